schedule-packets-single = Ze worden een voor een gedeeld.
schedule-packets-several = Ze worden gedeeld in pakjes van {$packets}.
schedule-deals-at-table = {$players} spelers, {$deals} van hoogstens { $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
}
schedule-step-size = Het aantal kaarten stijgt en daalt met {$step} tegelijk; de hoogste ronde wordt altijd gespeeld.
schedule-bottom = Geen ronde heeft minder dan {$bottom}.
schedule-steps-joined = {$steps}, dan {$step}
schedule-deals-without-trump = {$deals}, zonder troef
schedule-deals-with-trump = {$deals}, met {$trump} als troef
schedule-run-per-player = één ronde van { $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
} per speler
schedule-run-top-per-player = één ronde van het hoogste aantal kaarten per speler
schedule-run-below-top-per-player = één ronde van één kaart onder het hoogste aantal per speler
schedule-run-repeated = { $times ->
    [one] {$times} ronde
   *[other] {$times} rondes
} van {$size}
schedule-run-several-per-player = { $times ->
    [one] {$times} ronde
   *[other] {$times} rondes
} van {$size} per speler
schedule-run-endless = {$size} tot de partij afgelopen is
schedule-run-rising = van {$start} oplopend tot {$end}
schedule-run-falling = van {$start} aflopend tot {$end}
schedule-size-below-top = één kaart onder het hoogste aantal
schedule-extras-none = Er zijn geen extra rondes.
schedule-extras-listed = Na de laatste ronde, om een gelijke stand te beslissen of voor het plezier: {$extras}. Op het scoreblad staan ze met hun teken in de linkerkolom.
schedule-extra-once = één ronde
schedule-extra-per-player = hoogstens één ronde per speler
schedule-extra-zero-bids = elk bod 0 is
schedule-extra-blind-bids = iedereen vóór het delen biedt
schedule-extra-item = {$mark} ({$id}), {$most} van {$cards} waarin {$bids}
schedule-players-missing = Een speelplan heeft de spelers nodig, of hun aantal.
schedule-dealer-without-players = Een deler kan alleen samen met de spelers genoemd worden.
schedule-dealer-assumed = Er is geen deler genoemd: {$dealer} staat voor wie in een partij geloot wordt.
schedule-goes-on = Enzovoort, tot de partij afgelopen is.
schedule-goes-on-until = Enzovoort tot en met ronde {$deal}.
schedule-on-forehead = op het voorhoofd
