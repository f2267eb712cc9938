//! Records: the best results of all games by the same rules.

use super::comparable::RulesAndScore;
use super::game::StatGame;
use super::hand::HandInGame;
use super::known::apart;
use super::ratio::Ratio;
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::collections::BTreeMap;
use strum::{EnumIter, IntoEnumIterator};

/// The kinds of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
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
    /// The id of the game.
    pub game: String,
    /// The day of the game.
    pub day: String,
}

/// A record as it stands: the first to reach it holds it.
#[skip_serializing_none]
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StandingRecord {
    /// The rules and the score.
    #[serde(flatten)]
    pub by: RulesAndScore,
    /// The kind of record.
    pub feat: Feat,
    /// How many players the games have, if only such games are compared.
    pub players: Option<usize>,
    /// How many deals they have.
    pub deals: Option<usize>,
    /// Who holds it.
    pub player: String,
    /// The points, or the number of bids.
    pub value: Ratio,
    /// The id of the game.
    pub game: String,
    /// Its day.
    pub day: String,
    /// The number of games compared.
    pub based_on: usize,
}

impl StandingRecord {
    /// The records of some games, in order of play, by rules and score.
    pub(super) fn all(games: &[&StatGame]) -> Vec<StandingRecord> {
        let mut records = Vec::new();
        for (by, games) in apart(games) {
            let mut alike: BTreeMap<(usize, usize), Vec<&StatGame>> = BTreeMap::new();
            for game in games.iter().copied().filter(|game| game.is_ranked()) {
                alike.entry((game.places.len(), game.deals.len())).or_default().push(game);
            }
            for ((players, deals), games) in alike {
                records.extend(StandingRecord::of(&by, Feat::Total, &games).map(|record| {
                    StandingRecord { players: Some(players), deals: Some(deals), ..record }
                }));
            }
            for feat in [Feat::Deal, Feat::Run] {
                records.extend(StandingRecord::of(&by, feat, &games));
            }
        }
        records
    }

    fn of(by: &RulesAndScore, feat: Feat, games: &[&StatGame]) -> Option<StandingRecord> {
        let holder = feat.best(games.iter().copied())?;
        Some(StandingRecord {
            by: by.clone(),
            feat,
            players: None,
            deals: None,
            player: holder.player,
            value: holder.number.into(),
            game: holder.game,
            day: holder.day,
            based_on: games.len(),
        })
    }
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
                    let holder = Holder {
                        player: player.clone(),
                        number,
                        game: game.id.clone(),
                        day: game.day().to_string(),
                    };
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
