stats-book-title = Das Buch der Runde
stats-players-title = Spieler
stats-players-caption = Aus beendeten Partien: Siege, geteilte anteilig, und der durchschnittliche Platz.
stats-ratings-title = Ratings
stats-ratings-caption = Alle beginnen bei 25 ± 8,33. Nach jeder beendeten Partie steigt oder fällt das Rating, je nachdem, wer vor wem gelandet ist. Geordnet ist nach dem, was sicher ist: Rating minus doppelte Unsicherheit. Ein Rating aus weniger als zehn Partien ist vorläufig.
stats-figures-title = Zahl für Zahl
stats-figures-caption = Die Zahl in Klammern sagt, auf wie vielen Partien, Spielen oder Ansagen sie beruht.
stats-no-games = Keine Partie mit mindestens einem gespielten Spiel passt.
stats-no-sources = Zu dieser Zahl trägt nichts bei.
stats-ratings-chart = Ratings: {$rules}
stats-rating-provisional = {$games} (vorläufig)
stats-games-same-day = {$games}, am {$day}
stats-games-period = {$games}, {$first_day} bis {$last_day}
stats-games-by-result = { $number ->
    [one] Von {$number} der {$games} Partien ist
   *[other] Von {$number} der {$games} Partien ist
} nur das Ergebnis bekannt.
copies-counted = {$games} sind Kopien eines Abends, die auseinandergegangen sind. Nur {$counted} zählt, mit mehr Spielen.
copies-disagree = {$games} sind Kopien eines Abends, die sich in Spiel {$deal} widersprechen. Keine zählt, solange es die anderen gibt.
stats-games-unreadable = { $games ->
    [one] {$games} Partie ist nicht zu lesen. Sie wird nicht gezählt.
   *[other] {$games} Partien sind nicht zu lesen. Sie werden nicht gezählt.
}
stats-unknown-player = Niemand namens {$name} hat eine Partie gespielt.{$suggestion}
stats-chart-bids-by-cards = Erfüllte Ansagen, nach Kartenzahl
stats-chart-bids-by-place = Erfüllte Ansagen, nach Platz in der Reihenfolge
stats-chart-bids-by-bid = Erfüllte Ansagen, nach Ansage
stats-source-base = beruht auf
stats-title-speaking = Erfüllte Ansagen, Punkte je Spiel: nach Platz in der Reihenfolge
stats-title-cards = Erfüllte Ansagen, Punkte je Spiel: nach Kartenzahl
stats-title-bids = Erfüllte Ansagen, Punkte je Spiel: nach Ansage
stats-title-streaks = In Folge
stats-title-deal-points = Punkte eines Spiels
stats-title-against = Vor und hinter anderen
stats-title-years = Nach Jahren
stats-figure-average-place = Platz im Schnitt
stats-figure-finishing-place = auf Platz {$place}
stats-figure-comebacks = vom letzten Platz aus gewonnen
stats-figure-points-per-deal = Punkte je Spiel
stats-figure-bids-made = erfüllte Ansagen
stats-figure-over = zu viele Stiche
stats-figure-under = zu wenige Stiche
stats-figure-speaking-place = Platz {$place}
stats-figure-bid = Ansage {$bid}
stats-feat-total = beste Summe
stats-feat-deal = bestes Spiel
stats-feat-run = längste Serie erfüllter Ansagen
stats-record-broken = Neuer Rekord, {$feat}: {$player} mit {$value}. Bisher: {$former_player} mit {$former_value}, am {$day}.
stats-source-value = trägt bei
stats-source-rating = von {$before}: {$behind} von {$opponents} Gegnern geschlagen, {$expected} erwartet
stats-title-games = Partien
stats-title-deals = Spiele
stats-figure-evenings = Abende
stats-figure-wins = gewonnen
stats-figure-best = bestes
stats-figure-worst = schlechtestes
stats-figure-year = {$year} { $figure ->
    [games] Partien
    [wins] Siege
    [points] Punkte
   *[made] erfüllt
}
stats-figure-last-place = zuletzt
stats-title-calibration = Stiche minus Ansage, im Schnitt
stats-title-luck = Punkte je Spiel im Vergleich
stats-title-form = Die letzten { $evenings } Abende
stats-figure-all-bids = alle Ansagen
stats-figure-luck = über dem, was solche Ansagen bringen
stats-figure-dealer = mit der letzten Ansage, über den anderen eigenen Spielen
stats-matrix-title = Direkter Vergleich
stats-matrix-caption = Wie oft die Person der Zeile vor der in der Spalte lag, und wie oft dahinter.
stats-records-title = Rekorde
stats-trend-title = Erfüllte Ansagen an den letzten { $evenings } Abenden, in Prozent
