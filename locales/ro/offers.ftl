offer-top-by-players = runda cea mai mare, cel mult {$most_cards} la {$fewest_players} jucători și {$least_cards} la {$most_players}
offer-setting = { $setting ->
    [premium] punctele pentru o licitație reușită, fără cele pentru levate
    [spades-double] dacă o rundă cu atu pică se punctează dublu
    [promotions] ce serii de runde aduc bonus
    [no-zero] dacă o serie câștigătoare în care s-a licitat 0 nu aduce nimic; cere un bonus în vigoare
    [zero-finish] dacă un total de exact 0 după ultima rundă câștigă
    [forehead] ce runde de o carte se joacă la frunte, unde fiecare vede toate cărțile, mai puțin pe a sa
    [rotation] cine împarte după o împărțire în afara rândului: cel căruia îi vine rândul după program sau următorul după acel împărțitor
    [top] runda cea mai mare
    [step] cu câte cărți cresc și scad rundele, pornind de la cea mai mică
    [bottom] runda cea mai mică; cele mai mici decât ea nu se joacă
    [hook] dacă se aplică regula sumei, sau de la câte cărți
    [end] punctele care încheie partida
    [trumps] ordinea atuurilor între anunțuri egale
    [overtricks] dacă un solo se plătește pentru fiecare levată peste țintă, sau numai pentru cele din listă
    [trou-all] ce plătește un trou pentru toate cele treisprezece levate
    [join] cine poate susține o cerere: cine nu a vorbit sau așteaptă, ori oricine nu a spus pas
    [trou-rank] dacă trou are rangul din lista de puncte sau cel al punctelor sale
    [miss] dacă prea multe levate costă cât prea puține, sau nimic
    [ties] ce departajează totalurile egale, pe rând
   *[match] dacă într-un meci se adună rundele câștigate, sau levatele
}
offer-promotion-length = lungimea unei serii pentru bonusul {$promotion}; îl și activează
offer-promotion-points = bonusul pentru o serie la {$promotion}; îl și activează
offer-match-end = dacă într-un meci se adună rundele câștigate, sau levatele, caz în care se încheie la {$tricks}
offer-other-scores = În vigoare; de ales: { $scores ->
    [one] {$scores} mod
    [few] {$scores} moduri
   *[other] {$scores} de moduri
} de punctare.
offer-choices-caption = Ce se poate alege
offer-no-laws = Fără legi; decide masa.
