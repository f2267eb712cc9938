//! Each clause of a set of rules as a sentence, and rulings that rest on one.

use super::bidding::{bid_range, hook};
use super::source::{cited, in_short, readings};
use super::{
    Hint, auction, capital, catalog, count, count_rule, joined, or, pack, range, schedule,
};
use crate::presets;
use crate::rules::{
    AuctionRule, Bidding, Citation, Clause, Forehead, Length, OneCardDeals, Pays, Reading, Ruleset,
    Scheme, Scoring, Sides, TieBreak, Wins,
};

/// A ruling in words: why, by which rule of which document, and what to do instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Why, as a sentence.
    pub because: String,
    /// The clause that it rests on; `None` where no rule of the game is about it.
    pub rests_on: Option<Ground>,
    /// What would be legal, as a sentence, where anything would.
    pub open: Option<String>,
    /// What can be done next.
    pub hints: Vec<Hint>,
}

/// A clause as rulings cite it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its id, such as `serbian.hook`.
    pub rule: String,
    /// Where it comes from, or the reading of ours that it rests on instead.
    pub source: Citation,
    /// A reading of another clause that the ruling rests on as well.
    pub beside: Option<Reading>,
}

impl Ruling {
    /// A ruling that rests on a clause of these rules, or on none; without hints.
    pub fn on(
        rules: &Ruleset,
        clause: impl Into<Option<Clause>>,
        because: String,
        open: Option<String>,
    ) -> Ruling {
        let ground = |clause| Ground {
            rule: rules.clause_id(clause),
            source: presets::cite(rules, clause),
            beside: None,
        };
        Ruling { because, rests_on: clause.into().map(ground), open, hints: Vec::new() }
    }

    /// The id of the clause that it rests on; empty if it rests on none.
    pub fn rule(&self) -> String {
        self.rests_on.as_ref().map_or_else(String::new, |ground| ground.rule.clone())
    }

    /// A sentence with the clause that the ruling rests on: `… [serbian.hook: Serbian whist,
    /// Bidding]`. The reasons for our readings are in the rules.
    pub fn citing(&self, sentence: &str) -> String {
        let Some(Ground { rule, source, beside }) = &self.rests_on else { return sentence.into() };
        let beside = beside.map(|it| in_short(&Citation::OurReading(it)));
        let sources = joined(std::iter::once(in_short(source)).chain(beside), "; ");
        format!("{sentence} [{rule}: {sources}]")
    }

    /// The ruling as it rests on a reading of ours, if there is one and these rules leave the point
    /// open.
    #[must_use]
    pub fn resting_on(mut self, rules: &Ruleset, reading: Option<Reading>) -> Ruling {
        let open = presets::readings(rules).find(|open| Some(*open) == reading);
        if let Some((ground, reading)) = self.rests_on.as_mut().zip(open) {
            let same = rules.clause_id(reading.clause()) == ground.rule;
            // To join is the document's rule; only the level is our reading.
            match same && reading != Reading::JoinKeepsLevel {
                true => ground.source = Citation::OurReading(reading),
                false => ground.beside = Some(reading),
            }
        }
        self
    }
}

/// A clause with its id and source: `Rule serbian.hook: The last … [Serbian whist, Bidding]`.
pub(super) fn rule_line(rules: &Ruleset, clause: Clause) -> String {
    let (says, source) = (self::clause(rules, clause), cited(&presets::cite(rules, clause)));
    catalog::rule_text(rules.clause_id(clause), &says, &source)
}

/// A clause with its source, and with what our readings add to it.
pub(super) fn with_source(rules: &Ruleset, clause: Clause) -> String {
    let says = format!("{} {}", self::clause(rules, clause), cited(&presets::cite(rules, clause)));
    joined(std::iter::once(says).chain(readings(rules, clause)), " ")
}

