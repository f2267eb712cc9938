//! Whether a set of rules is playable.

use super::{
    AuctionRule, Bidding, Form, Hook, MOST_DEALS, MOST_PLAYERS, Ruleset, Schedule, Scoring, Table,
    TrumpRule, is_id,
};
use crate::cards::is_invisible;

/// The most rows that any list of a rules file may have.
const MOST_ROWS: usize = 64;

impl Ruleset {
    /// The first thing that makes the rules unplayable, if there is one.
    pub fn fault(&self) -> Option<RulesFault> {
        let Schedule { form, forms, .. } = &self.schedule;
        let is_doubled_in_cycle =
            self.scoring.doubled_by().is_some() && matches!(self.trump, TrumpRule::Cycle(_));
        let fits = match (&self.bidding, &self.scoring) {
            (Bidding::Exact(_), Scoring::Hands(_)) | (Bidding::None, Scoring::Tricks(_)) => true,
            (Bidding::Auction(rule), Scoring::Contracts(_)) => !rule.bids.is_empty(),
            _ => false,
        };
        if self.format != 1 {
            Some(RulesFault::Format(self.format))
        } else if let Some(id) = [&*self.id, self.scoring.id()].into_iter().find(|id| !is_id(id)) {
            Some(RulesFault::Id(id.to_owned()))
        } else if let Some(key) = self.unprintable() {
            Some(RulesFault::Unprintable(key))
        } else if let Some(key) = self.invalid() {
            Some(RulesFault::Invalid(key))
        } else if self.player_counts().is_empty() {
            Some(RulesFault::NoTable)
        } else if self.schedule.form_in_use().is_none() {
            let forms = forms.iter().map(|form| form.id.clone()).collect();
            Some(RulesFault::Form { form: form.clone(), forms })
        } else if is_doubled_in_cycle {
            Some(RulesFault::DoubledInCycle)
        } else if !fits {
            Some(RulesFault::ScoreMismatch(self.scoring.id().to_owned()))
        } else if self.schedule.endless().is_some() && self.ending.points.is_none() {
            Some(RulesFault::NeverEnds)
        } else if self.ending.zero_finish
            && !self.schedule.form_in_use().is_some_and(|form| form.zero_finish)
        {
            Some(RulesFault::ZeroFinish(form.clone()))
        } else {
            self.tables.iter().find_map(|table| {
                table.players.iter().find_map(|players| self.table_fault(table, *players))
            })
        }
    }

    /// Whether a pack can deal so many cards to each of `players`, if nothing has to be left over.
    ///
    /// # Errors
    /// The pack is too small.
    pub fn can_deal(&self, players: u8, cards: u8) -> Result<(), RulesFault> {
        let hands = self.table(players).map_or(players, |table| table.hands(players));
        let pack = self.pack(players).size();
        match u32::from(cards) * u32::from(hands) > pack.into() {
            true => Err(RulesFault::PackTooSmall { players, cards, pack }),
            false => Ok(()),
        }
    }

