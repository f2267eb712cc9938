live-language-label = Language
live-title = The table
live-no-game = There is no game yet. This page shows it as soon as it starts.
live-offline = Not connected. Trying again…
live-players-caption = Players
live-record-label = To record
live-pages-label = Pages
live-reload-link = Reload
live-log-title = Log
live-find-title = Find a rule
live-find-label = Words of the rule
live-find-button = Find
live-back-link = Back to the table
live-picture-link = Sheet as a picture
live-new-title = New game
live-player-label = Player {$place}
live-start-button = Start
live-record-button = Record
live-undo-button = Undo
live-redo-button = Redo
live-recorded-last = Last: {$entry}
live-other-caption = Anything else
live-other-label = Any hoyle command that records, such as redeal, note or swap
live-correct-caption = Correct this deal
live-preview-title = What would change
live-correct-button = Record the correction
live-dealer = {$player} deals
live-trump-label = Trump:
live-bids-label = Open bids
live-mark-deals = deals
live-mark-leads = leads
live-mark-left = left
live-player-bid = bid {$bid}
live-lead-label = In the lead:
live-run = {$deals} of {$length} in a row { $made ->
    [true] made
   *[false] missed
}
live-tricks-legend = Tricks of the declaring side
live-sheet-advice = Open a deal to see how its points came about{ $may_fix ->
    [true] , or to correct it
   *[false] {""}
}.
live-refusal-other-game = This page records only in the game that it shows: leave out options that name another.
live-error-game-changed = Nothing recorded: another game is shown here now.
live-error-internal = This page could not be made because of a fault in Hoyle itself. What was recorded is kept: go back and load the page again.
live-press-again = press again
live-serve-unencrypted = Plain HTTP: anybody who can listen in on this network can read the pages and their links.
live-refusal-rules-file = A page starts games with built-in rules only.
live-refusal-reading = A page accepts only commands that record something.
live-error-address-foreign = {$address} is not one of this machine's network addresses; it has { $addresses ->
    [none] none
   *[other] {$addresses}
}.
live-error-address-several = This machine has several addresses: {$addresses}.
live-error-no-network = This machine is not on a network. Its own browser can connect without one.
live-error-listen = Cannot listen on {$address}: {$error}. Another `hoyle serve` may be running already.
live-error-links = {$path} does not have the links to the pages in it. New ones are made if you move it away, and the old ones then stop working.
live-error-threads = The live table needs threads of its own, and the system refuses them: {$error}. End other programs, or raise the limit on processes.
live-serve-address = Served at {$address}, the address of the default route. Others of this machine, for --lan=ADDRESS: {$others}.
live-no-page = There is nothing at this link, or no longer. Ask for the current one where hoyle is running.
live-silent = No answer for {$seconds} s. Trying again…
live-turn-mine = Your turn
live-me-label = I am…
live-act-gone = This cannot be recorded now.
live-field-optional = (may be left empty)
live-laws-button = What the laws say
live-stands-button = Record it: the table lets it stand
live-dealer-label = First dealer
live-dealer-lot = drawn by lot
live-schedule-label = Deals
live-score-label = Score
live-promotions-label = Promotions
live-evening-label = Title of the evening
live-order-label = The players, in turn order
live-refusal-others = With this link you enter your own bids and calls, in your turn. Whoever keeps score enters everything else.
live-confirm-agree = Yes, that is right
live-confirm-object = No
live-confirm-objected = Somebody objects to the tricks of deal {$deal}. Whoever keeps score can correct them.
live-confirm-note = {$player} objects to the tricks
live-error-confirm = --confirm asks the players on their own links: it needs --keep-score=players.
live-code-viewer = To watch
live-code-scorer = To keep score: only for whoever keeps score
live-code-player = Only for {$player}: own bids and calls
live-code-hide = Any key hides it.
live-serve-lost = This machine no longer has the address {$address}, so phones cannot connect. { $others ->
    [none] It has none now.
   *[other] It has {$others} now.
} Start the server again to use another.
live-serve-found = This machine has the address {$address} again.
live-sheet-all = All {$number} deals
