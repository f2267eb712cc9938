prompt-games-known = Igre: {$games}.
prompt-number-game-over = Partija je završena: broj nije potreban.
prompt-number-not-due = Očekuje se { $expected ->
    [call] najava
    [contract] kontrakt
    [kind] vrsta deljenja
   *[trump] adut
}, a ne broj.
prompt-digits-ambiguous = {$digits} može biti {$readings}: razdvojite brojeve razmakom.
prompt-suit-or-sheet = s može da bude pik ili tabela: otkucajte sp ili sheet.
prompt-not-understood = {$word} nije komanda{ $due ->
    [bid] {" "}ni licitacija.
    [call] {" "}ni najava.
    [contract] , ni licitacija sa igračima.
    [partner] , ni partner i boja.
    [trump] {" "}ni boja.
    [kind] {" "}ni vrsta deljenja.
    [tricks] , ni broj štihova ni karte.
    [tally] {" "}ni brojevi.
    [no_game] , a nijedna partija nije otvorena.
   *[nothing] {"."}
}
prompt-trump-recorded = Adut je upisan: {$trump}.
prompt-trump-by-contract = Adut određuje kontrakt.
prompt-trump-set = Adut ovog deljenja je određen: {$trump}.
prompt-trump-not-needed = Ovde boja nije potrebna.
prompt-standings = Poredak: {$totals}.
prompt-choice-rematch = {$number}  Revanš: {$players}
prompt-choice-game = {$number}  Nastavi {$id}: {$game}
prompt-choice-new-game = {$number}  Nova partija
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} igrača
prompt-choices-offered = Kućna pravila sada: {$choices} … Otkucajte druga da ih promenite, ili {"help"} za spisak.
prompt-ask-players = Ko igra {$title}? Navedite {$player_counts} igrača, po redu.
prompt-word-unreadable = {$word} se ne može pročitati: {$expected}.
prompt-ask-next = Šta dalje? Unesite broj.
prompt-ask-next-or-leave = Šta dalje? Unesite broj, ili pritisnite Enter za { $goes_back ->
    [true] povratak
   *[false] kraj
}.
prompt-ask-dealer = Ko prvi deli? Unesite ime, ili pritisnite Enter za izvlačenje.
prompt-ask-game = Koja igra? Unesite njen broj ili ime, ili {"q"} za kraj.
prompt-new-game-usage = Navedite igru, zatim igrače po redu.
prompt-bids-usage = { $number ->
    [1] otkucajte licitaciju, na primer {$example}
    [few] otkucajte {$number} licitacije, na primer {$example}
   *[other] otkucajte {$number} licitacija, na primer {$example}
}
prompt-tricks-usage = { $number ->
    [1] otkucajte štihove
    [few] otkucajte štihove za {$number} igrača; poslednji broj sme da se izostavi
   *[other] otkucajte štihove za {$number} igrača; poslednji broj sme da se izostavi
}
prompt-trou-usage = IME BOJA
prompt-turned-card-without-trick = Karta sa talona se okreće tek posle štiha.
prompt-other-folder = Ovde je otvoren jedan folder sa partijama. Za drugi izađite i počnite ponovo sa njim.
prompt-label = { $due ->
    [reading] koje
    [bid] licitacija
    [call] najava
    [contract] kontrakt
    [partner] partner
    [trump] adut
    [kind] vrsta
    [tricks] štihovi
    [tally] brojanje
    [nothing] kraj
   *[no_game] {"hoyle"}
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(prvo mesto)
   *[false] {""}
}
prompt-ask-reading = {$digits} može da se čita na više načina. Koji je pravi?
prompt-help-intro = Otkucajte šta igrači kažu: značenje zavisi od toga šta je na redu.
prompt-help-numbers = { $has_bids ->
    [true] licitacije ili štihovi: poslednji nije nužan
   *[false] štihovi: poslednji broj nije nužan
}
prompt-help-names = brojevi po imenu: početak je dovoljan
prompt-help-word = licitacija {$word}: početak je dovoljan
prompt-help-suit = okrenuta boja ili karta
prompt-help-suit-bids = boja i licitacije
prompt-help-trick = štih, kako je igran
prompt-help-tally = šta se još broji
prompt-help-bid = {$bid}, adut herc
prompt-help-contract = kontrakt i njegovi igrači
prompt-help-partner = partner i adut
prompt-help-tricks = štihovi strane izvođača
prompt-help-events = šta je pošlo naopako; šta se još dogodilo
prompt-help-undo = poništi, vrati
prompt-help-sheet = tabela, ova pomoć, izlaz
prompt-help-file = upisuje tabelu u datoteku
prompt-help-print = štampa tabelu iz pregledača; kopira je
prompt-help-more = Izlaskom se ništa ne gubi. Rade i sve komande ljuske, na primer {"explain 3"}; {"help"} ih nabraja.
prompt-number-expected = { $most ->
    [1] Otkucajte 1.
   *[other] Otkucajte broj od 1 do {$most}.
}
prompt-hand-out-alone = Otkucajte samo {$command}. Datoteka se piše sa sheet DATOTEKA, na primer sheet petak.html.
