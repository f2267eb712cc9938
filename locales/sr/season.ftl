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
