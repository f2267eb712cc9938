store-state-unreadable = unlesbar
store-error-no-game-yet = Hier gibt es noch keine Partie.
store-error-unknown-game = Eine Partie „{$id}“ gibt es nicht.
store-error-path-without-game = In {$path} gibt es keine Partie.
store-error-exists = Eine Partie {$id} gibt es schon; sie bleibt, wie sie ist.
store-error-bad-pointer = {$path} nennt keine Partie.
store-error-locked = {$path} ist von einem anderen Programm gesperrt: einem anderen hoyle oder einem, das es kopiert. Auch nach fünf Sekunden war es nicht frei, also wurde nichts getan. Versuchen Sie es noch einmal; bleibt es gesperrt, schließen Sie dieses Programm.
store-error-not-file = {$path} ist keine gewöhnliche Datei, also öffnet hoyle sie nicht.
store-error-not-folder = {$path} ist kein Ordner, also kann nichts darin sein.
store-error-io = {$place} konnte nicht { $operation ->
    [opened] geöffnet
    [locked] gesperrt
    [read] gelesen
    [created] angelegt
    [written] geschrieben
    [moved] an seinen Ort gebracht
   *[flushed] auf die Platte geschrieben
} werden: {$reason}.
store-error-system = { $kind ->
    [missing] so eine Datei oder so einen Ordner gibt es nicht
    [denied] keine Berechtigung
    [full] der Datenträger ist voll
    [large] zu lang
   *[other] {$error}
}
store-archive-too-long = es ist länger als {$most} Bytes.
store-archive-not-archive = es ist weder das Journal einer Partie noch ein Archiv von Partien, oder es ist teilweise beschädigt.
store-archive-unreadable = es kann nicht gelesen werden: {$reason}.
store-archive-cut-off = sein Ende fehlt.
store-archive-after-end = nach seinem Ende folgt noch etwas. Ein Block aus Nullen kann Partien verbergen.
store-archive-empty = es enthält keine Partien.
store-archive-bad-name = {$name} darin ist kein Name für das Journal einer Partie.
store-archive-member-not-file = {$id}.jsonl darin ist keine gewöhnliche Datei.
store-archive-member-too-long = {$id}.jsonl darin ist länger als die {$most} Bytes, die eine Partie haben kann.
store-archive-member-twice = {$id}.jsonl steht darin zweimal.
store-archive-too-many-games = es hat mehr als {$most} Partien.
store-state-never-begun = nie begonnen
store-state-not-file = keine Datei
store-check-unfinished-game = sie wurde nie fertig und enthält keine Partie. {$removal}
store-check-no-newline = die letzte Zeile hat kein Zeilenende. { $repair ->
    [done] Das ist repariert: {$entries}.
    [due] Das würde repariert: {$entries}.
   *[failed] Das war nicht zu reparieren: {$error}
}
store-check-remedy-copy = Zum Reparieren die Partie entfernen und eine Kopie davon importieren.
store-check-remedy-lines = Zum Reparieren die Partie entfernen und eine Kopie davon importieren; ohne Kopie eine Datei importieren, die nur { $lines ->
    [one] die Zeile
   *[other] die {$lines} Zeilen
} vor dem Schaden enthält.
store-check-remedy-event-copy = Zum Reparieren eine Kopie des Abends unter einer anderen ID importieren.
store-check-remedy-event = Zum Reparieren eine Kopie des Abends unter einer anderen ID importieren{ $lines ->
    [one] ; ohne Kopie nur die erste Zeile der Datei behalten
   *[other] ; ohne Kopie nur die ersten {$lines} Zeilen der Datei behalten
}.
store-check-cut-off = die letzte Zeile ({ $cut ->
    [one] {$cut} Byte
   *[other] {$cut} Bytes
}) wurde beim Schreiben abgeschnitten und nie bestätigt. { $repair ->
    [done] Sie ist entfernt; es bleiben: {$entries}.
    [due] Sie würde entfernt; es bleiben: {$entries}.
   *[failed] Sie war nicht zu entfernen: {$error}
}
store-check-removal = { $repair ->
    [done] Sie ist entfernt.
    [due] Sie würde entfernt.
   *[failed] Sie war nicht zu entfernen: {$error}
}
store-check-pointer = { $former_game ->
    [none] er nennt keine Partie
   *[other] er nennt {$former_game}, was es nicht gibt
}. { $repair ->
    [done] { $game ->
        [none] Jetzt nennt er keine.
       *[other] Jetzt nennt er {$game}, die Partie mit dem letzten Eintrag.
    }
    [due] { $game ->
        [none] Er würde keine nennen.
       *[other] Er würde {$game} nennen, die Partie mit dem letzten Eintrag.
    }
   *[failed] Er war nicht zu ändern: {$error}
}
store-check-repaired = repariert
store-check-repairable = zu reparieren
store-check-unreadable = unlesbar, unverändert gelassen
store-check-all-sound = alles intakt
store-check-summary = Geprüft: {$games}. Befund: {$result}.
store-check-summary-with-bin = Geprüft: {$games}, im Papierkorb {$bin}. Befund: {$result}.
store-export-game = In {$file} geschrieben: Partie {$game}.
store-import-game = Partie {$id} importiert: {$title}, {$entries}.
store-import-diverging = Sie stimmt mit {$id} bis Eintrag {$last_entry} überein und weicht dann ab.
store-import-same = Partie {$id} ist schon hier, Byte für Byte gleich. Nichts wurde geändert.
store-import-behind = Partie {$id} ist schon hier, mit { $entries ->
    [one] {$entries} Eintrag
   *[other] {$entries} Einträgen
} mehr als in der Datei. Nichts wurde geändert.
store-import-unchanged = {$finding} Nichts wurde geändert.
store-import-ahead = Partie {$id} ist hier, und die Datei hat { $entries ->
    [one] {$entries} Eintrag
   *[other] {$entries} Einträge
} mehr.
store-id-taken = Es gibt schon eine andere Partie {$id}.
store-import-stopped-at-last = Die letzte Partie wurde nicht importiert. Zum Weitermachen importieren Sie die Datei noch einmal.
store-import-stopped = {$games} Partien wurden nicht importiert. Zum Weitermachen importieren Sie die Datei noch einmal.
store-remove-done = Partie {$id} in den Papierkorb gelegt: {$game}.
store-remove-done-renamed = Partie {$id} in den Papierkorb gelegt, als {$bin_id}: {$game}.
store-restore-done = Partie {$id} zurückgeholt: {$game}.
store-notice-torn-line = Die letzte Zeile von {$journal} ist unvollständig und wird weggelassen: Sie wurde beim Schreiben abgeschnitten oder die Datei später gekürzt.
store-notice-not-current = Eingetragen, aber die Partie konnte nicht zur aktuellen werden: {$error}
store-error-not-in-bin = Im Papierkorb gibt es keine Partie „{$id}“.
store-check-unfinished-file = {$path}: das wurde nie fertig. {$removal}
store-check-cache = games.cache: Die Datei ist beschädigt oder von einer anderen Version und wird nicht benutzt. {$removal}
store-check-stray = {$path}: keine Partie; bleibt unverändert.
store-export-games = In {$file} geschrieben: { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
}.
store-export-damaged = {$error} Sie wurde unverändert kopiert, Byte für Byte.
store-export-left-out = {$error} Sie wurde ausgelassen.
store-import-ask-add = {$finding} Das Fehlende hinzufügen?
store-import-added = Zu Partie {$id} hinzugefügt: { $entries ->
    [one] {$entries} Eintrag
   *[other] {$entries} Einträge
}.
store-import-left-out = {$error} Sie wurde nicht importiert.
store-import-failed = {$place}: {$error} Nichts wurde importiert.
store-import-one-id = {$place} hat {$games} Partien; nur eine einzelne kann eine andere Kennung bekommen.
store-remove-ask = Partie {$id} ({$game}) in den Papierkorb legen?
store-no-current-game = Es gibt keine aktuelle Partie.
store-export-too-many = Es sind {$games} Partien, und ein Archiv hat höchstens {$most}. Nichts wurde exportiert.
store-export-remedy-parts = Exportieren Sie einige mit ihren Kennungen, dann die anderen.
store-export-none-readable = Keine der Partien ist lesbar. Nichts wurde exportiert.
store-import-torn-line = Die letzte Zeile der Datei ist unvollständig und wird weggelassen.
store-remove-declined = Nichts wurde entfernt.
store-remove-no-terminal = Rückfrage nicht möglich: Es gibt kein Terminal.
store-notice-current = Es ist die aktuelle Partie.
store-state-newer = neuer
store-state-damaged = beschädigt
store-state-busy = belegt
store-bin-empty = Der Papierkorb ist leer.
store-no-games-yet = Hier gibt es noch keine Partien.
store-no-games-match = Keine Partie passt dazu.
store-last-entry = letzter Eintrag {$time}
store-remedy-file = Verbessern Sie sie, wenn es eine Textdatei ist, oder verschieben Sie sie: eine neue entsteht, sobald sie gebraucht wird.
store-remedy-folder = Wenn es ein Verweis ist, stellen Sie wieder her, wohin er führt; oder verschieben Sie es: ein neuer Ordner entsteht, sobald er gebraucht wird.
store-now-current = Die Befehle gelten jetzt für Partie {$id}.
import-ask-name = {$name} hat hier noch nie gespielt. Ist das {$near}?
import-error-name-near = {$name} hat hier noch nie gespielt, {$near} aber schon.
import-error-result-rules = Nur die Endsummen sind bekannt, nicht aber die Regeln.
import-error-archive-alone = {$file} enthält aufgezeichnete Partien: bitte einzeln einlesen.
import-error-deal-rules = Ein Spiel sagt nicht, nach welchen Regeln ihre Stiche zählen.
import-error-deal-card = „{$word}“ ist keine Karte.
import-error-deal-unplayed = Dieses Spiel wurde nicht gespielt, oder Kontrakt, Alleinspieler oder Ausspieler sind nicht zu lesen.
import-error-deal-tricks = Nach diesen Regeln ist das Spiel nach Stich {$tricks} zu Ende, es gibt aber mehr.
import-error-deal-incomplete = Stiche mit ihren Karten: {$tricks}. Kein Ergebnis sagt, wer die übrigen gemacht hat.
import-error-deal-result = Stiche der Partei mit dem Kontrakt: nach den Karten {$took}, nach dem Ergebnis {$result}.
import-error-many-deals = {$file} hat mehr als {$most} Spiele. Teilen Sie die Datei.
import-deal-read = Stiche mit ihren Karten: {$tricks}. Geber: {$dealer}.
import-deal-claimed = Die übrigen Stiche stehen so im Ergebnis.
import-here-already = Dieser Abend ist schon da, als Partie {$id}; nichts wurde eingelesen.
import-kept = Eingelesen als Partie {$id}: {$title}, { $deals ->
    [one] ein Spiel
   *[other] {$deals} Spiele
 }, {$day}.
import-rehearsed = Daraus würde eine Partie: {$title}, { $deals ->
    [one] ein Spiel
   *[other] {$deals} Spiele
 }, {$day}. Nichts wurde eingelesen.
store-remove-no-batch = Es sind keine Partien aus eingelesenen Zetteln da.
store-remove-ask-batch = { $games ->
    [one] Die Partie der zuletzt eingelesenen Zettel in den Papierkorb legen: {$ids}?
   *[other] Die {$games} Partien der zuletzt eingelesenen Zettel in den Papierkorb legen: {$ids}?
}
store-remove-done-batch = { $games ->
    [one] Eine Partie liegt nun im Papierkorb: {$ids}.
   *[other] {$games} Partien liegen nun im Papierkorb: {$ids}.
}
import-error-no-files = In {$folder} sind keine Dateien zum Einlesen.
