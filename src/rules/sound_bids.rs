//! What is wrong with how rules bid: auctions that cannot be held or paid for, and words
//! that are not bids.

use super::rules_error::{Found, MOST_ROWS};
use super::{
    BidWord, ExtraBids, NamedBid, NamesTrump, Play, RulesError, Ruleset, Sides, Target, is_id,
};
use crate::cards::{Suit, Trump};

impl Ruleset {
    /// Notes what keeps an auction from being held.
    pub(super) fn check_auction(&self, found: &mut Found) {
        let Some(rule) = self.bidding.auction() else { return };
        let (bids, trumps) = ("bidding.auction.bids", "bidding.auction.trumps");
        found.note_if(rule.bids.is_empty(), bids, || RulesError::Empty);
        found.note_ids(bids, rule.bids.iter().map(|bid| bid.id.as_str()), true);
        let trous = rule.bids.iter().enumerate().filter(|(_, bid)| bid.play == Play::Trou).skip(1);
        for (index, _) in trous {
            found.note(format!("{bids}.{index}.play"), RulesError::SecondTrou);
        }
        let suits = rule.trumps.iter().enumerate().filter(|(_, trump)| trump.suit().is_some());
        let suits = suits.map(|(row, trump)| (format!("{trumps}.{row}"), trump.name().to_owned()));
        found.note_twice(suits.collect());
        let takes_none = rule.bids.iter().any(|bid| bid.trump == NamesTrump::Either);
        let needed =
            Suit::ALL.into_iter().map(Trump::from).chain(takes_none.then_some(Trump::None));
        let missing: Vec<Trump> = needed.filter(|trump| !rule.trumps.contains(trump)).collect();
        found.note_if(!missing.is_empty(), trumps, || RulesError::TrumpsMissing(missing));
        self.check_payments(found);
        let partners = self.sides == Sides::Opposite;
        for (row, _) in rule.bids.iter().enumerate().filter(|(_, bid)| bid.play != Play::Solo) {
            let key = format!("{bids}.{row}.play");
            found.note_if(partners, key, || RulesError::CalledPartner);
        }
        let settled = partners && self.scoring.is_settled();
        found.note_if(settled, "scoring.contracts.settled", || RulesError::CalledPartner);
    }

    /// Notes words that cannot be typed as bids, and cases for words that are none.
    pub(super) fn check_bid_words(&self, found: &mut Found) {
        let named = self.bidding.exact().map_or(&[][..], |exact| &exact.named);
        if named.len() > MOST_ROWS {
            return found.note("bidding.exact.named", RulesError::TooLong(MOST_ROWS));
        }
        let key = |row: usize| format!("bidding.exact.named.{row}.word");
        let words = named.iter().enumerate().map(|(row, it)| (key(row), it.word.clone()));
        found.note_twice(words.collect());
        for (row, NamedBid { word, .. }) in named.iter().enumerate() {
            let can_be_typed = is_id(word) && BidWord::from(word).is_ok();
            found.note_if(!can_be_typed, key(row), || RulesError::BidWord(word.clone()));
        }
        let cases = self.scoring.hands().map_or(&[][..], |score| &score.cases);
        for (row, case) in cases.iter().enumerate().take(MOST_ROWS) {
            let unknown = case.named.iter().find(|word| named.iter().all(|it| it.word != **word));
            let key = format!("scoring.hands.cases.{row}.named");
            unknown.into_iter().for_each(|word| {
                let known = named.iter().map(|it| it.word.clone()).collect();
                found.note(&key, RulesError::NoSuchBidWord { word: word.clone(), known });
            });
        }
    }

