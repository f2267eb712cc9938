//! Rules files, and what is wrong with rules.

use super::{
    Problem, Ruling, Unknown, and, count, did_you_mean, expected, no_such, or, quoted, range,
    setting_fault, top_too_high, unknown,
};
use crate::cards::near_miss;
use crate::game::Doubt;
use crate::presets::{
    self, BadChoice, ChoiceFault, FaultInFile, FileFault, LONGEST_FILE, ShapeFault,
};
use crate::rules::{self, Clause, MOST_DEALS, MOST_PLAYERS, RulesFault, Ruleset, Scoring, Unsound};

/// The ruling on rules that cannot be played as a table would have them.
pub fn rules_refused(rules: &Ruleset, fault: &RulesFault) -> Ruling {
    let clause = match fault {
        RulesFault::DoubledInCycle => Some(Clause::Doubling),
        RulesFault::ZeroFinish(_) => Some(Clause::ZeroFinish),
        RulesFault::MostBelowLeast { .. } => Some(Clause::BidRange),
        RulesFault::RedealtForever { .. } | RulesFault::HookNeverMet(_) => Some(Clause::Hook),
        RulesFault::PackTooSmall { .. } => Some(Clause::Pack),
        _ => None,
    };
    Ruling::on(rules, clause, rules_fault(fault), None)
}

