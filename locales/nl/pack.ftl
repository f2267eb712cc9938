pack-by-players = {$players} spelers, {$cards}
pack-ace-high = De aas is de hoogste kaart.
pack-equals-first = Van twee gelijke kaarten wint de eerste de slag.
pack-equals-second = Van twee gelijke kaarten wint de tweede de slag.
pack-full = het volle pak van 52 kaarten
pack-ranks-to-ace = {$lowest} t/m aas
pack-cards-to-ace = { $double ->
    [true] twee pakken,{" "}
   *[false] {""}
}{$size} kaarten, {$lowest} t/m aas
pack-cards-ranked = { $double ->
    [true] twee pakken,{" "}
   *[false] {""}
}{$size} kaarten, van hoog naar laag {$ranks}
pack-joker-number = {$number} × {$joker} ({$id})
# drops: $vowel
pack-joker-indefinite = een {$joker}
pack-cards-with-jokers = {$cards}, met {$jokers}
pack-takes-trumpless = er is geen troef
pack-error-card-unknown = {$card} zit in geen enkel pak van deze regels: verwacht wordt een kaart zoals Ah, 10s, Td of A♥{ $has_jokers ->
    [true] ; of {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} is geen kleur en geen kaart van deze regels: verwacht wordt een kleur zoals schoppen, of de opengelegde kaart, zoals Ah.
pack-joker-takes-always = {$joker} wint de slag, de eerste als er meer zijn; wordt ermee uitgekomen, dan mag elke kaart bijgespeeld worden.
pack-joker-takes-never = {$joker} wint geen slag, behalve als er niets anders in ligt, en dan de eerste; wordt ermee uitgekomen, dan bepaalt de volgende andere kaart de kleur, als die er een heeft.
pack-joker-unjudged = Wat {$joker} in een slag doet, bepalen de spelers.
pack-joker-definite = de {$joker}
pack-joker-captures = Deze kaart slaat {$jokers}.
pack-joker-order = Liggen er meer in een slag, dan wint de eerste van deze reeks: {$jokers}.
pack-joker-any-trick = Ze mogen in elke slag gespeeld worden.
pack-takes-only-trump = {$card} is de enige troef in de slag
pack-takes-highest-trump = {$card} is de hoogste troef in de slag{ $equals ->
    [first] , de eerste van twee gelijke
    [last] , de laatste van twee gelijke
   *[none] {""}
}
pack-takes-no-trump-played = er is geen troef gespeeld
pack-takes-suit-led = {$reason}, en {$card} is de { $rank ->
    [only] enige
   *[highest] hoogste
} kaart van de gevraagde kleur, {$led}{ $equals ->
    [first] , de eerste van twee gelijke
    [last] , de laatste van twee gelijke
   *[none] {""}
}
pack-takes-captures = {$card} slaat {$captured}
pack-takes-first-card = niets in de slag kan winnen, en {$card} lag er het eerst
pack-takes-first-joker = {$card} is de eerste {$joker} in de slag
pack-takes-joker = niets in de slag gaat boven de {$joker}
