incident-happened = {$player} hat { $trick ->
    [0] {""}
   *[other] in Stich {$trick}{" "}
}{ $kind ->
    [revoke] nicht bedient
    [misdeal] vergeben
    [count] eine falsche Kartenzahl gehabt
    [exposed] eine Karte aufgedeckt
    [lead] außer der Reihe ausgespielt
    [play] außer der Reihe gespielt
    [bid] falsch angesagt
    [trick] einen Fehler gemacht
    [claim] Karten hingelegt
    [pack] mit einem falschen Blatt gespielt
    [dealer] außer der Reihe gegeben
    [trump] die falsche Farbe für Trumpf gehalten
    [score] eine falsche Zahl angeschrieben
    [charge] angeblich nicht bedient, was unbewiesen ist
    [bid-turn] außer der Reihe angesagt
    [bid-low] zu niedrig angesagt
    [bid-changed] eine Ansage geändert
    [revoke-disobeyed] die verlangte Karte nicht gespielt
    [bid-hook] gegen die Summenregel angesagt
    [bid-barred] etwas Unerlaubtes angesagt
    [trick-two] zwei Karten gespielt
    [claim-attention] auf den Stich hingewiesen
    [player-leaves] den Tisch verlassen
    [player-replaced] den Platz abgegeben
    [trick-seen] einen abgelegten Stich angesehen
    [trick-taken] einen Stich der anderen Seite genommen
    [trick-omitted] zu spielen vergessen
   *[player] gefehlt
}
incident-happened-nobody = { $told ->
    [pack-missing] Eine Karte fehlt
    [pack-double] Eine Karte doppelt im Blatt
    [pack-faced] Eine Karte offen im Blatt
    [pack-foreign] Eine Karte aus einem anderen Blatt
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}in Stich {$trick}
}
incident-effect-tricks = { $number ->
    [1] ein Stich
    [2] zwei Stiche
    [3] drei Stiche
   *[other] {$number} Stiche
} an {$side}
incident-effect-points = { $number ->
    [1] ein Punkt
    [2] zwei Punkte
    [3] drei Punkte
    [5] fünf Punkte
   *[other] {$number} Punkte
} { $lost ->
    [true] weniger für
   *[false] für
} {$side}
incident-effect-short = {$side} kann { $most ->
    [none] mit diesem Spiel nicht gewinnen
   *[other] mit diesem Spiel nicht über {$most} kommen
}
incident-effect-bar = {$side} darf in diesem Spiel nicht mehr ansagen
incident-effect-lost = { $what ->
    [contract] der Kontrakt von {$side} gilt als verfehlt
    [defence] der Kontrakt gilt als erfüllt gegen {$side}
   *[bid] die Ansage von {$side} gilt als verfehlt
}
incident-effect-pays = {$player} zahlt allein
incident-effect-callable = { $card ->
    [none] die Karte
   *[other] {$card}
} darf verlangt werden
incident-callable-left = Vorfall {$number}: {$player} hätte in Stich {$trick} {$card} spielen können und hat es nicht getan. Die Karte darf verlangt werden; wurde sie verlangt, gilt das als Nichtbedienen.
incident-effect = { $effect ->
    [miss] die Ansage gilt als um einen Stich verfehlt
    [cancel] die beiden Verstöße heben einander auf
    [void-same] das Spiel ist ungültig, und derselbe Geber gibt noch einmal
    [void-next] das Spiel ist ungültig, und der nächste Spieler gibt
    [void-shift] das Spiel ist ungültig; der nächste Spieler gibt, und von ihm aus geht es mit dem Geben weiter
    [made] der Kontrakt ist erfüllt
    [missed] der Kontrakt ist um {$number} verfehlt
    [stood] die Stiche zählen, wie sie standen
    [replay] ab Stich {$number} neu gespielt
    [cards-as-dealt] ein Spiel mit so vielen Karten, wie gegeben wurden
    [deal-again] der richtige Geber gibt
    [stands] es bleibt dabei
    [bid-again] es wird neu angesagt
    [bid-stands] die erste Ansage gilt
    [bid-cancelled] die Ansage wird gestrichen
    [bid-proposal] die Ansage gilt als Vorschlag
    [turn-back] es geht dort weiter, wo die Reihe verlassen wurde
    [callable-hand] die Hand darf verlangt werden
    [high] die höchste Karte der Farbe wird verlangt
    [low] die niedrigste Karte der Farbe wird verlangt
    [win] der Stich muss gemacht werden
    [lose] der Stich darf nicht gemacht werden
    [trump] es muss gestochen werden
    [pass] es darf nicht gestochen werden
    [suit-now] die Farbe dieses Ausspiels wird verlangt
    [suit-next] die Farbe des nächsten Ausspiels wird verlangt
    [back] die Karten werden zurückgenommen
    [card-stays] die Karte bleibt liegen
    [liable] die Hand, der die Karte fehlt, haftet für Nichtbedienen
    [surplus] die letzte Karte gehört zu dem Stich, dem eine fehlt
    [fourth] der vierte Spieler darf vor dem zweiten spielen
    [play-on] das Spiel wird zu Ende gespielt
    [abandoned] das Spiel ist zu Ende, wie beansprucht
    [fix] der Punktestand wird berichtigt
    [substitute] jemand anders darf einspringen
    [late] zu spät
   *[none] keine Strafe
}
incident-found = {$happened}, entdeckt {$moment}. {$clauses}
incident-chosen = { $several ->
    [true] Gewählt haben
   *[false] Gewählt hat
} {$who}: {$option}: {$effects}.
incident-open = die Wahl steht aus{ $until ->
    [next] {" "}bis zum Beginn des nächsten Spiels
    [over] {" "}bis zum Ende der Partie
   *[none] {""}
}: {$options}
incident-waived = verzichtet
incident-dropped = zurückgezogen
incident-done = erledigt
incident-lapsed = ohne Wirkung, weil das Spiel nicht zählt
incident-cancelled = aufgehoben durch Vorfall {$number}
incident-not-chosen = { $option ->
    [waive] niemand hat rechtzeitig gewählt
   *[other] niemand hat rechtzeitig gewählt, also gilt {$option}
}
incident-doubt-twice = Das ist schon eingetragen, als Vorfall {$number}.
incident-doubt-dealer = Hier gibt {$dealer}, also kann {$player} sich nicht vergeben haben.
incident-unproven-charge = Unbewiesener Vorwurf
incident-facts = Nach diesen Tatsachen entschieden: {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stiche
}, {$moved} für { $kind ->
    [revoke] das Nichtbedienen
    [lead] das Ausspielen außer der Reihe
    [play] das Spielen außer der Reihe
   *[other] den Vorfall
} = {$counted}