    /// The first key with an unplayable value, or one that nobody may choose.
    fn invalid(&self) -> Option<&'static str> {
        let once =
            |ids: Vec<&str>| ids.iter().enumerate().all(|(index, id)| !ids[..index].contains(id));
        let (forms, extras) = (&self.schedule.forms, &self.extras);
        let schemes = &self.promotions.schemes;
        let seats: Vec<u8> = self.tables.iter().flat_map(|table| table.players.clone()).collect();
        let is_mark = |mark: &str| {
            !mark.is_empty() && mark.chars().count() <= 4 && !mark.chars().any(is_invisible)
        };
        let pays = schemes.iter().all(|scheme| (1..=1000).contains(&scheme.points));
        let sound = [
            ("title", !self.title.trim().is_empty()),
            ("tables", seats.len() == self.player_counts().len() && self.tables.len() <= MOST_ROWS),
            ("schedule.forms", forms.len() <= MOST_ROWS),
            ("promotions.schemes", schemes.len() <= MOST_ROWS),
            ("extras", extras.len() <= MOST_ROWS),
            ("schedule.forms", once(forms.iter().map(|form| form.id.as_str()).collect())),
            ("schedule.top", self.schedule.top.is_none_or(|top| (1..=52).contains(&top))),
            ("schedule.packets", self.packets_make_the_deals()),
            ("trump", self.trump != TrumpRule::Cycle(Vec::new())),
            ("bidding.exact.hook", self.hook_can_hold()),
            ("bidding.auction", self.bidding.auction().is_none_or(AuctionRule::is_sound)),
            ("trump", (self.trump == TrumpRule::Named) == self.bidding.auction().is_some()),
            ("schedule.forms", forms.iter().all(Form::ends_last)),
            ("scoring.tricks.counted", self.counts_what_is_played()),
            ("play.talon", self.talon_serves_two()),
            ("promotions.schemes", pays && schemes.iter().all(|scheme| is_id(&scheme.id))),
            ("promotions.schemes", once(schemes.iter().map(|scheme| scheme.id.as_str()).collect())),
            ("extras", extras.iter().all(|extra| is_id(&extra.id) && is_mark(&extra.mark))),
            ("extras", once(extras.iter().map(|extra| extra.id.as_str()).collect())),
            ("extras", once(extras.iter().map(|extra| extra.mark.as_str()).collect())),
        ];
        sound.into_iter().find(|(_, sound)| !sound).map(|(key, _)| key)
    }

    /// Whether the hook holds in some deal of 1 to 52 cards, if it is to hold in any.
    fn hook_can_hold(&self) -> bool {
        let hook = self.bidding.exact().map(|exact| exact.hook);
        !matches!(hook, Some(Hook::FromCards(least)) if !(1..=52).contains(&least))
    }

    /// Whether every deal is made of whole rounds of packets, if the rules name any.
    fn packets_make_the_deals(&self) -> bool {
        let round: u32 = self.schedule.packets.iter().copied().map(u32::from).sum();
        let is_made = |cards: u8| round > 0 && u32::from(cards).is_multiple_of(round);
        let made = |players: u8| {
            let endless = self.schedule.endless().map(|size| size.cards(self.highest(players)));
            self.deals(players).into_iter().chain(endless).all(is_made)
        };
        self.schedule.packets.is_empty() || self.player_counts().into_iter().all(made)
    }

    /// Whether a score of tricks counts no more tricks than are played.
    fn counts_what_is_played(&self) -> bool {
        let Scoring::Tricks(score) = &self.scoring else { return true };
        let played = |players: u8| {
            let endless = self.schedule.endless().map(|size| size.cards(self.highest(players)));
            let deals = self.deals(players).into_iter().chain(endless);
            deals.map(|cards| cards + self.drawn(players, cards)).min()
        };
        let least = self.player_counts().into_iter().filter_map(played).min();
        score.counted > 0 && least.is_none_or(|least| score.counted <= least)
    }

    /// Whether only two players, who both hold cards, draw from a talon.
    fn talon_serves_two(&self) -> bool {
        let two = |table: &Table| table.players == [2] && !table.dead_hand;
        !self.play.talon || self.tables.iter().all(two)
    }

    /// The first key whose text could disturb a terminal, or is too long to show.
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
        .chain(forms.clone().filter_map(|form| form.source.as_ref()).flat_map(|cited| {
            [("schedule.forms", cited.document.as_str()), ("schedule.forms", &cited.section)]
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
        let (highest, mut deals) = (self.highest(players), self.deals(players));
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

/// What makes a set of rules unplayable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulesFault {
    /// An unknown version of the format.
    Format(u32),
    /// An id that could not be typed or cited.
    Id(String),
    /// A text that could disturb a terminal, or has more than 80 characters; its key.
    Unprintable(&'static str),
    /// A meaningless value, or one given twice; its key.
    Invalid(&'static str),
    /// No table may play.
    NoTable,
    /// The score counts what these rules do not bid; its id.
    ScoreMismatch(String),
    /// Endless deals, and no number of points ends the game.
    NeverEnds,
    /// A suit that doubles points where trumps follow a fixed cycle.
    DoubledInCycle,
    /// A winning total of zero in a form of the schedule that does not allow it; the form.
    ZeroFinish(String),
    /// The schedule names a form that it does not have.
    Form {
        /// The form.
        form: String,
        /// The forms it has.
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
    /// The dotted key of the rules file under which the fault of these rules lies; a row of
    /// a list is given by its number, from 0.
    pub fn key(&self, rules: &Ruleset) -> String {
        let row = |players: u8| {
            let tables = &rules.tables;
            let row = tables.iter().position(|table| table.players.contains(&players));
            row.map_or_else(|| "tables".into(), |row| format!("tables.{row}.players"))
        };
        match self {
            RulesFault::Format(_) => "format".into(),
            RulesFault::Id(_) => "id".into(),
            RulesFault::Invalid("trump") => "trump.cycle".into(),
            RulesFault::Unprintable(key) | RulesFault::Invalid(key) => (*key).into(),
            RulesFault::NoTable => "tables".into(),
            RulesFault::Players(players) => row(*players),
            RulesFault::ScoreMismatch(_) | RulesFault::DoubledInCycle => "scoring".into(),
            RulesFault::NeverEnds => "ending".into(),
            RulesFault::ZeroFinish(_) => "ending.zero_finish".into(),
            RulesFault::Form { .. } => "schedule.form".into(),
            RulesFault::Deals { .. } | RulesFault::PackTooSmall { .. } => {
                let schedule = &rules.schedule;
                match schedule.forms.iter().position(|form| form.id == schedule.form) {
                    Some(form) => format!("schedule.forms.{form}.steps"),
                    None => "schedule".into(),
                }
            }
        }
    }
}
