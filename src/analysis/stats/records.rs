//! Records: what was done in a game and in no earlier one by the same rules.

use super::game::StatGame;
use crate::history::Stamp;
use crate::rules::Points;
use strum::{EnumIter, IntoEnumIterator};

/// What a record can be of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub enum Feat {
    /// The best total of a finished game with as many deals and players.
    Total,
    /// The deal that brought most.
    Deal,
    /// The longest run of bids made.
    Run,
}

/// A record that a game broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it is of.
    pub feat: Feat,
    /// Who holds it now.
    pub now: Holder,
    /// Who was the first to hold it until then.
    pub before: Holder,
}

/// Who holds a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The name.
    pub player: String,
    /// The points, or the number of bids in the run.
    pub number: Points,
    /// The day of the game.
    pub day: String,
}

impl Record {
    /// The records that a game broke. A record that it only equals is not broken, and there is none
    /// before the second game.
    pub fn broken(game: &StatGame, others: &[StatGame]) -> Vec<Record> {
        let at = |game: &StatGame| (Stamp::unix_seconds(game.last), game.id.clone());
        let is_before = |it: &&StatGame| it.rules == game.rules && at(it) < at(game);
        let mut earlier: Vec<&StatGame> = others.iter().filter(is_before).collect();
        earlier.sort_by_cached_key(|it| at(it));
        let broken = |feat: Feat| {
            let alike = earlier.iter().filter(|it| feat.can_compare(it, game));
            let before = feat.best(alike.copied())?;
            let now = feat.best([game])?;
            let is_better = feat.worth(game, &now) > feat.worth(game, &before);
            is_better.then_some(Record { feat, now, before })
        };
        Feat::iter().filter_map(broken).collect()
    }
}

impl Feat {
    /// Whether what is done in one game says something about the other.
    fn can_compare(self, one: &StatGame, other: &StatGame) -> bool {
        let size = |it: &StatGame| (it.deals.len(), it.people.len(), it.places.len());
        self != Feat::Total || size(one) == size(other)
    }

    /// The first to do it best in some games.
    fn best<'g>(self, games: impl IntoIterator<Item = &'g StatGame>) -> Option<Holder> {
        let of_game = |game: &'g StatGame| {
            game.people.iter().filter_map(move |player| {
                let number = self.number(game, player)?;
                Some((game, Holder { player: player.clone(), number, day: game.day.clone() }))
            })
        };
        let all = games.into_iter().flat_map(of_game);
        let better = |(game, best): (&'g StatGame, Holder), (other, it): (&'g StatGame, Holder)| {
            if self.worth(game, &it) > self.worth(game, &best) { (other, it) } else { (game, best) }
        };
        all.reduce(better).map(|(_, holder)| holder)
    }

    fn worth(self, game: &StatGame, holder: &Holder) -> Points {
        if self == Feat::Run { holder.number } else { game.wins.worth(holder.number) }
    }

    /// What a player of a game has of it.
    fn number(self, game: &StatGame, player: &str) -> Option<Points> {
        let points = || game.held_by(player).map(|held| held.hand.points);
        match self {
            // Whoever took over a seat has only a part of its total.
            Feat::Total if game.places.len() < game.people.len() => None,
            Feat::Total => Some(points().sum()),
            Feat::Deal => points().max_by_key(|points| game.wins.worth(*points)),
            Feat::Run => {
                let bids: Vec<bool> =
                    game.held_by(player).filter_map(|held| Some(held.hand.bid?.made)).collect();
                let runs = bids.split(|made| !made).map(<[bool]>::len).max();
                runs.filter(|run| *run > 0).map(|run| Points::whole(run as i64))
            }
        }
    }
}
