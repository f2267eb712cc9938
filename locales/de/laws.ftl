laws-title = { $id ->
    [whist-1900] Whist-Gesetze von 1900
    [whist-1864] Whist-Gesetze von 1864
    [solo-hoyle] Solo-Whist, Auszug aus den Gesetzen
    [spades-club] Spades, Vereinsturniere
    [euchre-1888] Euchre-Gesetze, Somerset Club, 1888
    [guilty-side] Die schuldige Seite verliert das Spiel
    [round-table] Jeder für sich: berichtigen, oder verfehlt
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , Stich {$trick}
}{ $found ->
    [true] , entdeckt {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Nichtbedienen
    [misdeal] Vergeben
    [count] Falsche Kartenzahl
    [exposed] Aufgedeckte Karte
    [lead] Ausspielen außer der Reihe
    [play] Spielen außer der Reihe
    [bid] Falsche Ansage
    [trick] Fehlerhafter Stich
    [claim] Karten hingelegt oder auf etwas hingewiesen
    [pack] Falsches Blatt
    [dealer] Falscher Geber
    [trump] Falscher Trumpf
    [score] Falscher Punktestand
   *[player] Spieler abwesend oder im Gehen
}
laws-moment = { $moment ->
    [dealing] beim Geben
    [dealt] nach dem Geben
    [bidding] beim Ansagen
    [ready] nach dem Ansagen, vor dem ersten Ausspielen
    [end] nach dem letzten Stich
    [written] als das Spiel schon eingetragen war
    [next] als das nächste Spiel schon begonnen hatte
    [over] als die Partie schon zu Ende war
   *[trick] in Stich {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] Die andere Seite wählt
    [dealer] Der Geber wählt
    [owner] Es wählt, wem die Karte gehört
    [others] Die anderen wählen und müssen sich einig sein
    [all] Alle wählen und müssen sich einig sein
   *[each] Die Gegner jeder schuldigen Seite wählen
}{ $choose_at ->
    [end] , wenn das Spiel zu Ende gespielt ist
   *[other] {""}
}{ $until ->
    [next] , bevor das nächste Spiel beginnt
   *[other] {""}
}:{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = Ohne Einigung gilt: {$option}.
laws-first = Seine Punkte zählen vor denen des Spiels.
laws-our-reading = Diese Gesetze hat kein Club gedruckt: Sie sind unsere Lesart, { $id ->
    [round-table] nach Fosters allgemeinen Gesetzen (Complete Hoyle) und Cavendishs Regeln für Streitfälle
    [guilty-side] nach dem deutschen Turnierspiel (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Als üblich angenommen: {$facts}.
laws-not-recorded = Eingetragen wird nichts.
laws-silent = „{$set}“ sagt dazu nichts.
laws-missing-trick = In welchem Stich? Geben Sie seine Nummer an.
laws-missing-fact = { $fact ->
    [fault] Was genau war falsch?
    [followed] Wie viele hatten schon bedient?
    [role] Auf welcher Seite des Kontrakts?
    [contract] Was für ein Kontrakt ist es?
   *[other] {$fact} ist nicht bekannt, und davon hängt die Entscheidung ab.
}
laws-wrong-fact = {$fact} kann nicht {$given} sein.
laws-wrong-fact-name = Eine Angabe {$fact} gibt es nicht.
laws-fact-values = Geben Sie einen dieser Werte an: {$values}.
laws-fact-range = Geben Sie eine Zahl von {$least} bis {$most} an.
laws-found-before = Es geschah in Stich {$trick}, wurde also in diesem Stich oder später entdeckt.
laws-two-players = Zwei Spieler sind genannt, {$one} und {$other}. Nennen Sie nur, wer es war.
laws-missing-hands = Wie viele Karten? Geben Sie die falschen Hände als held=NAME:N an, oder dealt=N, wenn alle gleich sind. Ohne Partie nennt --cards die richtige Zahl.
laws-no-contract = Der Kontrakt ist noch nicht eingetragen, und davon, wer ihn spielt, hängt die Entscheidung ab.
laws-bids-due = Es fehlen noch Ansagen, also ist noch keine Karte gespielt.
laws-last-card = Mit der letzten Karte gibt es kein Nichtbedienen.
laws-no-such-set = Gesetze namens {$name} gibt es nicht.
laws-no-such-law = In {$set} gibt es kein Gesetz {$law}.
laws-number-inferred = {$law} (Nummer aus der Reihenfolge der Gesetze erschlossen)
laws-sets-caption = Gesetze
laws-law = {$kind}. { $when ->
    [always] Immer
   *[other] Wenn {$when}
}: {$effects}
laws-source = { $id ->
    [spades-club] Spades, Regeln von Vereinsturnieren. Columbus, Charlotte, Clarksville, Blues Bowl (Seiten von 2017–2024).
    [solo-hoyle] {$document}. Hoyle's Games Modernized (1909), S. 149–153, nach Wilks und Pardon.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} Stich geht
   *[other] {$number} Stiche gehen
} { $from ->
    [offenders] von der schuldigen Seite
    [opponents] von der anderen Seite
    [claimants] von der Seite, die den Vorwurf erhob,
   *[others] von der beschuldigten Seite
} { $to ->
    [offenders] an die schuldige Seite
    [opponents] an die andere Seite
    [claimants] an die Seite, die den Vorwurf erhob
   *[others] an die beschuldigte Seite
}.
laws-effect-points = { $to ->
    [both] Jede Seite
    [offenders] Die schuldige Seite
   *[opponents] Die andere Seite
} { $lost ->
    [true] verliert
   *[false] bekommt
} { $number ->
    [one] {$number} Punkt
   *[other] {$number} Punkte
}.
laws-effect-lost = Der Kontrakt oder die Ansage { $of ->
    [both] jeder Seite
    [opponents] der anderen Seite
   *[offenders] der schuldigen Seite
} gilt als verfehlt.
laws-effect-miss = Die Ansage gilt als um einen Stich verfehlt.
laws-effect-short = Mit diesem Spiel kann { $of ->
    [both] keine Seite
    [opponents] die andere Seite nicht
   *[offenders] die schuldige Seite nicht
} das Ende der Partie erreichen.
laws-effect-bar = In diesem Spiel darf { $who ->
    [both] keine Seite
    [opponents] die andere Seite nicht
   *[offenders] die schuldige Seite nicht
} mehr ansagen.
laws-effect-offender-pays = Wer den Fehler gemacht hat, zahlt allein.
laws-effect-cancel = Die beiden Verstöße heben einander auf.
laws-effect-void = Das Spiel ist ungültig; { $dealer ->
    [same] derselbe Geber gibt noch einmal.
   *[next] der nächste Spieler gibt.
}
laws-effect-close = Das Spiel endet hier: { $how ->
    [made] Der Kontrakt ist erfüllt.
    [lost] Der Kontrakt ist um {$tricks} verfehlt.
   *[stood] Die Stiche zählen, wie sie standen.
}
laws-effect-replay = Ab Stich {$trick} werden die Stiche zurückgenommen und neu gespielt.
laws-effect-cards-as-dealt = Das Spiel zählt als eines mit so vielen Karten, wie gegeben wurden.
laws-effect-deal-again = Der richtige Geber gibt.
laws-effect-stands = Es bleibt dabei.
laws-effect-bid = { $remedy ->
    [again] Es wird neu angesagt.
    [stands] Die erste Ansage gilt.
    [cancelled] Die Ansage wird gestrichen.
   *[proposal] Die Ansage gilt als Vorschlag.
}
laws-effect-turn-back = Es geht dort weiter, wo die Reihe verlassen wurde.
laws-effect-callable = { $what ->
    [card] Die Karte bleibt offen liegen und darf verlangt werden.
   *[hand] Die Karten bleiben offen liegen und dürfen verlangt werden.
}
laws-effect-call = { $what ->
    [high] Gespielt werden muss die höchste Karte der Farbe.
    [low] Gespielt werden muss die niedrigste Karte der Farbe.
    [win] Der Stich muss wenn möglich gemacht werden.
    [lose] Der Stich darf wenn möglich nicht gemacht werden.
    [trump] Es muss gestochen werden.
    [pass] Es darf nicht gestochen werden.
    [now] Die andere Seite nennt die Farbe, die jetzt auszuspielen ist.
   *[next] Die andere Seite nennt die Farbe, die die schuldige Seite als Nächstes ausspielt.
}
laws-effect-back = Die Karten werden zurückgenommen und die richtigen gespielt.
laws-effect-card-stays = Die Karte bleibt, wo sie ist.
laws-effect-liable = Die Hand, der die Karte fehlt, haftet für Nichtbedienen, als hätte sie die Karte gehabt.
laws-effect-surplus-to-trick = Die letzte Karte gehört zu dem Stich, dem eine fehlt.
laws-effect-fourth-may-play = Der vierte Spieler darf vor dem zweiten spielen.
laws-effect-play-on = Das Spiel wird zu Ende gespielt.
laws-effect-abandoned = Das Spiel ist zu Ende, wie beansprucht.
laws-effect-fix = Der Punktestand wird berichtigt.
laws-effect-substitute = Jemand anders darf einspringen.
laws-effect-late = Dafür ist es zu spät: Es ändert sich nichts.
laws-effect-nothing = Es ändert sich nichts.
laws-none = Gesetze: {$rules} nennt dafür keine, also entscheidet die Runde. [{$clause}]
laws-none-revoke = Was zu spielen war, steht in [{$clause}]. { $proof ->
    [proven] Die notierten Karten beweisen das Nichtbedienen.
   *[open] Die notierten Karten beweisen weder das eine noch das andere.
}
laws-fitting = { $count ->
    [one] Gesetze, die passen
   *[other] Gesetzbücher, die passen
}: {$sets}.
