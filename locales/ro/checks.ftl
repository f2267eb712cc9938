check-verdict = { $verdict ->
    [legal] Permis
    [none] Nicio decizie
   *[not_legal] Nu este permis
}. {$reason}
check-card-by-place = Cartea {$place}, {$card},
check-illegal-earlier = Ceva dinainte nu este permis. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} poate anunța {$call}.
   *[false] {$player} poate spune „{$call}”.
}
check-no-suit-led = Nu s-a ieșit cu nicio culoare, deci se poate juca orice carte.
check-cards-barred = Nu este permis: {$cards}.
check-no-trump-assumed = Nu s-a dat niciun atu, deci se socotește fără atu.
check-pack-grows = Pachetul crește cu numărul de jucători.
check-trick-taker = { $is_complete ->
    [true] {$taker} ia levata.
   *[false] {$taker} ia deocamdată levata.
}
