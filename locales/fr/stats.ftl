stats-book-title = Le livre du club
stats-players-title = Joueurs
stats-players-caption = Parties finies : victoires (partagées, en parts) et place moyenne.
stats-ratings-title = Cotes
stats-ratings-caption = Tout le monde part de 25 ± 8,33. Chaque partie finie fait monter ou descendre la cote des joueurs, selon qui finit devant qui. L’ordre suit ce qui est sûr : la cote moins deux fois son incertitude. Une cote fondée sur moins de dix parties est provisoire.
stats-figures-title = Valeur par valeur
stats-figures-caption = Le nombre entre parenthèses dit sur combien de parties, de donnes ou d’annonces la valeur repose.
stats-no-games = Aucune partie avec une donne jouée ne convient.
stats-no-sources = Rien ne contribue à cette valeur.
stats-ratings-chart = Cotes : {$rules}
stats-rating-provisional = {$games} (provisoire)
stats-games-same-day = {$games}, le {$day}
stats-games-period = {$games}, du {$first_day} au {$last_day}
stats-games-by-result = { $number ->
    [one] De {$number} partie sur {$games}
   *[other] De {$number} parties sur {$games}
}, on ne connaît que le résultat.
copies-counted = {$games} sont des copies d’une même soirée qui ont divergé. Seule {$counted} compte, celle qui a le plus de donnes.
copies-disagree = {$games} sont des copies d’une même soirée qui se contredisent à la donne {$deal}. Aucune ne compte tant que les autres ne sont pas supprimées.
stats-games-unreadable = { $games ->
    [one] {$games} partie est illisible. Elle n’est pas comptée.
   *[other] {$games} parties sont illisibles. Elles ne sont pas comptées.
}
stats-unknown-player = Aucun joueur nommé {$name} n’a joué de partie.{$suggestion}
stats-chart-bids-by-cards = Annonces tenues, par nombre de cartes
stats-chart-bids-by-place = Annonces tenues, par rang de parole
stats-chart-bids-by-bid = Annonces tenues, par annonce
stats-source-base = repose sur
stats-title-speaking = Annonces tenues, points par donne : par rang de parole
stats-title-cards = Annonces tenues, points par donne : par nombre de cartes
stats-title-bids = Annonces tenues, points par donne : par annonce
stats-title-streaks = De suite
stats-title-deal-points = Points d’une donne
stats-title-against = Devant et derrière
stats-title-years = Par an
stats-figure-average-place = place moyenne
stats-figure-finishing-place = à la place {$place}
stats-figure-comebacks = gagnées depuis la dernière place
stats-figure-points-per-deal = points par donne
stats-figure-bids-made = annonces tenues
stats-figure-over = trop de plis
stats-figure-under = trop peu de plis
stats-figure-speaking-place = place {$place}
stats-figure-bid = annonce {$bid}
stats-feat-total = meilleur total
stats-feat-deal = meilleure donne
stats-feat-run = plus longue série d’annonces tenues
stats-record-broken = Nouveau record ({$feat}) : {$player} avec {$value}. Jusqu’ici : {$former_player} avec {$former_value}, le {$day}.
stats-source-value = ajoute
stats-source-rating = depuis {$before} : {$behind} sur {$opponents} adversaires devancés, {$expected} attendus
stats-title-games = Parties
stats-title-deals = Donnes
stats-figure-evenings = soirées
stats-figure-wins = gagnées
stats-figure-best = meilleure
stats-figure-worst = pire
stats-figure-year = {$year} { $figure ->
    [games] parties
    [wins] victoires
    [points] points
   *[made] tenues
}
stats-figure-last-place = en dernier
stats-title-calibration = Levées moins annonce, en moyenne
stats-title-luck = Points par donne, comparés
stats-title-form = Les { $evenings } dernières soirées
stats-figure-all-bids = toutes les annonces
stats-figure-luck = au-dessus de ce que rapportent de telles annonces
stats-figure-dealer = en parlant en dernier, au-dessus de ses autres donnes
stats-matrix-title = Face à face
stats-matrix-caption = Combien de fois la personne de la ligne a fini devant celle de la colonne, et derrière.
stats-records-title = Records
stats-trend-title = Annonces tenues sur les { $evenings } dernières soirées, en pour cent
