//! Where each rule of a table comes from: a document for what it says, and the table for all else.

use super::{file, scores};
use crate::cards::Suit;
use crate::rules::{
    self, BidRule, Citation, Clause, Form, HandScore, Passage, Pay, Pays, Points, Reading, Ruleset,
    Scheme, Scoring, Setting, Sources, Table, TallyRule,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::mem::discriminant;
use std::sync::LazyLock;

/// What files and journals name as the document for what a table decided itself.
const HOUSE: &str = "House rules";

/// The rules that come with the program, which say what the documents say.
static DOCUMENTED: LazyLock<Vec<Ruleset>> =
    LazyLock::new(|| file::rulesets().filter_map(file::ruleset).collect());

/// The scores of the catalogue.
static CATALOGUE: LazyLock<Vec<Scoring>> = LazyLock::new(scores::scorings);

/// What each document lets the table choose.
static CHOICES: LazyLock<BTreeMap<String, Choices>> = LazyLock::new(|| {
    toml::from_str(include_str!("choices.toml")).expect("the embedded choices are sound")
});

/// The sections of a document that let the table choose.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Choices {
    premium: Option<String>,
    deals: Option<String>,
    hook: Option<String>,
    /// Whether the document settles every point of its game.
    leaves_nothing_open: bool,
}

/// Where a clause of a set of rules comes from. A file's own document is believed. One of the
/// documents here is cited for what it says and for the choices that it offers; whatever the table
/// changed besides is house rules.
///
/// ```
/// use hoyle::presets;
/// use hoyle::rules::{Citation, Clause, Setting};
///
/// let mut rules = presets::ruleset("serbian").unwrap();
/// assert!(matches!(presets::cite(&rules, Clause::Hook), Citation::Passage(_)));
/// Setting::apply("hook=off", &mut rules).unwrap();
/// assert_eq!(presets::cite(&rules, Clause::Hook), Citation::HouseRules);
/// ```
pub fn cite(rules: &Ruleset, clause: Clause) -> Citation {
    let Some(stated) = stated(rules, clause, rules.schedule.form_in_use()) else {
        return Citation::HouseRules;
    };
    if !is_known(&stated.document) {
        return believed(stated, clause.id());
    }
    let ending = |rules: &Ruleset| (rules.scoring.wins(), rules.scoring.ties());
    let counted = |rules: &Ruleset| rules.scoring.tricks().map(|score| score.counted);
    let passages = DOCUMENTED
        .iter()
        .filter_map(|it| Some((it, self::stated(it, clause, form_like(rules, it))?)))
        .filter(|(_, passage)| passage.document == stated.document);
    for (documented, passage) in passages {
        let says = |documented: &Ruleset| says_the_same(clause, rules, documented);
        if says(documented) || as_set(rules, documented).is_some_and(|chosen| says(&chosen)) {
            let score_decides = (clause == Clause::End && ending(rules) != ending(documented))
                || (clause == Clause::Tricks && counted(rules) != counted(documented));
            return match passage.section.as_str() {
                _ if score_decides => cite_score(rules),
                "" => reading_of(clause, rules).map_or(Citation::HouseRules, Citation::OurReading),
                _ => Citation::Passage(passage),
            };
        }
        if let Some(section) = offered(clause, rules, documented, &passage.document) {
            return Citation::Passage(Passage { section, ..passage });
        }
    }
    Citation::HouseRules
}

/// The passage that rules state for a clause, or else for a form of their schedule.
fn stated(rules: &Ruleset, clause: Clause, form: Option<&Form>) -> Option<Passage> {
    let form = form.filter(|_| clause == Clause::Deals).and_then(|form| form.source.clone());
    form.or_else(|| rules.sources.passage(clause))
}

/// The citation of a document that the program does not know, for what has this id.
fn believed(passage: Passage, id: &str) -> Citation {
    let unnamed = passage.section.is_empty() || passage.section == id;
    match passage.document.as_str() {
        HOUSE if unnamed => Citation::HouseRules,
        _ => Citation::Passage(passage),
    }
}

