//! A table as HTML has it: headings that span their columns, each with its scope.

use crate::output::chart::LineKey;
use crate::output::suits_as_text;
use crate::views::{Align, Cell, Column, Grid, Group, Ink, Row};
use crate::words::{self, Voice};
use std::borrow::Cow;

/// A table, ready to be written.
#[derive(Debug)]
pub(crate) struct HtmlTable {
    pub(crate) caption: String,
    /// The rows of headings: one, or two where groups have columns of their own.
    pub(crate) heads: Vec<Vec<Th>>,
    grid: Grid,
    /// The columns, each with its class.
    columns: Vec<(Column, String)>,
    row_heading: usize,
    /// The players whose lines have markers.
    players: Vec<String>,
    /// How many rows before the first are left out.
    pub(crate) skipped: usize,
}

/// A heading of columns.
#[derive(Debug, Default)]
pub(crate) struct Th {
    pub(crate) text: String,
    /// Whether the text is for screen readers only.
    pub(crate) hidden: bool,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) class: String,
    /// The marker of the player's line.
    pub(crate) key: Option<LineKey>,
}

/// A cell.
#[derive(Debug)]
pub(crate) struct Td<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) class: String,
    /// Whether it is the heading of its row.
    pub(crate) head: bool,
    /// The marker of the player's line.
    pub(crate) key: Option<LineKey>,
}

impl HtmlTable {
    /// A table with this caption. The columns of the player in place `n` have the class `pn`. The
    /// markers of these players' lines stand beside their names.
    pub(crate) fn of(grid: Grid, caption: &str, players: &[String]) -> HtmlTable {
        let grid = grid.joined();
        let classes = column_classes(&grid);
        HtmlTable {
            caption: caption.to_owned(),
            heads: heads(&grid, &classes, players),
            columns: grid.columns().copied().zip(classes).collect(),
            row_heading: grid.row_heading(),
            players: players.to_owned(),
            skipped: 0,
            grid,
        }
    }

    /// The same table with no more than this number of rows, its last.
    pub(crate) fn last_rows(mut self, most: usize) -> HtmlTable {
        while self.len() > most {
            let row = self.grid.rows.remove(0);
            self.skipped += usize::from(row.cells().is_some());
        }
        self
    }

    /// The number of rows, without the lines between them.
    pub(crate) fn len(&self) -> usize {
        self.grid.rows.iter().filter_map(Row::cells).count()
    }

    /// The rows, each made when it is written, and whether a line separates it from the row before.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (bool, Vec<Td<'_>>)> {
        let mut is_after_line = false;
        self.grid.rows.iter().filter_map(move |row| {
            let line_before = is_after_line;
            is_after_line = row.cells().is_none();
            Some((line_before, self.row(row.cells()?)))
        })
    }

    fn row<'a>(&'a self, cells: &'a [Cell]) -> Vec<Td<'a>> {
        let mut row = Vec::new();
        for (index, ((column, column_class), cell)) in self.columns.iter().zip(cells).enumerate() {
            let text = &cell.text;
            let can_be_suit = cell.ink == Ink::Plain && !column.elastic;
            let red = if can_be_suit && text.contains(['♥', '♦']) { "red" } else { "" };
            row.push(Td {
                text: if column.elastic { text.into() } else { suits_as_text(text) },
                class: joined(&[column_class, cell.ink.into(), red]),
                head: index == self.row_heading,
                key: if column.row_heading { key(&self.players, text) } else { None },
            });
        }
        row
    }
}

fn key(players: &[String], name: &str) -> Option<LineKey> {
    players.iter().position(|player| player == name).map(LineKey::of)
}

/// Whether a group has a heading over columns of its own, as a player's has.
fn is_player(group: &Group) -> bool {
    !group.heading.is_empty() && group.columns.len() > 1
}

/// The class of each column: what it holds, its side, and whose it is.
fn column_classes(grid: &Grid) -> Vec<String> {
    let mut classes = Vec::new();
    let mut player = 0;
    for group in &grid.groups {
        let own = if is_player(group) { format!("p{player}") } else { String::new() };
        for (index, column) in group.columns.iter().enumerate() {
            // Classes are English in every language.
            let name = words::speak(Voice::default(), || column.name());
            classes.push(joined(&[
                &name.replace(['/', ' '], "-"),
                if column.align == Align::Right { "n" } else { "" },
                &own,
                if is_player(group) && index == 0 { "first" } else { "" },
            ]));
        }
        player += usize::from(is_player(group));
    }
    classes
}

/// The rows of headings: those of players stand above those of their columns.
fn heads(grid: &Grid, classes: &[String], players: &[String]) -> Vec<Vec<Th>> {
    let has_players = grid.groups.iter().any(is_player);
    let mut upper = Vec::new();
    let mut lower = Vec::new();
    let mut classes = classes.iter();
    let mut player = 0;
    for group in &grid.groups {
        let columns = group.columns.iter().zip(&mut classes);
        if is_player(group) {
            upper.push(Th {
                text: group.heading.clone(),
                columns: group.columns.len(),
                class: format!("who p{player}"),
                key: key(players, &group.heading),
                ..Th::default()
            });
            player += 1;
            lower.extend(columns.map(|(column, class)| Th::of_column(column, "", class)));
        } else {
            upper.extend(columns.map(|(column, class)| Th {
                rows: if has_players { 2 } else { 1 },
                ..Th::of_column(column, &group.heading, class)
            }));
        }
    }

    let mut heads = vec![upper, lower];
    heads.retain(|row| !row.is_empty());
    heads
}

impl Th {
    /// The heading of one column. Where its group has none, it is the label; where that is empty too,
    /// the name for screen readers.
    fn of_column(column: &Column, group_heading: &str, class: &str) -> Th {
        let mut text = group_heading.to_owned();
        if text.is_empty() {
            text = column.label();
        }
        let hidden = text.is_empty();
        if hidden {
            text = column.name();
        }
        Th { text, hidden, rows: 1, class: class.to_owned(), ..Th::default() }
    }
}

/// Classes with spaces between them, without empty ones.
fn joined(classes: &[&str]) -> String {
    words::joined(classes.iter().filter(|class| !class.is_empty()), " ")
}
