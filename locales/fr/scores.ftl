score-tricks-counted = { $is_last ->
    [true] Seuls comptent les {$counted} derniers plis d’une donne.
   *[false] Tous les plis d’une donne comptent, soit {$counted}.
}
score-every-overtrick = Chaque pli au-delà de l’objectif compte. {$score}
score-lowest-wins = Le plus petit total gagne.
score-contracts-settled = chaque contrat se règle entre joueurs : qui joue sans partenaire reçoit de chacun des autres ce que paie l’enchère, ou le paie à chacun ; à deux contre deux, chaque perdant le paie à un gagnant
score-contracts-paid = chaque déclarant et chaque adversaire reçoit ce que paie l’enchère
score-tricks-most = 1 point à qui fait le plus de plis sur {$tricks}{ $ties ->
    [true]  ; aucun à égalité
   *[false] {""}
}
score-tricks-most-all = 1 point à qui fait le plus de plis{ $ties ->
    [true]  ; aucun à égalité
   *[false] {""}
}
score-tricks-above = 1 point pour chaque pli d’un camp au-delà de {$above}
score-tricks-each = 1 point pour chacun des {$tricks}
score-tricks-each-all = 1 point pour chaque pli
score-tricks-nothing = les plis ne rapportent rien ; seul ce qui se compte à part fait la donne
score-tricks-title = Un point par pli
score-formula-over = plis de plus
score-formula-under = plis manquants
score-formula-off = écart
score-formula-number = nombre
score-formula-bid = annonce
score-formula-took = plis
score-case-alone = hors de la main du partenaire
score-case-blank = aucun pli après une annonce de 1 ou plus
score-case-zero-made = une annonce de 0{ $is_long_deal ->
    [true] , avec plus de cartes par joueur qu’il n’y a de joueurs,
   *[false] {""}
} tenue
score-case-zero-missed = manquée
score-formula-minus = moins
score-hand-result = annonce {$bid}, plis {$tricks} ({$result})
score-hand-doubled = {$hand}, {$rule}, doublé par {$suit} : {$sum}
score-result-zero-made = annonce de 0 tenue
score-result-zero-missed = {$tricks} de plus que l’annonce de 0
score-result-blank = aucun pli
score-result-under = {$tricks} de moins
score-result-over = {$tricks} de plus
score-result-counts-as-missed = compte comme manqué
score-promotion-run = prime {$scheme} : { $length ->
    [one] {$length} donne
   *[other] {$length} donnes
} de suite { $is_made ->
    [true] tenues
   *[false] manquées
} (donnes {$deals})
score-promotion-spoilt = {$run}, mais avec une annonce de 0 : pas de prime
score-tricks-because-above = un point par pli au-delà de {$above}
score-tricks-because-each = un point chacun
score-tricks-because-most = le plus de plis gagne la donne
score-tricks-because-tie = égalité
score-tricks-because-fewer = moins que l’adversaire
score-tricks-because-not-most = pas plus qu’un autre
score-tricks-result = {$tricks} sur {$counted} : {$reason} : {$points}
score-by-ruling = par décision de la table sur {$incident} : « {$reason} » : {$points}
score-by-laws = selon les lois
score-by-incident = par les lois, incident {$number} [{$clauses}] : {$points}
score-won-before = aucun point, car la pénalité avait déjà décidé la partie avant le compte des plis
explanation-refusal-past-end = Cette partie a { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}.
explanation-refusal-unfinished = La donne {$deal} n’est pas encore jouée ; la dernière est la donne {$latest}.
score-refusal-hand-impossible = {$hand} est impossible dans une donne de {$cards}.
score-remedy-hand = Donnez de 0 à {$most} pour l’annonce, et pour les plis.
score-refusal-tricks = {$number} n’est pas un nombre de plis qui peut compter.
score-remedy-most-tricks = Donnez de 0 à {$most}.
score-refusal-contract = {$bid} ne peut pas se compter avec {$tricks} plis.
score-by-rules = Selon {$clauses}
score-sat-out = A fait le mort, selon {$clause}
score-not-at-table = N’a pas joué cette donne
score-refusal-depends-on-others = Dans {$title}, le score d’un camp dépend des plis de tous les autres.
score-refusal-not-hand = {$hand} n’est pas une main : attendu, une annonce et les plis faits, comme 3/2.
explanation-refusal-none-played = Aucune donne n’est encore jouée.
explanation-refusal-several = On n’explique qu’une donne et un joueur à la fois.
score-refusal-incomplete = Il en faut plus pour calculer le score.
score-refusal-tricks-apart = Donnez chaque main avec ses plis, comme 3/2 ; les plis seuls valent pour les contrats.
explanation-points = {$player} : {$reason}
explanation-points-by = {$player} ({$by}) : {$reason}
score-condition-word = { $word ->
    [and] et
    [made] tenu
    [missed] manqué
    [over] au-delà
    [under] en deçà
    [bid] annonce
    [took] plis
    [off] écart
    [cards] cartes
    [total] total
    [partner] total du partenaire
   *[other] {$word}
}
score-tally-case = {$case}, et {$points} pour chacun des autres
score-case-of-other = {$side} a {$case}
score-formula-theirs = {$tally} des autres
score-tricks-quota = chacun doit un quota de plis, à partir du donneur {$quotas} ; 1 point par pli de plus, moins 1 par pli de moins
score-tricks-because-quota = quota {$quota}
