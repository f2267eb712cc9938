audit-caption-tricks = Licitacije i štihovi
audit-caption-either = {$cell}: uzeto {$took}
audit-caption-totals = Zbirovi
audit-caption-fits = Pravila koja odgovaraju
audit-caption-others = Ostala, najbliža prva
audit-title = Provera
audit-caption-sheet = Tabela kako je napisana. Strelica vodi od pogrešnog ka onome što treba da piše.
audit-remark-tie = Više pravila podjednako dobro objašnjava tabelu: ona ne pokazuje po kojima se igralo.
audit-remark-winner = Sa tačnim zbirovima menja se prvo mesto.
audit-error-rules-unclear = Tabela ne pokazuje po kojim se pravilima igralo, pa ne može postati partija.
audit-error-many-slips = Tabela sa toliko omaški ne može postati partija.
audit-error-no-candidate = Nema pravila sa licitiranjem broja štihova za {$players} igrača i ove postavke.
audit-error-tricks-uncertain = Štihovi u deljenju {$deal} nisu pouzdani, pa tabela ne može postati partija.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = Nijedan skup pravila ne objašnjava tabelu sa šest ili manje omaški.
audit-error-struck = Jedno deljenje je precrtano i nije odmah ponovljeno, pa tabela ne može postati partija.
audit-error-schedule-alone = Raspored pripada pravilima: navedite i pravila.
audit-any-rules = igre u kojima se licitira broj štihova
audit-more-rules = i još {$number}
audit-sheet-error-too-long = Tabela je preduga: čita se najviše {$kilobytes} kilobajta i {$rows} redova.
audit-sheet-error-no-rows = Ovo nije tabela: očekuje se red brojeva za svako deljenje.
audit-sheet-error-no-names = U tabeli nema igrača: prvo se očekuje red sa imenima.
audit-sheet-error-player-count = Broj igrača po kolonama tabele je {$players}, a imena su {$names}.
audit-sheet-error-number = Očekuje se broj, ili ? za nečitljivo, a ne {$cell}.
audit-sheet-error-trump = Očekuje se adut: boja, none ili broj kao u preferansu, a ne {$cell}.
audit-sheet-error-cell-count = Očekuje se {$cells}, a ne {$number}: za nečitljivo napišite ?.
audit-sheet-error-row-width = Očekuje se broj karata, pa licitacija i zbir za { $players ->
    [one] {$players} igrača
    [few] {$players} igrača
   *[other] {$players} igrača
}; red ima { $cells ->
    [one] {$cells} polje
    [few] {$cells} polja
   *[other] {$cells} polja
}. Ako su kolone druge, imenujte ih.
audit-sheet-error-label-unknown = Očekuje se ime igrača ispred {$label}, ili poznata oznaka.
audit-sheet-error-column-twice = Kolona {$label} stoji dvaput.
audit-refusal-no-bids = tu niko ne licitira broj štihova
audit-refusal-partners = tu partneri imaju zajednički rezultat
audit-refusal-tallies = tu se broji i nešto osim štihova
audit-refusal-kinds = deljenja su različitih vrsta
audit-refusal-match = tu se igra više partija, svaka od nule
audit-refusal-places = tu mesta ne zavise samo od zbirova
audit-refusal = Tabela za {$title} ne može da se proveri: {$reason}.
audit-rules-with-score = pravila „{$title}“, bodovanje {$score}
audit-rules = pravila „{$title}“
audit-result-right = Tabela je tačna ({$rules}).
audit-result-slips = { $slips ->
    [one] {$slips} omaška
    [few] {$slips} omaške
   *[other] {$slips} omaški
}, {$rules}:
audit-result-many-slips = Omaški je više od {$slips} ({$rules}). Prvo deljenje koje ne može biti tačno je {$deal}.
audit-result-unreadable = Do deljenja {$deal} premalo je čitljivo da bi se znalo šta se dogodilo ({$rules}).
audit-slip-swapped = {$place}: zamenjena su mesta za {$written} i {$other} ({$player}).
audit-slip-nothing-written = ništa
audit-slip-correction = {$written} treba da bude {$expected}
audit-slip-correction-reason = {$written} treba da bude {$expected}: {$reason}
audit-slip-correction-schedule = {$written} po rasporedu treba da bude {$expected}
audit-slip-total-above = odavde nadalje previše za {$points}
audit-slip-total-below = odavde nadalje premalo za {$points}
audit-slip-total-recovers = sledeći zbir je opet tačan
audit-slip-reason-digits = dve cifre su zamenile mesta
audit-slip-reason-sign = znak je pogrešan
audit-slip-reason-bonus = premija za niz je pogrešna
audit-slip-reason-hook = zabrana zbira ne dopušta ove licitacije
audit-slip-reason-tricks = štihovi se ne slažu sa brojem karata
audit-result-guess = { $slips ->
    [one] {$slips} omaška
    [few] {$slips} omaške
   *[other] {$slips} omaški
} ({$rules}), na jedan od ovih načina, najverovatniji prvi:
audit-result-breaches = Zbirovi su tačni ({$rules}), ali neke licitacije nisu:
audit-breach-hook = { $deals ->
    [one] Deljenje
    [few] Deljenja
   *[other] Deljenja
} {$numbers}: zbir licitacija jednak je broju karata, protivno {$clause}. Ničiji poeni se ne menjaju.
audit-breach-sum = Zbir licitacija je {$bids}, a karata {$cards}, protivno {$clause}. Ničiji poeni se ne menjaju.
audit-explanation-stays = Svi zbirovi ostaju kakvi jesu.
audit-explanation-total = {$player} ima {$total} umesto {$written}.
audit-explanation-place = {$player}: mesto {$place} umesto {$was}.
audit-explanation-total-place = {$player} ima {$total} umesto {$written}, a mesto {$place} umesto {$was}.
audit-explanations-more = { $number ->
    [one] Još {$number} objašnjenje je jednako kratko.
    [few] Još {$number} objašnjenja su jednako kratka.
   *[other] Još {$number} objašnjenja je jednako kratko.
}
audit-explanations-unknown = Objašnjenja ima više nego što ih je izračunato.
audit-remark-first-depends = Prvo mesto zavisi od toga koje je tačno.
audit-slip-put-right = {$written} je opet tačno.
audit-slip-reason-worth = licitacija {$bid} sa štihovima {$took} vredi {$points}
audit-caption-totals-likeliest = Zbirovi po prvom objašnjenju
audit-slip-deal-missing = Pre deljenja {$deal} nedostaje jedno deljenje.
audit-slip-deal-twice = Deljenje {$deal} je prethodno, napisano još jednom.
audit-slip-deals-swapped = Deljenja {$deal} i {$other} zamenila su mesta.
audit-slip-columns-swapped = { $deals ->
    [one] Deljenje
    [few] Deljenja
   *[other] Deljenja
} {$numbers}: zamenjene su kolone ({$player} i {$other}).
audit-slip-bids-for-tricks = { $deals ->
    [one] Deljenje
    [few] Deljenja
   *[other] Deljenja
} {$numbers}: licitacije i štihovi zamenili su kolone.
audit-cell-number = broj
audit-remark-unchecked = Nije provereno, jer premalo toga prati pravila: {$columns}.
audit-error-guess = Tabela ne pokazuje koje omaške ima, pa ne može postati partija dok se ne izabere jedno objašnjenje.
audit-error-no-explanation = Objašnjenje {$number} ne postoji: tabela ih ima {$most}.
audit-note-struck = { $number ->
    [one] U tabeli je red iznad ovog deljenja precrtan.
    [few] U tabeli su {$number} reda iznad ovog deljenja precrtana.
   *[other] U tabeli je {$number} redova iznad ovog deljenja precrtano.
}
audit-error-only-totals = Na listu su samo konačni zbirovi, pa nema šta da se proveri.
audit-error-several = U datoteci su listovi više partija: {$sheets}. U ovom obliku može da se proveri samo jedan po jedan.
audit-error-deals = U datoteci su deljenja sa odigranim kartama, a ne list.
audit-error-columns-unclear = Po ovim pravilima kolone jednog igrača mogu biti više toga: {$readings}.
audit-error-turn = Navedite svakog igrača jednom, redom kojim igraju.
audit-error-no-dealer = List ne kaže ko je prvi delio.
audit-note-tricks = List ne pokazuje ove štihove, a nijedan zbir ne zavisi od njih: {$tricks}. Upisan je jedan mogući broj.
audit-read-columns = Kolone deljenja: {$of_deal}; svakog igrača: {$of_player}.
audit-read-player-columns = Kolone svakog igrača: {$of_player}.
audit-read-unread-columns = Kolone koje nisu pročitane: {$columns}.
audit-read-unread-lines = { $number ->
    [one] {$number} red nije
    [few] {$number} reda nisu
   *[other] {$number} redova nije
} deo tabele: {$texts}.
audit-sheet-error-name-near = {$name} je možda {$near}, pogrešno napisano.
audit-sheet-error-evening = Počinje li ovde drugo veče? Ako počinje, prebacite ga u posebnu datoteku; ako ne, uklonite red iznad.
audit-sheet-error-several = Ovde počinje drugi list.
audit-slip-hand-missing = Deljenje {$deal}: igrač {$player} nema ništa upisano.
audit-slip-hands-missing = Deljenje {$deal}: ništa nije upisano.
audit-error-bids-uncertain = Licitacije u deljenju {$deal} nisu pouzdane, pa tabela ne može postati partija.
audit-error-day-unclear = Datum na listu može biti {$one} ili {$other}.
audit-error-totals-rules = Na listu nema ni licitacija ni štihova, pa bi ga objasnila mnoga pravila: po kojima se igralo?
audit-bid-worked-out = {$player} {$bids} (deljenje {$deal})
audit-remark-bids = Licitacije kojih nema na listu, izračunate iz ostalog: {$bids}.
audit-deal-in-line = {$deal} (red {$line})
audit-progress = Probaju se pravila ({$rules}), broj omaški: {$slips}; brže je ako se pravila navedu.
