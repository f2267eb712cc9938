//! What is wrong with how rules bid: auctions that cannot be held or paid for, and words
//! that are not bids.

use super::error_list::{MOST_ROWS, RulesErrors};
use super::{
    AuctionRule, BidWord, ExtraBids, NamesTrump, Numbers, Play, Quantity, RulesError, Ruleset,
    Sides, Target, is_id,
};
use crate::cards::Trump;

impl Ruleset {
    /// Notes what keeps an auction from being held.
    pub(super) fn check_auction(&self, errors: &mut RulesErrors) {
        let Some(rule) = self.bidding.auction() else { return };
        let list = "bidding.auction.bids";
        errors.note_if(rule.bids.is_empty(), list, RulesError::Empty);
        if rule.bids.len() > MOST_ROWS {
            return errors.note(list, RulesError::TooLong(MOST_ROWS));
        }
        let bids = rule.rows();
        for (row, bid) in bids.clone() {
            let is_number = bid.numbered.is_some() && bid.id.bytes().all(|c| c.is_ascii_digit());
            let is_wrong = !is_id(&bid.id) && !is_number;
            errors.note_if(
                is_wrong,
                format_args!("{list}.{row}.id"),
                RulesError::Id(bid.id.clone()),
            );
        }
        errors.note_twice(bids.clone().map(|(row, bid)| (format!("{list}.{row}.id"), &bid.id)));
        self.check_factors(rule, errors);
        for (row, _) in bids.clone().filter(|(_, bid)| bid.play == Play::Trou).skip(1) {
            errors.note(format_args!("{list}.{row}.play"), RulesError::SecondTrou);
        }

        let trumps = rule.trumps.iter().enumerate().filter(|(_, trump)| **trump != Trump::None);
        errors.note_twice(
            trumps.map(|(row, trump)| (format!("bidding.auction.trumps.{row}"), trump.name())),
        );
        let takes_none = rule.bids.iter().any(|bid| bid.trump == NamesTrump::Either);
        let mut missing = Trump::ALL.to_vec();
        missing
            .retain(|trump| !rule.trumps.contains(trump) && (*trump != Trump::None || takes_none));
        if !missing.is_empty() {
            errors.note("bidding.auction.trumps", RulesError::TrumpsMissing(missing));
        }

        self.check_payments(errors);
        if self.sides == Sides::Opposite {
            for (row, _) in bids.filter(|(_, bid)| bid.play != Play::Solo) {
                errors.note(format_args!("{list}.{row}.play"), RulesError::CalledPartner);
            }
            let settled = self.scoring.is_settled();
            errors.note_if(settled, "scoring.contracts.settled", RulesError::CalledPartner);
        }
    }

    /// Notes factors whose words cannot be typed, and factors in an auction that is recorded call by call.
    fn check_factors(&self, rule: &AuctionRule, errors: &mut RulesErrors) {
        let list = "bidding.auction.factors";
        errors.note_ids(list, rule.factors.iter().map(|factor| &factor.word), is_id);
        let words = rule.factors.iter().enumerate();
        for (row, factor) in words.filter(|(_, factor)| rule.bid(&factor.word).is_some()) {
            let error = RulesError::Twice(factor.word.clone());
            errors.note(format_args!("{list}.{row}.word"), error);
        }
        let of_tricks: &[Quantity] =
            if self.is_of_tallies() { &[] } else { &[Quantity::Took, Quantity::Off] };
        let known = [&[Quantity::Cards, Quantity::Bid, Quantity::Number], of_tricks].concat();
        for (row, factor) in rule.factors.iter().enumerate() {
            let at = format_args!("{list}.{row}");
            for (key, formula) in factor.formulas() {
                self.check_formula(errors, format_args!("{at}.{key}"), formula, &known);
            }
            if let Some(multiplier) = &factor.multiplier {
                let key = format_args!("{at}.multiplier");
                self.check_formula(errors, key, multiplier.formula(), &[]);
            }
            for id in factor.not_with.iter().filter(|id| rule.bid(id).is_none()) {
                let known = rule.bids.iter().map(|bid| bid.id.clone()).collect();
                let error = RulesError::NoSuchQuantity { word: id.clone(), known };
                errors.note(format_args!("{at}.not_with"), error);
            }
            let settled = self.scoring.is_settled();
            let listed = factor.opponents.is_some() || factor.opponents_won.is_some();
            errors.note_if(settled && listed, at, RulesError::Settled);
        }
        let in_calls = !rule.factors.is_empty() && !rule.contract_only;
        errors.note_if(in_calls, list, RulesError::FactorsCalled);
    }

