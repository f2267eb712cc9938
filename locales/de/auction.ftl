auction-bid-without-trump = {$bid} ohne Trumpf
auction-call-join = „mitgehen“ ({$bid})
auction-bid-unnamed = dieses Gebot
auction-refusal-reason = { $refusal ->
    [trou-first] zuerst sagen alle trou (genau drei Asse) oder pass-trou
    [trou-over] trou oder pass-trou haben schon alle gesagt
    [trou-is-announced] trou wird vor dem Reizen angesagt, mit genau drei Assen
    [not-first] warten darf nur, wer zuerst spricht, und nur in der ersten Runde
    [no-wait-after-trou] nach einem trou sind nur höhere Gebote erlaubt
    [no-wait] nach diesen Regeln wartet niemand
    [waiting] wer gewartet hat, darf nur bei einem Farbgebot mitgehen oder passen
    [passed] wer gepasst hat, darf nur bei einem Farbgebot mitgehen
    [nothing-to-join] hier gibt es kein Farbgebot zum Mitgehen
    [only-leave] erhöhen darf nur, wer mitgegangen ist; wer das erste Farbgebot gemacht hat, darf nur noch allein bieten
    [nobody-to-join] es ist niemand mehr da, der bei einem Farbgebot mitgehen könnte
    [first-turn-only] dieses Gebot ist nur beim ersten Sprechen möglich
    [no-such-bid] dieses Gebot gibt es nicht
    [has-bid] wer geboten hat, darf bei keinem Farbgebot mitgehen
   *[over] das Reizen ist vorbei
}
auction-refusal-trou-taken = {$player} hat schon drei Asse angesagt
auction-refusal-joiner-raises = wer mitgegangen ist, darf nur in {$suit} erhöhen oder passen
auction-refusal-below-standing = es ist nicht höher als {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} braucht eine Farbe als Trumpf, etwa {$bid}:hearts
    [none] {$bid} wird ohne Trumpf gespielt und nennt keine Farbe
    [turned] {$bid} wird in der aufgedeckten Farbe gespielt, die nicht eingetragen ist: nennen Sie sie, etwa {$bid}:hearts
   *[either] {$bid} braucht eine Farbe oder none, etwa {$bid}:none
}
auction-refusal-other-trump = {$bid} wird immer mit {$suit} als Trumpf gespielt
auction-trou-announced = {$player} hat trou angesagt: Wer das vierte Ass hält, ist Partner, nennt den Trumpf und spielt aus.
auction-call-lapsed = Bei {$call} ging niemand mit, also verfällt das Gebot. {$source}
auction-may-still-bid = {$players} kann noch bieten.
auction-wait = { $first_speaker ->
    [waits] Wer zuerst spricht, darf warten und danach nur bei einem Farbgebot mitgehen oder passen.
   *[joins-late] Wer als Erster spricht und passt, darf später nur noch bei einem Farbgebot mitgehen.
}
auction-suit-call = { $first_speaker ->
    [waits] Ein Farbgebot braucht jemanden, der noch mitgehen darf.
   *[joins-late] Ein Farbgebot braucht jemanden, der noch mitgehen darf: wer noch nicht gesprochen hat, oder wer zuerst sprach und nur gepasst hat.
}
auction-pair = { $pairs ->
    [raise] Nach dem Mitgehen darf nur erhöhen, wer mitgegangen ist. Passt er, darf der erste Bieter mit einem höheren Solo ausscheren.
   *[stand] Das Gebot eines Paars gilt. Geht bei einem Farbgebot niemand mit, darf der Bieter, sobald alle anderen gepasst haben, allein höher bieten.
}
auction-ranking-bids = Jedes Gebot muss höher sein als das bisher höchste. Von unten: {$bids}.
auction-ranking-trumps-equal = {$ranking} Der Trumpf macht kein Gebot höher als ein anderes.
auction-ranking-trumps = {$ranking} Bei gleich hohen Geboten entscheidet der Trumpf, von unten: {$trumps}.
auction-first-turn-bids = Nur beim ersten Sprechen: {$bids}.
auction-bids-targets = Nötige Stiche: {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} darf {$call} nicht bieten; {$reason}.
   *[false] {$player} darf „{$call}“ nicht sagen; {$reason}.
}
auction-last-word-both = {$partner} darf noch erhöhen, oder {$caller} darf sich noch mit einem höheren Solo lösen.
auction-last-word-partner = {$partner} darf noch erhöhen.
auction-last-word-caller = {$caller} darf sich noch mit einem höheren Solo lösen.
auction-join-waiting = Wer an der Reihe ist, darf{ $with_card ->
    [true] {" "}mit einer Karte der Farbe
   *[false] {""}
} bei einem Farbgebot mitgehen.
auction-join-late = Wer noch nicht gesprochen hat, oder wer zuerst sprach, auch nach dem Passen, darf{ $with_card ->
    [true] {" "}mit einer Karte der Farbe
   *[false] {""}
} bei einem Farbgebot mitgehen.
auction-bids-pair = Zu zweit gespielt: {$bids}.
auction-bids-alone = Allein gespielt: {$bids}.
auction-bids-partners = Mit einem Partner gespielt: {$bids}.
auction-factors = Ein Wort, das man zum Kontrakt sagt, vervielfacht, was er zahlt: {$factors}.
auction-factors-added = Ein Wort, das man zum Kontrakt sagt, erhöht den Faktor, der sonst 1 ist: {$factors}.
auction-trump-times = Der Trumpf vervielfacht, was ein Kontrakt zahlt: {$trumps}.
auction-factor-deals = {$factor} richtet sich nach dem Spiel, ein Spiel nach dem anderen: {$deals}; danach von vorn.
auction-factor-of = { $of ->
    [none] niemand
    [dealer] die Seite des Gebers
    [others] die andere Seite
   *[all] alle
}
auction-deal-times = Das Spiel vervielfacht, was ein Kontrakt zahlt, ein Spiel nach dem anderen: {$factors}; danach von vorn.
auction-bids-several = Von mehreren im selben Spiel, je allein: {$bids}.
auction-bids-turned-trump = Mit der aufgedeckten Farbe als Trumpf: {$bids}.
auction-bids-suit-trump = Mit {$suit} als Trumpf: {$bids}.
auction-bids-trumpless = Ohne Trumpf: {$bids}.
auction-bids-either-trump = Mit einer Farbe als Trumpf oder ohne: {$bids}.
auction-bids-discard = Vor dem ersten Stich dürfen alle je eine Karte ablegen: {$bids}.
auction-bids-open-hand = Nach dem zweiten Stich liegen die Karten des Alleinspielers offen: {$bids}.
auction-bids-partner-out = Der Partner legt die Karten weg: {$bids}.
auction-bids-declarer-leads = Der Alleinspieler spielt aus: {$bids}.
auction-bids-partner-leads = Der Partner spielt aus: {$bids}.
auction-bids-with-target = {$target}: {$bids}
auction-bid-with-trump = {$bid} in {$trump}
auction-state-won = gespielt wird {$contract}
auction-state-partner = nur der Partner zum trou von {$player} fehlt noch
auction-state-passed-out = alle haben gepasst, und es wird neu gegeben
auction-state-speaking = als Nächstes spricht {$next_player}
call-refusal-surplus = {$call} kommt nach dem Ende des Reizens; {$reason}.
call-refusal-auction-over = Das Reizen ist vorbei: {$contract}.
call-refusal-no-auction = Es wird gerade nicht gereizt.
tricks-refusal-auction-under-way = Das Reizen ist nicht vorbei: Als Nächstes spricht {$next_player}.
call-refusal-contract-only = Gereizt wird am Tisch: Eingetragen wird nur der Kontrakt.
call-refusal-tricks-are-bid = Bei „{$title}“ wird nicht gereizt: Angesagt werden Stiche.
call-remedy-omit = Lassen Sie es weg.
call-list-highest = … bis {$call}
call-word = { $call ->
    [pass] passe
    [wait] warte
    [join] mitgehen
    [none] ohne
   *[other] {$call}
}
