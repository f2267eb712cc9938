settle-error-among = se espera all, last o un bote como pot:50,30,20
settle-error-pot = las partes de un bote suman el 100 por ciento, no {$sum}
settle-error-rate = se espera una cantidad como 0.10, hasta 1000
settle-error-shares = El bote tiene { $shares ->
    [one] {$shares} parte
   *[other] {$shares} partes
} para { $places ->
    [one] {$places} puesto
   *[other] {$places} puestos
}: dar como máximo las mismas.
settle-error-too-much = Eso es más dinero del que se puede contar.
settle-among-all = Cada jugador paga a cada uno de los demás la diferencia.
settle-among-last = El último paga a cada uno de los demás la diferencia.
settle-among-pot = Cada uno paga a un bote lo que le separa del primero, y se reparte así: {$shares}.
settle-terms = { $games ->
    [one] {$games} partida
   *[other] {$games} partidas
}, a {$rate} {$currency} el punto. {$method}
settle-not-fewest = Entre más de {$people} personas no se buscan los pagos mínimos: estos son como máximo uno menos que las personas.
settle-payment = {$payer} paga a {$payee} {$amount} {$currency}.
settle-no-payments = Nadie debe nada.
settle-unfinished = La partida {$game} no ha terminado: se liquida como está.
settle-error-currency = se espera una moneda de 1 a 8 caracteres visibles, como EUR o €
settle-abandoned = La partida {$game} se abandonó sin resultado, así que no se liquida.
ledger-recorded = Anotado en el libro de cuentas como { $is_paid ->
    [true] pagado
   *[false] pendiente
}.
ledger-has-game = La partida {$game} ya está en el libro de cuentas.
ledger-empty = El libro de cuentas está vacío.
ledger-undone = Se ha quitado la última anotación del libro de cuentas, del {$day}.
ledger-games-unreadable = {$games} en el libro de cuentas: {$reason} Lo que se liquidó con eso no cuenta.
debts-owes = {$payer} debe a {$payee} {$amount} {$currency}.
debts-nothing = {$player} no debe nada.
transfer-iban = se espera PLAYER=IBAN, con un IBAN de dígitos de control correctos
transfer-currency = Un código para una transferencia necesita EUR.
transfer-nobody = Nadie paga a {$player}.
