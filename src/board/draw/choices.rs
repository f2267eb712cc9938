//! What can be chosen: lists after digits, and the rows of a contract.

use crate::board::contract::ContractForm;
use crate::board::typed::{ON_A_PAGE, Typed};
use crate::game::{Act, Game};
use crate::output::{fold_in, to_width};
use crate::views::ActGroup;
use crate::words::{self, messages};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use unicode_width::UnicodeWidthStr;

/// The least width of a column of choices.
const LEAST_COLUMN: usize = 20;

/// The number of choices up to which long ones are folded, each on lines of its own.
const MOST_FOLDED: usize = 5;

/// A page of choices, each after its digit. Those for which `is_recorded` holds are marked.
fn numbered(groups: &[ActGroup], typed: &Typed, is_recorded: impl Fn(&Act) -> bool) -> Vec<String> {
    let labels = typed.labels(groups);
    let first = typed.page * ON_A_PAGE;
    let mut choices = Vec::new();
    for (index, label) in labels.iter().enumerate().skip(first).take(ON_A_PAGE) {
        let digit = index - first + 1;
        let is_marked = typed.group.is_none()
            && matches!(groups[index].options.as_slice(), [(_, act)] if is_recorded(act));
        if is_marked {
            choices.push(format!("{digit} {}", messages::BoardChoiceCurrent { label }.say()));
        } else {
            choices.push(format!("{digit} {label}"));
        }
    }
    let pages = labels.len().div_ceil(ON_A_PAGE);
    if pages > 1 {
        let more = messages::BoardChoiceMore { page: typed.page + 1, pages };
        choices.push(format!("0 {}", more.say()));
    }
    choices
}

/// A page of choices in one column, or in two. Those for which `is_recorded` holds are marked.
pub(super) fn choices(
    groups: &[ActGroup],
    typed: &Typed,
    width: u16,
    is_recorded: impl Fn(&Act) -> bool,
) -> Vec<Line<'static>> {
    let choices = numbered(groups, typed, is_recorded);

    // In two columns a full page fits the smallest screen.
    let rows = if choices.len() > 3 { choices.len().div_ceil(2) } else { choices.len() };
    let width = usize::from(width);
    if rows == choices.len() {
        return choices.iter().map(|choice| Line::from(to_width(choice, width))).collect();
    }
    let longest = choices.iter().map(|choice| choice.width()).max().unwrap_or(0);
    // Long choices, such as the options of an incident with their totals, are folded.
    if longest + 2 > width / 2 && choices.len() <= MOST_FOLDED {
        let folded = choices.iter().map(|choice| fold_in(choice, width, 2));
        return folded.flat_map(|choice| Text::from(choice).lines).collect();
    }
    let column = (longest + 2).clamp(LEAST_COLUMN, (width / 2).max(LEAST_COLUMN));
    let mut lines = Vec::new();
    for row in 0..rows {
        let left = to_width(&choices[row], column - 1);
        let pad = " ".repeat(column - left.width());
        let right = choices
            .get(row + rows)
            .map_or_else(String::new, |choice| to_width(choice, width.saturating_sub(column)));
        lines.push(Line::from_iter([left + &pad, right]));
    }
    lines
}

/// A page of choices; in one column if two would cut a choice short, and there are rows enough.
pub(super) fn whole(
    groups: &[ActGroup],
    typed: &Typed,
    width: u16,
    rows: usize,
) -> Vec<Line<'static>> {
    let lines = choices(groups, typed, width, |_| false);
    let is_cut = lines.iter().any(|line| line.to_string().contains('…'));
    let listed = numbered(groups, typed, |_| false);
    if !is_cut || listed.len() > rows {
        return lines;
    }
    listed.iter().map(|choice| Line::from(to_width(choice, width.into()))).collect()
}

/// A page of choices one after the other, in as few lines as they fit.
pub(super) fn flowing(groups: &[ActGroup], typed: &Typed, width: u16) -> Vec<Line<'static>> {
    let choices = numbered(groups, typed, |_| false);
    in_lines(choices.into_iter().map(Span::from), width)
}

/// Pieces in as few lines as they fit, with two columns between them.
fn in_lines(pieces: impl Iterator<Item = Span<'static>>, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for mut piece in pieces {
        piece.content = to_width(&piece.content, width).into();
        match lines.last_mut() {
            Some(line) if line.width() + 2 + piece.width() <= width => {
                line.push_span("  ");
                line.push_span(piece);
            }
            _ => lines.push(Line::from(piece)),
        }
    }
    lines
}

/// The rows of a contract: what is chosen, and the options of the row that is open.
pub(super) fn contract(form: &ContractForm, game: &Game, width: u16) -> Vec<Line<'static>> {
    let choice = form.choice(game);
    let open = choice.open();
    let mut lines = Vec::new();
    let mut later = Vec::new();
    for row in &choice.rows {
        if let Some(place) = row.chosen {
            let text = words::labelled(&row.name, &row.options[place]);
            lines.push(Line::from(to_width(&text, width.into())));
        } else if Some(row) == open {
            let first = form.option / ON_A_PAGE * ON_A_PAGE;
            let mut pieces = vec![Span::from(words::labelled(&row.name, ""))];
            for (index, option) in row.options.iter().enumerate().skip(first).take(ON_A_PAGE) {
                let mut style = Style::new();
                if index == form.option {
                    style = style.add_modifier(Modifier::REVERSED);
                }
                let text = format!("{} {option}", index - first + 1);
                pieces.push(Span::styled(text, style));
            }
            let pages = row.options.len().div_ceil(ON_A_PAGE);
            if pages > 1 {
                let page = first / ON_A_PAGE + 1;
                let more = messages::BoardChoiceMore { page, pages };
                pieces.push(Span::from(format!("0 {}", more.say())));
            }
            lines.extend(in_lines(pieces.into_iter(), width));
        } else {
            later.push(row.name.clone());
        }
    }
    if !later.is_empty() {
        let names = to_width(&words::list(later), width.into());
        lines.push(Line::styled(names, Style::new().add_modifier(Modifier::DIM)));
    }
    if choice.act.is_some() {
        let complete = messages::BoardAllChosen.say();
        lines.push(Line::from(to_width(&complete, width.into())));
    }
    lines
}
