tricks-refusal-one-side = Posle licitiranja navedite jedan broj, a ne {$given}: štihove strane koja igra.
tricks-refusal-each-declarer = Brojeva treba da bude {$declarers}, a ne {$given}: štihovi svakog izvođača.
tricks-refusal-not-declaring = {$player} nije na strani koja igra.
tricks-refusal-impossible = {$player} ne može da ima { $size ->
    [negative] manje od 0 štihova.
    [huge] toliko: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
   *[number] {$tricks}: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
}
tricks-refusal-wrong-sum = Zbir štihova je {$sum}, a ovo deljenje ima {$tricks}.
tricks-refusal-sum-exceeded = Zbir štihova je već {$sum}, a ovo deljenje ima samo {$tricks}.
tricks-refusal-count = { $given ->
    [one] Naveden je {$given} broj
    [few] Navedena su {$given} broja
   *[other] Navedeno je {$given} brojeva
}, a { $takers ->
    [sides] strana
   *[players] igrača
} je {$players}.
tricks-refusal-contradicted = {$player} ne može da ima {$tricks}: po upisanim kartama je {$won}. Odlučuje štih {$trick}, koji nosi {$taker}.
tricks-refusal-contradicted-so-far = {$player} ne može da ima {$tricks}: po upisanim kartama je {$won}, a dolazi još {$left}. Odlučuje štih {$trick}, koji nosi {$taker}.
tricks-refusal-given-by-cards = Upisane karte već daju štihove za deljenje {$deal}.
tricks-refusal-side-twice = Za stranu igrača {$side} navedena su dva broja štihova.
tricks-refusal-player-twice = Za igrača {$player} navedena su dva broja štihova.
tricks-remedy-range = Navedite broj od 0 do {$most}.
tricks-remedy-sum = Navedite brojeve čiji je zbir {$sum}, { $order ->
    [turn] po redu igranja
   *[bidding] po redu licitiranja
}.
tricks-remedy-count = Brojeva treba da bude {$players}, { $order ->
    [turn] po redu igranja
   *[bidding] po redu licitiranja
}; poslednji se može izostaviti.
tricks-remedy-recount = Prebrojte ponovo; za sledeće deljenje prvo upišite licitacije ili adut.
tricks-remedy-recount-or-undo = Prebrojte ponovo. Ako je karta pogrešno upisana, poništavajte štih po štih.
tricks-remedy-each-side = Navedite po jedan broj za svaku stranu.
