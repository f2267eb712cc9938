quiz-may-bid = Cartes par joueur : {$cards}. Joueurs : {$players}. Annonces jusqu’ici : {$bids}. Le dernier joueur peut-il annoncer {$bid} ?
quiz-may-play = Entame : {$led}. Atout : {$trump}. En main : {$hand}. Peut-on jouer {$card} ?
quiz-hand = Cartes par joueur : {$cards}. Joueurs : {$players}. Annonce : {$bid}. Plis : {$took}. Combien de points ?
quiz-contract = Contrat : {$bid}. Plis : {$took}. Combien de points pour le déclarant ?
quiz-tricks = Plis : {$took} sur {$counted}. Combien de points ?
quiz-deal = Joueurs : {$players}. Combien de cartes chacun reçoit-il à la donne {$deal} ?
quiz-verdict = { $is_legal ->
    [true] Oui
   *[false] Non
}
quiz-right = Juste.
quiz-wrong = Faux. La réponse est {$answer}.
quiz-result = {$right} sur {$asked} justes.
quiz-unclear = { $is_number ->
    [true] Tapez un nombre.
   *[false] Tapez oui ou non.
}
quiz-nothing = Il n’y a rien à demander sur {$title}.
quiz-answer = Réponse : {$answer}.
