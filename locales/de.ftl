### The messages of Hoyle in German.

## counts

count_lines = { $number ->
    [one] {$number} Zeile
   *[other] {$number} Zeilen
}
count_cards = { $number ->
    [one] {$number} Karte
   *[other] {$number} Karten
}
count_players = { $number ->
    [one] {$number} Person
   *[other] {$number} Personen
}
count_cells = { $number ->
    [one] {$number} Feld
   *[other] {$number} Felder
}
count_tricks = { $number ->
    [one] {$number} Stich
   *[other] {$number} Stiche
}
count_deals = { $number ->
    [one] {$number} Spiel
   *[other] {$number} Spiele
}
count_points = { $number ->
    [one] {$number} Punkt
   *[other] {$number} Punkte
}
count_entries = { $number ->
    [one] {$number} Eintrag
   *[other] {$number} Einträge
}
count_games = { $number ->
    [one] {$number} Partie
   *[other] {$number} Partien
}

## archive

line_is_blank = Die Zeile ist leer.
line_is_longer_than_bytes = Die Zeile ist länger als {$it} Bytes.
line_is_not_game = Die Zeile ist keine Partie: {$error}.
game_has_either_rules_id_or = Eine Partie hat entweder `rules`, eine Kennung, oder `ruleset`, ganze Regeln.
dealer_is_none_of_players = {$name} gibt, spielt aber nicht mit: {$names}.
columns_do_not_name_each_player = Die Spalten nennen nicht jeden Platz genau einmal.
deal = Spiel {$what}: {$because}
each_player_is_dealt_not = Jede Person bekommt {$dealt}, nicht {$found}.
there_is_no_place_places_count = Platz {$place} gibt es nicht: Plätze zählen ab 0, und es spielen {$players}.
list_has_for = Eine Liste hat { $found ->
    [one] {$found} Zahl
   *[other] {$found} Zahlen
} für {$players}.
between_deals_there_can_be_only = Zwischen Spielen können nur `leave` und `swap` stehen.
tricks_taken_are_not_those_of = Die gemachten Stiche passen nicht zu den Karten.
it_was_not_played_to_end = Die Partie wurde nicht zu Ende gespielt.

## auction

without_trump = {$id} ohne Trumpf
join_at = „mitgehen“ ({$level})
that_bid = dieses Gebot
first_everyone_says_trou_exactly_three = zuerst sagen alle trou (genau drei Asse) oder pass-trou
everyone_has_already_said_trou_or = trou oder pass-trou haben schon alle gesagt
has_already_announced_three_aces = {$by} hat schon drei Asse angesagt
trou_is_announced_before_bidding_with = trou wird vor dem Reizen angesagt, mit genau drei Assen
only_first_to_speak_may_wait = warten darf nur, wer zuerst spricht, und nur in der ersten Runde
only_higher_bids_are_allowed_after = nach einem trou sind nur höhere Gebote erlaubt
under_these_rules_nobody_waits = nach diesen Regeln wartet niemand
after_waiting_player_may_only_join = wer gewartet hat, darf nur bei einem Farbgebot mitgehen oder passen
after_pass_player_may_only_join = wer gepasst hat, darf nur bei einem Farbgebot mitgehen
there_is_no_suit_call_that = hier gibt es kein Farbgebot zum Mitgehen
after_joining_player_may_only_raise = wer mitgegangen ist, darf nur in {$suit} erhöhen oder passen
only_joiner_may_raise_first_caller = erhöhen darf nur, wer mitgegangen ist; wer das erste Farbgebot gemacht hat, darf nur noch allein bieten
nobody_is_left_who_could_join = es ist niemand mehr da, der bei einem Farbgebot mitgehen könnte
that_bid_is_only_possible_in = dieses Gebot ist nur beim ersten Sprechen möglich
there_is_no_such_bid = dieses Gebot gibt es nicht
it_does_not_rank_above = es ist nicht höher als {$standing}
auction_is_over = das Reizen ist vorbei
needs_suit_as_trump_such_as = {$bid} braucht eine Farbe als Trumpf, etwa {$bid}:hearts
is_played_without_trump_and_names = {$bid} wird ohne Trumpf gespielt und nennt keine Farbe
is_played_in_suit_turned_up = {$bid} wird in der aufgedeckten Farbe gespielt, die nicht eingetragen ist: nennen Sie sie, etwa {$bid}:hearts
needs_suit_or_none_as_in = {$bid} braucht eine Farbe oder none, etwa {$bid}:none
trou_announced = {$by} hat trou angesagt: Wer das vierte Ass hält, ist Partner, nennt den Trumpf und spielt aus.
nobody_joined_so_it_lapses = Bei {$call} ging niemand mit, also verfällt das Gebot. {$source}
all_thirteen_tricks = alle dreizehn Stiche
at_least = mindestens { $least ->
    [one] {$least} Stich
   *[other] {$least} Stiche
}
no_tricks = keine Stiche
exactly_one_trick = genau 1 Stich
exactly_tricks = genau {$just} Stiche
each_player_may_discard_card_before = Vor dem ersten Stich dürfen alle je eine Karte ablegen. {$fewer}
leads = {$leader} spielt aus.
must_take = { $each ->
    [true] {$players} müssen je {$target} machen.
   *[false] Ziel für {$players}: {$target}.
}
may_still_bid_text = {$who} kann noch bieten.
first_to_speak_may_wait_and = Wer zuerst spricht, darf warten und danach nur bei einem Farbgebot mitgehen oder passen.
if_first_to_speak_passes_that = Passt, wer zuerst spricht, ist später noch das Mitgehen bei einem Farbgebot erlaubt, sonst nichts.
suit_call_needs_player_who_may = Ein Farbgebot braucht jemanden, der noch mitgehen darf: wer noch nicht gesprochen hat oder wartet.
suit_call_needs_player_who_may_2 = Ein Farbgebot braucht jemanden, der noch mitgehen darf: wer noch nicht gesprochen hat, oder wer zuerst sprach und nur gepasst hat.
after_join_only_joiner_may_raise = Nach dem Mitgehen darf nur erhöhen, wer mitgegangen ist. Passt diese Person, darf sich mit einem höheren Solo lösen, wer das erste Farbgebot gemacht hat.
bid_of_pair_stands_if_nobody = Das Gebot eines Paars gilt. Geht bei einem Farbgebot niemand mit, darf allein höher bieten, wer es gemacht hat, sobald alle anderen gepasst haben.
each_bid_must_rank_above_standing = Jedes Gebot muss höher sein als das bisher höchste. Von unten: {$bids}.
trump_makes_no_bid_higher_than = {$bids} Der Trumpf macht kein Gebot höher als ein anderes.
between_bids_of_equal_rank_trump = {$bids} Bei gleich hohen Geboten entscheidet der Trumpf, von unten: {$trumps}.
only_in_player_s_first_turn = Nur beim ersten Sprechen: {$id}. Wer damit eröffnet hat, darf später auf ein höheres davon erhöhen.
tricks_needed = Nötige Stiche: {$targets}.
contract_side_of_two = {$declarers} mit {$partner}
contract_side_each_alone = {$declarers}, je allein
call_refused = { $is_bid ->
    [true] {$player} darf {$call} nicht bieten; {$why}.
   *[false] {$player} darf {$call} nicht sagen; {$why}.
}
hands_are_played_open = { $several ->
    [true] Nach dem zweiten Stich werden die Karten von {$declarers} je offen gelegt.
   *[false] Nach dem zweiten Stich werden die Karten von {$declarers} offen gelegt.
}
last_word_of_both = {$partner} darf noch erhöhen, oder {$caller} darf sich noch mit einem höheren Solo lösen.
last_word_of_partner = {$partner} darf noch erhöhen.
last_word_of_caller = {$caller} darf sich noch mit einem höheren Solo lösen.
who_joins_if_first_waits = Wer noch nicht gesprochen hat oder wartet, darf{ $with_card ->
    [true] {" "}mit einer Karte der Farbe
   *[false] {""}
} bei einem Farbgebot mitgehen.
who_joins_if_first_may_join_late = Wer noch nicht gesprochen hat, oder wer zuerst sprach, auch nach dem Passen, darf{ $with_card ->
    [true] {" "}mit einer Karte der Farbe
   *[false] {""}
} bei einem Farbgebot mitgehen.
bids_played_by_two = Zu zweit gespielt: {$bids}.
bids_played_alone = Allein gespielt: {$bids}.
bids_played_by_partners = Mit einem Partner gespielt: {$bids}.
bids_played_by_several = Von mehreren im selben Spiel, je allein: {$bids}.
bids_with_suit_turned_up = Mit der aufgedeckten Farbe als Trumpf: {$bids}.
bids_without_trump = Ohne Trumpf: {$bids}.
bids_with_trump_or_without = Mit einer Farbe als Trumpf oder ohne: {$bids}.
bids_with_discard = Vor dem ersten Stich dürfen alle je eine Karte ablegen bei {$bids}.
bids_with_open_hand = Nach dem zweiten Stich liegen die Karten des Alleinspielers offen bei {$bids}.
bids_led_by_declarer = Der Alleinspieler spielt aus bei {$bids}.
bids_led_by_partner = Der Partner spielt aus bei {$bids}.
otherwise_dealers_neighbour_leads = Sonst spielt aus, wer links vom Geber sitzt.
contract_text_by = {$bid} von {$players}
tricks_for_bids = {$target} bei {$bids}
bid_with_trump = {$bid} in {$trump}

## audit

audit_tricks_title = Ansagen und Stiche
audit_totals_title = Summen
audit_fits_title = Passende Regeln
audit_others_title = Andere, nächste zuerst
audit_row_title = falsch bei
audit_title = Prüfung
audit_caption = Der Zettel, wie er geschrieben ist. Ein Pfeil führt vom Falschen zum Richtigen.
audit_other_slips = Ebenso viele andere Fehler würden den Zettel auch erklären.
audit_tie = Mehr als ein Regelwerk erklärt den Zettel gleich gut: Er zeigt nicht, nach welchem gespielt wurde.
audit_winner_changes = Mit den richtigen Summen ändert sich der erste Platz.
audit_needs_rules = Der Zettel zeigt nicht, nach welchen Regeln gespielt wurde, und kann keine Partie werden.
audit_not_kept = Ein Zettel mit so vielen Fehlern kann keine Partie werden.
audit_no_rules = Kein Regelwerk mit angesagter Stichzahl ist mit diesen Einstellungen für {$players} Personen.
audit_uncertain = Die Stiche in Spiel {$row} sind nicht sicher, also kann der Zettel keine Partie werden.
sheet_place = {$file}:{$line}:{$column}
audit_nothing_fits = Kein Regelwerk erklärt den Zettel mit höchstens sechs Fehlern.
audit_schedule_alone = Ein Spielplan gehört zu Regeln: Nennen Sie auch die Regeln.
audit_any_rules = Partien mit angesagter Stichzahl
audit_more = und {$number} weitere
sheet_is_too_long_at_most = Der Zettel ist zu lang: Gelesen werden höchstens {$it} Kilobyte und {$it_2} Zeilen.
this_is_not_score_sheet_expected = Das ist kein Punktezettel: Erwartet wird eine Zeile Zahlen je Spiel.
sheet_does_not_name_its_players = Auf dem Zettel stehen keine Namen: Erwartet wird zuerst eine Zeile mit Namen.
sheet_has_columns_for_not = Der Zettel hat Spalten für { $players ->
    [one] {$players} Person
   *[other] {$players} Personen
}, nicht {$names}.
expected_number_or_for_what_cannot = Erwartet wird eine Zahl, oder ? für Unlesbares, nicht {$text}.
expected_trump_suit_none_or_its = Erwartet wird ein Trumpf: eine Farbe, none oder ihre Nummer im Preferans, nicht {$text}.
expected_not_write_for_what_cannot = Erwartet: {$cells}, nicht {$found}. Schreiben Sie ? für Unlesbares.
expected_cards_then_bid_and_total = Erwartet werden die Karten, dann je Ansage und Summe für { $players ->
    [one] {$players} Person
   *[other] {$players} Personen
}; eine Zeile hat { $found ->
    [one] {$found} Feld
   *[other] {$found} Felder
}. Beschriften Sie die Spalten, wenn es andere sind.
expected_player_s_name_before_or = Vor {$text} wird ein Name oder eine bekannte Beschriftung erwartet.
column_appears_twice = Die Spalte {$text} gibt es zweimal.
nobody_bids_number_of_tricks_there = dort sagt niemand eine Stichzahl an
partners_share_score_there = dort teilen Partner ihre Punkte
more_is_counted_there_than_tricks = dort zählt noch anderes als Stiche
several_games_are_played_there_each = dort werden mehrere Partien gespielt, jede ab null
sheets_of_cannot_be_audited = Zettel zu „{$title}“ können nicht geprüft werden; {$why}.
rules_with_score = den Regeln „{$title}“ mit der Wertung {$id}
rules_of = den Regeln „{$title}“
sheet_is_right_by = Der Zettel stimmt nach {$by}.
by_2 = { $slips ->
    [one] {$slips} Fehler
   *[other] {$slips} Fehler
} nach {$by}:
more_than_slips_by_first_deal = Mehr als {$it} Fehler nach {$by}. Das erste Spiel, das nicht stimmen kann, ist {$row}.
too_little_can_be_read_up = Bis Spiel {$row} ist zu wenig lesbar, um zu sagen, was nach {$by} geschah.
was_swapped_with_of = {$place}: {$says} ist mit {$other} von {$with} vertauscht.
nothing_written = nichts
should_be = {$says} müsste {$should} sein
should_be_because = {$says} müsste {$should} sein: {$because}
slip_because = {$says}: {$because}
should_be_by_schedule = {$says} müsste nach dem Spielplan {$should} sein
from_here_on_too_many = ab hier {$off} zu viel
from_here_on_too_few = ab hier {$off} zu wenig
next_total_is_right_again = die nächste Summe stimmt wieder
two_digits_are_swapped = zwei Ziffern sind vertauscht
sign_is_wrong = das Vorzeichen ist falsch
bonus_for_run_is_wrong = die Prämie für eine Serie ist falsch
makes_sum_that_hook_forbids = {$says} ergibt eine Summe, die die Summenregel verbietet
hook_forbids_these_bids = die Summenregel verbietet diese Ansagen
tricks_do_not_add_up = die Stiche gehen nicht auf

## bidding

or_number_of_cards_dealt_to = {$most}, oder die Zahl der Karten je Person, wenn das weniger ist
number_of_cards_dealt_to_each = die Zahl der Karten je Person
taking_that_many_tricks_or_more = Erfüllt ist sie mit so vielen Stichen oder mehr.
bids_text = {$word} sagt {$bid} an.
bid_is_number_of_tricks_from = Eine Ansage ist eine Stichzahl: mindestens {$least}, höchstens {$most}.
hook_in_every_deal = Die letzte Ansage darf die Summe nicht auf die Zahl der Karten je Person bringen{ $lapses ->
    [true] , außer wenn keine andere offen ist.
   *[false] {"."}
}
if_they_add_up_to_less = Ergeben sie zusammen weniger als {$least}, gibt derselbe Geber noch einmal.
hook_in_deals_of_or_more = In Spielen ab { $least ->
    [one] {$least} Karte
   *[other] {$least} Karten
} darf die letzte Ansage die Summe nicht auf die Zahl der Karten je Person bringen{ $lapses ->
    [true] , außer wenn keine andere offen ist.
   *[false] {"."}
}
last_bid_has_to_make_bids = Die letzte Ansage muss die Summe über die Zahl der Karten je Person bringen, wenn eine das kann.
bids_may_add_up_to_any = Die Summe der Ansagen ist beliebig.
bids_have_to_add_up_to = die Ansagen müssen zusammen mehr als {$cards} ergeben, die Zahl der Karten
bids_would_add_up_to_number = die Ansagen ergäben zusammen {$cards}, die Zahl der Karten
no_bid_meets_hook_so_it = keine Ansage erfüllt die Summenregel, also gilt sie nicht
bids_then_add_up_to_more = die Ansagen ergeben dann {$sum}, mehr als {$cards}, die Zahl der Karten
bids_then_add_up_to_not = die Ansagen ergeben dann {$sum}, nicht {$cards}, die Zahl der Karten
it_is_only_bid_open = nur diese Ansage ist offen
any_bid_from_to_is_open = jede Ansage von {$start} bis {$end} ist offen
may_bid = {$who} darf {$bid} ansagen; {$why}.

## chances

chances_leave_out = Nicht gezählt: Zusatzspiele, die nicht begonnen haben, neu gegebene Spiele und spätere Tischentscheide.
this_game_has_no_last_deal = Diese Partie hat kein letztes Spiel: Sie geht, bis die Punkte oder die gewonnenen Partien sie beenden. Aussichten werden nur bei fester Zahl der Spiele berechnet.
chances_cannot_be_worked_out_with = Bei dem, was in dieser Partie neben den Stichen zählt, können Aussichten nicht berechnet werden.
too_much_is_still_open_in = In dieser Partie ist noch zu viel offen, um die Aussichten zu berechnen.
first_place_alone = Der erste Platz allein
first_place_at_least_shared = Der erste Platz, zumindest geteilt,
first_place = Der erste Platz
is_certain_for = {$what} ist für {$name} sicher.
is_certain_for_can_gain_at = {$what} ist für {$name} sicher: Für {$rival}, {$behind}, gibt es höchstens noch {$most} aufzuholen.
is_out_of_reach_for_with = {$what} ist für {$name} nicht mehr zu erreichen: {$behind}, und es gibt höchstens noch {$most} zu holen.
is_out_of_reach_for_nothing = {$what} ist für {$name} nicht mehr zu erreichen: Nichts in den übrigen Spielen führt dazu.
is_open_for_too_much_can = {$what} ist für {$name} offen: Es kann noch zu viel geschehen, um es zu berechnen.
ahead_of = {$points} vor {$of}
level_with = gleichauf mit {$of}
behind_text = {$points} hinter {$of}
tricks_text = {$many} Stichen
with_tricks = { $number ->
    [one] {$number} Stich
   *[other] {$number} Stichen
}
first_place_is_out_of_reach = {$name}: Der erste Platz ist nicht mehr zu erreichen.
with_first_place_depends_on_others = {$name}: Mit {$possible} hängt der erste Platz von den anderen ab.
first_place_is_certain_with_and = {$name}: Der erste Platz ist mit {$certain} sicher, sonst nicht zu erreichen.
first_place_is_certain_with_with = {$name}: Der erste Platz ist mit {$certain} sicher; mit {$possible} hängt er von den anderen ab.
first_place_is_certain_for = Der erste Platz ist sicher für {$certain}.
first_place_is_out_of_reach_2 = Der erste Platz ist nicht zu erreichen für {$out}.
line_heading = Ein Verlauf, mit dem {$name} auf den ersten Platz kommt{ $alone ->
    [true] , allein:
   *[false] {":"}
}
first_alone = allein Platz 1
game_is_over = Die Partie ist vorbei.
left_including_one_in_progress = Noch { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}, das laufende mitgezählt.
heading_total = Summe
is_it_possible = { $verdict ->
    [certain] sicher
    [possible] möglich
    [impossible] unmöglich
   *[open] offen
}
title_least = min.
title_greatest = max.
title_first = Platz 1

