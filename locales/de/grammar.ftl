language-name = Deutsch
grammar-or-clause = , oder{" "}
grammar-suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}
grammar-suit-spanish = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}
grammar-and = {$items} und {$last_item}
grammar-or = {$items} oder {$last_item}
grammar-range = {$first} bis {$last}
grammar-suggestion = Meinten Sie {$candidate}?
grammar-ordinal = {$number}.
grammar-decimal-sign = ,
grammar-quotation = „{$text}“
grammar-labelled = {$label}: {$text}
grammar-semicolon = ;{" "}
grammar-percent = {$number} %
grammar-day = {$day}.{$month}.{$year}
