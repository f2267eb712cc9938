table-act = { $act ->
    [rule] décision de la table
    [close] décision qui finit la donne
    [allow-bid] laisser l’annonce interdite
    [redeal] redonner
    [pass-on] le donneur suivant donne
    [annul] une donne ne compte pas
    [dealer] un autre donneur
    [note] note
    [join] quelqu’un arrive
    [leave] quelqu’un part
    [replace] quelqu’un prend une place
    [swap] deux joueurs changent de place
    [rename] corriger un nom
    [title] titre de la soirée
    [day] jour de la soirée
    [extra] donne supplémentaire
    [end] arrêter la partie telle quelle
   *[abandon] arrêter sans résultat
}
incident-kind-short = { $kind ->
    [revoke] renonce
    [misdeal] mal donné
    [count] nombre de cartes
    [exposed] carte vue
    [lead] entame hors tour
    [play] jeu hors tour
    [bid] fausse annonce
    [trick] pli fautif
    [claim] cartes étalées
    [pack] mauvais jeu
    [dealer] mauvais donneur
    [trump] mauvais atout
    [score] marque fausse
   *[player] joueur absent
}
table-act-not-now = {$act} (pas maintenant)
table-field-ask = { $field ->
    [player] Quel joueur ?
    [other] Avec qui ?
    [after] Après qui ?
    [name] Quel nom ?
    [start] Combien de points au départ : un nombre, lowest ou average ?
    [points] Combien de points ?
    [kind] De quoi s’agit-il ?
    [reason] Pourquoi ?
    [option] Que choisit-on ?
    [bid] Quelle annonce ?
    [deal] Quelle donne ?
    [again] Est-elle rejouée ?
    [text] Quel texte ?
    [day] Quel jour, par exemple 2024-09-08 ?
    [extra] Quelle donne supplémentaire ?
    [held] Combien de cartes ?
    [trick] À quel pli ?
    [followed] Combien ont suivi ?
    [found] Quand l’a-t-on remarqué ?
   *[fact] Quoi exactement ?
}
dialog-line-expected = Tapez un nombre de 1 à {$most}, ou le début d’une ligne.
table-field-optional = Entrée seule pour rien.
dialog-leave = Entrée seule ne note rien.
table-value = { $value ->
    [revoke] une renonce
    [misdeal] une maldonne
    [other] autre chose
    [again] elle est rejouée
    [skip] rien n’est joué à la place
    [misdeal-order] dans le mauvais ordre
    [misdeal-two] deux cartes à la fois
    [misdeal-uncut] pas coupé
    [misdeal-trump] l’atout mal placé
    [misdeal-shuffled] mêlé après la coupe
    [exposed-table] sur la table
    [exposed-floor] par terre
    [exposed-deal] pendant la donne
    [play-third] le troisième avant le deuxième
    [play-fourth] le quatrième avant le deuxième
    [play-ahead] avant l’entame
    [bid-turn] hors tour
    [bid-low] trop basse
    [bid-barred] pas permise
    [bid-changed] changée
    [bid-hook] contre la règle de la somme
    [bid-unheard] pas entendue
    [trick-two] deux cartes jouées
    [trick-omitted] aucune carte jouée
    [trick-mixed] mêlé à un autre
    [trick-seen] regardé
    [trick-taken] ramassé par le mauvais camp
    [claim-some] quelques cartes étalées
    [claim-all] toutes les cartes étalées
    [claim-attention] attention attirée sur le pli
    [trump-written] mal écrit
    [trump-played] joué comme atout
    [trump-named] mal annoncé
    [score-number] un nombre faux
    [score-rubber] un robre faux
    [player-absent] absent
    [player-leaves] part
   *[player-replaced] remplacé
}
table-act-ask = Le noter ?
table-field-open = Choisissez parmi : {$open}.
table-form-title = { $is_wrong ->
    [true] Que s’est-il passé ?
   *[false] Quoi de neuf ?
}
table-form-later = plus tard : le choix reste ouvert
