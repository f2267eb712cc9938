//! Finds the header of a table, and reads its rows.

use super::column_names::{Field, is_labels, is_sums, label_among_labels};
use super::days::day;
use super::header::{Header, HeaderColumn, one_line, two_lines, usual};
use super::layout::{Layout, long};
use super::row_cells::read_row;
use super::sheet_error::{LocatedSheetError, SheetError};
use super::text::{Block, SheetLine, Token, respelled, separated, spaced};
use super::written::{SheetAbout, SheetForm};
use super::{CellKind, WrittenRow};
use crate::rules::{MOST_PLAYERS, Points};

pub(super) fn at_line(line: usize, error: SheetError) -> LocatedSheetError {
    LocatedSheetError { line, column: 1, error }
}

/// A header, which may be missing, and the rows below it. A wide table may be broken into several
/// pieces.
#[derive(Default)]
pub(super) struct Piece<'a> {
    pub(super) header: Vec<SheetLine<'a>>,
    pub(super) rows: Vec<SheetLine<'a>>,
}

/// A sheet whose players are not checked.
#[derive(Clone, Default)]
pub(super) struct ReadSheet {
    pub(super) players: Vec<String>,
    pub(super) rows: Vec<WrittenRow>,
    /// The rows below a line of names or of sums.
    pub(super) headed: Vec<usize>,
    /// The lines of sums, each with the number of rows above it.
    pub(super) sums: Vec<(usize, Vec<Points>)>,
    pub(super) about: SheetAbout,
}

