stats-book-title = Het boek van de club
stats-players-title = Spelers
stats-players-caption = Van afgelopen partijen: overwinningen (gedeelde als deel) en de gemiddelde plaats.
stats-ratings-title = Ratings
stats-ratings-caption = Iedereen begint met 25 ± 8,33. Elke afgelopen partij zet de spelers hoger of lager, naar wie vóór wie eindigde. Ze staan op volgorde van wat zeker is: de rating min twee keer de onzekerheid. Een rating uit minder dan tien partijen is voorlopig.
stats-figures-title = Cijfer voor cijfer
stats-figures-caption = Tussen haakjes staat op hoeveel partijen, rondes of biedingen het cijfer berust.
stats-no-games = Geen partij waarin een ronde gespeeld is, past hierbij.
stats-no-sources = Niets telt mee voor dit cijfer.
stats-ratings-chart = Ratings: {$rules}
stats-rating-provisional = {$games} (voorlopig)
stats-games-same-day = {$games}, op {$day}
stats-games-period = {$games}, {$first_day} t/m {$last_day}
stats-games-by-result = Van { $number ->
    [one] {$number} van {$games} partijen is
   *[other] {$number} van {$games} partijen is
} alleen de uitslag bekend.
copies-counted = {$games} zijn kopieën van één avond die elk hun eigen weg gingen. Alleen {$counted} telt, die met de meeste rondes.
copies-disagree = {$games} zijn kopieën van één avond die het niet eens zijn over ronde {$deal}. Geen ervan telt tot de andere verwijderd zijn.
stats-games-unreadable = { $games ->
    [one] {$games} partij is niet te lezen en telt niet mee.
   *[other] {$games} partijen zijn niet te lezen en tellen niet mee.
}
stats-unknown-player = Niemand met de naam {$name} heeft een partij gespeeld.{$suggestion}
stats-chart-bids-by-cards = Gehaalde biedingen, naar het aantal kaarten
stats-chart-bids-by-place = Gehaalde biedingen, naar de plaats in de volgorde van bieden
stats-chart-bids-by-bid = Gehaalde biedingen, naar het bod
stats-source-base = uit
stats-title-speaking = Gehaalde biedingen, punten per ronde: naar de plaats in de volgorde van bieden
stats-title-cards = Gehaalde biedingen, punten per ronde: naar het aantal kaarten
stats-title-bids = Gehaalde biedingen, punten per ronde: naar het bod
stats-title-streaks = Op rij
stats-title-deal-points = Punten van een ronde
stats-title-against = Ervoor en erachter geëindigd
stats-title-years = Per jaar
stats-figure-average-place = gemiddelde plaats
stats-figure-finishing-place = geëindigd op plaats {$place}
stats-figure-comebacks = gewonnen vanaf de laatste plaats
stats-figure-points-per-deal = punten per ronde
stats-figure-bids-made = gehaalde biedingen
stats-figure-over = meer gehaald
stats-figure-under = minder gehaald
stats-figure-speaking-place = plaats {$place}
stats-figure-bid = bod {$bid}
stats-feat-total = beste totaal
stats-feat-deal = beste ronde
stats-feat-run = langste reeks gehaalde biedingen
stats-record-broken = Nieuw record ({$feat}): {$player} met {$value}. Tot nu toe {$former_player} met {$former_value}, op {$day}.
stats-source-value = draagt bij
stats-source-rating = van {$before}: {$behind} van {$opponents} tegenstanders achter zich gelaten, {$expected} verwacht
stats-title-games = Partijen
stats-title-deals = Rondes
stats-figure-evenings = avonden
stats-figure-wins = gewonnen
stats-figure-best = beste
stats-figure-worst = slechtste
stats-figure-year = {$year} { $figure ->
    [games] partijen
    [wins] gewonnen
    [points] punten
   *[made] gehaald
}
stats-figure-last-place = laatste
stats-title-calibration = Slagen min het bod, gemiddeld
stats-title-luck = Punten per ronde, vergeleken
stats-title-form = De laatste { $evenings } avonden
stats-figure-all-bids = alle biedingen
stats-figure-luck = boven wat zulke biedingen opleveren
stats-figure-dealer = met het laatste bod, boven de eigen andere rondes
stats-matrix-title = Onderling
stats-matrix-caption = Hoe vaak wie in de rij staat voor wie in de kolom eindigde, en erachter.
stats-records-title = Records
stats-trend-title = Gehaalde biedingen over de laatste { $evenings } avonden, in procenten
