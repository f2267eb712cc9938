//! What can be recorded now apart from what is due, as data: every front end draws this value, and none works
//! it out again.

use super::choice_fields::{among, facts, numbers, optional, text, words};
use super::{
    Act, Annulment, Deal, Due, FieldName, Game, MOST_INCIDENTS, Misdeal, Newcomer, RulingKind,
    TAKEN, TableEnd, TableField, TableNote, TableRuling, WAIVED,
};
use crate::cards::Seat;
use crate::rules::laws::{Facts, IncidentKind};
use crate::rules::{Judged, Points, Refusal};
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
    /// The number of the deal that it is about, if that is not the one being played or the last.
    pub deal: Option<usize>,
    /// What has to be said, in this order.
    pub fields: Vec<TableField>,
}

/// What can be recorded now apart from what is due, and what could be at another time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    legal: Vec<TableChoice>,
    listed: Vec<(TableAct, Option<Refusal>)>,
}

impl Choices {
    /// The acts that can be recorded in a game now.
    pub fn of(game: &Game) -> Choices {
        let mut choices = Choices::default();
        choices.add_wrongs(game);
        choices.add_seats(game);
        let note = game.judge(&Act::Note(TableNote { deal: None, text: "-".to_owned() }));
        choices.add_judged(TableAct::Note, note, vec![text(FieldName::Text)]);
        choices.add(TableAct::Title, vec![text(FieldName::Text)]);
        choices.add(TableAct::Day, vec![text(FieldName::Day)]);
        let extras = game.extras_left().map(|extra| extra.id.clone());
        let legal = extras.filter(|id| game.judge_extra(id).is_ok());
        choices.add(TableAct::Extra, vec![words(FieldName::Extra, legal)]);
        for (act, abandoned) in [(TableAct::End, false), (TableAct::Abandon, true)] {
            let judged = game.judge(&Act::End(TableEnd { reason: None, abandoned }));
            choices.add_judged(act, judged, vec![optional(FieldName::Reason)]);
        }
        choices
    }

    /// The acts that can be recorded about an earlier deal.
    pub fn of_deal(game: &Game, number: usize) -> Choices {
        let mut choices = Choices::default();
        let deal = game.deal(number).filter(|deal| deal.annulled().is_none());
        if let Some(deal) = deal
            && game.incidents.len() < MOST_INCIDENTS
        {
            for kind in IncidentKind::iter() {
                choices.push(TableChoice::of_incident(kind, deal));
            }
        }
        let about = Some(number);
        let rule = TableRuling { deal: about, ..a_ruling(false) };
        choices.add_judged(TableAct::Rule, game.judge(&Act::Ruling(rule)), ruling_fields(game));
        let annul = vec![again(), optional(FieldName::Reason)];
        choices.add_judged(TableAct::Annul, game.judge(&annulment(number)), annul);
        let note = game.judge(&Act::Note(TableNote { deal: about, text: "-".to_owned() }));
        choices.add_judged(TableAct::Note, note, vec![text(FieldName::Text)]);
        for choice in &mut choices.legal {
            choice.deal = about;
        }
        choices
    }

    /// All that can be recorded now, in the order of a list.
    pub fn all(&self) -> &[TableChoice] {
        &self.legal
    }

    /// All acts of the list, which stay in their places: those that cannot be recorded now with the reason.
    pub fn listed(&self) -> &[(TableAct, Option<Refusal>)] {
        &self.listed
    }

    /// An act, if it can be recorded now.
    pub fn choice(&self, act: TableAct) -> Option<&TableChoice> {
        self.legal.iter().find(|choice| choice.act == act)
    }

    /// What can be recorded if something went wrong.
    pub fn wrongs(&self) -> impl Iterator<Item = &TableChoice> {
        self.legal.iter().filter(|choice| choice.act.is_of_a_wrong())
    }

    /// What else can be recorded: who comes and goes, notes, and the end.
    pub fn events(&self) -> impl Iterator<Item = &TableChoice> {
        self.legal.iter().filter(|choice| !choice.act.is_of_a_wrong())
    }

    /// Adds an act, unless there is nothing that could be said for one of its fields.
    fn add(&mut self, act: TableAct, fields: Vec<TableField>) {
        if fields.iter().all(|field| !field.values.is_empty()) {
            self.push(TableChoice { act, deal: None, fields });
        }
    }

    /// Adds an act as it was judged: with what has to be said about it, or with the reason why it is refused.
    fn add_judged(&mut self, act: TableAct, judged: Judged<Act>, fields: Vec<TableField>) {
        match judged {
            Ok(_) => self.add(act, fields),
            Err(refusal) => self.listed.push((act, Some(refusal))),
        }
    }

