prompt-games-known = Spielarten: {$games}.
prompt-number-game-over = Die Partie ist vorbei: Keine Zahl ist nötig.
prompt-number-not-due = Erwartet wird { $expected ->
    [call] ein Gebot
    [contract] der Kontrakt
    [kind] die Art des Spiels
   *[trump] der Trumpf
}, keine Zahl.
prompt-digits-ambiguous = {$digits} könnte {$readings} sein: Setzen Sie Leerzeichen zwischen die Zahlen.
prompt-suit-or-sheet = s könnte Pik oder der Zettel sein: Tippen Sie sp oder sheet.
prompt-not-understood = {$word} ist kein Befehl{ $due ->
    [bid] {" "}und keine Ansage.
    [call] {" "}und kein Gebot.
    [contract] , und kein Gebot mit Namen.
    [partner] , und kein Partner mit Farbe.
    [trump] {" "}und keine Farbe.
    [kind] {" "}und keine Art von Spiel.
    [tricks] , keine Stichzahl und keine Karten.
    [tally] {" "}und keine Zahlen.
    [no_game] , und hier ist keine Partie offen.
   *[nothing] {"."}
}
prompt-trump-recorded = Der Trumpf ist eingetragen: {$trump}.
prompt-trump-by-contract = Der Kontrakt nennt den Trumpf.
prompt-trump-set = Der Trumpf dieses Spiels steht fest: {$trump}.
prompt-trump-not-needed = Hier ist keine Farbe nötig.
prompt-standings = Stand: {$totals}.
prompt-choice-rematch = {$number}  Revanche: {$players}
prompt-choice-game = {$number}  Fortsetzen: {$id}: {$game}
prompt-choice-new-game = {$number}  Neue Partie
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} Spieler
prompt-choices-offered = Hausregeln jetzt: {$choices} … Andere eintippen, um sie zu ändern; help zeigt alle.
prompt-ask-players = Wer spielt {$title}? Nennen Sie {$player_counts} Spieler in Sitzreihenfolge.
prompt-word-unreadable = {$word} ist nicht zu lesen: {$expected}.
prompt-ask-next = Was nun? Tippen Sie eine Nummer.
prompt-ask-next-or-leave = Was nun? Tippen Sie eine Nummer, oder Enter zum { $goes_back ->
    [true] Zurückgehen
   *[false] Beenden
}.
prompt-ask-dealer = Wer gibt zuerst? Tippen Sie einen Namen, oder Enter zum Auslosen.
prompt-ask-game = Welches Spiel? Tippen Sie seine Nummer oder seinen Namen, oder q zum Beenden.
prompt-new-game-usage = Nennen Sie ein Spiel, dann die Spieler in Sitzreihenfolge.
prompt-bids-usage = { $number ->
    [1] eine Ansage eintippen, zum Beispiel {$example}
   *[other] {$number} Ansagen eintippen, zum Beispiel {$example}
}
prompt-tricks-usage = { $number ->
    [1] die Stiche eintippen
   *[other] die Stiche von {$number} Spielern eintippen; die letzte Zahl darf fehlen
}
prompt-trou-usage = NAME FARBE
prompt-turned-card-without-trick = Vom Talon wird nur nach einem Stich eine Karte aufgedeckt.
prompt-other-folder = Hier ist ein Ordner mit Partien offen. Für einen anderen beenden Sie hoyle und starten es damit neu.
prompt-label = { $due ->
    [reading] was
    [bid] Ansage
    [call] Gebot
    [contract] Kontrakt
    [partner] Partner
    [trump] Trumpf
    [kind] Art
    [tricks] Stiche
    [tally] Zählung
    [nothing] Ende
   *[no_game] hoyle
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(vorn)
   *[false] {""}
}
prompt-ask-reading = {$digits} lässt sich mehrfach lesen. Was ist gemeint?
prompt-help-intro = Tippen Sie, was am Tisch gesagt wird. Was noch fehlt, bestimmt den Sinn.
prompt-help-numbers = { $has_bids ->
    [true] Ansagen oder Stiche: die letzten Stiche dürfen fehlen
   *[false] Stiche: die letzte Zahl darf fehlen
}
prompt-help-names = Zahlen mit Namen: der Anfang genügt
prompt-help-word = die Ansage {$word}: der Anfang genügt
prompt-help-suit = die aufgedeckte Farbe oder Karte
prompt-help-suit-bids = Farbe und Ansagen
prompt-help-trick = ein Stich, wie gespielt
prompt-help-tally = was sonst zählt
prompt-help-bid = {$bid} mit Herz
prompt-help-contract = ein Kontrakt und seine Spieler
prompt-help-partner = Partner und Trumpf
prompt-help-tricks = die Stiche der Partei des Alleinspielers
prompt-help-events = was schiefging; was sonst geschah
prompt-help-undo = zurücknehmen, wiederholen
prompt-help-sheet = Zettel, Hilfe, Ende
prompt-help-file = schreibt den Zettel in eine Datei
prompt-help-print = druckt den Zettel im Browser; kopiert ihn
prompt-help-more = Beim Verlassen geht nichts verloren. Auch alle Befehle der Shell gehen, etwa explain 3; help listet sie auf.
prompt-number-expected = { $most ->
    [1] Tippen Sie 1.
   *[other] Tippen Sie eine Zahl von 1 bis {$most}.
}
prompt-hand-out-alone = Tippen Sie nur {$command}. Eine Datei schreibt sheet DATEI, etwa sheet freitag.html.
