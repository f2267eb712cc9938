//! A table whose cells say what they mean, for any format to draw.

use crate::cards::visible;
use crate::words::{self, Text};

/// A table: groups of columns, and rows of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// The caption, in parts; empty for none.
    pub caption: Vec<String>,
    /// The columns, in groups that share a heading.
    pub groups: Vec<Group>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
}

/// Columns under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The heading over all of them; may be empty.
    pub heading: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// Whether the group identifies the row, so that each piece of a table too wide for one repeats
    /// it.
    pub stub: bool,
}

/// A column of a [`Group`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The label under the group's heading, unless the column is clear without it.
    pub label: Option<Text>,
    /// The label in narrow tables.
    pub terse: Option<Text>,
    /// What the column holds, for a screen reader or a program, unless the group's heading says it.
    pub name: Option<Text>,
    /// The side its cells are aligned to.
    pub align: Align,
    /// Whether its texts may be shortened to save space.
    pub elastic: bool,
    /// Whether its texts are remarks on the column before, which may be shown in the same cell.
    pub remarks: bool,
    /// Whether its texts identify the row, as a name or a number does.
    pub row_heading: bool,
}

/// The side that cells are aligned to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// As text.
    Left,
    /// As numbers.
    Right,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A cell for each column.
    Cells(Vec<Cell>),
    /// A line across the table.
    Line,
    /// A title that begins a section, in parts.
    Title(Vec<String>),
}

/// A text, and what it means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text: one line, no control characters.
    pub text: String,
    /// What it means.
    pub ink: Ink,
}

/// What a text means. A format may show it, but never by colour alone. As a text it is the class that
/// pages and pictures have for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Ink {
    /// Nothing in particular.
    #[default]
    #[strum(serialize = "")]
    Plain,
    /// A heading or a title.
    Heading,
    /// A hand that took what it bid.
    Made,
    /// A hand that took more or fewer.
    Missed,
    /// Points on top of the hand's own.
    #[strum(serialize = "plus")]
    Bonus,
    /// A running total.
    #[strum(serialize = "sum")]
    Total,
    /// The leader's.
    Leader,
    /// Secondary: a hand not played, a line.
    Dim,
    /// Struck out: it does not count.
    Struck,
}

impl Grid {
    /// A table with these columns and no rows.
    pub fn new(groups: Vec<Group>) -> Grid {
        Grid { groups, ..Grid::default() }
    }

    /// A table with a single column under each heading. The first identifies the row.
    pub fn of_columns<T: Into<String>>(columns: impl IntoIterator<Item = (T, Column)>) -> Grid {
        let mut groups: Vec<Group> = columns
            .into_iter()
            .map(|(heading, column)| Group::of_one(&heading.into(), column))
            .collect();
        if let Some(first) = groups.first_mut() {
            first.stub = true;
            first.columns[0].row_heading = true;
        }
        Grid::new(groups)
    }

    /// Every column, across all groups.
    pub fn columns(&self) -> impl Iterator<Item = &Column> {
        self.groups.iter().flat_map(|group| &group.columns)
    }

    /// Adds a row with a cell for each column.
    pub fn push(&mut self, cells: Vec<Cell>) {
        debug_assert_eq!(cells.len(), self.columns().count(), "a cell for each column");
        self.rows.push(Row::Cells(cells));
    }

    /// What each column holds, after the heading of its group: `Igor total`.
    pub fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for group in &self.groups {
            for column in &group.columns {
                let name = column.name();
                if group.heading.is_empty() || group.heading == name {
                    names.push(name);
                } else {
                    names.push(format!("{} {name}", group.heading).trim_end().to_owned());
                }
            }
        }
        names
    }

    /// The table with each remark in the cell that it is about.
    pub fn joined(&self) -> Grid {
        let remarks: Vec<bool> = self.columns().map(|column| column.remarks).collect();
        let mut joined = self.clone();
        for group in &mut joined.groups {
            group.columns.retain(|column| !column.remarks);
        }
        for cells in joined.rows.iter_mut().filter_map(Row::cells_mut) {
            let mut merged: Vec<Cell> = Vec::with_capacity(cells.len());
            for (cell, is_remark) in cells.drain(..).zip(&remarks) {
                match merged.last_mut() {
                    Some(before) if *is_remark => {
                        if !cell.text.is_empty() {
                            before.text = format!("{} {}", before.text, cell.text);
                        }
                    }
                    _ => merged.push(cell),
                }
            }
            *cells = merged;
        }
        joined
    }

    /// The index of the column that identifies the row; the first column if none is marked.
    pub fn row_heading(&self) -> usize {
        self.columns().position(|column| column.row_heading).unwrap_or(0)
    }

    /// The parts of the table, each with the title that begins it.
    pub fn sections(&self) -> Vec<(String, Grid)> {
        let mut sections: Vec<(String, Grid)> = Vec::new();
        for row in &self.rows {
            if let Row::Title(parts) = row {
                sections.push((parts.join(" · "), Grid::new(self.groups.clone())));
            } else if let Some((_, section)) = sections.last_mut() {
                section.rows.push(row.clone());
            }
        }
        sections
    }

    /// The table with its labels in their terse form.
    pub fn terse(mut self) -> Grid {
        for column in self.columns_mut() {
            column.label = column.terse;
        }
        self
    }

    /// The table with a label, in its terse form, for every column that has a name.
    pub fn with_names(mut self) -> Grid {
        for column in self.columns_mut() {
            column.label = column.terse.or(column.name);
        }
        self
    }

    /// The table without labels.
    pub(super) fn without_labels(mut self) -> Grid {
        for column in self.columns_mut() {
            column.label = None;
        }
        self
    }

    fn columns_mut(&mut self) -> impl Iterator<Item = &mut Column> {
        self.groups.iter_mut().flat_map(|group| &mut group.columns)
    }
}

