language-name = Español
grammar-or-clause = , o{" "}
grammar-suit = { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}
grammar-suit-spanish = { $suit ->
    [spades] espadas
    [hearts] copas
    [diamonds] oros
   *[clubs] bastos
}
grammar-and = {$items} { INITIAL($last_item) ->
    [i] e
   *[other] y
} {$last_item}
grammar-or = {$items} { INITIAL($last_item) ->
    [o] u
    [8] u
   *[other] o
} {$last_item}
grammar-range = {$first} a {$last}
grammar-suggestion = ¿Quizá {$candidate}?
grammar-ordinal = {$number}.ª
grammar-decimal-sign = ,
grammar-quotation = «{$text}»
grammar-labelled = {$label}: {$text}
grammar-semicolon = ;{" "}
grammar-percent = {$number} %
grammar-day = {$day}/{$month}/{$year}
