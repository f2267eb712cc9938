tricks-refusal-one-side = Après des enchères, donnez un seul nombre, pas {$given} : les plis du camp déclarant.
tricks-refusal-each-declarer = Donnez {$declarers} nombres, pas {$given} : les plis de chaque déclarant.
tricks-refusal-not-declaring = {$player} n’est pas du camp déclarant.
tricks-refusal-impossible = {$player} ne peut pas avoir fait { $size ->
    [negative] moins de 0 pli.
    [huge] autant : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
   *[number] {$tricks} : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
}
tricks-refusal-wrong-sum = La somme des plis est de {$sum}, mais cette donne a {$tricks}.
tricks-refusal-sum-exceeded = La somme des plis est déjà de {$sum}, mais cette donne n’a que {$tricks}.
tricks-refusal-count = { $given ->
    [one] {$given} nombre donné
   *[other] {$given} nombres donnés
} pour { $takers ->
    [sides] {$players} camps
   *[players] {$players} joueurs
}.
tricks-refusal-contradicted = {$player} ne peut pas avoir fait {$tricks} : d’après les cartes notées, {$won}. Le pli {$trick}, fait par {$taker}, le montre.
tricks-refusal-contradicted-so-far = {$player} ne peut pas avoir fait {$tricks} : d’après les cartes notées, {$won}, et il en reste {$left}. Le pli {$trick}, fait par {$taker}, le montre.
tricks-refusal-given-by-cards = Les cartes notées donnent déjà les plis de la donne {$deal}.
tricks-refusal-side-twice = Deux nombres de plis sont donnés pour le camp où joue {$side}.
tricks-refusal-player-twice = Deux nombres de plis sont donnés pour {$player}.
tricks-remedy-range = Donnez un nombre de 0 à {$most}.
tricks-remedy-sum = Donnez des nombres dont la somme est {$sum}, { $order ->
    [turn] dans l’ordre de la table
   *[bidding] dans l’ordre des annonces
}.
tricks-remedy-count = Donnez {$players} nombres, { $order ->
    [turn] dans l’ordre de la table
   *[bidding] dans l’ordre des annonces
} ; le dernier peut manquer.
tricks-remedy-recount = Recomptez ; pour la donne suivante, notez d’abord annonces ou atout.
tricks-remedy-recount-or-undo = Recomptez. Si une carte a été mal tapée, annulez les plis un à un.
tricks-remedy-each-side = Donnez un nombre par camp.
