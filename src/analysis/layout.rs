//! What the columns of a table hold.

use super::CellKind;
use super::column_names::{Field, label_among_labels};
use super::text::Token;
use super::written::SheetColumns;

/// The players, and what each column holds.
#[derive(Clone, Default)]
pub(super) struct Layout {
    pub(super) players: Vec<String>,
    pub(super) fields: Vec<Field>,
    /// The names of columns that are not read.
    pub(super) unread: Vec<String>,
    /// Whether the columns of a player have no labels.
    pub(super) is_guess: bool,
}

impl Layout {
    /// What the columns are taken for.
    pub(super) fn columns(&self) -> SheetColumns {
        let mut columns = SheetColumns { is_guess: self.is_guess, ..SheetColumns::default() };
        columns.unread.clone_from(&self.unread);
        let mut add_to_player = |kind| {
            if !columns.of_player.contains(&kind) {
                columns.of_player.push(kind);
            }
        };
        let mut of_deal = Vec::new();
        for field in &self.fields {
            match field {
                Field::Hand(_, kind) => add_to_player(*kind),
                Field::BidAndTook(_) => {
                    add_to_player(CellKind::Bid);
                    add_to_player(CellKind::Took);
                }
                Field::Number => of_deal.push(CellKind::Deal),
                Field::Mark => of_deal.push(CellKind::Cards),
                Field::Trump => of_deal.push(CellKind::Trump),
                Field::Dealer => of_deal.push(CellKind::Dealer),
                _ => {}
            }
        }
        columns.of_deal = of_deal;
        columns
    }
}

/// The layout of a header with a column of players: a row for each hand.
pub(super) fn long(cells: &[Token]) -> Option<Layout> {
    let field = |cell: &Token| label_among_labels(&cell.text);
    if !cells.iter().any(|cell| field(cell) == Some(Field::Player)) {
        return None;
    }
    let mut layout = Layout::default();
    for cell in cells {
        layout.fields.push(match field(cell) {
            Some(field) if layout.fields.contains(&field) => Field::Ignored,
            Some(field) => field,
            None => {
                layout.unread.push(cell.text.clone());
                Field::Ignored
            }
        });
    }
    Some(layout)
}
