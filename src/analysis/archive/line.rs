//! A whole game as one line of JSON. `docs/archive.md` describes it.

use crate::cards::{Card, Seat, Trump};
use crate::game::{
    Act, Annulment, BroughtForward, Count, Day, MOST_INCIDENTS, RuledIncident, TableEnd,
    TableRuling,
};
use crate::history::Stamp;
use crate::rules::{Call, Contract, MOST_DEALS, Points, Ruleset};
use schemars::JsonSchema;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_with::skip_serializing_none;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Not;

/// A game in an archive: everything needed to replay it, and its result.
///
/// ```
/// use hoyle::analysis::GameLine;
///
/// let line = r#"{"id":"friday","rules":"romanian","players":["Ana","Jo","Vera"],"dealer":"Vera",
///     "deals":[{"cards":1,"bids":[0,1,1],"took":[0,1,0]}]}"#;
/// let line: GameLine = serde_json::from_str(line).unwrap();
/// assert_eq!(line.play().unwrap().totals(), [5, 6, -1].map(hoyle::rules::Points::whole));
/// ```
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a game as an object")]
pub struct GameLine {
    /// The game's id; any text.
    #[serde(default)]
    pub id: String,
    /// Its title.
    pub title: Option<String>,
    /// When it began.
    #[schemars(with = "Option<String>")]
    pub begun: Option<Stamp>,
    /// When something was last recorded in it.
    #[schemars(with = "Option<String>")]
    pub last: Option<Stamp>,
    /// The day on which it was played, in local time.
    #[schemars(with = "Option<String>")]
    pub day: Option<Day>,
    /// The players whom names of the game mean, where they are listed under another.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub people: BTreeMap<String, String>,
    /// The id of a built-in set of rules.
    pub rules: Option<String>,
    /// The id of the score, unless it is the usual one of the rules.
    pub scoring: Option<String>,
    /// The form of the schedule, unless it is the usual one.
    pub schedule: Option<String>,
    /// The settings, each as `KEY=VALUE`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<String>,
    /// The whole set of rules, instead of an id.
    pub ruleset: Option<Box<Ruleset>>,
    /// The players' names at the start, in turn order.
    pub players: Vec<String>,
    /// The order of the sheet's columns, unless it is the turn order: places in `players`, from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub columns: Vec<Seat>,
    /// Who dealt first.
    pub dealer: String,
    /// What was played elsewhere before these deals.
    pub brought_forward: Option<BroughtForward>,
    /// The deals played to the end, in order; what happened after the last of them is left out.
    #[serde(deserialize_with = "few::<_, _, MOST_DEALS>")]
    pub deals: Vec<LineDeal>,
    /// Who came, who left and who changed places after the last of them, as journals hold it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Value>")]
    pub after: Vec<Act>,
    /// How the table ended the game after these deals, before the rules did.
    pub ended: Option<TableEnd>,
    /// Whether the game is over. This and what follows is worked out, and ignored on reading.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub finished: bool,
    /// Each side's total, in turn order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<Points>,
    /// Each side's rank, from 1, in turn order; 0 for somebody who left before playing a deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<usize>,
}

