source-table-ruling = Tischentscheid
source-house-rules = Hausregeln
source-our-reading = unsere Lesart
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
    [dead-hand-counts] es zählen die Personen, nicht die Hände
    [runs-past-dead-hand] eine tote Hand gewinnt nicht und verliert nicht
    [zero-before-extras] Zusatzspiele gehören nicht zum Spielplan
   *[no-penalties] das Dokument nennt keine Strafe
}
source-reading = { $reading ->
    [last-before-dead-hand] zuletzt sagt an, wer vor der toten Hand sitzt
    [lapsed-call] ein Gebot, bei dem niemand mitgeht, verfällt, und das höchste andere wird gespielt, auch wenn danach gepasst wurde
    [join-keeps-level] Mitgehen behält die Höhe des Gebots, solange es das höchste ist; sonst hebt es das Gebot des Paars auf das niedrigste Farbgebot über dem bisher höchsten oder auf das genannte
    [end-of-auction] die Seite mit dem höchsten Gebot muss nicht passen; bietet niemand, gibt derselbe Geber neu
    [last-word] das Paar, das gewinnt, darf beides noch tun, bis eine Karte oder das Ergebnis eingetragen ist
    [shared-rank] gleiche Summen teilen den Platz
    [tie-at-the-end] sind die besten Summen gleich, wird noch ein Spiel gespielt
    [spoilt-run] eine Serie mit einer Ansage von 0 bringt nichts, endet aber dort, wo sie gezahlt hätte
    [runs-past-dead-hand] ein Spiel als tote Hand verlängert eine Serie nicht und beendet sie nicht
   *[zero-before-extras] es gilt die Summe vor etwaigen Zusatzspielen
}
source-reading-no-trump-highest = ohne Trumpf steht über {$suit}
source-reading-every-suit = jede Farbe
source-reading-trick-fewer = {$tricks} werden gespielt bei {$bids}, ob jemand ablegt oder nicht
source-reading-dead-hand-counts = die tote Hand zählt bei {$schemes} als Person mit
