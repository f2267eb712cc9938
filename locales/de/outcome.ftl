outcome-waived = {$refusal} Auf dem Zettel steht bei dem Spiel ein †.
outcome-undone = Zurückgenommen: {$entry}.
outcome-redone = Wiederhergestellt: {$entry}.
outcome-tricks-known = Diese Stiche sind schon mit ihren Karten eingetragen. Für das nächste Spiel tragen Sie erst Trumpf oder Ansagen ein.
outcome-ruling-pending = Die Punkte zählen, wenn das Spiel endet.
outcome-totals = Summen: {$totals}.
outcome-tricks = Stiche: {$tricks}.
outcome-points-bonus = Prämie {$points}
outcome-points-ruling = Entscheid {$points}
outcome-games-won = Gewonnene Partien: {$games}.
outcome-points = Punkte: {$points}.
outcome-journal = das Journal
outcome-game-label = Partie {$game}: {$text}
undo-nothing-left = Es gibt nichts zurückzunehmen.
redo-nothing-left = Nichts zu wiederholen: Der letzte Eintrag nahm nichts zurück.
outcome-columns-incomplete = Die Spalten müssen jeden dieser Namen einmal nennen: {$players}.
news-recorded-by-others = Von anderen eingetragen:
conflict-entry-passed = Partie {$game} endet nicht mehr mit Eintrag {$entry}.
conflict-entry-missing = Partie {$game} hat noch keinen Eintrag {$entry}.
conflict-recorded-first = jemand anders hat zuerst etwas eingetragen.
conflict-latest-entry = Der letzte ist {$entry}
conflict-record-again = Wenn Ihrer noch gilt, tragen Sie ihn noch einmal ein.
conflict-nothing-recorded = Nichts eingetragen: {$reason}
conflict-game-replaced = {$game} wurde durch eine andere Partie oder einen älteren Stand ersetzt: {$entries}.
news-earlier-entries = Davor { $entries ->
    [one] {$entries} Eintrag
   *[other] {$entries} Einträge
}.
news-entry = Eintrag {$number}, {$time}: {$entry}.
news-time-now = gerade eben
news-time-seconds = vor { $seconds ->
    [one] {$seconds} Sekunde
   *[other] {$seconds} Sekunden
}
news-time-minutes = vor { $minutes ->
    [one] {$minutes} Minute
   *[other] {$minutes} Minuten
}
outcome-dealer-drawn = Ausgelost als erster Geber: {$dealer}.
