//! One deal, played trick by trick through the library and compared with the oracle.

use crate::compare::{self, Known};
use crate::dealer::{Dealt, free, with};
use crate::game::{Outcome, Table, trick};
use crate::impossible;
use crate::record::Record;
use crate::suits::{Reading, Suitwise};
use crate::terms::Terms;
use crate::terms::suit_of;
use crate::typed_tricks::Took;
use crate::worlds::Worlds;
use fastrand::Rng;
use hoyle::cards::{Card, Trump};
use hoyle::game::{Act, Deal, Review};

/// How a deal is played, recorded and checked.
pub(crate) struct Style {
    /// The probability that a play is illegal, where possible.
    pub(crate) naughty: f64,
    /// After how many tricks the turned-up card is recorded; `None` for never.
    pub(crate) noted: Option<usize>,
    /// The probability that a card turned up later is recorded.
    pub(crate) up: f64,
    /// The probability, per trick, that every impossible act is tried first.
    pub(crate) impossible: f64,
}

impl Style {
    pub(crate) fn any(rng: &mut Rng) -> Style {
        let chance = |of: &[f64], rng: &mut Rng| of[rng.usize(..of.len())];
        Style {
            naughty: chance(&[0.0, 0.05, 0.2, 0.5, 1.0], rng),
            noted: [Some(0), Some(0), None, Some(rng.usize(..4))][rng.usize(..4)],
            up: chance(&[0.0, 0.5, 1.0, 1.0], rng),
            impossible: 0.1,
        }
    }
}

/// How the rulings are worked out.
pub(crate) enum By<'a> {
    /// By enumerating every deal of the pack.
    Worlds(&'a Worlds),
    /// Suit by suit, after every trick.
    Suits,
    /// Each play by itself; without a talon also suit by suit while no hand has more unseen cards
    /// than this.
    Alone(usize),
}

/// A deal in progress.
pub(crate) struct Sitting<'a> {
    pub(crate) terms: Terms,
    pub(crate) record: Record,
    /// For each play that did not follow suit, whether it was illegal, if the hands are known.
    wrong: Vec<bool>,
    /// For each such play, the first trick that proved it illegal, or 0.
    proven: Vec<usize>,
    index: usize,
    by: By<'a>,
}

