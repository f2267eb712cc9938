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
