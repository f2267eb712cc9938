//! Whether rules say the same as those of a document.

use crate::cards::{CardId, Equals, Pack, Rank, Suit, Takes, TrumpOrder};
use crate::rules::{
    self, BidRule, CardsJudged, Clause, Ending, FirstLead, Form, HandScore, Leads, Pay, Pays,
    Points, Ruleset, Scheme, Scoring, Setting, TallyFormula, TallyRule, TrumpRule,
};
use std::mem::discriminant;

/// Whether a clause says the same in some rules as in the documented ones: the facts that its words are
/// made of are the same. What is left to the score, or is an option in the document, makes no difference.
pub(super) fn says_the_same(clause: Clause, rules: &Ruleset, documented: &Ruleset) -> bool {
    use Clause::*;
    match clause {
        Players => alike(rules, documented, |rules| {
            (rules.player_counts(), rules.sides, rules.bidding.exact().is_some())
        }),
        Pack => alike(rules, documented, packs),
        DeadHand => alike(rules, documented, |rules| {
            let tables = rules.tables.iter().filter(|table| table.dead_hand);
            tables.flat_map(|table| &table.players).collect::<Vec<_>>()
        }),
        Deals => same_deals(rules, documented),
        Dealer => {
            alike(rules, documented, |rules| (rules.turn, rules.rotation))
                && same_bidding(rules, documented)
        }
        BidTurn => rules.turn == documented.turn,
        CallTurn => alike(rules, documented, |rules| {
            rules.bidding.judged_auction().is_some().then_some(rules.turn)
        }),
        Trump => alike(rules, documented, |rules| (&rules.trump, turned(rules))),
        BidRange => alike(rules, documented, |rules| {
            let exact = rules.bidding.exact()?;
            Some((exact.least, exact.most, exact.target, &exact.named, exact.may_lapse()))
        }),
        Hook => alike(rules, documented, |rules| {
            rules.bidding.exact().map(|exact| (exact.hook, exact.redeal_below))
        }),
        BidFinal | Trou | ZeroFinish | Forehead => true,
        Incidents => alike(rules, documented, |rules| {
            let laws = rules.incidents.laws.as_ref().map(|set| &set.id);
            let own: Vec<_> = rules.incidents.own.iter().map(|law| law.on).collect();
            Some((laws, own))
        }),
        Wait => alike(rules, documented, |rules| {
            rules.bidding.auction().map(|auction| auction.first_speaker)
        }),
        SuitCall => alike(rules, documented, |rules| {
            rules.bidding.auction().map(|auction| (auction.first_speaker, auction.join))
        }),
        Join => alike(rules, documented, |rules| {
            let auction = rules.bidding.auction()?;
            Some((auction.first_speaker, auction.join, auction.has_turned_trump()))
        }),
        Raise => {
            alike(rules, documented, |rules| rules.bidding.auction().map(|auction| auction.pairs))
        }
        FirstTurn => same_bids(rules, documented, |bid| {
            (bid.turn == rules::CallTurn::First).then(|| bid.id.clone())
        }),
        Ranking => {
            let orders = alike(rules, documented, |rules| {
                let auction = rules.bidding.auction()?;
                Some((!auction.equal_trumps).then_some(&auction.trumps))
            });
            orders && same_bids(rules, documented, |bid| Some(bid.id.clone()))
        }
        Contract => {
            let bids = same_bids(rules, documented, |bid| {
                let alone = bid.play == rules::Play::Solo;
                let target = (bid.target, bid.of.clone());
                Some((bid.id.clone(), alone, target, bid.trump, bid.asks, bid.several))
            });
            let factors =
                alike(rules, documented, |rules| Some(rules.bidding.auction()?.multiplying()));
            bids && factors && rules.sides == documented.sides
        }
        Play => same_play(rules, documented),
        Tricks => {
            let of_tallies = alike(rules, documented, |rules| {
                rules.bidding.auction().is_some() && rules.is_of_tallies()
            });
            same_bidding(rules, documented)
                && of_tallies
                && rules.play.void_tricks == documented.play.void_tricks
        }
        End => {
            rules.ending.points == documented_end(rules, documented)
                && alike(rules, documented, |rules| {
                    let Ending { least, games, by, when, out, .. } = &rules.ending;
                    let score = rules.scoring.tricks();
                    let tricks =
                        score.map(|score| (score.above > 0, score.quota.is_empty(), score.wins));
                    (tricks, least, games, by, when, out)
                })
        }
        Doubling => rules.scoring.doubled_by().is_none_or(|suit| suit == Suit::Spades),
        Tallies => alike(rules, documented, |rules| {
            let totals: Vec<_> = rules.tallies.iter().map(|tally| rules.totals_of(tally)).collect();
            (tallies_in_words(rules), totals)
        }),
        Promotions => same_promotions(rules, documented),
        Kinds => same_kinds(rules, documented),
        Extras => {
            rules.extras.is_empty() == documented.extras.is_empty()
                && rules.extras.iter().all(|extra| documented.extras.contains(extra))
        }
    }
}

