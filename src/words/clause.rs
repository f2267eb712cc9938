//! Each clause of a set of rules as a sentence, and rulings that rest on one.

use super::bidding::{bid_range, hook};
use super::endings::{end, forms_without_zero_finish, winner_by_score, zero_finish};
use super::source::{cited, in_short, reading_says, readings};
use super::{Hint, auction, joined, kinds, messages, or, pack, range, schedule, tallies};
use crate::presets;
use crate::rules::{
    AuctionRule, Bidding, Citation, Clause, Forehead, Length, OneCardDeals, Reading, Rotation,
    Ruleset, Scheme, Scoring, Sides,
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
        let rests_on = clause.into().map(|clause| Ground {
            rule: rules.clause_id(clause),
            source: presets::cite(rules, clause),
            beside: None,
        });
        Ruling { because, rests_on, open, hints: Vec::new() }
    }

    /// The id of the clause that it rests on; empty if it rests on none.
    pub fn rule(&self) -> String {
        self.rests_on.as_ref().map_or_else(String::new, |ground| ground.rule.clone())
    }

    /// A sentence with the clause that the ruling rests on: `… [serbian.hook: Serbian whist,
    /// Bidding]`. The reasons for our readings are in the rules.
    pub fn citing(&self, sentence: &str) -> String {
        let Some(Ground { rule, source, beside }) = &self.rests_on else { return sentence.into() };
        let mut sources = vec![in_short(source)];
        sources.extend(beside.map(|reading| in_short(&Citation::OurReading(reading))));
        let sources = joined(sources, &messages::GrammarSemicolon.say());
        format!("{sentence} [{}]", messages::GrammarLabelled { label: rule, text: sources }.say())
    }

    /// The ruling as it rests on a reading of ours, if there is one and these rules leave the point
    /// open.
    #[must_use]
    pub fn resting_on(mut self, rules: &Ruleset, reading: Option<Reading>) -> Ruling {
        let open = reading.filter(|reading| presets::leaves_open(rules, *reading));
        if let Some((ground, reading)) = self.rests_on.as_mut().zip(open) {
            let clause = reading.clause().map(|clause| rules.clause_id(clause));
            if clause.as_ref() == Some(&ground.rule) && !reading.stands_beside_clause() {
                ground.source = Citation::OurReading(reading);
            } else {
                ground.beside = Some(reading);
            }
        }
        self
    }
}

/// A clause with its id and source: `Rule serbian.hook: The last … [Serbian whist, Bidding]`.
pub(super) fn rule_line(rules: &Ruleset, clause: Clause) -> String {
    messages::ClauseRuleLine {
        clause: rules.clause_id(clause),
        sentence: self::clause(rules, clause),
        source: cited(&presets::cite(rules, clause)),
    }
    .say()
}

/// A clause with its source, and with what our readings add to it.
pub(super) fn with_source(rules: &Ruleset, clause: Clause) -> String {
    let source = presets::cite(rules, clause);
    let mut says = vec![self::clause(rules, clause), cited(&source)];
    if clause == Clause::ZeroFinish {
        says.extend(forms_without_zero_finish(rules, &source));
    }
    if clause == Clause::End {
        says.extend(winner_by_score(rules));
    }
    joined(says.into_iter().chain(readings(rules, Some(clause))), " ")
}

/// A clause in words, as sentences. Includes the readings that complete it, unless these are open points.
pub(super) fn clause(rules: &Ruleset, clause: Clause) -> String {
    let mut sentences = vec![stated(rules, clause)];
    for reading in Reading::ALL.iter().copied() {
        if reading.clause() == Some(clause)
            && reading.completes_clause()
            && reading.applies(rules)
            && !presets::leaves_open(rules, reading)
        {
            sentences.push(super::sentence(&reading_says(rules, reading)));
        }
    }
    joined(sentences, " ")
}

