### The messages of Hoyle in French.

## counts

count_lines = { $number ->
    [one] {$number} ligne
   *[other] {$number} lignes
}
count_cards = { $number ->
    [one] {$number} carte
   *[other] {$number} cartes
}
count_players = { $number ->
    [one] {$number} joueur
   *[other] {$number} joueurs
}
count_cells = { $number ->
    [one] {$number} case
   *[other] {$number} cases
}
count_tricks = { $number ->
    [one] {$number} pli
   *[other] {$number} plis
}
count_deals = { $number ->
    [one] {$number} donne
   *[other] {$number} donnes
}
count_points = { $number ->
    [one] {$number} point
   *[other] {$number} points
}
count_entries = { $number ->
    [one] {$number} entrée
   *[other] {$number} entrées
}
count_games = { $number ->
    [one] {$number} partie
   *[other] {$number} parties
}

## archive

line_is_blank = La ligne est vide.
line_is_longer_than_bytes = La ligne dépasse {$it} octets.
line_is_not_game = La ligne n’est pas une partie : {$error}.
game_has_either_rules_id_or = Une partie a soit `rules`, un identifiant, soit `ruleset`, des règles entières.
dealer_is_none_of_players = {$name} donne mais n’est pas à la table : {$names}.
columns_do_not_name_each_player = Les colonnes ne nomment pas chaque place une seule fois.
deal = Donne {$what} : {$because}
each_player_is_dealt_not = Chaque joueur reçoit {$dealt}, et non {$found}.
there_is_no_place_places_count = Il n’y a pas de place {$place} : les places se comptent à partir de 0, et il y a {$players}.
list_has_for = Une liste a { $found ->
    [one] {$found} nombre
   *[other] {$found} nombres
} pour {$players}.
between_deals_there_can_be_only = Entre deux donnes, il ne peut y avoir que `leave` et `swap`.
tricks_taken_are_not_those_of = Les plis faits ne sont pas ceux de ses cartes.
it_was_not_played_to_end = Elle n’a pas été jouée jusqu’au bout.

## auction

without_trump = {$id} sans atout
join_at = « soutiens » ({$level})
that_bid = cette enchère
first_everyone_says_trou_exactly_three = d’abord chacun dit trou (exactement trois as) ou pass-trou
everyone_has_already_said_trou_or = tout le monde a déjà dit trou ou pass-trou
has_already_announced_three_aces = {$by} a déjà annoncé trois as
trou_is_announced_before_bidding_with = trou s’annonce avant les enchères, avec exactement trois as
only_first_to_speak_may_wait = seul le premier à parler peut attendre, au premier tour
only_higher_bids_are_allowed_after = après un trou, seules des enchères plus hautes sont permises
under_these_rules_nobody_waits = ces règles ne permettent pas d’attendre
after_waiting_player_may_only_join = après avoir attendu, on ne peut que soutenir une demande ou passer
after_pass_player_may_only_join = après avoir passé, on ne peut que soutenir une demande
there_is_no_suit_call_that = il n’y a pas de demande à soutenir ici
after_joining_player_may_only_raise = après avoir soutenu, on ne peut que monter à {$suit} ou passer
only_joiner_may_raise_first_caller = seul le joueur qui a soutenu peut monter ; le premier demandeur ne peut plus enchérir que sans partenaire
nobody_is_left_who_could_join = il ne reste personne qui puisse soutenir une demande
that_bid_is_only_possible_in = cette enchère n’est possible qu’au premier tour de parole
there_is_no_such_bid = cette enchère n’existe pas
it_does_not_rank_above = cette enchère ne dépasse pas {$standing}
auction_is_over = les enchères sont terminées
needs_suit_as_trump_such_as = {$bid} exige une couleur d’atout, par exemple {$bid}:hearts
is_played_without_trump_and_names = {$bid} se joue sans atout et ne nomme pas de couleur
is_played_in_suit_turned_up = {$bid} se joue dans la couleur retournée, qui n’est pas notée : nommez-la, par exemple {$bid}:hearts
needs_suit_or_none_as_in = {$bid} exige une couleur ou none, par exemple {$bid}:none
trou_announced = {$by} annonce trou : le quatrième as désigne le partenaire, qui nomme l’atout et entame.
nobody_joined_so_it_lapses = Personne ne soutient {$call}, qui tombe donc. {$source}
all_thirteen_tricks = les treize plis
at_least = au moins { $least ->
    [one] {$least} pli
   *[other] {$least} plis
}
no_tricks = aucun pli
exactly_one_trick = exactement un pli
exactly_tricks = exactement {$just} plis
each_player_may_discard_card_before = Chacun peut écarter une carte avant le premier pli. {$fewer}
leads = Entame : {$leader}.
must_take = { $each ->
    [true] {$players}, objectif de chacun : {$target}.
   *[false] {$players}, objectif : {$target}.
}
may_still_bid_text = Peut encore enchérir : {$who}.
first_to_speak_may_wait_and = Le premier à parler peut attendre, et ne peut ensuite que soutenir une demande ou passer.
if_first_to_speak_passes_that = Si le premier à parler passe, il peut encore soutenir une demande plus tard, et rien d’autre.
suit_call_needs_player_who_may = Une demande suppose un joueur qui puisse encore la soutenir : qui n’a pas parlé, ou qui attend.
suit_call_needs_player_who_may_2 = Une demande suppose un joueur qui puisse encore la soutenir : qui n’a pas parlé, ou le premier à parler s’il n’a fait que passer.
after_join_only_joiner_may_raise = Après un soutien, seul le joueur qui a soutenu peut monter. S’il passe, le premier demandeur peut se dégager par un solo plus haut.
bid_of_pair_stands_if_nobody = L’enchère d’une paire tient. Si personne ne soutient une demande, le demandeur peut monter, sans partenaire, quand tous les autres ont passé.
each_bid_must_rank_above_standing = Chaque enchère doit dépasser la précédente. De la plus basse à la plus haute : {$bids}.
trump_makes_no_bid_higher_than = {$bids} L’atout ne change rien à la hauteur d’une enchère.
between_bids_of_equal_rank_trump = {$bids} À hauteur égale, l’atout décide, du plus bas au plus haut : {$trumps}.
only_in_player_s_first_turn = Au premier tour de parole seulement : {$id}. Qui a ouvert ainsi peut monter ensuite à une autre, plus haute.
tricks_needed = Plis à faire : {$targets}.
contract_side_of_two = {$declarers} avec {$partner}
contract_side_each_alone = {$declarers}, chacun pour soi
# drops: $is_bid
call_refused = {$player} ne peut pas dire {$call} : {$why}.
hands_are_played_open = { $several ->
    [true] Après le deuxième pli, ces mains se jouent cartes sur table : {$declarers}.
   *[false] Après le deuxième pli, cette main se joue cartes sur table : {$declarers}.
}
last_word_of_both = {$partner} peut encore monter, ou {$caller} se dégager par un solo plus haut.
last_word_of_partner = {$partner} peut encore monter.
last_word_of_caller = {$caller} peut encore se dégager par un solo plus haut.
who_joins_if_first_waits = Un joueur qui n’a pas parlé, ou qui attend, peut soutenir une demande{ $with_card ->
    [true] {" "}s’il a une carte de la couleur
   *[false] {""}
}.
who_joins_if_first_may_join_late = Un joueur qui n’a pas parlé, ou le premier à parler même après avoir passé, peut soutenir une demande{ $with_card ->
    [true] {" "}s’il a une carte de la couleur
   *[false] {""}
}.
bids_played_by_two = À deux : {$bids}.
bids_played_alone = Sans partenaire : {$bids}.
bids_played_by_partners = Avec un partenaire : {$bids}.
bids_played_by_several = À plusieurs dans une donne, chacun pour soi : {$bids}.
bids_with_suit_turned_up = Atout la couleur retournée : {$bids}.
bids_without_trump = Sans atout : {$bids}.
bids_with_trump_or_without = Atout au choix ou sans atout : {$bids}.
bids_with_discard = Chacun peut écarter une carte avant le premier pli : {$bids}.
bids_with_open_hand = La main du déclarant est étalée après le deuxième pli : {$bids}.
bids_led_by_declarer = Entame du déclarant : {$bids}.
bids_led_by_partner = Entame du partenaire : {$bids}.
otherwise_dealers_neighbour_leads = Sinon, le joueur à gauche du donneur entame.
contract_text_by = {$bid} par {$players}
tricks_for_bids = {$target} pour {$bids}
bid_with_trump = {$bid} à {$trump}

## audit

audit_tricks_title = Annonces et plis
audit_totals_title = Totaux
audit_fits_title = Règles possibles
audit_others_title = Autres, par proximité
audit_row_title = faux à
audit_title = Contrôle
audit_caption = La feuille telle qu’écrite. Une flèche mène de ce qui est faux à ce qu’il faudrait.
audit_other_slips = Le même nombre d’autres erreurs expliquerait aussi la feuille.
audit_tie = Plusieurs règles expliquent aussi bien la feuille : elle ne montre pas lesquelles ont servi.
audit_winner_changes = Avec les totaux justes, la première place change.
audit_needs_rules = La feuille ne montre pas quelles règles ont servi : elle ne peut pas devenir une partie.
audit_not_kept = Une feuille avec tant d’erreurs ne peut pas devenir une partie.
audit_no_rules = Aucun jeu où l’on annonce des plis ne se joue à {$players} avec ces réglages.
audit_uncertain = Les plis de la donne {$row} ne sont pas certains : la feuille ne peut pas devenir une partie.
sheet_place = {$file}:{$line}:{$column}
audit_nothing_fits = Aucune règle n’explique la feuille avec six erreurs ou moins.
audit_schedule_alone = Un programme de donnes va avec des règles : nommez aussi les règles.
audit_any_rules = les jeux où l’on annonce des plis
audit_more = et {$number} de plus
sheet_is_too_long_at_most = La feuille est trop longue : au plus {$it} kilo-octets et {$it_2} lignes sont lus.
this_is_not_score_sheet_expected = Ce n’est pas une feuille de score : une ligne de nombres par donne est attendue.
sheet_does_not_name_its_players = La feuille ne nomme pas les joueurs : une ligne de noms est attendue d’abord.
sheet_has_columns_for_not = La feuille a des colonnes pour { $players ->
    [one] {$players} joueur
   *[other] {$players} joueurs
}, et non {$names}.
expected_number_or_for_what_cannot = Attendu : un nombre, ou ? pour l’illisible, et non {$text}.
expected_trump_suit_none_or_its = Attendu : un atout, soit une couleur, none ou son numéro au préférans, et non {$text}.
expected_not_write_for_what_cannot = Attendu : {$cells}, et non {$found}. Écrivez ? pour l’illisible.
expected_cards_then_bid_and_total = Attendu : les cartes, puis une annonce et un total pour { $players ->
    [one] {$players} joueur
   *[other] chacun des {$players} joueurs
} ; une ligne a { $found ->
    [one] {$found} case
   *[other] {$found} cases
}. Si les colonnes sont autres, donnez-leur un intitulé.
expected_player_s_name_before_or = Attendu avant {$text} : un nom ou un intitulé connu.
column_appears_twice = La colonne {$text} apparaît deux fois.
nobody_bids_number_of_tricks_there = personne n’y annonce de plis
partners_share_score_there = des partenaires y partagent un score
more_is_counted_there_than_tricks = on y compte autre chose que des plis
several_games_are_played_there_each = plusieurs parties s’y jouent, chacune à partir de zéro
sheets_of_cannot_be_audited = Pour {$title}, les feuilles ne peuvent pas être contrôlées : {$why}.
rules_with_score = les règles « {$title} » avec le score {$id}
rules_of = les règles « {$title} »
sheet_is_right_by = La feuille est juste selon {$by}.
by_2 = { $slips ->
    [one] {$slips} erreur
   *[other] {$slips} erreurs
} selon {$by} :
more_than_slips_by_first_deal = Plus de {$it} erreurs selon {$by}. Première donne forcément fausse : {$row}.
too_little_can_be_read_up = Jusqu’à la donne {$row}, on peut lire trop peu pour dire ce qui s’est passé, selon {$by}.
was_swapped_with_of = {$place} : {$says} a été échangé avec {$other} ({$with}).
nothing_written = rien
should_be = {$says} devrait être {$should}
should_be_because = {$says} devrait être {$should} : {$because}
slip_because = {$says} : {$because}
should_be_by_schedule = {$says} devrait être {$should} selon le programme
from_here_on_too_many = à partir d’ici, {$off} de trop
from_here_on_too_few = à partir d’ici, il manque {$off}
next_total_is_right_again = le total suivant est de nouveau juste
two_digits_are_swapped = deux chiffres sont intervertis
sign_is_wrong = le signe est faux
bonus_for_run_is_wrong = la prime de série est fausse
makes_sum_that_hook_forbids = {$says} donne une somme que la règle de la somme interdit
hook_forbids_these_bids = la règle de la somme interdit ces annonces
tricks_do_not_add_up = le compte des plis n’y est pas

## bidding

or_number_of_cards_dealt_to = {$most}, ou le nombre de cartes par joueur s’il est plus petit
number_of_cards_dealt_to_each = le nombre de cartes par joueur
taking_that_many_tricks_or_more = On la tient en faisant autant de plis ou plus.
bids_text = {$word} annonce {$bid}.
bid_is_number_of_tricks_from = Une annonce est un nombre de plis, au moins {$least}, au plus {$most}.
hook_in_every_deal = La dernière annonce ne peut pas porter la somme des annonces au nombre de cartes par joueur{ $lapses ->
    [true] , sauf si aucune autre n’est permise.
   *[false] {"."}
}
if_they_add_up_to_less = Si leur somme est inférieure à {$least}, le même donneur redonne.
hook_in_deals_of_or_more = Dans les donnes de { $least ->
    [one] {$least} carte
   *[other] {$least} cartes
} ou plus, la dernière annonce ne peut pas porter la somme des annonces au nombre de cartes par joueur{ $lapses ->
    [true] , sauf si aucune autre n’est permise.
   *[false] {"."}
}
last_bid_has_to_make_bids = La dernière annonce doit porter la somme des annonces au-delà du nombre de cartes par joueur, sauf si aucune ne le peut.
bids_may_add_up_to_any = La somme des annonces est libre.
bids_have_to_add_up_to = la somme des annonces doit dépasser {$cards}, le nombre de cartes distribuées
bids_would_add_up_to_number = la somme des annonces serait de {$cards}, le nombre de cartes distribuées
no_bid_meets_hook_so_it = aucune annonce ne respecte la règle de la somme, qui ne s’applique donc pas
bids_then_add_up_to_more = la somme des annonces est alors de {$sum}, plus que {$cards}, le nombre de cartes distribuées
bids_then_add_up_to_not = la somme des annonces est alors de {$sum}, et non de {$cards}, le nombre de cartes distribuées
it_is_only_bid_open = c’est la seule annonce permise
any_bid_from_to_is_open = toute annonce de {$start} à {$end} est permise
may_bid = {$who} peut annoncer {$bid} : {$why}.

## chances

chances_leave_out = Non comptées : les donnes supplémentaires non commencées, les donnes annulées et les décisions ultérieures de la table.
this_game_has_no_last_deal = Cette partie n’a pas de dernière donne : elle dure jusqu’à ce que les points ou les parties gagnées y mettent fin. Les chances ne se calculent que si le nombre de donnes est fixe.
chances_cannot_be_worked_out_with = Les chances ne se calculent pas avec ce que cette partie compte en plus des plis.
too_much_is_still_open_in = Trop de choses restent ouvertes dans cette partie pour calculer les chances.
first_place_alone = La première place sans partage
first_place_at_least_shared = La première place, au moins partagée,
first_place = La première place
is_certain_for = {$what} est assurée pour {$name}.
is_certain_for_can_gain_at = {$what} est assurée pour {$name} : {$rival}, {$behind}, peut gagner au plus {$most}.
is_out_of_reach_for_with = {$what} est hors de portée pour {$name} : {$behind}, avec au plus {$most} à gagner.
is_out_of_reach_for_nothing = {$what} est hors de portée pour {$name} : rien dans les donnes restantes n’y mène.
is_open_for_too_much_can = {$what} reste indécise pour {$name} : trop de choses sont possibles pour le calculer.
ahead_of = {$points} devant {$of}
level_with = à égalité avec {$of}
behind_text = {$points} derrière {$of}
tricks_text = {$many} plis
with_tricks = { $number ->
    [one] {$number} pli
   *[other] {$number} plis
}
first_place_is_out_of_reach = {$name} : la première place est hors de portée.
with_first_place_depends_on_others = {$name} : avec {$possible}, la première place dépend des autres.
first_place_is_certain_with_and = {$name} : la première place est assurée avec {$certain}, et sinon hors de portée.
first_place_is_certain_with_with = {$name} : la première place est assurée avec {$certain} ; avec {$possible}, elle dépend des autres.
first_place_is_certain_for = La première place est assurée pour {$certain}.
first_place_is_out_of_reach_2 = La première place est hors de portée pour {$out}.
line_heading = Un déroulement qui donne la première place à {$name}{ $alone ->
    [true] , sans partage :
   *[false]  :
}
first_alone = 1re seule
game_is_over = La partie est finie.
left_including_one_in_progress = Encore { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}, celle en cours comprise.
heading_total = total
is_it_possible = { $verdict ->
    [certain] assurée
    [possible] possible
    [impossible] impossible
   *[open] indécise
}
title_least = min.
title_greatest = max.
title_first = 1re

