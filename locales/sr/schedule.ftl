schedule-packets-single = Dele se po jedna.
schedule-packets-several = Dele se po {$packets}.
schedule-deals-at-table = {$players} igrača, {$deals}, najviše { $cards ->
    [one] {$cards} karta
    [few] {$cards} karte
   *[other] {$cards} karata
}
schedule-step-size = Deljenja rastu i opadaju, a korak je {$step}; najveće se uvek igra.
schedule-bottom = Nijedno deljenje nema manje od {$bottom}.
schedule-steps-joined = {$steps}, zatim {$step}
schedule-deals-without-trump = {$deals}, sans
schedule-deals-with-trump = {$deals}, adut je {$trump}
schedule-run-per-player = po jedno deljenje sa { $cards ->
    [one] {$cards} kartom
    [few] {$cards} karte
   *[other] {$cards} karata
} za svakog igrača
schedule-run-top-per-player = po jedno najveće deljenje za svakog igrača
schedule-run-below-top-per-player = po jedno deljenje sa kartom manje nego u najvećem za svakog igrača
schedule-run-repeated = {$size} u { $times ->
    [one] {$times} deljenju
    [few] {$times} deljenja
   *[other] {$times} deljenja
}
schedule-run-several-per-player = {$size}, { $times ->
    [one] {$times} deljenje
    [few] {$times} deljenja
   *[other] {$times} deljenja
} za svakog igrača
schedule-run-endless = {$size} do kraja partije
schedule-run-rising = naviše: {$start} → {$end}
schedule-run-falling = naniže: {$start} → {$end}
schedule-size-below-top = karta manje od najvećeg
schedule-extras-none = Nema dodatnih deljenja.
schedule-extras-listed = Posle poslednjeg deljenja, da se razreši izjednačen ishod ili radi zabave: {$extras}. U tabeli su označena u levoj koloni.
schedule-extra-once = jedno deljenje
schedule-extra-per-player = najviše jedno deljenje po igraču
schedule-extra-zero-bids = svaka licitacija je 0
schedule-extra-blind-bids = svi licitiraju pre deljenja
schedule-extra-item = {$mark} ({$id}), {$most}, {$cards}: {$bids}
schedule-players-missing = Za raspored treba navesti igrače ili njihov broj.
schedule-dealer-without-players = Delilac može da se navede samo zajedno sa igračima.
schedule-dealer-assumed = Delilac nije naveden: {$dealer} stoji umesto onoga koga partija izvlači.
schedule-goes-on = I tako dalje do kraja partije.
schedule-goes-on-until = I tako dalje do {$deal}. deljenja.
schedule-on-forehead = na čelu
