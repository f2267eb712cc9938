contract-target-thirteen = toate cele treisprezece levate
contract-target-least = cel puțin { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}
contract-target-none = nicio levată
contract-target-one = exact o levată
contract-target-exact = exact {$tricks} levate
contract-note-discard = Fiecare poate arunca o carte înainte de prima levată. {$reading}
contract-note-leader = Iese {$player}.
contract-note-target = { $several ->
    [true] {$players}, ținta fiecăruia: {$target}.
   *[false] {$players}, ținta: {$target}.
}
contract-side-pair = {$declarers} cu {$partner}
contract-side-several = {$declarers}, fiecare pe cont propriu
# drops: $several
contract-note-open-hand = După a doua levată joacă cu cărțile pe masă: {$declarers}.
contract-note-partner-out = {$declarer} joacă fără partener, care își lasă cărțile jos.
contract-bid-by-players = {$bid} ({$players})
contract-challenger = parte declarantă
contract-opponent = parte adversă
contract-opponent-made = parte adversă la un contract reușit
contract-all-tricks = {$player}: toate levatele
contract-pay-trick = apoi {$points} pentru fiecare levată în plus
contract-pay-trick-limited = apoi {$points} pentru fiecare levată în plus (cel mult {$most})
contract-pay-table = {$points} pentru o levată, două și așa mai departe
contract-pay-all-tricks = toate levatele {$points}
contract-pay-multiplied = totul de {$multiplier} ori
contract-times-deal = pentru această rundă
contract-pay-opponents = fiecare adversar atunci {$points}
contract-pay-opponents-made = fiecare adversar al unui contract câștigat {$points}
contract-pay-each-other = se decontează cu fiecare dintre ceilalți
contract-pay-one-winner = fiecare dintre cei care pierd plătește unuia dintre cei care câștigă
contract-pay-row = {$bid}: câștigat {$won}; pierdut {$lost}
contract-result-made = reușit cu { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}
contract-result-failed = ratat cu { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}
contract-result-short = { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
} lipsă
contract-result-laws = { $made ->
    [true] reușit
   *[false] pierdut
} după legi, cu { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}
contract-points-sum = {$bid} ({$player}), {$reason}: {$sum}
contract-points-for-bid = Puncte pentru {$bid}
contract-refusal-missing = Pentru această rundă nu este notat niciun contract.
contract-refusal-played-alone = {$bid} se joacă fără partener.
contract-refusal-sides-fixed = În acest joc partenerii stau față în față, așa că nu se numește niciunul.
contract-factor-unknown = {$word} nu este unul dintre cuvintele care înmulțesc un contract: {$factors}.
contract-refusal-words = {$first} și {$second} nu merg împreună: spuneți numai unul.
contract-refusal-partner-missing = {$bid} se joacă în doi: indicați partenerul.
contract-refusal-own-partner = {$player} nu poate fi și declarant, și partener.
contract-refusal-one-declarer = Într-o rundă {$bid} poate fi jucat de un singur jucător.
contract-refusal-declarer-twice = {$player} apare de două ori.
contract-remedy-one-declarer = Indicați un jucător.
contract-remedy-different-players = Indicați jucători diferiți.
contract-remedy-omit-suit = Nu dați culoarea.
contract-remedy-give-trump = Dați atuul împreună cu anunțul.
contract-remedy-omit-partner = Nu dați partenerul.
contract-target-tallies = {$tallies}: { $is_exact ->
    [true] exact {$number}
   *[false] cel puțin {$number}
}
contract-result-counted = { $made ->
    [true] reușit cu {$number} (trebuie {$target})
   *[false] pierdut cu {$number} (trebuie {$target})
}