## clause

rule_text = Règle {$clause} : {$says} {$source}
for_players = Pour {$players} joueurs{ $bids ->
    [true] , chacun pour soi.
   *[false] {"."}
}
for_partners = Pour {$players} joueurs. Les joueurs face à face sont partenaires et partagent un score{ $bids ->
    [true]  ; leurs annonces s’additionnent, leurs plis aussi.
   *[false] {"."}
}
who_deals_and_then = Le premier donneur est tiré au sort. { $bidding ->
    [none] La donne et le jeu passent ensuite
    [auction] La donne passe ensuite
   *[numbers] La donne, les annonces et le jeu passent ensuite
} { $side ->
    [left] à gauche
   *[right] à droite
} ({ $turn ->
    [clockwise] sens des aiguilles d’une montre
   *[other] sens inverse des aiguilles d’une montre
}).
everyone_bids_once_in_turn_player = Chacun annonce une fois, à son tour ; le premier est le joueur { $side ->
    [left] à gauche
   *[right] à droite
} du donneur, le dernier est le donneur.
bid_is_final = Une annonce est définitive.
table_holds_auction_by_itself_and = La table tient elle-même les enchères ; seul le contrat est noté. Si tout le monde passe, on redonne.
player_on_dealer_s_speaks_first = Le joueur { $side ->
    [left] à gauche
   *[right] à droite
} du donneur parle en premier. Passer est définitif ; les enchères durent jusqu’à ce que tous aient passé. Si personne n’enchérit, on redonne.
player_with_exactly_three_aces_must = Un joueur qui a exactement trois as doit annoncer trou avant les enchères. Les autres disent pass-trou. Après un trou, seuls les autres peuvent enchérir, et seulement plus haut. Si personne ne le fait, le quatrième as désigne le partenaire, qui nomme l’atout et entame.
tricks_of_declaring_side_are_counted = Les plis du camp déclarant comptent pour le contrat.
every_card_is_played_so_tricks = Toutes les cartes sont jouées : la somme des plis d’une donne est le nombre de cartes par joueur.
there_is_no_fixed_penalty_for = Il n’y a pas de pénalité fixe pour une renonce, une maldonne ou une autre irrégularité. La table décide ; notez sa décision avec le motif.
everyone_plays_in_every_deal = Tout le monde joue à chaque donne.
with_players_dealer_sits_out_as = À {$dead} joueurs, le donneur fait le mort : ni cartes, ni annonce, ni plis, ni points dans cette donne.
tie_is_played_off = En cas d’égalité en tête, on joue une donne de plus.
match_of_games = Chaque partie part de zéro et dure jusqu’à ce qu’un camp atteigne {$points}. Le premier camp à en remporter {$games} gagne. Le classement suit les parties gagnées, puis la partie en cours.
match_of_games_that_end_high_or_low = Chaque partie part de zéro et dure jusqu’à ce qu’un camp atteigne {$points} ou tombe à {$least} ou moins. Le premier camp à en remporter {$games} gagne. Le classement suit les parties gagnées, puis la partie en cours.
game_ends_high = La partie se termine à la fin de la donne où quelqu’un atteint {$points}. { $lowest ->
    [true] Le plus petit total gagne.
   *[false] Le plus grand total gagne.
}
game_ends_high_or_low = La partie se termine à la fin de la donne où quelqu’un atteint {$points} ou tombe à {$least} ou moins. { $lowest ->
    [true] Le plus petit total gagne.
   *[false] Le plus grand total gagne.
}
game_ends_low = La partie se termine à la fin de la donne où quelqu’un tombe à {$least} ou moins. { $lowest ->
    [true] Le plus petit total gagne.
   *[false] Le plus grand total gagne.
}
game_ends_with_schedule = La partie se termine avec la dernière donne du programme. { $lowest ->
    [true] Le plus petit total gagne
   *[false] Le plus grand total gagne
}{ $ties ->
    [bids]  ; à égalité, la plus grande somme d’annonces tenues l’emporte.
    [shared]  ; à égalité, la place est partagée.
   *[open] {"."}
}
with_as_trump_points_of_deal = Quand l’atout est {$suit}, les points d’une donne sont doublés, pas les primes. Cela vaut pour un atout retourné ou tiré au sort, pas pour un cycle fixe.
no_trump_doubles_points_of_deal = Aucun atout ne double les points d’une donne. Une table peut le décider pour pique, primes à part, mais seulement si l’atout est retourné ou tiré au sort, pas dans un cycle fixe.
one_card_deals_do_not_count = Les donnes d’une carte ne comptent pas.
one_card_deal_ends_every_run = Une donne d’une carte met fin à toute série.
run_of_missed_deals_costs_as = Une série de donnes manquées coûte autant, et une nouvelle commence après l’une comme l’autre.
no_bonus_is_paid_for_run = Une série ne rapporte aucune prime.
no_bonus_unless_table_chooses = Une série ne rapporte aucune prime, sauf si la table en choisit une : {$schemes}.
winning_run_that_contains_bid_of = Une série gagnante contenant une annonce de 0 ne rapporte rien.
points_for_deals_in_row = {$points} pour { $deals ->
    [one] {$deals} donne tenue
   *[other] {$deals} donnes tenues
} de suite ({$id})
points_for_deals_like_players = {$points} pour autant de donnes tenues de suite qu’il y a de joueurs ({$id})
points_for_more_deals_than_players = {$points} pour { $more ->
    [one] {$more} donne
   *[other] {$more} donnes
} de plus qu’il y a de joueurs, tenues de suite ({$id})
total_of_exactly_0_after_last = Un total d’exactement 0 après la dernière donne du programme, primes comprises, gagne ; à plusieurs, la victoire est partagée.
total_of_0_does_not_win = Un total de 0 ne gagne pas, sauf si la table en décide ainsi.
no_zero_finish_with = La fin à zéro ne va pas avec {$refused}.
table_may_agree_to_play_one = Une table peut convenir de jouer les donnes d’une carte avec la carte sur le front : chacun voit toutes les cartes sauf la sienne.
one_card_deals_on_forehead = { $held ->
    [all] Toutes les donnes d’une carte
    [last] Les dernières donnes d’une carte, autant que de joueurs,
   *[first_and_last] Les premières et les dernières donnes d’une carte, chaque fois autant que de joueurs,
} se jouent carte sur le front : chacun voit toutes les cartes sauf la sienne.

## command_line

invalid_expected = Valeur {$value} invalide pour {$argument} : attendu {$valid}.{$near}
this_command = Cette commande
needs_text = {$command} demande {$arguments}.
expected_number_such_as_3_or = attendu : un nombre comme 3, ou {$words}
there_is_no_option_here = Il n’y a pas d’option {$typed} ici.{$near}
there_is_no_command = Il n’y a pas de commande {$typed}.{$near}
invalid = Valeur {$value} invalide pour {$argument} ; {$why}.
no_value = {$option} demande une valeur à sa suite.
no_value_taken = {$option} ne prend pas de valeur.
unexpected_word = Mot inattendu : {$typed}.
needs_one_of_these = {$command} demande l’un de ces arguments : {$valid}.
given_twice = On ne peut donner {$argument} qu’une fois.
cannot_be_given_together_with = {$one} ne va pas avec {$others}.
bad_command_line = Cette ligne de commande est incompréhensible.
not_utf8 = Un mot de cette ligne de commande n’est pas en UTF-8 valide.

## contracts

challenger = camp déclarant
opponent = camp adverse
opponent_of_made_contract = camp adverse d’un contrat tenu
all_tricks = {$who} : tous les plis
each_trick = chaque pli { $which ->
    [over] de plus
   *[short] de moins
} {$points}
each_trick_of_some = chaque pli { $which ->
    [over] de plus
   *[short] de moins
} {$points} (au plus {$most})
all_tricks_2 = tous les plis {$points}
each_opponent_then = chaque adversaire alors {$points}
each_opponent_of_won_one = chaque adversaire d’un contrat gagné {$points}
settled_with_each_of_others = réglé avec chacun des autres
each_loser_pays_one_winner = chaque perdant paie un gagnant
won_lost = {$id} : gagné {$won} ; perdu {$lost}
made_with = tenu avec { $took ->
    [one] {$took} pli
   *[other] {$took} plis
}
failed_with = manqué avec { $took ->
    [one] {$took} pli
   *[other] {$took} plis
}
short = { $took ->
    [one] {$took} pli
   *[other] {$took} plis
} de moins
by_3 = {$id} par {$by}, {$why} : {$sum}
points_for = Points pour {$bid}

## count_rule

nothing_besides_tricks = Rien en plus des plis.
nothing_besides_tricks_unless_table_chooses = Rien en plus des plis, sauf si la table le choisit : {$could}
nothing_if_bid_is_missed = Rien si l’annonce est manquée.
recorded_in_each_deal = Noté à chaque donne.
every_of_side_are_worth_rest = {$title} : chaque tranche de {$every} vaut {$points} à son camp, le reste est reporté.
each_2 = {$points} chacun
for_text = { $points ->
    [one] {$points} point
   *[other] {$points} points
} pour {$number}
at_most_in_deal = au plus {$most} par donne
no_more_than_player_has_tricks = pas plus que de plis faits
only_side_that_needs_or_more = Seul un camp à qui il manque {$by} ou plus pour finir les compte, et plus personne une fois que ses plis ont fini la partie.
carried_over = {$title} : {$had} + {$number} = {$all} : {$times} × {$points} = {$points_2}, report {$left}
bid_was_missed_0 = {$title} : {$number} : annonce manquée : 0
none_score_for_side_that_needs = rien pour un camp à qui il manque moins de { $by ->
    [one] {$by} point
   *[other] {$by} points
}
tricks_ended_game_before_them = les plis ont fini la partie avant
counted_so_far = Compté jusqu’ici : {$each}
follow_from_tricks_taken_and_are = {$id} : cela découle des plis et ne se note pas.
this_game = Cette partie
has_nothing_to_count_besides_tricks = Avec les choix de cette table, {$title} ne compte rien en plus des plis.
can_have_0_to_in_this = {$seat} peut avoir de 0 à {$most} {$id} dans cette donne.
that_would_make_in_this_deal = Cela ferait {$sum} {$id} dans cette donne, qui en a au plus {$most}.
two_numbers_are_given_for = Deux nombres sont donnés pour {$seat}.
of_are_already_recorded = Déjà noté pour {$seat}, {$id} : {$earlier}.
cannot_have_taken_count_of_is = {$seat} ne peut pas avoir fait {$tricks} : le compte de {$id} est {$number}, et chacun est un pli.
by_recorded_cards_of_cannot_be = D’après les cartes notées, {$seat} ne peut pas avoir {$number} pour {$id}. Le pli {$trick}, fait par {$taken_by}, le montre.
deal_is_over_are_recorded_before = La donne {$what} est finie : {$id} se note avant ses plis.
give_one_number_for_each_player = Donnez un nombre par joueur.
count_again = Recomptez.
choose = Choisissez {$known}.

## due

rules_and_game = {$rules}, partie {$id}
leader_is = entame : {$name}
bid_against_cards = annoncé : {$bid} pour { $cards ->
    [one] {$cards} pli
   *[other] {$cards} plis
}
listed_open = Permis : {$open}
extra_deal_text = Donne supplémentaire {$mark}
deal_of = Donne {$number} sur {$deals}
deal_4 = Donne {$number}
every_bid_0 = toutes les annonces à 0
bid_before_cards_are_dealt = annonces avant la distribution
held_on_forehead_nobody_looks_at = carte sur le front : personne ne voit la sienne
deal_is_dealt_by = donneur {$dealer}{ $dead ->
    [true] {" "}(fait le mort)
   *[false] {""}
}
trump_text = atout {$known}
turned_up_so_dealer_names_trump = {$card} retournée : le donneur nomme l’atout
trump_by_first_card = atout selon la première carte
trump_turned_up = atout retourné
trump_by_contract = atout par contrat
on_zero_finish_exactly_0_after = {$first} { $partners ->
    [true] gagnent
   *[false] gagne
} par une fin à zéro : exactement 0 après la dernière donne
with_to = {$first} { $partners ->
    [true] gagnent
   *[false] gagne
} par { $games ->
    [one] {$games} partie
   *[other] {$games} parties
} à {$lost}
with_ahead_of_equal_total_by = {$first} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, devant un total égal grâce à la somme des annonces tenues, {$successful_bids}
with_best_of_players_with_zero = {$first} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, le meilleur total des fins à zéro
with_2 = {$first} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}
with_lowest_total = {$first} { $partners ->
    [true] gagnent
   *[false] gagne
} avec {$total}, le plus petit total
share_win_on_zero_finish_exactly = {$first} partagent la victoire par une fin à zéro : exactement 0 après la dernière donne
share_win_with = {$first} partagent la victoire avec {$total}
bids_last_bid_so_far = {$next} annonce en dernier ; déjà annoncé : {$sum}.
to_bid_then = {$next} annonce, puis {$after}.
to_bid_then_bid_so_far = {$next} annonce, puis {$after}. Déjà annoncé : {$sum}.
standing_bid = Dernière enchère : {$contract}.
to_speak = À {$player} de parler.
contract_due_table_holds_auction = Contrat à noter : la table tient les enchères.
trump_due_score_depends_on_it = Atout à noter : le score en dépend.
trick_of_leads_then = Pli {$trick} sur {$of} : {$leader} entame, puis {$others}.
tricks_due = Plis à noter : {$who}.
tricks_due_count = Plis à noter : {$all}. Comptent : {$counted}.
bid_text = {$seat} (annonce {$bid})
tricks_due_2 = Plis à noter : {$bids}.
extra_deal_can_settle_it = Une donne supplémentaire peut trancher.
game_is_over_2 = La partie est finie : {$outcome}.
tricks_so_far = Plis jusqu’ici : {$tally}
bids_text_2 = Annonces : {$bids}
calls = Enchères : {$calls}
everyone_passed_same_dealer_deals_again = Tout le monde a passé : le même donneur redonne.
same_dealer_deals_again_bids_below = Le même donneur redonne : les annonces en dessous de {$least} ne comptent pas.
hook_did_not_apply_no_last = La règle de la somme ne jouait pas : aucune dernière annonce ne l’aurait respectée ({$rule}).
are_level_with_so_another_deal = Égalité à {$total} pour {$who} : une donne de plus est jouée. {$source}
no_bid_meets_hook_so_it_2 = Aucune annonce ne respecte la règle de la somme, qui ne joue donc pas ({$rule}).
barred_bids = Pas {$bid}{ $or_less ->
    [true] {" "}ou moins : {$why} ({$rule}).
   *[false]  : {$why} ({$rule}).
}
next_text = Ensuite : {$hint}
open_to_text = Permis ({$seat}) : {$join}

## entries

begun_text = début : {$title}
deal_5 = (donne {$deal})
taken_back = (annulé)
fixed_by_entry = (corrigé par l’entrée {$fix})
named_by_dealer = {$suit}, au choix du donneur
trump_text_2 = atout : {$suit}
turned_up = {$suit} retourné
turned_up_2 = {$card} retournée
player_bid = {$player} annonce {$number}
player_took = plis : {$player} {$number}
dealt_by_2 = donneur {$seat}
replaces = {$unwrap_or} remplace {$seat}
and_swap_seats = {$one} et {$other} échangent leurs places
thrown_in_same_dealer_deals_again = donne annulée ; le même donneur redonne
extra_deal_text_2 = donne supplémentaire : {$id}
called = titre « {$title} »
note_on_deal = note sur la donne {$deal} : « {$text} »
contract_text = contrat : {$who}
fixed_deal = donne {$fix} corrigée : {$changes}
took_back_entry = entrée {$of} annulée
brought_back_entry = entrée {$of} rétablie
note_2 = note : « {$text} »
against_rules = {$act}, contre les règles
nobody = personne
nothing_recorded_there = rien
in_place_of_entry = {$now}, au lieu de {$was} (entrée {$of})
called_2 = enchères : {$call_words}

## errors

