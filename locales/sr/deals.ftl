extra-refusal-none-in-rules = {$title} nema dodatnih deljenja.
extra-refusal-in-progress = Dodatno deljenje je u toku.
extra-refusal-too-soon = Dodatna deljenja dolaze posle poslednjeg: { $deals ->
    [one] preostalo je {$deals} deljenje
    [few] preostala su {$deals} deljenja
   *[other] preostalo je {$deals} deljenja
}.
extra-refusal-spent = Dodatnih deljenja {$mark} u partiji može biti najviše {$most}.
deal-refusal-game-over = Partija je završena posle { $deals ->
    [one] {$deals} deljenja
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
}.
extra-remedy-finish-current = Prvo ga završite.
extra-remedy-play-schedule = Prvo odigrajte do kraja.
deal-refusal-none-begun = Nijedno deljenje nije počelo.
deal-refusal-not-begun = {$deal} nije počelo; poslednje započeto je deljenje {$latest}.
