language-name = Srpski
grammar-or-clause = , ili{" "}
grammar-suit = { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
grammar-suit-spanish = { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
grammar-and = {$items} i {$last_item}
grammar-or = {$items} ili {$last_item}
grammar-range = {$first}–{$last}
grammar-suggestion = Da li ste mislili na {$candidate}?
grammar-ordinal = {$number}.
grammar-decimal-sign = ,
grammar-quotation = „{$text}“
grammar-labelled = {$label}: {$text}
grammar-semicolon = ;{" "}
grammar-percent = {$number}%
grammar-day = {$day}.{$month}.{$year}.