player_in_seat = le joueur à la place {$seat}
is_not_rank_expected_2_to = `{$text}` n’est pas un rang ; attendu : 2 à 10, J, Q, K ou A
cannot_be_id_of_card_without = `{$text}` ne peut pas désigner une carte sans couleur ; attendu : deux lettres, comme Wi, qui ne soient pas rang et couleur
is_not_card_such_as_10h = `{$text}` n’est pas une carte comme 10h
is_not_step_of_schedule_expected = `{$text}` n’est pas une étape de programme ; attendu : {$what}
step_is = une étape est {$what}
is_not_number_of_cards_expected = `{$text}` n’est pas un nombre de cartes : attendu 1 à 52, top ou top-1{$text_2}
is_not_number_of_deals_expected = `{$text}` n’est pas un nombre de donnes : attendu 1 à 52, ou players{$text_2}
expected_1_to_99_deals_or = attendu : 1 à 99 donnes ou `players + 1`, et non `{$text}`
expected_or_before = attendu : `+` ou `-` avant `{$text}`
expected_number_bid_bid_took_off = attendu : un nombre, bid, bid², took, off, off² ou cards, et non `{$text}`{$text_2}
expected_multiple_of_or_0_1 = attendu : un multiple de ½ ou 0.1 jusqu’à {$it}, et non {$text}
expected_made_missed_over_under_or = attendu : made, missed, over, under, ou une comparaison comme `bid = 10`, `took >= bid` ou `off < 3`, et non `{$text}`{$text_2}
cannot_be_game_s_id_it = {$text} ne peut pas être l’identifiant d’une partie : il a jusqu’à 64 lettres sans accents, chiffres, tirets et tirets bas, et commence par une lettre ou un chiffre.
expected_time_in_rfc_3339_such = attendu : une heure RFC 3339, comme 2026-11-20T20:15:00Z
formula_has_1_to_200_characters = une formule a de 1 à 200 caractères ; `0` ne rapporte rien
expected_card_such_as_ah_10s = attendu : une carte comme Ah, 10s, Td ou A♥
expected_cards_such_as_kc_2h = attendu : des cartes comme "Kc 2h 10s"
expected_spades_hearts_diamonds_or_clubs = attendu : spades, hearts, diamonds ou clubs, une première lettre ou ♠ ♥ ♦ ♣{$suits}
expected_spades_hearts_diamonds_or_clubs_2 = attendu : spades, hearts, diamonds ou clubs, une première lettre, ♠ ♥ ♦ ♣ ou none{$suits}
expected_bid_such_as_suit_8 = attendu : une enchère comme suit-8:hearts ou piccolo
expected_pass_wait_join_trou_pass = attendu : pass, wait, join, trou, pass-trou, ou une enchère comme suit-8:hearts
expected_points_such_as_5_2 = attendu : des points comme 5, -2.5 ou ½
expected_number_such_as_3_or_2 = attendu : un nombre comme 3, ou un nom et un nombre comme Igor=3
expected_card_such_as_ah_10s_2 = attendu : une carte comme Ah, 10s ou A♥, ou un nom et une carte comme Igor=Ah
expected_name_and_points_such_as = attendu : un nom et des points comme Igor=-5 ou Ana=2.5
quote_is_not_closed = un guillemet n’est pas fermé
setting_is_key_value_such_as = Un réglage s’écrit KEY=VALUE, comme hook=off.
there_is_no_such_setting = Ce réglage n’existe pas.
that_setting_does_not_apply_to = Ce réglage ne s’applique pas à ces règles.
rules_file = le fichier de règles
that_text = Ce texte
could_be = {$text} pourrait être {$several}.
that_deal = cette donne

## hint

record_bids = noter les annonces
record_calls = noter les enchères
record_contract = noter le contrat
record_both = noter les deux
record_trump = noter l’atout
record_trump_if_you_like = noter l’atout, si vous voulez
record_tricks = noter les plis
record_trick = noter le pli
record_count_first_if_there_is = noter d’abord ce qui est compté
play_extra_deal = jouer une donne supplémentaire
record_table_s_ruling = noter la décision de la table
throw_deal_in = annuler la donne
let_somebody_take_over_seat_and = céder la place et son total
correct_dealer = corriger le donneur
correct_bid = corriger une annonce
correct_trick = corriger un pli
correct_contract = corriger le contrat
correct_trump = corriger l’atout
correct_count = corriger le compte
take_it_back = annuler
take_back_last_entry = annuler la dernière entrée
bring_it_back = rétablir
if_table_allowed_it_record_it = si la table l’a permis, noter quand même
skip_question = passer la question
remove_it_without_being_asked = supprimer sans confirmation
if_it_still_applies_record_it = si cela vaut encore, noter
see_what_is_due = voir ce qui est attendu
see_what_can_be_typed_here = voir ce qui peut se taper ici
see_score_sheet = voir la feuille
see_what_is_recorded = voir ce qui est noté
start_game = commencer une partie
use_this_score = prendre ce score
list_games = lister les parties
list_players = lister les joueurs
play_another = en jouer une autre
see_every_figure_of_player = voir tous les chiffres d’un joueur
see_where_figure_comes_from = voir d’où vient un chiffre
list_games_in_bin = lister la corbeille
continue_it = continuer
choose_game = choisir une partie
remove_game = supprimer la partie
restore_it = restaurer
restore_one = en restaurer une
import_it_on_another_machine = importer sur une autre machine
print_game_as_script = afficher la partie en script
ask_about_call = vérifier une enchère
list_them = voir la liste
show_one_of_them = en montrer une
see_rules = voir les règles
see_which_games_are_sound = voir quelles parties sont intactes
check_file = vérifier le fichier
list_commands = lister les commandes
see_how_it_is_used = voir l’emploi
read_one = en lire une
print_one_of_them = en afficher une
give_cards_dealt_and_number_of = indiquer les cartes distribuées et le nombre de joueurs
name_players = nommer les joueurs
give_number_of_players = indiquer le nombre de joueurs
name_partner = nommer le partenaire
give_trump = indiquer l’atout
give_tricks_taken = indiquer les plis faits
name_game = nommer une partie
choose_id = choisir un identifiant
choose_another_id = choisir un autre identifiant
choose_another_file = choisir un autre fichier
replace_what_is_there = remplacer ce qui est là
name_folder = nommer un dossier
let_phones_connect = connecter des téléphones
choose_another_port = choisir un autre port
choose_one_text = en choisir une
continue_text = continuer

## journal

is_longer_than_bytes_that_game = {$place} dépasse les {$most} octets qu’une partie peut avoir.
is_empty_game_was_never_started = {$place} est vide : la partie n’a jamais commencé.
was_written_by_later_version_of = {$place} vient d’un hoyle plus récent (format {$version}). Le fichier reste tel quel ; un hoyle plus récent peut le lire.
this_line_is_damaged_its_checksum = {$place}:{$line} : cette ligne est abîmée, sa somme de contrôle est fausse. Rien n’a changé.
it_is_longer_than_bytes = elle dépasse {$most} octets
expected_one_of_act_fix_undo = attendu : `act`, `fix`, `undo` ou `redo`
this_line_is_not_entry_of = {$place}:{$line} : cette ligne n’est pas une entrée de journal : {$why}.
this_is_not_valid_start = {$place}:1 : ce n’est pas un début de partie valide. {$error}
this_could_not_be_saved_it = Impossible à enregistrer : il faudrait plus de {$most} octets.
game_could_not_be_saved_with = La partie ne peut pas être enregistrée ainsi : elle dépasserait {$it} octets.
its_hoyle_is_not_1_or = Son `hoyle` n’est pas 1, ou son `seq` n’est pas 0.
its_id_is_invalid = Son identifiant est invalide.
its_rules_are_invalid = Ses règles sont invalides. {$fault}
its_rules_are_not_for_that = Ses règles ne sont pas pour ce nombre de joueurs.
its_dealer_is_not_one_of = Son donneur n’est pas à la table.
its_columns_do_not_name_each = Ses colonnes ne nomment pas chaque joueur une fois.
this_should_be_entry_but_it = ce devrait être l’entrée {$expected}, et c’est l’entrée {$found}.
this_entry_is_against_game_s = cette entrée est contre les règles de la partie.
this_entry_makes_correction_that_is = cette entrée fait une correction impossible.
this_entry_lists_wrong_acts_as = cette entrée liste à tort ce qui est permis contre les règles.
this_entry_leaves_out_part_of = cette entrée omet une partie de ce qu’elle note.
totals_recorded_here_are_not_those = les totaux notés ici ne sont pas ceux que donnent les règles.
entry_is_not_one_that_could = l’entrée {$of} n’est pas celle qui pouvait être annulée ici.
entry_is_not_one_that_could_2 = l’entrée {$of} n’est pas celle qui pouvait être rétablie ici.
entry_records_nothing_that_can_be = L’entrée {$of} ne note rien à corriger.
entry_of_deal_could_not_have = L’entrée {$of} de la donne {$what} n’aurait alors pas été possible.
this_game_has_been_corrected_so = Cette partie a été corrigée si souvent que son journal serait trop long à lire. Affichez-la en script et rejouez celui-ci comme nouvelle partie.
is_given_two_numbers = Deux nombres sont donnés pour {$seat}.
nothing_is_recorded_for_yet_so = Rien n’est encore noté pour {$what} : il n’y a rien à corriger.
no_bid_by_is_recorded_for = Aucune annonce n’est notée pour {$seat} dans {$what}.
fewer_bids_than_that_are_recorded = Il y a moins d’annonces que cela dans {$what}.
no_tricks_of_are_recorded_for = Aucun pli n’est noté pour {$seat} dans {$what}.
tricks_of_are_not_recorded_yet = Les plis de {$what} ne sont pas encore notés.
neither_calls_nor_contract_are_recorded = Ni enchères ni contrat ne sont notés dans {$what}.
cards_recorded_for_show_who_took = Les cartes notées pour {$what} montrent qui a fait chaque pli.
no_trick_of_is_recorded_card = Aucun pli de {$what} n’est noté carte par carte.
trick_of_is_not_recorded_last = Le pli {$trick} de {$what} n’est pas noté ; le dernier noté est le pli {$recorded}.
whose_call_each_was_in_depends = Dans {$what}, l’auteur de chaque enchère dépend du donneur : donnez d’abord le contrat.
as_dealer_would_have_sat_out = En donnant, {$seat} n’aurait pas joué {$what}, mais y a des nombres notés.
would_have_to_bid_before_players = {$seat} devrait annoncer avant des joueurs dont les annonces sont déjà notées pour {$what}. Notez d’abord les autres annonces, ou annulez des entrées.
is_dealer_of_already = C’est déjà {$seat} qui donne dans {$what}.
deal_entry_is_against = † Donne {$what}, entrée {$of} ({$act}), contre {$rule} : {$because}
no_rank_changes = Le classement ne change pas.
ranks = Rangs : {$changes}.
legal_again = L’entrée {$entry} est désormais permise.
unchanged = Rien n’a changé : c’est déjà noté ainsi.
no_points_change = Les points ne changent pas.

## live

language_name = Français
language_label = Langue
live_title = La table
no_game_on_page = Il n’y a pas encore de partie. Cette page la montrera dès son début.
page_offline = Déconnecté. Nouvel essai…
players_title = Joueurs
to_record = À noter
pages_title = Pages
reload_link = Recharger
log_title = Journal
back_to_table = Retour à la table
new_game_title = Nouvelle partie
rules_label = Règles
player_label = Joueur {$place}
dealer_is_drawn = Dans l’ordre de la table. Le premier donneur est tiré au sort.
start_button = Commencer
rematch_button = Revanche
record_button = Noter
undo_button = Annuler
redo_button = Rétablir
recorded_last = Dernière : {$entry}
other_title = Autre chose
other_label = Une commande de hoyle, comme redeal, note ou swap
correct_title = Corriger cette donne
preview_title = Ce qui changerait
correct_button = Noter la correction
dealer_is = {$name} donne
trump_label = Atout :
open_bids = Annonces permises
deals_mark = donne
leads_mark = entame
sits_out_mark = ne joue pas
bid_of = annonce {$bid}
in_the_lead = En tête :
of_in_row = {$deals} sur {$of} de suite { $made ->
    [true] tenues
   *[false] manquées
}
tricks_legend = Plis du camp déclarant
open_a_deal_on_sheet = Ouvrez une donne pour voir d’où viennent ses points{ $may_fix ->
    [true] , ou pour la corriger
   *[false] {""}
}.
page_is_about_its_game = La page concerne la partie qu’elle montre : omettez les options qui en nomment une autre.
page_is_of_other_game = Rien de noté : une autre partie est montrée ici maintenant.
press_again = appuyez encore
serve_in_the_open = HTTP en clair : qui écoute sur ce réseau peut lire les pages et leurs liens.
page_starts_built_in = Une page ne commence de parties qu’avec des règles intégrées.
page_only_records = Une page n’accepte que ce qui note quelque chose.
is_not_address_of_this_machine = {$text} n’est pas une adresse réseau de cette machine ; elle a : { $own ->
    [none] aucune
   *[other] {$own}
}.
several_addresses = Cette machine a plusieurs adresses : {$own}.
no_network = Cette machine n’est dans aucun réseau. Son propre navigateur s’en passe.
cannot_listen = Écoute impossible sur {$at} : {$error}. Cette table est peut-être déjà servie.

## offers

highest_deal_at_most_with_players = la plus grande donne, au plus {$high} à {$few} joueurs et {$low} à {$many}
highest_deal_text = la plus grande donne
length_of_run_for_promotion_also = longueur d’une série pour la prime {$id} ; la met aussi en vigueur
bonus_for_run_in_also_turns = prime d’une série selon {$id} ; la met aussi en vigueur
points_for_bid_made_before_its = les points d’une annonce tenue, avant ses plis
whether_deal_with_spades_as_trump = si une donne à pique compte double
which_runs_of_deals_pay_bonus = quelles séries de donnes rapportent une prime
whether_winning_run_with_bid_of = si une série gagnante contenant une annonce de 0 ne rapporte rien ; demande une prime en vigueur
whether_total_of_exactly_0_after = si un total d’exactement 0 après la dernière donne gagne
which_one_card_deals_are_held = quelles donnes d’une carte se jouent carte sur le front, chacun voyant toutes les cartes sauf la sienne
by_how_many_cards_deals_rise = de combien de cartes les donnes montent et descendent, comptées depuis la plus petite
whether_hook_applies_or_smallest_deal = si la règle de la somme s’applique, ou à partir de quelle donne
points_that_end_game = les points qui mettent fin à la partie
order_of_trumps_between_equal_bids = l’ordre des atouts entre enchères égales
whether_solo_is_paid_for_every = si un solo est payé pour chaque pli au-delà de l’objectif, ou seulement pour ceux de la liste
what_trou_pays_for_all_thirteen = ce que rapporte un trou pour les treize plis
whether_match_adds_up_deals_won = si un match additionne les donnes gagnées, ou les plis, et finit alors à {$end}
whether_match_adds_up_deals_won_2 = si un match additionne les donnes gagnées, ou les plis
other_scores = En vigueur ; {$scores} scores au choix.
choices_title = Ce qu’une table peut choisir

## outcome

sheet_marks_deal_with = {$waived} La feuille marque la donne d’un †.
took_back = Annulé : {$entry_text}.
brought_back = Rétabli : {$entry_text}.
these_tricks_are_already_recorded_card = Ces plis sont déjà notés carte par carte. Pour la donne suivante, notez d’abord son atout ou ses annonces.
points_count_when_deal_ends = Les points comptent à la fin de la donne.
totals_text = Totaux : {$totals}.
tricks_text_2 = Plis : {$tally}.
points_of_bonus = prime {$points}
points_of_ruling = décision {$points}
games_won = Parties gagnées : {$games}.
points_text = Points : {$each}.
journal_text = Journal
game_is = Partie {$id} : {$about}
nothing_to_undo_nothing_has_been = Il n’y a rien à annuler.
nothing_to_redo_last_entry_was = Rien à rétablir : la dernière entrée n’annulait rien.
deal_6 = la donne {$what}
columns_have_to_name_each_of = Les colonnes doivent nommer une fois chaque joueur : {$names}.
recorded_by_others = Noté par d’autres :
game_no_longer_ends_with_entry = la partie {$what} ne finit plus par l’entrée {$last}.
game_has_no_entry_yet = la partie {$what} n’a pas encore d’entrée {$last}.
somebody_else_recorded_something_first = quelqu’un d’autre a noté quelque chose avant.
latest_is = Dernière : {$at}
if_yours_still_applies_record_it = Si la vôtre vaut encore, notez-la de nouveau.
nothing_recorded_text = Rien de noté : {$why}
was_replaced_by_another_game_or = {$what} : une autre partie ou une copie plus ancienne a pris la place : {$entries}.
before_these = { $earlier ->
    [one] {$earlier} entrée
   *[other] {$earlier} entrées
} avant celles-ci.
entry_text = entrée {$seq}, {$now} : {$text}.
just_now = à l’instant
ago_text = il y a { $seconds ->
    [one] {$seconds} seconde
   *[other] {$seconds} secondes
}
ago_text_2 = il y a { $seconds ->
    [one] {$seconds} minute
   *[other] {$seconds} minutes
}
with_this_correction = Avec cette correction : {$because}
more_would_be_against_rules = { $more ->
    [one] {$more} entrée de plus serait
   *[other] {$more} entrées de plus seraient
} contre les règles.
entry_would_be_impossible = L’entrée {$of} serait impossible : {$because}
give_tricks_with_contract = Donnez les plis avec le contrat.
correct_that_first_or_undo_entries = Corrigez cela d’abord, ou annulez des entrées.
was_drawn_to_deal_first = Premier donneur, par tirage au sort : {$dealer}.
did_table_allow_it = {$join} La table l’a-t-elle permis ?
left_as_recorded = Laissé tel que noté.

