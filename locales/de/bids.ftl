bid-range-most-or-cards = {$most}, oder die Zahl der Karten je Spieler, wenn das weniger ist
bid-range-cards = die Zahl der Karten je Spieler
bid-made-at-least = Erfüllt ist sie mit so vielen Stichen oder mehr.
bid-named-by-word = {$word} sagt {$bid} an.
bid-range = Eine Ansage ist eine Stichzahl: mindestens {$least}, höchstens {$most}.
bid-hook-always = Die letzte Ansage darf die Summe nicht auf die Zahl der Karten je Spieler bringen.
bid-redeal-below = Ergeben sie zusammen weniger als {$sum}, gibt derselbe Geber noch einmal.
bid-hook-from-cards = In Spielen ab { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
} darf die letzte Ansage die Summe nicht auf die Zahl der Karten je Spieler bringen.
bid-hook-over = Die letzte Ansage muss die Summe über die Zahl der Karten je Spieler bringen, wenn eine das kann.
bid-hook-never = Die Summe der Ansagen ist beliebig.
bid-hook-lapses = Eine Ansage, die als einzige in diesem Bereich liegt, ist auch gegen die Summenregel möglich.
bid-refusal-hook-over = die Ansagen müssen zusammen mehr als {$cards} ergeben, die Zahl der Karten
bid-refusal-hook = die Ansagen ergäben zusammen {$cards}, die Zahl der Karten
bid-legal-hook-lapsed = keine Ansage erfüllt die Summenregel, also gilt sie nicht
bid-legal-sum-over = die Ansagen ergeben dann {$sum}, mehr als {$cards}, die Zahl der Karten
bid-legal-sum-differs = die Ansagen ergeben dann {$sum}, nicht {$cards}, die Zahl der Karten
bid-legal-sum-allowed = in diesem Spiel dürfen die Ansagen zusammen {$cards} ergeben, die Zahl der Karten je Spieler
bid-legal-only-one = nur diese Ansage ist möglich
bid-legal-range = jede Ansage von {$least} bis {$most} ist möglich
bid-legal = {$player} darf {$bid} ansagen; {$reason}.
bid-refusal-impossible = { $size ->
    [negative] {$player} kann nicht weniger als 0 Stiche ansagen.
    [huge] {$player} kann nicht so viel ansagen: Dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
   *[number] {$player} kann nicht {$bid} ansagen: Dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
}
bid-refusal-out-of-range = {$player} kann {$bid} nicht ansagen: Ansagen gehen von {$least} bis {$most}.
bid-refusal-hooked = {$player} darf {$bid} nicht ansagen; {$reason}.
bid-refusal-given-twice = Für {$player} sind zwei Ansagen angegeben.
bid-refusal-final = {$player} hat in diesem Spiel schon {$earlier} angesagt, und eine Ansage ist endgültig.
bid-refusal-out-of-turn = Als Nächstes sagt {$next_player} an, nicht {$player}.
bid-refusal-more-than-players = Zu viele Ansagen: In diesem Spiel sagen {$players} Spieler an.
bid-refusal-more-than-due = Zu viele Ansagen: Nur { $players ->
    [one] {$players} Spieler hatte
   *[other] {$players} Spieler hatten
} noch anzusagen.
bid-refusal-all-have-bid = Niemand hat mehr anzusagen: Alle {$players} haben angesagt.
tricks-refusal-bids-missing = Es ist noch nicht fertig angesagt: Als Nächstes sagt {$next_player} an.
bid-refusal-forced-zero = In diesem Spiel sagt niemand an: Alle Ansagen sind 0.
bid-refusal-no-bidding = Bei „{$title}“ wird nicht angesagt.
bid-refusal-auction-instead = Bei „{$title}“ wird gereizt: mit Geboten, nicht mit Stichzahlen.
bid-remedy-one-each = Geben Sie für jeden Spieler eine Ansage an.
bid-remedy-at-most = Geben Sie höchstens {$bids} an.
