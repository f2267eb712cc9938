option-refusal-new-game = Nur eine vorhandene Partie kann ausgewählt werden; einer neuen geben Sie eine Kennung.
terminal-ask-yes-or-no = {$question} Tippen Sie ja oder nein.
terminal-reply-yes = ja j
terminal-reply-no = nein n
terminal-error-setup = Das Terminal ließ sich nicht einrichten: {$error}.
terminal-error-output = Die Ausgabe konnte nicht geschrieben werden: {$error}. Alles schon Eingetragene ist sicher.
terminal-manual-written = {$pages} Handbuchseiten in {$folder} geschrieben.
terminal-manual-usage = Eine lesen: man {$page}
terminal-file-too-long = {$file} ist länger als {$most} Bytes.
terminal-file-not-text = {$file} ist kein Text in UTF-8.
terminal-workbook-unreadable = {$file} lässt sich nicht als Arbeitsmappe (xlsx oder ods) lesen. Vielleicht ist sie beschädigt oder durch ein Passwort geschützt. Speichern Sie das Blatt als CSV und nehmen Sie diese Datei.
terminal-workbook-old = {$file} ist eine Excel-Arbeitsmappe aus der Zeit vor 2007 (.xls) oder durch ein Passwort geschützt. Speichern Sie sie ohne Passwort als .xlsx oder als CSV und nehmen Sie diese Datei.
terminal-workbook-too-large = {$file} ist zu groß für einen Anschreibebogen. Speichern Sie nur das Blatt als CSV und nehmen Sie diese Datei.
terminal-file-exists = {$file} gibt es schon und blieb unverändert.
option-refusal-not-recording = {$option} gilt nur für Befehle, die in eine vorhandene Partie eintragen.
option-refusal-not-records = {$option} gilt nur für die Ausgabe als Datensätze.
option-refusal-game-named = {$option} geht hier nicht: Der Befehl selbst nennt die Partie.
option-refusal-exclusive = Nur eines davon ist möglich: {$options}.
terminal-file-remedy-path = Prüfen Sie Pfad und Rechte.
terminal-everything-saved = Alles Eingetragene ist gespeichert.
terminal-nothing-recorded = Nichts eingetragen.
terminal-standard-input = Standardeingabe
terminal-temporary-folder = der temporäre Ordner {$folder}
terminal-no-home-folder = Es gibt kein Benutzerverzeichnis für Partien.
terminal-file-not-regular = das ist keine gewöhnliche Datei
terminal-archive-not-shown = Ein Archiv oder eine Arbeitsmappe kann nicht auf einem Terminal gezeigt werden.
ending-choice-save-sheet = Zettel speichern
ending-choice-other-game = Andere Partie
ending-choice-rematch = Revanche
ending-choice-export = Export
terminal-error-theme = {$theme} ist kein Thema für HOYLE_THEME; möglich: {$themes}.
terminal-error-time = {$time} ist keine Zeit für HOYLE_NOW; erwartet wird eine wie 2026-11-20T20:15:00Z.
terminal-error-clock = Die Uhr zeigt eine Zeit vor 1970 oder nach 9999, die keine Partie festhalten kann. Stellen Sie die Uhr, oder setzen Sie HOYLE_NOW.
serve-keys = { $keeps_score ->
    [true] s zeigt den Code zum Schreiben;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] 1 bis {$players} zeigen den Code eines Spielers, p gibt die Links der Spieler aus;{" "}
}n macht neue Links, die alten gelten dann nicht mehr; q beendet.
terminal-nothing-stored = Nichts wurde gespeichert.
sheet-refusal-script = Ein Skript schreibt keine Dateien.
sheet-refusal-ending = Die Endung der Datei sagt, was geschrieben wird: txt, md, csv, html, svg, png oder json.
sheet-refusal-not-shown = Ein Bild kann nicht auf einem Terminal gezeigt werden.
sheet-refusal-too-large = Der Zettel ist zu groß für ein Bild. Nimm svg oder html.
sheet-refusal-without-feature = Dieses Programm wurde ohne das Feature { $feature } gebaut.
terminal-printing = Der Zettel ist im Browser offen, mit dem Druckdialog: {$file}
terminal-no-browser = Hier lässt sich kein Browser öffnen. Drucken Sie diese Seite woanders: {$file}
terminal-copied = Der Zettel ist an die Zwischenablage geschickt. Lässt er sich nicht einfügen, hat das Terminal ihn nicht angenommen: speichern Sie ihn.
terminal-no-clipboard = Dieses Terminal hat keine Zwischenablage. Speichern Sie den Zettel.
ending-choice-print = Zettel drucken
ending-choice-copy = Zettel kopieren
terminal-ask-leave = Mit q verlassen Sie die Fragen.
