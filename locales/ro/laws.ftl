laws-title = { $id ->
    [whist-1900] Legile whistului, 1900
    [whist-1864] Legile whistului, 1864
    [solo-hoyle] Solo whist, rezumatul legilor
    [spades-club] Spades, turnee de club
    [euchre-1888] Legile euchre, Somerset Club, 1888
    [guilty-side] Partea vinovată pierde jocul
    [round-table] Fiecare pentru sine: îndreptare sau ratare
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , levata {$trick}
}{ $found ->
    [true] ; s-a descoperit {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Renonsă
    [misdeal] Împărțire greșită
    [count] Număr greșit de cărți
    [exposed] Carte arătată
    [lead] Ieșire peste rând
    [play] Joc peste rând
    [bid] Licitație greșită
    [trick] Levată neregulamentară
    [claim] Cărți puse pe masă sau atenție atrasă
    [pack] Pachet greșit
    [dealer] Împărțitor greșit
    [trump] Atu greșit
    [score] Punctaj greșit
   *[player] Jucător absent sau care pleacă
}
laws-moment = { $moment ->
    [dealing] în timpul împărțirii
    [dealt] după împărțirea cărților
    [bidding] în timpul licitării
    [ready] după licitare, înainte de prima ieșire
    [end] după ultima levată
    [written] după ce runda a fost notată
    [next] după începutul rundei următoare
    [over] după sfârșitul partidei
   *[trick] în levata {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] Alege cealaltă parte
    [dealer] Alege împărțitorul
    [owner] Alege jucătorul căruia îi aparține cartea
    [others] Aleg ceilalți, de comun acord
    [all] Aleg toți, de comun acord
   *[each] Aleg adversarii fiecărei părți vinovate
}{ $choose_at ->
    [end] , după ce runda s-a jucat până la capăt
   *[other] {""}
}{ $until ->
    [next] , înainte să înceapă runda următoare
   *[other] {""}
}:{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = Dacă nu se înțeleg: {$option}.
laws-first = Punctele acestei legi se numără înaintea celor ale rundei.
laws-our-reading = Niciun club nu a tipărit aceste legi: sunt interpretarea noastră, { $id ->
    [round-table] după legile generale ale lui Foster (Complete Hoyle) și regulile lui Cavendish pentru cazuri disputate
    [guilty-side] după jocul de turneu german (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Presupus, ca de obicei: {$facts}.
laws-not-recorded = Nu se notează nimic.
laws-silent = „{$set}” nu spune nimic despre aceasta.
laws-missing-trick = În ce levată? Dați numărul ei.
laws-missing-fact = { $fact ->
    [fault] Ce anume a fost greșit?
    [followed] Câți jucaseră deja după?
    [role] De care parte a contractului?
    [contract] Ce fel de contract este?
   *[other] Nu se cunoaște {$fact}, iar decizia depinde de asta.
}
laws-wrong-fact = {$fact} nu poate fi {$given}.
laws-wrong-fact-name = Nu există faptul {$fact}.
laws-fact-values = Dați una dintre aceste valori: {$values}.
laws-fact-range = Dați un număr de la {$least} la {$most}.
laws-found-before = S-a întâmplat la levata {$trick}, deci s-a descoperit la acea levată sau mai târziu.
laws-two-players = Sunt numiți doi jucători, {$one} și {$other}. Numiți-l doar pe cel care a greșit.
laws-missing-hands = Câte cărți? Dați mâinile greșite ca held=NUME:N, sau dealt=N dacă toate sunt la fel. Fără o partidă, --cards spune câte trebuie să fie.
laws-no-contract = Contractul nu este notat încă, iar decizia depinde de cine îl joacă.
laws-bids-due = Mai sunt licitații de făcut, deci nu s-a jucat încă nicio carte.
laws-last-card = Cu ultima carte nu se poate face renonsă.
laws-no-such-set = Nu există legi cu numele {$name}.
laws-no-such-law = {$set} nu are legea {$law}.
laws-number-inferred = {$law} (număr dedus din ordinea legilor)
laws-sets-caption = Legi
laws-law = {$kind}. { $when ->
    [always] Întotdeauna
   *[other] Dacă {$when}
}: {$effects}
laws-source = { $id ->
    [spades-club] Spades, regulile turneelor de club. Columbus, Charlotte, Clarksville, Blues Bowl (pagini din 2017–2024).
    [solo-hoyle] {$document}. Hoyle's Games Modernized (1909), p. 149–153, după Wilks și Pardon.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} levată trece
    [few] {$number} levate trec
   *[other] {$number} de levate trec
} { $from ->
    [offenders] de la partea vinovată
    [opponents] de la cealaltă parte
    [claimants] de la partea care a acuzat
   *[others] de la partea acuzată
} { $to ->
    [offenders] la partea vinovată
    [opponents] la cealaltă parte
    [claimants] la partea care a acuzat
   *[others] la partea acuzată
}.
laws-effect-points = { $to ->
    [both] Fiecare parte
    [offenders] Partea vinovată
   *[opponents] Cealaltă parte
} { $lost ->
    [true] pierde
   *[false] primește
} { $number ->
    [one] {$number} punct
    [few] {$number} puncte
   *[other] {$number} de puncte
}.
laws-effect-lost = Contractul sau licitația { $of ->
    [both] fiecărei părți
    [opponents] celeilalte părți
   *[offenders] părții vinovate
} se socotește drept ratare.
laws-effect-miss = Licitația se socotește ratată cu o levată.
laws-effect-short = { $of ->
    [both] Nicio parte nu poate
    [opponents] Cealaltă parte nu poate
   *[offenders] Partea vinovată nu poate
} ajunge la sfârșitul partidei prin această rundă.
laws-effect-bar = { $who ->
    [both] Nicio parte nu mai are
    [opponents] Cealaltă parte nu mai are
   *[offenders] Partea vinovată nu mai are
} voie să liciteze în această rundă.
laws-effect-offender-pays = Plătește numai vinovatul.
laws-effect-cancel = Cele două abateri se anulează reciproc.
laws-effect-void = Runda este anulată; { $dealer ->
    [same] împarte din nou același jucător.
   *[next] împarte jucătorul următor.
}
laws-effect-close = Runda se încheie aici: { $how ->
    [made] contractul este reușit.
    [lost] contractul este ratat cu {$tricks}.
   *[stood] levatele se numără așa cum erau.
}
laws-effect-replay = Levatele se iau înapoi și se joacă din nou, începând cu levata {$trick}.
laws-effect-cards-as-dealt = Runda se socotește ca una cu atâtea cărți câte s-au împărțit.
laws-effect-deal-again = Împarte jucătorul căruia îi venea rândul.
laws-effect-stands = Rămâne așa.
laws-effect-bid = { $remedy ->
    [again] Se licitează din nou.
    [stands] Prima licitație rămâne valabilă.
    [cancelled] Licitația se anulează.
   *[proposal] Licitația rămâne valabilă ca cerere.
}
laws-effect-turn-back = Rândul revine cui îi venea.
laws-effect-callable = { $what ->
    [card] Cartea rămâne cu fața în sus și poate fi cerută.
   *[hand] Cărțile rămân cu fața în sus și pot fi cerute.
}
laws-effect-call = { $what ->
    [high] Jucătorul trebuie să joace cea mai mare carte din culoare.
    [low] Jucătorul trebuie să joace cea mai mică carte din culoare.
    [win] Jucătorul trebuie să ia levata, dacă poate.
    [lose] Jucătorul trebuie să lase levata, dacă poate.
    [trump] Jucătorul trebuie să taie.
    [pass] Jucătorul nu are voie să taie.
    [now] Cealaltă parte numește culoarea cu care se iese acum.
   *[next] Cealaltă parte numește culoarea următoarei ieșiri a părții vinovate.
}
laws-effect-back = Cărțile se iau înapoi și se joacă cele corecte.
laws-effect-card-stays = Cartea rămâne unde este.
laws-effect-liable = Mâna căreia îi lipsește cartea răspunde pentru renonse ca și cum ar fi avut-o.
laws-effect-surplus-to-trick = Ultima carte aparține levatei căreia îi lipsește una.
laws-effect-fourth-may-play = Al patrulea jucător poate juca înaintea celui de-al doilea.
laws-effect-play-on = Runda se joacă mai departe.
laws-effect-abandoned = Runda se încheie așa cum s-a revendicat.
laws-effect-fix = Punctajul se corectează.
laws-effect-substitute = Locul poate fi luat de alt jucător.
laws-effect-late = Este prea târziu: nu se schimbă nimic.
laws-effect-nothing = Nu se schimbă nimic.
laws-none = Legi: {$rules} nu are niciuna pentru aceasta, așa că decide masa. [{$clause}]
laws-none-revoke = Ce trebuia jucat scrie în [{$clause}]. { $proof ->
    [proven] Cărțile notate dovedesc renonsa.
   *[open] Cărțile notate nu dovedesc nimic, nici într-un sens, nici în altul.
}
laws-fitting = { $count ->
    [one] O culegere de legi care se potrivește
    [few] Culegeri de legi care se potrivesc
   *[other] Culegeri de legi care se potrivesc
}: {$sets}.