impl Row {
    /// The row's cells, or `None` for a line or a title.
    pub fn cells(&self) -> Option<&[Cell]> {
        if let Row::Cells(cells) = self { Some(cells) } else { None }
    }

    /// The row's cells to be changed, or `None` for a line or a title.
    pub fn cells_mut(&mut self) -> Option<&mut Vec<Cell>> {
        if let Row::Cells(cells) = self { Some(cells) } else { None }
    }
}

impl Group {
    /// Several columns under one heading.
    pub fn new(heading: &str, columns: Vec<Column>) -> Group {
        Group { heading: heading.to_owned(), columns, stub: false }
    }

    /// A single column under its heading.
    pub fn of_one(heading: &str, column: Column) -> Group {
        Group::new(heading, vec![column])
    }

    /// Marks the group as one that identifies the row.
    pub fn stub(self) -> Group {
        Group { stub: true, ..self }
    }
}

impl Column {
    /// A column of numbers, without a label.
    pub const NUMBERS: Column = Column {
        label: None,
        terse: None,
        name: None,
        align: Align::Right,
        elastic: false,
        remarks: false,
        row_heading: false,
    };
    /// A column of texts that are never shortened, without a label.
    pub const WORDS: Column = Column { align: Align::Left, ..Column::NUMBERS };
    /// A column of names or sentences that may be shortened, without a label.
    pub const NAMES: Column = Column { elastic: true, ..Column::WORDS };

    /// Gives the column a label, for wide tables only.
    pub const fn labelled(self, label: Text) -> Column {
        Column { label: Some(label), name: Some(label), ..self }
    }

    /// Gives the column a label for narrow tables.
    pub const fn in_short(self, label: Text) -> Column {
        Column { terse: Some(label), ..self }
    }

    /// Names what the column holds, without showing it as a label.
    pub const fn named(self, name: Text) -> Column {
        Column { name: Some(name), ..self }
    }

    /// The label in the reader's language; empty if there is none.
    pub fn label(&self) -> String {
        self.label.map_or_else(String::new, Text::say)
    }

    /// What the column holds, in the reader's language; empty if the group's heading says it.
    pub fn name(&self) -> String {
        self.name.map_or_else(String::new, Text::say)
    }

    /// Marks the column as remarks on the one before.
    pub const fn remarks(self) -> Column {
        Column { remarks: true, ..self }
    }

    /// Marks the column as the one that identifies the row.
    pub const fn row_heading(self) -> Column {
        Column { row_heading: true, ..self }
    }
}

impl Cell {
    /// A cell with this text, in one line.
    pub fn new(text: impl ToString, ink: Ink) -> Cell {
        Cell { text: visible(&words::decimal(text.to_string()).replace('\n', " ")).into(), ink }
    }

    /// A cell without a particular meaning.
    pub fn plain(text: impl ToString) -> Cell {
        Cell::new(text, Ink::Plain)
    }

    /// A cell with this text, or an empty one.
    pub fn maybe(text: Option<impl ToString>) -> Cell {
        text.map(Cell::plain).unwrap_or_default()
    }
}

/// Those parts of a table that it has, of all that it could have.
pub(super) fn chosen<T, const N: usize>(parts: [(bool, T); N]) -> Vec<T> {
    parts.into_iter().filter_map(|(is_chosen, part)| is_chosen.then_some(part)).collect()
}
