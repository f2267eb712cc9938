auction-bid-without-trump = {$bid} zonder troef
auction-call-join = “meegaan” ({$bid})
auction-bid-unnamed = dat bod
auction-refusal-reason = { $refusal ->
    [trou-first] eerst zegt iedereen trou (precies drie azen) of pass-trou
    [trou-over] iedereen heeft al trou of pass-trou gezegd
    [trou-is-announced] trou wordt vóór het bieden aangekondigd, met precies drie azen
    [not-first] alleen wie als eerste spreekt mag wachten, in de eerste beurt
    [no-wait-after-trou] na een trou mag er alleen hoger geboden worden
    [no-wait] volgens deze regels wacht niemand
    [waiting] wie gewacht heeft, mag alleen op een vraag meegaan of passen
    [passed] wie gepast heeft, mag alleen op een vraag meegaan
    [nothing-to-join] er is geen vraag waarop deze speler mag meegaan
    [only-leave] alleen wie meegaat mag verhogen; de vrager mag enkel nog solo bieden
    [nobody-to-join] er is niemand meer die op een vraag kan meegaan
    [first-turn-only] dat bod kan alleen in de eerste beurt van een speler
    [no-such-bid] dat bod bestaat niet
    [has-bid] wie geboden heeft, mag niet op een vraag meegaan
   *[over] het bieden is afgelopen
}
auction-refusal-trou-taken = {$player} heeft al drie azen aangekondigd
auction-refusal-joiner-raises = wie is meegegaan, mag alleen in {$suit} verhogen of passen
auction-refusal-below-standing = het is niet hoger dan {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} heeft een kleur als troef nodig, zoals {$bid}:hearts
    [none] {$bid} wordt zonder troef gespeeld en noemt geen kleur
    [turned] {$bid} wordt in de opengelegde kleur gespeeld, en die is niet genoteerd: noem de kleur, zoals in {$bid}:hearts
   *[either] {$bid} heeft een kleur of none nodig, zoals in {$bid}:none
}
auction-refusal-other-trump = {$bid} wordt altijd met {$suit} als troef gespeeld
auction-trou-announced = {$player} heeft trou aangekondigd: wie de vierde aas heeft, is de partner, noemt de troef en komt uit.
auction-call-lapsed = Niemand ging mee op {$call}, dus vervalt de vraag. {$source}
auction-may-still-bid = Mogen nog bieden: {$players}.
auction-wait = { $first_speaker ->
    [waits] Wie als eerste spreekt, mag wachten, en mag daarna alleen op een vraag meegaan of passen.
   *[joins-late] Past wie als eerste spreekt, dan mag die speler later nog op een vraag meegaan, en verder niets.
}
auction-suit-call = { $first_speaker ->
    [waits] Voor een vraag is een speler nodig die nog mag meegaan.
   *[joins-late] Voor een vraag is een speler nodig die nog mag meegaan: iemand die nog niet gesproken heeft, of wie als eerste sprak en alleen gepast heeft.
}
auction-pair = { $pairs ->
    [raise] Na het meegaan mag alleen de meegaande speler verhogen. Past die, dan mag de vrager zich losmaken met een hoger solobod.
   *[stand] Het bod van een paar blijft staan. Gaat niemand mee op een vraag, dan mag de vrager zonder partner hoger bieden zodra alle anderen gepast hebben.
}
auction-ranking-bids = Elk bod moet hoger zijn dan het hoogste tot dan toe. Van laag naar hoog: {$bids}.
auction-ranking-trumps-equal = {$ranking} De troef maakt geen bod hoger dan een ander.
auction-ranking-trumps = {$ranking} Bij gelijke biedingen beslist de troef, van laag naar hoog: {$trumps}.
auction-first-turn-bids = Alleen in de eerste beurt van een speler: {$bids}.
auction-bids-targets = Slagen nodig: {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} mag geen {$call} bieden: {$reason}.
   *[false] {$player} mag niet “{$call}” zeggen: {$reason}.
}
auction-last-word-both = {$partner} mag nog verhogen, of {$caller} mag zich nog losmaken met een hoger solobod.
auction-last-word-partner = {$partner} mag nog verhogen.
auction-last-word-caller = {$caller} mag zich nog losmaken met een hoger solobod.
auction-join-waiting = Een speler die aan de beurt is, mag op een vraag meegaan{ $with_card ->
    [true] {" "}met een kaart van die kleur
   *[false] {""}
}.
auction-join-late = Wie nog niet gesproken heeft, of wie als eerste sprak, ook na passen, mag op een vraag meegaan{ $with_card ->
    [true] {" "}met een kaart van die kleur
   *[false] {""}
}.
auction-bids-pair = Met z’n tweeën gespeeld: {$bids}.
auction-bids-alone = Alleen gespeeld: {$bids}.
auction-bids-partners = Door de leider en de partner gespeeld: {$bids}.
auction-factors = Een woord dat bij een contract wordt gezegd, vermenigvuldigt wat het oplevert: {$factors}.
auction-factors-added = Een woord dat bij een contract wordt gezegd, verhoogt de factor, die anders 1 is: {$factors}.
auction-trump-times = De troef vermenigvuldigt wat een contract oplevert: {$trumps}.
auction-factor-deals = {$factor} hangt van de ronde af, ronde na ronde: {$deals}; daarna weer van voren af aan.
auction-factor-of = { $of ->
    [none] niemand
    [dealer] de partij van de gever
    [others] de andere partij
   *[all] iedereen
}
auction-deal-times = De ronde vermenigvuldigt wat een contract oplevert, ronde na ronde: {$factors}; daarna weer van voren af aan.
auction-bids-several = Door meerdere spelers in één ronde, elk apart: {$bids}.
auction-bids-turned-trump = Met de opengelegde kleur als troef: {$bids}.
auction-bids-suit-trump = Met {$suit} als troef: {$bids}.
auction-bids-trumpless = Zonder troef: {$bids}.
auction-bids-either-trump = Met een kleur als troef of zonder: {$bids}.
auction-bids-discard = Vóór de eerste slag mag elke speler één kaart wegleggen: {$bids}.
auction-bids-open-hand = Na de tweede slag gaat de hand van de leider open op tafel: {$bids}.
auction-bids-partner-out = De partner van de leider legt de kaarten neer: {$bids}.
auction-bids-declarer-leads = De leider komt uit: {$bids}.
auction-bids-partner-leads = De partner komt uit: {$bids}.
auction-bids-with-target = {$target} bij {$bids}
auction-bid-with-trump = {$bid} in {$trump}
auction-state-won = gespeeld wordt {$contract}
auction-state-partner = alleen de partner bij de trou van {$player} ontbreekt nog
auction-state-passed-out = iedereen heeft gepast, en er wordt opnieuw gedeeld
auction-state-speaking = nu is {$next_player} aan het woord
call-refusal-surplus = {$call} komt na het einde van het bieden: {$reason}.
call-refusal-auction-over = Het bieden is afgelopen: {$contract}.
call-refusal-no-auction = Er wordt nu niet geboden.
tricks-refusal-auction-under-way = Het bieden is niet afgelopen: nu is {$next_player} aan het woord.
call-refusal-contract-only = Het bieden gebeurt aan tafel: alleen het contract wordt genoteerd.
call-refusal-tricks-are-bid = Bij {$title} wordt niet tegen elkaar op geboden: elke speler biedt een aantal slagen.
call-remedy-omit = Laat het weg.
call-list-highest = … tot {$call}
call-word = { $call ->
    [pass] pas
    [wait] wacht
    [join] meegaan
    [none] zonder
   *[other] {$call}
}
