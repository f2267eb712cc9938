auction-bid-without-trump = {$bid} fără atu
auction-call-join = „susțin” ({$bid})
auction-bid-unnamed = acest anunț
auction-refusal-reason = { $refusal ->
    [trou-first] întâi fiecare spune trou (exact trei ași) sau pass-trou
    [trou-over] toți au spus deja trou sau pass-trou
    [trou-is-announced] trou se anunță înainte de licitare, cu exact trei ași
    [not-first] numai cine vorbește primul poate aștepta, și numai în primul tur
    [no-wait-after-trou] după trou sunt permise numai anunțuri mai mari
    [no-wait] cu aceste reguli nu așteaptă nimeni
    [waiting] după ce așteaptă, un jucător mai poate doar să susțină o cerere sau să spună pas
    [passed] după pas, un jucător mai poate doar să susțină o cerere
    [nothing-to-join] nu există nicio cerere pe care acest jucător să o poată susține
    [only-leave] numai cine a susținut poate urca; cine a făcut cererea mai poate licita doar fără partener
    [nobody-to-join] nu a mai rămas nimeni care să poată susține o cerere
    [first-turn-only] acest anunț se poate face numai în primul tur al jucătorului
    [no-such-bid] nu există un astfel de anunț
    [has-bid] cine a licitat nu poate susține o cerere
   *[over] licitarea s-a încheiat
}
auction-refusal-trou-taken = {$player} a anunțat deja trei ași
auction-refusal-joiner-raises = după ce susține, un jucător mai poate doar să urce în {$suit} sau să spună pas
auction-refusal-below-standing = nu este peste {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} cere o culoare ca atu, de exemplu {$bid}:hearts
    [none] {$bid} se joacă fără atu, deci fără culoare
    [turned] {$bid} se joacă în culoarea întoarsă, care nu este notată: indicați-o, de exemplu {$bid}:hearts
   *[either] {$bid} cere o culoare sau none, de exemplu {$bid}:none
}
auction-refusal-other-trump = {$bid} se joacă întotdeauna cu atu {$suit}
auction-trou-announced = {$player} a anunțat trou: cine are al patrulea as este partenerul, numește atuul și iese.
auction-call-lapsed = Nimeni nu susține {$call}, deci cade. {$source}
auction-may-still-bid = Mai poate licita: {$players}.
auction-wait = { $first_speaker ->
    [waits] Cine vorbește primul poate aștepta, iar apoi poate doar să susțină o cerere sau să spună pas.
   *[joins-late] Dacă cine vorbește primul spune pas, mai poate doar să susțină mai târziu o cerere.
}
auction-suit-call = { $first_speaker ->
    [waits] O cerere are nevoie de un jucător care o mai poate susține.
   *[joins-late] O cerere are nevoie de un jucător care o mai poate susține: unul care nu a vorbit încă sau primul la rând, dacă a spus doar pas.
}
auction-pair = { $pairs ->
    [raise] După susținere numai cine a susținut poate urca. Dacă acesta spune pas, cine a făcut cererea se poate desprinde cu un solo mai mare.
   *[stand] Anunțul unei perechi rămâne valabil. Dacă nimeni nu susține o cerere, cine a făcut-o poate licita mai sus, fără partener, după ce toți ceilalți au spus pas.
}
auction-ranking-bids = Fiecare anunț trebuie să fie peste cel în vigoare. De la cel mai mic: {$bids}.
auction-ranking-trumps-equal = {$ranking} Atuul nu face un anunț mai mare decât altul.
auction-ranking-trumps = {$ranking} Între anunțuri egale decide atuul, de la cel mai mic: {$trumps}.
auction-first-turn-bids = Numai în primul tur al jucătorului: {$bids}.
auction-bids-targets = Levate necesare: {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} nu poate anunța {$call}: {$reason}.
   *[false] {$player} nu poate spune „{$call}”: {$reason}.
}
auction-last-word-both = {$partner} mai poate urca, sau {$caller} se mai poate desprinde cu un solo mai mare.
auction-last-word-partner = {$partner} mai poate urca.
auction-last-word-caller = {$caller} se mai poate desprinde cu un solo mai mare.
auction-join-waiting = Un jucător aflat la rând poate susține o cerere{ $with_card ->
    [true] {" "}cu o carte de culoarea respectivă
   *[false] {""}
}.
auction-join-late = Un jucător care nu a vorbit încă, sau primul la rând chiar și după pas, poate susține o cerere{ $with_card ->
    [true] {" "}cu o carte de culoarea respectivă
   *[false] {""}
}.
auction-bids-pair = În doi: {$bids}.
auction-bids-alone = Fără partener: {$bids}.
auction-bids-partners = Declarantul cu un partener: {$bids}.
auction-factors = Un cuvânt spus odată cu contractul înmulțește ce plătește acesta: {$factors}.
auction-factors-added = Un cuvânt spus odată cu contractul mărește numărul cu care se înmulțește, care altfel este 1: {$factors}.
auction-trump-times = Atuul înmulțește ce plătește un contract: {$trumps}.
auction-factor-deals = {$factor} ține de rundă, rundă după rundă: {$deals}; apoi de la început.
auction-factor-of = { $of ->
    [none] nimeni
    [dealer] partea celui care împarte
    [others] cealaltă parte
   *[all] toți
}
auction-deal-times = Runda înmulțește ce plătește un contract, rundă după rundă: {$factors}; apoi de la început.
auction-bids-several = De mai mulți în aceeași rundă, fiecare pe cont propriu: {$bids}.
auction-bids-turned-trump = Cu culoarea întoarsă ca atu: {$bids}.
auction-bids-suit-trump = Cu atu {$suit}: {$bids}.
auction-bids-trumpless = Fără atu: {$bids}.
auction-bids-either-trump = Cu o culoare ca atu sau fără: {$bids}.
auction-bids-discard = Înainte de prima levată fiecare poate arunca o carte la {$bids}.
auction-bids-open-hand = După a doua levată cărțile declarantului se pun pe masă la {$bids}.
auction-bids-partner-out = Partenerul declarantului își lasă cărțile jos la {$bids}.
auction-bids-declarer-leads = Declarantul iese la {$bids}.
auction-bids-partner-leads = Partenerul iese la {$bids}.
auction-bids-with-target = {$target} la {$bids}
auction-bid-with-trump = {$bid} în {$trump}
auction-state-won = câștigă {$contract}
auction-state-partner = lipsește numai partenerul pentru trou anunțat de {$player}
auction-state-passed-out = toți au spus pas și se împarte din nou
auction-state-speaking = la rând este {$next_player}
call-refusal-surplus = {$call} vine după sfârșitul licitării: {$reason}.
call-refusal-auction-over = Licitarea s-a încheiat: {$contract}.
call-refusal-no-auction = Nu este în curs nicio licitare.
tricks-refusal-auction-under-way = Licitarea nu s-a încheiat: la rând este {$next_player}.
call-refusal-contract-only = Licitarea se ține la masă: se notează numai contractul.
call-refusal-tricks-are-bid = La {$title} nu se fac anunțuri: se licitează levate.
call-remedy-omit = Nu îl dați.
call-list-highest = … până la {$call}
call-word = { $call ->
    [pass] pas
    [wait] aștept
    [join] susțin
    [none] fără
   *[other] {$call}
}
