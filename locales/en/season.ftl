# The table of a season.
season-evenings = { $number ->
    [one] {$number} evening
   *[other] {$number} evenings
}
season-empty = No evening of the season is over yet.
season-not-over = Not over yet, so left out: {$evenings}.
season-too-few = A place needs at least {$least} evenings.
season-heading-counted = counted
season-heading-evening = evening
season-refusal-unknown = There is no event or game {$id}.{$suggestion}
season-refusal-points = The points of {$evening} cannot be added up: { $reason ->
    [low] its lowest total wins
    [part] not all of its deals are known
    [rules] other games of the season have other rules
   *[match] a game has no match points
}. Use of = "places" instead.
season-refusal-value = { $fault ->
    [empty] places is empty. Give the points of each place, such as [10, 8, 6]
    [unused] places counts only with of = "places"
    [rising] A place cannot be worth more than the one before it
    [twice] This is already among the ties
   *[range] until is before since
}.
