extra-refusal-none-in-rules = {$title} hat keine Zusatzspiele.
extra-refusal-in-progress = Ein Zusatzspiel läuft.
extra-refusal-too-soon = Zusatzspiele folgen auf das letzte Spiel: noch { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}.
extra-refusal-spent = Eine Partie hat höchstens { $most ->
    [one] {$most} Spiel {$mark}
   *[other] {$most} Spiele {$mark}
}.
deal-refusal-game-over = Die Partie ist nach { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spielen
} vorbei.
extra-remedy-finish-current = Spielen Sie es zuerst zu Ende.
extra-remedy-play-schedule = Spielen Sie erst zu Ende.
deal-refusal-none-begun = Kein Spiel hat begonnen.
deal-refusal-not-begun = {$deal} hat nicht begonnen; das letzte ist Spiel {$latest}.
