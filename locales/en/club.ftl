# Club nights: several tables, with people who move between them.
event-ready = The event {$event} is ready: {$title}.
event-entry-entered = {$number} {$players} entered.
event-entries-counted = { $number ->
    [one] {$number} entry
   *[other] {$number} entries
}. Tables: {$sizes}.
event-entries-other = With one more: {$more}. With one fewer: {$fewer}.
event-entries-bench = {$sizes}; { $number ->
    [one] {$number} sits out
   *[other] {$number} sit out
}
event-entry-away = {$number} {$players} is away from round {$round}.
event-entry-back = {$number} {$players} is back from round {$round}.
event-person-changed = From round {$round}, {$player} plays as {$number} in place of {$old_name}.
event-name-corrected = Entry {$number} is written {$player}.
event-exported = The event {$event} is in {$file}.
event-imported = The event {$event} is here: {$title}.
event-entry-paid = {$number} {$players} has paid {$amount}.
event-money-counted = Paid so far: {$amount}, by {$paid} of {$number}.
event-round-drawn = Round {$round}, seed {$seed}, try {$attempt}.
event-round-drawn-again = Round {$round} drawn again, seed {$seed}, try {$attempt}: {$reason}.
event-table-seats = Table {$table}: {$players}
event-bench-seats = Sitting out: {$players}
event-meetings-new = Nobody at a table has met before.
event-meetings-again = { $number ->
    [one] {$number} pair has met before.
   *[other] {$number} pairs have met before.
}
event-seats-corrected = Round {$round}, table {$table}: {$players} sat there.
event-seats-corrected-because = Round {$round}, table {$table}: {$players} sat there, because: {$reason}.
event-clock-started = Round {$round} has {$minutes} minutes.
event-result-entered = Round {$round}, table {$table}: {$result}.
event-result-changed = Round {$round}, table {$table}: {$result}, because: {$reason}.
event-result-not-played = Round {$round}, table {$table} was not played.
event-result-winner = Round {$round}, table {$table}: {$players} won.
event-table-agreed = Round {$round}, table {$table} agrees.
event-table-disputed = Round {$round}, table {$table}: the result is disputed.
event-table-disputed-by = Round {$round}, table {$table}: {$players} disputes the result.
event-table-agreed-by = Round {$round}, table {$table}: {$players} agrees.
event-round-closed = The results of round {$round} stand.
event-points-adjusted = {$number} {$players}: {$points} points in round {$round}, because: {$reason}.
event-rank-changed = Now ranked by: {$criteria}, because: {$reason}.
event-note-made = Note: {$text}
event-over = The evening is over.
event-act-undone = Taken back: {$act}
event-act-redone = Brought back: {$act}
event-all-tables-in = All tables are in.
event-tables-out = Still out: {$tables}.
event-places-changed = Changed places: {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = The tables differ in size, and the ranking begins with points: whoever sits at a larger table plays for more or fewer of them.
event-stations-repeat = From round {$round} on, people meet again who have met before.
event-partners-again = Former partners may meet again.
event-cut-lot = {$player} and {$other} were equal by every criterion: a lot let {$player} go on.
event-cut-changed = With this, {$players} would play from round {$round} in place of {$others}: the seats stand.
event-draws-sound = Every draw is the one that its seed gives.
event-draw-differs = Round {$round} is not seated as its seed gives.
event-nothing-drawn = No round is drawn yet.
event-table-state = { $state ->
    [open] nothing yet
    [entered] entered
    [agreed] agreed
    [closed] closed
   *[not-played] not played
}
event-table-playing = deal {$deal} played
event-flag = { $flag ->
    [early] entered early
    [far] far from all others
    [repeated] the same as in the round before
    [changed] changed since it was agreed
    [unfinished] not over when it was closed
   *[disputed] disputed
}
event-criterion = { $criterion ->
    [points] points
    [match] match points
    [wins] wins
    [made] deals made
    [met] their own meetings
    [best] best rounds
    [last] last rounds
    [table] last table
   *[lot] lot
}
event-ranked-by = From round {$round}, ranked by: {$criteria}.
event-rounds-title = Points by round
event-left-early = Left early and not ranked: {$players}.
event-results-missing = Not in yet: {$tables}.
event-table-named = round {$round} table {$table}
event-tables-named = round {$round} { $number ->
    [one] table
   *[other] tables
} {$tables}
event-explain-played = Round {$round}: table {$table}, seat {$seat}, {$points} points, {$match_points} match points.
event-explain-open = Round {$round}: table {$table}, seat {$seat}, no result yet.
event-explain-bench = Round {$round}: sat out, {$points} points.
event-explain-away = Round {$round}: not there.
event-explain-against = Place {$place} with {$points} points and {$match_points} match points, decided by {$criterion} against {$players}.
event-explain-place = Place {$place} with {$points} points and {$match_points} match points, decided by {$criterion}.
event-explain-equal = Place {$place} with {$points} points and {$match_points} match points, equal to others after every criterion.
event-prize-won = {$prize}: {$players}
event-no-prizes = The event has no prizes.
event-no-events = There is no event yet.
event-state-running = round {$round}
event-heading = { $column ->
    [number] no.
    [place] place
    [name] name
    [points] points
    [match] match
    [wins] wins
    [made] made
    [decided] decided by
    [table] table
    [seat] seat
    [event] event
    [title] title
    [entries] entries
    [day] day
    [round] round
    [result] result
   *[initials] initials
}
event-refusal-no-event = There is no event {$event}.{$suggestion}
event-refusal-none-chosen = No event is chosen.
event-refusal-exists = There is an event {$event} already.
event-refusal-unreadable = The journal of event {$event} cannot be relied on: {$reason}
event-refusal-no-kind = There is no kind of event {$kind}.{$suggestion}
event-refusal-plan = The plan cannot be read: {$reason}.
event-refusal-plan-key = A plan has no key {$key}.{$suggestion}
event-refusal-plan-value = {$key} cannot be {$value} in a plan.
event-journal-not-first = its first line is not that of an event
event-journal-line = line {$line}: {$reason}
event-refusal-ended = The evening is over.
event-refusal-no-entry = No entry is {$name}.
event-refusal-several-entries = {$name} could be {$numbers}.
event-refusal-name = {$name} cannot be the name of an entry: a name has 1 to 40 visible characters, no + and is no number.
event-refusal-too-many = An event has at most {$most} entries.
event-refusal-too-many-tables = A round has at most {$most} tables, and this one would have {$tables}.
event-refusal-people = An entry of this event is { $number ->
    [one] one person
   *[other] a pair, as Ana+Bo
}.
event-refusal-seating = { $present ->
    [one] {$present} entry
   *[other] {$present} entries
} cannot be seated: at least {$least} are needed{ $has_most ->
    [true] , and at most {$most}
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] No round is drawn yet
   *[other] Round {$round} is not drawn: the last is {$rounds}
}.
event-refusal-no-table = There is no table {$table}: { $tables ->
    [one] there is {$tables} table.
   *[other] there are {$tables} tables.
}
event-refusal-tables-open = Round {$round} still has no result at { $number ->
    [one] table
   *[other] tables
} {$tables}.
event-refusal-needs-winner = The points are equal at { $number ->
    [one] table
   *[other] tables
} {$tables}, so who moves must be said: the table cuts.
event-refusal-all-drawn = Round {$round} was the last.
event-refusal-begun = Round {$round} has begun, so it cannot be drawn again.
event-refusal-form = {$text} is not of the form {$form}.
event-refusal-no-side = There is no side {$side} at this table: it has {$sides}.
event-refusal-people-settled = Round {$round} has begun, so who plays in it is settled.
event-refusal-own-result = The side of {$number} entered this result: somebody of another side must agree.
event-refusal-not-at-table = {$number} does not sit at table {$table}.
event-refusal-needs-reason = This result stands: say why it changes.
event-refusal-sides = { $given ->
    [one] {$given} number was given
   *[other] {$given} numbers were given
}, and {$needed} are needed.
event-refusal-sum = The points add up to {$given}, not {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} is not a whole number.
   *[other] {$points} is no multiple of {$step}.
}
event-refusal-bounds = {$points} is not possible at a table: { $limits ->
    [both] from {$low} to {$high}
    [least] at least {$low}
   *[most] at most {$high}
}.
event-refusal-typed = The results of event {$event} are typed, so its tables have no games.
event-refusal-other-entries = These seats must hold the same entries as before: {$numbers}.
event-refusal-unchanged = It is so already.
event-refusal-nothing-to-undo = Nothing is left to take back.
event-refusal-nothing-to-redo = Nothing was taken back.
event-refusal-fixed-tables = Tables follow from the movement, so nobody can ask for one.
hint-event-add = enter people
hint-event-draw = draw the next round
hint-event-result = enter a result
hint-event-winner = say who won
hint-event-reason = give the reason
hint-event-status = see how it stands
hint-event-standings = see the ranking
hint-event-kind = see the keys of a kind
hint-event-kinds = list the kinds
hint-event-new = start an event
hint-event-choose = name it
hint-event-list = list the events
hint-event-undo = take it back
room-code-director = To run the evening: only for the director
room-refusal-link = This link does not record that.
room-refusal-meanwhile = Something else was recorded since this page was drawn: look at it, and send this again if it still fits.
room-refusal-agreed = This result is agreed: call the director.
room-replace-question = {$result} was entered at {$at}. To replace it, enter the result once more.
room-dispute-button = This is wrong
room-enter-button = Enter the result
room-keeper-label = Who keeps score?
room-game-link = Keep score deal by deal
room-agree-elsewhere = The other side agrees on its own page.
room-agree-button = {$player} agrees
room-agree-question = Is that right?
room-table-empty = Nobody sits here in round {$round}.
room-line-label = Any command of hoyle event that records, such as result 2 7 or substitute 3 Zoe
room-states-title = Tables
room-signs-title = Signs and cards with links
room-next-bench = {$player} sits out in round {$round}
room-next-partner = {$player}: round {$round}, table {$table}, seat {$seat}, with {$partner} against {$against}
room-next-seat = {$player}: round {$round}, table {$table}, seat {$seat}, against {$against}
room-close-button = Let the results of round {$round} stand
room-clock-button = Start the clock
room-draw-button = Draw the next round
room-ranking-title = Ranking after round {$round}
room-results-title = Round {$round}: the results
room-seats-title = Round {$round}: who sits where
room-out-title = Tables still out
room-clock-until = until {$at}
room-table-title = Table {$table}
event-none-removed = There are no events in the bin.
event-remove-ask = Move event {$event} to the bin?
event-remove-done = Moved event {$event} to the bin.
event-restore-done = Restored event {$event}.
event-restore-none = There is no event {$event} in the bin.
event-refusal-removed = An event {$event} is in the bin.
event-demo-title = Rehearsal: {$title}
event-demo-ready = The rehearsal {$event} is ready, with invented people and results.
event-print-no-links = There are no links yet: hoyle serve makes them when it runs for the first time.
hint-event-bin = list the events in the bin
hint-event-entries = choose another number
hint-event-remove = remove it
