play-rule-talon = Après chaque pli, le gagnant prend la carte visible du talon et le perdant celle du dessous, jusqu’à épuisement ; puis on joue les cartes en main.
play-rule-break-trump = On ne peut entamer à l’atout qu’une fois qu’un atout a été joué, ou d’une main qui n’a que des atouts.
play-rule-neighbour-leads = La première entame est au joueur { $side ->
    [left] à gauche
   *[right] à droite
} du donneur{ $auction ->
    [true] , sauf indication contraire du contrat ;
   *[false]  ;
} qui fait un pli entame le suivant.
play-rule-bidder-leads = La première entame est à la plus haute annonce, à la première s’il y en a plusieurs{ $auction ->
    [true] , sauf indication contraire du contrat ;
   *[false]  ;
} qui fait un pli entame le suivant.
play-rule-follow = Il faut fournir la couleur demandée{ $must_beat ->
    [true] , avec une carte qui prend le pli si possible, ou n’importe quelle carte de la couleur si le pli est coupé ;
   *[false]  ;
} {$otherwise}
play-rule-beat-or-trump = qui n’en a pas doit prendre le pli avec un atout si possible, sinon jouer un atout plus faible, et à défaut peut jouer n’importe quelle carte.
play-rule-beat = qui n’en a pas doit prendre le pli avec un atout si possible, et sinon peut jouer n’importe quelle carte.
play-rule-trump = qui n’en a pas doit couper si possible, et sinon peut jouer n’importe quelle carte.
play-rule-any-card = qui n’en a pas peut jouer n’importe quelle carte.
play-rule-winner = Le plus fort atout fait le pli, sinon la plus forte carte de la couleur demandée.
play-rule-left-to-table = Quelle carte prend le pli, et lesquelles sont permises, est au choix de la table.
play-duty-break = La main entame, aucun {$trump} n’a été joué, et elle a d’autres cartes.
play-duty-lead = La main entame : on peut jouer n’importe quelle carte.
play-duty-follow = {$suit} est demandé, et la main en a.
play-duty-follow-beat = {$suit} est demandé, et la main en a qui dépassent {$card}.
play-duty-trump = La main n’a pas de {$led} et doit couper à {$trump}.
play-duty-trump-beat = La main n’a pas de {$led} et doit couper à {$trump} en dépassant {$card}.
play-duty-free = La main n’a pas de {$suit} : on peut jouer n’importe quelle carte.
play-duty-free-trumpless = La main n’a ni {$suit} ni {$trump} pour couper : on peut jouer n’importe quelle carte.
play-card-led = {$player} entame {$card}
play-trick-taken = Pli pour {$player} : {$reason}.
play-trick-line = Pli {$number} : {$cards}. {$taken}
play-refusal-not-in-range = {$card} n’est pas dans le jeu : ses {$size} cartes vont de {$lowest} à A.
play-refusal-not-in-pack = {$card} n’est pas dans le jeu : {$pack}.
play-refusal-all-seen = Les {$number} {$card} du jeu ont toutes été jouées ou retournées.
play-refusal-unjudged = Ce que fait {$card} dans un pli est au choix de la table : un tel pli ne se note pas par ses cartes.
play-refusal-left-to-table = Ces règles laissent à la table ce que font les cartes : laquelle prend le pli, lesquelles sont permises. Aucun pli ne se note par ses cartes, et aucune renonce n’est prouvée.
play-refusal-must-beat = {$card} ne peut pas être jouée : la main a de quoi dépasser {$highest}.
play-refusal-duplicate = {$card} est donnée deux fois.
play-refusal-already-played = {$card} a déjà été jouée dans cette donne : par {$player}, au pli {$trick}.
play-refusal-turned-up = {$card} est la carte retournée sur la table : personne ne l’a en main.
play-refusal-last-of-suit = {$card} serait la dernière des {$suit}, mais l’une d’elles est visible sur la table.
play-refusal-last-taken = {$card} n’est pas dans cette main : toutes les autres {$suit} sont connues, c’est donc la carte retournée que {$player} a prise.
play-refusal-taken-by-other = {$card} n’est pas dans cette main : {$player} l’a prise au talon après le pli {$trick}.
play-refusal-nothing-turned = Aucune carte n’est retournée après ce pli, donc pas {$card}.
play-refusal-turned-later = {$card} a été retournée après le pli {$trick}, pas comme atout.
play-refusal-first-leader = C’est à {$leader} d’entamer le premier pli, pas à {$player}.
play-refusal-leader = {$leader} a fait le pli {$trick} : c’est à {$leader} d’entamer, pas à {$player}.
play-refusal-turn = C’était à {$expected} de jouer, pas à {$player}.
play-refusal-trick-size = Il y a {$cards}, mais un pli de cette donne en a {$players} : une par joueur.
play-refusal-trump-unknown = Cela dépend de l’atout, qui n’est pas noté.
play-refusal-all-played = La donne {$deal} a { $tricks ->
    [one] {$tricks} pli, déjà noté
   *[other] {$tricks} plis, tous déjà notés
}.
play-refusal-not-in-hand = {$card} n’est pas dans cette main.
play-refusal-must-follow = {$card} ne peut pas être jouée : {$suit} est demandé, et la main en a{ $number ->
    [one] {" "}une
   *[other] {" "}plusieurs
}.
play-refusal-trump-unbroken = On ne peut pas entamer {$card} : aucun {$trump} n’a été joué, et la main a d’autres cartes.
play-refusal-must-trump = {$card} ne peut pas être jouée : la main n’a pas la couleur demandée et doit couper à {$trump}.
play-turnable-cards = cartes qui peuvent être retournées
play-suit-beating = {$suit} dépassant {$card}
card-remedy-check = Vérifiez les cartes.
card-remedy-check-turned = Vérifiez le pli et la carte retournée.
card-remedy-omit-turned = Omettez la carte retournée.
card-remedy-leader = Indiquez les cartes dans l’ordre où elles ont été jouées, en commençant par {$leader}.
card-remedy-one-each = Indiquez une carte par joueur, à tour de rôle.
card-remedy-playable = Jouables : {$cards}.
play-rule-choice-left-to-table = Les cartes permises sont au choix de la table.
play-refusal-play-left-to-table = Ces règles laissent à la table le choix des cartes permises. Aucun pli ne se note par ses cartes, et aucune renonce n’est prouvée.
