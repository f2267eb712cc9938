settle-error-among = attendu : all, last, ou une cagnotte comme pot:50,30,20
settle-error-pot = les parts d’une cagnotte font 100 pour cent, et non {$sum}
settle-error-rate = attendu : un montant comme 0.10, jusqu’à 1000
settle-error-shares = La cagnotte a { $shares ->
    [one] {$shares} part
   *[other] {$shares} parts
} pour { $places ->
    [one] {$places} place
   *[other] {$places} places
} : donnez-en au plus autant.
settle-error-too-much = Cela fait plus d’argent qu’on n’en peut compter.
settle-among-all = Chacun paie la différence à chacun des autres.
settle-among-last = La dernière place paie la différence à chacun des autres.
settle-among-pot = Chacun met dans la cagnotte son retard sur la première place ; partage : {$shares}.
settle-terms = { $games ->
    [one] {$games} partie
   *[other] {$games} parties
}, {$rate} {$currency} le point. {$method}
settle-not-fewest = Au-delà de {$people} personnes, on ne cherche pas le plus petit nombre de paiements : il y en a au plus un de moins que de personnes.
settle-payment = {$payer} paie à {$payee} {$amount} {$currency}.
settle-no-payments = Personne ne doit rien.
settle-unfinished = La partie {$game} n’est pas finie : elle est réglée en l’état.
settle-error-currency = attendu : une monnaie de 1 à 8 caractères visibles, comme EUR ou €
settle-abandoned = La partie {$game} a été abandonnée sans résultat : elle ne compte pas.
ledger-recorded = Inscrit au livre de comptes comme { $is_paid ->
    [true] payé
   *[false] dû
}.
ledger-has-game = La partie {$game} est déjà dans le livre de comptes.
ledger-empty = Le livre de comptes est vide.
ledger-undone = La dernière écriture du livre de comptes, du {$day}, est supprimée.
ledger-games-unreadable = {$games} dans le livre de comptes : {$reason} Ce qui a été réglé ainsi n’est pas compté.
debts-owes = {$payer} doit à {$payee} {$amount} {$currency}.
debts-nothing = {$player} ne doit rien.
transfer-iban = attendu : PLAYER=IBAN, avec un IBAN dont la clé est juste
transfer-currency = Un code de virement demande des EUR.
transfer-nobody = Personne ne paie {$player}.
