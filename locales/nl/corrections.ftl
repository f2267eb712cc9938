correction-error-entry = Notering {$entry} bevat niets wat verbeterd kan worden.
correction-error-blocked = Notering {$entry} van ronde {$deal} had dan niet gekund.
correction-error-too-many = Deze partij is zo vaak verbeterd dat het lezen ervan te lang zou duren. Druk de partij af als script en speel dat af als nieuwe partij.
correction-error-twice = Voor {$player} zijn twee getallen gegeven.
correction-error-nothing-recorded = Voor {$deal} is nog niets genoteerd, dus valt er niets te verbeteren.
correction-error-no-bid = Voor {$deal} is geen bod van {$player} genoteerd.
correction-error-fewer-bids = Voor {$deal} zijn minder biedingen genoteerd dan dat.
correction-error-no-tricks = Voor {$deal} zijn geen slagen van {$player} genoteerd.
correction-error-tricks-open = De slagen van {$deal} zijn nog niet genoteerd.
correction-error-no-auction = Voor {$deal} zijn geen biedingen en geen contract genoteerd.
correction-error-no-kind = Niemand heeft de soort spel van {$deal} gekozen.
correction-error-other-kind = Wat voor {$deal} is geteld, hoort niet bij {$kind}: geef ook de getallen daarvan.
correction-error-cards-decide = De kaarten die voor {$deal} genoteerd zijn, laten zien wie elke slag haalde.
correction-error-no-cards = Van {$deal} is geen slag kaart voor kaart genoteerd.
correction-error-no-trick = Slag {$trick} van {$deal} is niet genoteerd; de laatst genoteerde is slag {$last}.
correction-error-calls-need-dealer = Van wie elk bod in {$deal} was, hangt van de deler af; geef dus eerst het contract.
correction-error-dealer-sits-out = Als deler zou {$player} in {$deal} niet meespelen, maar er zijn getallen van {$player} genoteerd.
correction-error-bid-order = {$player} zou moeten bieden vóór spelers van wie het bod in {$deal} al genoteerd is. Noteer eerst de andere biedingen, of neem enkele noteringen terug.
correction-error-dealer-away = {$player} zat niet aan tafel ({$deal}).
correction-error-dealer-same = {$player} is al de deler van {$deal}.
correction-error-none-recorded = Voor {$deal} is niets van dien aard genoteerd.
correction-error-several-recorded = Voor {$deal} zijn er meer genoteerd: noteringen {$entries}. Verbeter een ervan met het nummer van de notering.
correction-error-by-entry = Dat wordt verbeterd met het nummer van de notering, niet met een ronde.
correction-remove-alone = Een notering wordt verwijderd of verbeterd, niet allebei.
correction-violation = † Ronde {$deal}, notering {$entry} ({$act}) is tegen {$rule}. {$reason}
correction-ranks-unchanged = De plaatsen blijven gelijk.
correction-ranks = Plaatsen: {$changes}.
correction-legal-again = Notering {$entry} is nu toegestaan.
correction-unchanged = Niets veranderd: dat is al wat er genoteerd staat.
correction-points-unchanged = De punten blijven gelijk.
correction-deal = ronde {$number}
correction-breaks-rule = Deze verbetering is tegen de regels. {$reason}
correction-breaks-more = Nog { $entries ->
    [one] {$entries} notering zou
   *[other] {$entries} noteringen zouden
} tegen de regels zijn.
correction-entry-impossible = Notering {$entry} zou onmogelijk zijn. {$reason}
correction-advice-tricks = Geef de slagen bij het contract.
correction-advice-other-first = Verbeter dat eerst, of neem noteringen terug.
correction-ask-allowed = {$violations} Stonden de spelers het toe?
correction-second-name = Ook de slagen van een tweede speler veranderen: noem beide, {$name}=N NAME=N.
correction-declined = Gelaten zoals genoteerd.
