source-table-ruling = Odluka stola
source-house-rules = Kućna pravila
source-our-reading = naše čitanje
source-reason = { $reading ->
    [first-dealer] dokument ne kaže ko deli
    [last-before-dead-hand] mrtva ruka ne može da licitira
    [end-of-auction] niko ne mora da nadmaši sebe, a deljenje nije odigrano
    [last-word] dotle ništa nije odigrano
    [lapsed-call] poziv u boji je licitacija za dvoje, i bez partnera ne nadmašuje ništa
    [join-keeps-level] pridružiti se znači pristati na licitaciju, a ne nadmašiti je
    [no-trump-highest] dokument rangira samo boje
    [trick-fewer] ko odbaci kartu, nema je za još jedan štih
    [match-length] dokument ne kaže koliko traje meč
    [tie-at-the-end] ništa se ne kaže o nerešenom na kraju
    [shared-rank] ništa se ne kaže o jednakim zbirovima
    [spoilt-run] uskraćuje se premija, ne niz
    [dead-hand-counts] broje se igrači, ne ruke
    [runs-past-dead-hand] mrtva ruka niti ispunjava niti promašuje
    [zero-before-extras] dodatna deljenja nisu deo rasporeda
   *[no-penalties] dokument ne propisuje kaznu
}
source-reading = { $reading ->
    [last-before-dead-hand] igrač pre mrtve ruke licitira poslednji
    [lapsed-call] poziv kome se niko ne pridruži otpada, a igra se najviša druga licitacija, makar je licitant u međuvremenu rekao dalje
    [join-keeps-level] pridruživanje zadržava visinu poziva dok je to važeća licitacija; inače podiže licitaciju para na najnižu boju iznad važeće, ili na navedenu visinu
    [end-of-auction] strana čija licitacija važi ne mora da kaže dalje; ako niko ne licitira, isti delilac deli ponovo
    [last-word] pobednički par može još i jedno i drugo dok se ne upiše karta ili ishod
    [shared-rank] jednaki zbirovi dele mesto
    [tie-at-the-end] ako su najbolji zbirovi jednaki, igra se još jedno deljenje
    [spoilt-run] niz sa licitacijom 0 ne donosi ništa, ali se završava tamo gde bi doneo
    [runs-past-dead-hand] deljenje u mrtvoj ruci niti produžava niz niti ga prekida
   *[zero-before-extras] zbir se meri pre dodatnih deljenja
}
source-reading-no-trump-highest = bez aduta je više nego {$suit}
source-reading-every-suit = bilo koja boja
source-reading-trick-fewer = igra se {$tricks} ({$bids}), bez obzira na to da li neko odbaci kartu
source-reading-dead-hand-counts = mrtva ruka se računa kao igrač za {$schemes}
