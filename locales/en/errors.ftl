error-player-in-seat = the player in seat {$seat}
error-syntax-rank = `{$word}` is not a rank; expected 2 to 10, J, Q, K or A
error-syntax-joker-id = `{$word}` cannot be the id of a card without a suit; expected two letters, such as Wi, that are no rank and suit
error-syntax-file-card = `{$word}` is not a card such as 10h
error-syntax-step = `{$word}` is not a step of a schedule; expected {$steps}
error-syntax-step-empty = a step is {$steps}
error-syntax-step-cards = `{$word}` is not a number of cards: expected 1 to 52, top or top-1{$suggestion}
error-syntax-step-times = `{$word}` is not a number of deals: expected 1 to 52, or players{$suggestion}
error-syntax-run-length = expected 1 to 99 deals or `players + 1`, not `{$word}`
error-syntax-sign = expected `+` or `-` before `{$word}`
error-syntax-term = expected a number, bid, bid², took, off, off² or cards, not `{$word}`{$suggestion}
error-syntax-factor = expected a multiple of ½ or 0.1 up to {$most}, not {$word}
error-syntax-condition = expected made, missed, over, under, or a comparison such as `bid = 10`, `took >= bid` or `off < 3`, not `{$word}`{$suggestion}
error-syntax-game-id = {$word} cannot be a game's id: it has up to 64 letters without accents, digits, hyphens and underscores, and begins with a letter or a digit.
error-syntax-time = expected a time in RFC 3339, such as 2026-11-20T20:15:00Z
error-syntax-formula = a formula has 1 to 200 characters; `0` scores nothing
error-syntax-card = expected a card such as Ah, 10s, Td or A♥
error-syntax-cards = expected cards such as "Kc 2h 10s"
error-syntax-suit = expected spades, hearts, diamonds or clubs, a first letter or ♠ ♥ ♦ ♣{$suggestion}
error-syntax-trump = expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none{$suggestion}
error-syntax-bid = expected a bid such as suit-8:hearts or piccolo
error-syntax-call = expected pass, wait, join, trou, pass-trou, or a bid such as suit-8:hearts
error-syntax-points = expected points such as 5, -2.5 or ½
error-syntax-starting-points = expected points such as 5 or -2.5, or lowest or average
error-syntax-named-number = expected a number such as 3, or a name and a number such as Igor=3
error-syntax-named-card = expected a card such as Ah, 10s or A♥, or a name and a card such as Igor=Ah
error-syntax-named-points = expected a name and points such as Igor=-5 or Ana=2.5
error-quote-open = a quote is not closed
error-setting-no-value = A setting is KEY=VALUE, such as hook=off.
error-setting-unknown = There is no such setting.
error-setting-inapplicable = That setting does not apply to these rules.
error-rules-file = the rules file
error-unnamed-text = That text
error-bid-ambiguous = {$word} could be {$bids}.
error-unnamed-deal = that deal
