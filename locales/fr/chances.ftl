chances-omissions = Non comptées : les donnes supplémentaires non commencées, les donnes annulées et les décisions ultérieures de la table.
chances-error-endless = Cette partie n’a pas de dernière donne : elle dure jusqu’à ce que les points ou les parties gagnées y mettent fin. Les chances ne se calculent que si le nombre de donnes est fixe.
chances-error-tallies = Les chances ne se calculent pas avec ce que cette partie compte en plus des plis.
chances-error-out = Des joueurs sont éliminés au cours de cette partie : les chances n’y sont pas calculées.
chances-error-too-open = Trop de choses restent ouvertes dans cette partie pour calculer les chances.
chances-place-alone = La première place sans partage
chances-place-shared = La première place, au moins partagée,
chances-place-first = La première place
chances-certain = {$place} est assurée pour {$side}.
chances-certain-rival = {$place} est assurée pour {$side} : {$rival}, {$distance}, peut gagner au plus {$points}.
chances-impossible-gain = {$place} est hors de portée pour {$side} : {$distance}, avec au plus {$points} à gagner.
chances-impossible = {$place} est hors de portée pour {$side} : rien dans les donnes restantes n’y mène.
chances-open = {$place} reste indécise pour {$side} : trop de choses sont possibles pour le calculer.
chances-distance-ahead = {$points} devant {$side}
chances-distance-level = à égalité avec {$side}
chances-distance-behind = {$points} derrière {$side}
chances-tricks-range = {$range} plis
chances-tricks-number = { $number ->
    [one] {$number} pli
   *[other] {$number} plis
}
chances-need-impossible = {$side} : la première place est hors de portée.
chances-need-possible = {$side} : avec {$tricks}, la première place dépend des autres.
chances-need-certain = {$side} : la première place est assurée avec {$tricks}, et sinon hors de portée.
chances-need-certain-possible = {$side} : la première place est assurée avec {$certain} ; avec {$possible}, elle dépend des autres.
chances-decided-certain = La première place est assurée pour {$sides}.
chances-decided-impossible = La première place est hors de portée pour {$sides}.
chances-line-caption = Un déroulement qui donne la première place à {$side}{ $alone ->
    [true] , sans partage :
   *[false]  :
}
chances-line-rest = … et encore { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}, que le programme a jouées jusqu’au bout.
chances-deals-left = Encore { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}, celle en cours comprise.
chances-verdict = { $verdict ->
    [certain] assurée
    [possible] possible
    [impossible] impossible
   *[open] indécise
}
