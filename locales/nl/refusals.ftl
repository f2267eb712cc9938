numbers-refusal-none-given = Geen getallen gegeven.
dead-hand-refusal = {$player} deelt en speelt deze ronde als dode hand niet mee: geen bod en geen slagen.
entry-refusal-not-in-rules = Deze regels laten dat niet toe.
dead-hand-remedy = De anderen bieden en halen slagen.
refusal-open-choices = Mogelijk voor {$player}:
