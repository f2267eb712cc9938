//! A whole set of rules: one value an axis, and nothing that names a game.

use super::{
    AuctionRule, Bidding, CardPlay, Citation, Clause, Ending, Extra, Forehead, Form, OneCardDeals,
    Promotions, Schedule, Scoring, Sources, TrumpRule,
};
use crate::cards::{Pack, Rank, Seat, Turn, is_invisible};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A set of rules, as a rules file states it and as a game's record freezes it.
// `S` is a score once resolved; a file may also name one of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruleset<S = Scoring> {
    /// The version of this format: 1.
    pub format: u32,
    /// The name it is chosen by, which its clauses' ids begin with.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The way round in which deal, bidding and play go.
    pub turn: Turn,
    /// How the trump of a deal comes about.
    pub trump: TrumpRule,
    /// The score of a hand.
    pub scoring: S,
    /// The tables that can play it, by number of players.
    pub tables: Vec<Table>,
    /// How many cards the deals have.
    pub schedule: Schedule,
    /// How players say what they will take.
    pub bidding: Bidding,
    /// What may be played.
    pub play: CardPlay,
    /// Bonuses for runs.
    #[serde(default)]
    pub promotions: Promotions,
    /// How the game ends.
    #[serde(default)]
    pub ending: Ending,
    /// Which one-card deals are held on the forehead.
    #[serde(default, skip_serializing_if = "Forehead::is_off")]
    pub forehead: Forehead,
    /// Deals that may follow the last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<Extra>,
    /// How the sheet is kept on paper.
    #[serde(default)]
    pub paper: Paper,
    /// Where the clauses come from.
    #[serde(default)]
    pub sources: Sources,
}

/// A table of so many players, and what it plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The numbers of players that this row is for.
    pub players: Vec<u8>,
    /// The lowest rank kept in the pack.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub lowest: Rank,
    /// Whether the dealer plays no cards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dead_hand: bool,
}

fn two() -> Rank {
    Rank::TWO
}

fn is_two(rank: &Rank) -> bool {
    *rank == Rank::TWO
}

impl Table {
    /// Returns the pack that the table plays with.
    pub const fn pack(&self) -> Pack {
        Pack { lowest: self.lowest }
    }

    /// Returns how many of `players` are dealt a hand.
    pub const fn hands(&self, players: u8) -> u8 {
        if self.dead_hand { players - 1 } else { players }
    }
}

/// How the sheet is kept on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// Whether the trump's Preferans number stands behind the card count.
    #[serde(default)]
    pub trump_number: bool,
}

/// The most players that any set of rules may seat.
pub const MOST_PLAYERS: u8 = 26;

/// The most rows that any list of a rules file may have.
const MOST_ROWS: usize = 64;

/// The most deals that a game may have.
pub const MOST_DEALS: usize = 500;

impl<S> Ruleset<S> {
    /// Returns the row for a table of `players`, or nothing if these rules do not seat so many.
    pub fn table(&self, players: u8) -> Option<&Table> {
        self.tables.iter().find(|table| table.players.contains(&players))
    }

    /// Returns every number of players that the rules seat, rising.
    pub fn player_counts(&self) -> Vec<u8> {
        let mut counts: Vec<u8> =
            self.tables.iter().flat_map(|table| table.players.iter().copied()).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    }

    /// Returns the cards of the highest deal for a table of `players`; 0 if the rules do not seat
    /// so many.
    pub fn highest(&self, players: u8) -> u8 {
        self.table(players)
            .map_or(0, |table| self.schedule.highest(table.pack().size(), table.hands(players)))
    }

    /// Returns the most cards that the pack gives each hand of a table of `players`, whatever the
    /// highest deal; 0 if the rules do not seat so many.
    pub fn most_cards(&self, players: u8) -> u8 {
        self.table(players)
            .map_or(0, |table| self.schedule.most(table.pack().size(), table.hands(players)))
    }

    /// Returns the cards of every deal for a table of `players`; empty if the rules do not seat
    /// so many.
    pub fn deals(&self, players: u8) -> Vec<u8> {
        match self.table(players) {
            Some(_) => self.schedule.deals(self.highest(players), players),
            None => Vec::new(),
        }
    }

    /// Returns what one-card deals do to runs, by the form of the schedule in use.
    pub fn one_card_deals(&self) -> OneCardDeals {
        self.schedule.form_in_use().map_or(OneCardDeals::Skip, |form| form.one_card_deals)
    }

    /// Returns the id by which a clause of these rules is cited, such as `serbian.hook`.
    pub fn clause_id(&self, clause: Clause) -> String {
        format!("{}.{}", self.id, clause.id())
    }

    /// Returns where a clause of these rules comes from. Rules that name no document are their own;
    /// a clause whose section they do not name is cited by its id.
    pub fn cite(&self, clause: Clause) -> Citation {
        let Sources { document, sections, elsewhere } = &self.sources;
        if let Some(elsewhere) = elsewhere.get(&clause) {
            return elsewhere.clone();
        }
        let section = sections.get(&clause).map_or(clause.id(), String::as_str).to_owned();
        let document = if document.is_empty() { &self.title } else { document };
        Citation { document: document.clone(), section }
    }

    /// Returns the seats that play in a deal, in speaking order, when `dealer` deals at a table of
    /// `players`; and the dealer's seat if it is the dead hand.
    pub fn seats(&self, dealer: Seat, players: u8) -> (Vec<Seat>, Option<Seat>) {
        let dead = self.table(players).is_some_and(|table| table.dead_hand);
        let hands = usize::from(players) - usize::from(dead);
        let seats = (1..=hands).map(|steps| dealer.after(steps, players.into())).collect();
        (seats, dead.then_some(dealer))
    }
}

impl Ruleset {
    /// Returns the first thing that makes the rules unplayable, if there is one.
    pub fn fault(&self) -> Option<RulesFault> {
        self.faults().into_iter().next()
    }

    /// Returns the first key that holds what nobody could play by, or choose.
    fn senseless(&self) -> Option<&'static str> {
        let once = |ids: &mut dyn Iterator<Item = &str>| {
            let ids: Vec<&str> = ids.collect();
            ids.iter().enumerate().all(|(index, id)| !ids[..index].contains(id))
        };
        let schemes = &self.promotions.schemes;
        let extras = &self.extras;
        let seats: Vec<u8> = self.tables.iter().flat_map(|table| table.players.clone()).collect();
        let is_mark = |mark: &str| {
            !mark.is_empty() && mark.chars().count() <= 4 && !mark.chars().any(is_invisible)
        };
        let pays = schemes.iter().all(|scheme| (1..=1000).contains(&scheme.points));
        let sound = [
            ("title", !self.title.trim().is_empty()),
            ("tables", seats.len() == self.player_counts().len() && self.tables.len() <= MOST_ROWS),
            ("schedule.forms", self.schedule.forms.len() <= MOST_ROWS),
            ("promotions.schemes", schemes.len() <= MOST_ROWS),
            ("extras", extras.len() <= MOST_ROWS),
            ("schedule.forms", once(&mut self.schedule.forms.iter().map(|form| form.id.as_str()))),
            ("schedule.top", self.schedule.top.is_none_or(|top| (1..=52).contains(&top))),
            ("trump", self.trump != TrumpRule::Cycle(Vec::new())),
            ("bidding.exact.hook", self.bidding.hook_makes_sense()),
            ("bidding.auction", self.bidding.auction().is_none_or(AuctionRule::makes_sense)),
            ("trump", (self.trump == TrumpRule::Named) == self.bidding.auction().is_some()),
            ("schedule.forms", self.schedule.forms.iter().all(Form::ends_last)),
            ("scoring.tricks.counted", self.counts_what_is_played()),
            ("promotions.schemes", pays && schemes.iter().all(|scheme| is_id(&scheme.id))),
            ("promotions.schemes", once(&mut schemes.iter().map(|scheme| scheme.id.as_str()))),
            ("extras", extras.iter().all(|extra| is_id(&extra.id) && is_mark(&extra.mark))),
            ("extras", once(&mut extras.iter().map(|extra| extra.id.as_str()))),
            ("extras", once(&mut extras.iter().map(|extra| extra.mark.as_str()))),
        ];
        sound.into_iter().find(|(_, sound)| !sound).map(|(key, _)| key)
    }

    /// Returns whether a score of tricks counts no more tricks than the pack gives two players.
    fn counts_what_is_played(&self) -> bool {
        match &self.scoring {
            Scoring::Tricks(score) => (1..=26).contains(&score.counted),
            Scoring::Hands(_) | Scoring::Contracts(_) => true,
        }
    }

    /// Returns everything that makes the rules unplayable.
    fn faults(&self) -> Vec<RulesFault> {
        let mut faults = Vec::new();
        if self.format != 1 {
            faults.push(RulesFault::Format(self.format));
        }
        for id in [self.id.as_str(), self.scoring.id()] {
            if !is_id(id) {
                faults.push(RulesFault::Id(id.to_owned()));
            }
        }
        faults.extend(self.unprintable().map(RulesFault::Unprintable));
        faults.extend(self.senseless().map(RulesFault::Senseless));
        if self.tables.is_empty() || self.player_counts().is_empty() {
            faults.push(RulesFault::NoTable);
        }
        if self.schedule.form_in_use().is_none() {
            faults.push(RulesFault::Form {
                form: self.schedule.form.clone(),
                forms: self.schedule.forms.iter().map(|form| form.id.clone()).collect(),
            });
            return faults;
        }
        if self.scoring.doubled_by().is_some() && matches!(self.trump, TrumpRule::Cycle(_)) {
            faults.push(RulesFault::DoubledInCycle);
        }
        let fits = match (&self.bidding, &self.scoring) {
            (Bidding::Exact(_), Scoring::Hands(_)) | (Bidding::None, Scoring::Tricks(_)) => true,
            (Bidding::Auction(rule), Scoring::Contracts(_)) => !rule.bids.is_empty(),
            _ => false,
        };
        if !fits {
            faults.push(RulesFault::ScoreMisfits(self.scoring.id().to_owned()));
        }
        if self.schedule.endless().is_some() && self.ending.points.is_none() {
            faults.push(RulesFault::NeverEnds);
        }
        if self.ending.zero_finish
            && !self.schedule.form_in_use().is_some_and(|form| form.zero_finish)
        {
            faults.push(RulesFault::ZeroFinish(self.schedule.form.clone()));
        }
        for table in &self.tables {
            faults.extend(
                table.players.iter().filter_map(|players| self.table_fault(table, *players)),
            );
        }
        faults
    }

    /// Returns the first key whose text could disturb a terminal, or is too long to show.
    fn unprintable(&self) -> Option<&'static str> {
        let shows = |text: &str| text.chars().count() <= 80 && !text.chars().any(is_invisible);
        let sections = self.sources.sections.values();
        let forms = self.schedule.forms.iter();
        let elsewhere = self.sources.elsewhere.values();
        let (title, source) = (self.scoring.title(), self.scoring.source());
        let bids = self.bidding.auction().map_or(&[][..], |rule| &rule.bids);
        [
            ("title", self.title.as_str()),
            ("sources.document", &self.sources.document),
            ("scoring", title),
            ("scoring", &source.document),
            ("scoring", &source.section),
        ]
        .into_iter()
        .chain(sections.map(|section| ("sources.sections", section.as_str())))
        .chain(elsewhere.flat_map(|cited| {
            [("sources.elsewhere", cited.document.as_str()), ("sources.elsewhere", &cited.section)]
        }))
        .chain(forms.map(|form| ("schedule.forms", form.id.as_str())))
        .chain(bids.iter().map(|bid| ("bidding.auction.bids", bid.id.as_str())))
        .find(|(_, text)| !shows(text))
        .map(|(key, _)| key)
    }

    fn table_fault(&self, table: &Table, players: u8) -> Option<RulesFault> {
        if !(2..=MOST_PLAYERS).contains(&players) || table.hands(players) < 2 {
            return Some(RulesFault::Players(players));
        }
        let (pack, hands) = (table.pack().size(), table.hands(players));
        let highest = self.schedule.highest(pack, hands);
        let mut deals = self.schedule.deals(highest, players);
        deals.extend(self.schedule.endless().map(|size| size.cards(highest)));
        if deals.is_empty() || deals.len() > MOST_DEALS {
            return Some(RulesFault::Deals { players, deals: deals.len() });
        }
        let extras = self.extras.iter().map(|extra| extra.cards.cards(highest));
        let cards = deals.iter().copied().chain(extras).max().unwrap_or(0);
        let least = deals.iter().copied().min().unwrap_or(0);
        if least == 0 || u32::from(cards) * u32::from(hands) > u32::from(pack) {
            return Some(RulesFault::PackTooSmall { players, cards, pack });
        }
        None
    }
}

/// Returns whether `id` may name a set of rules or a score: lower-case letters, digits and
/// hyphens, at most 40, beginning with a letter.
pub fn is_id(id: &str) -> bool {
    id.len() <= 40
        && id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// What makes a set of rules unplayable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesFault {
    /// A version of the format that is not known here.
    Format(u32),
    /// An id that could not be typed or cited.
    Id(String),
    /// A text that could disturb a terminal, or of more than 80 characters; its key.
    Unprintable(&'static str),
    /// A value that means nothing, or the same thing twice; its key.
    Senseless(&'static str),
    /// Nobody may play.
    NoTable,
    /// The score counts what these rules do not bid; its id.
    ScoreMisfits(String),
    /// Deals go on without an end, and no number of points ends the game.
    NeverEnds,
    /// A suit doubles points where trumps run in a fixed cycle.
    DoubledInCycle,
    /// A total of zero wins in a form of the schedule that rules it out; the form.
    ZeroFinish(String),
    /// The schedule's form is none of its forms.
    Form {
        /// The form.
        form: String,
        /// The forms that there are.
        forms: Vec<String>,
    },
    /// Fewer than two hands, or more players than [`MOST_PLAYERS`].
    Players(u8),
    /// No deals, or more than [`MOST_DEALS`].
    Deals {
        /// The players at the table.
        players: u8,
        /// The deals that the schedule gives.
        deals: usize,
    },
    /// A deal needs more cards than the pack has, or none.
    PackTooSmall {
        /// The players at the table.
        players: u8,
        /// The cards that the largest deal gives each.
        cards: u8,
        /// The cards in the pack.
        pack: u8,
    },
}

impl RulesFault {
    /// Returns the dotted key of the rules file under which the fault lies.
    pub const fn key(&self) -> &'static str {
        match self {
            RulesFault::Format(_) => "format",
            RulesFault::Id(_) => "id",
            RulesFault::Unprintable(key) | RulesFault::Senseless(key) => key,
            RulesFault::NoTable | RulesFault::Players(_) => "tables",
            RulesFault::ScoreMisfits(_) | RulesFault::DoubledInCycle => "scoring",
            RulesFault::NeverEnds => "ending",
            RulesFault::ZeroFinish(_) => "ending.zero_finish",
            RulesFault::Form { .. } => "schedule.form",
            RulesFault::Deals { .. } | RulesFault::PackTooSmall { .. } => "schedule",
        }
    }
}
