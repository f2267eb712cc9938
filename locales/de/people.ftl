people-error-unreadable = Die Datei kann nicht gelesen werden: {$reason}.
people-error-circle = Die Namen darin verweisen ab {$name} im Kreis aufeinander.
people-error-unknown = Niemand namens {$name} hat je mitgespielt.{$suggestion}
people-error-same = Beide Namen gehören schon zu {$player}.
people-error-together = {$player} und {$other} haben in Partie {$game} zusammen gespielt, sind also zwei Personen.
people-error-not-merged = {$name} ist mit niemandem zusammengelegt.
people-error-no-game = Eine Partie {$game} gibt es nicht.
people-error-not-in-game = {$name} hat in Partie {$game} nicht mitgespielt.
people-error-taken = {$name} hat in Partie {$game} auch mitgespielt.
people-error-incomplete = Geben Sie die Partien und den Namen darin an oder, um ein Zusammenlegen aufzuheben, keines von beiden.
people-split-again = {$name} und {$player} sind wieder zwei Personen.
people-renamed-again = {$player} heißt wieder {$name} in {$games}.
people-merged = {$name} und {$player} sind in jeder Partie eine Person.
people-adopted = Namen, die in der Datei dieselbe Person meinen, meinen sie nun auch hier.
people-different = In der Datei ist {$name} dasselbe wie {$other}, hier weiterhin {$player}.
people-renamed = {$old_name} heißt {$player} in {$games}.
people-games-named = { $number ->
    [one] Partie
   *[other] den Partien
} {$games}
people-error-hidden = {$player} ist schon ausgeblendet.
people-error-not-hidden = {$player} ist nicht ausgeblendet.
people-hidden = {$player} steht nicht mehr auf Seiten.
people-shown = {$player} steht wieder auf Seiten.
