source-table-ruling = Entscheidung der Runde
source-house-rules = Hausregeln
source-our-reading = unsere Lesart
source-own-page = {$game}, { $id ->
    [oh-hell] wie Hoyle es führt
   *[other] wie üblich gespielt
}
source-reason = { $reading ->
    [first-dealer] das Dokument sagt nicht, wer gibt
    [last-before-dead-hand] eine tote Hand kann nicht ansagen
    [end-of-auction] niemand muss das eigene Gebot überbieten, und kein Spiel wurde gespielt
    [last-word] bis dahin ist nichts gespielt
    [lapsed-call] ein Farbgebot ist ein Gebot für zwei und schlägt ohne Partner nichts
    [join-keeps-level] Mitgehen heißt, einem Gebot zuzustimmen, nicht, es zu überbieten
    [no-trump-highest] das Dokument ordnet nur die Farben
    [trick-fewer] wer ablegt, hat keine Karte für einen weiteren Stich
    [match-length] das Dokument sagt nicht, wie lang ein Match ist
    [tie-at-the-end] zu einem Gleichstand am Ende steht nichts da
    [shared-rank] zu gleichen Summen steht nichts da
    [spoilt-run] gestrichen wird die Prämie, nicht die Serie
    [dead-hand-counts] es zählen die Spieler, nicht die Hände
    [runs-past-dead-hand] eine tote Hand gewinnt nicht und verliert nicht
    [zero-before-extras] Zusatzspiele gehören nicht zum Spielplan
    [ace-high] das Dokument spricht von der höchsten Karte, ohne sie zu nennen
    [highest-ranks] das Dokument nennt nur die Zahl der Karten
    [larger-tables] das Dokument sagt nicht, wie sich die Spiele bei mehr Spielern ändern
    [dead-hand-deals] das Dokument zählt Spieler, und so setzen alle in jeder Reihe einmal aus
    [needs-joiner] wer geboten oder gepasst hat, darf nicht mitgehen
    [who-may-join] mit dem Mitgehen würfe man das eigene Gebot weg
    [opening-may-rise] angesagt wurde es beim ersten Sprechen
    [trou-place] das Dokument verweist auf seine Liste der Gebote
    [highest-wins] das Dokument sagt nicht, wessen Summe gewinnt
    [bonuses-undoubled] das Dokument verdoppelt die Punkte der Runde
    [new-run] das Dokument sagt nicht, was auf eine bezahlte Serie folgt
    [shared-zero] das Dokument spricht von den Punkten nach dem letzten Spiel und von einem Spieler
    [forehead-deals] so viele Spiele mit einer Karte stehen beisammen
    [extra-deals] Zusatzspiele gehören nicht zum Spielplan, und nur Ansagen von 0 sind vorgeschrieben
    [either-miss] das Dokument sagt „underbid“ zu wenigen wie zu vielen Stichen
    [row-ends] dort endet die Punktereihe
    [flat-loss] die Reihe hat eine Zahl und keine Punkte dahinter
    [trou-thirteen] die Reihe hat nur eine Zahl
    [tied-deal] zu gleich vielen Stichen steht nichts da
   *[no-penalties] das Dokument nennt keine Strafe
}
source-reading = { $reading ->
    [last-before-dead-hand] zuletzt sagt an, wer vor der toten Hand sitzt
    [lapsed-call] ein Gebot, bei dem niemand mitgeht, verfällt, und das höchste andere wird gespielt, auch wenn danach gepasst wurde
    [join-keeps-level] Mitgehen behält die Höhe des Gebots, solange es das höchste ist; sonst hebt es das Gebot des Paars auf das niedrigste Farbgebot über dem bisher höchsten oder auf das genannte
    [end-of-auction] die Seite mit dem höchsten Gebot muss nicht passen; bietet niemand, gibt derselbe Geber neu
    [last-word] das Paar, das gewinnt, darf noch erhöhen oder ausscheren, bis eine Karte oder das Ergebnis eingetragen ist
    [shared-rank] gleiche Summen teilen den Platz
    [tie-at-the-end] sind die besten Summen gleich, wird noch ein Spiel gespielt
    [spoilt-run] mit no-zero bringt eine Serie mit einer Ansage von 0 nichts, endet aber dort, wo sie gezahlt hätte
    [runs-past-dead-hand] ein Spiel als tote Hand verlängert eine Serie nicht und beendet sie nicht
    [ace-high] das Ass ist die höchste Karte, die Zwei die niedrigste
    [needs-joiner] noch mitgehen kann nur, wer nicht gesprochen hat oder wartet
    [who-may-join] mitgehen darf nur, wer noch nicht gesprochen hat oder wartet
    [opening-may-rise] wer mit einem Gebot des ersten Sprechens eröffnet hat, darf später auf ein höheres solches erhöhen
    [trou-place] trou steht dort, wo die Punkteliste es hat, nicht nach seinen Punkten
    [highest-wins] die höchste Summe gewinnt
    [bonuses-undoubled] Prämien werden nicht verdoppelt
    [new-run] nach einer vollen Serie, erfüllt oder verfehlt, beginnt eine neue
    [shared-zero] Prämien zählen bei der Summe 0 mit, und der Sieg kann geteilt werden
    [forehead-deals] an jedem Ende gibt es so viele Spiele mit der Karte an der Stirn, wie Spieler teilnehmen
    [extra-deals] wo selbst angesagt wird, gilt eine Summenregel weiter, und Prämien gibt es in diesen Spielen nicht
    [either-miss] zu viele Stiche kosten ebenso viel wie zu wenige
    [row-ends] Stiche über das Ende der Reihe hinaus bringen nichts mehr
    [trou-thirteen] alle dreizehn Stiche bringen in trou nicht mehr als neun
    [tied-deal] ein Spiel mit gleich vielen Stichen gewinnt niemand
   *[zero-before-extras] es gilt die Summe vor etwaigen Zusatzspielen
}
source-reading-highest-ranks = im Spiel bleiben die höchsten Karten jeder Farbe: {$ranks}
source-reading-larger-tables = mit mehr Spielern ist das größte Spiel alles, was das Kartenspiel hergibt, und es gibt so viele Spiele mit einer Karte, wie Spieler teilnehmen: {$deals}
source-reading-dead-hand-deals = wo ein Spiel für jeden Spieler wiederholt wird, zählt die tote Hand mit: {$deals}
source-reading-flat-loss = {$bids} kostet gleich viel, wie viele Stiche auch fehlen
source-reading-no-trump-highest = ohne Trumpf steht über {$suit}
source-reading-every-suit = jede Farbe
source-reading-trick-fewer = {$tricks} werden gespielt ({$bids}), ob jemand ablegt oder nicht
source-reading-dead-hand-counts = die tote Hand zählt bei {$schemes} als Spieler mit
