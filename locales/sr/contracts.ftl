contract-target-thirteen = svih trinaest štihova
contract-target-least = { $tricks ->
    [one] bar {$tricks} štih
    [few] bar {$tricks} štiha
   *[other] bar {$tricks} štihova
}
contract-target-none = nijedan štih
contract-target-one = tačno jedan štih
contract-target-exact = { $tricks ->
    [one] tačno {$tricks} štih
    [few] tačno {$tricks} štiha
   *[other] tačno {$tricks} štihova
}
contract-note-discard = Svaki igrač može da odbaci jednu kartu pre prvog štiha. {$reading}
contract-note-leader = {$player} izlazi.
contract-note-target = { $several ->
    [true] {$players}, cilj za svakoga: {$target}.
   *[false] {$players}, cilj: {$target}.
}
contract-side-pair = {$declarers} i partner {$partner}
contract-side-several = {$declarers}, svako za sebe
# drops: $several
contract-note-open-hand = Posle drugog štiha karte se igraju otvoreno: {$declarers}.
contract-note-partner-out = {$declarer} igra bez partnera, koji odlaže karte.
contract-bid-by-players = {$bid} ({$players})
contract-challenger = strana koja igra
contract-opponent = protivnička strana
contract-opponent-made = protivnička strana ispunjenog kontrakta
contract-all-tricks = {$player}: svi štihovi
contract-pay-trick = zatim {$points} za svaki sledeći štih
contract-pay-trick-limited = zatim {$points} za svaki sledeći štih (najviše {$most})
contract-pay-table = {$points} za jedan štih, dva i tako dalje
contract-pay-all-tricks = svi štihovi {$points}
contract-pay-multiplied = sve puta {$multiplier}
contract-times-deal = za ovo deljenje
contract-pay-opponents = tada svaki protivnik {$points}
contract-pay-opponents-made = svaki protivnik dobijenog kontrakta {$points}
contract-pay-each-other = obračun sa svakim od ostalih
contract-pay-one-winner = svaki gubitnik plaća jednom dobitniku
contract-pay-row = {$bid}: dobijeno {$won}; izgubljeno {$lost}
contract-result-made = ispunjeno sa { $tricks ->
    [one] {$tricks} štihom
    [few] {$tricks} štiha
   *[other] {$tricks} štihova
}
contract-result-failed = promašeno sa { $tricks ->
    [one] {$tricks} štihom
    [few] {$tricks} štiha
   *[other] {$tricks} štihova
}
contract-result-short = { $tricks ->
    [one] nedostaje {$tricks} štih
    [few] nedostaju {$tricks} štiha
   *[other] nedostaje {$tricks} štihova
}
contract-result-laws = po zakonima { $made ->
    [true] ispunjeno
   *[false] izgubljeno
}, sa { $tricks ->
    [one] {$tricks} štihom
    [few] {$tricks} štiha
   *[other] {$tricks} štihova
}
contract-points-sum = {$bid}, {$player}, {$reason}: {$sum}
contract-points-for-bid = Poeni za {$bid}
contract-refusal-missing = Za ovo deljenje nije upisan kontrakt.
contract-refusal-played-alone = {$bid} se igra solo, bez partnera.
contract-refusal-sides-fixed = U ovoj igri partneri sede jedan naspram drugog, pa se partner ne navodi.
contract-factor-unknown = {$word} nije među rečima koje množe kontrakt: {$factors}.
contract-refusal-words = {$first} i {$second} ne idu zajedno: recite samo jedno.
contract-refusal-partner-missing = {$bid} se igra udvoje: navedite partnera.
contract-refusal-own-partner = {$player} ne može biti i izvođač i partner.
contract-refusal-one-declarer = {$bid} u jednom deljenju može da igra samo jedan igrač.
contract-refusal-declarer-twice = {$player} stoji dvaput.
contract-remedy-one-declarer = Navedite jednog igrača.
contract-remedy-different-players = Navedite različite igrače.
contract-remedy-omit-suit = Izostavite boju.
contract-remedy-give-trump = Uz licitaciju navedite adut.
contract-remedy-omit-partner = Izostavite partnera.
contract-target-tallies = {$tallies}: { $is_exact ->
    [true] tačno {$number}
   *[false] najmanje {$number}
}
contract-result-counted = { $made ->
    [true] ispunjeno sa {$number} (treba {$target})
   *[false] izgubljeno sa {$number} (treba {$target})
}
