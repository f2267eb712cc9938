forward-title = Brought forward
forward-deals = { $deals ->
    [one] Deal 1 was played elsewhere: {$totals}.
   *[other] Deals 1 to {$deals} were played elsewhere: {$totals}.
}
forward-result-alone = Only the result of this game is known.
forward-runs-anew = Runs of deals begin anew with deal {$deal}.
forward-runs = Deals in a row, made (+) or missed (-): {$runs}.
forward-ties = A tie is not broken by { $tie ->
    [successful-bids] the successful bids
   *[made-deals] the deals made
}: those of the deals played elsewhere are not known.
forward-error-match = A match of several games cannot be taken over: the games won so far are not known.
forward-error-deal = A game can be taken over at deal 2 to {$last}, not at deal {$deal}.
forward-error-sides = { $sides ->
    [one] {$sides} number is
   *[other] {$sides} numbers are
} needed, one for each player or side, not {$given}.
forward-error-unit-half = Totals of this game have whole and half points.
forward-error-unit-tenth = Totals of this game have whole points and tenths.
forward-error-too-large = A total can have at most a million points.
forward-error-no-runs = No promotion is in force, so there are no runs to go on with.
forward-error-run = {$player} can have at most { $most ->
    [one] {$most} deal
   *[other] {$most} deals
} in a row by then.
forward-error-tally = {$tally} does not run on from deal to deal; {$tallies} would.
forward-error-no-tallies = {$tally} does not run on from deal to deal, and no other count of these rules does.
forward-error-twice = {$player} is named twice, or together with a partner.
forward-error-explain = Deal {$deal} was played elsewhere; of it only the totals are known.