/// What is wrong with a set of rules, as a sentence.
pub fn rules_fault(fault: &RulesFault) -> String {
    use RulesFault::*;
    match fault {
        Format(format) => format!("Its format is {format}; this version reads only format 1."),
        Id(id) => format!("{} cannot be an id: {}.", quoted(id), bad_id(id)),
        CallWord(id) => format!("{} cannot be a bid's id: it is a call of its own.", quoted(id)),
        Twice(value) => format!("{} is already in this list.", quoted(value)),
        Unprintable => "This text has an invisible character, or more than 80 characters.".into(),
        Empty => "There is nothing in it.".into(),
        TooLong(most) => format!("This list has more than {most} rows."),
        TricksCounted { counted, most } => {
            format!("counted cannot be {counted}: expected 1 to {most} tricks.")
        }
        TricksAbove => "above is only for pays = \"tricks\".".into(),
        TricksAboveAll(counted) => {
            format!("above has to be less than counted, {counted}: otherwise no trick scores.")
        }
        Games => "Several games need ending.points, and a schedule with “until the end”.".into(),
        NoZero => "no-zero changes nothing: no promotion is in force.".into(),
        Mark => "A mark has 1 to 4 visible characters.".into(),
        NoTable => "No [[tables]] row names a number of players.".into(),
        ScoreMismatch(id) => format!("The score {id} does not fit the bidding of these rules."),
        TrumpMismatch => "Trump is named in an auction, and only there; or it is led.".into(),
        NeverEnds => "A schedule with “until the end” needs ending.points.".into(),
        OutOfReach => "Nobody can reach these points: no deal pays any.".into(),
        Unit(rules::Unit::Half) => {
            "Factors are multiples of ½; for tenths of a point, set unit = \"0.1\".".into()
        }
        Unit(rules::Unit::Tenth) => "Factors are multiples of 0.1.".into(),
        CountMost(least) => {
            format!("There can be {least} in a deal, so most has to be {least} or more.")
        }
        LowestOfRanks => "ranks has the lowest rank already.".into(),
        NoEquals => "Only in two packs, with double = true, are cards equal.".into(),
        TooManyJokers => "A pack has at most 60 cards without a suit.".into(),
        NotInPack(card) => format!("{} is in no pack of these rules.", quoted(card)),
        EqualCards => {
            "A talon needs a pack without equal cards, and the announcing of aces one with four aces."
                .into()
        }
        CountOver => "A count can depend on bids only where players bid tricks.".into(),
        CountTable => "The points of a count are in a table, or in points and every.".into(),
        CountShort => "A side can lack points only where ending.points ends the game.".into(),
        MostBelowLeast { least, most } => {
            format!("The most that may be bid, {most}, is below the least, {least}.")
        }
        RedealtForever { players, cards, most, below } => format!(
            "A deal of {} for {players} players would be dealt again forever: its bids add up to \
             at most {most}, always less than {below}.",
            count(*cards, "card")
        ),
        HookNeverMet(players) => {
            format!("With {players} players, no last bid can ever meet the hook.")
        }
        BidWord(word) => format!(
            "{} cannot be a bid: a word has 1 to 16 lower-case letters, digits and hyphens, and \
             starts with a letter.",
            quoted(word)
        ),
        NoSuchBidWord { word, known } => format!(
            "{} is not among bidding.exact.named.{}",
            quoted(word),
            did_you_mean(word, known)
        ),
        NoPartners(players) => format!(
            "A table of {players} has no partners opposite each other: at 4, 6, 8 players and so \
             on they have, without a dead hand."
        ),
        CalledPartner => {
            "Partners who sit opposite each other cannot settle contracts, or be called.".into()
        }
        Setting(value) => format!(
            "The value {} of this setting cannot be set: these rules lack one of the keys under sets.",
            quoted(value)
        ),
        DoubledInCycle => {
            "A suit doubles the points only where trump is turned up, not in a fixed cycle.".into()
        }
        ZeroFinish(form) => format!("A total of 0 cannot win in {form}."),
        Form { form, forms } => unknown(Unknown::Schedule, form, forms).sentences(),
        EndlessEarly => "Only the last step can go on until the end.".into(),
        NoDeals { .. } => "This step has no deals, at any table.".into(),
        TopTooHigh { top, most } => top_too_high(*top, *most, None),
        Packets => "Every deal must be made of whole rounds of these packets.".into(),
        Talon => "Only two players can draw from a talon.".into(),
        TrumpsMissing(trumps) => {
            format!("The trumps lack {}.", and(trumps.iter().map(|it| format!("“{}”", it.name()))))
        }
        SecondTrou => "There can be only one trou.".into(),
        TargetTooHigh { target, tricks } => format!(
            "A target of {} cannot be met: the largest deal has {tricks}.",
            count(*target, "trick")
        ),
        Settled => "The players settle these contracts: opponents cannot be given.".into(),
        OpponentsMissing => "The key opponents is missing.".into(),
        UnevenSides => "Only two against two can settle a bid with a partner.".into(),
        SeveralPairs => "Only a bid played alone can be played by several.".into(),
        NoOpponents => "At a table of two, a bid with a partner would have no opponents.".into(),
        Players(players) => format!(
            "A table of {players} is not possible: 2 to {MOST_PLAYERS} players, at least two of \
             them with a hand."
        ),
        Deals { players, deals } => format!(
            "With {players} players it would have {}; 1 to {MOST_DEALS} are possible.",
            count(*deals, "deal")
        ),
        PackTooSmall { players, cards: 0, pack } => {
            format!("A pack of {pack} cards is too small for {players} players.")
        }
        PackTooSmall { players, cards, pack } => format!(
            "A deal of {} for {players} players needs more cards than the pack of {pack} has.",
            count(*cards, "card")
        ),
    }
}

/// What is probably a mistake, as a sentence.
pub fn doubt(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Name(name) if name.contains('=') => {
            format!("{} looks like NAME=N or KEY=VALUE, not a player's name.", quoted(name))
        }
        Doubt::Name(name) => format!("{} looks like a number, not a player's name.", quoted(name)),
        Doubt::Reason(reason) => {
            format!("{} looks like the points of a ruling, not its reason.", quoted(reason))
        }
        Doubt::Rules(Unsound { fault: fault @ RulesFault::NoZero, .. }) => rules_fault(fault),
        Doubt::Rules(Unsound { key, fault }) => format!("{key}: {}", rules_fault(fault)),
    }
}

/// What keeps a text from being an id.
fn bad_id(id: &str) -> String {
    let other = |c: &char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '-');
    match (id.chars().next(), id.chars().find(other)) {
        (None, _) => "it is empty".into(),
        (_, Some(c)) if c.is_uppercase() => "its letters have to be lower-case".into(),
        (_, Some(' ')) => "it has a space; use a hyphen".into(),
        (_, Some(c)) => format!("it has {}", quoted(&c.to_string())),
        (Some(first), _) if !first.is_ascii_lowercase() => "it does not start with a letter".into(),
        _ => "it has more than 40 characters".into(),
    }
}