    fn push(&mut self, choice: TableChoice) {
        self.listed.push((choice.act, None));
        self.legal.push(choice);
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
        for kind in IncidentKind::iter() {
            let deal = game.deal(game.deal_of_incident(kind, None, &Facts::default()));
            if let Some(deal) = deal.filter(|deal| deal.annulled().is_none())
                && game.incidents.len() < MOST_INCIDENTS
            {
                self.push(TableChoice::of_incident(kind, deal));
            }
        }

        for (act, closes) in [(TableAct::Rule, false), (TableAct::Close, true)] {
            let judged = game.judge(&Act::Ruling(a_ruling(closes)));
            self.add_judged(act, judged, ruling_fields(game));
        }
        let passed = Act::Misdeal(Misdeal { passes_on: true, reason: None });
        for (act, meaning) in [(TableAct::Redeal, Act::Redeal), (TableAct::PassOn, passed)] {
            self.add_judged(act, game.judge(&meaning), vec![optional(FieldName::Reason)]);
        }

        let mut legal: Vec<usize> = game.played().map(|deal| deal.plan.number).collect();
        legal.retain(|deal| game.judge(&annulment(*deal)).is_ok());
        let judged = game.judge(&annulment(legal.first().copied().unwrap_or(1)));
        let fields = vec![numbers(FieldName::Deal, legal), again(), optional(FieldName::Reason)];
        self.add_judged(TableAct::Annul, judged, fields);
        if let Due::Bids(bids) = game.due() {
            let barred = bids.barred.into_iter().flatten().map(usize::from);
            self.add(TableAct::AllowBid, vec![numbers(FieldName::Bid, barred)]);
        }
    }

    fn add_seats(&mut self, game: &Game) {
        // No player has this name.
        let somebody = "\u{2026}".to_owned();
        self.add_player(TableAct::Dealer, game, Act::Dealer, Vec::new());
        let newcomer = Newcomer { name: somebody.clone(), points: Points::default(), after: None };
        let fields = vec![
            text(FieldName::Name),
            optional(FieldName::Start),
            among(FieldName::After, game.chairs.clone()),
        ];
        self.add_judged(TableAct::Join, game.judge(&Act::Join(newcomer)), fields);
        let leave = |seat| Act::Leave { seat, to: None };
        self.add_player(TableAct::Leave, game, leave, Vec::new());
        let replace = |seat| Act::Leave { seat, to: Some(somebody.clone()) };
        self.add_player(TableAct::Replace, game, replace, vec![text(FieldName::Name)]);
        let fields = vec![among(FieldName::Other, game.chairs.clone())];
        self.add_player(TableAct::Swap, game, |seat| a_swap(game, seat), fields);
        let rename = |seat| Act::Rename {
            was: game.setup.players().name(seat).to_string(),
            now: somebody.clone(),
        };
        self.add_player(TableAct::Rename, game, rename, vec![text(FieldName::Name)]);
    }

    /// Adds an act about a player: one for whom it is legal, and then what else has to be said.
    fn add_player(
        &mut self,
        act: TableAct,
        game: &Game,
        about: impl Fn(Seat) -> Act,
        others: Vec<TableField>,
    ) {
        let mut legal = Vec::new();
        let mut refused = None;
        for seat in &game.chairs {
            match game.judge(&about(*seat)) {
                Ok(_) => legal.push(*seat),
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
        }
        match refused {
            Some(refusal) if legal.is_empty() => self.listed.push((act, Some(refusal))),
            _ => self.add(act, [vec![among(FieldName::Player, legal)], others].concat()),
        }
    }
}

/// That a deal does not count.
fn annulment(deal: usize) -> Act {
    Act::Annul(Annulment { deal, ..Annulment::default() })
}

/// Whether a deal that does not count is played again.
fn again() -> TableField {
    words(FieldName::Again, ["again", "skip"].map(str::to_owned))
}

/// A ruling of the table, to be judged before anything is said about it.
fn a_ruling(closes: bool) -> TableRuling {
    let reason = "-".to_owned();
    TableRuling { about: RulingKind::Other, reason, deal: None, points: Vec::new(), closes }
}

fn ruling_fields(game: &Game) -> Vec<TableField> {
    let kinds = RulingKind::iter().map(|kind| kind.name().to_owned());
    vec![
        words(FieldName::Kind, kinds),
        among(FieldName::Player, game.setup.players().seats().collect()),
        text(FieldName::Points),
        text(FieldName::Reason),
    ]
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
        TableChoice { act: TableAct::Incident(kind), deal: None, fields }
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
