check-verdict = { $verdict ->
    [legal] Legal
    [none] No ruling
   *[not_legal] Not legal
}. {$reason}
check-card-by-place = The {$place} card, {$card},
check-illegal-earlier = Not legal before that. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} may call {$call}.
   *[false] {$player} may say {$call}.
}
check-no-suit-led = No suit has been led, so any card may be played.
check-cards-barred = Not open: {$cards}.
check-no-trump-assumed = No trump was given, so none is assumed.
check-pack-grows = The pack grows with the number of players.
check-trick-taker = { $is_complete ->
    [true] {$taker} takes the trick.
   *[false] {$taker} is winning so far.
}
