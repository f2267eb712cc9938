table-progress-one-deal = la seule donne
table-progress-all-deals = les {$deals} donnes
table-progress-with-extras = { $deals ->
    [one] la seule donne
   *[other] les {$deals} donnes
} et { $extras ->
    [one] {$extras} donne supplémentaire
   *[other] {$extras} donnes supplémentaires
}
table-progress-complete = joué : {$deals}
table-progress-partial = { $played ->
    [one] {$played} donne sur {$scheduled} jouée
   *[other] {$played} donnes sur {$scheduled} jouées
}
table-progress-over = finie après {$deals} donnes
table-progress-result = seul le résultat est connu
table-progress-played = { $deals ->
    [one] {$deals} donne jouée
   *[other] {$deals} donnes jouées
}
table-players-and-winners = {$players} ; victoire : {$winners}
table-trump-turned = retourné
table-trump-drawn = tiré ou nommé
table-ruling = Donne {$deal}, { $incident ->
    [revoke] renonce
    [misdeal] maldonne
   *[other] autre
} : « {$reason} »
table-cards-no-trump = {$cards}, sans atout
table-trump-by-contract = selon le contrat
table-dealer = donneur {$name}{ $sits_out ->
    [true] , qui ne joue pas
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} avant la première partie : {$total}
   *[deal] {$player} avant la première donne : {$total}
}
table-chart-point = { $step ->
    [game] {$player} après la partie {$number} : {$total}
   *[deal] {$player} après la donne {$number} : {$total}
}
table-caption-paper-hands = annonce (soulignée si manquée)
table-caption-paper-tricks = plis (soulignés sans la majorité)
table-caption-hands = annonce/plis, ✓ tenue ou ✗ manquée, points
table-caption-contracts = ✓ contrat réussi ou ✗ chuté, points
table-caption-tricks = plis, ✓ pour la majorité, points
table-caption-paper = Par joueur : {$cells}, total{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}
table-caption-sheet = Par joueur : {$cells}{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}, total
table-standings-final-title = Classement final
table-standings-hands = Points, et donnes tenues et manquées
table-standings-contracts = Points, et contrats gagnés et perdus
table-standings-tricks = Points, et donnes gagnées et perdues
table-blank-forehead = {"*"} Carte sur le front : personne ne voit la sienne.
table-standings-zero-finish = {" "}(fin à zéro)
table-standings-line = Classement : {$places}
table-chart-description = Totaux cumulés. Après { $step ->
    [game] { $steps ->
        [one] {$steps} partie
       *[other] {$steps} parties
    }
   *[deal] { $steps ->
        [one] {$steps} donne
       *[other] {$steps} donnes
    }
} : {$totals}.
table-allowed-breach = permis par la table, contre {$rule} : {$reason}
table-stands-by-law = C’est maintenu selon {$law}.
table-deal-number = Donne {$number}
table-extra-mark = suppl. {$mark}
table-scoring = barème {$score}
table-totals = Totaux : {$totals}
table-notes-title = Notes
table-rulings-title = Décisions de la table
table-incidents-title = Incidents
table-blank-title = feuille vide
table-blank-date = Date
table-blank-place = Lieu
table-blank-caption = Chaque donne, avec de la place pour écrire
table-chart-title = Totaux cumulés
table-chart-caption = Le total de chacun après chaque donne.
table-sheet-title = La feuille
table-explanation-title = Chaque point expliqué
table-explanation-hint = Ouvrez une donne pour voir d’où viennent ses points.
table-sheet-link = Retour à la feuille
table-standings-title = Classement
table-run = { $is_made ->
    [true] {""}
   *[false] manquées{" "}
}{$deals} sur {$length}
table-runs-title = Séries en cours
table-bonus-mark = {"*"} avec une prime pour une série
table-progress-ended = arrêtée après la donne {$played} sur {$scheduled}
table-end-title = Fin de la partie
