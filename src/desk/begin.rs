//! New games.

use super::{Desk, NewGameError, Session};
use crate::cards::Seat;
use crate::game::{BroughtForward, Players, Setup};
use crate::history::{GameId, History, Origin, Stamp};
use crate::rules::{Points, Ruleset};
use crate::store::StoreError;
use std::collections::BTreeMap;

/// The game to begin.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What was asked for, so that a script can ask for it again.
    pub origin: Origin,
    /// The rules that this resolved to.
    pub rules: Ruleset,
    /// The names of the players, in turn order.
    pub players: Vec<String>,
    /// The name of the first dealer; `None` to have one drawn.
    pub dealer: Option<String>,
    /// What the evening is called, if anything.
    pub title: Option<String>,
    /// The names in the order of the sheet's columns; empty for the turn order.
    pub columns: Vec<String>,
    /// What was played elsewhere.
    pub forward: Option<NewForward>,
    /// When it was played, if not now.
    pub begun: Option<Stamp>,
    /// The id; `None` for one made of the rules and the date.
    pub id: Option<GameId>,
}

/// What was played elsewhere before a game is taken over.
#[derive(Clone, Debug, Default)]
pub struct NewForward {
    /// The number of the next deal; `None` if the game is over.
    pub next: Option<usize>,
    /// The totals: all with the name of a player of the side, or all in turn order.
    pub totals: Vec<(Option<String>, Points)>,
    /// How many deals in a row players have made, or missed if the number is below zero.
    pub runs: Vec<(String, i16)>,
    /// What each side has of the tallies that run on, in turn order.
    pub tallies: BTreeMap<String, Vec<u16>>,
}

/// A game that has just begun.
#[derive(Debug)]
pub struct Begun {
    /// The game.
    pub session: Session,
    /// Whether the dealer was drawn.
    pub drawn: bool,
}

impl NewGame {
    /// Another game of the same players by the same rules. Those who sit at the table at the end keep
    /// their seats, and the deal passes on.
    pub fn rematch(history: &History) -> NewGame {
        let game = history.game();
        let setup = game.setup();
        let name = |seat: Seat| setup.players().name(seat).to_string();
        let players = game.players_again();
        let columns = if setup.players().seats().eq(setup.columns().iter().copied()) {
            Vec::new()
        } else {
            let columns = setup.columns().iter().copied();
            columns.filter(|seat| players.contains(seat)).map(name).collect()
        };
        NewGame {
            origin: history.origin().clone(),
            rules: setup.rules().clone(),
            players: players.iter().copied().map(name).collect(),
            dealer: Some(name(game.next_dealer())),
            title: None,
            columns,
            forward: None,
            begun: None,
            id: None,
        }
    }

    /// The same, with seats and dealer drawn at random.
    #[must_use]
    pub fn with_seats_drawn(mut self, dice: &mut fastrand::Rng) -> NewGame {
        dice.shuffle(&mut self.players);
        NewGame { dealer: None, columns: Vec::new(), ..self }
    }

    /// Begins the game in memory, under an id.
    ///
    /// # Errors
    /// It cannot begin this way.
    pub fn begin(
        &self,
        id: GameId,
        now: Stamp,
        dice: &mut fastrand::Rng,
    ) -> Result<Begun, NewGameError> {
        let players = Players::new(&self.players).map_err(NewGameError::Players)?;
        let seat = |name: &String| {
            players
                .find(name)
                .map_err(|error| NewGameError::Unknown { error, players: players.clone() })
        };
        let dealer = match &self.dealer {
            Some(name) => seat(name)?,
            // Nobody deals in a game that is over.
            None if self.forward.is_some() => Seat::all(players.count()).next().expect("a player"),
            None => Seat::all(players.count())
                .nth(dice.u8(..players.count() as u8).into())
                .expect("drawn from the seats"),
        };
        let columns = self.columns.iter().map(seat).collect::<Result<Vec<Seat>, _>>()?;

        let mut setup = Setup::new(self.rules.clone(), players.clone(), dealer)
            .map_err(NewGameError::Refused)?;
        if !columns.is_empty() {
            setup = setup.with_columns(columns).ok_or(NewGameError::Columns(players))?;
        }
        if let Some(title) = &self.title {
            setup = setup.with_title(title).map_err(NewGameError::Title)?;
        }
        if let Some(forward) = &self.forward {
            let forward = brought_forward(&setup, forward)?;
            let players = setup.players().clone();
            setup = setup
                .with_brought_forward(forward)
                .map_err(|error| NewGameError::BroughtForward { error, players })?;
        }
        let now = self.begun.unwrap_or(now);
        let history = History::new(id, now, self.origin.clone(), setup);
        Ok(Begun {
            session: Session::in_memory(history),
            drawn: self.dealer.is_none() && self.forward.is_none(),
        })
    }
}

/// What is brought forward, with the players matched.
fn brought_forward(setup: &Setup, new: &NewForward) -> Result<BroughtForward, NewGameError> {
    let players = setup.players();
    let seat = |name: &String| {
        players
            .find(name)
            .map_err(|error| NewGameError::Unknown { error, players: players.clone() })
    };
    let sides = setup.sides_in_turn().count();

    let mut totals: Vec<Option<Points>> = Vec::new();
    for (name, total) in &new.totals {
        let Some(name) = name else {
            totals.push(Some(*total));
            continue;
        };
        let side = setup.side_of(seat(name)?);
        totals.resize(sides, None);
        if totals[side.index()].replace(*total).is_some_and(|given| given != *total) {
            return Err(NewGameError::TotalTwice { name: name.clone() });
        }
    }

    let mut runs = Vec::new();
    for (name, run) in &new.runs {
        let seat = seat(name)?;
        runs.resize(players.count(), 0);
        runs[seat.index()] = *run;
    }

    Ok(BroughtForward {
        deals: new.next.map(|next| next.saturating_sub(1)),
        totals: totals.into_iter().flatten().collect(),
        runs,
        tallies: new.tallies.clone(),
    })
}

impl Desk {
    /// Begins a game and stores it; it becomes the current one.
    ///
    /// # Errors
    /// It cannot begin this way, its id is taken, or it cannot be written.
    pub fn begin(&mut self, new: &NewGame) -> Result<Begun, NewGameError> {
        loop {
            let day = new.begun.unwrap_or_else(|| self.now());
            let id = new.id.clone().unwrap_or_else(|| self.free_id(&new.rules, day));
            let mut begun = new.begin(id, self.now(), &mut self.dice)?;
            match begun.session.store_in(&self.store) {
                // Somebody else took the free id first.
                Err(StoreError::Exists { .. }) if new.id.is_none() => {}
                Err(error) => return Err(error.into()),
                Ok(()) => return Ok(begun),
            }
        }
    }

    /// An id for a new game that no stored game has: the rules and the day, and a number if there are
    /// several.
    pub fn free_id(&self, rules: &Ruleset, day: Stamp) -> GameId {
        let stem: Result<GameId, _> = format!("{}-{}", rules.id, day.local_date()).parse();
        self.store.free_id(&stem.expect("the id of sound rules begins an id"))
    }
}
