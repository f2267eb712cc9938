# Clasamentul unui sezon.
season-evenings = { $number ->
    [one] {$number} seară
    [few] {$number} seri
   *[other] {$number} de seri
}
season-empty = Nicio seară a sezonului nu s-a încheiat încă.
season-not-over = Nu s-au încheiat încă și nu se iau în calcul: {$evenings}.
season-too-few = Pentru un loc în clasament { $least ->
    [one] este necesară cel puțin {$least} seară
    [few] sunt necesare cel puțin {$least} seri
   *[other] sunt necesare cel puțin {$least} de seri
}.
season-heading-counted = se socotesc
season-heading-evening = seară
season-refusal-unknown = Nu există nicio seară și nicio partidă {$id}.{$suggestion}
season-refusal-points = Punctele partidei {$evening} nu se pot aduna: { $reason ->
    [low] acolo câștigă totalul cel mai mic
    [part] nu i se cunosc toate rundele
    [rules] alte partide ale sezonului au alte reguli
   *[match] o partidă nu are puncte de meci
}. Socotiți locurile: of = "places".
season-refusal-value = { $fault ->
    [empty] places este goală. Dați punctele fiecărui loc, de exemplu [10, 8, 6]
    [unused] places contează numai cu of = "places"
    [rising] Un loc nu poate valora mai mult decât cel dinaintea lui
    [twice] Aceasta se află deja în ties
   *[range] until este înainte de since
}.
