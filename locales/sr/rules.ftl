rules-remedy-promotion = Uključite i premiju.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Svi licitiraju
rules-family-texts = Igre četiri teksta
rules-family-no-bids = Bez licitacije
rules-lack-premium = bodovanje {$score} ne daje premiju za ispunjen kontrakt
rules-lack-setting = { $setting ->
    [premium] nema bodovanja po licitaciji i štihovima
    [spades-double] nema bodovanja po licitaciji i štihovima
    [promotions] nema premija za nizove
    [no-zero] nema premija za nizove
    [zero-finish] nema kraja na nuli
    [forehead] nema deljenja različite veličine
    [top] deljenja su stalne veličine
    [step] nema deljenja koja rastu ili opadaju
    [bottom] nema deljenja koja rastu ili opadaju
    [hook] nema licitacija koje bi zabrana zbira sprečila
    [end] raspored se sam završava
    [trumps] nema licitiranja
    [overtricks] nema kontrakata
    [trou-all] nema trou
    [join] nema poziva u boji kome bi se pridružilo
    [trou-rank] nema trou
    [miss] nema kazne u visini promašene licitacije
    [ties] nema bodovanja po licitaciji i štihovima
   *[match] nema meča
}
rules-setting-inapplicable = u igri {$title} {$lack}
rules-value-expected = očekuje se {$values}
rules-value-nearest = najbliže je {$value}
rules-remedy-fewer-cards = Izaberite drugo deljenje: {$players} igrača ima najviše { $most ->
    [one] {$most} kartu
    [few] {$most} karte
   *[other] {$most} karata
}.
rules-value-all-listed = sve od {$words}, odvojeno zarezima, od najnižeg
rules-value-some-listed = off, ili spisak odvojen zarezima od {$words}
rules-value-range = od {$least} do {$most}{ $unit ->
    [cards] {" "}{ $most ->
        [one] karte
        [few] karte
       *[other] karata
    }
    [points] {" "}poena
    [deals] {" "}deljenja
   *[other] {""}
}
rules-value-text = tekst pod navodnicima
rules-value-list = spisak u zagradama
rules-value-table = tabela
lookup-unknown-rules = Nema pravila sa imenom {$name}.
lookup-unknown-score = Pravila {$rules} nemaju bodovanje {$name}.
lookup-unknown-name = Nema { $noun ->
    [kind] vrste deljenja
    [clause] odredbe
    [promotion] premije
    [document] dokumenta
    [form] oblika
    [count] brojanja
    [bid] licitacije
    [rules] pravila
    [score] bodovanja
    [extra] dodatnog deljenja
    [schedule] rasporeda
    [key] ključa
    [setting] postavke
    [schema] šeme
    [command] komande
   *[other] {$noun}
} sa imenom {$name}.
lookup-clause-without-rules = Odredba se navodi sa svojim pravilima: {$clauses}.
rules-clause-in-game = {$clause}, partija {$game}
lookup-choices = Izaberite: {$choices}.
lookup-more-choices = i još {$left}
rules-setting-syntax = Postavka je KEY=VALUE, na primer hook=off, a ne {$setting}.{$suggestion}
rules-setting-bad-value = {$key} ne može biti {$value}: {$reason}.
rules-setting-refused = {$key} se ne može zadati: {$reason}.
rules-top-too-high = top ne može biti {$top}: deljenje ima najviše { $most ->
    [one] {$most} kartu
    [few] {$most} karte
   *[other] {$most} karata
}.
rules-top-too-high-at-table = top ne može biti {$top}: sa {$players} igrača deljenje ima najviše { $most ->
    [one] {$most} kartu
    [few] {$most} karte
   *[other] {$most} karata
}.
rules-points-caption = Poeni po licitaciji i odnetim štihovima
rules-points-deal = po { $cards ->
    [one] {$cards} karta
    [few] {$cards} karte
   *[other] {$cards} karata
}, {$players} igrača
rules-bids-caption = Licitacije i potrebni štihovi, od najniže
rules-contracts-caption = Poeni po igraču strane koja igra, po štihovima
rules-contracts-opponents = ispod su poeni protivnika
rules-clause-not-file = Jedna odredba nije fajl sa pravilima; ispišite cela pravila.
rules-family-partners = Partneri
rules-family-auctions = Licitiranje
rules-choice-current = {" "}(sada)
rules-scores-title = Bodovanja
rules-reading-reason = Naše tumačenje za {$rule}: {$reason}.
rules-reading-setting = Igrači mogu da odluče pomoću {$setting}.
rules-reading-none = Ništa ne ostaje nerešeno: {$title} ne počiva ni na jednom našem tumačenju.
rules-new-title = Kako se igra zove?
rules-new-players = Koliko igrača može da igra? Na primer 4, ili 3-6.
rules-new-sides = Ko igra zajedno? 1: svako za sebe. 2: igrači koji sede jedan naspram drugog.
rules-new-deals = Koliko karata dobija svaki igrač? Na primer 1-8-1 (od jedne karte do osam i nazad), 13 x 8 (osam deljenja po trinaest) ili 13 500 (deljenja po trinaest dok neko nema 500 poena).
rules-new-pack = Koja je najniža karta u špilu? 2 za sve 52 karte, 7 za 32, 9 za 24.
rules-new-bids = Ko licitira? 1: niko. 2: svi, broj štihova. 3: ko najviše licitira, igra ugovor.
rules-new-trump = Šta je adut? 1: boja okrenute karte. 2: boja koja se izvlači ili imenuje. 3: redom pik, karo, herc, tref i sans. 4: ništa.
rules-new-points = Koliko vredi licitacija {$bid} kad se uzme {$bid}, {$fewer} ili {$more} štihova? Tri broja, na primer 14 -1 -1.
rules-new-tricks = Šta donosi poene? 1: poen za svaki štih. 2: poen za najviše štihova u deljenju.
rules-new-again = {$reply} nije odgovor na pitanje.
rules-new-unattended = Za pravila se pita na terminalu, pitanje po pitanje.
rules-new-contract = Za ugovor su potrebne licitacije i njihovi poeni: treba poći od igre koja ih ima.
rules-new-contracts = Licitacije i poeni koje igre? {$games}
rules-new-written = Pravila su u datoteci {$file} i tamo se mogu menjati.
rules-find-nothing = Nijedna odredba, zakon ni naslov u priručniku ne sadrži sve ovo: {$words}.
rules-find-also = Takođe {$rules}{ $more ->
    [0] .
   *[other] {" "}i još {$more}.
}
rules-find-more = { $number ->
    [one] Još {$number} rezultat je izostavljen
    [few] Još {$number} rezultata su izostavljena
   *[other] Još {$number} rezultata je izostavljeno
}: navedite pravila ili dodajte reč.
rules-region = { $rules ->
    [serbian] Srbija
    [romanian] Rumunija
    [auction-whist] Luksemburg
    [german] Velika Britanija
    [contract-whist] Velika Britanija
    [nomination-whist] Velika Britanija
    [judgement] Indija
    [plump] Švedska
    [boerenbridge] Holandija
    [pocha] Španija
    [wizard] Kanada
    [skull-king] SAD
    [call-break] Nepal, Indija
    [whist] Velika Britanija
    [spades] SAD
    [belote] Francuska
    [coinche] Francuska
    [schieber] Švajcarska
    [tarneeb] Levant
    [euchre] SAD, Kanada
    [solo-whist] Velika Britanija
    [wiezen] Belgija
    [skat] Nemačka
    [hearts] SAD
    [king] Rusija, Portugalija
    [rentz] Rumunija
    [barbu] Francuska
    [bid-whist] SAD
    [five-hundred] Australija
    [hokm] Iran
    [klaverjassen] Holandija
    [nap] Velika Britanija
    [pinochle] SAD
    [pitch] SAD
    [sergeant-major] Velika Britanija
    [doppelkopf] Nemačka
    [schafkopf] Nemačka
    [stiche-raten] Nemačka, Švajcarska
    [sueca] Portugalija
    [trex] Levant
    [twenty-eight] Indija
   *[none] {""}
}
