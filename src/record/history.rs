//! What happened in a game, entry after entry. A history only grows: taking back is an entry too.

use super::{GameId, Stamp};
use crate::game::{Act, Game, Setup};
use crate::rules::{Points, Refusal};

/// What was typed to begin the game, so that a script can say it again. The rules that the game is
/// played by stand in its setup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The rules: an id, or the path of a file.
    pub rules: String,
    /// The score, if one was chosen.
    pub scoring: Option<String>,
    /// The form of the schedule, if one was chosen.
    pub schedule: Option<String>,
    /// The settings, each as `KEY=VALUE`.
    pub set: Vec<String>,
}

/// A numbered line of a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it was made.
    pub at: Stamp,
    /// What was done.
    pub deed: Deed,
}

/// What an entry records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Something happened at the table.
    Played {
        /// What, with every name and number filled in.
        act: Act,
        /// Each player's total in turn order, if this ended a deal or changed a total: a claim that
        /// reading back holds the rules to.
        totals: Option<Vec<Points>>,
    },
    /// The last act in force was taken back.
    Undone {
        /// The number of that act's entry.
        of: u64,
    },
    /// The act last taken back was brought back.
    Redone {
        /// The number of that act's entry.
        of: u64,
    },
}

impl Entry {
    /// Returns the act, if the entry records one.
    pub const fn act(&self) -> Option<&Act> {
        match &self.deed {
            Deed::Played { act, .. } => Some(act),
            Deed::Undone { .. } | Deed::Redone { .. } => None,
        }
    }
}

/// No act is in force that could be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToUndo;

/// No act was taken back since the last one was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToRedo;

/// Why an entry cannot be the next one of a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryFault {
    /// Its number is not the next one.
    OutOfSequence {
        /// The next number.
        expected: u64,
        /// Its number.
        found: u64,
    },
    /// Its act is against the rules.
    Illegal(Refusal),
    /// Its act leaves something to be filled in.
    Unsettled,
    /// Its totals are not those that the rules give.
    WrongTotals,
    /// It takes back another act than the last in force.
    WrongUndo {
        /// The number of the act's entry.
        of: u64,
    },
    /// It brings back another act than the one last taken back.
    WrongRedo {
        /// The number of the act's entry.
        of: u64,
    },
}

/// How much is said between two milestones: few enough to be judged again in no time, and enough
/// that a journal of the longest size, made by a stranger, has room in memory.
const BETWEEN_MILESTONES: usize = 32;

/// A game as it was at some time.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Milestone {
    /// How many acts were in force.
    acts: usize,
    /// The game.
    game: Game,
}

/// A game with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    id: GameId,
    begun: Stamp,
    origin: Origin,
    entries: Vec<Entry>,
    /// The acts that made the game what it is, as indices of entries, rising.
    in_force: Vec<usize>,
    /// The game as it was before some of these acts, so that taking back need not begin anew.
    milestones: Vec<Milestone>,
    /// The acts that can be brought back, as indices of entries; the next one last.
    taken_back: Vec<usize>,
    game: Game,
}

impl History {
    /// Returns the history of a game in which nothing has happened.
    pub fn new(id: GameId, begun: Stamp, origin: Origin, setup: Setup) -> History {
        History {
            id,
            begun,
            origin,
            entries: Vec::new(),
            in_force: Vec::new(),
            milestones: Vec::new(),
            taken_back: Vec::new(),
            game: Game::new(setup),
        }
    }

    /// Records an act, and returns its entry. What was taken back before can no longer be brought
    /// back.
    ///
    /// # Errors
    /// The act is against the rules; the history stays as it was.
    pub fn play(&mut self, act: &Act, at: Stamp) -> Result<&Entry, Refusal> {
        let played = Played::by(self.game.clone(), act)?;
        let deed = Deed::Played { act: played.act, totals: played.totals };
        self.proceed_to(played.game);
        Ok(self.enter(deed, at))
    }

