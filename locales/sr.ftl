### The messages of Hoyle in Serbian.

## counts

count_lines = { $number ->
    [one] {$number} red
    [few] {$number} reda
   *[other] {$number} redova
}
count_cards = { $number ->
    [one] {$number} karta
    [few] {$number} karte
   *[other] {$number} karata
}
count_players = { $number ->
    [one] {$number} igrač
    [few] {$number} igrača
   *[other] {$number} igrača
}
count_cells = { $number ->
    [one] {$number} polje
    [few] {$number} polja
   *[other] {$number} polja
}
count_tricks = { $number ->
    [one] {$number} štih
    [few] {$number} štiha
   *[other] {$number} štihova
}
count_deals = { $number ->
    [one] {$number} deljenje
    [few] {$number} deljenja
   *[other] {$number} deljenja
}
count_points = { $number ->
    [one] {$number} poen
    [few] {$number} poena
   *[other] {$number} poena
}
count_entries = { $number ->
    [one] {$number} unos
    [few] {$number} unosa
   *[other] {$number} unosa
}
count_games = { $number ->
    [one] {$number} partija
    [few] {$number} partije
   *[other] {$number} partija
}

## archive

line_is_blank = Red je prazan.
line_is_longer_than_bytes = Red je duži od dozvoljenog broja bajtova ({$it}).
line_is_not_game = Red nije partija: {$error}.
game_has_either_rules_id_or = Partija ima ili `rules`, oznaku pravila, ili `ruleset`, cela pravila.
dealer_is_none_of_players = {$name} deli, a nije među igračima: {$names}.
columns_do_not_name_each_player = Kolone ne navode mesto svakog igrača tačno jednom.
deal = Deljenje {$what}: {$because}
each_player_is_dealt_not = Po igraču je {$dealt}, a ne {$found}.
there_is_no_place_places_count = Mesto {$place} ne postoji: mesta se broje od 0, a partija je za {$players}.
list_has_for = Spisak ima { $found ->
    [one] {$found} broj
    [few] {$found} broja
   *[other] {$found} brojeva
}, a partija je za {$players}.
between_deals_there_can_be_only = Između deljenja može da stoji samo `leave` ili `swap`.
tricks_taken_are_not_those_of = Upisani štihovi ne odgovaraju kartama.
it_was_not_played_to_end = Nije odigrano do kraja.

## auction

without_trump = {$id} bez aduta
join_at = „pridružujem“ ({$level})
that_bid = ta licitacija
first_everyone_says_trou_exactly_three = prvo svako kaže trou (tačno tri asa) ili pass-trou
everyone_has_already_said_trou_or = svi su već rekli trou ili pass-trou
has_already_announced_three_aces = {$by} već ima najavljena tri asa
trou_is_announced_before_bidding_with = trou se najavljuje pre licitiranja, sa tačno tri asa
only_first_to_speak_may_wait = samo onaj ko prvi govori sme da čeka, i to prvi put kad je na redu
only_higher_bids_are_allowed_after = posle trou dozvoljene su samo više licitacije
under_these_rules_nobody_waits = po ovim pravilima niko ne čeka
after_waiting_player_may_only_join = posle čekanja može se samo pridružiti pozivu u boji ili reći dalje
after_pass_player_may_only_join = posle „dalje“ može se samo pridružiti pozivu u boji
there_is_no_suit_call_that = nema poziva u boji kome bi ovaj igrač mogao da se pridruži
after_joining_player_may_only_raise = posle pridruživanja može se samo podići poziv (adut {$suit}) ili reći dalje
only_joiner_may_raise_first_caller = samo onaj ko se pridruži može da podigne; prvi pozivar može da licitira samo solo
nobody_is_left_who_could_join = nema više nikog ko bi se pridružio pozivu u boji
that_bid_is_only_possible_in = ta licitacija je moguća samo prvi put kad je igrač na redu
there_is_no_such_bid = takva licitacija ne postoji
it_does_not_rank_above = nije viša od važeće: {$standing}
auction_is_over = licitiranje je završeno
needs_suit_as_trump_such_as = {$bid} traži boju za adut, na primer {$bid}:hearts
is_played_without_trump_and_names = {$bid} se igra bez aduta i ne navodi boju
is_played_in_suit_turned_up = {$bid} se igra u okrenutoj boji, koja nije upisana: navedite je, na primer {$bid}:hearts
needs_suit_or_none_as_in = {$bid} traži boju ili „bez aduta“, na primer {$bid}:none
trou_announced = {$by} najavljuje trou: partner je onaj ko ima četvrtog asa; on bira adut i izlazi.
nobody_joined_so_it_lapses = Pozivu se niko ne pridružuje, pa otpada ({$call}). {$source}
all_thirteen_tricks = svih trinaest štihova
at_least = { $least ->
    [one] bar {$least} štih
    [few] bar {$least} štiha
   *[other] bar {$least} štihova
}
no_tricks = nijedan štih
exactly_one_trick = tačno jedan štih
exactly_tricks = { $just ->
    [one] tačno {$just} štih
    [few] tačno {$just} štiha
   *[other] tačno {$just} štihova
}
each_player_may_discard_card_before = Svaki igrač može da odbaci jednu kartu pre prvog štiha. {$fewer}
leads = {$leader} izlazi.
must_take = { $each ->
    [true] {$players}: svakome je cilj {$target}.
   *[false] {$players}: cilj je {$target}.
}
may_still_bid_text = {$who} još sme da licitira.
first_to_speak_may_wait_and = Ko prvi govori sme da čeka, a zatim može samo da se pridruži pozivu u boji ili da kaže dalje.
if_first_to_speak_passes_that = Ako prvi igrač kaže dalje, kasnije može još samo da se pridruži pozivu u boji.
suit_call_needs_player_who_may = Poziv u boji traži igrača koji još može da mu se pridruži: nekoga ko nije govorio ili ko čeka.
suit_call_needs_player_who_may_2 = Poziv u boji traži igrača koji još može da mu se pridruži: nekoga ko nije govorio, ili prvog igrača ako je samo rekao dalje.
after_join_only_joiner_may_raise = Posle pridruživanja podiže samo onaj ko se pridružio. Ako kaže dalje, prvi pozivar može da se odvoji višom solo licitacijom.
bid_of_pair_stands_if_nobody = Licitacija para ostaje. Ako se pozivu u boji niko ne pridruži, pozivar može da licitira više, solo, kad svi ostali kažu dalje.
each_bid_must_rank_above_standing = Svaka licitacija mora biti viša od važeće. Od najniže: {$bids}.
trump_makes_no_bid_higher_than = {$bids} Adut ne čini nijednu licitaciju višom od druge.
between_bids_of_equal_rank_trump = {$bids} Između licitacija istog ranga odlučuje adut, od najnižeg: {$trumps}.
only_in_player_s_first_turn = Samo prvi put kad je igrač na redu: {$id}. Ko tako počne, kasnije može da podigne na višu takvu licitaciju.
tricks_needed = Potrebni štihovi: {$targets}.
contract_side_of_two = {$declarers} i partner {$partner}
contract_side_each_alone = {$declarers}, svako za sebe
call_refused = { $is_bid ->
    [true] {$player} ne sme da licitira {$call}: {$why}.
   *[false] {$player} ne sme da kaže {$call}: {$why}.
}
# drops: $several
hands_are_played_open = Posle drugog štiha karte se igraju otvoreno: {$declarers}.
last_word_of_both = {$partner} još može da podigne, a {$caller} da se odvoji višom solo licitacijom.
last_word_of_partner = {$partner} još može da podigne.
last_word_of_caller = {$caller} još može da se odvoji višom solo licitacijom.
who_joins_if_first_waits = Ko nije govorio ili čeka, može da se pridruži pozivu u boji{ $with_card ->
    [true] {" "}ako ima kartu te boje
   *[false] {""}
}.
who_joins_if_first_may_join_late = Ko nije govorio, a prvi igrač i posle „dalje“, može da se pridruži pozivu u boji{ $with_card ->
    [true] {" "}ako ima kartu te boje
   *[false] {""}
}.
bids_played_by_two = Igra se udvoje: {$bids}.
bids_played_alone = Igra se solo: {$bids}.
bids_played_by_partners = Igraju izvođač i partner: {$bids}.
bids_played_by_several = Više igrača u istom deljenju, svako za sebe: {$bids}.
bids_with_suit_turned_up = Adut je okrenuta boja: {$bids}.
bids_without_trump = Bez aduta: {$bids}.
bids_with_trump_or_without = Sa adutom u boji ili bez aduta: {$bids}.
bids_with_discard = Pre prvog štiha svako može da odbaci jednu kartu: {$bids}.
bids_with_open_hand = Posle drugog štiha izvođač otvara karte: {$bids}.
bids_led_by_declarer = Izvođač izlazi: {$bids}.
bids_led_by_partner = Partner izlazi: {$bids}.
otherwise_dealers_neighbour_leads = Inače izlazi igrač levo od delioca.
contract_text_by = {$bid} ({$players})
tricks_for_bids = {$target}: {$bids}
bid_with_trump = {$bid}, adut {$trump}

## audit

audit_tricks_title = Licitacije i štihovi
audit_totals_title = Zbirovi
audit_fits_title = Pravila koja odgovaraju
audit_others_title = Ostala, najbliža prva
audit_row_title = greška u
audit_title = Provera
audit_caption = Tabela kako je napisana. Strelica vodi od pogrešnog ka onome što treba da piše.
audit_other_slips = Isto toliko drugih omaški takođe bi objasnilo tabelu.
audit_tie = Više pravila podjednako dobro objašnjava tabelu: ona ne pokazuje po kojima se igralo.
audit_winner_changes = Sa tačnim zbirovima menja se prvo mesto.
audit_needs_rules = Tabela ne pokazuje po kojim se pravilima igralo, pa ne može postati partija.
audit_not_kept = Tabela sa toliko omaški ne može postati partija.
audit_no_rules = Nema pravila sa licitiranjem broja štihova za {$players} igrača i ove postavke.
audit_uncertain = Štihovi u deljenju {$row} nisu pouzdani, pa tabela ne može postati partija.
sheet_place = {$file}:{$line}:{$column}
audit_nothing_fits = Nijedna pravila ne objašnjavaju tabelu sa šest ili manje omaški.
audit_schedule_alone = Raspored pripada pravilima: navedite i pravila.
audit_any_rules = igre u kojima se licitira broj štihova
audit_more = i još {$number}
sheet_is_too_long_at_most = Tabela je preduga: čita se najviše {$it} kilobajta i {$it_2} redova.
this_is_not_score_sheet_expected = Ovo nije tabela: očekuje se red brojeva za svako deljenje.
sheet_does_not_name_its_players = U tabeli nema igrača: prvo se očekuje red sa imenima.
sheet_has_columns_for_not = Broj igrača po kolonama tabele je {$players}, a imena su {$names}.
expected_number_or_for_what_cannot = Očekuje se broj, ili ? za nečitljivo, a ne {$text}.
expected_trump_suit_none_or_its = Očekuje se adut: boja, none ili broj kao u preferansu, a ne {$text}.
expected_not_write_for_what_cannot = Očekuje se {$cells}, a ne {$found}: za nečitljivo napišite ?.
expected_cards_then_bid_and_total = Očekuje se broj karata, pa licitacija i zbir za { $players ->
    [one] {$players} igrača
    [few] {$players} igrača
   *[other] {$players} igrača
}; red ima { $found ->
    [one] {$found} polje
    [few] {$found} polja
   *[other] {$found} polja
}. Ako su kolone druge, imenujte ih.
expected_player_s_name_before_or = Očekuje se ime igrača ispred {$text}, ili poznata oznaka.
column_appears_twice = Kolona {$text} stoji dvaput.
nobody_bids_number_of_tricks_there = tu niko ne licitira broj štihova
partners_share_score_there = tu partneri imaju zajednički rezultat
more_is_counted_there_than_tricks = tu se broji i nešto osim štihova
several_games_are_played_there_each = tu se igra više partija, svaka od nule
sheets_of_cannot_be_audited = Tabela za {$title} ne može da se proveri: {$why}.
rules_with_score = pravila „{$title}“, bodovanje {$id}
rules_of = pravila „{$title}“
sheet_is_right_by = Tabela je tačna ({$by}).
by_2 = { $slips ->
    [one] {$slips} omaška
    [few] {$slips} omaške
   *[other] {$slips} omaški
}, {$by}:
more_than_slips_by_first_deal = Omaški je više od {$it} ({$by}). Prvo deljenje koje ne može biti tačno je {$row}.
too_little_can_be_read_up = Do deljenja {$row} premalo je čitljivo da bi se znalo šta se dogodilo ({$by}).
was_swapped_with_of = {$place}: zamenjena su mesta za {$says} i {$other} ({$with}).
nothing_written = ništa
should_be = {$says} treba da bude {$should}
should_be_because = {$says} treba da bude {$should}: {$because}
slip_because = {$says}: {$because}
should_be_by_schedule = {$says} po rasporedu treba da bude {$should}
from_here_on_too_many = odavde nadalje previše za {$off}
from_here_on_too_few = odavde nadalje premalo za {$off}
next_total_is_right_again = sledeći zbir je opet tačan
two_digits_are_swapped = dve cifre su zamenile mesta
sign_is_wrong = znak je pogrešan
bonus_for_run_is_wrong = premija za niz je pogrešna
makes_sum_that_hook_forbids = {$says} daje zbir koji zabrana zbira ne dopušta
hook_forbids_these_bids = zabrana zbira ne dopušta ove licitacije
tricks_do_not_add_up = štihovi se ne slažu sa brojem karata

## bidding

or_number_of_cards_dealt_to = {$most}, ili broj karata koje svako dobija, ako je taj manji
number_of_cards_dealt_to_each = broj karata koje svako dobija
taking_that_many_tricks_or_more = Toliko ili više štihova ispunjava licitaciju.
bids_text = {$word} znači licitaciju {$bid}.
bid_is_number_of_tricks_from = Licitacija je broj štihova: najmanje {$least}, najviše {$most}.
hook_in_every_deal = Poslednja licitacija ne sme da dovede zbir na broj karata koje svako dobija{ $lapses ->
    [true] , osim ako druge nema.
   *[false] {"."}
}
if_they_add_up_to_less = Ako je zbir manji od {$least}, isti delilac deli ponovo.
hook_in_deals_of_or_more = U deljenjima od { $least ->
    [one] {$least} karte
    [few] {$least} karte
   *[other] {$least} karata
} ili više poslednja licitacija ne sme da dovede zbir na broj karata koje svako dobija{ $lapses ->
    [true] , osim ako druge nema.
   *[false] {"."}
}
last_bid_has_to_make_bids = Poslednja licitacija mora da dovede zbir iznad broja karata koje svako dobija, osim ako to nijedna ne može.
bids_may_add_up_to_any = Zbir licitacija može biti bilo koji.
bids_have_to_add_up_to = zbir licitacija mora biti veći od broja podeljenih karata, {$cards}
bids_would_add_up_to_number = zbir licitacija bio bi {$cards}, koliko je podeljeno karata
no_bid_meets_hook_so_it = nijedna licitacija ne zadovoljava zabranu zbira, pa ona ne važi
bids_then_add_up_to_more = zbir licitacija je tada {$sum}, više od broja podeljenih karata, {$cards}
bids_then_add_up_to_not = zbir licitacija je tada {$sum}, a ne broj podeljenih karata, {$cards}
it_is_only_bid_open = to je jedina otvorena licitacija
any_bid_from_to_is_open = otvorena je svaka licitacija od {$start} do {$end}
may_bid = {$who} sme da licitira {$bid}: {$why}.

## chances

chances_leave_out = Ne računa se: dodatna deljenja koja nisu počela, poništena deljenja i kasnije odluke stola.
this_game_has_no_last_deal = Ova partija nema poslednje deljenje: traje dok ne odluče poeni ili dobijene partije. Izgledi se računaju samo kad je broj deljenja određen.
chances_cannot_be_worked_out_with = Izgledi se ne mogu izračunati uz ono što se u ovoj partiji broji osim štihova.
too_much_is_still_open_in = U ovoj partiji je još previše otvoreno da bi se izračunali izgledi.
first_place_alone = Samostalno prvo mesto
first_place_at_least_shared = Bar podeljeno prvo mesto
first_place = Prvo mesto
is_certain_for = {$what} je sigurno: {$name}.
is_certain_for_can_gain_at = {$what} je sigurno: {$name}. {$rival}, {$behind}, može da dobije najviše {$most}.
is_out_of_reach_for_with = {$what} je nedostižno: {$name}, {$behind}, može da dobije najviše {$most}.
is_out_of_reach_for_nothing = {$what} je nedostižno: {$name}. Ništa u preostalim deljenjima ne vodi dotle.
is_open_for_too_much_can = {$what} je otvoreno: {$name}. Previše toga može da se desi da bi se izračunalo.
ahead_of = prednost {$points} ({$of})
level_with = izjednačeno ({$of})
behind_text = zaostatak {$points} ({$of})
tricks_text = broj štihova {$many}
with_tricks = { $number ->
    [one] {$number} štih
    [few] {$number} štiha
   *[other] {$number} štihova
}
first_place_is_out_of_reach = {$name}: prvo mesto je nedostižno.
with_first_place_depends_on_others = {$name}: uz {$possible} prvo mesto zavisi od drugih.
first_place_is_certain_with_and = {$name}: prvo mesto je sigurno uz {$certain}, a inače nedostižno.
first_place_is_certain_with_with = {$name}: prvo mesto je sigurno uz {$certain}; uz {$possible} zavisi od drugih.
first_place_is_certain_for = Prvo mesto je sigurno: {$certain}.
first_place_is_out_of_reach_2 = Prvo mesto je nedostižno: {$out}.
line_heading = Tok partije u kome {$name} osvaja { $alone ->
    [true] samostalno prvo mesto:
   *[false] prvo mesto:
}
first_alone = samostalno
game_is_over = Partija je završena.
left_including_one_in_progress = { $deals ->
    [one] Preostalo je {$deals} deljenje, računajući i tekuće.
    [few] Preostala su {$deals} deljenja, računajući i tekuće.
   *[other] Preostalo je {$deals} deljenja, računajući i tekuće.
}
heading_total = zbir
is_it_possible = { $verdict ->
    [certain] sigurno
    [possible] moguće
    [impossible] nemoguće
   *[open] otvoreno
}
title_least = najmanje
title_greatest = najviše
title_first = prvo

