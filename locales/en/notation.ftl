argument-numbers-partly-named = Some numbers have a name and some have none: name them all, or none.
argument-trick-number-missing = Give the number of the trick before its cards.
argument-tally-name-missing = Name what is counted before its numbers, as in hearts 0 4 8.
argument-unclosed-quote = A quotation mark is not closed: add the other.
argument-expected-card-or-suit = expected a card such as 7h, or spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none
argument-expected-number = expected a number
argument-expected-date = expected a date such as 2026-11-20
argument-expected-tally = expected a count and its numbers, such as bags=3,1
argument-expected-range = expected a number from {$least} to {$most}
argument-expected-trick-or-card = expected a trick's number, or a card such as Ah, 10s or A♥
argument-expected-mapping = expected a name of the sheet and the player meant, such as Jovna=Jovana
