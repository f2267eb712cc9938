choice-found = {$happened}, entdeckt {$moment}{ $established ->
    [later] : vollendet, denn die Seite von {$player} hat seither weitergespielt
    [turned] : vollendet, denn der Stich war umgedreht
    [end] : vollendet
    [mended] : noch nicht vollendet
   *[none] {""}
}.
choice-who = { $several ->
    [true] Es wählen
   *[false] Es wählt
} {$who}{ $agree ->
    [true] {" "}und müssen sich einig sein
   *[false] {""}
}{ $choose_at ->
    [end] , wenn das Spiel zu Ende gespielt ist
   *[now] {""}
}{ $until ->
    [next] {" "}und bevor das nächste beginnt
   *[other] {""}
}: [{$clauses}]
choice-open = Spiel {$deal}: {$happened} [{$clauses}]. Zu wählen { $several ->
    [true] haben
   *[false] hat
} {$who}{ $until ->
    [next] , bevor das nächste Spiel beginnt
    [over] , bevor die Partie zu Ende ist
   *[none] {""}
}:
choice-waive = durchgehen lassen
choice-as-ruled = wie es die Gesetze sagen
choice-later = Spiel {$deal}: {$happened} [{$clauses}]. Wenn das Spiel zu Ende gespielt ist, { $several ->
    [true] wählen
   *[false] wählt
} {$who}.
incident-recorded-facts = Aus dem Eingetragenen: {$facts}.
incident-missing-player = Wer war es? Geben Sie den Namen an.
incident-kind-missing = Was ist passiert? Geben Sie eine der Arten an.
incident-kind-expected = erwartet wird, was passiert ist, etwa {$example}, oder die Nummer eines eingetragenen Vorfalls
incident-kind-says = { $kind ->
    [revoke] eine Karte, die nicht bedient, getrumpft oder gestochen hat, obwohl sie musste
    [misdeal] falsch gegeben
    [count] eine Hand mit zu vielen oder zu wenigen Karten
    [exposed] eine Karte wurde gesehen
    [lead] außer der Reihe ausgespielt
    [play] außer der Reihe zugegeben
    [bid] eine Ansage außer der Reihe, zu niedrig, geändert oder gesperrt
    [trick] zwei Karten in einem Stich, keine, oder ein angesehener Stich
    [claim] Karten hingelegt oder auf den Stich hingewiesen
    [pack] eine Karte fehlt, ist doppelt oder aus einem anderen Blatt
    [dealer] der falsche Spieler hat gegeben
    [trump] die falsche Farbe für Trumpf gehalten
    [score] eine falsche Zahl auf dem Zettel
   *[player] jemand fehlt, geht oder wird ersetzt
}
incident-ask-kind = Was ist passiert?
incident-ask-player = Wer war es?
incident-ask-option = Was wird genommen? {$options}, oder nichts, um nichts einzutragen
incident-set-fits = Gesetze, die passen: {$set}.
incident-taken = Genommen: {$taken}.
incident-disproved = { $followed ->
    [true] {$player} hat in Stich {$trick} mit {$card} bedient; die eingetragenen Karten widerlegen es.
   *[false] {$player} hatte in Stich {$trick} keine Karte zum Bedienen; die eingetragenen Karten widerlegen es.
}
hint-incident-whole = ganz tippen
hint-incident-take = eintragen, oder mit waive durchgehen lassen
hint-incident-later = die Wahl offenlassen
hint-incident-adopt = danach entscheiden
