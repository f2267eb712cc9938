argument-numbers-partly-named = Unele numere au nume, altele nu: dați nume tuturor sau niciunuia.
argument-trick-number-missing = Dați numărul levatei înaintea cărților ei.
argument-tally-name-missing = Numiți ce se numără înaintea numerelor, de exemplu hearts 0 4 8.
argument-unclosed-quote = Lipsesc ghilimelele de închidere: adăugați-le.
argument-expected-card-or-suit = se așteaptă o carte ca 7h, sau pică, cupă, caro, treflă (sau s h d c, sau ♠ ♥ ♦ ♣) sau „fără”
argument-expected-number = se așteaptă un număr
argument-expected-date = se așteaptă o dată ca 2026-11-20
argument-expected-tally = se așteaptă ceva numărat și numerele sale, ca bags=3,1
argument-expected-range = se așteaptă un număr de la {$least} la {$most}
argument-expected-trick-or-card = se așteaptă numărul unei levate, sau o carte ca Ah, 10s sau A♥
argument-expected-mapping = se așteaptă un nume din fișă și jucătorul vizat, ca Jovna=Jovana