    /// Notes words that cannot be typed as bids, and cases for words that are none.
    pub(super) fn check_bid_words(&self, errors: &mut RulesErrors) {
        let named = self.bidding.exact().map_or(&[][..], |exact| &exact.named);
        if named.len() > MOST_ROWS {
            return errors.note("bidding.exact.named", RulesError::TooLong(MOST_ROWS));
        }
        let rows = named.iter().enumerate();
        let words = rows.map(|(row, bid)| (format!("bidding.exact.named.{row}.word"), &bid.word));
        errors.note_twice(words.clone());
        for (key, word) in words {
            let can_be_typed = is_id(word) && BidWord::from(word).is_ok();
            errors.note_if(!can_be_typed, key, RulesError::BidWord(word.clone()));
        }

        let cases = self.scoring.hands().map_or(&[][..], |score| &score.cases);
        for (row, case) in cases.iter().enumerate().take(MOST_ROWS) {
            let known: Vec<String> = named.iter().map(|bid| bid.word.clone()).collect();
            if let Some(word) = case.named.iter().find(|word| !known.contains(word)) {
                let key = format_args!("scoring.hands.cases.{row}.named");
                errors.note(key, RulesError::NoSuchBidWord { word: word.clone(), known });
            }
        }
    }

    /// Notes bids of a number of tricks that some deal cannot have, or no deal.
    pub(super) fn check_limits(&self, errors: &mut RulesErrors) {
        let Some(rule) = self.bidding.exact() else { return };
        let least = rule.least;
        if let Some(most) = rule.most.filter(|most| *most < least) {
            let error = RulesError::MostBelowLeast { least: least.into(), most: most.into() };
            return errors.note("bidding.exact.most", error);
        }
        for players in self.seated() {
            let hands = self.hands(players);
            let mut deals: Vec<u8> = self.all_deals(players).collect();
            let blind = self.extras.iter().filter(|extra| extra.bids == ExtraBids::Blind);
            deals.extend(blind.map(|extra| extra.cards.cards(self.highest(players))));
            deals.sort_unstable();
            deals.dedup();

            let below = rule.redeal_below;
            if below > 0 {
                for cards in deals.iter().copied() {
                    let most = rule.highest_sum(cards, hands);
                    let error = RulesError::RedealtForever { players, cards, most, below };
                    errors.note_if(most < below.into(), "bidding.exact.redeal_below", error);
                }
            }
            deals.retain(|cards| rule.hook.holds(*cards));
            let never_met =
                !deals.is_empty() && !deals.iter().any(|cards| rule.can_meet_hook(*cards, hands));
            errors.note_if(never_met, "bidding.exact.hook", RulesError::HookNeverMet(players));
        }
    }

