numbers-refusal-none-given = No numbers given.
dead-hand-refusal = {$player} deals and sits this deal out as the dead hand: no bid and no tricks.
entry-refusal-not-in-rules = These rules do not allow that.
dead-hand-remedy = The others bid and take tricks.
refusal-open-choices = Open to {$player}:
