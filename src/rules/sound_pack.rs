//! What makes a pack impossible, or unfit for what else the rules want of it.

use super::rules_error::{Found, MOST_ROWS};
use super::{AuctionRule, RulesError, Ruleset, Table, TallyRule};
use crate::cards::{Equals, Rank};

/// The most cards without a suit that a pack has.
const MOST_JOKERS: u32 = 60;

impl Ruleset {
    /// Notes packs with more ranks or jokers than there can be. The other checks are then skipped, so
    /// that a stranger's file cannot keep the program busy.
    pub(super) fn check_pack_sizes(&self, found: &mut Found) {
        for (row, table) in self.tables.iter().enumerate() {
            let key = |of: &str| format!("tables.{row}.{of}");
            let ranks = Rank::TWO.down_from_ace().len();
            let too_many = table.ranks.len() > ranks;
            found.note_if(too_many, key("ranks"), || RulesError::TooLong(ranks));
            let number: u32 = table.jokers.iter().map(|it| u32::from(it.number.max(1))).sum();
            found.note_if(number > MOST_JOKERS, key("jokers"), || RulesError::TooManyJokers);
        }
    }

    /// Notes what is wrong with the pack of a table.
    pub(super) fn check_pack(&self, found: &mut Found, row: usize, table: &Table) {
        let key = |of: &str| format!("tables.{row}.{of}");
        let (pack, jokers) = (table.pack(), &table.jokers);
        let ranks = table.ranks.iter().enumerate();
        let ranks = ranks.map(|(place, rank)| (key(&format!("ranks.{place}")), rank.to_string()));
        found.note_twice(ranks.collect());
        let both = !table.ranks.is_empty() && table.lowest != Rank::TWO;
        found.note_if(both, key("lowest"), || RulesError::LowestOfRanks);
        let last = table.equals == Equals::Last && !table.double;
        found.note_if(last, key("equals"), || RulesError::NoEquals);
        let of = |joker: usize, of: &str| key(&format!("jokers.{joker}.{of}"));
        let ids = jokers.iter().enumerate();
        found.note_twice(ids.map(|(joker, it)| (of(joker, "id"), it.id.to_string())).collect());
        for (joker, it) in jokers.iter().enumerate() {
            found.note_text(of(joker, "title"), &it.title);
            let unknown = it.captures.iter().find(|id| pack.joker(**id).is_none());
            if let Some(id) = unknown {
                found.note(of(joker, "captures"), RulesError::NotInPack(id.to_string()));
            }
        }
        // Whose a card is, and who holds the aces, can be told only where no two are equal.
        let aces = pack.cards().filter(|card| card.rank() == Some(Rank::ACE)).count();
        let announces = self.bidding.auction().is_some_and(AuctionRule::announces_aces);
        let odd = (self.play.talon && !pack.is_of_different_cards()) || (announces && aces != 4);
        found.note_if(odd, key("players"), || RulesError::EqualCards);
    }

    /// Notes a tally of nothing, of cards that no pack has, of more cards than it allows, or of what
    /// cannot be counted or paid.
    pub(super) fn check_tally(&self, found: &mut Found, row: usize, rule: &TallyRule) {
        let key = |of: &str| format!("counts.{row}.{of}");
        found.note_text(key("title"), &rule.title);
        found.note_if(rule.most == 0, key("most"), || RulesError::TallyMost(1));
        let is_bid = self.scoring.hands().is_some();
        found.note_if(rule.over && !is_bid, key("over"), || RulesError::TallyOver);
        found.note_if(rule.made && !is_bid, key("made"), || RulesError::TallyOver);
        let twice = !rule.table.is_empty() && (rule.points != 0 || rule.every.is_some());
        found.note_if(twice, key("table"), || RulesError::TallyTable);
        let long = rule.table.len() > MOST_ROWS;
        found.note_if(long, key("table"), || RulesError::TooLong(MOST_ROWS));
        let never = rule.short_by.is_some() && self.ending.points.is_none();
        found.note_if(never, key("short_by"), || RulesError::TallyShort);
        let Some(rank) = rule.won_with else { return };
        let of_rank =
            |table: &Table| table.pack().cards().filter(|card| card.rank() == Some(rank)).count();
        let most = self.tables.iter().map(of_rank).max().unwrap_or(0);
        let missing = || RulesError::NotInPack(rank.to_string());
        found.note_if(most == 0, key("won_with"), missing);
        let low = usize::from(rule.most) < most;
        found.note_if(low, key("most"), || RulesError::TallyMost(most));
    }
}
