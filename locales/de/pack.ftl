pack-by-players = {$players} Spieler, {$cards}
pack-ace-high = Das Ass ist die höchste Karte.
pack-equals-first = Von zwei gleichen Karten macht die erste den Stich.
pack-equals-second = Von zwei gleichen Karten macht die zweite den Stich.
pack-full = das volle Blatt mit 52 Karten
pack-ranks-to-ace = {$lowest} bis Ass
pack-cards-to-ace = { $double ->
    [true] zwei Blätter,{" "}
   *[false] {""}
}{$size} Karten, {$lowest} bis Ass
pack-cards-ranked = { $double ->
    [true] zwei Blätter,{" "}
   *[false] {""}
}{$size} Karten, von oben: {$ranks}
pack-joker-number = {$number} × {$joker} ({$id})
# drops: $vowel
pack-joker-indefinite = ein {$joker}
pack-cards-with-jokers = {$cards}, mit {$jokers}
pack-takes-trumpless = es gibt keinen Trumpf
pack-error-card-unknown = {$card} ist in keinem Blatt dieser Regeln: Erwartet wird eine Karte wie Ah, 10s, Td oder A♥{ $has_jokers ->
    [true] ; oder {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} ist weder eine Farbe noch eine Karte dieser Regeln: Erwartet wird eine Farbe wie Pik oder die aufgedeckte Karte, etwa Ah.
pack-joker-takes-always = {$joker} macht den Stich, von mehreren die zuerst gespielte Karte; wird eine solche ausgespielt, darf jede Karte folgen.
pack-joker-takes-never = {$joker} macht nur dann einen Stich, wenn nichts anderes darin liegt, und dann die zuerst gespielte Karte; wird eine solche ausgespielt, bestimmt die nächste andere Karte die Farbe, wenn sie eine hat.
pack-joker-unjudged = Was {$joker} in einem Stich bewirkt, bestimmt die Runde.
pack-joker-definite = {$joker}
pack-joker-captures = Diese Karte sticht: {$jokers}.
pack-joker-order = Liegen mehrere im Stich, macht ihn die erste aus dieser Reihe: {$jokers}.
pack-joker-any-trick = Sie dürfen zu jedem Stich gespielt werden.
pack-takes-only-trump = {$card} ist der einzige Trumpf im Stich
pack-takes-highest-trump = {$card} ist der höchste Trumpf im Stich{ $equals ->
    [first] , von gleichen der erste
    [last] , von gleichen der letzte
   *[none] {""}
}
pack-takes-no-trump-played = es wurde kein Trumpf gespielt
pack-takes-suit-led = {$reason}, und {$card} ist die { $rank ->
    [only] einzige
   *[highest] höchste
} Karte der ausgespielten Farbe, {$led}{ $equals ->
    [first] , von gleichen die erste
    [last] , von gleichen die letzte
   *[none] {""}
}
pack-takes-captures = {$card} sticht {$captured}
pack-takes-first-card = keine Karte darin macht einen Stich, und {$card} lag zuerst
pack-takes-first-joker = {$card} ist die erste gespielte Karte {$joker}
pack-takes-joker = nichts darin ist höher als die Karte {$joker}
