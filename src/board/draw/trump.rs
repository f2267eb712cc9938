//! The trump of the deal, to be read from across the table, with the bids against the cards and who
//! leads.

use super::big::{self, Size};
use super::shown::Shown;
use super::theme::Role;
use crate::cards::{Suit, Trump};
use crate::game::{Deal, Game};
use crate::views::DealNow;
use crate::words::messages;
use crate::words::{self, Language, Voice};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The size in which the trump fits, where it is known.
pub(super) fn size(shown: &Shown<'_>, now: &DealNow, width: u16, height: u16) -> Option<Size> {
    let signs = large_name(now.trump?).chars().count();
    Size::fitting(signs, width, height, shown.look.ascii)
}

/// Draws the trump in a size.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    now: &DealNow,
    size: Size,
) {
    if let Some(trump) = now.trump {
        let style = ink(shown, trump.suit());
        big::draw(frame, area, &large_name(trump), size, style, shown.look.ascii);
    }
}

/// The trump, unless it is drawn `large`, the bids so far against the cards, and as far as there is
/// room who leads.
pub(super) fn line(
    shown: &Shown<'_>,
    (game, deal): (&Game, &Deal),
    now: &DealNow,
    large: bool,
    width: u16,
) -> Line<'static> {
    let trump = match now.trump {
        Some(trump) => {
            let style = ink(shown, trump.suit()).add_modifier(Modifier::REVERSED);
            Span::styled(format!(" {} ", name(trump, " ")), style)
        }
        None => Span::raw(words::trump_of(game, deal)),
    };
    let sum = match now.bid {
        Some(bid) => messages::DueBidSum { sum: bid, cards: now.cards }.say(),
        None => words::cards_and_trump(now.cards, None),
    };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let leads = now.leader.as_deref().map(|player| messages::DueDealLeader { player }.say());
    let others = [Some(Span::styled(sum, bold)), leads.map(Span::raw)];
    let mut line = Line::default();
    for span in [Some(trump).filter(|_| !large)].into_iter().chain(others).flatten() {
        let gap = if line.spans.is_empty() { "" } else { "  " };
        if line.width() + gap.len() + span.width() <= usize::from(width) {
            line.push_span(gap);
            line.push_span(span);
        }
    }
    line
}

/// The trump in the characters of the large type: `♥HEARTS`.
fn large_name(trump: Trump) -> String {
    let voice = Voice { language: Language::spoken(), ascii: true };
    words::speak(voice, || name(trump, ""))
}

/// `♥ HEARTS`, with something between the two; `NO TRUMP`.
fn name(trump: Trump, between: &str) -> String {
    match trump.suit() {
        Some(suit) => format!("{}{between}{}", suit.sign(), words::suit(suit).to_uppercase()),
        None => words::trump(trump).to_uppercase(),
    }
}

fn ink(shown: &Shown<'_>, suit: Option<Suit>) -> Style {
    shown.ink(Role::Suit(suit)).add_modifier(Modifier::BOLD)
}