/// A clause in words, as a sentence with its full stop.
fn clause(rules: &Ruleset, clause: Clause) -> String {
    let side = rules.turn.side();
    let of_auction = |text: &dyn Fn(&AuctionRule) -> String| {
        rules.bidding.auction().map_or_else(String::new, text)
    };
    let says: &str = match clause {
        Clause::Players => {
            let alone = match rules.sides {
                Sides::Opposite if rules.bidding.exact().is_some() => {
                    &*catalog::those_who_sit_opposite_each_other()
                }
                Sides::Opposite => &*catalog::those_who_sit_opposite_each_other_2(),
                Sides::Alone if rules.bidding.exact().is_some() => &*catalog::each_playing_alone(),
                Sides::Alone => "",
            };
            &catalog::for_players(range(&rules.player_counts()), alone)
        }
        Clause::Pack => &pack::pack(rules),
        Clause::Deals => &schedule::deals(rules),
        Clause::Dealer => {
            let passing = match rules.bidding {
                Bidding::None => &*catalog::deal_and_play(),
                Bidding::Auction(_) => &*catalog::deal_3(),
                Bidding::Exact(_) => &*catalog::deal_bidding_and_play(),
            };
            let turn = rules.turn.name();
            let pass = if rules.bidding.auction().is_some() { "passes" } else { "pass" };
            &catalog::first_dealer_is_drawn_then_to(passing, pass, side, turn)
        }
        Clause::DeadHand => &dead_hand(rules),
        Clause::Trump => &pack::trump(rules),
        Clause::BidTurn => &catalog::everyone_bids_once_in_turn_player(side),
        Clause::BidRange => &bid_range(rules),
        Clause::BidFinal => &catalog::bid_is_final(),
        Clause::Hook => &hook(rules),
        Clause::CallTurn if rules.bidding.judged_auction().is_none() => {
            &catalog::table_holds_auction_by_itself_and()
        }
        Clause::CallTurn => &catalog::player_on_dealer_s_speaks_first(side),
        Clause::Trou => &catalog::player_with_exactly_three_aces_must(),
        Clause::Wait => &of_auction(&|rule| auction::wait(rule)),
        Clause::SuitCall => &of_auction(&|rule| auction::suit_call(rule)),
        Clause::Join => &of_auction(&auction::join),
        Clause::Raise => &of_auction(&|rule| auction::raise(rule)),
        Clause::FirstTurn => &of_auction(&auction::first_turn),
        Clause::Ranking => {
            let suits_only = presets::readings(rules).any(|it| it == Reading::NoTrumpHighest);
            &of_auction(&|rule| auction::ranking(rule, suits_only))
        }
        Clause::Contract => &of_auction(&|rule| auction::contracts(rule, rules.sides)),
        Clause::Play => &pack::play(rules),
        Clause::Tricks => match (&rules.bidding, &rules.scoring) {
            (Bidding::Auction(_), _) => &catalog::tricks_of_declaring_side_are_counted(),
            (Bidding::None, Scoring::Tricks(score)) => &schedule::tricks(rules, score.counted),
            _ => &catalog::every_card_is_played_so_tricks(),
        },
        Clause::End => &end(rules),
        Clause::Doubling => &doubling(rules),
        Clause::Counts => &count_rule::counts(rules),
        Clause::Promotions => &promotions(rules),
        Clause::ZeroFinish => &zero_finish(rules),
        Clause::Forehead => &forehead(rules),
        Clause::Extras => &schedule::extras(rules),
        Clause::Incidents => &catalog::there_is_no_fixed_penalty_for(),
    };
    says.to_owned()
}

fn dead_hand(rules: &Ruleset) -> String {
    let dead = rules.tables.iter().filter(|table| table.dead_hand);
    let dead = or(dead.flat_map(|table| &table.players));
    if dead.is_empty() {
        return catalog::everyone_plays_in_every_deal();
    }
    catalog::with_players_dealer_sits_out_as(&dead)
}

