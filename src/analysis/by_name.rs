//! Reads sheets whose rows begin with a player: a row for each hand, blocks by round, or a row for each player.

use super::column_names::{Field, GameField, is_labels, label, label_among_labels};
use super::days::day;
use super::evenings::near;
use super::header::usual;
use super::layout::Layout;
use super::row_cells::read_row;
use super::sheet_error::{LocatedSheetError, SheetError};
use super::table::{ReadSheet, at_line};
use super::text::{Block, SheetLine, Token, noted, number};
use super::written::{SheetColumns, SheetForm};
use super::{CellKind, WrittenHand, WrittenRow};
use crate::rules::{MOST_PLAYERS, Points};
use std::slice;

/// A row such as `Ana: bid 1, took 1, 6` without the labels before its numbers.
pub(super) fn without_labels(mut line: SheetLine<'_>) -> SheetLine<'_> {
    let is_label = |index: usize| {
        let next = line.cells.get(index + 1).is_some_and(Token::is_number);
        next && label(&line.cells[index].text).is_some_and(Field::is_hand)
    };
    let labels: Vec<usize> = (1..line.cells.len()).filter(|index| is_label(*index)).collect();
    if !line.cells.is_empty() && line.cells[0].has_letters() {
        for index in labels.into_iter().rev() {
            line.cells.remove(index);
        }
    }
    line
}

/// Whether every row of a block begins with a name, and goes on with numbers only.
pub(super) fn is_by_name(block: &Block<'_>) -> bool {
    let first = block.above.last().and_then(|line| line.cells.first());
    let field = first.and_then(|cell| label_among_labels(&cell.text));
    if field.is_some_and(|field| field != Field::Player && !field.is_hand())
        && block.number().is_none()
    {
        return false;
    }
    let names = block.rows.iter().filter_map(|line| Some(&line.cells.first()?.text));
    let stems: Vec<&str> = names.map(|name| name.trim_end_matches(char::is_numeric)).collect();
    let has_names = block.rows.iter().all(|line| {
        let [first, others @ ..] = line.cells.as_slice() else { return false };
        first.has_letters()
            && !others.is_empty()
            && others.iter().all(|cell| number(&cell.text).is_ok())
    });
    // `R1, R2, R3` and `Deal, Deal, Deal` name deals.
    has_names && stems.len() > 1 && stems.iter().any(|stem| *stem != stems[0])
}

/// Reads the blocks whose rows begin with names.
///
/// # Errors
/// A row has more or fewer cells than there are columns.
pub(super) fn read(
    blocks: &[Block<'_>],
    main: usize,
    form: SheetForm<'_>,
) -> Result<ReadSheet, LocatedSheetError> {
    let mut sheet = ReadSheet::default();
    let width = blocks[main].rows[0].cells.len();
    let mut rows: Vec<SheetLine<'_>> = Vec::new();
    let mut breaks: Vec<(usize, &Block<'_>)> = Vec::new();
    let mut labels: Option<&SheetLine<'_>> = None;
    for block in blocks {
        if !is_by_name(block) || block.rows[0].cells.len() != width {
            sheet.about.unread.extend(noted(block.lines()));
            continue;
        }
        for line in &block.above {
            if is_labels(line) && (width - 1..=width).contains(&line.cells.len()) {
                labels = labels.or(Some(line));
            } else if line.cells.len() == width && labels.is_none() && line.number > 0 {
                labels = Some(line);
            } else if block.number().is_none() {
                sheet.about.unread.extend(noted(slice::from_ref(line)));
            }
        }
        breaks.push((rows.len(), block));
        rows.extend(block.rows.iter().cloned());
    }

    let mut names: Vec<&str> = rows.iter().map(|line| line.cells[0].text.as_str()).collect();
    names.sort_unstable();
    let is_repeated = names.windows(2).any(|pair| pair[0] == pair[1]);
    let labelled = labels.filter(|line| is_labels(line));
    if !form.columns.is_empty() || is_repeated || labelled.is_some() {
        let layout = layout(form, labelled, width);
        add_hands(&mut sheet, &rows, &layout, &breaks, form)?;
    } else {
        add_players(&mut sheet, &rows, labels);
    }
    Ok(sheet)
}

/// What the cells behind the names hold.
fn layout(form: SheetForm<'_>, labels: Option<&SheetLine<'_>>, width: usize) -> Layout {
    let given = form.columns.iter().map(String::as_str);
    let own = labels.into_iter().flat_map(|line| &line.cells).map(|cell| cell.text.as_str());
    let mut fields: Vec<Field> = if form.columns.is_empty() {
        own.filter_map(label_among_labels).collect()
    } else {
        given.filter_map(label_among_labels).collect()
    };
    let is_guess = fields.is_empty();
    if is_guess {
        fields = usual(width - 1).iter().map(|kind| Field::Hand(0, *kind)).collect();
    }
    if !fields.contains(&Field::Player) {
        fields.insert(0, Field::Player);
    }
    Layout { fields, is_guess, ..Layout::default() }
}

/// Adds a hand for each row. A deal begins with each of these rows, where the number of the deal changes, and where a
/// player comes again.
///
/// # Errors
/// A row has more or fewer cells than there are columns, or a cell is wrong.
pub(super) fn add_hands(
    sheet: &mut ReadSheet,
    rows: &[SheetLine<'_>],
    layout: &Layout,
    breaks: &[(usize, &Block<'_>)],
    form: SheetForm<'_>,
) -> Result<(), LocatedSheetError> {
    let mut deals: Vec<WrittenRow> = Vec::new();
    let mut dealt: Vec<Vec<(String, Option<i64>, WrittenHand)>> = Vec::new();
    for (index, line) in rows.iter().enumerate() {
        let (mut row, _) = read_row(line, &[], &layout.fields, 1)?;
        let cell = |field: Field| {
            let column = layout.fields.iter().position(|other| *other == field)?;
            Some(line.cells.get(column)?.text.as_str()).filter(|text| !text.is_empty())
        };
        let Some(name) = cell(Field::Player) else { continue };
        let name = form.meant(name).unwrap_or(name);
        about(sheet, &cell);

        let heading = breaks.iter().find(|(first, _)| *first == index).map(|(_, block)| block);
        let number = row.number.or_else(|| heading?.number());
        row.day = row.day.or_else(|| heading?.day());
        let is_free = |deal: usize| !dealt[deal].iter().any(|(other, ..)| other == name);
        let begun = match (number, deals.len().checked_sub(1)) {
            // Programs may list all hands of a player, and then those of the next.
            (Some(number), _) if heading.is_none() => deals
                .iter()
                .rposition(|deal: &WrittenRow| deal.number == Some(number) && deal.day == row.day),
            (None, last) if heading.is_none() => last,
            _ => None,
        };
        let deal = match begun.filter(|deal| is_free(*deal)) {
            Some(deal) => deal,
            None => {
                deals.push(WrittenRow { number, hands: Vec::new(), ..row.clone() });
                dealt.push(Vec::new());
                deals.len() - 1
            }
        };
        let place = cell(Field::Place).and_then(|place| place.parse().ok());
        let hand = row.hands.pop().unwrap_or_default();
        dealt[deal].push((name.to_owned(), place, hand));
    }

    if let Some(first) = dealt.first_mut() {
        first.sort_by_key(|(_, place, _)| *place);
    }
    for (name, ..) in dealt.iter().flatten() {
        if !sheet.players.contains(name) {
            sheet.players.push(name.clone());
        }
    }
    check_spelling(&sheet.players, &dealt, rows, form)?;
    for (deal, hands) in deals.iter_mut().zip(dealt) {
        deal.hands = vec![WrittenHand::missing(); sheet.players.len()];
        for (name, _, hand) in hands {
            let seat = sheet.players.iter().position(|other| *other == name);
            deal.hands[seat.expect("every name was added")] = hand;
        }
    }
    sheet.rows = deals;
    sheet.about.columns = layout.columns();
    Ok(())
}

/// Refuses a name that is near another which has a hand in all other deals.
fn check_spelling(
    players: &[String],
    dealt: &[Vec<(String, Option<i64>, WrittenHand)>],
    rows: &[SheetLine<'_>],
    form: SheetForm<'_>,
) -> Result<(), LocatedSheetError> {
    if players.len() > MOST_PLAYERS.into() {
        return Ok(());
    }
    for name in players {
        let has = |index: &usize, name: &str| dealt[*index].iter().any(|(own, ..)| own == name);
        let own: Vec<usize> = (0..dealt.len()).filter(|index| has(index, name)).collect();
        let is_apart = |other: &&String| !own.iter().any(|index| has(index, other));
        let others = players.iter().filter(is_apart);
        if own.len() * 2 < dealt.len()
            && form.meant(name).is_none()
            && let Some(near) = near(name, others)
        {
            let error = SheetError::NameNear { name: name.clone(), near };
            let is_name = |cell: &Token| cell.text == *name;
            let line = rows.iter().find(|line| line.cells.iter().any(is_name));
            return Err(at_line(line.map_or(1, |line| line.number), error));
        }
    }
    Ok(())
}

/// Keeps what a row says of the whole game.
fn about<'c>(sheet: &mut ReadSheet, cell: &impl Fn(Field) -> Option<&'c str>) {
    let about = &mut sheet.about;
    let text = |about| cell(Field::About(about)).map(str::to_owned);
    about.game = about.game.take().or_else(|| text(GameField::Game));
    about.title = about.title.take().or_else(|| text(GameField::Title));
    about.rules = about.rules.take().or_else(|| text(GameField::Rules));
    about.scoring = about.scoring.take().or_else(|| text(GameField::Scoring));
    about.day = about.day.or_else(|| cell(Field::About(GameField::Date)).and_then(day));
}

/// Reads a row for each player: the points of each deal, or only the final total.
fn add_players(sheet: &mut ReadSheet, rows: &[SheetLine<'_>], labels: Option<&SheetLine<'_>>) {
    let numbers = |line: &SheetLine<'_>| -> Vec<Option<Points>> {
        line.cells[1..].iter().map(|cell| number(&cell.text).ok().flatten()).collect()
    };
    let table: Vec<Vec<Option<Points>>> = rows.iter().map(numbers).collect();
    let deals = table.iter().map(Vec::len).min().unwrap_or_default();
    sheet.players = rows.iter().map(|line| line.cells[0].text.clone()).collect();
    if deals == 1 {
        let totals: Option<Vec<Points>> = table.iter().map(|cells| cells[0]).collect();
        sheet.about.result = totals;
        sheet.about.columns.of_player = vec![CellKind::Total];
        return;
    }

    let last_label = labels.and_then(|line| line.cells.last());
    let is_named_total = last_label.is_some_and(|cell| {
        label_among_labels(&cell.text) == Some(Field::Hand(0, CellKind::Total))
    });
    let sums = |cells: &Vec<Option<Points>>| {
        let before: Points = cells[..deals - 1].iter().map(|cell| cell.unwrap_or_default()).sum();
        Some(before) == cells[deals - 1]
    };
    let has_totals = is_named_total || table.iter().all(sums);
    for deal in 0..if has_totals { deals - 1 } else { deals } {
        let mut row = WrittenRow::default();
        for cells in &table {
            let mut hand = WrittenHand::default();
            hand.write(CellKind::Points, cells[deal]);
            row.hands.push(hand);
        }
        sheet.rows.push(row);
    }
    if has_totals && let Some(last) = sheet.rows.last_mut() {
        for (hand, cells) in last.hands.iter_mut().zip(&table) {
            hand.write(CellKind::Total, cells[deals - 1]);
        }
    }
    sheet.about.columns = SheetColumns {
        of_player: vec![CellKind::Points],
        is_guess: !has_totals,
        ..SheetColumns::default()
    };
}
