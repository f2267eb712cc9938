due-game-over = La partie est finie.
due-rules-and-game = {$rules}, partie {$game}
due-deal-leader = entame : {$player}
due-bid-sum = annoncé : {$sum} pour { $cards ->
    [one] {$cards} pli
   *[other] {$cards} plis
}
due-open-calls = Permis : {$calls}
due-deal-extra = Donne supplémentaire {$mark}
due-deal-scheduled = Donne {$number} sur {$deals}
due-deal-zero-bids = toutes les annonces à 0
due-deal-blind-bids = annonces avant la distribution
due-deal-forehead = carte sur le front : personne ne voit la sienne
due-deal-dealer = donneur {$dealer}{ $dead_hand ->
    [true] {" "}(fait le mort)
   *[false] {""}
}
due-trump-known = atout {$trump}
due-trump-dealer-names = {$card} retournée : le donneur nomme l’atout
due-trump-led = atout selon la première carte
due-trump-turned = atout retourné
due-trump-drawn = atout tiré au sort ou nommé
due-trump-contract = atout selon le contrat
due-winner-zero-finish = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} par une fin à zéro : exactement 0 après la dernière donne
due-winner-games = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} par { $games ->
    [one] {$games} partie
   *[other] {$games} parties
} à {$other_games}
due-winner-successful-bids = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, devant un total égal grâce à la somme des annonces tenues, {$sum}
due-winner-made-deals = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, devant un total égal grâce au nombre d’annonces tenues, {$deals}
due-winner-last-deal = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, devant un total égal grâce à {$points} dans la dernière donne
due-winner-best-zero = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, le meilleur total des fins à zéro
due-winner-highest = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}
due-winner-lowest = {$winners} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, le plus petit total
due-winner-partners = {$winners} gagnent avec {$total} à deux
due-winner-staying = {$winners} gagne : les autres sont éliminés
due-winners-zero-finish = {$winners} partagent la victoire par une fin à zéro : exactement 0 après la dernière donne
due-winners-total = {$winners} partagent la victoire avec {$total}
due-bids-last = {$player} annonce en dernier ; déjà annoncé : {$sum}.
due-bids-first = {$player} annonce, puis {$others}.
due-bids-next = {$player} annonce, puis {$others}. Déjà annoncé : {$sum}.
due-call-standing = Dernière enchère : {$contract}.
due-call = À {$player} de parler.
due-contract = Contrat à noter : la table tient les enchères.
due-trump = Atout à noter : le score en dépend.
due-trick = Pli {$trick} sur {$tricks} : {$player} entame, puis {$others}.
due-tricks = Plis à noter : {$tricks}.
due-tricks-counted = Plis à noter : {$players}. Comptent : {$tricks}.
due-tally = Reste à compter : {$number} ({$tally}). Sans nombre : {$players}.
due-player-with-bid = {$player} (annonce {$bid})
due-extra-deal = Une donne supplémentaire peut trancher.
due-game-over-outcome = La partie est finie : {$outcome}.
due-tricks-so-far = Plis jusqu’ici : {$tricks}
due-bids-so-far = Annonces : {$bids}
due-calls-so-far = Enchères : {$calls}
due-redeal-passed = Tout le monde a passé : le même donneur redonne.
due-redeal-low-bids = Le même donneur redonne : les annonces en dessous de {$sum} ne comptent pas.
due-hook-lapsed = La règle de la somme ne jouait pas : aucune dernière annonce ne l’aurait respectée ({$rule}).
due-tie-played-off = Égalité à {$total} pour {$sides} : une donne de plus est jouée. {$source}
due-hook-lapses = Aucune annonce ne respecte la règle de la somme, qui ne joue donc pas ({$rule}).
due-barred-bids = Pas {$bid}{ $or_less ->
    [true] {" "}ou moins : {$reason} ({$rule}).
   *[false]  : {$reason} ({$rule}).
}
due-next-hint = Ensuite : {$hint}
due-open-calls-player = Permis ({$player}) : {$calls}
due-game-abandoned = La partie est abandonnée : personne n’a gagné.
