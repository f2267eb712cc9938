board-open-bids = Može:
board-deal-part = { $part ->
    [bids] licitacije
    [tricks] štihovi
    [trump] adut
    [tallies] brojanja
    [kind] vrsta deljenja
   *[dealer] delilac
}
board-cell-bid = lic. {$bid}
board-cell-took = nosi {$tricks}
board-view-title = { $view ->
    [table] sto
    [sheet] tabela
    [score] poeni
    [chart] grafik
    [log] dnevnik
   *[deal] deljenje {$deal}
}
act-bid-word = licitacija {$word}
board-help =
    Dovoljne su cifre numeričke tastature.

    Za stolom
     cifre    licitacije redom; igrač koji
              nosi štih; red najave
              (0: još redova)
     Enter    upis; razmak razdvaja
     -        briši poslednje, ili poništi
     +        vrati
     /        okrenuta boja; licitacija
              rečju; kasna najava; broj
     !        šta je pošlo naopako
     e        ko dolazi, ko odlazi, beleške
    {" n"}        štih po štih ili brojevi
    Svuda
    {" *"}        sledeći prikaz
    {" ."}        nazad
    {" + - j k"}  pomeranje; {"g G"} na krajeve
     / na stranici: traži; {"n N"} dalje, nazad
    U tabeli
     3 Enter  deljenje 3; tada cifra
              ispravlja deo, a {"f"} prima
              ispravku rečima
    Slova
    {" t"} sto  {"s"} tabela  {"b"} poeni
    {" c"} grafik  {"l"} dnevnik  ? ovo
    {" u"} poništi  {"r"} vrati  {"q"} izlaz
    Izlaskom se ništa ne gubi: sve upisano
    je na disku.
board-key-record = Enter upisuje
board-key-show-changes = Enter pokazuje šta se menja
board-key-leave = {"q"} izlaz
board-key-trick-by-trick = {"n"} štih po štih
board-key-numbers = {"n"} brojevi
board-key-numbered-deal = broj i Enter otvaraju deljenje
board-typed-deal = deljenje {$typed}_
board-key-open = Enter ga otvara
board-typed-search = traži: {$typed}_
board-key-find = Enter nalazi
board-key-escape = Esc nazad
board-key-next-match = {"n"} sledeće
board-key-previous-match = {"N"} prethodno
board-typed-fix = ispravka: {$typed}_
board-key-show = Enter pokazuje
board-key-record-shown = Enter upisuje prikazano
board-ask-trump = Koja boja je okrenuta?
board-ask-bid = Koja licitacija?
board-ask-call = Koja najava?
board-ask-tally = Šta je brojano?
board-key-words = {"f"} rečima
board-label-correct = ispravka:
board-digits-one-longer = Zasad {$typed}; sa {$digit} postaje {$number}.
board-digits-some-longer = Zasad {$typed}; sa {$first_digit}–{$last_digit} postaje {$first_number}–{$last_number}.
board-row-readings = {$digits}: {$readings}? Enter pita koje.
board-too-small = Tabli treba {$columns} kolona i {$rows} redova.
board-tricks-ask-takers = Uneto {$typed} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}. Za svaki štih pritisnite cifru igrača koji ga nosi.
board-tricks-ask-numbers = Uneto {$typed} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}. Otkucajte redom koliko ko nosi.
board-tricks-rest = Ostatak nosi {$player}: {$rest}. Enter upisuje.
board-tricks-too-many = Previše: ostaje {$rest} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}.
board-tricks-last-player = Štihova je ukupno {$total}, pa poslednji igrač nosi {$rest}.
board-search-none = Još ništa nije traženo: / traži.
board-search-not-found = Nije na ovoj stranici: {$text}
board-choice-current = {$label} (sada)
board-value-change = {$before} → {$after}
board-typed-first = Prvo obrišite otkucano: {$typed}.
board-tricks-all-typed = { $total ->
    [one] Ukucan je {$total} štih: Enter ga beleži, - ga vraća.
    [few] Ukucana su {$total} štiha: Enter ih beleži, - vraća poslednji.
   *[other] Ukucano je {$total} štihova: Enter ih beleži, - vraća poslednji.
}
board-tricks-missing = Nije upisano: uneto {$typed} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}.
board-tricks-taken = Odneti štihovi: {$tricks}
board-ask-correction = Deljenje {$deal}: { $part ->
    [bids] koje su licitacije tačne
    [tricks] koliko je štihova tačno
    [trump] koji je adut tačan
    [tallies] šta je tačno prebrojano
    [kind] koja je vrsta deljenja tačna
   *[dealer] ko je delilac
}?
board-number-too-high = Ovde najviše {$most}.
board-digit-range = Pritisnite cifru od 1 do {$most}.
board-typed-unrecorded = Otkucano, a nije upisano: {$typed}.
board-needs-terminal = Tabli treba terminal.
board-all-typed = Svi brojevi su uneti. { $is_correction ->
    [true] Enter prikazuje šta se menja.
   *[false] Enter upisuje.
}
board-ask-deal = Otkucajte broj započetog deljenja, pa Enter.
board-quit-key = Ctrl-C je izlaz.
board-help-title = {" "}Tasteri{" "}
board-key-undo = - poništi
board-key-delete = - briši
board-key-digits = cifre
board-key-redo = + vrati
board-key-aside-back = / nazad
board-key-view = {"*"} prikaz
board-key-help = ? tasteri
board-key-back = {"."} nazad
board-key-scroll = + - pomeri
board-key-search = / traži
board-key-table = {"."} sto
board-key-help-back = ? nazad
board-key-help-leave = 0 izlaz
board-key-aside = / {$entries}
board-aside-bid = licitacija
board-aside-call = najava
board-aside-tally = dodatno
board-choice-more = još ({$page} od {$pages})
board-key-any = bilo koji taster: dalje
board-entry-not-now = n radi dok se unose štihovi: menja kako se kucaju.
board-key-choose = Enter bira
board-key-wrongs = ! greška
board-key-events = e događaji
board-cell-declarer = izvođač
board-cell-partner = partner
board-draft-kept = Ranije otkucano, a nije upisano: {$typed}.
board-draft-dropped = Više se ne traži i nije upisano: {$typed}.
board-key-next = Enter dalje
board-contract-row = { $row ->
    [bid] Licitacija
    [trump] Adut
    [declarer] Izvođač
    [factor] Reč
   *[partner] Partner
}
board-key-contract = = kontrakt
board-all-chosen = Sve je izabrano. Enter upisuje.