## clause

rule_text = Pravilo {$clause}: {$says} {$source}
for_players = Za {$players} igrača{ $bids ->
    [true] , svako igra za sebe.
   *[false] {"."}
}
for_partners = Za {$players} igrača. Igrači koji sede jedan preko puta drugog su partneri i imaju zajednički rezultat{ $bids ->
    [true] ; licitacije im se sabiraju, a i štihovi.
   *[false] {"."}
}
who_deals_and_then = Prvi delilac se izvlači. { $bidding ->
    [none] Deljenje i igra idu dalje
    [auction] Deljenje ide dalje
   *[numbers] Deljenje, licitacija i igra idu dalje
} { $side ->
    [left] nalevo
   *[right] nadesno
} ({ $turn ->
    [clockwise] u smeru kazaljke na satu
   *[counter-clockwise] suprotno od kazaljke na satu
}).
everyone_bids_once_in_turn_player = Svako licitira jednom, redom; prvi licitira igrač { $side ->
    [left] levo
   *[right] desno
} od delioca, poslednji delilac.
bid_is_final = Licitacija je konačna.
table_holds_auction_by_itself_and = Sto sam vodi licitiranje, a upisuje se samo kontrakt. Ako svi kažu dalje, karte se ponovo dele.
player_on_dealer_s_speaks_first = Prvi govori igrač { $side ->
    [left] levo
   *[right] desno
} od delioca. „Dalje“ je konačno; licitira se dok svi ne kažu dalje. Ako niko ne licitira, karte se ponovo dele.
player_with_exactly_three_aces_must = Igrač sa tačno tri asa mora pre licitiranja da najavi trou. Svi ostali kažu pass-trou. Posle trou licitiraju samo ostali, i to više. Ako niko ne licitira, partner je onaj ko ima četvrtog asa; on bira adut i izlazi.
tricks_of_declaring_side_are_counted = Štihovi strane koja igra broje se prema kontraktu.
every_card_is_played_so_tricks = Sve karte se odigraju, pa je zbir štihova jednak broju karata koje svako dobija.
there_is_no_fixed_penalty_for = Za renons, pogrešno deljenje i druge nepravilnosti nema propisane kazne. Odlučuje sto; upišite odluku sa razlogom.
everyone_plays_in_every_deal = U svakom deljenju igraju svi.
with_players_dealer_sits_out_as = Kad za stolom ima {$dead} igrača, delilac ne igra nego drži mrtvu ruku: bez karata, licitacije, štihova i poena u tom deljenju.
tie_is_played_off = Ako su najbolji zbirovi jednaki, igra se još jedno deljenje.
match_of_games = Svaka partija se igra od nule dok neka strana ne dostigne {$points}. Pobeđuje ko prvi dobije { $games ->
    [one] {$games} partiju
    [few] {$games} partije
   *[other] {$games} partija
}. Mesta određuju dobijene partije, a zatim partija u toku.
match_of_games_that_end_high_or_low = Svaka partija se igra od nule dok neka strana ne dostigne {$points} ili ne padne na {$least} ili niže. Pobeđuje ko prvi dobije { $games ->
    [one] {$games} partiju
    [few] {$games} partije
   *[other] {$games} partija
}. Mesta određuju dobijene partije, a zatim partija u toku.
game_ends_high = Partija se završava deljenjem u kome neko dostigne {$points}. { $lowest ->
    [true] Pobeđuje najmanji zbir.
   *[false] Pobeđuje najveći zbir.
}
game_ends_high_or_low = Partija se završava deljenjem u kome neko dostigne {$points} ili padne na {$least} ili niže. { $lowest ->
    [true] Pobeđuje najmanji zbir.
   *[false] Pobeđuje najveći zbir.
}
game_ends_low = Partija se završava deljenjem u kome neko padne na {$least} ili niže. { $lowest ->
    [true] Pobeđuje najmanji zbir.
   *[false] Pobeđuje najveći zbir.
}
game_ends_with_schedule = Partija se završava poslednjim deljenjem iz rasporeda. { $lowest ->
    [true] Pobeđuje najmanji zbir
   *[false] Pobeđuje najveći zbir
}{ $ties ->
    [bids] ; kod jednakih zbirova odlučuje veći zbir ispunjenih licitacija.
    [shared] ; jednaki zbirovi dele mesto.
   *[open] {"."}
}
with_as_trump_points_of_deal = Kad je adut {$suit}, poeni deljenja se udvostručuju; premije ne. To važi kad se adut okreće ili izvlači, a ne kad aduti idu u stalnom krugu.
no_trump_doubles_points_of_deal = Nijedan adut ne udvostručuje poene deljenja. Sto može da izabere da to čini pik, osim za premije, ali samo gde se adut okreće ili izvlači, a ne u stalnom krugu.
one_card_deals_do_not_count = Deljenja sa jednom kartom se ne računaju.
one_card_deal_ends_every_run = Deljenje sa jednom kartom prekida svaki niz.
run_of_missed_deals_costs_as = Niz promašenih deljenja košta isto toliko, a posle svakog niza počinje novi.
no_bonus_is_paid_for_run = Za niz deljenja nema premije.
no_bonus_unless_table_chooses = Za niz deljenja nema premije, osim ako je sto izabere: {$schemes}.
winning_run_that_contains_bid_of = Uspešan niz u kome ima licitacija 0 ne donosi ništa.
points_for_deals_in_row = {$points} za { $deals ->
    [one] {$deals} ispunjeno deljenje
    [few] {$deals} ispunjena deljenja
   *[other] {$deals} ispunjenih deljenja
} zaredom ({$id})
points_for_deals_like_players = {$points} za onoliko ispunjenih deljenja zaredom koliko je igrača ({$id})
points_for_more_deals_than_players = {$points} za { $more ->
    [one] {$more} deljenje
    [few] {$more} deljenja
   *[other] {$more} deljenja
} više nego što je igrača, sve ispunjeno zaredom ({$id})
total_of_exactly_0_after_last = Zbir od tačno 0 posle poslednjeg deljenja iz rasporeda, sa premijama, pobeđuje; ako ga ima više igrača, dele pobedu.
total_of_0_does_not_win = Zbir 0 ne pobeđuje, osim ako sto tako izabere.
no_zero_finish_with = Kraj na nuli ne ide zajedno sa: {$refused}.
table_may_agree_to_play_one = Sto može da se dogovori da se deljenja sa jednom kartom igraju sa kartom na čelu: svi vide sve karte osim svoje.
one_card_deals_on_forehead = Karta se drži na čelu { $held ->
    [all] u svim deljenjima sa jednom kartom
    [last] u poslednjim deljenjima sa jednom kartom, onoliko njih koliko je igrača
   *[first_and_last] u prvim i u poslednjim deljenjima sa jednom kartom, oba puta onoliko njih koliko je igrača
}: svi vide sve karte osim svoje.

## command_line

invalid_expected = {$argument}: {$value} ne važi, očekuje se {$valid}.{$near}
this_command = Ova komanda
needs_text = {$command} traži: {$arguments}.
expected_number_such_as_3_or = očekuje se broj, na primer 3, ili {$words}
there_is_no_option_here = Ovde nema opcije {$typed}.{$near}
there_is_no_command = Nema komande {$typed}.{$near}
invalid = {$argument}: {$value} ne važi ({$why}).
no_value = Posle {$option} mora da stoji vrednost.
no_value_taken = {$option} ne prima vrednost.
unexpected_word = Neočekivana reč {$typed}.
needs_one_of_these = {$command} traži jedno od ovoga: {$valid}.
given_twice = {$argument} se navodi samo jednom.
cannot_be_given_together_with = {$one} ne ide zajedno sa {$others}.
bad_command_line = Ova komandna linija nije razumljiva.
not_utf8 = Jedna reč komandne linije nije ispravan UTF-8.

## contracts

challenger = strana koja igra
opponent = protivnička strana
opponent_of_made_contract = protivnička strana ispunjenog kontrakta
all_tricks = {$who}: svi štihovi
each_trick = svaki štih { $which ->
    [over] više
   *[short] manje
} {$points}
each_trick_of_some = svaki štih { $which ->
    [over] više
   *[short] manje
} {$points} (najviše {$most})
all_tricks_2 = svi štihovi {$points}
each_opponent_then = tada svaki protivnik {$points}
each_opponent_of_won_one = svaki protivnik dobijenog kontrakta {$points}
settled_with_each_of_others = obračun sa svakim od ostalih
each_loser_pays_one_winner = svaki gubitnik plaća jednom dobitniku
won_lost = {$id}: dobijeno {$won}; izgubljeno {$lost}
made_with = ispunjeno sa { $took ->
    [one] {$took} štihom
    [few] {$took} štiha
   *[other] {$took} štihova
}
failed_with = promašeno sa { $took ->
    [one] {$took} štihom
    [few] {$took} štiha
   *[other] {$took} štihova
}
short = { $took ->
    [one] nedostaje {$took} štih
    [few] nedostaju {$took} štiha
   *[other] nedostaje {$took} štihova
}
by_3 = {$id}, {$by}, {$why}: {$sum}
points_for = Poeni za {$bid}

## count_rule

nothing_besides_tricks = Ništa osim štihova.
nothing_besides_tricks_unless_table_chooses = Ništa osim štihova, osim ako sto izabere: {$could}
nothing_if_bid_is_missed = Ništa ako je licitacija promašena.
recorded_in_each_deal = Upisuje se u svakom deljenju.
every_of_side_are_worth_rest = {$title}: svakih {$every} jedne strane vredi {$points}, ostatak se prenosi.
each_2 = po {$points}
for_text = { $points ->
    [one] {$points} poen
    [few] {$points} poena
   *[other] {$points} poena
} za {$number}
at_most_in_deal = najviše {$most} u deljenju
no_more_than_player_has_tricks = ne više nego što igrač ima štihova
only_side_that_needs_or_more = Piše ih samo strana kojoj do kraja partije treba {$by} ili više, i niko ako su je štihovi već završili.
carried_over = {$title}: {$had} + {$number} = {$all}: {$times} × {$points} = {$points_2}, prenosi se {$left}
bid_was_missed_0 = {$title}: {$number}: licitacija je promašena: 0
none_score_for_side_that_needs = ne računaju se strani kojoj treba manje od { $by ->
    [one] {$by} poena
    [few] {$by} poena
   *[other] {$by} poena
}
tricks_ended_game_before_them = štihovi su završili partiju pre njih
counted_so_far = Dosad upisano: {$each}
follow_from_tricks_taken_and_are = {$id}: to sledi iz uzetih štihova i ne upisuje se.
this_game = Ova partija
has_nothing_to_count_besides_tricks = {$title}: osim štihova nema šta da se broji, onako kako igra ovaj sto.
can_have_0_to_in_this = {$seat} u ovom deljenju može da ima od 0 do {$most} ({$id}).
that_would_make_in_this_deal = To bi bilo {$sum} ({$id}), a u ovom deljenju ih je najviše {$most}.
two_numbers_are_given_for = Za igrača {$seat} navedena su dva broja.
of_are_already_recorded = {$id} za igrača {$seat} već je upisano: {$earlier}.
cannot_have_taken_count_of_is = {$seat}: ne može da bude {$tricks}; upisano je {$id} {$number}, a svako je jedan štih.
by_recorded_cards_of_cannot_be = Po upisanim kartama {$id} za igrača {$seat} ne može biti {$number}. Odlučuje štih {$trick}, koji nosi {$taken_by}.
deal_is_over_are_recorded_before = Deljenje {$what} je završeno: {$id} se upisuje pre štihova.
give_one_number_for_each_player = Navedite po jedan broj za svakog igrača.
count_again = Prebrojte ponovo.
choose = Izaberite: {$known}.

## due

rules_and_game = {$rules}, partija {$id}
leader_is = {$name} izlazi
bid_against_cards = licitirano {$bid} na { $cards ->
    [one] {$cards} štih
    [few] {$cards} štiha
   *[other] {$cards} štihova
}
listed_open = Otvoreno: {$open}
extra_deal_text = Dodatno deljenje {$mark}
deal_of = Deljenje {$number} od {$deals}
deal_4 = Deljenje {$number}
every_bid_0 = svaka licitacija je 0
bid_before_cards_are_dealt = licitira se pre deljenja karata
held_on_forehead_nobody_looks_at = karta na čelu: niko ne gleda svoju
deal_is_dealt_by = deli {$dealer}{ $dead ->
    [true] {" "}(mrtva ruka)
   *[false] {""}
}
trump_text = adut {$known}
turned_up_so_dealer_names_trump = okrenuto {$card}, pa adut bira delilac
trump_by_first_card = adut određuje prva karta
trump_turned_up = adut se okreće
trump_by_contract = adut određuje kontrakt
on_zero_finish_exactly_0_after = {$first} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} krajem na nuli: tačno 0 posle poslednjeg deljenja
with_to = {$first} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
}, u partijama {$games} prema {$lost}
with_ahead_of_equal_total_by = {$first} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, ispred jednakog zbira, jer je zbir ispunjenih licitacija {$successful_bids}
with_best_of_players_with_zero = {$first} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, što je najbolje među igračima sa krajem na nuli
with_2 = {$first} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}
with_lowest_total = {$first} { $partners ->
    [true] pobeđuju
   *[false] pobeđuje
} sa {$total}, najmanjim zbirom
share_win_on_zero_finish_exactly = {$first} dele pobedu krajem na nuli: tačno 0 posle poslednjeg deljenja
share_win_with = {$first} dele pobedu sa po {$total}
bids_last_bid_so_far = Poslednju licitaciju daje {$next}; dosad licitirano {$sum}.
to_bid_then = Licitira {$next}, zatim {$after}.
to_bid_then_bid_so_far = Licitira {$next}, zatim {$after}. Dosad licitirano {$sum}.
standing_bid = Važeća licitacija: {$contract}.
to_speak = {$player} je na redu.
contract_due_table_holds_auction = Čeka se kontrakt: sto vodi licitiranje.
trump_due_score_depends_on_it = Čeka se adut: od njega zavise poeni.
trick_of_leads_then = Štih {$trick} od {$of}: izlazi {$leader}, zatim {$others}.
tricks_due = Čekaju se štihovi: {$who}.
tricks_due_count = Čekaju se štihovi: {$all}. Računa se {$counted}.
bid_text = {$seat} (licitacija {$bid})
tricks_due_2 = Čekaju se štihovi: {$bids}.
extra_deal_can_settle_it = Dodatno deljenje može da odluči.
game_is_over_2 = Partija je završena: {$outcome}.
tricks_so_far = Dosad štihova: {$tally}
bids_text_2 = Licitacije: {$bids}
calls = Najave: {$calls}
everyone_passed_same_dealer_deals_again = Svi su rekli dalje: isti delilac deli ponovo.
same_dealer_deals_again_bids_below = Isti delilac deli ponovo: licitacije ispod {$least} ne važe.
hook_did_not_apply_no_last = Zabrana zbira nije važila: nijedna poslednja licitacija nije mogla da je zadovolji ({$rule}).
are_level_with_so_another_deal = {$who}: izjednačeno, {$total}, pa se igra još jedno deljenje. {$source}
no_bid_meets_hook_so_it_2 = Nijedna licitacija ne zadovoljava zabranu zbira, pa ona ne važi ({$rule}).
barred_bids = Ne {$bid}{ $or_less ->
    [true] {" "}ni manje: {$why} ({$rule}).
   *[false] : {$why} ({$rule}).
}
next_text = Sledeće: {$hint}
open_to_text = Sme {$seat}: {$join}

## entries

begun_text = početak: {$title}
deal_5 = (deljenje {$deal})
taken_back = (poništeno)
fixed_by_entry = (ispravljeno unosom {$fix})
named_by_dealer = {$suit}, bira delilac
trump_text_2 = adut: {$suit}
turned_up = okrenuta boja {$suit}
turned_up_2 = okrenuta karta {$card}
player_bid = {$player} licitira {$number}
player_took = štihovi: {$player} {$number}
dealt_by_2 = deli {$seat}
replaces = {$unwrap_or} menja igrača {$seat}
and_swap_seats = {$one} i {$other} menjaju mesta
thrown_in_same_dealer_deals_again = poništeno deljenje; isti delilac deli ponovo
extra_deal_text_2 = dodatno deljenje: {$id}
called = naslov „{$title}“
note_on_deal = beleška uz deljenje {$deal}: „{$text}“
contract_text = kontrakt: {$who}
fixed_deal = ispravljeno deljenje {$fix}: {$changes}
took_back_entry = poništen unos {$of}
brought_back_entry = vraćen unos {$of}
note_2 = beleška: „{$text}“
against_rules = {$act}, protiv pravila
nobody = niko
nothing_recorded_there = ništa
in_place_of_entry = {$now}, umesto {$was} (unos {$of})
called_2 = najave: {$call_words}

## errors

