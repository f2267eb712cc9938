revoke-play = in slag {$trick} was {$suit} gevraagd, en {$player} speelde {$card}
revoke-lead = in slag {$trick} kwam {$player} uit met {$card}, voordat er {$suit} gespeeld was
revoke-proof-played = in slag {$trick} speelde {$player} {$card}, die toen in de hand zat
revoke-proof-taken = {$player} had {$card} na slag {$trick} van de stok genomen, en heeft die nog
revoke-proof-counted = er zijn te weinig ongeziene kaarten van andere kleuren om de hand van {$player} te vullen, dus zaten er {$cards} in
revoke-proven = Een verzaking van {$player} is bewezen: {$play}; {$proof}.
revoke-among-plays = Minstens een van deze was een verzaking, maar welke is niet bewezen: {$plays}.
false-call-join = Het meegaan van {$player} was onterecht: de vraag was in {$suit}, en de hand had geen {$suit}.
false-call-trou = de hand had niet precies drie azen
false-call-pass-trou = de hand had precies drie azen
false-call-partner = {$partner}, de partner van {$caller}, had de vierde aas niet; misschien is het contract verkeerd genoteerd
false-call-aces = {$player} speelde {$cards}
false-call = { $call ->
    [partner] Het partnerschap
   *[other] {$call}
} van {$player} was onterecht: {$reason}. {$aces}.
revoke-penalty = {$rule} De regel noemt geen straf, dus beslissen de spelers.
revoke-penalty-laws = {$rule} De straf staat in de wetten van deze partij: {$laws}.
review-without-cards = geen {$cards}
review-shown-lasting = {$player} heeft {$missing}
review-shown-at-trick = {$player} had {$missing} in slag {$trick}
review-shown = Gebleken{ $doubted ->
    [true] , tenzij het een verzaking was: {$findings}.
   *[false] : {$findings}.
}
revoke-proven-by-trick = {$revoke} Bewezen door slag {$trick}.
review-play-legal = {$play}: toegestaan.
review-play-open = {$play}: niets bewezen.
false-call-proven-by-trick = Bewezen door slag {$trick}.
review-tricks-all = alle slagen
review-tricks-some = {$tricks} van {$total} slagen
review-all-legal = alles wat gespeeld is, was toegestaan
review-no-revoke = er is geen verzaking bewezen
review-revokes-unlocated = minstens { $revokes ->
    [one] {$revokes} verzaking
   *[other] {$revokes} verzakingen
}, maar het is niet bewezen waar
review-revokes-proven = { $revokes ->
    [one] {$revokes} verzaking
   *[other] {$revokes} verzakingen
} bewezen
review-revokes-both = { $revokes ->
    [one] {$revokes} verzaking
   *[other] {$revokes} verzakingen
} bewezen, en minstens nog {$more}, maar het is niet bewezen waar
review-limit-unseen = de kaarten die niemand zag, zouden meer kunnen tonen
review-limit-unrecorded = kaarten die niet genoteerd zijn, zouden meer kunnen tonen
review-result = Uit de kaarten van {$tricks}: {$findings}.
