stats-book-title = Knjiga kluba
stats-players-title = Igrači
stats-players-caption = Iz završenih partija: pobede (podeljene srazmerno) i prosečno mesto.
stats-ratings-title = Rejting
stats-ratings-caption = Svi počinju sa 25 ± 8,33. Svaka završena partija pomera igrače naviše ili naniže, prema tome ko je završio ispred koga. Poređani su po onome što je sigurno: rejting manje dvostruka nesigurnost. Rejting iz manje od deset partija je privremen.
stats-figures-title = Podatak po podatak
stats-figures-caption = Broj u zagradi kaže na koliko se partija, deljenja ili licitacija podatak zasniva.
stats-no-games = Nijedna partija sa odigranim deljenjem ne odgovara.
stats-no-sources = Ovom podatku ništa ne doprinosi.
stats-ratings-chart = Rejting: {$rules}
stats-rating-provisional = {$games} (privremeno)
stats-games-same-day = {$games}, {$day}
stats-games-period = {$games}, od {$first_day} do {$last_day}
stats-games-by-result = { $number ->
    [one] Za {$number} partiju
    [few] Za {$number} partije
   *[other] Za {$number} partija
} od {$games} poznat je samo rezultat.
copies-counted = {$games} su kopije iste večeri koje su se razišle. Računa se samo {$counted}, s više deljenja.
copies-disagree = {$games} su kopije iste večeri koje se ne slažu u deljenju {$deal}. Nijedna se ne računa dok se ostale ne uklone.
stats-games-unreadable = { $games ->
    [one] {$games} partija ne može da se pročita. Ne računa se.
    [few] {$games} partije ne mogu da se pročitaju. Ne računaju se.
   *[other] {$games} partija ne može da se pročita. Ne računaju se.
}
stats-unknown-player = Pod imenom {$name} niko nije igrao.{$suggestion}
stats-chart-bids-by-cards = Ispunjene licitacije, po broju karata
stats-chart-bids-by-place = Ispunjene licitacije, po mestu u redu licitiranja
stats-chart-bids-by-bid = Ispunjene licitacije, po licitaciji
stats-source-base = osnova
stats-title-speaking = Ispunjene licitacije, poeni po deljenju: po mestu u redu licitiranja
stats-title-cards = Ispunjene licitacije, poeni po deljenju: po broju karata
stats-title-bids = Ispunjene licitacije, poeni po deljenju: po licitaciji
stats-title-streaks = Zaredom
stats-title-deal-points = Poeni u deljenju
stats-title-against = Ispred i iza na kraju
stats-title-years = Po godinama
stats-figure-average-place = prosečno mesto
stats-figure-finishing-place = na mestu {$place}
stats-figure-comebacks = pobede sa poslednjeg mesta
stats-figure-points-per-deal = poeni po deljenju
stats-figure-bids-made = ispunjene licitacije
stats-figure-over = uzeto više
stats-figure-under = uzeto manje
stats-figure-speaking-place = mesto {$place}
stats-figure-bid = licitacija {$bid}
stats-feat-total = najbolji zbir
stats-feat-deal = najbolje deljenje
stats-feat-run = najduži niz ispunjenih licitacija
stats-record-broken = Novi rekord, {$feat}: {$player}, {$value}. Dosad: {$former_player}, {$former_value}, {$day}
stats-source-value = dodaje
stats-source-rating = od {$before}: ostalo iza {$behind} od {$opponents} protivnika, očekivano {$expected}
stats-title-games = Partije
stats-title-deals = Deljenja
stats-figure-evenings = večeri
stats-figure-wins = dobijeno
stats-figure-best = najbolje
stats-figure-worst = najgore
stats-figure-year = {$year} { $figure ->
    [games] partije
    [wins] pobede
    [points] poeni
   *[made] ispunjeno
}
stats-figure-last-place = poslednje
stats-title-calibration = Štihovi manje licitacija, u proseku
stats-title-luck = Poeni po deljenju, upoređeni
stats-title-form = Poslednjih { $evenings } večeri
stats-figure-all-bids = sve licitacije
stats-figure-luck = iznad onoga što takve licitacije donose
stats-figure-dealer = sa poslednjom rečju, iznad ostalih svojih deljenja
stats-matrix-title = Jedan na jedan
stats-matrix-caption = Koliko puta je igrač iz reda završio ispred onog iz kolone, i iza njega.
stats-records-title = Rekordi
stats-trend-title = Ispunjene licitacije u poslednjih { $evenings } večeri, u procentima
