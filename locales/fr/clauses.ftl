clause-rule-line = Règle {$clause} : {$sentence} {$source}
clause-players-alone = Pour {$players} joueurs{ $bids ->
    [true] , chacun pour soi.
   *[false] {"."}
}
clause-players-partners = Pour {$players} joueurs. Les joueurs face à face sont partenaires et partagent un score{ $bids ->
    [true]  ; leurs annonces s’additionnent, leurs plis aussi.
   *[false] {"."}
}
clause-dealer-turn = Le premier donneur est tiré au sort. { $bidding ->
    [none] La donne et le jeu passent ensuite
    [auction] La donne passe ensuite
   *[numbers] La donne, les annonces et le jeu passent ensuite
} { $side ->
    [left] à gauche
   *[right] à droite
} ({ $turn ->
    [clockwise] sens des aiguilles d’une montre
   *[other] sens inverse des aiguilles d’une montre
}).
clause-bid-turn = Chacun annonce une fois, à son tour ; le premier est le joueur { $side ->
    [left] à gauche
   *[right] à droite
} du donneur, le dernier est le donneur.
clause-bid-final = Une annonce est définitive.
clause-auction-unrecorded = La table tient elle-même les enchères ; seul le contrat est noté. Si tout le monde passe, on redonne.
clause-call-turn = Le joueur { $side ->
    [left] à gauche
   *[right] à droite
} du donneur parle en premier. Passer est définitif ; les enchères durent jusqu’à ce que tous aient passé. Si personne n’enchérit, on redonne.
clause-trou = Un joueur qui a exactement trois as doit annoncer trou avant les enchères. Les autres disent pass-trou. Après un trou, seuls les autres peuvent enchérir, et seulement plus haut. Si personne ne le fait, le quatrième as désigne le partenaire, qui nomme l’atout et entame.
clause-tricks-contract = Les plis du camp déclarant comptent pour le contrat.
clause-tricks-sum = Toutes les cartes sont jouées : la somme des plis d’une donne est le nombre de cartes par joueur.
clause-tricks-void = Un pli peut n’être fait par personne : leur somme peut donc être moindre.
clause-incidents = Ces règles ne nomment aucune pénalité pour une renonce, une maldonne ou une autre irrégularité. La table décide ; notez sa décision avec le motif.
clause-dead-hand-never = Tout le monde joue à chaque donne.
clause-dead-hand = À {$players} joueurs, le donneur fait le mort : ni cartes, ni annonce, ni plis, ni points dans cette donne.
clause-end-tie = En cas d’égalité en tête, on joue une donne de plus.
clause-end-tie-shared = À égalité, la place est partagée.
clause-end-tie-bids = À égalité, la plus grande somme d’annonces tenues l’emporte.
clause-end-tie-breaks = À égalité, on départage par {$breaks}.
clause-tie-break = { $by ->
    [made-deals] le nombre de donnes où l’annonce est tenue
    [last-deal] les points de la dernière donne
   *[successful-bids] la somme des annonces tenues
}
clause-tie-break-then = {$first}, puis par {$next}
clause-end-winner = { $lowest_wins ->
    [true] Le plus petit total gagne.
   *[false] Le plus grand total gagne.
}
clause-end-match = Chaque manche part de zéro et dure jusqu’à ce qu’un camp atteigne {$points}. Le premier camp à en remporter {$games} gagne. Le classement suit les manches gagnées, puis la manche en cours.
clause-end-match-least = Chaque partie part de zéro et dure jusqu’à ce qu’un camp atteigne {$points} ou tombe à {$least} ou moins. Le premier camp à en remporter {$games} gagne. Le classement suit les parties gagnées, puis la partie en cours.
clause-end-points = La partie se termine à la fin de la donne où quelqu’un atteint {$points}.
clause-end-declarer = Ce doit être un camp qui vient de gagner un contrat ; il gagne, même si un autre a plus.
clause-end-points-least = La partie se termine à la fin de la donne où quelqu’un atteint {$points} ou tombe à {$least} ou moins.
clause-end-least = La partie se termine à la fin de la donne où quelqu’un tombe à {$least} ou moins.
clause-end-when = La partie se termine à la fin de la donne où quelqu’un remplit cette condition : {$condition}.
clause-end-partners = Ce joueur et son partenaire d’en face gagnent. Si d’autres la remplissent aussi, la paire qui a le plus de points à deux gagne ; à égalité, on joue une donne de plus.
clause-end-out = Qui remplit cette condition après une donne est éliminé : {$condition}. Les autres continuent. Qui reste plus longtemps est mieux classé ; sinon le total décide. La partie est finie quand il reste trop peu de joueurs.
clause-end-schedule = La partie se termine avec la dernière donne du programme.
clause-doubling-suit = Quand l’atout est {$suit}, les points d’une donne sont doublés. Cela vaut pour un atout retourné ou tiré au sort, pas pour un cycle fixe.
clause-doubling-none = Aucun atout ne double les points d’une donne. Une table peut le décider pour pique, mais seulement si l’atout est retourné ou tiré au sort, pas dans un cycle fixe.
clause-promotion-skips-ones = Les donnes d’une carte ne comptent pas.
clause-promotion-ends-at-ones = Une donne d’une carte met fin à toute série.
clause-promotion-cost = Une série de donnes manquées coûte autant.
clause-promotion-none = Une série ne rapporte aucune prime.
clause-promotion-choices = Une série ne rapporte aucune prime, sauf si la table en choisit une : {$schemes}.
clause-promotion-without-zero = Une série gagnante contenant une annonce de 0 ne rapporte rien.
clause-promotion-run = {$points} pour { $deals ->
    [one] {$deals} donne tenue
   *[other] {$deals} donnes tenues
} de suite ({$promotion})
clause-promotion-run-players = {$points} pour autant de donnes tenues de suite qu’il y a de joueurs ({$promotion})
clause-promotion-run-longer = {$points} pour { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
} de plus qu’il y a de joueurs, tenues de suite ({$promotion})
clause-zero-finish = Un total d’exactement 0 après la dernière donne du programme gagne.
clause-zero-finish-off = Un total de 0 ne gagne pas, sauf si la table en décide ainsi.
clause-zero-finish-forms = La fin à zéro ne va pas avec {$forms}.
clause-forehead-off = Une table peut convenir de jouer les donnes d’une carte avec la carte sur le front : chacun voit toutes les cartes sauf la sienne.
clause-forehead = { $deals ->
    [all] Toutes les donnes d’une carte
    [last] Les dernières donnes d’une carte
   *[first_and_last] Les premières et les dernières donnes d’une carte
} se jouent carte sur le front : chacun voit toutes les cartes sauf la sienne.
clause-dealer-last = Après une donne hors tour, c’est le joueur qui suit ce donneur qui donne.
clause-incidents-laws = Une renonce, une maldonne ou une autre irrégularité se juge d’après des lois : {$laws} [{$set}].
clause-incidents-own = Ces règles ont leurs propres lois : {$kinds}.
clause-tricks-tallies = Aucun pli n’est demandé : ce qui est compté décide du contrat.