player_in_seat = igrač na mestu {$seat}
is_not_rank_expected_2_to = `{$text}` nije jačina karte; očekuje se od 2 do 10, J, Q, K ili A
cannot_be_id_of_card_without = `{$text}` ne može biti oznaka karte bez boje; očekuju se dva slova, na primer {"Wi"}, koja nisu jačina i boja
is_not_card_such_as_10h = `{$text}` nije karta kao što je 10h
is_not_step_of_schedule_expected = `{$text}` nije korak rasporeda; očekuje se {$what}
step_is = korak je {$what}
is_not_number_of_cards_expected = `{$text}` nije broj karata: očekuje se od 1 do 52, top ili top-1{$text_2}
is_not_number_of_deals_expected = `{$text}` nije broj deljenja: očekuje se od 1 do 52, ili players{$text_2}
expected_1_to_99_deals_or = očekuje se od 1 do 99 deljenja ili `players + 1`, a ne `{$text}`
expected_or_before = očekuje se `+` ili `-` ispred `{$text}`
expected_number_bid_bid_took_off = očekuje se broj, bid, bid², took, off, off² ili cards, a ne `{$text}`{$text_2}
expected_multiple_of_or_0_1 = očekuje se umnožak od ½ ili 0.1, najviše {$it}, a ne {$text}
expected_made_missed_over_under_or = očekuje se made, missed, over, under ili poređenje kao `bid = 10`, `took >= bid` ili `off < 3`, a ne `{$text}`{$text_2}
cannot_be_game_s_id_it = {$text} ne može biti oznaka partije: ona ima najviše 64 znaka, i to slova bez kvačica, cifre, crtice i donje crte, a počinje slovom ili cifrom.
expected_time_in_rfc_3339_such = očekuje se vreme po RFC 3339, na primer 2026-11-20T20:15:00Z
formula_has_1_to_200_characters = formula ima od 1 do 200 znakova; `0` ne boduje ništa
expected_card_such_as_ah_10s = očekuje se karta, na primer {"Ah"}, 10s, {"Td"} ili A♥
expected_cards_such_as_kc_2h = očekuju se karte, na primer "{"Kc"} 2h 10s"
expected_spades_hearts_diamonds_or_clubs = očekuje se spades, hearts, diamonds ili clubs, prvo slovo ili ♠ ♥ ♦ ♣{$suits}
expected_spades_hearts_diamonds_or_clubs_2 = očekuje se spades, hearts, diamonds ili clubs, prvo slovo, ♠ ♥ ♦ ♣ ili none{$suits}
expected_bid_such_as_suit_8 = očekuje se licitacija, na primer suit-8:hearts ili piccolo
expected_pass_wait_join_trou_pass = očekuje se pass, wait, join, trou, pass-trou ili licitacija kao suit-8:hearts
expected_points_such_as_5_2 = očekuju se poeni, na primer 5, -2.5 ili ½
expected_number_such_as_3_or_2 = očekuje se broj kao 3, ili ime i broj kao Igor=3
expected_card_such_as_ah_10s_2 = očekuje se karta kao {"Ah"}, 10s ili A♥, ili ime i karta kao Igor=Ah
expected_name_and_points_such_as = očekuju se ime i poeni, na primer Igor=-5 ili Ana=2.5
quote_is_not_closed = navodnik nije zatvoren
setting_is_key_value_such_as = Postavka je KEY=VALUE, na primer hook=off.
there_is_no_such_setting = Takva postavka ne postoji.
that_setting_does_not_apply_to = Ta postavka ne važi za ova pravila.
rules_file = fajl sa pravilima
that_text = Taj tekst
could_be = {$text} može biti {$several}.
that_deal = to deljenje

## hint

record_bids = upišite licitacije
record_calls = upišite najave
record_contract = upišite kontrakt
record_both = upišite oboje
record_trump = upišite adut
record_trump_if_you_like = upišite adut, ako želite
record_tricks = upišite štihove
record_trick = upišite štih
record_count_first_if_there_is = prvo upišite ono što se još broji, ako toga ima
play_extra_deal = igrajte dodatno deljenje
record_table_s_ruling = upišite odluku stola
throw_deal_in = poništite deljenje
let_somebody_take_over_seat_and = neka neko preuzme mesto i njegov zbir
correct_dealer = ispravite delioca
correct_bid = ispravite licitaciju
correct_trick = ispravite štih
correct_contract = ispravite kontrakt
correct_trump = ispravite adut
correct_count = ispravite izbrojano
take_it_back = poništite to
take_back_last_entry = poništite poslednji unos
bring_it_back = vratite to
if_table_allowed_it_record_it = ako je sto dozvolio, ipak upišite
skip_question = preskočite pitanje
remove_it_without_being_asked = uklonite bez pitanja
if_it_still_applies_record_it = ako i dalje važi, upišite
see_what_is_due = pogledajte šta se čeka
see_what_can_be_typed_here = pogledajte šta se ovde može uneti
see_score_sheet = pogledajte tabelu
see_what_is_recorded = pogledajte šta je upisano
start_game = počnite partiju
use_this_score = koristite ovo bodovanje
list_games = prikažite spisak partija
list_players = prikažite spisak igrača
play_another = igrajte još jednu
see_every_figure_of_player = pogledajte sve podatke igrača
see_where_figure_comes_from = pogledajte odakle je podatak
list_games_in_bin = prikažite spisak partija u korpi
continue_it = nastavite je
choose_game = izaberite partiju
remove_game = uklonite partiju
restore_it = vratite je
restore_one = vratite neku
import_it_on_another_machine = uvezite na drugom računaru
print_game_as_script = ispišite partiju kao skriptu
ask_about_call = pitajte za najavu
list_them = prikažite sve
show_one_of_them = prikažite neka od njih
see_rules = pogledajte pravila
see_which_games_are_sound = pogledajte koje su partije ispravne
check_file = proverite fajl
list_commands = prikažite spisak komandi
see_how_it_is_used = pogledajte kako se koristi
read_one = pročitajte jednu
print_one_of_them = ispišite jednu
give_cards_dealt_and_number_of = navedite podeljene karte i broj igrača
name_players = navedite igrače
give_number_of_players = navedite broj igrača
name_partner = navedite partnera
give_trump = navedite adut
give_tricks_taken = navedite uzete štihove
name_game = navedite partiju
choose_id = izaberite oznaku
choose_another_id = izaberite drugu oznaku
choose_another_file = izaberite drugi fajl
replace_what_is_there = zamenite ono što je tamo
name_folder = navedite folder
let_phones_connect = povežite telefone
choose_another_port = izaberite drugi port
choose_one_text = izaberite
continue_text = nastavite

## journal

is_longer_than_bytes_that_game = {$place} je duže od {$most} bajtova, koliko partija može da ima.
is_empty_game_was_never_started = {$place} je prazno: partija nikad nije počela.
was_written_by_later_version_of = {$place} potiče iz novije verzije programa hoyle (format {$version}). Ostaje bez izmena; može da ga pročita noviji hoyle.
this_line_is_damaged_its_checksum = {$place}:{$line}: ovaj red je oštećen: kontrolni zbir se ne slaže. Ništa nije promenjeno.
it_is_longer_than_bytes = duže je od {$most} bajtova
expected_one_of_act_fix_undo = očekuje se jedno od `act`, `fix`, `undo` i `redo`
this_line_is_not_entry_of = {$place}:{$line}: ovaj red nije unos dnevnika: {$why}.
this_is_not_valid_start = {$place}:1: ovo nije ispravan početak partije. {$error}
this_could_not_be_saved_it = Ovo se ne može sačuvati: bilo bi duže od {$most} bajtova.
game_could_not_be_saved_with = Partija se sa ovim ne može sačuvati: imala bi više od {$it} bajtova.
its_hoyle_is_not_1_or = Njen `hoyle` nije 1 ili `seq` nije 0.
its_id_is_invalid = Njena oznaka je neispravna.
its_rules_are_invalid = Njena pravila su neispravna. {$fault}
its_rules_are_not_for_that = Njena pravila nisu za toliko igrača.
its_dealer_is_not_one_of = Njen delilac nije među igračima.
its_columns_do_not_name_each = Njene kolone ne navode svakog igrača tačno jednom.
this_should_be_entry_but_it = ovo treba da bude unos {$expected}, a jeste unos {$found}.
this_entry_is_against_game_s = ovaj unos je protiv pravila same partije.
this_entry_makes_correction_that_is = ovaj unos je ispravka koja nije moguća.
this_entry_lists_wrong_acts_as = ovaj unos pogrešno navodi šta je dozvoljeno protiv pravila.
this_entry_leaves_out_part_of = ovaj unos izostavlja deo onoga što upisuje.
totals_recorded_here_are_not_those = zbirovi upisani ovde nisu oni koje daju pravila.
entry_is_not_one_that_could = unos {$of} nije onaj koji se ovde mogao poništiti.
entry_is_not_one_that_could_2 = unos {$of} nije onaj koji se ovde mogao vratiti.
entry_records_nothing_that_can_be = Unos {$of} nema ništa što bi se ispravilo.
entry_of_deal_could_not_have = Unos {$of} u deljenju {$what} tada nije bio moguć.
this_game_has_been_corrected_so = Ova partija je ispravljana toliko puta da bi se njen zapis predugo čitao. Ispišite je kao skriptu i ponovite kao novu partiju.
is_given_two_numbers = Za igrača {$seat} navedena su dva broja.
nothing_is_recorded_for_yet_so = Za {$what} još ništa nije upisano, pa nema šta da se ispravi.
no_bid_by_is_recorded_for = {$seat}: nema upisane licitacije ({$what}).
fewer_bids_than_that_are_recorded = Upisano je manje licitacija od toga ({$what}).
no_tricks_of_are_recorded_for = {$seat}: nema upisanih štihova ({$what}).
tricks_of_are_not_recorded_yet = Štihovi još nisu upisani ({$what}).
neither_calls_nor_contract_are_recorded = Nisu upisane ni najave ni kontrakt ({$what}).
cards_recorded_for_show_who_took = Upisane karte pokazuju ko nosi koji štih ({$what}).
no_trick_of_is_recorded_card = Nijedan štih nije upisan po kartama ({$what}).
trick_of_is_not_recorded_last = Štih {$trick} nije upisan ({$what}); poslednji upisani je štih {$recorded}.
whose_call_each_was_in_depends = Čija je koja najava zavisi od delioca ({$what}), pa prvo navedite kontrakt.
as_dealer_would_have_sat_out = Delilac tu ne igra ({$what}), a {$seat} već ima upisane brojeve.
would_have_to_bid_before_players = {$seat} treba da licitira pre igrača čije su licitacije već upisane ({$what}). Prvo upišite druge licitacije ili poništite neke unose.
is_dealer_of_already = Delilac je već {$seat} ({$what}).
deal_entry_is_against = † Deljenje {$what}, unos {$of} ({$act}) je protiv pravila {$rule}: {$because}
no_rank_changes = Poredak se ne menja.
ranks = Poredak: {$changes}.
legal_again = Unos {$entry} je sada po pravilima.
unchanged = Ništa nije promenjeno: to je već upisano.
no_points_change = Poeni se ne menjaju.

## live

language_name = Srpski
language_label = Jezik
live_title = Sto
no_game_on_page = Još nema partije. Čim počne, prikazuje se ovde.
page_offline = Nema veze. Pokušava se ponovo…
players_title = Igrači
to_record = Za upis
pages_title = Stranice
reload_link = Osveži
log_title = Dnevnik
back_to_table = Nazad za sto
new_game_title = Nova partija
rules_label = Pravila
player_label = Igrač {$place}
dealer_is_drawn = Po redu igranja. Prvi delilac se izvlači.
start_button = Počni
rematch_button = Revanš
record_button = Upiši
undo_button = Poništi
redo_button = Vrati
recorded_last = Poslednje: {$entry}
other_title = Nešto drugo
other_label = Komanda kao u programu hoyle, na primer redeal, {"note"} ili swap
correct_title = Ispravi ovo deljenje
preview_title = Šta bi se promenilo
correct_button = Upiši ispravku
dealer_is = {$name} deli
trump_label = Adut:
open_bids = Otvorene licitacije
deals_mark = deli
leads_mark = izlazi
sits_out_mark = ne igra
bid_of = licitacija {$bid}
in_the_lead = Vodi:
of_in_row = {$deals} od {$of} zaredom { $made ->
    [true] ispunjeno
   *[false] promašeno
}
tricks_legend = Štihovi strane koja igra
open_a_deal_on_sheet = Otvorite deljenje da vidite odakle su poeni{ $may_fix ->
    [true] , ili da ga ispravite
   *[false] {""}
}.
page_is_about_its_game = Stranica se tiče partije koju prikazuje: izostavite opcije koje navode drugu.
page_is_of_other_game = Ništa nije upisano: ovde je sada prikazana druga partija.
press_again = pritisnite ponovo
serve_in_the_open = Običan HTTP: ko može da prisluškuje ovu mrežu, može da čita stranice i njihove linkove.
page_starts_built_in = Stranica počinje partije samo po ugrađenim pravilima.
page_only_records = Stranica prima samo ono što nešto upisuje.
is_not_address_of_this_machine = {$text} nije mrežna adresa ovog računara; njegove adrese: { $own ->
    [none] nema ih
   *[other] {$own}
}.
several_addresses = Ovaj računar ima više adresa: {$own}.
no_network = Ovaj računar nije u mreži. Njegov pregledač može da se poveže i bez nje.
cannot_listen = Ne može se osluškivati na {$at}: {$error}. Možda je ovaj sto već dostupan u mreži.

## offers

highest_deal_at_most_with_players = najveće deljenje, najviše {$high} za {$few} igrača i {$low} za {$many}
highest_deal_text = najveće deljenje
length_of_run_for_promotion_also = dužina niza za premiju {$id}; ujedno je uključuje
bonus_for_run_in_also_turns = premija za niz, {$id}; ujedno je uključuje
points_for_bid_made_before_its = poeni za ispunjenu licitaciju, bez štihova
whether_deal_with_spades_as_trump = da li deljenje sa adutom pik vredi dvostruko
which_runs_of_deals_pay_bonus = koji nizovi deljenja donose premiju
whether_winning_run_with_bid_of = da li uspešan niz u kome ima licitacija 0 ne donosi ništa; traži premiju koja važi
whether_total_of_exactly_0_after = da li zbir od tačno 0 posle poslednjeg deljenja pobeđuje
which_one_card_deals_are_held = koja se deljenja sa jednom kartom igraju sa kartom na čelu, gde svi vide sve karte osim svoje
by_how_many_cards_deals_rise = za koliko karata deljenja rastu i opadaju, računajući od najmanjeg
whether_hook_applies_or_smallest_deal = da li važi zabrana zbira, ili najmanje deljenje u kome važi
points_that_end_game = poeni koji završavaju partiju
order_of_trumps_between_equal_bids = redosled aduta između jednakih licitacija
whether_solo_is_paid_for_every = da li se solo plaća za svaki štih preko cilja, ili samo gde je navedeno
what_trou_pays_for_all_thirteen = koliko trou donosi za svih trinaest štihova
whether_match_adds_up_deals_won = da li meč sabira dobijena deljenja ili štihove, i tada se završava na {$end}
whether_match_adds_up_deals_won_2 = da li meč sabira dobijena deljenja ili štihove
other_scores = Trenutno; bodovanja na izbor: {$scores}.
choices_title = Šta sto može da izabere

## outcome

sheet_marks_deal_with = {$waived} U tabeli je deljenje označeno sa †.
took_back = Poništeno: {$entry_text}.
brought_back = Vraćeno: {$entry_text}.
these_tricks_are_already_recorded_card = Ovi štihovi su već upisani kartu po kartu. Za sledeće deljenje prvo upišite adut ili licitacije.
points_count_when_deal_ends = Poeni se računaju kad se deljenje završi.
totals_text = Zbirovi: {$totals}.
tricks_text_2 = Štihovi: {$tally}.
points_of_bonus = premija {$points}
points_of_ruling = odluka {$points}
games_won = Dobijene partije: {$games}.
points_text = Poeni: {$each}.
journal_text = dnevnik
game_is = Partija {$id}: {$about}
nothing_to_undo_nothing_has_been = Nema šta da se poništi.
nothing_to_redo_last_entry_was = Nema šta da se vrati: poslednji unos nije poništavanje.
deal_6 = deljenje {$what}
columns_have_to_name_each_of = Kolone treba po jednom da navedu svakog igrača: {$names}.
recorded_by_others = Upisali su drugi:
game_no_longer_ends_with_entry = partija {$what} više se ne završava unosom {$last}.
game_has_no_entry_yet = partija {$what} još nema unos {$last}.
somebody_else_recorded_something_first = pre vas je upisano nešto drugo.
latest_is = Poslednji je {$at}
if_yours_still_applies_record_it = Ako vaše i dalje važi, upišite ga ponovo.
nothing_recorded_text = Ništa nije upisano: {$why}
was_replaced_by_another_game_or = {$what} je zamenjeno drugom partijom ili starijom kopijom: {$entries}.
before_these = { $earlier ->
    [one] još {$earlier} unos pre ovih.
    [few] još {$earlier} unosa pre ovih.
   *[other] još {$earlier} unosa pre ovih.
}
entry_text = unos {$seq}, {$now}: {$text}.
just_now = upravo sada
ago_text = pre { $seconds ->
    [one] {$seconds} sekunde
    [few] {$seconds} sekunde
   *[other] {$seconds} sekundi
}
ago_text_2 = pre { $seconds ->
    [one] {$seconds} minuta
    [few] {$seconds} minuta
   *[other] {$seconds} minuta
}
with_this_correction = Sa ovom ispravkom: {$because}
more_would_be_against_rules = Protiv pravila { $more ->
    [one] bio bi još {$more} unos
    [few] bila bi još {$more} unosa
   *[other] bilo bi još {$more} unosa
}.
entry_would_be_impossible = Unos {$of} ne bi bio moguć: {$because}
give_tricks_with_contract = Uz kontrakt navedite i štihove.
correct_that_first_or_undo_entries = Prvo to ispravite ili poništite unose.
was_drawn_to_deal_first = Izvučeno je: prvi deli {$dealer}.
did_table_allow_it = {$join} Da li je sto to dozvolio?
left_as_recorded = Ostalo je kako je upisano.

