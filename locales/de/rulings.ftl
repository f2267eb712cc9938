incident-revoke = Nichtbedienen
incident-misdeal = Vergeben
incident-other = ein anderer Vorfall
ruling-with-points = Entscheidung der Runde ({$incident}): „{$reason}“
ruling-without-points = Entscheidung der Runde ({$incident}): „{$reason}“, ohne Punkte
ruling-counted-later = gezählt, wenn das Spiel endet
note-refusal-too-many = Diese Partie hat schon {$most} Notizen, mehr geht nicht.
text-refusal-empty = { $kind ->
    [note] Eine Notiz
    [title] Ein Titel
    [reason] Ein Grund
   *[other] Ein Text
} braucht mindestens ein sichtbares Zeichen.
text-refusal-too-long = { $kind ->
    [note] Die Notiz
    [title] Der Titel
    [reason] Der Grund
   *[other] Der Text
} ist zu lang: höchstens {$longest} Zeichen.
text-refusal-invisible = { $kind ->
    [note] Eine Notiz
    [title] Ein Titel
    [reason] Ein Grund
   *[other] Ein Text
} darf U+{$code} nicht enthalten, ein Steuerzeichen oder ein unsichtbares.
ruling-refusal-no-reason = Eine Entscheidung der Runde braucht einen Grund.
ruling-refusal-too-many = Diese Partie hat schon {$most} Entscheidungen, mehr geht nicht.
ruling-refusal-points-twice = Für {$player} sind zweimal Punkte angegeben.
ruling-refusal-points-range = Eine Entscheidung der Runde gibt oder nimmt ½ bis {$most} Punkte. Sollen es keine sein, lassen Sie die Punkte weg.
ruling-refusal-unit-half = Punkte sind ganz oder halb: 5, -2.5, ½.
ruling-refusal-unit-tenth = Punkte sind ganz oder haben eine Nachkommastelle: 5, -2.5.
ruling-refusal-no-seat = Dort sitzt niemand.
ruling-doubt-points = {$reason} sieht aus wie die Punkte einer Entscheidung, nicht wie ihr Grund.
end-refusal-nothing-played = Noch ist kein Spiel gespielt, also gibt es nichts zu werten.
end-deal-left-out = Spiel {$deal} hat begonnen, ist aber nicht gewertet und zählt nicht{ $is_ruled ->
    [true] {"; auch was darin entschieden wurde, zählt nicht"}
   *[other] {""}
}.
end-ask = { $abandoned ->
    [true] Die Partie ohne Ergebnis abbrechen?
   *[other] Die Partie so beenden, wie sie steht?
}
end-declined = Die Partie geht weiter.
end-title = Partie beenden
end-option = { $abandoned ->
    [true] ohne Ergebnis
   *[other] so, wie sie steht
}
end-refusal-by-table = Die Runde hat die Partie nach { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spielen
} beendet.
annul-refusal-not-over = Spiel {$deal} ist nicht zu Ende, also gibt es nichts zu annullieren.
annul-refusal-twice = Spiel {$deal} ist schon annulliert.
annul-refusal-too-many = In dieser Partie lässt sich kein weiteres Spiel annullieren.
annul-note-again = Annulliert und als Spiel {$deal} neu gespielt.
annul-note-due = Annulliert; es wird nach dem letzten Spiel neu gespielt.
annul-note-left-out = Annulliert; dafür wird nichts gespielt.
annul-note-replay = Gespielt für Spiel {$deal}, das annulliert wurde.
ruling-refusal-annulled = Spiel {$deal} ist annulliert, also kann keine Entscheidung der Runde dafür zählen.
ruling-refusal-not-in-progress = Spiel {$deal} läuft nicht, also kann keine Entscheidung der Runde es beenden.
ruling-closes = {$ruling}; damit endet das Spiel
ruling-note-closed = Durch Entscheidung der Runde beendet, ohne Stiche.
redeal-title = Neu geben
redeal-option-same = derselbe Geber
redeal-option-next = der nächste Geber
redeal-option-annul = Spiel {$deal}, das dann nicht zählt
incident-refusal-too-many = Diese Partie hat schon {$most} Vorfälle, mehr geht nicht.
incident-refusal-none = Ein Vorfall {$number} ist nicht eingetragen.
incident-refusal-number-taken = Vorfall {$number} ist schon eingetragen.
incident-refusal-option = {$taken} steht hier nicht zur Wahl.
incident-refusal-not-open = Bei Vorfall {$number} ist nichts mehr zu wählen.
incident-refusal-too-late = Bei Vorfall {$number} ist es für die Wahl zu spät: { $until ->
    [next] das nächste Spiel hat begonnen
    [over] die Partie ist zu Ende
   *[other] das Spiel ist zu Ende
}. { $option ->
    [waive] Niemand hat gewählt, also gilt die Wahl als verzichtet.
   *[other] Niemand hat gewählt, also gilt {$option}.
}
incident-remedy-options = Zur Wahl stehen: {$options}.
redeal-doubt-deal = {$deal} sieht aus wie die Nummer eines Spiels, nicht wie ein Grund, neu zu geben.
