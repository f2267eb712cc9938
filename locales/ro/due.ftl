due-game-over = Partida s-a încheiat.
due-rules-and-game = {$rules}, partida {$game}
due-deal-leader = iese {$player}
due-bid-sum = licitate {$sum} la { $cards ->
    [one] {$cards} levată
    [few] {$cards} levate
   *[other] {$cards} de levate
}
due-open-calls = Permis: {$calls}
due-deal-extra = Runda suplimentară {$mark}
due-deal-scheduled = Runda {$number} din {$deals}
due-deal-zero-bids = toate licitațiile 0
due-deal-blind-bids = se licitează înainte de împărțire
due-deal-forehead = la frunte: nimeni nu se uită la cartea sa
due-deal-dealer = împarte {$dealer}{ $dead_hand ->
    [true] {" "}(mână moartă)
   *[false] {""}
}
due-trump-known = atu {$trump}
due-trump-dealer-names = s-a întors {$card}, deci împărțitorul numește atuul
due-trump-led = atu după prima carte
due-trump-turned = atu după cartea întoarsă
due-trump-drawn = atu tras la sorți sau numit
due-trump-contract = atu după contract
# drops: $partners
due-winner-zero-finish = {$winners} câștigă cu final la zero: exact 0 după ultima rundă
# drops: $partners
due-winner-games = {$winners} câștigă cu { $games ->
    [one] {$games} partidă
    [few] {$games} partide
   *[other] {$games} de partide
} la {$other_games}
# drops: $partners
due-winner-successful-bids = {$winners} câștigă cu {$total}, la total egal prin suma licitațiilor reușite: {$sum}
# drops: $partners
due-winner-made-deals = {$winners} câștigă cu {$total}, la total egal prin numărul licitațiilor reușite: {$deals}
# drops: $partners
due-winner-last-deal = {$winners} câștigă cu {$total}, la total egal prin punctele din ultima rundă: {$points}
# drops: $partners
due-winner-best-zero = {$winners} câștigă cu {$total}, cel mai bun total dintre finalurile la zero
# drops: $partners
due-winner-highest = {$winners} câștigă cu {$total}
# drops: $partners
due-winner-lowest = {$winners} câștigă cu {$total}, totalul cel mai mic
due-winner-partners = {$winners} câștigă cu {$total} împreună
due-winner-staying = {$winners} câștigă: ceilalți au ieșit din joc
due-winners-zero-finish = {$winners} împart victoria cu final la zero: exact 0 după ultima rundă
due-winners-total = {$winners} împart victoria cu {$total}
due-bids-last = Licitează la urmă {$player}; licitat până acum: {$sum}.
due-bids-first = Licitează {$player}, apoi {$others}.
due-bids-next = Licitează {$player}, apoi {$others}. Licitat până acum: {$sum}.
due-call-standing = Anunț în vigoare: {$contract}.
due-call = Vorbește {$player}.
due-contract = Se așteaptă contractul: licitarea se ține la masă.
due-trump = Se așteaptă atuul: punctajul depinde de el.
due-trick = Levata {$trick} din {$tricks}: iese {$player}, apoi {$others}.
due-tricks = Se așteaptă levatele: {$tricks}.
due-tricks-counted = Se așteaptă levatele: {$players}. Se punctează {$tricks}.
due-tally = De numărat: {$number} ({$tally}). Fără număr: {$players}.
due-player-with-bid = {$player} (licitație {$bid})
due-extra-deal = Departajarea se poate face cu o rundă suplimentară.
due-game-over-outcome = Partida s-a încheiat: {$outcome}.
due-tricks-so-far = Levate până acum: {$tricks}
due-bids-so-far = Licitații: {$bids}
due-calls-so-far = Anunțuri: {$calls}
due-redeal-passed = Toți au spus pas: împarte din nou același jucător.
due-redeal-low-bids = Împarte din nou același jucător: licitațiile sub {$sum} nu sunt valabile.
due-hook-lapsed = Regula sumei nu s-a aplicat: nicio ultimă licitație nu ar fi respectat-o ({$rule}).
due-tie-played-off = {$sides} sunt la egalitate cu {$total}, deci se mai joacă o rundă. {$source}
due-hook-lapses = Nicio licitație nu respectă regula sumei, deci regula nu se aplică ({$rule}).
due-barred-bids = Nu {$bid}{ $or_less ->
    [true] {" "}sau mai puțin: {$reason} ({$rule}).
   *[false] : {$reason} ({$rule}).
}
due-next-hint = Urmează: {$hint}
due-open-calls-player = Permis pentru {$player}: {$calls}
due-game-abandoned = Partida a fost abandonată: nu a câștigat nimeni.
