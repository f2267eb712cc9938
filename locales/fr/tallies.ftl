tally-rule-none = Rien en plus des plis.
tally-rule-choices = Rien en plus des plis, sauf si la table le choisit : {$tallies}
tally-rule-bid-made = Rien si l’annonce est manquée.
tally-rule-half-off = La moitié si elle est manquée de {$tricks} au plus.
tally-rule-recorded = Noté à chaque donne.
tally-rule-carried = {$tally} : chaque tranche de {$number} vaut {$points} à son camp, le reste est reporté.
tally-rule-each = {$points} chacun
tally-rule-number = { $points ->
    [one] {$points} point
   *[other] {$points} points
} pour {$number}
tally-rule-most = au plus {$most} par donne
tally-rule-total = {$total} par donne
tally-rule-against = seulement contre le contrat
tally-rule-declarer = seulement pour le contrat
tally-rule-within-tricks = pas plus que de plis faits
tally-rule-distinct = un nombre différent pour chaque joueur
tally-rule-short-by = Seul un camp à qui il manque {$points} ou plus pour finir les compte, et plus personne une fois que ses plis ont fini la partie.
tally-worth-carried = {$tally} : {$before} + {$number} = {$total} : {$times} × {$each} = {$worth}, report {$rest}
tally-unscored-bid-missed = {$tally} : {$number} : annonce manquée : 0
tally-half = {$tally} : {$number} : la moitié pour une annonce presque réussie : {$points}
tally-unscored-near-end = rien pour un camp à qui il manque moins de { $points ->
    [one] {$points} point
   *[other] {$points} points
}
tally-unscored-game-ended = les plis ont fini la partie avant
tally-so-far = Compté jusqu’ici : {$tallies}
tally-refusal-not-recorded = {$tally} : cela découle des plis et ne se note pas.
tally-this-game = Cette partie
tally-refusal-none = Avec les choix de cette table, {$rules} ne compte rien en plus des plis.
tally-refusal-range = {$player} peut avoir de 0 à {$most} {$tally} dans cette donne.
tally-refusal-distinct = {$player} ne peut pas avoir {$number}. {$tally} : un nombre différent pour chaque joueur, de 1 à {$most}.
tally-doubt-all = {$player} a tout ({$all}). Notez d’abord {$tally} : 1 si c’est le cas, 0 sinon.
tally-refusal-sum = Cela ferait {$sum} {$tally} dans cette donne, qui en a au plus {$most}.
tally-refusal-missing = Chaque donne a {$total} ({$tally}) ; {$sum} comptés.
tally-refusal-declarer = {$player} joue le contrat, et {$tally} ne se compte que pour les autres.
tally-refusal-against = {$player} ne joue pas le contrat, et {$tally} ne se compte que pour le déclarant.
tally-refusal-not-all = {$player} ne peut avoir {$tally} qu’avec tous les {$needed}.
tally-refusal-twice = Deux nombres sont donnés pour {$player}.
tally-refusal-recorded = Déjà noté pour {$player}, {$tally} : {$number}.
tally-refusal-above-tricks = {$player} ne peut pas avoir fait {$tricks} : le compte de {$tally} est {$number}, et chacun est un pli.
tally-refusal-by-cards = D’après les cartes notées, {$player} ne peut pas avoir {$number} pour {$tally}. Le pli {$trick}, fait par {$winner}, le montre.
tally-refusal-late = La donne {$deal} est finie : {$tally} se note avant ses plis.
tally-advice-one-number = Donnez un nombre par joueur.
tally-advice-count-again = Recomptez.
tally-advice-choose = Choisissez {$tallies}.
tally-unscored-case = {$tally} : {$number} : le cas particulier compte à la place : 0
