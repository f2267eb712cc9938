table-act = { $act ->
    [rule] odluka stola
    [close] odluka kojom se deljenje završava
    [allow-bid] zabranjena licitacija ostaje
    [redeal] deli ponovo
    [pass-on] deli sledeći igrač
    [annul] deljenje se ne računa
    [dealer] drugi delilac
    [note] beleška
    [join] neko dolazi
    [leave] neko odlazi
    [replace] neko preuzima mesto
    [swap] dvoje menjaju mesta
    [rename] ispravi ime
    [title] naslov večeri
    [day] dan večeri
    [extra] dodatno deljenje
    [end] završi partiju kako stoji
   *[abandon] završi bez rezultata
}
incident-kind-short = { $kind ->
    [revoke] renons
    [misdeal] pogrešno deljenje
    [count] broj karata
    [exposed] viđena karta
    [lead] izlaz van reda
    [play] karta van reda
    [bid] loša licitacija
    [trick] pogrešan štih
    [claim] položene karte
    [pack] pogrešan špil
    [dealer] pogrešan delilac
    [trump] pogrešan adut
    [score] pogrešan rezultat
   *[player] igrač odsutan
}
table-act-not-now = {$act} (ne sada)
table-field-ask = { $field ->
    [player] Koji igrač?
    [other] Sa kim?
    [after] Posle koga?
    [name] Koje ime?
    [start] Sa koliko poena počinje: broj, lowest ili average?
    [points] Koliko poena?
    [kind] O čemu se radi?
    [reason] Zašto?
    [option] Šta se bira?
    [bid] Koja licitacija?
    [deal] Koje deljenje?
    [again] Igra li se ponovo?
    [text] Koji tekst?
    [day] Koji dan, na primer 2024-09-08?
    [extra] Koje dodatno deljenje?
    [held] Koliko karata?
    [trick] U kom štihu?
    [followed] Koliko ih je odigralo?
    [found] Kada je primećeno?
   *[fact] Šta tačno?
}
dialog-line-expected = Otkucajte broj od 1 do {$most} ili početak nekog reda.
table-field-optional = Samo Enter: ništa.
dialog-leave = Samo Enter: ništa se ne upisuje.
table-value = { $value ->
    [revoke] renons
    [misdeal] pogrešno deljenje
    [other] nešto drugo
    [again] igra se ponovo
    [skip] ništa se ne igra umesto njega
    [misdeal-order] pogrešnim redom
    [misdeal-two] dve karte odjednom
    [misdeal-uncut] špil nije sečen
    [misdeal-trump] adut na pogrešnom mestu
    [misdeal-shuffled] mešano posle sečenja
    [exposed-table] na stolu
    [exposed-floor] na podu
    [exposed-deal] pri deljenju
    [play-third] treći pre drugog
    [play-fourth] četvrti pre drugog
    [play-ahead] pre izlaza
    [bid-turn] van reda
    [bid-low] preniska
    [bid-barred] nedozvoljena
    [bid-changed] promenjena
    [bid-hook] protiv zabrane zbira
    [bid-unheard] nije se čula
    [trick-two] odigrane dve karte
    [trick-omitted] nije odigrana karta
    [trick-mixed] pomešan sa drugim
    [trick-seen] pregledan
    [trick-taken] pokupila ga pogrešna strana
    [claim-some] položene neke karte
    [claim-all] položene sve karte
    [claim-attention] skrenuta pažnja na štih
    [trump-written] pogrešno zapisana
    [trump-played] igrana kao adut
    [trump-named] pogrešno objavljena
    [score-number] pogrešan broj
    [score-rubber] pogrešan rober
    [player-absent] odsutan
    [player-leaves] odlazi
   *[player-replaced] ima zamenu
}
table-act-ask = Upisati?
table-field-open = Izaberite nešto od ovoga: {$open}.
table-form-title = { $is_wrong ->
    [true] Šta je pošlo naopako?
   *[false] Šta se dogodilo?
}
table-form-later = kasnije: izbor ostaje otvoren
