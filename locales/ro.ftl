### The messages of Hoyle in Romanian.

## counts

count_lines = { $number ->
    [one] {$number} rând
    [few] {$number} rânduri
   *[other] {$number} de rânduri
}
count_cards = { $number ->
    [one] {$number} carte
    [few] {$number} cărți
   *[other] {$number} de cărți
}
count_players = { $number ->
    [one] {$number} jucător
    [few] {$number} jucători
   *[other] {$number} de jucători
}
count_cells = { $number ->
    [one] {$number} căsuță
    [few] {$number} căsuțe
   *[other] {$number} de căsuțe
}
count_tricks = { $number ->
    [one] {$number} levată
    [few] {$number} levate
   *[other] {$number} de levate
}
count_deals = { $number ->
    [one] {$number} rundă
    [few] {$number} runde
   *[other] {$number} de runde
}
count_points = { $number ->
    [one] {$number} punct
    [few] {$number} puncte
   *[other] {$number} de puncte
}
count_entries = { $number ->
    [one] {$number} înregistrare
    [few] {$number} înregistrări
   *[other] {$number} de înregistrări
}
count_games = { $number ->
    [one] {$number} partidă
    [few] {$number} partide
   *[other] {$number} de partide
}

## archive

line_is_blank = Rândul este gol.
line_is_longer_than_bytes = Rândul are peste {$it} de octeți.
line_is_not_game = Rândul nu este o partidă: {$error}.
game_has_either_rules_id_or = O partidă are fie `rules`, un identificator, fie `ruleset`, reguli complete.
dealer_is_none_of_players = Împărțitorul {$name} nu este printre jucători: {$names}.
columns_do_not_name_each_player = Coloanele nu numesc locul fiecărui jucător exact o dată.
deal = Runda {$what}: {$because}
each_player_is_dealt_not = Fiecare jucător primește {$dealt}, nu {$found}.
there_is_no_place_places_count = Nu există locul {$place}: locurile se numără de la 0 și sunt {$players}.
list_has_for = O listă are { $found ->
    [one] {$found} număr
    [few] {$found} numere
   *[other] {$found} de numere
} pentru {$players}.
between_deals_there_can_be_only = Între runde pot apărea numai `leave` și `swap`.
tricks_taken_are_not_those_of = Levatele notate nu se potrivesc cu cărțile jucate.
it_was_not_played_to_end = Nu a fost jucată până la capăt.

## auction

without_trump = {$id} fără atu
join_at = „susțin” ({$level})
that_bid = acest anunț
first_everyone_says_trou_exactly_three = întâi fiecare spune trou (exact trei ași) sau pass-trou
everyone_has_already_said_trou_or = toți au spus deja trou sau pass-trou
has_already_announced_three_aces = {$by} a anunțat deja trei ași
trou_is_announced_before_bidding_with = trou se anunță înainte de licitare, cu exact trei ași
only_first_to_speak_may_wait = numai cine vorbește primul poate aștepta, și numai în primul tur
only_higher_bids_are_allowed_after = după trou sunt permise numai anunțuri mai mari
under_these_rules_nobody_waits = cu aceste reguli nu așteaptă nimeni
after_waiting_player_may_only_join = după ce așteaptă, un jucător mai poate doar să susțină o cerere sau să spună pas
after_pass_player_may_only_join = după pas, un jucător mai poate doar să susțină o cerere
there_is_no_suit_call_that = nu există nicio cerere pe care acest jucător să o poată susține
after_joining_player_may_only_raise = după ce susține, un jucător mai poate doar să urce în {$suit} sau să spună pas
only_joiner_may_raise_first_caller = numai cine a susținut poate urca; cine a făcut cererea mai poate licita doar fără partener
nobody_is_left_who_could_join = nu a mai rămas nimeni care să poată susține o cerere
that_bid_is_only_possible_in = acest anunț se poate face numai în primul tur al jucătorului
there_is_no_such_bid = nu există un astfel de anunț
it_does_not_rank_above = nu este peste {$standing}
auction_is_over = licitarea s-a încheiat
needs_suit_as_trump_such_as = {$bid} cere o culoare ca atu, de exemplu {$bid}:hearts
is_played_without_trump_and_names = {$bid} se joacă fără atu, deci fără culoare
is_played_in_suit_turned_up = {$bid} se joacă în culoarea întoarsă, care nu este notată: indicați-o, de exemplu {$bid}:hearts
needs_suit_or_none_as_in = {$bid} cere o culoare sau none, de exemplu {$bid}:none
trou_announced = {$by} a anunțat trou: cine are al patrulea as este partenerul, numește atuul și iese.
nobody_joined_so_it_lapses = Nimeni nu susține {$call}, deci cade. {$source}
all_thirteen_tricks = toate cele treisprezece levate
at_least = cel puțin { $least ->
    [one] {$least} levată
    [few] {$least} levate
   *[other] {$least} de levate
}
no_tricks = nicio levată
exactly_one_trick = exact o levată
exactly_tricks = exact {$just} levate
each_player_may_discard_card_before = Fiecare poate arunca o carte înainte de prima levată. {$fewer}
leads = Iese {$leader}.
must_take = { $each ->
    [true] {$players}: fiecare are de făcut {$target}.
   *[false] {$players}: de făcut {$target}.
}
may_still_bid_text = Mai poate licita: {$who}.
first_to_speak_may_wait_and = Cine vorbește primul poate aștepta, iar apoi poate doar să susțină o cerere sau să spună pas.
if_first_to_speak_passes_that = Dacă cine vorbește primul spune pas, mai poate doar să susțină mai târziu o cerere.
suit_call_needs_player_who_may = O cerere are nevoie de un jucător care o mai poate susține: unul care nu a vorbit încă sau care așteaptă.
suit_call_needs_player_who_may_2 = O cerere are nevoie de un jucător care o mai poate susține: unul care nu a vorbit încă sau primul la rând, dacă a spus doar pas.
after_join_only_joiner_may_raise = După susținere numai cine a susținut poate urca. Dacă acesta spune pas, cine a făcut cererea se poate desprinde cu un solo mai mare.
bid_of_pair_stands_if_nobody = Anunțul unei perechi rămâne valabil. Dacă nimeni nu susține o cerere, cine a făcut-o poate licita mai sus, fără partener, după ce toți ceilalți au spus pas.
each_bid_must_rank_above_standing = Fiecare anunț trebuie să fie peste cel în vigoare. De la cel mai mic: {$bids}.
trump_makes_no_bid_higher_than = {$bids} Atuul nu face un anunț mai mare decât altul.
between_bids_of_equal_rank_trump = {$bids} Între anunțuri egale decide atuul, de la cel mai mic: {$trumps}.
only_in_player_s_first_turn = Numai în primul tur al jucătorului: {$id}. Cine a deschis așa poate urca mai târziu la unul mai mare.
tricks_needed = Levate necesare: {$targets}.
contract_side_of_two = {$declarers} cu {$partner}
contract_side_each_alone = {$declarers}, fiecare pe cont propriu
call_refused = { $is_bid ->
    [true] {$player} nu poate anunța {$call}: {$why}.
   *[false] {$player} nu poate spune {$call}: {$why}.
}
# drops: $several
hands_are_played_open = După a doua levată joacă cu cărțile pe masă: {$declarers}.
last_word_of_both = {$partner} mai poate urca, sau {$caller} se mai poate desprinde cu un solo mai mare.
last_word_of_partner = {$partner} mai poate urca.
last_word_of_caller = {$caller} se mai poate desprinde cu un solo mai mare.
who_joins_if_first_waits = Un jucător care nu a vorbit încă sau care așteaptă poate susține o cerere{ $with_card ->
    [true] {" "}cu o carte de culoarea respectivă
   *[false] {""}
}.
who_joins_if_first_may_join_late = Un jucător care nu a vorbit încă, sau primul la rând chiar și după pas, poate susține o cerere{ $with_card ->
    [true] {" "}cu o carte de culoarea respectivă
   *[false] {""}
}.
bids_played_by_two = În doi: {$bids}.
bids_played_alone = Fără partener: {$bids}.
bids_played_by_partners = Declarantul cu un partener: {$bids}.
bids_played_by_several = De mai mulți în aceeași rundă, fiecare pe cont propriu: {$bids}.
bids_with_suit_turned_up = Cu culoarea întoarsă ca atu: {$bids}.
bids_without_trump = Fără atu: {$bids}.
bids_with_trump_or_without = Cu o culoare ca atu sau fără: {$bids}.
bids_with_discard = Înainte de prima levată fiecare poate arunca o carte la {$bids}.
bids_with_open_hand = După a doua levată cărțile declarantului se pun pe masă la {$bids}.
bids_led_by_declarer = Declarantul iese la {$bids}.
bids_led_by_partner = Partenerul iese la {$bids}.
otherwise_dealers_neighbour_leads = Altfel iese jucătorul din stânga împărțitorului.
contract_text_by = {$bid} ({$players})
tricks_for_bids = {$target} la {$bids}
bid_with_trump = {$bid} în {$trump}

## audit

audit_tricks_title = Licitații și levate
audit_totals_title = Totaluri
audit_fits_title = Reguli potrivite
audit_others_title = Altele, după apropiere
audit_row_title = greșit la
audit_title = Verificare
audit_caption = Tabelul așa cum este scris. O săgeată duce de la ce este greșit la ce ar trebui să fie.
audit_other_slips = Și alte greșeli, la fel de multe, ar explica tabelul.
audit_tie = Mai multe seturi de reguli explică tabelul la fel de bine: din el nu se vede după care s-a jucat.
audit_winner_changes = Cu totalurile corecte, primul loc se schimbă.
audit_needs_rules = Din tabel nu se vede după ce reguli s-a jucat, deci nu poate deveni o partidă.
audit_not_kept = Un tabel cu atâtea greșeli nu poate deveni o partidă.
audit_no_rules = Niciun set de reguli în care se licitează levate nu este pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} cu aceste setări.
audit_uncertain = Levatele din runda {$row} nu sunt sigure, deci tabelul nu poate deveni o partidă.
sheet_place = {$file}:{$line}:{$column}
audit_nothing_fits = Niciun set de reguli nu explică tabelul cu cel mult șase greșeli.
audit_schedule_alone = Un program de runde ține de un set de reguli: indicați și regulile.
audit_any_rules = jocuri în care se licitează levate
audit_more = și încă {$number}
sheet_is_too_long_at_most = Tabelul este prea lung: se citesc cel mult {$it} kiloocteți și {$it_2} de rânduri.
this_is_not_score_sheet_expected = Acesta nu este un tabel de scor: se așteaptă un rând de numere pentru fiecare rundă.
sheet_does_not_name_its_players = Tabelul nu numește jucătorii: se așteaptă întâi un rând cu numele lor.
sheet_has_columns_for_not = Tabelul are coloane pentru { $players ->
    [one] {$players} jucător
    [few] {$players} jucători
   *[other] {$players} de jucători
}, nu {$names}.
expected_number_or_for_what_cannot = Se așteaptă un număr, sau ? pentru ce nu se poate citi, nu {$text}.
expected_trump_suit_none_or_its = Se așteaptă un atu: o culoare, none sau numărul de la preferans, nu {$text}.
expected_not_write_for_what_cannot = Se așteaptă {$cells}, nu {$found}: scrieți ? pentru ce nu se poate citi.
expected_cards_then_bid_and_total = Se așteaptă cărțile, apoi o licitație și un total pentru fiecare dintre cei { $players ->
    [one] {$players} jucător
    [few] {$players} jucători
   *[other] {$players} de jucători
}; un rând are { $found ->
    [one] {$found} căsuță
    [few] {$found} căsuțe
   *[other] {$found} de căsuțe
}. Dacă sunt altele, puneți titluri coloanelor.
expected_player_s_name_before_or = Înainte de {$text} se așteaptă numele unui jucător sau un titlu cunoscut.
column_appears_twice = Coloana {$text} apare de două ori.
nobody_bids_number_of_tricks_there = acolo nu se licitează levate
partners_share_score_there = acolo partenerii au punctaj comun
more_is_counted_there_than_tricks = acolo nu se numără doar levatele
several_games_are_played_there_each = acolo se joacă mai multe partide, fiecare de la zero
sheets_of_cannot_be_audited = Tabelele de {$title} nu se pot verifica: {$why}.
rules_with_score = regulile „{$title}” cu punctajul {$id}
rules_of = regulile „{$title}”
sheet_is_right_by = Tabelul este corect după {$by}.
by_2 = { $slips ->
    [one] {$slips} greșeală
    [few] {$slips} greșeli
   *[other] {$slips} de greșeli
} după {$by}:
more_than_slips_by_first_deal = Peste {$it} greșeli după {$by}. Prima rundă care nu poate fi corectă este {$row}.
too_little_can_be_read_up = Până la runda {$row} se poate citi prea puțin ca să se poată spune ce s-a întâmplat, după {$by}.
was_swapped_with_of = {$place}: {$says} s-a inversat cu {$other} de la {$with}.
nothing_written = nimic
should_be = {$says} ar trebui să fie {$should}
should_be_because = {$says} ar trebui să fie {$should}: {$because}
slip_because = {$says}: {$because}
should_be_by_schedule = {$says} ar trebui să fie {$should} după program
from_here_on_too_many = de aici încolo cu {$off} prea mult
from_here_on_too_few = de aici încolo cu {$off} prea puțin
next_total_is_right_again = totalul următor este din nou corect
two_digits_are_swapped = două cifre sunt inversate
sign_is_wrong = semnul este greșit
bonus_for_run_is_wrong = bonusul pentru serie este greșit
makes_sum_that_hook_forbids = {$says} dă o sumă pe care regula sumei o interzice
hook_forbids_these_bids = regula sumei interzice aceste licitații
tricks_do_not_add_up = suma levatelor nu iese

## bidding

or_number_of_cards_dealt_to = {$most}, sau numărul de cărți împărțite fiecăruia, dacă este mai mic
number_of_cards_dealt_to_each = numărul de cărți împărțite fiecăruia
taking_that_many_tricks_or_more = Este reușită dacă se fac atâtea levate sau mai multe.
bids_text = {$word} înseamnă licitația {$bid}.
bid_is_number_of_tricks_from = O licitație este un număr de levate: cel puțin {$least}, cel mult {$most}.
hook_in_every_deal = Ultima licitație nu poate aduce suma la numărul de cărți împărțite fiecăruia{ $lapses ->
    [true] , decât dacă nu mai este permisă alta.
   *[false] {"."}
}
if_they_add_up_to_less = Dacă suma lor este sub {$least}, împarte din nou același jucător.
hook_in_deals_of_or_more = În rundele de la { $least ->
    [one] {$least} carte
    [few] {$least} cărți
   *[other] {$least} de cărți
} în sus, ultima licitație nu poate aduce suma la numărul de cărți împărțite fiecăruia{ $lapses ->
    [true] , decât dacă nu mai este permisă alta.
   *[false] {"."}
}
last_bid_has_to_make_bids = Ultima licitație trebuie să ducă suma peste numărul de cărți împărțite fiecăruia, dacă este posibil.
bids_may_add_up_to_any = Suma licitațiilor poate fi oricât.
bids_have_to_add_up_to = suma licitațiilor trebuie să depășească {$cards}, numărul de cărți împărțite
bids_would_add_up_to_number = suma licitațiilor ar fi {$cards}, numărul de cărți împărțite
no_bid_meets_hook_so_it = nicio licitație nu respectă regula sumei, deci regula nu se aplică
bids_then_add_up_to_more = suma licitațiilor devine {$sum}, peste {$cards}, numărul de cărți împărțite
bids_then_add_up_to_not = suma licitațiilor devine {$sum}, nu {$cards}, numărul de cărți împărțite
it_is_only_bid_open = este singura licitație permisă
any_bid_from_to_is_open = este permisă orice licitație de la {$start} la {$end}
may_bid = {$who} poate licita {$bid}: {$why}.

## chances

chances_leave_out = Nu se iau în calcul: rundele suplimentare neîncepute, rundele nule și deciziile ulterioare ale mesei.
this_game_has_no_last_deal = Această partidă nu are o ultimă rundă: ține până când o încheie punctele sau partidele câștigate. Șansele se calculează numai când numărul de runde este fix.
chances_cannot_be_worked_out_with = Șansele nu se pot calcula, pentru că în această partidă nu se numără doar levatele.
too_much_is_still_open_in = În această partidă sunt încă prea multe posibilități ca să se poată calcula șansele.
first_place_alone = Primul loc neîmpărțit
first_place_at_least_shared = Primul loc, fie și împărțit,
first_place = Primul loc
is_certain_for = {$what} este sigur pentru {$name}.
is_certain_for_can_gain_at = {$what} este sigur pentru {$name}: {$rival}, {$behind}, poate câștiga cel mult {$most}.
is_out_of_reach_for_with = {$what} nu mai poate fi atins pentru {$name}: {$behind}, cu cel mult {$most} de câștigat.
is_out_of_reach_for_nothing = {$what} nu mai poate fi atins pentru {$name}: nimic din rundele rămase nu mai duce la el.
is_open_for_too_much_can = {$what} este încă nedecis pentru {$name}: se pot întâmpla prea multe ca să se poată calcula.
ahead_of = cu {$points} peste {$of}
level_with = la egalitate cu {$of}
behind_text = cu {$points} sub {$of}
tricks_text = {$many} levate
with_tricks = { $number ->
    [one] {$number} levată
    [few] {$number} levate
   *[other] {$number} de levate
}
first_place_is_out_of_reach = {$name}: primul loc nu mai poate fi atins.
with_first_place_depends_on_others = {$name}: cu {$possible}, primul loc depinde de ceilalți.
first_place_is_certain_with_and = {$name}: primul loc este sigur cu {$certain}, altfel nu mai poate fi atins.
first_place_is_certain_with_with = {$name}: primul loc este sigur cu {$certain}; cu {$possible} depinde de ceilalți.
first_place_is_certain_for = Primul loc este sigur pentru {$certain}.
first_place_is_out_of_reach_2 = Primul loc nu mai poate fi atins pentru {$out}.
line_heading = O desfășurare a partidei prin care {$name} iese pe primul loc{ $alone ->
    [true] , neîmpărțit:
   *[false] {":"}
}
first_alone = I neîmpărțit
game_is_over = Partida s-a încheiat.
left_including_one_in_progress = { $deals ->
    [one] A rămas {$deals} rundă
    [few] Au rămas {$deals} runde
   *[other] Au rămas {$deals} de runde
}, inclusiv cea în curs.
heading_total = total
is_it_possible = { $verdict ->
    [certain] sigur
    [possible] posibil
    [impossible] imposibil
   *[open] nedecis
}
title_least = minim
title_greatest = maxim
title_first = locul I

