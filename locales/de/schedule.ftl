schedule-packets-single = Gegeben wird einzeln.
schedule-packets-several = Gegeben wird zu je {$packets}.
schedule-deals-at-table = {$players} Spieler, {$deals} mit bis zu { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}
schedule-step-size = Die Kartenzahl steigt und fällt um je {$step}; die höchste wird immer gespielt.
schedule-bottom = Kein Spiel hat weniger als {$bottom}.
schedule-steps-joined = {$steps}, dann {$step}
schedule-deals-without-trump = {$deals}, ohne Trumpf
schedule-deals-with-trump = {$deals}, mit {$trump} als Trumpf
schedule-run-per-player = je Spieler ein Spiel mit { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}
schedule-run-top-per-player = je Spieler ein Spiel mit der höchsten Kartenzahl
schedule-run-below-top-per-player = je Spieler ein Spiel mit einer Karte weniger als der Höchstzahl
schedule-run-repeated = {$size} für { $times ->
    [one] {$times} Spiel
   *[other] {$times} Spiele
}
schedule-run-several-per-player = {$size} für { $times ->
    [one] {$times} Spiel
   *[other] {$times} Spiele
} je Spieler
schedule-run-endless = {$size} bis zum Ende der Partie
schedule-run-rising = aufsteigend, {$start} zuerst, {$end} zuletzt
schedule-run-falling = absteigend, {$start} zuerst, {$end} zuletzt
schedule-size-below-top = eine Karte weniger als die Höchstzahl
schedule-extras-none = Es gibt keine Zusatzspiele.
schedule-extras-listed = Nach dem letzten Spiel, um einen Gleichstand zu entscheiden oder zum Spaß: {$extras}. Auf dem Zettel stehen sie mit ihrem Kürzel in der linken Spalte.
schedule-extra-once = ein Spiel
schedule-extra-per-player = höchstens ein Spiel je Spieler
schedule-extra-zero-bids = jede Ansage 0 ist
schedule-extra-blind-bids = alle vor dem Geben ansagen
schedule-extra-item = {$mark} ({$id}), {$most} mit {$cards}, wobei {$bids}
schedule-players-missing = Ein Spielplan braucht die Spieler oder ihre Zahl.
schedule-dealer-without-players = Ein Geber kann nur zusammen mit den Spielern angegeben werden.
schedule-dealer-assumed = Kein Geber ist genannt: {$dealer} steht für den, den eine Partie auslost.
schedule-goes-on = Und so weiter bis zum Ende der Partie.
schedule-goes-on-until = Und so weiter bis zum {$deal}. Spiel.
schedule-on-forehead = an der Stirn
