table-progress-one-deal = de enige ronde
table-progress-all-deals = alle {$deals} rondes
table-progress-with-extras = { $deals ->
    [one] de enige ronde
   *[other] alle {$deals} rondes
} en { $extras ->
    [one] {$extras} extra ronde
   *[other] {$extras} extra rondes
}
table-progress-complete = {$deals} gespeeld
table-progress-partial = {$played} van {$scheduled} rondes gespeeld
table-progress-over = afgelopen na {$deals} rondes
table-progress-result = alleen de uitslag is bekend
table-progress-played = { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
} gespeeld
table-players-and-winners = {$players}; gewonnen door {$winners}
table-trump-turned = opengelegd
table-trump-drawn = getrokken of genoemd
table-ruling = Ronde {$deal}, { $incident ->
    [revoke] verzaking
    [misdeal] deelfout
   *[other] anders
}: “{$reason}”
table-cards-no-trump = {$cards}, zonder troef
table-trump-by-contract = door contract
table-dealer = deler {$name}{ $sits_out ->
    [true] , speelt niet mee
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} vóór de eerste partij: {$total}
   *[deal] {$player} vóór de eerste ronde: {$total}
}
table-chart-point = { $step ->
    [game] {$player} na partij {$number}: {$total}
   *[deal] {$player} na ronde {$number}: {$total}
}
table-caption-paper-hands = bod (onderstreept waar gemist)
table-caption-paper-tricks = slagen (onderstreept waar niet de meeste)
table-caption-hands = bod/slagen, ✓ gehaald of ✗ gemist, punten
table-caption-contracts = ✓ contract gehaald of ✗ gemist, punten
table-caption-tricks = slagen, ✓ voor de meeste, punten
table-caption-paper = Voor elke speler: {$cells}, totaal{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}
table-caption-sheet = Voor elke speler: {$cells}{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}, totaal
table-standings-final-title = Eindstand
table-standings-hands = Punten, en gehaalde en gemiste rondes
table-standings-contracts = Punten, en gewonnen en verloren contracten
table-standings-tricks = Punten, en gewonnen en verloren rondes
table-blank-forehead = {"*"} Op het voorhoofd: niemand kijkt naar de eigen kaarten.
table-standings-zero-finish = {" "}(einde op nul)
table-standings-line = Stand: {$places}
table-chart-description = Lopende totalen. Na { $step ->
    [game] { $steps ->
        [one] {$steps} partij
       *[other] {$steps} partijen
    }
   *[deal] { $steps ->
        [one] {$steps} ronde
       *[other] {$steps} rondes
    }
}: {$totals}.
table-allowed-breach = door de spelers toegestaan, tegen {$rule}: {$reason}
table-stands-by-law = Het blijft staan volgens {$law}.
table-deal-number = Ronde {$number}
table-extra-mark = extra {$mark}
table-scoring = puntentelling {$score}
table-totals = Totalen: {$totals}
table-notes-title = Notities
table-rulings-title = Beslissingen van de spelers
table-incidents-title = Incidenten
table-blank-title = leeg scoreblad
table-blank-date = Datum
table-blank-place = Plaats
table-blank-caption = Alle rondes, met ruimte om te schrijven
table-chart-title = Lopende totalen
table-chart-caption = Het totaal van elke speler na elke ronde.
table-sheet-title = Het scoreblad
table-explanation-title = Elk punt uitgelegd
table-explanation-hint = Open een ronde om te zien hoe de punten tot stand kwamen.
table-sheet-link = Terug naar het scoreblad
table-standings-title = Stand
table-run = { $is_made ->
    [true] {""}
   *[false] gemist{" "}
}{$deals} van {$length}
table-runs-title = Lopende reeksen
table-bonus-mark = {"*"} met een bonus voor een reeks
table-progress-ended = beëindigd na ronde {$played} van {$scheduled}
table-end-title = Einde van de partij
