pack-by-players = { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}, {$cards}
pack-ace-high = Asul este cel mai mare.
pack-equals-first = Dintre două cărți egale, levata o ia prima.
pack-equals-second = Dintre două cărți egale, levata o ia a doua.
pack-full = pachetul întreg de 52
pack-ranks-to-ace = de la {$lowest} la as
pack-cards-to-ace = { $double ->
    [true] două pachete,{" "}
   *[false] {""}
}{ $size ->
    [other] {$size} de cărți
   *[few] {$size} cărți
}, de la {$lowest} la as
pack-cards-ranked = { $double ->
    [true] două pachete,{" "}
   *[false] {""}
}{ $size ->
    [other] {$size} de cărți
   *[few] {$size} cărți
}, de la cea mai mare: {$ranks}
pack-joker-number = {$number} × {$joker} ({$id})
# drops: $vowel
pack-joker-indefinite = „{$joker}”
pack-cards-with-jokers = {$cards}, cu {$jokers}
pack-takes-trumpless = se joacă fără atu
pack-error-card-unknown = {$card} nu există în niciun pachet din aceste reguli: se așteaptă o carte ca Ah, 10s, Td sau A♥{ $has_jokers ->
    [true] ; sau {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} nu este nici culoare, nici carte din aceste reguli: se așteaptă o culoare, de exemplu pică, sau cartea întoarsă, de exemplu Ah.
pack-joker-takes-always = Cartea {$joker} ia levata; dacă sunt mai multe, o ia prima; dacă se iese cu ea, se poate juca orice carte.
pack-joker-takes-never = Cartea {$joker} nu ia levata, decât dacă nu este nimic altceva în ea, și atunci o ia prima; dacă se iese cu ea, culoarea o dă următoarea carte de alt fel, dacă are una.
pack-joker-unjudged = Ce face cartea {$joker} într-o levată decide masa.
pack-joker-definite = {$joker}
pack-joker-captures = Ia levata de la {$jokers}.
pack-joker-order = Dacă sunt mai multe într-o levată, o ia prima din acestea: {$jokers}.
pack-joker-any-trick = Se pot juca în orice levată.
pack-takes-only-trump = {$card} este singurul atu jucat
pack-takes-highest-trump = {$card} este atuul cel mai mare din levată{ $equals ->
    [first] , primul dintre egale
    [last] , ultimul dintre egale
   *[none] {""}
}
pack-takes-no-trump-played = nu s-a jucat atu
pack-takes-suit-led = {$reason}, iar {$card} este { $rank ->
    [only] singura carte
   *[highest] cartea cea mai mare
} din culoarea cu care s-a ieșit, {$led}{ $equals ->
    [first] , prima dintre egale
    [last] , ultima dintre egale
   *[none] {""}
}
pack-takes-captures = {$card} ia și {$captured}
pack-takes-first-card = nicio carte din ea nu ia levata, iar {$card} a venit prima
pack-takes-first-joker = {$card} este prima carte {$joker} jucată
pack-takes-joker = nicio carte din ea nu este peste {$joker}
