people-error-unreadable = Het bestand is niet te lezen: {$reason}.
people-error-circle = De namen verwijzen in een kring naar elkaar, te beginnen met {$name}.
people-error-unknown = Niemand met de naam {$name} heeft ooit meegespeeld.{$suggestion}
people-error-same = Beide namen zijn al van {$player}.
people-error-together = {$player} en {$other} speelden samen in partij {$game} en zijn dus twee spelers.
people-error-not-merged = {$name} is met geen andere speler samengevoegd.
people-error-no-game = Er is geen partij {$game}.
people-error-not-in-game = {$name} deed niet mee in partij {$game}.
people-error-taken = {$name} deed ook mee in partij {$game}.
people-error-incomplete = Geef zowel de partijen als de naam van de speler daarin, of geen van beide om een samenvoeging op te heffen.
people-split-again = {$name} en {$player} zijn weer twee spelers.
people-renamed-again = {$player} is weer {$name} in {$games}.
people-merged = {$name} is {$player} in elke partij.
people-adopted = Namen die in het bestand van één speler zijn, zijn dat nu ook hier.
people-different = In het bestand is {$name} hetzelfde als {$other}; hier is het nog altijd {$player}.
people-renamed = {$old_name} is {$player} in {$games}.
people-games-named = { $number ->
    [one] partij
   *[other] de partijen
} {$games}
people-error-hidden = {$player} is al verborgen.
people-error-not-hidden = {$player} is niet verborgen.
people-hidden = {$player} staat niet meer op pagina’s.
people-shown = {$player} staat weer op pagina’s.
