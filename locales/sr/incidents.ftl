incident-happened = {$player} { $kind ->
    [revoke] pravi renons
    [misdeal] pogrešno deli
    [count] ima pogrešan broj karata
    [exposed] otkriva kartu
    [lead] izlazi van reda
    [play] igra van reda
    [bid] pogrešno licitira
    [trick] pravi grešku
    [claim] polaže karte na sto
    [pack] igra pogrešnim špilom
    [dealer] deli van reda
    [trump] uzima pogrešnu boju za adut
    [score] upisuje pogrešan broj
    [charge] bez dokaza se tereti za renons
    [bid-turn] licitira van reda
    [bid-low] licitira prenisko
    [bid-changed] menja licitaciju
    [revoke-disobeyed] ne igra traženu kartu
    [bid-hook] licitira protiv zabrane zbira
    [bid-barred] licitira nedozvoljeno
    [trick-two] igra dve karte
    [claim-attention] skreće pažnju na štih
    [player-leaves] napušta sto
    [player-replaced] dobija zamenu
    [trick-seen] gleda odigran štih
    [trick-taken] uzima tuđ štih
    [trick-omitted] propušta da igra
   *[player] nedostaje
}{ $trick ->
    [0] {""}
   *[other] {" "}u štihu {$trick}
}
incident-happened-nobody = { $told ->
    [pack-missing] Karta nedostaje
    [pack-double] Karta dvaput u špilu
    [pack-faced] Karta licem nagore u špilu
    [pack-foreign] Karta iz drugog špila
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}u štihu {$trick}
}
incident-effect-tricks = { $number ->
    [1] jedan štih
    [2] dva štiha
    [3] tri štiha
    [few] {$number} štiha
   *[other] {$number} štihova
} više: {$side}
incident-effect-points = { $number ->
    [1] jedan poen
    [2] dva poena
    [3] tri poena
    [5] pet poena
   *[other] {$number} poena
} { $lost ->
    [true] manje
   *[false] više
}: {$side}
incident-effect-short = {$side} ovim deljenjem { $most ->
    [none] ne može da pobedi
   *[other] ne može da pređe {$most}
}
incident-effect-bar = {$side} ne sme više da licitira u ovom deljenju
incident-effect-lost = { $what ->
    [contract] kontrakt ({$side}) računa se kao promašaj
    [defence] kontrakt se računa kao ispunjen protiv: {$side}
   *[bid] licitacija ({$side}) računa se kao promašaj
}
incident-effect-pays = plaća samo {$player}
incident-effect-callable = { $card ->
    [none] karta
   *[other] {$card}
} sme da se traži
incident-callable-left = Nepravilnost {$number}: {$player} u štihu {$trick} ne igra {$card}, iako sme. Ta karta sme da se traži; ako je tražena, to se računa kao renons.
incident-effect = { $effect ->
    [miss] licitacija se računa kao promašena za jedan štih
    [cancel] dva prekršaja se poništavaju
    [void-same] deljenje ne važi, i isti igrač deli ponovo
    [void-next] deljenje ne važi, i deli sledeći igrač
    [void-shift] deljenje ne važi; deli sledeći igrač, i od njega se dalje deli redom
    [made] kontrakt je ispunjen
    [missed] kontrakt je promašen za {$number}
    [stood] štihovi se računaju kako su stajali
    [replay] igra se ponovo od štiha {$number}
    [cards-as-dealt] deljenje sa onoliko karata koliko je podeljeno
    [deal-again] deli igrač koji je na redu za deljenje
    [stands] ostaje kako jeste
    [bid-again] licitira se ponovo
    [bid-stands] važi prva licitacija
    [bid-cancelled] licitacija se poništava
    [bid-proposal] licitacija važi kao poziv
    [turn-back] red se vraća onome ko je bio na redu
    [callable-hand] karte smeju da se traže
    [high] traži se najjača karta te boje
    [low] traži se najslabija karta te boje
    [win] štih mora da se nosi
    [lose] štih mora da se pusti
    [trump] mora da se seče
    [pass] ne sme da se seče
    [suit-now] traži se boja za ovaj izlaz
    [suit-next] traži se boja za sledeći izlaz
    [back] karte se vraćaju
    [card-stays] karta ostaje
    [liable] ruka kojoj karta nedostaje odgovara za renons
    [surplus] poslednja karta pripada štihu kome jedna nedostaje
    [fourth] četvrti igrač sme da igra pre drugog
    [play-on] deljenje se igra dalje
    [abandoned] deljenje je završeno onako kako je zatraženo
    [fix] rezultat se ispravlja
    [substitute] sme da uskoči drugi igrač
    [late] prekasno
   *[none] bez kazne
}
incident-found = {$happened}; otkriveno {$moment}. {$clauses}
incident-chosen = { $several ->
    [true] Biraju
   *[false] Bira
} {$who}: {$option}: {$effects}.
incident-open = izbor je otvoren{ $until ->
    [next] {" "}dok ne počne sledeće deljenje
    [over] {" "}do kraja partije
   *[none] {""}
}: {$options}
incident-waived = odustalo se
incident-dropped = povučeno
incident-done = obavljeno
incident-lapsed = bez dejstva, jer deljenje ne važi
incident-cancelled = poništeno nepravilnošću {$number}
incident-not-chosen = { $option ->
    [waive] niko nije izabrao na vreme
   *[other] niko nije izabrao na vreme, pa važi {$option}
}
incident-doubt-twice = To je već upisano, kao nepravilnost {$number}.
incident-doubt-dealer = Ovde deli {$dealer}, pa pogrešno deljenje nije moglo da napravi {$player}.
incident-unproven-charge = Nedokazana optužba
incident-facts = Presuđeno po ovim činjenicama: {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} štih
    [few] {$tricks} štiha
   *[other] {$tricks} štihova
}, {$moved} za { $kind ->
    [revoke] renons
    [lead] izlaz van reda
    [play] igranje van reda
   *[other] nepravilnost
} = {$counted}
