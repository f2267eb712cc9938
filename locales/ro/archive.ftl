archive-line-blank = Rândul este gol.
archive-line-too-long = Rândul are peste {$bytes} de octeți.
archive-line-not-json = Rândul nu este o partidă: {$error} (coloana {$column}).
archive-rules-ambiguous = O partidă are fie `rules`, un identificator, fie `ruleset`, reguli complete.
archive-dealer-unknown = Împărțitorul {$dealer} nu este printre jucători: {$players}.
archive-choice-unfit = Ce alege rândul nu se potrivește cu regulile sale.
archive-columns-incomplete = Coloanele nu indică locul fiecărui jucător exact o dată.
archive-deal-error = Runda {$deal}: {$reason}
archive-cards-differ = Fiecare jucător primește {$cards}, nu {$recorded}.
archive-place-unknown = Nu există locul {$place}: locurile se numără de la 0 și sunt {$players}.
archive-numbers-surplus = O listă are { $numbers ->
    [one] {$numbers} număr
    [few] {$numbers} numere
   *[other] {$numbers} de numere
} pentru {$players}.
archive-act-misplaced = Între runde pot apărea numai `leave` și `swap`.
archive-tricks-differ = Levatele notate nu se potrivesc cu cărțile jucate.
archive-deal-unfinished = Nu a fost jucată până la capăt.