## clause

rule_text = Regula {$clause}: {$says} {$source}
for_players = Pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}{ $bids ->
    [true] , fiecare pe cont propriu.
   *[false] {"."}
}
for_partners = Pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}. Cei așezați față în față sunt parteneri și au punctaj comun{ $bids ->
    [true] ; licitațiile lor se adună, la fel și levatele.
   *[false] {"."}
}
who_deals_and_then = Primul împărțitor se trage la sorți. { $bidding ->
    [none] Împărțirea și jocul trec apoi
    [auction] Împărțirea trece apoi
   *[numbers] Împărțirea, licitarea și jocul trec apoi
} spre { $side ->
    [left] stânga
   *[right] dreapta
} ({ $turn ->
    [clockwise] în sensul acelor de ceasornic
   *[other] în sens invers acelor de ceasornic
}).
everyone_bids_once_in_turn_player = Fiecare licitează o dată, pe rând; primul licitează jucătorul din { $side ->
    [left] stânga
   *[right] dreapta
} împărțitorului, iar ultimul împărțitorul.
bid_is_final = O licitație este definitivă.
table_holds_auction_by_itself_and = Licitarea se ține la masă și se notează numai contractul. Dacă toți spun pas, se împarte din nou.
player_on_dealer_s_speaks_first = Primul vorbește jucătorul din { $side ->
    [left] stânga
   *[right] dreapta
} împărțitorului. Pasul este definitiv; licitarea ține până când au spus toți pas. Dacă nu licitează nimeni, se împarte din nou.
player_with_exactly_three_aces_must = Cine are exact trei ași trebuie să anunțe trou înainte de licitare. Toți ceilalți spun pass-trou. După un trou pot licita numai ceilalți, și numai mai sus. Dacă nu licitează nimeni, cine are al patrulea as este partener, numește atuul și iese.
tricks_of_declaring_side_are_counted = Levatele părții declarante se compară cu contractul.
every_card_is_played_so_tricks = Se joacă toate cărțile, deci suma levatelor dintr-o rundă este numărul de cărți împărțite fiecăruia.
there_is_no_fixed_penalty_for = Nu există o penalizare fixă pentru renonsă, împărțire greșită sau altă abatere. Decide masa; notați decizia și motivul.
everyone_plays_in_every_deal = În fiecare rundă joacă toți.
with_players_dealer_sits_out_as = La { $dead ->
    [other] {$dead} de jucători
   *[few] {$dead} jucători
} împărțitorul stă pe margine, ca mână moartă: fără cărți, licitație, levate sau puncte în acea rundă.
tie_is_played_off = Dacă cele mai bune totaluri sunt egale, se mai joacă o rundă.
match_of_games = Fiecare partidă pornește de la zero și ține până când o parte ajunge la {$points}. Învinge prima parte cu { $games ->
    [one] {$games} partidă câștigată
    [few] {$games} partide câștigate
   *[other] {$games} de partide câștigate
}. Clasamentul se face după partidele câștigate, apoi după cea în curs.
match_of_games_that_end_high_or_low = Fiecare partidă pornește de la zero și ține până când o parte ajunge la {$points} sau la cel mult {$least}. Învinge prima parte cu { $games ->
    [one] {$games} partidă câștigată
    [few] {$games} partide câștigate
   *[other] {$games} de partide câștigate
}. Clasamentul se face după partidele câștigate, apoi după cea în curs.
game_ends_high = Partida se încheie după runda în care cineva ajunge la {$points}. { $lowest ->
    [true] Câștigă totalul cel mai mic.
   *[false] Câștigă totalul cel mai mare.
}
game_ends_high_or_low = Partida se încheie după runda în care cineva ajunge la {$points} sau la cel mult {$least}. { $lowest ->
    [true] Câștigă totalul cel mai mic.
   *[false] Câștigă totalul cel mai mare.
}
game_ends_low = Partida se încheie după runda în care cineva ajunge la cel mult {$least}. { $lowest ->
    [true] Câștigă totalul cel mai mic.
   *[false] Câștigă totalul cel mai mare.
}
game_ends_with_schedule = Partida se încheie cu ultima rundă din program. { $lowest ->
    [true] Câștigă totalul cel mai mic
   *[false] Câștigă totalul cel mai mare
}{ $ties ->
    [bids] ; la totaluri egale câștigă suma mai mare a licitațiilor reușite.
    [shared] ; totalurile egale împart locul.
   *[open] {"."}
}
with_as_trump_points_of_deal = Cu {$suit} ca atu, punctele rundei se dublează, dar nu și bonusurile. Regula este valabilă pentru un atu întors sau tras la sorți, nu pentru un ciclu fix.
no_trump_doubles_points_of_deal = Niciun atu nu dublează punctele rundei. O masă poate alege asta pentru pică, fără bonusuri, dar numai unde atuul este întors sau tras la sorți, nu într-un ciclu fix.
one_card_deals_do_not_count = Rundele de o carte nu se numără.
one_card_deal_ends_every_run = O rundă de o carte încheie orice serie.
run_of_missed_deals_costs_as = O serie de runde ratate costă tot atât, iar după oricare dintre ele începe o serie nouă.
no_bonus_is_paid_for_run = Pentru o serie nu se acordă bonus.
no_bonus_unless_table_chooses = Pentru o serie nu se acordă bonus, decât dacă masa alege unul: {$schemes}.
winning_run_that_contains_bid_of = O serie câștigătoare în care s-a licitat 0 nu aduce nimic.
points_for_deals_in_row = {$points} pentru { $deals ->
    [one] {$deals} rundă reușită
    [few] {$deals} runde reușite
   *[other] {$deals} de runde reușite
} la rând ({$id})
points_for_deals_like_players = {$points} pentru atâtea runde reușite la rând câți jucători sunt ({$id})
points_for_more_deals_than_players = {$points} pentru runde reușite la rând, cu {$more} mai multe decât jucătorii ({$id})
total_of_exactly_0_after_last = Un total de exact 0 după ultima rundă din program, cu tot cu bonusuri, câștigă; dacă îl au mai mulți, împart victoria.
total_of_0_does_not_win = Un total de 0 nu câștigă, decât dacă masa alege asta.
no_zero_finish_with = Finalul la zero nu se poate combina cu {$refused}.
table_may_agree_to_play_one = Masa poate conveni ca rundele de o carte să se joace cu cartea la frunte: fiecare vede toate cărțile, mai puțin pe a sa.
one_card_deals_on_forehead = { $held ->
    [all] Toate rundele de o carte
    [last] Ultimele runde de o carte, câte una de fiecare jucător,
   *[first_and_last] Primele și ultimele runde de o carte, câte una de fiecare jucător la fiecare capăt,
} se joacă la frunte: fiecare vede toate cărțile, mai puțin pe a sa.

## command_line

invalid_expected = Valoare greșită pentru {$argument}, {$value}: se așteaptă {$valid}.{$near}
this_command = Această comandă
needs_text = {$command} cere {$arguments}.
expected_number_such_as_3_or = se așteaptă un număr ca 3, sau {$words}
there_is_no_option_here = Nu există aici opțiunea {$typed}.{$near}
there_is_no_command = Nu există comanda {$typed}.{$near}
invalid = Valoare greșită pentru {$argument}, {$value}: {$why}.
no_value = {$option} cere după ea o valoare.
no_value_taken = {$option} nu primește valoare.
unexpected_word = Cuvânt neașteptat {$typed}.
needs_one_of_these = {$command} cere una dintre acestea: {$valid}.
given_twice = {$argument} se poate da o singură dată.
cannot_be_given_together_with = {$one} nu se poate da împreună cu {$others}.
bad_command_line = Această linie de comandă nu se poate înțelege.
not_utf8 = Un cuvânt din această linie de comandă nu este UTF-8 valid.

## contracts

challenger = parte declarantă
opponent = parte adversă
opponent_of_made_contract = parte adversă la un contract reușit
all_tricks = {$who}: toate levatele
each_trick = fiecare levată { $which ->
    [over] în plus
   *[short] în minus
} {$points}
each_trick_of_some = fiecare levată { $which ->
    [over] în plus
   *[short] în minus
} {$points} (cel mult {$most})
all_tricks_2 = toate levatele {$points}
each_opponent_then = fiecare adversar atunci {$points}
each_opponent_of_won_one = fiecare adversar al unui contract câștigat {$points}
settled_with_each_of_others = se decontează cu fiecare dintre ceilalți
each_loser_pays_one_winner = fiecare dintre cei care pierd plătește unuia dintre cei care câștigă
won_lost = {$id}: câștigat {$won}; pierdut {$lost}
made_with = reușit cu { $took ->
    [one] {$took} levată
    [few] {$took} levate
   *[other] {$took} de levate
}
failed_with = ratat cu { $took ->
    [one] {$took} levată
    [few] {$took} levate
   *[other] {$took} de levate
}
short = { $took ->
    [one] {$took} levată
    [few] {$took} levate
   *[other] {$took} de levate
} lipsă
by_3 = {$id} ({$by}), {$why}: {$sum}
points_for = Puncte pentru {$bid}

## count_rule

nothing_besides_tricks = Nimic în afară de levate.
nothing_besides_tricks_unless_table_chooses = Nimic în afară de levate, decât dacă masa alege: {$could}
nothing_if_bid_is_missed = Nimic dacă licitația este ratată.
recorded_in_each_deal = Se notează în fiecare rundă.
every_of_side_are_worth_rest = {$title}: fiecare {$every} ale unei părți valorează {$points}, iar restul se reportează.
each_2 = {$points} fiecare
for_text = { $points ->
    [one] {$points} punct
    [few] {$points} puncte
   *[other] {$points} de puncte
} pentru {$number}
at_most_in_deal = cel mult {$most} într-o rundă
no_more_than_player_has_tricks = cel mult câte levate are jucătorul
only_side_that_needs_or_more = Le punctează numai o parte căreia îi mai lipsesc cel puțin {$by} până la încheierea partidei, și nimeni dacă levatele au încheiat-o deja.
carried_over = {$title}: {$had} + {$number} = {$all}: {$times} × {$points} = {$points_2}, rest reportat {$left}
bid_was_missed_0 = {$title}: {$number}: licitație ratată: 0
none_score_for_side_that_needs = nu se punctează pentru o parte căreia îi lipsesc mai puțin de { $by ->
    [one] {$by} punct
    [few] {$by} puncte
   *[other] {$by} de puncte
}
tricks_ended_game_before_them = levatele au încheiat partida înaintea lor
counted_so_far = Numărat până acum: {$each}
follow_from_tricks_taken_and_are = {$id}: rezultă din levatele făcute și nu se notează.
this_game = Această partidă
has_nothing_to_count_besides_tricks = {$title}, cum se joacă la această masă, nu are de numărat nimic în afară de levate.
can_have_0_to_in_this = {$seat} poate avea între 0 și {$most} {$id} în această rundă.
that_would_make_in_this_deal = Ar fi {$sum} {$id} în această rundă, unde pot fi cel mult {$most}.
two_numbers_are_given_for = Pentru {$seat} sunt date două numere.
of_are_already_recorded = Pentru {$seat} este deja notat {$id}: {$earlier}.
cannot_have_taken_count_of_is = {$seat} nu poate avea {$tricks}: la {$id} numărul este {$number}, și fiecare înseamnă o levată.
by_recorded_cards_of_cannot_be = După cărțile notate, {$id} pentru {$seat} nu poate fi {$number}. Decide levata {$trick}, luată de {$taken_by}.
deal_is_over_are_recorded_before = Runda {$what} s-a încheiat: {$id} se notează înaintea levatelor.
give_one_number_for_each_player = Dați câte un număr pentru fiecare jucător.
count_again = Numărați din nou.
choose = Alegeți {$known}.

## due

rules_and_game = {$rules}, partida {$id}
leader_is = iese {$name}
bid_against_cards = licitate {$bid} la { $cards ->
    [one] {$cards} levată
    [few] {$cards} levate
   *[other] {$cards} de levate
}
listed_open = Permis: {$open}
extra_deal_text = Runda suplimentară {$mark}
deal_of = Runda {$number} din {$deals}
deal_4 = Runda {$number}
every_bid_0 = toate licitațiile 0
bid_before_cards_are_dealt = se licitează înainte de împărțire
held_on_forehead_nobody_looks_at = la frunte: nimeni nu se uită la cartea sa
deal_is_dealt_by = împarte {$dealer}{ $dead ->
    [true] {" "}(mână moartă)
   *[false] {""}
}
trump_text = atu {$known}
turned_up_so_dealer_names_trump = s-a întors {$card}, deci împărțitorul numește atuul
trump_by_first_card = atu după prima carte
trump_turned_up = atu după cartea întoarsă
trump_by_contract = atu prin contract
# drops: $partners
on_zero_finish_exactly_0_after = {$first} câștigă cu final la zero: exact 0 după ultima rundă
# drops: $partners
with_to = {$first} câștigă cu { $games ->
    [one] {$games} partidă
    [few] {$games} partide
   *[other] {$games} de partide
} la {$lost}
# drops: $partners
with_ahead_of_equal_total_by = {$first} câștigă cu {$total}, la total egal prin suma licitațiilor reușite: {$successful_bids}
# drops: $partners
with_best_of_players_with_zero = {$first} câștigă cu {$total}, cel mai bun total dintre finalurile la zero
# drops: $partners
with_2 = {$first} câștigă cu {$total}
# drops: $partners
with_lowest_total = {$first} câștigă cu {$total}, totalul cel mai mic
share_win_on_zero_finish_exactly = {$first} împart victoria cu final la zero: exact 0 după ultima rundă
share_win_with = {$first} împart victoria cu {$total}
bids_last_bid_so_far = Licitează la urmă {$next}; licitat până acum: {$sum}.
to_bid_then = Licitează {$next}, apoi {$after}.
to_bid_then_bid_so_far = Licitează {$next}, apoi {$after}. Licitat până acum: {$sum}.
standing_bid = Anunț în vigoare: {$contract}.
to_speak = Vorbește {$player}.
contract_due_table_holds_auction = Se așteaptă contractul: licitarea se ține la masă.
trump_due_score_depends_on_it = Se așteaptă atuul: punctajul depinde de el.
trick_of_leads_then = Levata {$trick} din {$of}: iese {$leader}, apoi {$others}.
tricks_due = Se așteaptă levatele: {$who}.
tricks_due_count = Se așteaptă levatele: {$all}. Se punctează {$counted}.
bid_text = {$seat} (licitație {$bid})
tricks_due_2 = Se așteaptă levatele: {$bids}.
extra_deal_can_settle_it = Departajarea se poate face cu o rundă suplimentară.
game_is_over_2 = Partida s-a încheiat: {$outcome}.
tricks_so_far = Levate până acum: {$tally}
bids_text_2 = Licitații: {$bids}
calls = Anunțuri: {$calls}
everyone_passed_same_dealer_deals_again = Toți au spus pas: împarte din nou același jucător.
same_dealer_deals_again_bids_below = Împarte din nou același jucător: licitațiile sub {$least} nu sunt valabile.
hook_did_not_apply_no_last = Regula sumei nu s-a aplicat: nicio ultimă licitație nu ar fi respectat-o ({$rule}).
are_level_with_so_another_deal = {$who} sunt la egalitate cu {$total}, deci se mai joacă o rundă. {$source}
no_bid_meets_hook_so_it_2 = Nicio licitație nu respectă regula sumei, deci regula nu se aplică ({$rule}).
barred_bids = Nu {$bid}{ $or_less ->
    [true] {" "}sau mai puțin: {$why} ({$rule}).
   *[false] : {$why} ({$rule}).
}
next_text = Urmează: {$hint}
open_to_text = Permis pentru {$seat}: {$join}

## entries

begun_text = începută: {$title}
deal_5 = (runda {$deal})
taken_back = (anulat)
fixed_by_entry = (corectat de înregistrarea {$fix})
named_by_dealer = {$suit}, la alegerea împărțitorului
trump_text_2 = atu: {$suit}
turned_up = întors: {$suit}
turned_up_2 = întors: {$card}
player_bid = {$player} licitează {$number}
player_took = levate: {$player} {$number}
dealt_by_2 = împarte {$seat}
replaces = {$unwrap_or} în locul: {$seat}
and_swap_seats = {$one} și {$other} fac schimb de locuri
thrown_in_same_dealer_deals_again = rundă nulă; împarte din nou același jucător
extra_deal_text_2 = rundă suplimentară: {$id}
called = titlu: „{$title}”
note_on_deal = notă la runda {$deal}: „{$text}”
contract_text = contract: {$who}
fixed_deal = runda {$fix} corectată: {$changes}
took_back_entry = înregistrarea {$of} anulată
brought_back_entry = înregistrarea {$of} refăcută
note_2 = notă: „{$text}”
against_rules = {$act}, împotriva regulilor
nobody = nimeni
nothing_recorded_there = nimic
in_place_of_entry = {$now}, în loc de {$was} (înregistrarea {$of})
called_2 = anunțuri: {$call_words}

