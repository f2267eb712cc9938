argument-numbers-partly-named = Unos números llevan nombre y otros no: hay que nombrarlos todos o ninguno.
argument-trick-number-missing = Falta el número de la baza antes de sus cartas.
argument-tally-name-missing = Antes de los números se nombra lo que se cuenta, por ejemplo hearts 0 4 8.
argument-unclosed-quote = Hay unas comillas sin cerrar: faltan las otras.
argument-expected-card-or-suit = se espera una carta como 7h, o picas (espadas), corazones (copas), diamantes (oros) o tréboles (bastos), o s h d c, o ♠ ♥ ♦ ♣, o «sin»
argument-expected-number = se espera un número
argument-expected-date = se espera una fecha como 2026-11-20
argument-expected-tally = se espera un recuento y sus números, como bags=3,1
argument-expected-range = se espera un número de {$least} a {$most}
argument-expected-trick-or-card = se espera el número de una baza o una carta como Ah, 10s o A♥
argument-expected-mapping = se espera un nombre de la hoja y el jugador que es, como Jovna=Jovana
