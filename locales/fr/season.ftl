# Le classement d’une saison.
season-evenings = { $number ->
    [one] {$number} soirée
   *[other] {$number} soirées
}
season-empty = Aucune soirée de la saison n’est encore finie.
season-not-over = Pas encore finies, donc laissées de côté : {$evenings}.
season-too-few = Il faut au moins {$least} soirées pour être classé.
season-heading-counted = comptent
season-heading-evening = soirée
season-refusal-unknown = Il n’y a ni soirée ni partie {$id}.{$suggestion}
season-refusal-points = Les points de {$evening} ne s’additionnent pas : { $reason ->
    [low] le total le plus bas y gagne
    [part] certaines de ses donnes ne sont pas connues
    [rules] d’autres parties de la saison suivent d’autres règles
   *[match] une partie n’a pas de points de match
}. Comptez les places : of = "places".
season-refusal-value = { $fault ->
    [empty] places est vide. Donnez les points de chaque place, par exemple [10, 8, 6]
    [unused] places ne compte qu’avec of = "places"
    [rising] Une place ne peut pas valoir plus que la précédente
    [twice] Ceci figure déjà dans ties
   *[range] until précède since
}.
