//! Each clause of a set of rules as a sentence, and rulings that rest on one.

use super::bidding::{bid_range, hook};
use super::source::{cited, in_short, readings};
use super::{Hint, auction, capital, count, count_rule, joined, or, pack, range, schedule};
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
    format!("Rule {}: {says} {source}", rules.clause_id(clause))
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
                    ". Those who sit opposite each other are partners and share a score; their \
                     bids are added, and so are their tricks"
                }
                Sides::Opposite => {
                    ". Those who sit opposite each other are partners and share a score"
                }
                Sides::Alone if rules.bidding.exact().is_some() => ", each playing alone",
                Sides::Alone => "",
            };
            &format!("For {} players{alone}.", range(&rules.player_counts()))
        }
        Clause::Pack => &pack::pack(rules),
        Clause::Deals => &schedule::deals(rules),
        Clause::Dealer => {
            let passing = match rules.bidding {
                Bidding::None => "The deal and the play",
                Bidding::Auction(_) => "The deal",
                Bidding::Exact(_) => "The deal, the bidding and the play",
            };
            let turn = rules.turn.name();
            let pass = if rules.bidding.auction().is_some() { "passes" } else { "pass" };
            &format!("The first dealer is drawn. {passing} then {pass} to the {side} ({turn}).")
        }
        Clause::DeadHand => &dead_hand(rules),
        Clause::Trump => &pack::trump(rules),
        Clause::BidTurn => &format!(
            "Everyone bids once, in turn; the player on the dealer's {side} bids first, the \
                 dealer last."
        ),
        Clause::BidRange => &bid_range(rules),
        Clause::BidFinal => "A bid is final.",
        Clause::Hook => &hook(rules),
        Clause::CallTurn if rules.bidding.judged_auction().is_none() => {
            "The table holds the auction by itself, and only its contract is recorded. If everyone \
             passes, the cards are dealt again."
        }
        Clause::CallTurn => &format!(
            "The player on the dealer's {side} speaks first. A pass is final; the auction goes on \
             until every player has passed. If nobody bids, the cards are dealt again."
        ),
        Clause::Trou => {
            "A player with exactly three aces must announce trou before the bidding. Everyone \
             else says pass-trou. After a trou, only the others may bid, and only higher. If \
             nobody does, the holder of the fourth ace is the partner, names the trump and leads."
        }
        Clause::Wait => &of_auction(&|rule| auction::wait(rule).into()),
        Clause::SuitCall => &of_auction(&|rule| auction::suit_call(rule).into()),
        Clause::Join => &of_auction(&auction::join),
        Clause::Raise => &of_auction(&|rule| auction::raise(rule).into()),
        Clause::FirstTurn => &of_auction(&auction::first_turn),
        Clause::Ranking => {
            let suits_only = presets::readings(rules).any(|it| it == Reading::NoTrumpHighest);
            &of_auction(&|rule| auction::ranking(rule, suits_only))
        }
        Clause::Contract => &of_auction(&|rule| auction::contracts(rule, rules.sides)),
        Clause::Play => &pack::play(rules),
        Clause::Tricks => match (&rules.bidding, &rules.scoring) {
            (Bidding::Auction(_), _) => {
                "The tricks of the declaring side are counted against the contract."
            }
            (Bidding::None, Scoring::Tricks(score)) => &schedule::tricks(rules, score.counted),
            _ => {
                "Every card is played, so the tricks of a deal add up to the number of cards dealt \
                 to each player."
            }
        },
        Clause::End => &end(rules),
        Clause::Doubling => &doubling(rules),
        Clause::Counts => &count_rule::counts(rules),
        Clause::Promotions => &promotions(rules),
        Clause::ZeroFinish => &zero_finish(rules),
        Clause::Forehead => &forehead(rules),
        Clause::Extras => &schedule::extras(rules),
        Clause::Incidents => {
            "There is no fixed penalty for a revoke, a misdeal or another irregularity. The table \
             decides; record its ruling with the reason."
        }
    };
    says.to_owned()
}

fn dead_hand(rules: &Ruleset) -> String {
    let dead = rules.tables.iter().filter(|table| table.dead_hand);
    let dead = or(dead.flat_map(|table| &table.players));
    if dead.is_empty() {
        return "Everyone plays in every deal.".into();
    }
    format!(
        "With {dead} players the dealer sits out as the dead hand: no cards, bid, tricks or points \
         in that deal."
    )
}

