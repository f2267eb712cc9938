audit-caption-tricks = Ansagen und Stiche
audit-caption-either = {$cell}: {$took} Stiche
audit-caption-totals = Summen
audit-caption-fits = Passende Regeln
audit-caption-others = Andere, nächste zuerst
audit-title = Prüfung
audit-caption-sheet = Der Zettel, wie er geschrieben ist. Ein Pfeil führt vom Falschen zum Richtigen.
audit-remark-tie = Mehr als ein Regelwerk erklärt den Zettel gleich gut: Er zeigt nicht, nach welchem gespielt wurde.
audit-remark-winner = Mit den richtigen Summen ändert sich der erste Platz.
audit-error-rules-unclear = Der Zettel zeigt nicht, nach welchen Regeln gespielt wurde, und kann keine Partie werden.
audit-error-many-slips = Ein Zettel mit so vielen Fehlern kann keine Partie werden.
audit-error-no-candidate = Kein Regelwerk mit angesagter Stichzahl ist mit diesen Einstellungen für {$players} Spieler.
audit-error-tricks-uncertain = Die Stiche in Spiel {$deal} sind nicht sicher, also kann der Zettel keine Partie werden.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = Kein Regelwerk erklärt den Zettel mit höchstens sechs Fehlern.
audit-error-struck = Ein Spiel wurde gestrichen und nicht gleich wiederholt, also kann der Zettel keine Partie werden.
audit-error-schedule-alone = Ein Spielplan gehört zu Regeln: Nennen Sie auch die Regeln.
audit-any-rules = Partien mit angesagter Stichzahl
audit-more-rules = und {$number} weitere
audit-sheet-error-too-long = Der Zettel ist zu lang: Gelesen werden höchstens {$kilobytes} Kilobyte und {$rows} Zeilen.
audit-sheet-error-no-rows = Das ist kein Punktezettel: Erwartet wird eine Zeile Zahlen je Spiel.
audit-sheet-error-no-names = Auf dem Zettel stehen keine Namen: Erwartet wird zuerst eine Zeile mit Namen.
audit-sheet-error-player-count = Der Zettel hat Spalten für { $players ->
    [one] {$players} Spieler
   *[other] {$players} Spieler
}, nicht {$names}.
audit-sheet-error-number = Erwartet wird eine Zahl, oder ? für Unlesbares, nicht {$cell}.
audit-sheet-error-trump = Erwartet wird ein Trumpf: eine Farbe, none oder ihre Nummer im Preferans, nicht {$cell}.
audit-sheet-error-cell-count = Erwartet: {$cells}, nicht {$number}. Schreiben Sie ? für Unlesbares.
audit-sheet-error-row-width = Erwartet werden die Karten, dann je Ansage und Summe für { $players ->
    [one] {$players} Spieler
   *[other] {$players} Spieler
}; eine Zeile hat { $cells ->
    [one] {$cells} Feld
   *[other] {$cells} Felder
}. Beschriften Sie die Spalten, wenn es andere sind.
audit-sheet-error-label-unknown = Vor {$label} wird ein Name oder eine bekannte Beschriftung erwartet.
audit-sheet-error-column-twice = Die Spalte {$label} gibt es zweimal.
audit-refusal-no-bids = dort sagt niemand eine Stichzahl an
audit-refusal-partners = dort teilen Partner ihre Punkte
audit-refusal-tallies = dort zählt noch anderes als Stiche
audit-refusal-kinds = die Spiele sind von verschiedener Art
audit-refusal-match = dort werden mehrere Partien gespielt, jede ab null
audit-refusal-places = dort richten sich die Plätze nicht nur nach den Summen
audit-refusal = Zettel zu „{$title}“ können nicht geprüft werden; {$reason}.
audit-rules-with-score = den Regeln „{$title}“ mit der Wertung {$score}
audit-rules = den Regeln „{$title}“
audit-result-right = Der Zettel stimmt nach {$rules}.
audit-result-slips = { $slips ->
    [one] {$slips} Fehler
   *[other] {$slips} Fehler
} nach {$rules}:
audit-result-many-slips = Mehr als {$slips} Fehler nach {$rules}. Das erste Spiel, das nicht stimmen kann, ist {$deal}.
audit-result-unreadable = Bis Spiel {$deal} ist zu wenig lesbar, um zu sagen, was nach {$rules} geschah.
audit-slip-swapped = {$place}: {$written} ist mit {$other} von {$player} vertauscht.
audit-slip-nothing-written = nichts
audit-slip-correction = {$written} müsste {$expected} sein
audit-slip-correction-reason = {$written} müsste {$expected} sein: {$reason}
audit-slip-correction-schedule = {$written} müsste nach dem Spielplan {$expected} sein
audit-slip-total-above = ab hier {$points} zu viel
audit-slip-total-below = ab hier {$points} zu wenig
audit-slip-total-recovers = die nächste Summe stimmt wieder
audit-slip-reason-digits = zwei Ziffern sind vertauscht
audit-slip-reason-sign = das Vorzeichen ist falsch
audit-slip-reason-bonus = die Prämie für eine Serie ist falsch
audit-slip-reason-hook = die Summenregel verbietet diese Ansagen
audit-slip-reason-tricks = die Stiche gehen nicht auf
audit-result-guess = { $slips ->
    [one] {$slips} Fehler
   *[other] {$slips} Fehler
} nach {$rules}, auf eine dieser Arten, die wahrscheinlichste zuerst:
audit-result-breaches = Die Summen stimmen nach {$rules}, einige Ansagen aber nicht:
audit-breach-hook = { $deals ->
    [one] Spiel
   *[other] Spiele
} {$numbers}: Die Ansagen ergeben die Zahl der Karten, entgegen {$clause}. Niemandes Punkte ändern sich.
audit-breach-sum = Die Ansagen ergeben {$bids} bei {$cards} Karten, entgegen {$clause}. Niemandes Punkte ändern sich.
audit-explanation-stays = Jede Summe bleibt, wie sie ist.
audit-explanation-total = {$player} hat {$total} statt {$written}.
audit-explanation-place = {$player} ist auf Platz {$place} statt {$was}.
audit-explanation-total-place = {$player} hat {$total} statt {$written} und Platz {$place} statt {$was}.
audit-explanations-more = { $number ->
    [one] {$number} weitere Erklärung ist ebenso kurz.
   *[other] {$number} weitere Erklärungen sind ebenso kurz.
}
audit-explanations-unknown = Es gibt mehr Erklärungen, als ausgerechnet wurden.
audit-remark-first-depends = Der erste Platz hängt davon ab, welche zutrifft.
audit-slip-put-right = {$written} stimmt wieder.
audit-slip-reason-worth = Ansage {$bid} mit Stichen {$took} zählt {$points}
audit-caption-totals-likeliest = Summen nach der ersten Erklärung
audit-slip-deal-missing = Vor Spiel {$deal} fehlt ein Spiel.
audit-slip-deal-twice = Spiel {$deal} ist das Spiel davor, noch einmal geschrieben.
audit-slip-deals-swapped = Die Spiele {$deal} und {$other} stehen an der Stelle des anderen.
audit-slip-columns-swapped = { $deals ->
    [one] Spiel
   *[other] Spiele
} {$numbers}: Die Spalten von {$player} und {$other} sind vertauscht.
audit-slip-bids-for-tricks = { $deals ->
    [one] Spiel
   *[other] Spiele
} {$numbers}: Ansagen und Stiche sind vertauscht.
audit-cell-number = Nummer
audit-remark-unchecked = Nicht geprüft, weil zu wenig davon den Regeln folgt: {$columns}.
audit-error-guess = Der Zettel zeigt nicht, welche Fehler er hat, und kann erst eine Partie werden, wenn eine Erklärung gewählt ist.
audit-error-no-explanation = Es gibt keine Erklärung {$number}: Der Zettel hat {$most}.
audit-note-struck = { $number ->
    [one] Auf dem Zettel ist eine Zeile über diesem Spiel gestrichen.
   *[other] Auf dem Zettel sind {$number} Zeilen über diesem Spiel gestrichen.
}
audit-error-only-totals = Der Zettel hat nur Endsummen; da gibt es nichts zu prüfen.
audit-error-several = Die Datei hat Zettel von {$sheets} Partien. In dieser Form lässt sich nur einer auf einmal prüfen.
audit-error-deals = Die Datei hat Spiele mit den gespielten Karten; ein Zettel ist das nicht.
audit-error-columns-unclear = Nach diesen Regeln können die Spalten eines Spielers mehreres sein: {$readings}.
audit-error-turn = Bitte jeden Spieler einmal nennen, in der Reihenfolge am Tisch.
audit-error-no-dealer = Der Zettel sagt nicht, wer zuerst gegeben hat.
audit-note-tricks = Der Zettel zeigt diese Stiche nicht, und keine Summe hängt davon ab: {$tricks}. Eine mögliche Zahl wurde eingetragen.
audit-read-columns = Spalten des Spiels: {$of_deal}; jedes Spielers: {$of_player}.
audit-read-player-columns = Spalten jedes Spielers: {$of_player}.
audit-read-unread-columns = Nicht gelesene Spalten: {$columns}.
audit-read-unread-lines = { $number ->
    [one] Eine Zeile gehört
   *[other] {$number} Zeilen gehören
} nicht zur Tabelle: {$texts}.
audit-sheet-error-name-near = {$name} ist vielleicht {$near}, falsch geschrieben.
audit-sheet-error-evening = Beginnt hier ein anderer Abend? Wenn ja, gehört er in eine eigene Datei; wenn nicht, muss die Zeile darüber weg.
audit-sheet-error-several = Hier beginnt ein anderer Zettel.
audit-slip-hand-missing = Spiel {$deal}: Für {$player} steht nichts da.
audit-slip-hands-missing = Spiel {$deal}: Es steht nichts da.
audit-error-bids-uncertain = Die Ansagen in Spiel {$deal} sind nicht sicher, also kann der Zettel keine Partie werden.
audit-error-day-unclear = Das Datum auf dem Zettel kann {$one} oder {$other} sein.
audit-error-totals-rules = Der Zettel hat weder Ansagen noch Stiche, also passen viele Regeln: Nach welchen wurde gespielt?
audit-bid-worked-out = {$player} {$bids} (Spiel {$deal})
audit-remark-bids = Ansagen, die nicht auf dem Zettel stehen, aus dem Übrigen errechnet: {$bids}.
audit-deal-in-line = {$deal} (Zeile {$line})
audit-progress = {$rules} Regelwerke werden versucht, mit {$slips} Fehlern; mit genannten Regeln geht es schneller.
