archive-line-blank = The line is blank.
archive-line-too-long = The line is longer than {$bytes} bytes.
archive-line-not-json = The line is not a game: {$error} (column {$column}).
archive-rules-ambiguous = A game has either `rules`, an id, or `ruleset`, whole rules.
archive-dealer-unknown = The dealer {$dealer} is not one of the players: {$players}.
archive-choice-unfit = What the line chooses does not fit its rules.
archive-columns-incomplete = The columns do not name each player's place once.
archive-deal-error = Deal {$deal}: {$reason}
archive-cards-differ = Each player is dealt {$cards}, not {$recorded}.
archive-place-unknown = There is no place {$place}: places count from 0, and {$players} play.
archive-numbers-surplus = A list has { $numbers ->
    [one] {$numbers} number
   *[other] {$numbers} numbers
} for {$players}.
archive-act-misplaced = Between deals, there can be only `leave` and `swap`.
archive-tricks-differ = The tricks taken are not those of its cards.
archive-deal-unfinished = It was not played to the end.