    /// Takes back the last act in force, and returns that act's entry. Works after the last deal
    /// as well.
    ///
    /// # Errors
    /// No act is in force.
    pub fn undo(&mut self, at: Stamp) -> Result<&Entry, NothingToUndo> {
        let index = *self.in_force.last().ok_or(NothingToUndo)?;
        self.enter(Deed::Undone { of: self.entries[index].seq }, at);
        Ok(&self.entries[index])
    }

    /// Brings back the act last taken back, and returns that act's entry.
    ///
    /// # Errors
    /// No act was taken back since the last one was played.
    pub fn redo(&mut self, at: Stamp) -> Result<&Entry, NothingToRedo> {
        let index = *self.taken_back.last().ok_or(NothingToRedo)?;
        self.enter(Deed::Redone { of: self.entries[index].seq }, at);
        Ok(&self.entries[index])
    }

    /// Returns the history with an entry read back, judged by the same rules as a new one.
    ///
    /// # Errors
    /// Why the entry cannot be the next one.
    pub(super) fn read_back(mut self, entry: Entry) -> Result<History, EntryFault> {
        let Entry { seq: found, at, deed } = entry;
        let expected = self.next_seq();
        if found != expected {
            return Err(EntryFault::OutOfSequence { expected, found });
        }
        match &deed {
            Deed::Played { act, totals } => {
                let played = Played::by(self.game.clone(), act).map_err(EntryFault::Illegal)?;
                if played.act != *act {
                    return Err(EntryFault::Unsettled);
                }
                if played.totals != *totals {
                    return Err(EntryFault::WrongTotals);
                }
                self.proceed_to(played.game);
            }
            Deed::Undone { of } if self.to_undo().map(|entry| entry.seq) != Some(*of) => {
                return Err(EntryFault::WrongUndo { of: *of });
            }
            Deed::Redone { of } if self.to_redo().map(|entry| entry.seq) != Some(*of) => {
                return Err(EntryFault::WrongRedo { of: *of });
            }
            Deed::Undone { .. } | Deed::Redone { .. } => {}
        }
        self.enter(deed, at);
        Ok(self)
    }

    /// Adds an entry that was judged. A played act is in the game already.
    fn enter(&mut self, deed: Deed, at: Stamp) -> &Entry {
        match deed {
            Deed::Played { .. } => {
                self.in_force.push(self.entries.len());
                self.taken_back.clear();
            }
            Deed::Undone { .. } => {
                self.taken_back.extend(self.in_force.pop());
                self.return_to(self.in_force.len());
            }
            Deed::Redone { .. } => {
                self.proceed_to(self.again());
                self.in_force.extend(self.taken_back.pop());
            }
        }
        let entry = Entry { seq: self.next_seq(), at, deed };
        self.entries.push(entry);
        &self.entries[self.entries.len() - 1]
    }

    /// Goes on to the game after an act that is not in force yet.
    fn proceed_to(&mut self, after: Game) {
        let before = std::mem::replace(&mut self.game, after);
        let since = self.milestones.last().map(|last| self.in_force.get(last.acts..));
        let said = |acts: &[usize]| -> usize { acts.iter().map(|act| self.said_in(*act)).sum() };
        if since.flatten().is_none_or(|acts| said(acts) >= BETWEEN_MILESTONES) {
            self.milestones.push(Milestone { acts: self.in_force.len(), game: before });
        }
    }

    /// Returns to the game after the first `acts` of the acts in force.
    fn return_to(&mut self, acts: usize) {
        self.game = self.game_after(acts);
        let before = self.milestones.partition_point(|milestone| milestone.acts < acts);
        self.milestones.truncate(before);
    }

    /// Returns the game after the first `acts` of the acts in force.
    fn game_after(&self, acts: usize) -> Game {
        let reached = self.milestones.partition_point(|milestone| milestone.acts <= acts);
        let Some(from) = reached.checked_sub(1).map(|index| &self.milestones[index]) else {
            return self.game.clone();
        };
        let again = self.in_force[from.acts..acts].iter();
        again.filter_map(|index| self.entries[*index].act()).fold(from.game.clone(), played_again)
    }