/// Whether two sets of rules have the same kinds of deal, chosen in the same way.
fn same_kinds(rules: &Ruleset, documented: &Ruleset) -> bool {
    let kinds_of = |form: &Form| {
        let of_kinds = form.steps.iter().filter(|step| step.kind.is_some()).count();
        (of_kinds == 0, of_kinds == form.steps.len())
    };
    let own = rules.schedule.form_in_use().map(kinds_of);
    let is_scheduled = own.is_some_and(|(_, all)| all);
    let mut forms = documented.schedule.forms.iter();
    let is_offered = forms.any(|form| Some(kinds_of(form)) == own);
    let in_words = |rules: &Ruleset| {
        let mut kinds = rules.kinds.clone();
        kinds.iter_mut().for_each(|kind| kind.mark.clear());
        kinds
    };
    is_offered
        && (is_scheduled || rules.schedule.chooser == documented.schedule.chooser)
        && in_words(rules) == in_words(documented)
}

/// Whether some facts are the same in two sets of rules.
fn alike<'a, T: PartialEq>(
    rules: &'a Ruleset,
    documented: &'a Ruleset,
    facts: fn(&'a Ruleset) -> T,
) -> bool {
    facts(rules) == facts(documented)
}

/// Whether the same player leads and the same cards may be played. If cards are left to the table, the clause says
/// no more of them.
fn same_play(rules: &Ruleset, documented: &Ruleset) -> bool {
    let same_lead = alike(rules, documented, |rules| {
        let led_by_neighbour = rules.play.first_lead == FirstLead::Next;
        let side = led_by_neighbour.then_some(rules.turn);
        (side, rules.play.cards, rules.bidding.auction().is_some())
    });
    if rules.play.cards == CardsJudged::Table {
        return same_lead;
    }
    if rules.play.cards == CardsJudged::Winner {
        return same_lead && alike(rules, documented, trump_orders);
    }
    same_lead
        && same_leads(rules, documented)
        && alike(rules, documented, |rules| {
            let play = rules::CardPlay { void_tricks: false, ..rules.play };
            (play, jokers_in_play(rules), trump_orders(rules))
        })
}

/// Whether somebody other than the player next to the dealer leads in the same bids.
fn same_leads(rules: &Ruleset, documented: &Ruleset) -> bool {
    [Leads::Declarer, Leads::Partner].into_iter().all(|leads| {
        let led = rules.bidding.bids().iter().filter(|bid| bid.leads == leads);
        let other = documented.bidding.bids().iter().filter(|bid| bid.leads == leads);
        led.map(|bid| &bid.id).eq(other.map(|bid| &bid.id))
    })
}

/// Whether players bid in the same way: numbers, an auction, or nothing.
fn same_bidding(rules: &Ruleset, documented: &Ruleset) -> bool {
    discriminant(&rules.bidding) == discriminant(&documented.bidding)
}

/// The packs of the tables, without what their jokers do; and which players have each, if not all have
/// the same.
fn packs(rules: &Ruleset) -> Vec<(&[u8], Pack)> {
    let mut packs = Vec::new();
    for table in &rules.tables {
        let mut pack = table.pack();
        for joker in &mut pack.jokers {
            joker.takes = None;
            joker.turned = None;
            joker.captures.clear();
        }
        pack.order = TrumpOrder::default();
        if !table.double {
            pack.equals = Equals::First;
        }
        let players = if rules.tables.len() > 1 { table.players.as_slice() } else { &[] };
        packs.push((players, pack));
    }
    packs
}

