trump-joker-none = Wird {$joker} aufgedeckt, gibt es keinen Trumpf.
trump-joker-suit = Wird {$joker} aufgedeckt, nennt der Geber die Farbe.
trump-joker-either = Wird {$joker} aufgedeckt, nennt der Geber die Farbe oder sagt „ohne Trumpf“.
trump-rule-always = Trumpf ist immer {$suit}.
trump-rule-none = Es gibt keinen Trumpf.
trump-none = ohne Trumpf
trump-rule-cycle = Die Trümpfe folgen vom ersten Spiel an einer festen Folge: {$trumps}.
trump-rule-drawn = Für jedes Spiel wird eine Trumpffarbe gezogen oder angesagt, oder es gibt keinen Trumpf.
trump-rule-led = Trumpf ist die Farbe der ersten ausgespielten Karte.
trump-rule-named = Der Kontrakt nennt den Trumpf oder „ohne Trumpf“.
trump-rule-talon = Die {$ordinal} Karte wird auf dem Talon aufgedeckt; ihre Farbe ist im ganzen Spiel Trumpf.
trump-refusal-all-dealt = Dieses Spiel hat keinen Trumpf: Bei je {$cards} bleibt keine Karte zum Aufdecken.
trump-refusal-no-trump = Dieses Spiel hat keinen Trumpf.
trump-refusal-fixed = Der Trumpf dieses Spiels steht fest: {$trump}.
trump-refusal-recorded = Der Trumpf dieses Spiels ist schon eingetragen: {$trump}.
trump-refusal-missing = Der Trumpf dieses Spiels ist nicht eingetragen, und mit {$suit} würden seine Punkte doppelt zählen.
trump-refusal-named-by-contract = Es wird keine Karte aufgedeckt: Der Kontrakt nennt den Trumpf.
trump-refusal-suit-turned = In diesem Spiel wird eine Karte aufgedeckt, und ihre Farbe ist Trumpf.
trump-refusal-dealer-names-suit = {$card} ist aufgedeckt: Der Geber nennt eine Farbe.
trump-refusal-turned-twice = Die aufgedeckte Karte ist schon eingetragen: {$card}.
trump-remedy-suit = Geben Sie Pik, Herz, Karo oder Kreuz an.
trump-rule-turn-up = Die nächste Karte wird aufgedeckt, und ihre Farbe ist Trumpf{ $all_dealt ->
    [last_card] ; wo alle Karten gegeben sind, ist es die Farbe der letzten Karte des Gebers
    [no_trump] ; sind alle Karten gegeben, gibt es keinen Trumpf
   *[never] {""}
}.
trump-rule-some-cards-none = Bei manchen aufgedeckten Karten gibt es keinen Trumpf.
trump-rule-dealer-names = Der Geber darf einen anderen nennen.
trump-plural = Trumpf
trump-bower = {$card} ({ $is_jack ->
    [true] linker Bauer: {$suit}
   *[false] zählt zu {$suit}
})
trump-in-every-deal = {$card} (immer Trumpf)
trump-of-other-suits = Trumpf sind auch: {$cards}.
trump-rule-in-every-deal = In jedem Spiel sind Trumpf, von oben nach unten: {$cards}.
trump-rule-ranks = In der Trumpffarbe gilt von oben nach unten: {$ranks}.
trump-rule-bower = {$rank} der anderen gleichfarbigen Farbe gehört zum Trumpf, gleich unter {$rank} der Trumpffarbe.
