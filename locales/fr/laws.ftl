laws-title = { $id ->
    [whist-1900] Lois du whist, 1900
    [whist-1864] Lois du whist, 1864
    [solo-hoyle] Solo whist, abrégé des lois
    [spades-club] Spades, tournois de clubs
    [euchre-1888] Lois de l’euchre, Somerset Club, 1888
    [guilty-side] Le camp fautif perd la donne
    [round-table] Chacun pour soi : réparer, ou manqué
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , pli {$trick}
}{ $found ->
    [true] {" "}; on s’en aperçoit {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Renonce
    [misdeal] Maldonne
    [count] Mauvais nombre de cartes
    [exposed] Carte exposée
    [lead] Entame hors tour
    [play] Carte jouée hors tour
    [bid] Annonce irrégulière
    [trick] Pli irrégulier
    [claim] Cartes étalées, ou attention attirée
    [pack] Mauvais jeu de cartes
    [dealer] Mauvais donneur
    [trump] Mauvais atout
    [score] Erreur de marque
   *[player] Joueur absent ou partant
}
laws-moment = { $moment ->
    [dealing] pendant la distribution
    [dealt] une fois les cartes données
    [bidding] pendant les annonces
    [ready] après les annonces, avant la première entame
    [end] après le dernier pli
    [written] une fois la donne notée
    [next] une fois la donne suivante commencée
    [over] une fois la partie finie
   *[trick] au pli {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] L’autre camp choisit
    [dealer] Le donneur choisit
    [owner] Le joueur à qui est la carte choisit
    [others] Les autres choisissent, et doivent être d’accord
    [all] Tous choisissent, et doivent être d’accord
   *[each] Les adversaires de chaque camp fautif choisissent
}{ $choose_at ->
    [end] , une fois la donne jouée
   *[other] {""}
}{ $until ->
    [next] , avant le début de la donne suivante
   *[other] {""}
} :{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = À défaut d’accord : {$option}.
laws-first = Ses points comptent avant ceux de la donne.
laws-our-reading = Aucun club n’a imprimé ces lois : c’est notre lecture, { $id ->
    [round-table] d’après les lois générales de Foster (Complete Hoyle) et les règles de Cavendish pour trancher les litiges
    [guilty-side] d’après le jeu de tournoi allemand (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Supposé, comme d’habitude : {$facts}.
laws-not-recorded = Rien n’est noté.
laws-silent = « {$set} » n’en dit rien.
laws-missing-trick = À quel pli ? Donnez son numéro.
laws-missing-fact = { $fact ->
    [fault] Qu’est-ce qui n’allait pas exactement ?
    [followed] Combien avaient déjà suivi ?
    [role] De quel côté du contrat ?
    [contract] Quelle sorte de contrat ?
   *[other] {$fact} n’est pas connu, et la décision en dépend.
}
laws-wrong-fact = {$fact} ne peut pas être {$given}.
laws-wrong-fact-name = Le fait {$fact} n’existe pas.
laws-fact-values = Donnez une de ces valeurs : {$values}.
laws-fact-range = Donnez un nombre de {$least} à {$most}.
laws-found-before = C’est arrivé au pli {$trick} : on s’en est donc aperçu à ce pli ou plus tard.
laws-two-players = Deux joueurs sont nommés, {$one} et {$other}. Ne nommez que le fautif.
laws-missing-hands = Combien de cartes ? Donnez les mains fausses avec held=NOM:N, ou dealt=N si toutes sont pareilles. Sans partie, --cards dit combien il en faut.
laws-no-contract = Le contrat n’est pas encore noté, et la décision dépend de qui le joue.
laws-bids-due = Il manque encore des annonces : aucune carte n’a donc été jouée.
laws-last-card = On ne peut pas faire de renonce avec la dernière carte.
laws-no-such-set = Il n’y a pas de lois appelées {$name}.
laws-no-such-law = {$set} n’a pas de loi {$law}.
laws-number-inferred = {$law} (numéro déduit de l’ordre des lois)
laws-sets-caption = Lois
laws-law = {$kind}. { $when ->
    [always] Toujours
   *[other] Si {$when}
} : {$effects}
laws-source = { $id ->
    [spades-club] Spades, règles des tournois de clubs. Columbus, Charlotte, Clarksville, Blues Bowl (pages de 2017 à 2024).
    [solo-hoyle] {$document}. Hoyle's Games Modernized (1909), p. 149-153, d’après Wilks et Pardon.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} pli passe
   *[other] {$number} plis passent
} { $from ->
    [offenders] du camp fautif
    [opponents] de l’autre camp
    [claimants] du camp qui a accusé
   *[others] du camp accusé
} { $to ->
    [offenders] au camp fautif
    [opponents] à l’autre camp
    [claimants] au camp qui a accusé
   *[others] au camp accusé
}.
laws-effect-points = { $to ->
    [both] Chaque camp
    [offenders] Le camp fautif
   *[opponents] L’autre camp
} { $lost ->
    [true] perd
   *[false] reçoit
} { $number ->
    [one] {$number} point
   *[other] {$number} points
}.
laws-effect-lost = Le contrat ou l’annonce { $of ->
    [both] de chaque camp
    [opponents] de l’autre camp
   *[offenders] du camp fautif
} est compté comme manqué.
laws-effect-miss = L’annonce compte comme manquée d’un pli.
laws-effect-short = { $of ->
    [both] Aucun camp ne peut
    [opponents] L’autre camp ne peut pas
   *[offenders] Le camp fautif ne peut pas
} terminer la partie par cette donne.
laws-effect-bar = { $who ->
    [both] Aucun camp ne peut
    [opponents] L’autre camp ne peut pas
   *[offenders] Le camp fautif ne peut pas
} annoncer de nouveau dans cette donne.
laws-effect-offender-pays = Le fautif paie seul.
laws-effect-cancel = Les deux fautes s’annulent.
laws-effect-void = La donne est annulée ; { $dealer ->
    [same] le même joueur redonne.
   *[next] le joueur suivant donne.
}
laws-effect-close = La donne s’arrête là : { $how ->
    [made] le contrat est réussi.
    [lost] le contrat chute de {$tricks}.
   *[stood] les plis comptent tels qu’ils étaient.
}
laws-effect-replay = Les plis sont repris et rejoués à partir du pli {$trick}.
laws-effect-cards-as-dealt = La donne compte comme une donne d’autant de cartes qu’il en a été distribué.
laws-effect-deal-again = Le bon donneur donne.
laws-effect-stands = C’est maintenu.
laws-effect-bid = { $remedy ->
    [again] L’annonce est refaite.
    [stands] La première annonce est maintenue.
    [cancelled] L’annonce est annulée.
   *[proposal] L’annonce est maintenue comme demande.
}
laws-effect-turn-back = Le tour revient à qui devait l’avoir.
laws-effect-callable = { $what ->
    [card] La carte reste visible, et l’on peut en exiger le jeu.
   *[hand] Les cartes restent visibles, et l’on peut en exiger le jeu.
}
laws-effect-call = { $what ->
    [high] Le joueur doit jouer la plus haute carte de la couleur.
    [low] Le joueur doit jouer la plus basse carte de la couleur.
    [win] Le joueur doit faire le pli si possible.
    [lose] Le joueur doit laisser le pli si possible.
    [trump] Le joueur doit couper.
    [pass] Le joueur ne doit pas couper.
    [now] L’autre camp désigne la couleur de l’entame à faire.
   *[next] L’autre camp désigne la couleur de la prochaine entame du camp fautif.
}
laws-effect-back = Les cartes sont reprises, et les bonnes sont jouées.
laws-effect-card-stays = La carte reste où elle est.
laws-effect-liable = La main incomplète répond des renonces comme si elle avait eu la carte.
laws-effect-surplus-to-trick = La dernière carte va au pli auquel il en manque une.
laws-effect-fourth-may-play = Le quatrième joueur peut jouer avant le deuxième.
laws-effect-play-on = On joue la donne jusqu’au bout.
laws-effect-abandoned = La donne se termine comme il a été réclamé.
laws-effect-fix = La marque est corrigée.
laws-effect-substitute = Un autre joueur peut prendre la place.
laws-effect-late = Il est trop tard : rien ne change.
laws-effect-nothing = Rien ne change.
laws-none = Lois : {$rules} n’en a pas pour ce cas, la table décide donc. [{$clause}]
laws-none-revoke = Ce qu’il fallait jouer figure dans [{$clause}]. { $proof ->
    [proven] Les cartes notées prouvent la renonce.
   *[open] Les cartes notées ne prouvent rien, ni dans un sens ni dans l’autre.
}
laws-fitting = { $count ->
    [one] Des lois qui conviennent
   *[other] Des recueils de lois qui conviennent
} : {$sets}.
