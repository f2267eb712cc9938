board-open-bids = Permis:
board-deal-part = { $part ->
    [bids] licitații
    [tricks] levate
    [trump] atu
    [tallies] numărători
    [kind] joc
   *[dealer] împărțitor
}
board-cell-bid = lic. {$bid}
board-cell-took = făcute {$tricks}
board-view-title = { $view ->
    [table] masa
    [sheet] tabel
    [score] puncte
    [chart] grafic
    [log] jurnal
   *[deal] runda {$deal}
}
act-bid-word = licitație {$word}
board-help =
    Ajung cifrele tastaturii numerice.

    La masă
     cifre    licitațiile pe rând; cine a
              luat levata; rândul unui
              anunț; 0: altele
     Enter    notează; spațiul separă
     -        șterge o tastă sau anulează
     +        reface
     /        culoarea întoarsă; licitație
              în cuvinte; anunț târziu;
              ce se mai numără
     !        ce n-a mers
     e        cine vine, cine pleacă, note
     n        levată cu levată sau numere
    Peste tot
    {" *"}        următorul ecran
    {" ."}        înapoi
     + - j k  derulare; g G la capete
     / în pagină: căutare;
              n înainte, N înapoi
    În tabel
     3 Enter  deschide runda 3; apoi o cifră
              corectează o parte, iar f
              orice, în cuvinte
    Litere
     t masa  s tabel  b puncte  c grafic
     l jurnal  ? ajutor  u anulare
     r refacere  q ieșire
    La ieșire nu se pierde nimic: tot ce
    este notat este pe disc.
board-key-record = Enter notează
board-key-show-changes = Enter arată ce se schimbă
board-key-leave = q ieșire
board-key-trick-by-trick = n levată cu levată
board-key-numbers = n numere
board-key-numbered-deal = număr și Enter: o rundă
board-typed-deal = runda {$typed}_
board-key-open = Enter o deschide
board-typed-search = caută: {$typed}_
board-key-find = Enter găsește
board-key-escape = Esc înapoi
board-key-next-match = n următoarea
board-key-previous-match = N anterioara
board-typed-fix = corectură: {$typed}_
board-key-show = Enter o arată
board-key-record-shown = Enter notează așa
board-ask-trump = Ce culoare s-a întors?
board-ask-bid = Ce licitație s-a făcut?
board-ask-call = Ce anunț s-a făcut?
board-ask-tally = Ce s-a mai numărat?
board-key-words = f în cuvinte
board-label-correct = corect:
board-digits-one-longer = Deocamdată {$typed}; cu {$digit} devine {$number}.
board-digits-some-longer = Deocamdată {$typed}; cu {$first_digit}–{$last_digit} devine {$first_number}–{$last_number}.
board-row-readings = {$digits}: {$readings}? Enter întreabă care.
board-too-small = Tabla cere {$columns} de coloane și { $rows ->
    [other] {$rows} de rânduri
   *[few] {$rows} rânduri
}.
board-tricks-ask-takers = {$typed} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}. La fiecare levată, apăsați cifra jucătorului care a luat-o.
board-tricks-ask-numbers = {$typed} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}. Scrieți pe rând câte a luat fiecare.
board-tricks-rest = Restul, {$rest}: {$player}. Enter notează.
board-tricks-too-many = Prea multe: mai sunt {$rest} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}.
board-tricks-last-player = Suma levatelor este {$total}, deci ultimul jucător are {$rest}.
board-search-none = Încă nu s-a căutat nimic: / caută.
board-search-not-found = Nu este pe această pagină: {$text}
board-choice-current = {$label} (acum)
board-value-change = {$before} → {$after}
board-typed-first = Ștergeți întâi ce este scris: {$typed}.
board-tricks-all-typed = { $total ->
    [one] Levata este tastată: Enter o înregistrează, - o ia înapoi.
    [few] Toate cele {$total} levate sunt tastate: Enter le înregistrează, - o ia înapoi pe ultima.
   *[other] Toate cele {$total} de levate sunt tastate: Enter le înregistrează, - o ia înapoi pe ultima.
}
board-tricks-missing = Nu s-a notat: numai {$typed} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}.
board-tricks-taken = Levate făcute: {$tricks}
board-ask-correction = Runda {$deal}: ce este corect? { $part ->
    [bids] Licitațiile
    [tricks] Levatele
    [trump] Atuul
    [tallies] Numărătorile
    [kind] Jocul
   *[dealer] Împărțitorul
}
board-number-too-high = Aici cel mult {$most}.
board-digit-range = Apăsați o cifră de la 1 la {$most}.
board-typed-unrecorded = Scris, dar nenotat: {$typed}.
board-needs-terminal = Tabla cere un terminal.
board-all-typed = Toate numerele sunt introduse. { $is_correction ->
    [true] Enter arată ce se schimbă.
   *[false] Enter notează.
}
board-ask-deal = Scrieți numărul unei runde începute, apoi Enter.
board-quit-key = Ctrl-C iese.
board-help-title = {" "}Taste{" "}
board-key-undo = - anulează
board-key-delete = - șterge
board-key-digits = cifre
board-key-redo = + reface
board-key-aside-back = / înapoi
board-key-view = {"*"} ecran
board-key-help = ? taste
board-key-back = {"."} înapoi
board-key-scroll = + - derulare
board-key-search = / caută
board-key-table = {"."} masa
board-key-help-back = ? înapoi
board-key-help-leave = 0 ieșire
board-key-aside = / {$entries}
board-aside-bid = licitație
board-aside-call = anunț
board-aside-tally = număr
board-choice-more = altele ({$page} din {$pages})
board-key-any = orice tastă: mai departe
board-entry-not-now = n merge când se scriu levatele: schimbă felul de a le scrie.
board-key-choose = Enter alege
board-key-wrongs = ! greșeală
board-key-events = e evenimente
board-cell-declarer = declarant
board-cell-partner = partener
board-draft-kept = Tastat mai devreme și nenotat: {$typed}.
board-draft-dropped = Nu mai e cerut și nu e notat: {$typed}.
board-key-next = Enter înainte
board-contract-row = { $row ->
    [bid] Anunț
    [trump] Atu
    [declarer] Declarant
    [factor] Cuvânt
   *[partner] Partener
}
board-key-contract = = contractul
board-all-chosen = Totul e ales. Enter notează.
