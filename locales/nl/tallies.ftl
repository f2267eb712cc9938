tally-rule-none = Niets naast de slagen.
tally-rule-choices = Niets naast de slagen, tenzij de spelers het kiezen: {$tallies}
tally-rule-bid-made = Niets als het bod gemist is.
tally-rule-half-off = De helft als het met hoogstens {$tricks} gemist is.
tally-rule-recorded = Genoteerd in elke ronde.
tally-rule-carried = {$tally}: elke {$number} van een kant zijn {$points} waard, de rest gaat mee naar de volgende ronde.
tally-rule-each = {$points} per stuk
tally-rule-number = { $points ->
    [one] {$points} punt
   *[other] {$points} punten
} voor {$number}
tally-rule-most = hoogstens {$most} in een ronde
tally-rule-total = {$total} in elke ronde
tally-rule-against = alleen tegen het contract
tally-rule-declarer = alleen voor het contract
tally-rule-within-tricks = niet meer dan de speler slagen heeft
tally-rule-distinct = voor elke speler een ander getal
tally-rule-short-by = Alleen een kant die nog {$points} of meer nodig heeft om de partij te beëindigen krijgt ze, en niemand zodra de slagen de partij beëindigd hebben.
tally-worth-carried = {$tally}: {$before} + {$number} = {$total}: {$times} × {$each} = {$worth}, rest {$rest}
tally-unscored-bid-missed = {$tally}, {$number}, het bod is gemist: 0
tally-half = {$tally}, {$number}, de helft voor een bijna gehaald bod: {$points}
tally-unscored-near-end = ze tellen niet voor een kant die minder dan { $points ->
    [one] {$points} punt
   *[other] {$points} punten
} nodig heeft
tally-unscored-game-ended = de slagen hadden de partij al beëindigd
tally-so-far = Tot nu toe geteld: {$tallies}
tally-refusal-not-recorded = {$tally} volgen uit de gehaalde slagen en worden niet genoteerd.
tally-this-game = Deze partij
tally-refusal-none = Bij {$rules}, zoals deze tafel het speelt, valt er naast de slagen niets te tellen.
tally-refusal-range = {$player} kan in deze ronde 0 t/m {$most} {$tally} hebben.
tally-refusal-distinct = {$player} kan geen {$number} hebben. {$tally}: voor elke speler een ander getal, van 1 t/m {$most}.
tally-doubt-all = {$player} heeft alle {$all}. Noteer eerst {$tally}: 1 als het zo is, anders 0.
tally-refusal-sum = Dat zou {$sum} {$tally} maken in deze ronde, die er hoogstens {$most} heeft.
tally-refusal-missing = Elke ronde heeft er {$total} ({$tally}); geteld zijn er {$sum}.
tally-refusal-declarer = {$player} speelt het contract, en {$tally} tellen alleen bij de anderen.
tally-refusal-against = {$player} speelt het contract niet, en {$tally} tellen alleen bij de leider.
tally-refusal-not-all = {$player} kan {$tally} alleen hebben met alle {$needed}.
tally-refusal-twice = Voor {$player} zijn twee getallen gegeven.
tally-refusal-recorded = Voor {$player} zijn {$tally} al genoteerd: {$number}.
tally-refusal-above-tricks = {$player} kan geen {$tricks} gehaald hebben: er zijn {$number} {$tally} geteld, en elk daarvan is een slag.
tally-refusal-by-cards = Volgens de genoteerde kaarten kan {$player} geen {$number} {$tally} hebben. Slag {$trick}, gewonnen door {$winner}, geeft de doorslag.
tally-refusal-late = Ronde {$deal} is afgelopen: {$tally} worden vóór de slagen genoteerd.
tally-advice-one-number = Geef één getal voor elke speler.
tally-advice-count-again = Tel opnieuw.
tally-advice-choose = Kies {$tallies}.
tally-unscored-case = {$tally}: {$number}: in plaats daarvan telt het bijzondere geval: 0