fn end(rules: &Ruleset) -> String {
    let best = match rules.scoring.wins() {
        Wins::Highest => "highest",
        Wins::Lowest => "lowest",
    };
    let is_open = |reading| presets::readings(rules).any(|it| it == reading);
    let ties = match rules.scoring.ties() {
        Some(TieBreak::SuccessfulBids) => {
            "; between equal totals the larger sum of successful bids wins"
        }
        None if is_open(Reading::SharedRank) => "",
        None => "; equal totals share the rank",
    };
    let tied = match Reading::TieAtTheEnd {
        tie if tie.applies(rules) && !is_open(tie) => {
            " If the best totals are equal, another deal is played."
        }
        _ => "",
    };
    let unit = match &rules.scoring {
        Scoring::Tricks(score) if score.pays == Pays::Tricks && score.above == 0 => "trick",
        _ => "point",
    };
    let or = if rules.ending.points.is_some() { " or" } else { "" };
    let least = rules.ending.least.map_or_else(String::new, |it| format!("{or} has {it} or less"));
    if let (Some(points), Some(games)) = (rules.ending.points, rules.ending.games) {
        return format!(
            "Each game is played from zero, until a side reaches {}{least}. The first side to win {} \
             wins. Places go by games won, then by the game being played.",
            count(points, unit),
            count(games, "game")
        );
    }
    match rules.ending.points {
        Some(points) => format!(
            "The game ends after the deal in which somebody reaches {}{least}. The {best} total \
             wins.{tied}",
            count(points, unit)
        ),
        None if rules.ending.least.is_some() => {
            format!("The game ends after the deal in which somebody{least}. The {best} total wins.")
        }
        None => format!(
            "The game ends with the last deal of the schedule. The {best} total wins{ties}."
        ),
    }
}

fn doubling(rules: &Ruleset) -> String {
    match rules.scoring.doubled_by() {
        Some(suit) => format!(
            "With {} as trump the points of a deal are doubled; bonuses are not. This applies to \
             trumps turned up or drawn, not to a fixed cycle.",
            suit.name()
        ),
        None => {
            "No trump doubles the points of a deal. A table may choose that spades do, bonuses \
                 aside, but only where the trump is turned up or drawn, not in a fixed cycle."
                .into()
        }
    }
}

/// The promotions in force, or those that could be.
fn promotions(rules: &Ruleset) -> String {
    let promotions = &rules.promotions;
    let ones = match rules.one_card_deals() {
        OneCardDeals::Skip => "One-card deals do not count.",
        OneCardDeals::End => "A one-card deal ends every run.",
    };
    let costs = "A run of missed deals costs as much, and after either a new run begins.";
    let in_force = joined(promotions.in_force().map(scheme), "; ");
    if in_force.is_empty() {
        return match joined(promotions.schemes.iter().map(scheme), "; ").as_str() {
            "" => "No bonus is paid for a run of deals.".into(),
            schemes => format!(
                "No bonus is paid for a run of deals, unless the table chooses one: {schemes}. \
                 {costs} {ones}"
            ),
        };
    }
    let zero = match promotions.no_zero {
        true => " A winning run that contains a bid of 0 pays nothing.",
        false => "",
    };
    format!("{}. {costs} {ones}{zero}", capital(&in_force))
}

fn scheme(scheme: &Scheme) -> String {
    let length = match scheme.length {
        Length::Deals(deals) => count(deals, "deal"),
        Length::PlayersPlus(0) => "as many deals as there are players,".into(),
        Length::PlayersPlus(more) => {
            format!("{} more than there are players,", count(more, "deal"))
        }
    };
    format!("{} for {length} made in a row ({})", count(scheme.points, "point"), scheme.id)
}

/// Whether a total of zero wins.
fn zero_finish(rules: &Ruleset) -> String {
    let refused = rules.schedule.forms.iter().filter(|form| !form.zero_finish);
    let refused = or(refused.map(|form| &form.id));
    let choice = if rules.ending.zero_finish {
        "A total of exactly 0 after the last deal of the schedule, bonuses included, wins; if \
         several have it, they share the win"
    } else {
        "A total of 0 does not win unless the table chooses that"
    };
    match refused.as_str() {
        "" => format!("{choice}."),
        refused => format!("{choice}. A zero finish cannot be used with {refused}."),
    }
}

/// Which one-card deals are held on the forehead.
fn forehead(rules: &Ruleset) -> String {
    let held = match rules.forehead {
        Forehead::Off => {
            return "A table may agree to play one-card deals with the card held to the \
                    forehead: everyone sees every card but their own."
                .into();
        }
        // Where a game has no more of them than the table has players, either setting means all.
        _ if rules.player_counts().into_iter().all(|players| {
            let ones = rules.deals(players).iter().filter(|cards| **cards == 1).count();
            ones <= players.into()
        }) =>
        {
            "All one-card deals"
        }
        Forehead::Last => "The last one-card deals, as many as there are players,",
        Forehead::FirstAndLast => {
            "The first and the last one-card deals, as many of each as there are players,"
        }
    };
    format!("{held} are held on the forehead: everyone sees every card but their own.")
}