impl<'a> Sitting<'a> {
    pub(crate) fn new(table: &Table, terms: Terms, by: By<'a>) -> Sitting<'a> {
        let index = table.game.deals().len() - 1;
        Sitting {
            terms,
            record: Record::default(),
            wrong: Vec::new(),
            proven: Vec::new(),
            index,
            by,
        }
    }

    fn deal<'t>(&self, table: &'t Table) -> &'t Deal {
        table.game.deals().nth(self.index).expect("the deal has begun")
    }

    /// Plays a whole deal from known hands.
    pub(crate) fn play(
        &mut self,
        table: &mut Table,
        dealt: &mut Dealt,
        style: &Style,
        rng: &mut Rng,
    ) -> Outcome {
        let terms = self.terms.clone();
        for told in 0..terms.tricks() {
            if terms.turned
                && style.noted == Some(told)
                && let Some(card) = dealt.face_up(&terms, 1)
                && !self.record.seen().contains(&card)
            {
                table.act(&Act::Turned(card))?;
                self.record.first_up = Some(card);
                self.forget();
                self.look(table)?;
            }
            let next = dealt.next(&terms, &self.record, style.naughty, rng);
            if rng.f64() < style.impossible {
                let record = &self.record;
                let cards = &next.cards;
                impossible::try_all(table, &terms, record, dealt, cards, rng)?;
                Took::of(table.rules(), table.deal(), &terms, &self.record).try_some(table, rng)?;
            }
            let mut up = None;
            if told + 1 < terms.draws
                && let Some(card) = dealt.face_up(&terms, told + 2)
                && rng.f64() < style.up
            {
                up = Some(card);
            }
            table.act(&trick(&next.cards, up))?;
            self.record = with(&terms, &self.record, &next.cards, up);
            self.wrong.extend(next.wrong);
            dealt.draw(&terms, &self.record);
            self.look(table)?;
        }
        // Without bids and a turned-up card, another trick would start the next deal.
        if terms.turned || terms.draws == 0 {
            table.refuses(&trick(&terms.pack[..terms.players()], None))?;
        }
        self.end(table)
    }

    /// Plays a whole deal without hands: any cards, with only impossible plays refused.
    pub(crate) fn play_freely(
        &mut self,
        table: &mut Table,
        style: &Style,
        rng: &mut Rng,
    ) -> Outcome {
        let terms = self.terms.clone();
        let mut patience = 20 * terms.tricks();
        while !self.is_told() && patience > 0 {
            patience -= 1;
            let told = self.record.rounds.len();
            if terms.turned && style.noted == Some(told) && self.record.first_up.is_none() {
                self.turn_freely(table, rng)?;
            }
            let cards = free(&terms, &self.record, rng);
            let up = if told + 1 < terms.draws && rng.f64() < style.up {
                Some(terms.pack[rng.usize(..terms.pack.len())])
            } else {
                None
            };
            let act = trick(&cards, up);
            let next = with(&terms, &self.record, &cards, up);
            // A card turned up a second time, or after it was played.
            let twice = up.is_some_and(|card: Card| {
                next.seen().iter().filter(|other| **other == card).count() > 1
            });
            let strange = twice || next.contradicts_itself(&terms);
            if strange || !self.reading(&next).possible(0, 0) {
                table.refuses(&act)?;
                continue;
            }
            table.act(&act)?;
            self.record = next;
            self.look(table)?;
        }
        if self.is_told() { self.end(table) } else { Ok(()) }
    }

    /// Records some card of the trump suit as the turned-up card, if possible.
    fn turn_freely(&mut self, table: &mut Table, rng: &mut Rng) -> Outcome {
        let trumps = self.terms.pack.iter().filter(|card| Some(suit_of(*card)) == self.terms.trump);
        let Some(card) = rng.choice(trumps.copied().collect::<Vec<_>>()) else { return Ok(()) };
        let mut next = self.record.clone();
        next.first_up = Some(card);
        let strange = self.record.seen().contains(&card) || next.contradicts_itself(&self.terms);
        if strange || !self.reading(&next).possible(0, 0) {
            return table.refuses(&Act::Turned(card));
        }
        table.act(&Act::Turned(card))?;
        self.record = next;
        self.forget();
        self.look(table)
    }

    fn reading(&self, record: &Record) -> Box<dyn Reading> {
        match &self.by {
            By::Worlds(worlds) => Box::new(worlds.seen(&self.terms, record)),
            By::Suits | By::Alone(_) => Box::new(Suitwise::new(&self.terms, record)),
        }
    }

    /// Checks again, because the turned-up card changes what earlier tricks prove.
    fn forget(&mut self) {
        let plays = self.record.off_suit();
        self.proven = vec![0; plays.len()];
        for told in 1..=self.record.rounds.len() {
            let record = self.record.after(told);
            let (known, _) = self.known(&record);
            self.note(&known, told);
        }
    }

    fn note(&mut self, known: &[Known], told: usize) {
        self.proven.resize(self.proven.len().max(known.len()), 0);
        for (proven, known) in self.proven.iter_mut().zip(known) {
            if *proven == 0 && *known == Known::Revoke {
                *proven = told;
            }
        }
    }

    fn known(&self, record: &Record) -> (Vec<Known>, Option<Box<dyn Reading>>) {
        let plays = record.off_suit();
        let alone = |plays| compare::known_alone(&self.terms, record, plays);
        match self.by {
            By::Alone(most)
                if self.terms.draws > 0 || self.terms.cards > most + record.rounds.len() =>
            {
                (alone(&plays), None)
            }
            _ => {
                let reading = self.reading(record);
                (compare::known(&plays, reading.as_ref()), Some(reading))
            }
        }
    }

    /// Compares the library's review with the oracle's.
    fn look(&mut self, table: &Table) -> Outcome {
        let told = self.record.rounds.len();
        let (known, reading) = self.known(&self.record);
        self.note(&known, told);
        let plays = self.record.off_suit();
        let deal = self.deal(table);
        let review = Review::of(table.rules(), deal);
        let terms = &self.terms;
        let record = &self.record;
        compare::verdicts(terms, record, &review, &plays, &known)?;
        if let Some(reading) = reading {
            compare::doubt(terms, &review, &plays, &known, reading.as_ref())?;
        }
        if self.wrong.len() == plays.len() {
            compare::truth(&review, &self.wrong)?;
        }
        match (deal.recorded.last(), record.rounds.last()) {
            (Some(said), Some(round)) if said.winner != terms.seats[round.winner] => {
                Err(format!("expected that {:?} took {round:?}", terms.seats[round.winner]))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn is_told(&self) -> bool {
        self.record.rounds.len() == self.terms.tricks()
    }

    /// Types the tricks of a finished deal at a table that knows everything but the cards.
    pub(crate) fn type_at(&self, table: &Table, twin: &mut Table) -> Outcome {
        let took = Took::of(table.rules(), self.deal(table), &self.terms, &self.record);
        took.scores_as_typed(table, twin, self.index)
    }

    /// Checks the whole deal again when it is finished.
    fn end(&self, table: &Table) -> Outcome {
        let deal = self.deal(table);
        let plays = self.record.off_suit();
        if !deal.is_over() {
            return Err("every trick is recorded, and the deal is not over".into());
        }
        if deal.trump().and_then(Trump::suit) != self.terms.trump {
            return Err(format!("expected the trump {:?}", self.terms.trump));
        }
        compare::revokes(&self.terms, table.rules(), deal, &plays, &self.proven)
    }
}
