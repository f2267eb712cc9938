auction-bid-without-trump = {$bid} sans
auction-call-join = „pridružujem“ ({$bid})
auction-bid-unnamed = ta licitacija
auction-refusal-reason = { $refusal ->
    [trou-first] prvo svako kaže trou (tačno tri asa) ili pass-trou
    [trou-over] svi su već rekli trou ili pass-trou
    [trou-is-announced] trou se najavljuje pre licitiranja, sa tačno tri asa
    [not-first] samo onaj ko prvi govori sme da čeka, i to prvi put kad je na redu
    [no-wait-after-trou] posle trou dozvoljene su samo više licitacije
    [no-wait] po ovim pravilima niko ne čeka
    [waiting] posle čekanja može se samo pridružiti pozivu u boji ili reći dalje
    [passed] posle „dalje“ može se samo pridružiti pozivu u boji
    [nothing-to-join] nema poziva u boji kome bi ovaj igrač mogao da se pridruži
    [only-leave] samo onaj ko se pridruži može da podigne; prvi pozivar može da licitira samo solo
    [nobody-to-join] nema više nikog ko bi se pridružio pozivu u boji
    [first-turn-only] ta licitacija je moguća samo prvi put kad je igrač na redu
    [no-such-bid] takva licitacija ne postoji
    [has-bid] ko je licitirao ne može da se pridruži pozivu u boji
   *[over] licitiranje je završeno
}
auction-refusal-trou-taken = {$player} već ima najavljena tri asa
auction-refusal-joiner-raises = posle pridruživanja može se samo podići poziv (adut {$suit}) ili reći dalje
auction-refusal-below-standing = nije viša od važeće: {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} traži boju za adut, na primer {$bid}:hearts
    [none] {$bid} se igra bez aduta i ne navodi boju
    [turned] {$bid} se igra u okrenutoj boji, koja nije upisana: navedite je, na primer {$bid}:hearts
   *[either] {$bid} traži boju ili „sans“, na primer {$bid}:none
}
auction-refusal-other-trump = {$bid} se igra samo kad je adut {$suit}
auction-trou-announced = {$player} najavljuje trou: partner je onaj ko ima četvrtog asa; on bira adut i izlazi.
auction-call-lapsed = Pozivu se niko ne pridružuje, pa otpada ({$call}). {$source}
auction-may-still-bid = {$players} još sme da licitira.
auction-wait = { $first_speaker ->
    [waits] Ko prvi govori sme da čeka, a zatim može samo da se pridruži pozivu u boji ili da kaže dalje.
   *[joins-late] Ako prvi igrač kaže dalje, kasnije može još samo da se pridruži pozivu u boji.
}
auction-suit-call = { $first_speaker ->
    [waits] Poziv u boji traži igrača koji još može da mu se pridruži.
   *[joins-late] Poziv u boji traži igrača koji još može da mu se pridruži: nekoga ko nije govorio, ili prvog igrača ako je samo rekao dalje.
}
auction-pair = { $pairs ->
    [raise] Posle pridruživanja podiže samo onaj ko se pridružio. Ako kaže dalje, prvi pozivar može da se odvoji višom solo licitacijom.
   *[stand] Licitacija para ostaje. Ako se pozivu u boji niko ne pridruži, pozivar može da licitira više, solo, kad svi ostali kažu dalje.
}
auction-ranking-bids = Svaka licitacija mora biti viša od važeće. Od najniže: {$bids}.
auction-ranking-trumps-equal = {$ranking} Adut ne čini nijednu licitaciju višom od druge.
auction-ranking-trumps = {$ranking} Između licitacija istog ranga odlučuje adut, od najnižeg: {$trumps}.
auction-first-turn-bids = Samo prvi put kad je igrač na redu: {$bids}.
auction-bids-targets = Potrebni štihovi: {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} ne sme da licitira {$call}: {$reason}.
   *[false] {$player} ne sme da kaže „{$call}“: {$reason}.
}
auction-last-word-both = {$partner} još može da podigne, a {$caller} da se odvoji višom solo licitacijom.
auction-last-word-partner = {$partner} još može da podigne.
auction-last-word-caller = {$caller} još može da se odvoji višom solo licitacijom.
auction-join-waiting = Igrač koji je na redu može da se pridruži pozivu u boji{ $with_card ->
    [true] {" "}ako ima kartu te boje
   *[false] {""}
}.
auction-join-late = Ko nije govorio, a prvi igrač i posle „dalje“, može da se pridruži pozivu u boji{ $with_card ->
    [true] {" "}ako ima kartu te boje
   *[false] {""}
}.
auction-bids-pair = Igra se udvoje: {$bids}.
auction-bids-alone = Igra se solo: {$bids}.
auction-bids-partners = Igraju izvođač i partner: {$bids}.
auction-factors = Reč rečena uz kontrakt množi ono što on donosi: {$factors}.
auction-factors-added = Reč rečena uz kontrakt povećava broj kojim se množi, koji je inače 1: {$factors}.
auction-trump-times = Adut množi ono što kontrakt donosi: {$trumps}.
auction-factor-deals = {$factor} zavisi od deljenja, jedno za drugim: {$deals}; zatim iz početka.
auction-factor-of = { $of ->
    [none] niko
    [dealer] strana delioca
    [others] druga strana
   *[all] svi
}
auction-deal-times = Deljenje množi ono što kontrakt donosi, jedno za drugim: {$factors}; zatim iz početka.
auction-bids-several = Više igrača u istom deljenju, svako za sebe: {$bids}.
auction-bids-turned-trump = Adut je okrenuta boja: {$bids}.
auction-bids-suit-trump = Adut je {$suit}: {$bids}.
auction-bids-trumpless = Bez aduta: {$bids}.
auction-bids-either-trump = Sa adutom u boji ili bez aduta: {$bids}.
auction-bids-discard = Pre prvog štiha svako može da odbaci jednu kartu: {$bids}.
auction-bids-open-hand = Posle drugog štiha izvođač otvara karte: {$bids}.
auction-bids-partner-out = Partner izvođača odlaže karte: {$bids}.
auction-bids-declarer-leads = Izvođač izlazi: {$bids}.
auction-bids-partner-leads = Partner izlazi: {$bids}.
auction-bids-with-target = {$target}: {$bids}
auction-bid-with-trump = {$bid} {$trump}
auction-state-won = licitaciju dobija {$contract}
auction-state-partner = nedostaje samo partner, a trou je najavljen: {$player}
auction-state-passed-out = svi su rekli dalje, i karte se ponovo dele
auction-state-speaking = na redu je {$next_player}
call-refusal-surplus = {$call} dolazi posle kraja licitiranja: {$reason}.
call-refusal-auction-over = Licitiranje je završeno: {$contract}.
call-refusal-no-auction = Licitiranje nije u toku.
tricks-refusal-auction-under-way = Licitiranje nije završeno: na redu je {$next_player}.
call-refusal-contract-only = Licitira se za stolom: upisuje se samo kontrakt.
call-refusal-tricks-are-bid = {$title}: nema licitiranja kontrakta, licitira se broj štihova.
call-remedy-omit = Izostavite to.
call-list-highest = … do {$call}
call-word = { $call ->
    [pass] dalje
    [wait] čekam
    [join] pridružujem
    [none] sans
   *[other] {$call}
}
