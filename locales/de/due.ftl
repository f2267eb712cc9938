due-game-over = Die Partie ist vorbei.
due-rules-and-game = {$rules}, Partie {$game}
due-deal-leader = {$player} spielt aus
due-bid-sum = {$sum} angesagt bei { $cards ->
    [one] {$cards} Stich
   *[other] {$cards} Stichen
}
due-open-calls = Möglich: {$calls}
due-deal-extra = Zusatzspiel {$mark}
due-deal-scheduled = Spiel {$number} von {$deals}
due-deal-zero-bids = alle Ansagen 0
due-deal-blind-bids = Ansage vor dem Geben
due-deal-forehead = an der Stirn: niemand sieht die eigene Karte
due-deal-dealer = Geber {$dealer}{ $dead_hand ->
    [true] {" "}(tote Hand)
   *[false] {""}
}
due-trump-known = Trumpf {$trump}
due-trump-dealer-names = {$card} aufgedeckt, also nennt der Geber den Trumpf
due-trump-led = Trumpf durch die erste Karte
due-trump-turned = Trumpf durch Aufdecken
due-trump-drawn = Trumpf gezogen oder angesagt
due-trump-contract = Trumpf durch den Kontrakt
due-winner-zero-finish = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit genau 0 nach dem letzten Spiel
due-winner-games = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
} zu {$other_games}
due-winner-successful-bids = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, vor einer gleichen Summe, dank erfüllter Ansagen von zusammen {$sum}
due-winner-made-deals = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, vor einer gleichen Summe, dank erfüllter Ansagen: {$deals}
due-winner-last-deal = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, vor einer gleichen Summe, dank {$points} im letzten Spiel
due-winner-best-zero = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, der besten Summe mit Schluss auf null
due-winner-highest = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}
due-winner-lowest = {$winners} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, der niedrigsten Summe
due-winner-partners = {$winners} gewinnen mit zusammen {$total}
due-winner-staying = {$winners} gewinnt: Die anderen sind ausgeschieden
due-winners-zero-finish = {$winners} teilen den Sieg mit genau 0 nach dem letzten Spiel
due-winners-total = {$winners} teilen den Sieg mit {$total}
due-bids-last = {$player} sagt zuletzt an; bisher angesagt: {$sum}.
due-bids-first = {$player} sagt an, dann {$others}.
due-bids-next = {$player} sagt an, dann {$others}. Bisher angesagt: {$sum}.
due-call-standing = Höchstes Gebot: {$contract}.
due-call = {$player} spricht.
due-contract = Der Kontrakt fehlt: Gereizt wird am Tisch.
due-trump = Der Trumpf fehlt: Die Wertung hängt davon ab.
due-trick = Stich {$trick} von {$tricks}: {$player} spielt aus, dann {$others}.
due-tricks = Stiche noch einzutragen: {$tricks}.
due-tricks-counted = Stiche noch einzutragen: {$players}. Gezählt: {$tricks}.
due-tally = Noch zu zählen: {$number} ({$tally}). Ohne Zahl: {$players}.
due-player-with-bid = {$player} (Ansage {$bid})
due-extra-deal = Ein Zusatzspiel kann es entscheiden.
due-game-over-outcome = Die Partie ist vorbei: {$outcome}.
due-tricks-so-far = Stiche bisher: {$tricks}
due-bids-so-far = Ansagen: {$bids}
due-calls-so-far = Gebote: {$calls}
due-redeal-passed = Alle haben gepasst: Derselbe Geber gibt neu.
due-redeal-low-bids = Derselbe Geber gibt neu: Ansagen unter {$sum} gelten nicht.
due-hook-lapsed = Die Summenregel galt nicht: Keine letzte Ansage hätte sie erfüllt ({$rule}).
due-tie-played-off = {$sides} haben gleich viel, {$total}, also wird noch ein Spiel gespielt. {$source}
due-hook-lapses = Keine Ansage erfüllt die Summenregel, also gilt sie nicht ({$rule}).
due-barred-bids = Nicht {$bid}{ $or_less ->
    [true] {" "}oder weniger; {$reason} ({$rule}).
   *[false] ; {$reason} ({$rule}).
}
due-next-hint = Weiter: {$hint}
due-open-calls-player = Möglich für {$player}: {$calls}
due-game-abandoned = Die Partie wurde abgebrochen: niemand hat gewonnen.
