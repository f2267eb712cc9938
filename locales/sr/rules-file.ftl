rules-error-format = Njegov format je {$format}; ova verzija čita samo format 1.
rules-error-id = {$id} ne može biti oznaka: {$reason}.
rules-error-call-word = {$id} ne može biti oznaka licitacije: to je posebna najava.
rules-error-duplicate = {$value} je već na ovom spisku.
rules-error-unprintable = Ovaj tekst ima nevidljiv znak ili više od 80 znakova.
rules-error-ends-by-declarer = Samo kontrakt može da završi partiju preko igrača: u jednoj partiji, na broju poena.
rules-error-ends-when = {"when"} stoji umesto {"points"}, {"least"}, {"games"} i {"by"} i traži raspored sa „{"until the end"}“.
rules-error-ends-by-partners = {"partner"} je zbir igrača preko puta: za to treba sto sa 4, 6, 8 igrača i tako dalje, bez mrtve ruke, gde svako ima svoj zbir i pobeđuje najveći.
rules-error-out = {"out"} traži jednu partiju u kojoj svako ima svoj zbir i pobeđuje sam.
rules-error-empty = U njemu nema ničeg.
rules-error-too-many-rows = Ovaj spisak ima više od {$most} redova.
rules-error-tricks-counted = {"counted"} ne može biti {$counted}: očekuje se od 1 do {$most} štihova, koliko ima najmanje deljenje, ili "{"all"}".
rules-error-tricks-above = above ide samo uz {"pays"} = "{"tricks"}".
rules-error-tricks-above-all = above mora biti manje od {"counted"}, {$counted}: inače nijedan štih ne donosi poene.
rules-error-several-games = Više partija traži ending.points i raspored sa „{"until the end"}“.
rules-error-no-zero = no-zero ništa ne menja: nijedna premija ne važi.
rules-error-mark = Oznaka ima od 1 do 4 vidljiva znaka.
rules-error-no-table = Nijedan red [[tables]] ne navodi broj igrača.
rules-error-score-mismatch = Bodovanje {$score} ne odgovara licitiranju: {"[scoring.hands]"} ide uz {"[bidding.exact]"}, {"[scoring.contracts]"} uz {"[bidding.auction]"}, a {"[scoring.tricks]"} uz {"bidding"} = "{"none"}".
rules-error-trump-mismatch = Adut se bira licitiranjem, i samo tako; inače ga određuje izlaz.
rules-error-never-ends = Raspored sa „{"until the end"}“ traži ending.points.
rules-error-out-of-reach = Ove poene niko ne može da dostigne: nijedno deljenje ih ne donosi.
rules-error-least-out-of-reach = Na ovaj zbir niko ne može da padne: nijedno deljenje ne košta poene.
rules-error-unit-half = Činioci su umnošci broja ½; za desetine poena stavite unit = "0.1".
rules-error-unit-tenth = Činioci su umnošci broja 0.1.
rules-error-tally-most = U deljenju ih može biti {$least}, pa most mora biti {$least} ili više.
rules-error-tally-distinct = Zbir različitih brojeva za {$players} igrača je najmanje {$least}, pa i {"total"}.
rules-error-lowest-of-ranks = ranks već ima najslabiju kartu.
rules-error-no-equal-cards = Jednakih karata ima samo u dva špila, sa double = {"true"}.
rules-error-too-many-jokers = Špil ima najviše 60 karata bez boje.
rules-error-not-in-pack = {$card} nije ni u jednom špilu ovih pravila.
rules-error-equal-cards = Talon traži špil bez jednakih karata, a najavljivanje asova špil sa četiri asa.
rules-error-tally-over = Brojanje može da zavisi od licitacija samo gde se licitiraju štihovi.
rules-error-tally-half = Brojanje može da vredi polovinu posle promašene licitacije samo uz made = true i bez every.
rules-error-tally-table = Poeni brojanja su u tabeli, ili u points i every.
rules-error-tally-short = Strani mogu da nedostaju poeni samo gde ending.points završava partiju.
rules-error-tally-total = {"total"} kaže koliko ih ima svako deljenje; uz to ne idu ni {"most"} ni {"over"}.
rules-error-tally-against = Brojanje može da važi samo za jednu stranu kontrakta gde licitacija daje kontrakt.
rules-error-nothing-ends-deal = Gde štihovi ne donose ništa, deljenje mora da završi brojanje sa {"total"}.
rules-error-most-below-least = Najviše što se sme licitirati, {$most}, manje je od najmanjeg, {$least}.
rules-error-redealt-forever = Deljenje od { $cards ->
    [one] {$cards} karte
    [few] {$cards} karte
   *[other] {$cards} karata
} za {$players} igrača delilo bi se zauvek ponovo: zbir licitacija je najviše {$most}, uvek manje od {$below}.
rules-error-hook-never-met = Sa {$players} igrača nijedna poslednja licitacija ne može da zadovolji zabranu zbira.
rules-error-bid-word = {$word} ne može biti licitacija: reč ima od 1 do 16 malih slova, cifara i crtica, a počinje slovom.
rules-error-unknown-bid-word = {$word} nije u bidding.exact.named.{$suggestion}
rules-error-no-partners = Za stolom sa {$players} igrača nema partnera preko puta: ima ih kad je igrača 4, 6, 8 i tako dalje, bez mrtve ruke.
rules-error-called-partner = Partneri koji sede jedno preko puta drugog ne mogu da obračunavaju kontrakte ni da budu pozvani.
rules-error-numbers-missing = Cilj jednak broju traži {"numbers"} u svom redu.
rules-error-factors-called = Reči koje množe kontrakt traže {"contract_only = true"}.
rules-error-setting-value = Vrednost {$value} ove postavke ne može da se zada: ovim pravilima nedostaje neki od ključeva pod sets.
rules-error-doubled-in-cycle = Boja udvostručuje poene samo gde se adut okreće, a ne u stalnom krugu.
rules-error-zero-finish = Zbir 0 ne može da pobedi u obliku {$form}.
rules-error-endless-early = Samo poslednji korak može da traje do kraja.
rules-error-no-deals = Ovaj korak nema deljenja ni za jednim stolom.
rules-error-packets = Svako deljenje mora da se sastoji od celih krugova takvih podela.
rules-error-talon = Sa talona mogu da vuku samo dva igrača.
rules-error-trumps-missing = Među adutima nedostaje {$trumps}.
rules-error-second-trou = Može biti samo jedan trou.
rules-error-target-too-high = Cilj od { $target ->
    [one] {$target} štiha
    [few] {$target} štiha
   *[other] {$target} štihova
} ne može da se ispuni: najveće deljenje ima {$tricks}.
rules-error-opponents-given = Ove kontrakte obračunavaju igrači: {"opponents"} se ne može navesti.
rules-error-opponents-missing = Nedostaje ključ {"opponents"}.
rules-error-uneven-sides = Licitaciju sa partnerom obračunavaju samo dvoje protiv dvoje.
rules-error-several-pairs = Više igrača može da igra samo licitaciju koja se igra solo.
rules-error-no-opponents = Za stolom od dva igrača licitacija sa partnerom ne bi imala protivnika.
rules-error-table-size = Sto sa {$players} igrača nije moguć: od 2 do {$most} igrača, i bar dva sa kartama.
rules-error-deal-count = Za {$players} igrača bilo bi { $deals ->
    [one] {$deals} deljenje
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
}; moguće je od 1 do {$most}.
rules-error-pack-below-players = Špil od { $pack ->
    [one] {$pack} karte
    [few] {$pack} karte
   *[other] {$pack} karata
} premali je za {$players} igrača.
rules-error-pack-below-deal = Za deljenje od { $cards ->
    [one] {$cards} karte
    [few] {$cards} karte
   *[other] {$cards} karata
} i {$players} igrača nema dovoljno karata u špilu od {$pack}.
rules-id-empty = prazna je
rules-id-capitals = slova moraju biti mala
rules-id-space = ima razmak; stavite crticu
rules-id-character = ima {$character}
rules-id-start = ne počinje slovom
rules-id-too-long = ima više od 40 znakova
rules-file-error-too-long = fajl sa pravilima ima najviše {$most} bajtova.
rules-file-error-not-toml = Ovo nije TOML: očekuje se {"KEY = VALUE"}, {"[TABLE]"} ili {"[[LIST]]"}, sa zatvorenim navodnicima i zagradama.
rules-file-error-duplicate-key = Ovaj ključ je već naveden.
rules-file-error-below-table = {$key} je ključ celog fajla, pa mora da stoji iznad prve [tabele].
rules-file-error-one-table = {$key} je lista tabela: napišite [[{$key}]].
rules-file-error-quoted = {$key} je broj: napišite {$number} bez navodnika.
rules-file-error-missing-key = Nedostaje ključ {$keys}.
rules-file-old-form = Tako su pisale ranije verzije. I dalje se čita; promenite u `{$now}`.
rules-file-error-exclusive-keys = Može se navesti samo jedno od {$keys}.
rules-file-more-errors = { $errors ->
    [one] Ima još {$errors} grešku.
    [few] Ima još {$errors} greške.
   *[other] Ima još {$errors} grešaka.
}
rules-file-valid = {$file} je ispravan: {$title}, za {$player_counts} igrača.
rules-file-header = {$title}. Promenite bilo koji red, a onda i oznaku, naslov i izvore.
rules-error-unknown-language = Jezik {$language} ne postoji u programu; mogući su: {$languages}.
rules-error-unknown-text = Nema teksta {$text} za prevođenje.
rules-error-unprintable-words = Ove reči imaju više od 500 znakova, obrnutu kosu crtu ili nevidljiv znak.
rules-error-line-break = Reči za {$text} imaju prelom reda. Napišite ih u jednom redu.
rules-error-idle-tie-break = {$word} stoji dvaput ili iza podeljenog mesta, pa nikad ne bi odlučivalo.
rules-file-error-kind = { $kind ->
    [key] ključ je ovde nepoznat.
    [value] vrednost nedostaje ili nije od onih koje njen ključ može da ima.
   *[rules] po ovim pravilima ne može da se igra.
}
rules-error-law-chooser = Uz {"options"} ide {"chooser"}, a uz {"chooser"} ide {"options"}.
rules-error-law-default = {$option} nije među ponuđenim opcijama.{$suggestion}
rules-error-law-idle = Ovaj zakon ništa ne radi: treba mu {"do"} ili {"options"}.
rules-error-law-tricks = Štihovi ne mogu da pređu drugome gde svako za sebe najavljuje broj štihova: možda je prekršilac baš hteo da ih izgubi.
rules-error-law-coverage = Nijedan zakon ne pokriva ovo: {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Dodajte zakon ili navedite {$word} pod {"silent"}.
rules-error-laws-unfit = Zakoni {$set} važe za igre { $need ->
    [sides] sa partnerima
    [alone] u kojima svako igra za sebe
    [auction] sa licitacijom kontrakta
    [tricks] u kojima se štihovi boduju
    [lone] sa licitacijom koja se igra bez partnera
   *[exact] u kojima svako najavljuje broj štihova
}.
rules-error-cases-of-tricks = Posebni slučajevi traže {"pays"} = "{"nothing"}".
rules-error-unknown-quantity = {$word} se u ovom bodovanju ne broji: izaberi između {$known}.{$suggestion}
rules-error-tally-target = Cilj od {$target} se ne može ispuniti: ono što se broji iznosi najviše {$most}.
rules-error-mixed-targets = Ili sve licitacije imaju {"of"}, ili nijedna: deljenje se završava štihovima ili brojanjem.
rules-error-quota-fit = {"quota"} ima po broj za svakog igrača, uz {"pays"} = "{"tricks"}", bez {"above"} i bez partnera.
rules-error-quota-sum = Brojevi u {"quota"} daju {$sum}, a računa se {$tricks} štihova.
