//! What can be recorded now apart from what is due, as data: every front end draws this value, and none works
//! it out again.

use super::{
    Act, Annulment, Deal, Due, Game, MOST_INCIDENTS, Misdeal, RulingKind, TAKEN, TableEnd,
    TableNote, TableRuling, WAIVED,
};
use crate::cards::Seat;
use crate::rules::laws::{Fact, IncidentKind};
use strum::IntoEnumIterator;

/// Something that the table may record at any time, or between two deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TableAct {
    /// A choice that a law left open, by the number of its incident.
    Choose(usize),
    /// An incident that the laws rule on.
    Incident(IncidentKind),
    /// A ruling of the table.
    Rule,
    /// A ruling that ends the deal.
    Close,
    /// A bid that the hook bars, and the table lets stand.
    AllowBid,
    /// The deal is dealt again.
    Redeal,
    /// The next player deals instead.
    PassOn,
    /// A deal that is over does not count.
    Annul,
    /// Another player deals.
    Dealer,
    /// A note.
    Note,
    /// Somebody joins.
    Join,
    /// A player leaves.
    Leave,
    /// Another takes over a player's seat.
    Replace,
    /// Two players change seats.
    Swap,
    /// A player's name is spelt otherwise.
    Rename,
    /// The evening gets a title.
    Title,
    /// The day of the evening.
    Day,
    /// An extra deal.
    Extra,
    /// The game ends as it stands.
    End,
    /// The game ends without a result.
    Abandon,
}

/// An act that can be recorded, with what has to be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableChoice {
    /// What is recorded.
    pub act: TableAct,
    /// What has to be said, in this order.
    pub fields: Vec<TableField>,
}

/// Something that has to be said about an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableField {
    /// What it is.
    pub name: FieldName,
    /// What can be said.
    pub values: FieldValues,
}

/// What has to be said about an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FieldName {
    /// A player whom the act is about.
    Player,
    /// Another player.
    Other,
    /// The player after whom a newcomer sits.
    After,
    /// The name of somebody who is not at the table.
    Name,
    /// The points that a newcomer begins with: a number, `lowest` or `average`; may be left out.
    Start,
    /// Points that the player gets or loses.
    Points,
    /// The kind of a ruling.
    Kind,
    /// The reason; may be left out where the act is clear without one.
    Reason,
    /// The option of an incident.
    Option,
    /// A bid.
    Bid,
    /// The number of a deal.
    Deal,
    /// Whether a deal is played again.
    Again,
    /// A text.
    Text,
    /// A day.
    Day,
    /// An extra deal.
    Extra,
    /// A fact of an incident.
    Fact(Fact),
    /// How many cards the player held.
    Held,
}

/// What can be said for a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValues {
    /// One of these players.
    Players(Vec<Seat>),
    /// One of these numbers, in rising order.
    Numbers(Vec<usize>),
    /// One of these words.
    Words(Vec<String>),
    /// A text.
    Text {
        /// Whether it may be left out.
        is_optional: bool,
    },
}

/// What can be recorded now apart from what is due.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<TableChoice>);

impl Choices {
    /// The acts that can be recorded in a game now.
    pub fn of(game: &Game) -> Choices {
        let mut choices = Choices::default();
        choices.add_wrongs(game);
        choices.add_seats(game);
        if game.judge(&Act::Note(TableNote { deal: None, text: "-".to_owned() })).is_ok() {
            choices.add(TableAct::Note, vec![text(FieldName::Text)]);
        }
        choices.add(TableAct::Title, vec![text(FieldName::Text)]);
        choices.add(TableAct::Day, vec![text(FieldName::Day)]);
        let extras = game.extras_left().map(|extra| extra.id.clone());
        let legal = extras.filter(|id| game.judge_extra(id).is_ok());
        choices.add(TableAct::Extra, vec![words(FieldName::Extra, legal)]);
        for (act, abandoned) in [(TableAct::End, false), (TableAct::Abandon, true)] {
            if game.judge(&Act::End(TableEnd { reason: None, abandoned })).is_ok() {
                choices.add(act, vec![optional(FieldName::Reason)]);
            }
        }
        choices
    }

    /// All of them, in the order of a list.
    pub fn all(&self) -> &[TableChoice] {
        &self.0
    }

