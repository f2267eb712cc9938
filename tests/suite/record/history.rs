//! Playing, undo and redo.

use crate::record::table::{begin, noon, play_on};
use hoyle::cards::Trump;
use hoyle::game::{Act, Count, Due};
use hoyle::history::{EntryKind, History};

/// Returns the acts that make up the game.
fn acts(history: &History) -> Vec<Act> {
    history.acts_in_force().cloned().collect()
}

/// Undoes everything and redoes it, comparing the game at each step.
fn walk(mut history: History) {
    let mut games = vec![history.game().clone()];
    let acts = acts(&history);
    while let Some(taken) = history.undo(noon()) {
        assert_eq!(taken.act(), Some(&acts[acts.len() - games.len()]));
        games.push(history.game().clone());
    }
    assert_eq!(games.len(), acts.len() + 1);
    assert!(history.game().totals().iter().all(|total| total.in_tenths() == 0));
    while let Some(game) = games.pop() {
        assert_eq!(history.game(), &game);
        assert_eq!(history.redo(noon()).is_none(), games.is_empty());
    }
    assert_eq!(self::acts(&history), acts);
}

#[test]
fn undo_and_redo_cover_the_whole_history() {
    let mut history = begin("oh-hell", 4);
    history.record(&Act::Trump(Trump::Hearts), noon()).expect("a card is turned");
    play_on(&mut history, 12);
    walk(history);
}

#[test]
fn undo_and_redo_work_after_the_last_deal() {
    let mut history = begin("romanian", 5);
    play_on(&mut history, usize::MAX);
    assert!(matches!(history.game().due(), Due::Nothing { .. }));
    walk(history);
}

#[test]
fn undo_with_nothing_to_undo_adds_nothing() {
    let mut history = begin("serbian", 4);
    assert_eq!(history.undo(noon()), None);
    assert_eq!(history.redo(noon()), None);
    assert_eq!(history.entry_count(), 0);
}

#[test]
fn a_new_act_clears_redo() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 2);
    history.undo(noon()).expect("a bid");
    history.record(&Act::Bid(vec![Count::next(4)]), noon()).expect("legal");
    assert_eq!(history.redo(noon()), None);
    assert_eq!(history.redo(noon()), None);
}

#[test]
fn undo_adds_an_entry_and_keeps_the_act() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 2);
    assert_eq!(history.undo(noon()).expect("a bid").seq, 2);
    let last = history.entries().last().expect("the undo");
    assert_eq!((last.seq, &last.kind), (3, &EntryKind::Undone { of: 2 }));
    assert_eq!(history.in_force().map(|entry| entry.seq).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_refused_act_changes_nothing() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 3);
    history.undo(noon()).expect("a bid");
    let before = history.clone();
    assert!(history.record(&Act::Bid(vec![Count::next(0), Count::next(14)]), noon()).is_err());
    assert_eq!(history, before);
    assert!(history.redo(noon()).is_some(), "redo no longer works");
}

#[test]
fn only_the_act_that_ends_a_deal_states_totals() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 10);
    let ends: Vec<u64> =
        history.entries().iter().filter(|e| e.totals.is_some()).map(|e| e.seq).collect();
    assert_eq!(ends, [5, 10]);
}
