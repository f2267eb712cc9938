clause-rule-line = Regel {$clause}: {$sentence} {$source}
clause-players-alone = Voor {$players} spelers{ $bids ->
    [true] , ieder voor zich.
   *[false] {"."}
}
clause-players-partners = Voor {$players} spelers. Wie tegenover elkaar zitten, zijn partners en delen de punten{ $bids ->
    [true] ; hun biedingen worden opgeteld, en hun slagen ook.
   *[false] {"."}
}
clause-dealer-turn = Om de eerste deler wordt geloot. { $bidding ->
    [none] Delen en spelen gaan daarna
    [auction] Het delen gaat daarna
   *[numbers] Delen, bieden en spelen gaan daarna
} naar { $side ->
    [left] links
   *[right] rechts
} ({ $turn ->
    [clockwise] met de klok mee
   *[other] tegen de klok in
}).
clause-bid-turn = Iedereen biedt één keer, om de beurt; de speler { $side ->
    [left] links
   *[right] rechts
} van de deler biedt eerst, de deler het laatst.
clause-bid-final = Een bod staat vast.
clause-auction-unrecorded = Het bieden gebeurt aan tafel, en alleen het contract wordt genoteerd. Past iedereen, dan worden de kaarten opnieuw gedeeld.
clause-call-turn = De speler { $side ->
    [left] links
   *[right] rechts
} van de deler spreekt eerst. Wie past, biedt niet meer; het bieden gaat door tot iedereen gepast heeft. Biedt niemand, dan worden de kaarten opnieuw gedeeld.
clause-trou = Wie precies drie azen heeft, moet vóór het bieden trou aankondigen. Alle anderen zeggen pass-trou. Na een trou mogen alleen de anderen bieden, en alleen hoger. Doet niemand dat, dan is de partner wie de vierde aas heeft; die noemt de troef en komt uit.
clause-tricks-contract = De slagen van de spelende kant worden met het contract vergeleken.
clause-tricks-sum = Alle kaarten worden gespeeld, dus zijn de slagen van een ronde samen het aantal kaarten per speler.
clause-tricks-void = Een slag kan voor niemand zijn, en dan zijn het er samen minder.
clause-incidents = Deze regels noemen geen straf voor een verzaking, een deelfout of een andere onregelmatigheid. De spelers beslissen; noteer hun beslissing met de reden.
clause-dead-hand-never = In elke ronde speelt iedereen mee.
clause-dead-hand = Met {$players} spelers speelt de deler als dode hand niet mee: geen kaarten, bod, slagen of punten in die ronde.
clause-end-tie = Zijn de beste totalen gelijk, dan wordt nog een ronde gespeeld.
clause-end-tie-shared = Gelijke totalen delen de plaats.
clause-end-tie-bids = Bij gelijke totalen wint de grootste som van gehaalde biedingen.
clause-end-tie-breaks = Gelijke totalen worden beslist door {$breaks}.
clause-tie-break = { $by ->
    [made-deals] het aantal rondes waarin het bod gehaald is
    [last-deal] de punten van de laatste ronde
   *[successful-bids] de som van de gehaalde biedingen
}
clause-tie-break-then = {$first}, daarna door {$next}
clause-end-winner = { $lowest_wins ->
    [true] Het laagste totaal wint.
   *[false] Het hoogste totaal wint.
}
clause-end-match = Elke partij begint bij nul, en gaat door tot een kant {$points} haalt. De kant die het eerst { $games ->
    [one] {$games} partij
   *[other] {$games} partijen
} wint, is de winnaar. De plaatsen hangen af van de gewonnen partijen, daarna van de lopende partij.
clause-end-match-least = Elke partij begint bij nul, en gaat door tot een kant {$points} haalt of {$least} of minder heeft. De kant die het eerst { $games ->
    [one] {$games} partij
   *[other] {$games} partijen
} wint, is de winnaar. De plaatsen hangen af van de gewonnen partijen, daarna van de lopende partij.
clause-end-points = De partij eindigt na de ronde waarin iemand {$points} haalt.
clause-end-declarer = Het moet een kant zijn die net een contract heeft gewonnen; die wint, ook al heeft een andere meer.
clause-end-points-least = De partij eindigt na de ronde waarin iemand {$points} haalt of {$least} of minder heeft.
clause-end-least = De partij eindigt na de ronde waarin iemand {$least} of minder heeft.
clause-end-when = De partij eindigt na de ronde waarin iemand aan deze voorwaarde voldoet: {$condition}.
clause-end-partners = Die speler en de partner tegenover winnen. Voldoen anderen er ook aan, dan wint het paar met samen de meeste punten; staan ze gelijk, dan wordt nog een ronde gespeeld.
clause-end-out = Wie na een ronde aan deze voorwaarde voldoet, valt af: {$condition}. De anderen spelen door. Wie langer meedoet, staat hoger; anders beslist het totaal. De partij is afgelopen als er te weinig spelers over zijn.
clause-end-schedule = De partij eindigt met de laatste ronde van het speelplan.
clause-doubling-suit = Met {$suit} als troef tellen de punten van een ronde dubbel. Dit geldt voor opengelegde of getrokken troeven, niet voor een vaste reeks.
clause-doubling-none = Geen troef verdubbelt de punten van een ronde. De spelers mogen kiezen dat schoppen dat doet, maar alleen als de troef opengelegd of getrokken wordt, niet in een vaste reeks.
clause-promotion-skips-ones = Rondes van één kaart tellen niet mee.
clause-promotion-ends-at-ones = Een ronde van één kaart beëindigt elke reeks.
clause-promotion-cost = Een reeks gemiste rondes kost evenveel.
clause-promotion-none = Voor een reeks rondes wordt geen bonus betaald.
clause-promotion-choices = Voor een reeks rondes wordt geen bonus betaald, tenzij de spelers er een kiezen: {$schemes}.
clause-promotion-without-zero = Een winnende reeks met een bod van 0 erin levert niets op.
clause-promotion-run = {$points} voor { $deals ->
    [one] {$deals} gehaalde ronde
   *[other] {$deals} gehaalde rondes
} op rij ({$promotion})
clause-promotion-run-players = {$points} voor evenveel gehaalde rondes op rij als er spelers zijn ({$promotion})
clause-promotion-run-longer = {$points} voor evenveel gehaalde rondes op rij als er spelers zijn, plus { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
} ({$promotion})
clause-zero-finish = Een totaal van precies 0 na de laatste ronde van het speelplan wint.
clause-zero-finish-off = Een totaal van 0 wint niet, tenzij de spelers dat kiezen.
clause-zero-finish-forms = Winnen met een einde op nul kan niet samen met {$forms}.
clause-forehead-off = De spelers mogen afspreken om rondes van één kaart met de kaart op het voorhoofd te spelen: iedereen ziet alle kaarten behalve de eigen.
clause-forehead = { $deals ->
    [all] Alle rondes van één kaart worden
    [last] De laatste rondes van één kaart worden
   *[first_and_last] De eerste en de laatste rondes van één kaart worden
} op het voorhoofd gespeeld: iedereen ziet alle kaarten behalve de eigen.
clause-dealer-last = Na een ronde die buiten de beurt gedeeld is, deelt de speler na die deler.
clause-incidents-laws = Een verzaking, een deelfout of een andere onregelmatigheid wordt beoordeeld volgens wetten: {$laws} [{$set}].
clause-incidents-own = Deze regels hebben eigen wetten: {$kinds}.
clause-tricks-tallies = Er worden geen slagen gevraagd: wat geteld wordt, beslist over het contract.
