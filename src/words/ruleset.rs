//! Sets of rules in words, settings, and names that are not in the catalogue.

use super::score::{rule_of, score_rule, score_with_readings};
use super::source::{reading_says, source};
use super::{
    Hint, Problem, and, did_you_mean, joined, messages, or, perhaps, quoted, rules_title,
    shortened, with_source,
};
use crate::cards::{near_miss, nearest};
use crate::presets;
use crate::rules::{
    AuctionRule, Bidding, Citation, Clause, Expected, Offer, Passage, Reading, Ruleset, Setting,
    SettingError, Sides,
};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use unicode_width::UnicodeWidthStr;

/// A set of rules in words: each clause with its id and source, then the score.
pub fn ruleset(rules: &Ruleset) -> Vec<(String, String)> {
    let clauses = Clause::ALL.iter().filter(|clause| applies(rules, **clause));
    let score = (score_rule(rules), score_with_readings(rules));
    clauses
        .map(|clause| (rules.clause_id(*clause), with_source(rules, *clause)))
        .chain([score])
        .collect()
}

/// A clause of a set of rules by the id that rulings cite, such as `serbian.hook` or
/// `score.serbian`, in words; `None` if the rules have no such clause.
pub fn clause_called(rules: &Ruleset, named: &str) -> Option<ClauseInWords> {
    let score = score_rule(rules);
    if presets::means(named, &score) {
        let source = presets::cite_score(rules);
        return Some(ClauseInWords::new(score, &source, score_with_readings(rules)));
    }

    let mut clauses = Clause::ALL.iter().copied();
    let clause = clauses.find(|clause| presets::means(named, &rules.clause_id(*clause)))?;
    // A score of hands may be doubled even where it is not.
    let has_words =
        applies(rules, clause) || (clause == Clause::Doubling && rules.scoring.hands().is_some());
    if !has_words {
        return None;
    }
    let source = presets::cite(rules, clause);
    Some(ClauseInWords::new(rules.clause_id(clause), &source, with_source(rules, clause)))
}

/// A clause, with its source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClauseInWords {
    /// Its id.
    pub rule: String,
    /// What it says, with its source and what our readings add.
    pub says: String,
    /// The document that has it.
    pub document: String,
    /// The section of the document.
    pub section: String,
}

impl ClauseInWords {
    fn new(rule: String, source: &Citation, says: String) -> ClauseInWords {
        let Passage { document, section } = self::source(source);
        ClauseInWords { rule, says, document, section }
    }
}

/// A reading of ours that some rules rest on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReadingInWords {
    /// Its id.
    pub reading: &'static str,
    /// The clause that rests on it.
    pub rule: String,
    /// What it says.
    pub says: String,
    /// Why it is read like that.
    pub reason: String,
    /// The setting by which a table decides otherwise.
    pub setting: Option<&'static str>,
}

/// The readings of ours that some rules rest on.
pub fn readings(rules: &Ruleset) -> Vec<ReadingInWords> {
    let mut readings = Vec::new();
    for reading in presets::readings(rules) {
        let says = match (reading, reading.clause()) {
            // The whole clause is our reading.
            (Reading::MatchLength | Reading::FirstDealer | Reading::NoPenalties, Some(clause)) => {
                super::clause::clause(rules, clause)
            }
            _ => super::sentence(&reading_says(rules, reading)),
        };
        readings.push(ReadingInWords {
            reading: reading.into(),
            rule: rule_of(rules, reading),
            says,
            reason: source(&Citation::OurReading(reading)).section,
            setting: reading.setting().map(Setting::key),
        });
    }
    readings
}

/// What a game has in common with others, as the heading of a list.
pub fn family(rules: &Ruleset) -> String {
    match (&rules.bidding, rules.sides) {
        (_, Sides::Opposite) => messages::RulesFamilyPartners.say(),
        (Bidding::Exact(_), Sides::Alone) => messages::RulesFamilyEveryoneBids.say(),
        (Bidding::Auction(_), Sides::Alone) => messages::RulesFamilyAuctions.say(),
        (Bidding::None, Sides::Alone) => messages::RulesFamilyNoBids.say(),
    }
}

/// The country or region in which rules that come with the program are at home; `None` for others, and for a game
/// that is played everywhere.
pub fn region(rules: &Ruleset) -> Option<String> {
    let region = messages::RulesRegion { rules: rules.id.as_str() }.say();
    if region.is_empty() { None } else { Some(region) }
}