## clause

rule_text = Regel {$clause}: {$says} {$source}
for_players = Für {$players} Personen{ $bids ->
    [true] , jede für sich.
   *[false] {"."}
}
for_partners = Für {$players} Personen. Wer sich gegenübersitzt, spielt zusammen und teilt die Punkte{ $bids ->
    [true] ; die Ansagen werden addiert, ebenso die Stiche.
   *[false] {"."}
}
who_deals_and_then = Der erste Geber wird ausgelost. { $bidding ->
    [none] Geben und Spielen gehen dann
    [auction] Das Geben geht dann
   *[numbers] Geben, Ansagen und Spielen gehen dann
} nach { $side ->
    [left] links
   *[right] rechts
} ({ $turn ->
    [clockwise] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}).
everyone_bids_once_in_turn_player = Alle sagen der Reihe nach einmal an; wer { $side ->
    [left] links
   *[right] rechts
} vom Geber sitzt, zuerst, der Geber zuletzt.
bid_is_final = Eine Ansage ist endgültig.
table_holds_auction_by_itself_and = Der Tisch reizt selbst, eingetragen wird nur der Kontrakt. Passen alle, wird neu gegeben.
player_on_dealer_s_speaks_first = Wer { $side ->
    [left] links
   *[right] rechts
} vom Geber sitzt, spricht zuerst. Passen ist endgültig; gereizt wird, bis alle gepasst haben. Bietet niemand, wird neu gegeben.
player_with_exactly_three_aces_must = Wer genau drei Asse hat, muss vor dem Reizen trou ansagen. Alle anderen sagen pass-trou. Nach einem trou dürfen nur die anderen bieten, und nur höher. Bietet niemand, ist Partner, wer das vierte Ass hält, nennt den Trumpf und spielt aus.
tricks_of_declaring_side_are_counted = Gezählt werden die Stiche der spielenden Seite, gemessen am Kontrakt.
every_card_is_played_so_tricks = Alle Karten werden gespielt, also ergeben die Stiche eines Spiels die Zahl der Karten je Person.
there_is_no_fixed_penalty_for = Für Nichtbedienen, Vergeben und andere Unregelmäßigkeiten gibt es keine feste Strafe. Der Tisch entscheidet; tragen Sie den Tischentscheid mit dem Grund ein.
everyone_plays_in_every_deal = In jedem Spiel spielen alle.
with_players_dealer_sits_out_as = Bei {$dead} Personen setzt der Geber als tote Hand aus: keine Karten, Ansage, Stiche oder Punkte in diesem Spiel.
tie_is_played_off = Sind die besten Summen gleich, wird noch ein Spiel gespielt.
match_of_games = Jede Partie beginnt bei null und geht, bis eine Seite {$points} erreicht. Es gewinnt, wer zuerst { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
} gewonnen hat. Die Plätze richten sich nach gewonnenen Partien, dann nach der laufenden.
match_of_games_that_end_high_or_low = Jede Partie beginnt bei null und geht, bis eine Seite {$points} erreicht oder {$least} oder weniger hat. Es gewinnt, wer zuerst { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
} gewonnen hat. Die Plätze richten sich nach gewonnenen Partien, dann nach der laufenden.
game_ends_high = Die Partie endet nach dem Spiel, in dem jemand {$points} erreicht. { $lowest ->
    [true] Die niedrigste Summe gewinnt.
   *[false] Die höchste Summe gewinnt.
}
game_ends_high_or_low = Die Partie endet nach dem Spiel, in dem jemand {$points} erreicht oder {$least} oder weniger hat. { $lowest ->
    [true] Die niedrigste Summe gewinnt.
   *[false] Die höchste Summe gewinnt.
}
game_ends_low = Die Partie endet nach dem Spiel, in dem jemand {$least} oder weniger hat. { $lowest ->
    [true] Die niedrigste Summe gewinnt.
   *[false] Die höchste Summe gewinnt.
}
game_ends_with_schedule = Die Partie endet mit dem letzten Spiel des Plans. { $lowest ->
    [true] Die niedrigste Summe gewinnt
   *[false] Die höchste Summe gewinnt
}{ $ties ->
    [bids] ; bei gleichen Summen gewinnt die größere Summe erfüllter Ansagen.
    [shared] ; gleiche Summen teilen den Platz.
   *[open] {"."}
}
with_as_trump_points_of_deal = Mit {$suit} als Trumpf zählen die Punkte eines Spiels doppelt, Prämien nicht. Das gilt für aufgedeckten oder gezogenen Trumpf, nicht für eine feste Folge.
no_trump_doubles_points_of_deal = Kein Trumpf verdoppelt die Punkte eines Spiels. Ein Tisch darf es für Pik vereinbaren, Prämien ausgenommen, aber nur bei aufgedecktem oder gezogenem Trumpf, nicht bei fester Folge.
one_card_deals_do_not_count = Spiele mit einer Karte zählen nicht.
one_card_deal_ends_every_run = Ein Spiel mit einer Karte beendet jede Serie.
run_of_missed_deals_costs_as = Eine Serie verfehlter Spiele kostet ebenso viel, und danach beginnt jeweils eine neue Serie.
no_bonus_is_paid_for_run = Für Serien gibt es keine Prämie.
no_bonus_unless_table_chooses = Für Serien gibt es keine Prämie, außer der Tisch wählt eine: {$schemes}.
winning_run_that_contains_bid_of = Eine Gewinnserie, in der eine Ansage von 0 vorkommt, bringt nichts.
points_for_deals_in_row = {$points} für { $deals ->
    [one] {$deals} erfülltes Spiel
   *[other] {$deals} erfüllte Spiele
} in Folge ({$id})
points_for_deals_like_players = {$points} für so viele erfüllte Spiele in Folge, wie Personen spielen ({$id})
points_for_more_deals_than_players = {$points} für { $more ->
    [one] {$more} erfülltes Spiel
   *[other] {$more} erfüllte Spiele
} in Folge mehr, als Personen spielen ({$id})
total_of_exactly_0_after_last = Eine Summe von genau 0 nach dem letzten Spiel des Plans, Prämien eingerechnet, gewinnt; gibt es sie mehrmals, wird der Sieg geteilt.
total_of_0_does_not_win = Eine Summe von 0 gewinnt nicht, außer der Tisch vereinbart es.
no_zero_finish_with = Ein Null-Ende ist nicht möglich mit {$refused}.
table_may_agree_to_play_one = Ein Tisch darf vereinbaren, bei Spielen mit einer Karte diese an die Stirn zu halten: Alle sehen alle Karten außer der eigenen.
one_card_deals_on_forehead = { $held ->
    [all] Bei allen Spielen mit einer Karte
    [last] Bei den letzten Spielen mit einer Karte, so vielen, wie Personen spielen,
   *[first_and_last] Bei den ersten und den letzten Spielen mit einer Karte, je so vielen, wie Personen spielen,
} hält man die Karte an die Stirn: Alle sehen alle Karten außer der eigenen.

## command_line

invalid_expected = Ungültig: {$argument} {$value}; erwartet wird {$valid}.{$near}
this_command = Dieser Befehl
needs_text = {$command} braucht {$arguments}.
expected_number_such_as_3_or = erwartet wird eine Zahl wie 3 oder {$words}
there_is_no_option_here = Eine Option {$typed} gibt es hier nicht.{$near}
there_is_no_command = Einen Befehl {$typed} gibt es nicht.{$near}
invalid = Ungültig: {$argument} {$value}; {$why}.
no_value = Nach {$option} fehlt ein Wert.
no_value_taken = {$option} hat keinen Wert.
unexpected_word = Unerwartetes Wort {$typed}.
needs_one_of_these = {$command} braucht eines davon: {$valid}.
given_twice = {$argument} darf nur einmal angegeben werden.
cannot_be_given_together_with = {$one} darf nicht zusammen mit {$others} angegeben werden.
bad_command_line = Diese Befehlszeile ist nicht zu verstehen.
not_utf8 = Ein Wort dieser Befehlszeile ist kein gültiges UTF-8.

## contracts

challenger = spielende Seite
opponent = Gegenseite
opponent_of_made_contract = Gegenseite eines erfüllten Kontrakts
all_tricks = {$who}: alle Stiche
each_trick = { $which ->
    [over] jeder Überstich
   *[short] jeder fehlende Stich
} {$points}
each_trick_of_some = { $which ->
    [over] jeder Überstich
   *[short] jeder fehlende Stich
} {$points} (höchstens {$most})
all_tricks_2 = alle Stiche {$points}
each_opponent_then = jeder Gegner dann {$points}
each_opponent_of_won_one = jeder Gegner bei einem gewonnenen {$points}
settled_with_each_of_others = mit allen anderen einzeln abgerechnet
each_loser_pays_one_winner = je ein Verlierer zahlt an je einen Gewinner
won_lost = {$id}: gewonnen {$won}; verloren {$lost}
made_with = erfüllt mit { $took ->
    [one] {$took} Stich
   *[other] {$took} Stichen
}
failed_with = verfehlt mit { $took ->
    [one] {$took} Stich
   *[other] {$took} Stichen
}
short = { $took ->
    [one] {$took} Stich
   *[other] {$took} Stiche
} zu wenig
by_3 = {$id} von {$by}, {$why}: {$sum}
points_for = Punkte für {$bid}

## count_rule

nothing_besides_tricks = Nichts außer den Stichen.
nothing_besides_tricks_unless_table_chooses = Nichts außer den Stichen, wenn der Tisch es nicht wählt: {$could}
nothing_if_bid_is_missed = Nichts, wenn die Ansage verfehlt wird.
recorded_in_each_deal = Wird in jedem Spiel eingetragen.
every_of_side_are_worth_rest = {$title}: je {$every} einer Seite sind {$points} wert, der Rest wird übertragen.
each_2 = je {$points}
for_text = { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} für {$number}
at_most_in_deal = höchstens {$most} je Spiel
no_more_than_player_has_tricks = nicht mehr als eigene Stiche
only_side_that_needs_or_more = Angeschrieben werden sie nur für eine Seite, der {$by} oder mehr zum Ende fehlen, und für niemanden, wenn deren Stiche die Partie beendet haben.
carried_over = {$title}: {$had} + {$number} = {$all}: {$times} × {$points} = {$points_2}, Übertrag {$left}
bid_was_missed_0 = {$title}: {$number}: die Ansage ist verfehlt: 0
none_score_for_side_that_needs = für eine Seite, der weniger als { $by ->
    [one] {$by} Punkt
   *[other] {$by} Punkte
} fehlen, zählt nichts
tricks_ended_game_before_them = die Stiche haben die Partie vorher beendet
counted_so_far = Bisher gezählt: {$each}
follow_from_tricks_taken_and_are = {$id} ergeben sich aus den Stichen und werden nicht eingetragen.
this_game = Diese Partie
has_nothing_to_count_besides_tricks = Bei „{$title}“, wie dieser Tisch spielt, zählt außer den Stichen nichts.
can_have_0_to_in_this = Für {$seat} sind in diesem Spiel 0 bis {$most} {$id} möglich.
that_would_make_in_this_deal = Das ergäbe in diesem Spiel {$sum} {$id}, es gibt aber höchstens {$most}.
two_numbers_are_given_for = Für {$seat} sind zwei Zahlen angegeben.
of_are_already_recorded = Für {$seat} ist {$id} schon eingetragen: {$earlier}.
cannot_have_taken_count_of_is = {$seat}: {$tricks} ist nicht möglich, denn {$id} ist {$number}, und jedes davon ist ein Stich.
by_recorded_cards_of_cannot_be = Nach den eingetragenen Karten kann {$id} von {$seat} nicht {$number} sein. Entscheidend ist Stich {$trick}, gewonnen von {$taken_by}.
deal_is_over_are_recorded_before = Spiel {$what} ist vorbei: {$id} wird vor den Stichen eingetragen.
give_one_number_for_each_player = Geben Sie für jede Person eine Zahl an.
count_again = Zählen Sie noch einmal.
choose = Wählen Sie {$known}.

## due

rules_and_game = {$rules}, Partie {$id}
leader_is = {$name} spielt aus
bid_against_cards = {$bid} angesagt bei { $cards ->
    [one] {$cards} Stich
   *[other] {$cards} Stichen
}
listed_open = Offen: {$open}
extra_deal_text = Zusatzspiel {$mark}
deal_of = Spiel {$number} von {$deals}
deal_4 = Spiel {$number}
every_bid_0 = alle Ansagen 0
bid_before_cards_are_dealt = Ansage vor dem Geben
held_on_forehead_nobody_looks_at = an der Stirn: niemand sieht die eigene Karte
deal_is_dealt_by = Geber {$dealer}{ $dead ->
    [true] {" "}(tote Hand)
   *[false] {""}
}
trump_text = Trumpf {$known}
turned_up_so_dealer_names_trump = {$card} aufgedeckt, also nennt der Geber den Trumpf
trump_by_first_card = Trumpf durch die erste Karte
trump_turned_up = Trumpf durch Aufdecken
trump_by_contract = Trumpf durch den Kontrakt
on_zero_finish_exactly_0_after = {$first} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit einem Null-Ende: genau 0 nach dem letzten Spiel
with_to = {$first} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
} zu {$lost}
with_ahead_of_equal_total_by = {$first} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, vor einer gleichen Summe, dank erfüllter Ansagen von zusammen {$successful_bids}
with_best_of_players_with_zero = {$first} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, der besten Summe mit Null-Ende
with_2 = {$first} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}
with_lowest_total = {$first} { $partners ->
    [true] gewinnen
   *[false] gewinnt
} mit {$total}, der niedrigsten Summe
share_win_on_zero_finish_exactly = {$first} teilen den Sieg mit einem Null-Ende: genau 0 nach dem letzten Spiel
share_win_with = {$first} teilen den Sieg mit {$total}
bids_last_bid_so_far = {$next} sagt zuletzt an; bisher angesagt: {$sum}.
to_bid_then = {$next} sagt an, dann {$after}.
to_bid_then_bid_so_far = {$next} sagt an, dann {$after}. Bisher angesagt: {$sum}.
standing_bid = Höchstes Gebot: {$contract}.
to_speak = {$player} spricht.
contract_due_table_holds_auction = Der Kontrakt fehlt: Der Tisch reizt selbst.
trump_due_score_depends_on_it = Der Trumpf fehlt: Die Wertung hängt davon ab.
trick_of_leads_then = Stich {$trick} von {$of}: {$leader} spielt aus, dann {$others}.
tricks_due = Stiche noch einzutragen: {$who}.
tricks_due_count = Stiche noch einzutragen: {$all}. Gezählt: {$counted}.
bid_text = {$seat} (Ansage {$bid})
tricks_due_2 = Stiche noch einzutragen: {$bids}.
extra_deal_can_settle_it = Ein Zusatzspiel kann es entscheiden.
game_is_over_2 = Die Partie ist vorbei: {$outcome}.
tricks_so_far = Stiche bisher: {$tally}
bids_text_2 = Ansagen: {$bids}
calls = Gebote: {$calls}
everyone_passed_same_dealer_deals_again = Alle haben gepasst: Derselbe Geber gibt neu.
same_dealer_deals_again_bids_below = Derselbe Geber gibt neu: Ansagen unter {$least} gelten nicht.
hook_did_not_apply_no_last = Die Summenregel galt nicht: Keine letzte Ansage hätte sie erfüllt ({$rule}).
are_level_with_so_another_deal = {$who} haben gleich viel, {$total}, also wird noch ein Spiel gespielt. {$source}
no_bid_meets_hook_so_it_2 = Keine Ansage erfüllt die Summenregel, also gilt sie nicht ({$rule}).
barred_bids = Nicht {$bid}{ $or_less ->
    [true] {" "}oder weniger; {$why} ({$rule}).
   *[false] ; {$why} ({$rule}).
}
next_text = Weiter: {$hint}
open_to_text = Offen für {$seat}: {$join}

## entries

begun_text = begonnen: {$title}
deal_5 = (Spiel {$deal})
taken_back = (zurückgenommen)
fixed_by_entry = (berichtigt durch Eintrag {$fix})
named_by_dealer = {$suit}, vom Geber genannt
trump_text_2 = Trumpf: {$suit}
turned_up = {$suit} aufgedeckt
turned_up_2 = {$card} aufgedeckt
player_bid = {$player} sagt {$number} an
player_took = {$player}: {$number} gemacht
dealt_by_2 = Geber {$seat}
replaces = {$unwrap_or} übernimmt den Platz von {$seat}
and_swap_seats = {$one} und {$other} tauschen die Plätze
thrown_in_same_dealer_deals_again = neu gegeben; der Geber bleibt
extra_deal_text_2 = Zusatzspiel: {$id}
called = Name „{$title}“
note_on_deal = Notiz zu Spiel {$deal}: „{$text}“
contract_text = Kontrakt: {$who}
fixed_deal = Spiel {$fix} berichtigt: {$changes}
took_back_entry = Eintrag {$of} zurückgenommen
brought_back_entry = Eintrag {$of} wiederhergestellt
note_2 = Notiz: „{$text}“
against_rules = {$act}, gegen die Regeln
nobody = niemand
nothing_recorded_there = nichts
in_place_of_entry = {$now}, statt {$was} (Eintrag {$of})
called_2 = Gebote: {$call_words}

## errors

