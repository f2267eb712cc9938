source-table-ruling = Décision de la table
source-house-rules = Règles de la maison
source-our-reading = notre lecture
source-own-page = {$game}, { $id ->
    [oh-hell] comme Hoyle le tient
   *[other] comme on y joue d’ordinaire
}
source-reason = { $reading ->
    [first-dealer] le document ne dit pas qui donne
    [last-before-dead-hand] le mort ne peut pas annoncer
    [end-of-auction] personne n’a à surenchérir sur soi-même, et aucune donne n’a été jouée
    [last-word] jusque-là, rien n’a été joué
    [lapsed-call] une demande est une enchère à deux, et ne bat rien sans partenaire
    [join-keeps-level] soutenir, c’est accepter une enchère, pas la dépasser
    [no-trump-highest] le document ne classe que les couleurs
    [trick-fewer] qui écarte n’a plus de carte pour un autre pli
    [match-length] le document ne dit pas la durée d’un match
    [tie-at-the-end] rien n’est dit d’une égalité à la fin
    [shared-rank] rien n’est dit des totaux égaux
    [spoilt-run] c’est la prime qui est refusée, pas la série
    [dead-hand-counts] ce sont les joueurs qui comptent, pas les mains
    [runs-past-dead-hand] le mort ne réussit ni ne manque
    [zero-before-extras] les donnes supplémentaires ne sont pas du programme
    [ace-high] le document parle de la plus haute carte sans la nommer
    [highest-ranks] le document ne donne que le nombre de cartes
    [larger-tables] le document ne dit pas comment les donnes changent avec plus de joueurs
    [dead-hand-deals] le document compte les joueurs, et ainsi chacun se repose une fois dans chaque suite
    [needs-joiner] qui a annoncé ou passé ne peut pas soutenir
    [who-may-join] soutenir reviendrait à abandonner sa propre annonce
    [opening-may-rise] elle a été annoncée au premier tour de parole
    [trou-place] le document renvoie à sa liste d’annonces
    [highest-wins] le document ne dit pas quel total gagne
    [bonuses-undoubled] le document double les points de la donne
    [new-run] le document ne dit pas ce qui suit une série payée
    [shared-zero] le document parle des points après la dernière donne, et d’un seul joueur
    [forehead-deals] c’est le nombre de donnes d’une carte qui se suivent
    [extra-deals] ces donnes ne sont pas du programme, et seules les annonces de 0 sont imposées
    [either-miss] le document dit « underbid » pour trop peu comme pour trop de levées
    [row-ends] la ligne de points s’arrête là
    [flat-loss] sa ligne a un seul nombre, sans points de suspension
    [trou-thirteen] sa ligne a un seul nombre
    [tied-deal] rien n’est dit de levées à égalité
   *[no-penalties] le document ne prévoit pas de pénalité
}
source-reading = { $reading ->
    [last-before-dead-hand] le joueur placé avant le mort annonce en dernier
    [lapsed-call] une demande que personne ne soutient tombe, et la plus haute autre enchère est jouée, même si son auteur a passé depuis
    [join-keeps-level] un soutien garde la hauteur de la demande tant que c’est la dernière enchère ; sinon il monte l’enchère de la paire à la plus basse demande au-dessus de la dernière enchère, ou à la hauteur nommée
    [end-of-auction] le camp de la dernière enchère n’a pas à passer ; si personne n’enchérit, le même donneur redonne
    [last-word] la paire gagnante peut encore monter ou se dégager jusqu’à ce qu’une carte ou le résultat soit noté
    [shared-rank] à totaux égaux, la place est partagée
    [tie-at-the-end] en cas d’égalité en tête, on joue une donne de plus
    [spoilt-run] avec no-zero, une série avec une annonce de 0 ne rapporte rien, mais finit là où elle aurait rapporté
    [runs-past-dead-hand] une donne où l’on fait le mort ne prolonge ni n’arrête une série
    [ace-high] l’as est la plus haute carte et le deux la plus basse
    [needs-joiner] seul un joueur qui n’a pas parlé, ou qui attend, peut encore soutenir
    [who-may-join] seul peut soutenir qui n’a pas parlé, ou qui attend
    [opening-may-rise] qui a ouvert par une enchère du premier tour peut ensuite la monter à une autre, plus haute
    [trou-place] trou a le rang que lui donne la liste des points, non celui de ses points
    [highest-wins] le plus grand total gagne
    [bonuses-undoubled] les primes ne sont pas doublées
    [new-run] après une série complète, tenue ou manquée, une nouvelle commence
    [shared-zero] les primes comptent dans un total de 0, et la victoire peut être partagée
    [forehead-deals] il y a à chaque bout autant de donnes sur le front que de joueurs
    [extra-deals] la règle de la somme s’applique où l’on annonce soi-même, et ces donnes ne rapportent aucune prime
    [either-miss] trop de levées coûtent autant que trop peu
    [row-ends] les levées au-delà de la ligne ne rapportent rien de plus
    [trou-thirteen] les treize levées ne rapportent pas plus que neuf dans trou
    [tied-deal] une donne à levées égales n’a pas de gagnant
   *[zero-before-extras] le total est jugé avant les donnes supplémentaires
}
source-reading-highest-ranks = les plus hautes cartes de chaque couleur restent dans le jeu : {$ranks}
source-reading-larger-tables = avec plus de joueurs, la plus grande donne est tout ce que le jeu permet, et il y a autant de donnes d’une carte que de joueurs : {$deals}
source-reading-dead-hand-deals = les donnes répétées pour chaque joueur comptent la main morte : {$deals}
source-reading-flat-loss = {$bids} coûte autant, quel que soit le nombre de levées manquantes
source-reading-no-trump-highest = le sans-atout dépasse {$suit}
source-reading-every-suit = toutes les couleurs
source-reading-trick-fewer = {$tricks} se jouent dans {$bids}, qu’on écarte ou non
source-reading-dead-hand-counts = le mort compte parmi les joueurs pour {$schemes}
