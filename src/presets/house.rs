//! Citing house rules: what a table changed is not what a document says.

use super::file;
use crate::rules::{
    BidRule, Citation, Clause, HandScore, Points, Quantity, Ruleset, Scoring, ZeroBid,
};

/// What is cited for what a table changed.
const HOUSE: &str = "House rules";

/// Cites as the table's own what it changed in rules that come with the program. What the documents
/// leave to the table is still theirs: a lower premium, the form of the schedule, promotions,
/// endings.
pub fn cite_house_rules(mut rules: Ruleset) -> Ruleset {
    let scoring = &mut rules.scoring;
    let known = file::scoring(scoring.id()).filter(|known| !same_score(known, scoring));
    if known.is_some_and(|known| known.source() == scoring.source()) {
        let section = scoring.id().to_owned();
        scoring.set_source(Citation { document: HOUSE.into(), section });
    }
    let Some(began) = file::ruleset(&rules.id) else { return rules };
    let changed: [(bool, &[Clause]); 6] = [
        (rules.tables != began.tables, &[Clause::Players, Clause::Pack, Clause::DeadHand]),
        (
            rules.schedule.forms != began.schedule.forms
                || rules.schedule.step != began.schedule.step,
            &[Clause::Deals],
        ),
        (rules.turn != began.turn, &[Clause::Dealer, Clause::BidTurn]),
        (rules.trump != began.trump, &[Clause::Trump]),
        (rules.play != began.play, &[Clause::Play]),
        (bids(&rules) != bids(&began), &[Clause::Ranking, Clause::Contract]),
    ];
    for clause in changed.iter().filter(|(changed, _)| *changed).flat_map(|(_, clauses)| *clauses) {
        // If the file itself cites something for the change, that counts.
        if rules.cite(*clause) == began.cite(*clause) {
            let own = Citation { document: HOUSE.into(), section: clause.id().to_owned() };
            rules.sources.elsewhere.insert(*clause, own);
        }
    }
    rules
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
        // A bid of zero may pay the same premium, and then changes with it.
        let same = |zero: &&mut ZeroBid| zero.made.factor(Quantity::One) == premium(score);
        if let Some(zero) = level.zero.as_mut().filter(same) {
            zero.made = zero.made.with_constant(Points::ZERO);
        }
        level
    };
    premium(score) <= premium(known) && leveled(score) == leveled(known)
}

/// The ranking of an auction's bids and their base points.
fn bids(rules: &Ruleset) -> Vec<(&str, [u16; 3])> {
    let bids = rules.bidding.auction().map_or(&[][..], |rule| &rule.bids);
    let points = |bid: &BidRule| [bid.won.base, bid.lost.base, bid.opponents.base];
    bids.iter().map(|bid| (bid.id.as_str(), points(bid))).collect()
}
