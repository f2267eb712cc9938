language-name = English
grammar-or-clause = , or{" "}
grammar-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
# The suits of the Spanish pack, as at a table of pocha.
grammar-suit-spanish = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
grammar-and = {$items} and {$last_item}
grammar-or = {$items} or {$last_item}
grammar-range = {$first} to {$last}
grammar-suggestion = Did you mean {$candidate}?
grammar-ordinal = { NUMBER($number, type: "ordinal") ->
    [one] {$number}st
    [two] {$number}nd
    [few] {$number}rd
   *[other] {$number}th
}
grammar-decimal-sign = .
grammar-quotation = “{$text}”
grammar-labelled = {$label}: {$text}
grammar-semicolon = ;{" "}
grammar-percent = {$number}%
# A day in figures.
grammar-day = {$year}-{$month}-{$day}
