# Klubabende: mehrere Tische mit Spielern, die zwischen ihnen wechseln.
event-ready = Der Abend {$event} ist bereit: {$title}.
event-entry-entered = {$number} {$players} gemeldet.
event-entries-counted = { $number ->
    [one] {$number} Meldung
   *[other] {$number} Meldungen
}. Tische: {$sizes}.
event-entries-other = Mit einer Meldung mehr: {$more}. Mit einer weniger: {$fewer}.
event-entries-bench = {$sizes}; { $number ->
    [one] {$number} setzt aus
   *[other] {$number} setzen aus
}
event-entry-away = {$number} {$players} fehlt ab Runde {$round}.
event-entry-back = {$number} {$players} ist ab Runde {$round} wieder da.
event-person-changed = Ab Runde {$round} spielt {$player} als {$number} an Stelle von {$old_name}.
event-name-corrected = Meldung {$number} heißt {$player}.
event-exported = Der Abend {$event} steht in {$file}.
event-imported = Der Abend {$event} ist jetzt hier: {$title}.
event-entry-paid = {$number} {$players} hat {$amount} bezahlt.
event-money-counted = Bisher bezahlt: {$amount}, von {$paid} von {$number}.
event-round-drawn = Runde {$round}, Losschlüssel {$seed}, Versuch {$attempt}.
event-round-drawn-again = Runde {$round} neu ausgelost, Losschlüssel {$seed}, Versuch {$attempt}: {$reason}.
event-table-seats = Tisch {$table}: {$players}
event-bench-seats = Es setzen aus: {$players}
event-meetings-new = An keinem Tisch sind sich zwei schon begegnet.
event-meetings-again = { $number ->
    [one] {$number} Paar ist sich schon begegnet.
   *[other] {$number} Paare sind sich schon begegnet.
}
event-seats-corrected = Runde {$round}, Tisch {$table}: Dort saßen {$players}.
event-seats-corrected-because = Runde {$round}, Tisch {$table}: Dort saßen {$players}, Grund: {$reason}.
event-clock-started = Runde {$round} dauert {$minutes} Minuten.
event-result-entered = Runde {$round}, Tisch {$table}: {$result}.
event-result-changed = Runde {$round}, Tisch {$table}: {$result}, Grund: {$reason}.
event-result-not-played = Runde {$round}, Tisch {$table}: nicht gespielt.
event-result-winner = Runde {$round}, Tisch {$table}: Gewonnen haben {$players}.
event-table-agreed = Runde {$round}, Tisch {$table}: bestätigt.
event-table-disputed = Runde {$round}, Tisch {$table}: Das Ergebnis wird bestritten.
event-table-disputed-by = Runde {$round}, Tisch {$table}: {$players} bestreitet das Ergebnis.
event-table-agreed-by = Runde {$round}, Tisch {$table}: bestätigt von {$players}.
event-round-closed = Die Ergebnisse von Runde {$round} stehen fest.
event-points-adjusted = {$number} {$players}: {$points} Punkte in Runde {$round}, Grund: {$reason}.
event-rank-changed = Jetzt entscheiden der Reihe nach: {$criteria}; Grund: {$reason}.
event-note-made = Notiz: {$text}
event-over = Der Abend ist zu Ende.
event-act-undone = Zurückgenommen: {$act}
event-act-redone = Wiederhergestellt: {$act}
event-all-tables-in = Alle Tische sind da.
event-tables-out = Noch offen: {$tables}.
event-places-changed = Geänderte Plätze: {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = Die Tische sind verschieden groß, und die Rangliste beginnt mit den Punkten: An einem größeren Tisch geht es um mehr oder weniger Punkte.
event-stations-repeat = Ab Runde {$round} begegnen sich einige zum zweiten Mal.
event-partners-again = Frühere Partner können wieder zusammentreffen.
event-cut-lot = {$player} und {$other} waren nach allen Kriterien gleichauf: Das Los ließ {$player} weiterkommen.
event-cut-changed = Damit wäre ab Runde {$round} {$players} statt {$others} dabei: Die Sitzordnung bleibt.
event-draws-sound = Jede Auslosung ist die, die ihr Losschlüssel ergibt.
event-draw-differs = Runde {$round} ist nicht so gesetzt, wie ihr Losschlüssel es ergibt.
event-nothing-drawn = Noch ist keine Runde ausgelost.
event-table-state = { $state ->
    [open] noch nichts
    [entered] eingetragen
    [agreed] bestätigt
    [closed] fest
   *[not-played] nicht gespielt
}
event-table-playing = Spiel {$deal} gespielt
event-flag = { $flag ->
    [early] früh eingetragen
    [far] weit weg von allen anderen
    [repeated] dasselbe wie in der Runde davor
    [changed] seit der Bestätigung geändert
    [unfinished] beim Schließen nicht zu Ende
   *[disputed] bestritten
}
event-criterion = { $criterion ->
    [points] Punkte
    [match] Matchpunkte
    [wins] Siege
    [made] erfüllte Spiele
    [met] direkter Vergleich
    [best] beste Runden
    [last] letzte Runden
    [table] letzter Tisch
   *[lot] Los
}
event-ranked-by = Ab Runde {$round} entscheiden der Reihe nach: {$criteria}.
event-rounds-title = Punkte je Runde
event-left-early = Früh gegangen und ohne Platz: {$players}.
event-results-missing = Noch ohne Ergebnis: {$tables}.
event-table-named = Runde {$round} Tisch {$table}
event-tables-named = Runde {$round} { $number ->
    [one] Tisch
   *[other] Tische
} {$tables}
event-explain-played = Runde {$round}: Tisch {$table}, Sitz {$seat}, {$points} Punkte, {$match_points} Matchpunkte.
event-explain-open = Runde {$round}: Tisch {$table}, Sitz {$seat}, noch kein Ergebnis.
event-explain-bench = Runde {$round}: ausgesetzt, {$points} Punkte.
event-explain-away = Runde {$round}: nicht da.
event-explain-against = Platz {$place} mit {$points} Punkten und {$match_points} Matchpunkten, entschieden gegen {$players} durch: {$criterion}.
event-explain-place = Platz {$place} mit {$points} Punkten und {$match_points} Matchpunkten, entschieden durch: {$criterion}.
event-explain-equal = Platz {$place} mit {$points} Punkten und {$match_points} Matchpunkten, nach allen Kriterien gleichauf mit anderen.
event-prize-won = {$prize}: {$players}
event-no-prizes = Der Abend hat keine Preise.
event-no-events = Es gibt noch keinen Abend.
event-state-running = Runde {$round}
event-heading = { $column ->
    [number] Nr.
    [place] Platz
    [name] Name
    [points] Punkte
    [match] Match
    [wins] Siege
    [made] erfüllt
    [decided] entschieden durch
    [table] Tisch
    [seat] Sitz
    [event] Abend
    [title] Titel
    [entries] Meldungen
    [day] Tag
    [round] Runde
    [result] Ergebnis
   *[initials] Kürzel
}
event-refusal-no-event = Es gibt keinen Abend {$event}.{$suggestion}
event-refusal-none-chosen = Es ist kein Abend gewählt.
event-refusal-exists = Einen Abend {$event} gibt es schon.
event-refusal-unreadable = Auf die Aufzeichnung des Abends {$event} ist kein Verlass: {$reason}
event-refusal-no-kind = Es gibt keine Art von Abend {$kind}.{$suggestion}
event-refusal-plan = Der Plan ist nicht lesbar: {$reason}.
event-refusal-plan-key = Ein Plan hat keinen Schlüssel {$key}.{$suggestion}
event-refusal-plan-value = {$key} kann in einem Plan nicht {$value} sein.
event-journal-not-first = Die erste Zeile ist nicht die eines Abends.
event-journal-line = Zeile {$line}: {$reason}
event-refusal-ended = Der Abend ist zu Ende.
event-refusal-no-entry = Keine Meldung heißt {$name}.
event-refusal-several-entries = Mit {$name} kann {$numbers} gemeint sein.
event-refusal-name = {$name} kann kein Name sein: Er hat 1 bis 40 sichtbare Zeichen, kein + und ist keine Zahl.
event-refusal-too-many = Ein Abend hat höchstens {$most} Meldungen.
event-refusal-too-many-tables = Eine Runde hat höchstens {$most} Tische, diese hätte {$tables}.
event-refusal-people = An diesem Abend meldet sich { $number ->
    [one] jeder allein
   *[other] ein Paar, etwa Ana+Bo
}.
event-refusal-seating = { $present ->
    [one] {$present} Meldung lässt
   *[other] {$present} Meldungen lassen
} sich nicht setzen: Nötig sind mindestens {$least}{ $has_most ->
    [true] , höchstens {$most}
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] Noch ist keine Runde ausgelost
   *[other] Runde {$round} ist nicht ausgelost: Die letzte ist {$rounds}
}.
event-refusal-no-table = Es gibt keinen Tisch {$table}: { $tables ->
    [one] es ist nur {$tables} Tisch.
   *[other] es sind {$tables} Tische.
}
event-refusal-tables-open = In Runde {$round} fehlt noch das Ergebnis von { $number ->
    [one] Tisch
   *[other] den Tischen
} {$tables}.
event-refusal-needs-winner = Gleich viele Punkte an { $number ->
    [one] Tisch
   *[other] den Tischen
} {$tables}: Wer weiterzieht, muss gesagt werden; der Tisch hebt ab.
event-refusal-all-drawn = Runde {$round} war die letzte.
event-refusal-begun = Runde {$round} hat schon begonnen und wird nicht neu ausgelost.
event-refusal-form = {$text} hat nicht die Form {$form}.
event-refusal-no-side = An diesem Tisch gibt es keine Partei {$side}: Es sind {$sides}.
event-refusal-people-settled = Runde {$round} hat schon begonnen, also steht fest, wer sie spielt.
event-refusal-own-result = Die Partei von {$number} hat dieses Ergebnis eingetragen: Bestätigen muss jemand von einer anderen.
event-refusal-not-at-table = {$number} sitzt nicht an Tisch {$table}.
event-refusal-needs-reason = Dieses Ergebnis steht fest: Sagen Sie, warum es sich ändert.
event-refusal-sides = { $given ->
    [one] {$given} Zahl ist
   *[other] {$given} Zahlen sind
} angegeben, nötig sind {$needed}.
event-refusal-sum = Die Punkte ergeben zusammen {$given}, nicht {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} ist keine ganze Zahl.
   *[other] {$points} ist kein Vielfaches von {$step}.
}
event-refusal-bounds = {$points} ist an einem Tisch nicht möglich: { $limits ->
    [both] von {$low} bis {$high}
    [least] mindestens {$low}
   *[most] höchstens {$high}
}.
event-refusal-typed = Die Ergebnisse des Abends {$event} werden eingetippt, seine Tische haben keine Partien.
event-refusal-other-entries = Auf diesen Plätzen müssen dieselben Meldungen sitzen wie vorher: {$numbers}.
event-refusal-unchanged = Das ist schon so.
event-refusal-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
event-refusal-nothing-to-redo = Es wurde nichts zurückgenommen.
event-refusal-fixed-tables = Die Tische folgen aus der Bewegung, niemand kann einen wünschen.
hint-event-add = melden Sie Spieler
hint-event-draw = losen Sie die nächste Runde aus
hint-event-result = tragen Sie ein Ergebnis ein
hint-event-winner = sagen Sie, wer gewonnen hat
hint-event-reason = nennen Sie den Grund
hint-event-status = zeigen Sie den Stand an
hint-event-standings = zeigen Sie die Rangliste an
hint-event-kind = sehen Sie die Schlüssel einer Art an
hint-event-kinds = zeigen Sie die Arten an
hint-event-new = beginnen Sie einen Abend
hint-event-choose = nennen Sie ihn
hint-event-list = zeigen Sie die Abende an
hint-event-undo = nehmen Sie es zurück
room-code-director = Um den Abend zu leiten: nur für die Leitung
room-refusal-link = Dieser Link zeichnet das nicht auf.
room-refusal-meanwhile = Seit diese Seite gezeichnet wurde, kam etwas anderes dazu: Sehen Sie nach, und senden Sie dies noch einmal, wenn es noch passt.
room-refusal-agreed = Dieses Ergebnis ist bestätigt: Rufen Sie die Leitung.
room-replace-question = {$result} wurde um {$at} eingetragen. Um es zu ersetzen, tragen Sie das Ergebnis noch einmal ein.
room-dispute-button = Das ist falsch
room-enter-button = Ergebnis eintragen
room-keeper-label = Wer schreibt an?
room-game-link = Spiel für Spiel anschreiben
room-agree-elsewhere = Die andere Partei bestätigt auf ihrer eigenen Seite.
room-agree-button = {$player} bestätigt
room-agree-question = Stimmt das?
room-table-empty = In Runde {$round} sitzt hier niemand.
room-line-label = Jeder Befehl von hoyle event, der etwas aufzeichnet, etwa result 2 7 oder substitute 3 Zoe
room-states-title = Tische
room-signs-title = Schilder und Karten mit Links
room-next-bench = {$player} setzt in Runde {$round} aus
room-next-partner = {$player}: Runde {$round}, Tisch {$table}, Platz {$seat}, mit {$partner} gegen {$against}
room-next-seat = {$player}: Runde {$round}, Tisch {$table}, Platz {$seat}, gegen {$against}
room-close-button = Ergebnisse von Runde {$round} festschreiben
room-clock-button = Uhr starten
room-draw-button = Nächste Runde auslosen
room-ranking-title = Rangliste nach Runde {$round}
room-results-title = Runde {$round}: die Ergebnisse
room-seats-title = Runde {$round}: die Plätze
room-out-title = Noch offene Tische
room-clock-until = bis {$at}
room-table-title = Tisch {$table}
event-none-removed = Im Papierkorb liegt kein Abend.
event-remove-ask = Abend {$event} in den Papierkorb legen?
event-remove-done = Abend {$event} in den Papierkorb gelegt.
event-restore-done = Abend {$event} zurückgeholt.
event-restore-none = Im Papierkorb liegt kein Abend {$event}.
event-refusal-removed = Ein Abend {$event} liegt im Papierkorb.
event-demo-title = Probe: {$title}
event-demo-ready = Der Probeabend {$event} ist bereit, mit erfundenen Leuten und Ergebnissen.
event-print-no-links = Es gibt noch keine Links: hoyle serve legt sie beim ersten Start an.
hint-event-bin = zeigen Sie die Abende im Papierkorb an
hint-event-entries = eine andere Zahl wählen
hint-event-remove = den Abend löschen
