contract-target-thirteen = alle dreizehn Stiche
contract-target-least = mindestens { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stiche
}
contract-target-none = kein Stich
contract-target-one = genau 1 Stich
contract-target-exact = genau {$tricks} Stiche
contract-note-discard = Vor dem ersten Stich dürfen alle je eine Karte ablegen. {$reading}
contract-note-leader = {$player} spielt aus.
contract-note-target = { $several ->
    [true] {$players} müssen je {$target} machen.
   *[false] Ziel für {$players}: {$target}.
}
contract-side-pair = {$declarers} mit {$partner}
contract-side-several = {$declarers}, je allein
contract-note-open-hand = { $several ->
    [true] Nach dem zweiten Stich werden die Karten von {$declarers} je offen gelegt.
   *[false] Nach dem zweiten Stich werden die Karten von {$declarers} offen gelegt.
}
contract-note-partner-out = {$declarer} spielt allein: Der Partner legt die Karten weg.
contract-bid-by-players = {$bid} von {$players}
contract-challenger = spielende Seite
contract-opponent = Gegenseite
contract-opponent-made = Gegenseite eines erfüllten Kontrakts
contract-all-tricks = {$player}: alle Stiche
contract-pay-trick = dann {$points} für jeden weiteren Stich
contract-pay-trick-limited = dann {$points} für jeden weiteren Stich (höchstens {$most})
contract-pay-table = {$points} für einen Stich, zwei und so weiter
contract-pay-all-tricks = alle Stiche {$points}
contract-pay-multiplied = alles mal {$multiplier}
contract-times-deal = für dieses Spiel
contract-pay-opponents = jeder Gegner dann {$points}
contract-pay-opponents-made = jeder Gegner bei einem gewonnenen {$points}
contract-pay-each-other = mit allen anderen einzeln abgerechnet
contract-pay-one-winner = jeder Verlierer zahlt an einen Gewinner
contract-pay-row = {$bid}: gewonnen {$won}; verloren {$lost}
contract-result-made = erfüllt mit { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stichen
}
contract-result-failed = verfehlt mit { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stichen
}
contract-result-short = { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stiche
} zu wenig
contract-result-laws = nach den Gesetzen { $made ->
    [true] erfüllt
   *[false] verloren
}, mit { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stichen
}
contract-points-sum = {$bid} von {$player}, {$reason}: {$sum}
contract-points-for-bid = Punkte für {$bid}
contract-refusal-missing = Für dieses Spiel ist kein Kontrakt eingetragen.
contract-refusal-played-alone = {$bid} wird allein gespielt, ohne Partner.
contract-refusal-sides-fixed = In diesem Spiel sitzen sich die Partner gegenüber, deshalb wird keiner genannt.
contract-factor-unknown = {$word} gehört nicht zu den Wörtern, die einen Kontrakt vervielfachen: {$factors}.
contract-refusal-words = {$first} und {$second} gehen nicht zusammen: Sagen Sie nur eines davon.
contract-refusal-partner-missing = {$bid} wird zu zweit gespielt: Nennen Sie den Partner.
contract-refusal-own-partner = {$player} kann nicht zugleich Alleinspieler und Partner sein.
contract-refusal-one-declarer = In einem Spiel kann {$bid} nur von einem Spieler gespielt werden.
contract-refusal-declarer-twice = {$player} ist zweimal genannt.
contract-remedy-one-declarer = Nennen Sie einen Spieler.
contract-remedy-different-players = Nennen Sie verschiedene Spieler.
contract-remedy-omit-suit = Lassen Sie die Farbe weg.
contract-remedy-give-trump = Geben Sie den Trumpf mit dem Gebot an.
contract-remedy-omit-partner = Lassen Sie den Partner weg.
contract-target-tallies = {$tallies}: { $is_exact ->
    [true] genau {$number}
   *[false] mindestens {$number}
}
contract-result-counted = { $made ->
    [true] mit {$number} gewonnen (nötig {$target})
   *[false] mit {$number} verloren (nötig {$target})
}
