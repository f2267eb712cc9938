play-rule-talon = Na elke slag neemt de winnaar de open kaart van de stok en de verliezer de kaart eronder, tot er geen meer is; daarna worden de kaarten in de hand uitgespeeld.
play-rule-break-trump = Met troef mag pas uitgekomen worden als er al een gespeeld is, of als de hand alleen nog troeven heeft.
play-rule-neighbour-leads = De speler { $side ->
    [left] links
   *[right] rechts
} van de deler komt als eerste uit{ $auction ->
    [true] , tenzij het contract anders zegt;
   *[false] {";"}
} wie een slag wint, komt uit voor de volgende.
play-rule-bidder-leads = De eerste van de hoogste bieders komt als eerste uit{ $auction ->
    [true] , tenzij het contract anders zegt;
   *[false] {";"}
} wie een slag wint, komt uit voor de volgende.
play-rule-follow = De gevraagde kleur moet bekend worden{ $must_beat ->
    [true] , zo mogelijk met een kaart die de slag voor is, of met elke kaart van die kleur zodra er getroefd is;
   *[false] {";"}
} {$otherwise}
play-rule-beat-or-trump = wie die niet heeft, moet zo mogelijk troeven of overtroeven, anders een lagere troef spelen, en mag zonder troef elke kaart spelen.
play-rule-beat = wie die niet heeft, moet zo mogelijk troeven of overtroeven, en mag anders elke kaart spelen.
play-rule-trump = wie die niet heeft, moet zo mogelijk troeven, en mag anders elke kaart spelen.
play-rule-any-card = wie die niet heeft, mag elke kaart spelen.
play-rule-winner = De hoogste troef wint de slag, en anders de hoogste kaart van de gevraagde kleur.
play-rule-left-to-table = Welke kaart een slag wint en welke gespeeld mag worden, bepalen de spelers.
play-duty-break = De hand komt uit, {$trump} is nog niet gespeeld, en er zijn andere kaarten.
play-duty-lead = De hand komt uit, dus mag elke kaart gespeeld worden.
play-duty-follow = {$suit} is gevraagd, en de hand heeft die kleur.
play-duty-follow-beat = {$suit} is gevraagd, en de hand kan {$card} in die kleur slaan.
play-duty-trump = De hand heeft geen {$led} en moet troeven met {$trump}.
play-duty-trump-beat = De hand heeft geen {$led} en moet troeven met {$trump} hoger dan {$card}.
play-duty-free = De hand heeft geen {$suit}: elke kaart mag gespeeld worden.
play-duty-free-trumpless = De hand heeft geen {$suit} en geen {$trump} om te troeven: elke kaart mag gespeeld worden.
play-card-led = {$player} komt uit met {$card}
play-trick-taken = Slag voor {$player}: {$reason}.
play-trick-line = Slag {$number}: {$cards}. {$taken}
play-refusal-not-in-range = {$card} zit niet in het pak: de {$size} kaarten gaan van {$lowest} t/m A.
play-refusal-not-in-pack = {$card} zit niet in het pak: {$pack}.
play-refusal-all-seen = Alle {$number} {$card} van het pak zijn al gespeeld of opengelegd.
play-refusal-unjudged = Wat {$card} in een slag doet, bepalen de spelers, dus kan een slag daarmee niet met zijn kaarten genoteerd worden.
play-refusal-left-to-table = Deze regels laten aan de spelers over wat de kaarten doen: welke kaart een slag wint en welke gespeeld mag worden. Geen slag wordt met zijn kaarten genoteerd, en geen verzaking bewezen.
play-refusal-must-beat = {$card} mag niet gespeeld worden: de hand kan {$highest} slaan.
play-refusal-duplicate = {$card} is twee keer gegeven.
play-refusal-already-played = {$card} is in deze ronde al gespeeld: door {$player} in slag {$trick}.
play-refusal-turned-up = {$card} ligt open op tafel, dus heeft niemand die kaart in de hand.
play-refusal-last-of-suit = {$card} zou de laatste kaart in {$suit} zijn, maar er ligt nog een open op tafel.
play-refusal-last-taken = {$card} zit niet in die hand: alle andere kaarten in {$suit} zijn bekend, dus is het de opengelegde kaart die {$player} nam.
play-refusal-taken-by-other = {$card} zit niet in die hand: {$player} nam die kaart van de stok na slag {$trick}.
play-refusal-nothing-turned = Na deze slag wordt geen kaart opengelegd, dus ook {$card} niet.
play-refusal-turned-later = {$card} is na slag {$trick} opengelegd, niet voor de troef.
play-refusal-first-leader = In de eerste slag komt {$leader} uit, niet {$player}.
play-refusal-leader = {$leader} won slag {$trick} en komt uit, niet {$player}.
play-refusal-turn = {$expected} was aan de beurt, niet {$player}.
play-refusal-trick-size = {$cards} gegeven, maar een slag heeft er in deze ronde {$players}: één van elke speler.
play-refusal-trump-unknown = Dit hangt af van de troef, en die is niet genoteerd.
play-refusal-all-played = Ronde {$deal} heeft { $tricks ->
    [one] {$tricks} slag, en die is al genoteerd
   *[other] {$tricks} slagen, en die zijn allemaal genoteerd
}.
play-refusal-not-in-hand = {$card} zit niet in die hand.
play-refusal-must-follow = {$card} mag niet gespeeld worden: {$suit} is gevraagd, en de hand heeft er { $number ->
    [one] een
   *[other] nog
}.
play-refusal-trump-unbroken = Met {$card} mag niet uitgekomen worden: {$trump} is nog niet gespeeld, en de hand heeft andere kaarten.
play-refusal-must-trump = {$card} mag niet gespeeld worden: de hand heeft niets van de gevraagde kleur en moet troeven met {$trump}.
play-turnable-cards = kaarten die opengelegd kunnen worden
play-suit-beating = {$suit} hoger dan {$card}
card-remedy-check = Kijk de kaarten na.
card-remedy-check-turned = Kijk de slag en de opengelegde kaart na.
card-remedy-omit-turned = Laat de opengelegde kaart weg.
card-remedy-leader = Geef de kaarten zoals ze gespeeld zijn, te beginnen met {$leader}.
card-remedy-one-each = Geef om de beurt één kaart voor elke speler.
card-remedy-playable = Speelbaar: {$cards}.
play-rule-choice-left-to-table = Welke kaart gespeeld mag worden, bepalen de spelers.
play-refusal-play-left-to-table = Deze regels laten aan de spelers over welke kaart gespeeld mag worden. Geen slag wordt met zijn kaarten genoteerd, en geen verzaking bewezen.
