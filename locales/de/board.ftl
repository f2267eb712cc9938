board-open-bids = Möglich:
board-deal-part = { $part ->
    [bids] Ansagen
    [tricks] Stiche
    [trump] Trumpf
    [tallies] Zählungen
    [kind] Art des Spiels
   *[dealer] Geber
}
board-cell-bid = Ans. {$bid}
board-cell-took = hat {$tricks}
board-view-title = { $view ->
    [table] Tisch
    [sheet] Zettel
    [score] Stand
    [chart] Kurve
    [log] Protokoll
   *[deal] Spiel {$deal}
}
act-bid-word = Ansage {$word}
board-help = 
    Die Ziffern eines Ziffernblocks genügen.
    Am Tisch
     Ziffern  die Ansagen der Reihe nach;
              an wen der Stich ging; die
              Zeile eines Gebots; 0: weitere
     Enter    eintragen; Leertaste trennt
     -        letzte Taste löschen, sonst
              Eintrag zurücknehmen
     +        Eintrag wiederherstellen
     /        aufgedeckte Farbe; Ansage mit
              einem Wort; spätes Gebot;
              was sonst gezählt wird
     !        was schiefging
     e        wer kommt, wer geht, Notizen
     n        Stich für Stich oder Zahlen
    Überall
    {" *"}        nächste Ansicht
    {" ."}        zurück
     + - j k  blättern; g G an die Enden
     / auf einer Seite: suchen; n vor,
              N zurück
    Auf dem Zettel
     3 Enter  Spiel 3 öffnen; eine Ziffer
              berichtigt dann einen Teil,
              f jede Änderung in Worten
    Buchstaben
     t Tisch  s Zettel  b Stand  c Kurve
     l Protokoll  ? Hilfe  q Ende
     u zurücknehmen  r wiederherstellen
    Beim Verlassen geht nichts verloren:
    Alles Eingetragene ist auf der Platte.
board-key-record = Enter trägt ein
board-key-show-changes = Enter zeigt, was sich ändert
board-key-leave = q Ende
board-key-trick-by-trick = n Stich für Stich
board-key-numbers = n Zahlen
board-key-numbered-deal = Zahl und Enter öffnen ein Spiel
board-typed-deal = Spiel {$typed}_
board-key-open = Enter öffnet es
board-typed-search = Suche: {$typed}_
board-key-find = Enter findet
board-key-escape = Esc zurück
board-key-next-match = n nächste
board-key-previous-match = N vorige
board-typed-fix = Änderung: {$typed}_
board-key-show = Enter zeigt sie
board-key-record-shown = Enter trägt ein wie gezeigt
board-ask-trump = Welche Farbe wurde aufgedeckt?
board-ask-bid = Welche Ansage?
board-ask-call = Welches Gebot?
board-ask-tally = Was wurde gezählt?
board-key-words = f in Worten
board-label-correct = richtig:
board-digits-one-longer = Bis jetzt {$typed}; mit {$digit} wird es {$number}.
board-digits-some-longer = Bis jetzt {$typed}; mit {$first_digit}–{$last_digit} wird es {$first_number}–{$last_number}.
board-row-readings = {$digits}: {$readings}? Enter fragt nach.
board-too-small = Die Tafel braucht {$columns} Spalten und {$rows} Zeilen.
board-tricks-ask-takers = {$typed} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} da. Drücken Sie je Stich die Ziffer des Spielers, der ihn hat.
board-tricks-ask-numbers = {$typed} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} da. Tippen Sie der Reihe nach, wie viele jede Seite hat.
board-tricks-rest = Der Rest geht an {$player}: {$rest}. Enter trägt ein.
board-tricks-too-many = Zu viele: {$rest} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} übrig.
board-tricks-last-player = Die Stiche ergeben {$total}, also gehen an den letzten Spieler {$rest}.
board-search-none = Es wurde noch nichts gesucht: / sucht.
board-search-not-found = Nicht auf dieser Seite: {$text}
board-choice-current = {$label} (jetzt)
board-value-change = {$before} → {$after}
board-typed-first = Löschen Sie erst das Getippte: {$typed}.
board-tricks-all-typed = { $total ->
    [one] Der Stich ist getippt: Enter trägt ihn ein, - nimmt ihn zurück.
   *[other] Alle {$total} Stiche sind getippt: Enter trägt sie ein, - nimmt den letzten zurück.
}
board-tricks-missing = Nicht eingetragen: nur {$typed} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} da.
board-tricks-taken = Gemachte Stiche: {$tricks}
board-ask-correction = Spiel {$deal}: Was ist richtig? { $part ->
    [bids] Die Ansagen
    [tricks] Die Stiche
    [trump] Der Trumpf
    [tallies] Was gezählt wurde
    [kind] Die Art des Spiels
   *[dealer] Der Geber
}
board-number-too-high = Hier höchstens {$most}.
board-digit-range = Drücken Sie eine Ziffer von 1 bis {$most}.
board-typed-unrecorded = Getippt, aber nicht eingetragen: {$typed}.
board-needs-terminal = Die Tafel braucht ein Terminal.
board-all-typed = Alle Zahlen sind da. { $is_correction ->
    [true] Enter zeigt, was sich ändert.
   *[false] Enter trägt ein.
}
board-ask-deal = Tippen Sie die Nummer eines begonnenen Spiels, dann Enter.
board-quit-key = Strg-C beendet.
board-help-title = {" "}Tasten{" "}
board-key-undo = - zurück
board-key-delete = - löschen
board-key-digits = Ziffern
board-key-redo = + wieder
board-key-aside-back = / zurück
board-key-view = {"*"} Ansicht
board-key-help = ? Tasten
board-key-back = {"."} zurück
board-key-scroll = + - blättern
board-key-search = / suchen
board-key-table = {"."} Tisch
board-key-help-back = ? zurück
board-key-help-leave = 0 Ende
board-key-aside = / {$entries}
board-aside-bid = Ansage
board-aside-call = Gebot
board-aside-tally = Zählung
board-choice-more = weitere ({$page} von {$pages})
board-key-any = jede Taste: weiter
board-entry-not-now = n wirkt, wenn Stiche einzutragen sind: es ändert, wie man sie tippt.
board-key-choose = Enter wählt
board-key-wrongs = ! Fehler
board-key-events = e Ereignisse
board-cell-declarer = Alleinspieler
board-cell-partner = Partner
board-draft-kept = Getippt und noch nicht eingetragen: {$typed}.
board-draft-dropped = Nicht mehr gefragt und nicht eingetragen: {$typed}.
board-key-next = Enter weiter
board-contract-row = { $row ->
    [bid] Gebot
    [trump] Trumpf
    [declarer] Alleinspieler
    [factor] Wort
   *[partner] Partner
}
board-key-contract = = Kontrakt
board-all-chosen = Alles gewählt. Enter trägt es ein.