/// A deal of a [`GameLine`]. Lists of numbers have one for each player, in the order of `players` and
/// then of those who have joined, or `null`.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a deal as an object")]
pub struct LineDeal {
    /// The id of the extra deal, if it is one.
    pub extra: Option<String>,
    /// The id of the kind of deal, if a player chose it.
    pub kind: Option<String>,
    /// The cards dealt to each player, which the rules decide: checked if given.
    pub cards: Option<u8>,
    /// Who dealt; if not given, the player whose turn it was.
    pub dealer: Option<String>,
    /// The trump, where it is known; checked where the rules decide it.
    pub trump: Option<Trump>,
    /// The suit turned up, where an auction decides what is trump.
    pub turned: Option<Trump>,
    /// The card turned up.
    pub card: Option<Card>,
    /// Who came, who left and who changed places before the deal, as journals hold it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Value>")]
    pub before: Vec<Act>,
    /// How often the cards were dealt again.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redeals: u8,
    /// How often it passed on to the next dealer, who dealt it again.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passed: u8,
    /// The exact bids: numbers, or the words that bids were made by; `null` for a dead hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "bids")]
    #[schemars(with = "Vec<Option<Value>>")]
    pub bids: Vec<Option<Count>>,
    /// The calls of an auction, in order, as journals hold them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Value>")]
    pub calls: Vec<Call>,
    /// The contract, as journals hold it: its bid and trump, and its players as places in `players`.
    #[schemars(with = "Option<Value>")]
    pub contract: Option<Contract>,
    /// The tallies recorded, by the ids in the rules.
    #[serde(rename = "counts", default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tallies: BTreeMap<String, Vec<Option<i64>>>,
    /// The tricks whose cards were recorded: the first ones of the deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tricks: Vec<LineTrick>,
    /// The tricks taken: by each player who bid, by each declarer for the side, or, where nobody bids,
    /// by each side in the place of its first player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub took: Vec<Option<i64>>,
    /// The rulings that the table made while this was the last deal begun, as journals hold them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Value>")]
    pub rulings: Vec<TableRuling>,
    /// The incidents that laws ruled on while this was the last deal begun, as journals hold them; those of
    /// deals that do not count are left out.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "few::<_, _, MOST_INCIDENTS>"
    )]
    #[schemars(with = "Vec<Value>")]
    pub incidents: Vec<RuledIncident>,
    /// The deals that the table annulled after this one was over and before the next had begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub annulled: Vec<Annulment>,
    /// Whether the table let stand what was against the rules.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub stands: bool,
    /// What each side scored, in turn order, without bonuses and rulings; `null` for a dead hand. Worked
    /// out, and ignored on reading.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Option<Points>>,
    /// What each side got for runs, if any did. Worked out, and ignored on reading.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<Points>,
}

impl LineDeal {
    /// The tallies, those that have a total last: with them the deal may end.
    pub(super) fn tallies_in_order(&self, rules: &Ruleset) -> Vec<(&String, &Vec<Option<i64>>)> {
        let mut tallies: Vec<_> = self.tallies.iter().collect();
        tallies.sort_by_key(|(id, _)| {
            rules.tallies.iter().any(|rule| rule.id == **id && rule.total.is_some())
        });
        tallies
    }
}

/// A trick of a [`LineDeal`].
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a trick as an object")]
pub struct LineTrick {
    /// Its cards, in the order played.
    pub cards: Vec<Card>,
    /// Who led, as a place in `players`, if it was out of turn.
    #[schemars(with = "Option<u8>")]
    pub by: Option<Seat>,
    /// The card then turned up from the talon.
    pub turned: Option<Card>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Reads a list of at most `N` elements, so that a line from a stranger cannot fill the memory.
fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    struct FewVisitor<T, const N: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for FewVisitor<T, N> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "0..={N}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut elements = Vec::new();
            while let Some(element) = list.next_element()? {
                if elements.len() == N {
                    return Err(A::Error::invalid_length(N + 1, &self));
                }
                elements.push(element);
            }
            Ok(elements)
        }
    }

    deserializer.deserialize_seq(FewVisitor::<T, N>(PhantomData))
}

/// Bids as numbers, words and `null`.
mod bids {
    use crate::game::Count;
    use crate::rules::{BidWord, MOST_PLAYERS};
    use serde::de::{Error, Unexpected, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::fmt;

    struct LineBid(Option<Count>);

    impl Serialize for LineBid {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match &self.0 {
                Some(Count { word: Some(word), .. }) => serializer.serialize_str(word),
                Some(count) => serializer.serialize_i64(count.number),
                None => serializer.serialize_none(),
            }
        }
    }

    impl<'de> Deserialize<'de> for LineBid {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LineBid, D::Error> {
            deserializer.deserialize_any(LineBidVisitor)
        }
    }

    struct LineBidVisitor;

    impl Visitor<'_> for LineBidVisitor {
        type Value = LineBid;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("bid")
        }

        fn visit_unit<E: Error>(self) -> Result<LineBid, E> {
            Ok(LineBid(None))
        }

        fn visit_i64<E: Error>(self, number: i64) -> Result<LineBid, E> {
            Ok(LineBid(Some(Count::next(number))))
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<LineBid, E> {
            // Too large for any bid, either way.
            self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<LineBid, E> {
            match BidWord::from(word) {
                Ok(word) => Ok(LineBid(Some(Count::word(word)))),
                Err(error) => Err(E::invalid_value(Unexpected::Str(error.element()), &self)),
            }
        }
    }

    pub(super) fn serialize<S: Serializer>(
        bids: &[Option<Count>],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(bids.iter().map(|bid| LineBid(*bid)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Option<Count>>, D::Error> {
        let bids = super::few::<D, LineBid, { MOST_PLAYERS as usize }>(deserializer)?;
        Ok(bids.into_iter().map(|LineBid(count)| count).collect())
    }
}
