error-player-in-seat = el jugador del sitio {$seat}
error-syntax-rank = `{$word}` no es un valor de carta; se espera de 2 a 10, J, Q, K o A
error-syntax-joker-id = `{$word}` no puede ser el id de una carta sin palo; se esperan dos letras, como Wi, que no sean valor y palo
error-syntax-file-card = `{$word}` no es una carta como 10h
error-syntax-step = `{$word}` no es un paso de un plan; se espera {$steps}
error-syntax-step-empty = un paso es {$steps}
error-syntax-step-cards = `{$word}` no es un número de cartas: se espera de 1 a 52, top o top-1{$suggestion}
error-syntax-step-times = `{$word}` no es un número de manos: se espera de 1 a 52, o players{$suggestion}
error-syntax-run-length = se espera de 1 a 99 manos o `players + 1`, no `{$word}`
error-syntax-sign = se espera `+` o `-` antes de `{$word}`
error-syntax-term = se espera un número, bid, bid², took, off, off² o cards, no `{$word}`{$suggestion}
error-syntax-factor = se espera un múltiplo de ½ o de 0.1 hasta {$most}, no {$word}
error-syntax-condition = se espera made, missed, over, under o una comparación como `bid = 10`, `took >= bid` u `off < 3`, no `{$word}`{$suggestion}
error-syntax-game-id = {$word} no puede ser el id de una partida: tiene hasta 64 letras sin acentos, cifras, guiones y guiones bajos, y empieza por una letra o una cifra.
error-syntax-time = se espera una hora según RFC 3339, como 2026-11-20T20:15:00Z
error-syntax-formula = una fórmula tiene de 1 a 200 caracteres; `0` no da puntos
error-syntax-card = se espera una carta como Ah, 10s, Td o A♥
error-syntax-cards = se esperan cartas como "Kc 2h 10s"
error-syntax-suit = se espera picas (espadas), corazones (copas), diamantes (oros) o tréboles (bastos), o s h d c, o ♠ ♥ ♦ ♣{$suggestion}
error-syntax-trump = se espera picas (espadas), corazones (copas), diamantes (oros) o tréboles (bastos), o s h d c, o ♠ ♥ ♦ ♣, o «sin»{$suggestion}
error-syntax-bid = se espera una apuesta como suit-8:hearts o piccolo
error-syntax-call = se espera paso, espero, acompaño, trou, paso-trou o una apuesta como suit-8:hearts
error-syntax-points = se esperan puntos como 5, -2.5 o ½
error-syntax-starting-points = se esperan puntos como 5 o -2.5, o bien lowest o average
error-syntax-named-number = se espera un número como 3, o un nombre y un número como Igor=3
error-syntax-named-card = se espera una carta como Ah, 10s o A♥, o un nombre y una carta como Igor=Ah
error-syntax-named-points = se espera un nombre y puntos como Igor=-5 o Ana=2.5
error-quote-open = hay unas comillas sin cerrar
error-setting-no-value = Un ajuste es CLAVE=VALOR, como hook=off.
error-setting-unknown = Ese ajuste no existe.
error-setting-inapplicable = Ese ajuste no sirve para estas reglas.
error-rules-file = el archivo de reglas
error-unnamed-text = Ese texto
error-bid-ambiguous = {$word} puede ser {$bids}.
error-unnamed-deal = esa mano
