//! What is fixed before the first deal.

use super::{BroughtForward, Deal, DealPlan, LONGEST_TITLE, Name, Players};
use crate::cards::{LineError, Seat, Side, line};
use crate::rules::{Refusal, Ruleset};
use std::sync::Arc;

/// The rules, the players, the first dealer and the sheet's columns, and what the evening is called.
///
/// ```
/// use hoyle::game::{Players, Setup};
///
/// let players = Players::new(&["Igor", "Jovana", "Dunja", "Dušan"]).unwrap();
/// let dealer = players.seat("Dušan").unwrap();
/// let setup = Setup::new(hoyle::presets::ruleset("serbian").unwrap(), players, dealer).unwrap();
///
/// let first = &setup.plan()[0];
/// assert_eq!((first.cards, first.dealer), (13, dealer));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(super) rules: Arc<Ruleset>,
    pub(super) players: Players,
    dealer: Seat,
    columns: Vec<Seat>,
    title: Option<String>,
    pub(super) forward: Option<Arc<BroughtForward>>,
}

impl Setup {
    /// The setup of a game in which `dealer` deals first and the sheet's columns are in turn order.
    ///
    /// # Errors
    /// The rules do not seat that many players.
    ///
    /// # Panics
    /// If `dealer` is not a seat of the table.
    pub fn new(rules: Ruleset, players: Players, dealer: Seat) -> Result<Setup, Refusal> {
        let given = players.count();
        if !u8::try_from(given).is_ok_and(|count| rules.table(count).is_some()) {
            return Err(Refusal::PlayerCount { given, seated: rules.player_counts() });
        }
        assert!(dealer.index() < given, "the dealer sits at the table");
        let columns = players.seats().collect();
        Ok(Setup { rules: Arc::new(rules), players, dealer, columns, title: None, forward: None })
    }

    /// The setup with the sheet's columns in another order, or `None` unless `columns` names every
    /// seat once.
    #[must_use]
    pub fn with_columns(mut self, columns: Vec<Seat>) -> Option<Setup> {
        let mut sorted = columns.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(self.players.seats()) {
            return None;
        }
        self.columns = columns;
        Some(self)
    }

    /// The setup with these names for the players, no two the same.
    #[must_use]
    pub fn with_names(mut self, name: impl Fn(Seat) -> Name) -> Setup {
        for seat in Seat::all(self.players.count()) {
            self.players.rename(seat, name(seat));
        }
        self
    }

    /// The setup of an evening that is called so.
    ///
    /// # Errors
    /// The title cannot be shown in a line, or has more than [`LONGEST_TITLE`] characters.
    pub fn with_title(mut self, title: &str) -> Result<Setup, LineError> {
        self.title = Some(line(title, LONGEST_TITLE)?);
        Ok(self)
    }

    /// What the evening was called when it began, if it was given a title.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// The rules.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The players, in turn order.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// The dealer of the first deal that is played here.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seats in the order of the sheet's columns.
    pub fn columns(&self) -> &[Seat] {
        &self.columns
    }

    /// Gives a newcomer a seat, and the column after another's.
    pub(super) fn add_player(&mut self, name: Name, after: Option<Seat>) -> Seat {
        let seat = self.players.add(name);
        let neighbour = self.columns.iter().position(|column| Some(*column) == after);
        self.columns.insert(neighbour.map_or(self.columns.len(), |place| place + 1), seat);
        seat
    }

    /// The side of a player.
    pub fn side_of(&self, seat: Seat) -> Side {
        self.rules.sides.side_of(seat, self.players.count())
    }

    /// The players of a side, in column order.
    pub fn members(&self, side: Side) -> impl Iterator<Item = Seat> {
        self.columns.iter().copied().filter(move |seat| self.side_of(*seat) == side)
    }

    /// The sides in the order of the sheet's columns.
    pub fn sides(&self) -> Vec<Side> {
        let mut sides = Vec::with_capacity(self.players.count());
        for side in self.columns.iter().map(|seat| self.side_of(*seat)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// The sides in turn order.
    pub fn sides_in_turn(&self) -> impl Iterator<Item = Side> {
        Side::all(self.rules.sides.at_table(self.players.count()))
    }

    /// Whether any players share a score.
    pub fn has_partners(&self) -> bool {
        self.rules.sides.at_table(self.players.count()) < self.players.count()
    }

    /// Every deal of the game, in order.
    pub fn plan(&self) -> Vec<DealPlan> {
        DealPlan::all(&self.rules, self.players.count() as u8, self.first_dealer())
    }

    /// The sides that play the contract of a declarer.
    pub(super) fn declaring(&self, deal: &Deal, by: Seat) -> Vec<Side> {
        let partner = deal.contract().and_then(|contract| contract.with);
        let mut sides: Vec<Side> =
            [by].into_iter().chain(partner).map(|seat| self.side_of(seat)).collect();
        sides.dedup();
        sides
    }

    /// The sides whose tallies decide what a side gets for the contract of a declarer: those that play it or, if it
    /// plays against them and nothing is settled, the side alone.
    pub fn tallied_for(&self, deal: &Deal, by: Seat, side: Side) -> Vec<Side> {
        let declaring = self.declaring(deal, by);
        if declaring.contains(&side) || self.rules().scoring.is_settled() {
            declaring
        } else {
            vec![side]
        }
    }
}
