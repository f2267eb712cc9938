argument-numbers-partly-named = Unele numere au nume, altele nu: numiți-le pe toate sau pe niciunul.
argument-trick-number-missing = Dați numărul levatei înaintea cărților ei.
argument-unclosed-quote = Lipsește o ghilimea de închidere: adăugați-o.
argument-expected-card-or-suit = se așteaptă o carte ca 7h, sau spades, hearts, diamonds sau clubs, o primă literă, ♠ ♥ ♦ ♣ sau none
argument-expected-number = se așteaptă un număr
argument-expected-date = se așteaptă o dată ca 2026-11-20
argument-expected-tally = se așteaptă ceva numărat și numerele sale, ca bags=3,1
argument-expected-range = se așteaptă un număr de la {$least} la {$most}
argument-expected-trick-or-card = se așteaptă numărul unei levate, sau o carte ca Ah, 10s sau A♥
