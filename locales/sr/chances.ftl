chances-omissions = Ne računa se: dodatna deljenja koja nisu počela, poništena deljenja i kasnije odluke stola.
chances-error-endless = Ova partija nema poslednje deljenje: traje dok ne odluče poeni ili dobijene partije. Izgledi se računaju samo kad je broj deljenja određen.
chances-error-tallies = Izgledi se ne mogu izračunati uz ono što se u ovoj partiji broji osim štihova.
chances-error-out = Iz ove partije igrači ispadaju, pa se izgledi ne računaju.
chances-error-too-open = U ovoj partiji je još previše neizvesno da bi se izračunali izgledi.
chances-place-alone = Samostalno prvo mesto
chances-place-shared = Bar podeljeno prvo mesto
chances-place-first = Prvo mesto
chances-certain = {$place} je sigurno: {$side}.
chances-certain-rival = {$place} je sigurno: {$side}. {$rival}, {$distance}, može da dobije najviše {$points}.
chances-impossible-gain = {$place} je nedostižno: {$side}, {$distance}, može da dobije najviše {$points}.
chances-impossible = {$place} je nedostižno: {$side}. Ništa u preostalim deljenjima ne vodi dotle.
chances-open = {$place} je neizvesno: {$side}. Previše toga može da se desi da bi se izračunalo.
chances-distance-ahead = {$points} ispred: {$side}
chances-distance-level = izjednačeno ({$side})
chances-distance-behind = {$points} iza: {$side}
chances-tricks-range = broj štihova {$range}
chances-tricks-number = { $number ->
    [one] {$number} štih
    [few] {$number} štiha
   *[other] {$number} štihova
}
chances-need-impossible = {$side}: prvo mesto je nedostižno.
chances-need-possible = {$side}: uz {$tricks} prvo mesto zavisi od drugih.
chances-need-certain = {$side}: prvo mesto je sigurno uz {$tricks}, a inače nedostižno.
chances-need-certain-possible = {$side}: prvo mesto je sigurno uz {$certain}; uz {$possible} zavisi od drugih.
chances-decided-certain = Prvo mesto je sigurno: {$sides}.
chances-decided-impossible = Prvo mesto je nedostižno: {$sides}.
chances-line-caption = Tok partije u kome {$side} osvaja { $alone ->
    [true] samostalno prvo mesto:
   *[false] prvo mesto:
}
chances-line-rest = … i još { $deals ->
    [one] {$deals} deljenje
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
}, koja je program odigrao do kraja.
chances-deals-left = { $deals ->
    [one] Preostalo je {$deals} deljenje, računajući i tekuće.
    [few] Preostala su {$deals} deljenja, računajući i tekuće.
   *[other] Preostalo je {$deals} deljenja, računajući i tekuće.
}
chances-verdict = { $verdict ->
    [certain] sigurno
    [possible] moguće
    [impossible] nemoguće
   *[open] neizvesno
}
