//! The trump of the deal in large type, and a line with the sum of the bids and the leader.

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
use ratatui::text::{Line, Span};

/// The largest size in which the trump fits, if the trump is known.
pub(super) fn size(shown: &Shown<'_>, now: &DealNow, width: u16, height: u16) -> Option<DotSize> {
    let characters = large_name(now.trump?).chars().count();
    DotSize::fitting(characters, width, height, shown.look.ascii)
}

/// Draws the trump, if it is known, in large type.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    now: &DealNow,
    size: DotSize,
) {
    if let Some(trump) = now.trump {
        let style = ink(shown, trump.suit());
        big::draw(frame, area, &large_name(trump), size, style, shown.look.ascii);
    }
}

/// The trump as a span for [`line`].
pub(super) fn sign(shown: &Shown<'_>, game: &Game, deal: &Deal, now: &DealNow) -> Span<'static> {
    match now.trump {
        Some(trump) => {
            let style = ink(shown, trump.suit()).add_modifier(Modifier::REVERSED);
            Span::styled(format!(" {} ", name(trump, " ")), style)
        }
        None => Span::raw(words::trump_of(game, deal)),
    }
}

/// A line with the `sign` of the trump, the sum of the bids, and the leader. What does not fit is left out.
pub(super) fn line(sign: Option<Span<'static>>, now: &DealNow, width: u16) -> Line<'static> {
    let sum = match now.bid {
        Some(bid) => messages::DueBidSum { sum: bid, cards: now.cards }.say(),
        None => words::cards_and_trump(now.cards, None),
    };
    let mut spans = Vec::from_iter(sign);
    spans.push(Span::styled(sum, Style::new().add_modifier(Modifier::BOLD)));
    if let Some(leader) = &now.leader {
        spans.push(Span::raw(messages::DueDealLeader { player: leader }.say()));
    }

    let mut line = Line::default();
    for span in spans {
        let gap = if line.spans.is_empty() { "" } else { "  " };
        if line.width() + gap.len() + span.width() <= usize::from(width) {
            line.push_span(gap);
            line.push_span(span);
        }
    }
    line
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