    /// What can be recorded if something went wrong.
    pub fn wrongs(&self) -> impl Iterator<Item = &TableChoice> {
        self.0.iter().filter(|choice| choice.act.is_of_a_wrong())
    }

    /// What else can be recorded: who comes and goes, notes, and the end.
    pub fn events(&self) -> impl Iterator<Item = &TableChoice> {
        self.0.iter().filter(|choice| !choice.act.is_of_a_wrong())
    }

    /// Adds an act, unless there is nothing that could be said for one of its fields.
    fn add(&mut self, act: TableAct, fields: Vec<TableField>) {
        if fields.iter().all(|field| !field.values.is_empty()) {
            self.0.push(TableChoice { act, fields });
        }
    }

    fn add_wrongs(&mut self, game: &Game) {
        for incident in game.open_choices() {
            let number = incident.number.unwrap_or_default();
            let ids = incident.options.iter().map(|(id, _)| id.as_str());
            let taken = ids.chain([TAKEN, WAIVED]);
            let legal = taken.filter(|taken| game.judge_choice(number, taken).is_ok());
            let options = words(FieldName::Option, legal.map(str::to_owned));
            self.add(TableAct::Choose(number), vec![options]);
        }
        let deal = game.deal(game.deal_meant(None)).filter(|deal| deal.annulled().is_none());
        if let Some(deal) = deal
            && game.incidents.len() < MOST_INCIDENTS
        {
            for kind in IncidentKind::iter() {
                self.0.push(TableChoice::of_incident(kind, deal));
            }
        }

        for (act, closes) in [(TableAct::Rule, false), (TableAct::Close, true)] {
            let ruling = TableRuling {
                about: RulingKind::Other,
                reason: "-".to_owned(),
                deal: None,
                points: Vec::new(),
                closes,
            };
            if game.judge(&Act::Ruling(ruling)).is_ok() {
                let kinds = RulingKind::iter().map(|kind| kind.name().to_owned());
                let players = game.setup.players().seats().collect();
                self.add(
                    act,
                    vec![
                        words(FieldName::Kind, kinds),
                        among(FieldName::Player, players),
                        text(FieldName::Points),
                        text(FieldName::Reason),
                    ],
                );
            }
        }
        if let Due::Bids(bids) = game.due() {
            let barred = bids.barred.into_iter().flatten().map(usize::from);
            self.add(TableAct::AllowBid, vec![numbers(FieldName::Bid, barred)]);
        }
        let passed = Act::Misdeal(Misdeal { passes_on: true, reason: None });
        for (act, meaning) in [(TableAct::Redeal, Act::Redeal), (TableAct::PassOn, passed)] {
            if game.judge(&meaning).is_ok() {
                self.add(act, vec![optional(FieldName::Reason)]);
            }
        }
        let played = game.played().map(|deal| deal.plan.number);
        let legal = played.filter(|deal| {
            game.judge(&Act::Annul(Annulment { deal: *deal, ..Annulment::default() })).is_ok()
        });
        let again = words(FieldName::Again, ["again", "skip"].map(str::to_owned));
        self.add(
            TableAct::Annul,
            vec![numbers(FieldName::Deal, legal), again, optional(FieldName::Reason)],
        );
    }

    fn add_seats(&mut self, game: &Game) {
        // No player has this name.
        let somebody = "\u{2026}".to_owned();

        let dealers = legal_for(game, FieldName::Player, Act::Dealer);
        self.add(TableAct::Dealer, vec![dealers]);
        if let Some(deal) = game.current()
            && game.judge_number(deal, game.chairs.len() + 1, None).is_ok()
        {
            let after = among(FieldName::After, game.chairs.clone());
            let fields = vec![text(FieldName::Name), optional(FieldName::Start), after];
            self.add(TableAct::Join, fields);
        }
        let leaving = legal_for(game, FieldName::Player, |seat| Act::Leave { seat, to: None });
        self.add(TableAct::Leave, vec![leaving]);
        let replaced = legal_for(game, FieldName::Player, |seat| Act::Leave {
            seat,
            to: Some(somebody.clone()),
        });
        self.add(TableAct::Replace, vec![replaced, text(FieldName::Name)]);
        let swap = [FieldName::Player, FieldName::Other]
            .map(|name| legal_for(game, name, |seat| a_swap(game, seat)));
        self.add(TableAct::Swap, swap.into());
        let renamed = legal_for(game, FieldName::Player, |seat| Act::Rename {
            was: game.setup.players().name(seat).to_string(),
            now: somebody.clone(),
        });
        self.add(TableAct::Rename, vec![renamed, text(FieldName::Name)]);
    }
}