/// Whether a clause has anything to say.
fn applies(rules: &Ruleset, clause: Clause) -> bool {
    use Clause::*;
    match clause {
        BidTurn | BidRange | BidFinal | Hook => rules.bidding.exact().is_some(),
        CallTurn | Contract => rules.bidding.auction().is_some(),
        Wait | SuitCall | Join | Raise | Ranking => rules.bidding.judged_auction().is_some(),
        FirstTurn => rules.bidding.judged_auction().is_some_and(AuctionRule::has_first_turn_bids),
        Trou => rules.bidding.auction().is_some_and(AuctionRule::announces_aces),
        DeadHand => rules.tables.iter().any(|table| table.dead_hand),
        Doubling => rules.scoring.doubled_by().is_some(),
        Tallies => !rules.tallies.is_empty(),
        Promotions => !rules.promotions.schemes.is_empty(),
        ZeroFinish => rules.schedule.forms.iter().any(|form| form.zero_finish),
        Forehead => rules.player_counts().iter().any(|players| rules.deals(*players).contains(&1)),
        Kinds => !rules.kinds.is_empty(),
        Extras => !rules.extras.is_empty(),
        _ => true,
    }
}

/// What rules lack that a setting would change: `Serbian whist has no promotions`.
fn lacking(rules: &Ruleset, setting: Setting) -> String {
    if setting == Setting::Premium && rules.scoring.hands().is_some() {
        return messages::RulesLackPremium { score: rules.scoring.id() }.say();
    }
    let what = messages::RulesLackSetting { setting: setting.key() }.say();
    messages::RulesSettingInapplicable { title: rules_title(rules), lack: what }.say()
}

/// What a setting expects, and the nearest right value: `expected 1 to 52 cards, and 52 is
/// nearest`.
pub(super) fn expected(value: &str, expected: &Expected) -> String {
    let what = takes(expected);
    let words = expected.words();
    let number = match expected {
        Expected::Number { least, most, .. } => clamped(value, *least, *most),
        _ => None,
    };
    let meant = match value {
        "yes" | "true" => "on",
        "no" | "false" | "none" => "off",
        _ => "",
    };
    let last = value.rsplit(',').next().unwrap_or(value);
    let near = number
        .or_else(|| words.iter().find(|word| *word == meant).cloned())
        .or_else(|| near_miss(last, words).map(str::to_owned));
    let near = near.map(|value| messages::RulesValueNearest { value }.say());
    joined(
        [messages::RulesValueExpected { values: what }.say()].into_iter().chain(near),
        &messages::GrammarSemicolon.say(),
    )
}

/// What a setting takes: `1 to 52 cards`, `on or off`.
pub(super) fn takes(expected: &Expected) -> String {
    match expected {
        Expected::OneOf(words) => or(words),
        Expected::AllOf(words) => messages::RulesValueAllListed { words: and(words) }.say(),
        Expected::SomeOf(words) => messages::RulesValueSomeListed { words: and(words) }.say(),
        Expected::Number { least, most, of, or: words } => {
            let numbers = messages::RulesValueRange { least, most, unit: of }.say();
            or(std::iter::once(numbers.as_str()).chain(words.iter().map(String::as_str)))
        }
        Expected::Text => messages::RulesValueText.say(),
        Expected::List => messages::RulesValueList.say(),
        Expected::Table => messages::RulesValueTable.say(),
    }
}

/// The number of a range that is nearest to what a text writes, if it writes a number.
fn clamped(text: &str, least: i64, most: i64) -> Option<String> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let whole = digits.split('.').next().filter(|digits| !digits.is_empty())?;
    if !digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return None;
    }
    // What no number can hold is beyond the range as well.
    let size = whole.parse::<i64>().unwrap_or(i64::MAX);
    let number = if text.starts_with('-') { -size } else { size };
    Some(number.clamp(least, most).to_string())
}

/// What a name can be unknown as.
#[derive(Clone, Copy, Debug, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Unknown<'a> {
    /// As a set of rules.
    Rules,
    /// As a score for the rules with this title.
    Score(&'a str),
    /// As a clause of the rules.
    Clause,
    /// As a score of any rules.
    #[strum(serialize = "score")]
    AnyScore,
    /// As a set of laws.
    Laws,
    /// As a schedule.
    Schedule,
    /// As a key of a rules file.
    Key,
    /// As a key to set.
    Setting,
    /// As a bid.
    Bid,
    /// As a tally.
    #[strum(serialize = "count")]
    Tally,
    /// As an extra deal.
    Extra,
    /// As a kind of deal.
    Kind,
    /// As a JSON Schema.
    Schema,
    /// As a command.
    Command,
}

