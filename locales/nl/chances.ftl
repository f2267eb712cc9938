chances-omissions = Niet meegeteld: extra rondes die niet begonnen zijn, rondes die niet gespeeld worden, en latere beslissingen van de spelers.
chances-error-endless = Deze partij heeft geen laatste ronde en gaat door tot de punten of de gewonnen partijen er een einde aan maken. Kansen worden alleen berekend als het aantal rondes vastligt.
chances-error-tallies = Met wat er in deze partij naast de slagen geteld wordt, zijn er geen kansen te berekenen.
chances-error-out = In deze partij vallen spelers af, dus worden de kansen niet berekend.
chances-error-too-open = Er staat in deze partij nog te veel open om de kansen te berekenen.
chances-place-alone = De ongedeelde eerste plaats
chances-place-shared = De eerste plaats, desnoods gedeeld,
chances-place-first = De eerste plaats
chances-certain = {$place} is zeker voor {$side}.
chances-certain-rival = {$place} is zeker voor {$side}: {$rival}, {$distance}, kan hoogstens {$points} inlopen.
chances-impossible-gain = {$place} is buiten bereik voor {$side}: {$distance}, met hoogstens {$points} in te lopen.
chances-impossible = {$place} is buiten bereik voor {$side}: niets in de resterende rondes leidt ernaartoe.
chances-open = {$place} is open voor {$side}: er kan te veel gebeuren om het te berekenen.
chances-distance-ahead = {$points} vóór {$side}
chances-distance-level = gelijk met {$side}
chances-distance-behind = {$points} achter {$side}
chances-tricks-range = {$range} slagen
chances-tricks-number = { $number ->
    [one] {$number} slag
   *[other] {$number} slagen
}
chances-need-impossible = {$side}: de eerste plaats is buiten bereik.
chances-need-possible = {$side}: met {$tricks} hangt de eerste plaats van de anderen af.
chances-need-certain = {$side}: de eerste plaats is zeker met {$tricks}, en anders buiten bereik.
chances-need-certain-possible = {$side}: de eerste plaats is zeker met {$certain}; met {$possible} hangt dat van de anderen af.
chances-decided-certain = De eerste plaats is zeker voor {$sides}.
chances-decided-impossible = De eerste plaats is buiten bereik voor {$sides}.
chances-line-caption = Eén manier waarop {$side} { $alone ->
    [true] als enige eerste wordt:
   *[false] eerste wordt:
}
chances-deals-left = Nog { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
}, de lopende meegerekend.
chances-verdict = { $verdict ->
    [certain] zeker
    [possible] mogelijk
    [impossible] onmogelijk
   *[open] open
}
chances-line-rest = … en nog { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
}, zoals het programma ze heeft uitgespeeld.
