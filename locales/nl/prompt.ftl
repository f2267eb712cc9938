prompt-games-known = Spellen: {$games}.
prompt-number-game-over = De partij is afgelopen: er is geen getal nodig.
prompt-number-not-due = Verwacht wordt { $expected ->
    [call] een bod
    [contract] het contract
    [kind] het soort spel
   *[trump] de troef
}, geen getal.
prompt-digits-ambiguous = {$digits} kan {$readings} zijn: zet spaties tussen de getallen.
prompt-suit-or-sheet = s kan schoppen of het scoreblad zijn: typ sp of sheet.
prompt-not-understood = {$word} is geen commando{ $due ->
    [bid] {" "}en geen bod.
    [call] {" "}en geen bod.
    [contract] , en geen bod met spelers.
    [partner] , en geen partner met kleur.
    [trump] {" "}en geen kleur.
    [kind] {" "}en geen soort spel.
    [tricks] , geen aantal slagen en geen kaarten.
    [tally] {" "}en geen getallen.
    [no_game] , en hier is geen partij open.
   *[nothing] {"."}
}
prompt-trump-recorded = De troef is genoteerd: {$trump}.
prompt-trump-by-contract = Het contract noemt de troef.
prompt-trump-set = De troef van deze ronde staat vast: {$trump}.
prompt-trump-not-needed = Hier is geen kleur nodig.
prompt-standings = Stand: {$totals}.
prompt-choice-rematch = {$number}  Revanche: {$players}
prompt-choice-game = {$number}  Verder met {$id}: {$game}
prompt-choice-new-game = {$number}  Nieuwe partij
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} spelers
prompt-choices-offered = Huisregels nu: {$choices} … Typ andere om ze te veranderen, of help om ze te zien.
prompt-ask-players = Wie spelen {$title}? Noem {$player_counts} spelers, in zitvolgorde.
prompt-word-unreadable = {$word} is niet te lezen: {$expected}.
prompt-ask-next = Wat nu? Typ een nummer.
prompt-ask-next-or-leave = Wat nu? Typ een nummer, of druk op Enter om { $goes_back ->
    [true] terug te gaan
   *[false] te stoppen
}.
prompt-ask-dealer = Wie deelt eerst? Typ een naam, of druk op Enter om te loten.
prompt-ask-game = Welk spel? Typ het nummer of de naam, of q om te stoppen.
prompt-new-game-usage = Noem een spel, dan de spelers in zitvolgorde.
prompt-bids-usage = { $number ->
    [1] een bod typen, zoals {$example}
   *[other] {$number} biedingen typen, zoals {$example}
}
prompt-tricks-usage = { $number ->
    [1] de slagen typen
   *[other] de slagen van {$number} spelers typen; de laatste mag ontbreken
}
prompt-trou-usage = NAAM KLEUR
prompt-turned-card-without-trick = Van de stok wordt alleen na een slag een kaart opengelegd.
prompt-other-folder = Hier is één map met partijen open. Stop en begin opnieuw met een andere map om die te gebruiken.
prompt-label = { $due ->
    [reading] wat
    [bid] bod
    [call] bod
    [contract] contract
    [partner] partner
    [trump] troef
    [kind] soort
    [tricks] slagen
    [tally] telling
    [nothing] einde
   *[no_game] hoyle
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(eerste)
   *[false] {""}
}
prompt-ask-reading = {$digits} is op meer dan één manier te lezen. Welke is juist?
prompt-help-intro = Typ wat de spelers zeggen: wat nu nodig is, bepaalt wat het betekent.
prompt-help-numbers = { $has_bids ->
    [true] biedingen of slagen: de laatste mag ontbreken
   *[false] slagen: de laatste mag ontbreken
}
prompt-help-names = getallen met naam: het begin volstaat
prompt-help-word = het bod {$word}: het begin volstaat
prompt-help-suit = de opengelegde kleur of kaart
prompt-help-suit-bids = kleur en biedingen
prompt-help-trick = een slag, zoals gespeeld
prompt-help-tally = wat er verder telt
prompt-help-bid = {$bid} met harten
prompt-help-contract = een contract en de spelers
prompt-help-partner = partner en troef
prompt-help-tricks = de slagen van de spelende kant
prompt-help-events = wat misging; wat er nog gebeurde
prompt-help-undo = terugnemen, terugzetten
prompt-help-sheet = het blad, deze hulp, stoppen
prompt-help-file = schrijft het blad naar een bestand
prompt-help-print = drukt het blad af in een browser; kopieert het
prompt-help-more = Bij stoppen gaat niets verloren. Alle andere commando’s werken ook, zoals explain 3; help toont ze.
prompt-number-expected = { $most ->
    [1] Typ 1.
   *[other] Typ een nummer van 1 t/m {$most}.
}
prompt-hand-out-alone = Typ alleen {$command}. Met sheet FILE wordt een bestand geschreven, zoals sheet vrijdag.html.
