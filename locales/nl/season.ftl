# De stand van een seizoen.
season-evenings = { $number ->
    [one] {$number} avond
   *[other] {$number} avonden
}
season-empty = Nog geen avond van het seizoen is afgelopen.
season-not-over = Nog niet afgelopen en dus niet meegeteld: {$evenings}.
season-too-few = Voor een plaats zijn minstens {$least} avonden nodig.
season-heading-counted = telt
season-heading-evening = avond
season-refusal-unknown = Er is geen avond of partij {$id}.{$suggestion}
season-refusal-points = De punten van {$evening} kunnen niet worden opgeteld: { $reason ->
    [low] daar wint het laagste totaal
    [part] niet alle rondes ervan zijn bekend
    [rules] andere partijen van het seizoen hebben andere regels
   *[match] een partij heeft geen matchpunten
}. Laat de plaatsen tellen: of = "places".
season-refusal-value = { $fault ->
    [empty] places is leeg. Geef de punten van elke plaats, bijvoorbeeld [10, 8, 6]
    [unused] places telt alleen met of = "places"
    [rising] Een plaats kan niet meer waard zijn dan de vorige
    [twice] Dit staat al in ties
   *[range] until ligt vóór since
}.
