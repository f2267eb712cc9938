clause-rule-line = Pravilo {$clause}: {$sentence} {$source}
clause-players-alone = Za {$players} igrača{ $bids ->
    [true] , svako igra za sebe.
   *[false] {"."}
}
clause-players-partners = Za {$players} igrača. Igrači koji sede jedan preko puta drugog su partneri i imaju zajednički rezultat{ $bids ->
    [true] ; licitacije im se sabiraju, a i štihovi.
   *[false] {"."}
}
clause-dealer-turn = Prvi delilac se bira žrebom. { $bidding ->
    [none] Deljenje i igra idu dalje
    [auction] Deljenje ide dalje
   *[numbers] Deljenje, licitacija i igra idu dalje
} { $side ->
    [left] nalevo
   *[right] nadesno
} ({ $turn ->
    [clockwise] u smeru kazaljke na satu
   *[counter-clockwise] u smeru suprotnom od kazaljke na satu
}).
clause-bid-turn = Svako licitira jednom, redom; prvi licitira igrač { $side ->
    [left] levo
   *[right] desno
} od delioca, poslednji delilac.
clause-bid-final = Licitacija je konačna.
clause-auction-unrecorded = Licitira se za stolom, a upisuje se samo kontrakt. Ako svi kažu dalje, karte se ponovo dele.
clause-call-turn = Prvi govori igrač { $side ->
    [left] levo
   *[right] desno
} od delioca. „Dalje“ je konačno; licitira se dok svi ne kažu dalje. Ako niko ne licitira, karte se ponovo dele.
clause-trou = Igrač sa tačno tri asa mora pre licitiranja da najavi trou. Svi ostali kažu pass-trou. Posle trou licitiraju samo ostali, i to više. Ako niko ne licitira, partner je onaj ko ima četvrtog asa; on bira adut i izlazi.
clause-tricks-contract = Štihovi strane koja igra broje se prema kontraktu.
clause-tricks-sum = Sve karte se odigraju, pa je zbir štihova jednak broju karata koje svako dobija.
clause-tricks-void = Štih može da ne pripadne nikome, pa zbir može biti manji.
clause-incidents = Ova pravila ne navode kaznu za renons, pogrešno deljenje i druge nepravilnosti. Odlučuju igrači; upišite odluku sa razlogom.
clause-dead-hand-never = U svakom deljenju igraju svi.
clause-dead-hand = Kad za stolom ima {$players} igrača, delilac ne igra nego drži mrtvu ruku: bez karata, licitacije, štihova i poena u tom deljenju.
clause-end-tie = Ako su najbolji zbirovi jednaki, igra se još jedno deljenje.
clause-end-tie-shared = Jednaki zbirovi dele mesto.
clause-end-tie-bids = Kod jednakih zbirova odlučuje veći zbir ispunjenih licitacija.
clause-end-tie-breaks = Kod jednakih zbirova odlučuje {$breaks}.
clause-tie-break = { $by ->
    [made-deals] broj deljenja sa ispunjenom licitacijom
    [last-deal] učinak u poslednjem deljenju
   *[successful-bids] zbir ispunjenih licitacija
}
clause-tie-break-then = {$first}, zatim {$next}
clause-end-winner = { $lowest_wins ->
    [true] Pobeđuje najmanji zbir.
   *[false] Pobeđuje najveći zbir.
}
clause-end-match = Svaka partija se igra od nule dok neka strana ne dostigne {$points}. Pobeđuje ko prvi dobije { $games ->
    [one] {$games} partiju
    [few] {$games} partije
   *[other] {$games} partija
}. Mesta određuju dobijene partije, a zatim partija u toku.
clause-end-match-least = Svaka partija se igra od nule dok neka strana ne dostigne {$points} ili ne padne na {$least} ili niže. Pobeđuje ko prvi dobije { $games ->
    [one] {$games} partiju
    [few] {$games} partije
   *[other] {$games} partija
}. Mesta određuju dobijene partije, a zatim partija u toku.
clause-end-points = Partija se završava deljenjem u kome neko dostigne {$points}.
clause-end-declarer = To mora biti strana koja je upravo dobila kontrakt; ona pobeđuje, i ako druga ima više.
clause-end-points-least = Partija se završava deljenjem u kome neko dostigne {$points} ili padne na {$least} ili niže.
clause-end-least = Partija se završava deljenjem u kome neko padne na {$least} ili niže.
clause-end-when = Partija se završava deljenjem u kome neko ispuni ovaj uslov: {$condition}.
clause-end-partners = Pobeđuju taj igrač i partner preko puta. Ako ga ispune i drugi, pobeđuje par sa više poena zajedno; ako su izjednačeni, igra se još jedno deljenje.
clause-end-out = Ko posle deljenja ispuni ovaj uslov, ispada: {$condition}. Ostali igraju dalje. Ko duže ostane, ima bolje mesto; inače odlučuje zbir. Partija je gotova kad ih ostane premalo.
clause-end-schedule = Partija se završava poslednjim deljenjem iz rasporeda.
clause-doubling-suit = Kad je adut {$suit}, poeni deljenja se udvostručuju. To važi kad se adut okreće ili izvlači, a ne kad aduti idu u stalnom krugu.
clause-doubling-none = Nijedan adut ne udvostručuje poene deljenja. Može se izabrati da to čini pik, ali samo gde se adut okreće ili izvlači, a ne u stalnom krugu.
clause-promotion-skips-ones = Deljenja sa jednom kartom se ne računaju.
clause-promotion-ends-at-ones = Deljenje sa jednom kartom prekida svaki niz.
clause-promotion-cost = Niz promašenih deljenja košta isto toliko.
clause-promotion-none = Za niz deljenja nema premije.
clause-promotion-choices = Za niz deljenja nema premije, osim ako je igrači izaberu: {$schemes}.
clause-promotion-without-zero = Uspešan niz u kome ima licitacija 0 ne donosi ništa.
clause-promotion-run = {$points} za { $deals ->
    [one] {$deals} ispunjeno deljenje
    [few] {$deals} ispunjena deljenja
   *[other] {$deals} ispunjenih deljenja
} zaredom ({$promotion})
clause-promotion-run-players = {$points} za onoliko ispunjenih deljenja zaredom koliko je igrača ({$promotion})
clause-promotion-run-longer = {$points} za { $deals ->
    [one] {$deals} deljenje
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
} više nego što je igrača, sve ispunjeno zaredom ({$promotion})
clause-zero-finish = Ko posle poslednjeg deljenja iz rasporeda ima tačno 0, pobeđuje.
clause-zero-finish-off = Zbir 0 ne pobeđuje, osim ako se tako izabere.
clause-zero-finish-forms = Kraj na nuli ne ide zajedno sa: {$forms}.
clause-forehead-off = Može se dogovoriti da se deljenja sa jednom kartom igraju sa kartom na čelu: svi vide sve karte osim svoje.
clause-forehead = Karta se drži na čelu { $deals ->
    [all] u svim deljenjima sa jednom kartom
    [last] u poslednjim deljenjima sa jednom kartom
   *[first_and_last] u prvim i u poslednjim deljenjima sa jednom kartom
}: svi vide sve karte osim svoje.
clause-dealer-last = Posle deljenja preko reda deli igrač koji sledi posle tog delioca.
clause-incidents-laws = O renonsu, pogrešnom deljenju i drugim nepravilnostima odlučuje se po zakonima: {$laws} [{$set}].
clause-incidents-own = Ova pravila imaju i svoje zakone: {$kinds}.
clause-tricks-tallies = Štihovi se ne upisuju: o kontraktu odlučuje ono što se broji.
