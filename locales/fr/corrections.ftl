correction-error-entry = L’entrée {$entry} ne note rien à corriger.
correction-error-blocked = L’entrée {$entry} de la donne {$deal} n’aurait alors pas été possible.
correction-error-too-many = Cette partie a été corrigée si souvent que son journal serait trop long à lire. Affichez-la en script et rejouez celui-ci comme nouvelle partie.
correction-error-twice = Deux nombres sont donnés pour {$player}.
correction-error-nothing-recorded = Rien n’est encore noté pour {$deal} : il n’y a rien à corriger.
correction-error-no-bid = Aucune annonce n’est notée pour {$player} dans {$deal}.
correction-error-fewer-bids = Il y a moins d’annonces que cela dans {$deal}.
correction-error-no-tricks = Aucun pli n’est noté pour {$player} dans {$deal}.
correction-error-tricks-open = Les plis de {$deal} ne sont pas encore notés.
correction-error-no-auction = Ni enchères ni contrat ne sont notés dans {$deal}.
correction-error-no-kind = Personne n’a choisi le contrat de {$deal}.
correction-error-other-kind = Ce qui est compté pour {$deal} n’est pas ce que compte {$kind} : donnez aussi ses nombres.
correction-error-cards-decide = Les cartes notées pour {$deal} montrent qui a fait chaque pli.
correction-error-no-cards = Aucun pli de {$deal} n’est noté carte par carte.
correction-error-no-trick = Le pli {$trick} de {$deal} n’est pas noté ; le dernier noté est le pli {$last}.
correction-error-calls-need-dealer = Dans {$deal}, l’auteur de chaque enchère dépend du donneur : donnez d’abord le contrat.
correction-error-dealer-sits-out = En donnant, {$player} n’aurait pas joué {$deal}, mais y a des nombres notés.
correction-error-bid-order = {$player} devrait annoncer avant des joueurs dont les annonces sont déjà notées pour {$deal}. Notez d’abord les autres annonces, ou annulez des entrées.
correction-error-dealer-away = {$player} n’était pas à table dans {$deal}.
correction-error-dealer-same = C’est déjà {$player} qui donne dans {$deal}.
correction-error-none-recorded = Rien de tel n’est noté pour {$deal}.
correction-error-several-recorded = Il y en a plusieurs pour {$deal} : entrées {$entries}. Corrigez-en une par le numéro de son entrée.
correction-error-by-entry = Cela se corrige par le numéro de l’entrée, et non par une donne.
correction-remove-alone = Une entrée est soit supprimée, soit corrigée.
correction-violation = † Donne {$deal}, entrée {$entry} ({$act}), contre {$rule} : {$reason}
correction-ranks-unchanged = Le classement ne change pas.
correction-ranks = Rangs : {$changes}.
correction-legal-again = L’entrée {$entry} est désormais permise.
correction-unchanged = Rien n’a changé : c’est déjà noté ainsi.
correction-points-unchanged = Les points ne changent pas.
correction-deal = la donne {$number}
correction-breaks-rule = Avec cette correction : {$reason}
correction-breaks-more = { $entries ->
    [one] {$entries} entrée de plus serait
   *[other] {$entries} entrées de plus seraient
} contre les règles.
correction-entry-impossible = L’entrée {$entry} serait impossible : {$reason}
correction-advice-tricks = Donnez les plis avec le contrat.
correction-advice-other-first = Corrigez cela d’abord, ou annulez des entrées.
correction-ask-allowed = {$violations} La table l’a-t-elle permis ?
correction-second-name = Les plis d’un autre joueur changent aussi : nommez les deux, {$name}=N NAME=N.
correction-declined = Laissé tel que noté.
