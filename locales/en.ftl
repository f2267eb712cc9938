### The messages of Hoyle in English.

## counts

count_lines = { $number ->
    [one] {$number} line
   *[other] {$number} lines
}
count_cards = { $number ->
    [one] {$number} card
   *[other] {$number} cards
}
count_players = { $number ->
    [one] {$number} player
   *[other] {$number} players
}
count_cells = { $number ->
    [one] {$number} cell
   *[other] {$number} cells
}
count_tricks = { $number ->
    [one] {$number} trick
   *[other] {$number} tricks
}
count_deals = { $number ->
    [one] {$number} deal
   *[other] {$number} deals
}
count_points = { $number ->
    [one] {$number} point
   *[other] {$number} points
}
count_entries = { $number ->
    [one] {$number} entry
   *[other] {$number} entries
}
count_games = { $number ->
    [one] {$number} game
   *[other] {$number} games
}

## archive

line_is_blank = The line is blank.
line_is_longer_than_bytes = The line is longer than {$it} bytes.
line_is_not_game = The line is not a game: {$error}.
game_has_either_rules_id_or = A game has either `rules`, an id, or `ruleset`, whole rules.
dealer_is_none_of_players = The dealer {$name} is not one of the players: {$names}.
columns_do_not_name_each_player = The columns do not name each player's place once.
deal = Deal {$what}: {$because}
each_player_is_dealt_not = Each player is dealt {$dealt}, not {$found}.
there_is_no_place_places_count = There is no place {$place}: places count from 0, and {$players} play.
list_has_for = A list has { $found ->
    [one] {$found} number
   *[other] {$found} numbers
} for {$players}.
between_deals_there_can_be_only = Between deals, there can be only `leave` and `swap`.
tricks_taken_are_not_those_of = The tricks taken are not those of its cards.
it_was_not_played_to_end = It was not played to the end.

## auction

without_trump = {$id} without trump
join_at = join at {$level}
that_bid = that bid
first_everyone_says_trou_exactly_three = first everyone says trou (exactly three aces) or pass-trou
everyone_has_already_said_trou_or = everyone has already said trou or pass-trou
has_already_announced_three_aces = {$by} has already announced three aces
trou_is_announced_before_bidding_with = trou is announced before the bidding, with exactly three aces
only_first_to_speak_may_wait = only the first to speak may wait, in the first turn
only_higher_bids_are_allowed_after = only higher bids are allowed after a trou
under_these_rules_nobody_waits = under these rules nobody waits
after_waiting_player_may_only_join = after waiting, a player may only join a suit call or pass
after_pass_player_may_only_join = after a pass, a player may only join a suit call
there_is_no_suit_call_that = there is no suit call that this player may join
after_joining_player_may_only_raise = after joining, a player may only raise in {$suit} or pass
only_joiner_may_raise_first_caller = only the joiner may raise; the first caller may only bid alone
nobody_is_left_who_could_join = nobody is left who could join a suit call
that_bid_is_only_possible_in = that bid is only possible in a player's first turn
there_is_no_such_bid = there is no such bid
it_does_not_rank_above = it does not rank above {$standing}
auction_is_over = the auction is over
needs_suit_as_trump_such_as = {$bid} needs a suit as trump, such as {$bid}:hearts
is_played_without_trump_and_names = {$bid} is played without trump and names no suit
is_played_in_suit_turned_up = {$bid} is played in the suit turned up, which is not recorded: name it, as in {$bid}:hearts
needs_suit_or_none_as_in = {$bid} needs a suit or none, as in {$bid}:none
trou_announced = {$by} announced trou: the holder of the fourth ace is the partner, names the trump and leads.
nobody_joined_so_it_lapses = Nobody joined {$call}, so it lapses. {$source}
all_thirteen_tricks = all thirteen tricks
at_least = at least { $least ->
    [one] {$least} trick
   *[other] {$least} tricks
}
no_tricks = no tricks
exactly_one_trick = exactly one trick
exactly_tricks = exactly {$just} tricks
each_player_may_discard_card_before = Each player may discard a card before the first trick. {$fewer}
leads = {$leader} leads.
must_take = { $each ->
    [true] {$players} must each take {$target}.
   *[false] {$players} must take {$target}.
}
may_still_bid_text = {$who} may still bid.
first_to_speak_may_wait_and = The first to speak may wait, and may then only join a suit call or pass.
if_first_to_speak_passes_that = If the first to speak passes, that player may still join a suit call later, and do nothing else.
suit_call_needs_player_who_may = A suit call needs a player who may still join it: one who has not spoken, or who is waiting.
suit_call_needs_player_who_may_2 = A suit call needs a player who may still join it: one who has not spoken, or the first to speak, if that player has only passed.
after_join_only_joiner_may_raise = After a join only the joiner may raise. If the joiner passes, the first caller may break away with a higher solo bid.
bid_of_pair_stands_if_nobody = The bid of a pair stands. If nobody joins a suit call, its caller may bid higher, alone, once all others have passed.
each_bid_must_rank_above_standing = Each bid must rank above the standing one. From the lowest: {$bids}.
trump_makes_no_bid_higher_than = {$bids} The trump makes no bid higher than another.
between_bids_of_equal_rank_trump = {$bids} Between bids of equal rank the trump decides, from the lowest: {$trumps}.
only_in_player_s_first_turn = Only in a player's first turn: {$id}. A player who opened with one of these may raise it to a higher one later.
tricks_needed = Tricks needed: {$targets}.
contract_side_of_two = {$declarers} with {$partner}
contract_side_each_alone = {$declarers}, each alone
call_refused = { $is_bid ->
    [true] {$player} may not call {$call}: {$why}.
   *[false] {$player} may not say {$call}: {$why}.
}
hands_are_played_open = { $several ->
    [true] After the second trick the hands of {$declarers} are played face up.
   *[false] After the second trick the hand of {$declarers} is played face up.
}
last_word_of_both = {$partner} may still raise, or {$caller} may still break away with a higher solo bid.
last_word_of_partner = {$partner} may still raise.
last_word_of_caller = {$caller} may still break away with a higher solo bid.
who_joins_if_first_waits = A player who has not spoken, or who is waiting, may join a suit call{ $with_card ->
    [true] {" "}with a card of that suit
   *[false] {""}
}.
who_joins_if_first_may_join_late = A player who has not spoken, or the first to speak even after a pass, may join a suit call{ $with_card ->
    [true] {" "}with a card of that suit
   *[false] {""}
}.
bids_played_by_two = Played by two: {$bids}.
bids_played_alone = Played alone: {$bids}.
bids_played_by_partners = Played by the declarer and the partner: {$bids}.
bids_played_by_several = By several in one deal, each alone: {$bids}.
bids_with_suit_turned_up = With the suit turned up as trump: {$bids}.
bids_without_trump = Without trump: {$bids}.
bids_with_trump_or_without = With a suit as trump or without: {$bids}.
bids_with_discard = Before the first trick each player may discard one card in {$bids}.
bids_with_open_hand = After the second trick the declarer's hand is laid open in {$bids}.
bids_led_by_declarer = The declarer leads in {$bids}.
bids_led_by_partner = The partner leads in {$bids}.
otherwise_dealers_neighbour_leads = Otherwise the player on the dealer's left leads.
contract_text_by = {$bid} by {$players}
tricks_for_bids = {$target} in {$bids}
bid_with_trump = {$bid} in {$trump}

## audit

audit_tricks_title = Bids and tricks
audit_totals_title = Totals
audit_fits_title = Rules that fit
audit_others_title = Others, closest first
audit_row_title = wrong at
audit_title = Audit
audit_caption = The sheet as written. An arrow leads from what is wrong to what it should be.
audit_other_slips = The same number of other slips would explain the sheet too.
audit_tie = More than one set of rules explains the sheet equally well: it does not show which was played.
audit_winner_changes = With the right totals, first place changes.
audit_needs_rules = The sheet does not show which rules were played, so it cannot become a game.
audit_not_kept = A sheet with so many slips cannot become a game.
audit_no_rules = No set of rules with bids of a number of tricks seats {$players} players with these settings.
audit_uncertain = The tricks of deal {$row} are not certain, so the sheet cannot become a game.
sheet_place = {$file}:{$line}:{$column}
audit_nothing_fits = No set of rules explains the sheet with six slips or fewer.
audit_schedule_alone = A schedule belongs to a set of rules: name the rules, too.
audit_any_rules = games with bids of a number of tricks
audit_more = and {$number} more
sheet_is_too_long_at_most = The sheet is too long: at most {$it} kilobytes and {$it_2} rows are read.
this_is_not_score_sheet_expected = This is not a score sheet: expected a row of numbers for each deal.
sheet_does_not_name_its_players = The sheet does not name its players: expected a line of names first.
sheet_has_columns_for_not = The sheet has columns for { $players ->
    [one] {$players} player
   *[other] {$players} players
}, not {$names}.
expected_number_or_for_what_cannot = Expected a number, or ? for what cannot be read, not {$text}.
expected_trump_suit_none_or_its = Expected a trump: a suit, none, or its Preferans number, not {$text}.
expected_not_write_for_what_cannot = Expected {$cells}, not {$found}: write ? for what cannot be read.
expected_cards_then_bid_and_total = Expected the cards, then a bid and a total for each of { $players ->
    [one] {$players} player
   *[other] {$players} players
}; a row has { $found ->
    [one] {$found} cell
   *[other] {$found} cells
}. Label the columns if they are others.
expected_player_s_name_before_or = Expected a player's name before {$text}, or a known label.
column_appears_twice = The column {$text} appears twice.
nobody_bids_number_of_tricks_there = nobody bids a number of tricks there
partners_share_score_there = partners share a score there
more_is_counted_there_than_tricks = more is counted there than tricks
several_games_are_played_there_each = several games are played there, each from zero
sheets_of_cannot_be_audited = Sheets of {$title} cannot be audited: {$why}.
rules_with_score = the rules of {$title} with the score {$id}
rules_of = the rules of {$title}
sheet_is_right_by = The sheet is right by {$by}.
by_2 = { $slips ->
    [one] {$slips} slip
   *[other] {$slips} slips
} by {$by}:
more_than_slips_by_first_deal = More than {$it} slips by {$by}. The first deal that cannot be right is {$row}.
too_little_can_be_read_up = Too little can be read up to deal {$row} to say what happened, by {$by}.
was_swapped_with_of = {$place}: {$says} was swapped with {$other} of {$with}.
nothing_written = nothing
should_be = {$says} should be {$should}
should_be_because = {$says} should be {$should}: {$because}
slip_because = {$says}: {$because}
should_be_by_schedule = {$says} should be {$should} by the schedule
from_here_on_too_many = from here on {$off} too many
from_here_on_too_few = from here on {$off} too few
next_total_is_right_again = the next total is right again
two_digits_are_swapped = two digits are swapped
sign_is_wrong = the sign is wrong
bonus_for_run_is_wrong = the bonus for a run is wrong
makes_sum_that_hook_forbids = {$says} makes a sum that the hook forbids
hook_forbids_these_bids = the hook forbids these bids
tricks_do_not_add_up = the tricks do not add up

## bidding

or_number_of_cards_dealt_to = {$most}, or the number of cards dealt to each player if that is less
number_of_cards_dealt_to_each = the number of cards dealt to each player
taking_that_many_tricks_or_more = Taking that many tricks or more makes it.
bids_text = {$word} bids {$bid}.
bid_is_number_of_tricks_from = A bid is a number of tricks, from {$least} to {$most}.
hook_in_every_deal = The last bid may not make the bids add up to the number of cards dealt to each player{ $lapses ->
    [true] , unless no other bid is open.
   *[false] {"."}
}
if_they_add_up_to_less = If they add up to less than {$least}, the same dealer deals again.
hook_in_deals_of_or_more = In deals of { $least ->
    [one] {$least} card
   *[other] {$least} cards
} or more the last bid may not make the bids add up to the number of cards dealt to each player{ $lapses ->
    [true] , unless no other bid is open.
   *[false] {"."}
}
last_bid_has_to_make_bids = The last bid has to make the bids add up to more than the number of cards dealt to each player, unless no bid can.
bids_may_add_up_to_any = The bids may add up to any number.
bids_have_to_add_up_to = the bids have to add up to more than {$cards}, the number of cards dealt
bids_would_add_up_to_number = the bids would add up to {$cards}, the number of cards dealt
no_bid_meets_hook_so_it = no bid meets the hook, so it does not apply
bids_then_add_up_to_more = the bids then add up to {$sum}, more than {$cards}, the number of cards dealt
bids_then_add_up_to_not = the bids then add up to {$sum}, not to {$cards}, the number of cards dealt
it_is_only_bid_open = it is the only bid open
any_bid_from_to_is_open = any bid from {$start} to {$end} is open
may_bid = {$who} may bid {$bid}: {$why}.

## chances

chances_leave_out = Not counted: extra deals that have not begun, deals thrown in, and later rulings of the table.
this_game_has_no_last_deal = This game has no last deal: it goes on until the points or the games won end it. Chances are worked out only where the number of deals is fixed.
chances_cannot_be_worked_out_with = Chances cannot be worked out with the counts that this game has besides its tricks.
too_much_is_still_open_in = Too much is still open in this game to work out the chances.
first_place_alone = First place alone
first_place_at_least_shared = First place, at least shared,
first_place = First place
is_certain_for = {$what} is certain for {$name}.
is_certain_for_can_gain_at = {$what} is certain for {$name}: {$rival}, {$behind}, can gain at most {$most}.
is_out_of_reach_for_with = {$what} is out of reach for {$name}: {$behind}, with at most {$most} to gain.
is_out_of_reach_for_nothing = {$what} is out of reach for {$name}: nothing in the remaining deals leads to it.
is_open_for_too_much_can = {$what} is open for {$name}: too much can happen to work it out.
ahead_of = {$points} ahead of {$of}
level_with = level with {$of}
behind_text = {$points} behind {$of}
tricks_text = {$many} tricks
with_tricks = { $number ->
    [one] {$number} trick
   *[other] {$number} tricks
}
first_place_is_out_of_reach = {$name}: first place is out of reach.
with_first_place_depends_on_others = {$name}: with {$possible}, first place depends on the others.
first_place_is_certain_with_and = {$name}: first place is certain with {$certain}, and out of reach otherwise.
first_place_is_certain_with_with = {$name}: first place is certain with {$certain}; with {$possible}, it depends on the others.
first_place_is_certain_for = First place is certain for {$certain}.
first_place_is_out_of_reach_2 = First place is out of reach for {$out}.
line_heading = A course of the game by which {$name} comes first{ $alone ->
    [true] {" "}alone:
   *[false] {":"}
}
first_alone = first alone
game_is_over = The game is over.
left_including_one_in_progress = { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} left, including the one in progress.
heading_total = total
is_it_possible = { $verdict ->
    [certain] certain
    [possible] possible
    [impossible] impossible
   *[open] open
}
title_least = least
title_greatest = greatest
title_first = first

