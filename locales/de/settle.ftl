settle-error-among = erwartet wird all, last oder ein Topf wie pot:50,30,20
settle-error-pot = die Anteile eines Topfs müssen zusammen 100 Prozent ergeben, nicht {$sum}
settle-error-rate = erwartet wird ein Betrag wie 0.10, bis 1000
settle-error-shares = Der Topf hat { $shares ->
    [one] {$shares} Anteil
   *[other] {$shares} Anteile
} für { $places ->
    [one] {$places} Platz
   *[other] {$places} Plätze
}: Geben Sie höchstens so viele an.
settle-error-too-much = Das ergibt mehr Geld, als gezählt werden kann.
settle-among-all = Jeder zahlt jedem die Differenz.
settle-among-last = Der letzte Platz zahlt allen anderen die jeweilige Differenz.
settle-among-pot = Alle zahlen ihren Rückstand auf den ersten Platz in einen Topf, aufgeteilt {$shares}.
settle-terms = { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
}, {$rate} {$currency} je Punkt. {$method}
settle-not-fewest = Bei mehr als {$people} Spielern wird nicht nach der kleinsten Zahl von Zahlungen gesucht: Hier ist es höchstens eine weniger als Spieler.
settle-payment = {$payer} zahlt an {$payee} {$amount} {$currency}.
settle-no-payments = Niemand schuldet etwas.
settle-unfinished = Partie {$game} ist nicht vorbei: Abgerechnet wird der jetzige Stand.
settle-error-currency = erwartet wird eine Währung aus 1 bis 8 sichtbaren Zeichen, etwa EUR oder €
settle-abandoned = Die Partie {$game} wurde ohne Ergebnis abgebrochen und zählt nicht.
ledger-recorded = In das Kassenbuch eingetragen als { $is_paid ->
    [true] bezahlt
   *[false] offen
}.
ledger-has-game = Partie {$game} steht schon im Kassenbuch.
ledger-empty = Das Kassenbuch ist leer.
ledger-undone = Der letzte Eintrag des Kassenbuchs, vom {$day}, ist gelöscht.
ledger-games-unreadable = {$games} im Kassenbuch: {$reason} Was damit abgerechnet wurde, zählt nicht mit.
debts-owes = {$payer} schuldet {$payee} {$amount} {$currency}.
debts-nothing = {$player} schuldet nichts.
transfer-iban = erwartet: PLAYER=IBAN, mit einer IBAN, deren Prüfziffern stimmen
transfer-currency = Ein Code für eine Überweisung braucht EUR.
transfer-nobody = Niemand zahlt an {$player}.
