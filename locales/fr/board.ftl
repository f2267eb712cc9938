board-open-bids = Permis :
board-deal-part = { $part ->
    [bids] annonces
    [tricks] plis
    [trump] atout
    [tallies] comptes
    [kind] contrat
   *[dealer] donneur
}
board-cell-bid = ann. {$bid}
board-cell-took = fait {$tricks}
board-view-title = { $view ->
    [table] table
    [sheet] feuille
    [score] score
    [chart] courbe
    [log] journal
   *[deal] donne {$deal}
}
act-bid-word = annonce {$word}
board-help =
    Le pavé numérique suffit.

    À la table
     chiffres les annonces à tour de rôle ;
              à qui va le pli ; la ligne
              d’une enchère ; 0 : la suite
     Entrée   noter ; espace sépare
     -        effacer une touche, annuler
     +        rétablir
     /        la couleur retournée ; une
              annonce par un mot ; une
              enchère tardive ; un compte
     !        ce qui s’est mal passé
     e        arrivées, départs, notes
     n        pli par pli, ou en nombres
    Partout
    {" *"}        la vue suivante
    {" ."}        retour
     + - j k  défiler ; g G aux bouts
     / sur une page : chercher ;
              n suivant, N précédent
    Sur la feuille
     3 Entrée ouvrir la donne 3 ; puis un
              chiffre en corrige une part,
              et f tout, en mots
    Lettres
     t table  s feuille  b score
     c courbe  l journal  ? ceci
     u annuler  r rétablir  q quitter
    Quitter ne perd rien : tout ce qui est
    noté est sur le disque.
board-key-record = Entrée noter
board-key-show-changes = Entrée voir ce qui change
board-key-leave = q quitter
board-key-trick-by-trick = n pli par pli
board-key-numbers = n nombres
board-key-numbered-deal = n° Entrée ouvrir une donne
board-typed-deal = donne {$typed}_
board-key-open = Entrée ouvrir
board-typed-search = chercher : {$typed}_
board-key-find = Entrée chercher
board-key-escape = Esc retour
board-key-next-match = n suivant
board-key-previous-match = N précédent
board-typed-fix = corriger : {$typed}_
board-key-show = Entrée voir
board-key-record-shown = Entrée noter tel que montré
board-ask-trump = Quelle couleur a été retournée ?
board-ask-bid = Quelle annonce ?
board-ask-call = Quelle enchère ?
board-ask-tally = Qu’est-ce qui a été compté ?
board-key-words = f en mots
board-label-correct = corriger :
board-digits-one-longer = {$typed} pour l’instant ; avec {$digit}, ce sera {$number}.
board-digits-some-longer = {$typed} pour l’instant ; avec {$first_digit}–{$last_digit}, ce sera {$first_number}–{$last_number}.
board-row-readings = {$digits} : {$readings} ? Entrée demande laquelle.
board-too-small = Le tableau demande {$columns} colonnes et {$rows} lignes.
board-tricks-ask-takers = {$typed} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}. Tapez pour chaque pli le chiffre du joueur qui le fait.
board-tricks-ask-numbers = {$typed} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}. Tapez combien chacun en fait, à tour de rôle.
board-tricks-rest = Le reste pour {$player} : {$rest}. Entrée pour noter.
board-tricks-too-many = Trop : il reste {$rest} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}.
board-tricks-last-player = La somme des plis est de {$total} : {$rest} pour le dernier joueur.
board-search-none = Rien n’a encore été cherché : / cherche.
board-search-not-found = Pas sur cette page : {$text}
board-choice-current = {$label} (actuel)
board-value-change = {$before} → {$after}
board-typed-first = Effacez d’abord ce qui est tapé : {$typed}.
board-tricks-all-typed = { $total ->
    [one] Le pli est saisi : Entrée l’enregistre, - le retire.
   *[other] Les {$total} plis sont saisis : Entrée les enregistre, - retire le dernier.
}
board-tricks-missing = Pas noté : seulement {$typed} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}.
board-tricks-taken = Plis faits : {$tricks}
board-ask-correction = Donne {$deal} : { $part ->
    [bids] quelles sont les bonnes annonces
    [tricks] quels sont les bons plis
    [trump] quel est le bon atout
    [tallies] quels sont les bons comptes
    [kind] quel est le bon contrat
   *[dealer] qui est le bon donneur
} ?
board-number-too-high = Ici, au plus {$most}.
board-digit-range = Tapez un chiffre de 1 à {$most}.
board-typed-unrecorded = Tapé mais pas noté : {$typed}.
board-needs-terminal = Le tableau demande un terminal.
board-all-typed = Tous les nombres y sont. { $is_correction ->
    [true] Entrée pour voir ce qui change.
   *[false] Entrée pour noter.
}
board-ask-deal = Tapez le numéro d’une donne commencée, puis Entrée.
board-quit-key = Ctrl-C quitte.
board-help-title = {" "}Touches{" "}
board-key-undo = - annuler
board-key-delete = - effacer
board-key-digits = chiffres
board-key-redo = + rétablir
board-key-aside-back = / retour
board-key-view = {"*"} vue
board-key-help = ? touches
board-key-back = {"."} retour
board-key-scroll = + - défiler
board-key-search = / chercher
board-key-table = {"."} table
board-key-help-back = ? retour
board-key-help-leave = 0 quitter
board-key-aside = / {$entries}
board-aside-bid = annonce
board-aside-call = enchère
board-aside-tally = compte
board-choice-more = suite ({$page} sur {$pages})
board-key-any = toute touche : suite
board-entry-not-now = n sert quand il faut noter les plis : il change la façon de les taper.
board-key-choose = Entrée choisit
board-key-wrongs = ! incident
board-key-events = e événements
board-cell-declarer = déclarant
board-cell-partner = partenaire
board-draft-kept = Tapé auparavant et pas noté : {$typed}.
board-draft-dropped = Plus demandé, et pas noté : {$typed}.
board-key-next = Entrée suite
board-contract-row = { $row ->
    [bid] Enchère
    [trump] Atout
    [declarer] Déclarant
    [factor] Mot
   *[partner] Partenaire
}
board-key-contract = = contrat
board-all-chosen = Tout est choisi. Entrée le note.