player_in_seat = Person {$seat}
is_not_rank_expected_2_to = `{$text}` ist kein Kartenwert; erwartet wird 2 bis 10, J, Q, K oder A
cannot_be_id_of_card_without = `{$text}` kann nicht die Kennung einer Karte ohne Farbe sein; erwartet werden zwei Buchstaben, etwa Wi, die nicht Wert und Farbe sind
is_not_card_such_as_10h = `{$text}` ist keine Karte wie 10h
is_not_step_of_schedule_expected = `{$text}` ist kein Schritt eines Spielplans; erwartet wird {$what}
step_is = ein Schritt ist {$what}
is_not_number_of_cards_expected = `{$text}` ist keine Kartenzahl: erwartet wird 1 bis 52, top oder top-1{$text_2}
is_not_number_of_deals_expected = `{$text}` ist keine Anzahl von Spielen: erwartet wird 1 bis 52 oder players{$text_2}
expected_1_to_99_deals_or = erwartet werden 1 bis 99 Spiele oder `players + 1`, nicht `{$text}`
expected_or_before = vor `{$text}` wird `+` oder `-` erwartet
expected_number_bid_bid_took_off = erwartet wird eine Zahl, bid, bid², took, off, off² oder cards, nicht `{$text}`{$text_2}
expected_multiple_of_or_0_1 = erwartet wird ein Vielfaches von ½ oder 0.1 bis {$it}, nicht {$text}
expected_made_missed_over_under_or = erwartet wird made, missed, over, under oder ein Vergleich wie `bid = 10`, `took >= bid` oder `off < 3`, nicht `{$text}`{$text_2}
cannot_be_game_s_id_it = {$text} kann keine Partie bezeichnen: Eine Kennung hat bis zu 64 Buchstaben ohne Akzente, Ziffern, Binde- und Unterstriche und beginnt mit Buchstabe oder Ziffer.
expected_time_in_rfc_3339_such = erwartet wird eine Zeit nach RFC 3339, etwa 2026-11-20T20:15:00Z
formula_has_1_to_200_characters = eine Formel hat 1 bis 200 Zeichen; `0` bringt nichts
expected_card_such_as_ah_10s = erwartet wird eine Karte wie Ah, 10s, Td oder A♥
expected_cards_such_as_kc_2h = erwartet werden Karten wie "Kc 2h 10s"
expected_spades_hearts_diamonds_or_clubs = erwartet wird spades, hearts, diamonds oder clubs, ein Anfangsbuchstabe oder ♠ ♥ ♦ ♣{$suits}
expected_spades_hearts_diamonds_or_clubs_2 = erwartet wird spades, hearts, diamonds oder clubs, ein Anfangsbuchstabe, ♠ ♥ ♦ ♣ oder none{$suits}
expected_bid_such_as_suit_8 = erwartet wird ein Gebot wie suit-8:hearts oder piccolo
expected_pass_wait_join_trou_pass = erwartet wird pass, wait, join, trou, pass-trou oder ein Gebot wie suit-8:hearts
expected_points_such_as_5_2 = erwartet werden Punkte wie 5, -2.5 oder ½
expected_number_such_as_3_or_2 = erwartet wird eine Zahl wie 3 oder Name und Zahl wie Igor=3
expected_card_such_as_ah_10s_2 = erwartet wird eine Karte wie Ah, 10s oder A♥ oder Name und Karte wie Igor=Ah
expected_name_and_points_such_as = erwartet werden Name und Punkte wie Igor=-5 oder Ana=2.5
quote_is_not_closed = ein Anführungszeichen wird nicht geschlossen
setting_is_key_value_such_as = Eine Einstellung hat die Form KEY=VALUE, etwa hook=off.
there_is_no_such_setting = Diese Einstellung gibt es nicht.
that_setting_does_not_apply_to = Diese Einstellung gilt bei diesen Regeln nicht.
rules_file = die Regeldatei
that_text = Dieser Text
could_be = {$text} könnte {$several} sein.
that_deal = dieses Spiel

## hint

record_bids = Ansagen eintragen
record_calls = Gebote eintragen
record_contract = Kontrakt eintragen
record_both = beides eintragen
record_trump = Trumpf eintragen
record_trump_if_you_like = Trumpf eintragen, wenn Sie möchten
record_tricks = Stiche eintragen
record_trick = Stich eintragen
record_count_first_if_there_is = erst eintragen, was sonst noch gezählt wird
play_extra_deal = ein Zusatzspiel spielen
record_table_s_ruling = den Tischentscheid eintragen
throw_deal_in = das Spiel neu geben
let_somebody_take_over_seat_and = Platz und Summe weitergeben
correct_dealer = den Geber berichtigen
correct_bid = eine Ansage berichtigen
correct_trick = einen Stich berichtigen
correct_contract = den Kontrakt berichtigen
correct_trump = den Trumpf berichtigen
correct_count = das Gezählte berichtigen
take_it_back = zurücknehmen
take_back_last_entry = den letzten Eintrag zurücknehmen
bring_it_back = wiederherstellen
if_table_allowed_it_record_it = wenn der Tisch es erlaubt, trotzdem eintragen
skip_question = ohne Rückfrage
remove_it_without_being_asked = ohne Rückfrage entfernen
if_it_still_applies_record_it = wenn es noch gilt, eintragen
see_what_is_due = sehen, was noch fehlt
see_what_can_be_typed_here = sehen, was hier getippt werden kann
see_score_sheet = den Zettel sehen
see_what_is_recorded = sehen, was eingetragen ist
start_game = eine Partie beginnen
use_this_score = diese Wertung nehmen
list_games = die Partien auflisten
list_players = die Namen auflisten
play_another = noch eine Partie spielen
see_every_figure_of_player = alle Zahlen einer Person sehen
see_where_figure_comes_from = sehen, woher eine Zahl kommt
list_games_in_bin = den Papierkorb auflisten
continue_it = fortsetzen
choose_game = eine Partie wählen
remove_game = die Partie entfernen
restore_it = zurückholen
restore_one = eine zurückholen
import_it_on_another_machine = auf einem anderen Gerät importieren
print_game_as_script = die Partie als Skript ausgeben
ask_about_call = nach einem Gebot fragen
list_them = alle auflisten
show_one_of_them = eine davon zeigen
see_rules = die Regeln sehen
see_which_games_are_sound = sehen, welche Partien intakt sind
check_file = die Datei prüfen
list_commands = die Befehle auflisten
see_how_it_is_used = sehen, wie es geht
read_one = eine lesen
print_one_of_them = eine davon ausgeben
give_cards_dealt_and_number_of = Kartenzahl und Personenzahl angeben
name_players = die Namen angeben
give_number_of_players = die Personenzahl angeben
name_partner = den Partner angeben
give_trump = den Trumpf angeben
give_tricks_taken = die Stiche angeben
name_game = eine Partie angeben
choose_id = eine Kennung wählen
choose_another_id = eine andere Kennung wählen
choose_another_file = eine andere Datei wählen
replace_what_is_there = ersetzen, was da ist
name_folder = einen Ordner angeben
let_phones_connect = Telefone verbinden
choose_another_port = einen anderen Port wählen
choose_one_text = eine wählen
continue_text = weitermachen

## journal

is_longer_than_bytes_that_game = {$place} ist länger als die {$most} Bytes, die eine Partie haben kann.
is_empty_game_was_never_started = {$place} ist leer: Die Partie wurde nie begonnen.
was_written_by_later_version_of = {$place} stammt von einem neueren hoyle (Format {$version}). Die Datei bleibt, wie sie ist; ein neueres hoyle kann sie lesen.
this_line_is_damaged_its_checksum = {$place}:{$line}: Diese Zeile ist beschädigt, ihre Prüfsumme stimmt nicht. Nichts wurde geändert.
it_is_longer_than_bytes = die Zeile ist länger als {$most} Bytes
expected_one_of_act_fix_undo = erwartet wird `act`, `fix`, `undo` oder `redo`
this_line_is_not_entry_of = {$place}:{$line}: Diese Zeile ist kein Eintrag eines Journals: {$why}.
this_is_not_valid_start = {$place}:1: Das ist kein gültiger Anfang einer Partie. {$error}
this_could_not_be_saved_it = Das konnte nicht gespeichert werden: Es bräuchte mehr als {$most} Bytes.
game_could_not_be_saved_with = Die Partie konnte damit nicht gespeichert werden: Sie hätte mehr als {$it} Bytes.
its_hoyle_is_not_1_or = `hoyle` ist darin nicht 1, oder `seq` ist nicht 0.
its_id_is_invalid = Die Kennung der Partie ist ungültig.
its_rules_are_invalid = Die Regeln der Partie sind ungültig. {$fault}
its_rules_are_not_for_that = Die Regeln der Partie sind nicht für so viele Personen.
its_dealer_is_not_one_of = Der Geber spielt in der Partie nicht mit.
its_columns_do_not_name_each = Die Spalten der Partie nennen nicht jeden Namen genau einmal.
this_should_be_entry_but_it = das müsste Eintrag {$expected} sein, es ist aber Eintrag {$found}.
this_entry_is_against_game_s = dieser Eintrag verstößt gegen die Regeln der Partie.
this_entry_makes_correction_that_is = dieser Eintrag berichtigt, was nicht berichtigt werden kann.
this_entry_lists_wrong_acts_as = dieser Eintrag nennt nicht das Richtige als gegen die Regeln erlaubt.
this_entry_leaves_out_part_of = dieser Eintrag lässt einen Teil dessen aus, was er einträgt.
totals_recorded_here_are_not_those = die Summen darin sind nicht die, die sich aus den Regeln ergeben.
entry_is_not_one_that_could = Eintrag {$of} ist nicht der, der hier zurückgenommen werden konnte.
entry_is_not_one_that_could_2 = Eintrag {$of} ist nicht der, der hier wiederhergestellt werden konnte.
entry_records_nothing_that_can_be = An Eintrag {$of} gibt es nichts zu berichtigen.
entry_of_deal_could_not_have = Eintrag {$of} in Spiel {$what} wäre dann nicht möglich gewesen.
this_game_has_been_corrected_so = Diese Partie wurde so oft berichtigt, dass es zu lange dauern würde, ihr Journal zu lesen. Geben Sie sie als Skript aus und spielen Sie das als neue Partie ein.
is_given_two_numbers = Für {$seat} sind zwei Zahlen angegeben.
nothing_is_recorded_for_yet_so = Für {$what} ist noch nichts eingetragen, also gibt es nichts zu berichtigen.
no_bid_by_is_recorded_for = Für {$what} ist keine Ansage von {$seat} eingetragen.
fewer_bids_than_that_are_recorded = Für {$what} sind weniger Ansagen eingetragen.
no_tricks_of_are_recorded_for = Für {$what} sind keine Stiche von {$seat} eingetragen.
tricks_of_are_not_recorded_yet = Die Stiche für {$what} sind noch nicht eingetragen.
neither_calls_nor_contract_are_recorded = Für {$what} sind weder Gebote noch ein Kontrakt eingetragen.
cards_recorded_for_show_who_took = Die Karten, die für {$what} eingetragen sind, zeigen, wer welchen Stich gemacht hat.
no_trick_of_is_recorded_card = Für {$what} ist kein Stich mit seinen Karten eingetragen.
trick_of_is_not_recorded_last = Stich {$trick} ist für {$what} nicht eingetragen; der letzte eingetragene ist Stich {$recorded}.
whose_call_each_was_in_depends = Wessen Gebot welches war, hängt für {$what} vom Geber ab: Geben Sie erst den Kontrakt an.
as_dealer_would_have_sat_out = Als Geber hätte {$seat} ausgesetzt, es sind aber Zahlen von {$seat} eingetragen; es geht um {$what}.
would_have_to_bid_before_players = {$seat} müsste vor anderen ansagen, deren Ansagen für {$what} schon eingetragen sind. Tragen Sie erst die anderen Ansagen ein, oder nehmen Sie Einträge zurück.
is_dealer_of_already = Für {$what} ist {$seat} schon Geber.
deal_entry_is_against = † Spiel {$what}, Eintrag {$of} ({$act}), verstößt gegen {$rule}: {$because}
no_rank_changes = An den Plätzen ändert sich nichts.
ranks = Plätze: {$changes}.
legal_again = Eintrag {$entry} ist jetzt erlaubt.
unchanged = Nichts geändert: So ist es schon eingetragen.
no_points_change = An den Punkten ändert sich nichts.

## live

language_name = Deutsch
language_label = Sprache
live_title = Der Tisch
no_game_on_page = Es gibt noch keine Partie. Diese Seite zeigt sie, sobald sie beginnt.
page_offline = Nicht verbunden. Neuer Versuch…
players_title = Namen
to_record = Einzutragen
pages_title = Seiten
reload_link = Neu laden
log_title = Protokoll
back_to_table = Zurück zum Tisch
new_game_title = Neue Partie
rules_label = Regeln
player_label = Person {$place}
dealer_is_drawn = In Sitzreihenfolge. Der erste Geber wird ausgelost.
start_button = Beginnen
rematch_button = Revanche
record_button = Eintragen
undo_button = Zurücknehmen
redo_button = Wiederholen
recorded_last = Zuletzt: {$entry}
other_title = Etwas anderes
other_label = Ein Befehl von hoyle, etwa redeal, note oder swap
correct_title = Dieses Spiel berichtigen
preview_title = Was sich ändern würde
correct_button = Berichtigung eintragen
dealer_is = {$name} gibt
trump_label = Trumpf:
open_bids = Offene Ansagen
deals_mark = gibt
leads_mark = spielt aus
sits_out_mark = setzt aus
bid_of = Ansage {$bid}
in_the_lead = In Führung:
of_in_row = {$deals} von {$of} in Folge { $made ->
    [true] erfüllt
   *[false] verfehlt
}
tricks_legend = Stiche der spielenden Seite
open_a_deal_on_sheet = Öffnen Sie ein Spiel, um zu sehen, woher seine Punkte kommen{ $may_fix ->
    [true] , oder um es zu berichtigen
   *[false] {""}
}.
page_is_about_its_game = Die Seite gilt für die Partie, die sie zeigt: Lassen Sie Optionen weg, die eine andere nennen.
page_is_of_other_game = Nichts eingetragen: Hier wird jetzt eine andere Partie gezeigt.
press_again = noch einmal drücken
serve_in_the_open = Unverschlüsseltes HTTP: Wer in diesem Netz mithört, kann die Seiten und ihre Links lesen.
page_starts_built_in = Eine Seite beginnt nur Partien mit eingebauten Regeln.
page_only_records = Eine Seite nimmt nur Befehle an, die etwas eintragen.
is_not_address_of_this_machine = {$text} ist keine Netzadresse dieses Geräts; seine Adressen: { $own ->
    [none] keine
   *[other] {$own}
}.
several_addresses = Dieses Gerät hat mehrere Adressen: {$own}.
no_network = Dieses Gerät ist in keinem Netz. Sein eigener Browser braucht keines.
cannot_listen = Auf {$at} sind keine Verbindungen möglich: {$error}. Vielleicht läuft dieser Tisch schon.

## offers

highest_deal_at_most_with_players = das größte Spiel, höchstens {$high} bei {$few} Personen und {$low} bei {$many}
highest_deal_text = das größte Spiel
length_of_run_for_promotion_also = Länge einer Serie für Prämie {$id}; schaltet sie auch ein
bonus_for_run_in_also_turns = Prämie für eine Serie in {$id}; schaltet sie auch ein
points_for_bid_made_before_its = die Punkte für eine erfüllte Ansage, vor ihren Stichen
whether_deal_with_spades_as_trump = ob ein Spiel mit Pik als Trumpf doppelt zählt
which_runs_of_deals_pay_bonus = welche Serien eine Prämie bringen
whether_winning_run_with_bid_of = ob eine Gewinnserie mit einer Ansage von 0 nichts bringt; braucht eine geltende Prämie
whether_total_of_exactly_0_after = ob eine Summe von genau 0 nach dem letzten Spiel gewinnt
which_one_card_deals_are_held = bei welchen Spielen mit einer Karte man sie an die Stirn hält und so alle Karten außer der eigenen sieht
by_how_many_cards_deals_rise = um wie viele Karten die Spiele steigen und fallen, vom kleinsten Spiel an
whether_hook_applies_or_smallest_deal = ob die Summenregel gilt, oder ab welchem Spiel
points_that_end_game = die Punkte, mit denen die Partie endet
order_of_trumps_between_equal_bids = die Rangfolge der Trümpfe bei gleich hohen Geboten
whether_solo_is_paid_for_every = ob ein Solo für jeden Überstich zahlt oder nur für die aufgeführten
what_trou_pays_for_all_thirteen = was ein trou für alle dreizehn Stiche zahlt
whether_match_adds_up_deals_won = ob ein Match gewonnene Spiele oder Stiche zählt und dann bei {$end} endet
whether_match_adds_up_deals_won_2 = ob ein Match gewonnene Spiele oder Stiche zählt
other_scores = Gilt gerade; {$scores} Wertungen zur Wahl.
choices_title = Was ein Tisch wählen kann

## outcome

sheet_marks_deal_with = {$waived} Auf dem Zettel steht bei dem Spiel ein †.
took_back = Zurückgenommen: {$entry_text}.
brought_back = Wiederhergestellt: {$entry_text}.
these_tricks_are_already_recorded_card = Diese Stiche sind schon mit ihren Karten eingetragen. Für das nächste Spiel tragen Sie erst Trumpf oder Ansagen ein.
points_count_when_deal_ends = Die Punkte zählen, wenn das Spiel endet.
totals_text = Summen: {$totals}.
tricks_text_2 = Stiche: {$tally}.
points_of_bonus = Prämie {$points}
points_of_ruling = Entscheid {$points}
games_won = Gewonnene Partien: {$games}.
points_text = Punkte: {$each}.
journal_text = das Journal
game_is = Partie {$id}: {$about}
nothing_to_undo_nothing_has_been = Es gibt nichts zurückzunehmen.
nothing_to_redo_last_entry_was = Nichts zu wiederholen: Der letzte Eintrag nahm nichts zurück.
deal_6 = Spiel {$what}
columns_have_to_name_each_of = Die Spalten müssen jeden dieser Namen einmal nennen: {$names}.
recorded_by_others = Von anderen eingetragen:
game_no_longer_ends_with_entry = Partie {$what} endet nicht mehr mit Eintrag {$last}.
game_has_no_entry_yet = Partie {$what} hat noch keinen Eintrag {$last}.
somebody_else_recorded_something_first = jemand anders hat zuerst etwas eingetragen.
latest_is = Der letzte ist {$at}
if_yours_still_applies_record_it = Wenn Ihrer noch gilt, tragen Sie ihn noch einmal ein.
nothing_recorded_text = Nichts eingetragen: {$why}
was_replaced_by_another_game_or = {$what} wurde durch eine andere Partie oder einen älteren Stand ersetzt: {$entries}.
before_these = Davor { $earlier ->
    [one] {$earlier} Eintrag
   *[other] {$earlier} Einträge
}.
entry_text = Eintrag {$seq}, {$now}: {$text}.
just_now = gerade eben
ago_text = vor { $seconds ->
    [one] {$seconds} Sekunde
   *[other] {$seconds} Sekunden
}
ago_text_2 = vor { $seconds ->
    [one] {$seconds} Minute
   *[other] {$seconds} Minuten
}
with_this_correction = Mit dieser Berichtigung: {$because}
more_would_be_against_rules = { $more ->
    [one] {$more} weiterer Eintrag würde
   *[other] {$more} weitere Einträge würden
} gegen die Regeln verstoßen.
entry_would_be_impossible = Eintrag {$of} wäre nicht möglich: {$because}
give_tricks_with_contract = Geben Sie die Stiche mit dem Kontrakt an.
correct_that_first_or_undo_entries = Berichtigen Sie das zuerst, oder nehmen Sie Einträge zurück.
was_drawn_to_deal_first = Ausgelost als erster Geber: {$dealer}.
did_table_allow_it = {$join} Hat der Tisch es erlaubt?
left_as_recorded = Bleibt, wie es eingetragen ist.

