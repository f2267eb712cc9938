clause-rule-line = Regel {$clause}: {$sentence} {$source}
clause-players-alone = Für {$players} Spieler{ $bids ->
    [true] , jeder für sich.
   *[false] {"."}
}
clause-players-partners = Für {$players} Spieler. Wer sich gegenübersitzt, spielt zusammen und teilt die Punkte{ $bids ->
    [true] ; die Ansagen werden addiert, ebenso die Stiche.
   *[false] {"."}
}
clause-dealer-turn = Der erste Geber wird ausgelost. { $bidding ->
    [none] Geben und Spielen gehen dann
    [auction] Das Geben geht dann
   *[numbers] Geben, Ansagen und Spielen gehen dann
} nach { $side ->
    [left] links
   *[right] rechts
} ({ $turn ->
    [clockwise] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}).
clause-bid-turn = Alle sagen der Reihe nach einmal an; wer { $side ->
    [left] links
   *[right] rechts
} vom Geber sitzt, zuerst, der Geber zuletzt.
clause-bid-final = Eine Ansage ist endgültig.
clause-auction-unrecorded = Gereizt wird am Tisch; eingetragen wird nur der Kontrakt. Passen alle, wird neu gegeben.
clause-call-turn = Wer { $side ->
    [left] links
   *[right] rechts
} vom Geber sitzt, spricht zuerst. Passen ist endgültig; gereizt wird, bis alle gepasst haben. Bietet niemand, wird neu gegeben.
clause-trou = Wer genau drei Asse hat, muss vor dem Reizen trou ansagen. Alle anderen sagen pass-trou. Nach einem trou dürfen nur die anderen bieten, und nur höher. Bietet niemand, ist Partner, wer das vierte Ass hält, nennt den Trumpf und spielt aus.
clause-tricks-contract = Gezählt werden die Stiche der spielenden Seite, gemessen am Kontrakt.
clause-tricks-sum = Alle Karten werden gespielt, also ergeben die Stiche eines Spiels die Zahl der Karten je Spieler.
clause-tricks-void = Ein Stich kann niemandem gehören, dann ergeben sie weniger.
clause-incidents = Für Nichtbedienen, Vergeben und andere Unregelmäßigkeiten nennen diese Regeln keine Strafe. Die Runde entscheidet; tragen Sie ihre Entscheidung mit dem Grund ein.
clause-dead-hand-never = In jedem Spiel spielen alle.
clause-dead-hand = Bei {$players} Spielern setzt der Geber als tote Hand aus: keine Karten, Ansage, Stiche oder Punkte in diesem Spiel.
clause-end-tie = Sind die besten Summen gleich, wird noch ein Spiel gespielt.
clause-end-tie-shared = Gleiche Summen teilen den Platz.
clause-end-tie-bids = Bei gleichen Summen gewinnt die größere Summe erfüllter Ansagen.
clause-end-tie-breaks = Bei gleichen Summen entscheidet {$breaks}.
clause-tie-break = { $by ->
    [made-deals] die Zahl der Spiele mit erfüllter Ansage
    [last-deal] die Punktzahl des letzten Spiels
   *[successful-bids] die Summe erfüllter Ansagen
}
clause-tie-break-then = {$first}, danach {$next}
clause-end-winner = { $lowest_wins ->
    [true] Die niedrigste Summe gewinnt.
   *[false] Die höchste Summe gewinnt.
}
clause-end-match = Jede Partie beginnt bei null und geht, bis eine Seite {$points} erreicht. Es gewinnt, wer zuerst { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
} gewonnen hat. Die Plätze richten sich nach gewonnenen Partien, dann nach der laufenden.
clause-end-match-least = Jede Partie beginnt bei null und geht, bis eine Seite {$points} erreicht oder {$least} oder weniger hat. Es gewinnt, wer zuerst { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
} gewonnen hat. Die Plätze richten sich nach gewonnenen Partien, dann nach der laufenden.
clause-end-points = Die Partie endet nach dem Spiel, in dem jemand {$points} erreicht.
clause-end-declarer = Es muss eine Seite sein, die gerade einen Kontrakt gewonnen hat; sie gewinnt dann, auch wenn eine andere mehr hat.
clause-end-points-least = Die Partie endet nach dem Spiel, in dem jemand {$points} erreicht oder {$least} oder weniger hat.
clause-end-least = Die Partie endet nach dem Spiel, in dem jemand {$least} oder weniger hat.
clause-end-when = Die Partie endet nach dem Spiel, in dem jemand diese Bedingung erfüllt: {$condition}.
clause-end-partners = Dann gewinnen dieser Spieler und sein Partner gegenüber. Erfüllen auch andere sie, gewinnt das Paar mit mehr gemeinsamen Punkten; bei Gleichstand wird noch ein Spiel gespielt.
clause-end-out = Wer nach einem Spiel diese Bedingung erfüllt, scheidet aus: {$condition}. Die anderen spielen weiter. Wer länger dabei ist, steht weiter vorn; sonst entscheidet die Summe. Die Partie ist zu Ende, wenn zu wenige übrig sind.
clause-end-schedule = Die Partie endet mit dem letzten Spiel des Plans.
clause-doubling-suit = Mit {$suit} als Trumpf zählen die Punkte eines Spiels doppelt. Das gilt für aufgedeckten oder gezogenen Trumpf, nicht für eine feste Folge.
clause-doubling-none = Kein Trumpf verdoppelt die Punkte eines Spiels. Eine Runde darf es für Pik vereinbaren, aber nur bei aufgedecktem oder gezogenem Trumpf, nicht bei fester Folge.
clause-promotion-skips-ones = Spiele mit einer Karte zählen nicht.
clause-promotion-ends-at-ones = Ein Spiel mit einer Karte beendet jede Serie.
clause-promotion-cost = Eine Serie verfehlter Spiele kostet ebenso viel.
clause-promotion-none = Für Serien gibt es keine Prämie.
clause-promotion-choices = Für Serien gibt es keine Prämie, außer die Runde vereinbart eine: {$schemes}.
clause-promotion-without-zero = Eine Gewinnserie, in der eine Ansage von 0 vorkommt, bringt nichts.
clause-promotion-run = {$points} für { $deals ->
    [one] {$deals} erfülltes Spiel
   *[other] {$deals} erfüllte Spiele
} in Folge ({$promotion})
clause-promotion-run-players = {$points} für so viele erfüllte Spiele in Folge, wie Spieler teilnehmen ({$promotion})
clause-promotion-run-longer = {$points} für mehr erfüllte Spiele in Folge, als Spieler teilnehmen, und zwar { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
} mehr ({$promotion})
clause-zero-finish = Eine Summe von genau 0 nach dem letzten Spiel des Plans gewinnt.
clause-zero-finish-off = Eine Summe von 0 gewinnt nicht, außer die Runde vereinbart es.
clause-zero-finish-forms = Ein Schluss auf null ist nicht möglich mit {$forms}.
clause-forehead-off = Eine Runde darf vereinbaren, bei Spielen mit einer Karte diese an die Stirn zu halten: Alle sehen alle Karten außer der eigenen.
clause-forehead = { $deals ->
    [all] Bei allen Spielen mit einer Karte
    [last] Bei den letzten Spielen mit einer Karte
   *[first_and_last] Bei den ersten und den letzten Spielen mit einer Karte
} hält man die Karte an die Stirn: Alle sehen alle Karten außer der eigenen.
clause-dealer-last = Nachdem jemand außer der Reihe gegeben hat, gibt der Nächste nach diesem Geber.
clause-incidents-laws = Über Nichtbedienen, Vergeben und andere Unregelmäßigkeiten entscheiden Gesetze: {$laws} [{$set}].
clause-incidents-own = Diese Regeln haben eigene Gesetze: {$kinds}.
clause-tricks-tallies = Nach Stichen wird nicht gefragt: was gezählt wird, entscheidet über den Kontrakt.
