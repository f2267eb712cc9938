bid-range-most-or-cards = {$most}, sau numărul de cărți împărțite fiecăruia, dacă este mai mic
bid-range-cards = numărul de cărți împărțite fiecăruia
bid-made-at-least = Este reușită dacă se fac atâtea levate sau mai multe.
bid-named-by-word = {$word} înseamnă licitația {$bid}.
bid-range = O licitație este un număr de levate: cel puțin {$least}, cel mult {$most}.
bid-hook-always = Ultima licitație nu poate aduce suma la numărul de cărți împărțite fiecăruia.
bid-redeal-below = Dacă suma lor este sub {$sum}, împarte din nou același jucător.
bid-hook-from-cards = În rundele de la { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} în sus, ultima licitație nu poate aduce suma la numărul de cărți împărțite fiecăruia.
bid-hook-over = Ultima licitație trebuie să ducă suma peste numărul de cărți împărțite fiecăruia, dacă este posibil.
bid-hook-never = Suma licitațiilor poate fi oricât.
bid-hook-lapses = O licitație care este singura între aceste limite este permisă chiar și împotriva regulii sumei.
bid-refusal-hook-over = suma licitațiilor trebuie să depășească {$cards}, numărul de cărți împărțite
bid-refusal-hook = suma licitațiilor ar fi {$cards}, numărul de cărți împărțite
bid-legal-hook-lapsed = nicio licitație nu respectă regula sumei, deci regula nu se aplică
bid-legal-sum-over = suma licitațiilor devine {$sum}, peste {$cards}, numărul de cărți împărțite
bid-legal-sum-differs = suma licitațiilor devine {$sum}, nu {$cards}, numărul de cărți împărțite
bid-legal-sum-allowed = în această rundă suma licitațiilor poate fi {$cards}, numărul de cărți împărțite fiecăruia
bid-legal-only-one = este singura licitație permisă
bid-legal-range = este permisă orice licitație de la {$least} la {$most}
bid-legal = {$player} poate licita {$bid}: {$reason}.
bid-refusal-impossible = {$player} nu poate licita { $size ->
    [negative] sub 0 levate.
    [huge] atât: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
   *[number] {$bid}: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
}
bid-refusal-out-of-range = {$player} nu poate licita {$bid}: licitațiile merg de la {$least} la {$most}.
bid-refusal-hooked = {$player} nu poate licita {$bid}: {$reason}.
bid-refusal-given-twice = Pentru {$player} sunt date două licitații.
bid-refusal-final = {$player} a licitat deja {$earlier} în această rundă, iar o licitație este definitivă.
bid-refusal-out-of-turn = La rând la licitat este {$next_player}, nu {$player}.
bid-refusal-more-than-players = Prea multe licitații: în această rundă licitează { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}.
bid-refusal-more-than-due = Prea multe licitații: au rămas de licitat {$players}.
bid-refusal-all-have-bid = Nu a rămas nimeni de licitat: au licitat toți ({$players}).
tricks-refusal-bids-missing = Licitarea nu s-a încheiat: la rând este {$next_player}.
bid-refusal-forced-zero = În această rundă nu se licitează: toate licitațiile sunt 0.
bid-refusal-no-bidding = La {$title} nu se licitează.
bid-refusal-auction-instead = La {$title} se licitează prin anunțuri, nu prin numere de levate.
bid-remedy-one-each = Dați câte o licitație pentru fiecare jucător.
bid-remedy-at-most = Dați cel mult {$bids}.
