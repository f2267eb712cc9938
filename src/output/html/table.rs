//! A table as HTML has it: headings that span their columns, each with the scope that says what it
//! is a heading of.

use crate::output::chart::Key;
use crate::output::suits_as_text;
use crate::views::{Align, Cell, Column, Grid, Group, Ink, Row};

/// A table, ready to be written.
#[derive(Debug)]
pub(super) struct HtmlTable {
    /// What stands over it.
    pub(super) caption: String,
    /// The rows of headings: one, or two where groups have columns of their own.
    pub(super) heads: Vec<Vec<Th>>,
    pub(super) rows: Vec<Tr>,
}

/// A heading of columns.
#[derive(Debug)]
pub(super) struct Th {
    pub(super) text: String,
    /// Whether the text is for who cannot see where the column stands.
    pub(super) hidden: bool,
    pub(super) columns: usize,
    pub(super) rows: usize,
    pub(super) class: String,
    /// The marker of the player's line.
    pub(super) key: Option<Key>,
}

/// A row.
#[derive(Debug)]
pub(super) struct Tr {
    /// Whether a line parts it from the row before.
    pub(super) line: bool,
    pub(super) cells: Vec<Td>,
}

/// A cell.
#[derive(Debug)]
pub(super) struct Td {
    pub(super) text: String,
    pub(super) class: String,
    /// Whether it is the heading of its row.
    pub(super) head: bool,
    /// The part of the page that tells more of the row.
    pub(super) link: Option<String>,
    /// The marker of the player's line.
    pub(super) key: Option<Key>,
}

impl Th {
    /// Returns what it is a heading of.
    pub(super) const fn scope(&self) -> &'static str {
        if self.columns > 1 { "colgroup" } else { "col" }
    }
}

impl HtmlTable {
    /// A table with this caption. The columns of group `player` have that as a class.
    pub(super) fn of(grid: &Grid, caption: &str) -> HtmlTable {
        let grid = grid.joined();
        let classes = classes(&grid);
        let head = grid.row_heading();
        let mut rows = Vec::new();
        let mut line = false;
        for row in &grid.rows {
            match row {
                Row::Cells(cells) => {
                    let columns = grid.columns().zip(&classes).zip(cells).enumerate();
                    let cells = columns.map(|(index, ((column, class), cell))| {
                        td(column, class, cell, index == head)
                    });
                    rows.push(Tr { line, cells: cells.collect() });
                    line = false;
                }
                Row::Line | Row::Title(_) => line = true,
            }
        }
        HtmlTable { caption: caption.to_owned(), heads: heads(&grid, &classes), rows }
    }

    /// Links the heading of each row to what `link` returns for its place, counted from 0.
    pub(super) fn link_rows(&mut self, link: impl Fn(usize) -> Option<String>) {
        for (index, row) in self.rows.iter_mut().enumerate() {
            for cell in row.cells.iter_mut().filter(|cell| cell.head) {
                cell.link = link(index);
            }
        }
    }

    /// Sets the marker of each player's line beside the player's name in a column of names.
    pub(super) fn key_rows(&mut self, players: &[String]) {
        for cell in self.rows.iter_mut().flat_map(|row| &mut row.cells).filter(|cell| cell.head) {
            cell.key = key(players, &cell.text);
        }
    }

    /// Sets the marker of each player's line beside the player's name over the columns.
    pub(super) fn key_heads(&mut self, players: &[String]) {
        for heading in self.heads.iter_mut().flatten().filter(|heading| heading.columns > 1) {
            heading.key = key(players, &heading.text);
        }
    }
}

fn key(players: &[String], name: &str) -> Option<Key> {
    players.iter().position(|player| player == name).map(Key::of)
}

/// Returns the classes of each column: what it holds, its side, and for a player's columns which
/// player's.
fn classes(grid: &Grid) -> Vec<String> {
    let mut player = 0;
    let mut classes = Vec::new();
    for group in &grid.groups {
        let of_player = is_player(group);
        for (index, column) in group.columns.iter().enumerate() {
            let mut class: Vec<String> = vec![column.label.name.replace(['/', ' '], "-")];
            if column.align == Align::Right {
                class.push("n".into());
            }
            if of_player {
                class.push(format!("p{player}"));
            }
            if of_player && index == 0 {
                class.push("first".into());
            }
            class.retain(|class| !class.is_empty());
            classes.push(class.join(" "));
        }
        player += usize::from(of_player);
    }
    classes
}

/// Returns whether a group has a heading over columns of its own, as a player's has.
fn is_player(group: &Group) -> bool {
    !group.heading.is_empty() && group.columns.len() > 1
}

fn heads(grid: &Grid, classes: &[String]) -> Vec<Vec<Th>> {
    let two = grid.groups.iter().any(is_player);
    let (mut upper, mut lower) = (Vec::new(), Vec::new());
    let mut first = 0;
    for group in &grid.groups {
        let own = &classes[first..first + group.columns.len()];
        first += group.columns.len();
        let spans = is_player(group);
        if spans {
            let class = own.first().and_then(|class| {
                class
                    .split(' ')
                    .find(|word| word.starts_with('p') && word[1..].parse::<usize>().is_ok())
            });
            upper.push(Th {
                text: group.heading.clone(),
                hidden: false,
                columns: own.len(),
                rows: 1,
                class: format!("who {}", class.unwrap_or_default()),
                key: None,
            });
        }
        for (column, class) in group.columns.iter().zip(own) {
            let label =
                if spans || group.heading.is_empty() { column.label.full } else { &group.heading };
            let th = Th {
                text: if label.is_empty() { column.label.name } else { label }.to_owned(),
                hidden: label.is_empty(),
                columns: 1,
                rows: if two && !spans { 2 } else { 1 },
                class: class.clone(),
                key: None,
            };
            if spans { lower.push(th) } else { upper.push(th) }
        }
    }
    [upper, lower].into_iter().filter(|row| !row.is_empty()).collect()
}

fn td(column: &Column, class: &str, cell: &Cell, head: bool) -> Td {
    let meaning = match cell.ink {
        Ink::Plain => None,
        Ink::Heading => Some("heading"),
        Ink::Made => Some("made"),
        Ink::Missed => Some("missed"),
        Ink::Bonus => Some("plus"),
        Ink::Total => Some("sum"),
        Ink::Leader => Some("leader"),
        Ink::Dim => Some("dim"),
    };
    let suited = cell.ink == Ink::Plain && !column.elastic;
    let red = (suited && cell.text.contains(['♥', '♦'])).then_some("red");
    let class: Vec<&str> = [Some(class), meaning, red].into_iter().flatten().collect();
    let text = if column.elastic { cell.text.clone() } else { suits_as_text(&cell.text) };
    Td { text, class: class.join(" "), head, link: None, key: None }
}