    /// Notes bids whose contracts cannot be paid for.
    fn check_payments(&self, errors: &mut RulesErrors) {
        let counted = self.bidding.bids().iter().filter(|bid| bid.of.is_some()).count();
        let mixed = counted > 0 && counted < self.bidding.bids().len();
        errors.note_if(mixed, "bidding.auction.bids", RulesError::MixedTargets);
        let has_total = self.tallies_recorded().any(|tally| tally.total.is_some());
        let endless = counted > 0 && !has_total;
        errors.note_if(endless, "bidding.auction.bids", RulesError::NothingEndsDeal);
        let settled = self.scoring.is_settled();
        let two_against_two = self.seated().all(|players| self.hands(players) == 4);
        for (row, bid) in self.bidding.auction().into_iter().flat_map(AuctionRule::rows) {
            let at = format_args!("bidding.auction.bids.{row}");
            let listed = bid.opponents.is_some() || bid.opponents_won.is_some();
            errors.note_if(settled && listed, at, RulesError::Settled);
            let missing = !settled && bid.opponents.is_none();
            errors.note_if(missing, at, RulesError::OpponentsMissing);
            let by_two = bid.play != Play::Solo;
            let uneven = settled && by_two && !two_against_two;
            errors.note_if(uneven, format_args!("{at}.play"), RulesError::UnevenSides);
            let of_tricks =
                if bid.of.is_some() { &[][..] } else { &[Quantity::Took, Quantity::Off] };
            let mut known = [&[Quantity::Cards, Quantity::Bid], of_tricks].concat();
            if bid.numbered.is_some() {
                known.push(Quantity::Number);
            }
            if let Some(of) = &bid.of {
                self.check_formula(errors, format_args!("{at}.of"), of.formula(), &[]);
            }
            for (key, formula) in bid.formulas() {
                let known = if key == "multiplier" { &[][..] } else { &known };
                self.check_formula(errors, format_args!("{at}.{key}"), formula, known);
            }
            let several = bid.several && by_two;
            errors.note_if(several, format_args!("{at}.several"), RulesError::SeveralPairs);
        }
    }

    /// Notes bids that no deal can win, and bids that leave no opponents.
    pub(super) fn check_bids(&self, errors: &mut RulesErrors) {
        let Some(rule) = self.bidding.auction() else { return };
        let nones = rule.trumps.iter().enumerate().filter(|(_, trump)| **trump == Trump::None);
        for (row, trump) in nones.skip(1) {
            let key = format_args!("bidding.auction.trumps.{row}");
            errors.note(key, RulesError::Twice(trump.name().to_owned()));
        }

        // A misplaced endless step is an error of its own.
        let steps = self.schedule.form_in_use().map_or(&[][..], |form| &form.steps);
        let early = steps.iter().rev().skip(1).any(|step| step.run.is_endless());
        let cards = self.seated().filter_map(|players| self.largest_deal(players)).max();
        let is_for_two = self.seated().any(|players| self.hands(players) == 2);
        for (row, bid) in rule.rows() {
            let at = format_args!("bidding.auction.bids.{row}");
            let target = bid.target.number();
            let lacks_number = bid.target == Target::Number;
            errors.note_if(lacks_number, format_args!("{at}.target"), RulesError::NumbersMissing);
            if let Some(Numbers { from, to, .. }) =
                bid.numbers.filter(|numbers| numbers.to < numbers.from)
            {
                let error = RulesError::MostBelowLeast { least: from, most: to };
                errors.note(format_args!("{at}.numbers"), error);
            }
            if let Some(of) = &bid.of {
                let most = self.most_of(of.formula());
                let too_high = RulesError::TallyTarget { target, most };
                errors.note_if(i64::from(target) > most, format_args!("{at}.target"), too_high);
            } else {
                let tricks = cards.map_or(u8::MAX, |cards| bid.tricks(cards));
                let too_high = RulesError::TargetTooHigh { target, tricks };
                let is_beyond = target > tricks.into() && !early;
                errors.note_if(is_beyond, format_args!("{at}.target"), too_high);
            }

            let is_call = match bid.id.as_str() {
                "trou" => bid.play != Play::Trou && rule.announces_aces(),
                id => matches!(id, "pass" | "wait" | "join" | "pass-trou"),
            };
            errors.note_if(is_call, format_args!("{at}.id"), RulesError::CallWord(bid.id.clone()));
            let alone = is_for_two && matches!(bid.play, Play::Suit | Play::Trou);
            errors.note_if(alone, format_args!("{at}.play"), RulesError::NoOpponents);
        }
    }
}
