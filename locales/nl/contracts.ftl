contract-target-thirteen = alle dertien slagen
contract-target-least = minstens { $tricks ->
    [one] {$tricks} slag
   *[other] {$tricks} slagen
}
contract-target-none = geen enkele slag
contract-target-one = precies één slag
contract-target-exact = precies {$tricks} slagen
contract-note-discard = Elke speler mag vóór de eerste slag één kaart wegleggen. {$reading}
contract-note-leader = {$player} komt uit.
contract-note-target = { $several ->
    [true] Doel voor {$players}, elk apart: {$target}.
   *[false] Doel voor {$players}: {$target}.
}
contract-side-pair = {$declarers} met {$partner}
contract-side-several = {$declarers}, elk apart
contract-note-open-hand = { $several ->
    [true] Na de tweede slag liggen de kaarten van {$declarers} open op tafel.
   *[false] Na de tweede slag ligt de hand van {$declarers} open op tafel.
}
contract-note-partner-out = {$declarer} speelt alleen: de partner legt de kaarten neer.
contract-bid-by-players = {$bid} door {$players}
contract-challenger = spelende kant
contract-opponent = tegenstander
contract-opponent-made = tegenstander van een gehaald contract
contract-all-tricks = {$player}, alle slagen
contract-pay-trick = dan {$points} voor elke slag meer
contract-pay-trick-limited = dan {$points} voor elke slag meer (hoogstens {$most})
contract-pay-table = {$points} voor één slag, twee enzovoort
contract-pay-all-tricks = alle slagen {$points}
contract-pay-multiplied = alles maal {$multiplier}
contract-times-deal = voor deze ronde
contract-pay-opponents = elke tegenstander dan {$points}
contract-pay-opponents-made = elke tegenstander van een gewonnen contract {$points}
contract-pay-each-other = af te rekenen met elk van de anderen
contract-pay-one-winner = elke verliezer betaalt één winnaar
contract-pay-row = {$bid}: gewonnen {$won}; verloren {$lost}
contract-result-made = gehaald met { $tricks ->
    [one] {$tricks} slag
   *[other] {$tricks} slagen
}
contract-result-failed = niet gehaald, met { $tricks ->
    [one] {$tricks} slag
   *[other] {$tricks} slagen
}
contract-result-short = { $tricks ->
    [one] {$tricks} slag
   *[other] {$tricks} slagen
} te weinig
contract-result-laws = volgens de wetten { $made ->
    [true] gehaald
   *[false] verloren
}, met { $tricks ->
    [one] {$tricks} slag
   *[other] {$tricks} slagen
}
contract-points-sum = {$bid} door {$player}, {$reason}: {$sum}
contract-points-for-bid = Punten voor {$bid}
contract-refusal-missing = Voor deze ronde is geen contract genoteerd.
contract-refusal-played-alone = {$bid} wordt alleen gespeeld, zonder partner.
contract-refusal-sides-fixed = In dit spel zitten partners tegenover elkaar, dus wordt er geen genoemd.
contract-factor-unknown = {$word} is geen woord dat een contract vermenigvuldigt: {$factors}.
contract-refusal-words = {$first} en {$second} gaan niet samen: noem er maar één.
contract-refusal-partner-missing = {$bid} wordt met z’n tweeën gespeeld: noem de partner.
contract-refusal-own-partner = {$player} kan niet tegelijk leider en partner zijn.
contract-refusal-one-declarer = Maar één speler kan in een ronde {$bid} spelen.
contract-refusal-declarer-twice = {$player} is twee keer genoemd.
contract-remedy-one-declarer = Noem één speler.
contract-remedy-different-players = Noem verschillende spelers.
contract-remedy-omit-suit = Laat de kleur weg.
contract-remedy-give-trump = Geef de troef bij het bod.
contract-remedy-omit-partner = Laat de partner weg.
contract-target-tallies = {$tallies}: { $is_exact ->
    [true] precies {$number}
   *[false] minstens {$number}
}
contract-result-counted = { $made ->
    [true] gehaald met {$number} ({$target} nodig)
   *[false] verloren met {$number} ({$target} nodig)
}