/// What decides which card is turned up and what it makes trump.
fn turned(rules: &Ruleset) -> impl PartialEq + '_ {
    let talon_deal = match rules.trump {
        TrumpRule::Turned if rules.play.talon => rules.schedule.endless(),
        _ => None,
    };
    // If a card is turned up on a talon, the clause says only where.
    let is_turned =
        talon_deal.is_none() && matches!(rules.trump, TrumpRule::Turned | TrumpRule::TurnUp(_));
    let mut jokers = Vec::new();
    if is_turned {
        jokers.extend(rules.jokers().into_iter().map(|joker| (&joker.title, joker.turned)));
    }
    let all_dealt = is_turned && rules.schedule.keep_back == 0;
    (all_dealt, jokers, talon_deal, rules.schedule.only_trump(&rules.trump))
}

/// The tallies without what their words do not say.
fn tallies_in_words(rules: &Ruleset) -> Vec<TallyRule> {
    let mut tallies = rules.tallies.clone();
    for tally in &mut tallies {
        tally.won_with = None;
        if tally.every.is_some() {
            tally.most = 0;
            tally.at_most_tricks = false;
            tally.short_by = None;
        }
    }
    tallies
}

/// What the jokers of the rules do in a trick.
fn jokers_in_play(rules: &Ruleset) -> Vec<(CardId, Option<Takes>, &[CardId])> {
    let jokers = rules.jokers().into_iter();
    jokers.map(|joker| (joker.id, joker.takes, joker.captures.as_slice())).collect()
}

/// The orders of trumps at the tables, without repeats, each with all the ranks that its description names.
fn trump_orders(rules: &Ruleset) -> Vec<(TrumpOrder, Vec<Rank>)> {
    let mut orders = Vec::new();
    for table in &rules.tables {
        let pack = table.pack();
        let ranks = if table.trump_ranks.is_empty() { Vec::new() } else { pack.ranks };
        orders.push((pack.order, ranks));
    }
    orders.dedup();
    orders
}

/// The documented form of the schedule with the same deals.
pub(super) fn form_like<'a>(rules: &Ruleset, documented: &'a Ruleset) -> Option<&'a Form> {
    let form = rules.schedule.form_in_use()?;
    documented.schedule.forms.iter().find(|other| other.steps == form.steps)
}

/// Whether the deals have the same sizes. Journals of earlier versions do not state the packets.
fn same_deals(rules: &Ruleset, documented: &Ruleset) -> bool {
    let Some(form) = form_like(rules, documented) else { return false };
    let packets = &rules.schedule.packets;
    if !packets.is_empty() && *packets != documented.schedule.packets {
        return false;
    }
    if rules.schedule.endless().is_some() {
        return true;
    }
    let mut like = documented.clone();
    like.schedule.form.clone_from(&form.id);
    rules.schedule.step == like.schedule.step
        && rules.schedule.bottom == like.schedule.bottom
        && deals_at_tables(rules) == deals_at_tables(&like)
}

/// How many deals each table has, and the cards of the largest.
fn deals_at_tables(rules: &Ruleset) -> Vec<(u8, usize, Option<u8>)> {
    let counts = rules.player_counts().into_iter();
    counts
        .map(|players| (players, rules.deals(players).len(), rules.largest_deal(players)))
        .collect()
}

fn same_promotions(rules: &Ruleset, documented: &Ruleset) -> bool {
    let schemes = &rules.promotions.schemes;
    let known = &documented.promotions.schemes;
    let is_known = |scheme: &Scheme| {
        known.iter().any(|other| (other.length, other.points) == (scheme.length, scheme.points))
    };
    schemes.is_empty() == known.is_empty()
        && schemes.iter().all(is_known)
        && form_like(rules, documented)
            .is_none_or(|like| like.one_card_deals == rules.one_card_deals())
}

