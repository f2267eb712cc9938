# Serile de club: mai multe mese, cu jucători care trec de la una la alta.
event-ready = Seara {$event} e gata: {$title}.
event-entry-entered = {$number} {$players}: înscriere făcută.
event-entries-counted = { $number ->
    [one] {$number} înscriere
    [few] {$number} înscrieri
   *[other] {$number} de înscrieri
}. Mese: {$sizes}.
event-entries-other = Cu una mai mult: {$more}. Cu una mai puțin: {$fewer}.
event-entries-bench = {$sizes}; pe tușă: {$number}
event-entry-away = {$number} {$players} lipsește din turul {$round}.
event-entry-back = {$number} {$players} revine din turul {$round}.
event-person-changed = Din turul {$round}, {$player} joacă la numărul {$number} în locul lui {$old_name}.
event-name-corrected = Înscrierea {$number} se scrie {$player}.
event-exported = Seara {$event} e în {$file}.
event-imported = Seara {$event} e acum aici: {$title}.
event-entry-paid = {$number} {$players} a plătit {$amount}.
event-money-counted = Plătit până acum: {$amount}, de {$paid} din {$number}.
event-round-drawn = Turul {$round}, sămânța {$seed}, încercarea {$attempt}.
event-round-drawn-again = Turul {$round} tras din nou, sămânța {$seed}, încercarea {$attempt}: {$reason}.
event-table-seats = Masa {$table}: {$players}
event-bench-seats = Stau pe tușă: {$players}
event-meetings-new = La nicio masă nu s-au mai întâlnit doi dintre jucători.
event-meetings-again = { $number ->
    [one] {$number} pereche s-a mai întâlnit.
    [few] {$number} perechi s-au mai întâlnit.
   *[other] {$number} de perechi s-au mai întâlnit.
}
event-seats-corrected = Turul {$round}, masa {$table}: acolo au stat {$players}.
event-seats-corrected-because = Turul {$round}, masa {$table}: acolo au stat {$players}, motiv: {$reason}.
event-clock-started = Turul {$round} durează {$minutes} min.
event-result-entered = Turul {$round}, masa {$table}: {$result}.
event-result-changed = Turul {$round}, masa {$table}: {$result}, motiv: {$reason}.
event-result-not-played = Turul {$round}, masa {$table}: nu s-a jucat.
event-result-winner = Turul {$round}, masa {$table}: victorie pentru {$players}.
event-table-agreed = Turul {$round}, masa {$table}: confirmat.
event-table-disputed = Turul {$round}, masa {$table}: rezultat contestat.
event-table-disputed-by = Turul {$round}, masa {$table}: {$players} contestă rezultatul.
event-table-agreed-by = Turul {$round}, masa {$table}: confirmat de {$players}.
event-round-closed = Rezultatele turului {$round} sunt definitive.
event-points-adjusted = {$number} {$players}: {$points} (puncte) în turul {$round}, motiv: {$reason}.
event-rank-changed = Acum decid, pe rând: {$criteria}; motiv: {$reason}.
event-note-made = Notă: {$text}
event-over = Seara s-a încheiat.
event-act-undone = Anulat: {$act}
event-act-redone = Refăcut: {$act}
event-all-tables-in = Au sosit toate mesele.
event-tables-out = Mai lipsesc: {$tables}.
event-places-changed = Locuri schimbate: {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = Mesele nu sunt la fel de mari, iar clasamentul începe cu punctele: la o masă mai mare se joacă pentru mai multe sau mai puține.
event-stations-repeat = Începând cu turul {$round}, unii se întâlnesc din nou.
event-partners-again = Foști parteneri se pot întâlni din nou.
event-cut-lot = {$player} și {$other} erau la egalitate după toate criteriile: la sorți merge mai departe {$player}.
event-cut-changed = Cu aceasta, din turul {$round} ar juca {$players} în loc de {$others}: așezarea rămâne.
event-draws-sound = Fiecare tragere e cea pe care o dă sămânța ei.
event-draw-differs = Turul {$round} nu e așezat cum o dă sămânța lui.
event-nothing-drawn = Niciun tur nu e tras încă.
event-table-state = { $state ->
    [open] încă nimic
    [entered] scris
    [agreed] confirmat
    [closed] definitiv
   *[not-played] nu s-a jucat
}
event-table-playing = runda {$deal} jucată
event-flag = { $flag ->
    [early] introdus devreme
    [far] departe de toate celelalte
    [repeated] același ca în turul trecut
    [changed] schimbat după confirmare
    [unfinished] neterminat la închidere
   *[disputed] contestat
}
event-criterion = { $criterion ->
    [points] puncte
    [match] puncte de meci
    [wins] victorii
    [made] runde reușite
    [met] întâlnirile directe
    [best] cele mai bune tururi
    [last] ultimele tururi
    [table] ultima masă
   *[lot] sorți
}
event-ranked-by = Din turul {$round} decid, pe rând: {$criteria}.
event-rounds-title = Puncte pe tururi
event-left-early = Plecat devreme, fără loc: {$players}.
event-results-missing = Încă fără rezultat: {$tables}.
event-table-named = turul {$round} masa {$table}
event-tables-named = turul {$round} { $number ->
    [one] masa
    [few] mesele
   *[other] mesele
} {$tables}
event-explain-played = Turul {$round}: masa {$table}, scaunul {$seat}, puncte: {$points}, puncte de meci: {$match_points}.
event-explain-open = Turul {$round}: masa {$table}, scaunul {$seat}, încă fără rezultat.
event-explain-bench = Turul {$round}: pe tușă, puncte: {$points}.
event-explain-away = Turul {$round}: absent.
event-explain-against = Locul {$place} (puncte: {$points}, puncte de meci: {$match_points}), decis față de {$players} prin: {$criterion}.
event-explain-place = Locul {$place} (puncte: {$points}, puncte de meci: {$match_points}), decis prin: {$criterion}.
event-explain-equal = Locul {$place} (puncte: {$points}, puncte de meci: {$match_points}), la egalitate după toate criteriile.
event-prize-won = {$prize}: {$players}
event-no-prizes = Seara nu are premii.
event-no-events = Încă nu există nicio seară.
event-state-running = turul {$round}
event-heading = { $column ->
    [number] nr.
    [place] loc
    [name] nume
    [points] puncte
    [match] meci
    [wins] victorii
    [made] reușite
    [decided] decis prin
    [table] masa
    [seat] scaun
    [event] seara
    [title] titlu
    [entries] înscrieri
    [day] ziua
    [round] tur
    [result] rezultat
   *[initials] semnătură
}
event-refusal-no-event = Nu există seara {$event}.{$suggestion}
event-refusal-none-chosen = Nu e aleasă nicio seară.
event-refusal-exists = Seara {$event} există deja.
event-refusal-unreadable = Jurnalul serii {$event} nu e de încredere: {$reason}
event-refusal-no-kind = Nu există felul de seară {$kind}.{$suggestion}
event-refusal-plan = Planul nu poate fi citit: {$reason}.
event-refusal-plan-key = Un plan nu are cheia {$key}.{$suggestion}
event-refusal-plan-value = {$key} nu poate fi {$value} într-un plan.
event-journal-not-first = Prima linie nu e a unei seri.
event-journal-line = linia {$line}: {$reason}
event-refusal-ended = Seara s-a încheiat.
event-refusal-no-entry = Nicio înscriere nu e {$name}.
event-refusal-several-entries = {$name} poate fi {$numbers}.
event-refusal-name = {$name} nu poate fi un nume: are de la 1 la 40 de semne vizibile, fără +, și nu e un număr.
event-refusal-too-many = O seară are cel mult {$most} înscrieri.
event-refusal-too-many-tables = Un tur are cel mult {$most} mese, iar acesta ar avea {$tables}.
event-refusal-people = La această seară o înscriere e { $number ->
    [one] o persoană
    [few] o pereche, ca Ana+Bo
   *[other] o pereche, ca Ana+Bo
}.
event-refusal-seating = { $present ->
    [one] {$present} înscriere nu poate fi așezată
    [few] {$present} înscrieri nu pot fi așezate
   *[other] {$present} de înscrieri nu pot fi așezate
}: e nevoie de cel puțin {$least}{ $has_most ->
    [true] {" "}și cel mult {$most}
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] Niciun tur nu e tras încă
   *[other] Turul {$round} nu e tras: ultimul este {$rounds}
}.
event-refusal-no-table = Nu există masa {$table}: { $tables ->
    [one] e {$tables} masă.
    [few] sunt {$tables} mese.
   *[other] sunt {$tables} de mese.
}
event-refusal-tables-open = În turul {$round} încă lipsește rezultatul de la { $number ->
    [one] masa
    [few] mesele
   *[other] mesele
} {$tables}.
event-refusal-needs-winner = Punctele sunt egale la { $number ->
    [one] masa
    [few] mesele
   *[other] mesele
} {$tables}, deci trebuie spus cine merge mai departe: masa taie cărțile.
event-refusal-all-drawn = Turul {$round} a fost ultimul.
event-refusal-begun = Turul {$round} a început, deci nu mai poate fi tras din nou.
event-refusal-form = {$text} nu are forma {$form}.
event-refusal-no-side = La această masă nu există partea {$side}: sunt {$sides}.
event-refusal-people-settled = Turul {$round} a început deja, deci se știe cine îl joacă.
event-refusal-own-result = Partea lui {$number} a introdus acest rezultat: trebuie să confirme cineva din altă parte.
event-refusal-not-at-table = {$number} nu stă la masa {$table}.
event-refusal-needs-reason = Acest rezultat e definitiv: spuneți de ce se schimbă.
event-refusal-sides = { $given ->
    [one] E dat {$given} număr
    [few] Sunt date {$given} numere
   *[other] Sunt date {$given} de numere
}, și trebuie {$needed}.
event-refusal-sum = Suma punctelor e {$given}, nu {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} nu este un număr întreg.
   *[other] {$points} nu e multiplu de {$step}.
}
event-refusal-bounds = {$points} nu este posibil la o masă: { $limits ->
    [both] de la {$low} la {$high}
    [least] cel puțin {$low}
   *[most] cel mult {$high}
}.
event-refusal-typed = Rezultatele serii {$event} se scriu direct, deci mesele ei nu au partide.
event-refusal-other-entries = Pe aceste locuri trebuie să fie aceleași înscrieri ca înainte: {$numbers}.
event-refusal-unchanged = E deja așa.
event-refusal-nothing-to-undo = Nu mai e nimic de anulat.
event-refusal-nothing-to-redo = Nu s-a anulat nimic.
event-refusal-fixed-tables = Mesele decurg din mișcare, deci nimeni nu poate cere una.
hint-event-add = înscrieți jucători
hint-event-draw = trageți turul următor
hint-event-result = scrieți un rezultat
hint-event-winner = spuneți cine a câștigat
hint-event-reason = dați motivul
hint-event-status = vedeți situația
hint-event-standings = vedeți clasamentul
hint-event-kind = vedeți cheile unui fel
hint-event-kinds = vedeți felurile
hint-event-new = începeți o seară
hint-event-choose = numiți-o
hint-event-list = vedeți serile
hint-event-undo = anulați
room-code-director = Pentru conducerea serii: doar pentru organizator
room-refusal-link = Acest link nu înregistrează asta.
room-refusal-meanwhile = De când a fost afișată pagina s-a înregistrat și altceva: priviți, apoi trimiteți din nou dacă mai e cazul.
room-refusal-agreed = Acest rezultat este confirmat: chemați organizatorul.
room-replace-question = {$result} a fost introdus la {$at}. Pentru a-l înlocui, introduceți rezultatul încă o dată.
room-dispute-button = E greșit
room-enter-button = Introdu rezultatul
room-keeper-label = Cine notează?
room-game-link = Notează mână cu mână
room-agree-elsewhere = Cealaltă parte confirmă pe pagina ei.
room-agree-button = {$player} confirmă
room-agree-question = Este corect?
room-table-empty = În turul {$round} nu stă nimeni aici.
room-line-label = Orice comandă hoyle event care înregistrează, de exemplu result 2 7 sau substitute 3 Zoe
room-states-title = Mese
room-signs-title = Tăblițe și cartonașe cu linkuri
room-next-bench = {$player} stă pe bancă în turul {$round}
room-next-partner = {$player}: turul {$round}, masa {$table}, locul {$seat}, partener {$partner}, adversari {$against}
room-next-seat = {$player}: turul {$round}, masa {$table}, locul {$seat}, adversari {$against}
room-close-button = Încheie rezultatele turului {$round}
room-clock-button = Pornește ceasul
room-draw-button = Trage turul următor
room-ranking-title = Clasamentul după turul {$round}
room-results-title = Turul {$round}: rezultatele
room-seats-title = Turul {$round}: cine unde stă
room-out-title = Mese fără rezultat
room-clock-until = până la {$at}
room-table-title = Masa {$table}
event-none-removed = Nu e nicio seară în coș.
event-remove-ask = Mut seara {$event} în coș?
event-remove-done = Seara {$event} mutată în coș.
event-restore-done = Seara {$event} restaurată.
event-restore-none = Nu e nicio seară {$event} în coș.
event-refusal-removed = În coș e o seară {$event}.
event-demo-title = Repetiție: {$title}
event-demo-ready = Repetiția {$event} e gata, cu oameni și rezultate inventate.
event-print-no-links = Încă nu există linkuri: hoyle serve le face la prima pornire.
hint-event-bin = vedeți serile din coș
hint-event-entries = alegeți alt număr
hint-event-remove = ștergeți-o