## clause

rule_text = Rule {$clause}: {$says} {$source}
for_players = For {$players} players{ $bids ->
    [true] , each playing alone.
   *[false] {"."}
}
for_partners = For {$players} players. Those who sit opposite each other are partners and share a score{ $bids ->
    [true] ; their bids are added, and so are their tricks.
   *[false] {"."}
}
who_deals_and_then = The first dealer is drawn. { $bidding ->
    [none] The deal and the play then pass
    [auction] The deal then passes
   *[numbers] The deal, the bidding and the play then pass
} to the { $side ->
    [left] left
   *[right] right
} ({ $turn ->
    [clockwise] clockwise
   *[other] counter-clockwise
}).
everyone_bids_once_in_turn_player = Everyone bids once, in turn; the player on the dealer's { $side ->
    [left] left
   *[right] right
} bids first, the dealer last.
bid_is_final = A bid is final.
table_holds_auction_by_itself_and = The table holds the auction by itself, and only its contract is recorded. If everyone passes, the cards are dealt again.
player_on_dealer_s_speaks_first = The player on the dealer's { $side ->
    [left] left
   *[right] right
} speaks first. A pass is final; the auction goes on until every player has passed. If nobody bids, the cards are dealt again.
player_with_exactly_three_aces_must = A player with exactly three aces must announce trou before the bidding. Everyone else says pass-trou. After a trou, only the others may bid, and only higher. If nobody does, the holder of the fourth ace is the partner, names the trump and leads.
tricks_of_declaring_side_are_counted = The tricks of the declaring side are counted against the contract.
every_card_is_played_so_tricks = Every card is played, so the tricks of a deal add up to the number of cards dealt to each player.
there_is_no_fixed_penalty_for = There is no fixed penalty for a revoke, a misdeal or another irregularity. The table decides; record its ruling with the reason.
everyone_plays_in_every_deal = Everyone plays in every deal.
with_players_dealer_sits_out_as = With {$dead} players the dealer sits out as the dead hand: no cards, bid, tricks or points in that deal.
tie_is_played_off = If the best totals are equal, another deal is played.
match_of_games = Each game is played from zero, until a side reaches {$points}. The first side to win { $games ->
    [one] {$games} game
   *[other] {$games} games
} wins. Places go by games won, then by the game being played.
match_of_games_that_end_high_or_low = Each game is played from zero, until a side reaches {$points} or has {$least} or less. The first side to win { $games ->
    [one] {$games} game
   *[other] {$games} games
} wins. Places go by games won, then by the game being played.
game_ends_high = The game ends after the deal in which somebody reaches {$points}. { $lowest ->
    [true] The lowest total wins.
   *[false] The highest total wins.
}
game_ends_high_or_low = The game ends after the deal in which somebody reaches {$points} or has {$least} or less. { $lowest ->
    [true] The lowest total wins.
   *[false] The highest total wins.
}
game_ends_low = The game ends after the deal in which somebody has {$least} or less. { $lowest ->
    [true] The lowest total wins.
   *[false] The highest total wins.
}
game_ends_with_schedule = The game ends with the last deal of the schedule. { $lowest ->
    [true] The lowest total wins
   *[false] The highest total wins
}{ $ties ->
    [bids] ; between equal totals the larger sum of successful bids wins.
    [shared] ; equal totals share the rank.
   *[open] {"."}
}
with_as_trump_points_of_deal = With {$suit} as trump the points of a deal are doubled; bonuses are not. This applies to trumps turned up or drawn, not to a fixed cycle.
no_trump_doubles_points_of_deal = No trump doubles the points of a deal. A table may choose that spades do, bonuses aside, but only where the trump is turned up or drawn, not in a fixed cycle.
one_card_deals_do_not_count = One-card deals do not count.
one_card_deal_ends_every_run = A one-card deal ends every run.
run_of_missed_deals_costs_as = A run of missed deals costs as much, and after either a new run begins.
no_bonus_is_paid_for_run = No bonus is paid for a run of deals.
no_bonus_unless_table_chooses = No bonus is paid for a run of deals, unless the table chooses one: {$schemes}.
winning_run_that_contains_bid_of = A winning run that contains a bid of 0 pays nothing.
points_for_deals_in_row = {$points} for { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} made in a row ({$id})
points_for_deals_like_players = {$points} for as many deals as there are players, made in a row ({$id})
points_for_more_deals_than_players = {$points} for { $more ->
    [one] {$more} deal
   *[other] {$more} deals
} more than there are players, made in a row ({$id})
total_of_exactly_0_after_last = A total of exactly 0 after the last deal of the schedule, bonuses included, wins; if several have it, they share the win.
total_of_0_does_not_win = A total of 0 does not win unless the table chooses that.
no_zero_finish_with = A zero finish cannot be used with {$refused}.
table_may_agree_to_play_one = A table may agree to play one-card deals with the card held to the forehead: everyone sees every card but their own.
one_card_deals_on_forehead = { $held ->
    [all] All one-card deals are
    [last] The last one-card deals, as many as there are players, are
   *[first_and_last] The first and the last one-card deals, as many of each as there are players, are
} held on the forehead: everyone sees every card but their own.

## command_line

invalid_expected = Invalid {$argument} {$value}: expected {$valid}.{$near}
this_command = This command
needs_text = {$command} needs {$arguments}.
expected_number_such_as_3_or = expected a number such as 3, or {$words}
there_is_no_option_here = There is no option {$typed} here.{$near}
there_is_no_command = There is no command {$typed}.{$near}
invalid = Invalid {$argument} {$value}: {$why}.
no_value = {$option} needs a value after it.
no_value_taken = {$option} takes no value.
unexpected_word = Unexpected word {$typed}.
needs_one_of_these = {$command} needs one of these: {$valid}.
given_twice = {$argument} can be given only once.
cannot_be_given_together_with = {$one} cannot be given together with {$others}.
bad_command_line = This command line cannot be understood.
not_utf8 = A word of this command line is not valid UTF-8.

## contracts

challenger = challenger
opponent = opponent
opponent_of_made_contract = opponent of a made contract
all_tricks = {$who}: all tricks
each_trick = each trick { $which ->
    [over] over
   *[short] short
} {$points}
each_trick_of_some = each trick { $which ->
    [over] over
   *[short] short
} {$points} (of {$most} at most)
all_tricks_2 = all tricks {$points}
each_opponent_then = each opponent then {$points}
each_opponent_of_won_one = each opponent of a won one {$points}
settled_with_each_of_others = settled with each of the others
each_loser_pays_one_winner = each loser pays one winner
won_lost = {$id}: won {$won}; lost {$lost}
made_with = made with { $took ->
    [one] {$took} trick
   *[other] {$took} tricks
}
failed_with = failed with { $took ->
    [one] {$took} trick
   *[other] {$took} tricks
}
short = { $took ->
    [one] {$took} trick
   *[other] {$took} tricks
} short
by_3 = {$id} by {$by}, {$why}: {$sum}
points_for = Points for {$bid}

## count_rule

nothing_besides_tricks = Nothing besides the tricks.
nothing_besides_tricks_unless_table_chooses = Nothing besides the tricks, unless the table chooses it: {$could}
nothing_if_bid_is_missed = Nothing if the bid is missed.
recorded_in_each_deal = Recorded in each deal.
every_of_side_are_worth_rest = {$title}: every {$every} of a side are worth {$points}, the rest is carried over.
each_2 = {$points} each
for_text = { $points ->
    [one] {$points} point
   *[other] {$points} points
} for {$number}
at_most_in_deal = at most {$most} in a deal
no_more_than_player_has_tricks = no more than the player has tricks
only_side_that_needs_or_more = Only a side that needs {$by} or more to end the game scores them, and nobody once its tricks have ended it.
carried_over = {$title}: {$had} + {$number} = {$all}: {$times} × {$points} = {$points_2}, {$left} carried over
bid_was_missed_0 = {$title}: {$number}: the bid was missed: 0
none_score_for_side_that_needs = none score for a side that needs fewer than { $by ->
    [one] {$by} point
   *[other] {$by} points
}
tricks_ended_game_before_them = the tricks ended the game before them
counted_so_far = Counted so far: {$each}
follow_from_tricks_taken_and_are = {$id} follow from the tricks taken, and are not recorded.
this_game = This game
has_nothing_to_count_besides_tricks = {$title} has nothing to count besides the tricks, as this table plays it.
can_have_0_to_in_this = {$seat} can have 0 to {$most} {$id} in this deal.
that_would_make_in_this_deal = That would make {$sum} {$id} in this deal, which has at most {$most}.
two_numbers_are_given_for = Two numbers are given for {$seat}.
of_are_already_recorded = The {$id} of {$seat} are already recorded: {$earlier}.
cannot_have_taken_count_of_is = {$seat} cannot have taken {$tricks}: the count of {$id} is {$number}, and each is a trick.
by_recorded_cards_of_cannot_be = By the recorded cards the {$id} of {$seat} cannot be {$number}. Trick {$trick}, won by {$taken_by}, decides it.
deal_is_over_are_recorded_before = Deal {$what} is over: {$id} are recorded before its tricks.
give_one_number_for_each_player = Give one number for each player.
count_again = Count again.
choose = Choose {$known}.

## due

rules_and_game = {$rules}, game {$id}
leader_is = {$name} leads
bid_against_cards = {$bid} bid for { $cards ->
    [one] {$cards} trick
   *[other] {$cards} tricks
}
listed_open = Open: {$open}
extra_deal_text = Extra deal {$mark}
deal_of = Deal {$number} of {$deals}
deal_4 = Deal {$number}
every_bid_0 = every bid 0
bid_before_cards_are_dealt = bid before the cards are dealt
held_on_forehead_nobody_looks_at = held on the forehead: nobody looks at their own card
deal_is_dealt_by = dealt by {$dealer}{ $dead ->
    [true] {" "}(dead hand)
   *[false] {""}
}
trump_text = {$known} trump
turned_up_so_dealer_names_trump = {$card} turned up, so the dealer names the trump
trump_by_first_card = trump by the first card
trump_turned_up = trump turned up
trump_by_contract = trump by contract
on_zero_finish_exactly_0_after = {$first} { $partners ->
    [true] win
   *[false] wins
} on a zero finish: exactly 0 after the last deal
with_to = {$first} { $partners ->
    [true] win
   *[false] wins
} with { $games ->
    [one] {$games} game
   *[other] {$games} games
} to {$lost}
with_ahead_of_equal_total_by = {$first} { $partners ->
    [true] win
   *[false] wins
} with {$total}, ahead of an equal total by successful bids that add up to {$successful_bids}
with_best_of_players_with_zero = {$first} { $partners ->
    [true] win
   *[false] wins
} with {$total}, best of the players with a zero finish
with_2 = {$first} { $partners ->
    [true] win
   *[false] wins
} with {$total}
with_lowest_total = {$first} { $partners ->
    [true] win
   *[false] wins
} with {$total}, the lowest total
share_win_on_zero_finish_exactly = {$first} share the win on a zero finish: exactly 0 after the last deal
share_win_with = {$first} share the win with {$total}
bids_last_bid_so_far = {$next} bids last; {$sum} bid so far.
to_bid_then = {$next} to bid, then {$after}.
to_bid_then_bid_so_far = {$next} to bid, then {$after}. {$sum} bid so far.
standing_bid = Standing bid: {$contract}.
to_speak = {$player} to speak.
contract_due_table_holds_auction = Contract due: the table holds the auction.
trump_due_score_depends_on_it = Trump due: the score depends on it.
trick_of_leads_then = Trick {$trick} of {$of}: {$leader} leads, then {$others}.
tricks_due = Tricks due: {$who}.
tricks_due_count = Tricks due: {$all}. {$counted} count.
bid_text = {$seat} (bid {$bid})
tricks_due_2 = Tricks due: {$bids}.
extra_deal_can_settle_it = An extra deal can settle it.
game_is_over_2 = The game is over: {$outcome}.
tricks_so_far = Tricks so far: {$tally}
bids_text_2 = Bids: {$bids}
calls = Calls: {$calls}
everyone_passed_same_dealer_deals_again = Everyone passed: the same dealer deals again.
same_dealer_deals_again_bids_below = The same dealer deals again: bids below {$least} do not count.
hook_did_not_apply_no_last = The hook did not apply: no last bid could have met it ({$rule}).
are_level_with_so_another_deal = {$who} are level with {$total}, so another deal is played. {$source}
no_bid_meets_hook_so_it_2 = No bid meets the hook, so it does not apply ({$rule}).
barred_bids = Not {$bid}{ $or_less ->
    [true] {" "}or less: {$why} ({$rule}).
   *[false] : {$why} ({$rule}).
}
next_text = Next: {$hint}
open_to_text = Open to {$seat}: {$join}

## entries

begun_text = begun: {$title}
deal_5 = (deal {$deal})
taken_back = (taken back)
fixed_by_entry = (fixed by entry {$fix})
named_by_dealer = {$suit} named by the dealer
trump_text_2 = trump: {$suit}
turned_up = {$suit} turned up
turned_up_2 = {$card} turned up
player_bid = {$player} bid {$number}
player_took = {$player} took {$number}
dealt_by_2 = dealt by {$seat}
replaces = {$unwrap_or} replaces {$seat}
and_swap_seats = {$one} and {$other} swap seats
thrown_in_same_dealer_deals_again = thrown in; the same dealer deals again
extra_deal_text_2 = extra deal: {$id}
called = called “{$title}”
note_on_deal = note on deal {$deal}: “{$text}”
contract_text = contract: {$who}
fixed_deal = fixed deal {$fix}: {$changes}
took_back_entry = took back entry {$of}
brought_back_entry = brought back entry {$of}
note_2 = note: “{$text}”
against_rules = {$act}, against the rules
nobody = nobody
nothing_recorded_there = nothing
in_place_of_entry = {$now}, in place of {$was} (entry {$of})
called_2 = called {$call_words}

