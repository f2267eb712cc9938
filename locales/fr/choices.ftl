choice-found = {$happened} ; on s’en aperçoit {$moment}{ $established ->
    [later] {" "}: établie, car le camp de {$player} a joué depuis
    [turned] {" "}: établie, car le pli était retourné
    [end] {" "}: établie
    [mended] {" "}: pas encore établie
   *[none] {""}
}.
choice-who = {$who} { $several ->
    [true] choisissent
   *[false] choisit
}{ $agree ->
    [true] {" "}et doivent être d’accord
   *[false] {""}
}{ $choose_at ->
    [end] , une fois la donne jouée
   *[now] {""}
}{ $until ->
    [next] {" "}et avant le début de la suivante
   *[other] {""}
} : [{$clauses}]
choice-open = Donne {$deal} : {$happened} [{$clauses}]. {$who} { $several ->
    [true] doivent
   *[false] doit
} choisir{ $until ->
    [next] {" "}avant le début de la donne suivante
    [over] {" "}avant la fin de la partie
   *[none] {""}
} :
choice-waive = laisser passer
choice-as-ruled = comme le disent les lois
choice-later = Donne {$deal} : {$happened} [{$clauses}]. {$who} { $several ->
    [true] choisissent
   *[false] choisit
} une fois la donne jouée.
incident-recorded-facts = D’après ce qui est noté : {$facts}.
incident-missing-player = Qui est en faute ? Donnez le nom.
incident-kind-missing = Que s’est-il passé ? Donnez l’un des cas.
incident-kind-expected = on attend ce qui s’est passé, par exemple {$example}, ou le numéro d’un incident noté
incident-kind-says = { $kind ->
    [revoke] une carte qui n’a pas fourni, coupé ou monté alors qu’il le fallait
    [misdeal] les cartes ont été mal données
    [count] une main avec trop ou trop peu de cartes
    [exposed] une carte a été vue
    [lead] une entame hors tour
    [play] une carte jouée hors tour
    [bid] une annonce hors tour, trop basse, changée ou interdite
    [trick] deux cartes dans un pli, aucune, ou un pli regardé
    [claim] des cartes étalées, ou l’attention attirée sur le pli
    [pack] une carte manquante, en double ou d’un autre jeu
    [dealer] le mauvais joueur a donné
    [trump] la mauvaise couleur prise pour atout
    [score] un nombre faux dans la marque
   *[player] un joueur est absent, part ou est remplacé
}
incident-ask-kind = Que s’est-il passé ?
incident-ask-player = Qui est en faute ?
incident-ask-option = Que prend-on ? {$options}, ou rien pour ne rien noter
incident-set-fits = Des lois qui conviennent : {$set}.
incident-taken = Choisi : {$taken}.
incident-disproved = { $followed ->
    [true] {$player} a fourni {$card} au pli {$trick}, ce que les cartes notées prouvent.
   *[false] {$player} n’avait aucune carte à fournir au pli {$trick}, ce que les cartes notées prouvent.
}
hint-incident-whole = tout taper
hint-incident-take = noter, ou waive pour laisser passer
hint-incident-later = laisser le choix ouvert
hint-incident-adopt = juger selon elles
