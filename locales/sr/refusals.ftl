numbers-refusal-none-given = Nema brojeva.
dead-hand-refusal = {$player} deli i ne igra ovo deljenje kao mrtva ruka: bez licitacije i štihova.
entry-refusal-not-in-rules = Ova pravila to ne dopuštaju.
dead-hand-remedy = Ostali licitiraju i uzimaju štihove.
refusal-open-choices = Sme {$player}:
