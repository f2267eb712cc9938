language-name = Română
grammar-or-clause = , sau{" "}
grammar-suit = { $suit ->
    [spades] pică
    [hearts] cupă
    [diamonds] caro
   *[clubs] treflă
}
grammar-suit-spanish = { $suit ->
    [spades] pică
    [hearts] cupă
    [diamonds] caro
   *[clubs] treflă
}
grammar-and = {$items} și {$last_item}
grammar-or = {$items} sau {$last_item}
grammar-range = {$first}–{$last}
grammar-suggestion = Ați vrut să spuneți {$candidate}?
grammar-ordinal = {$number}
grammar-decimal-sign = ,
grammar-quotation = „{$text}”
grammar-labelled = {$label}: {$text}
grammar-semicolon = ;{" "}
grammar-percent = {$number} %
grammar-day = {$day}.{$month}.{$year}
