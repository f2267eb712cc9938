live-language-label = Sprache
live-title = Der Tisch
live-no-game = Es gibt noch keine Partie. Diese Seite zeigt sie, sobald sie beginnt.
live-offline = Nicht verbunden. Neuer Versuch…
live-players-caption = Spieler
live-record-label = Einzutragen
live-pages-label = Seiten
live-reload-link = Neu laden
live-log-title = Protokoll
live-find-title = Regel suchen
live-find-label = Wörter aus der Regel
live-find-button = Suchen
live-back-link = Zurück zum Tisch
live-picture-link = Zettel als Bild
live-new-title = Neue Partie
live-player-label = Spieler {$place}
live-start-button = Beginnen
live-record-button = Eintragen
live-undo-button = Zurücknehmen
live-redo-button = Wiederherstellen
live-recorded-last = Zuletzt: {$entry}
live-other-caption = Etwas anderes
live-other-label = Ein Befehl von hoyle, etwa redeal, note oder swap
live-correct-caption = Dieses Spiel berichtigen
live-preview-title = Was sich ändern würde
live-correct-button = Berichtigung eintragen
live-dealer = {$player} gibt
live-trump-label = Trumpf:
live-bids-label = Mögliche Ansagen
live-mark-deals = gibt
live-mark-leads = spielt aus
live-mark-left = nicht mehr dabei
live-player-bid = Ansage {$bid}
live-lead-label = In Führung:
live-run = {$deals} von {$length} in Folge { $made ->
    [true] erfüllt
   *[false] verfehlt
}
live-tricks-legend = Stiche der spielenden Seite
live-sheet-advice = Öffnen Sie ein Spiel, um zu sehen, woher seine Punkte kommen{ $may_fix ->
    [true] , oder um es zu berichtigen
   *[false] {""}
}.
live-refusal-other-game = Die Seite gilt für die Partie, die sie zeigt: Lassen Sie Optionen weg, die eine andere nennen.
live-error-game-changed = Nichts eingetragen: Hier wird jetzt eine andere Partie gezeigt.
live-error-internal = Diese Seite konnte wegen eines Fehlers in Hoyle selbst nicht erstellt werden. Was eingetragen war, bleibt: Gehen Sie zurück und laden Sie die Seite neu.
live-press-again = noch einmal drücken
live-serve-unencrypted = Unverschlüsseltes HTTP: Wer in diesem Netz mithört, kann die Seiten und ihre Links lesen.
live-refusal-rules-file = Eine Seite beginnt nur Partien mit eingebauten Regeln.
live-refusal-reading = Eine Seite nimmt nur Befehle an, die etwas eintragen.
live-error-address-foreign = {$address} ist keine Netzadresse dieses Geräts; seine Adressen: { $addresses ->
    [none] keine
   *[other] {$addresses}
}.
live-error-address-several = Dieses Gerät hat mehrere Adressen: {$addresses}.
live-error-no-network = Dieses Gerät ist in keinem Netz. Sein eigener Browser braucht keines.
live-error-listen = Auf {$address} sind keine Verbindungen möglich: {$error}. Vielleicht läuft dieser Tisch schon.
live-error-links = In {$path} stehen nicht die Links zu den Seiten. Neue entstehen, wenn Sie die Datei verschieben, und die alten gelten dann nicht mehr.
live-error-threads = Der Live-Tisch braucht eigene Threads, und das System verweigert sie: {$error}. Beenden Sie andere Programme, oder erhöhen Sie die Grenze für Prozesse.
live-serve-address = Erreichbar unter {$address}, der Adresse der Standardroute. Weitere Adressen dieses Geräts, für --lan=ADDRESS: {$others}.
live-no-page = Unter diesem Link gibt es nichts, oder nichts mehr. Den gültigen Link gibt es dort, wo hoyle läuft.
live-silent = Keine Antwort seit {$seconds} s. Neuer Versuch…
live-turn-mine = Du bist dran
live-me-label = Ich bin…
live-act-gone = Das lässt sich jetzt nicht eintragen.
live-field-optional = (darf leer bleiben)
live-laws-button = Was die Gesetze sagen
live-stands-button = Eintragen: der Tisch lässt es gelten
live-dealer-label = Erster Geber
live-dealer-lot = ausgelost
live-schedule-label = Spiele
live-score-label = Wertung
live-promotions-label = Prämien
live-evening-label = Titel des Abends
live-order-label = Die Spieler, in Sitzreihenfolge
live-refusal-others = Mit diesem Link tragen Sie Ihre eigenen Ansagen und Gebote ein, wenn Sie an der Reihe sind. Alles andere trägt ein, wer schreibt.
live-confirm-agree = Ja, das stimmt
live-confirm-object = Nein
live-confirm-objected = Jemand bestreitet die Stiche von Spiel {$deal}. Wer schreibt, kann sie berichtigen.
live-confirm-note = {$player} bestreitet die Stiche
live-error-confirm = --confirm fragt die Spieler über ihre eigenen Links: nötig ist --keep-score=players.
live-code-viewer = Zum Zuschauen
live-code-scorer = Zum Schreiben: nur für den, der schreibt
live-code-player = Nur für {$player}: eigene Ansagen und Gebote
live-code-hide = Jede Taste blendet ihn aus.
live-serve-lost = Dieser Rechner hat die Adresse {$address} nicht mehr, Telefone können sich also nicht verbinden. { $others ->
    [none] Er hat jetzt keine.
   *[other] Er hat jetzt {$others}.
} Für eine andere den Server neu starten.
live-serve-found = Dieser Rechner hat die Adresse {$address} wieder.
live-sheet-all = Alle {$number} Spiele
