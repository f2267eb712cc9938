//! Sets of rules in words, settings, and names that are not in the catalogue.

use super::source::source;
use super::{
    Hint, Problem, and, catalog, did_you_mean, joined, or, quoted, score_of, shortened, translated,
    with_source,
};
use crate::cards::near_miss;
use crate::presets;
use crate::rules::{
    AuctionRule, Bidding, Citation, Clause, Expected, Offer, Passage, Ruleset, Setting,
    SettingFault, Sides,
};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use unicode_width::UnicodeWidthStr;

/// A set of rules in words: each clause with its id and source, then the score.
pub fn ruleset(rules: &Ruleset) -> Vec<(String, String)> {
    let clauses = Clause::ALL.iter().filter(|clause| applies(rules, **clause));
    let score = (catalog::score(rules.scoring.id()), score_of(rules));
    clauses
        .map(|clause| (rules.clause_id(*clause), with_source(rules, *clause)))
        .chain([score])
        .collect()
}

/// A clause of a set of rules by the id that rulings cite, such as `serbian.hook` or
/// `score.serbian`, in words; `None` if the rules have no such clause.
pub fn clause_called(rules: &Ruleset, named: &str) -> Option<ClauseInWords> {
    let whole = |rule: String, source: Citation, says: String| {
        let Passage { document, section } = self::source(&source);
        ClauseInWords { rule, says, document, section }
    };
    let score = catalog::score(rules.scoring.id());
    if presets::means(named, &score) {
        return Some(whole(score, presets::cite_score(rules), score_of(rules)));
    }
    let meant = |clause: &Clause| presets::means(named, &rules.clause_id(*clause));
    let clause = Clause::ALL.iter().copied().find(meant)?;
    // A score of hands may be doubled even where it is not.
    let has_words =
        applies(rules, clause) || (clause == Clause::Doubling && rules.scoring.hands().is_some());
    let (id, source) = (rules.clause_id(clause), presets::cite(rules, clause));
    has_words.then(|| whole(id, source, with_source(rules, clause)))
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

/// What a game has in common with others, as the heading of a list.
pub fn family(rules: &Ruleset) -> String {
    match (&rules.bidding, rules.sides) {
        (_, Sides::Opposite) => catalog::partners(),
        (Bidding::Exact(_), Sides::Alone) => catalog::everyone_bids(),
        (Bidding::Auction(_), Sides::Alone) => catalog::auctions(),
        (Bidding::None, Sides::Alone) => catalog::no_bids(),
    }
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
        Counts => !rules.counts.is_empty(),
        Promotions => !rules.promotions.schemes.is_empty(),
        ZeroFinish => rules.schedule.forms.iter().any(|form| form.zero_finish),
        Forehead => rules.player_counts().iter().any(|players| rules.deals(*players).contains(&1)),
        Extras => !rules.extras.is_empty(),
        _ => true,
    }
}

/// What rules lack that a setting would change: `Serbian whist has no promotions`.
fn lacking(rules: &Ruleset, setting: Setting) -> String {
    let what = match setting {
        Setting::Premium if rules.scoring.hands().is_some() => {
            let score = rules.scoring.id();
            return catalog::score_pays_no_premium_for_made(score);
        }
        Setting::Premium | Setting::SpadesDouble => catalog::no_score_of_hands(),
        Setting::Promotions | Setting::NoZero => catalog::no_promotions(),
        Setting::ZeroFinish => catalog::no_zero_finish(),
        Setting::Forehead => catalog::no_deals_of_different_sizes(),
        Setting::Top => catalog::deals_of_fixed_sizes(),
        Setting::Step => catalog::no_deals_that_rise_or_fall(),
        Setting::Hook => catalog::no_bids_that_hook_could_bar(),
        Setting::End => catalog::schedule_that_ends_by_itself(),
        Setting::Trumps => catalog::no_auction(),
        Setting::Overtricks => catalog::no_contracts(),
        Setting::TrouAll => catalog::no_trou(),
        Setting::Match => catalog::no_match(),
    };
    catalog::has_2(translated(&rules.title), what)
}

