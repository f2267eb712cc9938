check-verdict = { $is_legal ->
    [true] Dozvoljeno
   *[false] Nije dozvoljeno
}. {$reason}
check-card-by-place = {$place} karta, {$card},
check-illegal-earlier = Pre toga nije dozvoljeno. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} sme da licitira {$call}.
   *[false] {$player} sme da najavi {$call}.
}
check-no-suit-led = Još se nije izašlo, pa sme da se odigra svaka karta.
check-cards-barred = Nije otvoreno: {$cards}.
check-no-trump-assumed = Adut nije naveden, pa se nijedan ne pretpostavlja.
check-pack-grows = Špil raste sa brojem igrača.
check-trick-taker = { $is_complete ->
    [true] {$taker} nosi štih.
   *[false] {$taker} zasad nosi štih.
}