/// Whether a document is one of those that the program knows.
fn is_known(document: &str) -> bool {
    DOCUMENTED.iter().any(|rules| {
        let Sources { document: own, elsewhere, .. } = &rules.sources;
        own == document || elsewhere.values().any(|passage| passage.document == document)
    })
}

/// The reading that a clause without a passage rests on.
fn reading_of(clause: Clause, rules: &Ruleset) -> Option<Reading> {
    let mut readings = Reading::ALL.iter().copied();
    readings.find(|reading| reading.clause() == clause && reading.applies(rules))
}

/// The points that no document settles in these rules, and that their own file does not settle
/// either.
pub fn readings(rules: &Ruleset) -> impl Iterator<Item = Reading> + '_ {
    let open = |reading: &Reading| match cite(rules, reading.clause()) {
        Citation::Passage(Passage { document, .. }) => {
            let settled = CHOICES.get(&document).is_some_and(|it| it.leaves_nothing_open);
            !settled && (is_known(&document) || !reading.is_stated_in_files())
        }
        Citation::HouseRules => !reading.is_stated_in_files(),
        Citation::OurReading(_) => true,
    };
    Reading::ALL.iter().copied().filter(|reading| reading.applies(rules)).filter(open)
}

/// The documented form of the schedule with the same deals.
fn form_like<'a>(rules: &Ruleset, documented: &'a Ruleset) -> Option<&'a Form> {
    let form = rules.schedule.form_in_use()?;
    documented.schedule.forms.iter().find(|other| other.steps == form.steps)
}

/// Whether a clause says the same in some rules as in the documented ones. What is left to chance or
/// the score, or is an option in the document, makes no difference.
fn says_the_same(clause: Clause, rules: &Ruleset, documented: &Ruleset) -> bool {
    use Clause::*;
    let counts = rules.player_counts();
    let same_tables = |same: fn(&Table, &Table) -> bool| {
        counts.iter().all(|players| {
            let tables = rules.table(*players).zip(documented.table(*players));
            tables.is_some_and(|(ours, theirs)| same(ours, theirs))
        })
    };
    let auctions = (rules.bidding.auction(), documented.bidding.auction());
    let kind = discriminant(&rules.bidding) == discriminant(&documented.bidding);
    let turn = rules.turn == documented.turn;
    let (form, like) = (rules.schedule.form_in_use(), form_like(rules, documented));
    match clause {
        Players => {
            kind && rules.sides == documented.sides
                && counts.iter().all(|players| documented.table(*players).is_some())
        }
        Pack => same_tables(|ours, theirs| ours.pack() == theirs.pack()),
        DeadHand => same_tables(|ours, theirs| ours.dead_hand == theirs.dead_hand),
        Deals => {
            let packets = &rules.schedule.packets;
            like.is_some()
                && rules.schedule.step == documented.schedule.step
                && counts.iter().all(|it| rules.highest(*it) == documented.highest(*it))
                && (packets.is_empty() || *packets == documented.schedule.packets)
        }
        Dealer => kind && turn,
        BidTurn => kind && turn && says_the_same(DeadHand, rules, documented),
        CallTurn => {
            let by_calls = [rules, documented].map(|it| it.bidding.judged_auction().is_some());
            by_calls[0] == by_calls[1] && says_the_same(BidTurn, rules, documented)
        }
        Trump => rules.trump == documented.trump,
        BidRange | BidFinal | Wait | SuitCall | Join | Raise | Trou => kind,
        Hook => rules.bidding.exact() == documented.bidding.exact(),
        FirstTurn => same_bids(rules, documented, |bid| {
            (bid.turn == rules::CallTurn::First).then(|| bid.id.clone())
        }),
        Ranking => {
            auctions.0.map(|rule| &rule.trumps) == auctions.1.map(|rule| &rule.trumps)
                && same_bids(rules, documented, |bid| bid.id.clone())
        }
        Contract => same_bids(rules, documented, |bid| {
            (bid.id.clone(), bid.play, bid.target, bid.trump, bid.leads, bid.asks, bid.several)
        }),
        Play => kind && turn && rules.play == documented.play,
        Tricks => kind,
        End => {
            rules.ending.points == documented_end(rules, documented)
                && rules.ending.least == documented.ending.least
                && rules.ending.games == documented.ending.games
                && rules.schedule.endless().is_some() == documented.schedule.endless().is_some()
        }
        Doubling => rules.scoring.doubled_by().is_none_or(|suit| suit == Suit::Spades),
        Tallies => rules.tallies.iter().all(|rule| {
            let on = |rule: &TallyRule| TallyRule { off: false, ..rule.clone() };
            documented.tallies.iter().any(|other| on(other) == on(rule))
        }),
        Promotions => {
            let (schemes, known) = (&rules.promotions.schemes, &documented.promotions.schemes);
            let pays = |scheme: &Scheme| (scheme.length, scheme.points);
            schemes.is_empty() == known.is_empty()
                && schemes.iter().all(|scheme| known.iter().any(|it| pays(it) == pays(scheme)))
                && like.is_none_or(|like| like.one_card_deals == rules.one_card_deals())
        }
        ZeroFinish => {
            like.is_none_or(|like| form.is_some_and(|form| form.zero_finish == like.zero_finish))
        }
        Forehead | Incidents => true,
        Extras => {
            rules.extras.is_empty() == documented.extras.is_empty()
                && rules.extras.iter().all(|extra| documented.extras.contains(extra))
        }
    }
}

