choice-found = {$happened}; otkriveno {$moment}{ $established ->
    [later] : utvrđeno, jer je strana igrača {$player} već igrala dalje
    [turned] : utvrđeno, jer je štih već okrenut
    [end] : utvrđeno
    [mended] : još nije utvrđeno
   *[none] {""}
}.
choice-who = { $several ->
    [true] Biraju
   *[false] Bira
} {$who}{ $agree ->
    [true] , i moraju da se slože
   *[false] {""}
}{ $choose_at ->
    [end] , kad se deljenje odigra do kraja
   *[now] {""}
}{ $until ->
    [next] , pre nego što počne sledeće
   *[other] {""}
}: [{$clauses}]
choice-open = Deljenje {$deal}: {$happened} [{$clauses}]. Treba da { $several ->
    [true] izaberu
   *[false] izabere
} {$who}{ $until ->
    [next] , pre nego što počne sledeće deljenje
    [over] , pre kraja partije
   *[none] {""}
}:
choice-waive = pustiti da prođe
choice-as-ruled = kako zakoni kažu
choice-later = Deljenje {$deal}: {$happened} [{$clauses}]. Kad se deljenje odigra do kraja, { $several ->
    [true] biraju
   *[false] bira
} {$who}.
incident-recorded-facts = Iz zapisa: {$facts}.
incident-missing-player = Ko je pogrešio? Navedite ime.
incident-kind-missing = Šta se dogodilo? Navedite jednu od vrsta.
incident-kind-expected = očekuje se šta se dogodilo, na primer {$example}, ili broj upisane nepravilnosti
incident-kind-says = { $kind ->
    [revoke] karta koja nije odgovorila na boju, sekla ili nadjačala, a morala je
    [misdeal] karte su podeljene na pogrešan način
    [count] ruka sa previše ili premalo karata
    [exposed] viđena karta
    [lead] izlaz van reda
    [play] karta odigrana van reda
    [bid] licitacija van reda, preniska, promenjena ili zabranjena
    [trick] dve karte u štihu, nijedna, ili pregledan štih
    [claim] karte položene na sto, ili skrenuta pažnja na štih
    [pack] karta koja nedostaje, dvostruka ili iz drugog špila
    [dealer] delio je pogrešan igrač
    [trump] pogrešna boja uzeta za adut
    [score] pogrešan broj u rezultatu
   *[player] igrač je odsutan, odlazi ili ga neko menja
}
incident-ask-kind = Šta se dogodilo?
incident-ask-player = Ko je pogrešio?
incident-ask-option = Šta se uzima? {$options}, ili ništa da se ništa ne upiše
incident-set-fits = Zakoni koji odgovaraju: {$set}.
incident-taken = Uzeto: {$taken}.
incident-disproved = { $followed ->
    [true] {$player} u štihu {$trick} odgovara na boju sa {$card}, pa upisane karte to opovrgavaju.
   *[false] {$player} u štihu {$trick} nema kartu kojom bi mogao da se odgovori, pa upisane karte to opovrgavaju.
}
hint-incident-whole = ukucajte celo
hint-incident-take = upišite, ili waive da prođe
hint-incident-later = ostavite izbor otvoren
hint-incident-adopt = presudite po njima
