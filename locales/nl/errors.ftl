error-player-in-seat = de speler op plaats {$seat}
error-syntax-rank = `{$word}` is geen rang; verwacht wordt 2 t/m 10, J, Q, K of A
error-syntax-joker-id = `{$word}` kan niet de id van een kaart zonder kleur zijn; verwacht worden twee letters zoals Wi, die geen rang en kleur zijn
error-syntax-file-card = `{$word}` is geen kaart zoals 10h
error-syntax-step = `{$word}` is geen stap van een speelplan; verwacht wordt {$steps}
error-syntax-step-empty = een stap is {$steps}
error-syntax-step-cards = `{$word}` is geen aantal kaarten: verwacht wordt 1 t/m 52, top of top-1{$suggestion}
error-syntax-step-times = `{$word}` is geen aantal rondes: verwacht wordt 1 t/m 52, of players{$suggestion}
error-syntax-run-length = verwacht worden 1 t/m 99 rondes of `players + 1`, niet `{$word}`
error-syntax-sign = verwacht wordt `+` of `-` vóór `{$word}`
error-syntax-term = verwacht wordt een getal, bid, bid², took, off, off² of cards, niet `{$word}`{$suggestion}
error-syntax-factor = verwacht wordt een veelvoud van ½ of 0.1 tot {$most}, niet {$word}
error-syntax-condition = verwacht wordt made, missed, over, under, of een vergelijking zoals `bid = 10`, `took >= bid` of `off < 3`, niet `{$word}`{$suggestion}
error-syntax-game-id = {$word} kan niet de id van een partij zijn: die heeft hoogstens 64 letters zonder accenten, cijfers, streepjes en lage streepjes, en begint met een letter of een cijfer.
error-syntax-time = verwacht wordt een tijd volgens RFC 3339, zoals 2026-11-20T20:15:00Z
error-syntax-formula = een formule heeft 1 t/m 200 tekens; `0` levert niets op
error-syntax-card = verwacht wordt een kaart zoals Ah, 10s, Td of A♥
error-syntax-cards = verwacht worden kaarten zoals "Kc 2h 10s"
error-syntax-suit = verwacht wordt schoppen, harten, ruiten of klaveren (ook s h d c of ♠ ♥ ♦ ♣){$suggestion}
error-syntax-trump = verwacht wordt schoppen, harten, ruiten, klaveren (ook s h d c of ♠ ♥ ♦ ♣) of “zonder”{$suggestion}
error-syntax-bid = verwacht wordt een bod zoals suit-8:hearts of piccolo
error-syntax-call = verwacht wordt pas, wacht, meegaan, trou, pas-trou, of een bod zoals suit-8:hearts
error-syntax-points = verwacht worden punten zoals 5, -2.5 of ½
error-syntax-starting-points = verwacht worden punten zoals 5 of -2.5, of lowest of average
error-syntax-named-number = verwacht wordt een getal zoals 3, of een naam en een getal zoals Igor=3
error-syntax-named-card = verwacht wordt een kaart zoals Ah, 10s of A♥, of een naam en een kaart zoals Igor=Ah
error-syntax-named-points = verwacht worden een naam en punten zoals Igor=-5 of Ana=2.5
error-quote-open = een aanhalingsteken is niet gesloten
error-setting-no-value = Een instelling is KEY=VALUE, zoals hook=off.
error-setting-unknown = Die instelling bestaat niet.
error-setting-inapplicable = Die instelling geldt niet voor deze regels.
error-rules-file = het regelbestand
error-unnamed-text = Die tekst
error-bid-ambiguous = {$word} kan {$bids} zijn.
error-unnamed-deal = die ronde
