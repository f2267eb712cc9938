numbers-refusal-none-given = Aucun nombre donné.
dead-hand-refusal = {$player} donne et fait le mort dans cette donne : ni annonce ni plis.
entry-refusal-not-in-rules = Ces règles ne le permettent pas.
dead-hand-remedy = Les autres annoncent et font des plis.
refusal-open-choices = Permis ({$player}) :