## errors

player_in_seat = jucătorul de la locul {$seat}
is_not_rank_expected_2_to = `{$text}` nu este valoarea unei cărți; se așteaptă de la 2 la 10, J, Q, K sau A
cannot_be_id_of_card_without = `{$text}` nu poate fi identificatorul unei cărți fără culoare; se așteaptă două litere, ca Wi, care nu înseamnă o valoare și o culoare
is_not_card_such_as_10h = `{$text}` nu este o carte, ca de exemplu 10h
is_not_step_of_schedule_expected = `{$text}` nu este un pas de program; se așteaptă {$what}
step_is = un pas este {$what}
is_not_number_of_cards_expected = `{$text}` nu este un număr de cărți: se așteaptă de la 1 la 52, top sau top-1{$text_2}
is_not_number_of_deals_expected = `{$text}` nu este un număr de runde: se așteaptă de la 1 la 52, sau players{$text_2}
expected_1_to_99_deals_or = se așteaptă între 1 și 99 de runde sau `players + 1`, nu `{$text}`
expected_or_before = se așteaptă `+` sau `-` înainte de `{$text}`
expected_number_bid_bid_took_off = se așteaptă un număr, bid, bid², took, off, off² sau cards, nu `{$text}`{$text_2}
expected_multiple_of_or_0_1 = se așteaptă un multiplu de ½ sau 0.1 până la {$it}, nu {$text}
expected_made_missed_over_under_or = se așteaptă made, missed, over, under, sau o comparație ca `bid = 10`, `took >= bid` sau `off < 3`, nu `{$text}`{$text_2}
cannot_be_game_s_id_it = {$text} nu poate fi identificatorul unei partide: acesta are până la 64 de litere fără diacritice, cifre, cratime și liniuțe de subliniere, și începe cu o literă sau o cifră.
expected_time_in_rfc_3339_such = se așteaptă o oră RFC 3339, ca 2026-11-20T20:15:00Z
formula_has_1_to_200_characters = o formulă are între 1 și 200 de caractere; `0` nu aduce puncte
expected_card_such_as_ah_10s = se așteaptă o carte ca Ah, 10s, Td sau A♥
expected_cards_such_as_kc_2h = se așteaptă cărți ca "Kc 2h 10s"
expected_spades_hearts_diamonds_or_clubs = se așteaptă spades, hearts, diamonds sau clubs, o primă literă sau ♠ ♥ ♦ ♣{$suits}
expected_spades_hearts_diamonds_or_clubs_2 = se așteaptă spades, hearts, diamonds sau clubs, o primă literă, ♠ ♥ ♦ ♣ sau none{$suits}
expected_bid_such_as_suit_8 = se așteaptă un anunț ca suit-8:hearts sau piccolo
expected_pass_wait_join_trou_pass = se așteaptă pass, wait, join, trou, pass-trou sau un anunț ca suit-8:hearts
expected_points_such_as_5_2 = se așteaptă puncte ca 5, -2.5 sau ½
expected_number_such_as_3_or_2 = se așteaptă un număr ca 3, sau un nume și un număr ca Igor=3
expected_card_such_as_ah_10s_2 = se așteaptă o carte ca Ah, 10s sau A♥, sau un nume și o carte ca Igor=Ah
expected_name_and_points_such_as = se așteaptă un nume și puncte ca Igor=-5 sau Ana=2.5
quote_is_not_closed = lipsește ghilimeaua de închidere
setting_is_key_value_such_as = O setare este KEY=VALUE, ca hook=off.
there_is_no_such_setting = Nu există această setare.
that_setting_does_not_apply_to = Această setare nu este pentru aceste reguli.
rules_file = fișierul de reguli
that_text = Acest text
could_be = {$text} ar putea fi {$several}.
that_deal = această rundă

## hint

record_bids = notați licitațiile
record_calls = notați anunțurile
record_contract = notați contractul
record_both = notați ambele
record_trump = notați atuul
record_trump_if_you_like = notați atuul, dacă doriți
record_tricks = notați levatele
record_trick = notați levata
record_count_first_if_there_is = notați întâi ce s-a numărat, dacă este cazul
play_extra_deal = jucați o rundă suplimentară
record_table_s_ruling = notați decizia mesei
throw_deal_in = declarați runda nulă
let_somebody_take_over_seat_and = lăsați pe altcineva să preia locul și totalul
correct_dealer = corectați împărțitorul
correct_bid = corectați o licitație
correct_trick = corectați o levată
correct_contract = corectați contractul
correct_trump = corectați atuul
correct_count = corectați numărul
take_it_back = anulați
take_back_last_entry = anulați ultima înregistrare
bring_it_back = refaceți
if_table_allowed_it_record_it = dacă masa a permis, notați totuși
skip_question = săriți peste întrebare
remove_it_without_being_asked = ștergeți fără confirmare
if_it_still_applies_record_it = dacă este încă valabilă, notați-o
see_what_is_due = vedeți ce urmează
see_what_can_be_typed_here = vedeți ce se poate scrie aici
see_score_sheet = vedeți tabelul
see_what_is_recorded = vedeți ce este notat
start_game = începeți o partidă
use_this_score = folosiți acest punctaj
list_games = listați partidele
list_players = listați jucătorii
play_another = jucați încă o partidă
see_every_figure_of_player = vedeți toate cifrele unui jucător
see_where_figure_comes_from = vedeți de unde vine o cifră
list_games_in_bin = listați partidele din coș
continue_it = continuați
choose_game = alegeți o partidă
remove_game = ștergeți partida
restore_it = restaurați
restore_one = restaurați una
import_it_on_another_machine = importați pe alt calculator
print_game_as_script = afișați partida ca script
ask_about_call = întrebați despre un anunț
list_them = listați-le
show_one_of_them = afișați una dintre ele
see_rules = vedeți regulile
see_which_games_are_sound = vedeți care partide sunt în regulă
check_file = verificați fișierul
list_commands = listați comenzile
see_how_it_is_used = vedeți cum se folosește
read_one = citiți una
print_one_of_them = afișați una dintre ele
give_cards_dealt_and_number_of = indicați numărul de cărți și de jucători
name_players = numiți jucătorii
give_number_of_players = indicați numărul de jucători
name_partner = numiți partenerul
give_trump = indicați atuul
give_tricks_taken = indicați levatele făcute
name_game = numiți o partidă
choose_id = alegeți un identificator
choose_another_id = alegeți alt identificator
choose_another_file = alegeți alt fișier
replace_what_is_there = înlocuiți ce există acolo
name_folder = indicați un dosar
let_phones_connect = conectați telefoane
choose_another_port = alegeți alt port
choose_one_text = alegeți una
continue_text = continuați

## journal

is_longer_than_bytes_that_game = {$place} depășește {$most} de octeți, cât poate avea o partidă.
is_empty_game_was_never_started = {$place} este gol: partida nu a început niciodată.
was_written_by_later_version_of = {$place} este scris de o versiune mai nouă de hoyle (format {$version}). A rămas neschimbat; o versiune mai nouă îl poate citi.
this_line_is_damaged_its_checksum = {$place}:{$line}: acest rând este deteriorat: suma de control nu se potrivește. Nu s-a schimbat nimic.
it_is_longer_than_bytes = depășește {$most} de octeți
expected_one_of_act_fix_undo = se așteaptă `act`, `fix`, `undo` sau `redo`
this_line_is_not_entry_of = {$place}:{$line}: acest rând nu este o înregistrare de jurnal: {$why}.
this_is_not_valid_start = {$place}:1: acesta nu este un început valid de partidă. {$error}
this_could_not_be_saved_it = Nu s-a putut salva: ar lua peste {$most} de octeți.
game_could_not_be_saved_with = Partida nu s-a putut salva așa: ar avea peste {$it} de octeți.
its_hoyle_is_not_1_or = `hoyle` nu este 1, sau `seq` nu este 0.
its_id_is_invalid = Identificatorul nu este valid.
its_rules_are_invalid = Regulile nu sunt valide. {$fault}
its_rules_are_not_for_that = Regulile nu sunt pentru acest număr de jucători.
its_dealer_is_not_one_of = Împărțitorul nu este printre jucători.
its_columns_do_not_name_each = Coloanele nu numesc fiecare jucător exact o dată.
this_should_be_entry_but_it = aceasta ar trebui să fie înregistrarea {$expected}, dar este {$found}.
this_entry_is_against_game_s = această înregistrare este împotriva regulilor partidei.
this_entry_makes_correction_that_is = această înregistrare face o corectură care nu este posibilă.
this_entry_lists_wrong_acts_as = această înregistrare arată greșit ce s-a permis împotriva regulilor.
this_entry_leaves_out_part_of = această înregistrare omite o parte din ce notează.
totals_recorded_here_are_not_those = totalurile notate aici nu sunt cele care rezultă din reguli.
entry_is_not_one_that_could = înregistrarea {$of} nu este cea care se putea anula în acest punct.
entry_is_not_one_that_could_2 = înregistrarea {$of} nu este cea care se putea reface în acest punct.
entry_records_nothing_that_can_be = Înregistrarea {$of} nu are nimic de corectat.
entry_of_deal_could_not_have = Înregistrarea {$of} din runda {$what} nu ar fi fost posibilă atunci.
this_game_has_been_corrected_so = Această partidă a fost corectată de atâtea ori, încât citirea jurnalului ar dura prea mult. Afișați-o ca script și rejucați scriptul ca partidă nouă.
is_given_two_numbers = Pentru {$seat} sunt date două numere.
nothing_is_recorded_for_yet_so = Pentru {$what} nu este încă nimic notat, deci nu este nimic de corectat.
no_bid_by_is_recorded_for = Pentru {$what} nu este notată nicio licitație a acestui jucător: {$seat}.
fewer_bids_than_that_are_recorded = Pentru {$what} sunt notate mai puține licitații de atât.
no_tricks_of_are_recorded_for = Pentru {$what} nu sunt notate levatele acestui jucător: {$seat}.
tricks_of_are_not_recorded_yet = Levatele pentru {$what} nu sunt notate încă.
neither_calls_nor_contract_are_recorded = Pentru {$what} nu sunt notate nici anunțuri, nici contract.
cards_recorded_for_show_who_took = Cărțile notate pentru {$what} arată cine a făcut fiecare levată.
no_trick_of_is_recorded_card = Pentru {$what} nicio levată nu este notată carte cu carte.
trick_of_is_not_recorded_last = Pentru {$what} levata {$trick} nu este notată; ultima notată este {$recorded}.
whose_call_each_was_in_depends = Cine a făcut fiecare anunț pentru {$what} depinde de împărțitor: dați întâi contractul.
as_dealer_would_have_sat_out = Ca împărțitor, {$seat} ar sta pe margine ({$what}), dar are numere notate.
would_have_to_bid_before_players = {$seat} ar trebui să liciteze înaintea unor jucători ale căror licitații pentru {$what} sunt deja notate. Notați întâi celelalte licitații sau anulați din înregistrări.
is_dealer_of_already = Pentru {$what} împărțitorul este deja {$seat}.
deal_entry_is_against = † Runda {$what}, înregistrarea {$of} ({$act}), contra regulii {$rule}: {$because}
no_rank_changes = Locurile nu se schimbă.
ranks = Locuri: {$changes}.
legal_again = Înregistrarea {$entry} este acum permisă.
unchanged = Nu s-a schimbat nimic: așa este deja notat.
no_points_change = Punctele nu se schimbă.

## live

language_name = Română
language_label = Limba
live_title = Masa
no_game_on_page = Încă nu este nicio partidă. Pagina o arată imediat ce începe.
page_offline = Fără conexiune. Se încearcă din nou…
players_title = Jucători
to_record = De notat
pages_title = Pagini
reload_link = Reîncarcă
log_title = Jurnal
back_to_table = Înapoi la masă
new_game_title = Partidă nouă
rules_label = Reguli
player_label = Jucătorul {$place}
dealer_is_drawn = În ordinea de la masă. Primul împărțitor se trage la sorți.
start_button = Începe
rematch_button = Revanșă
record_button = Notează
undo_button = Anulează
redo_button = Refă
recorded_last = Ultima: {$entry}
other_title = Altceva
other_label = O comandă hoyle, ca redeal, note sau swap
correct_title = Corectează runda
preview_title = Ce s-ar schimba
correct_button = Notează corectura
dealer_is = împarte {$name}
trump_label = Atu:
open_bids = Licitații permise
deals_mark = împarte
leads_mark = iese
sits_out_mark = pe margine
bid_of = licitație {$bid}
in_the_lead = În frunte:
of_in_row = {$deals} din {$of} la rând { $made ->
    [true] reușite
   *[false] ratate
}
tricks_legend = Levatele părții declarante
open_a_deal_on_sheet = Deschideți o rundă ca să vedeți de unde vin punctele{ $may_fix ->
    [true] , sau ca să o corectați
   *[false] {""}
}.
page_is_about_its_game = Pagina este despre partida pe care o arată: nu dați opțiuni care numesc alta.
page_is_of_other_game = Nu s-a notat nimic: aici se arată acum altă partidă.
press_again = apăsați din nou
serve_in_the_open = HTTP necriptat: cine poate asculta în această rețea poate citi paginile și linkurile lor.
page_starts_built_in = Dintr-o pagină se pot începe numai partide cu reguli incluse.
page_only_records = O pagină primește numai comenzi care notează ceva.
is_not_address_of_this_machine = {$text} nu este o adresă de rețea a acestui calculator; are: { $own ->
    [none] niciuna
   *[other] {$own}
}.
several_addresses = Acest calculator are mai multe adrese: {$own}.
no_network = Acest calculator nu este în nicio rețea. Browserul de pe el se poate conecta și fără rețea.
cannot_listen = Nu se poate asculta la {$at}: {$error}. Poate că această masă este deja deschisă acolo.

## offers

highest_deal_at_most_with_players = runda cea mai mare, cel mult {$high} la {$few} jucători și {$low} la {$many}
highest_deal_text = runda cea mai mare
length_of_run_for_promotion_also = lungimea unei serii pentru bonusul {$id}; îl și activează
bonus_for_run_in_also_turns = bonusul pentru o serie la {$id}; îl și activează
points_for_bid_made_before_its = punctele pentru o licitație reușită, fără cele pentru levate
whether_deal_with_spades_as_trump = dacă o rundă cu atu pică se punctează dublu
which_runs_of_deals_pay_bonus = ce serii de runde aduc bonus
whether_winning_run_with_bid_of = dacă o serie câștigătoare în care s-a licitat 0 nu aduce nimic; cere un bonus în vigoare
whether_total_of_exactly_0_after = dacă un total de exact 0 după ultima rundă câștigă
which_one_card_deals_are_held = ce runde de o carte se joacă la frunte, unde fiecare vede toate cărțile, mai puțin pe a sa
by_how_many_cards_deals_rise = cu câte cărți cresc și scad rundele, pornind de la cea mai mică
whether_hook_applies_or_smallest_deal = dacă se aplică regula sumei, sau de la ce rundă
points_that_end_game = punctele care încheie partida
order_of_trumps_between_equal_bids = ordinea atuurilor între anunțuri egale
whether_solo_is_paid_for_every = dacă un solo se plătește pentru fiecare levată peste țintă, sau numai pentru cele din listă
what_trou_pays_for_all_thirteen = ce plătește un trou pentru toate cele treisprezece levate
whether_match_adds_up_deals_won = dacă într-un meci se adună rundele câștigate, sau levatele, caz în care se încheie la {$end}
whether_match_adds_up_deals_won_2 = dacă într-un meci se adună rundele câștigate, sau levatele
other_scores = În vigoare; de ales: {$scores} punctaje.
choices_title = Ce poate alege o masă

## outcome

sheet_marks_deal_with = {$waived} Tabelul marchează runda cu †.
took_back = Anulat: {$entry_text}.
brought_back = Refăcut: {$entry_text}.
these_tricks_are_already_recorded_card = Aceste levate sunt deja notate carte cu carte. Pentru runda următoare notați întâi atuul sau licitațiile.
points_count_when_deal_ends = Punctele se trec la sfârșitul rundei.
totals_text = Totaluri: {$totals}.
tricks_text_2 = Levate: {$tally}.
points_of_bonus = bonus {$points}
points_of_ruling = decizie {$points}
games_won = Partide câștigate: {$games}.
points_text = Puncte: {$each}.
journal_text = jurnalul
game_is = Partida {$id}: {$about}
nothing_to_undo_nothing_has_been = Nu este nimic de anulat.
nothing_to_redo_last_entry_was = Nimic de refăcut: ultima înregistrare nu a anulat nimic.
deal_6 = runda {$what}
columns_have_to_name_each_of = Coloanele trebuie să numească o singură dată fiecare jucător: {$names}.
recorded_by_others = Notat de alții:
game_no_longer_ends_with_entry = partida {$what} nu se mai încheie cu înregistrarea {$last}.
game_has_no_entry_yet = partida {$what} nu are încă înregistrarea {$last}.
somebody_else_recorded_something_first = altcineva a notat ceva mai întâi.
latest_is = Cea mai recentă este {$at}
if_yours_still_applies_record_it = Dacă înregistrarea dumneavoastră este încă valabilă, notați-o din nou.
nothing_recorded_text = Nu s-a notat nimic: {$why}
was_replaced_by_another_game_or = {$what}: în loc există altă partidă sau o copie mai veche: {$entries}.
before_these = { $earlier ->
    [one] {$earlier} înregistrare
    [few] {$earlier} înregistrări
   *[other] {$earlier} de înregistrări
} înaintea acestora.
entry_text = înregistrarea {$seq}, {$now}: {$text}.
just_now = chiar acum
ago_text = acum { $seconds ->
    [one] {$seconds} secundă
    [few] {$seconds} secunde
   *[other] {$seconds} de secunde
}
ago_text_2 = acum { $seconds ->
    [one] {$seconds} minut
    [few] {$seconds} minute
   *[other] {$seconds} de minute
}
with_this_correction = Cu această corectură: {$because}
more_would_be_against_rules = Încă { $more ->
    [one] {$more} înregistrare ar fi
    [few] {$more} înregistrări ar fi
   *[other] {$more} de înregistrări ar fi
} împotriva regulilor.
entry_would_be_impossible = Înregistrarea {$of} ar fi imposibilă: {$because}
give_tricks_with_contract = Dați levatele împreună cu contractul.
correct_that_first_or_undo_entries = Corectați întâi asta sau anulați din înregistrări.
was_drawn_to_deal_first = Primul împărțitor, tras la sorți: {$dealer}.
did_table_allow_it = {$join} A permis masa?
left_as_recorded = A rămas cum era notat.