impl<'a> Piece<'a> {
    /// The rows of a block, and the lowest of the lines above them that can be their header. Returns the other lines,
    /// too.
    ///
    /// # Errors
    /// None of the lines can be the header: the error is that of the lowest.
    pub(super) fn of<'b>(
        block: &'b Block<'a>,
        form: SheetForm<'_>,
    ) -> Result<(Piece<'a>, Vec<&'b SheetLine<'a>>), LocatedSheetError> {
        let above = &block.above;
        let mut lowest: Option<Piece<'a>> = None;
        for last in (0..above.len()).rev() {
            if day(above[last].text).is_some() {
                continue;
            }
            let first = if last > 0 && is_labels(&above[last]) { last - 1 } else { last };
            let piece = Piece { header: above[first..=last].to_vec(), rows: block.rows.clone() };
            if piece.layout(form).is_ok_and(|layout| piece.fits(&layout)) {
                let others = above[..first].iter().chain(&above[last + 1..]);
                return Ok((piece, others.collect()));
            }
            lowest = lowest.or(Some(piece));
        }
        match lowest {
            Some(piece) if form.players.is_empty() => Ok((piece, Vec::new())),
            _ => {
                let piece = Piece { header: Vec::new(), rows: block.rows.clone() };
                Ok((piece, above.iter().collect()))
            }
        }
    }

    /// The names in the header of a block, with its line.
    pub(super) fn names(block: &Block<'a>, form: SheetForm<'_>) -> Option<(Vec<String>, usize)> {
        let (piece, _) = Piece::of(block, form).ok()?;
        let layout = piece.layout(form).ok()?;
        let has_names = !piece.header.is_empty() && piece.fits(&layout);
        if has_names && (2..=MOST_PLAYERS.into()).contains(&layout.players.len()) {
            let names = layout.players.iter().map(|name| form.named(name).to_owned());
            Some((names.collect(), piece.first_line()))
        } else {
            None
        }
    }

    /// Whether a layout has as many columns as the rows have cells, and more than one player.
    fn fits(&self, layout: &Layout) -> bool {
        let is_long = layout.fields.contains(&Field::Player);
        (layout.players.len() > 1 || is_long) && layout.fields.len() == self.width()
    }

    pub(super) fn first_line(&self) -> usize {
        self.header.first().or(self.rows.first()).map_or(1, |line| line.number)
    }

    pub(super) fn last_line(&self) -> usize {
        self.rows.last().or(self.header.last()).map_or(1, |line| line.number)
    }

    /// The first row, or the header where there is none.
    fn first_row(&self) -> &SheetLine<'a> {
        self.rows.first().or(self.header.first()).expect("a piece has lines")
    }

    /// The number of cells in the longest row, unless that is the only one with another number than all others.
    pub(super) fn width(&self) -> usize {
        let mut widths: Vec<usize> = self.rows.iter().map(|line| line.cells.len()).collect();
        widths.sort_unstable();
        match widths.as_slice() {
            [first, .., before, _] if first == before => *first,
            widths => widths.last().copied().unwrap_or(0),
        }
    }

    /// Whether a line repeats one of the header.
    pub(super) fn is_repeated_header(&self, line: &SheetLine<'_>) -> bool {
        let texts = |line: &SheetLine<'_>| -> Vec<String> {
            line.cells.iter().map(|cell| cell.text.clone()).collect()
        };
        self.header.iter().any(|own| texts(own) == texts(line))
    }

    /// Takes the line of sums off the end of the rows, if there is one and it is not the only line of the piece.
    pub(super) fn take_footer(&mut self) -> Option<SheetLine<'a>> {
        if self.header.len() + self.rows.len() == 1 {
            return None;
        }
        self.rows.pop_if(|line| is_sums(line))
    }

    /// A row for each line.
    pub(super) fn read(&self, layout: &Layout) -> Result<Vec<WrittenRow>, LocatedSheetError> {
        let Layout { players, fields, .. } = layout;
        self.check_repeated(fields)?;

        let full: Vec<&SheetLine<'_>> =
            self.rows.iter().filter(|line| line.cells.len() == fields.len()).collect();
        let mut rows = Vec::new();
        let mut struck = 0;
        let mut before = vec![Some(Points::ZERO); players.len()];
        for line in &self.rows {
            let (row, is_marked) = read_row(line, &full, fields, players.len())?;
            let totals: Vec<Option<Points>> =
                row.hands.iter().map(|hand| hand.cell(CellKind::Total)).collect();
            let has_totals = totals.iter().any(Option::is_some);
            // Below a row that is struck out, the totals may stand again as they were.
            let adds_nothing = !has_totals || (line.has_struck_cell() && totals == before);
            if line.is_struck() || (is_marked && adds_nothing) {
                struck += 1;
            } else {
                rows.push(WrittenRow { struck, ..row });
                struck = 0;
                before = totals;
            }
        }
        Ok(rows)
    }

    fn check_repeated(&self, fields: &[Field]) -> Result<(), LocatedSheetError> {
        for (index, field) in fields.iter().enumerate() {
            let is_shared = [Field::Ignored, Field::Note, Field::Number].contains(field);
            if !is_shared && fields[..index].contains(field) {
                let line = self.header.last().or(self.rows.first()).expect("a piece has lines");
                let text = line.cells.get(index).map_or_else(String::new, |cell| cell.text.clone());
                return Err(line.error(index, SheetError::Twice(text)));
            }
        }
        Ok(())
    }

    /// What the columns hold.
    ///
    /// # Errors
    /// The header cannot be read, or the columns do not go with the players.
    pub(super) fn layout(&self, form: SheetForm<'_>) -> Result<Layout, LocatedSheetError> {
        if !form.columns.is_empty() {
            return self.given(form);
        }
        let Some(line) = self.header.first() else {
            if form.players.is_empty() {
                return Err(self.first_row().error(0, SheetError::NoNames));
            }
            let fields = self.unlabelled(form.players.len())?;
            let players = form.players.to_vec();
            return Ok(Layout { players, fields, is_guess: true, ..Layout::default() });
        };

        // Where columns are two spaces apart, names may have single spaces in them.
        let by_one_space = spaced(line.text, 1);
        let is_spaced =
            line.cells.len() == by_one_space.len() && line.cells[0].text == by_one_space[0].text;
        let by_two_spaces = spaced(line.text, 2);
        if !is_spaced || by_two_spaces.len() < 2 {
            return self.labelled(line, &line.cells);
        }

        // If the header reads neither way, report the error at two spaces.
        let error = match self.labelled(line, &by_two_spaces) {
            Ok(layout) => return Ok(layout),
            Err(error) => error,
        };
        self.labelled(line, &line.cells).map_err(|_| error)
    }

    /// The layout according to the names of columns that were given: all of them, or those of the deal and of one
    /// player.
    fn given(&self, form: SheetForm<'_>) -> Result<Layout, LocatedSheetError> {
        let line =
            SheetLine { number: 1, text: "", cells: separated(&form.columns.join(","), ',') };
        let own = Piece { header: vec![line.clone()], rows: self.rows.clone() };
        if !is_labels(&line) {
            return own.labelled(&line, &line.cells);
        }

        let named = self.layout(SheetForm { columns: &[], ..form });
        let players = match named {
            Ok(layout) => layout.players,
            Err(_) => self
                .header
                .iter()
                .flat_map(|line| &line.cells)
                .map(|cell| cell.text.clone())
                .collect(),
        };
        let fields = line.cells.iter().filter_map(|cell| label_among_labels(&cell.text));
        let fields: Vec<Field> = fields.collect();
        if fields.contains(&Field::Player) {
            return Ok(Layout { fields, ..Layout::default() });
        }
        let mut all = Vec::new();
        let is_hand = |field: &Field| field.is_hand();
        let first = fields.iter().position(is_hand).unwrap_or(fields.len());
        let last = fields.iter().rposition(is_hand).map_or(first, |last| last + 1);
        all.extend(&fields[..first]);
        for player in 0..players.len() {
            all.extend(fields[first..last].iter().map(|field| field.of_player(player)));
        }
        all.extend(&fields[last..]);
        Ok(Layout { players, fields: all, ..Layout::default() })
    }

    /// The layout according to the header, whose first line is split into these cells.
    fn labelled(&self, line: &SheetLine<'_>, cells: &[Token]) -> Result<Layout, LocatedSheetError> {
        let labels = self.header.get(1);
        if let Some(long) = long(cells).or_else(|| long(&labels?.cells)) {
            return Ok(long);
        }
        let Header { players, columns } = match labels {
            Some(labels) => self.with_narrow_columns(two_lines(cells, labels)?),
            None => one_line(cells).map_err(|(cell, error)| line.error(cell, error))?,
        };
        let shared = columns.iter().take_while(|column| column.player.is_none()).count();
        let are_names = !players.is_empty()
            && columns.len() - shared == players.len()
            && columns[shared..]
                .iter()
                .all(|column| column.player.is_some() && column.field.is_none());
        if are_names && self.width() != columns.len() {
            let fields = if shared == 0 {
                self.unlabelled(players.len())?
            } else {
                self.behind(&columns[..shared], players.len())?
            };
            return Ok(Layout { players, fields, is_guess: true, ..Layout::default() });
        }
        Ok(self.without_words(players, &columns))
    }

    /// A header with the first columns that a narrow sheet does not name: the number, the cards and the trump.
    fn with_narrow_columns(&self, mut header: Header) -> Header {
        let missing = self.width().saturating_sub(header.columns.len());
        if missing <= 3 {
            let fields = [Field::Number, Field::Mark, Field::Trump].into_iter().take(missing);
            let columns = fields.map(|field| HeaderColumn { player: None, field: Some(field) });
            header.columns.splice(0..0, columns);
        }
        header
    }

    /// The layout of these columns. A single column of a player that has no number in any row is no player's.
    fn without_words(&self, players: Vec<String>, columns: &[HeaderColumn]) -> Layout {
        let columns_of = |player: Option<usize>| {
            let own = columns.iter().filter(move |column| column.player == player);
            own.filter(|column| column.field.is_none()).count()
        };
        let mut layout = Layout::default();
        let mut kept = Vec::new();
        for (player, name) in players.into_iter().enumerate() {
            let own = columns.iter().position(|column| column.player == Some(player));
            let column = own.expect("a player has a column");
            let is_alone =
                columns.iter().filter(|column| column.player == Some(player)).count() == 1;
            let cells = self.rows.iter().filter_map(|line| line.cells.get(column));
            let mut written = cells.filter(|cell| !cell.text.is_empty()).peekable();
            let is_of_words = columns.len() == self.width()
                && written.peek().is_some()
                && written.all(Token::has_letters);
            if is_alone && columns[column].field.is_none() && is_of_words {
                layout.unread.push(name);
                kept.push(None);
            } else {
                kept.push(Some(layout.players.len()));
                layout.players.push(name);
            }
        }

        // Of the shared columns without a label, the last marks the deal.
        let mut shared_left = columns_of(None);
        let mut seen = vec![0; kept.len()];
        for column in columns {
            let field = match (column.field, column.player) {
                (Some(field), _) => field,
                (None, Some(player)) => {
                    let cell = usual(columns_of(Some(player))).get(seen[player]);
                    seen[player] += 1;
                    layout.is_guess |= kept[player].is_some();
                    cell.map_or(Field::Ignored, |cell| Field::Hand(player, *cell))
                }
                (None, None) => {
                    shared_left -= 1;
                    if shared_left == 0 { Field::Mark } else { Field::Ignored }
                }
            };
            let player = column.player.map(|player| kept[player]);
            layout.fields.push(match player {
                Some(Some(player)) => field.of_player(player),
                Some(None) if field.is_hand() => Field::Ignored,
                _ => field,
            });
        }
        layout
    }

    /// What the columns hold without labels: up to two for the deal, then as many for each player.
    fn unlabelled(&self, players: usize) -> Result<Vec<Field>, LocatedSheetError> {
        let width = self.width();
        if players == 0 {
            return Err(self.first_row().error(0, SheetError::NoNames));
        }
        for shared in [1, 2, 0] {
            let Some(of_players) = width.checked_sub(shared) else { continue };
            let each = of_players / players;
            if of_players % players != 0 || !(1..=4).contains(&each) {
                continue;
            }
            let mut fields = match shared {
                0 => Vec::new(),
                1 if self.has_ordinals() => vec![Field::Number],
                1 => vec![Field::Mark],
                _ if self.is_numbered() => vec![Field::Number, Field::Mark],
                _ => vec![Field::Mark, Field::Trump],
            };
            let has_both = self.rows.iter().filter_map(|line| line.cells.get(shared));
            let has_both = each < 4 && has_both.filter(|cell| cell.text.contains('/')).count() > 0;
            for player in 0..players {
                if has_both {
                    fields.push(Field::BidAndTook(player));
                }
                let kinds = if has_both { &usual(each + 1)[2..] } else { usual(each) };
                fields.extend(kinds.iter().map(|cell| Field::Hand(player, *cell)));
            }
            return Ok(fields);
        }
        Err(self.first_row().error(0, SheetError::Width { found: width, players }))
    }

    /// What the columns hold where those of the deal have labels, and behind them each player has as many without.
    fn behind(
        &self,
        shared: &[HeaderColumn],
        players: usize,
    ) -> Result<Vec<Field>, LocatedSheetError> {
        let found = self.width();
        let each = found.saturating_sub(shared.len()) / players;
        if shared.len() + each * players != found || !(1..=4).contains(&each) {
            return Err(self.first_row().error(0, SheetError::Width { found, players }));
        }
        let labels = shared.iter().map(|column| column.field.unwrap_or(Field::Mark));
        let mut fields: Vec<Field> = labels.collect();
        for player in 0..players {
            fields.extend(usual(each).iter().map(|cell| Field::Hand(player, *cell)));
        }
        Ok(fields)
    }

    /// Whether the first cells are `1.`, `2.` and so on.
    fn has_ordinals(&self) -> bool {
        (1..).zip(&self.rows).all(|(number, line): (usize, _)| {
            line.cells[0].text.strip_suffix('.') == Some(number.to_string().as_str())
        })
    }

    /// Whether the first cells number the rows from 1; up to two rows may do so by chance.
    fn is_numbered(&self) -> bool {
        self.rows.len() > 2
            && (1..).zip(&self.rows).all(|(number, line): (usize, _)| {
                respelled(&line.cells[0].text) == number.to_string()
            })
    }
}
