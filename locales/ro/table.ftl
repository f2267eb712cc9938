table-progress-one-deal = singura rundă
table-progress-all-deals = toate rundele ({$deals})
table-progress-with-extras = toate rundele ({ $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}) și { $extras ->
    [one] {$extras} rundă suplimentară
    [few] {$extras} runde suplimentare
   *[other] {$extras} de runde suplimentare
}
table-progress-complete = jucat: {$deals}
table-progress-partial = runde jucate: {$played} din {$scheduled}
table-progress-over = încheiată după { $deals ->
    [other] {$deals} de runde
   *[few] {$deals} runde
}
table-progress-result = se cunoaște doar rezultatul
table-progress-played = { $deals ->
    [one] {$deals} rundă jucată
    [few] {$deals} runde jucate
   *[other] {$deals} de runde jucate
}
table-players-and-winners = {$players}; câștigă {$winners}
table-trump-turned = întors
table-trump-drawn = tras sau numit
table-ruling = Runda {$deal}, { $incident ->
    [revoke] renonsă
    [misdeal] împărțire greșită
   *[other] altceva
}: „{$reason}”
table-cards-no-trump = {$cards}, fără atu
table-trump-by-contract = după contract
table-dealer = împarte {$name}{ $sits_out ->
    [true] {" "}(pe margine)
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} înainte de prima partidă: {$total}
   *[deal] {$player} înainte de prima rundă: {$total}
}
table-chart-point = { $step ->
    [game] {$player} după partida {$number}: {$total}
   *[deal] {$player} după runda {$number}: {$total}
}
table-caption-paper-hands = licitație (subliniată dacă este ratată)
table-caption-paper-tricks = levate (subliniate dacă nu sunt cele mai multe)
table-caption-hands = licitație/levate, ✓ reușită sau ✗ ratată, puncte
table-caption-contracts = ✓ contract reușit sau ✗ ratat, puncte
table-caption-tricks = levate, ✓ dacă sunt cele mai multe, puncte
table-caption-paper = Pentru fiecare jucător: {$cells}, total{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}
table-caption-sheet = Pentru fiecare jucător: {$cells}{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}, total
table-standings-final-title = Clasament final
table-standings-hands = Puncte, runde reușite și ratate
table-standings-contracts = Puncte, contracte câștigate și pierdute
table-standings-tricks = Puncte, runde câștigate și pierdute
table-blank-forehead = {"*"} La frunte: nimeni nu se uită la cărțile sale.
table-standings-zero-finish = {" "}(final la zero)
table-standings-line = Clasament: {$places}
table-chart-description = Totaluri pe parcurs. După { $step ->
    [game] { $steps ->
        [one] {$steps} partidă
        [few] {$steps} partide
       *[other] {$steps} de partide
    }
   *[deal] { $steps ->
        [one] {$steps} rundă
        [few] {$steps} runde
       *[other] {$steps} de runde
    }
}: {$totals}.
table-allowed-breach = permis de masă, contra regulii {$rule}: {$reason}
table-stands-by-law = Rămâne așa după {$law}.
table-deal-number = Runda {$number}
table-extra-mark = suplim. {$mark}
table-scoring = punctaj {$score}
table-totals = Totaluri: {$totals}
table-notes-title = Note
table-rulings-title = Deciziile mesei
table-incidents-title = Incidente
table-blank-title = tabel gol
table-blank-date = Data
table-blank-place = Locul
table-blank-caption = Toate rundele, cu loc de scris
table-chart-title = Totaluri pe parcurs
table-chart-caption = Totalul fiecărui jucător după fiecare rundă.
table-sheet-title = Tabelul
table-explanation-title = Fiecare punct explicat
table-explanation-hint = Deschideți o rundă ca să vedeți de unde vin punctele.
table-sheet-link = Înapoi la tabel
table-standings-title = Clasament
table-run = { $is_made ->
    [true] {""}
   *[false] ratate{" "}
}{$deals} din {$length}
table-runs-title = Serii în curs
table-bonus-mark = {"*"} cu bonus pentru o serie
table-progress-ended = încheiată după runda {$played} din {$scheduled}
table-end-title = Sfârșitul partidei