## pack

players = {$players} igrača, {$cards}
ace_is_high = As je najjači.
of_two_equal_cards_first_takes = Od dve jednake karte štih nosi prva.
of_two_equal_cards_second_takes = Od dve jednake karte štih nosi druga.
full_pack_of_52 = ceo špil od 52 karte
cards_to_ace = { $double ->
    [true] dva špila,{" "}
   *[false] {""}
}{ $size ->
    [one] {$size} karta
    [few] {$size} karte
   *[other] {$size} karata
}, od {$lowest} do asa
cards_which_rank_from_highest_down = { $double ->
    [true] dva špila,{" "}
   *[false] {""}
}{ $size ->
    [one] {$size} karta
    [few] {$size} karte
   *[other] {$size} karata
} po jačini {$ranks}, od najjače naniže
jokers_of_kind = {$number} × {$title} ({$id})
# drops: $vowel
a_joker = {$title}
with_3 = {$cards}, uz {$jokers}
there_is_no_trump = nema aduta
no_trump_if_turned_up = Ako je to {$joker}, nema aduta.
dealer_names_suit_if_turned_up = Ako je to {$joker}, delilac bira boju.
dealer_names_suit_or_none_if_turned_up = Ako je to {$joker}, delilac bira boju ili igru bez aduta.
is_in_no_pack_of_these = {$card} nije ni u jednom špilu ovih pravila: očekuje se karta kao {"Ah"}, 10s, {"Td"} ili A♥{ $has_jokers ->
    [true] ; ili {$jokers}.
   *[false] {"."}
}
no_such_turned = {$card} nije ni boja ni karta ovih pravila: očekuje se boja, na primer pik, ili okrenuta karta, na primer {"Ah"}.
takes_trick_first_if_there_are = {$title} nosi štih, a ako ih je više, prva odigrana; ako se njome izađe, sme se odigrati bilo koja karta.
takes_no_trick_unless_nothing_else = {$title} ne nosi štih, osim ako u njemu nema ničeg drugog, a tada ga nosi prva odigrana; ako se njome izađe, boju određuje sledeća druga karta, ako je ima.
what_does_in_trick_is_left = Šta {$title} znači u štihu, određuje sto.
the = {$title}
it_takes_trick_from = Nosi štih u kome je {$captured}.
if_several_are_on_trick_first = Ako ih je u štihu više, nosi ga prva od: {$always}.
they_may_be_played_to_any = Smeju se odigrati u svakom štihu.
are_always_trump = {$suit} je uvek adut.
there_is_no_trump_2 = Nema aduta.
no_trump = bez aduta
trumps_follow_fixed_cycle_from_first = Aduti idu u stalnom krugu od prvog deljenja: {$cycle}.
trump_suit_is_drawn_for_each = Za svako deljenje izvlači se adutska boja.
suit_of_first_card_led_is = Adut je boja prve karte kojom se izađe.
contract_names_trump_or_no_trump = Kontrakt određuje adut ili igru bez aduta.
card_is_turned_up_on_talon = Na talonu se okreće {$players} karta i njena boja je adut celog deljenja.
after_each_trick_winner_takes_card = Posle svakog štiha dobitnik uzima okrenutu kartu sa talona, a drugi igrač onu ispod nje, dok ima karata; zatim se igra ono što je u rukama.
trump_may_be_led_only_once = Adutom se sme izaći tek kad je neki već odigran, ili iz ruke u kojoj su samo aduti.
dealers_neighbour_leads_first = Prvi izlazi igrač { $side ->
    [left] levo
   *[right] desno
} od delioca{ $auction ->
    [true] , osim ako kontrakt kaže drukčije;
   *[false] {";"}
} ko nosi štih, izlazi u sledećem.
highest_bidder_leads_first = Prvi izlazi igrač koji prvi licitira najviše{ $auction ->
    [true] , osim ako kontrakt kaže drukčije;
   *[false] {";"}
} ko nosi štih, izlazi u sledećem.
suit_led_must_be_followed = Mora se odgovoriti na boju{ $must_beat ->
    [true] , i to, ako može, kartom jačom od one koja nosi štih, a bilo kojom te boje kad je štih već presečen;
   *[false] {";"}
} {$without}
without_suit_beat_or_play_lower_trump = ko je nema, mora, ako može, da preseče jačim adutom, inače slabijim, a bez aduta sme bilo šta.
without_suit_beat_with_trump = ko je nema, mora, ako može, da preseče jačim adutom, a inače sme bilo šta.
without_suit_trump = ko je nema, mora, ako može, da seče adutom, a inače sme bilo šta.
without_suit_any_card = ko je nema, sme bilo šta.
highest_trump_takes_trick = Štih nosi najjači adut, a ako aduta nema, najjača karta boje kojom se izašlo.
is_only_trump_played = {$sign} je jedini adut u štihu
is_its_highest_trump = {$sign} je najjači adut u štihu{ $equals ->
    [first] , prvi od jednakih
    [last] , poslednji od jednakih
   *[none] {""}
}
no_trump_was_played = aduta nije bilo
and_is_card_of_suit_led = {$why}, a {$sign} je { $which ->
    [only] jedina
   *[highest] najjača
} karta boje kojom se izašlo, {$led}{ $equals ->
    [first] , prva od jednakih
    [last] , poslednja od jednakih
   *[none] {""}
}
captures = {$sign} nosi štih u kome je {$captured}
nothing_on_it_takes_trick_and = ništa u štihu ga ne nosi, a {$sign} je prva
is_first_played = {$sign} je prva odigrana takva karta ({$title})
nothing_on_it_is_above = ništa u štihu nije jače od: {$title}

## people

last_played = poslednja igra
also_written = i kao
it_cannot_be_read = Ne može da se pročita: {$why}.
its_names_go_round_in_circle = Imena idu u krug: {$name}.
nobody_called_took_part_in_any = Pod imenom {$name} niko nije igrao.{$near}
both_names_are_s_already = Oba imena već pripadaju istom igraču: {$player}.
and_played_together_in_game_so = {$one} i {$other} su zajedno u partiji {$what}, dakle to su dva igrača.
is_not_merged_with_another_player = Ime {$name} nije spojeno sa drugim igračem.
there_is_no_game = Partija {$id} ne postoji.
took_no_part_in_game = U partiji {$what} nema igrača {$name}.
give_both_games_and_player_s = Navedite i partije i ime igrača u njima, ili ništa od toga, da biste poništili spajanje.
and_are_two_players_again = {$name} i {$into} opet su dva igrača.
is_again_in = {$to} je opet {$name}: {$games}.
is_in_every_game = {$name} je {$into} u svakoj partiji.
is_in = {$was} je {$name}: {$games}.
expected_all_last_or_pot_such = očekuje se all, {"last"} ili kasa kao pot:50,30,20
shares_of_pot_add_up_to = delovi kase čine ukupno 100 procenata, a ne {$sum}
expected_amount_such_as_0_10 = očekuje se iznos kao 0.10, najviše 1000
pot_has_for_give_at_most = Kasa ima { $shares ->
    [one] {$shares} deo
    [few] {$shares} dela
   *[other] {$shares} delova
}, a { $places ->
    [one] mesto je {$places}
    [few] mesta su {$places}
   *[other] mesta je {$places}
}: navedite najviše toliko.
that_comes_to_more_money_than = To je više novca nego što se može izračunati.
each_pays_each_difference = Svako svakome plaća razliku.
last_pays_each_of_others_difference = Poslednji svakome plaća razliku.
each_pays_what_they_are_behind = Svako uplaćuje u kasu svoj zaostatak za prvim mestom; kasa se deli {$shares}.
point = { $games ->
    [one] {$games} partija
    [few] {$games} partije
   *[other] {$games} partija
}, {$rate} {$currency} po poenu. {$how}
among_more_than_people_fewest_payments = Kad je ljudi više od {$it}, ne traži se najmanji broj plaćanja: ovde ih je bar za jedno manje nego ljudi.
pays = {$from} → {$to}: {$amount} {$currency}.
nobody_pays = Niko nikom ništa ne duguje.
settled_early = Partija {$game} nije završena: obračunava se prema trenutnom stanju.
bad_currency = očekuje se valuta od 1 do 8 vidljivih znakova, na primer EUR ili €
games_named = { $number ->
    [one] partija
    [few] partije
   *[other] partije
} {$games}

## play

hand_leads_no_have_been_played = Na izlazu: {$trump} još nije igran, a u ruci ima drugih karata.
hand_leads_so_any_card_may = Na izlazu sme bilo koja karta.
were_led_and_hand_has_some = {$led} je tražena boja, a u ruci je ima.
were_led_and_hand_can_beat = {$led} je tražena boja, a u ruci ima jača karta od {$above}.
hand_has_no_and_must_trump = U ruci nema tražene boje ({$led}), pa se mora seći: {$suit}.
hand_must_trump_and_beat = U ruci nema tražene boje ({$led}), pa se mora seći: {$suit}, i to jače od {$above}.
hand_has_no_any_card_may = U ruci nema tražene boje ({$led}): sme bilo koja karta.
hand_has_neither = U ruci nema ni tražene boje ({$led}) ni aduta ({$trump}): sme bilo koja karta.
player_led = {$player} izlazi sa {$card}
takes_it = Nosi {$winner}: {$why}.
trick = Štih {$number}: {$laid}. {$taken}
is_not_in_pack_its_cards = {$card} nije u špilu: u njemu { $size ->
    [one] je {$size} karta
    [few] su {$size} karte
   *[other] je {$size} karata
}, od {$lowest} do A.
is_not_in_pack = {$card} nije u špilu: {$pack}.
all_of_pack_have_been_played = {$card}: svih {$number} iz špila već je odigrano ili okrenuto.
what_does_in_trick_is_left_2 = Šta {$card} znači u štihu, određuje sto, pa se štih sa tom kartom ne može upisati po kartama.
may_not_be_played_hand_can = {$card} ne sme da se odigra: u ruci ima jača karta od {$above}.
is_given_twice = {$card} je navedeno dvaput.
was_already_played_in_this_deal = Karta {$card} je već odigrana u ovom deljenju: štih {$trick}, {$by}.
is_card_turned_up_on_table = {$card} je karta okrenuta na stolu, pa je niko nema u ruci.
would_be_last_of_but_one = {$card} bi bila poslednja ({$card_2}), a jedna leži okrenuta na stolu.
is_not_in_that_hand_all = {$card} nije u toj ruci: sve druge ({$card_2}) su poznate, pa je to okrenuta karta koju uzima {$taker}.
is_not_in_that_hand_took = {$card} nije u toj ruci: sa talona je posle štiha {$trick} uzima {$by}.
no_card_is_turned_up_after = Posle ovog štiha se ne okreće karta, pa to ne može biti {$card}.
was_turned_up_after_trick_not = {$card} je okrenuto posle štiha {$trick}, a ne za adut.
leads_to_first_trick_not = U prvom štihu izlazi {$due}, a ne {$seat}.
took_trick_and_leads_not = Štih {$won} nosi {$due}, pa i izlazi {$due}, a ne {$seat}.
was_next_to_play_not = Na redu je {$due}, a ne {$seat}.
given_but_trick_in_this_deal = Navedeno: {$given}; u ovom deljenju štih ima {$players}, po jednu od svakog igrača.
this_depends_on_trump_which_is = To zavisi od aduta, koji nije upisan.
deal_has_and_all_of_them = Deljenje {$what} ima { $tricks ->
    [one] {$tricks} štih
    [few] {$tricks} štiha
   *[other] {$tricks} štihova
}, i svi su upisani.
is_not_in_that_hand = {$card} nije u toj ruci.
# drops: $number
may_not_be_played_were_led = {$card} ne sme da se odigra: izašlo se bojom {$led}, a ruka je ima.
may_not_be_led_no_have = Sa {$card} ne sme da se izađe: {$card_2} još nije igran, a u ruci ima drugih karata.
may_not_be_played_hand_has = {$card} ne sme da se odigra: u ruci nema tražene boje, pa se mora seći: {$suit}.
cards_that_may_be_turned_up = karte koje se mogu okrenuti
that_beat = {$suit}, jače od {$above}
on_trick_were_led_and_played = u štihu {$trick} izašlo se bojom {$led}, a {$who} igra {$card}
on_trick_led_before_any_were = u štihu {$trick} {$who} izlazi sa {$card}, pre nego što je {$led} igran
on_trick_played_which_was_in = u štihu {$trick} {$who} igra {$card}, a ta karta je tada bila u ruci
had_taken_from_talon_after_trick = {$who} posle štiha {$trick} uzima {$card} sa talona i još je ima
unseen_cards_of_other_suits_are = neviđenih karata drugih boja premalo je da popune ruku ({$who}), pa je u njoj bilo boje {$lacking}
revoke_by_is_proven = Dokazan je renons ({$who}): {$wrong}; {$shown}.
at_least_one_of_these_was = Bar nešto od ovoga je renons, ali nije dokazano šta: {$plays}.
join_by_was_false_call_was = Pridruživanje je bilo lažno ({$who}): poziv je bio {$suit}, a ruka nije imala tu boju.
hand_did_not_have_exactly_three = ruka nije imala tačno tri asa
hand_had_exactly_three_aces = ruka je imala tačno tri asa
partner_of_did_not_have_fourth = {$who} (najavljuje {$by}) je partner bez četvrtog asa; možda je kontrakt pogrešno upisan
played = {$seat} igra {$own}
by_was_false = { $said ->
    [partner] Partnerstvo
   *[other] {$said}
} je bilo lažno ({$who}): {$shown}. {$aces}.
it_names_no_penalty_so_table = {$rule} Kazna nije propisana, pa odlučuje sto.
no = nema boje {$cards}
has = {$who} {$lasting}
had_at_trick = {$who} {$without} (štih {$trick})
shown = Pokazano{ $doubted ->
    [true] , osim ako je bio renons: {$shown}.
   *[false] : {$shown}.
}
proven_by_trick = {$proof} Dokazuje štih {$proven_by}.
legal = {$play}: po pravilima.
not_proven_either_way = {$play}: nije dokazano ni jedno ni drugo.
proven_by_trick_2 = Dokazuje štih {$trick}.
all_tricks_3 = svi štihovi
of_tricks = {$tricks} od {$trick_count} štihova
every_play_was_legal = sve je odigrano po pravilima
no_revoke_is_proven = nijedan renons nije dokazan
at_least_but_it_is_not = bar { $more ->
    [one] {$more} renons
    [few] {$more} renonsa
   *[other] {$more} renonsa
}, ali nije dokazano kojom kartom
proven = { $revokes ->
    [one] dokazan je {$revokes} renons
    [few] dokazana su {$revokes} renonsa
   *[other] dokazano je {$revokes} renonsa
}
proven_and_at_least_more_but = { $revokes ->
    [one] dokazan je {$revokes} renons
    [few] dokazana su {$revokes} renonsa
   *[other] dokazano je {$revokes} renonsa
}, i bar još {$more}, ali nije dokazano kojim kartama
cards_that_nobody_saw_could_show = karte koje niko nije video mogle bi da pokažu više
unrecorded_cards_could_show_more = neupisane karte mogle bi da pokažu više
from_cards_of = Po kartama, {$tricks}: {$judged}.

## players

nobody_at_this_table_is_called = Za ovim stolom nema imena {$name}.{$near}
at_table = Za stolom: {$names}.
nobody_is_called = Niko se ne zove {$text}.
could_be_type_more_of_name = {$text} može biti {$several}: napišite više slova.
give_each_player_different_name = Neka svaki igrač ima drugo ime.
name_has_1_to_visible_characters = Broj vidljivih znakova u imenu je od 1 do {$it}.
two_players_are_called = Dva igrača se zovu {$first}.
and_are_same_name_case_unicode = {$first} i {$second} su isto ime: velika slova, Unicode oblik i nevidljivi znaci ne prave razliku.
name_needs_at_least_one_visible = Ime mora da ima bar jedan vidljiv znak.
is_too_long_for_name = {$shown} je predugo za ime.
it_contains_invisible = sadrži U+{$code}, kontrolni ili nevidljiv znak
commas_separate_names_in_list = zarezi razdvajaju imena u spisku
leading_hyphen_marks_option = crtica na početku označava opciju
cannot_be_name = {$shown} ne može biti ime: {$why}.
deal_has_begun_too_late_to = Deljenje {$what} je počelo: kasno je menjati delioca, od koga zavisi redosled licitiranja.
already_deals_this_deal = {$seat} već deli u ovom deljenju.
deal_has_begun_and_seats_only = Deljenje {$what} je počelo, a mesta se menjaju samo između deljenja.
seat_of_cannot_stay_empty_this = Mesto ne može ostati prazno ({$who}): partija je za {$players}.
seats_have_already_changed_times_most = Mesta su promenjena već {$it} puta, a više ne može.
is_already_at_table = {$seat} je već za stolom.
that_is_not_name = To nije ime.
partners_sit_opposite_each_other_so = Partneri sede jedno preko puta drugog, pa samo oni mogu da menjaju mesta.
only_two_different_players_can_swap = Mesta mogu da zamene samo dva različita igrača.
from_this_deal_on_replaces = Od ovog deljenja {$now} menja igrača {$was}.
from_this_deal_on_and_have = Od ovog deljenja {$one} i {$other} sede jedno na mestu drugog.
revoke_text = renons
misdeal = pogrešno deljenje
another_incident = druga nepravilnost
table_rules_on = odluka stola, {$incident}: „{$reason}“
table_rules_without_points = odluka stola, {$incident}: „{$reason}“, bez poena
counted_when_deal_ends = računa se kad se deljenje završi
this_game_already_has_notes_most = U ovoj partiji beležaka već ima {$it}, a više ne može.
needs_at_least_one_visible_character = { $what ->
    [note] Beleška mora
    [title] Naslov mora
    [reason] Razlog mora
   *[other] Tekst mora
} da ima bar jedan vidljiv znak.
that_is_too_long_at_most = { $what ->
    [note] Beleška je preduga
    [title] Naslov je predug
    [reason] Razlog je predug
   *[other] Tekst je predug
}: najviše {$longest} znakova.
text_cannot_contain_invisible = { $what ->
    [note] Beleška
    [title] Naslov
    [reason] Razlog
   *[other] Tekst
} ne sme da sadrži U+{$code}, kontrolni ili nevidljiv znak.
ruling_needs_reason = Odluka mora da ima razlog.
this_game_already_has_rulings_most = Odluka u ovoj partiji već ima {$it}, a više ne može.
points_are_given_twice_for = Poeni su navedeni dvaput ({$seat}).
ruling_gives_or_takes_to_points = Odluka daje ili uzima od ½ do {$it} poena. Ako ih nema, izostavite ih.
points_are_whole_or_have_half = Poeni su celi ili imaju polovinu: 5, -2.5, ½.
points_are_whole_or_have_one = Poeni su celi ili imaju jednu decimalu: 5, -2.5.
nobody_sits_there = Tu niko ne sedi.
other_name = Dajte igraču drugo ime.
promotion_too = Uključite i premiju.
some_named = Neki brojevi imaju ime, a neki nemaju: neka ga imaju svi ili nijedan.
trick_number_first = Ispred karata navedite broj štiha.

