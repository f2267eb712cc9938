//! What an audit of a sheet says.

use super::grammar::{count, quoted};
use super::players::bad_players;
use crate::analysis::{
    Audit, Candidate, LONGEST_SHEET, MOST_SLIPS, NotAudited, ReadFault, Slip, SlipKind,
};
use crate::game::Players;
use crate::rules::{MOST_DEALS, Points, Ruleset};

messages! {
    /// The heading of the tricks that an audit found.
    audit_tricks_title: "Bids and tricks";
    /// The heading of the totals that an audit found.
    audit_totals_title: "Totals";
    /// The heading of the rules that explain a sheet.
    audit_fits_title: "Rules that fit";
    /// The heading of the rules that do not explain a sheet.
    audit_others_title: "Others, closest first";
    /// The column of the first row that contradicts some rules.
    audit_row_title: "wrong at";
    /// The page of an audit.
    audit_title: "Audit";
    /// The caption of an audited sheet.
    audit_caption: "The sheet as written. An arrow leads from what is wrong to what it should be.";
    /// Other slips would do, too.
    audit_other_slips: "The same number of other slips would explain the sheet too.";
    /// Several rules explain a sheet equally.
    audit_tie: "More than one set of rules explains the sheet equally well: it does not show which was played.";
    /// There are slips, so the totals are those of the corrected sheet.
    audit_winner_changes: "With the right totals, first place changes.";
    /// A game needs to know one set of rules.
    audit_needs_rules: "The sheet does not show which rules were played, so it cannot become a game.";
    /// A game is wanted of a sheet that has no explanation.
    audit_not_kept: "A sheet with so many slips cannot become a game.";
    /// No rules seat this many players.
    audit_no_rules(players: usize): "No set of rules with bids of a number of tricks seats {players} players with these settings.";
    /// The tricks are not certain.
    audit_uncertain(row: usize): "The tricks of deal {row} are not certain, so the sheet cannot become a game.";
    /// Where a text is not a sheet.
    sheet_place(file: &str, line: usize, column: usize): "{file}:{line}:{column}";
    /// No rules explain a sheet.
    audit_nothing_fits: "No set of rules explains the sheet with six slips or fewer.";
    /// A schedule without rules.
    audit_schedule_alone: "A schedule belongs to a set of rules: name the rules, too.";
    /// Any rules with bids of a number of tricks, as the title of a game.
    audit_any_rules: "games with bids of a number of tricks";
    /// How many other rules there are.
    audit_more(number: usize): "and {number} more";
}

/// What is wrong with a text that is not a sheet, and what was expected.
pub fn sheet_fault(fault: &ReadFault) -> String {
    match fault {
        ReadFault::TooLong => format!(
            "The sheet is too long: at most {} kilobytes and {MOST_DEALS} rows are read.",
            LONGEST_SHEET / 1024
        ),
        ReadFault::NoRows => {
            "This is not a score sheet: expected a row of numbers for each deal.".into()
        }
        ReadFault::NoNames => {
            "The sheet does not name its players: expected a line of names first.".into()
        }
        ReadFault::Names(fault) => bad_players(fault),
        ReadFault::NameCount { names, players } => {
            format!("The sheet has columns for {}, not {names}.", count(*players, "player"))
        }
        ReadFault::Number(text) => {
            format!("Expected a number, or ? for what cannot be read, not {}.", quoted(text))
        }
        ReadFault::Trump(text) => {
            let text = quoted(text);
            format!("Expected a trump: a suit, none, or its Preferans number, not {text}.")
        }
        ReadFault::Cells { found, columns } => {
            let cells = count(*columns, "cell");
            format!("Expected {cells}, not {found}: write ? for what cannot be read.")
        }
        ReadFault::Width { found, players } => format!(
            "Expected the cards, then a bid and a total for each of {}; a row has {}. Label the columns if they are others.",
            count(*players, "player"),
            count(*found, "cell")
        ),
        ReadFault::NoPlayer(text) => {
            format!("Expected a player's name before {}, or a known label.", quoted(text))
        }
        ReadFault::Twice(text) => format!("The column {} appears twice.", quoted(text)),
    }
}

/// Why sheets of some rules cannot be audited.
pub fn not_audited(rules: &Ruleset, fault: NotAudited) -> String {
    let why = match fault {
        NotAudited::NoExactBids => "nobody bids a number of tricks there",
        NotAudited::Sides => "partners share a score there",
        NotAudited::Counts => "more is counted there than tricks",
        NotAudited::Games => "several games are played there, each from zero",
    };
    format!("Sheets of {} cannot be audited: {why}.", rules.title)
}

/// What an audit found, in one sentence.
pub fn audited(rules: &Ruleset, audit: &Audit) -> String {
    let score = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let score = score.map_or_else(String::new, |id| format!(" with the score {id}"));
    let by = format!("the rules of {}{score}", rules.title);
    match audit {
        Audit::Explained(explained) if explained.slips.is_empty() => {
            format!("The sheet is right by {by}.")
        }
        Audit::Explained(explained) => {
            format!("{} by {by}:", count(explained.slips.len(), "slip"))
        }
        Audit::MoreSlips(row) => format!(
            "More than {MOST_SLIPS} slips by {by}. The first deal that cannot be right is {row}."
        ),
        Audit::Unreadable(row) => {
            format!("Too little can be read up to deal {row} to say what happened, by {by}.")
        }
    }
}

/// A slip: where, what is written, what was expected, and its kind.
pub fn slip(players: &Players, slip: &Slip) -> String {
    let Slip { row, player, cell, kind, written, expected, with } = slip;
    let whose = player.map_or_else(String::new, |seat| format!(", {}", players.name(seat)));
    let place = format!("Deal {row}{whose}, {}", <&str>::from(*cell));
    let says = written.map_or_else(|| "nothing".to_owned(), |it| it.to_string());
    if let Some(with) = with {
        let other = expected.unwrap_or_default();
        return format!("{place}: {says} was swapped with {other} of {}.", players.name(*with));
    }
    let should = expected.map_or_else(String::new, |it| format!(" should be {it}"));
    format!("{place}: {says}{should}{}.", because(*kind, *written, *expected))
}

/// What the kind of a slip says of it.
fn because(kind: SlipKind, written: Option<Points>, expected: Option<Points>) -> String {
    let off = written.unwrap_or_default() - expected.unwrap_or_default();
    match kind {
        SlipKind::Addition if off > Points::ZERO => format!("; from here on {off} too many"),
        SlipKind::Addition => format!("; from here on {} too few", -off),
        SlipKind::Carried => "; the next total is right again".into(),
        SlipKind::Digits => ": two digits are swapped".into(),
        SlipKind::Sign => ": the sign is wrong".into(),
        SlipKind::Bonus => ": the bonus for a run is wrong".into(),
        SlipKind::Hook if expected.is_none() => " makes a sum that the hook forbids".into(),
        SlipKind::Hook => ": the hook forbids these bids".into(),
        SlipKind::Tricks => ": the tricks do not add up".into(),
        SlipKind::Cards => " by the schedule".into(),
        SlipKind::Column => String::new(),
    }
}

/// Rules with a score and settings, in short: `romanian · romanian-progressive · no-zero=on`.
pub fn candidate(candidate: &Candidate) -> String {
    let Candidate { rules, set } = candidate;
    let own = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let parts = [Some(rules.id.as_str()), own].into_iter().flatten();
    parts.chain(set.iter().map(String::as_str)).collect::<Vec<_>>().join(" · ")
}
