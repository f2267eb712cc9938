trump-joker-none = Si la carta vuelta es {$joker}, no hay triunfo.
trump-joker-suit = Si la carta vuelta es {$joker}, quien reparte nombra el palo.
trump-joker-either = Si la carta vuelta es {$joker}, quien reparte nombra el palo, o sin triunfo.
trump-rule-always = {$suit} es siempre el triunfo.
trump-rule-none = No hay triunfo.
trump-none = sin triunfo
trump-rule-cycle = Los triunfos siguen un ciclo fijo desde la primera mano: {$trumps}.
trump-rule-drawn = En cada mano se sortea o se nombra el palo de triunfo, o no hay triunfo.
trump-rule-led = El triunfo es el palo de la primera carta jugada.
trump-rule-named = El contrato nombra el triunfo, o que no lo hay.
trump-rule-talon = Se vuelve sobre el mazo la {$ordinal} carta, y su palo es triunfo toda la mano.
trump-refusal-all-dealt = Esta mano no tiene triunfo: con {$cards} para cada jugador no queda carta que volver.
trump-refusal-no-trump = Esta mano no tiene triunfo.
trump-refusal-fixed = El triunfo de esta mano es fijo: {$trump}.
trump-refusal-recorded = El triunfo de esta mano ya está anotado: {$trump}.
trump-refusal-missing = El triunfo de esta mano no está anotado, y con {$suit} se doblarían sus puntos.
trump-refusal-named-by-contract = No se vuelve ninguna carta: el contrato nombra el triunfo.
trump-refusal-suit-turned = En esta mano se vuelve una carta, y su palo es triunfo.
trump-refusal-dealer-names-suit = La carta vuelta es {$card}: quien reparte nombra un palo.
trump-refusal-turned-twice = La carta vuelta ya está anotada: {$card}.
trump-remedy-suit = Indicar el palo: picas o espadas, corazones o copas, diamantes u oros, tréboles o bastos.
trump-rule-turn-up = Se vuelve la carta siguiente, y su palo es triunfo{ $all_dealt ->
    [last_card] ; donde se reparten todas las cartas, es el palo de la última de quien reparte
    [no_trump] ; si se reparten todas las cartas, no hay triunfo
   *[never] {""}
}.
trump-rule-some-cards-none = Con algunas cartas vueltas no hay triunfo.
trump-rule-dealer-names = Quien reparte puede nombrar otro.
trump-plural = triunfos
trump-bower = {$card} ({ $is_jack ->
    [true] jota izquierda: {$suit}
   *[false] cuenta como {$suit}
})
trump-in-every-deal = {$card} (siempre triunfo)
trump-of-other-suits = También son triunfos: {$cards}.
trump-rule-in-every-deal = En cada mano son triunfos, de mayor a menor: {$cards}.
trump-rule-ranks = En el palo de triunfo el orden es, de mayor a menor: {$ranks}.
trump-rule-bower = La carta {$rank} del otro palo del mismo color pertenece al triunfo, justo por debajo de la carta {$rank} del palo de triunfo.