## pack

players = { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}, {$cards}
ace_is_high = Asul este cel mai mare.
of_two_equal_cards_first_takes = Dintre două cărți egale, levata o ia prima.
of_two_equal_cards_second_takes = Dintre două cărți egale, levata o ia a doua.
full_pack_of_52 = pachetul întreg de 52
cards_to_ace = { $double ->
    [true] două pachete,{" "}
   *[false] {""}
}{ $size ->
    [other] {$size} de cărți
   *[few] {$size} cărți
}, de la {$lowest} la as
cards_which_rank_from_highest_down = { $double ->
    [true] două pachete,{" "}
   *[false] {""}
}{ $size ->
    [other] {$size} de cărți
   *[few] {$size} cărți
}, de la cea mai mare: {$ranks}
jokers_of_kind = {$number} × {$title} ({$id})
# drops: $vowel
a_joker = „{$title}”
with_3 = {$cards}, cu {$jokers}
there_is_no_trump = se joacă fără atu
no_trump_if_turned_up = Dacă întoarsă este cartea {$joker}, se joacă fără atu.
dealer_names_suit_if_turned_up = Dacă întoarsă este cartea {$joker}, împărțitorul numește culoarea.
dealer_names_suit_or_none_if_turned_up = Dacă întoarsă este cartea {$joker}, împărțitorul numește o culoare sau fără atu.
is_in_no_pack_of_these = {$card} nu există în niciun pachet din aceste reguli: se așteaptă o carte ca Ah, 10s, Td sau A♥{ $has_jokers ->
    [true] ; sau {$jokers}.
   *[false] {"."}
}
no_such_turned = {$card} nu este nici culoare, nici carte din aceste reguli: se așteaptă o culoare, de exemplu pică, sau cartea întoarsă, de exemplu Ah.
takes_trick_first_if_there_are = Cartea {$title} ia levata; dacă sunt mai multe, o ia prima; dacă se iese cu ea, se poate juca orice carte.
takes_no_trick_unless_nothing_else = Cartea {$title} nu ia levata, decât dacă nu este nimic altceva în ea, și atunci o ia prima; dacă se iese cu ea, culoarea o dă următoarea carte de alt fel, dacă are una.
what_does_in_trick_is_left = Ce face cartea {$title} într-o levată decide masa.
the = {$title}
it_takes_trick_from = Ia levata de la {$captured}.
if_several_are_on_trick_first = Dacă sunt mai multe într-o levată, o ia prima din acestea: {$always}.
they_may_be_played_to_any = Se pot juca în orice levată.
are_always_trump = {$suit} este mereu atu.
there_is_no_trump_2 = Se joacă fără atu.
no_trump = fără atu
trumps_follow_fixed_cycle_from_first = Atuurile urmează un ciclu fix de la prima rundă: {$cycle}.
trump_suit_is_drawn_for_each = Atuul se trage la sorți pentru fiecare rundă.
suit_of_first_card_led_is = Atu este culoarea primei cărți jucate.
contract_names_trump_or_no_trump = Contractul numește atuul sau fără atu.
card_is_turned_up_on_talon = Cartea a {$players}-a se întoarce pe talon, iar culoarea ei este atu toată runda.
after_each_trick_winner_takes_card = După fiecare levată, cine a luat-o ia de pe talon cartea întoarsă, iar celălalt jucător pe cea de sub ea, până se termină talonul; apoi se joacă cărțile din mână.
trump_may_be_led_only_once = Cu atu se poate ieși numai după ce s-a jucat deja unul, sau dacă în mână sunt numai atuuri.
dealers_neighbour_leads_first = Primul iese jucătorul din { $side ->
    [left] stânga
   *[right] dreapta
} împărțitorului{ $auction ->
    [true] , dacă nu spune contractul altceva;
   *[false] {";"}
} cine ia o levată iese la următoarea.
highest_bidder_leads_first = Primul iese cine a licitat cel mai mult, iar la egalitate cine a licitat înainte{ $auction ->
    [true] , dacă nu spune contractul altceva;
   *[false] {";"}
} cine ia o levată iese la următoarea.
suit_led_must_be_followed = Este obligatoriu să se răspundă la culoare{ $must_beat ->
    [true] , dacă se poate cu o carte care bate levata, sau cu oricare de acea culoare dacă levata a fost tăiată;
   *[false] {";"}
} {$without}
without_suit_beat_or_play_lower_trump = cine nu are culoarea trebuie să bată levata cu un atu, dacă poate, altfel să joace un atu mai mic, iar fără atu poate juca orice carte.
without_suit_beat_with_trump = cine nu are culoarea trebuie să bată levata cu un atu, dacă poate, iar altfel poate juca orice carte.
without_suit_trump = cine nu are culoarea trebuie să taie, dacă poate, iar altfel poate juca orice carte.
without_suit_any_card = cine nu are culoarea poate juca orice carte.
highest_trump_takes_trick = Levata o ia atuul cel mai mare, iar dacă nu s-a jucat atu, cartea cea mai mare din culoarea cu care s-a ieșit.
is_only_trump_played = {$sign} este singurul atu jucat
is_its_highest_trump = {$sign} este atuul cel mai mare din levată{ $equals ->
    [first] , primul dintre egale
    [last] , ultimul dintre egale
   *[none] {""}
}
no_trump_was_played = nu s-a jucat atu
and_is_card_of_suit_led = {$why}, iar {$sign} este { $which ->
    [only] singura carte
   *[highest] cartea cea mai mare
} din culoarea cu care s-a ieșit, {$led}{ $equals ->
    [first] , prima dintre egale
    [last] , ultima dintre egale
   *[none] {""}
}
captures = {$sign} ia și {$captured}
nothing_on_it_takes_trick_and = nicio carte din ea nu ia levata, iar {$sign} a venit prima
is_first_played = {$sign} este prima carte {$title} jucată
nothing_on_it_is_above = nicio carte din ea nu este peste {$title}

## people

last_played = ultima oară
also_written = scris și
it_cannot_be_read = Nu se poate citi: {$why}.
its_names_go_round_in_circle = Numele se învârt în cerc, pornind de la {$name}.
nobody_called_took_part_in_any = Nimeni cu numele {$name} nu a luat parte la vreo partidă.{$near}
both_names_are_s_already = Ambele nume sunt deja ale aceluiași jucător: {$player}.
and_played_together_in_game_so = {$one} și {$other} au jucat împreună în partida {$what}, deci sunt doi jucători.
is_not_merged_with_another_player = {$name} nu este un nume unit cu alt jucător.
there_is_no_game = Nu există partida {$id}.
took_no_part_in_game = {$name} nu a luat parte la partida {$what}.
give_both_games_and_player_s = Dați și partidele, și numele jucătorului din ele; sau niciuna, ca să desfaceți o unire.
and_are_two_players_again = {$name} și {$into} sunt din nou doi jucători.
is_again_in = {$to} este din nou {$name} în {$games}.
is_in_every_game = {$name} este {$into} în toate partidele.
is_in = {$was} este {$name} în {$games}.
expected_all_last_or_pot_such = se așteaptă all, last, sau un pot ca pot:50,30,20
shares_of_pot_add_up_to = suma părților din pot este de 100 la sută, nu {$sum}
expected_amount_such_as_0_10 = se așteaptă o sumă ca 0.10, până la 1000
pot_has_for_give_at_most = Potul are { $shares ->
    [one] {$shares} parte
    [few] {$shares} părți
   *[other] {$shares} de părți
} pentru { $places ->
    [one] {$places} loc
    [few] {$places} locuri
   *[other] {$places} de locuri
}: dați cel mult atâtea.
that_comes_to_more_money_than = Iese o sumă mai mare decât se poate socoti.
each_pays_each_difference = Fiecare plătește fiecăruia diferența.
last_pays_each_of_others_difference = Ultimul loc plătește fiecăruia diferența.
each_pays_what_they_are_behind = Fiecare pune în pot diferența până la primul loc; potul se împarte {$shares}.
point = { $games ->
    [one] {$games} partidă
    [few] {$games} partide
   *[other] {$games} de partide
}, {$rate} {$currency} punctul. {$how}
among_more_than_people_fewest_payments = La peste { $it ->
    [other] {$it} de persoane
   *[few] {$it} persoane
} nu se caută numărul minim de plăți: sunt cu cel puțin una mai puține decât persoanele.
pays = Plătește {$from}, primește {$to}: {$amount} {$currency}.
nobody_pays = Nimeni nu datorează nimic.
settled_early = Partida {$game} nu s-a încheiat: se decontează așa cum stă acum.
bad_currency = se așteaptă o monedă de 1–8 caractere vizibile, ca EUR sau €
games_named = { $number ->
    [one] partida
    [few] partidele
   *[other] partidele
} {$games}

## play

hand_leads_no_have_been_played = Se iese din această mână, încă nu s-a jucat {$trump}, iar în mână sunt și alte cărți.
hand_leads_so_any_card_may = Se iese din această mână, deci se poate juca orice carte.
were_led_and_hand_has_some = {$led} este culoarea cu care s-a ieșit, iar în mână sunt cărți de această culoare.
were_led_and_hand_can_beat = {$led} este culoarea cu care s-a ieșit, iar în mână este ceva peste {$above}.
hand_has_no_and_must_trump = În mână nu este {$led}, deci trebuie tăiat cu {$suit}.
hand_must_trump_and_beat = În mână nu este {$led}, deci trebuie tăiat cu {$suit} peste {$above}.
hand_has_no_any_card_may = În mână nu este {$led}: se poate juca orice carte.
hand_has_neither = În mână nu este {$led}, nici {$trump} de tăiat: se poate juca orice carte.
player_led = {$player} iese cu {$card}
takes_it = Levata o ia {$winner}: {$why}.
trick = Levata {$number}: {$laid}. {$taken}
is_not_in_pack_its_cards = {$card} nu este în pachet: cele { $size ->
    [other] {$size} de cărți
   *[few] {$size} cărți
} merg de la {$lowest} la A.
is_not_in_pack = {$card} nu este în pachet: {$pack}.
all_of_pack_have_been_played = Toate cele {$number} {$card} din pachet sunt deja jucate sau întoarse.
what_does_in_trick_is_left_2 = Ce face {$card} într-o levată decide masa, deci o levată cu ea nu se poate nota după cărți.
may_not_be_played_hand_can = {$card} nu se poate juca: din această mână se poate bate {$above}.
is_given_twice = {$card} este dată de două ori.
was_already_played_in_this_deal = {$card} s-a jucat deja în această rundă: {$by}, în levata {$trick}.
is_card_turned_up_on_table = {$card} este cartea întoarsă pe masă, deci nu este la nimeni.
would_be_last_of_but_one = {$card} ar fi ultima din {$card_2}, dar una din ele stă cu fața în sus pe masă.
is_not_in_that_hand_all = {$card} nu este în acea mână: toate celelalte {$card_2} sunt cunoscute, deci este cartea întoarsă luată de {$taker}.
is_not_in_that_hand_took = {$card} nu este în acea mână: de pe talon a luat-o {$by} după levata {$trick}.
no_card_is_turned_up_after = După această levată nu se întoarce nicio carte, deci nici {$card}.
was_turned_up_after_trick_not = {$card} s-a întors după levata {$trick}, nu ca atu.
leads_to_first_trick_not = La prima levată iese {$due}, nu {$seat}.
took_trick_and_leads_not = Iese {$due}, cu levata {$won}, nu {$seat}.
was_next_to_play_not = La rând era {$due}, nu {$seat}.
given_but_trick_in_this_deal = {$given} date, dar o levată din această rundă are {$players}: câte una de la fiecare jucător.
this_depends_on_trump_which_is = Depinde de atu, iar atuul nu este notat.
deal_has_and_all_of_them = Runda {$what} are { $tricks ->
    [one] {$tricks} levată
    [few] {$tricks} levate
   *[other] {$tricks} de levate
}, și toate sunt notate.
is_not_in_that_hand = {$card} nu este în acea mână.
may_not_be_played_were_led = {$card} nu se poate juca: s-a ieșit cu {$led}, iar în mână { $number ->
    [one] este una
    [few] sunt mai multe
   *[other] sunt mai multe
}.
may_not_be_led_no_have = Cu {$card} nu se poate ieși: încă nu s-a jucat {$card_2}, iar în mână sunt și alte cărți.
may_not_be_played_hand_has = {$card} nu se poate juca: în mână nu este culoarea cu care s-a ieșit, deci trebuie tăiat cu {$suit}.
cards_that_may_be_turned_up = cărți care se pot întoarce
that_beat = {$suit} peste {$above}
on_trick_were_led_and_played = la levata {$trick} s-a ieșit cu {$led}, iar {$who} a jucat {$card}
on_trick_led_before_any_were = la levata {$trick} {$who} a ieșit cu {$card}, înainte să se joace {$led}
on_trick_played_which_was_in = la levata {$trick} {$who} a jucat {$card}, care era atunci în mână
had_taken_from_talon_after_trick = {$who} a luat {$card} de pe talon după levata {$trick} și o mai are
unseen_cards_of_other_suits_are = cărțile nevăzute de alte culori nu ajung pentru mâna acestui jucător ({$who}), deci avea {$lacking}
revoke_by_is_proven = Renonsă dovedită, {$who}: {$wrong}; {$shown}.
at_least_one_of_these_was = Cel puțin una dintre acestea a fost renonsă, dar nu este dovedit care: {$plays}.
join_by_was_false_call_was = Susținere falsă, {$who}: cererea era în {$suit}, iar în mână nu era {$suit}.
hand_did_not_have_exactly_three = în mână nu erau exact trei ași
hand_had_exactly_three_aces = în mână erau exact trei ași
partner_of_did_not_have_fourth = {$who}, partener cu {$by}, nu avea al patrulea as; poate că s-a notat greșit contractul
played = {$seat} a jucat {$own}
by_was_false = Anunț fals ({ $said ->
    [partner] parteneriat
   *[other] {$said}
}), {$who}: {$shown}. {$aces}.
it_names_no_penalty_so_table = {$rule} Nu prevede o penalizare, deci decide masa.
no = fără {$cards}
has = {$who} este {$lasting}
had_at_trick = {$who} era {$without} la levata {$trick}
shown = Rezultă{ $doubted ->
    [true] , dacă nu a fost renonsă: {$shown}.
   *[false] : {$shown}.
}
proven_by_trick = {$proof} Dovedit de levata {$proven_by}.
legal = {$play}: permis.
not_proven_either_way = {$play}: nedovedit, nici într-un fel, nici în altul.
proven_by_trick_2 = Dovedit de levata {$trick}.
all_tricks_3 = toate levatele
of_tricks = {$tricks} din { $trick_count ->
    [other] {$trick_count} de levate
   *[few] {$trick_count} levate
}
every_play_was_legal = totul s-a jucat după reguli
no_revoke_is_proven = nicio renonsă nu este dovedită
at_least_but_it_is_not = cel puțin { $more ->
    [one] {$more} renonsă
    [few] {$more} renonse
   *[other] {$more} de renonse
}, dar nu este dovedit la ce carte
proven = { $revokes ->
    [one] {$revokes} renonsă dovedită
    [few] {$revokes} renonse dovedite
   *[other] {$revokes} de renonse dovedite
}
proven_and_at_least_more_but = { $revokes ->
    [one] {$revokes} renonsă dovedită
    [few] {$revokes} renonse dovedite
   *[other] {$revokes} de renonse dovedite
} și încă cel puțin {$more}, dar nu este dovedit la ce cărți
cards_that_nobody_saw_could_show = cărțile pe care nu le-a văzut nimeni ar putea dovedi mai mult
unrecorded_cards_could_show_more = cărțile nenotate ar putea dovedi mai mult
from_cards_of = După cărți ({$tricks}): {$judged}.

## players

