# Klupske večeri: više stolova, a igrači prelaze s jednog na drugi.
event-ready = Veče {$event} je spremno: {$title}.
event-entry-entered = {$number} {$players} – prijava je upisana.
event-entries-counted = { $number ->
    [one] {$number} prijava
    [few] {$number} prijave
   *[other] {$number} prijava
}. Stolovi: {$sizes}.
event-entries-other = S jednom više: {$more}. S jednom manje: {$fewer}.
event-entries-bench = {$sizes}; pauzira: {$number}
event-entry-away = {$number} {$players} ne igra od kola {$round}.
event-entry-back = {$number} {$players} opet igra od kola {$round}.
event-person-changed = Od kola {$round} pod brojem {$number} igra {$player}, a ne {$old_name}.
event-name-corrected = Prijava {$number} piše se {$player}.
event-exported = Veče {$event} je u datoteci {$file}.
event-imported = Veče {$event} je sada ovde: {$title}.
event-entry-paid = {$number} {$players}: plaćeno {$amount}.
event-money-counted = Dosad plaćeno: {$amount}, broj prijava koje su platile: {$paid} od {$number}.
event-round-drawn = Kolo {$round}, seme {$seed}, pokušaj {$attempt}.
event-round-drawn-again = Kolo {$round}, ponovljen žreb, seme {$seed}, pokušaj {$attempt}: {$reason}.
event-table-seats = Sto {$table}: {$players}
event-bench-seats = Pauziraju: {$players}
event-meetings-new = Ni za jednim stolom nema onih koji su već igrali zajedno.
event-meetings-again = { $number ->
    [one] {$number} par se već sreo.
    [few] {$number} para su se već srela.
   *[other] {$number} parova se već srelo.
}
event-seats-corrected = Kolo {$round}, sto {$table}: tu je zapravo sedelo {$players}.
event-seats-corrected-because = Kolo {$round}, sto {$table}: tu je zapravo sedelo {$players}, razlog: {$reason}.
event-clock-started = Kolo {$round} traje {$minutes} min.
event-result-entered = Kolo {$round}, sto {$table}: {$result}.
event-result-changed = Kolo {$round}, sto {$table}: {$result}, razlog: {$reason}.
event-result-not-played = Kolo {$round}, sto {$table}: nije igrano.
event-result-winner = Kolo {$round}, sto {$table}: pobeda za {$players}.
event-table-agreed = Kolo {$round}, sto {$table}: potvrđeno.
event-table-disputed = Kolo {$round}, sto {$table}: rezultat je osporen.
event-table-disputed-by = Kolo {$round}, sto {$table}: {$players} osporava rezultat.
event-table-agreed-by = Kolo {$round}, sto {$table}: potvrđuje {$players}.
event-round-closed = Rezultati kola {$round} su konačni.
event-points-adjusted = {$number} {$players}: {$points} poena u kolu {$round}, razlog: {$reason}.
event-rank-changed = Sada redom odlučuju: {$criteria}; razlog: {$reason}.
event-note-made = Beleška: {$text}
event-over = Veče je završeno.
event-act-undone = Poništeno: {$act}
event-act-redone = Vraćeno: {$act}
event-all-tables-in = Stigli su svi stolovi.
event-tables-out = Još se čeka: {$tables}.
event-places-changed = Promenjena mesta: {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = Stolovi nisu iste veličine, a poredak počinje poenima: za većim stolom se igra za više ili za manje poena.
event-stations-repeat = Od kola {$round} neki se ponovo sreću.
event-partners-again = Bivši partneri mogu ponovo da se sretnu.
event-cut-lot = {$player} i {$other} su po svim merilima jednaki: žrebom dalje ide {$player}.
event-cut-changed = Po ovome bi od kola {$round} igrali {$players}, a ne {$others}: raspored ostaje.
event-draws-sound = Svaki žreb je onaj koji daje njegovo seme.
event-draw-differs = Kolo {$round} nije raspoređeno onako kako daje njegovo seme.
event-nothing-drawn = Još nije izvučeno nijedno kolo.
event-table-state = { $state ->
    [open] još ništa
    [entered] upisano
    [agreed] potvrđeno
    [closed] konačno
   *[not-played] nije igrano
}
event-table-playing = odigrano deljenje {$deal}
event-flag = { $flag ->
    [early] upisan rano
    [far] daleko od svih ostalih
    [repeated] isti kao u prošlom kolu
    [changed] menjan posle potvrde
    [unfinished] nije završen do zatvaranja
   *[disputed] osporen
}
event-criterion = { $criterion ->
    [points] poeni
    [match] meč-poeni
    [wins] pobede
    [made] ispunjena deljenja
    [met] međusobni susreti
    [best] najbolja kola
    [last] poslednja kola
    [table] poslednji sto
   *[lot] žreb
}
event-ranked-by = Od kola {$round} redom odlučuju: {$criteria}.
event-rounds-title = Poeni po kolima
event-left-early = Rani odlazak, bez mesta: {$players}.
event-results-missing = Nedostaje rezultat: {$tables}.
event-table-named = kolo {$round} sto {$table}
event-tables-named = kolo {$round} { $number ->
    [one] sto
    [few] stolovi
   *[other] stolovi
} {$tables}
event-explain-played = Kolo {$round}: sto {$table}, mesto za stolom {$seat}, poena {$points}, meč-poena {$match_points}.
event-explain-open = Kolo {$round}: sto {$table}, mesto za stolom {$seat}, još nema rezultata.
event-explain-bench = Kolo {$round}: pauza, poena {$points}.
event-explain-away = Kolo {$round}: nije bilo učešća.
event-explain-against = Mesto {$place}: poena {$points}, meč-poena {$match_points}; prema {$players} odlučuje: {$criterion}.
event-explain-place = Mesto {$place}: poena {$points}, meč-poena {$match_points}; odlučuje: {$criterion}.
event-explain-equal = Mesto {$place}: poena {$points}, meč-poena {$match_points}; po svim merilima jednako s drugima.
event-prize-won = {$prize}: {$players}
event-no-prizes = Ovo veče nema nagrada.
event-no-events = Još nema nijedne večeri.
event-state-running = kolo {$round}
event-heading = { $column ->
    [number] br.
    [place] mesto
    [name] ime
    [points] poeni
    [match] meč
    [wins] pobede
    [made] ispunjeno
    [decided] odlučuje
    [table] sto
    [seat] sedište
    [event] veče
    [title] naslov
    [entries] prijave
    [day] dan
    [round] kolo
    [result] ishod
   *[initials] paraf
}
event-refusal-no-event = Nema večeri {$event}.{$suggestion}
event-refusal-none-chosen = Nije izabrano nijedno veče.
event-refusal-exists = Veče {$event} već postoji.
event-refusal-unreadable = Na zapis večeri {$event} ne može se osloniti: {$reason}
event-refusal-no-kind = Nema vrste večeri {$kind}.{$suggestion}
event-refusal-plan = Plan se ne može pročitati: {$reason}.
event-refusal-plan-key = Plan nema ključ {$key}.{$suggestion}
event-refusal-plan-value = {$key} u planu ne može biti {$value}.
event-journal-not-first = Prvi red nije red jedne večeri.
event-journal-line = red {$line}: {$reason}
event-refusal-ended = Veče je završeno.
event-refusal-no-entry = Nijedna prijava nije {$name}.
event-refusal-several-entries = {$name} može biti {$numbers}.
event-refusal-name = {$name} ne može biti ime prijave: ime ima od 1 do 40 vidljivih znakova, bez +, i nije broj.
event-refusal-too-many = Veče ima najviše {$most} prijava.
event-refusal-too-many-tables = Kolo ima najviše {$most} stolova, a ovo bi imalo {$tables}.
event-refusal-people = Prijava za ovo veče je { $number ->
    [one] jedna osoba
    [few] par, na primer Ana+Bo
   *[other] par, na primer Ana+Bo
}.
event-refusal-seating = Broj prijava {$present} ne može se rasporediti: treba ih najmanje {$least}{ $has_most ->
    [true] , a najviše {$most}
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] Još nije izvučeno nijedno kolo
   *[other] Kolo {$round} nije izvučeno: poslednje je {$rounds}
}.
event-refusal-no-table = Nema stola {$table}: broj stolova je {$tables}.
event-refusal-tables-open = U kolu {$round} još nema rezultata za { $number ->
    [one] sto
    [few] stolove
   *[other] stolove
} {$tables}.
event-refusal-needs-winner = Poeni su jednaki za { $number ->
    [one] stolom
    [few] stolovima
   *[other] stolovima
} {$tables}, pa treba reći ko prelazi: odlučuje presecanje karata.
event-refusal-all-drawn = Kolo {$round} je bilo poslednje.
event-refusal-begun = Kolo {$round} je već počelo, pa se ne može ponovo izvući.
event-refusal-form = {$text} nije u obliku {$form}.
event-refusal-no-side = Za ovim stolom nema strane {$side}: strana ima {$sides}.
event-refusal-people-settled = Kolo {$round} je već počelo, pa se zna ko u njemu igra.
event-refusal-own-result = Ovaj rezultat je upisala strana {$number}: mora da ga potvrdi neko s druge strane.
event-refusal-not-at-table = {$number} ne sedi za stolom {$table}.
event-refusal-needs-reason = Ovaj rezultat je konačan: recite zašto se menja.
event-refusal-sides = Dato brojeva: {$given}, a treba ih {$needed}.
event-refusal-sum = Zbir poena je {$given}, a ne {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} nije ceo broj.
   *[other] {$points} nije deljivo sa {$step}.
}
event-refusal-bounds = {$points} nije moguće za jednim stolom: { $limits ->
    [both] od {$low} do {$high}
    [least] najmanje {$low}
   *[most] najviše {$high}
}.
event-refusal-typed = Rezultati večeri {$event} upisuju se gotovi, pa njeni stolovi nemaju partije.
event-refusal-other-entries = Na tim mestima moraju biti iste prijave kao pre: {$numbers}.
event-refusal-unchanged = Već je tako.
event-refusal-nothing-to-undo = Nema više šta da se poništi.
event-refusal-nothing-to-redo = Ništa nije poništeno.
event-refusal-fixed-tables = Stolovi slede iz kretanja, pa niko ne može da ga bira.
hint-event-add = prijavite igrače
hint-event-draw = izvucite sledeće kolo
hint-event-result = upišite rezultat
hint-event-winner = recite ko je pobedio
hint-event-reason = navedite razlog
hint-event-status = pogledajte stanje
hint-event-standings = pogledajte poredak
hint-event-kind = prikažite ključeve vrste
hint-event-kinds = prikažite vrste
hint-event-new = počnite veče
hint-event-choose = navedite ga
hint-event-list = prikažite večeri
hint-event-undo = za poništavanje
room-code-director = Za vođenje večeri: samo za sudiju
room-refusal-link = Ovaj link to ne zapisuje.
room-refusal-meanwhile = Od kada je stranica iscrtana zapisano je još nešto: pogledajte, pa pošaljite ponovo ako i dalje treba.
room-refusal-agreed = Ovaj rezultat je potvrđen: pozovite sudiju.
room-replace-question = {$result} je upisano u {$at}. Da to zamenite, upišite rezultat još jednom.
room-dispute-button = Ovo nije tačno
room-enter-button = Upiši rezultat
room-keeper-label = Ko upisuje?
room-game-link = Upisuj deljenje po deljenje
room-agree-elsewhere = Druga strana potvrđuje na svojoj stranici.
room-agree-button = {$player} potvrđuje
room-agree-question = Da li je tačno?
room-table-empty = U kolu {$round} ovde ne sedi niko.
room-line-label = Bilo koja komanda za hoyle event koja nešto zapisuje, na primer result 2 7 ili substitute 3 Zoe
room-states-title = Stolovi
room-signs-title = Table i kartice sa linkovima
room-next-bench = {$player} pauzira u kolu {$round}
room-next-partner = {$player}: kolo {$round}, sto {$table}, mesto {$seat}, partner {$partner}, protivnici {$against}
room-next-seat = {$player}: kolo {$round}, sto {$table}, mesto {$seat}, protivnici {$against}
room-close-button = Zaključi rezultate kola {$round}
room-clock-button = Pokreni sat
room-draw-button = Izvuci sledeće kolo
room-ranking-title = Poredak posle kola {$round}
room-results-title = Kolo {$round}: rezultati
room-seats-title = Kolo {$round}: ko gde sedi
room-out-title = Stolovi bez rezultata
room-clock-until = do {$at}
room-table-title = Sto {$table}
event-none-removed = U korpi nema nijedne večeri.
event-remove-ask = Premestiti veče {$event} u korpu?
event-remove-done = Veče {$event} premešteno u korpu.
event-restore-done = Veče {$event} vraćeno iz korpe.
event-restore-none = U korpi nema večeri {$event}.
event-refusal-removed = U korpi je veče {$event}.
event-demo-title = Proba: {$title}
event-demo-ready = Probno veče {$event} je spremno, sa izmišljenim ljudima i rezultatima.
event-print-no-links = Linkova još nema: hoyle serve ih pravi kad se prvi put pokrene.
hint-event-bin = prikažite večeri u korpi
hint-event-entries = izaberite drugi broj
hint-event-remove = uklonite ga