    /// Notes bids of a number of tricks that some deal cannot have, or no deal.
    pub(super) fn check_limits(&self, found: &mut Found) {
        let Some(rule) = self.bidding.exact() else { return };
        let (least, below) = (rule.least, rule.redeal_below);
        if let Some(most) = rule.most.filter(|most| *most < least) {
            return found.note("bidding.exact.most", RulesError::MostBelowLeast { least, most });
        }
        for players in self.seated() {
            let hands = self.hands(players);
            let blind = self.extras.iter().filter(|extra| extra.bids == ExtraBids::Blind);
            let blind = blind.map(|extra| extra.cards.cards(self.highest(players)));
            let mut deals: Vec<u8> = self.all_deals(players).chain(blind).collect();
            deals.sort_unstable();
            deals.dedup();
            if below > 0 {
                for cards in deals.iter().copied() {
                    let most = rule.highest_sum(cards, hands);
                    let error = || RulesError::RedealtForever { players, cards, most, below };
                    found.note_if(most < below.into(), "bidding.exact.redeal_below", error);
                }
            }
            deals.retain(|cards| rule.hook.holds(*cards));
            let never = !deals.is_empty() && !deals.iter().any(|it| rule.can_meet_hook(*it, hands));
            found.note_if(never, "bidding.exact.hook", || RulesError::HookNeverMet(players));
        }
    }

    /// Notes bids whose contracts cannot be paid for.
    pub(super) fn check_payments(&self, found: &mut Found) {
        let settled = self.scoring.is_settled();
        let two_against_two = self.seated().all(|players| self.hands(players) == 4);
        for (row, bid) in self.bidding.bids().iter().enumerate() {
            let key = |of: &str| format!("bidding.auction.bids.{row}{of}");
            let listed = bid.opponents.is_some() || bid.opponents_won.is_some();
            found.note_if(settled && listed, key(""), || RulesError::Settled);
            let missing = !settled && bid.opponents.is_none();
            found.note_if(missing, key(""), || RulesError::OpponentsMissing);
            let by_two = bid.play != Play::Solo;
            let uneven = settled && by_two && !two_against_two;
            found.note_if(uneven, key(".play"), || RulesError::UnevenSides);
            found.note_if(bid.several && by_two, key(".several"), || RulesError::SeveralPairs);
        }
    }

    /// Notes bids that no deal can win, and bids that leave no opponents.
    pub(super) fn check_bids(&self, found: &mut Found) {
        let Some(rule) = self.bidding.auction() else { return };
        let cards = self.seated().filter_map(|players| self.largest_deal(players)).max();
        let nones = rule.trumps.iter().enumerate().filter(|(_, trump)| trump.suit().is_none());
        for (row, trump) in nones.skip(1) {
            let key = format!("bidding.auction.trumps.{row}");
            found.note(key, RulesError::Twice(trump.name().to_owned()));
        }
        // A misplaced endless step is an error of its own.
        let form = self.schedule.form_in_use();
        let early = form
            .and_then(|form| form.steps.split_last())
            .is_some_and(|(_, earlier)| earlier.iter().any(|step| step.run.is_endless()));
        let is_for_two = self.seated().any(|players| self.hands(players) == 2);
        for (index, bid) in rule.bids.iter().enumerate() {
            let key = |of: &str| format!("bidding.auction.bids.{index}.{of}");
            let (Target::AtLeast(target) | Target::Exactly(target)) = bid.target;
            let tricks = cards.map_or(u8::MAX, |cards| bid.tricks(cards));
            let too_high = || RulesError::TargetTooHigh { target, tricks };
            found.note_if(target > tricks && !early, key("target"), too_high);
            let is_call = match bid.id.as_str() {
                "trou" => bid.play != Play::Trou && rule.announces_aces(),
                id => matches!(id, "pass" | "wait" | "join" | "pass-trou"),
            };
            found.note_if(is_call, key("id"), || RulesError::CallWord(bid.id.clone()));
            let with_partner = matches!(bid.play, Play::Suit | Play::Trou);
            found.note_if(is_for_two && with_partner, key("play"), || RulesError::NoOpponents);
        }
    }
}