## pack

players = {$players} Personen, {$cards}
ace_is_high = Ass ist hoch.
of_two_equal_cards_first_takes = Von zwei gleichen Karten macht die erste den Stich.
of_two_equal_cards_second_takes = Von zwei gleichen Karten macht die zweite den Stich.
full_pack_of_52 = das volle Blatt mit 52 Karten
cards_to_ace = { $double ->
    [true] zwei Blätter,{" "}
   *[false] {""}
}{$size} Karten, {$lowest} bis Ass
cards_which_rank_from_highest_down = { $double ->
    [true] zwei Blätter,{" "}
   *[false] {""}
}{$size} Karten, von oben: {$ranks}
jokers_of_kind = {$number} × {$title} ({$id})
# drops: $vowel
a_joker = ein {$title}
with_3 = {$cards}, mit {$jokers}
there_is_no_trump = es gibt keinen Trumpf
no_trump_if_turned_up = Wird {$joker} aufgedeckt, gibt es keinen Trumpf.
dealer_names_suit_if_turned_up = Wird {$joker} aufgedeckt, nennt der Geber die Farbe.
dealer_names_suit_or_none_if_turned_up = Wird {$joker} aufgedeckt, nennt der Geber die Farbe oder sagt „ohne Trumpf“.
is_in_no_pack_of_these = {$card} ist in keinem Blatt dieser Regeln: Erwartet wird eine Karte wie Ah, 10s, Td oder A♥{ $has_jokers ->
    [true] ; oder {$jokers}.
   *[false] {"."}
}
no_such_turned = {$card} ist weder eine Farbe noch eine Karte dieser Regeln: Erwartet wird eine Farbe wie Pik oder die aufgedeckte Karte, etwa Ah.
takes_trick_first_if_there_are = {$title} macht den Stich, von mehreren die zuerst gespielte Karte; wird eine solche ausgespielt, darf jede Karte folgen.
takes_no_trick_unless_nothing_else = {$title} macht nur dann einen Stich, wenn nichts anderes darin liegt, und dann die zuerst gespielte Karte; wird eine solche ausgespielt, bestimmt die nächste andere Karte die Farbe, wenn sie eine hat.
what_does_in_trick_is_left = Was {$title} in einem Stich bewirkt, bestimmt der Tisch.
the = {$title}
it_takes_trick_from = Diese Karte sticht: {$captured}.
if_several_are_on_trick_first = Liegen mehrere im Stich, macht ihn die erste aus dieser Reihe: {$always}.
they_may_be_played_to_any = Sie dürfen zu jedem Stich gespielt werden.
are_always_trump = Trumpf ist immer {$suit}.
there_is_no_trump_2 = Es gibt keinen Trumpf.
no_trump = ohne Trumpf
trumps_follow_fixed_cycle_from_first = Die Trümpfe folgen vom ersten Spiel an einer festen Folge: {$cycle}.
trump_suit_is_drawn_for_each = Für jedes Spiel wird eine Trumpffarbe gezogen.
suit_of_first_card_led_is = Trumpf ist die Farbe der ersten ausgespielten Karte.
contract_names_trump_or_no_trump = Der Kontrakt nennt den Trumpf oder „ohne Trumpf“.
card_is_turned_up_on_talon = Die {$players} Karte wird auf dem Talon aufgedeckt; ihre Farbe ist im ganzen Spiel Trumpf.
after_each_trick_winner_takes_card = Nach jedem Stich nimmt, wer ihn macht, die offene Karte vom Talon und die andere Seite die darunter, bis keine mehr da ist; dann werden die Karten auf der Hand ausgespielt.
trump_may_be_led_only_once = Trumpf darf erst ausgespielt werden, wenn schon einer gefallen ist oder die Hand nur noch Trümpfe hat.
dealers_neighbour_leads_first = Zuerst spielt aus, wer { $side ->
    [left] links
   *[right] rechts
} vom Geber sitzt{ $auction ->
    [true] , wenn der Kontrakt nichts anderes sagt;
   *[false] ;
} wer einen Stich macht, spielt zum nächsten aus.
highest_bidder_leads_first = Zuerst spielt aus, wer die höchste Ansage gemacht hat, bei mehreren die erste{ $auction ->
    [true] , wenn der Kontrakt nichts anderes sagt;
   *[false] ;
} wer einen Stich macht, spielt zum nächsten aus.
suit_led_must_be_followed = Die ausgespielte Farbe muss bedient werden{ $must_beat ->
    [true] , wenn möglich mit einer Karte, die alle bisherigen schlägt, oder mit jeder Karte der Farbe, wenn schon gestochen ist;
   *[false] ;
} {$without}
without_suit_beat_or_play_lower_trump = wer sie nicht hat, muss wenn möglich stechen oder überstechen, sonst einen niedrigeren Trumpf spielen, und darf ohne Trumpf jede Karte spielen.
without_suit_beat_with_trump = wer sie nicht hat, muss wenn möglich stechen oder überstechen und darf sonst jede Karte spielen.
without_suit_trump = wer sie nicht hat, muss wenn möglich stechen und darf sonst jede Karte spielen.
without_suit_any_card = wer sie nicht hat, darf jede Karte spielen.
highest_trump_takes_trick = Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.
is_only_trump_played = {$sign} ist der einzige Trumpf im Stich
is_its_highest_trump = {$sign} ist der höchste Trumpf im Stich{ $equals ->
    [first] , von gleichen der erste
    [last] , von gleichen der letzte
   *[none] {""}
}
no_trump_was_played = es wurde kein Trumpf gespielt
and_is_card_of_suit_led = {$why}, und {$sign} ist die { $which ->
    [only] einzige
   *[highest] höchste
} Karte der ausgespielten Farbe, {$led}{ $equals ->
    [first] , von gleichen die erste
    [last] , von gleichen die letzte
   *[none] {""}
}
captures = {$sign} sticht {$captured}
nothing_on_it_takes_trick_and = keine Karte darin macht einen Stich, und {$sign} lag zuerst
is_first_played = {$sign} ist die erste gespielte Karte {$title}
nothing_on_it_is_above = nichts darin ist höher als die Karte {$title}

## people

last_played = zuletzt
also_written = auch als
it_cannot_be_read = Die Datei kann nicht gelesen werden: {$why}.
its_names_go_round_in_circle = Die Namen darin verweisen ab {$name} im Kreis aufeinander.
nobody_called_took_part_in_any = Niemand namens {$name} hat je mitgespielt.{$near}
both_names_are_s_already = Beide Namen gehören schon zu {$player}.
and_played_together_in_game_so = {$one} und {$other} haben in Partie {$what} zusammen gespielt, sind also zwei Personen.
is_not_merged_with_another_player = {$name} ist mit niemandem zusammengelegt.
there_is_no_game = Eine Partie {$id} gibt es nicht.
took_no_part_in_game = {$name} hat in Partie {$what} nicht mitgespielt.
give_both_games_and_player_s = Geben Sie die Partien und den Namen darin an oder, um ein Zusammenlegen aufzuheben, keines von beiden.
and_are_two_players_again = {$name} und {$into} sind wieder zwei Personen.
is_again_in = {$to} ist in {$games} wieder {$name}.
is_in_every_game = {$name} ist in jeder Partie {$into}.
is_in = {$was} ist in {$games} {$name}.
expected_all_last_or_pot_such = erwartet wird all, last oder ein Topf wie pot:50,30,20
shares_of_pot_add_up_to = die Anteile eines Topfs müssen zusammen 100 Prozent ergeben, nicht {$sum}
expected_amount_such_as_0_10 = erwartet wird ein Betrag wie 0.10, bis 1000
pot_has_for_give_at_most = Der Topf hat { $shares ->
    [one] {$shares} Anteil
   *[other] {$shares} Anteile
} für { $places ->
    [one] {$places} Platz
   *[other] {$places} Plätze
}: Geben Sie höchstens so viele an.
that_comes_to_more_money_than = Das ergibt mehr Geld, als gezählt werden kann.
each_pays_each_difference = Alle zahlen allen die Differenz.
last_pays_each_of_others_difference = Der letzte Platz zahlt allen anderen die jeweilige Differenz.
each_pays_what_they_are_behind = Alle zahlen ihren Rückstand auf den ersten Platz in einen Topf, aufgeteilt {$shares}.
point = { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
}, {$rate} {$currency} je Punkt. {$how}
among_more_than_people_fewest_payments = Bei mehr als {$it} Personen wird nicht nach der kleinsten Zahl von Zahlungen gesucht: Hier ist es höchstens eine weniger als Personen.
pays = {$from} zahlt an {$to} {$amount} {$currency}.
nobody_pays = Niemand schuldet etwas.
settled_early = Partie {$game} ist nicht vorbei: Abgerechnet wird der jetzige Stand.
bad_currency = erwartet wird eine Währung aus 1 bis 8 sichtbaren Zeichen, etwa EUR oder €
games_named = { $number ->
    [one] Partie
   *[other] den Partien
} {$games}

## play

hand_leads_no_have_been_played = Diese Hand spielt aus, {$trump} wurde noch nicht gespielt, und sie hat andere Karten.
hand_leads_so_any_card_may = Diese Hand spielt aus, also darf jede Karte gespielt werden.
were_led_and_hand_has_some = Ausgespielt wurde {$led}, und die Hand hat {$led}.
were_led_and_hand_can_beat = Ausgespielt wurde {$led}, und die Hand hat {$led}, das {$above} schlägt.
hand_has_no_and_must_trump = Die Hand hat kein {$led} und muss mit {$suit} stechen.
hand_must_trump_and_beat = Die Hand hat kein {$led} und muss mit {$suit} stechen, das {$above} schlägt.
hand_has_no_any_card_may = Die Hand hat kein {$led}: Jede Karte darf gespielt werden.
hand_has_neither = Die Hand hat kein {$led} und kein {$trump} zum Stechen: Jede Karte darf gespielt werden.
player_led = {$player} spielt {$card} aus
takes_it = Der Stich geht an {$winner}; {$why}.
trick = Stich {$number}: {$laid}. {$taken}
is_not_in_pack_its_cards = {$card} ist nicht im Blatt: Seine {$size} Karten gehen von {$lowest} bis A.
is_not_in_pack = {$card} ist nicht im Blatt: {$pack}.
all_of_pack_have_been_played = Alle {$number} {$card} des Blatts sind schon gespielt oder aufgedeckt.
what_does_in_trick_is_left_2 = Was {$card} in einem Stich bewirkt, bestimmt der Tisch, also kann ein Stich damit nicht mit seinen Karten eingetragen werden.
may_not_be_played_hand_can = {$card} darf nicht gespielt werden: Die Hand kann {$above} schlagen.
is_given_twice = {$card} ist zweimal angegeben.
was_already_played_in_this_deal = {$card} wurde in diesem Spiel schon gespielt: von {$by} in Stich {$trick}.
is_card_turned_up_on_table = {$card} liegt offen auf dem Tisch, also hat niemand diese Karte.
would_be_last_of_but_one = {$card} wäre die letzte von {$card_2}, aber eine davon liegt offen auf dem Tisch.
is_not_in_that_hand_all = {$card} ist nicht auf dieser Hand: Alle anderen {$card_2} sind bekannt, also ist es die aufgedeckte Karte, die an {$taker} ging.
is_not_in_that_hand_took = {$card} ist nicht auf dieser Hand: {$by} hat sie nach Stich {$trick} vom Talon genommen.
no_card_is_turned_up_after = Nach diesem Stich wird keine Karte aufgedeckt, also auch nicht {$card}.
was_turned_up_after_trick_not = {$card} wurde nach Stich {$trick} aufgedeckt, nicht als Trumpf.
leads_to_first_trick_not = Zum ersten Stich spielt {$due} aus, nicht {$seat}.
took_trick_and_leads_not = {$due} hat Stich {$won} gemacht und spielt aus, nicht {$seat}.
was_next_to_play_not = An der Reihe war {$due}, nicht {$seat}.
given_but_trick_in_this_deal = {$given} angegeben, aber ein Stich in diesem Spiel hat {$players}: eine von jeder Person.
this_depends_on_trump_which_is = Das hängt vom Trumpf ab, und der ist nicht eingetragen.
deal_has_and_all_of_them = Spiel {$what} hat { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stiche
}, und alle sind eingetragen.
is_not_in_that_hand = {$card} ist nicht auf dieser Hand.
# drops: $number
may_not_be_played_were_led = {$card} darf nicht gespielt werden: Ausgespielt wurde {$led}, und die Hand hat {$led}.
may_not_be_led_no_have = {$card} darf nicht ausgespielt werden: {$card_2} wurde noch nicht gespielt, und die Hand hat andere Karten.
may_not_be_played_hand_has = {$card} darf nicht gespielt werden: Die Hand hat nichts von der ausgespielten Farbe und muss mit {$suit} stechen.
cards_that_may_be_turned_up = Karten, die aufgedeckt werden können
that_beat = {$suit}, das {$above} schlägt
on_trick_were_led_and_played = in Stich {$trick} wurde {$led} ausgespielt, und {$who} spielte {$card}
on_trick_led_before_any_were = in Stich {$trick} spielte {$who} {$card} aus, bevor {$led} gefallen war
on_trick_played_which_was_in = in Stich {$trick} spielte {$who} {$card}, eine Karte, die damals schon auf der Hand war
had_taken_from_talon_after_trick = {$who} hatte {$card} nach Stich {$trick} vom Talon genommen und hat diese Karte noch
unseen_cards_of_other_suits_are = die ungesehenen Karten anderer Farben reichen nicht für die Hand von {$who}, also hatte sie {$lacking}
revoke_by_is_proven = Nichtbedienen von {$who} ist nachgewiesen: {$wrong}; {$shown}.
at_least_one_of_these_was = Mindestens einmal war es hier Nichtbedienen, aber wann, ist nicht nachgewiesen: {$plays}.
join_by_was_false_call_was = Das Mitgehen von {$who} war falsch: Das Gebot war in {$suit}, und die Hand hatte kein {$suit}.
hand_did_not_have_exactly_three = die Hand hatte nicht genau drei Asse
hand_had_exactly_three_aces = die Hand hatte genau drei Asse
partner_of_did_not_have_fourth = {$who}, Partner von {$by}, hatte das vierte Ass nicht; vielleicht ist der Kontrakt falsch eingetragen
played = {$seat} spielte {$own}
by_was_false = { $said ->
    [partner] Partnerschaft
   *[other] {$said}
} von {$who} war falsch: {$shown}. {$aces}.
it_names_no_penalty_so_table = {$rule} Eine Strafe nennt sie nicht, also entscheidet der Tisch.
no = kein {$cards}
has = {$who} hat {$lasting}
had_at_trick = {$who} hatte {$without} bei Stich {$trick}
shown = Daraus folgt{ $doubted ->
    [true] , wenn es kein Nichtbedienen war: {$shown}.
   *[false] : {$shown}.
}
proven_by_trick = {$proof} Nachgewiesen durch Stich {$proven_by}.
legal = {$play}: erlaubt.
not_proven_either_way = {$play}: nicht nachzuweisen, weder so noch so.
proven_by_trick_2 = Nachgewiesen durch Stich {$trick}.
all_tricks_3 = allen Stichen
of_tricks = {$tricks} von {$trick_count} Stichen
every_play_was_legal = jede Karte war regelgerecht gespielt
no_revoke_is_proven = kein Nichtbedienen ist nachgewiesen
at_least_but_it_is_not = mindestens {$more}-mal nicht bedient, aber bei welcher Karte, ist nicht nachgewiesen
proven = nachweislich {$revokes}-mal nicht bedient
proven_and_at_least_more_but = nachweislich {$revokes}-mal nicht bedient und mindestens {$more}-mal mehr, aber bei welchen Karten, ist nicht nachgewiesen
cards_that_nobody_saw_could_show = die Karten, die niemand sah, könnten mehr zeigen
unrecorded_cards_could_show_more = nicht eingetragene Karten könnten mehr zeigen
from_cards_of = Nach den Karten aus {$tricks}: {$judged}.

## players

