numbers-refusal-none-given = No se ha dado ningún número.
dead-hand-refusal = {$player} reparte y descansa en esta mano, así que no tiene apuesta ni bazas.
entry-refusal-not-in-rules = Estas reglas no lo permiten.
dead-hand-remedy = Piden y hacen bazas los demás.
refusal-open-choices = {$player} puede:
