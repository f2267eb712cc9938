outcome-waived = {$refusal} La feuille marque la donne d’un †.
outcome-undone = Annulé : {$entry}.
outcome-redone = Rétabli : {$entry}.
outcome-tricks-known = Ces plis sont déjà notés carte par carte. Pour la donne suivante, notez d’abord son atout ou ses annonces.
outcome-ruling-pending = Les points comptent à la fin de la donne.
outcome-totals = Totaux : {$totals}.
outcome-tricks = Plis : {$tricks}.
outcome-points-bonus = prime {$points}
outcome-points-ruling = décision {$points}
outcome-games-won = Manches gagnées : {$games}.
outcome-points = Points : {$points}.
outcome-journal = Journal
outcome-game-label = Partie {$game} : {$text}
undo-nothing-left = Il n’y a rien à annuler.
redo-nothing-left = Rien à rétablir : la dernière entrée n’annulait rien.
outcome-columns-incomplete = Les colonnes doivent nommer une fois chaque joueur : {$players}.
news-recorded-by-others = Noté par d’autres :
conflict-entry-passed = la partie {$game} ne finit plus par l’entrée {$entry}.
conflict-entry-missing = la partie {$game} n’a pas encore d’entrée {$entry}.
conflict-recorded-first = quelqu’un d’autre a noté quelque chose avant.
conflict-latest-entry = Dernière : {$entry}
conflict-record-again = Si la vôtre vaut encore, notez-la de nouveau.
conflict-nothing-recorded = Rien de noté : {$reason}
conflict-game-replaced = {$game} : une autre partie ou une copie plus ancienne a pris la place : {$entries}.
news-earlier-entries = { $entries ->
    [one] {$entries} entrée
   *[other] {$entries} entrées
} avant celles-ci.
news-entry = entrée {$number}, {$time} : {$entry}.
news-time-now = à l’instant
news-time-seconds = il y a { $seconds ->
    [one] {$seconds} seconde
   *[other] {$seconds} secondes
}
news-time-minutes = il y a { $minutes ->
    [one] {$minutes} minute
   *[other] {$minutes} minutes
}
outcome-dealer-drawn = Premier donneur, par tirage au sort : {$dealer}.
