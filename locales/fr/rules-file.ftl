rules-error-format = Son format est {$format} ; cette version ne lit que le format 1.
rules-error-id = {$id} ne peut pas être un identifiant : {$reason}.
rules-error-call-word = {$id} ne peut pas être l’identifiant d’une enchère : c’est déjà un mot à part.
rules-error-duplicate = {$value} est déjà dans cette liste.
rules-error-unprintable = Ce texte a un caractère invisible, ou plus de 80 caractères.
rules-error-ends-by-declarer = Seul un contrat peut terminer la partie par le déclarant : dans une seule partie, à un nombre de points.
rules-error-ends-when = when remplace points, least, games et by, et demande un programme avec « until the end ».
rules-error-ends-by-partners = partner est le total du joueur d’en face : il faut des tables de 4, 6, 8 joueurs et ainsi de suite, où personne ne fait le mort, où chacun compte pour soi et où le plus haut total gagne.
rules-error-out = out demande une seule partie, où chacun compte pour soi et gagne seul.
rules-error-empty = Il n’y a rien dedans.
rules-error-too-many-rows = Cette liste a plus de {$most} lignes.
rules-error-tricks-counted = counted ne peut pas être {$counted} : attendu, 1 à {$most} plis, ceux de la plus petite donne, ou "all".
rules-error-tricks-above = above ne va qu’avec pays = "tricks".
rules-error-tricks-above-all = above doit être plus petit que counted, {$counted} : sinon aucun pli ne compte.
rules-error-several-games = Plusieurs parties demandent ending.points, et un programme avec « until the end ».
rules-error-no-zero = no-zero ne change rien : aucune prime n’est en vigueur.
rules-error-mark = Une marque a de 1 à 4 caractères visibles.
rules-error-no-table = Aucune ligne de [[tables]] ne donne un nombre de joueurs.
rules-error-score-mismatch = Le barème {$score} ne va pas avec les annonces : [scoring.hands] va avec [bidding.exact], [scoring.contracts] avec [bidding.auction], et [scoring.tricks] avec bidding = "none".
rules-error-trump-mismatch = L’atout se nomme dans des enchères, et là seulement ; ou il est entamé.
rules-error-never-ends = Un programme avec « until the end » demande ending.points.
rules-error-out-of-reach = Personne ne peut atteindre ces points : aucune donne n’en rapporte.
rules-error-least-out-of-reach = Personne ne peut tomber à ce total : aucune donne ne coûte de points.
rules-error-unit-half = Les facteurs sont des multiples de ½ ; pour des dixièmes, mettez unit = "0.1".
rules-error-unit-tenth = Les facteurs sont des multiples de 0.1.
rules-error-tally-most = Il peut y en avoir {$least} dans une donne : most doit être au moins {$least}.
rules-error-tally-distinct = Les nombres différents de {$players} joueurs font au moins {$least} en tout, et total aussi.
rules-error-lowest-of-ranks = ranks contient déjà le rang le plus bas.
rules-error-no-equal-cards = Il n’y a de cartes égales que dans deux jeux, avec double = true.
rules-error-too-many-jokers = Un jeu a au plus 60 cartes sans couleur.
rules-error-not-in-pack = {$card} n’est dans aucun jeu de ces règles.
rules-error-equal-cards = Un talon demande un jeu sans cartes égales, et l’annonce des as un jeu avec quatre as.
rules-error-tally-over = Un compte ne peut dépendre des annonces que là où l’on annonce des plis.
rules-error-tally-half = Un compte ne peut valoir la moitié après une annonce manquée qu’avec made = true et sans every.
rules-error-tally-table = Les points d’un compte sont dans une table, ou dans points et every.
rules-error-tally-short = Il ne peut manquer des points à un camp que là où ending.points finit la partie.
rules-error-tally-total = total dit combien chaque donne en a ; il ne va ni avec most ni avec over.
rules-error-tally-against = Un compte ne peut être celui d’un camp du contrat que là où des enchères en donnent un.
rules-error-nothing-ends-deal = Là où les plis ne rapportent rien, un compte avec total doit finir la donne.
rules-error-most-below-least = La plus haute annonce, {$most}, est sous la plus basse, {$least}.
rules-error-redealt-forever = Une donne de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} à {$players} joueurs serait redonnée sans fin : la somme des annonces est au plus {$most}, toujours moins que {$below}.
rules-error-hook-never-met = À {$players} joueurs, aucune dernière annonce ne peut respecter la règle de la somme.
rules-error-bid-word = {$word} ne peut pas être une annonce : un mot a de 1 à 16 minuscules, chiffres et tirets, et commence par une lettre.
rules-error-unknown-bid-word = {$word} n’est pas dans bidding.exact.named.{$suggestion}
rules-error-no-partners = Une table de {$players} n’a pas de partenaires face à face : il y en a à 4, 6, 8 joueurs et ainsi de suite, si personne ne fait le mort.
rules-error-called-partner = Des partenaires face à face ne peuvent ni régler des contrats entre eux, ni être appelés.
rules-error-numbers-missing = Un objectif égal au nombre demande numbers dans sa ligne.
rules-error-factors-called = Les mots qui multiplient un contrat demandent contract_only = true.
rules-error-setting-value = La valeur {$value} de ce réglage est impossible : il manque à ces règles une des clés sous sets.
rules-error-doubled-in-cycle = Une couleur ne double les points que si l’atout est retourné, pas dans un cycle fixe.
rules-error-zero-finish = Un total de 0 ne peut pas gagner dans {$form}.
rules-error-endless-early = Seule la dernière étape peut durer jusqu’à la fin.
rules-error-no-deals = Cette étape n’a de donnes à aucune table.
rules-error-packets = Chaque donne doit se distribuer en tours entiers de ces paquets.
rules-error-talon = On ne peut piocher au talon qu’à deux.
rules-error-trumps-missing = Il manque aux atouts {$trumps}.
rules-error-second-trou = Il ne peut y avoir qu’un trou.
rules-error-target-too-high = Un objectif de { $target ->
    [one] {$target} pli
   *[other] {$target} plis
} est impossible : la plus grande donne a {$tricks}.
rules-error-opponents-given = Ces contrats se règlent entre joueurs : opponents ne peut pas être donné.
rules-error-opponents-missing = La clé opponents manque.
rules-error-uneven-sides = Une enchère avec partenaire ne peut se régler qu’à deux contre deux.
rules-error-several-pairs = Seule une enchère sans partenaire peut être jouée à plusieurs.
rules-error-no-opponents = À une table de deux, une enchère avec partenaire n’aurait pas d’adversaires.
rules-error-table-size = Une table de {$players} est impossible : de 2 à {$most} joueurs, dont au moins deux qui jouent.
rules-error-deal-count = À {$players} joueurs il y aurait { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
} ; de 1 à {$most} sont possibles.
rules-error-pack-below-players = Un jeu de {$pack} cartes est trop petit pour {$players} joueurs.
rules-error-pack-below-deal = Une donne de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} à {$players} joueurs demande plus de cartes que le jeu de {$pack} n’en a.
rules-id-empty = il est vide
rules-id-capitals = ses lettres doivent être minuscules
rules-id-space = il a une espace ; mettez un tiret
rules-id-character = il a {$character}
rules-id-start = il ne commence pas par une lettre
rules-id-too-long = il a plus de 40 caractères
rules-file-error-too-long = un fichier de règles a au plus {$most} octets.
rules-file-error-not-toml = Ce n’est pas du TOML : attendu, KEY = VALUE, [TABLE] ou [[LIST]], guillemets et crochets fermés.
rules-file-error-duplicate-key = Cette clé a déjà été donnée.
rules-file-error-below-table = {$key} est une clé de tout le fichier : elle doit se trouver au-dessus de la première [table].
rules-file-error-one-table = {$key} est une liste de tables : écrivez [[{$key}]].
rules-file-error-quoted = {$key} est un nombre : écrivez {$number} sans guillemets.
rules-file-error-missing-key = La clé {$keys} manque.
rules-file-old-form = Les versions précédentes l’écrivaient ainsi. Cela se lit encore ; remplacez-le par `{$now}`.
rules-file-error-exclusive-keys = On ne peut donner qu’une seule de ces clés : {$keys}.
rules-file-more-errors = Encore { $errors ->
    [one] {$errors} faute
   *[other] {$errors} fautes
}.
rules-file-valid = {$file} est valide : {$title}, pour {$player_counts} joueurs.
rules-file-header = {$title}. Changez les lignes que vous voulez, et alors aussi id, title et les sources.
rules-error-unknown-language = Hoyle n’a pas la langue {$language} ; langues possibles : {$languages}.
rules-error-unknown-text = Il n’y a pas de texte {$text} à traduire.
rules-error-unprintable-words = Ces mots ont plus de 500 caractères, une barre oblique inverse ou un caractère invisible.
rules-error-line-break = Les mots pour {$text} ont un saut de ligne. Écrivez-les sur une seule ligne.
rules-error-idle-tie-break = {$word} figure deux fois, ou après la place partagée : il ne départagerait jamais rien.
rules-file-error-kind = { $kind ->
    [key] une clé est inconnue ici.
    [value] une valeur manque, ou n’est pas de celles que sa clé admet.
   *[rules] ces règles ne sont pas jouables.
}
rules-error-law-chooser = options demande un chooser, et chooser des options.
rules-error-law-default = {$option} n’est pas une des options.{$suggestion}
rules-error-law-idle = Cette loi ne fait rien : il lui faut do ou options.
rules-error-law-tricks = Les plis ne peuvent pas changer de main là où chacun annonce seul un nombre de plis : le fautif voulait peut-être en perdre.
rules-error-law-coverage = Aucune loi ne couvre ce cas : {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Ajoutez-en une, ou nommez {$word} sous silent.
rules-error-laws-unfit = Les lois {$set} sont pour des jeux { $need ->
    [sides] avec des partenaires
    [alone] où chacun joue seul
    [auction] avec des enchères
    [tricks] où les plis rapportent des points
    [lone] avec une enchère jouée sans le partenaire
   *[exact] où chacun annonce un nombre de plis
}.
rules-error-cases-of-tricks = Des cas particuliers demandent pays = "nothing".
rules-error-unknown-quantity = {$word} n’est pas compté dans cette marque : choisissez parmi {$known}.{$suggestion}
rules-error-tally-target = Un objectif de {$target} ne peut être atteint : ce qu’il compte fait au plus {$most}.
rules-error-mixed-targets = Toutes les enchères ont of, ou aucune : une donne finit par des plis ou par des décomptes.
rules-error-quota-fit = quota a un nombre par joueur, pour pays = "tricks" sans above et sans partenaires.
rules-error-quota-sum = Les quotas font {$sum}, mais {$tricks} plis d’une donne comptent.