## pack

players = {$players} joueurs, {$cards}
ace_is_high = L’as est la plus forte carte.
of_two_equal_cards_first_takes = De deux cartes égales, la première fait le pli.
of_two_equal_cards_second_takes = De deux cartes égales, la seconde fait le pli.
full_pack_of_52 = le jeu complet de 52 cartes
cards_to_ace = { $double ->
    [true] deux jeux,{" "}
   *[false] {""}
}{$size} cartes, du {$lowest} à l’as
cards_which_rank_from_highest_down = { $double ->
    [true] deux jeux,{" "}
   *[false] {""}
}{$size} cartes, de la plus forte à la plus faible : {$ranks}
jokers_of_kind = {$number} × {$title} ({$id})
# drops: $vowel
a_joker = {$title}
with_3 = {$cards}, avec {$jokers}
there_is_no_trump = il n’y a pas d’atout
no_trump_if_turned_up = Si c’est la carte {$joker}, il n’y a pas d’atout.
dealer_names_suit_if_turned_up = Si c’est la carte {$joker}, le donneur nomme la couleur.
dealer_names_suit_or_none_if_turned_up = Si c’est la carte {$joker}, le donneur nomme la couleur, ou sans atout.
is_in_no_pack_of_these = {$card} n’est dans aucun jeu de ces règles : attendu, une carte comme Ah, 10s, Td ou A♥{ $has_jokers ->
    [true]  ; ou {$jokers}.
   *[false] {"."}
}
no_such_turned = {$card} n’est ni une couleur ni une carte de ces règles : attendu, une couleur comme pique, ou la carte retournée, comme Ah.
takes_trick_first_if_there_are = La carte {$title} fait le pli, la première s’il y en a plusieurs ; si elle est entamée, on peut fournir n’importe quelle carte.
takes_no_trick_unless_nothing_else = La carte {$title} ne fait le pli que s’il n’y a rien d’autre, et c’est alors la première ; si elle est entamée, la carte suivante d’une autre sorte fixe la couleur, si elle en a une.
what_does_in_trick_is_left = Ce que fait {$title} dans un pli est au choix de la table.
the = {$title}
it_takes_trick_from = Elle prend le pli à {$captured}.
if_several_are_on_trick_first = Si plusieurs sont dans un pli, la première de celles-ci le prend : {$always}.
they_may_be_played_to_any = On peut les jouer à n’importe quel pli.
are_always_trump = {$suit} est toujours atout.
there_is_no_trump_2 = Il n’y a pas d’atout.
no_trump = sans atout
trumps_follow_fixed_cycle_from_first = Les atouts suivent un cycle fixe dès la première donne : {$cycle}.
trump_suit_is_drawn_for_each = Une couleur d’atout est tirée au sort pour chaque donne.
suit_of_first_card_led_is = La couleur de la première carte jouée est l’atout.
contract_names_trump_or_no_trump = Le contrat nomme l’atout, ou le sans atout.
card_is_turned_up_on_talon = La {$players} carte est retournée sur le talon ; sa couleur est l’atout de toute la donne.
after_each_trick_winner_takes_card = Après chaque pli, le gagnant prend la carte visible du talon et le perdant celle du dessous, jusqu’à épuisement ; puis on joue les cartes en main.
trump_may_be_led_only_once = On ne peut entamer à l’atout qu’une fois qu’un atout a été joué, ou d’une main qui n’a que des atouts.
dealers_neighbour_leads_first = La première entame est au joueur { $side ->
    [left] à gauche
   *[right] à droite
} du donneur{ $auction ->
    [true] , sauf indication contraire du contrat ;
   *[false]  ;
} qui fait un pli entame le suivant.
highest_bidder_leads_first = La première entame est à la plus haute annonce, à la première s’il y en a plusieurs{ $auction ->
    [true] , sauf indication contraire du contrat ;
   *[false]  ;
} qui fait un pli entame le suivant.
suit_led_must_be_followed = Il faut fournir la couleur entamée{ $must_beat ->
    [true] , avec une carte qui prend le pli si possible, ou n’importe quelle carte de la couleur si le pli est coupé ;
   *[false]  ;
} {$without}
without_suit_beat_or_play_lower_trump = qui n’en a pas doit prendre le pli avec un atout si possible, sinon jouer un atout plus faible, et à défaut peut jouer n’importe quelle carte.
without_suit_beat_with_trump = qui n’en a pas doit prendre le pli avec un atout si possible, et sinon peut jouer n’importe quelle carte.
without_suit_trump = qui n’en a pas doit couper si possible, et sinon peut jouer n’importe quelle carte.
without_suit_any_card = qui n’en a pas peut jouer n’importe quelle carte.
highest_trump_takes_trick = Le plus fort atout fait le pli, sinon la plus forte carte de la couleur entamée.
is_only_trump_played = {$sign} est le seul atout joué
is_its_highest_trump = {$sign} en est le plus fort atout{ $equals ->
    [first] , le premier des égaux
    [last] , le dernier des égaux
   *[none] {""}
}
no_trump_was_played = aucun atout n’a été joué
and_is_card_of_suit_led = {$why}, et {$sign} est la { $which ->
    [only] seule
   *[highest] plus forte
} carte de la couleur entamée, {$led}{ $equals ->
    [first] , la première des égales
    [last] , la dernière des égales
   *[none] {""}
}
captures = {$sign} prend {$captured}
nothing_on_it_takes_trick_and = aucune de ses cartes ne fait de pli, et {$sign} a été jouée en premier
is_first_played = {$sign} est la première carte {$title} jouée
nothing_on_it_is_above = rien n’y dépasse la carte {$title}

## people

last_played = dernière
also_written = écrit aussi
it_cannot_be_read = Illisible : {$why}.
its_names_go_round_in_circle = Ses noms tournent en rond, en commençant par {$name}.
nobody_called_took_part_in_any = Aucun joueur nommé {$name} n’a participé à une partie.{$near}
both_names_are_s_already = Les deux noms sont déjà à {$player}.
and_played_together_in_game_so = {$one} et {$other} ont joué ensemble dans la partie {$what} : ce sont deux joueurs.
is_not_merged_with_another_player = Aucun autre nom n’est réuni à {$name}.
there_is_no_game = Il n’y a pas de partie {$id}.
took_no_part_in_game = {$name} n’a pas participé à la partie {$what}.
give_both_games_and_player_s = Donnez les parties et le nom qu’elles portent ; ou ni l’un ni l’autre, pour défaire une réunion.
and_are_two_players_again = {$name} et {$into} sont de nouveau deux joueurs.
is_again_in = {$to} redevient {$name} dans {$games}.
is_in_every_game = {$name} est {$into} dans toutes les parties.
is_in = {$was} est {$name} dans {$games}.
expected_all_last_or_pot_such = attendu : all, last, ou une cagnotte comme pot:50,30,20
shares_of_pot_add_up_to = les parts d’une cagnotte font 100 pour cent, et non {$sum}
expected_amount_such_as_0_10 = attendu : un montant comme 0.10, jusqu’à 1000
pot_has_for_give_at_most = La cagnotte a { $shares ->
    [one] {$shares} part
   *[other] {$shares} parts
} pour { $places ->
    [one] {$places} place
   *[other] {$places} places
} : donnez-en au plus autant.
that_comes_to_more_money_than = Cela fait plus d’argent qu’on n’en peut compter.
each_pays_each_difference = Chacun paie à chacun la différence.
last_pays_each_of_others_difference = La dernière place paie la différence à chacun des autres.
each_pays_what_they_are_behind = Chacun met dans la cagnotte son retard sur la première place ; partage : {$shares}.
point = { $games ->
    [one] {$games} partie
   *[other] {$games} parties
}, {$rate} {$currency} le point. {$how}
among_more_than_people_fewest_payments = Au-delà de {$it} personnes, on ne cherche pas le plus petit nombre de paiements : il y en a au plus un de moins que de personnes.
pays = {$from} paie à {$to} {$amount} {$currency}.
nobody_pays = Personne ne doit rien.
settled_early = La partie {$game} n’est pas finie : elle est réglée en l’état.
bad_currency = attendu : une monnaie de 1 à 8 caractères visibles, comme EUR ou €
games_named = { $number ->
    [one] partie
   *[other] parties
} {$games}

## play

hand_leads_no_have_been_played = La main entame, aucun {$trump} n’a été joué, et elle a d’autres cartes.
hand_leads_so_any_card_may = La main entame : on peut jouer n’importe quelle carte.
were_led_and_hand_has_some = {$led} a été entamé, et la main en a.
were_led_and_hand_can_beat = {$led} a été entamé, et la main en a qui dépassent {$above}.
hand_has_no_and_must_trump = La main n’a pas de {$led} et doit couper à {$suit}.
hand_must_trump_and_beat = La main n’a pas de {$led} et doit couper à {$suit} en dépassant {$above}.
hand_has_no_any_card_may = La main n’a pas de {$led} : on peut jouer n’importe quelle carte.
hand_has_neither = La main n’a ni {$led} ni {$trump} pour couper : on peut jouer n’importe quelle carte.
player_led = {$player} entame {$card}
takes_it = Pli pour {$winner} : {$why}.
trick = Pli {$number} : {$laid}. {$taken}
is_not_in_pack_its_cards = {$card} n’est pas dans le jeu : ses {$size} cartes vont de {$lowest} à A.
is_not_in_pack = {$card} n’est pas dans le jeu : {$pack}.
all_of_pack_have_been_played = Les {$number} {$card} du jeu ont toutes été jouées ou retournées.
what_does_in_trick_is_left_2 = Ce que fait {$card} dans un pli est au choix de la table : un tel pli ne se note pas par ses cartes.
may_not_be_played_hand_can = {$card} ne peut pas être jouée : la main a de quoi dépasser {$above}.
is_given_twice = {$card} est donnée deux fois.
was_already_played_in_this_deal = {$card} a déjà été jouée dans cette donne : par {$by}, au pli {$trick}.
is_card_turned_up_on_table = {$card} est la carte retournée sur la table : personne ne l’a en main.
would_be_last_of_but_one = {$card} serait la dernière des {$card_2}, mais l’une d’elles est visible sur la table.
is_not_in_that_hand_all = {$card} n’est pas dans cette main : toutes les autres {$card_2} sont connues, c’est donc la carte retournée que {$taker} a prise.
is_not_in_that_hand_took = {$card} n’est pas dans cette main : {$by} l’a prise au talon après le pli {$trick}.
no_card_is_turned_up_after = Aucune carte n’est retournée après ce pli, donc pas {$card}.
was_turned_up_after_trick_not = {$card} a été retournée après le pli {$trick}, pas comme atout.
leads_to_first_trick_not = C’est à {$due} d’entamer le premier pli, pas à {$seat}.
took_trick_and_leads_not = {$due} a fait le pli {$won} : c’est à {$due} d’entamer, pas à {$seat}.
was_next_to_play_not = C’était à {$due} de jouer, pas à {$seat}.
given_but_trick_in_this_deal = Il y a {$given}, mais un pli de cette donne en a {$players} : une par joueur.
this_depends_on_trump_which_is = Cela dépend de l’atout, qui n’est pas noté.
deal_has_and_all_of_them = La donne {$what} a { $tricks ->
    [one] {$tricks} pli, déjà noté
   *[other] {$tricks} plis, tous déjà notés
}.
is_not_in_that_hand = {$card} n’est pas dans cette main.
may_not_be_played_were_led = {$card} ne peut pas être jouée : {$led} a été entamé, et la main en a{ $number ->
    [one] {" "}une
   *[other] {" "}plusieurs
}.
may_not_be_led_no_have = {$card} ne peut pas être entamée : aucun {$card_2} n’a été joué, et la main a d’autres cartes.
may_not_be_played_hand_has = {$card} ne peut pas être jouée : la main n’a pas la couleur entamée et doit couper à {$suit}.
cards_that_may_be_turned_up = cartes qui peuvent être retournées
that_beat = {$suit} dépassant {$above}
on_trick_were_led_and_played = au pli {$trick}, {$led} a été entamé, et {$who} a joué {$card}
on_trick_led_before_any_were = au pli {$trick}, {$who} a entamé {$card}, avant tout {$led}
on_trick_played_which_was_in = au pli {$trick}, {$who} a joué {$card}, qui était alors en main
had_taken_from_talon_after_trick = {$who} a pris {$card} au talon après le pli {$trick}, et l’a encore
unseen_cards_of_other_suits_are = les cartes non vues des autres couleurs ne suffisent pas à remplir cette main ({$who}), qui avait donc du {$lacking}
revoke_by_is_proven = Renonce prouvée ({$who}) : {$wrong} ; {$shown}.
at_least_one_of_these_was = Au moins une de ces cartes était une renonce, mais rien ne prouve laquelle : {$plays}.
join_by_was_false_call_was = Faux soutien ({$who}) : la demande était à {$suit}, et la main n’avait pas de {$suit}.
hand_did_not_have_exactly_three = la main n’avait pas exactement trois as
hand_had_exactly_three_aces = la main avait exactement trois as
partner_of_did_not_have_fourth = {$who}, jouant avec {$by}, n’avait pas le quatrième as ; le contrat est peut-être mal noté
played = {$seat} a joué {$own}
by_was_false = { $said ->
    [partner] Faux partenaire
   *[other] Faux {$said}
} ({$who}) : {$shown}. {$aces}.
it_names_no_penalty_so_table = {$rule} Elle ne prévoit pas de pénalité : la table décide.
no = pas de {$cards}
has = {$who} n’a {$lasting}
had_at_trick = au pli {$trick}, {$who} n’avait {$without}
shown = Vu{ $doubted ->
    [true] , sauf renonce : {$shown}.
   *[false]  : {$shown}.
}
proven_by_trick = {$proof} Prouvé par le pli {$proven_by}.
legal = {$play} : permis.
not_proven_either_way = {$play} : rien de prouvé.
proven_by_trick_2 = Prouvé par le pli {$trick}.
all_tricks_3 = tous les plis
of_tricks = { $tricks ->
    [one] {$tricks} pli
   *[other] {$tricks} plis
} sur {$trick_count}
every_play_was_legal = tout est joué selon les règles
no_revoke_is_proven = aucune renonce n’est prouvée
at_least_but_it_is_not = au moins { $more ->
    [one] {$more} renonce
   *[other] {$more} renonces
}, mais rien ne prouve laquelle
proven = { $revokes ->
    [one] {$revokes} renonce prouvée
   *[other] {$revokes} renonces prouvées
}
proven_and_at_least_more_but = { $revokes ->
    [one] {$revokes} renonce prouvée
   *[other] {$revokes} renonces prouvées
}, et au moins {$more} de plus, mais rien ne prouve lesquelles
cards_that_nobody_saw_could_show = les cartes que personne n’a vues pourraient montrer plus
unrecorded_cards_could_show_more = des cartes non notées pourraient montrer plus
from_cards_of = D’après les cartes de {$tricks} : {$judged}.

## players

