audit-caption-tricks = Licitații și levate
audit-caption-either = {$cell}: {$took} levate
audit-caption-totals = Totaluri
audit-caption-fits = Reguli potrivite
audit-caption-others = Altele, după apropiere
audit-title = Verificare
audit-caption-sheet = Tabelul așa cum este scris. O săgeată duce de la ce este greșit la ce ar trebui să fie.
audit-remark-tie = Mai multe seturi de reguli explică tabelul la fel de bine: din el nu se vede după care s-a jucat.
audit-remark-winner = Cu totalurile corecte, primul loc se schimbă.
audit-error-rules-unclear = Din tabel nu se vede după ce reguli s-a jucat, deci nu poate deveni o partidă.
audit-error-many-slips = Un tabel cu atâtea greșeli nu poate deveni o partidă.
audit-error-no-candidate = Niciun set de reguli în care se licitează levate nu este pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} cu aceste setări.
audit-error-tricks-uncertain = Levatele din runda {$deal} nu sunt sigure, deci tabelul nu poate deveni o partidă.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = Niciun set de reguli nu explică tabelul cu cel mult șase greșeli.
audit-error-struck = O rundă a fost tăiată și nu s-a jucat imediat din nou, deci tabelul nu poate deveni o partidă.
audit-error-schedule-alone = Un program de runde ține de un set de reguli: indicați și regulile.
audit-any-rules = jocuri în care se licitează levate
audit-more-rules = și încă {$number}
audit-sheet-error-too-long = Tabelul este prea lung: se citesc cel mult {$kilobytes} KB și {$rows} de rânduri.
audit-sheet-error-no-rows = Acesta nu este un tabel de scor: se așteaptă un rând de numere pentru fiecare rundă.
audit-sheet-error-no-names = Tabelul nu numește jucătorii: se așteaptă întâi un rând cu numele lor.
audit-sheet-error-player-count = Tabelul are coloane pentru { $players ->
    [one] {$players} jucător
    [few] {$players} jucători
   *[other] {$players} de jucători
}, nu {$names}.
audit-sheet-error-number = Se așteaptă un număr, sau ? pentru ce nu se poate citi, nu {$cell}.
audit-sheet-error-trump = Se așteaptă un atu: o culoare, none sau numărul de la preferans, nu {$cell}.
audit-sheet-error-cell-count = Se așteaptă {$cells}, nu {$number}: scrieți ? pentru ce nu se poate citi.
audit-sheet-error-row-width = Se așteaptă cărțile, apoi o licitație și un total pentru fiecare dintre cei { $players ->
    [one] {$players} jucător
    [few] {$players} jucători
   *[other] {$players} de jucători
}; un rând are { $cells ->
    [one] {$cells} căsuță
    [few] {$cells} căsuțe
   *[other] {$cells} de căsuțe
}. Dacă sunt altele, puneți titluri coloanelor.
audit-sheet-error-label-unknown = Înainte de {$label} se așteaptă numele unui jucător sau un titlu cunoscut.
audit-sheet-error-column-twice = Coloana {$label} apare de două ori.
audit-refusal-no-bids = acolo nu se licitează levate
audit-refusal-partners = acolo partenerii au punctaj comun
audit-refusal-tallies = acolo nu se numără doar levatele
audit-refusal-kinds = rundele sunt de mai multe feluri
audit-refusal-match = acolo se joacă mai multe partide, fiecare de la zero
audit-refusal-places = acolo locurile nu depind numai de totaluri
audit-refusal = Tabelele de {$title} nu se pot verifica: {$reason}.
audit-rules-with-score = regulile „{$title}” cu punctajul {$score}
audit-rules = regulile „{$title}”
audit-result-right = Tabelul este corect după {$rules}.
audit-result-slips = { $slips ->
    [one] {$slips} greșeală
    [few] {$slips} greșeli
   *[other] {$slips} de greșeli
} după {$rules}:
audit-result-many-slips = Peste {$slips} greșeli după {$rules}. Prima rundă care nu poate fi corectă este {$deal}.
audit-result-unreadable = Până la runda {$deal} se poate citi prea puțin ca să se poată spune ce s-a întâmplat, după {$rules}.
audit-slip-swapped = {$place}: {$written} s-a inversat cu {$other} de la {$player}.
audit-slip-nothing-written = nimic
audit-slip-correction = {$written} ar trebui să fie {$expected}
audit-slip-correction-reason = {$written} ar trebui să fie {$expected}: {$reason}
audit-slip-correction-schedule = {$written} ar trebui să fie {$expected} după program
audit-slip-total-above = de aici încolo cu {$points} prea mult
audit-slip-total-below = de aici încolo cu {$points} prea puțin
audit-slip-total-recovers = totalul următor este din nou corect
audit-slip-reason-digits = două cifre sunt inversate
audit-slip-reason-sign = semnul este greșit
audit-slip-reason-bonus = bonusul pentru serie este greșit
audit-slip-reason-hook = regula sumei interzice aceste licitații
audit-slip-reason-tricks = suma levatelor nu iese
audit-result-guess = { $slips ->
    [one] {$slips} greșeală
    [few] {$slips} greșeli
   *[other] {$slips} de greșeli
} după {$rules}, într-unul dintre aceste feluri, cel mai probabil primul:
audit-result-breaches = Totalurile sunt corecte după {$rules}, dar unele licitații nu:
audit-breach-hook = { $deals ->
    [one] Runda
    [few] Rundele
   *[other] Rundele
} {$numbers}: suma licitațiilor este numărul de cărți, împotriva {$clause}. Punctele nimănui nu se schimbă.
audit-breach-sum = Suma licitațiilor este {$bids}, la un număr de cărți de {$cards}, împotriva {$clause}. Punctele nimănui nu se schimbă.
audit-explanation-stays = Toate totalurile rămân așa cum sunt.
audit-explanation-total = {$player} are {$total} în loc de {$written}.
audit-explanation-place = {$player} este pe locul {$place} în loc de {$was}.
audit-explanation-total-place = {$player} are {$total} în loc de {$written} și locul {$place} în loc de {$was}.
audit-explanations-more = { $number ->
    [one] Încă {$number} explicație este la fel de scurtă.
    [few] Încă {$number} explicații sunt la fel de scurte.
   *[other] Încă {$number} de explicații sunt la fel de scurte.
}
audit-explanations-unknown = Sunt mai multe explicații decât s-au calculat.
audit-remark-first-depends = Primul loc depinde de care este adevărată.
audit-slip-put-right = {$written} este din nou corect.
audit-slip-reason-worth = licitația {$bid} cu levate {$took} valorează {$points}
audit-caption-totals-likeliest = Totaluri după prima explicație
audit-slip-deal-missing = Înainte de runda {$deal} lipsește o rundă.
audit-slip-deal-twice = Runda {$deal} este cea dinainte, scrisă încă o dată.
audit-slip-deals-swapped = Rundele {$deal} și {$other} sunt scrise una în locul celeilalte.
audit-slip-columns-swapped = { $deals ->
    [one] Runda
    [few] Rundele
   *[other] Rundele
} {$numbers}: coloanele pentru {$player} și {$other} sunt inversate.
audit-slip-bids-for-tricks = { $deals ->
    [one] Runda
    [few] Rundele
   *[other] Rundele
} {$numbers}: licitațiile și levatele sunt inversate.
audit-cell-number = numărul
audit-remark-unchecked = Nu s-a verificat, fiindcă prea puțin respectă regulile: {$columns}.
audit-error-guess = Din tabel nu se vede ce greșeli are, așa că nu poate deveni o partidă până nu se alege o explicație.
audit-error-no-explanation = Nu există explicația {$number}: tabelul are {$most}.
audit-note-struck = { $number ->
    [one] În tabel, un rând de deasupra acestei runde este tăiat.
    [few] În tabel, {$number} rânduri de deasupra acestei runde sunt tăiate.
   *[other] În tabel, {$number} de rânduri de deasupra acestei runde sunt tăiate.
}
audit-error-only-totals = Fișa are doar totaluri finale, deci nu e nimic de verificat.
audit-error-several = Fișierul are fișe de la mai multe jocuri: {$sheets}. În această formă se poate verifica doar câte una.
audit-error-deals = Fișierul are runde cu cărțile jucate, nu o fișă.
audit-error-columns-unclear = După aceste reguli, coloanele unui jucător pot fi mai multe lucruri: {$readings}.
audit-error-turn = Numiți fiecare jucător o singură dată, în ordinea în care joacă.
audit-error-no-dealer = Fișa nu spune cine a împărțit primul.
audit-note-tricks = Fișa nu arată aceste levate și niciun total nu depinde de ele: {$tricks}. S-a notat un număr posibil.
audit-read-columns = Coloanele rundei: {$of_deal}; ale fiecărui jucător: {$of_player}.
audit-read-player-columns = Coloanele fiecărui jucător: {$of_player}.
audit-read-unread-columns = Coloane necitite: {$columns}.
audit-read-unread-lines = { $number ->
    [one] Un rând nu face
    [few] {$number} rânduri nu fac
   *[other] {$number} de rânduri nu fac
} parte din tabel: {$texts}.
audit-sheet-error-name-near = {$name} poate fi {$near}, scris greșit.
audit-sheet-error-evening = Începe aici altă seară? Dacă da, mutați-o într-un fișier separat; dacă nu, ștergeți rândul de deasupra.
audit-sheet-error-several = Aici începe altă fișă.
audit-slip-hand-missing = Runda {$deal}: pentru {$player} nu e scris nimic.
audit-slip-hands-missing = Runda {$deal}: nu e scris nimic.
audit-error-bids-uncertain = Licitațiile din runda {$deal} nu sunt sigure, deci tabelul nu poate deveni o partidă.
audit-error-day-unclear = Data de pe fișă poate fi {$one} sau {$other}.
audit-error-totals-rules = Fișa nu are nici licitații, nici levate, deci s-ar potrivi multe reguli: după care s-a jucat?
audit-bid-worked-out = {$player} {$bids} (runda {$deal})
audit-remark-bids = Licitații care lipsesc de pe fișă, deduse din rest: {$bids}.
audit-deal-in-line = {$deal} (rândul {$line})
audit-progress = Se încearcă reguli ({$rules}), greșeli: {$slips}; dacă le numiți, merge mai repede.
