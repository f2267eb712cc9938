laws-title = { $id ->
    [whist-1900] Zakoni vista, 1900
    [whist-1864] Zakoni vista, 1864
    [solo-hoyle] Solo vist, izvod iz zakona
    [spades-club] Spejds, klupski turniri
    [euchre-1888] Zakoni jukera, Somerset klub, 1888
    [guilty-side] Kriva strana gubi deljenje
    [round-table] Svako za sebe: ispravi ili promašaj
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , štih {$trick}
}{ $found ->
    [true] ; otkriveno {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Renons
    [misdeal] Pogrešno deljenje
    [count] Pogrešan broj karata
    [exposed] Otkrivena karta
    [lead] Izlaz van reda
    [play] Igranje van reda
    [bid] Pogrešna licitacija
    [trick] Neispravan štih
    [claim] Karte položene na sto ili skrenuta pažnja
    [pack] Pogrešan špil
    [dealer] Pogrešan delilac
    [trump] Pogrešan adut
    [score] Pogrešan rezultat
   *[player] Igrač odsutan ili odlazi
}
laws-moment = { $moment ->
    [dealing] u toku deljenja karata
    [dealt] kad su karte već podeljene
    [bidding] u toku licitiranja
    [ready] posle licitiranja, pre prvog izlaza
    [end] posle poslednjeg štiha
    [written] kad je deljenje već upisano
    [next] kad je sledeće deljenje već počelo
    [over] kad je partija već završena
   *[trick] u štihu {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] Bira druga strana
    [dealer] Bira delilac
    [owner] Bira igrač čija je karta
    [others] Biraju ostali, i moraju da se slože
    [all] Biraju svi, i moraju da se slože
   *[each] Biraju protivnici svake strane koja je pogrešila
}{ $choose_at ->
    [end] , kad se deljenje odigra do kraja
   *[other] {""}
}{ $until ->
    [next] , pre nego što počne sledeće deljenje
   *[other] {""}
}:{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = Ako se ne slože: {$option}.
laws-first = Poeni po ovom zakonu računaju se pre poena deljenja.
laws-our-reading = Ove zakone nije štampao nijedan klub: to je naše tumačenje, { $id ->
    [round-table] po Fosterovim opštim zakonima (Complete Hoyle) i Kavendišovim pravilima za sporne slučajeve
    [guilty-side] po nemačkoj turnirskoj igri (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Uzeto kao uobičajeno: {$facts}.
laws-not-recorded = Ništa se ne upisuje.
laws-silent = „{$set}“ o ovome ne kaže ništa.
laws-missing-trick = U kom štihu? Navedite njegov broj.
laws-missing-fact = { $fact ->
    [fault] Šta je tačno bilo pogrešno?
    [followed] Koliko njih je već odigralo posle toga?
    [role] Na kojoj strani kontrakta?
    [contract] Kakav je kontrakt?
   *[other] Nije poznato {$fact}, a odluka zavisi od toga.
}
laws-wrong-fact = {$fact} ne može biti {$given}.
laws-wrong-fact-name = Podatak {$fact} ne postoji.
laws-fact-values = Navedite jednu od ovih vrednosti: {$values}.
laws-fact-range = Navedite broj od {$least} do {$most}.
laws-found-before = Dogodilo se u štihu {$trick}, pa je otkriveno u tom štihu ili kasnije.
laws-two-players = Navedena su dva igrača, {$one} i {$other}. Navedite samo onog ko je pogrešio.
laws-missing-hands = Koliko karata? Navedite pogrešne ruke kao held=IME:N, ili dealt=N ako su sve jednake. Bez partije, --cards kazuje koliko ih treba da bude.
laws-no-contract = Kontrakt još nije upisan, a odluka zavisi od toga ko ga igra.
laws-bids-due = Licitacije još nisu sve upisane, pa nijedna karta nije odigrana.
laws-last-card = Poslednjom kartom niko ne može da napravi renons.
laws-no-such-set = Zakoni pod imenom {$name} ne postoje.
laws-no-such-law = {$set} nema zakon {$law}.
laws-number-inferred = {$law} (broj izveden iz redosleda zakona)
laws-sets-caption = Zakoni
laws-law = {$kind}. { $when ->
    [always] Uvek
   *[other] Ako {$when}
}: {$effects}
laws-source = { $id ->
    [spades-club] Spades, pravila klupskih turnira. Columbus, Charlotte, Clarksville, Blues Bowl (stranice iz 2017–2024).
    [solo-hoyle] {$document}. Hoyle's Games Modernized (1909), str. 149–153, po Vilksu i Pardonu.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} štih prelazi
    [few] {$number} štiha prelaze
   *[other] {$number} štihova prelazi
} { $from ->
    [offenders] sa strane koja je pogrešila
    [opponents] sa druge strane
    [claimants] sa strane koja je prigovorila
   *[others] sa strane kojoj je prigovoreno
} { $to ->
    [offenders] na stranu koja je pogrešila
    [opponents] na drugu stranu
    [claimants] na stranu koja je prigovorila
   *[others] na stranu kojoj je prigovoreno
}.
laws-effect-points = { $to ->
    [both] Svaka strana
    [offenders] Strana koja je pogrešila
   *[opponents] Druga strana
} { $lost ->
    [true] gubi
   *[false] dobija
} { $number ->
    [one] {$number} poen
    [few] {$number} poena
   *[other] {$number} poena
}.
laws-effect-lost = Kontrakt ili licitacija { $of ->
    [both] svake strane
    [opponents] druge strane
   *[offenders] strane koja je pogrešila
} računa se kao promašaj.
laws-effect-miss = Licitacija se računa kao promašena za jedan štih.
laws-effect-short = { $of ->
    [both] Nijedna strana ne može
    [opponents] Druga strana ne može
   *[offenders] Strana koja je pogrešila ne može
} ovim deljenjem da stigne do kraja partije.
laws-effect-bar = { $who ->
    [both] Nijedna strana
    [opponents] Druga strana
   *[offenders] Strana koja je pogrešila
} ne sme više da licitira u ovom deljenju.
laws-effect-offender-pays = Plaća samo onaj ko je pogrešio.
laws-effect-cancel = Dva prekršaja se poništavaju.
laws-effect-void = Deljenje ne važi; { $dealer ->
    [same] isti igrač deli ponovo.
   *[next] deli sledeći igrač.
}
laws-effect-close = Deljenje se ovde završava: { $how ->
    [made] kontrakt je ispunjen.
    [lost] kontrakt je promašen za {$tricks}.
   *[stood] štihovi se računaju kako su stajali.
}
laws-effect-replay = Štihovi od broja {$trick} nadalje vraćaju se i igraju ponovo.
laws-effect-cards-as-dealt = Deljenje se računa kao da je igrano sa onoliko karata koliko je podeljeno.
laws-effect-deal-again = Deli igrač koji je na redu za deljenje.
laws-effect-stands = Ostaje kako jeste.
laws-effect-bid = { $remedy ->
    [again] Licitira se ponovo.
    [stands] Važi prva licitacija.
    [cancelled] Licitacija se poništava.
   *[proposal] Licitacija važi kao poziv.
}
laws-effect-turn-back = Red se vraća onome ko je bio na redu.
laws-effect-callable = { $what ->
    [card] Karta ostaje otvorena na stolu i sme da se traži.
   *[hand] Karte ostaju otvorene na stolu i smeju da se traže.
}
laws-effect-call = { $what ->
    [high] Igrač mora da odigra najjaču kartu te boje.
    [low] Igrač mora da odigra najslabiju kartu te boje.
    [win] Igrač mora da nosi štih, ako može.
    [lose] Igrač mora da pusti štih, ako može.
    [trump] Igrač mora da seče.
    [pass] Igrač ne sme da seče.
    [now] Druga strana bira boju kojom se sada izlazi.
   *[next] Druga strana bira boju kojom sledeći put izlazi strana koja je pogrešila.
}
laws-effect-back = Karte se vraćaju, a igraju se ispravne.
laws-effect-card-stays = Karta ostaje gde jeste.
laws-effect-liable = Ruka kojoj karta nedostaje odgovara za renons kao da ju je imala.
laws-effect-surplus-to-trick = Poslednja karta pripada štihu kome jedna nedostaje.
laws-effect-fourth-may-play = Četvrti igrač sme da igra pre drugog.
laws-effect-play-on = Deljenje se igra dalje.
laws-effect-abandoned = Deljenje je završeno onako kako je zatraženo.
laws-effect-fix = Rezultat se ispravlja.
laws-effect-substitute = Sme da uskoči drugi igrač.
laws-effect-late = Prekasno je: ništa se ne menja.
laws-effect-nothing = Ništa se ne menja.
laws-none = Zakoni: {$rules} ih za ovo nema, pa odlučuju igrači. [{$clause}]
laws-none-revoke = Šta je moralo da se odigra piše u [{$clause}]. { $proof ->
    [proven] Zapisane karte dokazuju renons.
   *[open] Zapisane karte ne dokazuju ni jedno ni drugo.
}
laws-fitting = { $count ->
    [one] Zbirka zakona koja odgovara
    [few] Zbirke zakona koje odgovaraju
   *[other] Zbirke zakona koje odgovaraju
}: {$sets}.
