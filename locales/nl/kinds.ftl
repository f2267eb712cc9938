due-kind = {$player} kiest het soort spel.
kind-left = {$player} heeft nog: {$kinds}.
entry-kind = soort spel: {$kind}
kind-rule-none = Alle rondes zijn van één soort.
kind-rule-chosen = { $chooser ->
    [schedule] Het speelplan zegt welk soort spel elke ronde is.
    [next] De speler naast de deler kiest het soort spel, elk soort één keer.
   *[dealer] De deler kiest het soort spel, elk soort één keer.
}
kind-rule-counts = geteld: {$tallies}
kind-rule-times = { $times ->
    [one] {$times} keer per speler
   *[other] {$times} keer per speler
}
kind-refusal-spent = {$player} heeft {$kind} al gekozen, in ronde {$deal}.
kind-refusal-chosen = {$kind} is gekozen voor ronde {$deal}.
kind-refusal-scheduled = Het schema zegt {$kind} voor deze ronde.
kind-refusal-missing = {$player} heeft het soort spel nog niet gekozen.
kind-refusal-tally = In {$kind} worden {$tally} niet geteld.
rules-error-kind-misere = Alleen geboden aantallen slagen kunnen allemaal 0 zijn.