nobody_at_this_table_is_called = La această masă nimeni nu se numește {$name}.{$near}
at_table = La masă: {$names}.
nobody_is_called = Nimeni nu se numește {$text}.
could_be_type_more_of_name = {$text} ar putea fi {$several}: scrieți mai mult din nume.
give_each_player_different_name = Dați fiecărui jucător alt nume.
name_has_1_to_visible_characters = Un nume are între 1 și {$it} de caractere vizibile.
two_players_are_called = Doi jucători se numesc {$first}.
and_are_same_name_case_unicode = {$first} și {$second} sunt același nume: literele mari, forma Unicode și caracterele invizibile nu contează.
name_needs_at_least_one_visible = Un nume trebuie să aibă cel puțin un caracter vizibil.
is_too_long_for_name = {$shown} este prea lung pentru un nume.
it_contains_invisible = conține U+{$code}, un caracter de control sau invizibil
commas_separate_names_in_list = virgulele despart numele într-o listă
leading_hyphen_marks_option = o cratimă la început indică o opțiune
cannot_be_name = {$shown} nu poate fi un nume: {$why}.
deal_has_begun_too_late_to = Runda {$what} a început: este prea târziu ca să schimbați împărțitorul, de la care pornește ordinea licitării.
already_deals_this_deal = {$seat} împarte deja această rundă.
deal_has_begun_and_seats_only = Runda {$what} a început, iar locurile se schimbă numai între runde.
seat_of_cannot_stay_empty_this = Locul nu poate rămâne gol ({$who}): această partidă este pentru {$players}.
seats_have_already_changed_times_most = Locurile s-au schimbat deja de {$it} de ori, maximul posibil.
is_already_at_table = {$seat} este deja la masă.
that_is_not_name = Acesta nu este un nume.
partners_sit_opposite_each_other_so = Partenerii stau față în față, deci numai ei pot face schimb de locuri.
only_two_different_players_can_swap = Numai doi jucători diferiți pot face schimb de locuri.
from_this_deal_on_replaces = Din această rundă {$now} joacă în locul: {$was}.
from_this_deal_on_and_have = De la această rundă {$one} și {$other} au schimbat locurile.
revoke_text = o renonsă
misdeal = o împărțire greșită
another_incident = alt incident
table_rules_on = masa decide, {$incident}: „{$reason}”
table_rules_without_points = masa decide, {$incident}: „{$reason}”, fără puncte
counted_when_deal_ends = se numără la sfârșitul rundei
this_game_already_has_notes_most = Această partidă are deja {$it} de note, maximul posibil.
needs_at_least_one_visible_character = { $what ->
    [note] O notă
    [title] Un titlu
    [reason] Un motiv
   *[other] Un text
} trebuie să aibă cel puțin un caracter vizibil.
that_is_too_long_at_most = { $what ->
    [note] Nota este prea lungă
    [title] Titlul este prea lung
    [reason] Motivul este prea lung
   *[other] Textul este prea lung
}: cel mult {$longest} de caractere.
text_cannot_contain_invisible = { $what ->
    [note] O notă
    [title] Un titlu
    [reason] Un motiv
   *[other] Un text
} nu poate conține U+{$code}, un caracter de control sau invizibil.
ruling_needs_reason = O decizie trebuie motivată.
this_game_already_has_rulings_most = Această partidă are deja {$it} de decizii, maximul posibil.
points_are_given_twice_for = Pentru {$seat} sunt date puncte de două ori.
ruling_gives_or_takes_to_points = O decizie dă sau ia între ½ și {$it} de puncte. Dacă nu schimbă punctele, nu scrieți niciunul.
points_are_whole_or_have_half = Punctele sunt întregi sau cu jumătăți: 5, -2.5, ½.
points_are_whole_or_have_one = Punctele sunt întregi sau cu o zecimală: 5, -2.5.
nobody_sits_there = Acolo nu stă nimeni.
other_name = Dați jucătorului alt nume.
promotion_too = Puneți în vigoare și un bonus pentru serii.
some_named = Unele numere au nume, altele nu: numiți-le pe toate sau pe niciunul.
trick_number_first = Dați numărul levatei înaintea cărților ei.

## prompt

games_text = Jocuri: {$it}.
game_is_over_no_number_is = Partida s-a încheiat: nu mai este nevoie de niciun număr.
expected_not_number = Se așteaptă { $expected ->
    [call] un anunț
    [contract] contractul
   *[trump] atuul
}, nu un număr.
could_be_put_spaces_between_numbers = {$word} ar putea fi {$ways}: puneți spații între numere.
is_not_command = {$word} nu este o comandă{ $due ->
    [bid] {" "}și nici o licitație.
    [call] {" "}și nici un anunț.
    [contract] , nici un anunț cu jucătorii lui.
    [partner] , nici un partener și o culoare.
    [trump] {" "}și nici o culoare.
    [tricks] , nici levate făcute sau cărți.
    [no_game] , iar aici nu este deschisă nicio partidă.
   *[nothing] {"."}
}
trump_is_recorded = Atuul este notat: {$known}.
contract_names_trump = Contractul numește atuul.
trump_of_this_deal_is_set = Atuul acestei runde este deja stabilit: {$known}.
no_suit_is_needed_here = Aici nu este nevoie de nicio culoare.
standings_text = Clasament: {$totals}.
rematch = {$number}  Revanșă: {$players}
offered_game = {$number}  Continuă {$id}: {$game}
offered_new = {$number}  Partidă nouă
players_2 = {$number}  {$id}: {$title}, {$player_counts} jucători
who_plays_name_players_in_turn = Cine joacă {$title}? Numiți {$player_counts} jucători, în ordinea de la masă.
cannot_be_read = {$word} nu se poate citi: {$expected}.
which_next = Ce urmează? Scrieți un număr.
which_next_or = Ce urmează? Scrieți un număr, sau Enter pentru { $back ->
    [true] înapoi
   *[false] ieșire
}.
who_deals = Cine împarte întâi? Scrieți un nume, sau Enter pentru tragere la sorți.
which_game = Ce joc? Scrieți numărul sau numele lui, sau q pentru ieșire.
game_and_players = Numiți un joc, apoi jucătorii în ordinea de la masă.
partner_and_trump = NUME CULOARE
turned_with_trick = De pe talon se întoarce o carte numai după o levată.
one_folder = Aici este deschis un singur dosar cu partide. Pentru altul, ieșiți și porniți din nou cu el.

## refusal

is_for_players_not = {$title} este pentru {$seated} jucători, nu {$given}.
cannot_bid = {$player} nu poate licita { $size ->
    [negative] sub 0 levate.
    [huge] atât: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
   *[number] {$number}: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
}
bids_go_from_to = {$player} nu poate licita {$bid}: licitațiile merg de la {$start} la {$end}.
may_not_bid = {$seat} nu poate licita {$bid}: {$over}.
two_bids_are_given_for = Pentru {$seat} sunt date două licitații.
has_already_bid_in_this_deal = {$seat} a licitat deja {$earlier} în această rundă, iar o licitație este definitivă.
bids_next_not = La rând la licitat este {$due}, nu {$seat}.
too_many_bids_players_bid_in = Prea multe licitații: în această rundă licitează { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}.
too_many_bids_only_had_yet = Prea multe licitații: au rămas de licitat {$had_bid}.
nobody_is_left_to_bid_all = Nu a rămas nimeni de licitat: au licitat toți ({$players}).
bidding_is_not_over_bids_next = Licitarea nu s-a încheiat: la rând este {$due}.
nobody_bids_in_this_deal_every = În această rundă nu se licitează: toate licitațiile sunt 0.
no_numbers_given = Nu s-a dat niciun număr.
deals_and_sits_this_deal_out = {$seat} împarte și stă pe margine, ca mână moartă: fără licitație și levate.
won = câștigă {$who}
only_partner_of_trou_by_is = lipsește numai partenerul pentru trou anunțat de {$by}
everyone_has_passed_and_deal_is = toți au spus pas și se împarte din nou
speaks_next = la rând este {$due}
comes_after_end_of_auction = {$call} vine după sfârșitul licitării: {$why}.
auction_is_over_2 = Licitarea s-a încheiat: {$who}.
no_auction_is_in_progress = Nu este în curs nicio licitare.
no_contract_is_recorded_for_this = Pentru această rundă nu este notat niciun contract.
auction_is_not_over_speaks_next = Licitarea nu s-a încheiat: la rând este {$due}.
is_played_alone_without_partner = {$bid} se joacă fără partener.
is_played_by_two_name_partner = {$bid} se joacă în doi: numiți partenerul.
cannot_be_both_declarer_and_partner = {$seat} nu poate fi și declarant, și partener.
after_auction_give_one_number_not = După licitare dați un număr, nu {$given}: levatele părții declarante.
give_numbers_not_tricks_of_each = Dați {$declarers} numere, nu {$given}: levatele fiecărui declarant.
table_holds_auction_by_itself_only = Licitarea se ține la masă: se notează numai contractul.
only_one_player_in_deal_can = Într-o rundă {$bid} poate fi jucat de un singur jucător.
is_named_twice = {$seat} apare de două ori.
is_not_on_declaring_side = {$seat} nu este în partea declarantă.
this_game_already_has_entries_in = Această partidă are deja {$most} de înregistrări valabile, maximul posibil.
these_rules_do_not_allow_that = Aceste reguli nu permit asta.
cannot_have_taken = {$player} nu poate avea { $size ->
    [negative] sub 0 levate.
    [huge] atâtea: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
   *[number] {$number}: această rundă are numai { $cards ->
        [one] {$cards} levată
        [few] {$cards} levate
       *[other] {$cards} de levate
    }.
}
tricks_add_up_to_but_this = Suma levatelor este {$sum}, dar această rundă are {$dealt}.
tricks_already_add_up_to = Suma levatelor este deja {$sum}, dar această rundă are numai {$dealt}.
given_for_players = { $given ->
    [one] {$given} număr dat
    [few] {$given} numere date
   *[other] {$given} de numere date
} pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}.
recorded_cards_gave = {$player} nu poate avea {$tricks}: după cărțile notate, {$won}. Decide levata {$trick}, luată de {$taken_by}.
recorded_cards_give_so_far = {$player} nu poate avea {$tricks}: după cărțile notate, {$won}, și mai urmează {$left}. Decide levata {$trick}, luată de {$taken_by}.
recorded_cards_already_give_tricks_of = Cărțile notate dau deja levatele din runda {$what}.
two_numbers_of_tricks_are_given = Pentru partea din care face parte {$seat} sunt date două numere de levate.
two_numbers_of_tricks_are_given_2 = Pentru {$seat} sunt date două numere de levate.
this_deal_has_no_trump_with = Această rundă nu are atu: cu {$cards} fiecare, nu mai rămâne o carte de întors.
this_deal_has_no_trump = Această rundă nu are atu.
trump_of_this_deal_is_fixed = Atuul acestei runde este fix: {$fixed}.
trump_of_this_deal_is_already = Atuul acestei runde este deja notat: {$earlier}.
trump_of_this_deal_is_not = Atuul acestei runde nu este notat, iar {$doubling} i-ar dubla punctele.
no_card_is_turned_up_contract = Nu se întoarce nicio carte: contractul numește atuul.
card_is_turned_up_in_this = În această rundă se întoarce o carte, iar culoarea ei este atu.
is_turned_up_dealer_names_suit = S-a întors {$card}: împărțitorul numește o culoare.
card_turned_up_is_already_recorded = Cartea întoarsă este deja notată: {$earlier}.
has_no_extra_deals = {$title} nu are runde suplimentare.
extra_deal_is_in_progress = O rundă suplimentară este în curs.
extra_deals_follow_last_deal_still = Rundele suplimentare urmează după ultima rundă: mai { $left ->
    [one] este {$left} rundă
    [few] sunt {$left} runde
   *[other] sunt {$left} de runde
} de jucat.
game_has_at_most = O partidă are cel mult { $most ->
    [one] {$most} rundă {$mark}
    [few] {$most} runde {$mark}
   *[other] {$most} de runde {$mark}
}.
game_is_over_after = Partida se încheie după { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}.
nobody_bids_in = La {$title} nu se licitează.
has_no_auction_players_bid_tricks = La {$title} nu se fac anunțuri: se licitează levate.
is_bid_by_auction_calls_not = La {$title} se licitează prin anunțuri, nu prin numere de levate.
name_players_2 = Numiți { $seated ->
    [other] {$seated} de jucători
   *[few] {$seated} jucători
}.
give_one_bid_for_each_player = Dați câte o licitație pentru fiecare jucător.
give_at_most = Dați cel mult {$had_bid}.
others_bid_and_take_tricks = Licitează și fac levate ceilalți.
give_number_from_0_to = Dați un număr de la 0 la {$cards}.
give_numbers_that_add_up_to = Dați numere cu suma {$cards}, { $order ->
    [turn] în ordinea jocului
   *[bidding] în ordinea licitării
}.
give_numbers_in_order_last_may = Dați {$players} numere, { $order ->
    [turn] în ordinea jocului
   *[bidding] în ordinea licitării
}; ultimul poate lipsi.
count_again_for_next_deal_record = Numărați din nou; pentru runda următoare notați întâi licitațiile sau atuul.
count_again_if_card_was_mistyped = Numărați din nou. Dacă o carte este scrisă greșit, anulați levatele una câte una.
give_one_number_for_each_side = Dați câte un număr pentru fiecare parte.
give_spades_hearts_diamonds_or_clubs = Dați pică, cupă, caro sau treflă.
finish_it_first = Încheiați-o întâi.
play_to_end_first = Jucați întâi până la capăt.
name_one_player = Numiți un jucător.
name_different_players = Numiți jucători diferiți.
leave_it_out = Nu îl dați.
leave_suit_out = Nu dați culoarea.
give_trump_with_bid = Dați atuul împreună cu anunțul.
leave_partner_out = Nu dați partenerul.
open_to_text_2 = Permis pentru {$who}:
up_to = … până la {$highest}
check_cards = Verificați cărțile.
check_trick_and_card_turned_up = Verificați levata și cartea întoarsă.
leave_out_card_turned_up = Nu dați cartea întoarsă.
give_cards_in_order_played_starting = Dați cărțile în ordinea jucată, începând cu {$due}.
give_one_card_for_each_player = Dați pe rând câte o carte pentru fiecare jucător.
playable = Se pot juca: {$open}.
first_play_deal_to_its_end = Jucați întâi runda până la capăt.
choose_another_name = Alegeți alt nume.
name_two_different_players = Numiți doi jucători diferiți.
name_two_partners = Numiți doi parteneri.

## rules_file

its_format_is_this_version_reads = Formatul este {$format}; această versiune citește numai formatul 1.
cannot_be_id = {$id} nu poate fi identificator: {$id_2}.
cannot_be_bid_s_id_it = {$id} nu poate fi identificatorul unui anunț: este deja un cuvânt cu alt rost.
is_already_in_this_list = {$value} este deja în această listă.
this_text_has_invisible_character_or = Acest text are un caracter invizibil, sau peste 80 de caractere.
there_is_nothing_in_it = Este gol.
this_list_has_more_than_rows = Această listă are peste { $most ->
    [other] {$most} de rânduri
   *[few] {$most} rânduri
}.
counted_cannot_be_expected_1_to = counted nu poate fi {$counted}: se așteaptă de la 1 la { $most ->
    [other] {$most} de levate
   *[few] {$most} levate
}.
above_is_only_for_pays_tricks = above este numai pentru pays = "tricks".
above_has_to_be_less_than = above trebuie să fie sub counted, {$counted}: altfel nu se numără nicio levată.
several_games_need_ending_points_and = Un meci din mai multe partide cere ending.points și un program cu „until the end”.
no_zero_changes_nothing_no_promotion = no-zero nu schimbă nimic: niciun bonus pentru serii nu este în vigoare.
mark_has_1_to_4_visible = Un semn are între 1 și 4 caractere vizibile.
no_tables_row_names_number_of = Niciun rând [[tables]] nu dă un număr de jucători.
score_does_not_fit_bidding_of = Punctajul {$id} nu se potrivește cu licitarea acestor reguli.
trump_is_named_in_auction_and = Atuul se numește la licitare, și numai acolo; sau îl dă prima carte jucată.
schedule_with_until_end_needs_ending = Un program cu „until the end” cere ending.points.
nobody_can_reach_these_points_no = Nimeni nu poate ajunge la aceste puncte: nicio rundă nu aduce puncte.
factors_are_multiples_of_for_tenths = Factorii sunt multipli de ½; pentru zecimi de punct puneți unit = "0.1".
factors_are_multiples_of_0_1 = Factorii sunt multipli de 0.1.
there_can_be_in_deal_so = Într-o rundă pot fi {$least}, deci most trebuie să fie {$least} sau mai mult.
ranks_has_lowest_rank_already = ranks are deja valoarea cea mai mică.
only_in_two_packs_with_double = Cărți egale există numai în două pachete, cu double = true.
pack_has_at_most_60_cards = Un pachet are cel mult 60 de cărți fără culoare.
is_in_no_pack_of_these_2 = {$card} nu există în niciun pachet din aceste reguli.
talon_needs_pack_without_equal_cards = Un talon cere un pachet fără cărți egale, iar anunțarea așilor cere unul cu patru ași.
count_can_depend_on_bids_only = Ce se numără poate depinde de licitații numai unde se licitează levate.
points_of_count_are_in_table = Punctele pentru ce se numără se dau ori într-un tabel, ori prin points și every.
side_can_lack_points_only_where = Unei părți îi pot lipsi puncte numai unde ending.points încheie partida.
most_that_may_be_bid_is = Licitația cea mai mare, {$most}, este sub cea mai mică, {$least}.
deal_of_for_players_would_be = O rundă de { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} la { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} s-ar împărți din nou la nesfârșit: suma licitațiilor este cel mult {$most}, mereu sub {$below}.
with_players_no_last_bid_can = La { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} nicio ultimă licitație nu poate respecta regula sumei.
cannot_be_bid_word_has_1 = {$word} nu poate fi o licitație: un cuvânt are de la 1 la 16 litere mici, cifre și cratime și începe cu o literă.
is_not_among_bidding_exact_named = {$word} nu este printre bidding.exact.named.{$known}
table_of_has_no_partners_opposite = O masă de { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} nu are parteneri față în față: aceștia există la 4, 6, 8 jucători și așa mai departe, fără mână moartă.
partners_who_sit_opposite_each_other = Partenerii care stau față în față nu pot deconta contracte între ei și nici nu pot fi chemați.
value_of_this_setting_cannot_be = Valoarea {$value} nu se poate alege pentru această setare: acestor reguli le lipsește una dintre cheile de sub sets.
suit_doubles_points_only_where_trump = O culoare dublează punctele numai unde atuul se întoarce, nu într-un ciclu fix.
total_of_0_cannot_win_in = La {$form} un total de 0 nu poate câștiga.
only_last_step_can_go_on = Numai ultimul pas poate ține până la sfârșit.
this_step_has_no_deals_at = Acest pas nu are runde la nicio masă.
every_deal_must_be_made_of = Fiecare rundă trebuie să aibă numai tururi întregi din aceste pachețele.
only_two_players_can_draw_from = De pe talon pot trage numai doi jucători.
trumps_lack = Atuurilor le lipsește {$it}.
there_can_be_only_one_trou = Poate exista un singur trou.
target_of_cannot_be_met_largest = O țintă de { $target ->
    [one] {$target} levată
    [few] {$target} levate
   *[other] {$target} de levate
} nu poate fi atinsă: runda cea mai mare are {$tricks}.
players_settle_these_contracts_opponents_cannot = Aceste contracte se decontează între jucători: opponents nu se poate da.
key_opponents_is_missing = Lipsește cheia opponents.
only_two_against_two_can_settle = Un anunț cu partener se poate deconta numai la doi contra doi.
only_bid_played_alone_can_be = Numai un anunț fără partener poate fi jucat de mai mulți.
at_table_of_two_bid_with = La o masă de doi, un anunț cu partener nu ar avea adversari.
table_of_is_not_possible_2 = O masă de { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} nu este posibilă: se așteaptă de la 2 la { $it ->
    [other] {$it} de jucători
   *[few] {$it} jucători
}, dintre care cel puțin doi cu cărți.
with_players_it_would_have_1 = La { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} ar avea { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}; sunt posibile de la 1 la {$it}.
pack_of_cards_is_too_small = Un pachet de { $pack ->
    [other] {$pack} de cărți
   *[few] {$pack} cărți
} este prea mic pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}.
deal_of_for_players_needs_more = O rundă de { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} la { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} cere mai multe cărți decât are pachetul de {$pack}.
looks_like_name_n_or_key = {$name} arată ca NAME=N sau KEY=VALUE, nu ca numele unui jucător.
looks_like_number_not_player_s = {$name} arată ca un număr, nu ca numele unui jucător.
looks_like_points_of_ruling_not = {$reason} arată ca punctele unei decizii, nu ca motivul ei.
it_is_empty = este gol
its_letters_have_to_be_lower = literele trebuie să fie mici
it_has_space_use_hyphen = are un spațiu; folosiți o cratimă
it_has = are {$c}
it_does_not_start_with_letter = nu începe cu o literă
it_has_more_than_40_characters = are peste 40 de caractere
rules_file_has_at_most_bytes = un fișier de reguli are cel mult {$it} de octeți.
this_is_not_toml_expected_key = Acesta nu este TOML: se așteaptă KEY = VALUE, [TABLE] sau [[LIST]], cu toate ghilimelele și parantezele închise.
this_key_was_given_before = Această cheie s-a dat deja.
key_is_missing = Lipsește cheia {$keys}.
only_one_of_can_be_given = Se poate da numai una dintre {$keys}.
cannot_be = {$key} nu poate fi {$found}: {$takes}.
more_faults = Mai sunt încă { $faults ->
    [one] {$faults} greșeală
    [few] {$faults} greșeli
   *[other] {$faults} de greșeli
}.
is_valid_for_players = {$file} este valid: {$title}, pentru {$player_counts} jucători.
change_any_line_and_then_also = {$title}. Schimbați orice rând, apoi și id, title și sursele.
unreadable = ilizibil

