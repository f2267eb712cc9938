//! What makes a pack impossible, or unfit for what else the rules want of it; and tallies that cannot be counted
//! or paid.

use super::error_list::{MOST_ROWS, RulesErrors};
use super::{
    AuctionRule, Formula, Pays, Points, Quantity, RulesError, Ruleset, Sides, Table, TallyOf,
    TallyRule, TrickScore,
};
use crate::cards::{Card, Equals, Pack, Rank};
use std::fmt::Display;

/// The most cards without a suit that a pack has.
const MOST_JOKERS: u32 = 60;

impl Ruleset {
    /// Notes packs with more ranks or jokers than there can be. The other checks are then skipped, so
    /// that a stranger's file cannot keep the program busy.
    pub(super) fn check_pack_sizes(&self, errors: &mut RulesErrors) {
        for (row, table) in self.tables.iter().enumerate() {
            let most = Rank::TWO.down_from_ace().len();
            for (key, ranks) in [("ranks", &table.ranks), ("trump_ranks", &table.trump_ranks)] {
                let too_many = ranks.len() > most;
                let at = format_args!("tables.{row}.{key}");
                errors.note_if(too_many, at, RulesError::TooLong(most));
            }
            let too_many = table.always_trump.len() > MOST_ROWS;
            let at = format_args!("tables.{row}.always_trump");
            errors.note_if(too_many, at, RulesError::TooLong(MOST_ROWS));

            let jokers: u32 = table.jokers.iter().map(|joker| u32::from(joker.number.max(1))).sum();
            let too_many = jokers > MOST_JOKERS;
            errors.note_if(
                too_many,
                format_args!("tables.{row}.jokers"),
                RulesError::TooManyJokers,
            );
        }
    }

    /// Notes what is wrong with the pack of a table.
    pub(super) fn check_pack(&self, errors: &mut RulesErrors, row: usize, table: &Table) {
        let at = format_args!("tables.{row}");
        let ranks = table.ranks.iter().enumerate();
        errors.note_twice(ranks.map(|(place, rank)| (format!("{at}.ranks.{place}"), *rank)));
        let both = !table.ranks.is_empty() && table.lowest != Rank::TWO;
        errors.note_if(both, format_args!("{at}.lowest"), RulesError::LowestOfRanks);
        let no_equals = table.equals == Equals::Last && !table.double;
        errors.note_if(no_equals, format_args!("{at}.equals"), RulesError::NoEquals);

        let pack = table.pack();
        self.check_trump_order(errors, row, &pack);
        let jokers = table.jokers.iter().enumerate();
        errors
            .note_twice(jokers.map(|(place, joker)| (format!("{at}.jokers.{place}.id"), joker.id)));
        for (place, joker) in table.jokers.iter().enumerate() {
            errors.note_text(format_args!("{at}.jokers.{place}.title"), &joker.title);
            if let Some(id) = joker.captures.iter().find(|id| pack.joker(**id).is_none()) {
                let key = format_args!("{at}.jokers.{place}.captures");
                errors.note(key, RulesError::NotInPack(id.to_string()));
            }
        }

        // Whose a card is, and who holds the aces, can be told only where no two are equal.
        let aces = pack.cards().filter(|card| card.rank() == Some(Rank::ACE)).count();
        let announces = self.bidding.auction().is_some_and(AuctionRule::announces_aces);
        let odd = (self.play.talon && !pack.is_of_different_cards()) || (announces && aces != 4);
        errors.note_if(odd, format_args!("{at}.players"), RulesError::EqualCards);
    }

