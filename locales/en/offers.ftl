offer-top-by-players = the highest deal, at most {$most_cards} with {$fewest_players} players and {$least_cards} with {$most_players}
offer-setting = { $setting ->
    [premium] the points for a bid made, before its tricks
    [spades-double] whether a deal with spades as trump counts double
    [promotions] which runs of deals pay a bonus
    [no-zero] whether a winning run with a bid of 0 in it pays nothing; needs a promotion in force
    [zero-finish] whether a total of exactly 0 after the last deal wins
    [forehead] which one-card deals are played with the card on the forehead, where everyone sees every card but their own
    [rotation] who deals after somebody dealt out of turn: whose turn it is by the schedule, or the next after that dealer
    [top] the highest deal
    [step] by how many cards the deals rise and fall, counted from the smallest deal
    [bottom] the smallest deal; smaller ones are left out
    [hook] whether the hook applies, or from how many cards on
    [end] the points that end the game
    [trumps] the order of trumps between equal bids
    [overtricks] whether a solo is paid for every trick beyond its target, or only for those listed
    [trou-all] what a trou pays for all thirteen tricks
    [join] who may join a suit call: who has not spoken or waits, or anyone who has not passed
    [trou-rank] whether trou ranks where the points list it, or by its points
    [miss] whether too many tricks cost as much as too few, or nothing
    [ties] what breaks ties between equal totals, one after another
   *[match] whether a match adds up deals won, or tricks
}
offer-promotion-length = length of a run for promotion {$promotion}; also turns it on
offer-promotion-points = bonus for a run in {$promotion}; also turns it on
offer-match-end = whether a match adds up deals won, or tricks, and then ends at {$tricks}
offer-other-scores = Current; {$scores} ways of scoring to choose from.
offer-choices-caption = What a table may choose
offer-no-laws = No laws; the table decides.