nobody_at_this_table_is_called = Personne à cette table ne s’appelle {$name}.{$near}
at_table = À la table : {$names}.
nobody_is_called = Personne ne s’appelle {$text}.
could_be_type_more_of_name = {$text} pourrait être {$several} : tapez-en plus.
give_each_player_different_name = Donnez à chacun un nom différent.
name_has_1_to_visible_characters = Un nom a de 1 à {$it} caractères visibles.
two_players_are_called = Deux joueurs s’appellent {$first}.
and_are_same_name_case_unicode = {$first} et {$second} sont le même nom : la casse, la forme Unicode et les caractères invisibles ne comptent pas.
name_needs_at_least_one_visible = Un nom demande au moins un caractère visible.
is_too_long_for_name = {$shown} est trop long pour un nom.
it_contains_invisible = il contient U+{$code}, un caractère de contrôle ou invisible
commas_separate_names_in_list = les virgules séparent les noms d’une liste
leading_hyphen_marks_option = un tiret au début marque une option
cannot_be_name = {$shown} ne peut pas être un nom : {$why}.
deal_has_begun_too_late_to = La donne {$what} a commencé : trop tard pour changer son donneur, qui fixe l’ordre des annonces.
already_deals_this_deal = C’est déjà {$seat} qui donne dans cette donne.
deal_has_begun_and_seats_only = La donne {$what} a commencé, et les places ne changent qu’entre deux donnes.
seat_of_cannot_stay_empty_this = La place où joue {$who} ne peut pas rester vide : cette partie est pour {$players}.
seats_have_already_changed_times_most = Les places ont déjà changé {$it} fois, le plus possible.
is_already_at_table = {$seat} est déjà à la table.
that_is_not_name = Ce n’est pas un nom.
partners_sit_opposite_each_other_so = Les partenaires sont face à face : eux seuls peuvent échanger leurs places.
only_two_different_players_can_swap = Seuls deux joueurs différents peuvent échanger leurs places.
from_this_deal_on_replaces = À partir de cette donne, {$now} remplace {$was}.
from_this_deal_on_and_have = À partir de cette donne, {$one} et {$other} ont échangé leurs places.
revoke_text = une renonce
misdeal = une maldonne
another_incident = un autre incident
table_rules_on = décision de la table sur {$incident} : « {$reason} »
table_rules_without_points = décision de la table sur {$incident} : « {$reason} », sans points
counted_when_deal_ends = compté à la fin de la donne
this_game_already_has_notes_most = Cette partie a déjà {$it} notes, le plus possible.
needs_at_least_one_visible_character = { $what ->
    [note] Une note
    [title] Un titre
    [reason] Un motif
   *[other] Un texte
} demande au moins un caractère visible.
that_is_too_long_at_most = { $what ->
    [note] Cette note est trop longue
    [title] Ce titre est trop long
    [reason] Ce motif est trop long
   *[other] Ce texte est trop long
} : au plus {$longest} caractères.
text_cannot_contain_invisible = { $what ->
    [note] Une note
    [title] Un titre
    [reason] Un motif
   *[other] Un texte
} ne peut pas contenir U+{$code}, un caractère de contrôle ou invisible.
ruling_needs_reason = Une décision demande un motif.
this_game_already_has_rulings_most = Cette partie a déjà {$it} décisions, le plus possible.
points_are_given_twice_for = Des points sont donnés deux fois pour {$seat}.
ruling_gives_or_takes_to_points = Une décision donne ou retire de ½ à {$it} points. Sans points, omettez-les.
points_are_whole_or_have_half = Les points sont entiers ou finissent par un demi : 5, -2.5, ½.
points_are_whole_or_have_one = Les points sont entiers ou ont une décimale : 5, -2.5.
nobody_sits_there = Personne n’est assis là.
other_name = Donnez un autre nom à ce joueur.
promotion_too = Mettez aussi une prime en vigueur.
some_named = Certains nombres ont un nom, d’autres non : nommez-les tous, ou aucun.
trick_number_first = Donnez le numéro du pli avant ses cartes.

## prompt

games_text = Jeux : {$it}.
game_is_over_no_number_is = La partie est finie : aucun nombre n’est attendu.
expected_not_number = Attendu : { $expected ->
    [call] une enchère
    [contract] le contrat
   *[trump] l’atout
}, pas un nombre.
could_be_put_spaces_between_numbers = {$word} pourrait être {$ways} : séparez les nombres par des espaces.
is_not_command = {$word} n’est pas une commande{ $due ->
    [bid] {" "}ni une annonce.
    [call] {" "}ni une enchère.
    [contract] , ni une enchère et ses joueurs.
    [partner] , ni un partenaire et une couleur.
    [trump] {" "}ni une couleur.
    [tricks] , ni des plis ou des cartes.
    [no_game] , et aucune partie n’est ouverte ici.
   *[nothing] {"."}
}
trump_is_recorded = L’atout est noté : {$known}.
contract_names_trump = Le contrat nomme l’atout.
trump_of_this_deal_is_set = L’atout de cette donne est fixé : {$known}.
no_suit_is_needed_here = Aucune couleur n’est attendue ici.
standings_text = Classement : {$totals}.
rematch = {$number}  Revanche : {$players}
offered_game = {$number}  Continuer {$id} : {$game}
offered_new = {$number}  Nouvelle partie
players_2 = {$number}  {$id} : {$title}, {$player_counts} joueurs
who_plays_name_players_in_turn = Qui joue à {$title} ? Nommez {$player_counts} joueurs, dans l’ordre de la table.
cannot_be_read = {$word} est illisible : {$expected}.
which_next = Et maintenant ? Tapez un numéro.
which_next_or = Et maintenant ? Tapez un numéro, ou Enter pour { $back ->
    [true] revenir
   *[false] quitter
}.
who_deals = Qui donne en premier ? Tapez un nom, ou Enter pour tirer au sort.
which_game = Quel jeu ? Tapez son numéro ou son nom, ou q pour quitter.
game_and_players = Nommez un jeu, puis les joueurs dans l’ordre de la table.
partner_and_trump = NOM COULEUR
turned_with_trick = Une carte du talon n’est retournée qu’après un pli.
one_folder = Un seul dossier de parties est ouvert ici. Pour un autre, quittez et recommencez avec lui.

## refusal

is_for_players_not = {$title} est pour {$seated} joueurs, pas pour {$given}.
cannot_bid = {$player} ne peut pas annoncer { $size ->
    [negative] moins de 0 pli.
    [huge] autant : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
   *[number] {$number} : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
}
bids_go_from_to = {$player} ne peut pas annoncer {$bid} : les annonces vont de {$start} à {$end}.
may_not_bid = {$seat} ne peut pas annoncer {$bid} : {$over}.
two_bids_are_given_for = Deux annonces sont données pour {$seat}.
has_already_bid_in_this_deal = {$seat} a déjà annoncé {$earlier} dans cette donne, et une annonce est définitive.
bids_next_not = C’est à {$due} d’annoncer, pas à {$seat}.
too_many_bids_players_bid_in = Trop d’annonces : {$players} joueurs annoncent dans cette donne.
too_many_bids_only_had_yet = Trop d’annonces : il n’en manquait plus que {$had_bid}.
nobody_is_left_to_bid_all = Il ne reste personne pour annoncer : les {$players} joueurs l’ont fait.
bidding_is_not_over_bids_next = Les annonces ne sont pas terminées : c’est à {$due} d’annoncer.
nobody_bids_in_this_deal_every = Personne n’annonce dans cette donne : toutes les annonces sont à 0.
no_numbers_given = Aucun nombre donné.
deals_and_sits_this_deal_out = {$seat} donne et fait le mort dans cette donne : ni annonce ni plis.
won = {$who} l’emporte
only_partner_of_trou_by_is = il ne manque que le partenaire pour le trou annoncé par {$by}
everyone_has_passed_and_deal_is = tout le monde a passé, et on redonne
speaks_next = c’est à {$due} de parler
comes_after_end_of_auction = {$call} vient après la fin des enchères : {$why}.
auction_is_over_2 = Les enchères sont terminées : {$who}.
no_auction_is_in_progress = Il n’y a pas d’enchères en cours.
no_contract_is_recorded_for_this = Aucun contrat n’est noté pour cette donne.
auction_is_not_over_speaks_next = Les enchères ne sont pas terminées : c’est à {$due} de parler.
is_played_alone_without_partner = {$bid} se joue sans partenaire.
is_played_by_two_name_partner = {$bid} se joue à deux : nommez le partenaire.
cannot_be_both_declarer_and_partner = {$seat} ne peut pas être à la fois déclarant et partenaire.
after_auction_give_one_number_not = Après des enchères, donnez un seul nombre, pas {$given} : les plis du camp déclarant.
give_numbers_not_tricks_of_each = Donnez {$declarers} nombres, pas {$given} : les plis de chaque déclarant.
table_holds_auction_by_itself_only = La table tient elle-même les enchères : seul le contrat est noté.
only_one_player_in_deal_can = Un seul joueur par donne peut jouer {$bid}.
is_named_twice = Deux fois le même nom : {$seat}.
is_not_on_declaring_side = {$seat} n’est pas du camp déclarant.
this_game_already_has_entries_in = Cette partie a déjà {$most} entrées en vigueur, le plus possible.
these_rules_do_not_allow_that = Ces règles ne le permettent pas.
cannot_have_taken = {$player} ne peut pas avoir fait { $size ->
    [negative] moins de 0 pli.
    [huge] autant : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
   *[number] {$number} : cette donne n’a que { $cards ->
        [one] {$cards} pli
       *[other] {$cards} plis
    }.
}
tricks_add_up_to_but_this = La somme des plis est de {$sum}, mais cette donne a {$dealt}.
tricks_already_add_up_to = La somme des plis est déjà de {$sum}, mais cette donne n’a que {$dealt}.
given_for_players = { $given ->
    [one] {$given} nombre donné
   *[other] {$given} nombres donnés
} pour {$players} joueurs.
recorded_cards_gave = {$player} ne peut pas avoir fait {$tricks} : d’après les cartes notées, {$won}. Le pli {$trick}, fait par {$taken_by}, le montre.
recorded_cards_give_so_far = {$player} ne peut pas avoir fait {$tricks} : d’après les cartes notées, {$won}, et il en reste {$left}. Le pli {$trick}, fait par {$taken_by}, le montre.
recorded_cards_already_give_tricks_of = Les cartes notées donnent déjà les plis de la donne {$what}.
two_numbers_of_tricks_are_given = Deux nombres de plis sont donnés pour le camp où joue {$seat}.
two_numbers_of_tricks_are_given_2 = Deux nombres de plis sont donnés pour {$seat}.
this_deal_has_no_trump_with = Cette donne n’a pas d’atout : à {$cards} par joueur, il ne reste pas de carte à retourner.
this_deal_has_no_trump = Cette donne n’a pas d’atout.
trump_of_this_deal_is_fixed = L’atout de cette donne est fixe : {$fixed}.
trump_of_this_deal_is_already = L’atout de cette donne est déjà noté : {$earlier}.
trump_of_this_deal_is_not = L’atout de cette donne n’est pas noté, et {$doubling} en doublerait les points.
no_card_is_turned_up_contract = Aucune carte n’est retournée : le contrat nomme l’atout.
card_is_turned_up_in_this = Une carte est retournée dans cette donne, et sa couleur est l’atout.
is_turned_up_dealer_names_suit = {$card} est retournée : le donneur nomme une couleur.
card_turned_up_is_already_recorded = La carte retournée est déjà notée : {$earlier}.
has_no_extra_deals = {$title} n’a pas de donnes supplémentaires.
extra_deal_is_in_progress = Une donne supplémentaire est en cours.
extra_deals_follow_last_deal_still = Les donnes supplémentaires suivent la dernière donne : encore { $left ->
    [one] {$left} donne
   *[other] {$left} donnes
}.
game_has_at_most = Une partie a au plus { $most ->
    [one] {$most} donne {$mark}
   *[other] {$most} donnes {$mark}
}.
game_is_over_after = La partie est finie après { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}.
nobody_bids_in = On n’annonce pas à {$title}.
has_no_auction_players_bid_tricks = {$title} n’a pas d’enchères : on annonce des plis.
is_bid_by_auction_calls_not = {$title} a des enchères, pas des annonces de plis.
name_players_2 = Nommez {$seated} joueurs.
give_one_bid_for_each_player = Donnez une annonce par joueur.
give_at_most = Donnez-en au plus {$had_bid}.
others_bid_and_take_tricks = Les autres annoncent et font des plis.
give_number_from_0_to = Donnez un nombre de 0 à {$cards}.
give_numbers_that_add_up_to = Donnez des nombres dont la somme est {$cards}, { $order ->
    [turn] dans l’ordre de la table
   *[bidding] dans l’ordre des annonces
}.
give_numbers_in_order_last_may = Donnez {$players} nombres, { $order ->
    [turn] dans l’ordre de la table
   *[bidding] dans l’ordre des annonces
} ; le dernier peut manquer.
count_again_for_next_deal_record = Recomptez ; pour la donne suivante, notez d’abord annonces ou atout.
count_again_if_card_was_mistyped = Recomptez. Si une carte a été mal tapée, annulez les plis un à un.
give_one_number_for_each_side = Donnez un nombre par camp.
give_spades_hearts_diamonds_or_clubs = Donnez pique, cœur, carreau ou trèfle.
finish_it_first = Finissez-la d’abord.
play_to_end_first = Jouez d’abord jusqu’au bout.
name_one_player = Nommez un joueur.
name_different_players = Nommez des joueurs différents.
leave_it_out = Omettez-le.
leave_suit_out = Omettez la couleur.
give_trump_with_bid = Donnez l’atout avec l’enchère.
leave_partner_out = Omettez le partenaire.
open_to_text_2 = Permis ({$who}) :
up_to = … jusqu’à {$highest}
check_cards = Vérifiez les cartes.
check_trick_and_card_turned_up = Vérifiez le pli et la carte retournée.
leave_out_card_turned_up = Omettez la carte retournée.
give_cards_in_order_played_starting = Indiquez les cartes dans l’ordre où elles ont été jouées, en commençant par {$due}.
give_one_card_for_each_player = Indiquez une carte par joueur, à tour de rôle.
playable = Jouables : {$open}.
first_play_deal_to_its_end = Jouez d’abord la donne jusqu’au bout.
choose_another_name = Choisissez un autre nom.
name_two_different_players = Nommez deux joueurs différents.
name_two_partners = Nommez deux partenaires.

## rules_file

its_format_is_this_version_reads = Son format est {$format} ; cette version ne lit que le format 1.
cannot_be_id = {$id} ne peut pas être un identifiant : {$id_2}.
cannot_be_bid_s_id_it = {$id} ne peut pas être l’identifiant d’une enchère : c’est déjà un mot à part.
is_already_in_this_list = {$value} est déjà dans cette liste.
this_text_has_invisible_character_or = Ce texte a un caractère invisible, ou plus de 80 caractères.
there_is_nothing_in_it = Il n’y a rien dedans.
this_list_has_more_than_rows = Cette liste a plus de {$most} lignes.
counted_cannot_be_expected_1_to = counted ne peut pas être {$counted} : attendu, 1 à {$most} plis.
above_is_only_for_pays_tricks = above ne va qu’avec pays = "tricks".
above_has_to_be_less_than = above doit être plus petit que counted, {$counted} : sinon aucun pli ne compte.
several_games_need_ending_points_and = Plusieurs parties demandent ending.points, et un programme avec « until the end ».
no_zero_changes_nothing_no_promotion = no-zero ne change rien : aucune prime n’est en vigueur.
mark_has_1_to_4_visible = Une marque a de 1 à 4 caractères visibles.
no_tables_row_names_number_of = Aucune ligne de [[tables]] ne donne un nombre de joueurs.
score_does_not_fit_bidding_of = Le score {$id} ne va pas avec les annonces de ces règles.
trump_is_named_in_auction_and = L’atout se nomme dans des enchères, et là seulement ; ou il est entamé.
schedule_with_until_end_needs_ending = Un programme avec « until the end » demande ending.points.
nobody_can_reach_these_points_no = Personne ne peut atteindre ces points : aucune donne n’en rapporte.
factors_are_multiples_of_for_tenths = Les facteurs sont des multiples de ½ ; pour des dixièmes, mettez unit = "0.1".
factors_are_multiples_of_0_1 = Les facteurs sont des multiples de 0.1.
there_can_be_in_deal_so = Il peut y en avoir {$least} dans une donne : most doit être au moins {$least}.
ranks_has_lowest_rank_already = ranks contient déjà le rang le plus bas.
only_in_two_packs_with_double = Il n’y a de cartes égales que dans deux jeux, avec double = true.
pack_has_at_most_60_cards = Un jeu a au plus 60 cartes sans couleur.
is_in_no_pack_of_these_2 = {$card} n’est dans aucun jeu de ces règles.
talon_needs_pack_without_equal_cards = Un talon demande un jeu sans cartes égales, et l’annonce des as un jeu avec quatre as.
count_can_depend_on_bids_only = Un compte ne peut dépendre des annonces que là où l’on annonce des plis.
points_of_count_are_in_table = Les points d’un compte sont dans une table, ou dans points et every.
side_can_lack_points_only_where = Il ne peut manquer des points à un camp que là où ending.points finit la partie.
most_that_may_be_bid_is = La plus haute annonce, {$most}, est sous la plus basse, {$least}.
deal_of_for_players_would_be = Une donne de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} à {$players} joueurs serait redonnée sans fin : la somme des annonces est au plus {$most}, toujours moins que {$below}.
with_players_no_last_bid_can = À {$players} joueurs, aucune dernière annonce ne peut respecter la règle de la somme.
cannot_be_bid_word_has_1 = {$word} ne peut pas être une annonce : un mot a de 1 à 16 minuscules, chiffres et tirets, et commence par une lettre.
is_not_among_bidding_exact_named = {$word} n’est pas dans bidding.exact.named.{$known}
table_of_has_no_partners_opposite = Une table de {$players} n’a pas de partenaires face à face : il y en a à 4, 6, 8 joueurs et ainsi de suite, si personne ne fait le mort.
partners_who_sit_opposite_each_other = Des partenaires face à face ne peuvent ni régler des contrats entre eux, ni être appelés.
value_of_this_setting_cannot_be = La valeur {$value} de ce réglage est impossible : il manque à ces règles une des clés sous sets.
suit_doubles_points_only_where_trump = Une couleur ne double les points que si l’atout est retourné, pas dans un cycle fixe.
total_of_0_cannot_win_in = Un total de 0 ne peut pas gagner dans {$form}.
only_last_step_can_go_on = Seule la dernière étape peut durer jusqu’à la fin.
this_step_has_no_deals_at = Cette étape n’a de donnes à aucune table.
every_deal_must_be_made_of = Chaque donne doit se distribuer en tours entiers de ces paquets.
only_two_players_can_draw_from = On ne peut piocher au talon qu’à deux.
trumps_lack = Il manque aux atouts {$it}.
there_can_be_only_one_trou = Il ne peut y avoir qu’un trou.
target_of_cannot_be_met_largest = Un objectif de { $target ->
    [one] {$target} pli
   *[other] {$target} plis
} est impossible : la plus grande donne a {$tricks}.
players_settle_these_contracts_opponents_cannot = Ces contrats se règlent entre joueurs : opponents ne peut pas être donné.
key_opponents_is_missing = La clé opponents manque.
only_two_against_two_can_settle = Une enchère avec partenaire ne peut se régler qu’à deux contre deux.
only_bid_played_alone_can_be = Seule une enchère sans partenaire peut être jouée à plusieurs.
at_table_of_two_bid_with = À une table de deux, une enchère avec partenaire n’aurait pas d’adversaires.
table_of_is_not_possible_2 = Une table de {$players} est impossible : de 2 à {$it} joueurs, dont au moins deux qui jouent.
with_players_it_would_have_1 = À {$players} joueurs il y aurait { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
} ; de 1 à {$it} sont possibles.
pack_of_cards_is_too_small = Un jeu de {$pack} cartes est trop petit pour {$players} joueurs.
deal_of_for_players_needs_more = Une donne de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} à {$players} joueurs demande plus de cartes que le jeu de {$pack} n’en a.
looks_like_name_n_or_key = {$name} ressemble à NAME=N ou KEY=VALUE, pas à un nom.
looks_like_number_not_player_s = {$name} ressemble à un nombre, pas à un nom.
looks_like_points_of_ruling_not = {$reason} ressemble aux points d’une décision, pas à son motif.
it_is_empty = il est vide
its_letters_have_to_be_lower = ses lettres doivent être minuscules
it_has_space_use_hyphen = il a une espace ; mettez un tiret
it_has = il a {$c}
it_does_not_start_with_letter = il ne commence pas par une lettre
it_has_more_than_40_characters = il a plus de 40 caractères
rules_file_has_at_most_bytes = un fichier de règles a au plus {$it} octets.
this_is_not_toml_expected_key = Ce n’est pas du TOML : attendu, KEY = VALUE, [TABLE] ou [[LIST]], guillemets et crochets fermés.
this_key_was_given_before = Cette clé a déjà été donnée.
key_is_missing = La clé {$keys} manque.
only_one_of_can_be_given = On ne peut donner qu’une seule de ces clés : {$keys}.
cannot_be = {$key} ne peut pas être {$found} ; {$takes}.
more_faults = Encore { $faults ->
    [one] {$faults} faute
   *[other] {$faults} fautes
}.
is_valid_for_players = {$file} est valide : {$title}, pour {$player_counts} joueurs.
change_any_line_and_then_also = {$title}. Changez les lignes que vous voulez, et alors aussi id, title et les sources.
unreadable = illisible

