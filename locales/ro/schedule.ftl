schedule-packets-single = Cărțile se împart câte una.
schedule-packets-several = Cărțile se împart câte {$packets}.
schedule-deals-at-table = { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}, {$deals} de cel mult { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
}
schedule-step-size = Rundele cresc și scad cu câte {$step}; cea mai mare se joacă întotdeauna.
schedule-bottom = Nicio rundă nu are mai puțin de {$bottom}.
schedule-steps-joined = {$steps}, apoi {$step}
schedule-deals-without-trump = {$deals}, fără atu
schedule-deals-with-trump = {$deals}, cu {$trump} ca atu
schedule-run-per-player = de fiecare jucător câte o rundă de { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
}
schedule-run-top-per-player = de fiecare jucător câte o rundă cu cele mai multe cărți
schedule-run-below-top-per-player = de fiecare jucător câte o rundă cu o carte mai puțin decât maximul
schedule-run-repeated = {$size} timp de { $times ->
    [one] {$times} rundă
    [few] {$times} runde
   *[other] {$times} de runde
}
schedule-run-several-per-player = {$size} timp de { $times ->
    [one] {$times} rundă
    [few] {$times} runde
   *[other] {$times} de runde
} de fiecare jucător
schedule-run-endless = {$size} până la sfârșitul partidei
schedule-run-rising = de la {$start} urcând la {$end}
schedule-run-falling = de la {$start} coborând la {$end}
schedule-size-below-top = mărimea imediat sub cea mai mare
schedule-extras-none = Nu sunt runde suplimentare.
schedule-extras-listed = După ultima rundă, pentru departajare sau de plăcere: {$extras}. Tabelul le marchează în coloana din stânga.
schedule-extra-once = o rundă
schedule-extra-per-player = cel mult o rundă de fiecare jucător
schedule-extra-zero-bids = fiecare licitație este 0
schedule-extra-blind-bids = toți licitează înainte de împărțire
schedule-extra-item = {$mark} ({$id}), {$most} cu {$cards} în care {$bids}
schedule-players-missing = Un program cere jucătorii sau numărul lor.
schedule-dealer-without-players = Împărțitorul se poate numi numai împreună cu jucătorii.
schedule-dealer-assumed = Nu este numit cine împarte: {$dealer} ține locul celui tras la sorți într-o partidă.
schedule-goes-on = Și tot așa până la sfârșitul partidei.
schedule-goes-on-until = Și așa mai departe până la runda {$deal}.
schedule-on-forehead = la frunte
