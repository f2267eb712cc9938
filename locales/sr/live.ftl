live-language-label = Jezik
live-title = Sto
live-no-game = Još nema partije. Čim počne, prikazuje se ovde.
live-offline = Nema veze. Pokušava se ponovo…
live-players-caption = Igrači
live-record-label = Za upis
live-pages-label = Stranice
live-reload-link = Osveži
live-log-title = Dnevnik
live-find-title = Nađi pravilo
live-find-label = Reči iz pravila
live-find-button = Nađi
live-back-link = Nazad za sto
live-picture-link = Tabela kao slika
live-new-title = Nova partija
live-player-label = Igrač {$place}
live-start-button = Počni
live-record-button = Upiši
live-undo-button = Poništi
live-redo-button = Vrati
live-recorded-last = Poslednje: {$entry}
live-other-caption = Nešto drugo
live-other-label = Komanda kao u programu hoyle, na primer redeal, {"note"} ili swap
live-correct-caption = Ispravi ovo deljenje
live-preview-title = Šta bi se promenilo
live-correct-button = Upiši ispravku
live-dealer = {$player} deli
live-trump-label = Adut:
live-bids-label = Moguće licitacije
live-mark-deals = deli
live-mark-leads = izlazi
live-mark-left = ne igra više
live-player-bid = licitacija {$bid}
live-lead-label = Vodi:
live-run = {$deals} od {$length} zaredom { $made ->
    [true] ispunjeno
   *[false] promašeno
}
live-tricks-legend = Štihovi strane koja igra
live-sheet-advice = Otvorite deljenje da vidite odakle su poeni{ $may_fix ->
    [true] , ili da ga ispravite
   *[false] {""}
}.
live-refusal-other-game = Stranica se tiče partije koju prikazuje: izostavite opcije koje navode drugu.
live-error-game-changed = Ništa nije upisano: ovde je sada prikazana druga partija.
live-error-internal = Ova stranica nije mogla da se napravi zbog greške u samom programu {"Hoyle"}. Ono što je upisano ostaje: vratite se i ponovo učitajte stranicu.
live-press-again = pritisnite ponovo
live-serve-unencrypted = Običan HTTP: ko može da prisluškuje ovu mrežu, može da čita stranice i njihove linkove.
live-refusal-rules-file = Stranica počinje partije samo po ugrađenim pravilima.
live-refusal-reading = Stranica prima samo ono što nešto upisuje.
live-error-address-foreign = {$address} nije mrežna adresa ovog računara; njegove adrese: { $addresses ->
    [none] nema ih
   *[other] {$addresses}
}.
live-error-address-several = Ovaj računar ima više adresa: {$addresses}.
live-error-no-network = Ovaj računar nije u mreži. Njegov pregledač može da se poveže i bez nje.
live-error-listen = Nije moguće prihvatiti veze na {$address}: {$error}. Možda je ovaj sto već dostupan u mreži.
live-error-links = U {$path} nisu linkovi ka stranicama. Ako ga premestite, nastaju novi, a stari tada više ne važe.
live-error-threads = Sto uživo traži sopstvene niti, a sistem ih odbija: {$error}. Zatvorite druge programe ili povećajte ograničenje broja procesa.
live-serve-address = Adresa je {$address}, ona podrazumevane rute. Ostale adrese ovog računara, za --lan=ADDRESS: {$others}.
live-no-page = Na ovom linku nema ničega, ili više nema. Zatraži važeći link tamo gde radi hoyle.
live-silent = Nema odgovora već {$seconds} s. Pokušava se ponovo…
live-turn-mine = Ti si na redu
live-me-label = Ja sam…
live-act-gone = Ovo se sada ne može upisati.
live-field-optional = (može ostati prazno)
live-laws-button = Šta kažu zakoni
live-stands-button = Upiši: sto dopušta da ostane
live-dealer-label = Prvi delilac
live-dealer-lot = žrebom
live-schedule-label = Deljenja
live-score-label = Bodovanje
live-promotions-label = Promocije
live-evening-label = Naziv večeri
live-order-label = Igrači, po redu igranja
live-refusal-others = Preko ove veze upisujete svoje licitacije i najave, kad ste na redu. Sve ostalo upisuje zapisničar.
live-confirm-agree = Da, tako je
live-confirm-object = Ne
live-confirm-objected = Neko osporava štihove deljenja {$deal}. Zapisničar ih može ispraviti.
live-confirm-note = {$player} osporava štihove
live-error-confirm = --confirm pita igrače preko njihovih veza: potrebno je --keep-score=players.
live-code-viewer = Za gledanje
live-code-scorer = Za zapisivanje: samo za zapisničara
live-code-player = Samo {$player}: svoje licitacije i najave
live-code-hide = Bilo koji taster ga sakriva.
live-serve-lost = Ovaj računar više nema adresu {$address}, pa telefoni ne mogu da se povežu. { $others ->
    [none] Sada nema nijednu.
   *[other] Sada ima {$others}.
} Za drugu adresu pokrenite server ponovo.
live-serve-found = Ovaj računar opet ima adresu {$address}.
live-sheet-all = Svih {$number} deljenja
