offer-top-by-players = la plus grande donne, au plus {$most_cards} à {$fewest_players} joueurs et {$least_cards} à {$most_players}
offer-setting = { $setting ->
    [premium] les points d’une annonce tenue, avant ses plis
    [spades-double] si une donne à pique compte double
    [promotions] quelles séries de donnes rapportent une prime
    [no-zero] si une série gagnante contenant une annonce de 0 ne rapporte rien ; demande une prime en vigueur
    [zero-finish] si un total d’exactement 0 après la dernière donne gagne
    [forehead] quelles donnes d’une carte se jouent carte sur le front, chacun voyant toutes les cartes sauf la sienne
    [rotation] qui donne après une donne hors tour : le joueur prévu par le programme, ou celui qui suit ce donneur
    [top] la plus grande donne
    [step] de combien de cartes les donnes montent et descendent, comptées depuis la plus petite
    [bottom] la plus petite donne ; aucune n’est jouée en dessous
    [hook] si la règle de la somme s’applique, ou à partir de combien de cartes
    [end] les points qui mettent fin à la partie
    [trumps] l’ordre des atouts entre enchères égales
    [overtricks] si un solo est payé pour chaque pli au-delà de l’objectif, ou seulement pour ceux de la liste
    [trou-all] ce que rapporte un trou pour les treize plis
    [join] qui peut soutenir une demande : qui n’a pas parlé ou attend, ou tous ceux qui n’ont pas passé
    [trou-rank] si trou a le rang de la liste des points, ou celui de ses points
    [miss] si trop de levées coûtent autant que trop peu, ou rien
    [ties] ce qui départage les totaux égaux, dans l’ordre
   *[match] si un match additionne les donnes gagnées, ou les plis
}
offer-promotion-length = longueur d’une série pour la prime {$promotion} ; la met aussi en vigueur
offer-promotion-points = prime d’une série selon {$promotion} ; la met aussi en vigueur
offer-match-end = si un match additionne les donnes gagnées, ou les plis, et finit alors à {$tricks}
offer-other-scores = En vigueur ; {$scores} barèmes au choix.
offer-choices-caption = Ce qu’une table peut choisir
offer-no-laws = Aucune loi ; la table décide.
