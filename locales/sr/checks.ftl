check-verdict = { $verdict ->
    [legal] Dozvoljeno
    [none] Bez presude
   *[not_legal] Nije dozvoljeno
}. {$reason}
check-card-by-place = {$place} karta, {$card},
check-illegal-earlier = Pre toga nije dozvoljeno. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} sme da licitira {$call}.
   *[false] {$player} sme da kaže „{$call}“.
}
check-no-suit-led = Još se nije izašlo, pa sme da se odigra svaka karta.
check-cards-barred = Ne može: {$cards}.
check-no-trump-assumed = Adut nije naveden, pa se računa bez aduta.
check-pack-grows = Špil raste sa brojem igrača.
check-trick-taker = { $is_complete ->
    [true] {$taker} nosi štih.
   *[false] {$taker} zasad nosi štih.
}
