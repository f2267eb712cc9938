hint-purpose = { $hint ->
    [bid] record the bids
    [call] record calls
    [contract] record the contract
    [trou] record both
    [took] record the tricks
    [trick] record the trick
    [kind] record the kind of deal
    [tally] record the count first, if there is one
    [choose] choose, or waive to let it pass
    [choose-late] if the table allowed it, choose now
    [rule] record the table's ruling
    [incident] what now
    [redeal] throw the deal in
    [leave] let somebody take over the seat and its total
    [join] let the player come back
    [end] end the game
    [fix-bid] correct a bid
    [undo] take it back
    [undo-last] take back the last entry
    [redo] bring it back
    [allow] if the table allowed it, record it anyway
    [after] if it still applies, record it
    [status] see what is due
    [help] see what can be typed here
    [sheet] see the score sheet
    [log] see what is recorded
    [rematch] play another
    [remove] remove the game
    [script] print the game as a script
    [all-rules] list them
    [rules-of] see the rules
    [help-on] see how it is used
   *[give-partner] name the partner
}
hint-record-trump = { $is_optional ->
    [true] record the trump, if you like
   *[false] record the trump
}
hint-fix = { $what ->
    [dealer] correct the dealer
    [took] correct the tricks taken
    [trick] correct a trick
    [contract] correct the contract
    [contract-and-tricks] correct the contract
    [trump] correct the trump
    [kind] correct the kind of deal
   *[tally] correct the count
}
hint-extra = play an extra deal in which { $bids ->
    [zero] every bid is 0
   *[blind] everyone bids before the deal
}
hint-confirm = skip the question
hint-confirm-removal = remove it without being asked
hint-new-game = start a game
hint-new-with-score = use this scoring
hint-games = list the games
hint-players = list the players
hint-stats-player = see every figure of a player
hint-explain-figure = see where a figure comes from
hint-bin = list the games in the bin
hint-open = continue it
hint-open-any = choose a game
hint-restore = restore it
hint-restore-any = restore one
hint-import = import it on another machine
hint-check-call = ask about a call
hint-rules-show = show one of them
hint-rules-start = start from a game like yours
hint-doctor = see which games are sound
hint-check-rules = check the file
hint-commands = list the commands
hint-topic = read one
hint-schema = print one of them
hint-give-cards-and-players = give the cards dealt and the number of players
hint-give-names = name the players
hint-give-player-count = give the number of players
hint-give-trump = give the trump
hint-give-tricks = give the tricks taken
hint-give-game = name a game
hint-give-id = choose an id
hint-give-other-id = choose another id
hint-give-other-file = choose another file
hint-overwrite = replace what is there
hint-give-folder = name a folder
hint-phones = let phones connect
hint-give-port = choose another port
hint-give-address = choose one
hint-continue = continue
hint-own-game = start a game of your own
hint-rule-by-laws = rule by it
hint-choose-explanation = take the first explanation
hint-incident-show = see it
hint-incident-misdeal = rule on the dealer's misdeal
hint-incident-dealer = if {$player} dealt
hint-let-stand = let it stand
hint-annul = annul deal {$deal}
hint-use-before = go back to the game before
hint-chances-whole = see all of it
hint-sheet-to-audit = write it in a form that can be read back
hint-name-columns = say what the columns are
hint-name-dealer = name the first dealer
hint-map-name = this is {$name}
hint-name-rules = name the rules
hint-import-again = import it again all the same
hint-import-all = import them
hint-audit-all = check each of them
hint-name-day = it was on {$day}
hint-take-back = take it back
hint-debts = see what is owed
