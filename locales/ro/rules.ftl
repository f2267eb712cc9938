rules-remedy-promotion = Puneți în vigoare și un bonus pentru serii.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Licitează toți
rules-family-texts = Jocurile celor patru texte
rules-family-no-bids = Fără licitații
rules-lack-premium = punctajul {$score} nu dă bonus pentru un contract reușit
rules-lack-setting = { $setting ->
    [premium] nu există punctaj pentru licitație și levate
    [spades-double] nu există punctaj pentru licitație și levate
    [promotions] nu există bonusuri pentru serii
    [no-zero] nu există bonusuri pentru serii
    [zero-finish] nu există final la zero
    [forehead] nu există runde cu număr diferit de cărți
    [top] rundele au număr fix de cărți
    [step] nu există runde care cresc sau scad
    [bottom] nu există runde care cresc sau scad
    [hook] nu există licitații pe care regula sumei le-ar putea interzice
    [end] programul se încheie singur
    [trumps] nu există licitare prin anunțuri
    [overtricks] nu există contracte
    [trou-all] nu există trou
    [join] nu există cereri de susținut
    [trou-rank] nu există trou
    [miss] nu există penalizarea licitației ratate
    [ties] nu există punctaj pentru licitație și levate
   *[match] nu există meci
}
rules-setting-inapplicable = la {$title} {$lack}
rules-value-expected = se așteaptă {$values}
rules-value-nearest = cel mai apropiat este {$value}
rules-remedy-fewer-cards = Alegeți altă rundă: {$players} jucători au cel mult { $most ->
    [one] {$most} carte
    [few] {$most} cărți
   *[other] {$most} de cărți
}.
rules-value-all-listed = toate din {$words}, despărțite prin virgule, începând cu cea mai mică
rules-value-some-listed = off, sau o listă de {$words}, despărțite prin virgule
rules-value-range = { $unit ->
    [cards] un număr de cărți{" "}
    [points] un număr de puncte{" "}
    [deals] un număr de runde{" "}
   *[other] {""}
}de la {$least} la {$most}
rules-value-text = un text între ghilimele
rules-value-list = o listă între paranteze
rules-value-table = un tabel
lookup-unknown-rules = Nu există reguli numite {$name}.
lookup-unknown-score = Pentru {$rules} nu există un punctaj numit {$name}.
lookup-unknown-name = Nu există { $noun ->
    [kind] jocul
    [clause] clauza
    [promotion] bonusul
    [document] documentul
    [form] forma
    [count] numărătoarea
    [bid] anunțul
    [rules] regulile
    [score] punctajul
    [extra] runda suplimentară
    [schedule] programul
    [key] cheia
    [setting] setarea
    [schema] schema
    [command] comanda
   *[other] {$noun}
} {$name}.
lookup-clause-without-rules = O clauză se numește împreună cu regulile ei: {$clauses}.
rules-clause-in-game = {$clause} în partida {$game}
lookup-choices = De ales: {$choices}.
lookup-more-choices = și încă {$left}
rules-setting-syntax = O setare este KEY=VALUE, ca hook=off, nu {$setting}.{$suggestion}
rules-setting-bad-value = {$key} nu poate fi {$value}: {$reason}.
rules-setting-refused = {$key} nu se poate seta: {$reason}.
rules-top-too-high = top nu poate fi {$top}: o rundă are cel mult { $most ->
    [one] {$most} carte
    [few] {$most} cărți
   *[other] {$most} de cărți
}.
rules-top-too-high-at-table = top nu poate fi {$top}: la { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} o rundă are cel mult { $most ->
    [one] {$most} carte
    [few] {$most} cărți
   *[other] {$most} de cărți
}.
rules-points-caption = Puncte după licitație și levate
rules-points-deal = { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} fiecare, { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}
rules-bids-caption = Licitațiile și levatele necesare, de la cea mai mică
rules-contracts-caption = Punctele declarantului după levate
rules-contracts-opponents = ale adversarului, dedesubt
rules-clause-not-file = O singură clauză nu este un fișier de reguli; afișați setul întreg de reguli.
rules-family-partners = Parteneri
rules-family-auctions = Licitări
rules-choice-current = {" "}(acum)
rules-scores-title = Punctaje
rules-reading-reason = Interpretarea noastră pentru {$rule}: {$reason}.
rules-reading-setting = O masă poate decide cu {$setting}.
rules-reading-none = Nimic nu rămâne deschis: {$title} nu se sprijină pe nicio interpretare a noastră.
rules-new-title = Cum se numește jocul?
rules-new-players = Câți pot juca? De exemplu 4 sau 3-6.
rules-new-sides = Cine joacă împreună? 1: fiecare singur. 2: jucătorii care stau față în față.
rules-new-deals = Câte cărți primește fiecare jucător? De exemplu 1-8-1 (de la o carte până la opt și înapoi), 13 x 8 (opt runde de treisprezece) sau 13 500 (runde de treisprezece până când cineva are 500 de puncte).
rules-new-pack = Care este cea mai mică carte din pachet? 2 pentru toate cele 52, 7 pentru 32, 9 pentru 24.
rules-new-bids = Cine licitează? 1: nimeni. 2: toți, un număr de levate. 3: cel care licitează cel mai mult joacă un contract.
rules-new-trump = Ce este atu? 1: culoarea unei cărți întoarse. 2: o culoare trasă la sorți sau numită. 3: pe rând pică, caro, cupă, treflă și fără atu. 4: nimic.
rules-new-points = Cât valorează o licitație de {$bid} cu {$bid}, {$fewer} sau {$more} levate? Trei numere, de exemplu 14 -1 -1.
rules-new-tricks = Ce aduce puncte? 1: un punct pentru fiecare levată. 2: un punct pentru cele mai multe levate din rundă.
rules-new-again = {$reply} nu răspunde la întrebare.
rules-new-unattended = Regulile se cer la un terminal, întrebare cu întrebare.
rules-new-contract = Un contract are nevoie de anunțuri și de punctele lor: porniți de la un joc care le are.
rules-new-contracts = Anunțurile și punctele cărui joc? {$games}
rules-new-written = Regulile sunt în {$file}, unde pot fi schimbate.
rules-find-nothing = Nicio clauză, lege și niciun titlu din manual nu conține toate aceste cuvinte: {$words}.
rules-find-also = De asemenea {$rules}{ $more ->
    [0] .
   *[other] {" "}și încă {$more}.
}
rules-find-more = { $number ->
    [one] Încă un rezultat este omis
    [few] Încă {$number} rezultate sunt omise
   *[other] Încă {$number} de rezultate sunt omise
}: numiți regulile sau adăugați un cuvânt.
rules-region = { $rules ->
    [serbian] Serbia
    [romanian] România
    [auction-whist] Luxemburg
    [german] Marea Britanie
    [contract-whist] Marea Britanie
    [nomination-whist] Marea Britanie
    [judgement] India
    [plump] Suedia
    [boerenbridge] Țările de Jos
    [pocha] Spania
    [wizard] Canada
    [skull-king] Statele Unite
    [call-break] Nepal, India
    [whist] Marea Britanie
    [spades] Statele Unite
    [belote] Franța
    [coinche] Franța
    [schieber] Elveția
    [tarneeb] Levant
    [euchre] Statele Unite, Canada
    [solo-whist] Marea Britanie
    [wiezen] Belgia
    [skat] Germania
    [hearts] Statele Unite
    [king] Rusia, Portugalia
    [rentz] România
    [barbu] Franța
    [bid-whist] Statele Unite
    [five-hundred] Australia
    [hokm] Iran
    [klaverjassen] Țările de Jos
    [nap] Marea Britanie
    [pinochle] Statele Unite
    [pitch] Statele Unite
    [sergeant-major] Marea Britanie
    [doppelkopf] Germania
    [schafkopf] Germania
    [stiche-raten] Germania, Elveția
    [sueca] Portugalia
    [trex] Levant
    [twenty-eight] India
   *[none] {""}
}
