//! A table that says what its cells mean, for any renderer to draw.

/// A table: groups of columns, and rows of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// What stands over the table, in parts that belong together; empty for none.
    pub caption: Vec<String>,
    /// The columns, in groups that share a heading.
    pub groups: Vec<Group>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
}

/// Columns that belong together under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The heading over all of them; may be empty.
    pub heading: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// Whether the group says what a row is about, so that every part of a table that is too wide
    /// for one piece repeats it.
    pub stub: bool,
}

/// A column of a [`Group`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands over the column, under the group's heading; may be empty.
    pub label: Heading,
    /// The side on which its cells stand.
    pub align: Align,
    /// Whether its texts may be shortened where room is scarce.
    pub elastic: bool,
}

/// A column's label, in words and in short.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// In words.
    pub full: &'static str,
    /// For where room is scarce.
    pub terse: &'static str,
}

/// The side of a column on which cells stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Left, as texts do.
    Left,
    /// Right, as numbers do.
    Right,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A cell for each column.
    Cells(Vec<Cell>),
    /// A line across the table.
    Line,
    /// A title across the table, in parts that belong together; it begins a section.
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

/// What a text means. A renderer may show it, but never by colour alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Nothing in particular.
    #[default]
    Plain,
    /// A heading or a title.
    Heading,
    /// Of a hand that took just what it bid.
    Made,
    /// Of a hand that took more or fewer.
    Missed,
    /// Points on top of the hand's own.
    Bonus,
    /// A running total.
    Total,
    /// Of whoever leads.
    Leader,
    /// There for completeness: a hand not played, a line.
    Dim,
}

impl Grid {
    /// Returns a table with these columns and no rows.
    pub fn new(groups: Vec<Group>) -> Grid {
        Grid { groups, ..Grid::default() }
    }

    /// Returns every column, across all groups.
    pub fn columns(&self) -> impl Iterator<Item = &Column> {
        self.groups.iter().flat_map(|group| &group.columns)
    }

    /// Adds a row with a cell for each column.
    pub fn push(&mut self, cells: Vec<Cell>) {
        debug_assert_eq!(cells.len(), self.columns().count(), "a cell for each column");
        self.rows.push(Row::Cells(cells));
    }

    /// Adds rows, and a line after each that asks for one. A line parts two runs of rows: where no
    /// row follows it is left out.
    pub fn push_parted(&mut self, rows: impl IntoIterator<Item = (Vec<Cell>, bool)>) {
        let mut line_due = false;
        for (cells, line_after) in rows {
            if std::mem::replace(&mut line_due, line_after) {
                self.rows.push(Row::Line);
            }
            self.push(cells);
        }
    }

    /// Returns the table with its labels in short.
    pub fn terse(&self) -> Grid {
        let mut terse = self.clone();
        for column in terse.groups.iter_mut().flat_map(|group| &mut group.columns) {
            column.label.full = column.label.terse;
        }
        terse
    }
}

impl Row {
    /// Returns the row's cells; nothing for what runs across the table.
    pub fn cells(&self) -> Option<&[Cell]> {
        match self {
            Row::Cells(cells) => Some(cells),
            Row::Line | Row::Title(_) => None,
        }
    }
}

impl Group {
    /// Returns a group of several columns under one heading.
    pub fn new(heading: &str, columns: Vec<Column>) -> Group {
        Group { heading: heading.to_owned(), columns, stub: false }
    }

    /// Returns a column that stands by itself under its heading.
    pub fn of_one(heading: &str, column: Column) -> Group {
        Group::new(heading, vec![column])
    }

    /// Returns the group as one that says what a row is about.
    pub fn stub(self) -> Group {
        Group { stub: true, ..self }
    }
}

impl Column {
    /// A column of numbers, without a label.
    pub const NUMBERS: Column = Column::new(Align::Right);
    /// A column of texts that keep their length, without a label.
    pub const WORDS: Column = Column::new(Align::Left);
    /// A column of names or sentences that may be shortened, without a label.
    pub const NAMES: Column = Column { elastic: true, ..Column::WORDS };

    const fn new(align: Align) -> Column {
        Column { label: Heading { full: "", terse: "" }, align, elastic: false }
    }

    /// Returns the column with a label, in words and in short.
    pub const fn labelled(self, full: &'static str, terse: &'static str) -> Column {
        Column { label: Heading { full, terse }, ..self }
    }
}

impl Cell {
    /// Returns a cell with this text. What would end its line or steer a terminal becomes a space.
    pub fn new(text: impl ToString, ink: Ink) -> Cell {
        let text = text.to_string().replace(char::is_control, " ");
        Cell { text, ink }
    }

    /// Returns a cell whose text means nothing in particular.
    pub fn plain(text: impl ToString) -> Cell {
        Cell::new(text, Ink::Plain)
    }

    /// Returns a cell with nothing in it.
    pub fn empty() -> Cell {
        Cell::default()
    }
}