## prompt

games_text = Igre: {$it}.
game_is_over_no_number_is = Partija je završena: broj nije potreban.
expected_not_number = Očekuje se { $expected ->
    [call] najava
    [contract] kontrakt
   *[trump] adut
}, a ne broj.
could_be_put_spaces_between_numbers = {$word} može biti {$ways}: razdvojite brojeve razmakom.
is_not_command = {$word} nije komanda{ $due ->
    [bid] {" "}ni licitacija.
    [call] {" "}ni najava.
    [contract] , ni licitacija sa igračima.
    [partner] , ni partner i boja.
    [trump] {" "}ni boja.
    [tricks] , ni broj štihova ni karte.
    [no_game] , a nijedna partija nije otvorena.
   *[nothing] {"."}
}
trump_is_recorded = Adut je upisan: {$known}.
contract_names_trump = Adut određuje kontrakt.
trump_of_this_deal_is_set = Adut ovog deljenja je određen: {$known}.
no_suit_is_needed_here = Ovde boja nije potrebna.
standings_text = Poredak: {$totals}.
rematch = {$number}  Revanš: {$players}
offered_game = {$number}  Nastavi {$id}: {$game}
offered_new = {$number}  Nova partija
players_2 = {$number}  {$id}: {$title}, {$player_counts} igrača
who_plays_name_players_in_turn = Ko igra {$title}? Navedite {$player_counts} igrača, po redu.
cannot_be_read = {$word} se ne može pročitati: {$expected}.
which_next = Šta dalje? Unesite broj.
which_next_or = Šta dalje? Unesite broj, ili pritisnite Enter za { $back ->
    [true] povratak
   *[false] kraj
}.
who_deals = Ko prvi deli? Unesite ime, ili pritisnite Enter za izvlačenje.
which_game = Koja igra? Unesite njen broj ili ime, ili {"q"} za kraj.
game_and_players = Navedite igru, zatim igrače po redu.
partner_and_trump = IME BOJA
turned_with_trick = Karta sa talona se okreće tek posle štiha.
one_folder = Ovde je otvoren jedan folder sa partijama. Za drugi izađite i počnite ponovo sa njim.

## refusal

is_for_players_not = {$title} je za {$seated} igrača, a ne {$given}.
cannot_bid = {$player} ne može da licitira { $size ->
    [negative] manje od 0 štihova.
    [huge] toliko: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
   *[number] {$number}: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
}
bids_go_from_to = {$player} ne može da licitira {$bid}: licitira se od {$start} do {$end}.
may_not_bid = {$seat} ne sme da licitira {$bid}: {$over}.
two_bids_are_given_for = Za igrača {$seat} navedene su dve licitacije.
has_already_bid_in_this_deal = {$seat} u ovom deljenju već ima licitaciju {$earlier}, a ona je konačna.
bids_next_not = Na redu je {$due}, a ne {$seat}.
too_many_bids_players_bid_in = Previše licitacija: u ovom deljenju licitira {$players} igrača.
too_many_bids_only_had_yet = Previše licitacija: preostalo je da licitira samo { $had_bid ->
    [one] {$had_bid} igrač
    [few] {$had_bid} igrača
   *[other] {$had_bid} igrača
}.
nobody_is_left_to_bid_all = Niko više ne licitira: licitirali su svi ({$players}).
bidding_is_not_over_bids_next = Licitiranje nije završeno: na redu je {$due}.
nobody_bids_in_this_deal_every = U ovom deljenju se ne licitira: svaka licitacija je 0.
no_numbers_given = Nema brojeva.
deals_and_sits_this_deal_out = {$seat} deli i ne igra ovo deljenje kao mrtva ruka: bez licitacije i štihova.
won = licitaciju dobija {$who}
only_partner_of_trou_by_is = nedostaje samo partner, a trou je najavljen: {$by}
everyone_has_passed_and_deal_is = svi su rekli dalje, i karte se ponovo dele
speaks_next = na redu je {$due}
comes_after_end_of_auction = {$call} dolazi posle kraja licitiranja: {$why}.
auction_is_over_2 = Licitiranje je završeno: {$who}.
no_auction_is_in_progress = Licitiranje nije u toku.
no_contract_is_recorded_for_this = Za ovo deljenje nije upisan kontrakt.
auction_is_not_over_speaks_next = Licitiranje nije završeno: na redu je {$due}.
is_played_alone_without_partner = {$bid} se igra solo, bez partnera.
is_played_by_two_name_partner = {$bid} se igra udvoje: navedite partnera.
cannot_be_both_declarer_and_partner = {$seat} ne može biti i izvođač i partner.
after_auction_give_one_number_not = Posle licitiranja navedite jedan broj, a ne {$given}: štihove strane koja igra.
give_numbers_not_tricks_of_each = Brojeva treba da bude {$declarers}, a ne {$given}: štihovi svakog izvođača.
table_holds_auction_by_itself_only = Sto sam vodi licitiranje: upisuje se samo njegov kontrakt.
only_one_player_in_deal_can = {$bid} u jednom deljenju može da igra samo jedan igrač.
is_named_twice = {$seat} stoji dvaput.
is_not_on_declaring_side = {$seat} nije na strani koja igra.
this_game_already_has_entries_in = U ovoj partiji već važi {$most} unosa, a više ne može.
these_rules_do_not_allow_that = Ova pravila to ne dopuštaju.
cannot_have_taken = {$player} ne može da ima { $size ->
    [negative] manje od 0 štihova.
    [huge] toliko: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
   *[number] {$number}: u ovom deljenju ima samo { $cards ->
        [one] {$cards} štih
        [few] {$cards} štiha
       *[other] {$cards} štihova
    }.
}
tricks_add_up_to_but_this = Zbir štihova je {$sum}, a ovo deljenje ima {$dealt}.
tricks_already_add_up_to = Zbir štihova je već {$sum}, a ovo deljenje ima samo {$dealt}.
given_for_players = { $given ->
    [one] Naveden je {$given} broj
    [few] Navedena su {$given} broja
   *[other] Navedeno je {$given} brojeva
}, a igrača je {$players}.
recorded_cards_gave = {$player} ne može da ima {$tricks}: po upisanim kartama je {$won}. Odlučuje štih {$trick}, koji nosi {$taken_by}.
recorded_cards_give_so_far = {$player} ne može da ima {$tricks}: po upisanim kartama je {$won}, a dolazi još {$left}. Odlučuje štih {$trick}, koji nosi {$taken_by}.
recorded_cards_already_give_tricks_of = Upisane karte već daju štihove za deljenje {$what}.
two_numbers_of_tricks_are_given = Za stranu igrača {$seat} navedena su dva broja štihova.
two_numbers_of_tricks_are_given_2 = Za igrača {$seat} navedena su dva broja štihova.
this_deal_has_no_trump_with = Ovo deljenje nema aduta: po igraču je {$cards}, pa ne ostaje karta za okretanje.
this_deal_has_no_trump = Ovo deljenje nema aduta.
trump_of_this_deal_is_fixed = Adut ovog deljenja je određen: {$fixed}.
trump_of_this_deal_is_already = Adut ovog deljenja je već upisan: {$earlier}.
trump_of_this_deal_is_not = Adut ovog deljenja nije upisan, a {$doubling} bi udvostručio poene.
no_card_is_turned_up_contract = Karta se ne okreće: adut određuje kontrakt.
card_is_turned_up_in_this = U ovom deljenju se okreće karta i njena boja je adut.
is_turned_up_dealer_names_suit = Okrenuto je {$card}: delilac bira boju.
card_turned_up_is_already_recorded = Okrenuta karta je već upisana: {$earlier}.
has_no_extra_deals = {$title} nema dodatnih deljenja.
extra_deal_is_in_progress = Dodatno deljenje je u toku.
extra_deals_follow_last_deal_still = Dodatna deljenja dolaze posle poslednjeg: { $left ->
    [one] preostalo je {$left} deljenje
    [few] preostala su {$left} deljenja
   *[other] preostalo je {$left} deljenja
}.
game_has_at_most = Dodatnih deljenja {$mark} u partiji može biti najviše {$most}.
game_is_over_after = Partija je završena posle { $deals ->
    [one] {$deals} deljenja
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
}.
nobody_bids_in = {$title}: tu se ne licitira.
has_no_auction_players_bid_tricks = {$title}: nema licitiranja kontrakta, licitira se broj štihova.
is_bid_by_auction_calls_not = {$title}: licitira se najavama, a ne brojem štihova.
name_players_2 = Navedite {$seated} igrača.
give_one_bid_for_each_player = Navedite po jednu licitaciju za svakog igrača.
give_at_most = Navedite najviše {$had_bid}.
others_bid_and_take_tricks = Ostali licitiraju i uzimaju štihove.
give_number_from_0_to = Navedite broj od 0 do {$cards}.
give_numbers_that_add_up_to = Navedite brojeve čiji je zbir {$cards}, { $order ->
    [turn] po redu igranja
   *[bidding] po redu licitiranja
}.
give_numbers_in_order_last_may = Brojeva treba da bude {$players}, { $order ->
    [turn] po redu igranja
   *[bidding] po redu licitiranja
}; poslednji se može izostaviti.
count_again_for_next_deal_record = Prebrojte ponovo; za sledeće deljenje prvo upišite licitacije ili adut.
count_again_if_card_was_mistyped = Prebrojte ponovo. Ako je karta pogrešno upisana, poništavajte štih po štih.
give_one_number_for_each_side = Navedite po jedan broj za svaku stranu.
give_spades_hearts_diamonds_or_clubs = Navedite pik, herc, karo ili tref.
finish_it_first = Prvo ga završite.
play_to_end_first = Prvo odigrajte do kraja.
name_one_player = Navedite jednog igrača.
name_different_players = Navedite različite igrače.
leave_it_out = Izostavite to.
leave_suit_out = Izostavite boju.
give_trump_with_bid = Uz licitaciju navedite adut.
leave_partner_out = Izostavite partnera.
open_to_text_2 = Sme {$who}:
up_to = … do {$highest}
check_cards = Proverite karte.
check_trick_and_card_turned_up = Proverite štih i okrenutu kartu.
leave_out_card_turned_up = Izostavite okrenutu kartu.
give_cards_in_order_played_starting = Navedite karte onako kako su igrane; počinje {$due}.
give_one_card_for_each_player = Navedite po jednu kartu za svakog igrača, redom.
playable = Sme se igrati: {$open}.
first_play_deal_to_its_end = Prvo odigrajte deljenje do kraja.
choose_another_name = Izaberite drugo ime.
name_two_different_players = Navedite dva različita igrača.
name_two_partners = Navedite dva partnera.

## rules_file

its_format_is_this_version_reads = Njegov format je {$format}; ova verzija čita samo format 1.
cannot_be_id = {$id} ne može biti oznaka: {$id_2}.
cannot_be_bid_s_id_it = {$id} ne može biti oznaka licitacije: to je posebna najava.
is_already_in_this_list = {$value} je već na ovom spisku.
this_text_has_invisible_character_or = Ovaj tekst ima nevidljiv znak ili više od 80 znakova.
there_is_nothing_in_it = U njemu nema ničeg.
this_list_has_more_than_rows = Ovaj spisak ima više od {$most} redova.
counted_cannot_be_expected_1_to = {"counted"} ne može biti {$counted}: očekuje se od 1 do {$most} štihova.
above_is_only_for_pays_tricks = above ide samo uz {"pays"} = "{"tricks"}".
above_has_to_be_less_than = above mora biti manje od {"counted"}, {$counted}: inače nijedan štih ne donosi poene.
several_games_need_ending_points_and = Više partija traži ending.points i raspored sa „{"until the end"}“.
no_zero_changes_nothing_no_promotion = no-zero ništa ne menja: nijedna premija ne važi.
mark_has_1_to_4_visible = Oznaka ima od 1 do 4 vidljiva znaka.
no_tables_row_names_number_of = Nijedan red [[tables]] ne navodi broj igrača.
score_does_not_fit_bidding_of = Bodovanje {$id} ne odgovara licitiranju ovih pravila.
trump_is_named_in_auction_and = Adut se bira licitiranjem, i samo tako; inače ga određuje izlaz.
schedule_with_until_end_needs_ending = Raspored sa „{"until the end"}“ traži ending.points.
nobody_can_reach_these_points_no = Ove poene niko ne može da dostigne: nijedno deljenje ih ne donosi.
factors_are_multiples_of_for_tenths = Činioci su umnošci broja ½; za desetine poena stavite unit = "0.1".
factors_are_multiples_of_0_1 = Činioci su umnošci broja 0.1.
there_can_be_in_deal_so = U deljenju ih može biti {$least}, pa most mora biti {$least} ili više.
ranks_has_lowest_rank_already = ranks već ima najslabiju kartu.
only_in_two_packs_with_double = Jednakih karata ima samo u dva špila, sa double = {"true"}.
pack_has_at_most_60_cards = Špil ima najviše 60 karata bez boje.
is_in_no_pack_of_these_2 = {$card} nije ni u jednom špilu ovih pravila.
talon_needs_pack_without_equal_cards = Talon traži špil bez jednakih karata, a najavljivanje asova špil sa četiri asa.
count_can_depend_on_bids_only = Brojanje može da zavisi od licitacija samo gde se licitiraju štihovi.
points_of_count_are_in_table = Poeni brojanja su u tabeli, ili u points i every.
side_can_lack_points_only_where = Strani mogu da nedostaju poeni samo gde ending.points završava partiju.
most_that_may_be_bid_is = Najviše što se sme licitirati, {$most}, manje je od najmanjeg, {$least}.
deal_of_for_players_would_be = Deljenje od { $cards ->
    [one] {$cards} karte
    [few] {$cards} karte
   *[other] {$cards} karata
} za {$players} igrača delilo bi se zauvek ponovo: zbir licitacija je najviše {$most}, uvek manje od {$below}.
with_players_no_last_bid_can = Sa {$players} igrača nijedna poslednja licitacija ne može da zadovolji zabranu zbira.
cannot_be_bid_word_has_1 = {$word} ne može biti licitacija: reč ima od 1 do 16 malih slova, cifara i crtica, a počinje slovom.
is_not_among_bidding_exact_named = {$word} nije u bidding.exact.named.{$known}
table_of_has_no_partners_opposite = Za stolom sa {$players} igrača nema partnera preko puta: ima ih kad je igrača 4, 6, 8 i tako dalje, bez mrtve ruke.
partners_who_sit_opposite_each_other = Partneri koji sede jedno preko puta drugog ne mogu da obračunavaju kontrakte ni da budu pozvani.
value_of_this_setting_cannot_be = Vrednost {$value} ove postavke ne može da se zada: ovim pravilima nedostaje neki od ključeva pod sets.
suit_doubles_points_only_where_trump = Boja udvostručuje poene samo gde se adut okreće, a ne u stalnom krugu.
total_of_0_cannot_win_in = Zbir 0 ne može da pobedi u obliku {$form}.
only_last_step_can_go_on = Samo poslednji korak može da traje do kraja.
this_step_has_no_deals_at = Ovaj korak nema deljenja ni za jednim stolom.
every_deal_must_be_made_of = Svako deljenje mora da se sastoji od celih krugova takvih podela.
only_two_players_can_draw_from = Sa talona mogu da vuku samo dva igrača.
trumps_lack = Među adutima nedostaje {$it}.
there_can_be_only_one_trou = Može biti samo jedan trou.
target_of_cannot_be_met_largest = Cilj od { $target ->
    [one] {$target} štiha
    [few] {$target} štiha
   *[other] {$target} štihova
} ne može da se ispuni: najveće deljenje ima {$tricks}.
players_settle_these_contracts_opponents_cannot = Ove kontrakte obračunavaju igrači: {"opponents"} se ne može navesti.
key_opponents_is_missing = Nedostaje ključ {"opponents"}.
only_two_against_two_can_settle = Licitaciju sa partnerom obračunavaju samo dvoje protiv dvoje.
only_bid_played_alone_can_be = Više igrača može da igra samo licitaciju koja se igra solo.
at_table_of_two_bid_with = Za stolom od dva igrača licitacija sa partnerom ne bi imala protivnika.
table_of_is_not_possible_2 = Sto sa {$players} igrača nije moguć: od 2 do {$it} igrača, i bar dva sa kartama.
with_players_it_would_have_1 = Za {$players} igrača bilo bi { $deals ->
    [one] {$deals} deljenje
    [few] {$deals} deljenja
   *[other] {$deals} deljenja
}; moguće je od 1 do {$it}.
pack_of_cards_is_too_small = Špil od { $pack ->
    [one] {$pack} karte
    [few] {$pack} karte
   *[other] {$pack} karata
} premali je za {$players} igrača.
deal_of_for_players_needs_more = Za deljenje od { $cards ->
    [one] {$cards} karte
    [few] {$cards} karte
   *[other] {$cards} karata
} i {$players} igrača nema dovoljno karata u špilu od {$pack}.
looks_like_name_n_or_key = {$name} liči na NAME=N ili KEY=VALUE, a ne na ime igrača.
looks_like_number_not_player_s = {$name} liči na broj, a ne na ime igrača.
looks_like_points_of_ruling_not = {$reason} liči na poene odluke, a ne na njen razlog.
it_is_empty = prazna je
its_letters_have_to_be_lower = slova moraju biti mala
it_has_space_use_hyphen = ima razmak; stavite crticu
it_has = ima {$c}
it_does_not_start_with_letter = ne počinje slovom
it_has_more_than_40_characters = ima više od 40 znakova
rules_file_has_at_most_bytes = fajl sa pravilima ima najviše {$it} bajtova.
this_is_not_toml_expected_key = Ovo nije TOML: očekuje se {"KEY = VALUE"}, {"[TABLE]"} ili {"[[LIST]]"}, sa zatvorenim navodnicima i zagradama.
this_key_was_given_before = Ovaj ključ je već naveden.
key_is_missing = Nedostaje ključ {$keys}.
only_one_of_can_be_given = Može se navesti samo jedno od {$keys}.
cannot_be = {$key} ne može biti {$found}: {$takes}.
more_faults = { $faults ->
    [one] Ima još {$faults} grešku.
    [few] Ima još {$faults} greške.
   *[other] Ima još {$faults} grešaka.
}
is_valid_for_players = {$file} je ispravan: {$title}, za {$player_counts} igrača.
change_any_line_and_then_also = {$title}. Promenite bilo koji red, a onda i oznaku, naslov i izvore.
unreadable = nečitljivo

