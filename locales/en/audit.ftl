audit-caption-tricks = Bids and tricks
audit-caption-either = {$cell}: took {$took}
audit-caption-totals = Totals
audit-caption-fits = Rules that fit
audit-caption-others = Others, closest first
audit-title = Audit
audit-caption-sheet = The sheet as written. An arrow leads from what is wrong to what it should be.
audit-remark-tie = More than one set of rules explains the sheet equally well: it does not show which was played.
audit-remark-winner = With the right totals, first place changes.
audit-error-rules-unclear = The sheet does not show which rules were played, so it cannot become a game.
audit-error-many-slips = A sheet with so many slips cannot become a game.
audit-error-no-candidate = No rules in which players bid tricks are for {$players} players with these settings.
audit-error-tricks-uncertain = The tricks of deal {$deal} are not certain, so the sheet cannot become a game.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = No set of rules explains the sheet with six slips or fewer.
audit-error-struck = A deal was struck out and not played again at once, so the sheet cannot become a game.
audit-error-schedule-alone = A schedule belongs to a set of rules: name the rules, too.
audit-any-rules = games with bids of a number of tricks
audit-more-rules = and {$number} more
audit-sheet-error-too-long = The sheet is too long: at most {$kilobytes} kilobytes and {$rows} rows are read.
audit-sheet-error-no-rows = This is not a score sheet: expected a row of numbers for each deal.
audit-sheet-error-no-names = The sheet does not name its players: expected a line of names first.
audit-sheet-error-player-count = The sheet has columns for { $players ->
    [one] {$players} player
   *[other] {$players} players
}, not {$names}.
audit-sheet-error-number = Expected a number, or ? for what cannot be read, not {$cell}.
audit-sheet-error-trump = Expected a trump: a suit, none, or its Preferans number, not {$cell}.
audit-sheet-error-cell-count = Expected {$cells}, not {$number}: write ? for what cannot be read.
audit-sheet-error-row-width = Expected the cards, then a bid and a total for each of { $players ->
    [one] {$players} player
   *[other] {$players} players
}; a row has { $cells ->
    [one] {$cells} cell
   *[other] {$cells} cells
}. Label the columns if they are others.
audit-sheet-error-label-unknown = Expected a player's name before {$label}, or a known label.
audit-sheet-error-column-twice = The column {$label} appears twice.
audit-refusal-no-bids = nobody bids a number of tricks there
audit-refusal-partners = partners share a score there
audit-refusal-tallies = more is counted there than tricks
audit-refusal-kinds = the deals are of several kinds
audit-refusal-match = several games are played there, each from zero
audit-refusal-places = places do not go by the totals alone there
audit-refusal = Sheets of {$title} cannot be audited: {$reason}.
audit-rules-with-score = the rules of {$title} with the scoring {$score}
audit-rules = the rules of {$title}
audit-result-right = The sheet is right by {$rules}.
audit-result-slips = { $slips ->
    [one] {$slips} slip
   *[other] {$slips} slips
} by {$rules}:
audit-result-many-slips = More than {$slips} slips by {$rules}. The first deal that cannot be right is {$deal}.
audit-result-unreadable = Too little can be read up to deal {$deal} to say what happened, by {$rules}.
audit-slip-swapped = {$place}: {$written} was swapped with {$other} of {$player}.
audit-slip-nothing-written = nothing
audit-slip-correction = {$written} should be {$expected}
audit-slip-correction-reason = {$written} should be {$expected}: {$reason}
audit-slip-correction-schedule = {$written} should be {$expected} by the schedule
audit-slip-total-above = from here on {$points} too many
audit-slip-total-below = from here on {$points} too few
audit-slip-total-recovers = the next total is right again
audit-slip-reason-digits = two digits are swapped
audit-slip-reason-sign = the sign is wrong
audit-slip-reason-bonus = the bonus for a run is wrong
audit-slip-reason-hook = the hook forbids these bids
audit-slip-reason-tricks = the tricks do not add up
audit-result-guess = { $slips ->
    [one] {$slips} slip
   *[other] {$slips} slips
} by {$rules}, in one of these ways, likeliest first:
audit-result-breaches = The totals are right by {$rules}, but some bids are not:
audit-breach-hook = { $deals ->
    [one] Deal
   *[other] Deals
} {$numbers}: the bids add up to the cards, against {$clause}. Nobody's points change.
audit-breach-sum = The bids add up to {$bids}, with {$cards} cards, against {$clause}. Nobody's points change.
audit-explanation-stays = Every total stays as it is.
audit-explanation-total = {$player} has {$total} instead of {$written}.
audit-explanation-place = {$player} is in place {$place} instead of {$was}.
audit-explanation-total-place = {$player} has {$total} instead of {$written}, and place {$place} instead of {$was}.
audit-explanations-more = { $number ->
    [one] {$number} more explanation is as short.
   *[other] {$number} more explanations are as short.
}
audit-explanations-unknown = There are more explanations than were worked out.
audit-remark-first-depends = First place depends on which is true.
audit-slip-put-right = {$written} is right again.
audit-slip-reason-worth = bid {$bid}, took {$took} is worth {$points}
audit-caption-totals-likeliest = Totals by the first explanation
audit-slip-deal-missing = A deal was left out before deal {$deal}.
audit-slip-deal-twice = Deal {$deal} is the one before it, written again.
audit-slip-deals-swapped = Deals {$deal} and {$other} stand in each other's place.
audit-slip-columns-swapped = { $deals ->
    [one] Deal
   *[other] Deals
} {$numbers}: {$player} and {$other} have each other's columns.
audit-slip-bids-for-tricks = { $deals ->
    [one] Deal
   *[other] Deals
} {$numbers}: bids and tricks stand in each other's columns.
audit-cell-number = number
audit-remark-unchecked = Not checked, since too little of it follows the rules: {$columns}.
audit-error-guess = The sheet does not show which slips it has, so it cannot become a game until one explanation is chosen.
audit-error-no-explanation = There is no explanation {$number}: the sheet has {$most}.
audit-note-struck = { $number ->
    [one] On the sheet, a row above this deal is struck out.
   *[other] On the sheet, {$number} rows above this deal are struck out.
}
audit-error-only-totals = The sheet has only final totals, so there is nothing to check.
audit-error-several = The file has sheets of {$sheets} games. In this form, only one can be checked at a time.
audit-error-deals = The file has deals with the cards played, which are not a sheet.
audit-error-columns-unclear = By these rules the columns of a player can be several things: {$readings}.
audit-error-turn = Name each of the players once, in turn order.
audit-error-no-dealer = The sheet does not say who dealt first.
audit-note-tricks = The sheet does not show these tricks, and no total depends on them: {$tricks}. One possible number was recorded.
audit-read-columns = Columns of the deal: {$of_deal}; of each player: {$of_player}.
audit-read-player-columns = Columns of each player: {$of_player}.
audit-read-unread-columns = Columns that were not read: {$columns}.
audit-read-unread-lines = { $number ->
    [one] A line is
   *[other] {$number} lines are
} no part of the table: {$texts}.
audit-sheet-error-name-near = {$name} may be {$near}, misspelt.
audit-sheet-error-evening = Does another evening begin here? If so, move it to a file of its own; if not, remove the line above.
audit-sheet-error-several = Another sheet begins here.
audit-slip-hand-missing = Deal {$deal}: nothing is written for {$player}.
audit-slip-hands-missing = Deal {$deal}: nothing is written.
audit-error-bids-uncertain = The bids of deal {$deal} are not certain, so the sheet cannot become a game.
audit-error-day-unclear = The date on the sheet can be {$one} or {$other}.
audit-error-totals-rules = The sheet has neither bids nor tricks, so many rules would explain it: which were played?
audit-bid-worked-out = {$player} {$bids} (deal {$deal})
audit-remark-bids = Bids that the sheet does not show, worked out from the rest: {$bids}.
audit-deal-in-line = {$deal} (line {$line})
audit-progress = Trying {$rules} sets of rules, with {$slips} slips; naming the rules is quicker.