## errors

player_in_seat = the player in seat {$seat}
is_not_rank_expected_2_to = `{$text}` is not a rank; expected 2 to 10, J, Q, K or A
cannot_be_id_of_card_without = `{$text}` cannot be the id of a card without a suit; expected two letters, such as Wi, that are no rank and suit
is_not_card_such_as_10h = `{$text}` is not a card such as 10h
is_not_step_of_schedule_expected = `{$text}` is not a step of a schedule; expected {$what}
step_is = a step is {$what}
is_not_number_of_cards_expected = `{$text}` is not a number of cards: expected 1 to 52, top or top-1{$text_2}
is_not_number_of_deals_expected = `{$text}` is not a number of deals: expected 1 to 52, or players{$text_2}
expected_1_to_99_deals_or = expected 1 to 99 deals or `players + 1`, not `{$text}`
expected_or_before = expected `+` or `-` before `{$text}`
expected_number_bid_bid_took_off = expected a number, bid, bid², took, off, off² or cards, not `{$text}`{$text_2}
expected_multiple_of_or_0_1 = expected a multiple of ½ or 0.1 up to {$it}, not {$text}
expected_made_missed_over_under_or = expected made, missed, over, under, or a comparison such as `bid = 10`, `took >= bid` or `off < 3`, not `{$text}`{$text_2}
cannot_be_game_s_id_it = {$text} cannot be a game's id: it has up to 64 letters without accents, digits, hyphens and underscores, and begins with a letter or a digit.
expected_time_in_rfc_3339_such = expected a time in RFC 3339, such as 2026-11-20T20:15:00Z
formula_has_1_to_200_characters = a formula has 1 to 200 characters; `0` scores nothing
expected_card_such_as_ah_10s = expected a card such as Ah, 10s, Td or A♥
expected_cards_such_as_kc_2h = expected cards such as "Kc 2h 10s"
expected_spades_hearts_diamonds_or_clubs = expected spades, hearts, diamonds or clubs, a first letter or ♠ ♥ ♦ ♣{$suits}
expected_spades_hearts_diamonds_or_clubs_2 = expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none{$suits}
expected_bid_such_as_suit_8 = expected a bid such as suit-8:hearts or piccolo
expected_pass_wait_join_trou_pass = expected pass, wait, join, trou, pass-trou, or a bid such as suit-8:hearts
expected_points_such_as_5_2 = expected points such as 5, -2.5 or ½
expected_number_such_as_3_or_2 = expected a number such as 3, or a name and a number such as Igor=3
expected_card_such_as_ah_10s_2 = expected a card such as Ah, 10s or A♥, or a name and a card such as Igor=Ah
expected_name_and_points_such_as = expected a name and points such as Igor=-5 or Ana=2.5
quote_is_not_closed = a quote is not closed
setting_is_key_value_such_as = A setting is KEY=VALUE, such as hook=off.
there_is_no_such_setting = There is no such setting.
that_setting_does_not_apply_to = That setting does not apply to these rules.
rules_file = the rules file
that_text = That text
could_be = {$text} could be {$several}.
that_deal = that deal

## hint

record_bids = record the bids
record_calls = record calls
record_contract = record the contract
record_both = record both
record_trump = record the trump
record_trump_if_you_like = record the trump, if you like
record_tricks = record the tricks
record_trick = record the trick
record_count_first_if_there_is = record the count first, if there is one
play_extra_deal = play an extra deal
record_table_s_ruling = record the table's ruling
throw_deal_in = throw the deal in
let_somebody_take_over_seat_and = let somebody take over the seat and its total
correct_dealer = correct the dealer
correct_bid = correct a bid
correct_trick = correct a trick
correct_contract = correct the contract
correct_trump = correct the trump
correct_count = correct the count
take_it_back = take it back
take_back_last_entry = take back the last entry
bring_it_back = bring it back
if_table_allowed_it_record_it = if the table allowed it, record it anyway
skip_question = skip the question
remove_it_without_being_asked = remove it without being asked
if_it_still_applies_record_it = if it still applies, record it
see_what_is_due = see what is due
see_what_can_be_typed_here = see what can be typed here
see_score_sheet = see the score sheet
see_what_is_recorded = see what is recorded
start_game = start a game
use_this_score = use this score
list_games = list the games
list_players = list the players
play_another = play another
see_every_figure_of_player = see every figure of a player
see_where_figure_comes_from = see where a figure comes from
list_games_in_bin = list the games in the bin
continue_it = continue it
choose_game = choose a game
remove_game = remove the game
restore_it = restore it
restore_one = restore one
import_it_on_another_machine = import it on another machine
print_game_as_script = print the game as a script
ask_about_call = ask about a call
list_them = list them
show_one_of_them = show one of them
see_rules = see the rules
see_which_games_are_sound = see which games are sound
check_file = check the file
list_commands = list the commands
see_how_it_is_used = see how it is used
read_one = read one
print_one_of_them = print one of them
give_cards_dealt_and_number_of = give the cards dealt and the number of players
name_players = name the players
give_number_of_players = give the number of players
name_partner = name the partner
give_trump = give the trump
give_tricks_taken = give the tricks taken
name_game = name a game
choose_id = choose an id
choose_another_id = choose another id
choose_another_file = choose another file
replace_what_is_there = replace what is there
name_folder = name a folder
let_phones_connect = let phones connect
choose_another_port = choose another port
choose_one_text = choose one
continue_text = continue

## journal

is_longer_than_bytes_that_game = {$place} is longer than the {$most} bytes that a game can have.
is_empty_game_was_never_started = {$place} is empty: the game was never started.
was_written_by_later_version_of = {$place} was written by a later version of hoyle (format {$version}). It was left unchanged; a newer hoyle can read it.
this_line_is_damaged_its_checksum = {$place}:{$line}: this line is damaged: its checksum does not match. Nothing was changed.
it_is_longer_than_bytes = it is longer than {$most} bytes
expected_one_of_act_fix_undo = expected one of `act`, `fix`, `undo` and `redo`
this_line_is_not_entry_of = {$place}:{$line}: this line is not an entry of a journal: {$why}.
this_is_not_valid_start = {$place}:1: this is not a valid start of a game. {$error}
this_could_not_be_saved_it = This could not be saved: it would take more than {$most} bytes.
game_could_not_be_saved_with = The game could not be saved with this: it would have more than {$it} bytes.
its_hoyle_is_not_1_or = Its `hoyle` is not 1, or its `seq` is not 0.
its_id_is_invalid = Its id is invalid.
its_rules_are_invalid = Its rules are invalid. {$fault}
its_rules_are_not_for_that = Its rules are not for that number of players.
its_dealer_is_not_one_of = Its dealer is not one of the players.
its_columns_do_not_name_each = Its columns do not name each player once.
this_should_be_entry_but_it = this should be entry {$expected}, but it is entry {$found}.
this_entry_is_against_game_s = this entry is against the game's own rules.
this_entry_makes_correction_that_is = this entry makes a correction that is not possible.
this_entry_lists_wrong_acts_as = this entry lists the wrong acts as allowed against the rules.
this_entry_leaves_out_part_of = this entry leaves out part of what it records.
totals_recorded_here_are_not_those = the totals recorded here are not those that the rules give.
entry_is_not_one_that_could = entry {$of} is not the one that could be taken back here.
entry_is_not_one_that_could_2 = entry {$of} is not the one that could be brought back here.
entry_records_nothing_that_can_be = Entry {$of} records nothing that can be corrected.
entry_of_deal_could_not_have = Entry {$of} of deal {$what} could not have happened then.
this_game_has_been_corrected_so = This game has been corrected so often that its record would take too long to read. Print it as a script and replay that as a new game.
is_given_two_numbers = {$seat} is given two numbers.
nothing_is_recorded_for_yet_so = Nothing is recorded for {$what} yet, so there is nothing to correct.
no_bid_by_is_recorded_for = No bid by {$seat} is recorded for {$what}.
fewer_bids_than_that_are_recorded = Fewer bids than that are recorded for {$what}.
no_tricks_of_are_recorded_for = No tricks of {$seat} are recorded for {$what}.
tricks_of_are_not_recorded_yet = The tricks of {$what} are not recorded yet.
neither_calls_nor_contract_are_recorded = Neither calls nor a contract are recorded for {$what}.
cards_recorded_for_show_who_took = The cards recorded for {$what} show who took each trick.
no_trick_of_is_recorded_card = No trick of {$what} is recorded card by card.
trick_of_is_not_recorded_last = Trick {$trick} of {$what} is not recorded; the last one recorded is trick {$recorded}.
whose_call_each_was_in_depends = Whose call each was in {$what} depends on its dealer, so give the contract first.
as_dealer_would_have_sat_out = As dealer {$seat} would have sat out {$what}, but has numbers recorded in it.
would_have_to_bid_before_players = {$seat} would have to bid before players whose bids in {$what} are recorded already. Record the other bids first, or undo some entries.
is_dealer_of_already = {$seat} is the dealer of {$what} already.
deal_entry_is_against = † Deal {$what}, entry {$of} ({$act}) is against {$rule}: {$because}
no_rank_changes = No rank changes.
ranks = Ranks: {$changes}.
legal_again = Entry {$entry} is now legal.
unchanged = Nothing changed: that is what is recorded already.
no_points_change = No points change.

## live

language_name = English
language_label = Language
live_title = The table
no_game_on_page = There is no game yet. This page shows it as soon as it starts.
page_offline = Not connected. Trying again…
players_title = Players
to_record = To record
pages_title = Pages
reload_link = Reload
log_title = Log
back_to_table = Back to the table
new_game_title = New game
rules_label = Rules
player_label = Player {$place}
dealer_is_drawn = In turn order. The first dealer is drawn.
start_button = Start
rematch_button = Rematch
record_button = Record
undo_button = Undo
redo_button = Redo
recorded_last = Last: {$entry}
other_title = Anything else
other_label = A command as hoyle has it, such as redeal, note or swap
correct_title = Correct this deal
preview_title = What would change
correct_button = Record the correction
dealer_is = {$name} deals
trump_label = Trump:
open_bids = Open bids
deals_mark = deals
leads_mark = leads
sits_out_mark = sits out
bid_of = bid {$bid}
in_the_lead = In the lead:
of_in_row = {$deals} of {$of} in a row { $made ->
    [true] made
   *[false] missed
}
tricks_legend = Tricks of the declaring side
open_a_deal_on_sheet = Open a deal to see how its points came about{ $may_fix ->
    [true] , or to correct it
   *[false] {""}
}.
page_is_about_its_game = The page is about the game that it shows: leave out options that name another.
page_is_of_other_game = Nothing recorded: another game is shown here now.
press_again = press again
serve_in_the_open = Plain HTTP: whoever can listen on this network can read the pages and their links.
page_starts_built_in = A page starts games by built-in rules only.
page_only_records = A page takes only what records something.
is_not_address_of_this_machine = {$text} is not an address of this machine in a network; it has { $own ->
    [none] none
   *[other] {$own}
}.
several_addresses = This machine has several addresses: {$own}.
no_network = This machine is in no network. Its own browser can connect without one.
cannot_listen = Cannot listen on {$at}: {$error}. This table may be served already.

## offers

highest_deal_at_most_with_players = the highest deal, at most {$high} with {$few} players and {$low} with {$many}
highest_deal_text = the highest deal
length_of_run_for_promotion_also = length of a run for promotion {$id}; also turns it on
bonus_for_run_in_also_turns = bonus for a run in {$id}; also turns it on
points_for_bid_made_before_its = the points for a bid made, before its tricks
whether_deal_with_spades_as_trump = whether a deal with spades as trump counts double
which_runs_of_deals_pay_bonus = which runs of deals pay a bonus
whether_winning_run_with_bid_of = whether a winning run with a bid of 0 in it pays nothing; needs a promotion in force
whether_total_of_exactly_0_after = whether a total of exactly 0 after the last deal wins
which_one_card_deals_are_held = which one-card deals are held on the forehead, where everyone sees every card but their own
by_how_many_cards_deals_rise = by how many cards the deals rise and fall, counted from the smallest deal
whether_hook_applies_or_smallest_deal = whether the hook applies, or the smallest deal it applies to
points_that_end_game = the points that end the game
order_of_trumps_between_equal_bids = the order of trumps between equal bids
whether_solo_is_paid_for_every = whether a solo is paid for every trick beyond its target, or only for those listed
what_trou_pays_for_all_thirteen = what a trou pays for all thirteen tricks
whether_match_adds_up_deals_won = whether a match adds up deals won, or tricks, and then ends at {$end}
whether_match_adds_up_deals_won_2 = whether a match adds up deals won, or tricks
other_scores = Current; {$scores} scores to choose from.
choices_title = What a table may choose

## outcome

sheet_marks_deal_with = {$waived} The sheet marks the deal with †.
took_back = Took back: {$entry_text}.
brought_back = Brought back: {$entry_text}.
these_tricks_are_already_recorded_card = These tricks are already recorded card by card. For the next deal, record its trump or its bids first.
points_count_when_deal_ends = The points count when the deal ends.
totals_text = Totals: {$totals}.
tricks_text_2 = Tricks: {$tally}.
points_of_bonus = {$points} bonus
points_of_ruling = {$points} ruling
games_won = Games won: {$games}.
points_text = Points: {$each}.
journal_text = the journal
game_is = Game {$id}: {$about}
nothing_to_undo_nothing_has_been = There is nothing to undo.
nothing_to_redo_last_entry_was = Nothing to redo: the last entry was not an undo.
deal_6 = deal {$what}
columns_have_to_name_each_of = The columns have to name each of {$names} once.
recorded_by_others = Recorded by others:
game_no_longer_ends_with_entry = game {$what} no longer ends with entry {$last}.
game_has_no_entry_yet = game {$what} has no entry {$last} yet.
somebody_else_recorded_something_first = somebody else recorded something first.
latest_is = The latest is {$at}
if_yours_still_applies_record_it = If yours still applies, record it again.
nothing_recorded_text = Nothing recorded: {$why}
was_replaced_by_another_game_or = {$what} was replaced by another game or an older copy: {$entries}.
before_these = { $earlier ->
    [one] {$earlier} entry
   *[other] {$earlier} entries
} before these.
entry_text = entry {$seq}, {$now}: {$text}.
just_now = just now
ago_text = { $seconds ->
    [one] {$seconds} second
   *[other] {$seconds} seconds
} ago
ago_text_2 = { $seconds ->
    [one] {$seconds} minute
   *[other] {$seconds} minutes
} ago
with_this_correction = With this correction: {$because}
more_would_be_against_rules = { $more ->
    [one] {$more} entry
   *[other] {$more} entries
} more would be against the rules.
entry_would_be_impossible = Entry {$of} would be impossible: {$because}
give_tricks_with_contract = Give the tricks with the contract.
correct_that_first_or_undo_entries = Correct that first, or undo entries.
was_drawn_to_deal_first = {$dealer} was drawn to deal first.
did_table_allow_it = {$join} Did the table allow it?
left_as_recorded = Left as recorded.

