bid-range-most-or-cards = {$most}, ou le nombre de cartes par joueur s’il est plus petit
bid-range-cards = le nombre de cartes par joueur
bid-made-at-least = On la tient en faisant autant de plis ou plus.
bid-named-by-word = {$word} annonce {$bid}.
bid-range = Une annonce est un nombre de plis, au moins {$least}, au plus {$most}.
bid-hook-always = La dernière annonce ne peut pas porter la somme des annonces au nombre de cartes par joueur.
bid-redeal-below = Si leur somme est inférieure à {$sum}, le même donneur redonne.
bid-hook-from-cards = Dans les donnes de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} ou plus, la dernière annonce ne peut pas porter la somme des annonces au nombre de cartes par joueur.
bid-hook-over = La dernière annonce doit porter la somme des annonces au-delà du nombre de cartes par joueur, sauf si aucune ne le peut.
bid-hook-never = La somme des annonces est libre.
bid-hook-lapses = Une annonce qui est la seule dans ces limites est permise même contre la règle de la somme.
bid-refusal-hook-over = la somme des annonces doit dépasser {$cards}, le nombre de cartes distribuées
bid-refusal-hook = la somme des annonces serait de {$cards}, le nombre de cartes distribuées
bid-legal-hook-lapsed = aucune annonce ne respecte la règle de la somme, qui ne s’applique donc pas
bid-legal-sum-over = la somme des annonces est alors de {$sum}, plus que {$cards}, le nombre de cartes distribuées
bid-legal-sum-differs = la somme des annonces est alors de {$sum}, et non de {$cards}, le nombre de cartes distribuées
bid-legal-sum-allowed = dans cette donne, la somme des annonces peut être {$cards}, le nombre de cartes par joueur
bid-legal-only-one = c’est la seule annonce permise
bid-legal-range = toute annonce de {$least} à {$most} est permise
bid-legal = {$player} peut annoncer {$bid} : {$reason}.
bid-refusal-impossible = {$player} ne peut pas annoncer { $size ->
    [negative] moins de 0 pli.
    [huge] autant : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
   *[number] {$bid} : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
}
bid-refusal-out-of-range = {$player} ne peut pas annoncer {$bid} : les annonces vont de {$least} à {$most}.
bid-refusal-hooked = {$player} ne peut pas annoncer {$bid} : {$reason}.
bid-refusal-given-twice = Deux annonces sont données pour {$player}.
bid-refusal-final = {$player} a déjà annoncé {$earlier} dans cette donne, et une annonce est définitive.
bid-refusal-out-of-turn = C’est à {$next_player} d’annoncer, pas à {$player}.
bid-refusal-more-than-players = Trop d’annonces : {$players} joueurs annoncent dans cette donne.
bid-refusal-more-than-due = Trop d’annonces : il n’en manquait plus que {$players}.
bid-refusal-all-have-bid = Il ne reste personne pour annoncer : les {$players} joueurs l’ont fait.
tricks-refusal-bids-missing = Les annonces ne sont pas terminées : c’est à {$next_player} d’annoncer.
bid-refusal-forced-zero = Personne n’annonce dans cette donne : toutes les annonces sont à 0.
bid-refusal-no-bidding = On n’annonce pas à {$title}.
bid-refusal-auction-instead = {$title} a des enchères, pas des annonces de plis.
bid-remedy-one-each = Donnez une annonce par joueur.
bid-remedy-at-most = Donnez-en au plus {$bids}.
