settle-error-among = se așteaptă all, last, sau un pot ca pot:50,30,20
settle-error-pot = suma părților din pot este de 100 la sută, nu {$sum}
settle-error-rate = se așteaptă o sumă ca 0.10, până la 1000
settle-error-shares = Potul are { $shares ->
    [one] {$shares} parte
    [few] {$shares} părți
   *[other] {$shares} de părți
} pentru { $places ->
    [one] {$places} loc
    [few] {$places} locuri
   *[other] {$places} de locuri
}: dați cel mult atâtea.
settle-error-too-much = Iese o sumă mai mare decât se poate socoti.
settle-among-all = Fiecare plătește diferența fiecăruia dintre ceilalți.
settle-among-last = Ultimul plătește diferența fiecăruia dintre ceilalți.
settle-among-pot = Fiecare pune în pot diferența până la primul loc; potul se împarte {$shares}.
settle-terms = { $games ->
    [one] {$games} partidă
    [few] {$games} partide
   *[other] {$games} de partide
}, {$rate} {$currency} punctul. {$method}
settle-not-fewest = La peste { $people ->
    [other] {$people} de persoane
   *[few] {$people} persoane
} nu se caută numărul minim de plăți: sunt cu cel puțin una mai puține decât persoanele.
settle-payment = {$payer} → {$payee}: {$amount} {$currency}.
settle-no-payments = Nimeni nu datorează nimic.
settle-unfinished = Partida {$game} nu s-a încheiat: se decontează așa cum stă acum.
settle-error-currency = se așteaptă o monedă de 1–8 caractere vizibile, ca EUR sau €
settle-abandoned = Partida {$game} a fost abandonată fără rezultat, deci nu se socotește.
ledger-recorded = Trecut în registru ca { $is_paid ->
    [true] plătit
   *[false] datorat
}.
ledger-has-game = Partida {$game} este deja în registru.
ledger-empty = Registrul este gol.
ledger-undone = Ultima înregistrare din registru, din {$day}, a fost ștearsă.
ledger-games-unreadable = {$games} în registru: {$reason} Ce s-a decontat astfel nu se numără.
debts-owes = {$payer} îi datorează lui {$payee} {$amount} {$currency}.
debts-nothing = {$player} nu datorează nimic.
transfer-iban = se așteaptă PLAYER=IBAN, cu un IBAN ale cărui cifre de control sunt corecte
transfer-currency = Un cod pentru transfer bancar cere EUR.
transfer-nobody = Nimeni nu îi plătește lui {$player}.
