check-verdict = { $verdict ->
    [legal] Permis
    [none] Pas de décision
   *[not_legal] Pas permis
}. {$reason}
check-card-by-place = La {$place} carte, {$card},
check-illegal-earlier = Pas permis avant cela. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} peut annoncer {$call}.
   *[false] {$player} peut dire « {$call} ».
}
check-no-suit-led = Aucune couleur n’est demandée : on peut jouer n’importe quelle carte.
check-cards-barred = Pas permis : {$cards}.
check-no-trump-assumed = Aucun atout indiqué : on compte sans atout.
check-pack-grows = Le jeu grandit avec le nombre de joueurs.
check-trick-taker = { $is_complete ->
    [true] {$taker} fait le pli.
   *[false] {$taker} mène pour l’instant.
}
