due-kind = Vrstu deljenja bira {$player}.
kind-left = {$player} još može da bira: {$kinds}.
entry-kind = vrsta deljenja: {$kind}
kind-rule-none = Sva deljenja su iste vrste.
kind-rule-chosen = { $chooser ->
    [schedule] Raspored kaže koje je vrste svako deljenje.
    [next] Vrstu deljenja bira igrač do delioca, svaku jednom.
   *[dealer] Vrstu deljenja bira delilac, svaku jednom.
}
kind-rule-counts = broje se {$tallies}
kind-rule-times = { $times ->
    [one] {$times} put za svakog igrača
    [few] {$times} puta za svakog igrača
   *[other] {$times} puta za svakog igrača
}
kind-refusal-spent = {$player}: {$kind} je već izabrano, u deljenju {$deal}.
kind-refusal-chosen = Za deljenje {$deal} je izabrano: {$kind}.
kind-refusal-scheduled = Po rasporedu je ovo deljenje: {$kind}.
kind-refusal-missing = Vrsta deljenja još nije izabrana; bira {$player}.
kind-refusal-tally = U vrsti {$kind} se ne broje {$tally}.
rules-error-kind-misere = Samo licitirani brojevi štihova mogu svi da budu 0.
