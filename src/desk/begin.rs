//! New games.

use super::{Desk, Error, NewGameFault, Session};
use crate::cards::Seat;
use crate::game::{Players, Setup};
use crate::history::{GameId, History, Origin, Stamp};
use crate::rules::Ruleset;
use crate::store::StoreError;

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
    /// The id; `None` for one made of the rules and the date.
    pub id: Option<GameId>,
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
    /// Another game of the same players by the same rules. Whoever sits at the table at the end keeps
    /// the seat, and the deal passes on.
    pub fn rematch(history: &History) -> NewGame {
        let (game, setup) = (history.game(), history.game().setup());
        let name = |seat: Seat| setup.players().name(seat).to_string();
        let columns = setup.columns().iter().copied();
        let in_turn = columns.clone().eq(setup.players().seats());
        NewGame {
            origin: history.origin().clone(),
            rules: setup.rules().clone(),
            players: game.around_the_table().map(name).collect(),
            dealer: Some(name(game.next_dealer())),
            title: None,
            columns: columns.filter(|_| !in_turn).map(name).collect(),
            id: None,
        }
    }

    /// The same with seats that are drawn, and so with a dealer that is.
    #[must_use]
    pub fn with_seats_drawn(mut self, dice: &mut fastrand::Rng) -> NewGame {
        dice.shuffle(&mut self.players);
        NewGame { dealer: None, columns: Vec::new(), ..self }
    }

    /// Begins the game in memory, under an id.
    ///
    /// # Errors
    /// It cannot begin this way.
    pub fn begin(&self, id: GameId, now: Stamp, dice: &mut fastrand::Rng) -> Result<Begun, Error> {
        let at_fault =
            |fault| Error::NewGame { rules: Box::new(self.rules.clone()), fault: Box::new(fault) };
        let players =
            Players::new(&self.players).map_err(|fault| at_fault(NewGameFault::Players(fault)))?;
        let seat = |name: &String| {
            players.find(name).map_err(|fault| {
                at_fault(NewGameFault::Unknown { fault, players: players.clone() })
            })
        };
        let dealer = match &self.dealer {
            Some(name) => seat(name)?,
            None => Seat::all(players.count())
                .nth(dice.u8(..players.count() as u8).into())
                .expect("drawn from the seats"),
        };
        let columns = self.columns.iter().map(seat).collect::<Result<Vec<Seat>, Error>>()?;
        let mut setup = Setup::new(self.rules.clone(), players.clone(), dealer)
            .map_err(|refusal| at_fault(NewGameFault::Refused(refusal)))?;
        if !columns.is_empty() {
            let seated = setup.with_columns(columns);
            setup = seated.ok_or_else(|| at_fault(NewGameFault::Columns(players.clone())))?;
        }
        if let Some(title) = &self.title {
            setup = setup.with_title(title).map_err(|it| at_fault(NewGameFault::Title(it)))?;
        }
        let history = History::new(id, now, self.origin.clone(), setup);
        Ok(Begun { session: Session::in_memory(history), drawn: self.dealer.is_none() })
    }
}

impl Desk {
    /// Begins a game and stores it; it becomes the current one.
    ///
    /// # Errors
    /// It cannot begin this way, its id is taken, or it cannot be written.
    pub fn begin(&mut self, new: &NewGame) -> Result<Begun, Error> {
        loop {
            let id = new.id.clone().unwrap_or_else(|| self.free_id(&new.rules));
            let mut begun = new.begin(id, self.now(), &mut self.dice)?;
            match begun.session.store_in(&self.store) {
                // Somebody else took the free id first.
                Err(Error::Store(StoreError::Exists { .. })) if new.id.is_none() => {}
                stored => return stored.map(|()| begun),
            }
        }
    }

    /// An id for a new game that no stored game has: the rules and today's date, and a number if
    /// there are several.
    pub fn free_id(&self, rules: &Ruleset) -> GameId {
        let stem: Result<GameId, _> = format!("{}-{}", rules.id, self.now().local_date()).parse();
        self.store.free_id(&stem.expect("the id of sound rules begins an id"))
    }
}
