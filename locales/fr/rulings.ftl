incident-revoke = une renonce
incident-misdeal = une maldonne
incident-other = un autre incident
ruling-with-points = décision de la table sur {$incident} : « {$reason} »
ruling-without-points = décision de la table sur {$incident} : « {$reason} », sans points
ruling-counted-later = compté à la fin de la donne
note-refusal-too-many = Cette partie a déjà {$most} notes, le plus possible.
text-refusal-empty = { $kind ->
    [note] Une note
    [title] Un titre
    [reason] Un motif
   *[other] Un texte
} demande au moins un caractère visible.
text-refusal-too-long = { $kind ->
    [note] Cette note est trop longue
    [title] Ce titre est trop long
    [reason] Ce motif est trop long
   *[other] Ce texte est trop long
} : au plus {$longest} caractères.
text-refusal-invisible = { $kind ->
    [note] Une note
    [title] Un titre
    [reason] Un motif
   *[other] Un texte
} ne peut pas contenir U+{$code}, un caractère de contrôle ou invisible.
ruling-refusal-no-reason = Une décision demande un motif.
ruling-refusal-too-many = Cette partie a déjà {$most} décisions, le plus possible.
ruling-refusal-points-twice = Des points sont donnés deux fois pour {$player}.
ruling-refusal-points-range = Une décision donne ou retire de ½ à {$most} points. Sans points, omettez-les.
ruling-refusal-unit-half = Les points sont entiers ou finissent par un demi : 5, -2.5, ½.
ruling-refusal-unit-tenth = Les points sont entiers ou ont une décimale : 5, -2.5.
ruling-refusal-no-seat = Personne n’est assis là.
ruling-doubt-points = {$reason} ressemble aux points d’une décision, pas à son motif.
end-refusal-nothing-played = Aucune donne n’est jouée : il n’y a rien à classer.
end-deal-left-out = La donne {$deal} est commencée mais pas comptée : elle ne compte pas.
end-ask = { $abandoned ->
    [true] Abandonner la partie sans résultat ?
   *[other] Arrêter la partie là où elle en est ?
}
end-declined = La partie continue.
end-title = Arrêter la partie
end-option = { $abandoned ->
    [true] sans résultat
   *[other] là où elle en est
}
end-refusal-by-table = La table a arrêté la partie après { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}.