/// Whether the bids of two auctions have the same in common.
fn same_bids<T: PartialEq>(rules: &Ruleset, other: &Ruleset, of: fn(&BidRule) -> T) -> bool {
    rules.bidding.bids().iter().map(of).eq(other.bidding.bids().iter().map(of))
}

/// Where the documented game ends, if its match is counted as in these rules.
fn documented_end(rules: &Ruleset, documented: &Ruleset) -> Option<u16> {
    let end = documented.ending.points?;
    let by_deals = documented.scoring.tricks().is_some_and(|own| own.pays == Pays::Deals);
    let by_tricks = rules.scoring.tricks().filter(|score| score.pays == Pays::Tricks && by_deals);
    Some(by_tricks.map_or(end, |score| score.tricks_of(end)))
}

/// The documented rules with their own settings as the rules have them, if they have the same ones.
fn as_set(rules: &Ruleset, documented: &Ruleset) -> Option<Ruleset> {
    let mut chosen = documented.clone();
    for own in &rules.settings {
        Setting::apply(&format!("{}={}", own.key, own.value), &mut chosen).ok()?;
    }
    Some(chosen).filter(|_| !rules.settings.is_empty())
}

/// The section of a document that offers what the rules have in a clause, where its own rules differ.
fn offered(
    clause: Clause,
    rules: &Ruleset,
    documented: &Ruleset,
    document: &str,
) -> Option<String> {
    let choices = CHOICES.get(document)?;
    let mut chosen = documented.clone();
    let section = match clause {
        Clause::Hook => {
            chosen.bidding = rules.bidding.clone();
            choices.hook.as_ref()?
        }
        Clause::Deals => {
            (chosen.schedule.top, chosen.schedule.step) = (rules.schedule.top, rules.schedule.step);
            choices.deals.as_ref()?
        }
        _ => return None,
    };
    says_the_same(clause, rules, &chosen).then(|| section.clone())
}