## ruleset

score = score.{$id}
everyone_bids = Licitează toți
no_bids = Fără licitații
score_pays_no_premium_for_made = punctajul {$score} nu dă bonus pentru un contract reușit
no_score_of_hands = nu există punctaj pentru licitație și levate
no_promotions = nu există bonusuri pentru serii
no_zero_finish = nu există final la zero
no_deals_of_different_sizes = nu există runde cu număr diferit de cărți
deals_of_fixed_sizes = rundele au număr fix de cărți
no_deals_that_rise_or_fall = nu există runde care cresc sau scad
no_bids_that_hook_could_bar = nu există licitații pe care regula sumei le-ar putea interzice
schedule_that_ends_by_itself = programul se încheie singur
no_auction = nu există licitare prin anunțuri
no_contracts = nu există contracte
no_trou = nu există trou
no_match = nu există meci
has_2 = la {$title} {$what}
expected_text = se așteaptă {$what}
is_nearest_2 = cel mai apropiat este {$near}
all_of_comma_separated_lowest_first = toate din {$words}, despărțite prin virgule, începând cu cea mai mică
off_or_comma_separated_list_of = off, sau o listă de {$words}, despărțite prin virgule
to = { $of ->
    [cards] un număr de cărți{" "}
    [points] un număr de puncte{" "}
    [deals] un număr de runde{" "}
   *[other] {""}
}de la {$least} la {$most}
text_in_quotes = un text între ghilimele
list_in_brackets = o listă între paranteze
table = un tabel
there_are_no_rules_called = Nu există reguli numite {$name}.
there_is_no_score_called = Pentru {$rules} nu există un punctaj numit {$name}.
there_is_nothing_called = Nu există { $noun ->
    [clause] clauza
    [promotion] bonusul
    [document] documentul
    [form] forma
    [count] numărătoarea
    [bid] anunțul
    [rules] regulile
    [score] punctajul
    [extra] runda suplimentară
    [schedule] programul
    [key] cheia
    [setting] setarea
    [schema] schema
    [command] comanda
   *[other] {$noun}
} {$name}.
clause_is_named_with_its_rules = O clauză se numește împreună cu regulile ei: {$ids}.
in_game = {$id} în partida {$what}
choose_from = De ales: {$known}.
and_more = încă {$left}
setting_is_key_value_such_as_2 = O setare este KEY=VALUE, ca hook=off, nu {$text}.{$keys}
cannot_be_2 = {$key} nu poate fi {$value}: {$what}.
cannot_be_set = {$key} nu se poate seta: {$setting}.
top_cannot_be = top nu poate fi {$top}: o rundă are cel mult { $most ->
    [one] {$most} carte
    [few] {$most} cărți
   *[other] {$most} de cărți
}.
top_cannot_be_with_players = top nu poate fi {$top}: la { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} o rundă are cel mult { $most ->
    [one] {$most} carte
    [few] {$most} cărți
   *[other] {$most} de cărți
}.
points_by_bid_and_tricks_taken = Puncte după licitație și levate
each_players = { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} fiecare, { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}
each_challenger_s_points_by_tricks = Punctele declarantului după levate
opponent_s_below = ale adversarului, dedesubt
clause_is_no_file = O singură clauză nu este un fișier de reguli; afișați setul întreg de reguli.
new_game_named = Se poate alege numai o partidă existentă; uneia noi dați-i un identificator.
partners = Parteneri
auctions = Licitări

## schedule

they_are_dealt_one_at_time = Cărțile se împart câte una.
they_are_dealt_at_time = Cărțile se împart câte {$packets}.
players_of_up_to = { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}, {$deals} de cel mult { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
}
deals_rise_and_fall_by_at = Rundele cresc și scad cu câte {$step}; cea mai mare se joacă întotdeauna.
then = {$first}, apoi {$next}
without_trump_3 = {$deals}, fără atu
with_as_trump = {$deals}, cu {$fixed} ca atu
one_card_deal_per_player = de fiecare jucător câte o rundă de { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
}
one_deal_of_highest_size_per = de fiecare jucător câte o rundă cu cele mai multe cărți
one_deal_of_one_below_highest = de fiecare jucător câte o rundă cu o carte mai puțin decât maximul
for_text_2 = {$size} timp de { $times ->
    [one] {$times} rundă
    [few] {$times} runde
   *[other] {$times} de runde
}
until_game_ends = {$size} până la sfârșitul partidei
up_to_2 = de la {$from} urcând la {$to}
down_to = de la {$from} coborând la {$to}
one_below_highest = mărimea imediat sub cea mai mare
next_card_is_turned_up_and_2 = Se întoarce cartea următoare, iar culoarea ei este atu{ $all_dealt ->
    [last_card] ; dacă se împart toate cărțile, atu este culoarea ultimei cărți a împărțitorului
    [no_trump] ; dacă se împart toate cărțile, se joacă fără atu
   *[never] {""}
}.
some_cards_turned_up_mean_no = Dacă se întorc anumite cărți, se joacă fără atu.
dealer_may_name_another = Împărțitorul poate numi alt atu.
there_are_no_extra_deals = Nu sunt runde suplimentare.
after_last_deal_to_settle_draw = După ultima rundă, pentru departajare sau de plăcere: {$extras}. Tabelul le marchează în coloana din stânga. În ele nu se acordă bonusuri.
one_deal = o rundă
at_most_one_deal_per_player = cel mult o rundă de fiecare jucător
every_bid_is_0_which_no = toate licitațiile sunt 0, ceea ce nicio regulă a sumei nu interzice
everyone_bids_before_deal_and_any = toți licitează înainte de împărțire, cu regula sumei, dacă există
of_in_which = {$mark} ({$id}), {$most} cu {$cards} în care {$bids}
of_deal_count = Dintr-o rundă se punctează { $last ->
    [true] numai ultimele levate
   *[false] toate levatele
}: {$counted}.

## score

every_trick_beyond_target_counts = Se punctează fiecare levată peste țintă. {$says}
lowest_total_wins = Câștigă totalul cel mai mic.
players_settle_each_contract_among_themselves = jucătorii decontează fiecare contract între ei: cine joacă fără partener primește de la fiecare dintre ceilalți cât plătește anunțul, sau plătește atât fiecăruia; la doi contra doi, fiecare dintre cei care pierd plătește unuia dintre cei care câștigă
each_challenger_and_each_opponent_gets = fiecare declarant și fiecare adversar primește cât plătește anunțul
point_to_player_with_most = 1 punct pentru cine are cele mai multe dintre {$tricks}; niciunul la egalitate
point_for_each_trick_of = 1 punct pentru fiecare levată a unei părți peste {$above}
point_for_each_of = 1 punct pentru fiecare dintre {$tricks}
point_trick = Un punct de fiecare levată
tricks_over = levate în plus
tricks_under = levate în minus
tricks_off = levate în plus sau în minus
tricks_of_formula = levate
apart_from_partner_s_hand = în afară de mâna partenerului
no_tricks_after_bidding_1_or = nicio levată după o licitație de cel puțin 1
bid_of_0_made = o licitație de 0{ $long ->
    [true] , cu mai multe cărți în mână decât jucători la masă,
   *[false] {""}
} reușită
bid_of_0_missed = ratată
minus = minus
bid_took = licitație {$bid}, levate {$took}: {$hand}
doubled_by = {$what}, {$rule}, dublat de {$suit}: {$sum}
made_bid_of_0 = licitație de 0 reușită
over_bid_of_0 = {$off} peste o licitație de 0
took_none = nicio levată
under = {$off} în minus
over = {$off} în plus
promotion_in_row_deals = bonus {$scheme}: { $number ->
    [one] {$number} rundă
    [few] {$number} runde
   *[other] {$number} de runde
} la rând { $made ->
    [true] reușite
   *[false] ratate
} (rundele {$deals})
but_with_bid_of_0_no = {$run}, dar cu o licitație de 0: fără bonus
point_each_over = câte un punct pentru fiecare levată peste {$above}
point_each = câte un punct
most_tricks_win_deal = runda o câștigă cele mai multe levate
tie = egalitate
fewer_than_opponent = mai puține decât adversarul
took_of = {$took} din {$of}: {$why}: {$points}
by_table_s_ruling_on = după decizia mesei, {$about}: „{$reason}”: {$points}
table_ruling_text = Decizia mesei
this_game_has = Această partidă are { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}.
deal_not_played_out = Runda {$deal} nu s-a jucat încă până la capăt; ultima este runda {$latest}.
is_not_possible_in_deal_of = {$text} nu este posibil într-o rundă de {$dealt}.
give_0_to_for_bid_and = Dați de la 0 la {$cards} pentru licitație și la fel pentru levate.
is_not_number_of_tricks_that = {$text} nu este un număr de levate care se poate puncta.
give_0_to = Dați de la 0 la {$counted}.
cannot_be_scored_with_tricks = {$id} nu se poate puncta cu { $took ->
    [other] {$took} de levate
   *[few] {$took} levate
}.
give_0_to_2 = Dați de la 0 la {$played}.
by_4 = După {$sources}
sat_out_as_dead_hand_by = Stă pe margine, ca mână moartă, după {$and}
in_what_side_scores_depends_on = La {$title}, punctele unei părți depind de levatele tuturor celorlalți.
is_not_hand_expected_bid_and = {$text} nu este un rezultat: se așteaptă o licitație și levatele făcute, ca 3/2.
no_deal_played = Nicio rundă nu s-a jucat încă până la capăt.
one_at_a_time = Se explică o singură rundă și un singur jucător deodată.
not_enough = Pentru a calcula punctajul mai trebuie date.
tricks_with_hand = Dați fiecare licitație cu levatele ei, ca 3/2; levatele singure sunt pentru contracte.

## source

house_rules = Regulile casei
our_reading = interpretarea noastră
document_does_not_say_who_deals = documentul nu spune cine împarte
dead_hand_cannot_bid = o mână moartă nu poate licita
nobody_need_outbid_themselves_and_no = nimeni nu trebuie să liciteze peste propria licitație, și nu s-a jucat nicio rundă
until_then_nothing_has_been_played = până atunci nu s-a jucat nimic
suit_call_is_bid_for_two = o cerere este un anunț pentru doi și fără partener nu bate nimic
to_join_is_to_agree_to = a susține înseamnă a accepta un anunț, nu a licita peste el
document_ranks_suits_alone = documentul ierarhizează numai culorile
player_who_discards_has_no_card = cine aruncă o carte nu mai are ce juca într-o levată în plus
document_does_not_say_how_long = documentul nu spune cât ține un meci
nothing_is_said_of_tie_at = nu se spune nimic despre o egalitate la sfârșit
nothing_is_said_of_equal_totals = nu se spune nimic despre totaluri egale
bonus_is_denied_not_run = se refuză bonusul, nu seria
players_count_not_hands = se numără jucătorii, nu mâinile
dead_hand_neither_wins_nor_fails = o mână moartă nici nu reușește, nici nu ratează
extra_deals_are_not_part_of = rundele suplimentare nu țin de program
document_gives_no_penalty = documentul nu prevede o penalizare
player_before_dead_hand_bids_last = ultimul licitează jucătorul dinaintea mâinii moarte
call_that_nobody_joins_lapses_and = un anunț pe care nu îl susține nimeni cade și se joacă cel mai mare dintre celelalte, chiar dacă între timp cine l-a făcut a spus pas
join_keeps_level_of_call_while = susținerea păstrează nivelul cererii cât timp aceasta este anunțul în vigoare; altfel ridică anunțul perechii la cel mai mic nivel peste anunțul în vigoare sau la nivelul numit
no_trump_ranks_above = fără atu este peste {$suit}
every_suit = orice culoare
are_played_in_whether_or_not = {$tricks} se joacă la {$ids}, indiferent dacă aruncă cineva sau nu
side_with_standing_bid_need_not = partea cu anunțul în vigoare nu trebuie să spună pas; dacă nu licitează nimeni, împarte din nou același jucător
winning_pair_may_still_do_either = perechea câștigătoare mai poate face oricare dintre ele până se notează o carte sau rezultatul
equal_totals_share_rank_2 = totalurile egale împart locul
if_best_totals_are_equal_another_2 = dacă cele mai bune totaluri sunt egale, se mai joacă o rundă
run_with_bid_of_0_pays = o serie cu o licitație de 0 nu aduce nimic, dar se încheie acolo unde ar fi adus
dead_hand_counts_as_one_of = mâna moartă se numără printre jucători la {$ids}
deal_as_dead_hand_neither_adds = o rundă ca mână moartă nici nu lungește o serie, nici nu o încheie
total_is_judged_before_any_extra = totalul se judecă înainte de rundele suplimentare

## stats

behind_title = în urmă
player_title = jucător
figure_title = cifră
book_title = Registrul clubului
book_players_title = Jucători
book_players_caption = Din partidele încheiate: victoriile, cele împărțite ca fracțiune, și locul mediu.
ratings_title = Ratinguri
ratings_caption = Toți încep de la 25 ± 8,33. Fiecare partidă încheiată ridică sau coboară ratingul, după cine s-a clasat înaintea cui.
figures_heading = Cifră cu cifră
figures_caption = Numărul din paranteze arată pe câte partide, runde sau licitații se bazează cifra.
no_games_counted = Nicio partidă cu cel puțin o rundă jucată nu se potrivește.
no_sources = Nimic nu contribuie la această cifră.
ratings_chart = Ratinguri: {$rules}
on_text = {$games}, pe {$first}
to_2 = {$games}, de la {$first} la {$last}
games_not_counted = { $games ->
    [one] {$games} partidă nu se poate citi și nu se numără.
    [few] {$games} partide nu se pot citi și nu se numără.
   *[other] {$games} de partide nu se pot citi și nu se numără.
}
nobody_called_has_played_game = Nimeni cu numele {$name} nu a jucat o partidă.{$names}
bids_made_by_cards_dealt = Licitații reușite, după numărul de cărți
bids_made_by_place_in_speaking = Licitații reușite, după locul la licitare
bids_made_by_bid = Licitații reușite, după licitație
deal_9 = /rundă
based_on = bazat pe
bids_made_points_deal_by_place = Licitații reușite, puncte pe rundă: după locul la licitare
bids_made_points_deal_by_cards = Licitații reușite, puncte pe rundă: după numărul de cărți
bids_made_points_deal_by_bid = Licitații reușite, puncte pe rundă: după licitație
in_row = La rând
deals_points = Punctele unei runde
finished_ahead_and_behind = Clasări înainte și în urmă
by_year = Pe ani
average_place = locul mediu
in_place = pe locul {$place}
won_from_last_place = câștigate de pe ultimul loc
points_deal = puncte pe rundă
bids_made = licitații reușite
took_more = prea multe levate
took_fewer = prea puține levate
place_text = locul {$place}
bid_text_3 = licitație {$bid}
best_total = cel mai bun total
best_deal = cea mai bună rundă
longest_run_of_bids_made = cea mai lungă serie de licitații reușite
new_record_for_with_until_now = Record nou, {$what}: {$player} cu {$number}. Până acum: {$player_2} cu {$number_2}, pe {$day}.
heading_player = jucător
heading_games = partide
title_wins = victorii
heading_place = loc
title_deals = runde
heading_points = punctaj
title_bids = licit.
heading_made = reușit
title_rating = rating
heading_game = partidă
title_adds = adaugă
title_games_of_player = Partide
title_deals_of_player = Runde
figure_evenings = seri
figure_games = partide
figure_won = câștigate
figure_most = maxim
figure_least = minim

