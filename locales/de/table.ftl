table-progress-one-deal = das eine Spiel
table-progress-all-deals = alle {$deals} Spiele
table-progress-with-extras = { $deals ->
    [one] das eine Spiel
   *[other] alle {$deals} Spiele
} und { $extras ->
    [one] {$extras} Zusatzspiel
   *[other] {$extras} Zusatzspiele
}
table-progress-complete = {$deals} gespielt
table-progress-partial = {$played} von {$scheduled} Spielen gespielt
table-progress-over = zu Ende, Spiele: {$deals}
table-progress-result = nur das Ergebnis ist bekannt
table-progress-played = { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
} gespielt
table-players-and-winners = {$players}; gewonnen: {$winners}
table-trump-turned = aufgedeckt
table-trump-drawn = gezogen oder angesagt
table-ruling = Spiel {$deal}, { $incident ->
    [revoke] Nichtbedienen
    [misdeal] Vergeben
   *[other] sonstiges
}: „{$reason}“
table-cards-no-trump = {$cards}, ohne Trumpf
table-trump-by-contract = durch Kontrakt
table-dealer = Geber {$name}{ $sits_out ->
    [true] , setzt aus
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} vor der ersten Partie: {$total}
   *[deal] {$player} vor dem ersten Spiel: {$total}
}
table-chart-point = { $step ->
    [game] {$player} nach Partie {$number}: {$total}
   *[deal] {$player} nach Spiel {$number}: {$total}
}
table-caption-paper-hands = Ansage (unterstrichen: verfehlt)
table-caption-paper-tricks = Stiche (unterstrichen: nicht die meisten)
table-caption-hands = Ansage/Stiche, ✓ erfüllt oder ✗ verfehlt, Punkte
table-caption-contracts = ✓ Kontrakt erfüllt oder ✗ verfehlt, Punkte
table-caption-tricks = Stiche, ✓ für die meisten, Punkte
table-caption-paper = Für jeden Spieler: {$cells}, Summe{ $has_bonus ->
    [true] , Bonus
   *[false] {""}
}
table-caption-sheet = Für jeden Spieler: {$cells}{ $has_bonus ->
    [true] , Bonus
   *[false] {""}
}, Summe
table-standings-final-title = Endstand
table-standings-hands = Punkte, und erfüllte und verfehlte Spiele
table-standings-contracts = Punkte, und gewonnene und verlorene Kontrakte
table-standings-tricks = Punkte, und gewonnene und verlorene Spiele
table-blank-forehead = {"*"} An der Stirn: Niemand sieht die eigenen Karten.
table-standings-zero-finish = {" "}(Schluss auf null)
table-standings-line = Stand: {$places}
table-chart-description = Laufende Summen. Nach { $step ->
    [game] { $steps ->
        [one] {$steps} Partie
       *[other] {$steps} Partien
    }
   *[deal] { $steps ->
        [one] {$steps} Spiel
       *[other] {$steps} Spielen
    }
}: {$totals}.
table-allowed-breach = von der Runde erlaubt, gegen {$rule}: {$reason}
table-stands-by-law = Nach {$law} bleibt es dabei.
table-deal-number = Spiel {$number}
table-extra-mark = Zusatzspiel {$mark}
table-scoring = Wertung {$score}
table-totals = Summen: {$totals}
table-notes-title = Notizen
table-rulings-title = Entscheidungen der Runde
table-incidents-title = Vorfälle
table-blank-title = leerer Zettel
table-blank-date = Datum
table-blank-place = Ort
table-blank-caption = Alle Spiele, mit Platz zum Schreiben
table-chart-title = Laufende Summen
table-chart-caption = Die Summen aller nach jedem Spiel.
table-sheet-title = Der Zettel
table-explanation-title = Jeder Punkt erklärt
table-explanation-hint = Öffnen Sie ein Spiel, um zu sehen, woher seine Punkte kommen.
table-sheet-link = Zurück zum Zettel
table-standings-title = Stand
table-run = { $is_made ->
    [true] {""}
   *[false] verfehlt{" "}
}{$deals} von {$length}
table-runs-title = Laufende Serien
table-bonus-mark = {"*"} mit Prämie für eine Serie
table-progress-ended = beendet nach Spiel {$played} von {$scheduled}
table-end-title = Ende der Partie
