incident-happened = {$player} a { $kind ->
    [revoke] fait une renonce
    [misdeal] fait une maldonne
    [count] eu un mauvais nombre de cartes
    [exposed] exposé une carte
    [lead] entamé hors tour
    [play] joué hors tour
    [bid] fait une annonce irrégulière
    [trick] commis une erreur
    [claim] étalé des cartes
    [pack] joué avec un mauvais jeu de cartes
    [dealer] donné hors tour
    [trump] pris une mauvaise couleur pour l’atout
    [score] noté un mauvais nombre
    [charge] été accusé sans preuve d’une renonce
    [bid-turn] annoncé hors tour
    [bid-low] annoncé trop bas
    [bid-changed] changé une annonce
    [revoke-disobeyed] joué une autre carte que celle exigée
    [bid-hook] annoncé contre la règle de la somme
    [bid-barred] fait une annonce interdite
    [trick-two] joué deux cartes
    [claim-attention] attiré l’attention sur le pli
    [player-leaves] quitté la table
    [player-replaced] été remplacé
    [trick-seen] regardé un pli ramassé
    [trick-taken] ramassé un pli de l’autre camp
    [trick-omitted] oublié de jouer
   *[player] manqué à la table
}{ $trick ->
    [0] {""}
   *[other] {" "}au pli {$trick}
}
incident-happened-nobody = { $told ->
    [pack-missing] Une carte manque
    [pack-double] Une carte en double
    [pack-faced] Une carte retournée dans le jeu
    [pack-foreign] Une carte d’un autre jeu
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}au pli {$trick}
}
incident-effect-tricks = { $number ->
    [1] un pli
    [2] deux plis
    [3] trois plis
   *[other] {$number} plis
} à {$side}
incident-effect-points = { $number ->
    [1] un point
    [2] deux points
    [3] trois points
    [5] cinq points
   *[other] {$number} points
} { $lost ->
    [true] de moins pour
   *[false] pour
} {$side}
incident-effect-short = {$side} ne peut pas { $most ->
    [none] gagner par cette donne
   *[other] dépasser {$most} par cette donne
}
incident-effect-bar = {$side} ne peut plus annoncer dans cette donne
incident-effect-lost = { $what ->
    [contract] le contrat de {$side} compte comme manqué
    [defence] le contrat compte comme réussi contre {$side}
   *[bid] l’annonce de {$side} compte comme manquée
}
incident-effect-pays = {$player} paie sans partage
incident-effect-callable = on peut exiger le jeu { $card ->
    [none] de la carte
   *[other] de {$card}
}
incident-callable-left = Incident {$number} : {$player} aurait pu jouer {$card} au pli {$trick} et ne l’a pas fait. On peut exiger le jeu de cette carte ; si on l’a exigé, cela compte comme une renonce.
incident-effect = { $effect ->
    [miss] l’annonce compte comme manquée d’un pli
    [cancel] les deux fautes s’annulent
    [void-same] la donne est annulée, et le même joueur redonne
    [void-next] la donne est annulée, et le joueur suivant donne
    [void-shift] la donne est annulée ; le joueur suivant donne, et les donnes suivantes continuent à partir de lui
    [made] le contrat est réussi
    [missed] le contrat chute de {$number}
    [stood] les plis comptent tels qu’ils étaient
    [replay] rejoué à partir du pli {$number}
    [cards-as-dealt] une donne d’autant de cartes qu’il en a été distribué
    [deal-again] le bon donneur donne
    [stands] c’est maintenu
    [bid-again] l’annonce est refaite
    [bid-stands] la première annonce est maintenue
    [bid-cancelled] l’annonce est annulée
    [bid-proposal] l’annonce est maintenue comme demande
    [turn-back] le tour revient à qui devait l’avoir
    [callable-hand] on peut exiger le jeu de ces cartes
    [high] la plus haute carte de la couleur est exigée
    [low] la plus basse carte de la couleur est exigée
    [win] le pli est à faire
    [lose] le pli est à laisser
    [trump] il faut couper
    [pass] il ne faut pas couper
    [suit-now] une couleur est exigée pour cette entame
    [suit-next] une couleur est exigée pour la prochaine entame
    [back] les cartes sont reprises
    [card-stays] la carte reste
    [liable] la main incomplète répond des renonces
    [surplus] la dernière carte va au pli incomplet
    [fourth] le quatrième joueur peut jouer avant le deuxième
    [play-on] on joue la donne jusqu’au bout
    [abandoned] la donne se termine comme il a été réclamé
    [fix] la marque est corrigée
    [substitute] un autre joueur peut prendre la place
    [late] trop tard
   *[none] pas de pénalité
}
incident-found = {$happened} ; on s’en est aperçu {$moment}. {$clauses}
incident-chosen = {$who} { $several ->
    [true] ont
   *[false] a
} choisi {$option} : {$effects}.
incident-open = le choix reste à faire{ $until ->
    [next] {" "}jusqu’au début de la donne suivante
    [over] {" "}jusqu’à la fin de la partie
   *[none] {""}
} : {$options}
incident-waived = abandonné
incident-dropped = retiré
incident-done = c’est fait
incident-lapsed = sans effet, car la donne ne compte pas
incident-cancelled = annulé par l’incident {$number}
incident-not-chosen = { $option ->
    [waive] personne n’a choisi à temps
   *[other] personne n’a choisi à temps, donc {$option} compte
}
incident-doubt-twice = C’est déjà noté, comme incident {$number}.
incident-doubt-dealer = Ici, c’est {$dealer} qui donne : {$player} ne peut pas avoir mal distribué.
incident-unproven-charge = Accusation non prouvée
incident-facts = Décidé d’après ces faits : {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
}, {$moved} pour { $kind ->
    [revoke] la renonce
    [lead] l’entame hors tour
    [play] la carte jouée hors tour
   *[other] l’incident
} = {$counted}
