score-tricks-counted = Dintr-o rundă se punctează { $is_last ->
    [true] numai ultimele levate
   *[false] toate levatele
}: {$counted}.
score-every-overtrick = Se punctează fiecare levată peste țintă. {$score}
score-lowest-wins = Câștigă totalul cel mai mic.
score-contracts-settled = jucătorii decontează fiecare contract între ei: cine joacă fără partener primește de la fiecare dintre ceilalți cât plătește anunțul, sau plătește atât fiecăruia; la doi contra doi, fiecare dintre cei care pierd plătește unuia dintre cei care câștigă
score-contracts-paid = fiecare declarant și fiecare adversar primește cât plătește anunțul
score-tricks-most = 1 punct pentru cine are cele mai multe dintre {$tricks}{ $ties ->
    [true] ; niciunul la egalitate
   *[false] {""}
}
score-tricks-most-all = 1 punct pentru cine are cele mai multe levate{ $ties ->
    [true] ; niciunul la egalitate
   *[false] {""}
}
score-tricks-above = 1 punct pentru fiecare levată a unei părți peste {$above}
score-tricks-each = 1 punct pentru fiecare dintre {$tricks}
score-tricks-each-all = 1 punct pentru fiecare levată
score-tricks-nothing = levatele nu aduc nimic; runda o face numai ce se numără în plus
score-tricks-title = Un punct de fiecare levată
score-formula-over = levate în plus
score-formula-under = levate în minus
score-formula-off = diferența
score-formula-number = număr
score-formula-bid = licitație
score-formula-took = levate
score-case-alone = în afară de mâna partenerului
score-case-blank = nicio levată după o licitație de cel puțin 1
score-case-zero-made = o licitație de 0{ $is_long_deal ->
    [true] , cu mai multe cărți în mână decât jucători la masă,
   *[false] {""}
} reușită
score-case-zero-missed = ratată
score-formula-minus = minus
score-hand-result = licitație {$bid}, levate {$tricks} ({$result})
score-hand-doubled = {$hand}, {$rule}, dublat de {$suit}: {$sum}
score-result-zero-made = licitație de 0 reușită
score-result-zero-missed = {$tricks} peste o licitație de 0
score-result-blank = nicio levată
score-result-under = {$tricks} în minus
score-result-over = {$tricks} în plus
score-result-counts-as-missed = se socotește drept ratare
score-promotion-run = bonus {$scheme}: { $length ->
    [one] {$length} rundă
    [few] {$length} runde
   *[other] {$length} de runde
} la rând { $is_made ->
    [true] reușite
   *[false] ratate
} (rundele {$deals})
score-promotion-spoilt = {$run}, dar cu o licitație de 0: fără bonus
score-tricks-because-above = câte un punct pentru fiecare levată peste {$above}
score-tricks-because-each = câte un punct
score-tricks-because-most = runda o câștigă cele mai multe levate
score-tricks-because-tie = egalitate
score-tricks-because-fewer = mai puține decât adversarul
score-tricks-because-not-most = nu mai multe decât altcineva
score-tricks-result = {$tricks} din {$counted}: {$reason}: {$points}
score-by-ruling = după decizia mesei, {$incident}: „{$reason}”: {$points}
score-by-laws = după legi
score-by-incident = după legi, incidentul {$number} [{$clauses}]: {$points}
score-won-before = niciun punct, fiindcă penalizarea a decis partida înainte să se numere levatele
explanation-refusal-past-end = Această partidă are { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}.
explanation-refusal-unfinished = Runda {$deal} nu s-a jucat încă până la capăt; ultima este runda {$latest}.
score-refusal-hand-impossible = {$hand} nu este posibil într-o rundă de {$cards}.
score-remedy-hand = Dați de la 0 la {$most} pentru licitație și la fel pentru levate.
score-refusal-tricks = {$number} nu este un număr de levate care se poate puncta.
score-remedy-most-tricks = Dați de la 0 la {$most}.
score-refusal-contract = {$bid} nu se poate puncta cu { $tricks ->
    [other] {$tricks} de levate
   *[few] {$tricks} levate
}.
score-by-rules = După {$clauses}
score-sat-out = Stă pe margine, ca mână moartă, după {$clause}
score-not-at-table = Nu a jucat în această rundă
score-refusal-depends-on-others = La {$title}, punctele unei părți depind de levatele tuturor celorlalți.
score-refusal-not-hand = {$hand} nu este un rezultat: se așteaptă o licitație și levatele făcute, ca 3/2.
explanation-refusal-none-played = Nicio rundă nu s-a jucat încă până la capăt.
explanation-refusal-several = Se explică o singură rundă și un singur jucător deodată.
score-refusal-incomplete = Pentru a calcula punctajul mai trebuie date.
score-refusal-tricks-apart = Dați fiecare licitație cu levatele ei, ca 3/2; levatele singure sunt pentru contracte.
explanation-points = {$player}: {$reason}
explanation-points-by = {$player} ({$by}): {$reason}
score-condition-word = { $word ->
    [and] și
    [made] reușit
    [missed] ratat
    [over] peste
    [under] sub
    [bid] licitație
    [took] levate
    [off] diferență
    [cards] cărți
    [total] total
    [partner] totalul partenerului
   *[other] {$word}
}
score-tally-case = {$case}, și {$points} pentru fiecare dintre ceilalți
score-case-of-other = {$side} are {$case}
score-formula-theirs = {$tally} ale celorlalți
score-tricks-quota = fiecare datorează levate, de la cel care împarte {$quotas}; 1 punct pentru fiecare levată în plus, minus 1 pentru fiecare levată în minus
score-tricks-because-quota = de făcut {$quota}