/// That a name is unknown, with the nearest one that is known.
pub fn no_such<'a, T: AsRef<str> + ?Sized + 'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a T>,
) -> String {
    no_such_but(what, named, near_miss(named, known))
}

/// That a name is unknown, with the one that was perhaps meant, as a sentence.
pub fn no_such_but(what: Unknown<'_>, named: &str, meant: Option<&str>) -> String {
    let named_so = quoted(named);
    let missing = match what {
        Unknown::Rules => messages::LookupUnknownRules { name: named_so }.say(),
        Unknown::Score(rules) => messages::LookupUnknownScore { rules, name: named_so }.say(),
        Unknown::Laws => messages::LawsNoSuchSet { name: named_so }.say(),
        noun => messages::LookupUnknownName { noun: noun.to_string(), name: named_so }.say(),
    };
    missing + &perhaps(meant)
}

/// The most bids that are suggested for one that does not exist.
const MOST_BIDS: usize = 3;

/// That the rules have no such bid, with those nearest to it.
pub(super) fn no_such_bid(named: &str, known: &[String]) -> String {
    let name = quoted(named);
    let missing = messages::LookupUnknownName { noun: Unknown::Bid.to_string(), name }.say();
    match or(nearest(named, known, MOST_BIDS)).as_str() {
        "" => missing,
        bids => missing + &perhaps(Some(bids)),
    }
}

/// That no rules have a clause, with those that are perhaps meant: of an id without its rules, all.
pub fn no_such_clause(named: &str, known: &BTreeSet<String>) -> String {
    let clause = format!(".{}", named.to_lowercase());
    let missing = no_such(Unknown::Clause, named, known);
    match or(known.iter().filter(|id| id.ends_with(&clause))).as_str() {
        "" => missing,
        ids => messages::LookupClauseWithoutRules { clauses: ids }.say(),
    }
}

/// The heading of a clause, as a stored game has it where one does.
pub fn clause_heading(id: &str, game: Option<&str>) -> String {
    game.map_or_else(
        || id.to_owned(),
        |game| messages::RulesClauseInGame { clause: id, game }.say(),
    )
}

/// The columns for the names that are known, in a line.
const CHOICE: usize = 66;

/// That a name is unknown, with those that are known.
pub fn unknown<'a, T: AsRef<str> + ?Sized + 'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a T>,
) -> Problem {
    let known: Vec<String> = known.into_iter().map(|name| name.as_ref().to_owned()).collect();
    let mut problem = Problem::from(no_such(what, named, &known));
    if !known.is_empty() {
        problem.notes.push(messages::LookupChoices { choices: choice(&known) }.say());
    }
    let is_listed = matches!(what, Unknown::Rules | Unknown::Score(_) | Unknown::AnyScore);
    let is_cut = or(&known).width() > CHOICE;
    if is_listed && is_cut {
        problem.hints.push(Hint::AllRules);
    }
    problem
}

/// Names to choose from, as many as a line holds.
pub(super) fn choice(known: &[String]) -> String {
    match or(known) {
        all if all.width() <= CHOICE => all,
        _ => shortened(known, CHOICE, |left| messages::LookupMoreChoices { left }.say()),
    }
}

/// Why a setting, as typed, cannot be made in these rules, with the nearest that can.
pub fn setting_error(rules: &Ruleset, text: &str, error: &SettingError) -> Problem {
    let offers = Offer::all(rules);
    let keys = || offers.iter().map(|offer| offer.key.as_str());
    let (key, value) = text.split_once('=').unwrap_or((text, ""));
    let what = match error {
        SettingError::UnknownKey => return unknown(Unknown::Setting, key, keys()),
        SettingError::NoValue => messages::RulesSettingSyntax {
            setting: quoted(text),
            suggestion: did_you_mean(key, keys()),
        }
        .say(),
        SettingError::BadValue(what) => messages::RulesSettingBadValue {
            key,
            value: quoted(value),
            reason: expected(value, what),
        }
        .say(),
        SettingError::Lacking(setting) => {
            messages::RulesSettingRefused { key, reason: lacking(rules, *setting) }.say()
        }
    };
    what.into()
}

/// That the highest deal is beyond what the pack gives.
pub fn top_too_high(top: u8, most: u8, players: Option<usize>) -> String {
    match players {
        Some(players) => messages::RulesTopTooHighAtTable { top, players, most }.say(),
        None => messages::RulesTopTooHigh { top, most }.say(),
    }
}
