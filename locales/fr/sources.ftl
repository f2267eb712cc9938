source-table-ruling = Décision de la table
source-house-rules = Règles de la maison
source-our-reading = notre lecture
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
   *[no-penalties] le document ne prévoit pas de pénalité
}
source-reading = { $reading ->
    [last-before-dead-hand] le joueur placé avant le mort annonce en dernier
    [lapsed-call] une demande que personne ne soutient tombe, et la plus haute autre enchère est jouée, même si son auteur a passé depuis
    [join-keeps-level] un soutien garde la hauteur de la demande tant que c’est la dernière enchère ; sinon il monte l’enchère de la paire à la plus basse demande au-dessus de la dernière enchère, ou à la hauteur nommée
    [end-of-auction] le camp de la dernière enchère n’a pas à passer ; si personne n’enchérit, le même donneur redonne
    [last-word] la paire gagnante peut encore faire l’un ou l’autre jusqu’à ce qu’une carte ou le résultat soit noté
    [shared-rank] à totaux égaux, la place est partagée
    [tie-at-the-end] en cas d’égalité en tête, on joue une donne de plus
    [spoilt-run] une série avec une annonce de 0 ne rapporte rien, mais finit là où elle aurait rapporté
    [runs-past-dead-hand] une donne où l’on fait le mort ne prolonge ni n’arrête une série
   *[zero-before-extras] le total est jugé avant les donnes supplémentaires
}
source-reading-no-trump-highest = le sans atout dépasse {$suit}
source-reading-every-suit = toutes les couleurs
source-reading-trick-fewer = {$tricks} se jouent dans {$bids}, qu’on écarte ou non
source-reading-dead-hand-counts = le mort compte parmi les joueurs pour {$schemes}
