language-name = Nederlands
grammar-or-clause = , of{" "}
grammar-suit = { $suit ->
    [spades] schoppen
    [hearts] harten
    [diamonds] ruiten
   *[clubs] klaveren
}
grammar-suit-spanish = { $suit ->
    [spades] schoppen
    [hearts] harten
    [diamonds] ruiten
   *[clubs] klaveren
}
grammar-and = {$items} en {$last_item}
grammar-or = {$items} of {$last_item}
grammar-range = {$first} t/m {$last}
grammar-suggestion = Was {$candidate} bedoeld?
grammar-ordinal = {$number}e
grammar-decimal-sign = ,
grammar-quotation = “{$text}”
grammar-labelled = {$label}: {$text}
grammar-semicolon = ;{" "}
grammar-percent = {$number}%
grammar-day = {$day}-{$month}-{$year}
