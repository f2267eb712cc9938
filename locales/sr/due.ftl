due-game-over = Partija je završena.
due-rules-and-game = {$rules}, partija {$game}
due-deal-leader = {$player} izlazi
due-bid-sum = licitirano {$sum} na { $cards ->
    [one] {$cards} štih
    [few] {$cards} štiha
   *[other] {$cards} štihova
}
due-open-calls = Može: {$calls}
due-deal-extra = Dodatno deljenje {$mark}
due-deal-scheduled = Deljenje {$number} od {$deals}
due-deal-zero-bids = svaka licitacija je 0
due-deal-blind-bids = licitira se pre deljenja karata
due-deal-forehead = karta na čelu: niko ne gleda svoju
due-deal-dealer = deli {$dealer}{ $dead_hand ->
    [true] {" "}(mrtva ruka)
   *[false] {""}
}
due-trump-known = adut {$trump}
due-trump-dealer-names = okrenuto {$card}, pa adut bira delilac
due-trump-led = adut određuje prva karta
due-trump-turned = adut se okreće
due-trump-drawn = adut se izvlači ili bira
due-trump-contract = adut određuje kontrakt
due-winner-zero-finish = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa tačno 0 posle poslednjeg deljenja
due-winner-games = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
}, u partijama {$games} prema {$other_games}
due-winner-successful-bids = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, ispred jednakog zbira, jer je zbir ispunjenih licitacija {$sum}
due-winner-made-deals = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, ispred jednakog zbira, po broju ispunjenih licitacija: {$deals}
due-winner-last-deal = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, ispred jednakog zbira, po poenima iz poslednjeg deljenja: {$points}
due-winner-best-zero = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, što je najbolje među igračima sa krajem na nuli
due-winner-highest = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}
due-winner-lowest = {$winners} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, najmanjim zbirom
due-winner-partners = {$winners} pobeđuju sa {$total} zajedno
due-winner-staying = {$winners} pobeđuje: ostali su ispali
due-winners-zero-finish = {$winners} dele pobedu sa tačno 0 posle poslednjeg deljenja
due-winners-total = {$winners} dele pobedu sa po {$total}
due-bids-last = {$player} licitira na kraju; dosad licitirano {$sum}.
due-bids-first = Licitira {$player}, zatim {$others}.
due-bids-next = Licitira {$player}, zatim {$others}. Dosad licitirano {$sum}.
due-call-standing = Važeća licitacija: {$contract}.
due-call = {$player} je na redu.
due-contract = Čeka se kontrakt: licitira se za stolom.
due-trump = Čeka se adut: od njega zavise poeni.
due-trick = Štih {$trick} od {$tricks}: izlazi {$player}, zatim {$others}.
due-tricks = Čekaju se štihovi: {$tricks}.
due-tricks-counted = Čekaju se štihovi: {$players}. Računa se {$tricks}.
due-tally = Treba prebrojati: {$number} ({$tally}). Bez broja: {$players}.
due-player-with-bid = {$player} (licitacija {$bid})
due-extra-deal = Dodatno deljenje može da odluči.
due-game-over-outcome = Partija je završena: {$outcome}.
due-tricks-so-far = Dosad štihova: {$tricks}
due-bids-so-far = Licitacije: {$bids}
due-calls-so-far = Najave: {$calls}
due-redeal-passed = Svi su rekli dalje: isti delilac deli ponovo.
due-redeal-low-bids = Isti delilac deli ponovo: licitacije ispod {$sum} ne važe.
due-hook-lapsed = Zabrana zbira nije važila: nijedna poslednja licitacija nije mogla da je zadovolji ({$rule}).
due-tie-played-off = {$sides}: izjednačeno, {$total}, pa se igra još jedno deljenje. {$source}
due-hook-lapses = Nijedna licitacija ne zadovoljava zabranu zbira, pa ona ne važi ({$rule}).
due-barred-bids = Ne {$bid}{ $or_less ->
    [true] {" "}ni manje: {$reason} ({$rule}).
   *[false] : {$reason} ({$rule}).
}
due-next-hint = Sledeće: {$hint}
due-open-calls-player = Sme {$player}: {$calls}
due-game-abandoned = Partija je prekinuta: niko nije pobedio.
