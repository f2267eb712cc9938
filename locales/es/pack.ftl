pack-by-players = {$players} jugadores, {$cards}
pack-ace-high = El as es la carta más alta.
pack-equals-first = De dos cartas iguales gana la baza la primera.
pack-equals-second = De dos cartas iguales gana la baza la segunda.
pack-full = la baraja completa de 52 cartas
pack-ranks-to-ace = del {$lowest} al as
pack-cards-to-ace = { $double ->
    [true] dos barajas,{" "}
   *[false] {""}
}{$size} cartas, del {$lowest} al as
pack-cards-ranked = { $double ->
    [true] dos barajas,{" "}
   *[false] {""}
}{$size} cartas, de mayor a menor {$ranks}
pack-joker-number = {$number} × {$joker} ({$id})
# drops: $vowel
pack-joker-indefinite = {$joker}
pack-cards-with-jokers = {$cards}, con {$jokers}
pack-takes-trumpless = no hay triunfo
pack-error-card-unknown = {$card} no está en ninguna baraja de estas reglas: se espera una carta como Ah, 10s, Td o A♥{ $has_jokers ->
    [true] ; o {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} no es ni un palo ni una carta de estas reglas: se espera un palo como picas, o la carta vuelta, como Ah.
pack-joker-takes-always = La carta {$joker} gana la baza, la primera si hay varias; si se sale con ella, se puede echar cualquier carta.
pack-joker-takes-never = La carta {$joker} no gana la baza salvo que no haya otra cosa, y entonces gana la primera; si se sale con ella, la siguiente carta de otra clase fija el palo, si lo tiene.
pack-joker-unjudged = Lo que hace {$joker} en una baza lo decide la mesa.
pack-joker-definite = {$joker}
pack-joker-captures = Le gana la baza a {$jokers}.
pack-joker-order = Si hay varias en una baza, gana la primera de esta lista: {$jokers}.
pack-joker-any-trick = Se pueden jugar en cualquier baza.
pack-takes-only-trump = {$card} es el único triunfo jugado
pack-takes-highest-trump = {$card} es su triunfo más alto{ $equals ->
    [first] , el primero de los iguales
    [last] , el último de los iguales
   *[none] {""}
}
pack-takes-no-trump-played = no se ha jugado ningún triunfo
pack-takes-suit-led = {$reason}, y {$card} es la { $rank ->
    [only] única carta
   *[highest] carta más alta
} del palo de salida, {$led}{ $equals ->
    [first] , la primera de las iguales
    [last] , la última de las iguales
   *[none] {""}
}
pack-takes-captures = {$card} captura {$captured}
pack-takes-first-card = ninguna de sus cartas gana bazas, y {$card} se jugó primero
pack-takes-first-joker = {$card} es la primera carta {$joker} jugada
pack-takes-joker = nada en ella supera la carta {$joker}