/// What a clause states itself, as a sentence with its full stop.
fn stated(rules: &Ruleset, clause: Clause) -> String {
    let side = rules.turn.side();
    let says: &str = match clause {
        Clause::Players => {
            let players = range(&rules.player_counts());
            let bids = rules.bidding.exact().is_some();
            &match rules.sides {
                Sides::Opposite => messages::ClausePlayersPartners { players, bids }.say(),
                Sides::Alone => messages::ClausePlayersAlone { players, bids }.say(),
            }
        }
        Clause::Pack => &pack::pack(rules),
        Clause::Deals => &schedule::deals(rules),
        Clause::Dealer => {
            let bidding = match rules.bidding {
                Bidding::None => "none",
                Bidding::Auction(_) => "auction",
                Bidding::Exact(_) => "numbers",
            };
            let passes =
                messages::ClauseDealerTurn { bidding, side, turn: rules.turn.name() }.say();
            let follows = match rules.rotation {
                Rotation::Schedule => None,
                Rotation::LastDealer => Some(messages::ClauseDealerLast.say()),
            };
            &joined([passes].into_iter().chain(follows), " ")
        }
        Clause::DeadHand => &dead_hand(rules),
        Clause::Trump => &pack::trump(rules),
        Clause::BidTurn => &messages::ClauseBidTurn { side }.say(),
        Clause::BidRange => &bid_range(rules),
        Clause::BidFinal => &messages::ClauseBidFinal.say(),
        Clause::Hook => &hook(rules),
        Clause::CallTurn if rules.bidding.judged_auction().is_none() => {
            &messages::ClauseAuctionUnrecorded.say()
        }
        Clause::CallTurn => &messages::ClauseCallTurn { side }.say(),
        Clause::Trou => &messages::ClauseTrou.say(),
        Clause::Wait
        | Clause::SuitCall
        | Clause::Join
        | Clause::Raise
        | Clause::FirstTurn
        | Clause::Ranking
        | Clause::Contract => {
            let auction = rules.bidding.auction();
            &auction.map(|auction| auction_clause(rules, auction, clause)).unwrap_or_default()
        }
        Clause::Play => &pack::play(rules),
        Clause::Tricks => {
            let says = match (&rules.bidding, &rules.scoring) {
                (Bidding::Auction(_), _) if rules.is_of_tallies() => {
                    messages::ClauseTricksTallies.say()
                }
                (Bidding::Auction(_), _) => messages::ClauseTricksContract.say(),
                (Bidding::None, Scoring::Tricks(score)) => schedule::tricks(rules, score),
                _ => messages::ClauseTricksSum.say(),
            };
            let void = rules.play.void_tricks.then(|| messages::ClauseTricksVoid.say());
            &joined([says].into_iter().chain(void), " ")
        }
        Clause::End => &end(rules),
        Clause::Doubling => &doubling(rules),
        Clause::Tallies => &tallies::tallies(rules),
        Clause::Promotions => &promotions(rules),
        Clause::ZeroFinish => &zero_finish(rules),
        Clause::Forehead => &forehead(rules),
        Clause::Kinds => &kinds::kinds(rules),
        Clause::Extras => &schedule::extras(rules),
        Clause::Incidents => &super::incidents_clause(rules),
    };
    says.to_owned()
}

/// A clause about the auction in words.
fn auction_clause(rules: &Ruleset, rule: &AuctionRule, clause: Clause) -> String {
    match clause {
        Clause::Wait => {
            messages::AuctionWait { first_speaker: <&str>::from(rule.first_speaker) }.say()
        }
        Clause::SuitCall => {
            messages::AuctionSuitCall { first_speaker: <&str>::from(rule.first_speaker) }.say()
        }
        Clause::Join => auction::join(rule),
        Clause::Raise => messages::AuctionPair { pairs: <&str>::from(rule.pairs) }.say(),
        Clause::FirstTurn => auction::first_turn(rule),
        Clause::Ranking => {
            let suits_only = presets::leaves_open(rules, Reading::NoTrumpHighest);
            auction::ranking(rule, suits_only)
        }
        Clause::Contract => auction::contracts(rule, rules.sides),
        _ => String::new(),
    }
}

fn dead_hand(rules: &Ruleset) -> String {
    let tables = rules.tables.iter().filter(|table| table.dead_hand);
    let players = or(tables.flat_map(|table| &table.players));
    if players.is_empty() {
        return messages::ClauseDeadHandNever.say();
    }
    messages::ClauseDeadHand { players }.say()
}

fn doubling(rules: &Ruleset) -> String {
    match rules.scoring.doubled_by() {
        Some(suit) => messages::ClauseDoublingSuit { suit: super::suit(suit) }.say(),
        None => messages::ClauseDoublingNone.say(),
    }
}

/// The promotions in force, or those that could be.
fn promotions(rules: &Ruleset) -> String {
    let promotions = &rules.promotions;
    let ones = match rules.one_card_deals() {
        OneCardDeals::Skip => messages::ClausePromotionSkipsOnes.say(),
        OneCardDeals::End => messages::ClausePromotionEndsAtOnes.say(),
    };
    let costs = messages::ClausePromotionCost.say();
    let semicolon = messages::GrammarSemicolon.say();
    let in_force = joined(promotions.in_force().map(scheme), &semicolon);
    if !in_force.is_empty() {
        let mut sentences = vec![super::sentence(&in_force), costs, ones];
        if promotions.no_zero {
            sentences.push(messages::ClausePromotionWithoutZero.say());
        }
        return joined(sentences, " ");
    }

    if promotions.schemes.is_empty() {
        return messages::ClausePromotionNone.say();
    }
    let schemes = joined(promotions.schemes.iter().map(scheme), &semicolon);
    joined([messages::ClausePromotionChoices { schemes }.say(), costs, ones], " ")
}

fn scheme(scheme: &Scheme) -> String {
    let points = messages::CountPoints { number: scheme.points }.say();
    match scheme.length {
        Length::Deals(deals) => {
            messages::ClausePromotionRun { points, deals, promotion: &scheme.id }.say()
        }
        Length::PlayersPlus(0) => {
            messages::ClausePromotionRunPlayers { points, promotion: &scheme.id }.say()
        }
        Length::PlayersPlus(more) => {
            messages::ClausePromotionRunLonger { points, deals: more, promotion: &scheme.id }.say()
        }
    }
}

/// Which one-card deals are held on the forehead.
fn forehead(rules: &Ruleset) -> String {
    // Where a game has no more of them than the table has players, either setting means all.
    let is_all = rules.player_counts().into_iter().all(|players| {
        let ones = rules.deals(players).iter().filter(|cards| **cards == 1).count();
        ones <= players.into()
    });
    let held = match rules.forehead {
        Forehead::Off => return messages::ClauseForeheadOff.say(),
        _ if is_all => "all",
        Forehead::Last => "last",
        Forehead::FirstAndLast => "first_and_last",
    };
    messages::ClauseForehead { deals: held }.say()
}
