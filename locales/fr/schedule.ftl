schedule-packets-single = Elles se donnent une à une.
schedule-packets-several = Elles se donnent par {$packets}.
schedule-deals-at-table = {$players} joueurs, {$deals} d’au plus { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
schedule-step-size = Les donnes montent et descendent de {$step} à la fois ; la plus grande est toujours jouée.
schedule-bottom = Aucune donne ne compte moins de {$bottom}.
schedule-steps-joined = {$steps}, puis {$step}
schedule-deals-without-trump = {$deals}, sans atout
schedule-deals-with-trump = {$deals}, atout {$trump}
schedule-run-per-player = par joueur une donne de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
schedule-run-top-per-player = par joueur une donne de la plus grande taille
schedule-run-below-top-per-player = par joueur une donne d’une carte de moins
schedule-run-repeated = {$size} pendant { $times ->
    [one] {$times} donne
   *[other] {$times} donnes
}
schedule-run-several-per-player = {$size} pendant { $times ->
    [one] {$times} donne
   *[other] {$times} donnes
} par joueur
schedule-run-endless = {$size} jusqu’à la fin de la partie
schedule-run-rising = de {$start} à {$end} en montant
schedule-run-falling = de {$start} à {$end} en descendant
schedule-size-below-top = la taille juste sous la plus grande
schedule-extras-none = Il n’y a pas de donnes supplémentaires.
schedule-extras-listed = Après la dernière donne, pour départager ou pour le plaisir : {$extras}. La feuille les marque dans sa colonne de gauche.
schedule-extra-once = une donne
schedule-extra-per-player = au plus une donne par joueur
schedule-extra-zero-bids = toutes les annonces sont 0
schedule-extra-blind-bids = tous annoncent avant la distribution
schedule-extra-item = {$mark} ({$id}), {$most} de {$cards} où {$bids}
schedule-players-missing = Un programme demande les joueurs, ou leur nombre.
schedule-dealer-without-players = Un donneur ne se nomme qu’avec les joueurs.
schedule-dealer-assumed = Aucun donneur n’est nommé : {$dealer} tient la place de celui qu’une partie tire au sort.
schedule-goes-on = Et ainsi de suite jusqu’à la fin de la partie.
schedule-goes-on-until = Et ainsi de suite jusqu’à la donne {$deal}.
schedule-on-forehead = sur le front