/// The players for whom an act is legal.
fn legal_for(game: &Game, name: FieldName, act: impl Fn(Seat) -> Act) -> TableField {
    let seats = game.chairs.iter().copied();
    among(name, seats.filter(|seat| game.judge(&act(*seat)).is_ok()).collect())
}

/// A legal swap of a player with another, if there is one.
fn a_swap(game: &Game, seat: Seat) -> Act {
    let mut others = game.chairs.iter().copied().filter(|other| *other != seat);
    let legal = others.find(|other| game.judge(&Act::Swap(seat, *other)).is_ok());
    Act::Swap(seat, legal.unwrap_or(seat))
}

impl TableChoice {
    /// An incident of a kind in a deal.
    pub fn of_incident(kind: IncidentKind, deal: &Deal) -> TableChoice {
        let fields = facts(kind, &deal.plan.seats, deal.plan.cards.into());
        TableChoice { act: TableAct::Incident(kind), fields }
    }
}

/// What has to be said about an incident in a deal of these players and cards.
fn facts(kind: IncidentKind, seats: &[Seat], cards: usize) -> Vec<TableField> {
    let mut fields = Vec::new();
    if kind.is_by_player() || kind == IncidentKind::Count {
        fields.push(among(FieldName::Player, seats.to_vec()));
    }
    match kind {
        IncidentKind::Revoke => fields.push(numbers(FieldName::Fact(Fact::Trick), 1..=cards)),
        IncidentKind::Count => {
            let held = (0..=cards + 3).filter(|held| *held != cards);
            fields.push(numbers(FieldName::Held, held));
        }
        IncidentKind::Lead => fields.push(numbers(FieldName::Fact(Fact::Followed), 0..seats.len())),
        IncidentKind::Exposed => fields.push(fact(Fact::Fault, &["table", "floor", "deal"])),
        IncidentKind::Claim => fields.push(fact(Fact::Thrown, &["some", "all", "attention"])),
        kind if kind.faults().is_empty() => {}
        kind => fields.push(fact(Fact::Fault, kind.faults())),
    }
    fields
}

fn fact(fact: Fact, values: &[&str]) -> TableField {
    words(FieldName::Fact(fact), values.iter().map(|value| (*value).to_owned()))
}

fn among(name: FieldName, players: Vec<Seat>) -> TableField {
    TableField { name, values: FieldValues::Players(players) }
}

fn words(name: FieldName, words: impl IntoIterator<Item = String>) -> TableField {
    TableField { name, values: FieldValues::Words(words.into_iter().collect()) }
}

fn numbers(name: FieldName, numbers: impl IntoIterator<Item = usize>) -> TableField {
    TableField { name, values: FieldValues::Numbers(numbers.into_iter().collect()) }
}

fn text(name: FieldName) -> TableField {
    TableField { name, values: FieldValues::Text { is_optional: false } }
}

fn optional(name: FieldName) -> TableField {
    TableField { name, values: FieldValues::Text { is_optional: true } }
}

impl FieldValues {
    /// Whether there is nothing to choose from.
    pub const fn is_empty(&self) -> bool {
        match self {
            FieldValues::Players(players) => players.is_empty(),
            FieldValues::Numbers(numbers) => numbers.is_empty(),
            FieldValues::Words(words) => words.is_empty(),
            FieldValues::Text { .. } => false,
        }
    }
}

impl TableAct {
    /// Its name, which no other act has.
    pub fn name(self) -> String {
        match self {
            TableAct::Incident(kind) => format!("incident-{}", <&str>::from(kind)),
            TableAct::Choose(number) => number.to_string(),
            act => <&str>::from(act).to_owned(),
        }
    }

    /// Whether it is recorded because something went wrong.
    pub const fn is_of_a_wrong(self) -> bool {
        use TableAct::{AllowBid, Annul, Choose, Close, Incident, PassOn, Redeal, Rule};
        matches!(self, Choose(_) | Incident(_) | Rule | Close | AllowBid | Redeal | PassOn | Annul)
    }
}
