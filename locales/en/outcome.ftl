outcome-waived = {$refusal} The sheet marks the deal with †.
outcome-undone = Took back: {$entry}.
outcome-redone = Brought back: {$entry}.
outcome-tricks-known = These tricks are already recorded card by card. For the next deal, record its trump or its bids first.
outcome-ruling-pending = The points count when the deal ends.
outcome-totals = Totals: {$totals}.
outcome-tricks = Tricks: {$tricks}.
outcome-points-bonus = {$points} bonus
outcome-points-ruling = {$points} ruling
outcome-games-won = Games won: {$games}.
outcome-points = Points: {$points}.
outcome-journal = the journal
outcome-game-label = Game {$game}: {$text}
undo-nothing-left = There is nothing to undo.
redo-nothing-left = Nothing to redo: the last entry was not an undo.
outcome-columns-incomplete = The columns have to name each of {$players} once.
news-recorded-by-others = Recorded by others:
conflict-entry-passed = game {$game} no longer ends with entry {$entry}.
conflict-entry-missing = game {$game} has no entry {$entry} yet.
conflict-recorded-first = somebody else recorded something first.
conflict-latest-entry = The latest is {$entry}
conflict-record-again = If yours still applies, record it again.
conflict-nothing-recorded = Nothing recorded: {$reason}
conflict-game-replaced = {$game} was replaced by another game or an older copy: {$entries}.
news-earlier-entries = { $entries ->
    [one] {$entries} entry
   *[other] {$entries} entries
} before these.
news-entry = entry {$number}, {$time}: {$entry}.
news-time-now = just now
news-time-seconds = { $seconds ->
    [one] {$seconds} second
   *[other] {$seconds} seconds
} ago
news-time-minutes = { $minutes ->
    [one] {$minutes} minute
   *[other] {$minutes} minutes
} ago
outcome-dealer-drawn = {$dealer} was drawn to deal first.
