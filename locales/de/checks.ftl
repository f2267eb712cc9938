check-verdict = { $verdict ->
    [legal] Erlaubt
    [none] Keine Entscheidung
   *[not_legal] Nicht erlaubt
}. {$reason}
check-card-by-place = Die {$place} Karte, {$card},
check-illegal-earlier = Vorher nicht erlaubt. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} darf {$call} bieten.
   *[false] {$player} darf „{$call}“ sagen.
}
check-no-suit-led = Es ist keine Farbe ausgespielt, also darf jede Karte gespielt werden.
check-cards-barred = Nicht möglich: {$cards}.
check-no-trump-assumed = Kein Trumpf angegeben, also wird keiner angenommen.
check-pack-grows = Das Blatt wächst mit der Zahl der Spieler.
check-trick-taker = { $is_complete ->
    [true] {$taker} macht den Stich.
   *[false] {$taker} führt bisher.
}