    /// Returns how much an entry's act says: what judging it again costs.
    fn said_in(&self, entry: usize) -> usize {
        1 + match self.entries[entry].act() {
            Some(Act::Bid(said) | Act::Took(said)) => said.len(),
            Some(Act::Call(calls)) => calls.len(),
            Some(Act::Trick { cards, .. }) => cards.len(),
            // It works the totals of all later deals out anew.
            Some(Act::Ruling(_)) => BETWEEN_MILESTONES / 2,
            _ => 0,
        }
    }

    /// Returns the game after the act that is to be brought back.
    fn again(&self) -> Game {
        let act = self.to_redo().and_then(Entry::act);
        act.into_iter().fold(self.game.clone(), played_again)
    }

    fn next_seq(&self) -> u64 {
        self.entries.len() as u64 + 1
    }

    /// Returns the game under another id: the name of its file counts, not what it was begun as.
    pub(super) fn known_as(mut self, id: GameId) -> History {
        self.id = id;
        self
    }

    /// Returns the game's id.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// Returns when the game was begun.
    pub const fn begun(&self) -> Stamp {
        self.begun
    }

    /// Returns what was typed to begin the game.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Returns what was settled before the first deal.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// Returns the game as it stands now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns every entry, those taken back and the takings back included.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the entries of the acts that made the game what it is, in order.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.in_force.iter().map(|index| &self.entries[*index])
    }

    /// Returns the acts that made the game what it is, in order.
    pub fn acts_in_force(&self) -> impl DoubleEndedIterator<Item = &Act> {
        self.in_force().filter_map(Entry::act)
    }

    /// Returns the act that [`History::undo`] would take back.
    pub fn to_undo(&self) -> Option<&Entry> {
        self.in_force.last().map(|index| &self.entries[*index])
    }

    /// Returns the act that [`History::redo`] would bring back.
    pub fn to_redo(&self) -> Option<&Entry> {
        self.taken_back.last().map(|index| &self.entries[*index])
    }

    /// Returns every entry with the game as it stood before it, played again from the beginning.
    pub fn steps(&self) -> impl Iterator<Item = (Game, &Entry)> {
        let setup = self.setup().clone();
        let begun = History::new(self.id.clone(), self.begun, self.origin.clone(), setup);
        self.entries.iter().scan(Some(begun), |so_far, entry| {
            let history = so_far.take()?;
            let before = history.game.clone();
            // What was entered once is not refused when it is read back.
            *so_far = history.read_back(entry.clone()).ok();
            Some((before, entry))
        })
    }

    /// Returns the game as it stood before the entry of a number; nothing if there is none.
    pub fn game_before(&self, seq: u64) -> Option<Game> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        match self.in_force.binary_search(&index) {
            Ok(acts) => Some(self.game_after(acts)),
            Err(_) => self.steps().nth(index).map(|(game, _)| game),
        }
    }

    /// Returns when the last entry was made, or the game begun.
    pub fn last_at(&self) -> Stamp {
        self.entries.last().map_or(self.begun, |entry| entry.at)
    }
}

/// Returns the game after an act that was accepted before, after the very acts that stand before it
/// now: so it is not refused.
fn played_again(game: Game, act: &Act) -> Game {
    match game.play(act) {
        Ok((game, _)) => game,
        Err(refused) => refused.game,
    }
}

/// An act played, live or on reading back.
struct Played {
    game: Game,
    act: Act,
    totals: Option<Vec<Points>>,
}

impl Played {
    fn by(game: Game, act: &Act) -> Result<Played, Refusal> {
        let sums = |game: &Game| (game.played().count(), game.totals());
        let before = sums(&game);
        let (game, act) = game.play(act).map_err(|refused| refused.refusal)?;
        let after = sums(&game);
        let totals = (after != before).then_some(after.1);
        Ok(Played { game, act, totals })
    }
}
