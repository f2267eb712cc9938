forward-title = Report
forward-deals = { $deals ->
    [one] La donne 1 a été jouée ailleurs : {$totals}.
   *[other] Les donnes 1 à {$deals} ont été jouées ailleurs : {$totals}.
}
forward-result-alone = De cette partie, on ne connaît que le résultat.
forward-runs-anew = Les séries de donnes repartent de zéro à la donne {$deal}.
forward-runs = Donnes de suite, tenues (+) ou manquées (-) : {$runs}.
forward-ties = Une égalité n’est pas départagée par { $tie ->
    [successful-bids] la somme des annonces tenues
   *[made-deals] le nombre de donnes où l’annonce est tenue
} : celles des donnes jouées ailleurs ne sont pas connues.
forward-error-match = Un match en plusieurs parties ne peut pas être repris : les parties déjà gagnées ne sont pas connues.
forward-error-deal = Une partie peut être reprise aux donnes 2 à {$last}, pas à la donne {$deal}.
forward-error-sides = { $sides ->
    [one] Il faut {$sides} nombre
   *[other] Il faut {$sides} nombres
}, un par joueur ou par camp, pas {$given}.
forward-error-unit-half = Les totaux de cette partie comptent des points entiers et des demis.
forward-error-unit-tenth = Les totaux de cette partie comptent des points entiers et des dixièmes.
forward-error-too-large = Un total a au plus un million de points.
forward-error-no-runs = Aucune promotion n’est en vigueur : il n’y a pas de série à poursuivre.
forward-error-run = {$player} peut avoir alors au plus { $most ->
    [one] {$most} donne
   *[other] {$most} donnes
} de suite.
forward-error-tally = {$tally} ne se reporte pas de donne en donne, contrairement à {$tallies}.
forward-error-no-tallies = {$tally} ne se reporte pas de donne en donne, ni rien d’autre dans ces règles.
forward-error-twice = {$player} figure deux fois, ou avec son partenaire.
forward-error-explain = La donne {$deal} a été jouée ailleurs ; on n’en connaît que les totaux.
