argument-numbers-partly-named = Neki brojevi imaju ime, a neki nemaju: neka ga imaju svi ili nijedan.
argument-trick-number-missing = Ispred karata navedite broj štiha.
argument-tally-name-missing = Pre brojeva navedite šta se broji, na primer hearts 0 4 8.
argument-unclosed-quote = Navodnik nije zatvoren: dodajte drugi.
argument-expected-card-or-suit = očekuje se karta kao {"7h"}, ili pik, herc, karo, tref (ili {"s h d c"}, ili ♠ ♥ ♦ ♣) ili „bez“
argument-expected-number = očekuje se broj
argument-expected-date = očekuje se datum kao 2026-11-20
argument-expected-tally = očekuje se ono što se broji i njegovi brojevi, kao bags=3,1
argument-expected-range = očekuje se broj od {$least} do {$most}
argument-expected-trick-or-card = očekuje se broj štiha, ili karta kao {"Ah"}, {"10s"} ili A♥
argument-expected-mapping = očekuje se ime s lista i igrač na kog se misli, kao Jovna=Jovana