## ruleset

score = score.{$id}
everyone_bids = Svi licitiraju
no_bids = Bez licitacije
score_pays_no_premium_for_made = bodovanje {$score} ne daje premiju za ispunjen kontrakt
no_score_of_hands = nema bodovanja ruku
no_promotions = nema premija za nizove
no_zero_finish = nema kraja na nuli
no_deals_of_different_sizes = nema deljenja različite veličine
deals_of_fixed_sizes = deljenja su stalne veličine
no_deals_that_rise_or_fall = nema deljenja koja rastu ili opadaju
no_bids_that_hook_could_bar = nema licitacija koje bi zabrana zbira sprečila
schedule_that_ends_by_itself = raspored se sam završava
no_auction = nema licitiranja
no_contracts = nema kontrakata
no_trou = nema trou
no_match = nema meča
has_2 = {$title}: {$what}
expected_text = očekuje se {$what}
is_nearest_2 = najbliže je {$near}
all_of_comma_separated_lowest_first = sve od {$words}, odvojeno zarezima, od najnižeg
off_or_comma_separated_list_of = off, ili spisak odvojen zarezima od {$words}
to = od {$least} do {$most}{ $of ->
    [cards] {" "}{ $most ->
        [one] karte
        [few] karte
       *[other] karata
    }
    [points] {" "}poena
    [deals] {" "}deljenja
   *[other] {""}
}
text_in_quotes = tekst pod navodnicima
list_in_brackets = spisak u zagradama
table = tabela
there_are_no_rules_called = Nema pravila sa imenom {$name}.
there_is_no_score_called = Pravila {$rules} nemaju bodovanje {$name}.
there_is_nothing_called = Nema { $noun ->
    [clause] odredbe
    [promotion] premije
    [document] dokumenta
    [form] oblika
    [count] brojanja
    [bid] licitacije
    [rules] pravila
    [score] bodovanja
    [extra] dodatnog deljenja
    [schedule] rasporeda
    [key] ključa
    [setting] postavke
    [schema] šeme
    [command] komande
   *[other] {$noun}
} sa imenom {$name}.
clause_is_named_with_its_rules = Odredba se navodi sa svojim pravilima: {$ids}.
in_game = {$id}, partija {$what}
choose_from = Izaberite: {$known}.
and_more = još {$left}
setting_is_key_value_such_as_2 = Postavka je KEY=VALUE, na primer hook=off, a ne {$text}.{$keys}
cannot_be_2 = {$key} ne može biti {$value}: {$what}.
cannot_be_set = {$key} se ne može zadati: {$setting}.
top_cannot_be = top ne može biti {$top}: deljenje ima najviše { $most ->
    [one] {$most} kartu
    [few] {$most} karte
   *[other] {$most} karata
}.
top_cannot_be_with_players = top ne može biti {$top}: sa {$players} igrača deljenje ima najviše { $most ->
    [one] {$most} kartu
    [few] {$most} karte
   *[other] {$most} karata
}.
points_by_bid_and_tricks_taken = Poeni po licitaciji i uzetim štihovima
each_players = po { $cards ->
    [one] {$cards} karta
    [few] {$cards} karte
   *[other] {$cards} karata
}, {$players} igrača
each_challenger_s_points_by_tricks = Poeni po igraču strane koja igra, po štihovima
opponent_s_below = ispod su poeni protivnika
clause_is_no_file = Jedna odredba nije fajl sa pravilima; ispišite cela pravila.
new_game_named = Bira se samo postojeća partija; novoj dajte oznaku.
partners = Partneri
auctions = Licitiranje

## schedule

they_are_dealt_one_at_time = Dele se po jedna.
they_are_dealt_at_time = Dele se po {$packets}.
players_of_up_to = {$players} igrača, {$deals}, najviše { $cards ->
    [one] {$cards} karta
    [few] {$cards} karte
   *[other] {$cards} karata
}
deals_rise_and_fall_by_at = Deljenja rastu i opadaju, a korak je {$step}; najveće se uvek igra.
then = {$first}, zatim {$next}
without_trump_3 = {$deals}, bez aduta
with_as_trump = {$deals}, adut je {$fixed}
one_card_deal_per_player = po jedno deljenje sa { $cards ->
    [one] {$cards} kartom
    [few] {$cards} karte
   *[other] {$cards} karata
} za svakog igrača
one_deal_of_highest_size_per = po jedno najveće deljenje za svakog igrača
one_deal_of_one_below_highest = po jedno deljenje sa kartom manje nego u najvećem za svakog igrača
for_text_2 = {$size} u { $times ->
    [one] {$times} deljenju
    [few] {$times} deljenja
   *[other] {$times} deljenja
}
until_game_ends = {$size} do kraja partije
up_to_2 = naviše: {$from} → {$to}
down_to = naniže: {$from} → {$to}
one_below_highest = karta manje od najvećeg
next_card_is_turned_up_and_2 = Okreće se sledeća karta i njena boja je adut{ $all_dealt ->
    [last_card] ; ako su sve karte podeljene, adut je boja poslednje karte delioca
    [no_trump] ; ako su sve karte podeljene, nema aduta
   *[never] {""}
}.
some_cards_turned_up_mean_no = Neke okrenute karte znače igru bez aduta.
dealer_may_name_another = Delilac može da izabere drugi.
there_are_no_extra_deals = Nema dodatnih deljenja.
after_last_deal_to_settle_draw = Posle poslednjeg deljenja, da se razreši izjednačen ishod ili radi zabave: {$extras}. U tabeli su označena u levoj koloni. U njima nema premija.
one_deal = jedno deljenje
at_most_one_deal_per_player = najviše jedno deljenje po igraču
every_bid_is_0_which_no = svaka licitacija je 0, što zabrana zbira ne sprečava
everyone_bids_before_deal_and_any = svi licitiraju pre deljenja, a zabrana zbira važi ako je ima
of_in_which = {$mark} ({$id}), {$most}, {$cards}: {$bids}
of_deal_count = { $last ->
    [true] Računaju se samo poslednji štihovi deljenja, ukupno
   *[false] Računaju se svi štihovi deljenja, ukupno
} {$counted}.

## score

every_trick_beyond_target_counts = Računa se svaki štih preko cilja. {$says}
lowest_total_wins = Pobeđuje najmanji zbir.
players_settle_each_contract_among_themselves = svaki kontrakt obračunavaju sami igrači: ko igra sam, dobija od svakog od ostalih ili plaća svakom ono što licitacija vredi; kod dvoje protiv dvoje svaki gubitnik plaća jednom dobitniku
each_challenger_and_each_opponent_gets = svaki igrač strane koja igra i svaki protivnik dobija ono što licitacija vredi
point_to_player_with_most = 1 poen onome ko ima najviše od {$tricks}; kod jednakog broja nikome
point_for_each_trick_of = 1 poen za svaki štih strane preko {$above}
point_for_each_of = 1 poen za svaki od {$tricks}
point_trick = Poen po štihu
tricks_over = višak štihova
tricks_under = manjak štihova
tricks_off = razlika u štihovima
tricks_of_formula = štihovi
apart_from_partner_s_hand = bez ruke partnera
no_tricks_after_bidding_1_or = nijedan štih posle licitacije 1 ili više
bid_of_0_made = licitacija 0{ $long ->
    [true] , kad svako ima više karata nego što je igrača,
   *[false] {""}
}, ispunjena
bid_of_0_missed = promašena
minus = minus
bid_took = licitacija {$bid}, štihova {$took}: {$hand}
doubled_by = {$what}, {$rule}, udvostručuje {$suit}: {$sum}
made_bid_of_0 = ispunjena licitacija 0
over_bid_of_0 = {$off} preko licitacije 0
took_none = bez štiha
under = {$off} manje
over = {$off} više
promotion_in_row_deals = premija {$scheme}: { $number ->
    [one] {$number} deljenje
    [few] {$number} deljenja
   *[other] {$number} deljenja
} zaredom { $made ->
    [true] ispunjeno
   *[false] promašeno
} (deljenja {$deals})
but_with_bid_of_0_no = {$run}, ali sa licitacijom 0: nema premije
point_each_over = po poen za svaki štih preko {$above}
point_each = po poen za svaki
most_tricks_win_deal = deljenje dobija ko ima najviše štihova
tie = nerešeno
fewer_than_opponent = manje od protivnika
took_of = štihova {$took} od {$of}: {$why}: {$points}
by_table_s_ruling_on = po odluci stola, {$about}: „{$reason}“: {$points}
table_ruling_text = Odluka stola
this_game_has = Deljenja u ovoj partiji ima {$deals}.
deal_not_played_out = Deljenje {$deal} još nije odigrano; poslednje je {$latest}.
is_not_possible_in_deal_of = {$text} nije moguće: u ovom deljenju je {$dealt}.
give_0_to_for_bid_and = Za licitaciju i za štihove navedite od 0 do {$cards}.
is_not_number_of_tricks_that = {$text} nije broj štihova koji može da se računa.
give_0_to = Navedite od 0 do {$counted}.
cannot_be_scored_with_tricks = {$id} se ne može bodovati kad je štihova {$took}.
give_0_to_2 = Navedite od 0 do {$played}.
by_4 = Po: {$sources}
sat_out_as_dead_hand_by = Bez igre, mrtva ruka, po {$and}
in_what_side_scores_depends_on = {$title}: poeni jedne strane zavise od štihova svih ostalih.
is_not_hand_expected_bid_and = {$text} nije ruka: očekuju se licitacija i uzeti štihovi, na primer 3/2.
no_deal_played = Još nijedno deljenje nije odigrano.
one_at_a_time = Objašnjava se po jedno deljenje i jedan igrač.
not_enough = Za računanje poena treba još podataka.
tricks_with_hand = Uz svaku ruku navedite štihove, na primer 3/2; sami štihovi su za kontrakte.

## source

house_rules = Kućna pravila
our_reading = naše čitanje
document_does_not_say_who_deals = dokument ne kaže ko deli
dead_hand_cannot_bid = mrtva ruka ne može da licitira
nobody_need_outbid_themselves_and_no = niko ne mora da nadmaši sebe, a deljenje nije odigrano
until_then_nothing_has_been_played = dotle ništa nije odigrano
suit_call_is_bid_for_two = poziv u boji je licitacija za dvoje, i bez partnera ne nadmašuje ništa
to_join_is_to_agree_to = pridružiti se znači pristati na licitaciju, a ne nadmašiti je
document_ranks_suits_alone = dokument rangira samo boje
player_who_discards_has_no_card = ko odbaci kartu, nema je za još jedan štih
document_does_not_say_how_long = dokument ne kaže koliko traje meč
nothing_is_said_of_tie_at = ništa se ne kaže o nerešenom na kraju
nothing_is_said_of_equal_totals = ništa se ne kaže o jednakim zbirovima
bonus_is_denied_not_run = uskraćuje se premija, ne niz
players_count_not_hands = broje se igrači, ne ruke
dead_hand_neither_wins_nor_fails = mrtva ruka niti ispunjava niti promašuje
extra_deals_are_not_part_of = dodatna deljenja nisu deo rasporeda
document_gives_no_penalty = dokument ne propisuje kaznu
player_before_dead_hand_bids_last = igrač pre mrtve ruke licitira poslednji
call_that_nobody_joins_lapses_and = poziv kome se niko ne pridruži otpada, a igra se najviša druga licitacija, makar je licitant u međuvremenu rekao dalje
join_keeps_level_of_call_while = pridruživanje zadržava visinu poziva dok je to važeća licitacija; inače podiže licitaciju para na najnižu boju iznad važeće, ili na navedenu visinu
no_trump_ranks_above = bez aduta je više nego {$suit}
every_suit = bilo koja boja
are_played_in_whether_or_not = igra se {$tricks} ({$ids}), bez obzira na to da li neko odbaci kartu
side_with_standing_bid_need_not = strana čija licitacija važi ne mora da kaže dalje; ako niko ne licitira, isti delilac deli ponovo
winning_pair_may_still_do_either = pobednički par može još i jedno i drugo dok se ne upiše karta ili ishod
equal_totals_share_rank_2 = jednaki zbirovi dele mesto
if_best_totals_are_equal_another_2 = ako su najbolji zbirovi jednaki, igra se još jedno deljenje
run_with_bid_of_0_pays = niz sa licitacijom 0 ne donosi ništa, ali se završava tamo gde bi doneo
dead_hand_counts_as_one_of = mrtva ruka se računa kao igrač za {$ids}
deal_as_dead_hand_neither_adds = deljenje u mrtvoj ruci niti produžava niz niti ga prekida
total_is_judged_before_any_extra = zbir se meri pre dodatnih deljenja

## stats

behind_title = zaostatak
player_title = igrač
figure_title = podatak
book_title = Knjiga kluba
book_players_title = Igrači
book_players_caption = Iz završenih partija: pobede, podeljena kao deo, i prosečno mesto.
ratings_title = Rejting
ratings_caption = Svi počinju sa 25 ± 8,33. Svaka završena partija pomera igrače naviše ili naniže, prema tome ko je završio ispred koga.
figures_heading = Podatak po podatak
figures_caption = Broj u zagradi kaže na koliko se partija, deljenja ili licitacija podatak zasniva.
no_games_counted = Nijedna partija sa odigranim deljenjem ne odgovara.
no_sources = Ovom podatku ništa ne doprinosi.
ratings_chart = Rejting: {$rules}
on_text = {$games}, {$first}
to_2 = {$games}, od {$first} do {$last}
games_not_counted = { $games ->
    [one] {$games} partija ne može da se pročita. Ne računa se.
    [few] {$games} partije ne mogu da se pročitaju. Ne računaju se.
   *[other] {$games} partija ne može da se pročita. Ne računaju se.
}
nobody_called_has_played_game = Pod imenom {$name} niko nije igrao.{$names}
bids_made_by_cards_dealt = Ispunjene licitacije, po broju karata
bids_made_by_place_in_speaking = Ispunjene licitacije, po mestu u redu licitiranja
bids_made_by_bid = Ispunjene licitacije, po licitaciji
deal_9 = /delj.
based_on = osnova
bids_made_points_deal_by_place = Ispunjene licitacije, poeni po deljenju: po mestu u redu licitiranja
bids_made_points_deal_by_cards = Ispunjene licitacije, poeni po deljenju: po broju karata
bids_made_points_deal_by_bid = Ispunjene licitacije, poeni po deljenju: po licitaciji
in_row = Zaredom
deals_points = Poeni u deljenju
finished_ahead_and_behind = Ispred i iza na kraju
by_year = Po godinama
average_place = prosečno mesto
in_place = na mestu {$place}
won_from_last_place = pobede sa poslednjeg mesta
points_deal = poeni po deljenju
bids_made = ispunjene licitacije
took_more = uzeto više
took_fewer = uzeto manje
place_text = mesto {$place}
bid_text_3 = licitacija {$bid}
best_total = najbolji zbir
best_deal = najbolje deljenje
longest_run_of_bids_made = najduži niz ispunjenih licitacija
new_record_for_with_until_now = Novi rekord, {$what}: {$player}, {$number}. Dosad: {$player_2}, {$number_2}, {$day}.
heading_player = igrač
heading_games = partije
title_wins = pobede
heading_place = mesto
title_deals = delj.
heading_points = poeni
title_bids = licit.
heading_made = ispunjeno
title_rating = rejting
heading_game = partija
title_adds = dodaje
title_games_of_player = Partije
title_deals_of_player = Deljenja
figure_evenings = večeri
figure_games = partije
figure_won = dobijeno
figure_most = najviše
figure_least = najmanje