## pack

players = {$players} players, {$cards}
ace_is_high = Ace is high.
of_two_equal_cards_first_takes = Of two equal cards the first takes the trick.
of_two_equal_cards_second_takes = Of two equal cards the second takes the trick.
full_pack_of_52 = the full pack of 52
cards_to_ace = { $double ->
    [true] two packs,{" "}
   *[false] {""}
}{$size} cards, {$lowest} to ace
cards_which_rank_from_highest_down = { $double ->
    [true] two packs,{" "}
   *[false] {""}
}{$size} cards, which rank {$ranks} from the highest down
jokers_of_kind = { $number ->
    [one] {$number} {$title}
   *[other] {$number} {$title}s
} ({$id})
a_joker = { $vowel ->
    [true] an
   *[false] a
} {$title}
with_3 = {$cards}, with {$jokers}
there_is_no_trump = there is no trump
no_trump_if_turned_up = If it is {$joker}, there is no trump.
dealer_names_suit_if_turned_up = If it is {$joker}, the dealer names the suit.
dealer_names_suit_or_none_if_turned_up = If it is {$joker}, the dealer names the suit, or no trump.
is_in_no_pack_of_these = {$card} is in no pack of these rules: expected a card such as Ah, 10s, Td or A♥{ $has_jokers ->
    [true] ; or {$jokers}.
   *[false] {"."}
}
no_such_turned = {$card} is neither a suit nor a card of these rules: expected a suit such as spades, or the card turned up, such as Ah.
takes_trick_first_if_there_are = {$title} takes the trick, the first if there are several; if one is led, any card may follow.
takes_no_trick_unless_nothing_else = {$title} takes no trick unless nothing else is on it, and then the first one does; if one is led, the next other card sets the suit, if it has one.
what_does_in_trick_is_left = What {$title} does in a trick is left to the table.
the = the {$title}
it_takes_trick_from = It takes the trick from {$captured}.
if_several_are_on_trick_first = If several are on a trick, the first of these takes it: {$always}.
they_may_be_played_to_any = They may be played to any trick.
are_always_trump = {$suit} are always trump.
there_is_no_trump_2 = There is no trump.
no_trump = no trump
trumps_follow_fixed_cycle_from_first = Trumps follow a fixed cycle from the first deal on: {$cycle}.
trump_suit_is_drawn_for_each = A trump suit is drawn for each deal.
suit_of_first_card_led_is = The suit of the first card led is trump.
contract_names_trump_or_no_trump = The contract names the trump, or no trump.
card_is_turned_up_on_talon = The {$players} card is turned up on the talon, and its suit is trump for the whole deal.
after_each_trick_winner_takes_card = After each trick the winner takes the card face up on the talon and the loser the one under it, until none is left; then the cards in hand are played out.
trump_may_be_led_only_once = A trump may be led only once one has been played, or from a hand of trumps alone.
dealers_neighbour_leads_first = The player on the dealer's { $side ->
    [left] left
   *[right] right
} leads first{ $auction ->
    [true] {" "}unless the contract says otherwise;
   *[false] {";"}
} the winner of a trick leads to the next.
highest_bidder_leads_first = The first of the highest bidders leads first{ $auction ->
    [true] {" "}unless the contract says otherwise;
   *[false] {";"}
} the winner of a trick leads to the next.
suit_led_must_be_followed = The suit led must be followed{ $must_beat ->
    [true] , with a card that beats the trick if possible, or with any card of that suit once the trick is trumped;
   *[false] {";"}
} {$without}
without_suit_beat_or_play_lower_trump = a player without it must beat the trick with a trump if possible, or else play a lower one, and otherwise may play any card.
without_suit_beat_with_trump = a player without it must beat the trick with a trump if possible, and otherwise may play any card.
without_suit_trump = a player without it must trump if possible, and otherwise may play any card.
without_suit_any_card = a player without it may play any card.
highest_trump_takes_trick = The highest trump takes the trick, or else the highest card of the suit led.
is_only_trump_played = {$sign} is the only trump played
is_its_highest_trump = {$sign} is its highest trump{ $equals ->
    [first] , the first of its equals
    [last] , the last of its equals
   *[none] {""}
}
no_trump_was_played = no trump was played
and_is_card_of_suit_led = {$why}, and {$sign} is the {$which} card of the suit led, {$led}{ $equals ->
    [first] , the first of its equals
    [last] , the last of its equals
   *[none] {""}
}
captures = {$sign} captures {$captured}
nothing_on_it_takes_trick_and = nothing on it takes a trick, and {$sign} came first
is_first_played = {$sign} is the first {$title} played
nothing_on_it_is_above = nothing on it is above the {$title}

## people

last_played = last played
also_written = also written
it_cannot_be_read = It cannot be read: {$why}.
its_names_go_round_in_circle = Its names go round in a circle from {$name}.
nobody_called_took_part_in_any = Nobody called {$name} took part in any game.{$near}
both_names_are_s_already = Both names are {$player}'s already.
and_played_together_in_game_so = {$one} and {$other} played together in game {$what}, so they are two players.
is_not_merged_with_another_player = {$name} is not merged with another player.
there_is_no_game = There is no game {$id}.
took_no_part_in_game = {$name} took no part in game {$what}.
give_both_games_and_player_s = Give both the games and the player's name in them; or neither, to undo a merge.
and_are_two_players_again = {$name} and {$into} are two players again.
is_again_in = {$to} is {$name} again in {$games}.
is_in_every_game = {$name} is {$into} in every game.
is_in = {$was} is {$name} in {$games}.
expected_all_last_or_pot_such = expected all, last, or a pot such as pot:50,30,20
shares_of_pot_add_up_to = the shares of a pot add up to 100 percent, not {$sum}
expected_amount_such_as_0_10 = expected an amount such as 0.10, up to 1000
pot_has_for_give_at_most = The pot has { $shares ->
    [one] {$shares} share
   *[other] {$shares} shares
} for { $places ->
    [one] {$places} place
   *[other] {$places} places
}: give at most as many.
that_comes_to_more_money_than = That comes to more money than can be counted.
each_pays_each_difference = Every player pays every other the difference.
last_pays_each_of_others_difference = The last pays each of the others the difference.
each_pays_what_they_are_behind = Each pays what they are behind the first into a pot, shared out {$shares}.
point = { $games ->
    [one] {$games} game
   *[other] {$games} games
}, {$rate} {$currency} a point. {$how}
among_more_than_people_fewest_payments = Among more than {$it} people the fewest payments are not looked for: these are at most one fewer than the people.
pays = {$from} pays {$to} {$amount} {$currency}.
nobody_pays = Nobody owes anything.
settled_early = Game {$game} is not over: it is settled as it stands.
bad_currency = expected a currency of 1 to 8 visible characters, such as EUR or €
games_named = { $number ->
    [one] game
   *[other] games
} {$games}

## play

hand_leads_no_have_been_played = The hand leads, no {$trump} have been played, and it has other cards.
hand_leads_so_any_card_may = The hand leads, so any card may be played.
were_led_and_hand_has_some = {$led} were led, and the hand has some.
were_led_and_hand_can_beat = {$led} were led, and the hand has some that beat {$above}.
hand_has_no_and_must_trump = The hand has no {$led}, and must trump with {$suit}.
hand_must_trump_and_beat = The hand has no {$led}, and must trump with {$suit} that beat {$above}.
hand_has_no_any_card_may = The hand has no {$led}: any card may be played.
hand_has_neither = The hand has no {$led} and no {$trump} to trump with: any card may be played.
player_led = {$player} led {$card}
takes_it = {$winner} takes it: {$why}.
trick = Trick {$number}: {$laid}. {$taken}
is_not_in_pack_its_cards = {$card} is not in the pack: its {$size} cards run from {$lowest} to A.
is_not_in_pack = {$card} is not in the pack: {$pack}.
all_of_pack_have_been_played = All {$number} {$card} of the pack have been played or turned up.
what_does_in_trick_is_left_2 = What {$card} does in a trick is left to the table, so a trick with it cannot be recorded by its cards.
may_not_be_played_hand_can = {$card} may not be played: the hand can beat {$above}.
is_given_twice = {$card} is given twice.
was_already_played_in_this_deal = {$card} was already played in this deal: {$by} played it to trick {$trick}.
is_card_turned_up_on_table = {$card} is the card turned up on the table, so nobody holds it.
would_be_last_of_but_one = {$card} would be the last of the {$card_2}, but one of them lies face up on the table.
is_not_in_that_hand_all = {$card} is not in that hand: all other {$card_2} are known, so it is the turned-up card that {$taker} took.
is_not_in_that_hand_took = {$card} is not in that hand: {$by} took it from the talon after trick {$trick}.
no_card_is_turned_up_after = No card is turned up after this trick, so {$card} cannot have been.
was_turned_up_after_trick_not = {$card} was turned up after trick {$trick}, not for trump.
leads_to_first_trick_not = {$due} leads to the first trick, not {$seat}.
took_trick_and_leads_not = {$due} took trick {$won} and leads, not {$seat}.
was_next_to_play_not = {$due} was next to play, not {$seat}.
given_but_trick_in_this_deal = {$given} given, but a trick in this deal has {$players}: one from each player.
this_depends_on_trump_which_is = This depends on the trump, which is not recorded.
deal_has_and_all_of_them = Deal {$what} has { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}, and all of them are recorded.
is_not_in_that_hand = {$card} is not in that hand.
may_not_be_played_were_led = {$card} may not be played: {$led} were led, and the hand has { $number ->
    [one] one
   *[other] some
}.
may_not_be_led_no_have = {$card} may not be led: no {$card_2} have been played, and the hand has other cards.
may_not_be_played_hand_has = {$card} may not be played: the hand has none of the suit led, and must trump with {$suit}.
cards_that_may_be_turned_up = cards that may be turned up
that_beat = {$suit} that beat {$above}
on_trick_were_led_and_played = on trick {$trick} {$led} were led, and {$who} played {$card}
on_trick_led_before_any_were = on trick {$trick} {$who} led {$card}, before any {$led} were played
on_trick_played_which_was_in = on trick {$trick} {$who} played {$card}, which was in the hand then
had_taken_from_talon_after_trick = {$who} had taken {$card} from the talon after trick {$trick}, and holds it still
unseen_cards_of_other_suits_are = the unseen cards of other suits are too few to fill the hand of {$who}, so it had {$lacking}
revoke_by_is_proven = A revoke by {$who} is proven: {$wrong}; {$shown}.
at_least_one_of_these_was = At least one of these was a revoke, but it is not proven which: {$plays}.
join_by_was_false_call_was = The join by {$who} was false: the call was in {$suit}, and the hand had no {$suit}.
hand_did_not_have_exactly_three = the hand did not have exactly three aces
hand_had_exactly_three_aces = the hand had exactly three aces
partner_of_did_not_have_fourth = {$who}, the partner of {$by}, did not have the fourth ace; the contract may be recorded wrongly
played = {$seat} played {$own}
by_was_false = The { $said ->
    [partner] partnership
   *[other] {$said}
} by {$who} was false: {$shown}. {$aces}.
it_names_no_penalty_so_table = {$rule} It names no penalty, so the table decides.
no = no {$cards}
has = {$who} has {$lasting}
had_at_trick = {$who} had {$without} at trick {$trick}
shown = Shown{ $doubted ->
    [true] , unless it was a revoke: {$shown}.
   *[false] : {$shown}.
}
proven_by_trick = {$proof} Proven by trick {$proven_by}.
legal = {$play}: legal.
not_proven_either_way = {$play}: not proven either way.
proven_by_trick_2 = Proven by trick {$trick}.
all_tricks_3 = all tricks
of_tricks = {$tricks} of {$trick_count} tricks
every_play_was_legal = every play was legal
no_revoke_is_proven = no revoke is proven
at_least_but_it_is_not = at least { $more ->
    [one] {$more} revoke
   *[other] {$more} revokes
}, but it is not proven which play
proven = { $revokes ->
    [one] {$revokes} revoke
   *[other] {$revokes} revokes
} proven
proven_and_at_least_more_but = { $revokes ->
    [one] {$revokes} revoke
   *[other] {$revokes} revokes
} proven, and at least {$more} more, but it is not proven which plays
cards_that_nobody_saw_could_show = the cards that nobody saw could show more
unrecorded_cards_could_show_more = unrecorded cards could show more
from_cards_of = From the cards of {$tricks}: {$judged}.

## players

