board-open-bids = Open:
board-deal-part = { $part ->
    [bids] bids
    [tricks] tricks
    [trump] trump
    [tallies] counts
    [kind] kind of deal
   *[dealer] dealer
}
board-cell-bid = bid {$bid}
board-cell-took = took {$tricks}
board-view-title = { $view ->
    [table] table
    [sheet] sheet
    [score] score
    [chart] chart
    [log] log
   *[deal] deal {$deal}
}
act-bid-word = bid {$word}
board-help =
    The digits of a keypad are enough.

    At the table
     digits   a bid for each in turn; the
              player who took a trick; the
              line of a call; 0 for more
     Enter    record; space ends a number
     -        delete the last key, or undo
     +        redo
     /        the suit turned up; a bid by
              a word; a late call; a count
     !        what went wrong
     e        who comes or goes, notes
     n        trick by trick, or as numbers
    Everywhere
    {" *"}        the next view
    {" ."}        back
     + - j k  scroll; g G to the ends
     / on a page: search; n next, N back
    In the sheet
     3 Enter  open deal 3; a digit then
              corrects a part of it, and f
              takes any fix in words
    Letters
     t table  s sheet  b score  c chart
     l log  ? this  u undo  r redo  q leave
    Nothing is lost by leaving: all that is
    recorded is on the disk.
board-key-record = Enter records
board-key-show-changes = Enter shows what changes
board-key-leave = q leave
board-key-trick-by-trick = n trick by trick
board-key-numbers = n numbers
board-key-numbered-deal = number Enter opens a deal
board-typed-deal = deal {$typed}_
board-key-open = Enter opens it
board-typed-search = search: {$typed}_
board-key-find = Enter finds it
board-key-escape = Esc back
board-key-next-match = n next match
board-key-previous-match = N previous
board-typed-fix = fix: {$typed}_
board-key-show = Enter shows it
board-key-record-shown = Enter records it as shown
board-ask-trump = Which suit was turned up?
board-ask-bid = Which bid was made?
board-ask-call = Which call was made?
board-ask-tally = What was counted?
board-key-words = f in words
board-label-correct = correct:
board-digits-one-longer = {$typed} so far; {$digit} makes it {$number}.
board-digits-some-longer = {$typed} so far; {$first_digit}–{$last_digit} makes it {$first_number}–{$last_number}.
board-row-readings = {$digits}: {$readings}? Enter asks which.
board-too-small = The board needs {$columns} columns and {$rows} rows.
board-tricks-ask-takers = {$typed} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} in. Press the digit of who took each.
board-tricks-ask-numbers = {$typed} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} in. Type how many each took, in turn.
board-tricks-rest = {$player} took the other {$rest}. Press Enter to record.
board-tricks-too-many = Too many: {$rest} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} left.
board-tricks-last-player = The tricks add up to {$total}, so the last player took {$rest}.
board-search-none = No search yet: / starts one.
board-search-not-found = Not on this page: {$text}
board-choice-current = {$label} (now)
board-value-change = {$before} → {$after}
board-typed-first = Delete what is typed first: {$typed}.
board-tricks-all-typed = { $total ->
    [one] The trick is typed: Enter records it, - takes it back.
   *[other] All {$total} tricks are typed: Enter records them, - takes the last one back.
}
board-tricks-missing = Not recorded: only {$typed} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} in.
board-tricks-taken = Tricks taken: {$tricks}
board-ask-correction = Deal {$deal}: what should the { $part ->
    [bids] bids
    [tricks] tricks
    [trump] trump
    [tallies] counts
    [kind] kind of deal
   *[dealer] dealer
} have been?
board-number-too-high = At most {$most} here.
board-digit-range = Press a digit from 1 to {$most}.
board-typed-unrecorded = Typed but not recorded: {$typed}.
board-needs-terminal = The board needs a terminal.
board-all-typed = All numbers are in. Press Enter to { $is_correction ->
    [true] see what changes
   *[false] record
}.
board-ask-deal = Type the number of a deal that has begun, then press Enter.
board-quit-key = Ctrl-C quits.
board-help-title = {" "}Keys{" "}
board-key-undo = - undo
board-key-delete = - delete
board-key-digits = digits
board-key-redo = + redo
board-key-aside-back = / back
board-key-view = * view
board-key-help = ? keys
board-key-back = . back
board-key-scroll = + - scroll
board-key-search = / search
board-key-table = . table
board-key-help-back = ? back
board-key-help-leave = 0 leave
board-key-aside = / {$entries}
board-aside-bid = bid
board-aside-call = call
board-aside-tally = count
board-choice-more = more ({$page} of {$pages})
board-key-any = any key: next
board-entry-not-now = n works while tricks are due: it changes how they are typed.
board-key-choose = Enter chooses
board-key-wrongs = ! went wrong
board-key-events = e events
board-cell-declarer = declarer
board-cell-partner = partner
board-draft-kept = Typed before and not recorded: {$typed}.
board-draft-dropped = No longer due, and not recorded: {$typed}.
board-key-next = Enter next
board-contract-row = { $row ->
    [bid] Bid
    [trump] Trump
    [declarer] Declarer
    [factor] Word
   *[partner] Partner
}
board-key-contract = = contract
board-all-chosen = All chosen. Enter records it.
