error-player-in-seat = Spieler {$seat}
error-syntax-rank = `{$word}` ist kein Kartenwert; erwartet wird 2 bis 10, J, Q, K oder A
error-syntax-joker-id = `{$word}` kann nicht die Kennung einer Karte ohne Farbe sein; erwartet werden zwei Buchstaben, etwa Wi, die nicht Wert und Farbe sind
error-syntax-file-card = `{$word}` ist keine Karte wie 10h
error-syntax-step = `{$word}` ist kein Schritt eines Spielplans; erwartet wird {$steps}
error-syntax-step-empty = ein Schritt ist {$steps}
error-syntax-step-cards = `{$word}` ist keine Kartenzahl: erwartet wird 1 bis 52, top oder top-1{$suggestion}
error-syntax-step-times = `{$word}` ist keine Anzahl von Spielen: erwartet wird 1 bis 52 oder players{$suggestion}
error-syntax-run-length = erwartet werden 1 bis 99 Spiele oder `players + 1`, nicht `{$word}`
error-syntax-sign = vor `{$word}` wird `+` oder `-` erwartet
error-syntax-term = erwartet wird eine Zahl, bid, bid², took, off, off² oder cards, nicht `{$word}`{$suggestion}
error-syntax-factor = erwartet wird ein Vielfaches von ½ oder 0.1 bis {$most}, nicht {$word}
error-syntax-condition = erwartet wird made, missed, over, under oder ein Vergleich wie `bid = 10`, `took >= bid` oder `off < 3`, nicht `{$word}`{$suggestion}
error-syntax-game-id = {$word} kann keine Partie bezeichnen: Eine Kennung hat bis zu 64 Buchstaben ohne Akzente, Ziffern, Binde- und Unterstriche und beginnt mit Buchstabe oder Ziffer.
error-syntax-time = erwartet wird eine Zeit nach RFC 3339, etwa 2026-11-20T20:15:00Z
error-syntax-formula = eine Formel hat 1 bis 200 Zeichen; `0` bringt nichts
error-syntax-card = erwartet wird eine Karte wie Ah, 10s, Td oder A♥
error-syntax-cards = erwartet werden Karten wie "Kc 2h 10s"
error-syntax-suit = erwartet wird Pik, Herz, Karo oder Kreuz (oder s h d c, oder ♠ ♥ ♦ ♣){$suggestion}
error-syntax-trump = erwartet wird Pik, Herz, Karo, Kreuz (auch s h d c oder ♠ ♥ ♦ ♣) oder „ohne“{$suggestion}
error-syntax-bid = erwartet wird ein Gebot wie suit-8:hearts oder piccolo
error-syntax-call = erwartet wird passe, warte, mitgehen, trou, pass-trou oder ein Gebot wie suit-8:hearts
error-syntax-points = erwartet werden Punkte wie 5, -2.5 oder ½
error-syntax-starting-points = erwartet werden Punkte wie 5 oder -2.5, oder lowest oder average
error-syntax-named-number = erwartet wird eine Zahl wie 3 oder Name und Zahl wie Igor=3
error-syntax-named-card = erwartet wird eine Karte wie Ah, 10s oder A♥ oder Name und Karte wie Igor=Ah
error-syntax-named-points = erwartet werden Name und Punkte wie Igor=-5 oder Ana=2.5
error-quote-open = ein Anführungszeichen wird nicht geschlossen
error-setting-no-value = Eine Einstellung hat die Form KEY=VALUE, etwa hook=off.
error-setting-unknown = Diese Einstellung gibt es nicht.
error-setting-inapplicable = Diese Einstellung gilt bei diesen Regeln nicht.
error-rules-file = die Regeldatei
error-unnamed-text = Dieser Text
error-bid-ambiguous = {$word} könnte {$bids} sein.
error-unnamed-deal = dieses Spiel