    /// Notes trumps that are not in the pack, or named twice.
    fn check_trump_order(&self, errors: &mut RulesErrors, row: usize, pack: &Pack) {
        let at = format_args!("tables.{row}");
        let order = &pack.order;
        let ranks = order.trump_ranks.iter().enumerate();
        errors.note_twice(ranks.map(|(place, rank)| (format!("{at}.trump_ranks.{place}"), *rank)));
        let always = order.always_trump.iter().enumerate();
        errors
            .note_twice(always.map(|(place, card)| (format!("{at}.always_trump.{place}"), *card)));

        let missing = order.trump_ranks.iter().find(|rank| !pack.ranks.contains(rank));
        if let Some(rank) = missing {
            let error = RulesError::NotInPack(rank.to_string());
            errors.note(format_args!("{at}.trump_ranks"), error);
        }
        if let Some(rank) = order.bower
            && !pack.ranks.contains(&rank)
        {
            errors.note(format_args!("{at}.bower"), RulesError::NotInPack(rank.to_string()));
        }
        let is_of_suit = |card: &&Card| card.suit().is_some() && pack.number(**card) > 0;
        let missing = order.always_trump.iter().find(|card| !is_of_suit(card));
        if let Some(card) = missing {
            let error = RulesError::NotInPack(card.to_string());
            errors.note(format_args!("{at}.always_trump"), error);
        }
    }

    /// Notes a tally of nothing, of cards that no pack has, of more cards than it allows, or of what
    /// cannot be counted or paid.
    pub(super) fn check_tally(&self, errors: &mut RulesErrors, row: usize, tally: &TallyRule) {
        let at = format_args!("counts.{row}");
        errors.note_text(format_args!("{at}.title"), &tally.title);
        let is_whole = tally.total.is_some();
        let unlimited = tally.most == 0 && !is_whole;
        errors.note_if(unlimited, format_args!("{at}.most"), RulesError::TallyMost(1));
        let is_twice = is_whole && (tally.most > 0 || tally.over);
        errors.note_if(is_twice, format_args!("{at}.total"), RulesError::TallyTotal);
        let in_auction = self.bidding.auction().is_some();
        let no_contract = tally.of != TallyOf::All && !in_auction;
        errors.note_if(no_contract, format_args!("{at}.of"), RulesError::TallyAgainst);
        let is_bid = self.scoring.hands().is_some();
        errors.note_if(tally.over && !is_bid, format_args!("{at}.over"), RulesError::TallyOver);
        errors.note_if(tally.made && !is_bid, format_args!("{at}.made"), RulesError::TallyOver);
        let is_half = tally.half_off > 0 && (!tally.made || tally.every.is_some());
        errors.note_if(is_half, format_args!("{at}.half_off"), RulesError::TallyHalf);

        let paid_twice = !tally.table.is_empty() && (tally.points != 0 || tally.every.is_some());
        errors.note_if(paid_twice, format_args!("{at}.table"), RulesError::TallyTable);
        let too_long = tally.table.len() > MOST_ROWS;
        errors.note_if(too_long, format_args!("{at}.table"), RulesError::TooLong(MOST_ROWS));
        let never_short = tally.short_by.is_some() && self.ending.points.is_none();
        errors.note_if(never_short, format_args!("{at}.short_by"), RulesError::TallyShort);

        if let Some(word) = &tally.all_of
            && self.tallies.iter().all(|other| other.id != *word)
        {
            let known = self.tallies.iter().map(|other| other.id.clone()).collect();
            let error = RulesError::NoSuchQuantity { word: word.clone(), known };
            errors.note(format_args!("{at}.all_of"), error);
        }

        let Some(rank) = tally.won_with else { return };
        let packs = self.tables.iter().map(Table::pack);
        let numbers =
            packs.map(|pack| pack.cards().filter(|card| card.rank() == Some(rank)).count());
        let most = numbers.max().unwrap_or(0);
        let missing = RulesError::NotInPack(rank.to_string());
        errors.note_if(most == 0, format_args!("{at}.won_with"), missing);
        let too_few = usize::from(tally.total.unwrap_or(tally.most)) < most;
        errors.note_if(too_few, format_args!("{at}.most"), RulesError::TallyMost(most));
    }

