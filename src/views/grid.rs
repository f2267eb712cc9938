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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands over the column, under the group's heading; may be empty.
    pub label: Heading,
    /// The side on which its cells stand.
    pub align: Align,
    /// Whether its texts may be shortened where room is scarce.
    pub elastic: bool,
    /// Whether its texts are remarks on those of the column before it, and may stand behind them in
    /// one cell.
    pub remarks: bool,
    /// Whether its texts say which row it is, as a name or a number of its own does.
    pub heads: bool,
}

/// A column's label: in words, in short, and for who cannot see where it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// In words.
    pub full: &'static str,
    /// For where room is scarce.
    pub terse: &'static str,
    /// What the column holds, also where `full` leaves that to the reader: for a screen reader, or
    /// a program. Empty where the group's heading says it.
    pub told: &'static str,
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

    /// Returns what each column holds, under the heading of its group: `Igor total`.
    pub fn names(&self) -> Vec<String> {
        let of_group = |group: &Group| {
            let name = |column: &Column| match group.heading.as_str() {
                "" => column.label.told.to_owned(),
                heading if column.label.told == heading => heading.to_owned(),
                heading => format!("{heading} {}", column.label.told).trim_end().to_owned(),
            };
            group.columns.iter().map(name).collect::<Vec<_>>()
        };
        self.groups.iter().flat_map(of_group).collect()
    }

    /// Returns the table with remarks in the cell of what they remark on.
    pub fn joined(&self) -> Grid {
        let apart: Vec<bool> = self.columns().map(|column| !column.remarks).collect();
        let mut joined = self.clone();
        for group in &mut joined.groups {
            group.columns.retain(|column| !column.remarks);
        }
        for row in &mut joined.rows {
            let Row::Cells(cells) = row else { continue };
            let mut kept: Vec<Cell> = Vec::with_capacity(cells.len());
            for (cell, apart) in std::mem::take(cells).into_iter().zip(&apart) {
                match kept.last_mut() {
                    Some(last) if !apart && !cell.text.is_empty() => {
                        last.text = format!("{} {}", last.text, cell.text);
                    }
                    Some(_) if !apart => {}
                    _ => kept.push(cell),
                }
            }
            *cells = kept;
        }
        joined
    }

    /// Returns the place of the column that says which row it is; the first, if none does.
    pub fn head(&self) -> usize {
        self.columns().position(|column| column.heads).unwrap_or(0)
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
        let label = Heading { full: "", terse: "", told: "" };
        Column { label, align, elastic: false, remarks: false, heads: false }
    }

    /// Returns the column with a label, in words and in short.
    pub const fn labelled(self, full: &'static str, terse: &'static str) -> Column {
        Column { label: Heading { full, terse, told: full }, ..self }
    }

    /// Returns the column with a name for who cannot see where it stands.
    pub const fn told(self, told: &'static str) -> Column {
        Column { label: Heading { told, ..self.label }, ..self }
    }

    /// Returns the column as one of remarks on the column before it.
    pub const fn remarks(self) -> Column {
        Column { remarks: true, ..self }
    }

    /// Returns the column as the one that says which row it is.
    pub const fn heads(self) -> Column {
        Column { heads: true, ..self }
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
