hint-purpose = { $hint ->
    [bid] Ansagen eintragen
    [call] Gebote eintragen
    [contract] Kontrakt eintragen
    [trou] beides eintragen
    [took] Stiche eintragen
    [trick] Stich eintragen
    [kind] Art des Spiels eintragen
    [tally] erst eintragen, was sonst noch gezählt wird
    [choose] wählen, oder mit waive durchgehen lassen
    [choose-late] wenn die Runde es erlaubt, jetzt wählen
    [rule] die Entscheidung der Runde eintragen
    [incident] was nun
    [redeal] das Spiel neu geben
    [leave] Platz und Summe weitergeben
    [join] den Spieler wieder aufnehmen
    [end] Partie beenden
    [fix-bid] eine Ansage berichtigen
    [undo] zurücknehmen
    [undo-last] den letzten Eintrag zurücknehmen
    [redo] wiederherstellen
    [allow] wenn die Runde es erlaubt, trotzdem eintragen
    [after] wenn es noch gilt, eintragen
    [status] sehen, was noch fehlt
    [help] sehen, was hier getippt werden kann
    [sheet] den Zettel sehen
    [log] sehen, was eingetragen ist
    [rematch] noch eine Partie spielen
    [remove] die Partie entfernen
    [script] die Partie als Skript ausgeben
    [all-rules] alle auflisten
    [rules-of] die Regeln sehen
    [help-on] sehen, wie es geht
   *[give-partner] den Partner angeben
}
hint-record-trump = { $is_optional ->
    [true] Trumpf eintragen, wenn Sie möchten
   *[false] Trumpf eintragen
}
hint-fix = { $what ->
    [dealer] den Geber berichtigen
    [took] die Stiche berichtigen
    [trick] einen Stich berichtigen
    [contract] den Kontrakt berichtigen
    [contract-and-tricks] den Kontrakt berichtigen
    [trump] den Trumpf berichtigen
    [kind] die Art des Spiels berichtigen
   *[tally] das Gezählte berichtigen
}
hint-extra = ein Zusatzspiel spielen, bei dem { $bids ->
    [zero] jede Ansage 0 ist
   *[blind] alle vor dem Geben ansagen
}
hint-confirm = ohne Rückfrage
hint-confirm-removal = ohne Rückfrage entfernen
hint-new-game = eine Partie beginnen
hint-new-with-score = diese Wertung nehmen
hint-games = die Partien auflisten
hint-players = die Spieler auflisten
hint-stats-player = alle Zahlen eines Spielers sehen
hint-explain-figure = sehen, woher eine Zahl kommt
hint-bin = den Papierkorb auflisten
hint-open = fortsetzen
hint-open-any = eine Partie wählen
hint-restore = zurückholen
hint-restore-any = eine zurückholen
hint-import = auf einem anderen Gerät importieren
hint-check-call = nach einem Gebot fragen
hint-rules-show = eine davon zeigen
hint-rules-start = mit einem ähnlichen Spiel anfangen
hint-doctor = sehen, welche Partien intakt sind
hint-check-rules = die Datei prüfen
hint-commands = die Befehle auflisten
hint-topic = eine lesen
hint-schema = eine davon ausgeben
hint-give-cards-and-players = Karten- und Spielerzahl angeben
hint-give-names = die Spieler angeben
hint-give-player-count = die Spielerzahl angeben
hint-give-trump = den Trumpf angeben
hint-give-tricks = die Stiche angeben
hint-give-game = eine Partie angeben
hint-give-id = eine Kennung wählen
hint-give-other-id = eine andere Kennung wählen
hint-give-other-file = eine andere Datei wählen
hint-overwrite = ersetzen, was da ist
hint-give-folder = einen Ordner angeben
hint-phones = Telefone verbinden
hint-give-port = einen anderen Port wählen
hint-give-address = eine wählen
hint-continue = weitermachen
hint-own-game = eigene Partie beginnen
hint-rule-by-laws = danach entscheiden
hint-choose-explanation = die erste Erklärung nehmen
hint-incident-show = ihn ansehen
hint-incident-misdeal = über das falsche Geben entscheiden
hint-incident-dealer = wenn {$player} gegeben hat
hint-let-stand = es gelten lassen
hint-annul = Spiel {$deal} annullieren
hint-use-before = zur vorigen Partie zurückkehren
hint-chances-whole = alles ansehen
hint-sheet-to-audit = ihn in einer lesbaren Form schreiben
hint-name-columns = sagen, was die Spalten sind
hint-name-dealer = den ersten Geber nennen
hint-map-name = das ist {$name}
hint-name-rules = die Regeln nennen
hint-import-again = trotzdem noch einmal einlesen
hint-import-all = alle einlesen
hint-audit-all = jeden einzelnen prüfen
hint-name-day = es war am {$day}
hint-take-back = das Einlesen rückgängig machen
hint-debts = sehen, was offen ist
