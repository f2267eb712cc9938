play-rule-talon = După fiecare levată, cine a luat-o ia de pe talon cartea întoarsă, iar celălalt jucător pe cea de sub ea, până se termină talonul; apoi se joacă cărțile din mână.
play-rule-break-trump = Cu atu se poate ieși numai după ce s-a jucat deja unul, sau dacă în mână sunt numai atuuri.
play-rule-neighbour-leads = Primul iese jucătorul din { $side ->
    [left] stânga
   *[right] dreapta
} împărțitorului{ $auction ->
    [true] , dacă nu spune contractul altceva;
   *[false] {";"}
} cine ia o levată iese la următoarea.
play-rule-bidder-leads = Primul iese cine a licitat cel mai mult, iar la egalitate cine a licitat înainte{ $auction ->
    [true] , dacă nu spune contractul altceva;
   *[false] {";"}
} cine ia o levată iese la următoarea.
play-rule-follow = Este obligatoriu să se răspundă la culoare{ $must_beat ->
    [true] , dacă se poate cu o carte care bate levata, sau cu oricare de acea culoare dacă levata a fost tăiată;
   *[false] {";"}
} {$otherwise}
play-rule-beat-or-trump = cine nu are culoarea trebuie să bată levata cu un atu, dacă poate, altfel să joace un atu mai mic, iar fără atu poate juca orice carte.
play-rule-beat = cine nu are culoarea trebuie să bată levata cu un atu, dacă poate, iar altfel poate juca orice carte.
play-rule-trump = cine nu are culoarea trebuie să taie, dacă poate, iar altfel poate juca orice carte.
play-rule-any-card = cine nu are culoarea poate juca orice carte.
play-rule-winner = Levata o ia atuul cel mai mare, iar dacă nu s-a jucat atu, cartea cea mai mare din culoarea cu care s-a ieșit.
play-rule-left-to-table = Care carte ia levata și care se poate juca decide masa.
play-duty-break = Se iese din această mână, încă nu s-a jucat {$trump}, iar în mână sunt și alte cărți.
play-duty-lead = Se iese din această mână, deci se poate juca orice carte.
play-duty-follow = {$suit} este culoarea cu care s-a ieșit, iar în mână sunt cărți de această culoare.
play-duty-follow-beat = {$suit} este culoarea cu care s-a ieșit, iar în mână este ceva peste {$card}.
play-duty-trump = În mână nu este {$led}, deci trebuie tăiat cu {$trump}.
play-duty-trump-beat = În mână nu este {$led}, deci trebuie tăiat cu {$trump} peste {$card}.
play-duty-free = În mână nu este {$suit}: se poate juca orice carte.
play-duty-free-trumpless = În mână nu este {$suit}, nici {$trump} de tăiat: se poate juca orice carte.
play-card-led = {$player} iese cu {$card}
play-trick-taken = Levata o ia {$player}: {$reason}.
play-trick-line = Levata {$number}: {$cards}. {$taken}
play-refusal-not-in-range = {$card} nu este în pachet: cele { $size ->
    [other] {$size} de cărți
   *[few] {$size} cărți
} merg de la {$lowest} la A.
play-refusal-not-in-pack = {$card} nu este în pachet: {$pack}.
play-refusal-all-seen = Toate cele {$number} {$card} din pachet sunt deja jucate sau întoarse.
play-refusal-unjudged = Ce face {$card} într-o levată decide masa, deci o levată cu ea nu se poate nota după cărți.
play-refusal-left-to-table = Ce fac cărțile lasă aceste reguli la alegerea mesei: care carte ia levata și care se poate juca. Nicio levată nu se notează după cărți și nicio renonsă nu se dovedește.
play-refusal-must-beat = {$card} nu se poate juca: din această mână se poate bate {$highest}.
play-refusal-duplicate = {$card} este dată de două ori.
play-refusal-already-played = {$card} s-a jucat deja în această rundă: {$player}, în levata {$trick}.
play-refusal-turned-up = {$card} este cartea întoarsă pe masă, deci nu este la nimeni.
play-refusal-last-of-suit = {$card} ar fi ultima din {$suit}, dar una din ele stă cu fața în sus pe masă.
play-refusal-last-taken = {$card} nu este în acea mână: toate celelalte {$suit} sunt cunoscute, deci este cartea întoarsă luată de {$player}.
play-refusal-taken-by-other = {$card} nu este în acea mână: de pe talon a luat-o {$player} după levata {$trick}.
play-refusal-nothing-turned = După această levată nu se întoarce nicio carte, deci nici {$card}.
play-refusal-turned-later = {$card} s-a întors după levata {$trick}, nu ca atu.
play-refusal-first-leader = La prima levată iese {$leader}, nu {$player}.
play-refusal-leader = Iese {$leader}, cu levata {$trick}, nu {$player}.
play-refusal-turn = La rând era {$expected}, nu {$player}.
play-refusal-trick-size = {$cards} date, dar o levată din această rundă are {$players}: câte una de la fiecare jucător.
play-refusal-trump-unknown = Depinde de atu, iar atuul nu este notat.
play-refusal-all-played = Runda {$deal} are { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}, și toate sunt notate.
play-refusal-not-in-hand = {$card} nu este în acea mână.
play-refusal-must-follow = {$card} nu se poate juca: s-a ieșit cu {$suit}, iar în mână { $number ->
    [one] este una
    [few] sunt mai multe
   *[other] sunt mai multe
}.
play-refusal-trump-unbroken = Cu {$card} nu se poate ieși: încă nu s-a jucat {$trump}, iar în mână sunt și alte cărți.
play-refusal-must-trump = {$card} nu se poate juca: în mână nu este culoarea cu care s-a ieșit, deci trebuie tăiat cu {$trump}.
play-turnable-cards = cărți care se pot întoarce
play-suit-beating = {$suit} peste {$card}
card-remedy-check = Verificați cărțile.
card-remedy-check-turned = Verificați levata și cartea întoarsă.
card-remedy-omit-turned = Nu dați cartea întoarsă.
card-remedy-leader = Dați cărțile în ordinea jucată, începând cu {$leader}.
card-remedy-one-each = Dați pe rând câte o carte pentru fiecare jucător.
card-remedy-playable = Se pot juca: {$cards}.
play-rule-choice-left-to-table = Masa decide care carte se poate juca.
play-refusal-play-left-to-table = Aceste reguli lasă la alegerea mesei care carte se poate juca: levatele nu se pot nota după cărți, iar o renonsă nu se poate dovedi.
