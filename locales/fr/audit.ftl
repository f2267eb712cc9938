audit-caption-tricks = Annonces et plis
audit-caption-either = {$cell} : {$took} levées
audit-caption-totals = Totaux
audit-caption-fits = Règles possibles
audit-caption-others = Autres, par proximité
audit-title = Contrôle
audit-caption-sheet = La feuille telle qu’elle est écrite. Une flèche mène de ce qui est faux à ce qu’il faudrait.
audit-remark-tie = Plusieurs jeux de règles expliquent tout aussi bien la feuille : elle ne montre pas lequel a servi.
audit-remark-winner = Avec les totaux justes, la première place change.
audit-error-rules-unclear = La feuille ne montre pas quelles règles ont servi : elle ne peut pas devenir une partie.
audit-error-many-slips = Une feuille avec tant d’erreurs ne peut pas devenir une partie.
audit-error-no-candidate = Aucun jeu où l’on annonce des plis ne se joue à {$players} avec ces réglages.
audit-error-tricks-uncertain = Les plis de la donne {$deal} ne sont pas certains : la feuille ne peut pas devenir une partie.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = Aucune règle n’explique la feuille avec six erreurs ou moins.
audit-error-struck = Une donne a été rayée sans être rejouée aussitôt : la feuille ne peut pas devenir une partie.
audit-error-schedule-alone = Un programme de donnes va avec des règles : nommez aussi les règles.
audit-any-rules = les jeux où l’on annonce des plis
audit-more-rules = et {$number} autres
audit-sheet-error-too-long = La feuille est trop longue : au plus {$kilobytes} kilo-octets et {$rows} lignes sont lus.
audit-sheet-error-no-rows = Ce n’est pas une feuille de score : une ligne de nombres par donne est attendue.
audit-sheet-error-no-names = La feuille ne nomme pas les joueurs : une ligne de noms est attendue d’abord.
audit-sheet-error-player-count = La feuille a des colonnes pour { $players ->
    [one] {$players} joueur
   *[other] {$players} joueurs
}, et non {$names}.
audit-sheet-error-number = Attendu : un nombre, ou ? pour l’illisible, et non {$cell}.
audit-sheet-error-trump = Attendu : un atout, soit une couleur, none ou son numéro au préférans, et non {$cell}.
audit-sheet-error-cell-count = Attendu : {$cells}, et non {$number}. Écrivez ? pour l’illisible.
audit-sheet-error-row-width = Attendu : les cartes, puis une annonce et un total pour { $players ->
    [one] {$players} joueur
   *[other] chacun des {$players} joueurs
} ; une ligne a { $cells ->
    [one] {$cells} case
   *[other] {$cells} cases
}. Si les colonnes sont autres, donnez-leur un intitulé.
audit-sheet-error-label-unknown = Attendu avant {$label} : un nom ou un intitulé connu.
audit-sheet-error-column-twice = La colonne {$label} apparaît deux fois.
audit-refusal-no-bids = personne n’y annonce de plis
audit-refusal-partners = des partenaires y partagent un score
audit-refusal-tallies = on y compte autre chose que des plis
audit-refusal-kinds = les donnes ont des contrats différents
audit-refusal-match = plusieurs parties s’y jouent, chacune à partir de zéro
audit-refusal-places = le classement n’y dépend pas des seuls totaux
audit-refusal = Pour {$title}, les feuilles ne peuvent pas être contrôlées : {$reason}.
audit-rules-with-score = les règles « {$title} » avec le barème {$score}
audit-rules = les règles « {$title} »
audit-result-right = La feuille est juste selon {$rules}.
audit-result-slips = { $slips ->
    [one] {$slips} erreur
   *[other] {$slips} erreurs
} selon {$rules} :
audit-result-many-slips = Plus de {$slips} erreurs selon {$rules}. Première donne forcément fausse : {$deal}.
audit-result-unreadable = Jusqu’à la donne {$deal}, on peut lire trop peu pour dire ce qui s’est passé, selon {$rules}.
audit-slip-swapped = {$place} : {$written} a été échangé avec {$other} ({$player}).
audit-slip-nothing-written = rien
audit-slip-correction = {$written} devrait être {$expected}
audit-slip-correction-reason = {$written} devrait être {$expected} : {$reason}
audit-slip-correction-schedule = {$written} devrait être {$expected} selon le programme
audit-slip-total-above = à partir d’ici, {$points} de trop
audit-slip-total-below = à partir d’ici, il manque {$points}
audit-slip-total-recovers = le total suivant est de nouveau juste
audit-slip-reason-digits = deux chiffres sont intervertis
audit-slip-reason-sign = le signe est faux
audit-slip-reason-bonus = la prime de série est fausse
audit-slip-reason-hook = la règle de la somme interdit ces annonces
audit-slip-reason-tricks = le compte des plis n’y est pas
audit-result-guess = { $slips ->
    [one] {$slips} erreur
   *[other] {$slips} erreurs
} selon {$rules}, de l’une de ces façons, la plus probable d’abord :
audit-result-breaches = Les totaux sont justes selon {$rules}, mais pas toutes les annonces :
audit-breach-hook = { $deals ->
    [one] Donne
   *[other] Donnes
} {$numbers} : la somme des annonces est le nombre de cartes, contre {$clause}. Les points de chacun restent les mêmes.
audit-breach-sum = La somme des annonces est {$bids} pour {$cards} cartes, contre {$clause}. Les points de chacun restent les mêmes.
audit-explanation-stays = Tous les totaux restent tels quels.
audit-explanation-total = {$player} a {$total} au lieu de {$written}.
audit-explanation-place = {$player} est à la place {$place} au lieu de {$was}.
audit-explanation-total-place = {$player} a {$total} au lieu de {$written}, et la place {$place} au lieu de {$was}.
audit-explanations-more = { $number ->
    [one] {$number} autre explication est aussi courte.
   *[other] {$number} autres explications sont aussi courtes.
}
audit-explanations-unknown = Il y a plus d’explications qu’on n’en a calculé.
audit-remark-first-depends = La première place dépend de celle qui est vraie.
audit-slip-put-right = {$written} est de nouveau juste.
audit-slip-reason-worth = annonce {$bid} avec plis {$took} vaut {$points}
audit-caption-totals-likeliest = Totaux selon la première explication
audit-slip-deal-missing = Une donne manque avant la donne {$deal}.
audit-slip-deal-twice = La donne {$deal} est la précédente, écrite une seconde fois.
audit-slip-deals-swapped = Les donnes {$deal} et {$other} ont été interverties.
audit-slip-columns-swapped = { $deals ->
    [one] Donne
   *[other] Donnes
} {$numbers} : les colonnes de {$player} et de {$other} sont interverties.
audit-slip-bids-for-tricks = { $deals ->
    [one] Donne
   *[other] Donnes
} {$numbers} : annonces et plis sont intervertis.
audit-cell-number = numéro
audit-remark-unchecked = Non vérifié, car trop peu suit les règles : {$columns}.
audit-error-guess = La feuille ne montre pas quelles erreurs elle contient : elle ne peut devenir une partie que si l’on choisit une explication.
audit-error-no-explanation = Il n’y a pas d’explication {$number} : la feuille en a {$most}.
audit-note-struck = { $number ->
    [one] Sur la feuille, une ligne au-dessus de cette donne est rayée.
   *[other] Sur la feuille, {$number} lignes au-dessus de cette donne sont rayées.
}
audit-error-only-totals = La feuille n’a que des totaux finaux : il n’y a rien à vérifier.
audit-error-several = Le fichier contient les feuilles de {$sheets} parties. Sous cette forme, on ne peut en vérifier qu’une à la fois.
audit-error-deals = Le fichier contient des donnes avec les cartes jouées, et non une feuille.
audit-error-columns-unclear = D’après ces règles, les colonnes d’un joueur peuvent être plusieurs choses : {$readings}.
audit-error-turn = Nommez chaque joueur une fois, dans l’ordre du tour.
audit-error-no-dealer = La feuille ne dit pas qui a donné en premier.
audit-note-tricks = La feuille ne montre pas ces plis, et aucun total n’en dépend : {$tricks}. Un nombre possible a été noté.
audit-read-columns = Colonnes de la donne : {$of_deal} ; de chaque joueur : {$of_player}.
audit-read-player-columns = Colonnes de chaque joueur : {$of_player}.
audit-read-unread-columns = Colonnes non lues : {$columns}.
audit-read-unread-lines = { $number ->
    [one] {$number} ligne ne fait
   *[other] {$number} lignes ne font
} pas partie du tableau : {$texts}.
audit-sheet-error-name-near = {$name} est peut-être {$near}, mal écrit.
audit-sheet-error-evening = Une autre soirée commence-t-elle ici ? Si oui, mettez-la dans un fichier à part ; sinon, supprimez la ligne au-dessus.
audit-sheet-error-several = Une autre feuille commence ici.
audit-slip-hand-missing = Donne {$deal} : rien n’est écrit pour {$player}.
audit-slip-hands-missing = Donne {$deal} : rien n’est écrit.
audit-error-bids-uncertain = Les annonces de la donne {$deal} ne sont pas certaines : la feuille ne peut pas devenir une partie.
audit-error-day-unclear = La date sur la feuille peut être {$one} ou {$other}.
audit-error-totals-rules = La feuille n’a ni annonces ni plis, et bien des règles l’expliqueraient : lesquelles ont servi ?
audit-bid-worked-out = {$player} {$bids} (donne {$deal})
audit-remark-bids = Annonces absentes de la feuille, déduites du reste : {$bids}.
audit-deal-in-line = {$deal} (ligne {$line})
audit-progress = Essai de {$rules} jeux de règles, avec {$slips} erreurs ; nommer les règles va plus vite.
