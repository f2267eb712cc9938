prompt-games-known = Spielarten: {$games}.
prompt-number-game-over = Die Partie ist vorbei: Keine Zahl ist nötig.
prompt-number-not-due = Erwartet wird { $expected ->
    [call] ein Gebot
    [contract] der Kontrakt
   *[trump] der Trumpf
}, keine Zahl.
prompt-digits-ambiguous = {$digits} könnte {$readings} sein: Setzen Sie Leerzeichen zwischen die Zahlen.
prompt-suit-or-sheet = s könnte Pik oder der Zettel sein: Tippen Sie sp oder sheet.
prompt-one-bid-or-two = {$bid} könnte eine Ansage sein oder zwei: Tippen Sie bid {$bid} oder {$bids}.
prompt-not-understood = {$word} ist kein Befehl{ $due ->
    [bid] {" "}und keine Ansage.
    [call] {" "}und kein Gebot.
    [contract] , und kein Gebot mit Namen.
    [partner] , und kein Partner mit Farbe.
    [trump] {" "}und keine Farbe.
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
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} Personen
prompt-choices-offered = Hausregeln jetzt: {$choices} … Andere eintippen, um sie zu ändern; help zeigt alle.
prompt-ask-players = Wer spielt {$title}? Nennen Sie {$player_counts} Personen in Sitzreihenfolge.
prompt-word-unreadable = {$word} ist nicht zu lesen: {$expected}.
prompt-ask-next = Was nun? Tippen Sie eine Nummer.
prompt-ask-next-or-leave = Was nun? Tippen Sie eine Nummer, oder Enter zum { $goes_back ->
    [true] Zurückgehen
   *[false] Beenden
}.
prompt-ask-dealer = Wer gibt zuerst? Tippen Sie einen Namen, oder Enter zum Auslosen.
prompt-ask-game = Welches Spiel? Tippen Sie seine Nummer oder seinen Namen, oder q zum Beenden.
prompt-new-game-usage = Nennen Sie ein Spiel, dann die Personen in Sitzreihenfolge.
prompt-bids-usage = { $number ->
    [1] eine Ansage eintippen, zum Beispiel {$example}
   *[other] {$number} Ansagen eintippen, zum Beispiel {$example}
}
prompt-tricks-usage = { $number ->
    [1] die Stiche eintippen
   *[other] die Stiche von {$number} Personen eintippen; die letzte Zahl darf fehlen
}
prompt-trou-usage = NAME FARBE
prompt-turned-card-without-trick = Vom Talon wird nur nach einem Stich eine Karte aufgedeckt.
prompt-other-folder = Hier ist ein Ordner mit Partien offen. Für einen anderen beenden Sie hoyle und starten es damit neu.
prompt-label = { $due ->
    [bid] Ansage
    [call] Gebot
    [contract] Kontrakt
    [partner] Partner
    [trump] Trumpf
    [tricks] Stiche
    [tally] Zählung
    [nothing] Ende
   *[no_game] hoyle
}>{" "}
prompt-help = 
    Tippen Sie, was am Tisch gesagt wird.
    Was noch fehlt, bestimmt den Sinn.
     2 0 1 3, 2013   Ansagen oder Stiche:
                     die letzte Zahl
                     darf fehlen
     Ana=2 m=0       Zahlen mit Namen: der
                     Anfang genügt
     h sp d c  7h    die Farbe oder Karte,
                     die aufgedeckt wurde
     h2013           Farbe und Ansagen
     7c Kc 2h Ac     ein Stich, wie gespielt
     twos Ana=1      was sonst zählt
     p w j t pt      passe, warte, mitgehen,
                     trou, kein trou
     so6:h           solo-6 mit Herz
     Ana h           Partner und Trumpf
     u  r            zurücknehmen,
                     wiederholen
     s  ?  q         Zettel, Hilfe, Ende;
                     sp ist Pik
    Beim Verlassen geht nichts verloren.
    Auch alle Befehle der Shell gehen, etwa
    explain 3 Ana; help listet sie auf.
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(vorn)
   *[false] {""}
}
