rules-remedy-promotion = Mettez aussi une prime en vigueur.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Tout le monde annonce
rules-family-texts = Jeux des quatre textes
rules-family-no-bids = Pas d’annonces
rules-lack-premium = le score {$score} ne donne pas de prime pour un contrat tenu
rules-lack-setting = { $setting ->
    [premium] pas de score par main
    [spades-double] pas de score par main
    [promotions] pas de primes
    [no-zero] pas de primes
    [zero-finish] pas de fin à zéro
    [forehead] pas de donnes de tailles différentes
    [top] des donnes de taille fixe
    [step] pas de donnes qui montent ou descendent
    [hook] pas d’annonces que la règle de la somme pourrait interdire
    [end] un programme qui finit de lui-même
    [trumps] pas d’enchères
    [overtricks] pas de contrats
    [trou-all] pas de trou
    [join] pas de demandes à soutenir
    [trou-rank] pas de trou
    [miss] pas de pénalité de l’annonce manquée
    [ties] pas de score par main
   *[match] pas de match
}
rules-setting-inapplicable = {$title} : {$lack}
rules-value-expected = attendu : {$values}
rules-value-nearest = le plus proche est {$value}
rules-remedy-fewer-cards = Choisissez une autre donne : {$players} joueurs ont au plus { $most ->
    [one] {$most} carte
   *[other] {$most} cartes
}.
rules-value-all-listed = tous ces mots, du plus bas au plus haut, séparés par des virgules : {$words}
rules-value-some-listed = off, ou une liste séparée par des virgules : {$words}
rules-value-range = {$least} à {$most}{ $unit ->
    [cards] {" "}cartes
    [points] {" "}points
    [deals] {" "}donnes
   *[other] {""}
}
rules-value-text = un texte entre guillemets
rules-value-list = une liste entre crochets
rules-value-table = une table
lookup-unknown-rules = Il n’y a pas de règles nommées {$name}.
lookup-unknown-score = Il n’y a pas de score nommé {$name} pour {$rules}.
lookup-unknown-name = Il n’y a pas { $noun ->
    [clause] de clause
    [promotion] de prime
    [document] de document
    [form] de forme
    [count] de compte
    [bid] d’enchère
    [rules] de règles
    [score] de score
    [extra] de donne supplémentaire
    [schedule] de programme
    [key] de clé
    [setting] de réglage
    [schema] de schéma
    [command] de commande
   *[other] d’élément ({$noun})
} {$name}.
lookup-clause-without-rules = Une clause se nomme avec ses règles : {$clauses}.
rules-clause-in-game = {$clause} dans la partie {$game}
lookup-choices = Au choix : {$choices}.
lookup-more-choices = {$left} de plus
rules-setting-syntax = Un réglage s’écrit KEY=VALUE, comme hook=off, et non {$setting}.{$suggestion}
rules-setting-bad-value = {$key} ne peut pas être {$value} ; {$reason}.
rules-setting-refused = {$key} est impossible : {$reason}.
rules-top-too-high = top ne peut pas être {$top} : une donne a au plus { $most ->
    [one] {$most} carte
   *[other] {$most} cartes
}.
rules-top-too-high-at-table = top ne peut pas être {$top} : à {$players} joueurs une donne a au plus { $most ->
    [one] {$most} carte
   *[other] {$most} cartes
}.
rules-points-caption = Points selon l’annonce et les plis
rules-points-deal = { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} chacun, {$players} joueurs
rules-contracts-caption = Points par déclarant selon les plis
rules-contracts-opponents = ceux d’un adversaire en dessous
rules-clause-not-file = Une clause n’est pas un fichier de règles ; affichez les règles entières.
rules-family-partners = Partenaires
rules-family-auctions = Enchères
rules-choice-current = {" "}(actuel)
rules-scores-title = Scores
rules-reading-reason = Notre lecture de {$rule} : {$reason}.
rules-reading-setting = Une table peut en décider avec {$setting}.
rules-reading-none = Rien ne reste ouvert : {$title} ne repose sur aucune de nos lectures.
