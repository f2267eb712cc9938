forward-title = Report
forward-deals = { $deals ->
    [one] Runda 1 s-a jucat în altă parte: {$totals}.
    [few] Rundele 1–{$deals} s-au jucat în altă parte: {$totals}.
   *[other] Rundele 1–{$deals} s-au jucat în altă parte: {$totals}.
}
forward-result-alone = Din această partidă se cunoaște doar rezultatul.
forward-runs-anew = Seriile de runde o iau de la capăt cu runda {$deal}.
forward-runs = Runde la rând, reușite (+) sau ratate (-): {$runs}.
forward-ties = Egalitatea nu se departajează după { $tie ->
    [successful-bids] suma licitațiilor reușite
   *[made-deals] numărul rundelor cu licitația reușită
}: pentru rundele jucate în altă parte aceste cifre nu se cunosc.
forward-error-match = Un meci din mai multe partide nu poate fi preluat: partidele câștigate până acum nu se cunosc.
forward-error-deal = O partidă poate fi preluată de la runda 2 până la runda {$last}, nu de la runda {$deal}.
forward-error-sides = { $sides ->
    [one] E nevoie de {$sides} număr
    [few] E nevoie de {$sides} numere
   *[other] E nevoie de {$sides} de numere
}, câte unul pentru fiecare jucător sau echipă, nu de {$given}.
forward-error-unit-half = Totalurile acestei partide au puncte întregi și jumătăți.
forward-error-unit-tenth = Totalurile acestei partide au puncte întregi și zecimi.
forward-error-too-large = Un total are cel mult un milion de puncte.
forward-error-no-runs = Nicio promoție nu este în vigoare, deci nu există serii de continuat.
forward-error-run = {$player} poate avea până atunci cel mult { $most ->
    [one] {$most} rundă
    [few] {$most} runde
   *[other] {$most} de runde
} la rând.
forward-error-tally = {$tally} nu se reportează de la o rundă la alta, {$tallies} da.
forward-error-no-tallies = {$tally} nu se reportează de la o rundă la alta, și nici altceva în aceste reguli.
forward-error-twice = {$player} apare de două ori sau împreună cu partenerul.
forward-error-explain = Runda {$deal} s-a jucat în altă parte; din ea se cunosc doar totalurile.