nobody_at_this_table_is_called = Niemand an diesem Tisch heißt {$name}.{$near}
at_table = Am Tisch: {$names}.
nobody_is_called = Niemand heißt {$text}.
could_be_type_more_of_name = {$text} könnte {$several} sein: Tippen Sie mehr vom Namen.
give_each_player_different_name = Geben Sie jeder Person einen anderen Namen.
name_has_1_to_visible_characters = Ein Name hat 1 bis {$it} sichtbare Zeichen.
two_players_are_called = Zwei Personen heißen {$first}.
and_are_same_name_case_unicode = {$first} und {$second} sind derselbe Name: Groß- und Kleinschreibung, Unicode-Form und unsichtbare Zeichen machen keinen Unterschied.
name_needs_at_least_one_visible = Ein Name braucht mindestens ein sichtbares Zeichen.
is_too_long_for_name = {$shown} ist zu lang für einen Namen.
it_contains_invisible = es enthält U+{$code}, ein Steuerzeichen oder ein unsichtbares
commas_separate_names_in_list = Kommas trennen die Namen einer Liste
leading_hyphen_marks_option = ein Bindestrich am Anfang bezeichnet eine Option
cannot_be_name = {$shown} kann kein Name sein; {$why}.
deal_has_begun_too_late_to = Spiel {$what} hat begonnen: zu spät, den Geber zu ändern, nach dem sich die Reihenfolge der Ansagen richtet.
already_deals_this_deal = {$seat} ist in diesem Spiel schon Geber.
deal_has_begun_and_seats_only = Spiel {$what} hat begonnen, und Plätze werden nur zwischen den Spielen gewechselt.
seat_of_cannot_stay_empty_this = Der Platz von {$who} kann nicht leer bleiben: Diese Partie ist für {$players}.
seats_have_already_changed_times_most = Die Plätze haben schon {$it}-mal gewechselt, öfter geht es nicht.
is_already_at_table = {$seat} sitzt schon am Tisch.
that_is_not_name = Das ist kein Name.
partners_sit_opposite_each_other_so = Partner sitzen sich gegenüber, also können nur sie die Plätze tauschen.
only_two_different_players_can_swap = Nur zwei verschiedene Personen können die Plätze tauschen.
from_this_deal_on_replaces = Ab diesem Spiel sitzt {$now} am Platz von {$was}.
from_this_deal_on_and_have = Ab diesem Spiel haben {$one} und {$other} die Plätze getauscht.
revoke_text = Nichtbedienen
misdeal = Vergeben
another_incident = ein anderer Vorfall
table_rules_on = Tischentscheid ({$incident}): „{$reason}“
table_rules_without_points = Tischentscheid ({$incident}): „{$reason}“, ohne Punkte
counted_when_deal_ends = gezählt, wenn das Spiel endet
this_game_already_has_notes_most = Diese Partie hat schon {$it} Notizen, mehr geht nicht.
needs_at_least_one_visible_character = { $what ->
    [note] Eine Notiz
    [title] Ein Titel
    [reason] Ein Grund
   *[other] Ein Text
} braucht mindestens ein sichtbares Zeichen.
that_is_too_long_at_most = { $what ->
    [note] Die Notiz
    [title] Der Titel
    [reason] Der Grund
   *[other] Der Text
} ist zu lang: höchstens {$longest} Zeichen.
text_cannot_contain_invisible = { $what ->
    [note] Eine Notiz
    [title] Ein Titel
    [reason] Ein Grund
   *[other] Ein Text
} darf U+{$code} nicht enthalten, ein Steuerzeichen oder ein unsichtbares.
ruling_needs_reason = Ein Tischentscheid braucht einen Grund.
this_game_already_has_rulings_most = Diese Partie hat schon {$it} Tischentscheide, mehr geht nicht.
points_are_given_twice_for = Für {$seat} sind zweimal Punkte angegeben.
ruling_gives_or_takes_to_points = Ein Tischentscheid gibt oder nimmt ½ bis {$it} Punkte. Sollen es keine sein, lassen Sie die Punkte weg.
points_are_whole_or_have_half = Punkte sind ganz oder halb: 5, -2.5, ½.
points_are_whole_or_have_one = Punkte sind ganz oder haben eine Nachkommastelle: 5, -2.5.
nobody_sits_there = Dort sitzt niemand.
other_name = Geben Sie der Person einen anderen Namen.
promotion_too = Setzen Sie auch eine Prämie in Kraft.
some_named = Manche Zahlen haben einen Namen, manche nicht: Benennen Sie alle oder keine.
trick_number_first = Geben Sie die Nummer des Stichs vor seinen Karten an.

## prompt

games_text = Spielarten: {$it}.
game_is_over_no_number_is = Die Partie ist vorbei: Keine Zahl ist nötig.
expected_not_number = Erwartet wird { $expected ->
    [call] ein Gebot
    [contract] der Kontrakt
   *[trump] der Trumpf
}, keine Zahl.
could_be_put_spaces_between_numbers = {$word} könnte {$ways} sein: Setzen Sie Leerzeichen zwischen die Zahlen.
is_not_command = {$word} ist kein Befehl{ $due ->
    [bid] {" "}und keine Ansage.
    [call] {" "}und kein Gebot.
    [contract] , und kein Gebot mit Namen.
    [partner] , und kein Partner mit Farbe.
    [trump] {" "}und keine Farbe.
    [tricks] , keine Stichzahl und keine Karten.
    [no_game] , und hier ist keine Partie offen.
   *[nothing] {"."}
}
trump_is_recorded = Der Trumpf ist eingetragen: {$known}.
contract_names_trump = Der Kontrakt nennt den Trumpf.
trump_of_this_deal_is_set = Der Trumpf dieses Spiels steht fest: {$known}.
no_suit_is_needed_here = Hier ist keine Farbe nötig.
standings_text = Stand: {$totals}.
rematch = {$number}  Revanche: {$players}
offered_game = {$number}  Fortsetzen: {$id}: {$game}
offered_new = {$number}  Neue Partie
players_2 = {$number}  {$id}: {$title}, {$player_counts} Personen
who_plays_name_players_in_turn = Wer spielt {$title}? Nennen Sie {$player_counts} Personen in Sitzreihenfolge.
cannot_be_read = {$word} ist nicht zu lesen: {$expected}.
which_next = Was nun? Tippen Sie eine Nummer.
which_next_or = Was nun? Tippen Sie eine Nummer, oder Enter zum { $back ->
    [true] Zurückgehen
   *[false] Beenden
}.
who_deals = Wer gibt zuerst? Tippen Sie einen Namen, oder Enter zum Auslosen.
which_game = Welches Spiel? Tippen Sie seine Nummer oder seinen Namen, oder q zum Beenden.
game_and_players = Nennen Sie ein Spiel, dann die Personen in Sitzreihenfolge.
partner_and_trump = NAME FARBE
turned_with_trick = Vom Talon wird nur nach einem Stich eine Karte aufgedeckt.
one_folder = Hier ist ein Ordner mit Partien offen. Für einen anderen beenden Sie hoyle und starten es damit neu.

## refusal

is_for_players_not = {$title} ist für {$seated} Personen, nicht für {$given}.
cannot_bid = { $size ->
    [negative] {$player} kann nicht weniger als 0 Stiche ansagen.
    [huge] {$player} kann nicht so viel ansagen: Dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
   *[number] {$player} kann nicht {$number} ansagen: Dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
}
bids_go_from_to = {$player} kann {$bid} nicht ansagen: Ansagen gehen von {$start} bis {$end}.
may_not_bid = {$seat} darf {$bid} nicht ansagen; {$over}.
two_bids_are_given_for = Für {$seat} sind zwei Ansagen angegeben.
has_already_bid_in_this_deal = {$seat} hat in diesem Spiel schon {$earlier} angesagt, und eine Ansage ist endgültig.
bids_next_not = Als Nächstes sagt {$due} an, nicht {$seat}.
too_many_bids_players_bid_in = Zu viele Ansagen: In diesem Spiel sagen {$players} Personen an.
too_many_bids_only_had_yet = Zu viele Ansagen: Nur { $had_bid ->
    [one] {$had_bid} Person hatte
   *[other] {$had_bid} Personen hatten
} noch anzusagen.
nobody_is_left_to_bid_all = Niemand hat mehr anzusagen: Alle {$players} haben angesagt.
bidding_is_not_over_bids_next = Es ist noch nicht fertig angesagt: Als Nächstes sagt {$due} an.
nobody_bids_in_this_deal_every = In diesem Spiel sagt niemand an: Alle Ansagen sind 0.
no_numbers_given = Keine Zahlen angegeben.
deals_and_sits_this_deal_out = {$seat} gibt und setzt in diesem Spiel als tote Hand aus: keine Ansage, keine Stiche.
won = gespielt wird {$who}
only_partner_of_trou_by_is = nur der Partner zum trou von {$by} fehlt noch
everyone_has_passed_and_deal_is = alle haben gepasst, und es wird neu gegeben
speaks_next = als Nächstes spricht {$due}
comes_after_end_of_auction = {$call} kommt nach dem Ende des Reizens; {$why}.
auction_is_over_2 = Das Reizen ist vorbei: {$who}.
no_auction_is_in_progress = Es wird gerade nicht gereizt.
no_contract_is_recorded_for_this = Für dieses Spiel ist kein Kontrakt eingetragen.
auction_is_not_over_speaks_next = Das Reizen ist nicht vorbei: Als Nächstes spricht {$due}.
is_played_alone_without_partner = {$bid} wird allein gespielt, ohne Partner.
is_played_by_two_name_partner = {$bid} wird zu zweit gespielt: Nennen Sie den Partner.
cannot_be_both_declarer_and_partner = {$seat} kann nicht zugleich Alleinspieler und Partner sein.
after_auction_give_one_number_not = Geben Sie nach dem Reizen nur eine Zahl an, nicht {$given}: die Stiche der spielenden Seite.
give_numbers_not_tricks_of_each = Geben Sie {$declarers} Zahlen an, nicht {$given}: die Stiche jedes Alleinspielers.
table_holds_auction_by_itself_only = Der Tisch reizt selbst: Eingetragen wird nur der Kontrakt.
only_one_player_in_deal_can = In einem Spiel kann {$bid} nur von einer Person gespielt werden.
is_named_twice = {$seat} ist zweimal genannt.
is_not_on_declaring_side = {$seat} gehört nicht zur spielenden Seite.
this_game_already_has_entries_in = Diese Partie hat schon {$most} geltende Einträge, mehr geht nicht.
these_rules_do_not_allow_that = Diese Regeln erlauben das nicht.
cannot_have_taken = { $size ->
    [negative] {$player}: Weniger als 0 Stiche ist nicht möglich.
    [huge] {$player}: So viel ist nicht möglich, dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
   *[number] {$player}: {$number} ist nicht möglich, dieses Spiel hat nur { $cards ->
        [one] {$cards} Stich
       *[other] {$cards} Stiche
    }.
}
tricks_add_up_to_but_this = Die Stiche ergeben zusammen {$sum}, aber dieses Spiel hat {$dealt}.
tricks_already_add_up_to = Die Stiche ergeben schon {$sum}, aber dieses Spiel hat nur {$dealt}.
given_for_players = { $given ->
    [one] {$given} Zahl
   *[other] {$given} Zahlen
} für {$players} Personen.
recorded_cards_gave = {$player}: {$tricks} ist nicht möglich; nach den eingetragenen Karten waren es {$won}. Entscheidend ist Stich {$trick}, gewonnen von {$taken_by}.
recorded_cards_give_so_far = {$player}: {$tricks} ist nicht möglich; nach den eingetragenen Karten sind es {$won}, noch offen {$left}. Entscheidend ist Stich {$trick}, gewonnen von {$taken_by}.
recorded_cards_already_give_tricks_of = Die eingetragenen Karten ergeben schon die Stiche von Spiel {$what}.
two_numbers_of_tricks_are_given = Für die Seite von {$seat} sind zwei Stichzahlen angegeben.
two_numbers_of_tricks_are_given_2 = Für {$seat} sind zwei Stichzahlen angegeben.
this_deal_has_no_trump_with = Dieses Spiel hat keinen Trumpf: Bei je {$cards} bleibt keine Karte zum Aufdecken.
this_deal_has_no_trump = Dieses Spiel hat keinen Trumpf.
trump_of_this_deal_is_fixed = Der Trumpf dieses Spiels steht fest: {$fixed}.
trump_of_this_deal_is_already = Der Trumpf dieses Spiels ist schon eingetragen: {$earlier}.
trump_of_this_deal_is_not = Der Trumpf dieses Spiels ist nicht eingetragen, und mit {$doubling} würden seine Punkte doppelt zählen.
no_card_is_turned_up_contract = Es wird keine Karte aufgedeckt: Der Kontrakt nennt den Trumpf.
card_is_turned_up_in_this = In diesem Spiel wird eine Karte aufgedeckt, und ihre Farbe ist Trumpf.
is_turned_up_dealer_names_suit = {$card} ist aufgedeckt: Der Geber nennt eine Farbe.
card_turned_up_is_already_recorded = Die aufgedeckte Karte ist schon eingetragen: {$earlier}.
has_no_extra_deals = {$title} hat keine Zusatzspiele.
extra_deal_is_in_progress = Ein Zusatzspiel läuft.
extra_deals_follow_last_deal_still = Zusatzspiele folgen auf das letzte Spiel: noch { $left ->
    [one] {$left} Spiel
   *[other] {$left} Spiele
}.
game_has_at_most = Eine Partie hat höchstens { $most ->
    [one] {$most} Spiel {$mark}
   *[other] {$most} Spiele {$mark}
}.
game_is_over_after = Die Partie ist nach { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spielen
} vorbei.
nobody_bids_in = Bei „{$title}“ wird nicht angesagt.
has_no_auction_players_bid_tricks = Bei „{$title}“ wird nicht gereizt: Angesagt werden Stiche.
is_bid_by_auction_calls_not = Bei „{$title}“ wird gereizt: mit Geboten, nicht mit Stichzahlen.
name_players_2 = Nennen Sie {$seated} Personen.
give_one_bid_for_each_player = Geben Sie für jede Person eine Ansage an.
give_at_most = Geben Sie höchstens {$had_bid} an.
others_bid_and_take_tricks = Nur die anderen sagen an und machen Stiche.
give_number_from_0_to = Geben Sie eine Zahl von 0 bis {$cards} an.
give_numbers_that_add_up_to = Geben Sie Zahlen an, die zusammen {$cards} ergeben, { $order ->
    [turn] der Reihe nach
   *[bidding] in der Reihenfolge der Ansagen
}.
give_numbers_in_order_last_may = Geben Sie {$players} Zahlen an, { $order ->
    [turn] der Reihe nach
   *[bidding] in der Reihenfolge der Ansagen
}; die letzte darf fehlen.
count_again_for_next_deal_record = Zählen Sie noch einmal; für das nächste Spiel tragen Sie erst Ansagen oder Trumpf ein.
count_again_if_card_was_mistyped = Zählen Sie noch einmal. War eine Karte falsch getippt, nehmen Sie Stiche einzeln zurück.
give_one_number_for_each_side = Geben Sie für jede Seite eine Zahl an.
give_spades_hearts_diamonds_or_clubs = Geben Sie Pik, Herz, Karo oder Kreuz an.
finish_it_first = Spielen Sie es zuerst zu Ende.
play_to_end_first = Spielen Sie erst zu Ende.
name_one_player = Nennen Sie eine Person.
name_different_players = Nennen Sie verschiedene Personen.
leave_it_out = Lassen Sie es weg.
leave_suit_out = Lassen Sie die Farbe weg.
give_trump_with_bid = Geben Sie den Trumpf mit dem Gebot an.
leave_partner_out = Lassen Sie den Partner weg.
open_to_text_2 = Offen für {$who}:
up_to = … bis {$highest}
check_cards = Prüfen Sie die Karten.
check_trick_and_card_turned_up = Prüfen Sie den Stich und die aufgedeckte Karte.
leave_out_card_turned_up = Lassen Sie die aufgedeckte Karte weg.
give_cards_in_order_played_starting = Geben Sie die Karten in der gespielten Reihenfolge an, {$due} zuerst.
give_one_card_for_each_player = Geben Sie der Reihe nach für jede Person eine Karte an.
playable = Spielbar: {$open}.
first_play_deal_to_its_end = Spielen Sie das Spiel erst zu Ende.
choose_another_name = Wählen Sie einen anderen Namen.
name_two_different_players = Nennen Sie zwei verschiedene Personen.
name_two_partners = Nennen Sie zwei Partner.

## rules_file

its_format_is_this_version_reads = Das Format der Datei ist {$format}; diese Version liest nur Format 1.
cannot_be_id = {$id} kann keine Kennung sein: {$id_2}.
cannot_be_bid_s_id_it = {$id} kann nicht die Kennung eines Gebots sein: Es hat schon eine eigene Bedeutung.
is_already_in_this_list = {$value} steht schon in dieser Liste.
this_text_has_invisible_character_or = Dieser Text hat ein unsichtbares Zeichen oder mehr als 80 Zeichen.
there_is_nothing_in_it = Darin steht nichts.
this_list_has_more_than_rows = Diese Liste hat mehr als {$most} Zeilen.
counted_cannot_be_expected_1_to = counted kann nicht {$counted} sein: Erwartet werden 1 bis {$most} Stiche.
above_is_only_for_pays_tricks = above gilt nur bei pays = "tricks".
above_has_to_be_less_than = above muss kleiner sein als counted, {$counted}: Sonst zählt kein Stich.
several_games_need_ending_points_and = Mehrere Partien brauchen ending.points und einen Spielplan mit „until the end“.
no_zero_changes_nothing_no_promotion = no-zero ändert nichts: Keine Prämie ist in Kraft.
mark_has_1_to_4_visible = Ein Kürzel hat 1 bis 4 sichtbare Zeichen.
no_tables_row_names_number_of = Keine Zeile in [[tables]] nennt eine Personenzahl.
score_does_not_fit_bidding_of = Die Wertung {$id} passt nicht zu den Ansagen dieser Regeln.
trump_is_named_in_auction_and = Den Trumpf nennt ein Gebot beim Reizen, und nur dort; oder die erste ausgespielte Karte bestimmt ihn.
schedule_with_until_end_needs_ending = Ein Spielplan mit „until the end“ braucht ending.points.
nobody_can_reach_these_points_no = Diese Punkte kann niemand erreichen: Kein Spiel bringt welche.
factors_are_multiples_of_for_tenths = Faktoren sind Vielfache von ½; für Zehntelpunkte setzen Sie unit = "0.1".
factors_are_multiples_of_0_1 = Faktoren sind Vielfache von 0.1.
there_can_be_in_deal_so = In einem Spiel kann es {$least} geben, also muss most mindestens {$least} sein.
ranks_has_lowest_rank_already = ranks hat schon den niedrigsten Wert.
only_in_two_packs_with_double = Nur bei zwei Blättern, mit double = true, gibt es gleiche Karten.
pack_has_at_most_60_cards = Ein Blatt hat höchstens 60 Karten ohne Farbe.
is_in_no_pack_of_these_2 = {$card} ist in keinem Blatt dieser Regeln.
talon_needs_pack_without_equal_cards = Ein Talon braucht ein Blatt ohne gleiche Karten, und das Ansagen von Assen eines mit vier Assen.
count_can_depend_on_bids_only = Eine Zählung kann nur von Ansagen abhängen, wo Stiche angesagt werden.
points_of_count_are_in_table = Die Punkte einer Zählung stehen in einer Tabelle oder in points und every.
side_can_lack_points_only_where = Einer Seite können nur dort Punkte fehlen, wo ending.points die Partie beendet.
most_that_may_be_bid_is = Die höchste Ansage, {$most}, liegt unter der niedrigsten, {$least}.
deal_of_for_players_would_be = Ein Spiel mit { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
} für {$players} Personen würde immer neu gegeben: Seine Ansagen ergeben höchstens {$most}, stets weniger als {$below}.
with_players_no_last_bid_can = Bei {$players} Personen kann nie eine letzte Ansage die Summenregel erfüllen.
cannot_be_bid_word_has_1 = {$word} kann keine Ansage sein: Ein Wort hat 1 bis 16 Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.
is_not_among_bidding_exact_named = {$word} steht nicht in bidding.exact.named.{$known}
table_of_has_no_partners_opposite = Ein Tisch mit {$players} hat keine Partner, die sich gegenübersitzen: Die gibt es bei 4, 6, 8 Personen und so weiter, ohne tote Hand.
partners_who_sit_opposite_each_other = Partner, die sich gegenübersitzen, können Kontrakte nicht untereinander abrechnen und nicht gerufen werden.
value_of_this_setting_cannot_be = Der Wert {$value} dieser Einstellung kann nicht gesetzt werden: Diesen Regeln fehlt einer der Schlüssel unter sets.
suit_doubles_points_only_where_trump = Eine Farbe verdoppelt die Punkte nur, wo Trumpf aufgedeckt wird, nicht bei fester Folge.
total_of_0_cannot_win_in = In {$form} kann eine Summe von 0 nicht gewinnen.
only_last_step_can_go_on = Nur der letzte Schritt kann bis zum Ende gehen.
this_step_has_no_deals_at = Dieser Schritt hat an keinem Tisch Spiele.
every_deal_must_be_made_of = Jedes Spiel muss aus ganzen Runden dieser Päckchen bestehen.
only_two_players_can_draw_from = Vom Talon können nur zwei Personen ziehen.
trumps_lack = Den Trümpfen fehlt {$it}.
there_can_be_only_one_trou = Es kann nur ein trou geben.
target_of_cannot_be_met_largest = Ein Ziel von { $target ->
    [one] {$target} Stich
   *[other] {$target} Stichen
} ist nicht zu erreichen: Das größte Spiel hat {$tricks}.
players_settle_these_contracts_opponents_cannot = Diese Kontrakte werden am Tisch untereinander abgerechnet: Opponents ist nicht möglich.
key_opponents_is_missing = Der Schlüssel opponents fehlt.
only_two_against_two_can_settle = Nur zwei gegen zwei können ein Gebot mit Partner abrechnen.
only_bid_played_alone_can_be = Nur ein allein gespieltes Gebot können mehrere spielen.
at_table_of_two_bid_with = An einem Tisch zu zweit hätte ein Gebot mit Partner keine Gegner.
table_of_is_not_possible_2 = Ein Tisch mit {$players} geht nicht: 2 bis {$it} Personen, davon mindestens zwei mit Karten.
with_players_it_would_have_1 = Mit {$players} Personen hätte es { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}; möglich sind 1 bis {$it}.
pack_of_cards_is_too_small = Ein Blatt mit {$pack} Karten ist für {$players} Personen zu klein.
deal_of_for_players_needs_more = Ein Spiel mit { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
} für {$players} Personen braucht mehr Karten, als das Blatt mit {$pack} hat.
looks_like_name_n_or_key = {$name} sieht aus wie NAME=N oder KEY=VALUE, nicht wie ein Name.
looks_like_number_not_player_s = {$name} sieht aus wie eine Zahl, nicht wie ein Name.
looks_like_points_of_ruling_not = {$reason} sieht aus wie die Punkte eines Tischentscheids, nicht wie sein Grund.
it_is_empty = sie ist leer
its_letters_have_to_be_lower = ihre Buchstaben müssen klein sein
it_has_space_use_hyphen = sie hat ein Leerzeichen; nehmen Sie einen Bindestrich
it_has = sie hat {$c}
it_does_not_start_with_letter = sie beginnt nicht mit einem Buchstaben
it_has_more_than_40_characters = sie hat mehr als 40 Zeichen
rules_file_has_at_most_bytes = eine Regeldatei hat höchstens {$it} Bytes.
this_is_not_toml_expected_key = Das ist kein TOML: Erwartet wird KEY = VALUE, [TABLE] oder [[LIST]], alle Anführungszeichen und Klammern geschlossen.
this_key_was_given_before = Dieser Schlüssel ist schon angegeben.
key_is_missing = Der Schlüssel {$keys} fehlt.
only_one_of_can_be_given = Nur einer davon ist möglich: {$keys}.
cannot_be = {$key} kann nicht {$found} sein; {$takes}.
more_faults = { $faults ->
    [one] {$faults} weiterer Fehler
   *[other] {$faults} weitere Fehler
}.
is_valid_for_players = {$file} ist gültig: {$title}, für {$player_counts} Personen.
change_any_line_and_then_also = {$title}. Ändern Sie beliebige Zeilen und dann auch id, title und die Quellen.
unreadable = unlesbar

