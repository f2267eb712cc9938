argument-numbers-partly-named = Manche Zahlen haben einen Namen, manche nicht: Benennen Sie alle oder keine.
argument-trick-number-missing = Geben Sie die Nummer des Stichs vor seinen Karten an.
argument-tally-name-missing = Nennen Sie vor den Zahlen, was gezählt wird, etwa hearts 0 4 8.
argument-unclosed-quote = Ein Anführungszeichen ist nicht geschlossen: Ergänzen Sie das andere.
argument-expected-card-or-suit = erwartet wird eine Karte wie 7h oder Pik, Herz, Karo, Kreuz (auch s h d c oder ♠ ♥ ♦ ♣) oder „ohne“
argument-expected-number = erwartet wird eine Zahl
argument-expected-date = erwartet wird ein Datum wie 2026-11-20
argument-expected-tally = erwartet wird etwas Gezähltes mit seinen Zahlen, etwa bags=3,1
argument-expected-range = erwartet wird eine Zahl von {$least} bis {$most}
argument-expected-trick-or-card = erwartet wird die Nummer eines Stichs oder eine Karte wie Ah, 10s oder A♥
argument-expected-mapping = erwartet wird ein Name vom Zettel und der gemeinte Spieler, etwa Jovna=Jovana
