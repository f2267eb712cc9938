forward-title = Preneto
forward-deals = { $deals ->
    [one] Deljenja 1–{$deals} odigrana su drugde: {$totals}.
    [few] Deljenja 1–{$deals} odigrana su drugde: {$totals}.
   *[other] Deljenja 1–{$deals} odigrana su drugde: {$totals}.
}
forward-result-alone = Od ove partije poznat je samo rezultat.
forward-runs-anew = Nizovi počinju iznova od deljenja {$deal}.
forward-runs = Deljenja zaredom, ispunjena (+) ili promašena (-): {$runs}.
forward-ties = Izjednačenje se ne razrešava po { $tie ->
    [successful-bids] zbiru ispunjenih licitacija
   *[made-deals] broju deljenja sa ispunjenom licitacijom
}: za deljenja odigrana drugde on nije poznat.
forward-error-match = Meč od više partija ne može da se preuzme: ne zna se ko je dosad dobio koliko partija.
forward-error-deal = Partija može da se preuzme od deljenja 2 do {$last}, ne od deljenja {$deal}.
forward-error-sides = { $sides ->
    [one] Potreban je {$sides} broj
    [few] Potrebna su {$sides} broja
   *[other] Potrebno je {$sides} brojeva
}, po jedan za svakog igrača ili stranu, ne {$given}.
forward-error-unit-half = Zbirovi u ovoj partiji imaju cele i pola poena.
forward-error-unit-tenth = Zbirovi u ovoj partiji imaju cele poene i desetine.
forward-error-too-large = Zbir može imati najviše milion poena.
forward-error-no-runs = Nijedna promocija nije na snazi, pa nema nizova koji bi se nastavili.
forward-error-run = {$player} do tada može imati najviše { $most ->
    [one] {$most} deljenje
    [few] {$most} deljenja
   *[other] {$most} deljenja
} zaredom.
forward-error-tally = {$tally} se ne prenosi iz deljenja u deljenje; prenosi se: {$tallies}.
forward-error-no-tallies = {$tally} se ne prenosi iz deljenja u deljenje, kao ni išta drugo po ovim pravilima.
forward-error-twice = {$player} stoji dvaput, ili zajedno s partnerom.
forward-error-explain = Deljenje {$deal} odigrano je drugde; od njega su poznati samo zbirovi.
