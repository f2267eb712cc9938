chances-omissions = Nicht gezählt: Zusatzspiele, die nicht begonnen haben, neu gegebene Spiele und spätere Entscheidungen der Runde.
chances-error-endless = Diese Partie hat kein letztes Spiel: Sie geht, bis die Punkte oder die gewonnenen Partien sie beenden. Aussichten werden nur bei fester Zahl der Spiele berechnet.
chances-error-tallies = Bei dem, was in dieser Partie neben den Stichen zählt, können Aussichten nicht berechnet werden.
chances-error-out = Aus dieser Partie scheiden Spieler aus, deshalb werden keine Aussichten berechnet.
chances-error-too-open = In dieser Partie ist noch zu viel offen, um die Aussichten zu berechnen.
chances-place-alone = Der alleinige erste Platz
chances-place-shared = Der erste Platz, zumindest geteilt,
chances-place-first = Der erste Platz
chances-certain = {$place} ist für {$side} sicher.
chances-certain-rival = {$place} ist für {$side} sicher: Für {$rival}, {$distance}, gibt es höchstens noch {$points} aufzuholen.
chances-impossible-gain = {$place} ist für {$side} nicht mehr zu erreichen: {$distance}, und es gibt höchstens noch {$points} zu holen.
chances-impossible = {$place} ist für {$side} nicht mehr zu erreichen: Nichts in den übrigen Spielen führt dazu.
chances-open = {$place} ist für {$side} offen: Es kann noch zu viel geschehen, um es zu berechnen.
chances-distance-ahead = {$points} vor {$side}
chances-distance-level = gleichauf mit {$side}
chances-distance-behind = {$points} hinter {$side}
chances-tricks-range = {$range} Stichen
chances-tricks-number = { $number ->
    [one] {$number} Stich
   *[other] {$number} Stichen
}
chances-need-impossible = {$side}: Der erste Platz ist nicht mehr zu erreichen.
chances-need-possible = {$side}: Mit {$tricks} hängt der erste Platz von den anderen ab.
chances-need-certain = {$side}: Der erste Platz ist mit {$tricks} sicher, sonst nicht zu erreichen.
chances-need-certain-possible = {$side}: Der erste Platz ist mit {$certain} sicher; mit {$possible} hängt er von den anderen ab.
chances-decided-certain = Der erste Platz ist sicher für {$sides}.
chances-decided-impossible = Der erste Platz ist nicht zu erreichen für {$sides}.
chances-line-caption = Ein Verlauf, mit dem {$side} auf den ersten Platz kommt{ $alone ->
    [true] , allein:
   *[false] {":"}
}
chances-line-rest = … und noch { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}, wie das Programm sie zu Ende gespielt hat.
chances-deals-left = Noch { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}, das laufende mitgezählt.
chances-verdict = { $verdict ->
    [certain] sicher
    [possible] möglich
    [impossible] unmöglich
   *[open] offen
}