/// Where the score of a set of rules comes from.
pub fn cite_score(rules: &Ruleset) -> Citation {
    let scoring = &rules.scoring;
    let stated = scoring.source();
    let known = || CATALOGUE.iter().filter(|known| known.source().document == stated.document);
    if known().next().is_none() {
        return believed(stated.clone(), scoring.id());
    }
    let same = || known().filter(|known| same_score(known, scoring) && pays_the_same(rules));
    if let Some(same) = same().find(|known| known.source() == stated).or_else(|| same().next()) {
        return Citation::Passage(same.source().clone());
    }
    let choices = CHOICES.get(&stated.document);
    let premium = choices.and_then(|choices| choices.premium.clone());
    match premium.filter(|_| known().any(|known| lower_premium(known, scoring))) {
        Some(section) => Citation::Passage(Passage { section, ..stated.clone() }),
        None => Citation::HouseRules,
    }
}

/// Whether a score gives the same points as another, but for a suit that doubles them.
fn same_score(known: &Scoring, scoring: &Scoring) -> bool {
    match (known, scoring) {
        (Scoring::Hands(known), Scoring::Hands(score)) => bare(known) == bare(score),
        (Scoring::Tricks(known), Scoring::Tricks(score)) => {
            (known.counted, known.above, known.pays) == (score.counted, score.above, score.pays)
        }
        _ => known.basis() == scoring.basis() && known.is_settled() == scoring.is_settled(),
    }
}

/// A score by its points alone.
fn bare(score: &HandScore) -> HandScore {
    let (id, title, source) = Default::default();
    HandScore { id, title, source, doubled_by: None, ..score.clone() }
}

/// Whether a score is a known one with a lower premium for a bid made.
fn lower_premium(known: &Scoring, scoring: &Scoring) -> bool {
    let (Scoring::Hands(known), Scoring::Hands(score)) = (known, scoring) else { return false };
    let leveled = |score: &HandScore| {
        let mut level = bare(score);
        level.set_premium(Points::ZERO);
        level
    };
    score.premium() <= known.premium() && leveled(score) == leveled(known)
}

/// Whether the bids of an auction are worth what they are by the document of the score.
fn pays_the_same(rules: &Ruleset) -> bool {
    let Some(rule) = rules.bidding.auction() else { return true };
    let document = &rules.scoring.source().document;
    let pays = |bid: &BidRule| {
        // All tricks may be listed at what they would pay in any case.
        let as_ever = |pay: Pay| pay.each == 0 && pay.all == Some(pay.base);
        [Some(bid.won), Some(bid.lost), bid.opponents, bid.opponents_won]
            .map(|pay| pay.map(|pay| Pay { all: pay.all.filter(|_| !as_ever(pay)), ..pay }))
    };
    let of_document = DOCUMENTED.iter().filter(|it| it.scoring.source().document == *document);
    let pays_as = |documented: &Ruleset| {
        documented.bidding.auction().is_some_and(|other| {
            let same = |bid: &BidRule| other.bid(&bid.id).is_some_and(|it| pays(bid) == pays(it.1));
            rule.bids.iter().all(same)
        })
    };
    of_document
        .into_iter()
        .any(|it| pays_as(it) || as_set(rules, it).is_some_and(|it| pays_as(&it)))
}

/// States in a set of rules what [`cite`] finds, so that a file or a journal of them says it too.
pub fn state_sources(rules: &mut Ruleset) {
    let passage = |citation| match citation {
        Citation::HouseRules => Some(Passage { document: HOUSE.into(), section: String::new() }),
        Citation::Passage(passage) => Some(passage),
        Citation::OurReading(_) => None,
    };
    let Sources { sections, elsewhere, .. } = &rules.sources;
    let clauses: Vec<Clause> = sections.keys().chain(elsewhere.keys()).copied().collect();
    for clause in clauses {
        let stated = rules.sources.passage(clause);
        if let Some(cited) = passage(cite(rules, clause)).filter(|it| Some(it) != stated.as_ref()) {
            rules.sources.set(clause, cited);
        }
    }
    if let Some(cited) = passage(cite_score(rules)) {
        rules.scoring.set_source(cited);
    }
}
