tricks-refusal-one-side = Geben Sie nach dem Reizen nur eine Zahl an, nicht {$given}: die Stiche der spielenden Seite.
tricks-refusal-each-declarer = Geben Sie {$declarers} Zahlen an, nicht {$given}: die Stiche jedes Alleinspielers.
tricks-refusal-not-declaring = {$player} gehört nicht zur spielenden Seite.
tricks-refusal-impossible = { $size ->
    [negative] {$player}: Weniger als 0 Stiche ist nicht möglich.
    [huge] {$player}: So viel ist nicht möglich, dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
   *[number] {$player}: {$tricks} ist nicht möglich, dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
}
tricks-refusal-wrong-sum = Die Stiche ergeben zusammen {$sum}, aber dieses Spiel hat {$tricks}.
tricks-refusal-sum-exceeded = Die Stiche ergeben schon {$sum}, aber dieses Spiel hat nur {$tricks}.
tricks-refusal-count = { $given ->
    [one] {$given} Zahl
   *[other] {$given} Zahlen
} für { $takers ->
    [sides] {$players} Seiten
   *[players] {$players} Spieler
}.
tricks-refusal-contradicted = {$player}: {$tricks} ist nicht möglich; nach den eingetragenen Karten waren es {$won}. Entscheidend ist Stich {$trick}, gewonnen von {$taker}.
tricks-refusal-contradicted-so-far = {$player}: {$tricks} ist nicht möglich; nach den eingetragenen Karten sind es {$won}, noch offen {$left}. Entscheidend ist Stich {$trick}, gewonnen von {$taker}.
tricks-refusal-given-by-cards = Die eingetragenen Karten ergeben schon die Stiche von Spiel {$deal}.
tricks-refusal-side-twice = Für die Seite von {$side} sind zwei Stichzahlen angegeben.
tricks-refusal-player-twice = Für {$player} sind zwei Stichzahlen angegeben.
tricks-remedy-range = Geben Sie eine Zahl von 0 bis {$most} an.
tricks-remedy-sum = Geben Sie Zahlen an, die zusammen {$sum} ergeben, { $order ->
    [turn] der Reihe nach
   *[bidding] in der Reihenfolge der Ansagen
}.
tricks-remedy-count = Geben Sie {$players} Zahlen an, { $order ->
    [turn] der Reihe nach
   *[bidding] in der Reihenfolge der Ansagen
}; die letzte darf fehlen.
tricks-remedy-recount = Zählen Sie noch einmal; für das nächste Spiel tragen Sie erst Ansagen oder Trumpf ein.
tricks-remedy-recount-or-undo = Zählen Sie noch einmal. War eine Karte falsch getippt, nehmen Sie Stiche einzeln zurück.
tricks-remedy-each-side = Geben Sie für jede Seite eine Zahl an.