## ruleset

score = score.{$id}
everyone_bids = Alle sagen an
no_bids = Keine Ansagen
score_pays_no_premium_for_made = die Wertung {$score} zahlt keine Prämie für einen erfüllten Kontrakt
no_score_of_hands = keine Wertung nach Händen
no_promotions = keine Prämien
no_zero_finish = kein Null-Ende
no_deals_of_different_sizes = keine Spiele verschiedener Größe
deals_of_fixed_sizes = Spiele fester Größe
no_deals_that_rise_or_fall = keine Spiele, die steigen oder fallen
no_bids_that_hook_could_bar = keine Ansagen, die eine Summenregel sperren könnte
schedule_that_ends_by_itself = einen Spielplan, der von selbst endet
no_auction = kein Reizen
no_contracts = keine Kontrakte
no_trou = kein trou
no_match = kein Match
has_2 = {$title} hat {$what}
expected_text = erwartet wird {$what}
is_nearest_2 = am nächsten ist {$near}
all_of_comma_separated_lowest_first = alle von {$words}, durch Kommas getrennt, niedrigste zuerst
off_or_comma_separated_list_of = off oder eine durch Kommas getrennte Liste von {$words}
to = {$least} bis {$most}{ $of ->
    [cards] {" "}Karten
    [points] {" "}Punkte
    [deals] {" "}Spiele
   *[other] {""}
}
text_in_quotes = ein Text in Anführungszeichen
list_in_brackets = eine Liste in Klammern
table = eine Tabelle
there_are_no_rules_called = Regeln namens {$name} gibt es nicht.
there_is_no_score_called = Eine Wertung namens {$name} gibt es für {$rules} nicht.
there_is_nothing_called = { $noun ->
    [clause] Eine Regel
    [promotion] Eine Prämie
    [document] Ein Dokument
    [form] Eine Form
    [count] Eine Zählung
    [bid] Ein Gebot
    [rules] Regeln
    [score] Eine Wertung
    [extra] Ein Zusatzspiel
    [schedule] Ein Spielplan
    [key] Ein Schlüssel
    [setting] Eine Einstellung
    [schema] Ein Schema
    [command] Ein Befehl
   *[other] {$noun}
} namens {$name} gibt es nicht.
clause_is_named_with_its_rules = Eine einzelne Regel wird mit ihrem Regelwerk genannt: {$ids}.
in_game = {$id} in Partie {$what}
choose_from = Zur Wahl: {$known}.
and_more = {$left} weitere
setting_is_key_value_such_as_2 = Eine Einstellung hat die Form KEY=VALUE, etwa hook=off, nicht {$text}.{$keys}
cannot_be_2 = {$key} kann nicht {$value} sein; {$what}.
cannot_be_set = {$key} kann nicht gesetzt werden: {$setting}.
top_cannot_be = top kann nicht {$top} sein: Ein Spiel hat höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
top_cannot_be_with_players = top kann nicht {$top} sein: Bei {$players} Personen hat ein Spiel höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
points_by_bid_and_tricks_taken = Punkte nach Ansage und gemachten Stichen
each_players = je { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}, {$players} Personen
each_challenger_s_points_by_tricks = Punkte je Alleinspieler nach Stichen
opponent_s_below = die eines Gegners darunter
clause_is_no_file = Eine einzelne Regel ist keine Regeldatei; geben Sie das ganze Regelwerk aus.
new_game_named = Nur eine vorhandene Partie kann ausgewählt werden; einer neuen geben Sie eine Kennung.
partners = Partner
auctions = Reizen

## schedule

they_are_dealt_one_at_time = Gegeben wird einzeln.
they_are_dealt_at_time = Gegeben wird zu je {$packets}.
players_of_up_to = {$players} Personen, {$deals} mit bis zu { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}
deals_rise_and_fall_by_at = Die Spiele steigen und fallen um je {$step}; das größte Spiel wird immer gespielt.
then = {$first}, dann {$next}
without_trump_3 = {$deals}, ohne Trumpf
with_as_trump = {$deals}, mit {$fixed} als Trumpf
one_card_deal_per_player = je Person ein Spiel mit { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}
one_deal_of_highest_size_per = je Person ein Spiel mit der höchsten Kartenzahl
one_deal_of_one_below_highest = je Person ein Spiel mit einer Karte weniger als im größten
for_text_2 = {$size} für { $times ->
    [one] {$times} Spiel
   *[other] {$times} Spiele
}
until_game_ends = {$size} bis zum Ende der Partie
up_to_2 = {$from} aufwärts bis {$to}
down_to = {$from} abwärts bis {$to}
one_below_highest = eins unter dem größten
next_card_is_turned_up_and_2 = Die nächste Karte wird aufgedeckt, und ihre Farbe ist Trumpf{ $all_dealt ->
    [last_card] ; wo alle Karten gegeben sind, ist es die Farbe der letzten Karte des Gebers
    [no_trump] ; sind alle Karten gegeben, gibt es keinen Trumpf
   *[never] {""}
}.
some_cards_turned_up_mean_no = Bei manchen aufgedeckten Karten gibt es keinen Trumpf.
dealer_may_name_another = Der Geber darf einen anderen nennen.
there_are_no_extra_deals = Es gibt keine Zusatzspiele.
after_last_deal_to_settle_draw = Nach dem letzten Spiel, um einen Gleichstand zu entscheiden oder zum Spaß: {$extras}. Auf dem Zettel stehen sie mit ihrem Kürzel in der linken Spalte. Prämien gibt es darin nicht.
one_deal = ein Spiel
at_most_one_deal_per_player = höchstens ein Spiel je Person
every_bid_is_0_which_no = alle Ansagen 0 sind, was keine Summenregel sperrt
everyone_bids_before_deal_and_any = alle vor dem Geben ansagen und eine Summenregel weiter gilt
of_in_which = {$mark} ({$id}), {$most} mit {$cards}, wobei {$bids}
of_deal_count = { $last ->
    [true] { $counted ->
        [one] Der letzte Stich eines Spiels zählt.
       *[other] Die letzten {$counted} Stiche eines Spiels zählen.
    }
   *[false] { $counted ->
        [one] Der einzige Stich eines Spiels zählt.
       *[other] Alle {$counted} Stiche eines Spiels zählen.
    }
}

## score

every_trick_beyond_target_counts = Jeder Überstich zählt. {$says}
lowest_total_wins = Die niedrigste Summe gewinnt.
players_settle_each_contract_among_themselves = jeder Kontrakt wird am Tisch untereinander abgerechnet: wer allein spielt, bekommt von allen anderen je, was das Gebot zahlt, oder zahlt es an alle; spielen zwei gegen zwei, zahlt es je ein Verlierer an je einen Gewinner
each_challenger_and_each_opponent_gets = jede Person der spielenden Seite und der Gegenseite bekommt, was das Gebot zahlt
point_to_player_with_most = 1 Punkt für die meisten Stiche (gezählt: {$tricks}); keiner bei Gleichstand
point_for_each_trick_of = 1 Punkt für jeden Stich einer Seite über {$above}
point_for_each_of = 1 Punkt für jeden Stich (gezählt: {$tricks})
point_trick = Ein Punkt je Stich
tricks_over = Stiche zu viel
tricks_under = Stiche zu wenig
tricks_off = Stiche zu viel oder zu wenig
tricks_of_formula = Stiche
apart_from_partner_s_hand = außer der Hand des Partners
no_tricks_after_bidding_1_or = kein Stich nach einer Ansage von 1 oder mehr
bid_of_0_made = eine Ansage von 0{ $long ->
    [true] , mit mehr Karten je Person als Personen,
   *[false] {""}
} erfüllt
bid_of_0_missed = verfehlt
minus = minus
bid_took = Ansage {$bid}, Stiche {$took}: {$hand}
doubled_by = {$what}, {$rule}, verdoppelt durch {$suit}: {$sum}
made_bid_of_0 = Ansage von 0 erfüllt
over_bid_of_0 = {$off} zu viel bei einer Ansage von 0
took_none = kein Stich
under = {$off} zu wenig
over = {$off} zu viel
promotion_in_row_deals = Prämie {$scheme}: { $number ->
    [one] {$number} Spiel
   *[other] {$number} Spiele
} in Folge { $made ->
    [true] erfüllt
   *[false] verfehlt
} (Spiele {$deals})
but_with_bid_of_0_no = {$run}, aber mit einer Ansage von 0: keine Prämie
point_each_over = ein Punkt je Stich über {$above}
point_each = je ein Punkt
most_tricks_win_deal = die meisten Stiche gewinnen das Spiel
tie = Gleichstand
fewer_than_opponent = weniger als der Gegner
took_of = {$took} von {$of} gemacht: {$why}: {$points}
by_table_s_ruling_on = nach dem Tischentscheid ({$about}): „{$reason}“: {$points}
table_ruling_text = Tischentscheid
this_game_has = Diese Partie hat { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}.
deal_not_played_out = Spiel {$deal} ist noch nicht zu Ende; das letzte ist Spiel {$latest}.
is_not_possible_in_deal_of = {$text} ist in einem Spiel mit {$dealt} nicht möglich.
give_0_to_for_bid_and = Geben Sie 0 bis {$cards} für die Ansage an, und für die Stiche.
is_not_number_of_tricks_that = {$text} ist keine Stichzahl, die zählen kann.
give_0_to = Geben Sie 0 bis {$counted} an.
cannot_be_scored_with_tricks = {$id} kann mit {$took} Stichen nicht gewertet werden.
give_0_to_2 = Geben Sie 0 bis {$played} an.
by_4 = Nach {$sources}
sat_out_as_dead_hand_by = Als tote Hand ausgesetzt, nach {$and}
in_what_side_scores_depends_on = Bei „{$title}“ hängen die Punkte einer Seite von den Stichen aller anderen ab.
is_not_hand_expected_bid_and = {$text} ist keine Hand: Erwartet werden Ansage und gemachte Stiche, etwa 3/2.
no_deal_played = Noch kein Spiel ist zu Ende.
one_at_a_time = Erklärt werden immer nur ein Spiel und eine Person.
not_enough = Für die Punkte fehlen noch Angaben.
tricks_with_hand = Geben Sie jede Hand mit ihren Stichen an, etwa 3/2; Stiche allein sind für Kontrakte.

## source

house_rules = Hausregeln
our_reading = unsere Lesart
document_does_not_say_who_deals = das Dokument sagt nicht, wer gibt
dead_hand_cannot_bid = eine tote Hand kann nicht ansagen
nobody_need_outbid_themselves_and_no = niemand muss das eigene Gebot überbieten, und kein Spiel wurde gespielt
until_then_nothing_has_been_played = bis dahin ist nichts gespielt
suit_call_is_bid_for_two = ein Farbgebot ist ein Gebot für zwei und schlägt ohne Partner nichts
to_join_is_to_agree_to = Mitgehen heißt, einem Gebot zuzustimmen, nicht, es zu überbieten
document_ranks_suits_alone = das Dokument ordnet nur die Farben
player_who_discards_has_no_card = wer ablegt, hat keine Karte für einen weiteren Stich
document_does_not_say_how_long = das Dokument sagt nicht, wie lang ein Match ist
nothing_is_said_of_tie_at = zu einem Gleichstand am Ende steht nichts da
nothing_is_said_of_equal_totals = zu gleichen Summen steht nichts da
bonus_is_denied_not_run = gestrichen wird die Prämie, nicht die Serie
players_count_not_hands = es zählen die Personen, nicht die Hände
dead_hand_neither_wins_nor_fails = eine tote Hand gewinnt nicht und verliert nicht
extra_deals_are_not_part_of = Zusatzspiele gehören nicht zum Spielplan
document_gives_no_penalty = das Dokument nennt keine Strafe
player_before_dead_hand_bids_last = zuletzt sagt an, wer vor der toten Hand sitzt
call_that_nobody_joins_lapses_and = ein Gebot, bei dem niemand mitgeht, verfällt, und das höchste andere wird gespielt, auch wenn danach gepasst wurde
join_keeps_level_of_call_while = Mitgehen behält die Höhe des Gebots, solange es das höchste ist; sonst hebt es das Gebot des Paars auf das niedrigste Farbgebot über dem bisher höchsten oder auf das genannte
no_trump_ranks_above = ohne Trumpf steht über {$suit}
every_suit = jede Farbe
are_played_in_whether_or_not = {$tricks} werden gespielt bei {$ids}, ob jemand ablegt oder nicht
side_with_standing_bid_need_not = die Seite mit dem höchsten Gebot muss nicht passen; bietet niemand, gibt derselbe Geber neu
winning_pair_may_still_do_either = das Paar, das gewinnt, darf beides noch tun, bis eine Karte oder das Ergebnis eingetragen ist
equal_totals_share_rank_2 = gleiche Summen teilen den Platz
if_best_totals_are_equal_another_2 = sind die besten Summen gleich, wird noch ein Spiel gespielt
run_with_bid_of_0_pays = eine Serie mit einer Ansage von 0 bringt nichts, endet aber dort, wo sie gezahlt hätte
dead_hand_counts_as_one_of = die tote Hand zählt bei {$ids} als Person mit
deal_as_dead_hand_neither_adds = ein Spiel als tote Hand verlängert eine Serie nicht und beendet sie nicht
total_is_judged_before_any_extra = es gilt die Summe vor etwaigen Zusatzspielen

## stats

behind_title = Abstand
player_title = Name
figure_title = Zahl
book_title = Das Buch der Runde
book_players_title = Personen
book_players_caption = Aus beendeten Partien: Siege, geteilte anteilig, und der durchschnittliche Platz.
ratings_title = Ratings
ratings_caption = Alle beginnen bei 25 ± 8,33. Nach jeder beendeten Partie steigt oder fällt das Rating, je nachdem, wer vor wem gelandet ist.
figures_heading = Zahl für Zahl
figures_caption = Die Zahl in Klammern sagt, auf wie vielen Partien, Spielen oder Ansagen sie beruht.
no_games_counted = Keine Partie mit mindestens einem gespielten Spiel passt.
no_sources = Zu dieser Zahl trägt nichts bei.
ratings_chart = Ratings: {$rules}
on_text = {$games}, am {$first}
to_2 = {$games}, {$first} bis {$last}
games_not_counted = { $games ->
    [one] {$games} Partie ist nicht zu lesen. Sie wird nicht gezählt.
   *[other] {$games} Partien sind nicht zu lesen. Sie werden nicht gezählt.
}
nobody_called_has_played_game = Niemand namens {$name} hat eine Partie gespielt.{$names}
bids_made_by_cards_dealt = Erfüllte Ansagen, nach Kartenzahl
bids_made_by_place_in_speaking = Erfüllte Ansagen, nach Platz in der Reihenfolge
bids_made_by_bid = Erfüllte Ansagen, nach Ansage
deal_9 = /Spiel
based_on = beruht auf
bids_made_points_deal_by_place = Erfüllte Ansagen, Punkte je Spiel: nach Platz in der Reihenfolge
bids_made_points_deal_by_cards = Erfüllte Ansagen, Punkte je Spiel: nach Kartenzahl
bids_made_points_deal_by_bid = Erfüllte Ansagen, Punkte je Spiel: nach Ansage
in_row = In Folge
deals_points = Punkte eines Spiels
finished_ahead_and_behind = Vor und hinter anderen
by_year = Nach Jahren
average_place = Platz im Schnitt
in_place = auf Platz {$place}
won_from_last_place = vom letzten Platz aus gewonnen
points_deal = Punkte je Spiel
bids_made = erfüllte Ansagen
took_more = zu viele Stiche
took_fewer = zu wenige Stiche
place_text = Platz {$place}
bid_text_3 = Ansage {$bid}
best_total = beste Summe
best_deal = bestes Spiel
longest_run_of_bids_made = längste Serie erfüllter Ansagen
new_record_for_with_until_now = Neuer Rekord, {$what}: {$player} mit {$number}. Bisher: {$player_2} mit {$number_2}, am {$day}.
heading_player = Name
heading_games = Partien
title_wins = Siege
heading_place = Platz
title_deals = Spiele
heading_points = Punkte
title_bids = Ans.
heading_made = erfüllt
title_rating = Rating
heading_game = Partie
title_adds = trägt bei
title_games_of_player = Partien
title_deals_of_player = Spiele
figure_evenings = Abende
figure_games = Partien
figure_won = gewonnen
figure_most = max.
figure_least = min.

