pack-by-players = {$players} joueurs, {$cards}
pack-ace-high = L’as est la plus forte carte.
pack-equals-first = De deux cartes égales, la première fait le pli.
pack-equals-second = De deux cartes égales, la seconde fait le pli.
pack-full = le jeu complet de 52 cartes
pack-ranks-to-ace = du {$lowest} à l’as
pack-cards-to-ace = { $double ->
    [true] deux jeux,{" "}
   *[false] {""}
}{$size} cartes, du {$lowest} à l’as
pack-cards-ranked = { $double ->
    [true] deux jeux,{" "}
   *[false] {""}
}{$size} cartes, de la plus forte à la plus faible : {$ranks}
pack-joker-number = {$number} × {$joker} ({$id})
# drops: $vowel
pack-joker-indefinite = {$joker}
pack-cards-with-jokers = {$cards}, avec {$jokers}
pack-takes-trumpless = il n’y a pas d’atout
pack-error-card-unknown = {$card} n’est dans aucun jeu de ces règles : attendu, une carte comme Ah, 10s, Td ou A♥{ $has_jokers ->
    [true]  ; ou {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} n’est ni une couleur ni une carte de ces règles : attendu, une couleur comme pique, ou la carte retournée, comme Ah.
pack-joker-takes-always = La carte {$joker} fait le pli, la première s’il y en a plusieurs ; si elle est jouée d’entrée, on peut fournir n’importe quelle carte.
pack-joker-takes-never = La carte {$joker} ne fait le pli que s’il n’y a rien d’autre, et c’est alors la première ; si elle est jouée d’entrée, la carte suivante d’une autre sorte fixe la couleur, si elle en a une.
pack-joker-unjudged = Ce que fait {$joker} dans un pli est au choix de la table.
pack-joker-definite = {$joker}
pack-joker-captures = Elle prend le pli à {$jokers}.
pack-joker-order = Si plusieurs sont dans un pli, la première de celles-ci le prend : {$jokers}.
pack-joker-any-trick = On peut les jouer à n’importe quel pli.
pack-takes-only-trump = {$card} est le seul atout joué
pack-takes-highest-trump = {$card} en est le plus fort atout{ $equals ->
    [first] , le premier des égaux
    [last] , le dernier des égaux
   *[none] {""}
}
pack-takes-no-trump-played = aucun atout n’a été joué
pack-takes-suit-led = {$reason}, et {$card} est la { $rank ->
    [only] seule
   *[highest] plus forte
} carte de la couleur demandée, {$led}{ $equals ->
    [first] , la première des égales
    [last] , la dernière des égales
   *[none] {""}
}
pack-takes-captures = {$card} prend {$captured}
pack-takes-first-card = aucune de ses cartes ne fait de pli, et {$card} a été jouée en premier
pack-takes-first-joker = {$card} est la première carte {$joker} jouée
pack-takes-joker = rien n’y dépasse la carte {$joker}
