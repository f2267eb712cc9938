source-table-ruling = Odluka stola
source-house-rules = Kućna pravila
source-our-reading = naše tumačenje
source-own-page = {$game}, { $id ->
    [oh-hell] kako ga vodi Hoyle
   *[other] kako se obično igra
}
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
    [ace-high] dokument govori o najjačoj karti, a ne imenuje je
    [highest-ranks] dokument navodi samo broj karata
    [larger-tables] dokument ne kaže kako se deljenja menjaju sa više igrača
    [dead-hand-deals] dokument broji igrače, i tako svako po jednom preskače u svakom nizu
    [needs-joiner] ko je licitirao ili rekao dalje ne može da se pridruži
    [who-may-join] pridruživanjem bi se odbacila ranija licitacija
    [opening-may-rise] najavljeno je prvi put kad je igrač bio na redu
    [trou-place] dokument upućuje na svoj spisak licitacija
    [highest-wins] dokument ne kaže čiji zbir pobeđuje
    [bonuses-undoubled] dokument udvostručuje poene deljenja
    [new-run] dokument ne kaže šta sledi posle isplaćenog niza
    [shared-zero] dokument govori o poenima posle poslednjeg deljenja, i o jednom igraču
    [forehead-deals] toliko deljenja sa jednom kartom stoji zajedno
    [extra-deals] dodatna deljenja nisu deo rasporeda, a nametnute su samo licitacije 0
    [either-miss] dokument kaže „{"underbid"}“ i za premalo i za previše štihova
    [row-ends] tu se niz poena završava
    [flat-loss] njegov red ima jedan broj, bez tri tačke
    [trou-thirteen] njegov red ima samo jedan broj
    [tied-deal] ništa se ne kaže o jednakom broju štihova
   *[no-penalties] dokument ne propisuje kaznu
}
source-reading = { $reading ->
    [last-before-dead-hand] igrač pre mrtve ruke licitira poslednji
    [lapsed-call] poziv kome se niko ne pridruži otpada, a igra se najviša druga licitacija, makar je licitant u međuvremenu rekao dalje
    [join-keeps-level] pridruživanje zadržava visinu poziva dok je to važeća licitacija; inače podiže licitaciju para na najnižu boju iznad važeće, ili na navedenu visinu
    [end-of-auction] strana čija licitacija važi ne mora da kaže dalje; ako niko ne licitira, isti delilac deli ponovo
    [last-word] pobednički par još može da podigne ili da se odvoji dok se ne upiše karta ili ishod
    [shared-rank] jednaki zbirovi dele mesto
    [tie-at-the-end] ako su najbolji zbirovi jednaki, igra se još jedno deljenje
    [spoilt-run] uz {"no-zero"} niz sa licitacijom 0 ne donosi ništa, ali se završava tamo gde bi doneo
    [runs-past-dead-hand] deljenje u mrtvoj ruci niti produžava niz niti ga prekida
    [ace-high] as je najjača karta, a dvojka najslabija
    [needs-joiner] još može da se pridruži samo igrač koji nije govorio ili koji čeka
    [who-may-join] pridružiti se može samo ko nije govorio ili ko čeka
    [opening-may-rise] ko počne licitacijom prvog kruga, kasnije može da je podigne na višu takvu
    [trou-place] trou ima mesto koje mu daje spisak poena, a ne po svojim poenima
    [highest-wins] pobeđuje najveći zbir
    [bonuses-undoubled] premije se ne udvostručuju
    [new-run] posle punog niza, ispunjenog ili promašenog, počinje novi
    [shared-zero] premije ulaze u zbir 0, a pobeda se može deliti
    [forehead-deals] na svakom kraju deljenja sa kartom na čelu ima onoliko koliko je igrača
    [extra-deals] gde igrači sami licitiraju zabrana zbira važi, a premija u ovim deljenjima nema
    [either-miss] previše štihova košta koliko i premalo
    [row-ends] štihovi posle kraja niza ne donose ništa više
    [trou-thirteen] svih trinaest štihova u trou ne donosi više od devet
    [tied-deal] deljenje sa jednakim brojem štihova nema pobednika
   *[zero-before-extras] zbir se meri pre dodatnih deljenja
}
source-reading-highest-ranks = u špilu ostaju najjače karte svake boje: {$ranks}
source-reading-larger-tables = sa više igrača najveće deljenje je sve što špil daje, a deljenja sa jednom kartom ima koliko i igrača: {$deals}
source-reading-dead-hand-deals = deljenja koja se ponavljaju za svakog igrača broje i mrtvu ruku: {$deals}
source-reading-flat-loss = {$bids} košta isto ma koliko štihova nedostajalo
source-reading-no-trump-highest = sans je više nego {$suit}
source-reading-every-suit = bilo koja boja
source-reading-trick-fewer = igra se {$tricks} ({$bids}), bez obzira na to da li neko odbaci kartu
source-reading-dead-hand-counts = mrtva ruka se računa kao igrač za {$schemes}
