tally-rule-none = Nimic în afară de levate.
tally-rule-choices = Nimic în afară de levate, decât dacă masa alege: {$tallies}
tally-rule-bid-made = Nimic dacă licitația este ratată.
tally-rule-half-off = Jumătate dacă este ratată cu cel mult {$tricks}.
tally-rule-recorded = Se notează în fiecare rundă.
tally-rule-carried = {$tally}: la fiecare {$number} ale unei părți, {$points}, iar restul se reportează.
tally-rule-each = {$points} fiecare
tally-rule-number = { $points ->
    [one] {$points} punct
    [few] {$points} puncte
   *[other] {$points} de puncte
} pentru {$number}
tally-rule-most = cel mult {$most} într-o rundă
tally-rule-total = {$total} în fiecare rundă
tally-rule-against = numai împotriva contractului
tally-rule-declarer = numai pentru contract
tally-rule-within-tricks = cel mult câte levate are jucătorul
tally-rule-distinct = câte un număr diferit pentru fiecare jucător
tally-rule-short-by = Le punctează numai o parte căreia îi mai lipsesc cel puțin {$points} până la încheierea partidei, și nimeni dacă levatele au încheiat-o deja.
tally-worth-carried = {$tally}: {$before} + {$number} = {$total}: {$times} × {$each} = {$worth}, rest reportat {$rest}
tally-unscored-bid-missed = {$tally}: {$number}: licitație ratată: 0
tally-half = {$tally}: {$number}: jumătate pentru o licitație aproape făcută: {$points}
tally-unscored-near-end = nu se punctează pentru o parte căreia îi lipsesc mai puțin de { $points ->
    [one] {$points} punct
    [few] {$points} puncte
   *[other] {$points} de puncte
}
tally-unscored-game-ended = levatele au încheiat partida înaintea lor
tally-so-far = Numărat până acum: {$tallies}
tally-refusal-not-recorded = {$tally}: rezultă din levatele făcute și nu se notează.
tally-this-game = Această partidă
tally-refusal-none = {$rules}, cum se joacă la această masă, nu are de numărat nimic în afară de levate.
tally-refusal-range = {$player} poate avea între 0 și {$most} {$tally} în această rundă.
tally-refusal-distinct = {$player} nu poate avea {$number}. {$tally}: câte un număr diferit pentru fiecare jucător, de la 1 la {$most}.
tally-doubt-all = {$player} are tot ({$all}). Notează întâi {$tally}: 1 dacă este așa, 0 dacă nu.
tally-refusal-sum = Ar fi {$sum} {$tally} în această rundă, unde pot fi cel mult {$most}.
tally-refusal-missing = Fiecare rundă are {$total} ({$tally}); numărate: {$sum}.
tally-refusal-declarer = {$player} joacă contractul, iar {$tally} se numără numai la ceilalți.
tally-refusal-against = {$player} nu joacă contractul, iar {$tally} se numără numai la declarant.
tally-refusal-not-all = {$player}: {$tally} numai împreună cu toate ({$needed}).
tally-refusal-twice = Pentru {$player} sunt date două numere.
tally-refusal-recorded = Pentru {$player} este deja notat {$tally}: {$number}.
tally-refusal-above-tricks = {$player} nu poate avea {$tricks}: la {$tally} numărul este {$number}, și fiecare înseamnă o levată.
tally-refusal-by-cards = După cărțile notate, {$tally} pentru {$player} nu poate fi {$number}. Decide levata {$trick}, luată de {$winner}.
tally-refusal-late = Runda {$deal} s-a încheiat: {$tally} se notează înaintea levatelor.
tally-advice-one-number = Dați câte un număr pentru fiecare jucător.
tally-advice-count-again = Numărați din nou.
tally-advice-choose = Alegeți {$tallies}.
tally-unscored-case = {$tally}: {$number}: se plătește cazul special: 0
