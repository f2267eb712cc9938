play-rule-talon = Posle svakog štiha dobitnik uzima okrenutu kartu sa talona, a drugi igrač onu ispod nje, dok ima karata; zatim se igra ono što je u rukama.
play-rule-break-trump = Adutom se sme izaći tek kad je neki već odigran, ili iz ruke u kojoj su samo aduti.
play-rule-neighbour-leads = Prvi izlazi igrač { $side ->
    [left] levo
   *[right] desno
} od delioca{ $auction ->
    [true] , osim ako kontrakt kaže drukčije;
   *[false] {";"}
} ko nosi štih, izlazi u sledećem.
play-rule-bidder-leads = Prvi izlazi igrač koji prvi licitira najviše{ $auction ->
    [true] , osim ako kontrakt kaže drukčije;
   *[false] {";"}
} ko nosi štih, izlazi u sledećem.
play-rule-follow = Mora se odgovoriti na boju{ $must_beat ->
    [true] , i to, ako može, kartom jačom od one koja nosi štih, a bilo kojom te boje kad je štih već presečen;
   *[false] {";"}
} {$otherwise}
play-rule-beat-or-trump = ko je nema, mora, ako može, da preseče jačim adutom, inače slabijim, a bez aduta sme bilo šta.
play-rule-beat = ko je nema, mora, ako može, da preseče jačim adutom, a inače sme bilo šta.
play-rule-trump = ko je nema, mora, ako može, da seče adutom, a inače sme bilo šta.
play-rule-any-card = ko je nema, sme bilo šta.
play-rule-winner = Štih nosi najjači adut, a ako aduta nema, najjača karta boje kojom se izašlo.
play-rule-left-to-table = Koja karta nosi štih, a koja sme da se odigra, određuju igrači.
play-duty-break = Na izlazu: {$trump} još nije igran, a u ruci ima drugih karata.
play-duty-lead = Na izlazu sme bilo koja karta.
play-duty-follow = {$suit} je tražena boja, a u ruci je ima.
play-duty-follow-beat = {$suit} je tražena boja, a u ruci ima jača karta od {$card}.
play-duty-trump = U ruci nema tražene boje ({$led}), pa se mora seći adutom ({$trump}).
play-duty-trump-beat = U ruci nema tražene boje ({$led}), pa se mora seći adutom ({$trump}), i to jačim od {$card}.
play-duty-free = U ruci nema tražene boje ({$suit}): sme bilo koja karta.
play-duty-free-trumpless = U ruci nema ni tražene boje ({$suit}) ni aduta ({$trump}): sme bilo koja karta.
play-card-led = {$player} izlazi sa {$card}
play-trick-taken = Nosi {$player}: {$reason}.
play-trick-line = Štih {$number}: {$cards}. {$taken}
play-refusal-not-in-range = {$card} nije u špilu: u njemu { $size ->
    [one] je {$size} karta
    [few] su {$size} karte
   *[other] je {$size} karata
}, od {$lowest} do A.
play-refusal-not-in-pack = {$card} nije u špilu: {$pack}.
play-refusal-all-seen = {$card}: svih {$number} iz špila već je odigrano ili okrenuto.
play-refusal-unjudged = Šta {$card} znači u štihu, određuju igrači, pa se štih sa tom kartom ne može upisati po kartama.
play-refusal-left-to-table = Ova pravila prepuštaju igračima šta koja karta znači: koja nosi štih, a koja sme da se odigra. Nijedan štih se ne upisuje po kartama, i nijedan renons se ne dokazuje.
play-refusal-must-beat = {$card} ne sme da se odigra: u ruci ima jača karta od {$highest}.
play-refusal-duplicate = {$card} je navedeno dvaput.
play-refusal-already-played = Karta {$card} je već odigrana u ovom deljenju: štih {$trick}, {$player}.
play-refusal-turned-up = {$card} je karta okrenuta na stolu, pa je niko nema u ruci.
play-refusal-last-of-suit = {$card} bi bila poslednja ({$suit}), a jedna leži okrenuta na stolu.
play-refusal-last-taken = {$card} nije u toj ruci: sve druge ({$suit}) su poznate, pa je to okrenuta karta koju uzima {$player}.
play-refusal-taken-by-other = {$card} nije u toj ruci: sa talona je posle štiha {$trick} uzima {$player}.
play-refusal-nothing-turned = Posle ovog štiha se ne okreće karta, pa to ne može biti {$card}.
play-refusal-turned-later = {$card} je okrenuto posle štiha {$trick}, a ne za adut.
play-refusal-first-leader = U prvom štihu izlazi {$leader}, a ne {$player}.
play-refusal-leader = Štih {$trick} nosi {$leader}, pa i izlazi {$leader}, a ne {$player}.
play-refusal-turn = Na redu je {$expected}, a ne {$player}.
play-refusal-trick-size = Navedeno: {$cards}; u ovom deljenju štih ima {$players}, po jednu od svakog igrača.
play-refusal-trump-unknown = To zavisi od aduta, koji nije upisan.
play-refusal-all-played = Deljenje {$deal} ima { $tricks ->
    [one] {$tricks} štih
    [few] {$tricks} štiha
   *[other] {$tricks} štihova
}, i svi su upisani.
play-refusal-not-in-hand = {$card} nije u toj ruci.
# drops: $number
play-refusal-must-follow = {$card} ne sme da se odigra: izašlo se bojom {$suit}, a ruka je ima.
play-refusal-trump-unbroken = Sa {$card} ne sme da se izađe: {$trump} još nije igran, a u ruci ima drugih karata.
play-refusal-must-trump = {$card} ne sme da se odigra: u ruci nema tražene boje, pa se mora seći adutom ({$trump}).
play-turnable-cards = karte koje se mogu okrenuti
play-suit-beating = {$suit}, jače od {$card}
card-remedy-check = Proverite karte.
card-remedy-check-turned = Proverite štih i okrenutu kartu.
card-remedy-omit-turned = Izostavite okrenutu kartu.
card-remedy-leader = Navedite karte onako kako su igrane; počinje {$leader}.
card-remedy-one-each = Navedite po jednu kartu za svakog igrača, redom.
card-remedy-playable = Sme se igrati: {$cards}.
play-rule-choice-left-to-table = Koja karta sme da se odigra, određuju igrači.
play-refusal-play-left-to-table = Ova pravila prepuštaju igračima koja karta sme da se odigra. Nijedan štih se ne upisuje po kartama, i nijedan renons se ne dokazuje.
