due-kind = {$player} wählt die Art des Spiels.
kind-left = {$player} hat noch: {$kinds}.
entry-kind = Art des Spiels: {$kind}
kind-rule-none = Alle Spiele sind von einer Art.
kind-rule-chosen = { $chooser ->
    [schedule] Der Spielplan sagt, von welcher Art jedes Spiel ist.
    [next] Der Spieler neben dem Geber wählt die Art des Spiels, jede einmal.
   *[dealer] Der Geber wählt die Art des Spiels, jede einmal.
}
kind-rule-counts = gezählt werden {$tallies}
kind-rule-times = { $times ->
    [one] {$times}-mal je Spieler
   *[other] {$times}-mal je Spieler
}
kind-refusal-spent = {$player} hat {$kind} schon gewählt, in Spiel {$deal}.
kind-refusal-chosen = {$kind} ist für Spiel {$deal} gewählt.
kind-refusal-scheduled = Der Spielplan sieht hier {$kind} vor.
kind-refusal-missing = {$player} hat die Art des Spiels noch nicht gewählt.
kind-refusal-tally = In {$kind} werden {$tally} nicht gezählt.
rules-error-kind-misere = Nur angesagte Stichzahlen können alle 0 sein.
