extra-refusal-none-in-rules = {$title} n’a pas de donnes supplémentaires.
extra-refusal-in-progress = Une donne supplémentaire est en cours.
extra-refusal-too-soon = Les donnes supplémentaires suivent la dernière donne : encore { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}.
extra-refusal-spent = Une partie a au plus { $most ->
    [one] {$most} donne {$mark}
   *[other] {$most} donnes {$mark}
}.
deal-refusal-game-over = La partie est finie après { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}.
extra-remedy-finish-current = Finissez-la d’abord.
extra-remedy-play-schedule = Jouez d’abord jusqu’au bout.
deal-refusal-none-begun = Aucune donne n’a commencé.
deal-refusal-not-begun = {$deal} n’a pas commencé ; la dernière est la donne {$latest}.
