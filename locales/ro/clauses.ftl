clause-rule-line = Regula {$clause}: {$sentence} {$source}
clause-players-alone = Pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}{ $bids ->
    [true] , fiecare pe cont propriu.
   *[false] {"."}
}
clause-players-partners = Pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}. Cei așezați față în față sunt parteneri și au punctaj comun{ $bids ->
    [true] ; licitațiile lor se adună, la fel și levatele.
   *[false] {"."}
}
clause-dealer-turn = Primul împărțitor se trage la sorți. { $bidding ->
    [none] Împărțirea și jocul trec apoi
    [auction] Împărțirea trece apoi
   *[numbers] Împărțirea, licitarea și jocul trec apoi
} spre { $side ->
    [left] stânga
   *[right] dreapta
} ({ $turn ->
    [clockwise] în sensul acelor de ceasornic
   *[other] în sens invers acelor de ceasornic
}).
clause-bid-turn = Fiecare licitează o dată, pe rând; primul licitează jucătorul din { $side ->
    [left] stânga
   *[right] dreapta
} împărțitorului, iar ultimul împărțitorul.
clause-bid-final = O licitație este definitivă.
clause-auction-unrecorded = Licitarea se ține la masă și se notează numai contractul. Dacă toți spun pas, se împarte din nou.
clause-call-turn = Primul vorbește jucătorul din { $side ->
    [left] stânga
   *[right] dreapta
} împărțitorului. Pasul este definitiv; licitarea ține până când au spus toți pas. Dacă nu licitează nimeni, se împarte din nou.
clause-trou = Cine are exact trei ași trebuie să anunțe trou înainte de licitare. Toți ceilalți spun pass-trou. După un trou pot licita numai ceilalți, și numai mai sus. Dacă nu licitează nimeni, cine are al patrulea as este partener, numește atuul și iese.
clause-tricks-contract = Levatele părții declarante se compară cu contractul.
clause-tricks-sum = Se joacă toate cărțile, deci suma levatelor dintr-o rundă este numărul de cărți împărțite fiecăruia.
clause-tricks-void = O levată poate să nu fie a nimănui, deci suma poate fi mai mică.
clause-incidents = Aceste reguli nu prevăd o penalizare pentru renonsă, împărțire greșită sau altă abatere. Decide masa; notați decizia și motivul.
clause-dead-hand-never = În fiecare rundă joacă toți.
clause-dead-hand = La { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} împărțitorul stă pe margine, ca mână moartă: fără cărți, licitație, levate sau puncte în acea rundă.
clause-end-tie = Dacă cele mai bune totaluri sunt egale, se mai joacă o rundă.
clause-end-tie-shared = Totalurile egale împart locul.
clause-end-tie-bids = La totaluri egale câștigă suma mai mare a licitațiilor reușite.
clause-end-tie-breaks = La totaluri egale decide {$breaks}.
clause-tie-break = { $by ->
    [made-deals] numărul rundelor cu licitația reușită
    [last-deal] punctajul ultimei runde
   *[successful-bids] suma licitațiilor reușite
}
clause-tie-break-then = {$first}, apoi {$next}
clause-end-winner = { $lowest_wins ->
    [true] Câștigă totalul cel mai mic.
   *[false] Câștigă totalul cel mai mare.
}
clause-end-match = Fiecare partidă pornește de la zero și ține până când o parte ajunge la {$points}. Învinge prima parte cu { $games ->
    [one] {$games} partidă câștigată
    [few] {$games} partide câștigate
   *[other] {$games} de partide câștigate
}. Clasamentul se face după partidele câștigate, apoi după cea în curs.
clause-end-match-least = Fiecare partidă pornește de la zero și ține până când o parte ajunge la {$points} sau la cel mult {$least}. Învinge prima parte cu { $games ->
    [one] {$games} partidă câștigată
    [few] {$games} partide câștigate
   *[other] {$games} de partide câștigate
}. Clasamentul se face după partidele câștigate, apoi după cea în curs.
clause-end-points = Partida se încheie după runda în care cineva ajunge la {$points}.
clause-end-declarer = Trebuie să fie o parte care tocmai a câștigat un contract; ea învinge, chiar dacă alta are mai mult.
clause-end-points-least = Partida se încheie după runda în care cineva ajunge la {$points} sau la cel mult {$least}.
clause-end-least = Partida se încheie după runda în care cineva ajunge la cel mult {$least}.
clause-end-when = Partida se încheie după runda în care cineva îndeplinește această condiție: {$condition}.
clause-end-partners = Câștigă acel jucător împreună cu partenerul din față. Dacă o îndeplinesc și alții, câștigă perechea cu mai multe puncte împreună; la egalitate se mai joacă o rundă.
clause-end-out = Cine îndeplinește această condiție după o rundă iese din joc: {$condition}. Ceilalți joacă mai departe. Cine rezistă mai mult are un loc mai bun; altfel decide totalul. Partida se încheie când rămân prea puțini.
clause-end-schedule = Partida se încheie cu ultima rundă din program.
clause-doubling-suit = Cu {$suit} ca atu, punctele rundei se dublează. Regula este valabilă pentru un atu întors sau tras la sorți, nu pentru un ciclu fix.
clause-doubling-none = Niciun atu nu dublează punctele rundei. O masă poate alege asta pentru pică, dar numai unde atuul este întors sau tras la sorți, nu într-un ciclu fix.
clause-promotion-skips-ones = Rundele de o carte nu se numără.
clause-promotion-ends-at-ones = O rundă de o carte încheie orice serie.
clause-promotion-cost = O serie de runde ratate costă tot atât.
clause-promotion-none = Pentru o serie nu se acordă bonus.
clause-promotion-choices = Pentru o serie nu se acordă bonus, decât dacă masa alege unul: {$schemes}.
clause-promotion-without-zero = O serie câștigătoare în care s-a licitat 0 nu aduce nimic.
clause-promotion-run = {$points} pentru { $deals ->
    [one] {$deals} rundă reușită
    [few] {$deals} runde reușite
   *[other] {$deals} de runde reușite
} la rând ({$promotion})
clause-promotion-run-players = {$points} pentru atâtea runde reușite la rând câți jucători sunt ({$promotion})
clause-promotion-run-longer = {$points} pentru runde reușite la rând, cu {$deals} mai mult decât numărul jucătorilor ({$promotion})
clause-zero-finish = Un total de exact 0 după ultima rundă din program câștigă.
clause-zero-finish-off = Un total de 0 nu câștigă, decât dacă masa alege asta.
clause-zero-finish-forms = Finalul la zero nu se poate combina cu {$forms}.
clause-forehead-off = Masa poate conveni ca rundele de o carte să se joace cu cartea la frunte: fiecare vede toate cărțile, mai puțin pe a sa.
clause-forehead = { $deals ->
    [all] Toate rundele de o carte
    [last] Ultimele runde de o carte
   *[first_and_last] Primele și ultimele runde de o carte
} se joacă la frunte: fiecare vede toate cărțile, mai puțin pe a sa.
clause-dealer-last = După o împărțire în afara rândului împarte jucătorul de după acel împărțitor.
clause-incidents-laws = Renonsa, împărțirea greșită și alte abateri se judecă după niște legi: {$laws} [{$set}].
clause-incidents-own = Aceste reguli au și legi proprii: {$kinds}.
clause-tricks-tallies = Nu se cer levate: contractul se decide după ce se numără.
