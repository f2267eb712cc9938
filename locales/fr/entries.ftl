entry-game-begun = début : {$rules}
entry-mark-deal = (donne {$deal})
entry-mark-taken-back = (annulé)
entry-mark-fixed = (corrigé par l’entrée {$entry})
entry-trump-named = {$trump}, au choix du donneur
entry-trump = atout : {$trump}
entry-trump-turned = {$trump} retourné
entry-card-turned = {$card} retournée
entry-bid = {$player} annonce {$number}
entry-took = plis : {$player} {$number}
entry-dealer = donneur {$player}
entry-leave = {$newcomer} remplace {$player}
entry-swap = {$player} et {$other} échangent leurs places
entry-rename = {$old_name} s’appelle {$name}, dans toutes les donnes de la partie
entry-redeal = donne annulée ; le même donneur redonne
entry-extra = donne supplémentaire : {$extra}
entry-title = titre « {$title} »
entry-day = jouée le {$day}
entry-note-on-deal = note sur la donne {$deal} : « {$note} »
entry-contract = contrat : {$contract}
entry-fixed = donne {$deal} corrigée : {$changes}
entry-fixed-apart = corrigé : {$changes}
entry-undone = entrée {$entry} annulée
entry-redone = entrée {$entry} rétablie
entry-note = note : « {$note} »
entry-against-rules = {$act}, contre les règles
entry-nothing = rien
entry-removed = retiré « {$old} » (entrée {$entry})
entry-change = {$new} (avant : {$old} ; entrée {$entry})
entry-calls = enchères : {$calls}
entry-end = { $abandoned ->
    [true] la table abandonne la partie
   *[other] la table arrête la partie
}
entry-end-reason = {$end} : « {$reason} »
entry-redeal-next = donne annulée ; le joueur suivant donne
entry-annul = la donne {$deal} ne compte pas ; { $is_left_out ->
    [true] rien n’est joué à sa place
   *[other] elle est rejouée
}
entry-join = {$player} entre en jeu avec {$points}
entry-return = {$player} revient
entry-left = {$player} quitte la table
entry-incident = incident {$number} : {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] {" "}; le choix reste ouvert
    [waived] {" "}; on y renonce
   *[taken] {" "}; choisi : {$taken}
}
entry-choice = incident {$number} : { $waived ->
    [true] on y renonce
   *[other] choisi : {$taken}
}
