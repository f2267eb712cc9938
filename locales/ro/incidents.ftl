incident-happened = {$player} a { $kind ->
    [revoke] făcut renonsă
    [misdeal] împărțit greșit
    [count] avut un număr greșit de cărți
    [exposed] arătat o carte
    [lead] ieșit peste rând
    [play] jucat peste rând
    [bid] licitat greșit
    [trick] făcut o greșeală
    [claim] pus cărți pe masă
    [pack] jucat cu un pachet greșit
    [dealer] împărțit peste rând
    [trump] luat drept atu culoarea greșită
    [score] notat un număr greșit
    [charge] fost acuzat fără dovadă de o renonsă
    [bid-turn] licitat peste rând
    [bid-low] licitat prea jos
    [bid-changed] schimbat o licitație
    [revoke-disobeyed] pus altă carte decât cea cerută
    [bid-hook] licitat împotriva regulii sumei
    [bid-barred] licitat ceva nepermis
    [trick-two] jucat două cărți
    [claim-attention] atras atenția asupra levatei
    [player-leaves] plecat de la masă
    [player-replaced] fost înlocuit
    [trick-seen] privit o levată închisă
    [trick-taken] luat o levată a celorlalți
    [trick-omitted] uitat să joace
   *[player] lipsit
}{ $trick ->
    [0] {""}
   *[other] {" "}la levata {$trick}
}
incident-happened-nobody = { $told ->
    [pack-missing] O carte lipsă
    [pack-double] O carte dublă în pachet
    [pack-faced] O carte cu fața în sus în pachet
    [pack-foreign] O carte din alt pachet
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}la levata {$trick}
}
incident-effect-tricks = { $number ->
    [1] o levată
    [2] două levate
    [3] trei levate
    [few] {$number} levate
   *[other] {$number} de levate
} pentru {$side}
incident-effect-points = { $number ->
    [1] un punct
    [2] două puncte
    [3] trei puncte
    [5] cinci puncte
    [few] {$number} puncte
   *[other] {$number} de puncte
} { $lost ->
    [true] mai puțin pentru
   *[false] pentru
} {$side}
incident-effect-short = {$side} nu { $most ->
    [none] poate câștiga prin această rundă
   *[other] poate depăși {$most} prin această rundă
}
incident-effect-bar = {$side} nu mai are voie să liciteze în această rundă
incident-effect-lost = { $what ->
    [contract] contractul ({$side}) se socotește ratat
    [defence] contractul se socotește reușit împotriva: {$side}
   *[bid] licitația ({$side}) se socotește ratată
}
incident-effect-pays = plătește numai {$player}
incident-effect-callable = { $card ->
    [none] cartea
   *[other] {$card}
} poate fi cerută
incident-callable-left = Incidentul {$number}: {$player} putea juca {$card} la levata {$trick} și n-a făcut-o. Cartea poate fi cerută; dacă a fost cerută, se socotește renonsă.
incident-effect = { $effect ->
    [miss] licitația se socotește ratată cu o levată
    [cancel] cele două abateri se anulează reciproc
    [void-same] runda este anulată și împarte din nou același jucător
    [void-next] runda este anulată și împarte jucătorul următor
    [void-shift] runda este anulată; împarte jucătorul următor, iar de la el împart pe rând și ceilalți
    [made] contractul este reușit
    [missed] contractul este ratat cu {$number}
    [stood] levatele se numără așa cum erau
    [replay] jucat din nou de la levata {$number}
    [cards-as-dealt] o rundă cu atâtea cărți câte s-au împărțit
    [deal-again] împarte jucătorul căruia îi venea rândul
    [stands] rămâne așa
    [bid-again] se licitează din nou
    [bid-stands] prima licitație rămâne valabilă
    [bid-cancelled] licitația se anulează
    [bid-proposal] licitația rămâne valabilă ca cerere
    [turn-back] rândul revine cui îi venea
    [callable-hand] cărțile pot fi cerute
    [high] se cere cea mai mare carte din culoare
    [low] se cere cea mai mică carte din culoare
    [win] levata trebuie luată
    [lose] levata trebuie lăsată
    [trump] trebuie tăiat
    [pass] nu este voie să se taie
    [suit-now] se cere o culoare pentru această ieșire
    [suit-next] se cere o culoare pentru ieșirea următoare
    [back] cărțile se iau înapoi
    [card-stays] cartea rămâne
    [liable] mâna căreia îi lipsește cartea răspunde pentru renonse
    [surplus] ultima carte aparține levatei căreia îi lipsește una
    [fourth] al patrulea jucător poate juca înaintea celui de-al doilea
    [play-on] runda se joacă mai departe
    [abandoned] runda se încheie așa cum s-a revendicat
    [fix] punctajul se corectează
    [substitute] locul poate fi luat de alt jucător
    [late] prea târziu
   *[none] fără penalizare
}
incident-found = {$happened}; s-a descoperit {$moment}. {$clauses}
incident-chosen = { $several ->
    [true] Au ales
   *[false] A ales
} {$who}: {$option}: {$effects}.
incident-open = alegerea este deschisă{ $until ->
    [next] {" "}până începe runda următoare
    [over] {" "}până la sfârșitul partidei
   *[none] {""}
}: {$options}
incident-waived = s-a renunțat
incident-dropped = retras
incident-done = s-a făcut
incident-lapsed = fără efect, pentru că runda nu contează
incident-cancelled = anulat de incidentul {$number}
incident-not-chosen = { $option ->
    [waive] nimeni nu a ales la timp
   *[other] nimeni nu a ales la timp, deci contează {$option}
}
incident-doubt-twice = Asta e notat deja, ca incidentul {$number}.
incident-doubt-dealer = Aici împarte {$dealer}, deci {$player} nu poate să fi împărțit greșit.
incident-unproven-charge = Acuzație nedovedită
incident-facts = Decis după aceste fapte: {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}, {$moved} pentru { $kind ->
    [revoke] renonsă
    [lead] ieșirea peste rând
    [play] jocul peste rând
   *[other] incident
} = {$counted}
