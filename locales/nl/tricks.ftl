tricks-refusal-one-side = Geef na het bieden één getal, niet {$given}: de slagen van de spelende kant.
tricks-refusal-each-declarer = Geef {$declarers} getallen, niet {$given}: de slagen van elke leider.
tricks-refusal-not-declaring = {$player} hoort niet bij de spelende kant.
tricks-refusal-impossible = {$player} kan geen { $size ->
    [negative] aantal slagen onder 0 gehaald hebben.
    [huge] zo groot aantal gehaald hebben: deze ronde heeft maar { $cards ->
        [one] {$cards} slag
       *[other] {$cards} slagen
    }.
   *[number] {$tricks} gehaald hebben: deze ronde heeft maar { $cards ->
        [one] {$cards} slag
       *[other] {$cards} slagen
    }.
}
tricks-refusal-wrong-sum = De slagen zijn samen {$sum}, maar deze ronde telt {$tricks}.
tricks-refusal-sum-exceeded = De slagen zijn samen al {$sum}, maar deze ronde telt maar {$tricks}.
tricks-refusal-count = { $given ->
    [one] {$given} getal
   *[other] {$given} getallen
} voor { $takers ->
    [sides] {$players} kanten
   *[players] {$players} spelers
}.
tricks-refusal-contradicted = {$player} kan geen {$tricks} gehaald hebben: volgens de genoteerde kaarten waren het er {$won}. Slag {$trick}, gewonnen door {$taker}, geeft de doorslag.
tricks-refusal-contradicted-so-far = {$player} kan geen {$tricks} gehaald hebben: volgens de genoteerde kaarten zijn het er {$won}, met nog {$left} te gaan. Slag {$trick}, gewonnen door {$taker}, geeft de doorslag.
tricks-refusal-given-by-cards = De genoteerde kaarten geven de slagen van ronde {$deal} al.
tricks-refusal-side-twice = Voor de kant van {$side} zijn twee aantallen slagen gegeven.
tricks-refusal-player-twice = Voor {$player} zijn twee aantallen slagen gegeven.
tricks-remedy-range = Geef een getal van 0 t/m {$most}.
tricks-remedy-sum = Geef getallen die samen {$sum} zijn, { $order ->
    [turn] in de volgorde van de beurten
   *[bidding] in de volgorde van het bieden
}.
tricks-remedy-count = Geef {$players} getallen { $order ->
    [turn] in de volgorde van de beurten
   *[bidding] in de volgorde van het bieden
}; het laatste mag ontbreken.
tricks-remedy-recount = Tel opnieuw; noteer voor de volgende ronde eerst de biedingen of de troef.
tricks-remedy-recount-or-undo = Tel opnieuw. Is een kaart verkeerd getypt, neem de slagen dan een voor een terug.
tricks-remedy-each-side = Geef voor elke kant één getal.
