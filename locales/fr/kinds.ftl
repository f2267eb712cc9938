due-kind = {$player} choisit le contrat de la donne.
kind-left = Il reste à {$player} : {$kinds}.
entry-kind = contrat de la donne : {$kind}
kind-rule-none = Toutes les donnes ont le même contrat.
kind-rule-chosen = { $chooser ->
    [schedule] L’ordre des donnes fixe le contrat de chacune.
    [next] Le joueur à côté du donneur choisit le contrat de la donne, chacun une fois.
   *[dealer] Le donneur choisit le contrat de la donne, chacun une fois.
}
kind-rule-counts = on compte : {$tallies}
kind-rule-times = { $times ->
    [one] {$times} fois par joueur
   *[other] {$times} fois par joueur
}
kind-refusal-spent = {$player} a déjà choisi {$kind}, à la donne {$deal}.
kind-refusal-chosen = {$kind} a été choisi pour la donne {$deal}.
kind-refusal-scheduled = L’ordre des donnes prévoit {$kind} pour celle-ci.
kind-refusal-missing = {$player} n’a pas encore choisi le contrat de la donne.
kind-refusal-tally = Dans {$kind}, on ne compte pas : {$tally}.
rules-error-kind-misere = Seules des annonces de nombres de plis peuvent toutes valoir 0.
