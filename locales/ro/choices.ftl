choice-found = {$happened}; s-a descoperit {$moment}{ $established ->
    [later] : stabilită, fiindcă partea jucătorului {$player} a jucat mai departe
    [turned] : stabilită, fiindcă levata fusese întoarsă
    [end] : stabilită
    [mended] : încă nu e stabilită
   *[none] {""}
}.
choice-who = { $several ->
    [true] Aleg
   *[false] Alege
} {$who}{ $agree ->
    [true] , de comun acord
   *[false] {""}
}{ $choose_at ->
    [end] , după ce runda s-a jucat până la capăt
   *[now] {""}
}{ $until ->
    [next] , înainte să înceapă următoarea
   *[other] {""}
}: [{$clauses}]
choice-open = Runda {$deal}: {$happened} [{$clauses}]. Au de ales{ $until ->
    [next] {" "}înainte să înceapă runda următoare
    [over] {" "}înainte de sfârșitul partidei
   *[none] {""}
}: {$who}{ $several ->
    [true] {""}
   *[false] {""}
}:
choice-waive = se trece cu vederea
choice-as-ruled = cum spun legile
choice-later = Runda {$deal}: {$happened} [{$clauses}]. După ce runda s-a jucat până la capăt { $several ->
    [true] aleg
   *[false] alege
} {$who}.
incident-recorded-facts = Din ce s-a notat: {$facts}.
incident-missing-player = Cine a greșit? Dați numele.
incident-kind-missing = Ce s-a întâmplat? Dați unul dintre feluri.
incident-kind-expected = se aștepta ce s-a întâmplat, de exemplu {$example}, sau numărul unui incident notat
incident-kind-says = { $kind ->
    [revoke] o carte care n-a răspuns la culoare, n-a tăiat sau n-a bătut, deși trebuia
    [misdeal] cărțile au fost împărțite greșit
    [count] o mână cu prea multe sau prea puține cărți
    [exposed] o carte văzută
    [lead] ieșire peste rând
    [play] carte jucată peste rând
    [bid] licitație peste rând, prea mică, schimbată sau oprită
    [trick] două cărți într-o levată, niciuna, sau o levată privită
    [claim] cărți puse pe masă sau atenție atrasă asupra levatei
    [pack] o carte lipsă, dublă sau din alt pachet
    [dealer] a împărțit cine nu trebuia
    [trump] culoare greșită luată drept atu
    [score] un număr greșit în punctaj
   *[player] un jucător lipsește, pleacă sau e înlocuit
}
incident-ask-kind = Ce s-a întâmplat?
incident-ask-player = Cine a greșit?
incident-ask-option = Ce se alege? {$options}, sau nimic ca să nu se noteze nimic
incident-set-fits = Legi care se potrivesc: {$set}.
incident-taken = S-a ales: {$taken}.
incident-disproved = { $followed ->
    [true] {$player} a răspuns în levata {$trick} cu {$card}, așa că ce spuneți e contrazis de cărțile notate.
   *[false] {$player} nu avea în levata {$trick} nicio carte cu care să răspundă, așa că ce spuneți e contrazis de cărțile notate.
}
hint-incident-whole = scrieți tot
hint-incident-take = notați, sau waive ca să treceți cu vederea
hint-incident-later = lăsați alegerea deschisă
hint-incident-adopt = judecați după ele
