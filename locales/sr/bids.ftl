bid-range-most-or-cards = {$most}, ili broj karata koje svako dobija, ako je taj manji
bid-range-cards = broj karata koje svako dobija
bid-made-at-least = Toliko ili više štihova ispunjava licitaciju.
bid-named-by-word = {$word} znači licitaciju {$bid}.
bid-range = Licitacija je broj štihova: najmanje {$least}, najviše {$most}.
bid-hook-always = Poslednja licitacija ne sme da dovede zbir na broj karata koje svako dobija.
bid-redeal-below = Ako je zbir manji od {$sum}, isti delilac deli ponovo.
bid-hook-from-cards = U deljenjima od { $cards ->
    [one] {$cards} karte
    [few] {$cards} karte
   *[other] {$cards} karata
} ili više poslednja licitacija ne sme da dovede zbir na broj karata koje svako dobija.
bid-hook-over = Poslednja licitacija mora da dovede zbir iznad broja karata koje svako dobija, osim ako to nijedna ne može.
bid-hook-never = Zbir licitacija može biti bilo koji.
bid-hook-lapses = Licitacija koja je jedina u ovim granicama može i uprkos zabrani zbira.
bid-refusal-hook-over = zbir licitacija mora biti veći od broja podeljenih karata, {$cards}
bid-refusal-hook = zbir licitacija bio bi {$cards}, koliko je podeljeno karata
bid-legal-hook-lapsed = nijedna licitacija ne zadovoljava zabranu zbira, pa ona ne važi
bid-legal-sum-over = zbir licitacija je tada {$sum}, više od broja podeljenih karata, {$cards}
bid-legal-sum-differs = zbir licitacija je tada {$sum}, a ne broj podeljenih karata, {$cards}
bid-legal-sum-allowed = u ovom deljenju zbir licitacija sme da bude {$cards}, broj karata koje svako dobija
bid-legal-only-one = to je jedina moguća licitacija
bid-legal-range = može svaka licitacija od {$least} do {$most}
bid-legal = {$player} sme da licitira {$bid}: {$reason}.
bid-refusal-impossible = {$player} ne može da licitira { $size ->
    [negative] manje od 0 štihova.
    [huge] toliko: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
   *[number] {$bid}: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
}
bid-refusal-out-of-range = {$player} ne može da licitira {$bid}: licitira se od {$least} do {$most}.
bid-refusal-hooked = {$player} ne sme da licitira {$bid}: {$reason}.
bid-refusal-given-twice = Za igrača {$player} navedene su dve licitacije.
bid-refusal-final = {$player} u ovom deljenju već ima licitaciju {$earlier}, a ona je konačna.
bid-refusal-out-of-turn = Na redu je {$next_player}, a ne {$player}.
bid-refusal-more-than-players = Previše licitacija: u ovom deljenju licitira {$players} igrača.
bid-refusal-more-than-due = Previše licitacija: preostalo je da licitira samo { $players ->
    [one] {$players} igrač
    [few] {$players} igrača
   *[other] {$players} igrača
}.
bid-refusal-all-have-bid = Niko više ne licitira: licitirali su svi ({$players}).
tricks-refusal-bids-missing = Licitiranje nije završeno: na redu je {$next_player}.
bid-refusal-forced-zero = U ovom deljenju se ne licitira: svaka licitacija je 0.
bid-refusal-no-bidding = {$title}: tu se ne licitira.
bid-refusal-auction-instead = {$title}: licitira se najavama, a ne brojem štihova.
bid-remedy-one-each = Navedite po jednu licitaciju za svakog igrača.
bid-remedy-at-most = Navedite najviše {$bids}.
