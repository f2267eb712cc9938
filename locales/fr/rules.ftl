rules-remedy-promotion = Mettez aussi une prime en vigueur.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Tout le monde annonce
rules-family-texts = Jeux des quatre textes
rules-family-no-bids = Pas d’annonces
rules-lack-premium = le barème {$score} ne donne pas de prime pour un contrat réussi
rules-lack-setting = { $setting ->
    [premium] il n’y a pas de barème par annonce et plis
    [spades-double] il n’y a pas de barème par annonce et plis
    [promotions] il n’y a pas de primes
    [no-zero] il n’y a pas de primes
    [zero-finish] il n’y a pas de fin à zéro
    [forehead] il n’y a pas de donnes de tailles différentes
    [top] les donnes sont de taille fixe
    [step] il n’y a pas de donnes qui montent ou descendent
    [bottom] il n’y a pas de donnes qui montent ou descendent
    [hook] il n’y a pas d’annonces que la règle de la somme pourrait interdire
    [end] le programme finit de lui-même
    [trumps] il n’y a pas d’enchères
    [overtricks] il n’y a pas de contrats
    [trou-all] il n’y a pas de trou
    [join] il n’y a pas de demandes à soutenir
    [trou-rank] il n’y a pas de trou
    [miss] il n’y a pas de pénalité de l’annonce manquée
    [ties] il n’y a pas de barème par annonce et plis
   *[match] il n’y a pas de match
}
rules-setting-inapplicable = dans {$title}, {$lack}
rules-value-expected = attendu : {$values}
rules-value-nearest = le plus proche est {$value}
rules-remedy-fewer-cards = Choisissez une autre donne : {$players} joueurs ont au plus { $most ->
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
lookup-unknown-score = Il n’y a pas de barème nommé {$name} pour {$rules}.
lookup-unknown-name = Il n’y a pas { $noun ->
    [kind] de contrat
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
lookup-more-choices = et {$left} autres
rules-setting-syntax = Un réglage s’écrit KEY=VALUE, comme hook=off, et non {$setting}.{$suggestion}
rules-setting-bad-value = {$key} ne peut pas être {$value} ; {$reason}.
rules-setting-refused = On ne peut pas régler {$key} : {$reason}.
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
rules-bids-caption = Annonces et plis à faire, de la plus basse à la plus haute
rules-contracts-caption = Points par déclarant selon les plis
rules-contracts-opponents = ceux d’un adversaire en dessous
rules-clause-not-file = Une clause n’est pas un fichier de règles ; affichez les règles entières.
rules-family-partners = Partenaires
rules-family-auctions = Enchères
rules-choice-current = {" "}(actuel)
rules-scores-title = Barèmes
rules-reading-reason = Notre lecture de {$rule} : {$reason}.
rules-reading-setting = Une table peut en décider avec {$setting}.
rules-reading-none = Rien ne reste ouvert : {$title} ne repose sur aucune de nos lectures.
rules-new-title = Comment s’appelle le jeu ?
rules-new-players = Combien de joueurs peuvent jouer ? Par exemple 4, ou 3-6.
rules-new-sides = Qui joue ensemble ? 1 : chacun pour soi. 2 : les joueurs assis face à face.
rules-new-deals = Combien de cartes reçoit chaque joueur ? Par exemple 1-8-1 (d’une carte à huit puis retour), 13 x 8 (huit donnes de treize) ou 13 500 (des donnes de treize jusqu’à ce que quelqu’un ait 500 points).
rules-new-pack = Quelle est la carte la plus basse du jeu ? 2 pour les 52 cartes, 7 pour 32, 9 pour 24.
rules-new-bids = Qui annonce ? 1 : personne. 2 : tous, un nombre de plis. 3 : le plus offrant joue un contrat.
rules-new-trump = Quel est l’atout ? 1 : la couleur d’une carte retournée. 2 : une couleur tirée au sort ou nommée. 3 : tour à tour pique, carreau, cœur, trèfle et sans atout. 4 : aucun.
rules-new-points = Que vaut une annonce de {$bid} avec {$bid}, {$fewer} ou {$more} plis ? Trois nombres, par exemple 14 -1 -1.
rules-new-tricks = Qu’est-ce qui rapporte ? 1 : un point par pli. 2 : un point pour le plus de plis d’une donne.
rules-new-again = {$reply} ne répond pas à la question.
rules-new-unattended = Les règles se demandent dans un terminal, une question après l’autre.
rules-new-contract = Un contrat a besoin de ses annonces et de leurs points : partez d’un jeu qui les a.
rules-new-contracts = Les annonces et les points de quel jeu ? {$games}
rules-new-written = Les règles sont dans {$file}, où elles peuvent être modifiées.
rules-find-nothing = Aucune clause, loi ni aucun titre du manuel ne contient tout ceci : {$words}.
rules-find-also = Aussi {$rules}{ $more ->
    [0] .
   *[other] {" "}et {$more} de plus.
}
rules-find-more = { $number ->
    [one] Un autre résultat est omis
   *[other] {$number} autres résultats sont omis
} : nommez les règles ou ajoutez un mot.
rules-region = { $rules ->
    [serbian] Serbie
    [romanian] Roumanie
    [auction-whist] Luxembourg
    [german] Grande-Bretagne
    [contract-whist] Grande-Bretagne
    [nomination-whist] Grande-Bretagne
    [judgement] Inde
    [plump] Suède
    [boerenbridge] Pays-Bas
    [pocha] Espagne
    [wizard] Canada
    [skull-king] États-Unis
    [call-break] Népal, Inde
    [whist] Grande-Bretagne
    [spades] États-Unis
    [belote] France
    [coinche] France
    [schieber] Suisse
    [tarneeb] Levant
    [euchre] États-Unis, Canada
    [solo-whist] Grande-Bretagne
    [wiezen] Belgique
    [skat] Allemagne
    [hearts] États-Unis
    [king] Russie, Portugal
    [rentz] Roumanie
    [barbu] France
    [bid-whist] États-Unis
    [five-hundred] Australie
    [hokm] Iran
    [klaverjassen] Pays-Bas
    [nap] Grande-Bretagne
    [pinochle] États-Unis
    [pitch] États-Unis
    [sergeant-major] Grande-Bretagne
    [doppelkopf] Allemagne
    [schafkopf] Allemagne
    [stiche-raten] Allemagne, Suisse
    [sueca] Portugal
    [trex] Levant
    [twenty-eight] Inde
   *[none] {""}
}