    /// Notes quotas that are not one for each player, or do not add up to the tricks of a deal.
    pub(super) fn check_quota(&self, errors: &mut RulesErrors, score: &TrickScore, tricks: u8) {
        let key = "scoring.tricks.quota";
        if score.quota.is_empty() {
            return;
        }
        let alone = score.pays == Pays::Tricks && score.above == 0 && self.sides == Sides::Alone;
        let one_each =
            self.seated().all(|players| usize::from(self.hands(players)) == score.quota.len());
        errors.note_if(!alone || !one_each, key, RulesError::QuotaFit);
        let sum: u32 = score.quota.iter().copied().map(u32::from).sum();
        let tricks = score.counted.of(tricks);
        errors.note_if(sum != u32::from(tricks), key, RulesError::QuotaSum { sum, tricks });
    }

    /// Notes cases of tallies that cannot come, or cannot be paid.
    pub(super) fn check_cases(&self, errors: &mut RulesErrors, score: &TrickScore) {
        let list = "scoring.tricks.cases";
        let of_tricks = score.pays != Pays::Nothing && !score.cases.is_empty();
        errors.note_if(of_tricks, list, RulesError::CasesOfTricks);
        let too_long = score.cases.len() > MOST_ROWS;
        errors.note_if(too_long, list, RulesError::TooLong(MOST_ROWS));
        for (row, case) in score.cases.iter().enumerate().take(MOST_ROWS) {
            let at = format!("{list}.{row}");
            let known = [Quantity::Cards];
            self.check_quantities(errors, &format!("{at}.when"), case.when.quantities(), &known);
            for (key, formula) in case.formulas() {
                self.check_formula(errors, format_args!("{at}.{key}"), formula, &known);
            }
        }
    }

    /// Notes what keeps a formula with tallies from being worked out; `known` are the quantities beside tallies.
    pub(super) fn check_formula(
        &self,
        errors: &mut RulesErrors,
        key: impl Display,
        formula: &Formula,
        known: &[Quantity],
    ) {
        let fits = formula.terms().all(|(factor, _)| factor.fits(self.unit));
        errors.note_if(!fits, &key, RulesError::Unit(self.unit));
        let quantities = formula.terms().map(|(_, quantity)| quantity);
        self.check_quantities(errors, &key, quantities, known);
    }

    /// Notes quantities that are neither known nor tallies.
    fn check_quantities(
        &self,
        errors: &mut RulesErrors,
        key: &impl Display,
        quantities: impl IntoIterator<Item = Quantity>,
        known: &[Quantity],
    ) {
        let tallies = self.tallies.iter().map(|tally| tally.id.clone());
        let rule = self.bidding.auction();
        let factors = rule.into_iter().flat_map(|rule| &rule.factors);
        let factors = factors.map(|factor| factor.word.clone());
        let words: Vec<String> =
            tallies.chain(factors).chain(known.iter().map(ToString::to_string)).collect();
        for quantity in quantities {
            let word = match quantity {
                Quantity::One => continue,
                Quantity::Theirs(id) => id.to_string(),
                other => other.to_string(),
            };
            if !words.contains(&word) {
                return errors.note(key, RulesError::NoSuchQuantity { word, known: words });
            }
        }
    }

    /// The most that a formula of tallies comes to.
    pub(super) fn most_of(&self, formula: &Formula) -> i64 {
        let value = |quantity| match quantity {
            Quantity::One => 1,
            Quantity::Tally(id) | Quantity::Theirs(id) => {
                let mut tallies = self.tallies.iter();
                let tally = tallies.find(|tally| tally.id == id.as_str());
                tally.map_or(0, |tally| tally.total.unwrap_or(tally.most).into())
            }
            _ => 0,
        };
        let rising = formula
            .terms()
            .filter(|(factor, quantity)| *quantity == Quantity::One || *factor > Points::ZERO);
        let most: Points = rising.map(|(factor, quantity)| factor * value(quantity)).sum();
        most.in_tenths().div_euclid(10)
    }
}
