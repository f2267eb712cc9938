revoke-play = au pli {$trick}, {$suit} était demandé, et {$player} a joué {$card}
revoke-lead = au pli {$trick}, {$player} a entamé {$card}, avant tout {$suit}
revoke-proof-played = au pli {$trick}, {$player} a joué {$card}, qui était alors en main
revoke-proof-taken = {$player} a pris {$card} au talon après le pli {$trick}, et l’a encore
revoke-proof-counted = les cartes non vues des autres couleurs ne suffisent pas à remplir cette main ({$player}), qui avait donc du {$cards}
revoke-proven = Renonce prouvée ({$player}) : {$play} ; {$proof}.
revoke-among-plays = Au moins une de ces cartes était une renonce, mais rien ne prouve laquelle : {$plays}.
false-call-join = Faux soutien ({$player}) : la demande était à {$suit}, et la main n’avait pas de {$suit}.
false-call-trou = la main n’avait pas exactement trois as
false-call-pass-trou = la main avait exactement trois as
false-call-partner = {$partner}, jouant avec {$caller}, n’avait pas le quatrième as ; le contrat est peut-être mal noté
false-call-aces = {$player} a joué {$cards}
false-call = { $call ->
    [partner] Faux partenaire
   *[other] Faux {$call}
} ({$player}) : {$reason}. {$aces}.
revoke-penalty = {$rule} Elle ne prévoit pas de pénalité : la table décide.
revoke-penalty-laws = {$rule} La pénalité est dans les lois de la partie : {$laws}.
review-without-cards = pas de {$cards}
review-shown-lasting = {$player} n’a {$missing}
review-shown-at-trick = au pli {$trick}, {$player} n’avait {$missing}
review-shown = Vu{ $doubted ->
    [true] , sauf renonce : {$findings}.
   *[false]  : {$findings}.
}
revoke-proven-by-trick = {$revoke} Prouvé par le pli {$trick}.
review-play-legal = {$play} : permis.
review-play-open = {$play} : rien de prouvé.
false-call-proven-by-trick = Prouvé par le pli {$trick}.
review-tricks-all = tous les plis
review-tricks-some = { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
} sur {$total}
review-all-legal = tout est joué selon les règles
review-no-revoke = aucune renonce n’est prouvée
review-revokes-unlocated = au moins { $revokes ->
    [one] {$revokes} renonce
   *[other] {$revokes} renonces
}, mais rien ne prouve laquelle
review-revokes-proven = { $revokes ->
    [one] {$revokes} renonce prouvée
   *[other] {$revokes} renonces prouvées
}
review-revokes-both = { $revokes ->
    [one] {$revokes} renonce prouvée
   *[other] {$revokes} renonces prouvées
}, et au moins {$more} de plus, mais rien ne prouve lesquelles
review-limit-unseen = les cartes que personne n’a vues pourraient montrer plus
review-limit-unrecorded = des cartes non notées pourraient montrer plus
review-result = D’après les cartes de {$tricks} : {$findings}.
