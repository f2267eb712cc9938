laws-title = { $id ->
    [whist-1900] Wetten van het whist, 1900
    [whist-1864] Wetten van het whist, 1864
    [solo-hoyle] Solowhist, een uittreksel van de wetten
    [spades-club] Spades, clubtoernooien
    [euchre-1888] Wetten van euchre, Somerset Club, 1888
    [guilty-side] De schuldige kant verliest de ronde
    [round-table] Ieder voor zich: herstellen of missen
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , slag {$trick}
}{ $found ->
    [true] , ontdekt {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Verzaking
    [misdeal] Deelfout
    [count] Verkeerd aantal kaarten
    [exposed] Getoonde kaart
    [lead] Uitkomst voor de beurt
    [play] Gespeeld voor de beurt
    [bid] Fout bod
    [trick] Onregelmatige slag
    [claim] Kaarten opengelegd, of aandacht gevestigd
    [pack] Fout pak
    [dealer] Verkeerde deler
    [trump] Verkeerde troef
    [score] Foute stand
   *[player] Speler afwezig of gaat weg
}
laws-moment = { $moment ->
    [dealing] tijdens het delen
    [dealt] toen de kaarten gedeeld waren
    [bidding] tijdens het bieden
    [ready] na het bieden, voordat er uitgekomen was
    [end] na de laatste slag
    [written] toen de ronde opgeschreven was
    [next] toen de volgende ronde begonnen was
    [over] toen de partij afgelopen was
   *[trick] in slag {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] De andere kant kiest
    [dealer] De deler kiest
    [owner] De speler van wie de kaart is, kiest
    [others] De anderen kiezen, en moeten het eens zijn
    [all] Allen kiezen, en moeten het eens zijn
   *[each] De tegenstanders van elke kant die het deed, kiezen
}{ $choose_at ->
    [end] , zodra de ronde uitgespeeld is
   *[other] {""}
}{ $until ->
    [next] , voordat de volgende ronde begint
   *[other] {""}
}:{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = Zonder overeenstemming geldt {$option}.
laws-first = De punten ervan tellen vóór die van de ronde.
laws-our-reading = Geen club heeft deze wetten gedrukt: ze zijn onze lezing, { $id ->
    [round-table] naar Fosters algemene wetten (Complete Hoyle) en Cavendish’ regels om gevallen te beslissen
    [guilty-side] naar het Duitse toernooispel (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Als het gewone aangenomen: {$facts}.
laws-not-recorded = Er wordt niets genoteerd.
laws-silent = “{$set}” zegt hier niets over.
laws-missing-trick = In welke slag? Geef het nummer ervan.
laws-missing-fact = { $fact ->
    [fault] Wat was er precies fout?
    [followed] Hoeveel hadden er al bijgespeeld?
    [role] Aan welke kant van het contract?
    [contract] Wat voor contract is het?
   *[other] {$fact} is niet bekend, en de beslissing hangt ervan af.
}
laws-wrong-fact = {$fact} kan niet {$given} zijn.
laws-wrong-fact-name = Een feit {$fact} bestaat niet.
laws-fact-values = Geef een van deze: {$values}.
laws-fact-range = Geef een getal van {$least} t/m {$most}.
laws-found-before = Het gebeurde in slag {$trick}, dus is het in die slag of later ontdekt.
laws-two-players = Er zijn twee spelers genoemd, {$one} en {$other}. Noem alleen wie het deed.
laws-missing-hands = Hoeveel kaarten? Geef de foute handen als held=NAME:N, of dealt=N als ze allemaal gelijk zijn. Zonder partij zegt --cards hoeveel het er moeten zijn.
laws-no-contract = Het contract is nog niet genoteerd, en de beslissing hangt af van wie het speelt.
laws-bids-due = Er moet nog geboden worden, dus er is nog geen kaart gespeeld.
laws-last-card = Met de laatste kaart kan niemand verzaken.
laws-no-such-set = Er zijn geen wetten met de naam {$name}.
laws-no-such-law = {$set} heeft geen wet {$law}.
laws-number-inferred = {$law} (nummer afgeleid uit de volgorde van de wetten)
laws-sets-caption = Wetten
laws-law = {$kind}. { $when ->
    [always] Altijd
   *[other] Als {$when}
}: {$effects}
laws-source = { $id ->
    [spades-club] Spades, reglementen van clubtoernooien. Columbus, Charlotte, Clarksville, Blues Bowl (pagina’s uit 2017-2024).
    [solo-hoyle] {$document}. Hoyle’s Games Modernized (1909), pp. 149-153, naar Wilks en Pardon.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} slag gaat
   *[other] {$number} slagen gaan
} { $from ->
    [offenders] van de kant die het deed
    [opponents] van de andere kant
    [claimants] van de kant die beschuldigde
   *[others] van de kant die beschuldigd werd
} { $to ->
    [offenders] naar de kant die het deed
    [opponents] naar de andere kant
    [claimants] naar de kant die beschuldigde
   *[others] naar de kant die beschuldigd werd
}.
laws-effect-points = { $to ->
    [both] Elke kant
    [offenders] De kant die het deed
   *[opponents] De andere kant
} { $lost ->
    [true] verliest
   *[false] krijgt
} { $number ->
    [one] {$number} punt
   *[other] {$number} punten
}.
laws-effect-lost = Het contract of het bod van { $of ->
    [both] elke kant
    [opponents] de andere kant
   *[offenders] de kant die het deed,
} telt als gemist.
laws-effect-miss = Het bod telt als met één slag gemist.
laws-effect-short = { $of ->
    [both] Geen van beide kanten kan
    [opponents] De andere kant kan niet
   *[offenders] De kant die het deed, kan niet
} met deze ronde het einde van de partij bereiken.
laws-effect-bar = { $who ->
    [both] Geen van beide kanten mag
    [opponents] De andere kant mag niet
   *[offenders] De kant die het deed, mag niet
} meer bieden in deze ronde.
laws-effect-offender-pays = Wie het deed, betaalt alleen.
laws-effect-cancel = De twee overtredingen heffen elkaar op.
laws-effect-void = De ronde is ongeldig; { $dealer ->
    [same] dezelfde speler deelt opnieuw.
   *[next] de volgende speler deelt.
}
laws-effect-close = De ronde eindigt hier: { $how ->
    [made] het contract is gehaald.
    [lost] het contract is met {$tricks} gemist.
   *[stood] de slagen tellen zoals ze stonden.
}
laws-effect-replay = De slagen vanaf nummer {$trick} worden teruggenomen en opnieuw gespeeld.
laws-effect-cards-as-dealt = De ronde telt als een van zoveel kaarten als er gedeeld zijn.
laws-effect-deal-again = De juiste speler deelt.
laws-effect-stands = Het blijft staan.
laws-effect-bid = { $remedy ->
    [again] Er wordt opnieuw geboden.
    [stands] Het eerste bod blijft staan.
    [cancelled] Het bod vervalt.
   *[proposal] Het bod blijft staan als voorstel.
}
laws-effect-turn-back = De beurt gaat terug.
laws-effect-callable = { $what ->
    [card] De kaart blijft open liggen en mag opgevraagd worden.
   *[hand] De kaarten blijven open liggen en mogen opgevraagd worden.
}
laws-effect-call = { $what ->
    [high] De speler moet de hoogste kaart van de kleur spelen.
    [low] De speler moet de laagste kaart van de kleur spelen.
    [win] De speler moet de slag zo mogelijk winnen.
    [lose] De speler mag de slag zo mogelijk niet winnen.
    [trump] De speler moet troeven.
    [pass] De speler mag niet troeven.
    [now] De andere kant noemt de kleur waarmee nu uitgekomen wordt.
   *[next] De andere kant noemt de kleur waarmee de kant die het deed de volgende keer uitkomt.
}
laws-effect-back = De kaarten worden teruggenomen, en de juiste worden gespeeld.
laws-effect-card-stays = De kaart blijft waar hij is.
laws-effect-liable = De hand met te weinig kaarten staat in voor verzakingen alsof de kaart erin zat.
laws-effect-surplus-to-trick = De laatste kaart hoort bij de slag waar er een ontbreekt.
laws-effect-fourth-may-play = De vierde speler mag vóór de tweede spelen.
laws-effect-play-on = De ronde wordt uitgespeeld.
laws-effect-abandoned = De ronde is afgelopen zoals opgeëist.
laws-effect-fix = De stand wordt rechtgezet.
laws-effect-substitute = Een andere speler mag overnemen.
laws-effect-late = Het is te laat: er verandert niets.
laws-effect-nothing = Er verandert niets.
laws-none = Wetten: {$rules} noemt er geen voor dit geval, dus beslissen de spelers. [{$clause}]
laws-none-revoke = Wat er gespeeld moest worden, staat in [{$clause}]. { $proof ->
    [proven] De genoteerde kaarten bewijzen de verzaking.
   *[open] De genoteerde kaarten bewijzen niets, in welke zin dan ook.
}
laws-fitting = { $count ->
    [one] Wetten die passen
   *[other] Stellen wetten die passen
}: {$sets}.
