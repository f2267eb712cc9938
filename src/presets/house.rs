//! House rules owned up to: what a table changed is not what a document says.

use super::{games, scores};
use crate::rules::{
    AuctionRule, Citation, Clause, HandScore, Points, Quantity, Ruleset, Scoring, ZeroBid,
};

/// What is cited for what a table changed.
const HOUSE: &str = "House rules";

/// Rules that began as those that come with the program, with what was changed cited as
/// the table's own. What the documents leave to the table stays theirs: a lower premium, the form
/// of the schedule, promotions, endings.
pub fn cite_house_rules(mut rules: Ruleset) -> Ruleset {
    let known = scores::scoring(rules.scoring.id());
    if let Some(known) = known.filter(|known| !same_score(known, &rules.scoring)) {
        own_score(&mut rules.scoring, &known);
    }
    let Some(began) = games::ruleset(&rules.id) else { return rules };
    let changed: [(bool, &[Clause]); 6] = [
        (rules.tables != began.tables, &[Clause::Players, Clause::Pack, Clause::DeadHand]),
        (rules.schedule.forms != began.schedule.forms, &[Clause::Deals]),
        (rules.turn != began.turn, &[Clause::Dealer, Clause::BidTurn]),
        (rules.trump != began.trump, &[Clause::Trump]),
        (rules.play != began.play, &[Clause::Play]),
        (bids(&rules) != bids(&began), &[Clause::Ranking, Clause::Contract]),
    ];
    for clause in changed.iter().filter(|(changed, _)| *changed).flat_map(|(_, clauses)| *clauses) {
        // What the file itself cites for the change stands.
        if rules.cite(*clause) == began.cite(*clause) {
            let own = Citation { document: HOUSE.into(), section: clause.id().to_owned() };
            rules.sources.elsewhere.insert(*clause, own);
        }
    }
    rules
}

fn own_score(scoring: &mut Scoring, known: &Scoring) {
    if scoring.source() == known.source() {
        let section = scoring.id().to_owned();
        scoring.set_source(Citation { document: HOUSE.into(), section });
    }
}

/// Whether a score is the catalogue's, but for a lower premium and a suit that doubles.
fn same_score(known: &Scoring, scoring: &Scoring) -> bool {
    let (Scoring::Hands(known), Scoring::Hands(score)) = (known, scoring) else {
        return known == scoring || matches!(scoring, Scoring::Tricks(_));
    };
    let premium = |score: &HandScore| score.made.factor(Quantity::One);
    let leveled = |score: &HandScore| {
        let mut level = score.clone();
        level.made = level.made.with_constant(Points::ZERO);
        level.doubled_by = None;
        // A bid of zero may pay the same premium, and then goes along with it.
        let same = |zero: &&mut ZeroBid| zero.made.factor(Quantity::One) == premium(score);
        if let Some(zero) = level.zero.as_mut().filter(same) {
            zero.made = zero.made.with_constant(Points::ZERO);
        }
        level
    };
    premium(score) <= premium(known) && leveled(score) == leveled(known)
}

/// The ranking and the base points of an auction's bids.
fn bids(rules: &Ruleset) -> Vec<(String, u16, u16, u16)> {
    let rule = rules.bidding.auction().map(|AuctionRule { bids, .. }| bids);
    let of = |bid: &crate::rules::BidRule| {
        (bid.id.clone(), bid.won.base, bid.lost.base, bid.opponents.base)
    };
    rule.map_or_else(Vec::new, |bids| bids.iter().map(of).collect())
}