## store

there_is_no_game_here_yet = Hier gibt es noch keine Partie.
there_is_no_game_2 = Eine Partie „{$id}“ gibt es nicht.
there_is_no_game_at = In {$display} gibt es keine Partie.
there_is_already_game_it_was = Eine Partie {$id} gibt es schon; sie bleibt, wie sie ist.
does_not_name_game = {$display} nennt keine Partie.
is_locked_by_another_program_another = {$display} ist von einem anderen Programm gesperrt: einem anderen hoyle oder einem, das es kopiert. Auch nach fünf Sekunden war es nicht frei, also wurde nichts getan. Versuchen Sie es noch einmal; bleibt es gesperrt, schließen Sie dieses Programm.
is_not_regular_file_so_no = {$display} ist keine gewöhnliche Datei, also wird daraus keine Partie gelesen.
could_not_be = {$place} konnte nicht { $doing ->
    [opened] geöffnet
    [locked] gesperrt
    [read] gelesen
    [created] angelegt
    [written] geschrieben
    [moved] an seinen Ort gebracht
   *[flushed] auf die Platte geschrieben
} werden: {$error}.
system_error = { $kind ->
    [missing] so eine Datei oder so einen Ordner gibt es nicht
    [denied] keine Berechtigung
    [full] der Datenträger ist voll
   *[other] {$error}
}
it_is_longer_than_bytes_2 = es ist länger als {$it} Bytes.
it_is_neither_game_s_journal = es ist weder das Journal einer Partie noch ein Archiv von Partien, oder es ist teilweise beschädigt.
it_cannot_be_read_2 = es kann nicht gelesen werden: {$error}.
its_end_is_missing = sein Ende fehlt.
something_follows_its_end_zeroed_block = nach seinem Ende folgt noch etwas. Ein Block aus Nullen kann Partien verbergen.
it_has_no_games_in_it = es enthält keine Partien.
in_it_is_not_name_of = {$name} darin ist kein Name für das Journal einer Partie.
jsonl_in_it_is_not_regular = {$id}.jsonl darin ist keine gewöhnliche Datei.
jsonl_in_it_is_longer_than = {$id}.jsonl darin ist länger als die {$it} Bytes, die eine Partie haben kann.
jsonl_appears_in_it_twice = {$id}.jsonl steht darin zweimal.
it_has_more_than_games = es hat mehr als {$it} Partien.
never_begun = nie begonnen
no_file = keine Datei
unfinished_game = sie wurde nie fertig und enthält keine Partie. {$removed}
last_line_has_no_newline = die letzte Zeile hat kein Zeilenende. { $repair ->
    [done] Das ist repariert: {$entries}.
    [due] Das würde repariert: {$entries}.
   *[failed] Das war nicht zu reparieren: {$error}
}
last_line_was_cut_off = die letzte Zeile ({ $cut ->
    [one] {$cut} Byte
   *[other] {$cut} Bytes
}) wurde beim Schreiben abgeschnitten und nie bestätigt. { $repair ->
    [done] Sie ist entfernt; es bleiben: {$entries}.
    [due] Sie würde entfernt; es bleiben: {$entries}.
   *[failed] Sie war nicht zu entfernen: {$error}
}
it_was_removed = { $repair ->
    [done] Sie ist entfernt.
    [due] Sie würde entfernt.
   *[failed] Sie war nicht zu entfernen: {$error}
}
it_names_no_such_game = { $named ->
    [none] er nennt keine Partie
   *[other] er nennt {$named}, was es nicht gibt
}. { $repair ->
    [done] { $game ->
        [none] Jetzt nennt er keine.
       *[other] Jetzt nennt er {$game}, die Partie mit dem letzten Eintrag.
    }
    [due] { $game ->
        [none] Er würde keine nennen.
       *[other] Er würde {$game} nennen, die Partie mit dem letzten Eintrag.
    }
   *[failed] Er war nicht zu ändern: {$error}
}
repaired = repariert
to_repair = zu reparieren
unreadable_and_left_unchanged = unlesbar, unverändert gelassen
all_sound = alles intakt
checked_text = Geprüft: {$games}. Befund: {$found}.
checked_and_in_bin = Geprüft: {$games}, im Papierkorb {$bin}. Befund: {$found}.
wrote_game = In {$file} geschrieben: Partie {$game}.
imported_game = Partie {$here} importiert: {$title}, {$entries}.
it_matches_up_to_entry_and = Sie stimmt mit {$from} bis Eintrag {$after} überein und weicht dann ab.
game_is_already_here_byte_for = Partie {$id} ist schon hier, Byte für Byte gleich. Nichts wurde geändert.
game_is_already_here_with_more = Partie {$id} ist schon hier, mit { $more ->
    [one] {$more} Eintrag
   *[other] {$more} Einträgen
} mehr als in der Datei. Nichts wurde geändert.
nothing_changed = {$more} Nichts wurde geändert.
game_is_here_and_file_has = Partie {$id} ist hier, und die Datei hat { $more ->
    [one] {$more} Eintrag
   *[other] {$more} Einträge
} mehr.
there_is_already_another_game = Es gibt schon eine andere Partie {$id}.
last_game_was_not_imported_import = Die letzte Partie wurde nicht importiert. Zum Weitermachen importieren Sie die Datei noch einmal.
games_were_not_imported_import_file = {$left} Partien wurden nicht importiert. Zum Weitermachen importieren Sie die Datei noch einmal.
moved_game_to_bin = Partie {$id} in den Papierkorb gelegt: {$game}.
moved_game_to_bin_as = Partie {$id} in den Papierkorb gelegt, als {$bin}: {$game}.
restored_game = Partie {$id} zurückgeholt: {$game}.
torn = Die letzte Zeile von {$journal} wurde beim Schreiben abgeschnitten. Sie wurde nie bestätigt und wird weggelassen.
not_current = Eingetragen, aber die Partie konnte nicht zur aktuellen werden: {$error}
not_in_bin = Im Papierkorb gibt es keine Partie „{$id}“.
unfinished_file = {$display}: das wurde nie fertig. {$removed}
cache_is_damaged = games.cache: Die Datei ist beschädigt oder von einer anderen Version und wird nicht benutzt. {$removed}
not_game_left_unchanged = {$display}: keine Partie; bleibt unverändert.
exported = In {$file} geschrieben: { $games ->
    [one] {$games} Partie
   *[other] {$games} Partien
}.
it_was_copied_unchanged_byte_for = {$error} Sie wurde unverändert kopiert, Byte für Byte.
not_exported = {$error} Sie wurde ausgelassen.
add_what_is_missing = {$more} Das Fehlende hinzufügen?
added_to_game = Zu Partie {$id} hinzugefügt: { $more ->
    [one] {$more} Eintrag
   *[other] {$more} Einträge
}.
it_was_not_imported = {$error} Sie wurde nicht importiert.
nothing_imported = {$place}: {$error} Nichts wurde importiert.
one_id_for_many = {$place} hat {$games} Partien; nur eine einzelne kann eine andere Kennung bekommen.
ask_to_remove = Partie {$id} ({$game}) in den Papierkorb legen?
no_current_game = Es gibt keine aktuelle Partie.
these_are_games_and_archive_has = Es sind {$games} Partien, und ein Archiv hat höchstens {$it}. Nichts wurde exportiert.
export_some = Exportieren Sie einige mit ihren Kennungen, dann die anderen.
none_readable = keine der Partien ist lesbar
imported_torn = Die letzte Zeile der Datei ist unvollständig und wird weggelassen.
not_removed = Nichts wurde entfernt.
nobody_to_ask = Rückfrage nicht möglich: Es gibt kein Terminal.
is_current = Es ist die aktuelle Partie.
newer = neuer
damaged = beschädigt
busy = belegt
sound = intakt
torn_2 = abgeschnitten

## table

one_deal_2 = das eine Spiel
all_deals = alle {$played} Spiele
all_and = { $played ->
    [one] das eine Spiel
   *[other] alle {$played} Spiele
} und { $extras ->
    [one] {$extras} Zusatzspiel
   *[other] {$extras} Zusatzspiele
}
played_2 = {$all} gespielt
of_deals_played = {$played} von {$scheduled} Spielen gespielt
over_after_deals = zu Ende, Spiele: {$played}
played_3 = { $played ->
    [one] {$played} Spiel
   *[other] {$played} Spiele
} gespielt
won_2 = {$players}; gewonnen: {$winners}
turned = aufgedeckt
deal_11 = Spiel {$deal}, { $about ->
    [revoke] Nichtbedienen
    [misdeal] Vergeben
   *[other] sonstiges
}: „{$reason}“
no_trump_2 = {$cards}, ohne Trumpf
by_contract = durch Kontrakt
dealer_text = Geber {$name}{ $sits_out ->
    [true] , setzt aus
   *[false] {""}
}
before_first = { $step ->
    [game] {$player} vor der ersten Partie: {$total}
   *[deal] {$player} vor dem ersten Spiel: {$total}
}
after = { $step ->
    [game] {$player} nach Partie {$number}: {$total}
   *[deal] {$player} nach Spiel {$number}: {$total}
}
bid_underlined_where_missed = Ansage (unterstrichen: verfehlt)
tricks_underlined_without_most_of_them = Stiche (unterstrichen: nicht die meisten)
bid_took_made_or_missed_points = Ansage/Stiche, ✓ erfüllt oder ✗ verfehlt, Punkte
made_or_missed_contract_points = ✓ Kontrakt erfüllt oder ✗ verfehlt, Punkte
tricks_for_most_of_them_points = Stiche, ✓ für die meisten, Punkte
for_each_player_total = Für jede Person: {$cells}, Summe{ $bonus ->
    [true] , Bonus
   *[false] {""}
}
for_each_player_total_2 = Für jede Person: {$cells}{ $bonus ->
    [true] , Bonus
   *[false] {""}
}, Summe
final_standings = Endstand
points_and_deals_made_and_missed = Punkte, und erfüllte und verfehlte Spiele
points_and_contracts_won_and_lost = Punkte, und gewonnene und verlorene Kontrakte
points_and_deals_won_and_lost = Punkte, und gewonnene und verlorene Spiele
held_on_forehead_nobody_looks_at_2 = {"*"} An der Stirn: Niemand sieht die eigenen Karten.
zero_finish_text = {" "}(Null-Ende)
standings_text_2 = Stand: {$places}
bin_is_empty = Der Papierkorb ist leer.
no_games_are_stored_here_yet = Hier gibt es noch keine Partien.
no_such_games = Keine Partie passt dazu.
running_totals_after = Laufende Summen. Nach { $step ->
    [game] { $steps ->
        [one] {$steps} Partie
       *[other] {$steps} Partien
    }
   *[deal] { $steps ->
        [one] {$steps} Spiel
       *[other] {$steps} Spielen
    }
}: {$last}.
allowed_by_table_against = vom Tisch erlaubt, gegen {$rule}: {$because}
deal_number = Spiel {$number}
extra_mark = Zusatzspiel {$mark}
unnamed_player = Person {$place}
scored_by = Wertung {$score}
totals = Summen: {$totals}
no_players = Ein Spielplan braucht die Personen oder ihre Zahl.
dealer_without_names = Ein Geber kann nur zusammen mit den Personen angegeben werden.
and_so_on = Und so weiter bis zum Ende der Partie.
zero_finish_title = Null-Ende
notes_title = Notizen
rulings_title = Tischentscheide
sits_out_title = setzt aus
cards_held_title = gehalten
on_the_forehead = an der Stirn
blank_title = leerer Zettel
date = Datum
place = Ort
blank_caption = Alle Spiele, mit Platz zum Schreiben
chart_title = Laufende Summen
chart_caption = Die Summen aller nach jedem Spiel.
sheet_title = Der Zettel
explained_title = Jeder Punkt erklärt
open_a_deal = Öffnen Sie ein Spiel, um zu sehen, woher seine Punkte kommen.
back_to_sheet = Zurück zum Zettel
title_standings = Stand

## terminal

verdict = { $legal ->
    [true] Erlaubt
   *[false] Nicht erlaubt
}. {$because}
open_bids_heading = Offen:
prompt_label = { $due ->
    [bid] Ansage
    [call] Gebot
    [contract] Kontrakt
    [partner] Partner
    [trump] Trumpf
    [tricks] Stiche
    [nothing] Ende
   *[no_game] hoyle
}>{" "}
part_of_deal = { $part ->
    [bids] Ansagen
    [tricks] Stiche
    [trump] Trumpf
   *[dealer] Geber
}
bid_in_short = Ans. {$number}
took_in_short = hat {$number}
view_title = { $view ->
    [table] Tisch
    [sheet] Zettel
    [score] Stand
    [chart] Kurve
    [log] Protokoll
   *[deal] Spiel {$deal}
}
recorded_in_game = Partie {$game}: {$recorded}
bid_by_word = Ansage {$word}
keys_of_board = 
    Die Ziffern eines Ziffernblocks genügen.
    Am Tisch
     Ziffern  die Ansagen der Reihe nach;
              an wen der Stich ging; die
              Zeile eines Gebots; 0: weitere
     Enter    Zahl beenden; eintragen
     -        letzte Taste löschen, sonst
              Eintrag zurücknehmen
     +        Eintrag wiederholen
     /        aufgedeckte Farbe; Ansage mit
              einem Wort; spätes Gebot;
              was sonst gezählt wird
     n        Stich für Stich oder Zahlen
    Überall
    {" *"}        nächste Ansicht
    {" ."}        zurück
     + - j k  blättern; g G an die Enden
     / auf einer Seite: suchen; n vor,
              N zurück
    Auf dem Zettel
     3 Enter  Spiel 3 öffnen; eine Ziffer
              berichtigt dann einen Teil,
              f jede Änderung in Worten
    Buchstaben
     t Tisch  s Zettel  b Stand  c Kurve
     l Protokoll  ? Hilfe  q Ende
     u zurücknehmen  r wiederholen
    Beim Verlassen geht nichts verloren:
    Alles Eingetragene ist auf der Platte.
prompt_help = 
    Tippen Sie, was am Tisch gesagt wird.
    Was noch fehlt, bestimmt den Sinn.
     2 0 1 3, 2013   Ansagen oder Stiche:
                     die letzte Zahl
                     darf fehlen
     Ana=2 m=0       Zahlen mit Namen: der
                     Anfang genügt
     h s d c  7h     die Farbe oder Karte,
                     die aufgedeckt wurde
     h2013           Farbe und Ansagen
     7c Kc 2h Ac     ein Stich, wie gespielt
     twos Ana=1      was sonst zählt
     p w j t pt      passe, warte, mitgehen,
                     trou, kein trou
     so6:h           solo-6 mit Herz
     Ana h           Partner und Trumpf
     u  r            zurücknehmen,
                     wiederholen
     s  ?  q         Zettel, Hilfe, Ende; s
                     ist Pik, solange eine
                     Farbe fehlt
    Beim Verlassen geht nichts verloren.
    Auch alle Befehle der Shell gehen, etwa
    explain 3 Ana; help listet sie auf.