## store

there_is_no_game_here_yet = Ovde još nema nijedne partije.
there_is_no_game_2 = Nema partije „{$id}“.
there_is_no_game_at = Na {$display} nema partije.
there_is_already_game_it_was = Partija {$id} već postoji; nije menjana.
does_not_name_game = {$display} ne navodi partiju.
is_locked_by_another_program_another = {$display} je zaključao drugi program: drugi hoyle ili program koji to kopira. Nije oslobođeno ni posle pet sekundi, pa ništa nije urađeno. Pokušajte ponovo; ako ostane zaključano, zatvorite taj program.
is_not_regular_file_so_no = {$display} nije običan fajl, pa se iz njega ne čita partija.
could_not_be = {$place}: nije uspelo { $doing ->
    [opened] otvaranje
    [locked] zaključavanje
    [read] čitanje
    [created] pravljenje
    [written] upisivanje
    [moved] premeštanje na pravo mesto
   *[flushed] upisivanje na disk
}: {$error}.
system_error = { $kind ->
    [missing] nema takvog fajla ni foldera
    [denied] pristup nije dozvoljen
    [full] disk je pun
   *[other] {$error}
}
it_is_longer_than_bytes_2 = duže je od {$it} bajtova.
it_is_neither_game_s_journal = nije ni dnevnik partije ni arhiva partija, ili je deo oštećen.
it_cannot_be_read_2 = ne može da se pročita: {$error}.
its_end_is_missing = kraj nedostaje.
something_follows_its_end_zeroed_block = posle kraja ima još nečega. Blok nula može da krije partije.
it_has_no_games_in_it = u tome nema partija.
in_it_is_not_name_of = {$name} u tome nije ime dnevnika partije.
jsonl_in_it_is_not_regular = {$id}.jsonl u tome nije običan fajl.
jsonl_in_it_is_longer_than = {$id}.jsonl u tome duže je od {$it} bajtova, koliko partija može da ima.
jsonl_appears_in_it_twice = {$id}.jsonl u tome stoji dvaput.
it_has_more_than_games = ima više od {$it} partija.
never_begun = nikad započeto
no_file = nema fajla
unfinished_game = nije završeno i ne sadrži partiju. {$removed}
last_line_has_no_newline = na kraju poslednjeg reda nema znaka za novi red. { $repair ->
    [done] Popravljeno: {$entries}.
    [due] Bilo bi popravljeno: {$entries}.
   *[failed] Popravka nije uspela: {$error}
}
last_line_was_cut_off = poslednji red ({ $cut ->
    [one] {$cut} bajt
    [few] {$cut} bajta
   *[other] {$cut} bajtova
}) prekinut je usred upisivanja i nikad nije potvrđen. { $repair ->
    [done] Red je uklonjen; ostaje: {$entries}.
    [due] Red bi bio uklonjen; ostaje: {$entries}.
   *[failed] Red nije mogao da se ukloni: {$error}
}
it_was_removed = { $repair ->
    [done] Uklonjeno je.
    [due] Bilo bi uklonjeno.
   *[failed] Nije moglo da se ukloni: {$error}
}
it_names_no_such_game = { $named ->
    [none] ne navodi partiju
   *[other] navodi {$named}, a te partije nema
}. { $repair ->
    [done] { $game ->
        [none] Sada ne navodi nijednu.
       *[other] Sada navodi {$game}, partiju sa poslednjim unosom.
    }
    [due] { $game ->
        [none] Ne bi navodilo nijednu.
       *[other] Navodilo bi {$game}, partiju sa poslednjim unosom.
    }
   *[failed] Nije moglo da se promeni: {$error}
}
repaired = popravljeno
to_repair = za popravku
unreadable_and_left_unchanged = ne može da se čita, ostaje kako jeste
all_sound = sve ispravno
checked_text = Pregledano: {$games}. Nalaz: {$found}.
checked_and_in_bin = Pregledano: {$games}, u korpi {$bin}. Nalaz: {$found}.
wrote_game = Upisano u {$file}: partija {$game}.
imported_game = Uvezena partija {$here}: {$title}, {$entries}.
it_matches_up_to_entry_and = Poklapa se sa {$from} do unosa {$after}, a dalje se razlikuje.
game_is_already_here_byte_for = Partija {$id} je već ovde, bajt po bajt ista. Ništa nije promenjeno.
game_is_already_here_with_more = Partija {$id} je već ovde, sa { $more ->
    [one] {$more} unosom
    [few] {$more} unosa
   *[other] {$more} unosa
} više nego u fajlu. Ništa nije promenjeno.
nothing_changed = {$more} Ništa nije promenjeno.
game_is_here_and_file_has = Partija {$id} je ovde, a fajl ima { $more ->
    [one] {$more} unos
    [few] {$more} unosa
   *[other] {$more} unosa
} više.
there_is_already_another_game = Već postoji druga partija {$id}.
last_game_was_not_imported_import = Poslednja partija nije uvezena. Da nastavite, uvezite fajl ponovo.
games_were_not_imported_import_file = Nije uvezeno partija: {$left}. Da nastavite, uvezite fajl ponovo.
moved_game_to_bin = Partija {$id} premeštena u korpu: {$game}.
moved_game_to_bin_as = Partija {$id} premeštena u korpu, kao {$bin}: {$game}.
restored_game = Partija {$id} vraćena iz korpe: {$game}.
torn = Poslednji red u {$journal} prekinut je usred upisivanja. Nikad nije potvrđen i izostavljen je.
not_current = Upisano, ali partija nije mogla da postane tekuća: {$error}
not_in_bin = U korpi nema partije „{$id}“.
unfinished_file = {$display}: nikad nije završeno. {$removed}
cache_is_damaged = games.cache: fajl je oštećen ili druge verzije i ne koristi se. {$removed}
not_game_left_unchanged = {$display}: nije partija; ostaje kako jeste.
exported = Upisano u {$file}: { $games ->
    [one] {$games} partija
    [few] {$games} partije
   *[other] {$games} partija
}.
it_was_copied_unchanged_byte_for = {$error} Prepisano bez izmene, bajt po bajt.
not_exported = {$error} Izostavljeno.
add_what_is_missing = {$more} Da li dodati što nedostaje?
added_to_game = U partiju {$id} { $more ->
    [one] dodat je {$more} unos
    [few] dodata su {$more} unosa
   *[other] dodato je {$more} unosa
}.
it_was_not_imported = {$error} Nije uvezeno.
nothing_imported = {$place}: {$error} Ništa nije uvezeno.
one_id_for_many = {$place} ima {$games} partija; drugu oznaku može da dobije samo jedna.
ask_to_remove = Premestiti partiju {$id} ({$game}) u korpu?
no_current_game = Nema tekuće partije.
these_are_games_and_archive_has = Broj partija je {$games}, a u arhivu ih staje najviše {$it}. Ništa nije izvezeno.
export_some = Izvezite neke po oznakama, pa zatim ostale.
none_readable = nijedna partija ne može da se pročita
imported_torn = Poslednji red fajla nije potpun i izostavljen je.
not_removed = Ništa nije uklonjeno.
nobody_to_ask = Potvrda ne može da se zatraži: nema terminala.
is_current = To je tekuća partija.
newer = novije
damaged = oštećeno
busy = zauzeto
sound = ispravno
torn_2 = prekinuto

## table

one_deal_2 = jedino deljenje
all_deals = sva deljenja ({$played})
all_and = sva deljenja ({ $played ->
    [one] {$played} deljenje
    [few] {$played} deljenja
   *[other] {$played} deljenja
}) i { $extras ->
    [one] {$extras} dodatno deljenje
    [few] {$extras} dodatna deljenja
   *[other] {$extras} dodatnih deljenja
}
played_2 = odigrano: {$all}
of_deals_played = odigrano deljenja: {$played} od {$scheduled}
over_after_deals = kraj posle deljenja: {$played}
played_3 = { $played ->
    [one] odigrano {$played} deljenje
    [few] odigrana {$played} deljenja
   *[other] odigrano {$played} deljenja
}
won_2 = {$players}; pobeda: {$winners}
turned = okrenuto
deal_11 = Deljenje {$deal}, { $about ->
    [revoke] renons
    [misdeal] pogrešno deljenje
   *[other] ostalo
}: „{$reason}“
no_trump_2 = {$cards}, bez aduta
by_contract = po kontraktu
dealer_text = deli {$name}{ $sits_out ->
    [true] {" "}i ne igra
   *[false] {""}
}
before_first = { $step ->
    [game] {$player} pre prve partije: {$total}
   *[deal] {$player} pre prvog deljenja: {$total}
}
after = { $step ->
    [game] {$player} posle partije {$number}: {$total}
   *[deal] {$player} posle deljenja {$number}: {$total}
}
bid_underlined_where_missed = licitacija (promašena podvučena)
tricks_underlined_without_most_of_them = štihovi (podvučeno bez većine)
bid_took_made_or_missed_points = licitacija/uzeto, ✓ ispunjeno ili ✗ promašeno, poeni
made_or_missed_contract_points = ✓ kontrakt ispunjen ili ✗ promašen, poeni
tricks_for_most_of_them_points = štihovi, ✓ za većinu, poeni
for_each_player_total = Za svakog igrača: {$cells}, zbir{ $bonus ->
    [true] , bonus
   *[false] {""}
}
for_each_player_total_2 = Za svakog igrača: {$cells}{ $bonus ->
    [true] , bonus
   *[false] {""}
}, zbir
final_standings = Konačni poredak
points_and_deals_made_and_missed = Poeni, ispunjena i promašena deljenja
points_and_contracts_won_and_lost = Poeni, dobijeni i izgubljeni kontrakti
points_and_deals_won_and_lost = Poeni, dobijena i izgubljena deljenja
held_on_forehead_nobody_looks_at_2 = {"*"} Na čelu: svoje karte niko ne gleda.
zero_finish_text = {" "}(kraj na nuli)
standings_text_2 = Poredak: {$places}
bin_is_empty = Korpa je prazna.
no_games_are_stored_here_yet = Ovde još nema partija.
no_such_games = Nijedna partija tome ne odgovara.
running_totals_after = Tekući zbirovi. Posle { $step ->
    [game] { $steps ->
        [one] {$steps} partije
        [few] {$steps} partije
       *[other] {$steps} partija
    }
   *[deal] { $steps ->
        [one] {$steps} deljenja
        [few] {$steps} deljenja
       *[other] {$steps} deljenja
    }
}: {$last}.
allowed_by_table_against = po odluci stola dozvoljeno, a protiv pravila {$rule}: {$because}
deal_number = Deljenje {$number}
extra_mark = dodatno {$mark}
unnamed_player = igrač {$place}
scored_by = poeni {$score}
totals = Zbirovi: {$totals}
no_players = Za raspored treba navesti igrače ili njihov broj.
dealer_without_names = Delilac može da se navede samo zajedno sa igračima.
and_so_on = I tako dalje do kraja partije.
zero_finish_title = kraj na nuli
notes_title = Beleške
rulings_title = Odluke stola
sits_out_title = ne igra
cards_held_title = karte u ruci
on_the_forehead = na čelu
blank_title = prazna tabela
date = Datum
place = Mesto
blank_caption = Sva deljenja, sa mestom za pisanje
chart_title = Tekući zbirovi
chart_caption = Zbir svakog igrača posle svakog deljenja.
sheet_title = Tabela
explained_title = Objašnjen svaki poen
open_a_deal = Otvorite deljenje da vidite odakle su poeni.
back_to_sheet = Nazad na tabelu
title_standings = Poredak

## terminal

verdict = { $legal ->
    [true] Dozvoljeno
   *[false] Nije dozvoljeno
}. {$because}
open_bids_heading = Otvoreno:
prompt_label = { $due ->
    [bid] licitacija
    [call] najava
    [contract] kontrakt
    [partner] partner
    [trump] adut
    [tricks] štihovi
    [nothing] kraj
   *[no_game] {"hoyle"}
}>{" "}
part_of_deal = { $part ->
    [bids] licitacije
    [tricks] štihovi
    [trump] adut
   *[dealer] delilac
}
bid_in_short = lic. {$number}
took_in_short = uzeto {$number}
view_title = { $view ->
    [table] sto
    [sheet] tabela
    [score] poeni
    [chart] grafik
    [log] dnevnik
   *[deal] deljenje {$deal}
}
recorded_in_game = Partija {$game}: {$recorded}
bid_by_word = licitacija {$word}
keys_of_board =
    Dovoljne su cifre numeričke tastature.

    Za stolom
     cifre    licitacije redom; igrač koji
              nosi štih; red najave
              (0: još redova)
     Enter    kraj broja; upis
     -        briši poslednje, ili poništi
     +        vrati
     /        okrenuta boja; licitacija
              rečju; kasna najava; broj
    {" n"}        štih po štih ili brojevi
    Svuda
    {" *"}        sledeći prikaz
    {" ."}        nazad
    {" + - j k"}  pomeranje; {"g G"} na krajeve
     / na stranici: traži; {"n N"} dalje, nazad
    U tabeli
     3 Enter  deljenje 3; tada cifra
              ispravlja deo, a {"f"} prima
              ispravku rečima
    Slova
    {" t"} sto  {"s"} tabela  {"b"} poeni
    {" c"} grafik  {"l"} dnevnik  ? ovo
    {" u"} poništi  {"r"} vrati  {"q"} izlaz
    Izlaskom se ništa ne gubi: sve upisano
    je na disku.
prompt_help =
    Otkucajte šta igrači kažu: značenje
    zavisi od toga šta je na redu.
     2 0 1 3, 2013   licitacije ili štihovi:
                     poslednji nije nužan
    {" Ana=2 m=0"}       brojevi po imenu:
                     početak je dovoljan
    {" h s d c  7h"}     okrenuta boja ili karta
    {" h2013"}           boja i licitacije
    {" 7c Kc 2h Ac"}     štih, kako je igran
    {" twos Ana=1"}      šta se još broji
    {" p w j t pt"}      dalje, čekam,
                     pridružujem, rupa,
                     dalje-rupa
    {" so6:h"}           {"solo-6"}, adut herc
    {" Ana h"}           partner i adut
    {" u  r"}            poništi, vrati
    {" s  ?  q"}         tabela, ovo, izlaz;
    {"                 s"} je pik dok se boja
                     upisuje
    Izlaskom se ništa ne gubi. Rade i sve
    komande ljuske, na primer
    {"explain 3 Ana"}; {"help"} ih nabraja.
