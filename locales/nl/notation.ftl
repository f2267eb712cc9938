argument-numbers-partly-named = Sommige getallen hebben een naam en andere niet: geef ze allemaal een naam, of geen enkel.
argument-trick-number-missing = Geef het nummer van de slag vóór de kaarten.
argument-tally-name-missing = Noem vóór de getallen wat er geteld wordt, zoals hearts 0 4 8.
argument-unclosed-quote = Een aanhalingsteken is niet gesloten: voeg het andere toe.
argument-expected-card-or-suit = verwacht wordt een kaart zoals 7h, of schoppen, harten, ruiten, klaveren (ook s h d c of ♠ ♥ ♦ ♣), of “zonder”
argument-expected-number = verwacht wordt een getal
argument-expected-date = verwacht wordt een datum zoals 2026-11-20
argument-expected-tally = verwacht wordt wat er geteld is met de getallen, zoals bags=3,1
argument-expected-range = verwacht wordt een getal van {$least} t/m {$most}
argument-expected-trick-or-card = verwacht wordt het nummer van een slag, of een kaart zoals Ah, 10s of A♥
argument-expected-mapping = verwacht een naam van het scoreblad en de bedoelde speler, zoals Jovna=Jovana
