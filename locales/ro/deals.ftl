extra-refusal-none-in-rules = {$title} nu are runde suplimentare.
extra-refusal-in-progress = O rundă suplimentară este în curs.
extra-refusal-too-soon = Rundele suplimentare urmează după ultima rundă: mai { $deals ->
    [one] este {$deals} rundă
    [few] sunt {$deals} runde
   *[other] sunt {$deals} de runde
} de jucat.
extra-refusal-spent = O partidă are cel mult { $most ->
    [one] {$most} rundă {$mark}
    [few] {$most} runde {$mark}
   *[other] {$most} de runde {$mark}
}.
deal-refusal-game-over = Partida se încheie după { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}.
extra-remedy-finish-current = Încheiați-o întâi.
extra-remedy-play-schedule = Jucați întâi până la capăt.
deal-refusal-none-begun = Nu a început nicio rundă.
deal-refusal-not-begun = {$deal} nu a început; ultima este runda {$latest}.
