bid-range-most-or-cards = {$most}, of het aantal kaarten per speler als dat minder is
bid-range-cards = het aantal kaarten per speler
bid-made-at-least = Met zoveel slagen of meer is het bod gehaald.
bid-named-by-word = {$word} biedt {$bid}.
bid-range = Een bod is een aantal slagen, van {$least} t/m {$most}.
bid-hook-always = Het laatste bod mag de som van de biedingen niet gelijk maken aan het aantal kaarten per speler.
bid-redeal-below = Zijn de biedingen samen minder dan {$sum}, dan deelt dezelfde deler opnieuw.
bid-hook-from-cards = In rondes van { $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
} of meer mag het laatste bod de som van de biedingen niet gelijk maken aan het aantal kaarten per speler.
bid-hook-over = Het laatste bod moet de som van de biedingen boven het aantal kaarten per speler brengen, tenzij geen bod dat kan.
bid-hook-never = De som van de biedingen is vrij.
bid-hook-lapses = Een bod dat als enige binnen deze grenzen valt, is ook tegen de somregel mogelijk.
bid-refusal-hook-over = de biedingen moeten samen meer zijn dan {$cards}, het aantal kaarten per speler
bid-refusal-hook = de biedingen zouden samen {$cards} zijn, het aantal kaarten per speler
bid-legal-hook-lapsed = geen enkel bod voldoet aan de somregel, dus geldt die niet
bid-legal-sum-over = de biedingen zijn dan samen {$sum}, meer dan {$cards}, het aantal kaarten per speler
bid-legal-sum-differs = de biedingen zijn dan samen {$sum}, niet {$cards}, het aantal kaarten per speler
bid-legal-sum-allowed = in deze ronde mogen de biedingen samen {$cards} zijn, het aantal kaarten per speler
bid-legal-only-one = het is het enige bod dat nog kan
bid-legal-range = elk bod van {$least} t/m {$most} is mogelijk
bid-legal = {$player} mag {$bid} bieden: {$reason}.
bid-refusal-impossible = {$player} kan { $size ->
    [negative] niet minder dan 0 slagen bieden.
    [huge] niet zo veel bieden: deze ronde heeft maar { $cards ->
        [one] {$cards} slag
       *[other] {$cards} slagen
    }.
   *[number] geen {$bid} bieden: deze ronde heeft maar { $cards ->
        [one] {$cards} slag
       *[other] {$cards} slagen
    }.
}
bid-refusal-out-of-range = {$player} kan geen {$bid} bieden: een bod gaat van {$least} t/m {$most}.
bid-refusal-hooked = {$player} mag geen {$bid} bieden: {$reason}.
bid-refusal-given-twice = Voor {$player} zijn twee biedingen gegeven.
bid-refusal-final = {$player} heeft in deze ronde al {$earlier} geboden, en een bod staat vast.
bid-refusal-out-of-turn = Nu biedt {$next_player}, niet {$player}.
bid-refusal-more-than-players = Te veel biedingen: in deze ronde bieden {$players} spelers.
bid-refusal-more-than-due = Te veel biedingen: nog maar { $players ->
    [one] {$players} speler moet
   *[other] {$players} spelers moeten
} bieden.
bid-refusal-all-have-bid = Niemand hoeft nog te bieden: alle {$players} spelers hebben geboden.
tricks-refusal-bids-missing = Het bieden is niet afgelopen: nu biedt {$next_player}.
bid-refusal-forced-zero = In deze ronde biedt niemand: elk bod is 0.
bid-refusal-no-bidding = Bij {$title} wordt niet geboden.
bid-refusal-auction-instead = Bij {$title} wordt tegen elkaar op geboden, niet met aantallen slagen.
bid-remedy-one-each = Geef één bod voor elke speler.
bid-remedy-at-most = Geef hoogstens {$bids}.