enter_records = Enter trägt ein
enter_shows_what_changes = Enter zeigt, was sich ändert
q_leave = q Ende
n_trick_by_trick = n Stich für Stich
n_numbers = n Zahlen
number_enter_opens_deal = Zahl und Enter öffnen ein Spiel
deal_12 = Spiel {$typed}_
enter_opens_it = Enter öffnet es
search = Suche: {$typed}_
enter_finds_it = Enter findet
esc_back = Esc zurück
n_next_match = n nächste
n_previous = N vorige
fix = Änderung: {$typed}_
enter_shows_it = Enter zeigt sie
enter_records_it_as_shown = Enter trägt ein wie gezeigt
which_suit_was_turned_up = Welche Farbe wurde aufgedeckt?
which_bid_was_made = Welche Ansage?
which_call_was_made = Welches Gebot?
what_was_counted = Was wurde gezählt?
f_in_words = f in Worten
correct = richtig:
enter_or_for = {$typed}: Enter, oder {$only} für {$only_2}.
enter_or_second_digit_for = {$typed}: Enter, oder eine zweite Ziffer {$from}–{$to} für {$first}–{$last}.
last_to_bid = die letzte Hand
to_bid = die {$place} Hand
card = Die {$place} Karte, {$card},
yes_or_no = {$question} Tippen Sie yes oder no.
cannot_use_terminal = Das Terminal ließ sich nicht einrichten: {$error}.
cannot_print = Die Ausgabe konnte nicht geschrieben werden: {$error}. Alles schon Eingetragene ist sicher.
manual_written = {$pages} Handbuchseiten in {$folder} geschrieben.
read_manual = Eine lesen: man {$page}
too_long = {$place}: ist länger als {$most} Bytes.
not_text = {$place}: ist kein Text in UTF-8.
file_exists = {$place} gibt es schon und blieb unverändert.
only_for_recording = {$option} gilt nur für Befehle, die in eine vorhandene Partie eintragen.
only_for_records = {$option} gilt nur für die Ausgabe als Datensätze.
names_its_games = {$option} geht hier nicht: Der Befehl selbst nennt die Partie.
choose_one_of = Nur eines davon ist möglich: {$options}.
saved_as_game = Als Partie {$id} gespeichert.
long_line = Diese Zeile ist zu lang (höchstens {$longest} Bytes).
board_too_small = Die Tafel braucht {$columns} Spalten und {$rows} Zeilen.
who_took_each = {$typed} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} da. Drücken Sie je Stich die Ziffer der Person, die ihn hat.
how_many_each = {$typed} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} da. Tippen Sie der Reihe nach, wie viele jede Seite hat.
takes_the_rest = Der Rest geht an {$player}: {$rest}. Enter trägt ein.
tricks_left = Zu viele: {$rest} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} übrig.
tricks_add_up_to_so_last = Die Stiche ergeben {$total}, also gehen an die letzte Person {$rest}.
not_found = Nicht auf dieser Seite: {$text}
as_now = {$label} (jetzt)
instead_of = {$now} → {$then}
take_back_first = Löschen Sie erst das Getippte: {$typed}.
tricks_missing = Nicht eingetragen: nur {$typed} von { $total ->
    [one] {$total} Stich
   *[other] {$total} Stichen
} da.
tricks_taken = Gemachte Stiche: {$typed}
what_instead = Spiel {$deal}: Was ist richtig? { $part ->
    [bids] Die Ansagen
    [tricks] Die Stiche
    [trump] Der Trumpf
   *[dealer] Der Geber
}
extra_deal = Zusatzspiel {$mark}
illegal_earlier = Vorher nicht erlaubt. {$because}
call_is_legal = { $is_bid ->
    [true] {$who} darf {$call} bieten.
   *[false] {$who} darf {$call} sagen.
}
or_between_clauses = , oder{" "}
player = Person {$seat}
to_play = die {$seat} Hand
no_suit_led = Es ist keine Farbe ausgespielt, also darf jede Karte gespielt werden.
not_open_text = Nicht offen: {$barred}.
script_is_one_game = Ein Skript enthält eine Partie und muss sie in der ersten Zeile beginnen.
script_is_about_its_game = Ein Skript kann nur eintragen, nach seiner eigenen Partie oder nach den Regeln fragen.
unclosed_quote = Ein Anführungszeichen ist nicht geschlossen: Ergänzen Sie das andere.
correct_line = Berichtigen Sie die Zeile, oder lassen Sie sie weg.
check_path = Prüfen Sie Pfad und Rechte.
number_at_most = Hier höchstens {$most}.
digits_to = Drücken Sie eine Ziffer von 1 bis {$last}.
typed_only = Getippt, aber nicht eingetragen: {$typed}.
nothing_lost = Alles Eingetragene ist gespeichert.
rules_have_changed = Die Regeln haben sich seit dem Beginn dieser Partie geändert, oder ihre Datei ist fort, also würde dieses Skript andere Regeln benutzen. Die Partie selbst bleibt, wie sie ist.
lines_before = Die Zeilen davor sind eingetragen.
board_needs_terminal = Die Tafel braucht ein Terminal.
all_typed = Alle Zahlen sind da. { $fixes ->
    [true] Enter zeigt, was sich ändert.
   *[false] Enter trägt ein.
}
type_a_deal = Tippen Sie die Nummer eines begonnenen Spiels, dann Enter.
no_trump_assumed = Kein Trumpf angegeben, also wird keiner angenommen.
pack_grows = Das Blatt wächst mit der Personenzahl.
nothing_recorded = Nichts eingetragen.
standard_input = Standardeingabe
the_script = das Skript
leave_board = Ctrl-C beendet.
no_folder = Es gibt kein Benutzerverzeichnis für Partien.
not_regular = das ist keine gewöhnliche Datei
archive_on_terminal = Ein Archiv mit mehreren Partien kann nicht auf einem Terminal gezeigt werden.
help_title = {" "}Tasten{" "}
save_sheet = Zettel speichern
other_game = Andere Partie
title_rematch = Revanche
title_export = Export
run_in_short = { $made ->
    [true] {""}
   *[false] verfehlt{" "}
}{$deals} von {$of}
trick_taker_so_far = { $complete ->
    [true] {$taker} macht den Stich.
   *[false] {$taker} führt bisher.
}
key_undo = - zurück
key_delete = - löschen
key_digits = Ziffern
key_redo = + wieder
key_back_from_besides = / zurück
key_view = {"*"} Ansicht
key_help = ? Tasten
key_back = {"."} zurück
key_scroll = + - blättern
key_search = / suchen
key_table = {"."} Tisch
key_back_from_help = ? zurück
key_leave = 0 Ende
key_besides = / {$besides}
besides_trump = Trumpf
besides_bid = Ansage
besides_call = Gebot
besides_count = Zähler

## what_if

rule_title = Regel
lead_changed_title = Führung neu
as_played = (wie gespielt)
total_and_place = {$total} ({$rank})
by_another_game_might_also_have = Nach einer anderen wäre die Partie vielleicht nach einem anderen Spiel zu Ende gewesen.
these_deals_were_bid_and_played = Diese Spiele wurden nach „{$title}“ angesagt und gespielt: Nach einer anderen Regel hätte man anders angesagt und gespielt.
would_change_deals_or_what_was = {$asked} würde die Spiele ändern oder was darin erlaubt war. Vergleichen lässt sich nur, was Punkte ändert: die Wertung, die Prämien und was Gezähltes, Kontrakte oder eine Summe von null wert sind.
counts_other_tricks_than_those_recorded = {$asked} zählt andere Stiche als die in dieser Partie eingetragenen.
by_points_depend_on_trump_which = Nach {$asked} hängen Punkte vom Trumpf ab, und der ist nicht eingetragen für { $number ->
    [one] Spiel
   *[other] die Spiele
} {$deals}.
against_as_played_by = {$first} gegen {$rival}: {$ahead} wie gespielt, {$ahead_2} nach {$rule}.
no_deal_makes_difference_between_them = Kein Spiel macht zwischen ihnen einen Unterschied.
level = gleichauf
ahead = {$points} Vorsprung
behind_text_2 = {$points} Rückstand
either_way = {$side} {$now} in beiden Fällen
instead_of_text = {$side} {$now} statt {$was}
loses_on = {$first}: {$gain} Verlust auf {$rival}
gains_on = {$first}: {$gain} Gewinn auf {$rival}
deal_13 = Spiel {$what} ({ $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}): {$hands}; {$gain}
would_have_won_too = Nach {$rule} auch dann { $is_over ->
    [true] gewonnen
   *[false] in Führung
}: {$now}.
would_have_won_instead = Nach {$rule} { $is_over ->
    [true] gewonnen
   *[false] in Führung
}: {$now}, nicht {$was}.
led_from_first_deal_to_end = Vom ersten bis zum letzten Spiel in Führung: {$sides}.
last_deal_decided_it = Das letzte Spiel, {$what}, entschied.
deal_decided_it_led_from_then = Spiel {$what} entschied; von da an in Führung: {$sides}.

## grammar

suit_name = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}
and_last = {$first} und {$last}
or_last = {$first} oder {$last}
from_to = {$first} bis {$last}
no_deal_has_begun = Kein Spiel hat begonnen.
deal_has_not_begun = {$deal} hat nicht begonnen; das letzte ist Spiel {$latest}.
perhaps_meant = Meinten Sie {$near}?
ordinal = {$number}.

## typing

input_spades = pik
input_hearts = herz
input_diamonds = karo
input_clubs = kreuz, treff
input_none = ohne, keiner, ohne-trumpf
input_pass = passe, passen
input_wait = warte, warten
input_join = mitgehen
input_trou = loch
input_pass_trou = passe-loch

## headings

heading_bid = Ansage
heading_bid_and_took = Ans./Stiche
heading_bonus = Prämie
heading_by = von
heading_cards = Karten
heading_contract = Kontrakt
heading_counts = Gezählt
heading_deal = Spiel
heading_dealer = Geber
heading_lost = verloren
heading_missed = verfehlt
heading_result = Ergebnis
heading_rules = Regeln
heading_ruling = Entscheid
heading_took = Stiche
heading_trump = Trumpf
heading_with = mit
heading_won = gewonnen
heading_written = notiert
heading_bid_and_took_in_short = A/S
heading_points_in_short = Pkt
heading_took_in_short = S
heading_total_in_short = Sum
current_choice = {" "}(gilt jetzt)
total_of_side = {$side} {$total}{ $is_first ->
    [true] {" "}(vorn)
   *[false] {""}
}
more_choices = weitere ({$page} von {$pages})
by_member = von {$member}: {$because}
decimal_sign = ,
no_words_in_language = Die Sprache {$tag} gibt es in Hoyle nicht; möglich: {$tags}.
is_no_message = {$id} ist weder eine Nachricht noch ein Text dieser Regeln.
is_no_pattern = Dieses Muster ist ungültig. { $arguments ->
    [none] Die Nachricht hat keine Argumente.
   *[other] Argumente der Nachricht: {$arguments}.
}
these_words_cannot_be_shown = Diese Worte haben mehr als 500 Zeichen, einen Backslash oder ein unsichtbares Zeichen.
is_no_theme = {$text} ist kein Thema für HOYLE_THEME; möglich: {$themes}.
is_no_time = {$text} ist keine Zeit für HOYLE_NOW; erwartet wird eine wie 2026-11-20T20:15:00Z.
serve_keys = { $keeps_score ->
    [true] s zeigt den Code zum Schreiben;{" "}
   *[false] {""}
}n macht neue Links, die alten gelten dann nicht mehr; q beendet.
scores_heading = Wertungen
condition_word = { $word ->
    [and] und
    [made] erfüllt
    [missed] verfehlt
    [over] mehr
    [under] weniger
    [bid] Ansage
    [took] Stiche
    [off] Abweichung
    [cards] Karten
   *[other] {$word}
}
call_word = { $call ->
    [pass] passe
    [wait] warte
    [join] mitgehen
    [none] ohne
   *[other] {$call}
}
figure_in_year = {$year} { $figure ->
    [games] Partien
    [wins] Siege
    [points] Punkte
   *[made] erfüllt
}
start_game_of_your_own = eigene Partie beginnen
nothing_stored = Nichts wurde gespeichert.
expected_card_or_suit = erwartet wird eine Karte wie 7h oder spades, hearts, diamonds oder clubs, ein Anfangsbuchstabe, ♠ ♥ ♦ ♣ oder none
expected_number = erwartet wird eine Zahl
expected_date = erwartet wird ein Datum wie 2026-11-20
expected_number_from_to = erwartet wird eine Zahl von {$least} bis {$most}
expected_trick_or_card = erwartet wird die Nummer eines Stichs oder eine Karte wie Ah, 10s oder A♥
quoted_text = „{$text}“
labelled = {$label}: {$text}
semicolon = ;{" "}
percent = {$number} %
last_place = zuletzt
hint_text = {$purpose}: {$command}
any_key_next = jede Taste: weiter

## texts of the built-in rules

preset_auction_whist = Auktionswhist
preset_boerenbridge = Boerenbridge
preset_call_break = Call break
preset_how_many_deals_are_played = wie viele Spiele gespielt werden
preset_the_least_that_may_be_bid = die niedrigste erlaubte Ansage
preset_the_most_that_may_be_bid = die höchste erlaubte Ansage
preset_whether_the_cards_on_a_trick_have_to_be = ob überstochen werden muss, wenn es möglich ist
preset_the_deal_is_dealt_again_if_the_bids_add = neu gegeben wird, wenn die Ansagen zusammen weniger ergeben
preset_contract_whist = Contract Whist
preset_tricks_won_with_a_two = mit einer Zwei gewonnene Stiche
preset_twos = Zweien
preset_whether_a_trick_won_with_a_two_is_worth = ob ein mit einer Zwei gewonnener Stich zehn Punkte mehr bringt
preset_german_whist = Deutsches Whist
preset_judgement = Judgement
preset_whether_no_trump_follows_hearts_in_the = ob in der Reihe der Trümpfe auf Herz ohne Trumpf folgt
preset_nomination_whist = Nomination Whist
preset_oh_hell = Oh Hell
preset_plump = Plump
preset_whether_a_card_is_turned_up_for_trump = ob eine Karte als Trumpf aufgedeckt wird
preset_pocha = Pocha
preset_romanian_whist = Rumänisches Whist
preset_serbian_whist = Serbisches Whist
preset_serbian_whist_harsher = Serbisches Whist, strenger
preset_basic_oh_hell = Oh Hell, einfach
preset_exact_scoring = Nur genau
preset_exact_scoring_with_penalty = Nur genau, mit Strafe
preset_10_times_exact_scoring = Nur genau, mal 10
preset_10_times_exact_scoring_with_penalty = Nur genau, mal 10, mit Strafe
preset_penalty_under_zero_over = Strafe darunter, null darüber
preset_penalty_under_zero_over_10_times = Strafe darunter, null darüber, mal 10
preset_penalty_under_zero_over_in_fives = Strafe darunter, null darüber, in Fünfern
preset_penalty_under_zero_over_progressive = Strafe darunter, null darüber, steigend
preset_penalty_under_zero_over_set = Strafe darunter, null darüber, fest
preset_cypriot_scoring = Zyprische Wertung
preset_exact_scoring_with_set_penalty = Nur genau, mit fester Strafe
preset_exact_scoring_with_progressive_penalty = Nur genau, mit steigender Strafe
preset_reduced_zero_bid = Null weniger wert
preset_reduced_zero_bid_exact = Null weniger wert, nur genau
preset_adjusted_zero_bid = Null angepasst
preset_progressive_scoring = Steigende Wertung
preset_montreal_progressive_scoring = Steigende Wertung aus Montreal
preset_negative_scoring = Negative Wertung
preset_simplified_negative_scoring = Negative Wertung, einfach
preset_variant_negative_scoring = Negative Wertung, Variante
preset_trick_scoring = Wertung nach Stichen
preset_binary_scoring = Binäre Wertung
preset_binary_scoring_with_nil_rule = Binäre Wertung mit Nullregel
preset_scratch_scoring = Wertung nach Fehlern
preset_adjusted_exact_scoring = Nur genau, angepasst
preset_get_fred_scoring = Wertung Get Fred
preset_oy_vey_scoring = Wertung Oy Vey
preset_romanian_whist_progressive = Rumänisches Whist, steigend
preset_ten_times_the_bid = Zehnmal die Ansage
preset_eleven_times_the_bid = Elfmal die Ansage
preset_contracts = Kontrakte
preset_most_tricks = Die meisten Stiche
preset_most_of_the_last_13_tricks = Die meisten der letzten 13 Stiche
preset_solo_whist = Solo-Whist
preset_what_prop_and_cop_is_worth_to_each_of = was prop für jeden der vier zählt
preset_what_a_solo_is_worth_with_each_opponent = was ein Solo je Gegner zählt
preset_what_a_misere_is_worth_with_each = was eine Misère je Gegner zählt
preset_what_an_abundance_is_worth_with_each = was eine Abondance in jeder Farbe je Gegner zählt
preset_what_an_open_misere_is_worth_with_each = was eine offene Misère je Gegner zählt
preset_what_a_slam_is_worth_with_each_opponent = was ein Schlemm je Gegner zählt
preset_what_each_trick_over_or_under_adds_to = was jeder Stich mehr oder weniger bei prop oder einem Solo ausmacht
preset_what_each_trick_over_or_under_adds_to_2 = was jeder Stich mehr oder weniger bei einer Abondance ausmacht
preset_spades = Spades
preset_tricks_over_the_bids = Stiche über den Ansagen
preset_bags = Überstiche
preset_what_a_side_s_bags_cost_each_time_there = was die Überstiche einer Seite kosten, sobald genug beisammen sind, oder off
preset_how_many_bags_cost_points_each_a_trick = wie viele Überstiche Punkte kosten, jeder ein Stich über den Ansagen
preset_what_nil_is_worth_made_or_missed = was Null zählt, erfüllt oder nicht
preset_what_blind_nil_is_worth_made_or_missed = was blind angesagte Null zählt, erfüllt oder nicht
preset_the_points_below_zero_at_which_a_side = die Minuspunkte, bei denen eine Seite die Partie verliert, oder off
preset_whist = Whist
preset_a_point_a_trick_over_six = Ein Punkt je Stich über sechs
preset_honours_held = gehaltene Honneurs
preset_honours = Honneurs
preset_the_points_that_win_a_game_at_9_or_10 = die Punkte, die eine Partie gewinnen; bei 9 oder 10 zählen Honneurs
preset_whether_three_or_four_honours_held_by_a = ob drei oder vier Honneurs einer Seite zählen
preset_whether_the_best_of_three_games_wins = ob zwei gewonnene von drei Partien entscheiden
preset_wiezen = Wiezen
preset_what_vraag_8_is_worth_with_one_of_the = was vraag-8 gegenüber einem der Gegner zählt
preset_what_troel_is_worth_with_one_of_the = was troel gegenüber einem der Gegner zählt
preset_what_vraag_9_is_worth_with_one_of_the = was vraag-9 gegenüber einem der Gegner zählt
preset_what_vraag_10_is_worth_with_one_of_the = was vraag-10 gegenüber einem der Gegner zählt
preset_what_vraag_11_is_worth_with_one_of_the = was vraag-11 gegenüber einem der Gegner zählt
preset_what_vraag_12_is_worth_with_one_of_the = was vraag-12 gegenüber einem der Gegner zählt
preset_what_vraag_13_costs_if_it_is_lost = was ein verlorenes vraag-13 kostet, ohne die fehlenden Stiche
preset_what_alleen_5_is_worth_with_each_of_the = was alleen-5 je Gegner zählt
preset_what_alleen_6_is_worth_with_each_of_the = was alleen-6 je Gegner zählt
preset_what_alleen_7_is_worth_with_each_of_the = was alleen-7 je Gegner zählt
preset_what_abondance_9_is_worth_with_each_of = was abondance-9 je Gegner zählt
preset_what_abondance_10_is_worth_with_each_of = was abondance-10 je Gegner zählt
preset_what_abondance_11_is_worth_with_each_of = was abondance-11 je Gegner zählt
preset_what_abondance_12_is_worth_with_each_of = was abondance-12 je Gegner zählt
preset_what_all_thirteen_tricks_are_worth_in_a = was alle dreizehn Stiche bei vraag oder troel zählen
preset_what_a_miserie_is_worth_with_each_of = was miserie je Gegner zählt
preset_what_an_open_miserie_is_worth_with_each = was open-miserie je Gegner zählt
preset_what_a_solo_is_worth_with_each_of_the = was solo je Gegner zählt
preset_what_a_solo_slim_is_worth_with_each_of = was solo-slim je Gegner zählt
preset_wizard = Wizard
preset_joker_wizard = Zauberer
preset_jester = Narr
preset_what_the_dealer_may_name_if_a_wizard_is = was der Geber bestimmen darf, wenn ein Zauberer aufgedeckt wird
