check-verdict = { $verdict ->
    [legal] Toegestaan
    [none] Geen uitspraak
   *[not_legal] Niet toegestaan
}. {$reason}
check-card-by-place = De {$place} kaart, {$card},
check-illegal-earlier = Al eerder niet toegestaan. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} mag {$call} bieden.
   *[false] {$player} mag “{$call}” zeggen.
}
check-no-suit-led = Er is geen kleur gevraagd, dus mag elke kaart gespeeld worden.
check-cards-barred = Niet mogelijk: {$cards}.
check-no-trump-assumed = Er is geen troef gegeven, dus wordt zonder troef gerekend.
check-pack-grows = Het pak groeit met het aantal spelers.
check-trick-taker = { $is_complete ->
    [true] {$taker} wint de slag.
   *[false] Tot nu toe wint {$taker}.
}
