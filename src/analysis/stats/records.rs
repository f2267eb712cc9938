//! Records: the best results of all games by the same rules.

use super::game::{HandInGame, StatGame};
use crate::rules::Points;
use strum::{EnumIter, IntoEnumIterator};

/// The kinds of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub enum Feat {
    /// The best total of a finished game, among games with the same numbers of deals and players.
    Total,
    /// The best points of a deal.
    Deal,
    /// The longest run of bids made.
    Run,
}

/// A record that a game broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The kind of record.
    pub feat: Feat,
    /// The new holder.
    pub now: Holder,
    /// The holder until then; of several, the first.
    pub before: Holder,
}

/// The holder of a record.
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
    /// The records that a game broke. To equal a record is not to break it, and the first game by some
    /// rules breaks none.
    pub fn broken(game: &StatGame, others: &[StatGame]) -> Vec<Record> {
        let mut earlier: Vec<&StatGame> = others
            .iter()
            .filter(|other| other.rules_and_score() == game.rules_and_score())
            .filter(|other| other.order() < game.order())
            .collect();
        earlier.sort_by(|one, other| one.order().cmp(&other.order()));

        let mut broken = Vec::new();
        for feat in Feat::iter() {
            let comparable = earlier.iter().copied().filter(|other| feat.can_compare(other, game));
            let Some(before) = feat.best(comparable) else { continue };
            let Some(now) = feat.best([game]) else { continue };
            if feat.worth(game, now.number) > feat.worth(game, before.number) {
                broken.push(Record { feat, now, before });
            }
        }
        broken
    }
}

impl Feat {
    /// Whether this record can be compared between two games.
    fn can_compare(self, one: &StatGame, other: &StatGame) -> bool {
        self != Feat::Total
            || one.deals.len() == other.deals.len()
                && one.people.len() == other.people.len()
                && one.places.len() == other.places.len()
    }

    /// The holder in some games by the same rules; of several, the first.
    fn best<'g>(self, games: impl IntoIterator<Item = &'g StatGame>) -> Option<Holder> {
        let mut best: Option<(Points, Holder)> = None;
        for game in games {
            for player in &game.people {
                let Some(number) = self.number(game, player) else { continue };
                let worth = self.worth(game, number);
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    let holder = Holder { player: player.clone(), number, day: game.day() };
                    best = Some((worth, holder));
                }
            }
        }
        best.map(|(_, holder)| holder)
    }

    /// The worth of a result in a game: the larger, the better, even where the lowest points win.
    fn worth(self, game: &StatGame, number: Points) -> Points {
        if self == Feat::Run { number } else { game.wins.worth(number) }
    }

    /// A player's result in a game: points, or the number of bids in the longest run.
    fn number(self, game: &StatGame, player: &str) -> Option<Points> {
        let hands = game.hands_of(player);
        match self {
            // Nobody has a place in an unfinished game. And where players came or went, or deals were
            // played elsewhere, a player's deals are only a part of the game.
            Feat::Total if !game.is_ranked() || game.tables.len() > 1 => None,
            Feat::Total if game.brought_forward.is_some() => None,
            Feat::Total => Some(hands.map(|held| held.hand.points).sum()),
            Feat::Deal => hands.max_by_key(HandInGame::worth).map(|held| held.hand.points),
            Feat::Run => {
                let mut longest = 0;
                let mut run = 0;
                for bid in hands.filter_map(|held| held.hand.bid) {
                    run = if bid.made { run + 1 } else { 0 };
                    longest = longest.max(run);
                }
                (longest > 0).then(|| Points::whole(longest))
            }
        }
    }
}
