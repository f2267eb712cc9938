score-tricks-counted = { $is_last ->
    [true] Računaju se samo poslednji štihovi deljenja, ukupno
   *[false] Računaju se svi štihovi deljenja, ukupno
} {$counted}.
score-every-overtrick = Računa se svaki štih preko cilja. {$score}
score-lowest-wins = Pobeđuje najmanji zbir.
score-contracts-settled = svaki kontrakt obračunavaju sami igrači: ko igra sam, dobija od svakog od ostalih ili plaća svakom ono što licitacija vredi; kod dvoje protiv dvoje svaki gubitnik plaća jednom dobitniku
score-contracts-paid = svaki igrač strane koja igra i svaki protivnik dobija ono što licitacija vredi
score-tricks-most = 1 poen onome ko ima najviše od {$tricks}{ $ties ->
    [true] ; kod jednakog broja nikome
   *[false] {""}
}
score-tricks-most-all = 1 poen onome ko ima najviše štihova{ $ties ->
    [true] ; kod jednakog broja nikome
   *[false] {""}
}
score-tricks-above = 1 poen za svaki štih strane preko {$above}
score-tricks-each = 1 poen za svaki od {$tricks}
score-tricks-each-all = 1 poen za svaki štih
score-tricks-nothing = štihovi ne donose ništa; deljenje čini samo ono što se broji
score-tricks-title = Poen po štihu
score-formula-over = višak štihova
score-formula-under = manjak štihova
score-formula-off = razlika u štihovima
score-formula-number = broj
score-formula-bid = licitacija
score-formula-took = štihovi
score-case-alone = bez ruke partnera
score-case-blank = nijedan štih posle licitacije 1 ili više
score-case-zero-made = ispunjena licitacija 0{ $is_long_deal ->
    [true] {" "}(kad svako ima više karata nego što je igrača)
   *[false] {""}
}
score-case-zero-missed = promašena
score-formula-minus = minus
score-hand-result = licitacija {$bid}, štihova {$tricks} ({$result})
score-hand-doubled = {$hand}, {$rule}, udvostručuje {$suit}: {$sum}
score-result-zero-made = ispunjena licitacija 0
score-result-zero-missed = {$tricks} preko licitacije 0
score-result-blank = bez štiha
score-result-under = {$tricks} manje
score-result-over = {$tricks} više
score-result-counts-as-missed = računa se kao promašaj
score-promotion-run = premija {$scheme}: { $length ->
    [one] {$length} deljenje
    [few] {$length} deljenja
   *[other] {$length} deljenja
} zaredom { $is_made ->
    [true] ispunjeno
   *[false] promašeno
} (deljenja {$deals})
score-promotion-spoilt = {$run}, ali sa licitacijom 0: nema premije
score-tricks-because-above = po poen za svaki štih preko {$above}
score-tricks-because-each = po poen za svaki
score-tricks-because-most = deljenje dobija ko ima najviše štihova
score-tricks-because-tie = nerešeno
score-tricks-because-fewer = manje od protivnika
score-tricks-because-not-most = ne više od nekog drugog
score-tricks-result = štihova {$tricks} od {$counted}: {$reason}: {$points}
score-by-ruling = po odluci stola, {$incident}: „{$reason}“: {$points}
score-by-laws = po zakonima
score-by-incident = po zakonima, nepravilnost {$number} [{$clauses}]: {$points}
score-won-before = bez poena, jer je kazna već odlučila partiju pre računanja štihova
explanation-refusal-past-end = U ovoj partiji { $deals ->
    [one] ima {$deals} deljenje
    [few] ima {$deals} deljenja
   *[other] ima {$deals} deljenja
}.
explanation-refusal-unfinished = Deljenje {$deal} još nije odigrano; poslednje je {$latest}.
score-refusal-hand-impossible = {$hand} nije moguće: u ovom deljenju je {$cards}.
score-remedy-hand = Za licitaciju i za štihove navedite od 0 do {$most}.
score-refusal-tricks = {$number} nije broj štihova koji može da se računa.
score-remedy-most-tricks = Navedite od 0 do {$most}.
score-refusal-contract = {$bid} se ne može bodovati kad je štihova {$tricks}.
score-by-rules = Po: {$clauses}
score-sat-out = Bez igre, mrtva ruka, po {$clause}
score-not-at-table = Ne igra u ovom deljenju
score-refusal-depends-on-others = {$title}: poeni jedne strane zavise od štihova svih ostalih.
score-refusal-not-hand = {$hand} nije licitacija sa štihovima: očekuje se, na primer, 3/2.
explanation-refusal-none-played = Još nijedno deljenje nije odigrano.
explanation-refusal-several = Objašnjava se po jedno deljenje i jedan igrač.
score-refusal-incomplete = Za računanje poena treba još podataka.
score-refusal-tricks-apart = Uz svaku licitaciju navedite štihove, na primer 3/2; sami štihovi su za kontrakte.
explanation-points = {$player}: {$reason}
explanation-points-by = {$player} ({$by}): {$reason}
score-condition-word = { $word ->
    [and] i
    [made] ispunjeno
    [missed] promašeno
    [over] više
    [under] manje
    [bid] licitacija
    [took] štihovi
    [off] razlika
    [cards] karte
    [total] zbir
    [partner] zbir partnera
   *[other] {$word}
}
score-tally-case = {$case}, a svakom od ostalih {$points}
score-case-of-other = {$side} ima {$case}
score-formula-theirs = {$tally} ostalih
score-tricks-quota = svako duguje štihove, od delioca {$quotas}; 1 poen za svaki štih više, minus 1 za svaki štih manje
score-tricks-because-quota = dužan {$quota}
