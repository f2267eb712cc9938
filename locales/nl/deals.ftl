extra-refusal-none-in-rules = {$title} heeft geen extra rondes.
extra-refusal-in-progress = Er is een extra ronde bezig.
extra-refusal-too-soon = Extra rondes komen na de laatste ronde: er { $deals ->
    [one] is nog {$deals} ronde
   *[other] zijn nog {$deals} rondes
} te spelen.
extra-refusal-spent = Een partij heeft hoogstens { $most ->
    [one] {$most} ronde {$mark}
   *[other] {$most} rondes {$mark}
}.
deal-refusal-game-over = De partij is afgelopen na { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
}.
extra-remedy-finish-current = Speel die eerst uit.
extra-remedy-play-schedule = Speel eerst tot het einde.
deal-refusal-none-begun = Er is nog geen ronde begonnen.
deal-refusal-not-begun = {$deal} is niet begonnen; de laatste is ronde {$latest}.
