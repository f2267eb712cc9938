numbers-refusal-none-given = Nu s-a dat niciun număr.
dead-hand-refusal = {$player} împarte și stă pe margine, ca mână moartă: fără licitație și levate.
entry-refusal-not-in-rules = Aceste reguli nu permit asta.
dead-hand-remedy = Licitează și fac levate ceilalți.
refusal-open-choices = Permis pentru {$player}:
