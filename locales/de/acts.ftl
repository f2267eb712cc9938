table-act = { $act ->
    [rule] Entscheid des Tisches
    [close] Entscheid, der das Spiel beendet
    [allow-bid] die gesperrte Ansage gilt
    [redeal] neu geben
    [pass-on] der nächste Geber gibt
    [annul] ein Spiel zählt nicht
    [dealer] ein anderer Geber
    [note] Notiz
    [join] jemand kommt dazu
    [leave] jemand geht
    [replace] jemand übernimmt einen Platz
    [swap] zwei tauschen die Plätze
    [rename] einen Namen berichtigen
    [title] Titel des Abends
    [day] Tag des Abends
    [extra] Extraspiel
    [end] Partie beenden, wie sie steht
   *[abandon] ohne Ergebnis abbrechen
}
incident-kind-short = { $kind ->
    [revoke] nicht bedient
    [misdeal] falsch gegeben
    [count] Kartenzahl
    [exposed] Karte gezeigt
    [lead] falsch ausgespielt
    [play] falsch zugegeben
    [bid] falsche Ansage
    [trick] falscher Stich
    [claim] Karten hingelegt
    [pack] falsches Blatt
    [dealer] falscher Geber
    [trump] falscher Trumpf
    [score] falsch notiert
   *[player] jemand fehlt
}
table-act-not-now = {$act} (jetzt nicht)
table-field-ask = { $field ->
    [player] Wer?
    [other] Mit wem?
    [after] Nach wem?
    [name] Welcher Name?
    [start] Mit wie vielen Punkten: eine Zahl, lowest oder average?
    [points] Wie viele Punkte?
    [kind] Worum geht es?
    [reason] Warum?
    [option] Was wird gewählt?
    [bid] Welche Ansage?
    [deal] Welches Spiel?
    [again] Wird es nachgeholt?
    [text] Wie lautet der Text?
    [day] Welcher Tag, etwa 2024-09-08?
    [extra] Welches Extraspiel?
    [held] Wie viele Karten?
    [trick] In welchem Stich?
    [followed] Wie viele haben zugegeben?
    [found] Wann wurde es bemerkt?
   *[fact] Was genau?
}
dialog-line-expected = Tippen Sie eine Zahl von 1 bis {$most} oder den Anfang einer Zeile.
table-field-optional = Enter allein lässt es weg.
dialog-leave = Enter allein trägt nichts ein.
table-value = { $value ->
    [revoke] nicht bedient
    [misdeal] falsch gegeben
    [other] etwas anderes
    [again] es wird nachgeholt
    [skip] es wird nicht nachgeholt
    [misdeal-order] in falscher Reihenfolge
    [misdeal-two] zwei Karten auf einmal
    [misdeal-uncut] nicht abgehoben
    [misdeal-trump] der Trumpf lag falsch
    [misdeal-shuffled] nach dem Abheben gemischt
    [exposed-table] auf dem Tisch
    [exposed-floor] auf dem Boden
    [exposed-deal] beim Geben
    [play-third] der Dritte vor dem Zweiten
    [play-fourth] der Vierte vor dem Zweiten
    [play-ahead] vor dem Ausspiel
    [bid-turn] außer der Reihe
    [bid-low] zu niedrig
    [bid-barred] nicht erlaubt
    [bid-changed] geändert
    [bid-hook] gegen die Summenregel
    [bid-unheard] nicht gehört
    [trick-two] zwei Karten gespielt
    [trick-omitted] keine Karte gespielt
    [trick-mixed] mit einem anderen vermischt
    [trick-seen] angesehen
    [trick-taken] von der falschen Partei eingezogen
    [claim-some] einige Karten hingelegt
    [claim-all] alle Karten hingelegt
    [claim-attention] auf den Stich hingewiesen
    [trump-written] falsch aufgeschrieben
    [trump-played] als Trumpf gespielt
    [trump-named] falsch ausgerufen
    [score-number] eine falsche Zahl
    [score-rubber] ein falscher Rubber
    [player-absent] fehlt
    [player-leaves] geht
   *[player-replaced] wird ersetzt
}
table-act-ask = Eintragen?
table-field-open = Wählen Sie aus: {$open}.
table-form-title = { $is_wrong ->
    [true] Was ist passiert?
   *[false] Was gibt es Neues?
}
table-form-later = später: die Wahl bleibt offen
