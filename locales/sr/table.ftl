table-progress-one-deal = jedino deljenje
table-progress-all-deals = sva deljenja ({$deals})
table-progress-with-extras = sva deljenja ({ $deals ->
    [one] {$deals} deljenje
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
}) i { $extras ->
    [one] {$extras} dodatno deljenje
    [few] {$extras} dodatna deljenja
   *[other] {$extras} dodatnih deljenja
}
table-progress-complete = odigrano: {$deals}
table-progress-partial = odigrano deljenja: {$played} od {$scheduled}
table-progress-over = završena posle {$deals} deljenja
table-progress-result = poznat je samo rezultat
table-progress-played = { $deals ->
    [one] odigrano {$deals} deljenje
    [few] odigrana {$deals} deljenja
   *[other] odigrano {$deals} deljenja
}
table-players-and-winners = {$players}; pobeda: {$winners}
table-trump-turned = okrenuto
table-trump-drawn = izvučen ili izabran
table-ruling = Deljenje {$deal}, { $incident ->
    [revoke] renons
    [misdeal] pogrešno deljenje
   *[other] ostalo
}: „{$reason}“
table-cards-no-trump = {$cards}, sans
table-trump-by-contract = po kontraktu
table-dealer = deli {$name}{ $sits_out ->
    [true] {" "}i ne igra
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} pre prve partije: {$total}
   *[deal] {$player} pre prvog deljenja: {$total}
}
table-chart-point = { $step ->
    [game] {$player} posle partije {$number}: {$total}
   *[deal] {$player} posle deljenja {$number}: {$total}
}
table-caption-paper-hands = licitacija (promašena podvučena)
table-caption-paper-tricks = štihovi (podvučeno bez većine)
table-caption-hands = licitacija/uzeto, ✓ ispunjeno ili ✗ promašeno, poeni
table-caption-contracts = ✓ kontrakt ispunjen ili ✗ promašen, poeni
table-caption-tricks = štihovi, ✓ za većinu, poeni
table-caption-paper = Za svakog igrača: {$cells}, zbir{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}
table-caption-sheet = Za svakog igrača: {$cells}{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}, zbir
table-standings-final-title = Konačni poredak
table-standings-hands = Poeni, ispunjena i promašena deljenja
table-standings-contracts = Poeni, dobijeni i izgubljeni kontrakti
table-standings-tricks = Poeni, dobijena i izgubljena deljenja
table-blank-forehead = {"*"} Na čelu: svoje karte niko ne gleda.
table-standings-zero-finish = {" "}(kraj na nuli)
table-standings-line = Poredak: {$places}
table-chart-description = Tekući zbirovi. Posle { $step ->
    [game] { $steps ->
        [one] {$steps} partije
        [few] {$steps} partije
       *[other] {$steps} partija
    }
   *[deal] { $steps ->
        [one] {$steps} deljenja
        [few] {$steps} deljenja
       *[other] {$steps} deljenja
    }
}: {$totals}.
table-allowed-breach = po odluci stola dozvoljeno, a protiv pravila {$rule}: {$reason}
table-stands-by-law = Po {$law} ostaje kako jeste.
table-deal-number = Deljenje {$number}
table-extra-mark = dodatno {$mark}
table-scoring = bodovanje {$score}
table-totals = Zbirovi: {$totals}
table-notes-title = Beleške
table-rulings-title = Odluke stola
table-incidents-title = Nepravilnosti
table-blank-title = prazna tabela
table-blank-date = Datum
table-blank-place = Mesto
table-blank-caption = Sva deljenja, sa mestom za pisanje
table-chart-title = Tekući zbirovi
table-chart-caption = Zbir svakog igrača posle svakog deljenja.
table-sheet-title = Tabela
table-explanation-title = Objašnjen svaki poen
table-explanation-hint = Otvorite deljenje da vidite odakle su poeni.
table-sheet-link = Nazad na tabelu
table-standings-title = Poredak
table-run = { $is_made ->
    [true] {""}
   *[false] promašeno{" "}
}{$deals} od {$length}
table-runs-title = Nizovi u toku
table-bonus-mark = {"*"} sa premijom za niz
table-progress-ended = završeno posle deljenja {$played} od {$scheduled}
table-end-title = Kraj partije
