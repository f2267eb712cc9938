choice-found = {$happened}, ontdekt {$moment}{ $established ->
    [later] : voltooid, want de kant van {$player} heeft sindsdien gespeeld
    [turned] : voltooid, want de slag was omgedraaid
    [end] : voltooid
    [mended] : niet voltooid
   *[none] {""}
}.
choice-who = {$who} { $several ->
    [true] kiezen
   *[false] kiest
}{ $agree ->
    [true] {" "}en moeten het eens zijn
   *[false] {""}
}{ $choose_at ->
    [end] , zodra de ronde uitgespeeld is
   *[now] {""}
}{ $until ->
    [next] {" "}en voordat de volgende begint
   *[other] {""}
}: [{$clauses}]
choice-open = Ronde {$deal}: {$happened} [{$clauses}]. Te kiezen { $several ->
    [true] hebben
   *[false] heeft
} {$who}{ $until ->
    [next] , voordat de volgende ronde begint
    [over] , voordat de partij afgelopen is
   *[none] {""}
}:
choice-later = Ronde {$deal}: {$happened} [{$clauses}]. Zodra de ronde uitgespeeld is, { $several ->
    [true] kiezen
   *[false] kiest
} {$who}.
incident-recorded-facts = Uit wat genoteerd is: {$facts}.
incident-missing-player = Wie deed het? Geef de naam.
incident-kind-missing = Wat ging er mis? Geef een van de soorten.
incident-kind-expected = verwacht wordt wat er misging, zoals {$example}, of het nummer van een genoteerd incident
incident-kind-says = { $kind ->
    [revoke] een kaart die niet bekende, troefde of sloeg terwijl het moest
    [misdeal] de kaarten zijn verkeerd gedeeld
    [count] een hand met te veel of te weinig kaarten
    [exposed] een kaart is gezien
    [lead] uitgekomen voor de beurt
    [play] gespeeld voor de beurt
    [bid] een bod voor de beurt, te laag, veranderd of verboden
    [trick] twee kaarten in een slag, geen, of een slag die bekeken is
    [claim] kaarten opengelegd, of de aandacht op de slag gevestigd
    [pack] een kaart te weinig, dubbel of uit een ander pak
    [dealer] de verkeerde speler heeft gedeeld
    [trump] de verkeerde kleur voor troef gehouden
    [score] een verkeerd getal in de stand
   *[player] een speler is afwezig, gaat weg of is vervangen
}
incident-ask-kind = Wat ging er mis?
incident-ask-player = Wie deed het?
incident-ask-option = Wat wordt er gekozen? {$options}, of niets om niets te noteren
incident-set-fits = Wetten die passen: {$set}.
incident-taken = Gekozen: {$taken}.
incident-disproved = { $followed ->
    [true] {$player} bekende in slag {$trick} met {$card}, dus weerleggen de genoteerde kaarten het.
   *[false] {$player} had in slag {$trick} geen kaart om te bekennen, dus weerleggen de genoteerde kaarten het.
}
hint-incident-whole = het helemaal typen
hint-incident-take = noteren, of ervan afzien met waive
hint-incident-later = de keuze open laten
hint-incident-adopt = ermee beslissen
choice-waive = ervan afzien
choice-as-ruled = zoals de wetten zeggen