## store

there_is_no_game_here_yet = Aici nu există încă nicio partidă.
there_is_no_game_2 = Nu există partida „{$id}”.
there_is_no_game_at = La {$display} nu este nicio partidă.
there_is_already_game_it_was = Partida {$id} există deja; a rămas neschimbată.
does_not_name_game = {$display} nu numește o partidă.
is_locked_by_another_program_another = {$display} este blocat de alt program: alt hoyle sau unul care îl copiază. Nu a fost eliberat în cinci secunde, deci nu s-a făcut nimic. Încercați din nou; dacă rămâne blocat, închideți acel program.
is_not_regular_file_so_no = {$display} nu este un fișier obișnuit, deci nu se citește nicio partidă din el.
could_not_be = {$place} nu s-a putut { $doing ->
    [opened] deschide
    [locked] bloca
    [read] citi
    [created] crea
    [written] scrie
    [moved] muta la locul lui
   *[flushed] scrie pe disc
}: {$error}.
system_error = { $kind ->
    [missing] nu există un asemenea fișier sau dosar
    [denied] acces refuzat
    [full] discul este plin
   *[other] {$error}
}
it_is_longer_than_bytes_2 = are peste {$it} de octeți.
it_is_neither_game_s_journal = nu este nici jurnalul unei partide, nici o arhivă de partide, sau este parțial deteriorat.
it_cannot_be_read_2 = nu se poate citi: {$error}.
its_end_is_missing = îi lipsește sfârșitul.
something_follows_its_end_zeroed_block = după sfârșit mai urmează ceva. Un bloc de zerouri poate ascunde partide.
it_has_no_games_in_it = nu conține nicio partidă.
in_it_is_not_name_of = {$name} de aici nu este numele jurnalului unei partide.
jsonl_in_it_is_not_regular = {$id}.jsonl de aici nu este un fișier obișnuit.
jsonl_in_it_is_longer_than = {$id}.jsonl de aici depășește {$it} de octeți, cât poate avea o partidă.
jsonl_appears_in_it_twice = {$id}.jsonl apare aici de două ori.
it_has_more_than_games = are peste { $it ->
    [other] {$it} de partide
   *[few] {$it} partide
}.
never_begun = neîncepută
no_file = niciun fișier
unfinished_game = nu a fost scris până la capăt și nu conține nicio partidă. {$removed}
last_line_has_no_newline = ultimul rând nu are sfârșit de rând. { $repair ->
    [done] S-a reparat: {$entries}.
    [due] S-ar repara: {$entries}.
   *[failed] Nu s-a putut repara: {$error}
}
last_line_was_cut_off = ultimul rând ({ $cut ->
    [one] {$cut} octet
    [few] {$cut} octeți
   *[other] {$cut} de octeți
}) a fost trunchiat la scriere și nu a fost confirmat niciodată. { $repair ->
    [done] S-a șters; au rămas: {$entries}.
    [due] S-ar șterge; ar rămâne: {$entries}.
   *[failed] Nu s-a putut șterge: {$error}
}
it_was_removed = { $repair ->
    [done] S-a șters.
    [due] S-ar șterge.
   *[failed] Nu s-a putut șterge: {$error}
}
it_names_no_such_game = { $named ->
    [none] nu numește o partidă
   *[other] numește {$named}, care nu există
}. { $repair ->
    [done] { $game ->
        [none] Acum nu numește niciuna.
       *[other] Acum numește {$game}, partida cu ultima înregistrare.
    }
    [due] { $game ->
        [none] Nu ar numi niciuna.
       *[other] Ar numi {$game}, partida cu ultima înregistrare.
    }
   *[failed] Nu s-a putut schimba: {$error}
}
repaired = reparat
to_repair = de reparat
unreadable_and_left_unchanged = imposibil de citit, lăsat neschimbat
all_sound = totul în regulă
checked_text = Verificat: {$games}. Rezultat: {$found}.
checked_and_in_bin = Verificat: {$games}, iar în coș {$bin}. Rezultat: {$found}.
wrote_game = Scris în {$file}: partida {$game}.
imported_game = Partida {$here} importată: {$title}, {$entries}.
it_matches_up_to_entry_and = Se potrivește cu {$from} până la înregistrarea {$after}, apoi diferă.
game_is_already_here_byte_for = Partida {$id} este deja aici, identică octet cu octet. Nu s-a schimbat nimic.
game_is_already_here_with_more = Partida {$id} este deja aici, cu { $more ->
    [one] {$more} înregistrare
    [few] {$more} înregistrări
   *[other] {$more} de înregistrări
} mai mult decât în fișier. Nu s-a schimbat nimic.
nothing_changed = {$more} Nu s-a schimbat nimic.
game_is_here_and_file_has = Partida {$id} este aici, iar fișierul are cu { $more ->
    [one] {$more} înregistrare
    [few] {$more} înregistrări
   *[other] {$more} de înregistrări
} mai mult.
there_is_already_another_game = Există deja altă partidă {$id}.
last_game_was_not_imported_import = Ultima partidă nu s-a importat. Ca să continuați, importați fișierul din nou.
games_were_not_imported_import_file = Partide neimportate: {$left}. Ca să continuați, importați fișierul din nou.
moved_game_to_bin = Partida {$id} mutată în coș: {$game}.
moved_game_to_bin_as = Partida {$id} mutată în coș, ca {$bin}: {$game}.
restored_game = Partida {$id} restaurată: {$game}.
torn = Ultimul rând din {$journal} a fost trunchiat la scriere. Nu a fost confirmat niciodată și a fost omis.
not_current = Notat, dar partida nu a putut deveni cea curentă: {$error}
not_in_bin = În coș nu este partida „{$id}”.
unfinished_file = {$display}: nu a fost scris până la capăt. {$removed}
cache_is_damaged = games.cache: fișierul este deteriorat sau de altă versiune și nu se folosește. {$removed}
not_game_left_unchanged = {$display}: nu este o partidă; rămâne neschimbat.
exported = Scris în {$file}: { $games ->
    [one] {$games} partidă
    [few] {$games} partide
   *[other] {$games} de partide
}.
it_was_copied_unchanged_byte_for = {$error} S-a copiat neschimbat, octet cu octet.
not_exported = {$error} A fost omis.
add_what_is_missing = {$more} Se adaugă ce lipsește?
added_to_game = La partida {$id} s-a adăugat: { $more ->
    [one] {$more} înregistrare
    [few] {$more} înregistrări
   *[other] {$more} de înregistrări
}.
it_was_not_imported = {$error} Nu s-a importat.
nothing_imported = {$place}: {$error} Nu s-a importat nimic.
one_id_for_many = {$place} are { $games ->
    [other] {$games} de partide
   *[few] {$games} partide
}; alt identificator poate primi numai una singură.
ask_to_remove = Mutați partida {$id} ({$game}) în coș?
no_current_game = Nu este nicio partidă curentă.
these_are_games_and_archive_has = Sunt { $games ->
    [other] {$games} de partide
   *[few] {$games} partide
}, iar o arhivă are cel mult {$it}. Nu s-a exportat nimic.
export_some = Exportați câteva după identificatori, apoi celelalte.
none_readable = nicio partidă nu se poate citi
imported_torn = Ultimul rând al fișierului nu este întreg și a fost omis.
not_removed = Nu s-a șters nimic.
nobody_to_ask = Nu se poate cere confirmarea: nu există un terminal.
is_current = Este partida curentă.
newer = mai nouă
damaged = deteriorată
busy = ocupată
sound = în regulă
torn_2 = trunchiată

## table

one_deal_2 = singura rundă
all_deals = toate rundele ({$played})
all_and = toate rundele ({ $played ->
    [one] {$played} rundă
    [few] {$played} runde
   *[other] {$played} de runde
}) și { $extras ->
    [one] {$extras} rundă suplimentară
    [few] {$extras} runde suplimentare
   *[other] {$extras} de runde suplimentare
}
played_2 = jucat: {$all}
of_deals_played = runde jucate: {$played} din {$scheduled}
over_after_deals = încheiată după { $played ->
    [other] {$played} de runde
   *[few] {$played} runde
}
played_3 = { $played ->
    [one] {$played} rundă jucată
    [few] {$played} runde jucate
   *[other] {$played} de runde jucate
}
won_2 = {$players}; câștigă {$winners}
turned = întors
deal_11 = Runda {$deal}, { $about ->
    [revoke] renonsă
    [misdeal] împărțire greșită
   *[other] altceva
}: „{$reason}”
no_trump_2 = {$cards}, fără atu
by_contract = prin contract
dealer_text = împarte {$name}{ $sits_out ->
    [true] {" "}(pe margine)
   *[false] {""}
}
before_first = { $step ->
    [game] {$player} înainte de prima partidă: {$total}
   *[deal] {$player} înainte de prima rundă: {$total}
}
after = { $step ->
    [game] {$player} după partida {$number}: {$total}
   *[deal] {$player} după runda {$number}: {$total}
}
bid_underlined_where_missed = licitație (subliniată dacă este ratată)
tricks_underlined_without_most_of_them = levate (subliniate dacă nu sunt cele mai multe)
bid_took_made_or_missed_points = licitație/levate, ✓ reușită sau ✗ ratată, puncte
made_or_missed_contract_points = ✓ contract reușit sau ✗ ratat, puncte
tricks_for_most_of_them_points = levate, ✓ dacă sunt cele mai multe, puncte
for_each_player_total = Pentru fiecare jucător: {$cells}, total{ $bonus ->
    [true] , bonus
   *[false] {""}
}
for_each_player_total_2 = Pentru fiecare jucător: {$cells}{ $bonus ->
    [true] , bonus
   *[false] {""}
}, total
final_standings = Clasament final
points_and_deals_made_and_missed = Puncte, runde reușite și ratate
points_and_contracts_won_and_lost = Puncte, contracte câștigate și pierdute
points_and_deals_won_and_lost = Puncte, runde câștigate și pierdute
held_on_forehead_nobody_looks_at_2 = {"*"} La frunte: nimeni nu se uită la cărțile sale.
zero_finish_text = {" "}(final la zero)
standings_text_2 = Clasament: {$places}
bin_is_empty = Coșul este gol.
no_games_are_stored_here_yet = Aici nu sunt încă partide.
no_such_games = Nicio partidă nu se potrivește.
running_totals_after = Totaluri pe parcurs. După { $step ->
    [game] { $steps ->
        [one] {$steps} partidă
        [few] {$steps} partide
       *[other] {$steps} de partide
    }
   *[deal] { $steps ->
        [one] {$steps} rundă
        [few] {$steps} runde
       *[other] {$steps} de runde
    }
}: {$last}.
allowed_by_table_against = permis de masă, contra regulii {$rule}: {$because}
deal_number = Runda {$number}
extra_mark = suplim. {$mark}
unnamed_player = locul {$place}
scored_by = punctaj {$score}
totals = Totaluri: {$totals}
no_players = Un program cere jucătorii sau numărul lor.
dealer_without_names = Împărțitorul se poate numi numai împreună cu jucătorii.
and_so_on = Și tot așa până la sfârșitul partidei.
zero_finish_title = final la zero
notes_title = Note
rulings_title = Deciziile mesei
sits_out_title = pe margine
cards_held_title = cărți în mână
on_the_forehead = la frunte
blank_title = tabel gol
date = Data
place = Locul
blank_caption = Toate rundele, cu loc de scris
chart_title = Totaluri pe parcurs
chart_caption = Totalul fiecărui jucător după fiecare rundă.
sheet_title = Tabelul
explained_title = Fiecare punct explicat
open_a_deal = Deschideți o rundă ca să vedeți de unde vin punctele.
back_to_sheet = Înapoi la tabel
title_standings = Clasament

## terminal

verdict = { $legal ->
    [true] Permis
   *[false] Nu este permis
}. {$because}
open_bids_heading = Permis:
prompt_label = { $due ->
    [bid] licitație
    [call] anunț
    [contract] contract
    [partner] partener
    [trump] atu
    [tricks] levate
    [nothing] sfârșit
   *[no_game] hoyle
}>{" "}
part_of_deal = { $part ->
    [bids] licitații
    [tricks] levate
    [trump] atu
   *[dealer] împărțitor
}
bid_in_short = lic. {$number}
took_in_short = făcute {$number}
view_title = { $view ->
    [table] masa
    [sheet] tabel
    [score] punctaj
    [chart] grafic
    [log] jurnal
   *[deal] runda {$deal}
}
recorded_in_game = Partida {$game}: {$recorded}
bid_by_word = licitație {$word}
keys_of_board =
    Ajung cifrele tastaturii numerice.

    La masă
     cifre    licitațiile pe rând; cine a
              luat levata; rândul unui
              anunț; 0: altele
     Enter    încheie numărul; notează
     -        șterge o tastă sau anulează
     +        reface
     /        culoarea întoarsă; licitație
              în cuvinte; anunț târziu;
              ce se mai numără
     n        levată cu levată sau numere
    Peste tot
    {" *"}        următorul ecran
    {" ."}        înapoi
     + - j k  derulare; g G la capete
     / în pagină: căutare; n N mai departe
    În tabel
     3 Enter  deschide runda 3; apoi o cifră
              corectează o parte, iar f
              orice, în cuvinte
    Litere
     t masa  s tabel  b punctaj  c grafic
     l jurnal  ? ajutor  u anulare
     r refacere  q ieșire
    La ieșire nu se pierde nimic: tot ce
    este notat este pe disc.
prompt_help =
    Scrieți ce se spune la masă: sensul
    depinde de ce urmează.
     2 0 1 3, 2013   licitații sau levate:
                     ultima poate lipsi
     Ana=2 m=0       numere cu nume: ajunge
                     începutul numelui
     h s d c  7h     culoarea sau cartea
                     întoarsă
     h2013           culoarea și licitațiile
     7c Kc 2h Ac     o levată, cum s-a jucat
     twos Ana=1      ce se mai numără
     p w j t pt      pas, aștept, susțin,
                     trou, fără trou
     so6:h           solo-6 cu cupă
     Ana h           partener și atu
     u  r            anulare, refacere
     s  ?  q         tabel, ajutor, ieșire;
                     s este pică dacă se
                     poate nota o culoare
    La ieșire nu se pierde nimic. Merg și
    comenzile, ca explain 3 Ana;
    help le înșiră.
