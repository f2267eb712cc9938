forward-title = Übertrag
forward-deals = { $deals ->
    [one] Spiel 1 wurde anderswo gespielt: {$totals}.
   *[other] Spiel 1 bis {$deals} wurden anderswo gespielt: {$totals}.
}
forward-result-alone = Von dieser Partie ist nur das Ergebnis bekannt.
forward-runs-anew = Serien beginnen mit Spiel {$deal} neu.
forward-runs = Spiele in Folge, erfüllt (+) oder verfehlt (-): {$runs}.
forward-ties = Ein Gleichstand wird nicht durch { $tie ->
    [successful-bids] die Summe erfüllter Ansagen
   *[made-deals] die Zahl der Spiele mit erfüllter Ansage
} entschieden: Für die anderswo gespielten Spiele ist sie nicht bekannt.
forward-error-match = Ein Match aus mehreren Partien kann nicht übernommen werden: Die bisher gewonnenen Partien sind nicht bekannt.
forward-error-deal = Eine Partie kann bei Spiel 2 bis {$last} übernommen werden, nicht bei Spiel {$deal}.
forward-error-sides = { $sides ->
    [one] Nötig ist {$sides} Zahl
   *[other] Nötig sind {$sides} Zahlen
}, eine je Spieler oder Partei, nicht {$given}.
forward-error-unit-half = Summen dieser Partie haben ganze und halbe Punkte.
forward-error-unit-tenth = Summen dieser Partie haben ganze Punkte und Zehntel.
forward-error-too-large = Eine Summe kann höchstens eine Million Punkte haben.
forward-error-no-runs = Keine Promotion ist in Kraft, also gibt es keine Serien fortzusetzen.
forward-error-run = {$player} kann bis dahin höchstens { $most ->
    [one] {$most} Spiel
   *[other] {$most} Spiele
} in Folge haben.
forward-error-tally = {$tally} wird nicht von Spiel zu Spiel übertragen, {$tallies} schon.
forward-error-no-tallies = {$tally} wird nicht von Spiel zu Spiel übertragen, und nichts anderes nach diesen Regeln.
forward-error-twice = {$player} ist doppelt genannt, oder zusammen mit Partner oder Partnerin.
forward-error-explain = Spiel {$deal} wurde anderswo gespielt; davon sind nur die Summen bekannt.
