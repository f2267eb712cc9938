//! A table as HTML has it: headings that span their columns, each with its scope.

use crate::output::chart::Key;
use crate::output::suits_as_text;
use crate::views::{Align, Column, Grid, Group, Ink, Row};
use crate::words;
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
    pub(crate) key: Option<Key>,
}

/// A cell.
#[derive(Debug)]
pub(crate) struct Td<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) class: String,
    /// Whether it is the heading of its row.
    pub(crate) head: bool,
    /// The marker of the player's line.
    pub(crate) key: Option<Key>,
}

impl HtmlTable {
    /// A table with this caption. The columns of the player in place `n` have the class `pn`. The
    /// markers of these players' lines stand beside their names.
    pub(crate) fn of(grid: Grid, caption: &str, players: &[String]) -> HtmlTable {
        let grid = grid.joined();
        let (heads, classes) = heads(&grid, players);
        HtmlTable {
            caption: caption.to_owned(),
            heads,
            columns: grid.columns().copied().zip(classes).collect(),
            row_heading: grid.row_heading(),
            players: players.to_owned(),
            grid,
        }
    }

    /// The number of rows, without the lines between them.
    pub(crate) fn len(&self) -> usize {
        self.grid.rows.iter().filter_map(Row::cells).count()
    }

    /// The rows, each made when it is written, and whether a line separates it from the row before.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (bool, Vec<Td<'_>>)> {
        let mut line = false;
        self.grid.rows.iter().filter_map(move |row| {
            let line = std::mem::replace(&mut line, row.cells().is_none());
            let cells = self.columns.iter().zip(row.cells()?).enumerate();
            let cells = cells.map(|(index, ((column, column_class), cell))| {
                let text = &cell.text;
                let is_suit = cell.ink == Ink::Plain && !column.elastic;
                let red = if is_suit && text.contains(['♥', '♦']) { "red" } else { "" };
                Td {
                    text: if column.elastic { text.into() } else { suits_as_text(text) },
                    class: joined(&[column_class, cell.ink.into(), red]),
                    head: index == self.row_heading,
                    key: if column.row_heading { key(&self.players, text) } else { None },
                }
            });
            Some((line, cells.collect()))
        })
    }
}

fn key(players: &[String], name: &str) -> Option<Key> {
    players.iter().position(|player| player == name).map(Key::of)
}

/// Whether a group has a heading over columns of its own, as a player's has.
fn is_player(group: &Group) -> bool {
    !group.heading.is_empty() && group.columns.len() > 1
}

/// The rows of headings, and the class of each column: what it holds, its side, and whose it is.
fn heads(grid: &Grid, players: &[String]) -> (Vec<Vec<Th>>, Vec<String>) {
    let two = grid.groups.iter().any(is_player);
    let (mut heads, mut classes) = (vec![Vec::new(), Vec::new()], Vec::new());
    let mut player = 0;
    for group in &grid.groups {
        let spans = is_player(group);
        if spans {
            heads[0].push(Th {
                text: group.heading.clone(),
                columns: group.columns.len(),
                class: format!("who p{player}"),
                key: key(players, &group.heading),
                ..Th::default()
            });
        }
        for (index, column) in group.columns.iter().enumerate() {
            let class = joined(&[
                &column.name.replace(['/', ' '], "-"),
                if column.align == Align::Right { "n" } else { "" },
                &if spans { format!("p{player}") } else { String::new() },
                if spans && index == 0 { "first" } else { "" },
            ]);
            let label = match spans || group.heading.is_empty() {
                true => words::translated(column.label),
                false => group.heading.clone(),
            };
            heads[usize::from(spans)].push(Th {
                hidden: label.is_empty(),
                text: if label.is_empty() { words::translated(column.name) } else { label },
                rows: if two && !spans { 2 } else { 1 },
                class: class.clone(),
                ..Th::default()
            });
            classes.push(class);
        }
        player += usize::from(spans);
    }
    heads.retain(|row| !row.is_empty());
    (heads, classes)
}

/// Classes with spaces between them, without empty ones.
fn joined(classes: &[&str]) -> String {
    words::joined(classes.iter().filter(|class| !class.is_empty()), " ")
}