fn end(rules: &Ruleset) -> String {
    let best = match rules.scoring.wins() {
        Wins::Highest => "highest",
        Wins::Lowest => "lowest",
    };
    let is_open = |reading| presets::readings(rules).any(|it| it == reading);
    let ties = match rules.scoring.ties() {
        Some(TieBreak::SuccessfulBids) => &*catalog::between_equal_totals_larger_sum_of(),
        None if is_open(Reading::SharedRank) => "",
        None => &*catalog::equal_totals_share_rank(),
    };
    let tied = match Reading::TieAtTheEnd {
        tie if tie.applies(rules) && !is_open(tie) => &*catalog::if_best_totals_are_equal_another(),
        _ => "",
    };
    let unit = match &rules.scoring {
        Scoring::Tricks(score) if score.pays == Pays::Tricks && score.above == 0 => "trick",
        _ => "point",
    };
    let or = if rules.ending.points.is_some() { &*catalog::or_text_2() } else { "" };
    let least = rules.ending.least.map_or_else(String::new, |it| catalog::has_or_less(or, it));
    if let (Some(points), Some(games)) = (rules.ending.points, rules.ending.games) {
        return catalog::each_game_is_played_from_zero(count(points, unit), &least, games);
    }
    match rules.ending.points {
        Some(points) => {
            catalog::game_ends_after_deal_in_which(count(points, unit), &least, best, tied)
        }
        None if rules.ending.least.is_some() => {
            catalog::game_ends_after_deal_in_which_2(&least, best)
        }
        None => catalog::game_ends_with_last_deal_of(best, ties),
    }
}

fn doubling(rules: &Ruleset) -> String {
    match rules.scoring.doubled_by() {
        Some(suit) => catalog::with_as_trump_points_of_deal(suit.name()),
        None => catalog::no_trump_doubles_points_of_deal(),
    }
}

/// The promotions in force, or those that could be.
fn promotions(rules: &Ruleset) -> String {
    let promotions = &rules.promotions;
    let ones = match rules.one_card_deals() {
        OneCardDeals::Skip => &*catalog::one_card_deals_do_not_count(),
        OneCardDeals::End => &*catalog::one_card_deal_ends_every_run(),
    };
    let costs = &*catalog::run_of_missed_deals_costs_as();
    let in_force = joined(promotions.in_force().map(scheme), "; ");
    if in_force.is_empty() {
        return match joined(promotions.schemes.iter().map(scheme), "; ").as_str() {
            "" => catalog::no_bonus_is_paid_for_run(),
            schemes => catalog::no_bonus_is_paid_for_run_2(schemes, costs, ones),
        };
    }
    let zero = match promotions.no_zero {
        true => &*catalog::winning_run_that_contains_bid_of(),
        false => "",
    };
    format!("{}. {costs} {ones}{zero}", capital(&in_force))
}

fn scheme(scheme: &Scheme) -> String {
    let length = match scheme.length {
        Length::Deals(deals) => catalog::count_deals(deals),
        Length::PlayersPlus(0) => catalog::as_many_deals_as_there_are(),
        Length::PlayersPlus(more) => catalog::more_than_there_are_players(more),
    };
    catalog::for_made_in_row(scheme.points, &length, &scheme.id)
}

/// Whether a total of zero wins.
fn zero_finish(rules: &Ruleset) -> String {
    let refused = rules.schedule.forms.iter().filter(|form| !form.zero_finish);
    let refused = or(refused.map(|form| &form.id));
    let choice = if rules.ending.zero_finish {
        &*catalog::total_of_exactly_0_after_last()
    } else {
        &*catalog::total_of_0_does_not_win()
    };
    match refused.as_str() {
        "" => format!("{choice}."),
        refused => catalog::zero_finish_cannot_be_used_with(choice, refused),
    }
}

/// Which one-card deals are held on the forehead.
fn forehead(rules: &Ruleset) -> String {
    let held = match rules.forehead {
        Forehead::Off => {
            return catalog::table_may_agree_to_play_one();
        }
        // Where a game has no more of them than the table has players, either setting means all.
        _ if rules.player_counts().into_iter().all(|players| {
            let ones = rules.deals(players).iter().filter(|cards| **cards == 1).count();
            ones <= players.into()
        }) =>
        {
            &*catalog::all_one_card_deals()
        }
        Forehead::Last => &*catalog::last_one_card_deals_as_many(),
        Forehead::FirstAndLast => &*catalog::first_and_last_one_card_deals(),
    };
    catalog::are_held_on_forehead_everyone_sees(held)
}
