trump-joker-none = Si c’est la carte {$joker}, il n’y a pas d’atout.
trump-joker-suit = Si c’est la carte {$joker}, le donneur nomme la couleur.
trump-joker-either = Si c’est la carte {$joker}, le donneur nomme la couleur, ou sans atout.
trump-rule-always = {$suit} est toujours atout.
trump-rule-none = Il n’y a pas d’atout.
trump-none = sans atout
trump-rule-cycle = Les atouts suivent un cycle fixe dès la première donne : {$trumps}.
trump-rule-drawn = Pour chaque donne, une couleur d’atout est tirée au sort ou nommée, ou il n’y a pas d’atout.
trump-rule-led = La couleur de la première carte jouée est l’atout.
trump-rule-named = Le contrat nomme l’atout, ou le sans-atout.
trump-rule-talon = La {$ordinal} carte est retournée sur le talon ; sa couleur est l’atout de toute la donne.
trump-refusal-all-dealt = Cette donne n’a pas d’atout : à {$cards} par joueur, il ne reste pas de carte à retourner.
trump-refusal-no-trump = Cette donne n’a pas d’atout.
trump-refusal-fixed = L’atout de cette donne est fixe : {$trump}.
trump-refusal-recorded = L’atout de cette donne est déjà noté : {$trump}.
trump-refusal-missing = L’atout de cette donne n’est pas noté, et {$suit} en doublerait les points.
trump-refusal-named-by-contract = Aucune carte n’est retournée : le contrat nomme l’atout.
trump-refusal-suit-turned = Une carte est retournée dans cette donne, et sa couleur est l’atout.
trump-refusal-dealer-names-suit = {$card} est retournée : le donneur nomme une couleur.
trump-refusal-turned-twice = La carte retournée est déjà notée : {$card}.
trump-remedy-suit = Donnez pique, cœur, carreau ou trèfle.
trump-rule-turn-up = La carte suivante est retournée et sa couleur est l’atout{ $all_dealt ->
    [last_card]  ; si toutes sont données, c’est la couleur de la dernière carte du donneur
    [no_trump]  ; si toutes sont données, il n’y a pas d’atout
   *[never] {""}
}.
trump-rule-some-cards-none = Avec certaines cartes retournées, on joue sans atout.
trump-rule-dealer-names = Le donneur peut en nommer une autre.
trump-plural = atout
trump-bower = {$card} ({ $is_jack ->
    [true] bower gauche : {$suit}
   *[false] compte comme {$suit}
})
trump-in-every-deal = {$card} (toujours atout)
trump-of-other-suits = Atouts aussi : {$cards}.
trump-rule-in-every-deal = Ces cartes sont atout à chaque donne, de la plus forte à la plus faible : {$cards}.
trump-rule-ranks = À l’atout, les cartes se classent ainsi, de la plus forte à la plus faible : {$ranks}.
trump-rule-bower = La carte {$rank} de l’autre couleur de même teinte appartient à l’atout, juste sous la carte {$rank} d’atout.
