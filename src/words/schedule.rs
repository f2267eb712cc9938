//! Schedules in words: how many cards each deal has, and how they are dealt.

use super::texts::kind_title;
use super::{and, joined, messages, sentence, trump};
use crate::cards::Trump;
use crate::presets;
use crate::rules::{
    CountedTricks, DealRun, Extra, ExtraBids, ExtraMost, Form, Pays, Reading, Ruleset, Setting,
    Size, Step, Times, TrickScore, TurnUp,
};

/// The deals of a set of rules, as sentences.
pub(super) fn deals(rules: &Ruleset) -> String {
    let schedule = &rules.schedule;
    let steps = schedule.form_in_use().map_or_else(String::new, |form| steps(rules, form));
    let packets = match schedule.packets.as_slice() {
        [] => None,
        [1] => Some(messages::SchedulePacketsSingle.say()),
        packets => Some(messages::SchedulePacketsSeveral { packets: and(packets) }.say()),
    };
    if schedule.endless().is_some() {
        return joined([sentence(&steps)].into_iter().chain(packets), " ");
    }
    let mut counts = rules.player_counts();
    for reading in [Reading::LargerTables, Reading::DeadHandDeals] {
        if presets::leaves_open(rules, reading) {
            let read = read_by_us(rules, reading);
            counts.retain(|players| !read.contains(players));
        }
    }
    let step = schedule.step.map(|number| messages::CountCards { number }.say());
    let says =
        [messages::GrammarLabelled { label: &schedule.form, text: steps }.say() + "."].into_iter();
    let says = says.chain(step.map(|step| messages::ScheduleStepSize { step }.say()));
    let bottom = schedule.bottom.map(|number| messages::CountCards { number }.say());
    let says = says.chain(bottom.map(|bottom| messages::ScheduleBottom { bottom }.say()));
    let sizes = if counts.is_empty() { None } else { Some(sizes(rules, &counts) + ".") };
    joined(says.chain(sizes).chain(packets), " ")
}

/// How many deals there are with these numbers of players, and of how many cards.
pub(super) fn sizes(rules: &Ruleset, counts: &[u8]) -> String {
    let mut sizes = Vec::new();
    for players in counts.iter().copied() {
        let deals = messages::CountDeals { number: rules.deals(players).len() }.say();
        let cards = rules.largest_deal(players).unwrap_or(0);
        sizes.push(messages::ScheduleDealsAtTable { players, deals: &deals, cards }.say());
    }
    joined(sizes, &messages::GrammarSemicolon.say())
}

/// The numbers of players whose deals rest on a reading.
pub(super) fn read_by_us(rules: &Ruleset, reading: Reading) -> Vec<u8> {
    let mut counts = rules.player_counts();
    if reading == Reading::LargerTables {
        let fewest = counts.iter().min().copied();
        counts.retain(|players| Some(*players) != fewest);
    } else {
        counts.retain(|players| rules.table(*players).is_some_and(|table| table.dead_hand));
    }
    counts
}

/// The deals of a form of the schedule.
pub(super) fn steps(rules: &Ruleset, form: &Form) -> String {
    form.steps
        .iter()
        .map(|step| step_words(rules, step))
        .reduce(|steps, step| messages::ScheduleStepsJoined { steps, step }.say())
        .unwrap_or_default()
}

fn step_words(rules: &Ruleset, step: &Step) -> String {
    let mut deals = run_words(step.run);
    let kind = rules.kinds.iter().find(|kind| Some(&kind.id) == step.kind.as_ref());
    if let Some(kind) = kind {
        let label = kind_title(kind);
        deals = messages::GrammarLabelled { label, text: deals }.say();
    }
    match step.trump {
        Some(Trump::None) => messages::ScheduleDealsWithoutTrump { deals: &deals }.say(),
        Some(fixed) => {
            messages::ScheduleDealsWithTrump { deals: &deals, trump: trump(fixed) }.say()
        }
        None => deals,
    }
}

fn run_words(run: DealRun) -> String {
    match run {
        DealRun::Repeat(Size::Cards(cards), Times::Players) => {
            messages::ScheduleRunPerPlayer { cards }.say()
        }
        DealRun::Repeat(Size::Top, Times::Players) => messages::ScheduleRunTopPerPlayer.say(),
        DealRun::Repeat(Size::BelowTop, Times::Players) => {
            messages::ScheduleRunBelowTopPerPlayer.say()
        }
        DealRun::Repeat(size, Times::EachPlayer(times)) => {
            messages::ScheduleRunSeveralPerPlayer { size: size_words(size), times }.say()
        }
        DealRun::Repeat(size, Times::Number(times)) => {
            messages::ScheduleRunRepeated { size: size_words(size), times }.say()
        }
        DealRun::Endless(size) => messages::ScheduleRunEndless { size: size_words(size) }.say(),
        DealRun::Up(from, to) => {
            messages::ScheduleRunRising { start: size_words(from), end: size_words(to) }.say()
        }
        DealRun::Down(from, to) => {
            messages::ScheduleRunFalling { start: size_words(from), end: size_words(to) }.say()
        }
    }
}

pub(super) fn size_words(size: Size) -> String {
    match size {
        Size::Cards(cards) => messages::CountCards { number: cards }.say(),
        Size::Top => messages::OfferSetting { setting: Setting::Top.key() }.say(),
        Size::BelowTop => messages::ScheduleSizeBelowTop.say(),
    }
}

/// How a card turned up makes trump, with its exceptions.
pub(super) fn turn_up(rule: TurnUp, rules: &Ruleset) -> String {
    let all_dealt = match (rules.schedule.keep_back, rule.last) {
        (0, true) => "last_card",
        (0, false) => "no_trump",
        _ => "never",
    };
    let none = rule.none.then(|| messages::TrumpRuleSomeCardsNone.say());
    let another = rule.dealer_names.then(|| messages::TrumpRuleDealerNames.say());
    let turned = messages::TrumpRuleTurnUp { all_dealt }.say();
    joined([turned].into_iter().chain(none).chain(another), " ")
}

/// The deals that may follow the last.
pub(super) fn extras(rules: &Ruleset) -> String {
    if rules.extras.is_empty() {
        return messages::ScheduleExtrasNone.say();
    }
    let extras = joined(rules.extras.iter().map(extra), &messages::GrammarSemicolon.say());
    messages::ScheduleExtrasListed { extras: &extras }.say()
}

fn extra(extra: &Extra) -> String {
    let most = match extra.most {
        ExtraMost::One => messages::ScheduleExtraOnce.say(),
        ExtraMost::Players => messages::ScheduleExtraPerPlayer.say(),
    };
    let bids = match extra.bids {
        ExtraBids::Zero => messages::ScheduleExtraZeroBids.say(),
        ExtraBids::Blind => messages::ScheduleExtraBlindBids.say(),
    };
    let cards = size_words(extra.cards);
    messages::ScheduleExtraItem { mark: &extra.mark, id: &extra.id, most, cards: &cards, bids }
        .say()
}

/// How many of the tricks of a deal count, where tricks are scored.
pub(super) fn tricks(rules: &Ruleset, score: &TrickScore) -> String {
    let counted = match score.counted {
        CountedTricks::Last(counted) if score.pays != Pays::Nothing => counted,
        _ => return messages::ClauseTricksSum.say(),
    };
    let played = rules.player_counts().into_iter().map(|players| {
        let cards = rules.largest_deal(players).unwrap_or(0);
        cards + rules.drawn(players, cards)
    });
    let is_last = played.max() > Some(counted);
    messages::ScoreTricksCounted { is_last, counted }.say()
}