nobody_at_this_table_is_called = Nobody at this table is called {$name}.{$near}
at_table = At the table: {$names}.
nobody_is_called = Nobody is called {$text}.
could_be_type_more_of_name = {$text} could be {$several}: type more of the name.
give_each_player_different_name = Give each player a different name.
name_has_1_to_visible_characters = A name has 1 to {$it} visible characters.
two_players_are_called = Two players are called {$first}.
and_are_same_name_case_unicode = {$first} and {$second} are the same name: case, Unicode form and invisible characters make no difference.
name_needs_at_least_one_visible = A name needs at least one visible character.
is_too_long_for_name = {$shown} is too long for a name.
it_contains_invisible = it contains U+{$code}, a control character or one that is invisible
commas_separate_names_in_list = commas separate the names in a list
leading_hyphen_marks_option = a leading hyphen marks an option
cannot_be_name = {$shown} cannot be a name: {$why}.
deal_has_begun_too_late_to = Deal {$what} has begun: too late to change its dealer, who sets the bidding order.
already_deals_this_deal = {$seat} already deals this deal.
deal_has_begun_and_seats_only = Deal {$what} has begun, and seats only change between deals.
seat_of_cannot_stay_empty_this = The seat of {$who} cannot stay empty: this game is for {$players}.
seats_have_already_changed_times_most = Seats have already changed {$it} times, the most possible.
is_already_at_table = {$seat} is already at the table.
that_is_not_name = That is not a name.
partners_sit_opposite_each_other_so = Partners sit opposite each other, so only they can swap seats.
only_two_different_players_can_swap = Only two different players can swap seats.
from_this_deal_on_replaces = From this deal on {$now} replaces {$was}.
from_this_deal_on_and_have = From this deal on {$one} and {$other} have swapped seats.
revoke_text = a revoke
misdeal = a misdeal
another_incident = another incident
table_rules_on = the table rules on {$incident}: “{$reason}”
table_rules_without_points = the table rules on {$incident}: “{$reason}”, without points
counted_when_deal_ends = counted when the deal ends
this_game_already_has_notes_most = This game already has {$it} notes, the most possible.
needs_at_least_one_visible_character = A {$what} needs at least one visible character.
that_is_too_long_at_most = That {$what} is too long: at most {$longest} characters.
text_cannot_contain_invisible = A {$what} cannot contain U+{$code}, a control character or one that is invisible.
ruling_needs_reason = A ruling needs a reason.
this_game_already_has_rulings_most = This game already has {$it} rulings, the most possible.
points_are_given_twice_for = Points are given twice for {$seat}.
ruling_gives_or_takes_to_points = A ruling gives or takes ½ to {$it} points. For none, leave the points out.
points_are_whole_or_have_half = Points are whole, or have a half: 5, -2.5, ½.
points_are_whole_or_have_one = Points are whole, or have one decimal: 5, -2.5.
nobody_sits_there = Nobody sits there.
other_name = Give the player another name.
promotion_too = Put a promotion in force as well.
some_named = Some numbers have a name and some have none: name them all, or none.
trick_number_first = Give the number of the trick before its cards.

## prompt

games_text = Games: {$it}.
game_is_over_no_number_is = The game is over: no number is needed.
expected_not_number = Expected { $expected ->
    [call] a call
    [contract] the contract
   *[trump] the trump
}, not a number.
could_be_put_spaces_between_numbers = {$word} could be {$ways}: put spaces between the numbers.
is_not_command = {$word} is not a command{ $due ->
    [bid] {" "}or a bid.
    [call] {" "}or a call.
    [contract] , or a bid and its players.
    [partner] , or a partner and a suit.
    [trump] {" "}or a suit.
    [tricks] , tricks taken or cards.
    [no_game] , and no game is open here.
   *[nothing] {"."}
}
trump_is_recorded = The trump is recorded: {$known}.
contract_names_trump = The contract names the trump.
trump_of_this_deal_is_set = The trump of this deal is set: {$known}.
no_suit_is_needed_here = No suit is needed here.
standings_text = Standings: {$totals}.
rematch = {$number}  Rematch: {$players}
offered_game = {$number}  Continue {$id}: {$game}
offered_new = {$number}  New game
players_2 = {$number}  {$id}: {$title}, {$player_counts} players
who_plays_name_players_in_turn = Who plays {$title}? Name {$player_counts} players, in turn order.
cannot_be_read = {$word} cannot be read: {$expected}.
which_next = What next? Type a number.
which_next_or = What next? Type a number, or press Enter to { $back ->
    [true] go back
   *[false] quit
}.
who_deals = Who deals first? Type a name, or press Enter to draw.
which_game = Which game? Type its number or its name, or q to leave.
game_and_players = Name a game, then the players in turn order.
partner_and_trump = NAME SUIT
turned_with_trick = A card is turned up from the talon only after a trick.
one_folder = This prompt has one folder of games open. To use another, quit and start again with it.

## refusal

is_for_players_not = {$title} is for {$seated} players, not {$given}.
cannot_bid = {$player} cannot bid { $size ->
    [negative] fewer than 0 tricks.
    [huge] that many: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
   *[number] {$number}: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
}
bids_go_from_to = {$player} cannot bid {$bid}: bids go from {$start} to {$end}.
may_not_bid = {$seat} may not bid {$bid}: {$over}.
two_bids_are_given_for = Two bids are given for {$seat}.
has_already_bid_in_this_deal = {$seat} has already bid {$earlier} in this deal, and a bid is final.
bids_next_not = {$due} bids next, not {$seat}.
too_many_bids_players_bid_in = Too many bids: {$players} players bid in this deal.
too_many_bids_only_had_yet = Too many bids: only { $had_bid ->
    [one] {$had_bid} player has
   *[other] {$had_bid} players have
} yet to bid.
nobody_is_left_to_bid_all = Nobody is left to bid: all {$players} players have bid.
bidding_is_not_over_bids_next = The bidding is not over: {$due} bids next.
nobody_bids_in_this_deal_every = Nobody bids in this deal: every bid is 0.
no_numbers_given = No numbers given.
deals_and_sits_this_deal_out = {$seat} deals and sits this deal out as the dead hand: no bid and no tricks.
won = {$who} won
only_partner_of_trou_by_is = only the partner of the trou by {$by} is missing
everyone_has_passed_and_deal_is = everyone has passed, and the deal is dealt again
speaks_next = {$due} speaks next
comes_after_end_of_auction = {$call} comes after the end of the auction: {$why}.
auction_is_over_2 = The auction is over: {$who}.
no_auction_is_in_progress = No auction is in progress.
no_contract_is_recorded_for_this = No contract is recorded for this deal.
auction_is_not_over_speaks_next = The auction is not over: {$due} speaks next.
is_played_alone_without_partner = {$bid} is played alone, without a partner.
is_played_by_two_name_partner = {$bid} is played by two: name the partner.
cannot_be_both_declarer_and_partner = {$seat} cannot be both declarer and partner.
after_auction_give_one_number_not = After an auction, give one number, not {$given}: the declaring side's tricks.
give_numbers_not_tricks_of_each = Give {$declarers} numbers, not {$given}: the tricks of each declarer.
table_holds_auction_by_itself_only = The table holds the auction by itself: only its contract is recorded.
only_one_player_in_deal_can = Only one player in a deal can play {$bid}.
is_named_twice = {$seat} is named twice.
is_not_on_declaring_side = {$seat} is not on the declaring side.
this_game_already_has_entries_in = This game already has {$most} entries in force, the most possible.
these_rules_do_not_allow_that = These rules do not allow that.
cannot_have_taken = {$player} cannot have taken { $size ->
    [negative] fewer than 0 tricks.
    [huge] that many: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
   *[number] {$number}: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
}
tricks_add_up_to_but_this = The tricks add up to {$sum}, but this deal has {$dealt}.
tricks_already_add_up_to = The tricks already add up to {$sum}, but this deal has only {$dealt}.
given_for_players = { $given ->
    [one] {$given} number
   *[other] {$given} numbers
} given for {$players} players.
recorded_cards_gave = {$player} cannot have taken {$tricks}: by the recorded cards it was {$won}. Trick {$trick}, won by {$taken_by}, decides it.
recorded_cards_give_so_far = {$player} cannot have taken {$tricks}: by the recorded cards it is {$won}, with {$left} still to come. Trick {$trick}, won by {$taken_by}, decides it.
recorded_cards_already_give_tricks_of = The recorded cards already give the tricks of deal {$what}.
two_numbers_of_tricks_are_given = Two numbers of tricks are given for the side of {$seat}.
two_numbers_of_tricks_are_given_2 = Two numbers of tricks are given for {$seat}.
this_deal_has_no_trump_with = This deal has no trump: with {$cards} each, no card is left to turn up.
this_deal_has_no_trump = This deal has no trump.
trump_of_this_deal_is_fixed = The trump of this deal is fixed: {$fixed}.
trump_of_this_deal_is_already = The trump of this deal is already recorded: {$earlier}.
trump_of_this_deal_is_not = The trump of this deal is not recorded, and {$doubling} would double its points.
no_card_is_turned_up_contract = No card is turned up: the contract names the trump.
card_is_turned_up_in_this = A card is turned up in this deal, and its suit is trump.
is_turned_up_dealer_names_suit = {$card} is turned up: the dealer names a suit.
card_turned_up_is_already_recorded = The card turned up is already recorded: {$earlier}.
has_no_extra_deals = {$title} has no extra deals.
extra_deal_is_in_progress = An extra deal is in progress.
extra_deals_follow_last_deal_still = Extra deals follow the last deal: { $left ->
    [one] {$left} deal
   *[other] {$left} deals
} still to play.
game_has_at_most = A game has at most { $most ->
    [one] {$most} {$mark} deal
   *[other] {$most} {$mark} deals
}.
game_is_over_after = The game is over after { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}.
nobody_bids_in = Nobody bids in {$title}.
has_no_auction_players_bid_tricks = {$title} has no auction: players bid tricks.
is_bid_by_auction_calls_not = {$title} is bid by auction: calls, not numbers of tricks.
name_players_2 = Name {$seated} players.
give_one_bid_for_each_player = Give one bid for each player.
give_at_most = Give at most {$had_bid}.
others_bid_and_take_tricks = The others bid and take tricks.
give_number_from_0_to = Give a number from 0 to {$cards}.
give_numbers_that_add_up_to = Give numbers that add up to {$cards}, in { $order ->
    [turn] turn
   *[bidding] bidding
} order.
give_numbers_in_order_last_may = Give {$players} numbers in { $order ->
    [turn] turn
   *[bidding] bidding
} order; the last may be left out.
count_again_for_next_deal_record = Count again; for the next deal, record bids or trump first.
count_again_if_card_was_mistyped = Count again. If a card was mistyped, undo tricks one by one.
give_one_number_for_each_side = Give one number for each side.
give_spades_hearts_diamonds_or_clubs = Give spades, hearts, diamonds or clubs.
finish_it_first = Finish it first.
play_to_end_first = Play to the end first.
name_one_player = Name one player.
name_different_players = Name different players.
leave_it_out = Leave it out.
leave_suit_out = Leave the suit out.
give_trump_with_bid = Give the trump with the bid.
leave_partner_out = Leave the partner out.
open_to_text_2 = Open to {$who}:
up_to = … up to {$highest}
check_cards = Check the cards.
check_trick_and_card_turned_up = Check the trick and the card turned up.
leave_out_card_turned_up = Leave out the card turned up.
give_cards_in_order_played_starting = Give the cards in the order played, starting with {$due}.
give_one_card_for_each_player = Give one card for each player, in turn.
playable = Playable: {$open}.
first_play_deal_to_its_end = First play the deal to its end.
choose_another_name = Choose another name.
name_two_different_players = Name two different players.
name_two_partners = Name two partners.

## rules_file

its_format_is_this_version_reads = Its format is {$format}; this version reads only format 1.
cannot_be_id = {$id} cannot be an id: {$id_2}.
cannot_be_bid_s_id_it = {$id} cannot be a bid's id: it is a call of its own.
is_already_in_this_list = {$value} is already in this list.
this_text_has_invisible_character_or = This text has an invisible character, or more than 80 characters.
there_is_nothing_in_it = There is nothing in it.
this_list_has_more_than_rows = This list has more than {$most} rows.
counted_cannot_be_expected_1_to = counted cannot be {$counted}: expected 1 to {$most} tricks.
above_is_only_for_pays_tricks = above is only for pays = "tricks".
above_has_to_be_less_than = above has to be less than counted, {$counted}: otherwise no trick scores.
several_games_need_ending_points_and = Several games need ending.points, and a schedule with “until the end”.
no_zero_changes_nothing_no_promotion = no-zero changes nothing: no promotion is in force.
mark_has_1_to_4_visible = A mark has 1 to 4 visible characters.
no_tables_row_names_number_of = No [[tables]] row names a number of players.
score_does_not_fit_bidding_of = The score {$id} does not fit the bidding of these rules.
trump_is_named_in_auction_and = Trump is named in an auction, and only there; or it is led.
schedule_with_until_end_needs_ending = A schedule with “until the end” needs ending.points.
nobody_can_reach_these_points_no = Nobody can reach these points: no deal pays any.
factors_are_multiples_of_for_tenths = Factors are multiples of ½; for tenths of a point, set unit = "0.1".
factors_are_multiples_of_0_1 = Factors are multiples of 0.1.
there_can_be_in_deal_so = There can be {$least} in a deal, so most has to be {$least} or more.
ranks_has_lowest_rank_already = ranks has the lowest rank already.
only_in_two_packs_with_double = Only in two packs, with double = true, are cards equal.
pack_has_at_most_60_cards = A pack has at most 60 cards without a suit.
is_in_no_pack_of_these_2 = {$card} is in no pack of these rules.
talon_needs_pack_without_equal_cards = A talon needs a pack without equal cards, and the announcing of aces one with four aces.
count_can_depend_on_bids_only = A count can depend on bids only where players bid tricks.
points_of_count_are_in_table = The points of a count are in a table, or in points and every.
side_can_lack_points_only_where = A side can lack points only where ending.points ends the game.
most_that_may_be_bid_is = The most that may be bid, {$most}, is below the least, {$least}.
deal_of_for_players_would_be = A deal of { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} for {$players} players would be dealt again forever: its bids add up to at most {$most}, always less than {$below}.
with_players_no_last_bid_can = With {$players} players, no last bid can ever meet the hook.
cannot_be_bid_word_has_1 = {$word} cannot be a bid: a word has 1 to 16 lower-case letters, digits and hyphens, and starts with a letter.
is_not_among_bidding_exact_named = {$word} is not among bidding.exact.named.{$known}
table_of_has_no_partners_opposite = A table of {$players} has no partners opposite each other: at 4, 6, 8 players and so on they have, without a dead hand.
partners_who_sit_opposite_each_other = Partners who sit opposite each other cannot settle contracts, or be called.
value_of_this_setting_cannot_be = The value {$value} of this setting cannot be set: these rules lack one of the keys under sets.
suit_doubles_points_only_where_trump = A suit doubles the points only where trump is turned up, not in a fixed cycle.
total_of_0_cannot_win_in = A total of 0 cannot win in {$form}.
only_last_step_can_go_on = Only the last step can go on until the end.
this_step_has_no_deals_at = This step has no deals, at any table.
every_deal_must_be_made_of = Every deal must be made of whole rounds of these packets.
only_two_players_can_draw_from = Only two players can draw from a talon.
trumps_lack = The trumps lack {$it}.
there_can_be_only_one_trou = There can be only one trou.
target_of_cannot_be_met_largest = A target of { $target ->
    [one] {$target} trick
   *[other] {$target} tricks
} cannot be met: the largest deal has {$tricks}.
players_settle_these_contracts_opponents_cannot = The players settle these contracts: opponents cannot be given.
key_opponents_is_missing = The key opponents is missing.
only_two_against_two_can_settle = Only two against two can settle a bid with a partner.
only_bid_played_alone_can_be = Only a bid played alone can be played by several.
at_table_of_two_bid_with = At a table of two, a bid with a partner would have no opponents.
table_of_is_not_possible_2 = A table of {$players} is not possible: 2 to {$it} players, at least two of them with a hand.
with_players_it_would_have_1 = With {$players} players it would have { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}; 1 to {$it} are possible.
pack_of_cards_is_too_small = A pack of {$pack} cards is too small for {$players} players.
deal_of_for_players_needs_more = A deal of { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} for {$players} players needs more cards than the pack of {$pack} has.
looks_like_name_n_or_key = {$name} looks like NAME=N or KEY=VALUE, not a player's name.
looks_like_number_not_player_s = {$name} looks like a number, not a player's name.
looks_like_points_of_ruling_not = {$reason} looks like the points of a ruling, not its reason.
it_is_empty = it is empty
its_letters_have_to_be_lower = its letters have to be lower-case
it_has_space_use_hyphen = it has a space; use a hyphen
it_has = it has {$c}
it_does_not_start_with_letter = it does not start with a letter
it_has_more_than_40_characters = it has more than 40 characters
rules_file_has_at_most_bytes = a rules file has at most {$it} bytes.
this_is_not_toml_expected_key = This is not TOML: expected KEY = VALUE, [TABLE] or [[LIST]], with every quote and bracket closed.
this_key_was_given_before = This key was given before.
key_is_missing = The key {$keys} is missing.
only_one_of_can_be_given = Only one of {$keys} can be given.
cannot_be = {$key} cannot be {$found}: {$takes}.
more_faults = It has { $faults ->
    [one] {$faults} more fault
   *[other] {$faults} more faults
}.
is_valid_for_players = {$file} is valid: {$title}, for {$player_counts} players.
change_any_line_and_then_also = {$title}. Change any line, and then also the id, the title and the sources.
unreadable = unreadable

