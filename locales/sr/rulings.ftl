incident-revoke = renons
incident-misdeal = pogrešno deljenje
incident-other = druga nepravilnost
ruling-with-points = odluka stola, {$incident}: „{$reason}“
ruling-without-points = odluka stola, {$incident}: „{$reason}“, bez poena
ruling-counted-later = računa se kad se deljenje završi
note-refusal-too-many = U ovoj partiji beležaka već ima {$most}, a više ne može.
text-refusal-empty = { $kind ->
    [note] Beleška mora
    [title] Naslov mora
    [reason] Razlog mora
   *[other] Tekst mora
} da ima bar jedan vidljiv znak.
text-refusal-too-long = { $kind ->
    [note] Beleška je preduga
    [title] Naslov je predug
    [reason] Razlog je predug
   *[other] Tekst je predug
}: najviše {$longest} znakova.
text-refusal-invisible = { $kind ->
    [note] Beleška
    [title] Naslov
    [reason] Razlog
   *[other] Tekst
} ne sme da sadrži U+{$code}, kontrolni ili nevidljiv znak.
ruling-refusal-no-reason = Odluka mora da ima razlog.
ruling-refusal-too-many = Odluka u ovoj partiji već ima {$most}, a više ne može.
ruling-refusal-points-twice = Poeni su navedeni dvaput ({$player}).
ruling-refusal-points-range = Odluka daje ili uzima od ½ do {$most} poena. Ako ih nema, izostavite ih.
ruling-refusal-unit-half = Poeni su celi ili imaju polovinu: 5, -2.5, ½.
ruling-refusal-unit-tenth = Poeni su celi ili imaju jednu decimalu: 5, -2.5.
ruling-refusal-no-seat = Tu niko ne sedi.
ruling-doubt-points = {$reason} liči na poene odluke, a ne na njen razlog.
end-refusal-nothing-played = Nijedno deljenje nije odigrano, pa nema šta da se rangira.
end-deal-left-out = Deljenje {$deal} je počelo, ali nije obračunato, pa se { $is_ruled ->
    [true] ne računa ni ono, ni ono što je u njemu presuđeno
   *[other] ne računa
}.
end-ask = { $abandoned ->
    [true] Prekinuti partiju bez rezultata?
   *[other] Završiti partiju kako stoji?
}
end-declined = Partija se nastavlja.
end-title = Završi partiju
end-option = { $abandoned ->
    [true] bez rezultata
   *[other] kako stoji
}
end-refusal-by-table = Igrači su završili partiju posle deljenja: {$deals}.
annul-refusal-not-over = Deljenje {$deal} nije završeno, pa nema šta da se poništi.
annul-refusal-twice = Deljenje {$deal} je već poništeno.
annul-refusal-too-many = U ovoj partiji više nijedno deljenje ne može da se poništi.
annul-note-again = Poništeno i odigrano ponovo kao deljenje {$deal}.
annul-note-due = Poništeno; igra se ponovo posle poslednjeg deljenja.
annul-note-left-out = Poništeno; ništa se ne igra umesto njega.
annul-note-replay = Odigrano umesto deljenja {$deal}, koje je poništeno.
ruling-refusal-annulled = Deljenje {$deal} je poništeno, pa nijedna odluka za njega ne može da se računa.
ruling-refusal-not-in-progress = Deljenje {$deal} nije u toku, pa nijedna odluka ne može da ga završi.
ruling-closes = {$ruling}; time se deljenje završava
ruling-note-closed = Završeno odlukom stola, bez štihova.
redeal-title = Deli ponovo
redeal-option-same = isti delilac
redeal-option-next = sledeći delilac
redeal-option-annul = deljenje {$deal}, koje se onda ne računa
incident-refusal-too-many = Nepravilnosti u ovoj partiji već ima {$most}, a više ne može.
incident-refusal-none = Nepravilnost {$number} nije zapisana.
incident-refusal-number-taken = Nepravilnost {$number} je već zapisana.
incident-refusal-option = Izbora {$taken} ovde nema.
incident-refusal-not-open = Kod nepravilnosti {$number} više nema šta da se bira.
incident-refusal-too-late = Kasno je za izbor kod nepravilnosti {$number}: { $until ->
    [next] počelo je sledeće deljenje
    [over] partija je gotova
   *[other] deljenje je gotovo
}. { $option ->
    [waive] Niko nije izabrao, pa važi da se od izbora odustalo.
   *[other] Niko nije izabrao, pa važi {$option}.
}
incident-remedy-options = Izaberite jedno od ovoga: {$options}.
redeal-doubt-deal = {$deal} liči na broj deljenja, a ne na razlog za novo deljenje.
