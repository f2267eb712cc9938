auction-bid-without-trump = {$bid} sans atout
auction-call-join = « soutiens » ({$bid})
auction-bid-unnamed = cette enchère
auction-refusal-reason = { $refusal ->
    [trou-first] d’abord chacun dit trou (exactement trois as) ou pass-trou
    [trou-over] tout le monde a déjà dit trou ou pass-trou
    [trou-is-announced] trou s’annonce avant les enchères, avec exactement trois as
    [not-first] seul le premier à parler peut attendre, au premier tour
    [no-wait-after-trou] après un trou, seules des enchères plus hautes sont permises
    [no-wait] ces règles ne permettent pas d’attendre
    [waiting] après avoir attendu, on ne peut que soutenir une demande ou passer
    [passed] après avoir passé, on ne peut que soutenir une demande
    [nothing-to-join] il n’y a pas de demande à soutenir ici
    [only-leave] seul le joueur qui a soutenu peut monter ; le premier demandeur ne peut plus enchérir que sans partenaire
    [nobody-to-join] il ne reste personne qui puisse soutenir une demande
    [first-turn-only] cette enchère n’est possible qu’au premier tour de parole
    [no-such-bid] cette enchère n’existe pas
    [has-bid] qui a annoncé ne peut pas soutenir une demande
   *[over] les enchères sont terminées
}
auction-refusal-trou-taken = {$player} a déjà annoncé trois as
auction-refusal-joiner-raises = après avoir soutenu, on ne peut que monter à {$suit} ou passer
auction-refusal-below-standing = cette enchère ne dépasse pas {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} exige une couleur d’atout, par exemple {$bid}:hearts
    [none] {$bid} se joue sans atout et ne nomme pas de couleur
    [turned] {$bid} se joue dans la couleur retournée, qui n’est pas notée : nommez-la, par exemple {$bid}:hearts
   *[either] {$bid} exige une couleur ou none, par exemple {$bid}:none
}
auction-refusal-other-trump = {$bid} se joue toujours à l’atout {$suit}
auction-trou-announced = {$player} annonce trou : le quatrième as désigne le partenaire, qui nomme l’atout et entame.
auction-call-lapsed = Personne ne soutient {$call}, qui tombe donc. {$source}
auction-may-still-bid = Peut encore enchérir : {$players}.
auction-wait = { $first_speaker ->
    [waits] Le premier à parler peut attendre, et ne peut ensuite que soutenir une demande ou passer.
   *[joins-late] Si le premier à parler passe, il peut encore soutenir une demande plus tard, et rien d’autre.
}
auction-suit-call = { $first_speaker ->
    [waits] Une demande suppose un joueur qui puisse encore la soutenir.
   *[joins-late] Une demande suppose un joueur qui puisse encore la soutenir : qui n’a pas parlé, ou le premier à parler s’il n’a fait que passer.
}
auction-pair = { $pairs ->
    [raise] Après un soutien, seul le joueur qui a soutenu peut monter. S’il passe, le premier demandeur peut se dégager par un solo plus haut.
   *[stand] L’enchère d’une paire tient. Si personne ne soutient une demande, le demandeur peut monter, sans partenaire, quand tous les autres ont passé.
}
auction-ranking-bids = Chaque enchère doit dépasser la précédente. De la plus basse à la plus haute : {$bids}.
auction-ranking-trumps-equal = {$ranking} L’atout ne change rien à la hauteur d’une enchère.
auction-ranking-trumps = {$ranking} À hauteur égale, l’atout décide, du plus bas au plus haut : {$trumps}.
auction-first-turn-bids = Au premier tour de parole seulement : {$bids}.
auction-bids-targets = Plis à faire : {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} ne peut pas annoncer {$call} : {$reason}.
   *[false] {$player} ne peut pas dire « {$call} » : {$reason}.
}
auction-last-word-both = {$partner} peut encore monter, ou {$caller} se dégager par un solo plus haut.
auction-last-word-partner = {$partner} peut encore monter.
auction-last-word-caller = {$caller} peut encore se dégager par un solo plus haut.
auction-join-waiting = Un joueur dont c’est le tour peut soutenir une demande{ $with_card ->
    [true] {" "}s’il a une carte de la couleur
   *[false] {""}
}.
auction-join-late = Un joueur qui n’a pas parlé, ou le premier à parler même après avoir passé, peut soutenir une demande{ $with_card ->
    [true] {" "}s’il a une carte de la couleur
   *[false] {""}
}.
auction-bids-pair = À deux : {$bids}.
auction-bids-alone = Sans partenaire : {$bids}.
auction-bids-partners = Avec un partenaire : {$bids}.
auction-factors = Un mot dit avec un contrat multiplie ce qu’il rapporte : {$factors}.
auction-factors-added = Un mot dit avec un contrat augmente ce par quoi il est multiplié, qui est sinon 1 : {$factors}.
auction-trump-times = L’atout multiplie ce que rapporte un contrat : {$trumps}.
auction-factor-deals = {$factor} dépend de la donne, une donne après l’autre : {$deals} ; puis de nouveau depuis le début.
auction-factor-of = { $of ->
    [none] personne
    [dealer] le camp du donneur
    [others] l’autre camp
   *[all] tous
}
auction-deal-times = La donne multiplie ce que rapporte un contrat, une donne après l’autre : {$factors} ; puis de nouveau depuis le début.
auction-bids-several = À plusieurs dans une donne, chacun pour soi : {$bids}.
auction-bids-turned-trump = Atout la couleur retournée : {$bids}.
auction-bids-suit-trump = Atout {$suit} : {$bids}.
auction-bids-trumpless = Sans atout : {$bids}.
auction-bids-either-trump = Atout au choix ou sans atout : {$bids}.
auction-bids-discard = Chacun peut écarter une carte avant le premier pli : {$bids}.
auction-bids-open-hand = La main du déclarant est étalée après le deuxième pli : {$bids}.
auction-bids-partner-out = Le partenaire du déclarant pose ses cartes : {$bids}.
auction-bids-declarer-leads = Entame du déclarant : {$bids}.
auction-bids-partner-leads = Entame du partenaire : {$bids}.
auction-bids-with-target = {$target} pour {$bids}
auction-bid-with-trump = {$bid} à {$trump}
auction-state-won = {$contract} l’emporte
auction-state-partner = il ne manque que le partenaire pour le trou annoncé par {$player}
auction-state-passed-out = tout le monde a passé, et on redonne
auction-state-speaking = c’est à {$next_player} de parler
call-refusal-surplus = {$call} vient après la fin des enchères : {$reason}.
call-refusal-auction-over = Les enchères sont terminées : {$contract}.
call-refusal-no-auction = Il n’y a pas d’enchères en cours.
tricks-refusal-auction-under-way = Les enchères ne sont pas terminées : c’est à {$next_player} de parler.
call-refusal-contract-only = La table tient elle-même les enchères : seul le contrat est noté.
call-refusal-tricks-are-bid = {$title} n’a pas d’enchères : on annonce des plis.
call-remedy-omit = Omettez-le.
call-list-highest = … jusqu’à {$call}
call-word = { $call ->
    [pass] passe
    [wait] attends
    [join] soutiens
    [none] sans
   *[other] {$call}
}
