settle-error-among = expected all, last, or a pot such as pot:50,30,20
settle-error-pot = the shares of a pot add up to 100 percent, not {$sum}
settle-error-rate = expected an amount such as 0.10, up to 1000
settle-error-shares = The pot has { $shares ->
    [one] {$shares} share
   *[other] {$shares} shares
} for { $places ->
    [one] {$places} place
   *[other] {$places} places
}: give at most as many.
settle-error-too-much = That comes to more money than can be counted.
settle-among-all = Every player pays every other the difference.
settle-among-last = The last pays each of the others the difference.
settle-among-pot = Each pays what they are behind the first into a pot, shared out {$shares}.
settle-terms = { $games ->
    [one] {$games} game
   *[other] {$games} games
}, {$rate} {$currency} a point. {$method}
settle-not-fewest = Among more than {$people} people the fewest payments are not looked for: these are at most one fewer than the people.
settle-payment = {$payer} pays {$payee} {$amount} {$currency}.
settle-no-payments = Nobody owes anything.
settle-unfinished = Game {$game} is not over: it is settled as it stands.
settle-error-currency = expected a currency of 1 to 8 visible characters, such as EUR or €
settle-abandoned = The game {$game} was abandoned without a result, so it is left out.
ledger-recorded = Entered in the ledger as { $is_paid ->
    [true] paid
   *[false] owed
}.
ledger-has-game = Game {$game} is in the ledger already.
ledger-empty = The ledger is empty.
ledger-undone = Removed the last entry of the ledger, of {$day}.
ledger-games-unreadable = {$games} in the ledger: {$reason} What was settled with that is not counted.
debts-owes = {$payer} owes {$payee} {$amount} {$currency}.
debts-nothing = {$player} owes nothing.
transfer-iban = expected PLAYER=IBAN, with an IBAN whose check digits are right
transfer-currency = A code for a bank transfer needs EUR.
transfer-nobody = Nobody pays {$player}.
