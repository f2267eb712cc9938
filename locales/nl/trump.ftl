trump-joker-none = Is het {$joker}, dan is er geen troef.
trump-joker-suit = Is het {$joker}, dan noemt de deler de kleur.
trump-joker-either = Is het {$joker}, dan noemt de deler de kleur, of zegt “zonder troef”.
trump-rule-always = {$suit} is altijd troef.
trump-rule-none = Er is geen troef.
trump-none = zonder troef
trump-rule-cycle = De troeven volgen vanaf de eerste ronde een vaste reeks: {$trumps}.
trump-rule-drawn = Voor elke ronde wordt een troefkleur getrokken of genoemd, of er is geen troef.
trump-rule-led = De kleur van de eerste kaart waarmee wordt uitgekomen is troef.
trump-rule-named = Het contract noemt de troef, of “zonder troef”.
trump-rule-talon = De {$ordinal} kaart wordt op de stok opengelegd, en de kleur daarvan is de hele ronde troef.
trump-refusal-all-dealt = Deze ronde heeft geen troef: bij {$cards} per speler blijft er geen kaart over om open te leggen.
trump-refusal-no-trump = Deze ronde heeft geen troef.
trump-refusal-fixed = De troef van deze ronde staat vast: {$trump}.
trump-refusal-recorded = De troef van deze ronde is al genoteerd: {$trump}.
trump-refusal-missing = De troef van deze ronde is niet genoteerd, en {$suit} zou de punten verdubbelen.
trump-refusal-named-by-contract = Er wordt geen kaart opengelegd: het contract noemt de troef.
trump-refusal-suit-turned = In deze ronde wordt een kaart opengelegd, en de kleur daarvan is troef.
trump-refusal-dealer-names-suit = {$card} is opengelegd: de deler noemt een kleur.
trump-refusal-turned-twice = De opengelegde kaart is al genoteerd: {$card}.
trump-remedy-suit = Geef schoppen, harten, ruiten of klaveren.
trump-rule-turn-up = De volgende kaart wordt opengelegd, en de kleur daarvan is troef{ $all_dealt ->
    [last_card] ; waar alle kaarten gedeeld zijn, is het de kleur van de laatste kaart van de deler
    [no_trump] ; zijn alle kaarten gedeeld, dan is er geen troef
   *[never] {""}
}.
trump-rule-some-cards-none = Bij sommige opengelegde kaarten is er geen troef.
trump-rule-dealer-names = De deler mag een andere noemen.
trump-plural = troef
trump-bower = {$card} ({ $is_jack ->
    [true] linkerboer: {$suit}
   *[false] telt als {$suit}
})
trump-in-every-deal = {$card} (altijd troef)
trump-of-other-suits = Ook troef: {$cards}.
trump-rule-in-every-deal = Deze kaarten zijn in elk spel troef, van hoog naar laag: {$cards}.
trump-rule-ranks = In de troefkleur is de volgorde van hoog naar laag: {$ranks}.
trump-rule-bower = De {$rank} van de andere kleur met dezelfde tint hoort bij de troefkleur, direct onder de {$rank} daarvan.
