archive-line-blank = La ligne est vide.
archive-line-too-long = La ligne dépasse {$bytes} octets.
archive-line-not-json = La ligne n’est pas une partie : {$error} (colonne {$column}).
archive-rules-ambiguous = Une partie a soit `rules`, un identifiant, soit `ruleset`, des règles entières.
archive-dealer-unknown = {$dealer} donne mais n’est pas à la table : {$players}.
archive-choice-unfit = Ce que la ligne choisit ne convient pas à ses règles.
archive-columns-incomplete = Les colonnes ne nomment pas chaque place une seule fois.
archive-deal-error = Donne {$deal} : {$reason}
archive-cards-differ = Chaque joueur reçoit {$cards}, et non {$recorded}.
archive-place-unknown = Il n’y a pas de place {$place} : les places se comptent à partir de 0, et il y a {$players}.
archive-numbers-surplus = Une liste a { $numbers ->
    [one] {$numbers} nombre
   *[other] {$numbers} nombres
} pour {$players}.
archive-act-misplaced = Entre deux donnes, il ne peut y avoir que `leave` et `swap`.
archive-tricks-differ = Les plis faits ne sont pas ceux de ses cartes.
archive-deal-unfinished = Elle n’a pas été jouée jusqu’au bout.
