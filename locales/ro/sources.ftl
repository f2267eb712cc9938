source-table-ruling = Decizia mesei
source-house-rules = Regulile casei
source-our-reading = interpretarea noastră
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
   *[no-penalties] documentul nu prevede o penalizare
}
source-reading = { $reading ->
    [last-before-dead-hand] ultimul licitează jucătorul dinaintea mâinii moarte
    [lapsed-call] un anunț pe care nu îl susține nimeni cade și se joacă cel mai mare dintre celelalte, chiar dacă între timp cine l-a făcut a spus pas
    [join-keeps-level] susținerea păstrează nivelul cererii cât timp aceasta este anunțul în vigoare; altfel ridică anunțul perechii la cel mai mic nivel peste anunțul în vigoare sau la nivelul numit
    [end-of-auction] partea cu anunțul în vigoare nu trebuie să spună pas; dacă nu licitează nimeni, împarte din nou același jucător
    [last-word] perechea câștigătoare mai poate face oricare dintre ele până se notează o carte sau rezultatul
    [shared-rank] totalurile egale împart locul
    [tie-at-the-end] dacă cele mai bune totaluri sunt egale, se mai joacă o rundă
    [spoilt-run] o serie cu o licitație de 0 nu aduce nimic, dar se încheie acolo unde ar fi adus
    [runs-past-dead-hand] o rundă ca mână moartă nici nu lungește o serie, nici nu o încheie
   *[zero-before-extras] totalul se judecă înainte de rundele suplimentare
}
source-reading-no-trump-highest = fără atu este peste {$suit}
source-reading-every-suit = orice culoare
source-reading-trick-fewer = {$tricks} se joacă la {$bids}, indiferent dacă aruncă cineva sau nu
source-reading-dead-hand-counts = mâna moartă se numără printre jucători la {$schemes}