/// Whether the bids of two auctions agree in a part that some of them have.
fn same_bids<T: PartialEq>(
    rules: &Ruleset,
    other: &Ruleset,
    part: fn(&BidRule) -> Option<T>,
) -> bool {
    let parts = rules.bidding.bids().iter().filter_map(part);
    parts.eq(other.bidding.bids().iter().filter_map(part))
}

/// Where the documented game ends, if its match is counted as in these rules.
fn documented_end(rules: &Ruleset, documented: &Ruleset) -> Option<u16> {
    let end = documented.ending.points?;
    let by_deals = documented.scoring.tricks().is_some_and(|own| own.pays == Pays::Deals);
    match rules.scoring.tricks() {
        Some(score) if by_deals && score.pays == Pays::Tricks => Some(score.tricks_of(end)),
        _ => Some(end),
    }
}

/// The documented rules with their own settings as the rules have them, if they have the same ones.
pub(super) fn as_set(rules: &Ruleset, documented: &Ruleset) -> Option<Ruleset> {
    if rules.settings.is_empty() {
        return None;
    }
    let mut chosen = documented.clone();
    for own in &rules.settings {
        Setting::apply(&format!("{}={}", own.key, own.value), &mut chosen).ok()?;
    }
    Some(chosen)
}

/// Whether a score gives the same points as another, but for a suit that doubles them.
pub(super) fn same_score(known: &Scoring, scoring: &Scoring) -> bool {
    match (known, scoring) {
        (Scoring::Hands(known), Scoring::Hands(score)) => bare(known) == bare(score),
        (Scoring::Tricks(known), Scoring::Tricks(score)) => {
            (known.counted, known.above, known.pays, known.wins)
                == (score.counted, score.above, score.pays, score.wins)
                && known.quota == score.quota
                && known.cases == score.cases
        }
        _ => known.basis() == scoring.basis() && known.is_settled() == scoring.is_settled(),
    }
}

/// Whether a score gives the same points as another, whatever breaks ties between totals.
pub(super) fn same_points(known: &Scoring, scoring: &Scoring) -> bool {
    match (known, scoring) {
        (Scoring::Hands(known), Scoring::Hands(score)) => {
            let known = HandScore { ties: score.ties.clone(), ..known.clone() };
            bare(&known) == bare(score)
        }
        _ => same_score(known, scoring),
    }
}

/// A score by its points alone, as it is said.
fn bare(score: &HandScore) -> HandScore {
    let mut bare = HandScore {
        id: String::new(),
        title: String::new(),
        source: Default::default(),
        doubled_by: None,
        ..score.clone()
    };
    bare.cases.iter_mut().for_each(|case| case.target = None);
    bare
}

/// Whether a score is a known one with a lower premium for a bid made.
pub(super) fn lowers_premium(known: &Scoring, scoring: &Scoring) -> bool {
    let (Scoring::Hands(known), Scoring::Hands(score)) = (known, scoring) else { return false };
    let without_premium = |score: &HandScore| {
        let mut score = bare(score);
        score.set_premium(Points::ZERO);
        score
    };
    score.premium() <= known.premium() && without_premium(score) == without_premium(known)
}

/// Whether the bids of an auction are worth what they are in the documented rules.
pub(super) fn pays_the_same(rules: &Ruleset, documented: &Ruleset) -> bool {
    let Some(auction) = documented.bidding.auction() else { return false };
    let same_factors = rules.bidding.auction().is_some_and(|rule| rule.factors == auction.factors);
    same_factors
        && rules.bidding.bids().iter().all(|bid| {
            let known = auction.bid(&bid.id);
            known.is_some_and(|(_, known)| payments(known) == payments(bid))
        })
}

/// What a bid pays, in each case. The price for all tricks may be listed even if it is what they would pay
/// anyway.
fn payments(bid: &BidRule) -> ([Option<Pay>; 4], Option<&TallyFormula>) {
    let pays =
        [Some(&bid.won), Some(&bid.lost), bid.opponents.as_ref(), bid.opponents_won.as_ref()];
    let pays = pays.map(|pay| {
        let mut pay = pay?.clone();
        if let Some(table) = pay.table_mut()
            && table.each == 0
            && table.all == Some(table.base)
        {
            table.all = None;
        }
        Some(pay)
    });
    (pays, bid.multiplier.as_ref())
}
