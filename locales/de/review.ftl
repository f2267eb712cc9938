revoke-play = in Stich {$trick} wurde {$suit} ausgespielt, und {$player} spielte {$card}
revoke-lead = in Stich {$trick} spielte {$player} {$card} aus, bevor {$suit} gefallen war
revoke-proof-played = in Stich {$trick} spielte {$player} {$card}, eine Karte, die damals schon auf der Hand war
revoke-proof-taken = {$player} hatte {$card} nach Stich {$trick} vom Talon genommen und hat diese Karte noch
revoke-proof-counted = die Karten anderer Farben, die niemand sah, reichen nicht für die Hand von {$player}, also hatte sie {$cards}
revoke-proven = Nichtbedienen von {$player} ist nachgewiesen: {$play}; {$proof}.
revoke-among-plays = Mindestens einmal war es hier Nichtbedienen, aber wann, ist nicht nachgewiesen: {$plays}.
false-call-join = Das Mitgehen von {$player} war falsch: Das Gebot war in {$suit}, und die Hand hatte kein {$suit}.
false-call-trou = die Hand hatte nicht genau drei Asse
false-call-pass-trou = die Hand hatte genau drei Asse
false-call-partner = {$partner}, Partner von {$caller}, hatte das vierte Ass nicht; vielleicht ist der Kontrakt falsch eingetragen
false-call-aces = {$player} spielte {$cards}
false-call = { $call ->
    [partner] Partnerschaft
   *[other] {$call}
} von {$player} war falsch: {$reason}. {$aces}.
revoke-penalty = {$rule} Eine Strafe nennt sie nicht, also entscheidet die Runde.
revoke-penalty-laws = {$rule} Die Strafe steht in den Gesetzen dieser Partie: {$laws}.
review-without-cards = kein {$cards}
review-shown-lasting = {$player} hat {$missing}
review-shown-at-trick = {$player} hatte {$missing} bei Stich {$trick}
review-shown = Daraus folgt{ $doubted ->
    [true] , wenn es kein Nichtbedienen war: {$findings}.
   *[false] : {$findings}.
}
revoke-proven-by-trick = {$revoke} Nachgewiesen durch Stich {$trick}.
review-play-legal = {$play}: erlaubt.
review-play-open = {$play}: nicht nachzuweisen, weder so noch so.
false-call-proven-by-trick = Nachgewiesen durch Stich {$trick}.
review-tricks-all = allen Stichen
review-tricks-some = {$tricks} von {$total} Stichen
review-all-legal = jede Karte war regelgerecht gespielt
review-no-revoke = kein Nichtbedienen ist nachgewiesen
review-revokes-unlocated = mindestens {$revokes}-mal nicht bedient, aber bei welcher Karte, ist nicht nachgewiesen
review-revokes-proven = nachweislich {$revokes}-mal nicht bedient
review-revokes-both = nachweislich {$revokes}-mal nicht bedient und mindestens {$more}-mal mehr, aber bei welchen Karten, ist nicht nachgewiesen
review-limit-unseen = die Karten, die niemand sah, könnten mehr zeigen
review-limit-unrecorded = nicht eingetragene Karten könnten mehr zeigen
review-result = Nach den Karten aus {$tricks}: {$findings}.
