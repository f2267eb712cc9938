stats-book-title = The club's book
stats-players-title = Players
stats-players-caption = Of games that are over: wins, a shared one as a share, and the average place.
stats-ratings-title = Ratings
stats-ratings-caption = Everybody begins at 25 ± 8.33. Each finished game moves its players up or down, by who finished ahead of whom. They are listed by what is certain: the rating less twice its uncertainty. A rating based on fewer than ten games is provisional.
stats-figures-title = Figure by figure
stats-figures-caption = The number in brackets is how many games, deals or bids the figure is based on.
stats-no-games = No game in which a deal has been played matches.
stats-no-sources = Nothing counts towards this figure.
stats-ratings-chart = Ratings: {$rules}
stats-rating-provisional = {$games} (provisional)
stats-games-same-day = {$games}, on {$day}
stats-games-period = {$games}, {$first_day} to {$last_day}
stats-games-by-result = { $number ->
    [one] {$number} of {$games} games is
   *[other] {$number} of {$games} games are
} known only by the result.
copies-counted = {$games} are copies of one evening that went separate ways. Only {$counted} counts, the one with more deals.
copies-disagree = {$games} are copies of one evening that disagree on deal {$deal}. None of them counts until the others are removed.
stats-games-unreadable = { $games ->
    [one] {$games} game cannot be read. It is not counted.
   *[other] {$games} games cannot be read. They are not counted.
}
stats-unknown-player = Nobody called {$name} has played a game.{$suggestion}
stats-chart-bids-by-cards = Bids made, by the cards dealt
stats-chart-bids-by-place = Bids made, by the place in the speaking order
stats-chart-bids-by-bid = Bids made, by the bid
stats-source-base = based on
stats-title-speaking = Bids made, points a deal: by the place in the speaking order
stats-title-cards = Bids made, points a deal: by the cards dealt
stats-title-bids = Bids made, points a deal: by the bid
stats-title-streaks = In a row
stats-title-deal-points = A deal's points
stats-title-against = Finished ahead and behind
stats-title-years = By year
stats-figure-average-place = average place
stats-figure-finishing-place = finished in place {$place}
stats-figure-comebacks = won from last place
stats-figure-points-per-deal = points a deal
stats-figure-bids-made = bids made
stats-figure-over = took more
stats-figure-under = took fewer
stats-figure-speaking-place = place {$place}
stats-figure-bid = bid {$bid}
stats-feat-total = best total
stats-feat-deal = best deal
stats-feat-run = longest run of bids made
stats-record-broken = New record for the {$feat}: {$player} with {$value}. Until now: {$former_player} with {$former_value}, on {$day}.
stats-source-value = adds
stats-source-rating = from {$before}: {$behind} of {$opponents} opponents left behind, {$expected} expected
stats-title-games = Games
stats-title-deals = Deals
stats-figure-evenings = evenings
stats-figure-wins = won
stats-figure-best = best
stats-figure-worst = worst
stats-figure-year = {$year} { $figure ->
    [games] games
    [wins] wins
    [points] points
   *[made] made
}
stats-figure-last-place = last
stats-title-calibration = Tricks less the bid, on average
stats-title-luck = Points a deal, compared
stats-title-form = The last { $evenings } evenings
stats-figure-all-bids = all bids
stats-figure-luck = above what such bids bring
stats-figure-dealer = with the last word, above one’s other deals
stats-matrix-title = Head to head
stats-matrix-caption = How often the player of the line finished ahead of the one of the column, and behind.
stats-records-title = Records
stats-trend-title = Bids made over the last { $evenings } evenings, in percent