## ruleset

score = score.{$id}
everyone_bids = Tout le monde annonce
no_bids = Pas d’annonces
score_pays_no_premium_for_made = le score {$score} ne donne pas de prime pour un contrat tenu
no_score_of_hands = pas de score par main
no_promotions = pas de primes
no_zero_finish = pas de fin à zéro
no_deals_of_different_sizes = pas de donnes de tailles différentes
deals_of_fixed_sizes = des donnes de taille fixe
no_deals_that_rise_or_fall = pas de donnes qui montent ou descendent
no_bids_that_hook_could_bar = pas d’annonces que la règle de la somme pourrait interdire
schedule_that_ends_by_itself = un programme qui finit de lui-même
no_auction = pas d’enchères
no_contracts = pas de contrats
no_trou = pas de trou
no_match = pas de match
has_2 = {$title} : {$what}
expected_text = attendu : {$what}
is_nearest_2 = le plus proche est {$near}
all_of_comma_separated_lowest_first = tous ces mots, du plus bas au plus haut, séparés par des virgules : {$words}
off_or_comma_separated_list_of = off, ou une liste séparée par des virgules : {$words}
to = {$least} à {$most}{ $of ->
    [cards] {" "}cartes
    [points] {" "}points
    [deals] {" "}donnes
   *[other] {""}
}
text_in_quotes = un texte entre guillemets
list_in_brackets = une liste entre crochets
table = une table
there_are_no_rules_called = Il n’y a pas de règles nommées {$name}.
there_is_no_score_called = Il n’y a pas de score nommé {$name} pour {$rules}.
there_is_nothing_called = Il n’y a pas { $noun ->
    [clause] de clause
    [promotion] de prime
    [document] de document
    [form] de forme
    [count] de compte
    [bid] d’enchère
    [rules] de règles
    [score] de score
    [extra] de donne supplémentaire
    [schedule] de programme
    [key] de clé
    [setting] de réglage
    [schema] de schéma
    [command] de commande
   *[other] d’élément ({$noun})
} {$name}.
clause_is_named_with_its_rules = Une clause se nomme avec ses règles : {$ids}.
in_game = {$id} dans la partie {$what}
choose_from = Au choix : {$known}.
and_more = {$left} de plus
setting_is_key_value_such_as_2 = Un réglage s’écrit KEY=VALUE, comme hook=off, et non {$text}.{$keys}
cannot_be_2 = {$key} ne peut pas être {$value} ; {$what}.
cannot_be_set = {$key} est impossible : {$setting}.
top_cannot_be = top ne peut pas être {$top} : une donne a au plus { $most ->
    [one] {$most} carte
   *[other] {$most} cartes
}.
top_cannot_be_with_players = top ne peut pas être {$top} : à {$players} joueurs une donne a au plus { $most ->
    [one] {$most} carte
   *[other] {$most} cartes
}.
points_by_bid_and_tricks_taken = Points selon l’annonce et les plis
each_players = { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
} chacun, {$players} joueurs
each_challenger_s_points_by_tricks = Points par déclarant selon les plis
opponent_s_below = ceux d’un adversaire en dessous
clause_is_no_file = Une clause n’est pas un fichier de règles ; affichez les règles entières.
new_game_named = Seule une partie existante peut être choisie ; donnez à une nouvelle un identifiant.
partners = Partenaires
auctions = Enchères

## schedule

