language-name = Français
grammar-or-clause = , ou{" "}
grammar-suit = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
grammar-suit-spanish = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
grammar-and = {$items} et {$last_item}
grammar-or = {$items} ou {$last_item}
grammar-range = {$first} à {$last}
grammar-suggestion = Vouliez-vous dire {$candidate} ?
grammar-ordinal = { $number ->
    [one] {$number}re
   *[other] {$number}e
}
grammar-decimal-sign = ,
grammar-quotation = « {$text} »
grammar-labelled = {$label} : {$text}
grammar-semicolon =  ;{" "}
grammar-percent = {$number} %
grammar-day = {$day}/{$month}/{$year}
