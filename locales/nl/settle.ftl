settle-error-among = verwacht wordt all, last, of een pot zoals pot:50,30,20
settle-error-pot = de delen van een pot zijn samen 100 procent, niet {$sum}
settle-error-rate = verwacht wordt een bedrag zoals 0.10, tot 1000
settle-error-shares = De pot heeft { $shares ->
    [one] {$shares} deel
   *[other] {$shares} delen
} voor { $places ->
    [one] {$places} plaats
   *[other] {$places} plaatsen
}: geef er hoogstens evenveel.
settle-error-too-much = Dat is meer geld dan er geteld kan worden.
settle-among-all = Elke speler betaalt elke andere het verschil.
settle-among-last = De laatste betaalt elk van de anderen het verschil.
settle-among-pot = Elk betaalt de achterstand op de eerste in een pot, verdeeld als {$shares}.
settle-terms = { $games ->
    [one] {$games} partij
   *[other] {$games} partijen
}, {$rate} {$currency} per punt. {$method}
settle-not-fewest = Bij meer dan {$people} mensen wordt niet naar het kleinste aantal betalingen gezocht: dit zijn er hoogstens één minder dan er mensen zijn.
settle-payment = {$payer} betaalt {$payee} {$amount} {$currency}.
settle-no-payments = Niemand is iets schuldig.
settle-unfinished = Partij {$game} is niet afgelopen: afgerekend wordt de stand van nu.
settle-error-currency = verwacht wordt een munt van 1 t/m 8 zichtbare tekens, zoals EUR of €
settle-abandoned = Partij {$game} is zonder uitslag afgebroken en telt dus niet mee.
ledger-recorded = In het kasboek gezet als { $is_paid ->
    [true] betaald
   *[false] open
}.
ledger-has-game = Partij {$game} staat al in het kasboek.
ledger-empty = Het kasboek is leeg.
ledger-undone = De laatste regel van het kasboek, van {$day}, is verwijderd.
ledger-games-unreadable = {$games} in het kasboek: {$reason} Wat daarmee is afgerekend, telt niet mee.
debts-owes = {$payer} is {$payee} {$amount} {$currency} schuldig.
debts-nothing = {$player} is niets schuldig.
transfer-iban = verwacht PLAYER=IBAN, met een IBAN waarvan het controlegetal klopt
transfer-currency = Een code voor een overschrijving vraagt EUR.
transfer-nobody = Niemand betaalt {$player}.
