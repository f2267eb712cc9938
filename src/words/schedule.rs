//! Schedules in words: how many cards each deal has, and how they are dealt.

use super::{and, capital, count, joined, trump};
use crate::cards::Trump;
use crate::rules::{Extra, ExtraBids, ExtraMost, Form, Ruleset, Run, Size, Step, Times, TurnUp};

/// The deals of a set of rules, as sentences.
pub(super) fn deals(rules: &Ruleset) -> String {
    let schedule = &rules.schedule;
    let steps = schedule.form_in_use().map_or_else(String::new, steps);
    let packets = match schedule.packets.as_slice() {
        [] => "",
        [1] => " They are dealt one at a time.",
        packets => &format!(" They are dealt {} at a time.", and(packets)),
    };
    if schedule.endless().is_some() {
        return format!("{}.{packets}", capital(&steps));
    }
    let sizes = rules.player_counts().into_iter().map(|players| {
        let deals = count(rules.deals(players).len(), "deal");
        let cards = rules.largest_deal(players).unwrap_or(0);
        format!("{players} players, {deals} of up to {}", count(cards, "card"))
    });
    let by = schedule.step.map_or_else(String::new, |step| {
        let step = count(step, "card");
        format!(" Deals rise and fall by {step} at a time; the highest deal is always played.")
    });
    format!("{}: {steps}.{by} {}.{packets}", schedule.form, joined(sizes, "; "))
}

/// The deals of a form of the schedule.
pub(super) fn steps(form: &Form) -> String {
    joined(form.steps.iter().map(step_words), ", then ")
}

fn step_words(step: &Step) -> String {
    let deals = run_words(step.run);
    match step.trump {
        Some(Trump::None) => format!("{deals}, without trump"),
        Some(fixed) => format!("{deals}, with {} as trump", trump(fixed)),
        None => deals,
    }
}

fn run_words(run: Run) -> String {
    match run {
        Run::Repeat(Size::Cards(cards), Times::Players) => {
            format!("one {cards}-card deal per player")
        }
        Run::Repeat(Size::Top, Times::Players) => "one deal of the highest size per player".into(),
        Run::Repeat(Size::BelowTop, Times::Players) => {
            "one deal of one below the highest per player".into()
        }
        Run::Repeat(size, Times::Number(times)) => {
            format!("{} for {}", size_words(size), count(times, "deal"))
        }
        Run::Endless(size) => format!("{} until the game ends", size_words(size)),
        Run::Up(from, to) => format!("{} up to {}", size_words(from), size_words(to)),
        Run::Down(from, to) => format!("{} down to {}", size_words(from), size_words(to)),
    }
}

pub(super) fn size_words(size: Size) -> String {
    match size {
        Size::Cards(cards) => count(cards, "card"),
        Size::Top => "the highest deal".into(),
        Size::BelowTop => "one below the highest".into(),
    }
}

/// How a card turned up makes trump, with its exceptions.
pub(super) fn turn_up(rule: TurnUp, rules: &Ruleset) -> String {
    let mut says = String::from("The next card is turned up, and its suit is trump");
    says += match (rules.schedule.keep_back, rule.last) {
        (0, true) => "; where every card is dealt, it is the suit of the dealer's last card.",
        (0, false) => "; if every card is dealt, there is no trump.",
        _ => ".",
    };
    if rule.none {
        says += " Some cards turned up mean no trump.";
    }
    if rule.dealer_names {
        says += " The dealer may name another.";
    }
    says
}

/// The deals that may follow the last.
pub(super) fn extras(rules: &Ruleset) -> String {
    if rules.extras.is_empty() {
        return "There are no extra deals.".into();
    }
    let extras = joined(rules.extras.iter().map(extra), "; ");
    format!(
        "After the last deal, to settle a draw or for fun: {extras}. The sheet marks them in its \
         left column. No bonuses are paid in them."
    )
}

fn extra(extra: &Extra) -> String {
    let most = match extra.most {
        ExtraMost::One => "one deal",
        ExtraMost::Players => "at most one deal per player",
    };
    let bids = match extra.bids {
        ExtraBids::Zero => "every bid is 0, which no hook bars",
        ExtraBids::Blind => "everyone bids before the deal, and any hook applies",
    };
    let cards = size_words(extra.cards);
    format!("{} ({}), {most} of {cards} in which {bids}", extra.mark, extra.id)
}

/// How many of the tricks of a deal count, where tricks are scored.
pub(super) fn tricks(rules: &Ruleset, counted: u8) -> String {
    let played = rules.player_counts().into_iter().map(|players| {
        let cards = rules.largest_deal(players).unwrap_or(0);
        cards + rules.drawn(players, cards)
    });
    let which = if played.max() > Some(counted) { "The last" } else { "All" };
    format!("{which} {} of a deal count.", count(counted, "trick"))
}