enter_records = Enter upisuje
enter_shows_what_changes = Enter pokazuje šta se menja
q_leave = {"q"} izlaz
n_trick_by_trick = {"n"} štih po štih
n_numbers = {"n"} brojevi
number_enter_opens_deal = broj i Enter otvaraju deljenje
deal_12 = deljenje {$typed}_
enter_opens_it = Enter ga otvara
search = traži: {$typed}_
enter_finds_it = Enter nalazi
esc_back = Esc nazad
n_next_match = {"n"} sledeće
n_previous = {"N"} prethodno
fix = ispravka: {$typed}_
enter_shows_it = Enter pokazuje
enter_records_it_as_shown = Enter upisuje prikazano
which_suit_was_turned_up = Koja boja je okrenuta?
which_bid_was_made = Koja licitacija?
which_call_was_made = Koja najava?
what_was_counted = Šta je brojano?
f_in_words = {"f"} rečima
correct = ispravka:
enter_or_for = {$typed}: Enter, ili {$only} za {$only_2}.
enter_or_second_digit_for = {$typed}: Enter, ili druga cifra {$from}–{$to} za {$first}–{$last}.
last_to_bid = poslednji igrač po redu
to_bid = {$place} igrač po redu
card = {$place} karta, {$card},
yes_or_no = {$question} Otkucajte yes ili no.
cannot_use_terminal = Terminal nije mogao da se pripremi: {$error}.
cannot_print = Izlaz nije mogao da se upiše: {$error}. Sve što je već upisano je sačuvano.
manual_written = Stranice priručnika upisane su u {$folder}, ukupno {$pages}.
read_manual = Pročitajte jednu stranicu: man {$page}
too_long = {$place}: duže je od {$most} bajtova.
not_text = {$place}: nije tekst u UTF-8.
file_exists = {$place} već postoji i nije promenjeno.
only_for_recording = {$option} važi samo za komande koje upisuju u postojeću partiju.
only_for_records = {$option} važi samo za ispis u zapisima.
names_its_games = {$option} ovde ne može: sama komanda navodi partiju.
choose_one_of = Izaberite jednu od opcija {$options}.
saved_as_game = Sačuvano kao partija {$id}.
long_line = Ovaj red je predugačak (najviše {$longest} bajtova).
board_too_small = Tabli treba {$columns} kolona i {$rows} redova.
who_took_each = Uneto {$typed} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}. Pritisnite cifru onoga ko nosi svaki.
how_many_each = Uneto {$typed} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}. Otkucajte redom koliko ko nosi.
takes_the_rest = Ostatak nosi {$player}: {$rest}. Enter upisuje.
tricks_left = Previše: ostaje {$rest} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}.
tricks_add_up_to_so_last = Štihova je ukupno {$total}, pa poslednji igrač nosi {$rest}.
not_found = Nije na ovoj stranici: {$text}
as_now = {$label} (sada)
instead_of = {$now} → {$then}
take_back_first = Prvo obrišite otkucano: {$typed}.
tricks_missing = Nije upisano: uneto {$typed} od { $total ->
    [one] {$total} štiha
    [few] {$total} štiha
   *[other] {$total} štihova
}.
tricks_taken = Uzeti štihovi: {$typed}
what_instead = Deljenje {$deal}: { $part ->
    [bids] koje su licitacije tačne
    [tricks] koliko je štihova tačno
    [trump] koji je adut tačan
   *[dealer] ko je delilac
}?
extra_deal = Dodatno deljenje {$mark}
illegal_earlier = Pre toga nije dozvoljeno. {$because}
call_is_legal = { $is_bid ->
    [true] {$who} sme da licitira {$call}.
   *[false] {$who} sme da najavi {$call}.
}
or_between_clauses = , ili{" "}
player = igrač {$seat}
to_play = {$seat} igrač po redu
no_suit_led = Još se nije izašlo, pa sme da se odigra svaka karta.
not_open_text = Nije otvoreno: {$barred}.
script_is_one_game = Skripta sadrži jednu partiju i mora da je započne u prvom redu.
script_is_about_its_game = Skripta može samo da upisuje, da pita o svojoj partiji ili o pravilima.
unclosed_quote = Navodnik nije zatvoren: dodajte drugi.
correct_line = Ispravite red ili ga izostavite.
check_path = Proverite putanju i dozvole.
number_at_most = Ovde najviše {$most}.
digits_to = Pritisnite cifru od 1 do {$last}.
typed_only = Otkucano, a nije upisano: {$typed}.
nothing_lost = Sve upisano je sačuvano.
rules_have_changed = Pravila su se promenila otkako je ova partija započeta, ili njihovog fajla više nema, pa bi ponavljanje ove skripte koristilo druga pravila. Ova partija ostaje kako jeste.
lines_before = Raniji redovi su upisani.
board_needs_terminal = Tabli treba terminal.
all_typed = Svi brojevi su uneti. { $fixes ->
    [true] Enter prikazuje šta se menja.
   *[false] Enter upisuje.
}
type_a_deal = Otkucajte broj započetog deljenja, pa Enter.
no_trump_assumed = Adut nije naveden, pa se nijedan ne pretpostavlja.
pack_grows = Špil raste sa brojem igrača.
nothing_recorded = Ništa nije upisano.
standard_input = standardni ulaz
the_script = skripta
leave_board = Ctrl-C je izlaz.
no_folder = Nema kućnog foldera u kome bi se čuvale partije.
not_regular = nije običan fajl
archive_on_terminal = Arhiva sa više partija ne može da se prikaže na terminalu.
help_title = {" "}Tasteri{" "}
save_sheet = Sačuvaj tabelu
other_game = Druga partija
title_rematch = Revanš
title_export = Izvoz
run_in_short = { $made ->
    [true] {""}
   *[false] promašeno{" "}
}{$deals} od {$of}
trick_taker_so_far = { $complete ->
    [true] {$taker} nosi štih.
   *[false] {$taker} zasad nosi štih.
}
key_undo = - poništi
key_delete = - briši
key_digits = cifre
key_redo = + vrati
key_back_from_besides = / nazad
key_view = {"*"} prikaz
key_help = ? tasteri
key_back = {"."} nazad
key_scroll = + - pomeri
key_search = / traži
key_table = {"."} sto
key_back_from_help = ? nazad
key_leave = 0 izlaz
key_besides = / {$besides}
besides_trump = adut
besides_bid = licitacija
besides_call = najava
besides_count = broj

## what_if

rule_title = pravilo
lead_changed_title = novo vođstvo
as_played = (kako je igrano)
total_and_place = {$total} ({$rank})
by_another_game_might_also_have = Po drugom bi se partija možda završila posle drugog deljenja.
these_deals_were_bid_and_played = Ova deljenja su licitirana i igrana po pravilu {$title}: po drugom bi igrači drukčije licitirali i igrali.
would_change_deals_or_what_was = {$asked} bi promenilo deljenja ili ono što je u njima bilo dozvoljeno. Porediti se može samo ono što menja poene: bodovanje, premije i vrednost onoga što se još broji, kontrakata ili zbira nula.
counts_other_tricks_than_those_recorded = {$asked} broji druge štihove nego što su u ovoj partiji upisani.
by_points_depend_on_trump_which = Po {$asked} poeni zavise od aduta, a on nije upisan za { $number ->
    [one] deljenje
    [few] deljenja
   *[other] deljenja
} {$deals}.
against_as_played_by = {$first} (prema: {$rival}): {$ahead} kako je igrano, {$ahead_2} po {$rule}.
no_deal_makes_difference_between_them = Između njih nijedno deljenje ne čini razliku.
level = izjednačeno
ahead = prednost {$points}
behind_text_2 = zaostatak {$points}
either_way = {$side} {$now} u oba slučaja
instead_of_text = {$side} {$now} umesto {$was}
loses_on = {$first} gubi {$gain} (prema: {$rival})
gains_on = {$first} dobija {$gain} (prema: {$rival})
deal_13 = deljenje {$what} ({ $cards ->
    [one] {$cards} karta
    [few] {$cards} karte
   *[other] {$cards} karata
}): {$hands}; {$gain}
would_have_won_too = Po {$rule} i tada { $is_over ->
    [true] pobeđuje
   *[false] vodi
} {$now}.
would_have_won_instead = Po {$rule} { $is_over ->
    [true] pobeđuje
   *[false] vodi
} {$now}, a ne {$was}.
led_from_first_deal_to_end = Od prvog do poslednjeg deljenja vodi {$sides}.
last_deal_decided_it = Odlučilo je poslednje deljenje, {$what}.
deal_decided_it_led_from_then = Odlučilo je deljenje {$what}: od tada vodi {$sides}.

## grammar

suit_name = { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
and_last = {$first} i {$last}
or_last = {$first} ili {$last}
from_to = {$first} do {$last}
no_deal_has_begun = Nijedno deljenje nije počelo.
deal_has_not_begun = {$deal} nije počelo; poslednje započeto je deljenje {$latest}.
perhaps_meant = Da li ste mislili na {$near}?
ordinal = {$number}.

## typing

input_spades = pik
input_hearts = herc, srce
input_diamonds = karo
input_clubs = tref
input_none = bez, nema, bez-aduta
input_pass = dalje, pas
input_wait = čekam
input_join = pridružujem
input_trou = rupa
input_pass_trou = dalje-rupa

## headings

heading_bid = licit.
heading_bid_and_took = lic./uzeto
heading_bonus = premija
heading_by = ko
heading_cards = karte
heading_contract = kontrakt
heading_counts = brojano
heading_deal = deljenje
heading_dealer = delilac
heading_lost = izgubljeno
heading_missed = promašeno
heading_result = ishod
heading_rules = pravila
heading_ruling = odluka
heading_took = uzeto
heading_trump = adut
heading_with = sa
heading_won = dobijeno
heading_written = upisano
heading_bid_and_took_in_short = l/u
heading_points_in_short = p.
heading_took_in_short = u
heading_total_in_short = zb.
current_choice = {" "}(sada)
total_of_side = {$side} {$total}{ $is_first ->
    [true] {" "}(prvo mesto)
   *[false] {""}
}
more_choices = još ({$page} od {$pages})
by_member = ({$member}): {$because}
decimal_sign = ,
no_words_in_language = Jezik {$tag} ne postoji u programu; mogući su: {$tags}.
is_no_message = {$id} nije ni poruka ni tekst ovih pravila.
is_no_pattern = Ovaj obrazac nije ispravan. { $arguments ->
    [none] Poruka nema argumente.
   *[other] Argumenti poruke: {$arguments}.
}
these_words_cannot_be_shown = Ove reči imaju više od 500 znakova, obrnutu kosu crtu ili nevidljiv znak.
is_no_theme = {$text} nije tema za {"HOYLE_THEME"}; moguće su: {$themes}.
is_no_time = {$text} nije vreme za {"HOYLE_NOW"}; na primer {"2026-11-20T20:15:00Z"}.
serve_keys = { $keeps_score ->
    [true] {"s"} prikazuje kod za zapisivanje;{" "}
   *[false] {""}
}{"n"} pravi nove veze, a stare prestaju da važe; {"q"} završava.
scores_heading = Bodovanja
condition_word = { $word ->
    [and] i
    [made] ispunjeno
    [missed] promašeno
    [over] više
    [under] manje
    [bid] licitacija
    [took] štihovi
    [off] razlika
    [cards] karte
   *[other] {$word}
}
call_word = { $call ->
    [pass] dalje
    [wait] čekam
    [join] pridružujem
    [none] bez
   *[other] {$call}
}
figure_in_year = {$year} { $figure ->
    [games] partije
    [wins] pobede
    [points] poeni
   *[made] ispunjeno
}
start_game_of_your_own = započnite svoju partiju
nothing_stored = Ništa nije sačuvano.
expected_card_or_suit = očekuje se karta kao {"7h"}, ili spades, hearts, diamonds ili clubs, prvo slovo, ♠ ♥ ♦ ♣ ili none
expected_number = očekuje se broj
expected_date = očekuje se datum kao 2026-11-20
expected_number_from_to = očekuje se broj od {$least} do {$most}
expected_trick_or_card = očekuje se broj štiha, ili karta kao {"Ah"}, {"10s"} ili A♥
quoted_text = „{$text}“
labelled = {$label}: {$text}
semicolon = ;{" "}
percent = {$number}%
last_place = poslednje
hint_text = {$purpose}: {$command}
any_key_next = bilo koji taster: dalje

## texts of the built-in rules

preset_auction_whist = Licitacioni vist
preset_boerenbridge = {"Boerenbridge"}
preset_call_break = {"Call break"}
preset_how_many_deals_are_played = koliko se deljenja igra
preset_the_least_that_may_be_bid = najmanje što se sme licitirati
preset_the_most_that_may_be_bid = najviše što se sme licitirati
preset_whether_the_cards_on_a_trick_have_to_be = da li se karte u štihu moraju preći ako se može
preset_the_deal_is_dealt_again_if_the_bids_add = deli se ponovo ako je zbir licitacija manji
preset_contract_whist = Kontrakt-vist
preset_tricks_won_with_a_two = štihovi odneti dvojkom
preset_twos = dvojke
preset_whether_a_trick_won_with_a_two_is_worth = da li štih odnet dvojkom vredi deset poena više
preset_german_whist = Nemački vist
preset_judgement = {"Judgement"}
preset_whether_no_trump_follows_hearts_in_the = da li posle herca u krugu aduta dolazi i igra bez aduta
preset_nomination_whist = Nominacioni vist
preset_oh_hell = {"Oh Hell"}
preset_plump = {"Plump"}
preset_whether_a_card_is_turned_up_for_trump = da li se okreće karta za adut
preset_pocha = {"Pocha"}
preset_romanian_whist = Rumunski vist
preset_serbian_whist = Srpski vist
preset_serbian_whist_harsher = Srpski vist, strože
preset_basic_oh_hell = Osnovni {"Oh Hell"}
preset_exact_scoring = Samo tačno
preset_exact_scoring_with_penalty = Samo tačno, sa kaznom
preset_10_times_exact_scoring = Samo tačno, puta 10
preset_10_times_exact_scoring_with_penalty = Samo tačno, puta 10, sa kaznom
preset_penalty_under_zero_over = Kazna ispod, nula iznad
preset_penalty_under_zero_over_10_times = Kazna ispod, nula iznad, puta 10
preset_penalty_under_zero_over_in_fives = Kazna ispod, nula iznad, po pet
preset_penalty_under_zero_over_progressive = Kazna ispod, nula iznad, rastuća
preset_penalty_under_zero_over_set = Kazna ispod, nula iznad, stalna
preset_cypriot_scoring = Kiparsko bodovanje
preset_exact_scoring_with_set_penalty = Tačno, sa stalnom kaznom
preset_exact_scoring_with_progressive_penalty = Tačno, sa rastućom kaznom
preset_reduced_zero_bid = Umanjena nula
preset_reduced_zero_bid_exact = Umanjena nula, samo tačno
preset_adjusted_zero_bid = Prilagođena nula
preset_progressive_scoring = Rastuće bodovanje
preset_montreal_progressive_scoring = Montrealsko rastuće bodovanje
preset_negative_scoring = Negativno bodovanje
preset_simplified_negative_scoring = Pojednostavljeno negativno
preset_variant_negative_scoring = Negativno, druga varijanta
preset_trick_scoring = Bodovanje po štihovima
preset_binary_scoring = Binarno bodovanje
preset_binary_scoring_with_nil_rule = Binarno, sa pravilom nule
preset_scratch_scoring = Bodovanje po padovima
preset_adjusted_exact_scoring = Prilagođeno, samo tačno
preset_get_fred_scoring = Bodovanje {"Get Fred"}
preset_oy_vey_scoring = Bodovanje {"Oy Vey"}
preset_romanian_whist_progressive = Rumunski vist, rastući
preset_ten_times_the_bid = Deset puta licitacija
preset_eleven_times_the_bid = Jedanaest puta licitacija
preset_contracts = Kontrakti
preset_most_tricks = Najviše štihova
preset_most_of_the_last_13_tricks = Najviše od poslednjih 13 štihova
preset_solo_whist = Solo-vist
preset_what_prop_and_cop_is_worth_to_each_of = koliko {"prop"} vredi svakom od četvoro
preset_what_a_solo_is_worth_with_each_opponent = koliko solo vredi sa svakim protivnikom
preset_what_a_misere_is_worth_with_each = koliko mizer vredi sa svakim protivnikom
preset_what_an_abundance_is_worth_with_each = koliko abundans vredi sa svakim protivnikom, u bilo kojoj boji
preset_what_an_open_misere_is_worth_with_each = koliko otvoreni mizer vredi sa svakim protivnikom
preset_what_a_slam_is_worth_with_each_opponent = koliko slem vredi sa svakim protivnikom
preset_what_each_trick_over_or_under_adds_to = koliko svaki štih više ili manje menja {"prop"} ili solo
preset_what_each_trick_over_or_under_adds_to_2 = koliko svaki štih više ili manje menja abundans
preset_spades = {"Spades"}
preset_tricks_over_the_bids = štihovi preko licitacije
preset_bags = višak
preset_what_a_side_s_bags_cost_each_time_there = koliko stranu košta višak svaki put kad ga se nakupi dovoljno, ili {"off"}
preset_how_many_bags_cost_points_each_a_trick = koliko viška košta poene, svaki je štih preko licitacije
preset_what_nil_is_worth_made_or_missed = koliko vredi nula, ispunjena ili ne
preset_what_blind_nil_is_worth_made_or_missed = koliko vredi nula na slepo, ispunjena ili ne
preset_the_points_below_zero_at_which_a_side = poeni ispod nule pri kojima strana gubi partiju, ili {"off"}
preset_whist = Vist
preset_a_point_a_trick_over_six = Poen za svaki štih preko šest
preset_honours_held = honeri u ruci
preset_honours = honeri
preset_the_points_that_win_a_game_at_9_or_10 = poeni za dobijenu igru; na 9 ili 10 broje se i honeri
preset_whether_three_or_four_honours_held_by_a = da li stranu boduju tri ili četiri honera u ruci
preset_whether_the_best_of_three_games_wins = da li se igra na dve dobijene od tri
preset_wiezen = {"Wiezen"}
preset_what_vraag_8_is_worth_with_one_of_the = koliko {"vraag-8"} vredi sa jednim protivnikom
preset_what_troel_is_worth_with_one_of_the = koliko {"troel"} vredi sa jednim protivnikom
preset_what_vraag_9_is_worth_with_one_of_the = koliko {"vraag-9"} vredi sa jednim protivnikom
preset_what_vraag_10_is_worth_with_one_of_the = koliko {"vraag-10"} vredi sa jednim protivnikom
preset_what_vraag_11_is_worth_with_one_of_the = koliko {"vraag-11"} vredi sa jednim protivnikom
preset_what_vraag_12_is_worth_with_one_of_the = koliko {"vraag-12"} vredi sa jednim protivnikom
preset_what_vraag_13_costs_if_it_is_lost = koliko izgubljeni {"vraag-13"} košta, bez štihova koji nedostaju
preset_what_alleen_5_is_worth_with_each_of_the = koliko {"alleen-5"} vredi sa svakim od ostalih
preset_what_alleen_6_is_worth_with_each_of_the = koliko {"alleen-6"} vredi sa svakim od ostalih
preset_what_alleen_7_is_worth_with_each_of_the = koliko {"alleen-7"} vredi sa svakim od ostalih
preset_what_abondance_9_is_worth_with_each_of = koliko {"abondance-9"} vredi sa svakim od ostalih
preset_what_abondance_10_is_worth_with_each_of = koliko {"abondance-10"} vredi sa svakim od ostalih
preset_what_abondance_11_is_worth_with_each_of = koliko {"abondance-11"} vredi sa svakim od ostalih
preset_what_abondance_12_is_worth_with_each_of = koliko {"abondance-12"} vredi sa svakim od ostalih
preset_what_all_thirteen_tricks_are_worth_in_a = koliko vredi svih trinaest štihova u {"vraag"} ili {"troel"}
preset_what_a_miserie_is_worth_with_each_of = koliko {"miserie"} vredi sa svakim od ostalih
preset_what_an_open_miserie_is_worth_with_each = koliko {"open-miserie"} vredi sa svakim od ostalih
preset_what_a_solo_is_worth_with_each_of_the = koliko {"solo"} vredi sa svakim od ostalih
preset_what_a_solo_slim_is_worth_with_each_of = koliko {"solo-slim"} vredi sa svakim od ostalih
preset_wizard = {"Wizard"}
preset_joker_wizard = čarobnjak
preset_jester = luda
preset_what_the_dealer_may_name_if_a_wizard_is = šta delilac sme da odredi ako se okrene čarobnjak