they_are_dealt_one_at_time = Elles se donnent une à une.
they_are_dealt_at_time = Elles se donnent par {$packets}.
players_of_up_to = {$players} joueurs, {$deals} d’au plus { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
deals_rise_and_fall_by_at = Les donnes montent et descendent de {$step} à la fois ; la plus grande est toujours jouée.
then = {$first}, puis {$next}
without_trump_3 = {$deals}, sans atout
with_as_trump = {$deals}, atout {$fixed}
one_card_deal_per_player = par joueur une donne de { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
one_deal_of_highest_size_per = par joueur une donne de la plus grande taille
one_deal_of_one_below_highest = par joueur une donne d’une carte de moins
for_text_2 = {$size} pendant { $times ->
    [one] {$times} donne
   *[other] {$times} donnes
}
until_game_ends = {$size} jusqu’à la fin de la partie
up_to_2 = de {$from} à {$to} en montant
down_to = de {$from} à {$to} en descendant
one_below_highest = la taille juste sous la plus grande
next_card_is_turned_up_and_2 = La carte suivante est retournée et sa couleur est l’atout{ $all_dealt ->
    [last_card]  ; si toutes sont données, c’est la couleur de la dernière carte du donneur
    [no_trump]  ; si toutes sont données, il n’y a pas d’atout
   *[never] {""}
}.
some_cards_turned_up_mean_no = Avec certaines cartes retournées, on joue sans atout.
dealer_may_name_another = Le donneur peut en nommer une autre.
there_are_no_extra_deals = Il n’y a pas de donnes supplémentaires.
after_last_deal_to_settle_draw = Après la dernière donne, pour départager ou pour le plaisir : {$extras}. La feuille les marque dans sa colonne de gauche. Elles ne rapportent aucune prime.
one_deal = une donne
at_most_one_deal_per_player = au plus une donne par joueur
every_bid_is_0_which_no = toutes les annonces sont à 0, ce qu’aucune règle de la somme n’interdit
everyone_bids_before_deal_and_any = tous annoncent avant la distribution, et la règle de la somme s’applique
of_in_which = {$mark} ({$id}), {$most} de {$cards} où {$bids}
of_deal_count = { $last ->
    [true] Comptent les derniers plis
   *[false] Comptent tous les plis
} d’une donne : {$counted}.

## score

every_trick_beyond_target_counts = Chaque pli au-delà de l’objectif compte. {$says}
lowest_total_wins = Le plus petit total gagne.
players_settle_each_contract_among_themselves = chaque contrat se règle entre joueurs : qui joue sans partenaire reçoit de chacun des autres ce que paie l’enchère, ou le paie à chacun ; à deux contre deux, chaque perdant le paie à un gagnant
each_challenger_and_each_opponent_gets = chaque déclarant et chaque adversaire reçoit ce que paie l’enchère
point_to_player_with_most = 1 point à qui fait le plus de plis sur {$tricks} ; aucun à égalité
point_for_each_trick_of = 1 point pour chaque pli d’un camp au-delà de {$above}
point_for_each_of = 1 point pour chacun des {$tricks}
point_trick = Un point par pli
tricks_over = plis de plus
tricks_under = plis manquants
tricks_off = plis de plus ou de moins
tricks_of_formula = plis
apart_from_partner_s_hand = hors de la main du partenaire
no_tricks_after_bidding_1_or = aucun pli après une annonce de 1 ou plus
bid_of_0_made = une annonce de 0{ $long ->
    [true] , avec plus de cartes par joueur qu’il n’y a de joueurs,
   *[false] {""}
} tenue
bid_of_0_missed = manquée
minus = moins
bid_took = annonce {$bid}, plis {$took} : {$hand}
doubled_by = {$what}, {$rule}, doublé par {$suit} : {$sum}
made_bid_of_0 = annonce de 0 tenue
over_bid_of_0 = {$off} de plus que l’annonce de 0
took_none = aucun pli
under = {$off} de moins
over = {$off} de plus
promotion_in_row_deals = prime {$scheme} : { $number ->
    [one] {$number} donne
   *[other] {$number} donnes
} de suite { $made ->
    [true] tenues
   *[false] manquées
} (donnes {$deals})
but_with_bid_of_0_no = {$run}, mais avec une annonce de 0 : pas de prime
point_each_over = un point par pli au-delà de {$above}
point_each = un point chacun
most_tricks_win_deal = le plus de plis gagne la donne
tie = égalité
fewer_than_opponent = moins que l’adversaire
took_of = {$took} sur {$of} : {$why} : {$points}
by_table_s_ruling_on = par décision de la table sur {$about} : « {$reason} » : {$points}
table_ruling_text = Décision de la table
this_game_has = Cette partie a { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
}.
deal_not_played_out = La donne {$deal} n’est pas encore jouée ; la dernière est la donne {$latest}.
is_not_possible_in_deal_of = {$text} est impossible dans une donne de {$dealt}.
give_0_to_for_bid_and = Donnez de 0 à {$cards} pour l’annonce, et pour les plis.
is_not_number_of_tricks_that = {$text} n’est pas un nombre de plis qui peut compter.
give_0_to = Donnez de 0 à {$counted}.
cannot_be_scored_with_tricks = {$id} ne peut pas se compter avec {$took} plis.
give_0_to_2 = Donnez de 0 à {$played}.
by_4 = Selon {$sources}
sat_out_as_dead_hand_by = A fait le mort, selon {$and}
in_what_side_scores_depends_on = Dans {$title}, le score d’un camp dépend des plis de tous les autres.
is_not_hand_expected_bid_and = {$text} n’est pas une main : attendu, une annonce et les plis faits, comme 3/2.
no_deal_played = Aucune donne n’est encore jouée.
one_at_a_time = On n’explique qu’une donne et un joueur à la fois.
not_enough = Il en faut plus pour calculer le score.
tricks_with_hand = Donnez chaque main avec ses plis, comme 3/2 ; les plis seuls valent pour les contrats.

## source

house_rules = Règles de la maison
our_reading = notre lecture
document_does_not_say_who_deals = le document ne dit pas qui donne
dead_hand_cannot_bid = le mort ne peut pas annoncer
nobody_need_outbid_themselves_and_no = personne n’a à surenchérir sur soi-même, et aucune donne n’a été jouée
until_then_nothing_has_been_played = jusque-là, rien n’a été joué
suit_call_is_bid_for_two = une demande est une enchère à deux, et ne bat rien sans partenaire
to_join_is_to_agree_to = soutenir, c’est accepter une enchère, pas la dépasser
document_ranks_suits_alone = le document ne classe que les couleurs
player_who_discards_has_no_card = qui écarte n’a plus de carte pour un autre pli
document_does_not_say_how_long = le document ne dit pas la durée d’un match
nothing_is_said_of_tie_at = rien n’est dit d’une égalité à la fin
nothing_is_said_of_equal_totals = rien n’est dit des totaux égaux
bonus_is_denied_not_run = c’est la prime qui est refusée, pas la série
players_count_not_hands = ce sont les joueurs qui comptent, pas les mains
dead_hand_neither_wins_nor_fails = le mort ne réussit ni ne manque
extra_deals_are_not_part_of = les donnes supplémentaires ne sont pas du programme
document_gives_no_penalty = le document ne prévoit pas de pénalité
player_before_dead_hand_bids_last = le joueur placé avant le mort annonce en dernier
call_that_nobody_joins_lapses_and = une demande que personne ne soutient tombe, et la plus haute autre enchère est jouée, même si son auteur a passé depuis
join_keeps_level_of_call_while = un soutien garde la hauteur de la demande tant que c’est la dernière enchère ; sinon il monte l’enchère de la paire à la plus basse demande au-dessus de la dernière enchère, ou à la hauteur nommée
no_trump_ranks_above = le sans atout dépasse {$suit}
every_suit = toutes les couleurs
are_played_in_whether_or_not = {$tricks} se jouent dans {$ids}, qu’on écarte ou non
side_with_standing_bid_need_not = le camp de la dernière enchère n’a pas à passer ; si personne n’enchérit, le même donneur redonne
winning_pair_may_still_do_either = la paire gagnante peut encore faire l’un ou l’autre jusqu’à ce qu’une carte ou le résultat soit noté
equal_totals_share_rank_2 = à totaux égaux, la place est partagée
if_best_totals_are_equal_another_2 = en cas d’égalité en tête, on joue une donne de plus
run_with_bid_of_0_pays = une série avec une annonce de 0 ne rapporte rien, mais finit là où elle aurait rapporté
dead_hand_counts_as_one_of = le mort compte parmi les joueurs pour {$ids}
deal_as_dead_hand_neither_adds = une donne où l’on fait le mort ne prolonge ni n’arrête une série
total_is_judged_before_any_extra = le total est jugé avant les donnes supplémentaires

## stats

behind_title = retard
player_title = joueur
figure_title = chiffre
book_title = Le livre du club
book_players_title = Joueurs
book_players_caption = Parties finies : victoires (partagées, en parts) et place moyenne.
ratings_title = Cotes
ratings_caption = Tout le monde part de 25 ± 8,33. Chaque partie finie fait monter ou descendre la cote des joueurs, selon qui finit devant qui.
figures_heading = Chiffre par chiffre
figures_caption = Le nombre entre parenthèses dit sur combien de parties, de donnes ou d’annonces le chiffre repose.
no_games_counted = Aucune partie avec une donne jouée ne convient.
no_sources = Rien ne contribue à ce chiffre.
ratings_chart = Cotes : {$rules}
on_text = {$games}, le {$first}
to_2 = {$games}, du {$first} au {$last}
games_not_counted = { $games ->
    [one] {$games} partie est illisible. Elle n’est pas comptée.
   *[other] {$games} parties sont illisibles. Elles ne sont pas comptées.
}
nobody_called_has_played_game = Aucun joueur nommé {$name} n’a joué de partie.{$names}
bids_made_by_cards_dealt = Annonces tenues, par nombre de cartes
bids_made_by_place_in_speaking = Annonces tenues, par rang de parole
bids_made_by_bid = Annonces tenues, par annonce
deal_9 = /donne
based_on = repose sur
bids_made_points_deal_by_place = Annonces tenues, points par donne : par rang de parole
bids_made_points_deal_by_cards = Annonces tenues, points par donne : par nombre de cartes
bids_made_points_deal_by_bid = Annonces tenues, points par donne : par annonce
in_row = De suite
deals_points = Points d’une donne
finished_ahead_and_behind = Devant et derrière
by_year = Par an
average_place = place moyenne
in_place = à la place {$place}
won_from_last_place = gagné depuis la dernière place
points_deal = points par donne
bids_made = annonces tenues
took_more = fait plus
took_fewer = fait moins
place_text = place {$place}
bid_text_3 = annonce {$bid}
best_total = meilleur total
best_deal = meilleure donne
longest_run_of_bids_made = plus longue série d’annonces tenues
new_record_for_with_until_now = Nouveau record ({$what}) : {$player} avec {$number}. Jusqu’ici : {$player_2} avec {$number_2}, le {$day}.
heading_player = joueur
heading_games = parties
title_wins = gagné
heading_place = place
title_deals = donnes
heading_points = points
title_bids = ann.
heading_made = tenu
title_rating = cote
heading_game = partie
title_adds = ajoute
title_games_of_player = Parties
title_deals_of_player = Donnes
figure_evenings = soirées
figure_games = parties
figure_won = gagné
figure_most = max.
figure_least = min.

## store

there_is_no_game_here_yet = Il n’y a pas encore de partie ici.
there_is_no_game_2 = Il n’y a pas de partie « {$id} ».
there_is_no_game_at = Il n’y a pas de partie à l’emplacement {$display}.
there_is_already_game_it_was = Il y a déjà une partie {$id} ; elle reste telle quelle.
does_not_name_game = {$display} ne nomme pas une partie.
is_locked_by_another_program_another = {$display} est verrouillé par un autre programme : un autre hoyle, ou un qui le copie. Toujours verrouillé après cinq secondes, donc rien n’est fait. Réessayez ; si cela dure, fermez ce programme.
is_not_regular_file_so_no = {$display} n’est pas un fichier ordinaire : aucune partie n’y est lue.
could_not_be = {$place} n’a pas pu être { $doing ->
    [opened] ouvert
    [locked] verrouillé
    [read] lu
    [created] créé
    [written] écrit
    [moved] mis à sa place
   *[flushed] écrit sur le disque
} : {$error}.
system_error = { $kind ->
    [missing] il n’existe pas de tel fichier ni de tel dossier
    [denied] permission refusée
    [full] le disque est plein
   *[other] {$error}
}
it_is_longer_than_bytes_2 = il dépasse {$it} octets.
it_is_neither_game_s_journal = ce n’est ni le journal d’une partie ni une archive de parties, ou il est abîmé en partie.
it_cannot_be_read_2 = il ne peut pas être lu : {$error}.
its_end_is_missing = sa fin manque.
something_follows_its_end_zeroed_block = quelque chose suit sa fin. Un bloc de zéros peut cacher des parties.
it_has_no_games_in_it = il ne contient pas de parties.
in_it_is_not_name_of = {$name} n’y est pas le nom d’un journal de partie.
jsonl_in_it_is_not_regular = {$id}.jsonl n’y est pas un fichier ordinaire.
jsonl_in_it_is_longer_than = {$id}.jsonl y dépasse les {$it} octets qu’une partie peut avoir.
jsonl_appears_in_it_twice = {$id}.jsonl y figure deux fois.
it_has_more_than_games = il a plus de {$it} parties.
never_begun = jamais commencée
no_file = pas de fichier
unfinished_game = jamais fini, et sans partie dedans. {$removed}
last_line_has_no_newline = la dernière ligne n’a pas de fin de ligne. { $repair ->
    [done] C’est réparé : {$entries}.
    [due] Ce serait réparé : {$entries}.
   *[failed] Réparation impossible : {$error}
}
last_line_was_cut_off = la dernière ligne ({ $cut ->
    [one] {$cut} octet
   *[other] {$cut} octets
}) a été coupée pendant l’écriture, et jamais confirmée. { $repair ->
    [done] Elle est retirée ; il reste : {$entries}.
    [due] Elle serait retirée ; il resterait : {$entries}.
   *[failed] Impossible de la retirer : {$error}
}
it_was_removed = { $repair ->
    [done] C’est retiré.
    [due] Ce serait retiré.
   *[failed] Impossible à retirer : {$error}
}
it_names_no_such_game = { $named ->
    [none] il ne nomme pas de partie
   *[other] il nomme {$named}, qui n’existe pas
}. { $repair ->
    [done] { $game ->
        [none] Il n’en nomme plus aucune.
       *[other] Il nomme maintenant {$game}, la partie de la dernière entrée.
    }
    [due] { $game ->
        [none] Il n’en nommerait aucune.
       *[other] Il nommerait {$game}, la partie de la dernière entrée.
    }
   *[failed] Impossible à changer : {$error}
}
repaired = réparé
to_repair = à réparer
unreadable_and_left_unchanged = illisibles et laissées telles quelles
all_sound = tout est intact
checked_text = Vérifié : {$games}. Résultat : {$found}.
checked_and_in_bin = Vérifié : {$games}, et {$bin} dans la corbeille. Résultat : {$found}.
wrote_game = Écrit dans {$file} : partie {$game}.
imported_game = Partie {$here} importée : {$title}, {$entries}.
it_matches_up_to_entry_and = Elle suit {$from} jusqu’à l’entrée {$after}, puis diffère.
game_is_already_here_byte_for = La partie {$id} est déjà ici, identique à l’octet près. Rien n’a changé.
game_is_already_here_with_more = La partie {$id} est déjà ici, avec { $more ->
    [one] {$more} entrée
   *[other] {$more} entrées
} de plus que le fichier. Rien n’a changé.
nothing_changed = {$more} Rien n’a changé.
game_is_here_and_file_has = La partie {$id} est ici, et le fichier a { $more ->
    [one] {$more} entrée
   *[other] {$more} entrées
} de plus.
there_is_already_another_game = Il y a déjà une autre partie {$id}.
last_game_was_not_imported_import = La dernière partie n’a pas été importée. Pour continuer, réimportez le fichier.
games_were_not_imported_import_file = {$left} parties n’ont pas été importées. Pour continuer, réimportez le fichier.
moved_game_to_bin = Partie {$id} mise à la corbeille : {$game}.
moved_game_to_bin_as = Partie {$id} mise à la corbeille, sous {$bin} : {$game}.
restored_game = Partie {$id} restaurée : {$game}.
torn = {$journal} : la dernière ligne a été coupée pendant l’écriture. Elle n’a jamais été confirmée et elle est ignorée.
not_current = Noté, mais la partie n’a pas pu devenir la partie courante : {$error}
not_in_bin = Il n’y a pas de partie « {$id} » dans la corbeille.
unfinished_file = {$display} : jamais fini. {$removed}
cache_is_damaged = games.cache : le fichier est abîmé ou d’une autre version, et ne sert pas. {$removed}
not_game_left_unchanged = {$display} : pas une partie ; laissé tel quel.
exported = Écrit dans {$file} : { $games ->
    [one] {$games} partie
   *[other] {$games} parties
}.
it_was_copied_unchanged_byte_for = {$error} Copié tel quel, à l’octet près.
not_exported = {$error} Ignoré.
add_what_is_missing = {$more} Ajouter ce qui manque ?
added_to_game = Ajouté à la partie {$id} : { $more ->
    [one] {$more} entrée
   *[other] {$more} entrées
}.
it_was_not_imported = {$error} Non importé.
nothing_imported = {$place} : {$error} Rien n’a été importé.
one_id_for_many = {$place} a {$games} parties ; une seule à la fois peut prendre un autre identifiant.
ask_to_remove = Mettre la partie {$id} ({$game}) à la corbeille ?
no_current_game = Il n’y a pas de partie courante.
these_are_games_and_archive_has = Il y a {$games} parties, et une archive en a au plus {$it}. Rien n’a été exporté.
export_some = Exportez-en par leurs identifiants, puis les autres.
none_readable = aucune des parties n’est lisible
imported_torn = La dernière ligne du fichier est incomplète et elle est ignorée.
not_removed = Rien n’a été supprimé.
nobody_to_ask = Impossible de demander confirmation : il n’y a pas de terminal.
is_current = C’est la partie courante.
newer = plus récente
damaged = abîmée
busy = occupée
sound = intacte
torn_2 = coupée

## table

one_deal_2 = la seule donne
all_deals = les {$played} donnes
all_and = { $played ->
    [one] la seule donne
   *[other] les {$played} donnes
} et { $extras ->
    [one] {$extras} donne supplémentaire
   *[other] {$extras} donnes supplémentaires
}
played_2 = joué : {$all}
of_deals_played = { $played ->
    [one] {$played} donne sur {$scheduled} jouée
   *[other] {$played} donnes sur {$scheduled} jouées
}
over_after_deals = finie après {$played} donnes
played_3 = { $played ->
    [one] {$played} donne jouée
   *[other] {$played} donnes jouées
}
won_2 = {$players} ; victoire : {$winners}
turned = retourné
deal_11 = Donne {$deal}, { $about ->
    [revoke] renonce
    [misdeal] maldonne
   *[other] autre
} : « {$reason} »
no_trump_2 = {$cards}, sans atout
by_contract = par contrat
dealer_text = donneur {$name}{ $sits_out ->
    [true] , qui ne joue pas
   *[false] {""}
}
before_first = { $step ->
    [game] {$player} avant la première partie : {$total}
   *[deal] {$player} avant la première donne : {$total}
}
after = { $step ->
    [game] {$player} après la partie {$number} : {$total}
   *[deal] {$player} après la donne {$number} : {$total}
}
bid_underlined_where_missed = annonce (soulignée si manquée)
tricks_underlined_without_most_of_them = plis (soulignés sans la majorité)
bid_took_made_or_missed_points = annonce/plis, ✓ tenue ou ✗ manquée, points
made_or_missed_contract_points = ✓ contrat tenu ou ✗ manqué, points
tricks_for_most_of_them_points = plis, ✓ pour la majorité, points
for_each_player_total = Par joueur : {$cells}, total{ $bonus ->
    [true] , bonus
   *[false] {""}
}
for_each_player_total_2 = Par joueur : {$cells}{ $bonus ->
    [true] , bonus
   *[false] {""}
}, total
final_standings = Classement final
points_and_deals_made_and_missed = Points, et donnes tenues et manquées
points_and_contracts_won_and_lost = Points, et contrats gagnés et perdus
points_and_deals_won_and_lost = Points, et donnes gagnées et perdues
held_on_forehead_nobody_looks_at_2 = {"*"} Carte sur le front : personne ne voit la sienne.
zero_finish_text = {" "}(fin à zéro)
standings_text_2 = Classement : {$places}
bin_is_empty = La corbeille est vide.
no_games_are_stored_here_yet = Il n’y a pas encore de parties ici.
no_such_games = Aucune partie ne convient.
running_totals_after = Totaux cumulés. Après { $step ->
    [game] { $steps ->
        [one] {$steps} partie
       *[other] {$steps} parties
    }
   *[deal] { $steps ->
        [one] {$steps} donne
       *[other] {$steps} donnes
    }
} : {$last}.
allowed_by_table_against = permis par la table, contre {$rule} : {$because}
deal_number = Donne {$number}
extra_mark = suppl. {$mark}
unnamed_player = joueur {$place}
scored_by = score {$score}
totals = Totaux : {$totals}
no_players = Un programme demande les joueurs, ou leur nombre.
dealer_without_names = Un donneur ne se nomme qu’avec les joueurs.
and_so_on = Et ainsi de suite jusqu’à la fin de la partie.
zero_finish_title = fin à zéro
notes_title = Notes
rulings_title = Décisions de la table
sits_out_title = ne joue pas
cards_held_title = cartes en main
on_the_forehead = sur le front
blank_title = feuille vide
date = Date
place = Lieu
blank_caption = Chaque donne, avec de la place pour écrire
chart_title = Totaux cumulés
chart_caption = Le total de chacun après chaque donne.
sheet_title = La feuille
explained_title = Chaque point expliqué
open_a_deal = Ouvrez une donne pour voir d’où viennent ses points.
back_to_sheet = Retour à la feuille
title_standings = Classement

## terminal

verdict = { $legal ->
    [true] Permis
   *[false] Pas permis
}. {$because}
open_bids_heading = Permis :
prompt_label = { $due ->
    [bid] annonce
    [call] enchère
    [contract] contrat
    [partner] partenaire
    [trump] atout
    [tricks] plis
    [nothing] fin
   *[no_game] hoyle
}>{" "}
part_of_deal = { $part ->
    [bids] annonces
    [tricks] plis
    [trump] atout
   *[dealer] donneur
}
bid_in_short = ann. {$number}
took_in_short = fait {$number}
view_title = { $view ->
    [table] table
    [sheet] feuille
    [score] score
    [chart] courbe
    [log] journal
   *[deal] donne {$deal}
}
recorded_in_game = Partie {$game} : {$recorded}
bid_by_word = annonce {$word}
keys_of_board =
    Le pavé numérique suffit.

    À la table
     chiffres les annonces à tour de rôle ;
              à qui va le pli ; la ligne
              d’une enchère ; 0 : la suite
     Enter    finir un nombre ; noter
     -        effacer une touche, annuler
     +        rétablir
     /        la couleur retournée ; une
              annonce par un mot ; une
              enchère tardive ; un compte
     n        pli par pli, ou en nombres
    Partout
    {" *"}        la vue suivante
    {" ."}        retour
     + - j k  défiler ; g G aux bouts
     / sur une page : chercher ; n N
    Sur la feuille
     3 Enter  ouvrir la donne 3 ; puis un
              chiffre en corrige une part,
              et f tout, en mots
    Lettres
     t table  s feuille  b score
     c courbe  l journal  ? ceci
     u annuler  r rétablir  q quitter
    Quitter ne perd rien : tout ce qui est
    noté est sur le disque.
prompt_help =
    Tapez ce qui se dit à la table : ce qui
    est attendu décide du sens.
     2 0 1 3, 2013   annonces, ou plis : le
                     dernier peut manquer
     Ana=2 m=0       nombres par nom : le
                     début suffit
     h s d c  7h     la couleur, ou la carte
                     retournée
     h2013           couleur et annonces
     7c Kc 2h Ac     un pli, comme joué
     twos Ana=1      ce qui compte en plus
     p w j t pt      pass, wait, join, trou,
                     pass-trou
     so6:h           solo-6 à cœur
     Ana h           partenaire et atout
     u  r            annuler, rétablir
     s  ?  q         feuille, ceci, fin ; s
                     est pique quand une
                     couleur est attendue
    Quitter ne perd rien. Les commandes
    marchent aussi, comme explain 3 Ana ;
    help les liste.
enter_records = Enter noter
enter_shows_what_changes = Enter voir ce qui change
q_leave = q quitter
n_trick_by_trick = n pli par pli
n_numbers = n nombres
number_enter_opens_deal = n° Enter ouvrir une donne
deal_12 = donne {$typed}_
enter_opens_it = Enter ouvrir
search = chercher : {$typed}_
enter_finds_it = Enter chercher
esc_back = Esc retour
n_next_match = n suivant
n_previous = N précédent
fix = corriger : {$typed}_
enter_shows_it = Enter voir
enter_records_it_as_shown = Enter noter tel que montré
which_suit_was_turned_up = Quelle couleur a été retournée ?
which_bid_was_made = Quelle annonce ?
which_call_was_made = Quelle enchère ?
what_was_counted = Qu’est-ce qui a été compté ?
f_in_words = f en mots
correct = corriger :
enter_or_for = {$typed} : Enter, ou {$only} pour {$only_2}.
enter_or_second_digit_for = {$typed} : Enter, ou un second chiffre {$from}–{$to} pour {$first}–{$last}.
last_to_bid = le joueur en dernière position
to_bid = le joueur en {$place} position
card = La {$place} carte, {$card},
yes_or_no = {$question} Tapez yes ou no.
cannot_use_terminal = Le terminal n’a pas pu être préparé : {$error}.
cannot_print = La sortie n’a pas pu être écrite : {$error}. Tout ce qui est déjà noté est conservé.
manual_written = {$pages} pages de manuel écrites dans {$folder}.
read_manual = En lire une : man {$page}
too_long = {$place} : dépasse {$most} octets.
not_text = {$place} : n’est pas un texte UTF-8.
file_exists = {$place} existe déjà et n’a pas changé.
only_for_recording = {$option} ne va qu’avec les commandes qui notent dans une partie existante.
only_for_records = {$option} ne va qu’avec une sortie en enregistrements.
names_its_games = {$option} ne va pas ici : la commande nomme elle-même la partie.
choose_one_of = Choisissez l’une de ces options : {$options}.
saved_as_game = Enregistré comme partie {$id}.
long_line = Cette ligne est trop longue (au plus {$longest} octets).
board_too_small = Le tableau demande {$columns} colonnes et {$rows} lignes.
who_took_each = {$typed} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}. Tapez pour chaque pli le chiffre du joueur qui le fait.
how_many_each = {$typed} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}. Tapez combien chacun en fait, à tour de rôle.
takes_the_rest = Le reste pour {$player} : {$rest}. Enter pour noter.
tricks_left = Trop : il reste {$rest} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}.
tricks_add_up_to_so_last = La somme des plis est de {$total} : {$rest} pour le dernier joueur.
not_found = Pas sur cette page : {$text}
as_now = {$label} (actuel)
instead_of = {$now} → {$then}
take_back_first = Effacez d’abord ce qui est tapé : {$typed}.
tricks_missing = Pas noté : seulement {$typed} sur { $total ->
    [one] {$total} pli
   *[other] {$total} plis
}.
tricks_taken = Plis faits : {$typed}
what_instead = Donne {$deal} : { $part ->
    [bids] quelles sont les bonnes annonces
    [tricks] quels sont les bons plis
    [trump] quel est le bon atout
   *[dealer] qui est le bon donneur
} ?
extra_deal = Donne supplémentaire {$mark}
illegal_earlier = Pas permis avant cela. {$because}
# drops: $is_bid
call_is_legal = {$who} peut dire {$call}.
or_between_clauses = , ou{" "}
player = joueur {$seat}
to_play = la {$seat} main
no_suit_led = Aucune couleur n’a été entamée : on peut jouer n’importe quelle carte.
not_open_text = Pas permis : {$barred}.
script_is_one_game = Un script contient une partie et doit la commencer à sa première ligne.
script_is_about_its_game = Un script peut seulement noter, interroger sa partie, ou demander les règles.
unclosed_quote = Un guillemet n’est pas fermé : ajoutez l’autre.
correct_line = Corrigez la ligne, ou omettez-la.
check_path = Vérifiez le chemin et ses droits.
number_at_most = Ici, au plus {$most}.
digits_to = Tapez un chiffre de 1 à {$last}.
typed_only = Tapé mais pas noté : {$typed}.
nothing_lost = Tout ce qui est noté est enregistré.
rules_have_changed = Les règles ont changé depuis le début de cette partie, ou leur fichier manque : rejoué, ce script suivrait d’autres règles. La partie elle-même reste telle quelle.
lines_before = Les lignes précédentes sont notées.
board_needs_terminal = Le tableau demande un terminal.
all_typed = Tous les nombres y sont. { $fixes ->
    [true] Enter pour voir ce qui change.
   *[false] Enter pour noter.
}
type_a_deal = Tapez le numéro d’une donne commencée, puis Enter.
no_trump_assumed = Aucun atout indiqué : on compte sans atout.
pack_grows = Le jeu grandit avec le nombre de joueurs.
nothing_recorded = Rien de noté.
standard_input = entrée standard
the_script = le script
leave_board = Ctrl-C quitte.
no_folder = Il n’y a pas de dossier personnel où garder les parties.
not_regular = ce n’est pas un fichier ordinaire
archive_on_terminal = Une archive de plusieurs parties ne peut pas s’afficher sur un terminal.
help_title = {" "}Touches{" "}
save_sheet = Enregistrer la feuille
other_game = Autre partie
title_rematch = Revanche
title_export = Exporter
run_in_short = { $made ->
    [true] {""}
   *[false] manquées{" "}
}{$deals} sur {$of}
trick_taker_so_far = { $complete ->
    [true] {$taker} fait le pli.
   *[false] {$taker} mène pour l’instant.
}
key_undo = - annuler
key_delete = - effacer
key_digits = chiffres
key_redo = + rétablir
key_back_from_besides = / retour
key_view = {"*"} vue
key_help = ? touches
key_back = {"."} retour
key_scroll = + - défiler
key_search = / chercher
key_table = {"."} table
key_back_from_help = ? retour
key_leave = 0 quitter
key_besides = / {$besides}
besides_trump = atout
besides_bid = annonce
besides_call = enchère
besides_count = compte

