//! What a question about cards rests on: the rules and the trump given, or the current game.

use crate::cards::{Card, Pack, Seat, Trump};
use crate::game::{Deal, Players};
use crate::grammar::{Choice, OfCards};
use crate::rules::{PlayFault, Refusal, Ruleset, Table, in_pack};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint, Input, Ruling};

/// What a question about cards rests on.
pub(super) struct Ground {
    pub(super) rules: Ruleset,
    /// The trump, given or of the deal, if known.
    pub(super) trump: Option<Trump>,
    /// How many play to a trick, if that is known.
    pub(super) hands: Option<usize>,
    /// The deal that is being played, and who plays.
    pub(super) deal: Option<(Deal, Players)>,
    /// What else to know.
    pub(super) remarks: Vec<String>,
}

impl Ground {
    /// Finds what a question rests on.
    pub(super) fn of(context: &Context, asked: &OfCards) -> Result<Ground, Failure> {
        if let Some(named) = &asked.rules {
            let rules = choose::rules(named, &Choice::default(), None)?;
            let table = |players| rules.table(players).map(|table| table.hands(players).into());
            let hands = match asked.players {
                None => None,
                Some(players) => Some(table(players).ok_or_else(|| {
                    let (given, seated) = (players.into(), rules.player_counts());
                    let refusal = Refusal::PlayerCount { given, seated };
                    Failure::from(words::ruling(&rules, &refusal, &|_| String::new()))
                })?),
            };
            let remarks = match asked.trump {
                Some(_) => Vec::new(),
                None => {
                    vec![words::no_trump_assumed().into(), context.hint(&Hint::Give(Input::Trump))]
                }
            };
            let trump = Some(asked.trump.unwrap_or(Trump::None));
            return Ok(Ground { rules, trump, hands, deal: None, remarks });
        }
        let read = games::read(context)?;
        let game = read.history.game();
        let setup = game.setup();
        let deal = game.current();
        Ok(Ground {
            rules: setup.rules().clone(),
            trump: asked.trump.or_else(|| deal.and_then(Deal::trump)),
            hands: deal.map(|deal| deal.plan.seats.len()),
            deal: deal.map(|deal| (deal.clone(), setup.players().clone())),
            remarks: read.remarks,
        })
    }

    /// The trump.
    ///
    /// # Errors
    /// It is not known.
    pub(super) fn known_trump(&self) -> Result<Trump, PlayFault> {
        self.trump.ok_or(PlayFault::TrumpUnknown)
    }

    /// Refuses cards that cannot be on the table or in a hand: duplicates, cards not in
    /// the pack, and cards already seen in the deal.
    pub(super) fn can_be(&self, cards: &[Card], hands: Option<usize>) -> Result<(), PlayFault> {
        if let Some(twice) = (1..cards.len()).find(|index| cards[..*index].contains(&cards[*index]))
        {
            return Err(PlayFault::Duplicate(cards[twice]));
        }
        cards.iter().try_for_each(|card| match &self.deal {
            Some((deal, _)) => deal.can_be_in_a_hand(&self.rules, *card),
            None => in_pack(self.pack(hands), *card),
        })
    }

    /// The largest pack with which a trick of `hands` cards is played, or else the largest of all.
    fn pack(&self, hands: Option<usize>) -> Pack {
        let of_size = |table: &&Table| {
            let mut players = table.players.iter();
            players.any(|players| Some(usize::from(table.hands(*players))) == hands)
        };
        let tables = &self.rules.tables;
        let largest = |packs: &mut dyn Iterator<Item = &Table>| {
            packs.map(Table::pack).max_by_key(|pack| pack.size())
        };
        largest(&mut tables.iter().filter(of_size))
            .or_else(|| largest(&mut tables.iter()))
            .unwrap_or(Pack::FULL)
    }

    /// The ruling on cards that cannot have been played like this.
    pub(super) fn ruling(&self, fault: PlayFault) -> Ruling {
        let ruling =
            words::ruling(&self.rules, &Refusal::play(fault.clone()), &|seat| self.name(seat));
        // Without a game there is no record to look at again.
        let (open, hints) = match fault {
            PlayFault::TrumpUnknown => (None, vec![Hint::Give(Input::Trump)]),
            _ if self.deal.is_some() || !fault.open().is_empty() => (ruling.open, ruling.hints),
            PlayFault::NotInPack { .. } if self.rules.tables.len() > 1 => {
                (Some(words::pack_grows().into()), vec![Hint::Give(Input::Players)])
            }
            _ => (None, Vec::new()),
        };
        Ruling { open, hints, ..ruling }
    }

    /// A player's name, or the place in the trick where players have none.
    pub(super) fn name(&self, seat: Seat) -> String {
        match &self.deal {
            Some((_, players)) => players.name(seat).to_string(),
            None => words::nth_to_play(seat),
        }
    }
}
