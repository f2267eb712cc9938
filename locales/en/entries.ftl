entry-game-begun = begun: {$rules}
entry-mark-deal = (deal {$deal})
entry-mark-taken-back = (taken back)
entry-mark-fixed = (fixed by entry {$entry})
entry-trump-named = {$trump} named by the dealer
entry-trump = trump: {$trump}
entry-trump-turned = {$trump} turned up
entry-card-turned = {$card} turned up
entry-bid = {$player} bid {$number}
entry-took = {$player} took {$number}
entry-dealer = dealt by {$player}
entry-leave = {$newcomer} replaces {$player}
entry-swap = {$player} and {$other} swap seats
entry-rename = {$old_name} is {$name}, in every deal of the game
entry-redeal = thrown in; the same dealer deals again
entry-extra = extra deal: {$extra}
entry-title = called “{$title}”
entry-day = played on {$day}
entry-note-on-deal = note on deal {$deal}: “{$note}”
entry-contract = contract: {$contract}
entry-fixed = fixed deal {$deal}: {$changes}
entry-fixed-apart = fixed: {$changes}
entry-undone = took back entry {$entry}
entry-redone = brought back entry {$entry}
entry-note = note: “{$note}”
entry-against-rules = {$act}, against the rules
entry-nothing = nothing
entry-removed = took out “{$old}” (entry {$entry})
entry-change = {$new} (was: {$old}; entry {$entry})
entry-calls = called {$calls}
entry-end = { $abandoned ->
    [true] the table abandoned the game
   *[other] the table ended the game
}
entry-end-reason = {$end}: “{$reason}”
entry-redeal-next = thrown in; the next player deals it
entry-annul = deal {$deal} does not count; { $is_left_out ->
    [true] nothing is played for it
   *[other] it is played again
}
entry-join = {$player} joins with {$points}
entry-return = {$player} comes back
entry-left = {$player} leaves the table
entry-incident = incident {$number}: {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] ; the choice is open
    [waived] ; waived
   *[taken] ; taken: {$taken}
}
entry-choice = incident {$number}: { $waived ->
    [true] waived
   *[other] taken: {$taken}
}