## ruleset

score = score.{$id}
everyone_bids = Everyone bids
no_bids = No bids
score_pays_no_premium_for_made = the score {$score} pays no premium for a made contract
no_score_of_hands = no score of hands
no_promotions = no promotions
no_zero_finish = no zero finish
no_deals_of_different_sizes = no deals of different sizes
deals_of_fixed_sizes = deals of fixed sizes
no_deals_that_rise_or_fall = no deals that rise or fall
no_bids_that_hook_could_bar = no bids that a hook could bar
schedule_that_ends_by_itself = a schedule that ends by itself
no_auction = no auction
no_contracts = no contracts
no_trou = no trou
no_match = no match
has_2 = {$title} has {$what}
expected_text = expected {$what}
is_nearest_2 = {$near} is nearest
all_of_comma_separated_lowest_first = all of {$words}, comma-separated, lowest first
off_or_comma_separated_list_of = off, or a comma-separated list of {$words}
to = {$least} to {$most}{ $of ->
    [cards] {" "}cards
    [points] {" "}points
    [deals] {" "}deals
   *[other] {""}
}
text_in_quotes = a text in quotes
list_in_brackets = a list in brackets
table = a table
there_are_no_rules_called = There are no rules called {$name}.
there_is_no_score_called = There is no score for {$rules} called {$name}.
there_is_nothing_called = There is no { $noun ->
    [extra] extra deal
    [clause] clause
    [score] score
    [schedule] schedule
    [key] key
    [setting] setting
    [bid] bid
    [count] count
    [schema] schema
    [command] command
   *[other] {$noun}
} called {$name}.
clause_is_named_with_its_rules = A clause is named with its rules: {$ids}.
in_game = {$id} in game {$what}
choose_from = Choose from {$known}.
and_more = and {$left} more
setting_is_key_value_such_as_2 = A setting is KEY=VALUE, such as hook=off, not {$text}.{$keys}
cannot_be_2 = {$key} cannot be {$value}: {$what}.
cannot_be_set = {$key} cannot be set: {$setting}.
top_cannot_be = top cannot be {$top}: a deal has at most { $most ->
    [one] {$most} card
   *[other] {$most} cards
}.
top_cannot_be_with_players = top cannot be {$top}: with {$players} players a deal has at most { $most ->
    [one] {$most} card
   *[other] {$most} cards
}.
points_by_bid_and_tricks_taken = Points by bid and tricks taken
each_players = { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} each, {$players} players
each_challenger_s_points_by_tricks = Each challenger's points by tricks
opponent_s_below = an opponent's below
clause_is_no_file = One clause is not a rules file; print the whole set of rules.
new_game_named = Only an existing game can be selected; give a new one an id.
partners = Partners
auctions = Auctions

## schedule

they_are_dealt_one_at_time = They are dealt one at a time.
they_are_dealt_at_time = They are dealt {$packets} at a time.
players_of_up_to = {$players} players, {$deals} of up to { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}
deals_rise_and_fall_by_at = Deals rise and fall by {$step} at a time; the highest deal is always played.
then = {$first}, then {$next}
without_trump_3 = {$deals}, without trump
with_as_trump = {$deals}, with {$fixed} as trump
one_card_deal_per_player = one {$cards}-card deal per player
one_deal_of_highest_size_per = one deal of the highest size per player
one_deal_of_one_below_highest = one deal of one below the highest per player
for_text_2 = {$size} for { $times ->
    [one] {$times} deal
   *[other] {$times} deals
}
until_game_ends = {$size} until the game ends
up_to_2 = {$from} up to {$to}
down_to = {$from} down to {$to}
one_below_highest = one below the highest
next_card_is_turned_up_and_2 = The next card is turned up, and its suit is trump{ $all_dealt ->
    [last_card] ; where every card is dealt, it is the suit of the dealer's last card
    [no_trump] ; if every card is dealt, there is no trump
   *[never] {""}
}.
some_cards_turned_up_mean_no = Some cards turned up mean no trump.
dealer_may_name_another = The dealer may name another.
there_are_no_extra_deals = There are no extra deals.
after_last_deal_to_settle_draw = After the last deal, to settle a draw or for fun: {$extras}. The sheet marks them in its left column. No bonuses are paid in them.
one_deal = one deal
at_most_one_deal_per_player = at most one deal per player
every_bid_is_0_which_no = every bid is 0, which no hook bars
everyone_bids_before_deal_and_any = everyone bids before the deal, and any hook applies
of_in_which = {$mark} ({$id}), {$most} of {$cards} in which {$bids}
of_deal_count = { $last ->
    [true] The last
   *[false] All
} { $counted ->
    [one] {$counted} trick
   *[other] {$counted} tricks
} of a deal count.

## score

every_trick_beyond_target_counts = Every trick beyond the target counts. {$says}
lowest_total_wins = The lowest total wins.
players_settle_each_contract_among_themselves = the players settle each contract among themselves: a player alone gets what the bid pays from each of the others, or pays it to each; of two against two, each loser pays it to one winner
each_challenger_and_each_opponent_gets = each challenger and each opponent gets what the bid pays
point_to_player_with_most = 1 point to the player with most of the {$tricks}; none for a tie
point_for_each_trick_of = 1 point for each trick of a side over {$above}
point_for_each_of = 1 point for each of the {$tricks}
point_trick = A point a trick
tricks_over = tricks over
tricks_under = tricks under
tricks_off = tricks over or under
tricks_of_formula = tricks
apart_from_partner_s_hand = apart from the partner's hand
no_tricks_after_bidding_1_or = no tricks after bidding 1 or more
bid_of_0_made = a bid of 0{ $long ->
    [true] , with more cards each than players,
   *[false] {""}
} made
bid_of_0_missed = missed
minus = minus
bid_took = bid {$bid}, took {$took}: {$hand}
doubled_by = {$what}, {$rule}, doubled by {$suit}: {$sum}
made_bid_of_0 = made a bid of 0
over_bid_of_0 = {$off} over a bid of 0
took_none = took none
under = {$off} under
over = {$off} over
promotion_in_row_deals = promotion {$scheme}: { $number ->
    [one] {$number} deal
   *[other] {$number} deals
} in a row { $made ->
    [true] made
   *[false] missed
} (deals {$deals})
but_with_bid_of_0_no = {$run}, but with a bid of 0: no bonus
point_each_over = a point each over {$above}
point_each = a point each
most_tricks_win_deal = most tricks win the deal
tie = a tie
fewer_than_opponent = fewer than the opponent
took_of = took {$took} of {$of}: {$why}: {$points}
by_table_s_ruling_on = by the table's ruling on {$about}: “{$reason}”: {$points}
table_ruling_text = Table ruling
this_game_has = This game has { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}.
deal_not_played_out = Deal {$deal} has not been played out yet; the latest is deal {$latest}.
is_not_possible_in_deal_of = {$text} is not possible in a deal of {$dealt}.
give_0_to_for_bid_and = Give 0 to {$cards} for the bid, and for the tricks.
is_not_number_of_tricks_that = {$text} is not a number of tricks that can count.
give_0_to = Give 0 to {$counted}.
cannot_be_scored_with_tricks = {$id} cannot be scored with {$took} tricks.
give_0_to_2 = Give 0 to {$played}.
by_4 = By {$sources}
sat_out_as_dead_hand_by = Sat out as the dead hand, by {$and}
in_what_side_scores_depends_on = In {$title}, what a side scores depends on the tricks of all others.
is_not_hand_expected_bid_and = {$text} is not a hand: expected a bid and the tricks taken, such as 3/2.
no_deal_played = No deal has been played out yet.
one_at_a_time = One deal and one player are explained at a time.
not_enough = More is needed to work out the score.
tricks_with_hand = Give each hand with its tricks, such as 3/2; tricks on their own are for contracts.

## source

house_rules = House rules
our_reading = our reading
document_does_not_say_who_deals = the document does not say who deals
dead_hand_cannot_bid = a dead hand cannot bid
nobody_need_outbid_themselves_and_no = nobody need outbid themselves, and no deal was played
until_then_nothing_has_been_played = until then nothing has been played
suit_call_is_bid_for_two = a suit call is a bid for two, and beats nothing without a partner
to_join_is_to_agree_to = to join is to agree to a bid, not to outbid it
document_ranks_suits_alone = the document ranks the suits alone
player_who_discards_has_no_card = a player who discards has no card left for another trick
document_does_not_say_how_long = the document does not say how long a match is
nothing_is_said_of_tie_at = nothing is said of a tie at the end
nothing_is_said_of_equal_totals = nothing is said of equal totals
bonus_is_denied_not_run = the bonus is denied, not the run
players_count_not_hands = the players count, not the hands
dead_hand_neither_wins_nor_fails = a dead hand neither wins nor fails
extra_deals_are_not_part_of = extra deals are not part of the schedule
document_gives_no_penalty = the document gives no penalty
player_before_dead_hand_bids_last = the player before the dead hand bids last
call_that_nobody_joins_lapses_and = a call that nobody joins lapses, and the highest other bid is played, even if its bidder has passed since
join_keeps_level_of_call_while = a join keeps the level of the call while that is the standing bid; otherwise it raises the pair's bid to the lowest suit level above the standing bid, or to the level named
no_trump_ranks_above = no trump ranks above {$suit}
every_suit = every suit
are_played_in_whether_or_not = {$tricks} are played in {$ids}, whether or not anybody discards
side_with_standing_bid_need_not = the side with the standing bid need not pass; if nobody bids, the same dealer deals again
winning_pair_may_still_do_either = the winning pair may still do either until a card or the result is recorded
equal_totals_share_rank_2 = equal totals share the rank
if_best_totals_are_equal_another_2 = if the best totals are equal, another deal is played
run_with_bid_of_0_pays = a run with a bid of 0 pays nothing but still ends where it would have paid
dead_hand_counts_as_one_of = the dead hand counts as one of the players of {$ids}
deal_as_dead_hand_neither_adds = a deal as the dead hand neither adds to a run nor ends it
total_is_judged_before_any_extra = the total is judged before any extra deals

## stats

behind_title = behind
player_title = player
figure_title = figure
book_title = The club’s book
book_players_title = Players
book_players_caption = Of games that are over: wins, a shared one as a share, and the average place.
ratings_title = Ratings
ratings_caption = Everybody begins at 25 ± 8.33. Each finished game moves its players up or down, by who finished ahead of whom.
figures_heading = Figure by figure
figures_caption = The number in brackets is how many games, deals or bids the figure is based on.
no_games_counted = No game in which a deal has been played matches.
no_sources = Nothing adds to this figure.
ratings_chart = Ratings: {$rules}
on_text = {$games}, on {$first}
to_2 = {$games}, {$first} to {$last}
games_not_counted = { $games ->
    [one] {$games} game cannot be read. It is not counted.
   *[other] {$games} games cannot be read. They are not counted.
}
nobody_called_has_played_game = Nobody called {$name} has played a game.{$names}
bids_made_by_cards_dealt = Bids made, by the cards dealt
bids_made_by_place_in_speaking = Bids made, by the place in the speaking order
bids_made_by_bid = Bids made, by the bid
deal_9 = a deal
based_on = based on
bids_made_points_deal_by_place = Bids made, points a deal: by the place in the speaking order
bids_made_points_deal_by_cards = Bids made, points a deal: by the cards dealt
bids_made_points_deal_by_bid = Bids made, points a deal: by the bid
in_row = In a row
deals_points = A deal’s points
finished_ahead_and_behind = Finished ahead and behind
by_year = By year
average_place = average place
in_place = in place {$place}
won_from_last_place = won from last place
points_deal = points a deal
bids_made = bids made
took_more = took more
took_fewer = took fewer
place_text = place {$place}
bid_text_3 = bid {$bid}
best_total = best total
best_deal = best deal
longest_run_of_bids_made = longest run of bids made
new_record_for_with_until_now = New record for the {$what}: {$player} with {$number}. Until now: {$player_2} with {$number_2}, on {$day}.
heading_player = player
heading_games = games
title_wins = wins
heading_place = place
title_deals = deals
heading_points = points
title_bids = bids
heading_made = made
title_rating = rating
heading_game = game
title_adds = adds
title_games_of_player = Games
title_deals_of_player = Deals
figure_evenings = evenings
figure_games = games
figure_won = won
figure_most = most
figure_least = least

