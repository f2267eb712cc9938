# Tabela sezone.
season-evenings = { $number ->
    [one] {$number} veče
    [few] {$number} večeri
   *[other] {$number} večeri
}
season-empty = Nijedno veče sezone još nije završeno.
season-not-over = Još nije završeno, pa se ne računa: {$evenings}.
season-too-few = Za plasman treba bar { $least ->
    [one] {$least} veče
    [few] {$least} večeri
   *[other] {$least} večeri
}.
season-heading-counted = računa se
season-heading-evening = veče
season-refusal-unknown = Nema večeri ni partije {$id}.{$suggestion}
season-refusal-points = Poeni partije {$evening} ne mogu da se saberu: { $reason ->
    [low] tu pobeđuje najmanji zbir
    [part] nisu poznata sva njena deljenja
    [rules] druge partije sezone igrane su po drugim pravilima
   *[match] partija nema meč-poene
}. Neka se računaju mesta: {"of"} = "{"places"}".
season-refusal-value = { $fault ->
    [empty] {"places"} je prazno. Navedite poene svakog mesta, na primer [10, 8, 6]
    [unused] {"places"} važi samo uz {"of"} = "{"places"}"
    [rising] Mesto ne može da vredi više od mesta ispred njega
    [twice] Ovo je već navedeno u {"ties"}
   *[range] {"until"} je pre {"since"}
}.