/// The most faults of a file that are listed.
const MOST_LISTED: usize = 40;

/// Why a rules file cannot be used: its faults, a sentence each after its place.
pub fn file_faults(file: &str, faults: &[FaultInFile]) -> Vec<String> {
    let more = faults.len().saturating_sub(MOST_LISTED);
    let more = (more > 0).then(|| format!("{file}: {}", more_faults(more)));
    faults.iter().take(MOST_LISTED).map(|fault| file_fault(file, fault)).chain(more).collect()
}

/// A fault of a rules file, after its place.
pub(super) fn file_fault(file: &str, fault: &FaultInFile) -> String {
    let says = fault_in_file(&fault.fault);
    match fault.at {
        Some((line, column)) => format!("{file}:{line}:{column}: {says}"),
        None => format!("{file}: {says}"),
    }
}

/// A fault of a rules file, as a sentence.
pub fn fault_in_file(fault: &FileFault) -> String {
    match fault {
        FileFault::TooLong => format!("a rules file has at most {LONGEST_FILE} bytes."),
        FileFault::NotToml => "This is not TOML: expected KEY = VALUE, [TABLE] or [[LIST]], with \
                               every quote and bracket closed."
            .into(),
        FileFault::DuplicateKey => "This key was given before.".into(),
        FileFault::Shape(fault) => shape_fault(fault),
        FileFault::Unplayable(fault) => rules_fault(fault),
    }
}

/// The longest message about a text in a file, in characters: what it quotes may be endless.
const LONGEST_MESSAGE: usize = 300;

/// Where a file does not have the keys and values of rules, as a sentence.
fn shape_fault(fault: &ShapeFault) -> String {
    match fault {
        ShapeFault::UnknownKey { key, known } => match near_miss(key, known) {
            Some(_) => no_such(Unknown::Key, key, known),
            None => unknown(Unknown::Key, key, known).sentences(),
        },
        ShapeFault::Missing(keys) => format!("The key {} is missing.", or(keys)),
        ShapeFault::OnlyOneOf(keys) => format!("Only one of {} can be given.", and(keys)),
        ShapeFault::BadValue { key, found, takes } => {
            format!("{key} cannot be {}: {}.", quoted(found), expected(found, takes))
        }
        ShapeFault::Unreadable(unreadable) => {
            let says = unreadable.to_string();
            match says.char_indices().nth(LONGEST_MESSAGE) {
                Some((end, _)) => format!("{}….", &says[..end]),
                None => format!("{says}."),
            }
        }
        ShapeFault::UnknownScore(id) => {
            let scores = presets::scorings();
            no_such(Unknown::AnyScore, id, scores.iter().map(Scoring::id))
        }
    }
}

messages! {
    /// That a file has more faults than are listed.
    more_faults(faults: usize): "It has {}.", count(faults, "more fault");

    /// That a rules file can be played.
    file_is_sound(file: &str, rules: &Ruleset):
        "{file} is valid: {}, for {} players.", rules.title, range(&rules.player_counts());

    /// What to know before changing rules written as a file.
    file_header(rules: &Ruleset):
        "{}. Change any line, and then also the id, the title and the sources.", rules.title;
}

/// Why rules cannot be played with what a table chooses in them.
pub fn choice_fault(ChoiceFault { rules, choice }: &ChoiceFault) -> Problem {
    match choice {
        BadChoice::Scoring(id) => {
            let fitting = presets::scorings_for(rules);
            unknown(Unknown::Score(&rules.title), id, fitting.iter().map(Scoring::id))
        }
        BadChoice::Schedule(id) => {
            unknown(Unknown::Schedule, id, rules.schedule.forms.iter().map(|form| form.id.as_str()))
        }
        BadChoice::Setting(text, fault) => setting_fault(rules, text, fault),
        BadChoice::Top { top, most, players } => top_too_high(*top, *most, *players).into(),
        BadChoice::Unsound(unsound) => rules_refused(rules, &unsound.fault).into(),
    }
}
