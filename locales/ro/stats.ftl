stats-book-title = Registrul clubului
stats-players-title = Jucători
stats-players-caption = Din partidele încheiate: victoriile, cele împărțite ca fracțiune, și locul mediu.
stats-ratings-title = Ratinguri
stats-ratings-caption = Toți încep de la 25 ± 8,33. Fiecare partidă încheiată ridică sau coboară ratingul, după cine s-a clasat înaintea cui. Ordinea este dată de ce e sigur: ratingul minus dublul incertitudinii. Un rating bazat pe mai puțin de zece partide este provizoriu.
stats-figures-title = Indicator cu indicator
stats-figures-caption = Numărul din paranteze arată pe câte partide, runde sau licitații se bazează indicatorul.
stats-no-games = Nicio partidă cu cel puțin o rundă jucată nu se potrivește.
stats-no-sources = Nimic nu contribuie la acest indicator.
stats-ratings-chart = Ratinguri: {$rules}
stats-rating-provisional = {$games} (provizoriu)
stats-games-same-day = {$games}, pe {$day}
stats-games-period = {$games}, de la {$first_day} la {$last_day}
stats-games-by-result = { $number ->
    [one] La {$number} partidă
    [few] La {$number} partide
   *[other] La {$number} de partide
} din {$games} se cunoaște doar rezultatul.
copies-counted = {$games} sunt copii ale aceleiași seri care s-au despărțit. Contează doar {$counted}, cu mai multe runde.
copies-disagree = {$games} sunt copii ale aceleiași seri care se contrazic la runda {$deal}. Niciuna nu contează până când celelalte nu sunt șterse.
stats-games-unreadable = { $games ->
    [one] {$games} partidă nu se poate citi și nu se numără.
    [few] {$games} partide nu se pot citi și nu se numără.
   *[other] {$games} de partide nu se pot citi și nu se numără.
}
stats-unknown-player = Nimeni cu numele {$name} nu a jucat o partidă.{$suggestion}
stats-chart-bids-by-cards = Licitații reușite, după numărul de cărți
stats-chart-bids-by-place = Licitații reușite, după locul la licitare
stats-chart-bids-by-bid = Licitații reușite, după licitație
stats-source-base = bazat pe
stats-title-speaking = Licitații reușite, puncte pe rundă: după locul la licitare
stats-title-cards = Licitații reușite, puncte pe rundă: după numărul de cărți
stats-title-bids = Licitații reușite, puncte pe rundă: după licitație
stats-title-streaks = La rând
stats-title-deal-points = Punctele unei runde
stats-title-against = Clasări înainte și în urmă
stats-title-years = Pe ani
stats-figure-average-place = locul mediu
stats-figure-finishing-place = pe locul {$place}
stats-figure-comebacks = câștigate de pe ultimul loc
stats-figure-points-per-deal = puncte pe rundă
stats-figure-bids-made = licitații reușite
stats-figure-over = prea multe levate
stats-figure-under = prea puține levate
stats-figure-speaking-place = locul {$place}
stats-figure-bid = licitație {$bid}
stats-feat-total = cel mai bun total
stats-feat-deal = cea mai bună rundă
stats-feat-run = cea mai lungă serie de licitații reușite
stats-record-broken = Record nou, {$feat}: {$player} cu {$value}. Până acum: {$former_player} cu {$former_value}, pe {$day}.
stats-source-value = adaugă
stats-source-rating = de la {$before}: {$behind} din {$opponents} adversari lăsați în urmă, așteptat {$expected}
stats-title-games = Partide
stats-title-deals = Runde
stats-figure-evenings = seri
stats-figure-wins = câștigate
stats-figure-best = cea mai bună
stats-figure-worst = cea mai slabă
stats-figure-year = {$year} { $figure ->
    [games] partide
    [wins] victorii
    [points] puncte
   *[made] reușite
}
stats-figure-last-place = ultimul
stats-title-calibration = Levate minus licitație, în medie
stats-title-luck = Puncte pe rundă, comparate
stats-title-form = Ultimele { $evenings } seri
stats-figure-all-bids = toate licitațiile
stats-figure-luck = peste cât aduc astfel de licitații
stats-figure-dealer = cu ultimul cuvânt, peste celelalte runde proprii
stats-matrix-title = Față în față
stats-matrix-caption = De câte ori jucătorul din rând a terminat înaintea celui din coloană, și în urma lui.
stats-records-title = Recorduri
stats-trend-title = Licitații reușite în ultimele { $evenings } seri, în procente
