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
end-refusal-nothing-played = Aucune donne n’est jouée : il n’y a rien à classer.
end-deal-left-out = La donne {$deal} est commencée mais pas comptée : { $is_ruled ->
    [true] ni elle ni ce qui y a été décidé ne compte
   *[other] elle ne compte pas
}.
end-ask = { $abandoned ->
    [true] Abandonner la partie sans résultat ?
   *[other] Arrêter la partie là où elle en est ?
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
annul-refusal-not-over = La donne {$deal} n’est pas finie : il n’y a rien à annuler.
annul-refusal-twice = La donne {$deal} est déjà annulée.
annul-refusal-too-many = Plus aucune donne de cette partie ne peut être annulée.
annul-note-again = Annulée, et rejouée comme donne {$deal}.
annul-note-due = Annulée ; elle est rejouée après la dernière donne.
annul-note-left-out = Annulée ; rien n’est joué à sa place.
annul-note-replay = Jouée à la place de la donne {$deal}, qui a été annulée.
ruling-refusal-annulled = La donne {$deal} est annulée : aucune décision ne peut compter pour elle.
ruling-refusal-not-in-progress = La donne {$deal} n’est pas en cours : aucune décision ne peut la finir.
ruling-closes = {$ruling} ; la donne finit là
ruling-note-closed = Finie par une décision de la table, sans plis.
redeal-title = Redonner
redeal-option-same = par le même donneur
redeal-option-next = par le donneur suivant
redeal-option-annul = la donne {$deal}, qui alors ne compte pas
incident-refusal-too-many = Cette partie a déjà {$most} incidents, le plus possible.
incident-refusal-none = Aucun incident {$number} n’est noté.
incident-refusal-number-taken = L’incident {$number} est déjà noté.
incident-refusal-option = Le choix {$taken} n’existe pas ici.
incident-refusal-not-open = L’incident {$number} ne laisse plus rien à choisir.
incident-refusal-too-late = Il est trop tard pour choisir dans l’incident {$number} : { $until ->
    [next] la donne suivante a commencé
    [over] la partie est finie
   *[other] la donne est finie
}. { $option ->
    [waive] Personne n’a choisi : le choix est considéré comme abandonné.
   *[other] Personne n’a choisi, donc {$option} compte.
}
incident-remedy-options = Choisissez parmi : {$options}.
redeal-doubt-deal = {$deal} ressemble au numéro d’une donne, pas à un motif pour redonner.
