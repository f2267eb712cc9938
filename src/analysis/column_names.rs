//! What columns of sheets are called, in several languages and by other programs.

use super::CellKind;
use super::text::SheetLine;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// What a column of the text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Number,
    Mark,
    Extra,
    Trump,
    Dealer,
    Ignored,
    /// A remark on the deal, which marks a row without totals as struck out.
    Note,
    Hand(usize, CellKind),
    BidAndTook(usize),
    /// Whose hand the row is, where each hand has a row.
    Player,
    /// The place in the speaking order.
    Place,
    /// What the row says of the whole game.
    About(GameField),
}

/// What a column says of the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameField {
    Game,
    Date,
    /// When it began, where each game has a row.
    Start,
    Title,
    Rules,
    Scoring,
}

/// A column as `column-names.toml` calls it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ColumnKey {
    Number,
    Cards,
    Extra,
    Trump,
    Dealer,
    Note,
    Ignored,
    Both,
    Bid,
    Took,
    Points,
    Bonus,
    Ruling,
    Total,
    Player,
    Place,
    Game,
    Date,
    Start,
    Title,
    Rules,
    Scoring,
}

impl ColumnKey {
    /// The column; the index of the player is 0 until it is known.
    const fn field(self) -> Field {
        match self {
            ColumnKey::Number => Field::Number,
            ColumnKey::Cards => Field::Mark,
            ColumnKey::Extra => Field::Extra,
            ColumnKey::Trump => Field::Trump,
            ColumnKey::Dealer => Field::Dealer,
            ColumnKey::Note => Field::Note,
            ColumnKey::Ignored => Field::Ignored,
            ColumnKey::Both => Field::BidAndTook(0),
            ColumnKey::Bid => Field::Hand(0, CellKind::Bid),
            ColumnKey::Took => Field::Hand(0, CellKind::Took),
            ColumnKey::Points => Field::Hand(0, CellKind::Points),
            ColumnKey::Bonus => Field::Hand(0, CellKind::Bonus),
            ColumnKey::Ruling => Field::Hand(0, CellKind::Ruling),
            ColumnKey::Total => Field::Hand(0, CellKind::Total),
            ColumnKey::Player => Field::Player,
            ColumnKey::Place => Field::Place,
            ColumnKey::Game => Field::About(GameField::Game),
            ColumnKey::Date => Field::About(GameField::Date),
            ColumnKey::Start => Field::About(GameField::Start),
            ColumnKey::Title => Field::About(GameField::Title),
            ColumnKey::Rules => Field::About(GameField::Rules),
            ColumnKey::Scoring => Field::About(GameField::Scoring),
        }
    }
}

/// The columns by their names, written as [`plain`] writes them.
static FIELDS: LazyLock<HashMap<String, Field>> = LazyLock::new(|| {
    type Names = BTreeMap<ColumnKey, Vec<String>>;
    let sources: BTreeMap<String, Names> =
        toml::from_str(include_str!("column-names.toml")).expect("the embedded names are sound");
    let mut fields = HashMap::new();
    for (key, names) in sources.into_values().flatten() {
        for name in names {
            fields.entry(plain(&name)).or_insert(key.field());
        }
    }
    fields
});

/// A name in lower case, without the spaces and marks that people leave out.
fn plain(name: &str) -> String {
    name.to_lowercase().replace([' ', '_', '-'], "")
}

/// What a column of this name holds.
pub(super) fn label(name: &str) -> Option<Field> {
    let name = plain(name);
    let mut letters = name.chars();
    if letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none() {
        return None;
    }
    FIELDS.get(&name).copied()
}

/// What a column of this name holds, in a row that has nothing but such names.
pub(super) fn label_among_labels(name: &str) -> Option<Field> {
    FIELDS.get(&plain(name)).copied()
}

/// Whether a line has nothing but names of columns.
pub(super) fn is_labels(line: &SheetLine<'_>) -> bool {
    line.cells.iter().all(|cell| label_among_labels(&cell.text).is_some())
}

/// Whether a line has the sums of the rows above it.
pub(super) fn is_sums(line: &SheetLine<'_>) -> bool {
    let first = line.cells.iter().find(|cell| !cell.text.is_empty());
    first.is_some_and(|cell| {
        let text = cell.text.trim_end_matches(':');
        let is_total = matches!(label(text), Some(Field::Hand(_, CellKind::Total)));
        is_total || matches!(text, "Σ" | "∑" | "=")
    })
}

impl Field {
    pub(super) const fn is_hand(self) -> bool {
        matches!(self, Field::Hand(..) | Field::BidAndTook(_))
    }

    /// The same field for another player.
    pub(super) const fn of_player(self, player: usize) -> Field {
        match self {
            Field::Hand(_, column) => Field::Hand(player, column),
            Field::BidAndTook(_) => Field::BidAndTook(player),
            field => field,
        }
    }
}
