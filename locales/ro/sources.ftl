source-table-ruling = Decizia mesei
source-house-rules = Regulile casei
source-our-reading = interpretarea noastră
source-own-page = {$game}, { $id ->
    [oh-hell] cum îl ține Hoyle
   *[other] cum se joacă de obicei
}
source-reason = { $reading ->
    [first-dealer] documentul nu spune cine împarte
    [last-before-dead-hand] o mână moartă nu poate licita
    [end-of-auction] nimeni nu trebuie să liciteze peste propria licitație, și nu s-a jucat nicio rundă
    [last-word] până atunci nu s-a jucat nimic
    [lapsed-call] o cerere este un anunț pentru doi și fără partener nu bate nimic
    [join-keeps-level] a susține înseamnă a accepta un anunț, nu a licita peste el
    [no-trump-highest] documentul ierarhizează numai culorile
    [trick-fewer] cine aruncă o carte nu mai are ce juca într-o levată în plus
    [match-length] documentul nu spune cât ține un meci
    [tie-at-the-end] nu se spune nimic despre o egalitate la sfârșit
    [shared-rank] nu se spune nimic despre totaluri egale
    [spoilt-run] se refuză bonusul, nu seria
    [dead-hand-counts] se numără jucătorii, nu mâinile
    [runs-past-dead-hand] o mână moartă nici nu reușește, nici nu ratează
    [zero-before-extras] rundele suplimentare nu țin de program
    [ace-high] documentul vorbește de cartea cea mai mare fără s-o numească
    [highest-ranks] documentul dă numai numărul de cărți
    [larger-tables] documentul nu spune cum se schimbă rundele cu mai mulți jucători
    [dead-hand-deals] documentul numără jucătorii, iar astfel fiecare stă o dată pe margine în fiecare șir
    [needs-joiner] cine a licitat sau a spus pas nu mai poate susține
    [who-may-join] susținerea ar arunca propriul anunț
    [opening-may-rise] a fost anunțat în primul tur
    [trou-place] documentul trimite la lista lui de anunțuri
    [highest-wins] documentul nu spune al cui total câștigă
    [bonuses-undoubled] documentul dublează punctele rundei
    [new-run] documentul nu spune ce urmează după o serie plătită
    [shared-zero] documentul vorbește de punctele de după ultima rundă și de un singur jucător
    [forehead-deals] atâtea runde de o carte stau împreună
    [extra-deals] rundele suplimentare nu țin de program, iar impuse sunt numai licitațiile de 0
    [either-miss] documentul spune „underbid” și pentru prea puține levate, și pentru prea multe
    [row-ends] rândul de puncte se oprește acolo
    [flat-loss] rândul are un singur număr, fără puncte de suspensie
    [trou-thirteen] rândul are un singur număr
    [tied-deal] nu se spune nimic despre levate egale
   *[no-penalties] documentul nu prevede o penalizare
}
source-reading = { $reading ->
    [last-before-dead-hand] ultimul licitează jucătorul dinaintea mâinii moarte
    [lapsed-call] un anunț pe care nu îl susține nimeni cade și se joacă cel mai mare dintre celelalte, chiar dacă între timp cine l-a făcut a spus pas
    [join-keeps-level] susținerea păstrează nivelul cererii cât timp aceasta este anunțul în vigoare; altfel ridică anunțul perechii la cel mai mic nivel peste anunțul în vigoare sau la nivelul numit
    [end-of-auction] partea cu anunțul în vigoare nu trebuie să spună pas; dacă nu licitează nimeni, împarte din nou același jucător
    [last-word] perechea câștigătoare mai poate urca sau se mai poate desprinde până se notează o carte sau rezultatul
    [shared-rank] totalurile egale împart locul
    [tie-at-the-end] dacă cele mai bune totaluri sunt egale, se mai joacă o rundă
    [spoilt-run] cu no-zero, o serie cu o licitație de 0 nu aduce nimic, dar se încheie acolo unde ar fi adus
    [runs-past-dead-hand] o rundă ca mână moartă nici nu lungește o serie, nici nu o încheie
    [ace-high] asul este cartea cea mai mare, iar doiul cea mai mică
    [needs-joiner] numai un jucător care nu a vorbit încă sau care așteaptă mai poate susține
    [who-may-join] poate susține numai cine nu a vorbit încă sau așteaptă
    [opening-may-rise] cine a deschis cu un anunț din primul tur îl poate urca mai târziu la unul mai mare dintre acestea
    [trou-place] trou are rangul din lista de puncte, nu cel al punctelor sale
    [highest-wins] câștigă totalul cel mai mare
    [bonuses-undoubled] bonusurile nu se dublează
    [new-run] după o serie completă, reușită sau ratată, începe una nouă
    [shared-zero] bonusurile intră în totalul de 0, iar victoria poate fi împărțită
    [forehead-deals] la fiecare capăt sunt atâtea runde cu cartea pe frunte câți jucători sunt
    [extra-deals] unde jucătorii licitează singuri se aplică regula sumei, iar în aceste runde nu se acordă bonusuri
    [either-miss] prea multe levate costă cât prea puține
    [row-ends] levatele de după capătul rândului nu mai aduc nimic
    [trou-thirteen] în trou toate cele treisprezece levate nu aduc mai mult decât nouă
    [tied-deal] o rundă cu levate egale nu are câștigător
   *[zero-before-extras] totalul se judecă înainte de rundele suplimentare
}
source-reading-highest-ranks = în pachet rămân cele mai mari cărți din fiecare culoare: {$ranks}
source-reading-larger-tables = cu mai mulți jucători runda cea mai mare este tot ce permite pachetul, iar rundele de o carte sunt câți jucători sunt: {$deals}
source-reading-dead-hand-deals = rundele repetate pentru fiecare jucător numără și mâna moartă: {$deals}
source-reading-flat-loss = {$bids} costă la fel oricâte levate ar lipsi
source-reading-no-trump-highest = fără atu este peste {$suit}
source-reading-every-suit = orice culoare
source-reading-trick-fewer = {$tricks} se joacă la {$bids}, indiferent dacă aruncă cineva sau nu
source-reading-dead-hand-counts = mâna moartă se numără printre jucători la {$schemes}