## what_if

rule_title = règle
lead_changed_title = tête change
as_played = (tel que joué)
total_and_place = {$total} ({$rank})
by_another_game_might_also_have = Selon une autre, la partie aurait peut-être fini après une autre donne.
these_deals_were_bid_and_played = Ces donnes ont été annoncées et jouées selon {$title} : avec une autre règle, on aurait annoncé et joué autrement.
would_change_deals_or_what_was = {$asked} changerait les donnes, ou ce qui y était permis. Ne se compare que ce qui change les points : le score, les primes, et ce que valent comptes, contrats ou un total de zéro.
counts_other_tricks_than_those_recorded = {$asked} compte d’autres plis que ceux notés dans cette partie.
by_points_depend_on_trump_which = Selon {$asked}, les points dépendent de l’atout, qui n’est pas noté pour { $number ->
    [one] la donne
   *[other] les donnes
} {$deals}.
against_as_played_by = {$first} contre {$rival} : {$ahead} tel que joué, {$ahead_2} selon {$rule}.
no_deal_makes_difference_between_them = Aucune donne ne les départage.
level = à égalité
ahead = {$points} d’avance
behind_text_2 = {$points} de retard
either_way = {$side} {$now} dans les deux cas
instead_of_text = {$side} {$now} au lieu de {$was}
loses_on = {$first} perd {$gain} sur {$rival}
gains_on = {$first} gagne {$gain} sur {$rival}
deal_13 = donne {$what} ({ $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}) : {$hands} ; {$gain}
would_have_won_too = Selon {$rule}, { $is_over ->
    [true] la victoire serait aussi revenue
   *[false] la tête reviendrait aussi
} à {$now}.
would_have_won_instead = Selon {$rule}, { $is_over ->
    [true] la victoire serait revenue
   *[false] la tête reviendrait
} à {$now}, et non à {$was}.
led_from_first_deal_to_end = De la première à la dernière donne, en tête : {$sides}.
last_deal_decided_it = La dernière donne, {$what}, a tout décidé.
deal_decided_it_led_from_then = La donne {$what} a tout décidé ; ensuite, en tête : {$sides}.

## grammar

suit_name = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
and_last = {$first} et {$last}
or_last = {$first} ou {$last}
from_to = {$first} à {$last}
no_deal_has_begun = Aucune donne n’a commencé.
deal_has_not_begun = {$deal} n’a pas commencé ; la dernière est la donne {$latest}.
perhaps_meant = Vouliez-vous dire {$near} ?
ordinal = { $number ->
    [one] {$number}re
   *[other] {$number}e
}

## typing

input_spades = pique, piques
input_hearts = cœur, coeur, cœurs, coeurs
input_diamonds = carreau, carreaux
input_clubs = trèfle, trèfles
input_none = sans, aucun, sans-atout
input_pass = passe, passer
input_wait = attends, attendre
input_join = soutenir, soutiens
input_trou = trou
input_pass_trou = passe-trou

## headings

heading_bid = annonce
heading_bid_and_took = annonce/plis
heading_bonus = prime
heading_by = par
heading_cards = cartes
heading_contract = contrat
heading_counts = comptes
heading_deal = donne
heading_dealer = donneur
heading_lost = perdu
heading_missed = manqué
heading_result = issue
heading_rules = règles
heading_ruling = décision
heading_took = plis
heading_trump = atout
heading_with = avec
heading_won = gagné
heading_written = écrit
heading_bid_and_took_in_short = a/p
heading_points_in_short = pts
heading_took_in_short = p
heading_total_in_short = tot
current_choice = {" "}(actuel)
total_of_side = {$side} {$total}{ $is_first ->
    [true] {" "}(en tête)
   *[false] {""}
}
more_choices = suite ({$page} sur {$pages})
by_member = par {$member} : {$because}
decimal_sign = ,
no_words_in_language = Hoyle n’a pas la langue {$tag} ; langues possibles : {$tags}.
is_no_message = {$id} n’est ni un message ni un texte de ces règles.
is_no_pattern = Ce modèle n’est pas valable. { $arguments ->
    [none] Le message n’a pas d’arguments.
   *[other] Arguments du message : {$arguments}.
}
these_words_cannot_be_shown = Ces mots ont plus de 500 caractères, une barre oblique inverse ou un caractère invisible.
is_no_theme = {$text} n’est pas un thème pour HOYLE_THEME ; possibles : {$themes}.
is_no_time = {$text} n’est pas une heure pour HOYLE_NOW ; par exemple 2026-11-20T20:15:00Z.
serve_keys = { $keeps_score ->
    [true] s montre le code du marqueur ;{" "}
   *[false] {""}
}n crée de nouveaux liens, les anciens ne valent plus ; q arrête.
scores_heading = Scores
condition_word = { $word ->
    [and] et
    [made] tenu
    [missed] manqué
    [over] au-delà
    [under] en deçà
    [bid] annonce
    [took] plis
    [off] écart
    [cards] cartes
   *[other] {$word}
}
call_word = { $call ->
    [pass] passe
    [wait] attends
    [join] soutiens
    [none] sans
   *[other] {$call}
}
figure_in_year = {$year} { $figure ->
    [games] parties
    [wins] victoires
    [points] points
   *[made] tenues
}
start_game_of_your_own = commencer votre partie
nothing_stored = Rien n’a été enregistré.
expected_card_or_suit = attendu : une carte comme 7h, ou spades, hearts, diamonds ou clubs, une première lettre, ♠ ♥ ♦ ♣ ou none
expected_number = attendu : un nombre
expected_date = attendu : une date comme 2026-11-20
expected_number_from_to = attendu : un nombre de {$least} à {$most}
expected_trick_or_card = attendu : le numéro d’un pli, ou une carte comme Ah, 10s ou A♥
quoted_text = « {$text} »
labelled = {$label} : {$text}
semicolon =  ;{" "}
percent = {$number} %
last_place = en dernier
hint_text = {$purpose} : {$command}
any_key_next = toute touche : suite

## texts of the built-in rules

preset_auction_whist = Whist à enchères
preset_boerenbridge = Boerenbridge
preset_call_break = Call break
preset_how_many_deals_are_played = combien de donnes sont jouées
preset_the_least_that_may_be_bid = le minimum qui peut être annoncé
preset_the_most_that_may_be_bid = le maximum qui peut être annoncé
preset_whether_the_cards_on_a_trick_have_to_be = s’il faut monter quand on le peut
preset_the_deal_is_dealt_again_if_the_bids_add = on redonne si la somme des annonces est inférieure
preset_contract_whist = Contract whist
preset_tricks_won_with_a_two = plis faits avec un deux
preset_twos = deux
preset_whether_a_trick_won_with_a_two_is_worth = si un pli fait avec un deux vaut dix points de plus
preset_german_whist = Whist allemand
preset_judgement = Judgement
preset_whether_no_trump_follows_hearts_in_the = si sans atout suit cœur dans le cycle des atouts
preset_nomination_whist = Nomination whist
preset_oh_hell = Oh Hell
preset_plump = Plump
preset_whether_a_card_is_turned_up_for_trump = si une carte est retournée pour l’atout
preset_pocha = Pocha
preset_romanian_whist = Whist roumain
preset_serbian_whist = Whist serbe
preset_serbian_whist_harsher = Whist serbe, plus sévère
preset_basic_oh_hell = Oh Hell simple
preset_exact_scoring = Juste ou rien
preset_exact_scoring_with_penalty = Juste ou rien, avec pénalité
preset_10_times_exact_scoring = Juste ou rien, fois 10
preset_10_times_exact_scoring_with_penalty = Juste ou rien, fois 10, avec pénalité
preset_penalty_under_zero_over = Pénalité dessous, zéro dessus
preset_penalty_under_zero_over_10_times = Pénalité dessous, zéro dessus, fois 10
preset_penalty_under_zero_over_in_fives = Pénalité dessous, zéro dessus, par cinq
preset_penalty_under_zero_over_progressive = Pénalité dessous, zéro dessus, progressive
preset_penalty_under_zero_over_set = Pénalité dessous, zéro dessus, fixe
preset_cypriot_scoring = Marque chypriote
preset_exact_scoring_with_set_penalty = Juste, avec pénalité fixe
preset_exact_scoring_with_progressive_penalty = Juste, avec pénalité progressive
preset_reduced_zero_bid = Zéro réduit
preset_reduced_zero_bid_exact = Zéro réduit, juste ou rien
preset_adjusted_zero_bid = Zéro ajusté
preset_progressive_scoring = Marque progressive
preset_montreal_progressive_scoring = Marque progressive de Montréal
preset_negative_scoring = Marque négative
preset_simplified_negative_scoring = Marque négative simplifiée
preset_variant_negative_scoring = Marque négative, variante
preset_trick_scoring = Marque aux plis
preset_binary_scoring = Marque binaire
preset_binary_scoring_with_nil_rule = Marque binaire, avec règle du zéro
preset_scratch_scoring = Marque aux chutes
preset_adjusted_exact_scoring = Juste ou rien, ajusté
preset_get_fred_scoring = Marque Get Fred
preset_oy_vey_scoring = Marque Oy Vey
preset_romanian_whist_progressive = Whist roumain, progressif
preset_ten_times_the_bid = Dix fois l’annonce
preset_eleven_times_the_bid = Onze fois l’annonce
preset_contracts = Contrats
preset_most_tricks = Le plus de plis
preset_most_of_the_last_13_tricks = Le plus des 13 derniers plis
preset_solo_whist = Whist solo
preset_what_prop_and_cop_is_worth_to_each_of = ce que vaut prop pour chacun des quatre
preset_what_a_solo_is_worth_with_each_opponent = ce que vaut un solo avec chaque adversaire
preset_what_a_misere_is_worth_with_each = ce que vaut une misère avec chaque adversaire
preset_what_an_abundance_is_worth_with_each = ce que vaut une abondance avec chaque adversaire, dans toute couleur
preset_what_an_open_misere_is_worth_with_each = ce que vaut une misère étalée avec chaque adversaire
preset_what_a_slam_is_worth_with_each_opponent = ce que vaut un chelem avec chaque adversaire
preset_what_each_trick_over_or_under_adds_to = ce que chaque pli de plus ou de moins ajoute à prop ou à un solo
preset_what_each_trick_over_or_under_adds_to_2 = ce que chaque pli de plus ou de moins ajoute à une abondance
preset_spades = Spades
preset_tricks_over_the_bids = plis au-delà des annonces
preset_bags = plis en trop
preset_what_a_side_s_bags_cost_each_time_there = ce que coûtent les plis en trop d’un camp chaque fois qu’il y en a assez, ou off
preset_how_many_bags_cost_points_each_a_trick = combien de plis en trop coûtent des points, chacun au-delà des annonces
preset_what_nil_is_worth_made_or_missed = ce que vaut zéro, réussi ou raté
preset_what_blind_nil_is_worth_made_or_missed = ce que vaut zéro à l’aveugle, réussi ou raté
preset_the_points_below_zero_at_which_a_side = les points au-dessous de zéro auxquels un camp perd la partie, ou off
preset_whist = Whist
preset_a_point_a_trick_over_six = Un point par pli au-delà de six
preset_honours_held = honneurs détenus
preset_honours = honneurs
preset_the_points_that_win_a_game_at_9_or_10 = les points qui gagnent une manche ; à 9 ou 10 les honneurs comptent
preset_whether_three_or_four_honours_held_by_a = si trois ou quatre honneurs dans un camp comptent
preset_whether_the_best_of_three_games_wins = si l’on joue au meilleur des trois manches
preset_wiezen = Wiezen
preset_what_vraag_8_is_worth_with_one_of_the = ce que vaut vraag-8 avec un des adversaires
preset_what_troel_is_worth_with_one_of_the = ce que vaut troel avec un des adversaires
preset_what_vraag_9_is_worth_with_one_of_the = ce que vaut vraag-9 avec un des adversaires
preset_what_vraag_10_is_worth_with_one_of_the = ce que vaut vraag-10 avec un des adversaires
preset_what_vraag_11_is_worth_with_one_of_the = ce que vaut vraag-11 avec un des adversaires
preset_what_vraag_12_is_worth_with_one_of_the = ce que vaut vraag-12 avec un des adversaires
preset_what_vraag_13_costs_if_it_is_lost = ce que coûte vraag-13 perdu, sans les plis manquants
preset_what_alleen_5_is_worth_with_each_of_the = ce que vaut alleen-5 avec chacun des autres
preset_what_alleen_6_is_worth_with_each_of_the = ce que vaut alleen-6 avec chacun des autres
preset_what_alleen_7_is_worth_with_each_of_the = ce que vaut alleen-7 avec chacun des autres
preset_what_abondance_9_is_worth_with_each_of = ce que vaut abondance-9 avec chacun des autres
preset_what_abondance_10_is_worth_with_each_of = ce que vaut abondance-10 avec chacun des autres
preset_what_abondance_11_is_worth_with_each_of = ce que vaut abondance-11 avec chacun des autres
preset_what_abondance_12_is_worth_with_each_of = ce que vaut abondance-12 avec chacun des autres
preset_what_all_thirteen_tricks_are_worth_in_a = ce que valent les treize plis dans un vraag ou un troel
preset_what_a_miserie_is_worth_with_each_of = ce que vaut une miserie avec chacun des autres
preset_what_an_open_miserie_is_worth_with_each = ce que vaut une open-miserie avec chacun des autres
preset_what_a_solo_is_worth_with_each_of_the = ce que vaut un solo avec chacun des autres
preset_what_a_solo_slim_is_worth_with_each_of = ce que vaut un solo-slim avec chacun des autres
preset_wizard = Wizard
preset_joker_wizard = magicien
preset_jester = bouffon
preset_what_the_dealer_may_name_if_a_wizard_is = ce que le donneur peut choisir si un magicien est retourné