/// What a setting expects, and the nearest right value: `expected 1 to 52 cards, and 52 is
/// nearest`.
pub(super) fn expected(value: &str, expected: &Expected) -> String {
    let what = takes(expected);
    let (words, number) = match expected {
        Expected::OneOf(words) | Expected::AllOf(words) | Expected::SomeOf(words) => (words, None),
        Expected::Number { or, least, most, .. } => (or, clamped(value, *least, *most)),
        Expected::Text | Expected::List | Expected::Table => (&Vec::new(), None),
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
    let near = near.map(catalog::is_nearest_2);
    joined([catalog::expected_text(what)].into_iter().chain(near), &catalog::semicolon())
}

/// What a setting takes: `1 to 52 cards`, `on or off`.
pub(super) fn takes(expected: &Expected) -> String {
    match expected {
        Expected::OneOf(words) => or(words),
        Expected::AllOf(words) => catalog::all_of_comma_separated_lowest_first(and(words)),
        Expected::SomeOf(words) => catalog::off_or_comma_separated_list_of(and(words)),
        Expected::Number { least, most, of, or: words } => {
            let numbers = catalog::to(least, most, of);
            or(std::iter::once(numbers.as_str()).chain(words.iter().map(String::as_str)))
        }
        Expected::Text => catalog::text_in_quotes(),
        Expected::List => catalog::list_in_brackets(),
        Expected::Table => catalog::table(),
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
    let number = whole.parse::<i64>().unwrap_or(i64::MAX);
    let number = if text.starts_with('-') { -number } else { number };
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
    /// As a schedule.
    Schedule,
    /// As a key of a rules file.
    Key,
    /// As a key to set.
    Setting,
    /// As a bid.
    Bid,
    /// As something that is counted besides the tricks.
    Count,
    /// As an extra deal.
    Extra,
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
    let named_so = quoted(named);
    let missing = match what {
        Unknown::Rules => catalog::there_are_no_rules_called(named_so),
        Unknown::Score(rules) => catalog::there_is_no_score_called(rules, named_so),
        noun => catalog::there_is_nothing_called(noun.to_string(), named_so),
    };
    missing + &did_you_mean(named, known)
}

/// That no rules have a clause, with those that are perhaps meant: of an id without its rules, all.
pub fn no_such_clause(named: &str, known: &BTreeSet<String>) -> String {
    let clause = format!(".{}", named.to_lowercase());
    let missing = no_such(Unknown::Clause, named, known);
    match or(known.iter().filter(|id| id.ends_with(&clause))).as_str() {
        "" => missing,
        ids => catalog::clause_is_named_with_its_rules(ids),
    }
}

/// The heading of a clause, as a stored game has it where one does.
pub fn clause_heading(id: &str, game: Option<&str>) -> String {
    game.map_or_else(|| id.to_owned(), |game| catalog::in_game(id, game))
}

/// The columns for the names that are known, in a line.
const CHOICE: usize = 66;

/// That a name is unknown, with those that are known.
pub fn unknown<'a, T: AsRef<str> + ?Sized + 'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a T>,
) -> Problem {
    let known: Vec<String> = known.into_iter().map(|it| it.as_ref().to_owned()).collect();
    let missing = no_such(what, named, &known);
    let besides = (!known.is_empty()).then(|| catalog::choose_from(choice(&known)));
    let is_listed = matches!(what, Unknown::Rules | Unknown::Score(_) | Unknown::AnyScore);
    let is_cut = or(&known).width() > CHOICE;
    let hints = if is_listed && is_cut { vec![Hint::AllRules] } else { Vec::new() };
    Problem { what: missing, besides: besides.into_iter().collect(), hints }
}

/// Names to choose from, as many as a line holds.
pub(super) fn choice(known: &[String]) -> String {
    match or(known) {
        all if all.width() <= CHOICE => all,
        _ => shortened(known, CHOICE, catalog::and_more),
    }
}

/// Why a setting, as typed, cannot be made in these rules, with the nearest that can.
pub fn setting_fault(rules: &Ruleset, text: &str, fault: &SettingFault) -> Problem {
    let offers = Offer::all(rules);
    let keys = || offers.iter().map(|offer| offer.key.as_str());
    let (key, value) = text.split_once('=').unwrap_or((text, ""));
    let what = match fault {
        SettingFault::UnknownKey => return unknown(Unknown::Setting, key, keys()),
        SettingFault::NoValue => {
            catalog::setting_is_key_value_such_as_2(quoted(text), did_you_mean(key, keys()))
        }
        SettingFault::BadValue(what) => {
            catalog::cannot_be_2(key, quoted(value), expected(value, what))
        }
        SettingFault::Lacking(setting) => catalog::cannot_be_set(key, lacking(rules, *setting)),
    };
    what.into()
}

/// That the highest deal is beyond what the pack gives.
pub fn top_too_high(top: u8, most: u8, players: Option<usize>) -> String {
    match players {
        Some(players) => catalog::top_cannot_be_with_players(top, players, most),
        None => catalog::top_cannot_be(top, most),
    }
}

/// Above a table of points by bid and tricks: what it shows, and of which deal.
pub fn points_caption(cards: u8, players: u8) -> Vec<String> {
    vec![catalog::points_by_bid_and_tricks_taken(), catalog::each_players(cards, players)]
}

/// Above a table of what contracts pay.
pub fn contracts_caption() -> Vec<String> {
    vec![catalog::each_challenger_s_points_by_tricks(), catalog::opponent_s_below()]
}
