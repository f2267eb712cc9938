pack-by-players = {$players} igrača, {$cards}
pack-ace-high = As je najjači.
pack-equals-first = Od dve jednake karte štih nosi prva.
pack-equals-second = Od dve jednake karte štih nosi druga.
pack-full = ceo špil od 52 karte
pack-ranks-to-ace = od {$lowest} do asa
pack-cards-to-ace = { $double ->
    [true] dva špila,{" "}
   *[false] {""}
}{ $size ->
    [one] {$size} karta
    [few] {$size} karte
   *[other] {$size} karata
}, od {$lowest} do asa
pack-cards-ranked = { $double ->
    [true] dva špila,{" "}
   *[false] {""}
}{ $size ->
    [one] {$size} karta
    [few] {$size} karte
   *[other] {$size} karata
} po jačini {$ranks}, od najjače naniže
pack-joker-number = {$number} × {$joker} ({$id})
# drops: $vowel
pack-joker-indefinite = {$joker}
pack-cards-with-jokers = {$cards}, uz {$jokers}
pack-takes-trumpless = nema aduta
pack-error-card-unknown = {$card} nije ni u jednom špilu ovih pravila: očekuje se karta kao {"Ah"}, 10s, {"Td"} ili A♥{ $has_jokers ->
    [true] ; ili {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} nije ni boja ni karta ovih pravila: očekuje se boja, na primer pik, ili okrenuta karta, na primer {"Ah"}.
pack-joker-takes-always = {$joker} nosi štih, a ako ih je više, prva odigrana; ako se njome izađe, sme se odigrati bilo koja karta.
pack-joker-takes-never = {$joker} ne nosi štih, osim ako u njemu nema ničeg drugog, a tada ga nosi prva odigrana; ako se njome izađe, boju određuje sledeća druga karta, ako je ima.
pack-joker-unjudged = Šta {$joker} znači u štihu, određuju igrači.
pack-joker-definite = {$joker}
pack-joker-captures = Nosi štih u kome je {$jokers}.
pack-joker-order = Ako ih je u štihu više, nosi ga prva od: {$jokers}.
pack-joker-any-trick = Smeju se odigrati u svakom štihu.
pack-takes-only-trump = {$card} je jedini adut u štihu
pack-takes-highest-trump = {$card} je najjači adut u štihu{ $equals ->
    [first] , prvi od jednakih
    [last] , poslednji od jednakih
   *[none] {""}
}
pack-takes-no-trump-played = aduta nije bilo
pack-takes-suit-led = {$reason}, a {$card} je { $rank ->
    [only] jedina
   *[highest] najjača
} karta boje kojom se izašlo, {$led}{ $equals ->
    [first] , prva od jednakih
    [last] , poslednja od jednakih
   *[none] {""}
}
pack-takes-captures = {$card} nosi štih u kome je {$captured}
pack-takes-first-card = ništa u štihu ga ne nosi, a {$card} je prva
pack-takes-first-joker = {$card} je prva odigrana takva karta ({$joker})
pack-takes-joker = ništa u štihu nije jače od: {$joker}
