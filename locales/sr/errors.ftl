error-player-in-seat = igrač na mestu {$seat}
error-syntax-rank = `{$word}` nije jačina karte; očekuje se od 2 do 10, J, Q, K ili A
error-syntax-joker-id = `{$word}` ne može biti oznaka karte bez boje; očekuju se dva slova, na primer {"Wi"}, koja nisu jačina i boja
error-syntax-file-card = `{$word}` nije karta kao što je 10h
error-syntax-step = `{$word}` nije korak rasporeda; očekuje se {$steps}
error-syntax-step-empty = korak je {$steps}
error-syntax-step-cards = `{$word}` nije broj karata: očekuje se od 1 do 52, top ili top-1{$suggestion}
error-syntax-step-times = `{$word}` nije broj deljenja: očekuje se od 1 do 52, ili players{$suggestion}
error-syntax-run-length = očekuje se od 1 do 99 deljenja ili `players + 1`, a ne `{$word}`
error-syntax-sign = očekuje se `+` ili `-` ispred `{$word}`
error-syntax-term = očekuje se broj, bid, bid², took, off, off² ili cards, a ne `{$word}`{$suggestion}
error-syntax-factor = očekuje se umnožak od ½ ili 0.1, najviše {$most}, a ne {$word}
error-syntax-condition = očekuje se made, missed, over, under ili poređenje kao `bid = 10`, `took >= bid` ili `off < 3`, a ne `{$word}`{$suggestion}
error-syntax-game-id = {$word} ne može biti oznaka partije: ona ima najviše 64 znaka, i to slova bez kvačica, cifre, crtice i donje crte, a počinje slovom ili cifrom.
error-syntax-time = očekuje se vreme po RFC 3339, na primer 2026-11-20T20:15:00Z
error-syntax-formula = formula ima od 1 do 200 znakova; `0` ne boduje ništa
error-syntax-card = očekuje se karta, na primer {"Ah"}, 10s, {"Td"} ili A♥
error-syntax-cards = očekuju se karte, na primer "{"Kc"} 2h 10s"
error-syntax-suit = očekuje se pik, herc, karo ili tref (ili {"s h d c"}, ili ♠ ♥ ♦ ♣){$suggestion}
error-syntax-trump = očekuje se pik, herc, karo, tref (ili {"s h d c"}, ili ♠ ♥ ♦ ♣) ili „sans“{$suggestion}
error-syntax-bid = očekuje se licitacija, na primer suit-8:hearts ili piccolo
error-syntax-call = očekuje se dalje, čekam, pridružujem, {"trou, pass-trou"} ili licitacija kao suit-8:hearts
error-syntax-points = očekuju se poeni, na primer 5, -2.5 ili ½
error-syntax-starting-points = očekuju se poeni, na primer 5 ili -2.5, ili lowest ili average
error-syntax-named-number = očekuje se broj kao 3, ili ime i broj kao Igor=3
error-syntax-named-card = očekuje se karta kao {"Ah"}, 10s ili A♥, ili ime i karta kao Igor=Ah
error-syntax-named-points = očekuju se ime i poeni, na primer Igor=-5 ili Ana=2.5
error-quote-open = navodnik nije zatvoren
error-setting-no-value = Postavka je KEY=VALUE, na primer hook=off.
error-setting-unknown = Takva postavka ne postoji.
error-setting-inapplicable = Ta postavka ne važi za ova pravila.
error-rules-file = fajl sa pravilima
error-unnamed-text = Taj tekst
error-bid-ambiguous = {$word} može biti {$bids}.
error-unnamed-deal = to deljenje
