due-kind = {$player} alege jocul.
kind-left = {$player} mai poate alege: {$kinds}.
entry-kind = jocul ales: {$kind}
kind-rule-none = Toate rundele sunt de același fel.
kind-rule-chosen = { $chooser ->
    [schedule] Schema spune ce joc este fiecare rundă.
    [next] Jucătorul de lângă împărțitor alege jocul, fiecare joc o dată.
   *[dealer] Împărțitorul alege jocul, fiecare joc o dată.
}
kind-rule-counts = se numără {$tallies}
kind-rule-times = { $times ->
    [one] o dată pentru fiecare jucător
    [few] de {$times} ori pentru fiecare jucător
   *[other] de {$times} de ori pentru fiecare jucător
}
kind-refusal-spent = {$player} a mai ales {$kind}, în runda {$deal}.
kind-refusal-chosen = Pentru runda {$deal} s-a ales {$kind}.
kind-refusal-scheduled = După schemă, în această rundă se joacă {$kind}.
kind-refusal-missing = {$player} nu a ales încă jocul.
kind-refusal-tally = La {$kind} nu se numără {$tally}.
rules-error-kind-misere = Numai licitațiile cu numere de levate pot fi toate 0.