## store

there_is_no_game_here_yet = There is no game here yet.
there_is_no_game_2 = There is no game “{$id}”.
there_is_no_game_at = There is no game at {$display}.
there_is_already_game_it_was = There is already a game {$id}; it was left unchanged.
does_not_name_game = {$display} does not name a game.
is_locked_by_another_program_another = {$display} is locked by another program: another hoyle, or one that copies it. It was not released within five seconds, so nothing was done. Try again; if it stays locked, close that program.
is_not_regular_file_so_no = {$display} is not a regular file, so no game is read from it.
could_not_be = {$place} could not be { $doing ->
    [opened] opened
    [locked] locked
    [read] read
    [created] created
    [written] written to
    [moved] moved into place
   *[flushed] flushed to the disk
}: {$error}.
system_error = { $kind ->
    [missing] there is no such file or folder
    [denied] permission denied
    [full] the disk is full
   *[other] {$error}
}
it_is_longer_than_bytes_2 = it is longer than {$it} bytes.
it_is_neither_game_s_journal = it is neither a game's journal nor an archive of games, or part of it is damaged.
it_cannot_be_read_2 = it cannot be read: {$error}.
its_end_is_missing = its end is missing.
something_follows_its_end_zeroed_block = something follows its end. A zeroed block may hide games.
it_has_no_games_in_it = it has no games in it.
in_it_is_not_name_of = {$name} in it is not the name of a game's journal.
jsonl_in_it_is_not_regular = {$id}.jsonl in it is not a regular file.
jsonl_in_it_is_longer_than = {$id}.jsonl in it is longer than the {$it} bytes that a game can have.
jsonl_appears_in_it_twice = {$id}.jsonl appears in it twice.
it_has_more_than_games = it has more than {$it} games.
never_begun = never begun
no_file = no file
unfinished_game = it was never finished, and has no game in it. {$removed}
last_line_has_no_newline = the last line has no newline. { $repair ->
    [done] It was repaired: {$entries}.
    [due] It would be repaired: {$entries}.
   *[failed] It could not be repaired: {$error}
}
last_line_was_cut_off = the last line ({ $cut ->
    [one] {$cut} byte
   *[other] {$cut} bytes
}) was cut off while it was being written, and was never acknowledged. { $repair ->
    [done] It was removed: {$entries} left.
    [due] It would be removed: {$entries} left.
   *[failed] It could not be removed: {$error}
}
it_was_removed = { $repair ->
    [done] It was removed.
    [due] It would be removed.
   *[failed] It could not be removed: {$error}
}
it_names_no_such_game = it { $named ->
    [none] does not name a game
   *[other] names {$named}, which does not exist
}. { $repair ->
    [done] It was set to { $game ->
        [none] no game
       *[other] {$game}, the game with the latest entry
    }.
    [due] It would be set to { $game ->
        [none] no game
       *[other] {$game}, the game with the latest entry
    }.
   *[failed] It could not be set: {$error}
}
repaired = repaired
to_repair = to repair
unreadable_and_left_unchanged = unreadable and left unchanged
all_sound = all sound
checked_text = Checked {$games}: {$found}.
checked_and_in_bin = Checked {$games} and {$bin} in the bin: {$found}.
wrote_game = Wrote {$file}: game {$game}.
imported_game = Imported game {$here}: {$title}, {$entries}.
it_matches_up_to_entry_and = It matches {$from} up to entry {$after} and then differs.
game_is_already_here_byte_for = Game {$id} is already here, byte for byte. Nothing changed.
game_is_already_here_with_more = Game {$id} is already here, with { $more ->
    [one] {$more} entry
   *[other] {$more} entries
} more than the file has. Nothing changed.
nothing_changed = {$more} Nothing changed.
game_is_here_and_file_has = Game {$id} is here, and the file has { $more ->
    [one] {$more} entry
   *[other] {$more} entries
} more.
there_is_already_another_game = There is already another game {$id}.
last_game_was_not_imported_import = The last game was not imported. Import the file again to continue.
games_were_not_imported_import_file = {$left} games were not imported. Import the file again to continue.
moved_game_to_bin = Moved game {$id} to the bin: {$game}.
moved_game_to_bin_as = Moved game {$id} to the bin, as {$bin}: {$game}.
restored_game = Restored game {$id}: {$game}.
torn = The last line of {$journal} was cut off while it was being written. It was never acknowledged, and is left out.
not_current = Recorded, but the game could not be made the current one: {$error}
not_in_bin = There is no game “{$id}” in the bin.
unfinished_file = {$display}: it was never finished. {$removed}
cache_is_damaged = games.cache: it is damaged or of another version, and not used. {$removed}
not_game_left_unchanged = {$display}: not a game; left unchanged.
exported = Wrote {$file}: { $games ->
    [one] {$games} game
   *[other] {$games} games
}.
it_was_copied_unchanged_byte_for = {$error} It was copied unchanged, byte for byte.
not_exported = {$error} It was left out.
add_what_is_missing = {$more} Add what is missing?
added_to_game = Added { $more ->
    [one] {$more} entry
   *[other] {$more} entries
} to game {$id}.
it_was_not_imported = {$error} It was not imported.
nothing_imported = {$place}: {$error} Nothing was imported.
one_id_for_many = {$place} has {$games} games; only a single one can get another id.
ask_to_remove = Move game {$id} ({$game}) to the bin?
no_current_game = There is no current game.
these_are_games_and_archive_has = These are {$games} games, and an archive has at most {$it}. Nothing was exported.
export_some = Export some of them by their ids, then the others.
none_readable = none of the games can be read
imported_torn = The last line of the file is incomplete and was left out.
not_removed = Nothing was removed.
nobody_to_ask = Cannot ask for confirmation: there is no terminal.
is_current = It is the current game.
newer = newer
damaged = damaged
busy = busy
sound = sound
torn_2 = torn

## table

one_deal_2 = the one deal
all_deals = all {$played} deals
all_and = all { $played ->
    [one] {$played} deal
   *[other] {$played} deals
} and { $extras ->
    [one] {$extras} extra deal
   *[other] {$extras} extra deals
}
played_2 = {$all} played
of_deals_played = {$played} of {$scheduled} deals played
over_after_deals = over after {$played} deals
played_3 = { $played ->
    [one] {$played} deal
   *[other] {$played} deals
} played
won_2 = {$players}; {$winners} won
turned = turned
deal_11 = Deal {$deal}, { $about ->
    [revoke] revoke
    [misdeal] misdeal
   *[other] other
}: “{$reason}”
no_trump_2 = {$cards}, no trump
by_contract = by contract
dealer_text = dealer {$name}{ $sits_out ->
    [true] , who sits out
   *[false] {""}
}
before_first = { $step ->
    [game] {$player} before the first game: {$total}
   *[deal] {$player} before the first deal: {$total}
}
after = { $step ->
    [game] {$player} after game {$number}: {$total}
   *[deal] {$player} after deal {$number}: {$total}
}
bid_underlined_where_missed = bid (underlined where missed)
tricks_underlined_without_most_of_them = tricks (underlined without most of them)
bid_took_made_or_missed_points = bid/took, ✓ made or ✗ missed, points
made_or_missed_contract_points = ✓ made or ✗ missed the contract, points
tricks_for_most_of_them_points = tricks, ✓ for most of them, points
for_each_player_total = For each player: {$cells}, total{ $bonus ->
    [true] , bonus
   *[false] {""}
}
for_each_player_total_2 = For each player: {$cells}{ $bonus ->
    [true] , bonus
   *[false] {""}
}, total
final_standings = Final standings
points_and_deals_made_and_missed = Points, and deals made and missed
points_and_contracts_won_and_lost = Points, and contracts won and lost
points_and_deals_won_and_lost = Points, and deals won and lost
held_on_forehead_nobody_looks_at_2 = * Held on the forehead: nobody looks at their own cards.
zero_finish_text = {" "}(zero finish)
standings_text_2 = Standings: {$places}
bin_is_empty = The bin is empty.
no_games_are_stored_here_yet = No games are stored here yet.
no_such_games = No game matches.
running_totals_after = Running totals. After { $step ->
    [game] { $steps ->
        [one] {$steps} game
       *[other] {$steps} games
    }
   *[deal] { $steps ->
        [one] {$steps} deal
       *[other] {$steps} deals
    }
}: {$last}.
allowed_by_table_against = allowed by the table, against {$rule}: {$because}
deal_number = Deal {$number}
extra_mark = extra {$mark}
unnamed_player = player {$place}
scored_by = score {$score}
totals = Totals: {$totals}
no_players = A schedule needs the players, or how many there are.
dealer_without_names = A dealer can be named only together with the players.
and_so_on = And so on until the game ends.
zero_finish_title = zero finish
notes_title = Notes
rulings_title = Rulings of the table
sits_out_title = sits out
cards_held_title = cards held
on_the_forehead = on the forehead
blank_title = blank sheet
date = Date
place = Place
blank_caption = Every deal, with room to write
chart_title = Running totals
chart_caption = Each player’s total after every deal.
sheet_title = The sheet
explained_title = Every point explained
open_a_deal = Open a deal to see how its points came about.
back_to_sheet = Back to the sheet
title_standings = Standings

## terminal

verdict = { $legal ->
    [true] Legal
   *[false] Not legal
}. {$because}
open_bids_heading = Open:
prompt_label = { $due ->
    [bid] bid
    [call] call
    [contract] contract
    [partner] partner
    [trump] trump
    [tricks] tricks
    [nothing] over
   *[no_game] hoyle
}>{" "}
part_of_deal = { $part ->
    [bids] bids
    [tricks] tricks
    [trump] trump
   *[dealer] dealer
}
bid_in_short = bid {$number}
took_in_short = took {$number}
view_title = { $view ->
    [table] table
    [sheet] sheet
    [score] score
    [chart] chart
    [log] log
   *[deal] deal {$deal}
}
recorded_in_game = Game {$game}: {$recorded}
bid_by_word = bid {$word}
keys_of_board =
    The digits of a keypad are enough.

    At the table
     digits   a bid for each in turn; the
              player who took a trick; the
              line of a call; 0 for more
     Enter    end a number; record
     -        delete the last key, or undo
     +        redo
     /        the suit turned up; a bid by
              a word; a late call; a count
     n        trick by trick, or as numbers
    Everywhere
    {" *"}        the next view
    {" ."}        back
     + - j k  scroll; g G to the ends
     / on a page: search; n next, N back
    In the sheet
     3 Enter  open deal 3; a digit then
              corrects a part of it, and f
              takes any fix in words
    Letters
     t table  s sheet  b score  c chart
     l log  ? this  u undo  r redo  q leave
    Nothing is lost by leaving: all that is
    recorded is on the disk.
prompt_help =
    Type what the players say: what is due
    decides what it means.
     2 0 1 3, 2013   bids, or tricks: the
                     last may be left out
     Ana=2 m=0       numbers by name: the
                     beginning will do
     h s d c  7h     the suit, or the card,
                     that was turned up
     h2013           the suit and the bids
     7c Kc 2h Ac     a trick, as played
     twos Ana=1      what else is counted
     p w j t pt      pass, wait, join, trou,
                     no trou
     so6:h           solo-6 with hearts
     Ana h           partner and trump
     u  r            undo, redo
     s  ?  q         sheet, this, leave; s
                     is spades while a suit
                     can be recorded
    Nothing is lost by leaving. Every
    command of the shell works too, such as
    explain 3 Ana; help lists them.
enter_records = Enter records
enter_shows_what_changes = Enter shows what changes
q_leave = q leave
n_trick_by_trick = n trick by trick
n_numbers = n numbers
number_enter_opens_deal = number Enter opens a deal
deal_12 = deal {$typed}_
enter_opens_it = Enter opens it
search = search: {$typed}_
enter_finds_it = Enter finds it
esc_back = Esc back
n_next_match = n next match
n_previous = N previous
fix = fix: {$typed}_
enter_shows_it = Enter shows it
enter_records_it_as_shown = Enter records it as shown
which_suit_was_turned_up = Which suit was turned up?
which_bid_was_made = Which bid was made?
which_call_was_made = Which call was made?
what_was_counted = What was counted?
f_in_words = f in words
correct = correct:
enter_or_for = {$typed}: Enter, or {$only} for {$only_2}.
enter_or_second_digit_for = {$typed}: Enter, or a second digit {$from}–{$to} for {$first}–{$last}.
last_to_bid = the last to bid
to_bid = the {$place} to bid
card = The {$place} card, {$card},
yes_or_no = {$question} Type yes or no.
cannot_use_terminal = Could not set up the terminal: {$error}.
cannot_print = The output could not be written: {$error}. Anything already recorded is safe.
manual_written = Wrote {$pages} manual pages to {$folder}.
read_manual = Read one: man {$page}
too_long = {$place}: is longer than {$most} bytes.
not_text = {$place}: is not UTF-8 text.
file_exists = {$place} already exists and was not changed.
only_for_recording = {$option} is only for commands that record in an existing game.
only_for_records = {$option} is only for output in records.
names_its_games = {$option} cannot be used here: the command itself names the game.
choose_one_of = Choose one of {$options}.
saved_as_game = Saved as game {$id}.
long_line = This line is too long (at most {$longest} bytes).
board_too_small = The board needs {$columns} columns and {$rows} rows.
who_took_each = {$typed} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} in. Press the digit of who took each.
how_many_each = {$typed} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} in. Type how many each took, in turn.
takes_the_rest = {$player} took the other {$rest}. Press Enter to record.
tricks_left = Too many: {$rest} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} left.
tricks_add_up_to_so_last = The tricks add up to {$total}, so the last player took {$rest}.
not_found = Not on this page: {$text}
as_now = {$label} (now)
instead_of = {$now} → {$then}
take_back_first = Delete what is typed first: {$typed}.
tricks_missing = Not recorded: only {$typed} of { $total ->
    [one] {$total} trick
   *[other] {$total} tricks
} in.
tricks_taken = Tricks taken: {$typed}
what_instead = Deal {$deal}: what should the { $part ->
    [bids] bids
    [tricks] tricks
    [trump] trump
   *[dealer] dealer
} have been?
extra_deal = Extra deal {$mark}
illegal_earlier = Not legal before that. {$because}
call_is_legal = { $is_bid ->
    [true] {$who} may call {$call}.
   *[false] {$who} may say {$call}.
}
or_between_clauses = , or{" "}
player = player {$seat}
to_play = the {$seat} to play
no_suit_led = No suit has been led, so any card may be played.
not_open_text = Not open: {$barred}.
script_is_one_game = A script holds one game and must start it on its first line.
script_is_about_its_game = A script can only record, query its own game, or ask about the rules.
unclosed_quote = A quotation mark is not closed: add the other.
correct_line = Correct the line, or leave it out.
check_path = Check the path and its permissions.
number_at_most = At most {$most} here.
digits_to = Press a digit from 1 to {$last}.
typed_only = Typed but not recorded: {$typed}.
nothing_lost = Everything recorded is saved.
rules_have_changed = The rules have changed since this game was started, or their file is gone, so replaying this script would use different rules. This game is unaffected.
lines_before = Earlier lines were recorded.
board_needs_terminal = The board needs a terminal.
all_typed = All numbers are in. Press Enter to { $fixes ->
    [true] see what changes
   *[false] record
}.
type_a_deal = Type the number of a deal that has begun, then press Enter.
no_trump_assumed = No trump was given, so none is assumed.
pack_grows = The pack grows with the number of players.
nothing_recorded = Nothing recorded.
standard_input = standard input
the_script = the script
leave_board = Ctrl-C quits.
no_folder = There is no home folder to store games in.
not_regular = it is not a regular file
archive_on_terminal = An archive of several games cannot be shown on a terminal.
help_title = {" "}Keys{" "}
save_sheet = Save the sheet
other_game = Other game
title_rematch = Rematch
title_export = Export
run_in_short = { $made ->
    [true] {""}
   *[false] missed{" "}
}{$deals} of {$of}
trick_taker_so_far = { $complete ->
    [true] {$taker} takes the trick.
   *[false] {$taker} is winning so far.
}
key_undo = - undo
key_delete = - delete
key_digits = digits
key_redo = + redo
key_back_from_besides = / back
key_view = * view
key_help = ? keys
key_back = . back
key_scroll = + - scroll
key_search = / search
key_table = . table
key_back_from_help = ? back
key_leave = 0 leave
key_besides = / {$besides}
besides_trump = trump
besides_bid = bid
besides_call = call
besides_count = count

