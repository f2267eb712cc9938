rules-remedy-promotion = Laat ook een reeksbonus gelden.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Iedereen biedt
rules-family-texts = De vier documenten
rules-family-no-bids = Zonder bieden
rules-lack-premium = de puntentelling {$score} geeft geen premie voor een gehaald contract
rules-lack-setting = { $setting ->
    [premium] geen puntentelling van biedingen en slagen
    [spades-double] geen puntentelling van biedingen en slagen
    [promotions] geen reeksbonussen
    [no-zero] geen reeksbonussen
    [zero-finish] geen einde op nul
    [forehead] geen rondes van verschillende grootte
    [top] rondes van vaste grootte
    [step] geen rondes die op- of aflopen
    [bottom] geen rondes die op- of aflopen
    [hook] geen biedingen die een somregel kan verbieden
    [end] een speelplan dat vanzelf eindigt
    [trumps] geen bieden tegen elkaar op
    [overtricks] geen contracten
    [trou-all] geen trou
    [join] geen vragen om op mee te gaan
    [trou-rank] geen trou
    [miss] geen aftrek van het bod bij een misser
    [ties] geen puntentelling van biedingen en slagen
   *[match] geen match
}
rules-setting-inapplicable = {$title} heeft {$lack}
rules-value-expected = verwacht wordt {$values}
rules-value-nearest = {$value} is het dichtstbij
rules-remedy-fewer-cards = Kies een andere ronde: {$players} spelers hebben hoogstens { $most ->
    [one] {$most} kaart
   *[other] {$most} kaarten
}.
rules-value-all-listed = allemaal, {$words}, met komma’s ertussen, de laagste eerst
rules-value-some-listed = off, of een lijst met komma’s uit {$words}
rules-value-range = {$least} t/m {$most}{ $unit ->
    [cards] {" "}kaarten
    [points] {" "}punten
    [deals] {" "}rondes
   *[other] {""}
}
rules-value-text = een tekst tussen aanhalingstekens
rules-value-list = een lijst tussen haken
rules-value-table = een tabel
lookup-unknown-rules = Er zijn geen regels met de naam {$name}.
lookup-unknown-score = Voor {$rules} is er geen puntentelling met de naam {$name}.
lookup-unknown-name = Er is geen { $noun ->
    [kind] soort spel
    [clause] regel
    [promotion] reeksbonus
    [document] document
    [form] vorm
    [count] telling
    [bid] bod
    [rules] stel regels
    [score] puntentelling
    [extra] extra ronde
    [schedule] speelplan
    [key] sleutel
    [setting] instelling
    [schema] schema
    [command] commando
   *[other] {$noun}
} met de naam {$name}.
lookup-clause-without-rules = Een regel wordt genoemd met het spel waar hij bij hoort: {$clauses}.
rules-clause-in-game = {$clause} in partij {$game}
lookup-choices = Kies uit {$choices}.
lookup-more-choices = en nog {$left}
rules-setting-syntax = Een instelling is KEY=VALUE, zoals hook=off, niet {$setting}.{$suggestion}
rules-setting-bad-value = {$key} kan niet {$value} zijn: {$reason}.
rules-setting-refused = {$key} kan niet ingesteld worden: {$reason}.
rules-top-too-high = top kan niet {$top} zijn: een ronde heeft hoogstens { $most ->
    [one] {$most} kaart
   *[other] {$most} kaarten
}.
rules-top-too-high-at-table = top kan niet {$top} zijn: met {$players} spelers heeft een ronde hoogstens { $most ->
    [one] {$most} kaart
   *[other] {$most} kaarten
}.
rules-points-caption = Punten naar bod en gehaalde slagen
rules-points-deal = { $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
} per speler, {$players} spelers
rules-bids-caption = Biedingen en de slagen die ze vragen, de laagste eerst
rules-contracts-caption = De punten van elke speler van de spelende kant, naar slagen
rules-contracts-opponents = die van een tegenstander eronder
rules-clause-not-file = Eén regel is geen regelbestand; druk de volledige regels af.
rules-family-partners = Partners
rules-family-auctions = Bieden tegen elkaar op
rules-choice-current = {" "}(nu)
rules-scores-title = Puntentellingen
rules-reading-reason = Onze lezing van {$rule}: {$reason}.
rules-reading-setting = De spelers kunnen het zelf bepalen met {$setting}.
rules-reading-none = Er blijft niets open: {$title} berust op geen lezing van ons.
rules-new-title = Hoe heet het spel?
rules-new-players = Met hoevelen kan het gespeeld worden? Bijvoorbeeld 4, of 3-6.
rules-new-sides = Wie spelen samen? 1: iedereen alleen. 2: de spelers die tegenover elkaar zitten.
rules-new-deals = Hoeveel kaarten krijgt elke speler? Bijvoorbeeld 1-8-1 (van één kaart op tot acht en weer terug), 13 x 8 (acht rondes van dertien), of 13 500 (rondes van dertien tot iemand 500 punten heeft).
rules-new-pack = Wat is de laagste kaart van het spel? 2 voor alle 52 kaarten, 7 voor 32, 9 voor 24.
rules-new-bids = Wie biedt er? 1: niemand. 2: iedereen, een aantal slagen. 3: de hoogste bieder speelt een contract.
rules-new-trump = Wat is troef? 1: de kleur van een opengelegde kaart. 2: een kleur die getrokken of genoemd wordt. 3: om de beurt schoppen, ruiten, harten, klaveren en zonder troef. 4: niets.
rules-new-points = Wat levert een bod van {$bid} op met {$bid}, {$fewer} of {$more} slagen? Drie getallen, bijvoorbeeld 14 -1 -1.
rules-new-tricks = Wat levert punten op? 1: een punt voor elke slag. 2: een punt voor de meeste slagen van een ronde.
rules-new-again = {$reply} beantwoordt de vraag niet.
rules-new-unattended = Naar regels wordt gevraagd op een terminal, de ene vraag na de andere.
rules-new-contract = Een contract heeft zijn biedingen nodig, en wat elk waard is: begin met een spel dat die al heeft.
rules-new-contracts = Wiens biedingen en punten? {$games}
rules-new-written = De regels staan in {$file}, waar ze veranderd kunnen worden.
rules-find-nothing = Geen regel, wet of kop van de handleiding bevat alles van {$words}.
rules-find-also = Ook {$rules}{ $more ->
    [0] .
   *[other] {" "}en nog {$more}.
}
rules-find-more = { $number ->
    [one] Nog één resultaat is weggelaten
   *[other] Nog {$number} resultaten zijn weggelaten
}: noem de regels of voeg een woord toe.
rules-region = { $rules ->
    [serbian] Servië
    [romanian] Roemenië
    [auction-whist] Luxemburg
    [german] Groot-Brittannië
    [contract-whist] Groot-Brittannië
    [nomination-whist] Groot-Brittannië
    [judgement] India
    [plump] Zweden
    [boerenbridge] Nederland
    [pocha] Spanje
    [wizard] Canada
    [skull-king] Verenigde Staten
    [call-break] Nepal, India
    [whist] Groot-Brittannië
    [spades] Verenigde Staten
    [belote] Frankrijk
    [coinche] Frankrijk
    [schieber] Zwitserland
    [tarneeb] Levant
    [euchre] Verenigde Staten, Canada
    [solo-whist] Groot-Brittannië
    [wiezen] België
    [skat] Duitsland
    [hearts] Verenigde Staten
    [king] Rusland, Portugal
    [rentz] Roemenië
    [barbu] Frankrijk
    [bid-whist] Verenigde Staten
    [five-hundred] Australië
    [hokm] Iran
    [klaverjassen] Nederland
    [nap] Groot-Brittannië
    [pinochle] Verenigde Staten
    [pitch] Verenigde Staten
    [sergeant-major] Groot-Brittannië
    [doppelkopf] Duitsland
    [schafkopf] Duitsland
    [stiche-raten] Duitsland, Zwitserland
    [sueca] Portugal
    [trex] Levant
    [twenty-eight] India
   *[none] {""}
}
