//! The trump of the deal in large type, and lines with the sum of the bids and the leader.

use super::big::{self, DotSize};
use super::shown::Shown;
use super::theme::ColorRole;
use crate::cards::{Suit, Trump};
use crate::game::{Deal, Game};
use crate::views::DealNow;
use crate::words::messages;
use crate::words::{self, Language, Voice};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// The number of rows of the smallest large type.
const SMALL: u16 = 4;

/// The trump in large type: with its name, or its sign alone if the name would be small, and the size that fits;
/// `None` if the trump is not known, or neither fits.
pub(super) fn large(
    shown: &Shown<'_>,
    now: &DealNow,
    width: u16,
    height: u16,
) -> Option<(String, DotSize)> {
    let trump = now.trump?;
    let fitting = |text: String| {
        let size = DotSize::fitting(text.chars().count(), width, height, shown.look.ascii)?;
        Some((text, size))
    };
    let named = fitting(large_name(trump));
    let sign = trump.suit().and_then(|suit| fitting(suit.sign().to_string()));
    let Some((sign, sign_size)) = sign else { return named };
    match named {
        Some((text, size)) if size.rows() > SMALL || sign_size.rows() <= SMALL => {
            Some((text, size))
        }
        _ => Some((sign, sign_size)),
    }
}

/// Draws what [`large`] returned.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    now: &DealNow,
    (text, size): &(String, DotSize),
) {
    let style = ink(shown, now.trump.and_then(Trump::suit));
    big::draw(frame, area, text, *size, style, shown.look.ascii);
}

/// The trump as a span for [`lines`].
pub(super) fn sign(shown: &Shown<'_>, game: &Game, deal: &Deal, now: &DealNow) -> Span<'static> {
    match now.trump {
        Some(trump) => {
            let style = ink(shown, trump.suit()).add_modifier(Modifier::REVERSED);
            Span::styled(format!(" {} ", name(trump, " ")), style)
        }
        None => Span::raw(words::trump_of(game, deal)),
    }
}

/// The `sign` of the trump, the sum of the bids, and the leader, in as few lines as fit.
pub(super) fn lines(sign: Option<Span<'static>>, now: &DealNow, width: u16) -> Text<'static> {
    let sum = match now.bid {
        Some(bid) => messages::DueBidSum { sum: bid, cards: now.cards }.say(),
        None => words::cards_and_trump(now.cards, None),
    };
    let mut spans = Vec::from_iter(sign);
    spans.push(Span::styled(sum, Style::new().add_modifier(Modifier::BOLD)));
    if let Some(leader) = &now.leader {
        spans.push(Span::raw(messages::DueDealLeader { player: leader }.say()));
    }

    let mut lines: Vec<Line<'static>> = Vec::new();
    for span in spans {
        match lines.last_mut() {
            Some(line) if line.width() + 2 + span.width() <= usize::from(width) => {
                line.push_span("  ");
                line.push_span(span);
            }
            _ => lines.push(Line::from(span)),
        }
    }
    lines.into()
}

/// The trump as drawn in large type, such as `♥HEARTS`: the word in ASCII letters, which the font has.
fn large_name(trump: Trump) -> String {
    let voice = Voice { language: Language::spoken(), ascii: true };
    words::speak(voice, || name(trump, ""))
}

/// The trump in capitals: `♥ HEARTS`, with a separator after the sign, or `NO TRUMP`.
fn name(trump: Trump, separator: &str) -> String {
    match trump.suit() {
        Some(suit) => format!("{}{separator}{}", suit.sign(), words::suit(suit).to_uppercase()),
        None => words::trump(trump).to_uppercase(),
    }
}

fn ink(shown: &Shown<'_>, suit: Option<Suit>) -> Style {
    shown.ink(ColorRole::Suit(suit)).add_modifier(Modifier::BOLD)
}
