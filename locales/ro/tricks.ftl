tricks-refusal-one-side = După licitare dați un număr, nu {$given}: levatele părții declarante.
tricks-refusal-each-declarer = Dați {$declarers} numere, nu {$given}: levatele fiecărui declarant.
tricks-refusal-not-declaring = {$player} nu este în partea declarantă.
tricks-refusal-impossible = {$player} nu poate avea { $size ->
    [negative] sub 0 levate.
    [huge] atâtea: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
   *[number] {$tricks}: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
}
tricks-refusal-wrong-sum = Suma levatelor este {$sum}, dar această rundă are {$tricks}.
tricks-refusal-sum-exceeded = Suma levatelor este deja {$sum}, dar această rundă are numai {$tricks}.
tricks-refusal-count = { $given ->
    [one] {$given} număr dat
    [few] {$given} numere date
   *[other] {$given} de numere date
} pentru { $takers ->
    [sides] {$players} părți
   *[players] { $players ->
        [other] {$players} de jucători
       *[few] {$players} jucători
    }
}.
tricks-refusal-contradicted = {$player} nu poate avea {$tricks}: după cărțile notate, {$won}. Decide levata {$trick}, luată de {$taker}.
tricks-refusal-contradicted-so-far = {$player} nu poate avea {$tricks}: după cărțile notate, {$won}, și mai urmează {$left}. Decide levata {$trick}, luată de {$taker}.
tricks-refusal-given-by-cards = Cărțile notate dau deja levatele din runda {$deal}.
tricks-refusal-side-twice = Pentru partea din care face parte {$side} sunt date două numere de levate.
tricks-refusal-player-twice = Pentru {$player} sunt date două numere de levate.
tricks-remedy-range = Dați un număr de la 0 la {$most}.
tricks-remedy-sum = Dați numere cu suma {$sum}, { $order ->
    [turn] în ordinea jocului
   *[bidding] în ordinea licitării
}.
tricks-remedy-count = Dați {$players} numere, { $order ->
    [turn] în ordinea jocului
   *[bidding] în ordinea licitării
}; ultimul poate lipsi.
tricks-remedy-recount = Numărați din nou; pentru runda următoare notați întâi licitațiile sau atuul.
tricks-remedy-recount-or-undo = Numărați din nou. Dacă o carte este scrisă greșit, anulați levatele una câte una.
tricks-remedy-each-side = Dați câte un număr pentru fiecare parte.
