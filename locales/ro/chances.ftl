chances-omissions = Nu se iau în calcul: rundele suplimentare neîncepute, rundele nule și deciziile ulterioare ale mesei.
chances-error-endless = Această partidă nu are o ultimă rundă: ține până când o încheie punctele sau partidele câștigate. Șansele se calculează numai când numărul de runde este fix.
chances-error-tallies = Șansele nu se pot calcula, pentru că în această partidă nu se numără doar levatele.
chances-error-out = Din această partidă ies jucători pe parcurs, așa că șansele nu se calculează.
chances-error-too-open = În această partidă sunt încă prea multe posibilități ca să se poată calcula șansele.
chances-place-alone = Primul loc neîmpărțit
chances-place-shared = Primul loc, fie și împărțit,
chances-place-first = Primul loc
chances-certain = {$place} este sigur pentru {$side}.
chances-certain-rival = {$place} este sigur pentru {$side}: {$rival}, {$distance}, poate câștiga cel mult {$points}.
chances-impossible-gain = {$place} este exclus pentru {$side}: {$distance}, cu cel mult {$points} de câștigat.
chances-impossible = {$place} este exclus pentru {$side}: nimic din rundele rămase nu mai duce la el.
chances-open = {$place} este încă nedecis pentru {$side}: se pot întâmpla prea multe ca să se poată calcula.
chances-distance-ahead = cu {$points} peste {$side}
chances-distance-level = la egalitate cu {$side}
chances-distance-behind = cu {$points} sub {$side}
chances-tricks-range = {$range} levate
chances-tricks-number = { $number ->
    [one] {$number} levată
    [few] {$number} levate
   *[other] {$number} de levate
}
chances-need-impossible = {$side}: primul loc nu mai poate fi atins.
chances-need-possible = {$side}: cu {$tricks}, primul loc depinde de ceilalți.
chances-need-certain = {$side}: primul loc este sigur cu {$tricks}, altfel nu mai poate fi atins.
chances-need-certain-possible = {$side}: primul loc este sigur cu {$certain}; cu {$possible} depinde de ceilalți.
chances-decided-certain = Primul loc este sigur pentru {$sides}.
chances-decided-impossible = Primul loc este exclus pentru {$sides}.
chances-line-caption = O desfășurare a partidei prin care {$side} iese pe primul loc{ $alone ->
    [true] , neîmpărțit:
   *[false] {":"}
}
chances-line-rest = … și încă { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}, pe care programul le-a jucat până la capăt.
chances-deals-left = { $deals ->
    [one] A rămas {$deals} rundă
    [few] Au rămas {$deals} runde
   *[other] Au rămas {$deals} de runde
}, inclusiv cea în curs.
chances-verdict = { $verdict ->
    [certain] sigur
    [possible] posibil
    [impossible] imposibil
   *[open] nedecis
}