## what_if

rule_title = rule
lead_changed_title = lead changed in
as_played = (as played)
total_and_place = {$total} ({$rank})
by_another_game_might_also_have = Under another rule, the game might also have ended after another deal.
these_deals_were_bid_and_played = These deals were bid and played under {$title}: under another rule, players would have bid and played differently.
would_change_deals_or_what_was = {$asked} would change the deals, or what was legal in them. Only the score, promotions, and the points of counts, contracts and a total of zero can be compared.
counts_other_tricks_than_those_recorded = {$asked} counts other tricks than those recorded in this game.
by_points_depend_on_trump_which = Under {$asked}, points depend on the trump, which is not recorded for { $number ->
    [one] deal
   *[other] deals
} {$deals}.
against_as_played_by = {$first} against {$rival}: {$ahead} as played, {$ahead_2} under {$rule}.
no_deal_makes_difference_between_them = No deal makes a difference between them.
level = level
ahead = {$points} ahead
behind_text_2 = {$points} behind
either_way = {$side} {$now} either way
instead_of_text = {$side} {$now} instead of {$was}
loses_on = {$first} loses {$gain} on {$rival}
gains_on = {$first} gains {$gain} on {$rival}
deal_13 = deal {$what} ({ $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}): {$hands}; {$gain}
would_have_won_too = Under {$rule}, {$now} would { $is_over ->
    [true] have won
   *[false] be leading
} too.
would_have_won_instead = Under {$rule}, {$now} would { $is_over ->
    [true] have won
   *[false] be leading
}, not {$was}.
led_from_first_deal_to_end = {$sides} led from the first deal to the end.
last_deal_decided_it = The last deal, {$what}, decided it.
deal_decided_it_led_from_then = Deal {$what} decided it: {$sides} led from then on.

## grammar

suit_name = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
and_last = {$first} and {$last}
or_last = {$first} or {$last}
from_to = {$first} to {$last}
no_deal_has_begun = No deal has begun.
deal_has_not_begun = {$deal} has not begun; the latest is deal {$latest}.
perhaps_meant = Did you mean {$near}?
ordinal = { NUMBER($number, type: "ordinal") ->
    [one] {$number}st
    [two] {$number}nd
    [few] {$number}rd
   *[other] {$number}th
}

## typing

# Words that players may type beside the English ones, in lower case, with ", " between several.
input_spades = spades
input_hearts = hearts
input_diamonds = diamonds
input_clubs = clubs
input_none = none
input_pass = pass
input_wait = wait
input_join = join
input_trou = trou
input_pass_trou = pass-trou

## headings

# The headings of columns. Those in short stand in tables for narrow screens.
heading_bid = bid
heading_bid_and_took = bid/took
heading_bonus = bonus
heading_by = by
heading_cards = cards
heading_contract = contract
heading_counts = counts
heading_deal = deal
heading_dealer = dealer
heading_lost = lost
heading_missed = missed
heading_result = result
heading_rules = rules
heading_ruling = ruling
heading_took = took
heading_trump = trump
heading_with = with
heading_won = won
heading_written = written
heading_bid_and_took_in_short = b/t
heading_points_in_short = pts
heading_took_in_short = t
heading_total_in_short = tot
current_choice = {" "}(current)
total_of_side = {$side} {$total}{ $is_first ->
    [true] {" "}(first)
   *[false] {""}
}
more_choices = more ({$page} of {$pages})
by_member = by {$member}: {$because}
decimal_sign = .
no_words_in_language = Hoyle has no language {$tag}; expected {$tags}.
is_no_message = {$id} is neither a message nor a text of these rules.
is_no_pattern = This pattern is not valid. { $arguments ->
    [none] The message has no arguments.
   *[other] Arguments of the message: {$arguments}.
}
these_words_cannot_be_shown = These words have more than 500 characters, a backslash or an invisible character.
is_no_theme = {$text} is not a theme for HOYLE_THEME; expected {$themes}.
is_no_time = {$text} is no time for HOYLE_NOW; expected one such as 2026-11-20T20:15:00Z.
serve_keys = { $keeps_score ->
    [true] s shows the scorer's code;{" "}
   *[false] {""}
}n makes new links, and the old ones stop working; q ends.
scores_heading = Scores
condition_word = { $word ->
    [and] and
    [made] made
    [missed] missed
    [over] over
    [under] under
    [bid] bid
    [took] took
    [off] off
    [cards] cards
   *[other] {$word}
}
call_word = { $call ->
    [pass] pass
    [wait] wait
    [join] join
   *[other] {$call}
}
figure_in_year = {$year} { $figure ->
    [games] games
    [wins] wins
    [points] points
   *[made] made
}
start_game_of_your_own = start a game of your own
nothing_stored = Nothing was stored.
expected_card_or_suit = expected a card such as 7h, or spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none
expected_number = expected a number
expected_date = expected a date such as 2026-11-20
expected_number_from_to = expected a number from {$least} to {$most}
expected_trick_or_card = expected a trick's number, or a card such as Ah, 10s or A♥
quoted_text = “{$text}”
labelled = {$label}: {$text}
semicolon = ;{" "}
percent = {$number}%
last_place = last
hint_text = {$purpose}: {$command}
any_key_next = any key: next

## texts of the built-in rules

preset_auction_whist = Auction whist
preset_boerenbridge = Boerenbridge
preset_call_break = Call break
preset_how_many_deals_are_played = how many deals are played
preset_the_least_that_may_be_bid = the least that may be bid
preset_the_most_that_may_be_bid = the most that may be bid
preset_whether_the_cards_on_a_trick_have_to_be = whether the cards on a trick have to be beaten by who can
preset_the_deal_is_dealt_again_if_the_bids_add = the deal is dealt again if the bids add up to less
preset_contract_whist = Contract whist
preset_tricks_won_with_a_two = tricks won with a two
preset_twos = twos
preset_whether_a_trick_won_with_a_two_is_worth = whether a trick won with a two is worth ten points more
preset_german_whist = German whist
preset_judgement = Judgement
preset_whether_no_trump_follows_hearts_in_the = whether no trump follows hearts in the cycle of trumps
preset_nomination_whist = Nomination whist
preset_oh_hell = Oh Hell
preset_plump = Plump
preset_whether_a_card_is_turned_up_for_trump = whether a card is turned up for trump
preset_pocha = Pocha
preset_romanian_whist = Romanian whist
preset_serbian_whist = Serbian whist
preset_serbian_whist_harsher = Serbian whist, harsher
preset_basic_oh_hell = Basic Oh Hell
preset_exact_scoring = Exact scoring
preset_exact_scoring_with_penalty = Exact scoring with penalty
preset_10_times_exact_scoring = 10 times exact scoring
preset_10_times_exact_scoring_with_penalty = 10 times exact scoring with penalty
preset_penalty_under_zero_over = Penalty under, zero over
preset_penalty_under_zero_over_10_times = Penalty under, zero over, 10 times
preset_penalty_under_zero_over_in_fives = Penalty under, zero over, in fives
preset_penalty_under_zero_over_progressive = Penalty under, zero over, progressive
preset_penalty_under_zero_over_set = Penalty under, zero over, set
preset_cypriot_scoring = Cypriot scoring
preset_exact_scoring_with_set_penalty = Exact scoring with set penalty
preset_exact_scoring_with_progressive_penalty = Exact scoring with progressive penalty
preset_reduced_zero_bid = Reduced zero bid
preset_reduced_zero_bid_exact = Reduced zero bid, exact
preset_adjusted_zero_bid = Adjusted zero bid
preset_progressive_scoring = Progressive scoring
preset_montreal_progressive_scoring = Montreal progressive scoring
preset_negative_scoring = Negative scoring
preset_simplified_negative_scoring = Simplified negative scoring
preset_variant_negative_scoring = Variant negative scoring
preset_trick_scoring = Trick scoring
preset_binary_scoring = Binary scoring
preset_binary_scoring_with_nil_rule = Binary scoring with nil rule
preset_scratch_scoring = Scratch scoring
preset_adjusted_exact_scoring = Adjusted exact scoring
preset_get_fred_scoring = Get Fred scoring
preset_oy_vey_scoring = Oy Vey scoring
preset_romanian_whist_progressive = Romanian whist, progressive
preset_ten_times_the_bid = Ten times the bid
preset_eleven_times_the_bid = Eleven times the bid
preset_contracts = Contracts
preset_most_tricks = Most tricks
preset_most_of_the_last_13_tricks = Most of the last 13 tricks
preset_solo_whist = Solo whist
preset_what_prop_and_cop_is_worth_to_each_of = what prop and cop is worth to each of the four
preset_what_a_solo_is_worth_with_each_opponent = what a solo is worth with each opponent
preset_what_a_misere_is_worth_with_each = what a misère is worth with each opponent
preset_what_an_abundance_is_worth_with_each = what an abundance is worth with each opponent, in any suit
preset_what_an_open_misere_is_worth_with_each = what an open misère is worth with each opponent
preset_what_a_slam_is_worth_with_each_opponent = what a slam is worth with each opponent
preset_what_each_trick_over_or_under_adds_to = what each trick over or under adds to prop and cop or a solo
preset_what_each_trick_over_or_under_adds_to_2 = what each trick over or under adds to an abundance
preset_spades = Spades
preset_tricks_over_the_bids = tricks over the bids
preset_bags = bags
preset_what_a_side_s_bags_cost_each_time_there = what a side's bags cost each time there are enough of them, or off
preset_how_many_bags_cost_points_each_a_trick = how many bags cost points, each a trick over the bids
preset_what_nil_is_worth_made_or_missed = what nil is worth, made or missed
preset_what_blind_nil_is_worth_made_or_missed = what blind nil is worth, made or missed
preset_the_points_below_zero_at_which_a_side = the points below zero at which a side loses the game, or off
preset_whist = Whist
preset_a_point_a_trick_over_six = A point a trick over six
preset_honours_held = honours held
preset_honours = honours
preset_the_points_that_win_a_game_at_9_or_10 = the points that win a game; at 9 or 10 honours count
preset_whether_three_or_four_honours_held_by_a = whether three or four honours held by a side score
preset_whether_the_best_of_three_games_wins = whether the best of three games wins
preset_wiezen = Wiezen
preset_what_vraag_8_is_worth_with_one_of_the = what vraag-8 is worth with one of the opponents
preset_what_troel_is_worth_with_one_of_the = what troel is worth with one of the opponents
preset_what_vraag_9_is_worth_with_one_of_the = what vraag-9 is worth with one of the opponents
preset_what_vraag_10_is_worth_with_one_of_the = what vraag-10 is worth with one of the opponents
preset_what_vraag_11_is_worth_with_one_of_the = what vraag-11 is worth with one of the opponents
preset_what_vraag_12_is_worth_with_one_of_the = what vraag-12 is worth with one of the opponents
preset_what_vraag_13_costs_if_it_is_lost = what vraag-13 costs if it is lost, before the tricks missing
preset_what_alleen_5_is_worth_with_each_of_the = what alleen-5 is worth with each of the others
preset_what_alleen_6_is_worth_with_each_of_the = what alleen-6 is worth with each of the others
preset_what_alleen_7_is_worth_with_each_of_the = what alleen-7 is worth with each of the others
preset_what_abondance_9_is_worth_with_each_of = what abondance-9 is worth with each of the others
preset_what_abondance_10_is_worth_with_each_of = what abondance-10 is worth with each of the others
preset_what_abondance_11_is_worth_with_each_of = what abondance-11 is worth with each of the others
preset_what_abondance_12_is_worth_with_each_of = what abondance-12 is worth with each of the others
preset_what_all_thirteen_tricks_are_worth_in_a = what all thirteen tricks are worth in a vraag or a troel
preset_what_a_miserie_is_worth_with_each_of = what a miserie is worth with each of the others
preset_what_an_open_miserie_is_worth_with_each = what an open miserie is worth with each of the others
preset_what_a_solo_is_worth_with_each_of_the = what a solo is worth with each of the others
preset_what_a_solo_slim_is_worth_with_each_of = what a solo slim is worth with each of the others
preset_wizard = Wizard
preset_joker_wizard = wizard
preset_jester = jester
preset_what_the_dealer_may_name_if_a_wizard_is = what the dealer may name if a wizard is turned up
