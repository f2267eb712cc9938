incident-happened = {$player} { $kind ->
    [revoke] verzaakte
    [misdeal] deelde verkeerd
    [count] had een verkeerd aantal kaarten
    [exposed] toonde een kaart
    [lead] kwam voor de beurt uit
    [play] speelde voor de beurt
    [bid] deed een fout bod
    [trick] maakte een fout met de kaarten
    [claim] legde kaarten open
    [pack] speelde met een fout pak
    [dealer] deelde buiten de beurt
    [trump] hield de verkeerde kleur voor troef
    [score] schreef een verkeerd getal op
    [charge] werd zonder bewijs van een verzaking beschuldigd
    [bid-turn] bood voor de beurt
    [bid-low] bood te laag
    [bid-changed] veranderde een bod
    [revoke-disobeyed] speelde de opgevraagde kaart niet
    [bid-hook] bood tegen de somregel
    [bid-barred] deed een bod dat niet mocht
    [trick-two] speelde twee kaarten
    [claim-attention] vestigde de aandacht op de slag
    [player-leaves] verliet de tafel
    [player-replaced] werd vervangen
    [trick-seen] bekeek een gesloten slag
    [trick-taken] raapte een slag van de andere kant op
    [trick-omitted] speelde niet bij
   *[player] was afwezig
}{ $trick ->
    [0] {""}
   *[other] {" "}in slag {$trick}
}
incident-happened-nobody = { $told ->
    [pack-missing] Een kaart ontbreekt
    [pack-double] Een kaart dubbel in het pak
    [pack-faced] Een kaart open in het pak
    [pack-foreign] Een kaart uit een ander pak
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}in slag {$trick}
}
incident-effect-tricks = { $number ->
    [1] één slag
    [2] twee slagen
    [3] drie slagen
   *[other] {$number} slagen
} naar {$side}
incident-effect-points = { $number ->
    [1] één punt
    [2] twee punten
    [3] drie punten
    [5] vijf punten
   *[other] {$number} punten
} { $lost ->
    [true] af bij
   *[false] erbij voor
} {$side}
incident-effect-short = {$side} { $most ->
    [none] kan met deze ronde niet winnen
   *[other] kan met deze ronde niet boven {$most} komen
}
incident-effect-bar = {$side} mag in deze ronde niet meer bieden
incident-effect-lost = { $what ->
    [contract] het contract van {$side} telt als gemist
    [defence] het contract telt als gehaald tegen {$side}
   *[bid] het bod van {$side} telt als gemist
}
incident-effect-pays = {$player} betaalt alleen
incident-effect-callable = { $card ->
    [none] de kaart
   *[other] {$card}
} mag opgevraagd worden
incident-callable-left = Incident {$number}: {$player} had in slag {$trick} {$card} kunnen spelen en deed dat niet. De kaart mag opgevraagd worden; is dat gebeurd, dan telt het als een verzaking.
incident-effect = { $effect ->
    [miss] het bod telt als met één slag gemist
    [cancel] de twee overtredingen heffen elkaar op
    [void-same] de ronde is ongeldig, en dezelfde speler deelt opnieuw
    [void-next] de ronde is ongeldig, en de volgende speler deelt
    [void-shift] de ronde is ongeldig; de volgende speler deelt, en vanaf daar gaat het delen verder
    [made] het contract is gehaald
    [missed] het contract is met {$number} gemist
    [stood] de slagen tellen zoals ze stonden
    [replay] opnieuw gespeeld vanaf slag {$number}
    [cards-as-dealt] een ronde van zoveel kaarten als er gedeeld zijn
    [deal-again] de juiste speler deelt
    [stands] het blijft staan
    [bid-again] er wordt opnieuw geboden
    [bid-stands] het eerste bod blijft staan
    [bid-cancelled] het bod vervalt
    [bid-proposal] het bod blijft staan als voorstel
    [turn-back] de beurt gaat terug
    [callable-hand] de hand mag opgevraagd worden
    [high] de hoogste kaart van de kleur wordt gevraagd
    [low] de laagste kaart van de kleur wordt gevraagd
    [win] de slag moet gewonnen worden
    [lose] de slag moet verloren worden
    [trump] er wordt een troef gevraagd
    [pass] er mag geen troef gespeeld worden
    [suit-now] voor deze uitkomst wordt een kleur gevraagd
    [suit-next] voor de volgende uitkomst wordt een kleur gevraagd
    [back] de kaarten worden teruggenomen
    [card-stays] de kaart blijft liggen
    [liable] de hand met te weinig kaarten staat in voor verzakingen
    [surplus] de laatste kaart hoort bij de slag waar er een ontbreekt
    [fourth] de vierde speler mag vóór de tweede spelen
    [play-on] de ronde wordt uitgespeeld
    [abandoned] de ronde is afgelopen zoals opgeëist
    [fix] de stand wordt rechtgezet
    [substitute] een andere speler mag overnemen
    [late] te laat
   *[none] geen straf
}
incident-found = {$happened}, ontdekt {$moment}. {$clauses}
incident-chosen = {$who} { $several ->
    [true] hebben gekozen voor
   *[false] heeft gekozen voor
} {$option}: {$effects}.
incident-open = de keuze staat open{ $until ->
    [next] {" "}tot de volgende ronde begint
    [over] {" "}tot de partij afgelopen is
   *[none] {""}
}: {$options}
incident-waived = daarvan is afgezien
incident-dropped = vervallen
incident-done = gedaan
incident-lapsed = zonder gevolg, omdat de ronde niet telt
incident-cancelled = opgeheven door incident {$number}
incident-not-chosen = { $option ->
    [waive] niemand koos op tijd
   *[other] niemand koos op tijd, dus geldt {$option}
}
incident-doubt-twice = Dit is al genoteerd, als incident {$number}.
incident-doubt-dealer = Hier deelt {$dealer}, dus {$player} kan niet fout hebben gedeeld.
incident-unproven-charge = Onbewezen beschuldiging
incident-facts = Beslist op deze feiten: {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} slag
   *[other] {$tricks} slagen
}, {$moved} voor { $kind ->
    [revoke] de verzaking
    [lead] de uitkomst voor de beurt
    [play] het spelen voor de beurt
   *[other] het incident
} = {$counted}