enter_records = Enter notează
enter_shows_what_changes = Enter arată ce se schimbă
q_leave = q ieșire
n_trick_by_trick = n levată cu levată
n_numbers = n numere
number_enter_opens_deal = număr și Enter: o rundă
deal_12 = runda {$typed}_
enter_opens_it = Enter o deschide
search = caută: {$typed}_
enter_finds_it = Enter găsește
esc_back = Esc înapoi
n_next_match = n următoarea
n_previous = N anterioara
fix = corectură: {$typed}_
enter_shows_it = Enter o arată
enter_records_it_as_shown = Enter notează așa
which_suit_was_turned_up = Ce culoare s-a întors?
which_bid_was_made = Ce licitație s-a făcut?
which_call_was_made = Ce anunț s-a făcut?
what_was_counted = Ce s-a mai numărat?
f_in_words = f în cuvinte
correct = corect:
enter_or_for = {$typed}: Enter, sau {$only} pentru {$only_2}.
enter_or_second_digit_for = {$typed}: Enter, sau a doua cifră {$from}–{$to} pentru {$first}–{$last}.
last_to_bid = ultimul la licitare
to_bid = locul {$place} la licitare
card = Cartea {$place}, {$card},
yes_or_no = {$question} Scrieți yes sau no.
cannot_use_terminal = Terminalul nu s-a putut pregăti: {$error}.
cannot_print = Rezultatul nu s-a putut scrie: {$error}. Tot ce era deja notat este în siguranță.
manual_written = Pagini de manual scrise în {$folder}: {$pages}.
read_manual = Citiți una: man {$page}
too_long = {$place}: depășește {$most} de octeți.
not_text = {$place}: nu este text UTF-8.
file_exists = {$place} există deja și nu s-a schimbat.
only_for_recording = {$option} este numai pentru comenzi care notează într-o partidă existentă.
only_for_records = {$option} este numai pentru ieșire sub formă de înregistrări.
names_its_games = {$option} nu se poate folosi aici: comanda însăși numește partida.
choose_one_of = Alegeți una dintre {$options}.
saved_as_game = Salvat ca partida {$id}.
long_line = Acest rând este prea lung (cel mult {$longest} de octeți).
board_too_small = Tabla cere {$columns} de coloane și { $rows ->
    [other] {$rows} de rânduri
   *[few] {$rows} rânduri
}.
who_took_each = {$typed} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}. La fiecare levată, apăsați cifra locului care a luat-o.
how_many_each = {$typed} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}. Scrieți pe rând câte a luat fiecare.
takes_the_rest = Restul, {$rest}: {$player}. Enter notează.
tricks_left = Prea multe: mai sunt {$rest} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}.
tricks_add_up_to_so_last = Suma levatelor este {$total}, deci ultimul jucător are {$rest}.
not_found = Nu este pe această pagină: {$text}
as_now = {$label} (acum)
instead_of = {$now} → {$then}
take_back_first = Ștergeți întâi ce este scris: {$typed}.
tricks_missing = Nu s-a notat: numai {$typed} din { $total ->
    [one] {$total} levată
    [few] {$total} levate
   *[other] {$total} de levate
}.
tricks_taken = Levate făcute: {$typed}
what_instead = Runda {$deal}: ce este corect? { $part ->
    [bids] Licitațiile
    [tricks] Levatele
    [trump] Atuul
   *[dealer] Împărțitorul
}
extra_deal = Runda suplimentară {$mark}
illegal_earlier = Ceva dinainte nu este permis. {$because}
call_is_legal = { $is_bid ->
    [true] {$who} poate anunța {$call}.
   *[false] {$who} poate spune {$call}.
}
or_between_clauses = , sau{" "}
player = locul {$seat}
to_play = locul {$seat} la joc
no_suit_led = Nu s-a ieșit cu nicio culoare, deci se poate juca orice carte.
not_open_text = Nu este permis: {$barred}.
script_is_one_game = Un script cuprinde o singură partidă și trebuie să o înceapă pe primul rând.
script_is_about_its_game = Un script poate doar să noteze și să întrebe despre partida lui sau despre reguli.
unclosed_quote = Lipsește o ghilimea de închidere: adăugați-o.
correct_line = Corectați rândul sau scoateți-l.
check_path = Verificați calea și permisiunile.
number_at_most = Aici cel mult {$most}.
digits_to = Apăsați o cifră de la 1 la {$last}.
typed_only = Scris, dar nenotat: {$typed}.
nothing_lost = Tot ce este notat este salvat.
rules_have_changed = Regulile s-au schimbat de la începutul acestei partide sau fișierul lor a dispărut, deci rejucarea scriptului ar folosi alte reguli. Partida însăși nu este afectată.
lines_before = Rândurile dinainte au fost notate.
board_needs_terminal = Tabla cere un terminal.
all_typed = Toate numerele sunt introduse. { $fixes ->
    [true] Enter arată ce se schimbă.
   *[false] Enter notează.
}
type_a_deal = Scrieți numărul unei runde începute, apoi Enter.
no_trump_assumed = Nu s-a dat niciun atu, deci se presupune că nu este.
pack_grows = Pachetul crește cu numărul de jucători.
nothing_recorded = Nu s-a notat nimic.
standard_input = intrarea standard
the_script = scriptul
leave_board = Ctrl-C iese.
no_folder = Nu există un dosar personal pentru partide.
not_regular = nu este un fișier obișnuit
archive_on_terminal = O arhivă cu mai multe partide nu se poate arăta pe un terminal.
help_title = {" "}Taste{" "}
save_sheet = Salvează tabelul
other_game = Altă partidă
title_rematch = Revanșă
title_export = Exportă
run_in_short = { $made ->
    [true] {""}
   *[false] ratate{" "}
}{$deals} din {$of}
trick_taker_so_far = { $complete ->
    [true] {$taker} ia levata.
   *[false] {$taker} ia deocamdată levata.
}
key_undo = - anulează
key_delete = - șterge
key_digits = cifre
key_redo = + reface
key_back_from_besides = / înapoi
key_view = {"*"} ecran
key_help = ? taste
key_back = {"."} înapoi
key_scroll = + - derulare
key_search = / caută
key_table = {"."} masa
key_back_from_help = ? înapoi
key_leave = 0 ieșire
key_besides = / {$besides}
besides_trump = atu
besides_bid = licitație
besides_call = anunț
besides_count = număr

## what_if

rule_title = regulă
lead_changed_title = lider nou la
as_played = (cum s-a jucat)
total_and_place = {$total} ({$rank})
by_another_game_might_also_have = După alta, partida s-ar fi putut încheia după altă rundă.
these_deals_were_bid_and_played = Aceste runde s-au licitat și s-au jucat după {$title}: cu altă regulă s-ar fi licitat și s-ar fi jucat altfel.
would_change_deals_or_what_was = {$asked} ar schimba rundele sau ce era permis în ele. Se poate compara numai ce schimbă punctele: punctajul, bonusurile și cât valorează ce se numără, contractele sau un total de zero.
counts_other_tricks_than_those_recorded = {$asked} numără alte levate decât cele notate în această partidă.
by_points_depend_on_trump_which = După {$asked} punctele depind de atu, iar atuul nu este notat pentru { $number ->
    [one] runda
    [few] rundele
   *[other] rundele
} {$deals}.
against_as_played_by = {$first} contra {$rival}: {$ahead} cum s-a jucat, {$ahead_2} după {$rule}.
no_deal_makes_difference_between_them = Nicio rundă nu face diferența între ei.
level = la egalitate
ahead = {$points} în față
behind_text_2 = {$points} în urmă
either_way = {$side} {$now} în ambele cazuri
instead_of_text = {$side} {$now} în loc de {$was}
loses_on = {$first}: minus {$gain} față de {$rival}
gains_on = {$first}: plus {$gain} față de {$rival}
deal_13 = runda {$what} ({ $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
}): {$hands}; {$gain}
would_have_won_too = Și după {$rule} { $is_over ->
    [true] ar fi câștigat
   *[false] ar conduce
} tot {$now}.
would_have_won_instead = După {$rule} { $is_over ->
    [true] ar fi câștigat
   *[false] ar conduce
} {$now}, nu {$was}.
led_from_first_deal_to_end = În frunte de la prima până la ultima rundă: {$sides}.
last_deal_decided_it = Decisivă a fost ultima rundă, {$what}.
deal_decided_it_led_from_then = Decisivă a fost runda {$what}; de atunci în frunte: {$sides}.

## grammar

suit_name = { $suit ->
    [spades] pică
    [hearts] cupă
    [diamonds] caro
   *[clubs] treflă
}
and_last = {$first} și {$last}
or_last = {$first} sau {$last}
from_to = {$first} până la {$last}
no_deal_has_begun = Nu a început nicio rundă.
deal_has_not_begun = {$deal} nu a început; ultima este runda {$latest}.
perhaps_meant = Ați vrut să spuneți {$near}?
ordinal = {$number}

## typing

input_spades = pică
input_hearts = cupă
input_diamonds = caro
input_clubs = treflă
input_none = fără, niciunul, fără-atu
input_pass = pas
input_wait = aștept
input_join = susțin
input_trou = gaură
input_pass_trou = pas-gaură

## headings

heading_bid = licit.
heading_bid_and_took = licit./levate
heading_bonus = bonus
heading_by = cine
heading_cards = cărți
heading_contract = contract
heading_counts = numărat
heading_deal = runda
heading_dealer = împarte
heading_lost = pierdut
heading_missed = ratat
heading_result = rezultat
heading_rules = reguli
heading_ruling = decizie
heading_took = levate
heading_trump = atu
heading_with = cu
heading_won = câștigat
heading_written = scris
heading_bid_and_took_in_short = l/l
heading_points_in_short = pct
heading_took_in_short = l
heading_total_in_short = tot
current_choice = {" "}(acum)
total_of_side = {$side} {$total}{ $is_first ->
    [true] {" "}(pe primul loc)
   *[false] {""}
}
more_choices = altele ({$page} din {$pages})
by_member = de {$member}: {$because}
decimal_sign = ,
no_words_in_language = Hoyle nu are limba {$tag}; limbi posibile: {$tags}.
is_no_message = {$id} nu este nici mesaj, nici text al acestor reguli.
is_no_pattern = Acest tipar nu este valabil. { $arguments ->
    [none] Mesajul nu are argumente.
   *[other] Argumentele mesajului: {$arguments}.
}
these_words_cannot_be_shown = Aceste cuvinte au peste 500 de caractere, o bară inversă sau un caracter invizibil.
is_no_theme = {$text} nu este o temă pentru HOYLE_THEME; posibile: {$themes}.
is_no_time = {$text} nu este o oră pentru HOYLE_NOW; de exemplu 2026-11-20T20:15:00Z.
serve_keys = { $keeps_score ->
    [true] s arată codul pentru scor;{" "}
   *[false] {""}
}n face linkuri noi, iar cele vechi nu mai merg; q încheie.
scores_heading = Punctaje
condition_word = { $word ->
    [and] și
    [made] reușit
    [missed] ratat
    [over] peste
    [under] sub
    [bid] licitație
    [took] levate
    [off] diferență
    [cards] cărți
   *[other] {$word}
}
call_word = { $call ->
    [pass] pas
    [wait] aștept
    [join] susțin
    [none] fără
   *[other] {$call}
}
figure_in_year = {$year} { $figure ->
    [games] partide
    [wins] victorii
    [points] puncte
   *[made] reușite
}
start_game_of_your_own = începeți o partidă
nothing_stored = Nu s-a salvat nimic.
expected_card_or_suit = se așteaptă o carte ca 7h, sau spades, hearts, diamonds sau clubs, o primă literă, ♠ ♥ ♦ ♣ sau none
expected_number = se așteaptă un număr
expected_date = se așteaptă o dată ca 2026-11-20
expected_number_from_to = se așteaptă un număr de la {$least} la {$most}
expected_trick_or_card = se așteaptă numărul unei levate, sau o carte ca Ah, 10s sau A♥
quoted_text = „{$text}”
labelled = {$label}: {$text}
semicolon = ;{" "}
percent = {$number} %
last_place = ultimul
hint_text = {$purpose}: {$command}
any_key_next = orice tastă: mai departe

## texts of the built-in rules

preset_auction_whist = Whist cu licitație
preset_boerenbridge = Boerenbridge
preset_call_break = Call break
preset_how_many_deals_are_played = câte runde se joacă
preset_the_least_that_may_be_bid = cât se poate licita cel puțin
preset_the_most_that_may_be_bid = cât se poate licita cel mult
preset_whether_the_cards_on_a_trick_have_to_be = dacă o carte din levată trebuie bătută când se poate
preset_the_deal_is_dealt_again_if_the_bids_add = se împarte din nou dacă suma licitațiilor e mai mică
preset_contract_whist = Whist cu contract
preset_tricks_won_with_a_two = levate câștigate cu un doi
preset_twos = doiari
preset_whether_a_trick_won_with_a_two_is_worth = dacă o levată câștigată cu un doi aduce zece puncte în plus
preset_german_whist = Whist german
preset_judgement = Judgement
preset_whether_no_trump_follows_hearts_in_the = dacă după cupă urmează și fără atu
preset_nomination_whist = Nomination whist
preset_oh_hell = Oh Hell
preset_plump = Plump
preset_whether_a_card_is_turned_up_for_trump = dacă se întoarce o carte pentru atu
preset_pocha = Pocha
preset_romanian_whist = Whist românesc
preset_serbian_whist = Whist sârbesc
preset_serbian_whist_harsher = Whist sârbesc, mai aspru
preset_basic_oh_hell = Oh Hell simplu
preset_exact_scoring = Doar exact
preset_exact_scoring_with_penalty = Doar exact, cu penalizare
preset_10_times_exact_scoring = Doar exact, de 10 ori
preset_10_times_exact_scoring_with_penalty = Doar exact, de 10 ori, cu penalizare
preset_penalty_under_zero_over = Penalizare sub, zero peste
preset_penalty_under_zero_over_10_times = Penalizare sub, zero peste, de 10 ori
preset_penalty_under_zero_over_in_fives = Penalizare sub, zero peste, câte cinci
preset_penalty_under_zero_over_progressive = Penalizare sub, zero peste, progresiv
preset_penalty_under_zero_over_set = Penalizare sub, zero peste, fix
preset_cypriot_scoring = Punctaj cipriot
preset_exact_scoring_with_set_penalty = Exact, cu penalizare fixă
preset_exact_scoring_with_progressive_penalty = Exact, cu penalizare progresivă
preset_reduced_zero_bid = Zero redus
preset_reduced_zero_bid_exact = Zero redus, doar exact
preset_adjusted_zero_bid = Zero ajustat
preset_progressive_scoring = Punctaj progresiv
preset_montreal_progressive_scoring = Punctaj progresiv de la Montreal
preset_negative_scoring = Punctaj negativ
preset_simplified_negative_scoring = Punctaj negativ simplificat
preset_variant_negative_scoring = Punctaj negativ, variantă
preset_trick_scoring = Punctaj pe levate
preset_binary_scoring = Punctaj binar
preset_binary_scoring_with_nil_rule = Punctaj binar, cu regula zeroului
preset_scratch_scoring = Punctaj pe căderi
preset_adjusted_exact_scoring = Doar exact, ajustat
preset_get_fred_scoring = Punctaj Get Fred
preset_oy_vey_scoring = Punctaj Oy Vey
preset_romanian_whist_progressive = Whist românesc, progresiv
preset_ten_times_the_bid = De zece ori licitația
preset_eleven_times_the_bid = De unsprezece ori licitația
preset_contracts = Contracte
preset_most_tricks = Cele mai multe levate
preset_most_of_the_last_13_tricks = Cele mai multe din ultimele 13 levate
preset_solo_whist = Whist solo
preset_what_prop_and_cop_is_worth_to_each_of = cât valorează prop pentru fiecare dintre cei patru
preset_what_a_solo_is_worth_with_each_opponent = cât valorează un solo cu fiecare adversar
preset_what_a_misere_is_worth_with_each = cât valorează o mizeră cu fiecare adversar
preset_what_an_abundance_is_worth_with_each = cât valorează o abundență cu fiecare adversar, în orice culoare
preset_what_an_open_misere_is_worth_with_each = cât valorează o mizeră pe față cu fiecare adversar
preset_what_a_slam_is_worth_with_each_opponent = cât valorează un șlem cu fiecare adversar
preset_what_each_trick_over_or_under_adds_to = cât adaugă fiecare levată în plus sau în minus la prop sau la solo
preset_what_each_trick_over_or_under_adds_to_2 = cât adaugă fiecare levată în plus sau în minus la o abundență
preset_spades = Spades
preset_tricks_over_the_bids = levate peste licitații
preset_bags = levate în plus
preset_what_a_side_s_bags_cost_each_time_there = cât costă levatele în plus ale unei părți de fiecare dată când se adună destule, sau off
preset_how_many_bags_cost_points_each_a_trick = câte levate în plus, peste licitații, se adună până costă puncte
preset_what_nil_is_worth_made_or_missed = cât valorează zero, reușit sau ratat
preset_what_blind_nil_is_worth_made_or_missed = cât valorează zero pe nevăzute, reușit sau ratat
preset_the_points_below_zero_at_which_a_side = punctele sub zero la care o parte pierde partida, sau off
preset_whist = Whist
preset_a_point_a_trick_over_six = Un punct pe levată peste șase
preset_honours_held = onori deținuți
preset_honours = onori
preset_the_points_that_win_a_game_at_9_or_10 = punctele care câștigă o partidă; la 9 sau 10 se numără onorii
preset_whether_three_or_four_honours_held_by_a = dacă trei sau patru onori ai aceleiași părți aduc puncte
preset_whether_the_best_of_three_games_wins = dacă învinge cine câștigă două partide din trei
preset_wiezen = Wiezen
preset_what_vraag_8_is_worth_with_one_of_the = cât valorează vraag-8 cu un adversar
preset_what_troel_is_worth_with_one_of_the = cât valorează troel cu un adversar
preset_what_vraag_9_is_worth_with_one_of_the = cât valorează vraag-9 cu un adversar
preset_what_vraag_10_is_worth_with_one_of_the = cât valorează vraag-10 cu un adversar
preset_what_vraag_11_is_worth_with_one_of_the = cât valorează vraag-11 cu un adversar
preset_what_vraag_12_is_worth_with_one_of_the = cât valorează vraag-12 cu un adversar
preset_what_vraag_13_costs_if_it_is_lost = cât costă vraag-13 pierdut, fără levatele lipsă
preset_what_alleen_5_is_worth_with_each_of_the = cât valorează alleen-5 cu fiecare dintre ceilalți
preset_what_alleen_6_is_worth_with_each_of_the = cât valorează alleen-6 cu fiecare dintre ceilalți
preset_what_alleen_7_is_worth_with_each_of_the = cât valorează alleen-7 cu fiecare dintre ceilalți
preset_what_abondance_9_is_worth_with_each_of = cât valorează abondance-9 cu fiecare dintre ceilalți
preset_what_abondance_10_is_worth_with_each_of = cât valorează abondance-10 cu fiecare dintre ceilalți
preset_what_abondance_11_is_worth_with_each_of = cât valorează abondance-11 cu fiecare dintre ceilalți
preset_what_abondance_12_is_worth_with_each_of = cât valorează abondance-12 cu fiecare dintre ceilalți
preset_what_all_thirteen_tricks_are_worth_in_a = cât valorează toate cele treisprezece levate la vraag sau troel
preset_what_a_miserie_is_worth_with_each_of = cât valorează miserie cu fiecare dintre ceilalți
preset_what_an_open_miserie_is_worth_with_each = cât valorează open-miserie cu fiecare dintre ceilalți
preset_what_a_solo_is_worth_with_each_of_the = cât valorează solo cu fiecare dintre ceilalți
preset_what_a_solo_slim_is_worth_with_each_of = cât valorează solo-slim cu fiecare dintre ceilalți
preset_wizard = Wizard
preset_joker_wizard = vrăjitor
preset_jester = bufon
preset_what_the_dealer_may_name_if_a_wizard_is = ce poate numi împărțitorul dacă se întoarce un vrăjitor
