contract-target-thirteen = les treize plis
contract-target-least = au moins { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
}
contract-target-none = aucun pli
contract-target-one = exactement un pli
contract-target-exact = exactement {$tricks} plis
contract-note-discard = Chacun peut écarter une carte avant le premier pli. {$reading}
contract-note-leader = Entame : {$player}.
contract-note-target = { $several ->
    [true] {$players}, objectif de chacun : {$target}.
   *[false] {$players}, objectif : {$target}.
}
contract-side-pair = {$declarers} avec {$partner}
contract-side-several = {$declarers}, chacun pour soi
contract-note-open-hand = { $several ->
    [true] Après le deuxième pli, ces mains se jouent cartes sur table : {$declarers}.
   *[false] Après le deuxième pli, cette main se joue cartes sur table : {$declarers}.
}
contract-note-partner-out = {$declarer} joue en solitaire : son partenaire pose ses cartes.
contract-bid-by-players = {$bid} par {$players}
contract-challenger = camp déclarant
contract-opponent = camp adverse
contract-opponent-made = camp adverse d’un contrat réussi
contract-all-tricks = {$player} : tous les plis
contract-pay-trick = puis {$points} pour chaque pli suivant
contract-pay-trick-limited = puis {$points} pour chaque pli suivant (au plus {$most})
contract-pay-table = {$points} pour un pli, deux et ainsi de suite
contract-pay-all-tricks = tous les plis {$points}
contract-pay-multiplied = le tout multiplié par {$multiplier}
contract-times-deal = pour cette donne
contract-pay-opponents = chaque adversaire alors {$points}
contract-pay-opponents-made = chaque adversaire d’un contrat gagné {$points}
contract-pay-each-other = réglé avec chacun des autres
contract-pay-one-winner = chaque perdant paie un gagnant
contract-pay-row = {$bid} : gagné {$won} ; perdu {$lost}
contract-result-made = réussi avec { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
}
contract-result-failed = chuté avec { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
}
contract-result-short = { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
} de moins
contract-result-laws = { $made ->
    [true] réussi
   *[false] perdu
} selon les lois, avec { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
}
contract-points-sum = {$bid} par {$player}, {$reason} : {$sum}
contract-points-for-bid = Points pour {$bid}
contract-refusal-missing = Aucun contrat n’est noté pour cette donne.
contract-refusal-played-alone = {$bid} se joue sans partenaire.
contract-refusal-sides-fixed = Dans ce jeu, les partenaires sont assis face à face : on n’en nomme pas.
contract-factor-unknown = {$word} n’est pas un des mots qui multiplient un contrat : {$factors}.
contract-refusal-words = {$first} et {$second} ne vont pas ensemble : n’en dites qu’un.
contract-refusal-partner-missing = {$bid} se joue à deux : nommez le partenaire.
contract-refusal-own-partner = {$player} ne peut pas être à la fois déclarant et partenaire.
contract-refusal-one-declarer = Un seul joueur par donne peut jouer {$bid}.
contract-refusal-declarer-twice = Deux fois le même nom : {$player}.
contract-remedy-one-declarer = Nommez un joueur.
contract-remedy-different-players = Nommez des joueurs différents.
contract-remedy-omit-suit = Omettez la couleur.
contract-remedy-give-trump = Donnez l’atout avec l’enchère.
contract-remedy-omit-partner = Omettez le partenaire.
contract-target-tallies = {$tallies} : { $is_exact ->
    [true] exactement {$number}
   *[false] au moins {$number}
}
contract-result-counted = { $made ->
    [true] fait avec {$number} ({$target} nécessaires)
   *[false] perdu avec {$number} ({$target} nécessaires)
}
