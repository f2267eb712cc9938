due-game-over = De partij is afgelopen.
due-rules-and-game = {$rules}, partij {$game}
due-deal-leader = {$player} komt uit
due-bid-sum = {$sum} geboden op { $cards ->
    [one] {$cards} slag
   *[other] {$cards} slagen
}
due-open-calls = Mogelijk: {$calls}
due-deal-extra = Extra ronde {$mark}
due-deal-scheduled = Ronde {$number} van {$deals}
due-deal-zero-bids = elk bod is 0
due-deal-blind-bids = bieden vóór het delen
due-deal-forehead = op het voorhoofd: niemand kijkt naar de eigen kaart
due-deal-dealer = deler {$dealer}{ $dead_hand ->
    [true] {" "}(dode hand)
   *[false] {""}
}
due-trump-known = troef {$trump}
due-trump-dealer-names = {$card} opengelegd, dus noemt de deler de troef
due-trump-led = troef door de eerste kaart
due-trump-turned = troef wordt opengelegd
due-trump-drawn = troef getrokken of genoemd
due-trump-contract = troef volgens het contract
due-winner-zero-finish = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met precies 0 na de laatste ronde
due-winner-games = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met { $games ->
    [one] {$games} partij
   *[other] {$games} partijen
} tegen {$other_games}
due-winner-successful-bids = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met {$total}, vóór een gelijk totaal, dankzij gehaalde biedingen van samen {$sum}
due-winner-made-deals = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met {$total}, vóór een gelijk totaal, dankzij het aantal gehaalde biedingen ({$deals})
due-winner-last-deal = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met {$total}, vóór een gelijk totaal, dankzij {$points} in de laatste ronde
due-winner-best-zero = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met {$total}, het beste totaal van wie op nul eindigde
due-winner-highest = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met {$total}
due-winner-lowest = {$winners} { $partners ->
    [true] winnen
   *[false] wint
} met {$total}, het laagste totaal
due-winner-partners = {$winners} winnen met samen {$total}
due-winner-staying = {$winners} wint: de anderen zijn afgevallen
due-winners-zero-finish = {$winners} delen de overwinning met precies 0 na de laatste ronde
due-winners-total = {$winners} delen de overwinning met {$total}
due-bids-last = {$player} biedt als laatste; tot nu toe geboden: {$sum}.
due-bids-first = {$player} biedt, daarna {$others}.
due-bids-next = {$player} biedt, daarna {$others}. Tot nu toe geboden: {$sum}.
due-call-standing = Hoogste bod: {$contract}.
due-call = {$player} is aan het woord.
due-contract = Nu het contract: het bieden gebeurt aan tafel.
due-trump = Nu de troef: de punten hangen ervan af.
due-trick = Slag {$trick} van {$tricks}: {$player} komt uit, daarna {$others}.
due-tricks = Nu de slagen: {$tricks}.
due-tricks-counted = Nu de slagen: {$players}, samen {$tricks}.
due-tally = Nog te tellen: {$number} {$tally}. Zonder getal: {$players}.
due-player-with-bid = {$player} (bod {$bid})
due-extra-deal = Een extra ronde kan het beslissen.
due-game-over-outcome = De partij is afgelopen: {$outcome}.
due-tricks-so-far = Slagen tot nu toe: {$tricks}
due-bids-so-far = Biedingen: {$bids}
due-calls-so-far = Biedverloop: {$calls}
due-redeal-passed = Iedereen heeft gepast: dezelfde deler deelt opnieuw.
due-redeal-low-bids = Dezelfde deler deelt opnieuw: biedingen onder {$sum} gelden niet.
due-hook-lapsed = De somregel gold niet: geen laatste bod kon eraan voldoen ({$rule}).
due-tie-played-off = {$sides} staan gelijk met {$total}, dus wordt nog een ronde gespeeld. {$source}
due-hook-lapses = Geen bod voldoet aan de somregel, dus geldt die niet ({$rule}).
due-barred-bids = Niet {$bid}{ $or_less ->
    [true] {" "}of minder: {$reason} ({$rule}).
   *[false] : {$reason} ({$rule}).
}
due-next-hint = Verder: {$hint}
due-open-calls-player = Mogelijk voor {$player}: {$calls}
due-game-abandoned = De partij is afgebroken: niemand heeft gewonnen.
