//! Schedules in words: how many cards each deal has, and how they are dealt.

use super::{and, catalog, joined, sentence, trump};
use crate::cards::Trump;
use crate::rules::{Extra, ExtraBids, ExtraMost, Form, Ruleset, Run, Size, Step, Times, TurnUp};

/// The deals of a set of rules, as sentences.
pub(super) fn deals(rules: &Ruleset) -> String {
    let schedule = &rules.schedule;
    let steps = schedule.form_in_use().map_or_else(String::new, steps);
    let packets = match schedule.packets.as_slice() {
        [] => None,
        [1] => Some(catalog::they_are_dealt_one_at_time()),
        packets => Some(catalog::they_are_dealt_at_time(and(packets))),
    };
    if schedule.endless().is_some() {
        return joined([sentence(&steps)].into_iter().chain(packets), " ");
    }
    let sizes = rules.player_counts().into_iter().map(|players| {
        let deals = catalog::count_deals(rules.deals(players).len());
        let cards = rules.largest_deal(players).unwrap_or(0);
        catalog::players_of_up_to(players, &deals, cards)
    });
    let step = schedule.step.map(catalog::count_cards);
    let says = [catalog::labelled(&schedule.form, steps) + "."].into_iter();
    let says = says.chain(step.map(catalog::deals_rise_and_fall_by_at));
    joined(says.chain([joined(sizes, &catalog::semicolon()) + "."]).chain(packets), " ")
}

/// The deals of a form of the schedule.
pub(super) fn steps(form: &Form) -> String {
    form.steps.iter().map(step_words).reduce(catalog::then).unwrap_or_default()
}

fn step_words(step: &Step) -> String {
    let deals = run_words(step.run);
    match step.trump {
        Some(Trump::None) => catalog::without_trump_3(&deals),
        Some(fixed) => catalog::with_as_trump(&deals, trump(fixed)),
        None => deals,
    }
}

fn run_words(run: Run) -> String {
    match run {
        Run::Repeat(Size::Cards(cards), Times::Players) => catalog::one_card_deal_per_player(cards),
        Run::Repeat(Size::Top, Times::Players) => catalog::one_deal_of_highest_size_per(),
        Run::Repeat(Size::BelowTop, Times::Players) => catalog::one_deal_of_one_below_highest(),
        Run::Repeat(size, Times::Number(times)) => catalog::for_text_2(size_words(size), times),
        Run::Endless(size) => catalog::until_game_ends(size_words(size)),
        Run::Up(from, to) => catalog::up_to_2(size_words(from), size_words(to)),
        Run::Down(from, to) => catalog::down_to(size_words(from), size_words(to)),
    }
}

pub(super) fn size_words(size: Size) -> String {
    match size {
        Size::Cards(cards) => catalog::count_cards(cards),
        Size::Top => catalog::highest_deal_text(),
        Size::BelowTop => catalog::one_below_highest(),
    }
}

/// How a card turned up makes trump, with its exceptions.
pub(super) fn turn_up(rule: TurnUp, rules: &Ruleset) -> String {
    let all_dealt = match (rules.schedule.keep_back, rule.last) {
        (0, true) => "last_card",
        (0, false) => "no_trump",
        _ => "never",
    };
    let none = rule.none.then(catalog::some_cards_turned_up_mean_no);
    let another = rule.dealer_names.then(catalog::dealer_may_name_another);
    let turned = catalog::next_card_is_turned_up_and_2(all_dealt);
    joined([turned].into_iter().chain(none).chain(another), " ")
}

/// The deals that may follow the last.
pub(super) fn extras(rules: &Ruleset) -> String {
    if rules.extras.is_empty() {
        return catalog::there_are_no_extra_deals();
    }
    let extras = joined(rules.extras.iter().map(extra), &catalog::semicolon());
    catalog::after_last_deal_to_settle_draw(&extras)
}

fn extra(extra: &Extra) -> String {
    let most = match extra.most {
        ExtraMost::One => catalog::one_deal(),
        ExtraMost::Players => catalog::at_most_one_deal_per_player(),
    };
    let bids = match extra.bids {
        ExtraBids::Zero => catalog::every_bid_is_0_which_no(),
        ExtraBids::Blind => catalog::everyone_bids_before_deal_and_any(),
    };
    let cards = size_words(extra.cards);
    catalog::of_in_which(&extra.mark, &extra.id, most, &cards, bids)
}

/// How many of the tricks of a deal count, where tricks are scored.
pub(super) fn tricks(rules: &Ruleset, counted: u8) -> String {
    let played = rules.player_counts().into_iter().map(|players| {
        let cards = rules.largest_deal(players).unwrap_or(0);
        cards + rules.drawn(players, cards)
    });
    let is_last = played.max() > Some(counted);
    catalog::of_deal_count(is_last, counted)
}
