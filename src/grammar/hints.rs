//! Hints as each front end spells them: `Take it back: hoyle undo`. Also the hints that several
//! commands give.

use super::Global;
use crate::analysis::{Attended, PeopleChange, Respelling};
use crate::game::{RulingKind, fold};
use crate::history::GameId;
use crate::notation::quote;
use crate::rules::Ruleset;
use crate::words::{Fixable, Hint, Scope, messages};

/// Where a hint is read, and so how it is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    /// In a shell: as a command line.
    Shell,
    /// At the prompt: in the shortest form that can be typed there.
    Prompt,
    /// At the board: as the keys that do it.
    Board,
    #[cfg(feature = "serve")]
    /// On the page of the live table: as a command without the program's name.
    Page,
}

impl Spelling {
    /// Spells a hint, or gives `None` if it cannot be followed there. A command line has those of the
    /// options `typed` that choose its folder and its game.
    pub(crate) fn spell(self, hint: &Hint, typed: &Global) -> Option<String> {
        match self {
            Spelling::Shell => Some(command_line(hint, typed)),
            // The prompt sends nothing to files.
            Spelling::Prompt if command(hint).contains(" > ") => None,
            // A line about another game than the one that is open.
            Spelling::Prompt if typed.game.is_some() => Some(command_line(hint, typed)),
            Spelling::Prompt => Some(short_form(hint)),
            Spelling::Board => keys(hint),
            #[cfg(feature = "serve")]
            Spelling::Page => button(hint),
        }
    }
}

/// The button of the live table that does what a hint says.
#[cfg(feature = "serve")]
fn button(hint: &Hint) -> Option<String> {
    match hint {
        Hint::Undo | Hint::UndoLast => Some(messages::LiveUndoButton.say()),
        Hint::Redo => Some(messages::LiveRedoButton.say()),
        Hint::After(_) => Some(messages::LivePressAgain.say()),
        Hint::Rematch => Some(messages::EndingChoiceRematch.say()),
        _ => None,
    }
}

fn command_line(hint: &Hint, typed: &Global) -> String {
    let command = command(hint);
    if command.starts_with("--") {
        return command;
    }
    let mut line = format!("{} ", typed.program());
    let scope = scope(hint);
    if scope != Scope::Program
        && let Some(dir) = &typed.dir
    {
        line += &format!("--dir {} ", quote(&dir.to_string_lossy()));
    }
    if scope == Scope::Game
        && let Some(game) = &typed.game
    {
        line += &format!("-g {} ", quote(game));
    }
    line + &command
}

const fn scope(hint: &Hint) -> Scope {
    match hint {
        Hint::Command { scope, .. } => *scope,
        Hint::AllRules | Hint::Help | Hint::HelpOn(_) | Hint::RulesOf(_) => Scope::Program,
        Hint::Remove(_) => Scope::Folder,
        _ => Scope::Game,
    }
}

fn short_form(hint: &Hint) -> String {
    match hint {
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Sheet => "s".into(),
        Hint::Help => "?".into(),
        Hint::Bid { number, example: Some(example) } => {
            messages::PromptBidsUsage { number, example: in_one_word(example) }.say()
        }
        Hint::Took(Some(number)) => messages::PromptTricksUsage { number }.say(),
        // A single s could be the sheet.
        Hint::Trump { .. } => "h sp d c".into(),
        Hint::Tally(id) => format!("{id} NAME=N…"),
        Hint::Trou(_) => messages::PromptTrouUsage.say(),
        Hint::Contract { .. } => ["contract ", "--by ", "--with "]
            .iter()
            .fold(command(hint), |form, word| form.replace(word, "")),
        // What is due says which command it is.
        _ => arguments(hint).unwrap_or_else(|| command(hint)),
    }
}

/// Bids as the prompt reads them without spaces, if they can only be these.
fn in_one_word(bids: &[u8]) -> String {
    let separator = if bids.len() != 2 || bids[0] == 0 { "" } else { " " };
    bids.iter().map(u8::to_string).collect::<Vec<_>>().join(separator)
}

fn keys(hint: &Hint) -> Option<String> {
    Some(match hint {
        Hint::Trump { .. } => "/".into(),
        Hint::Fix { deal, .. }
        | Hint::FixBid { deal, .. }
        | Hint::FixTally { deal, .. }
        | Hint::FixKind { deal, .. } => format!("s {deal} Enter"),
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Status => "t".into(),
        Hint::Choose { .. }
        | Hint::ChooseLate { .. }
        | Hint::Incident { .. }
        | Hint::Rule(_)
        | Hint::Redeal => "!".into(),
        Hint::Leave(..) | Hint::Join(_) | Hint::End => "e".into(),
        Hint::Help => "?".into(),
        Hint::Sheet => "s".into(),
        Hint::Log => "l".into(),
        _ => return None,
    })
}

/// The command or the option of a hint, without the program's name.
fn command(hint: &Hint) -> String {
    let arguments = arguments(hint).unwrap_or_default();
    match hint {
        Hint::Bid { .. } => format!("bid {arguments}"),
        Hint::Call => format!("call {arguments}"),
        Hint::Took(_) => format!("took {arguments}"),
        Hint::Trick(_) => format!("trick {arguments}"),
        Hint::Contract { partner, factors } => {
            let mut line = "contract BID[:SUIT]".to_owned();
            let groups = factors.iter().filter(|group| !group.is_empty());
            line.extend(groups.map(|group| format!(" [{}]", group.join("|"))));
            let with = if *partner { " [--with NAME]" } else { "" };
            line + " --by NAME" + with
        }
        Hint::Trou(by) => format!("contract trou:SUIT --by {} --with NAME", quote(by)),
        Hint::Kind => format!("kind {arguments}"),
        Hint::Trump { .. } => "trump SUIT".into(),
        Hint::Tally(id) => format!("count {id} NAME=N…"),
        Hint::Extra { id, .. } => format!("extra {id}"),
        Hint::Rule(about) => {
            let about = about.map_or("KIND", RulingKind::name);
            format!("rule {about} \"REASON\" [NAME=POINTS]… [--deal N]")
        }
        Hint::Incident { player, trick, deal, disobeyed } => {
            let fault = if *disobeyed { " disobeyed" } else { "" };
            let deal = deal.map(|deal| format!(" --deal {deal}")).unwrap_or_default();
            format!("incident revoke {} {trick}{fault}{deal}", quote(player))
        }
        Hint::Choose { incident, options } => {
            format!("incident {incident} --take {}", options.join("|"))
        }
        Hint::ChooseLate { incident, options } => {
            format!("incident {incident} --take {} --stands", options.join("|"))
        }
        Hint::Redeal => "redeal".into(),
        Hint::Leave(name, to) => format!("leave {} --to {}", quote(name), quote(to)),
        Hint::Join(name) => format!("join {}", quote(name)),
        Hint::End => "end".into(),
        Hint::Fix { deal, what } => match what {
            Fixable::Dealer => format!("fix {deal} dealer NAME"),
            Fixable::Took => format!("fix {deal} took NAME=N…"),
            Fixable::Trick => format!("fix {deal} trick N CARD…"),
            Fixable::Trump => format!("fix {deal} trump SUIT"),
            Fixable::Tally => format!("fix {deal} count WHAT NAME=N…"),
            Fixable::Kind => format!("fix {deal} kind KIND"),
            Fixable::Contract => format!("fix {deal} contract BID --by NAME"),
            Fixable::ContractAndTricks => format!("fix {deal} contract BID --by NAME --took N"),
        },
        Hint::FixTally { deal, of, numbers } => {
            let mut line = format!("fix {deal} count {of}");
            for (name, number) in numbers {
                line += &format!(" {}", quote(&format!("{name}={number}")));
            }
            line
        }
        Hint::FixKind { deal, kind, tallies } => {
            let mut line = format!("fix {deal} kind {kind} --count");
            for of in tallies {
                line += &format!(" {of} N…");
            }
            line
        }
        Hint::FixBid { deal, name } => format!("fix {deal} bid {}", quote(&format!("{name}=N"))),
        Hint::Undo | Hint::UndoLast => "undo".into(),
        Hint::Redo => "redo".into(),
        Hint::Allow => "--yes".into(),
        Hint::After(last) => format!("--after {last}"),
        Hint::Status => "status".into(),
        Hint::Help => "help".into(),
        Hint::Sheet => "sheet".into(),
        Hint::Log => "log".into(),
        Hint::Rematch => "rematch".into(),
        Hint::Remove(id) => format!("remove {id}"),
        Hint::Script => "script".into(),
        Hint::AllRules => "rules".into(),
        Hint::RulesOf(id) => format!("rules {}", quote(id)),
        Hint::HelpOn(command) => format!("help {command}"),
        Hint::GivePartner => "--with NAME".into(),
        Hint::Command { command, .. } => command.clone(),
    }
}

/// What a command that records bids, calls, tricks or cards is given.
fn arguments(hint: &Hint) -> Option<String> {
    Some(match hint {
        Hint::Bid { number, .. } | Hint::Took(Some(number)) => vec!["N"; *number].join(" "),
        Hint::Took(None) => "N…".into(),
        Hint::Trick(cards) => vec!["CARD"; *cards].join(" "),
        Hint::Call => "CALL…".into(),
        Hint::Kind => "KIND".into(),
        _ => return None,
    })
}

/// Start a game.
pub(crate) fn new_game() -> Hint {
    Hint::of_folder(messages::HintNewGame.say(), "new serbian NAME NAME NAME NAME")
}

/// See how far an event has come.
pub(crate) fn event_status(id: &GameId) -> Hint {
    Hint::of_folder(messages::HintEventStatus.say(), format!("event status --event {id}"))
}

/// Start a game by these rules.
pub(crate) fn new_game_by(rules: &Ruleset) -> Hint {
    let players = rules.player_counts().into_iter().next().unwrap_or(4);
    let names = " NAME".repeat(players.into());
    Hint::of_folder(messages::HintNewGame.say(), format!("new {}{names}", rules.id))
}

/// Start a game of one's own, after one that is not stored.
pub(crate) fn begin() -> Hint {
    Hint::of_folder(messages::HintOwnGame.say(), "play")
}

/// Go on in a front end: with the game that has this id, or with the current one.
pub(crate) fn go_on(front_end: &str, game: Option<String>) -> Hint {
    let purpose = messages::HintContinue.say();
    match game {
        Some(id) => Hint::of_folder(purpose, format!("-g {id} {front_end}")),
        None => Hint::of_game(purpose, front_end),
    }
}

/// List the games.
pub(crate) fn games() -> Hint {
    Hint::of_folder(messages::HintGames.say(), "games")
}

/// List the games in the bin.
pub(crate) fn bin() -> Hint {
    Hint::of_folder(messages::HintBin.say(), "games --bin")
}

/// Return to the game that was the current one before.
pub(crate) fn use_before(id: &GameId) -> Hint {
    Hint::of_folder(messages::HintUseBefore.say(), format!("use {id}"))
}

/// Restore the game that has this id in the bin.
pub(crate) fn restore(id: &str) -> Hint {
    Hint::of_folder(messages::HintRestore.say(), format!("restore {id}"))
}

/// List the players of all games.
pub(crate) fn players() -> Hint {
    Hint::of_folder(messages::HintPlayers.say(), "players")
}

/// Take back a change to the players' names, by the change that does so.
pub(crate) fn change_people(change: &PeopleChange) -> Hint {
    let mut command = match change {
        PeopleChange::Merge { name, into } => {
            format!("players merge {} {}", quote(name), quote(into))
        }
        PeopleChange::Split { name, .. } => format!("players split {}", quote(name)),
        PeopleChange::Hide(name) => format!("players hide {}", quote(name)),
        PeopleChange::Show(name) => format!("players show {}", quote(name)),
    };
    if let PeopleChange::Split { games, to, .. } = change {
        if !games.is_empty() {
            command += &format!(" --games {}", games.join(" "));
        }
        if let Some(to) = to {
            command += &format!(" --as {}", quote(to));
        }
    }
    Hint::of_folder(messages::HintPurpose { hint: "undo" }.say(), command)
}

/// Spell a name again as it was. Games that already had the new name are left out.
pub(crate) fn rename_back(respelling: &Respelling, attended: &[Attended]) -> Hint {
    let Respelling { old, new, games } = respelling;
    let mut command = format!("players rename {} {}", quote(new), quote(old));
    let mut others = attended.iter().filter(|played| !games.contains(&played.game));
    if others.any(|played| played.names.iter().any(|name| fold(name) == fold(new))) {
        command += &format!(" --games {}", games.join(" "));
    }
    Hint::of_folder(messages::HintPurpose { hint: "undo" }.say(), command)
}

/// See which games are sound.
pub(crate) fn doctor() -> Hint {
    Hint::of_folder(messages::HintDoctor.say(), "doctor")
}

/// Check a rules file.
pub(crate) fn check_rules(file: &str) -> Hint {
    Hint::of_program(messages::HintCheckRules.say(), format!("rules --check {}", quote(file)))
}

/// Start a rules file from a game.
pub(crate) fn start_rules() -> Hint {
    Hint::of_program(messages::HintRulesStart.say(), "rules NAME --toml > ours.toml")
}

/// List the commands.
pub(crate) fn commands() -> Hint {
    Hint::of_program(messages::HintCommands.say(), "help commands")
}

/// Name a game.
pub(crate) fn give_game() -> Hint {
    Hint::of_program(messages::HintGiveGame.say(), "--game ID")
}

/// Choose the id of a new game.
pub(crate) fn give_new_id() -> Hint {
    Hint::of_program(messages::HintGiveId.say(), "--id ID")
}

/// Choose another id for a game that arrives.
pub(crate) fn give_other_id() -> Hint {
    Hint::of_program(messages::HintGiveOtherId.say(), "--as ID")
}

/// Choose another file to write to.
pub(crate) fn give_other_file() -> Hint {
    Hint::of_program(messages::HintGiveOtherFile.say(), "--to FILE")
}

/// Write the sheet to another file.
pub(crate) fn write_sheet() -> Hint {
    Hint::of_game(messages::HintGiveOtherFile.say(), "sheet FILE")
}

/// Say how many play.
pub(crate) fn give_players() -> Hint {
    Hint::of_program(messages::HintGivePlayerCount.say(), "--players N")
}

/// Say what is trump.
pub(crate) fn give_trump() -> Hint {
    Hint::of_program(messages::HintGiveTrump.say(), "--trump SUIT")
}

/// The hint that shows a recorded incident, by its number.
pub(crate) fn incident(number: usize) -> Hint {
    Hint::of_game(messages::HintIncidentShow.say(), format!("incident {number}"))
}

/// The hint for a misdeal by the dealer, ruled by a set of laws or by those of the game.
pub(crate) fn misdeal(laws: Option<&str>) -> Hint {
    let command = format!("incident misdeal{}", laws_option(laws));
    Hint::of_game(messages::HintIncidentMisdeal.say(), command)
}

/// The hint for a player who dealt although another had to.
pub(crate) fn dealt_out_of_turn(player: &str, laws: Option<&str>) -> Hint {
    let purpose = messages::HintIncidentDealer { player }.say();
    let command = format!("incident dealer {}{}", quote(player), laws_option(laws));
    Hint::of_game(purpose, command)
}

fn laws_option(laws: Option<&str>) -> String {
    laws.map(|laws| format!(" --laws {}", quote(laws))).unwrap_or_default()
}

/// The hint that records what is probably a slip.
pub(crate) fn let_stand() -> Hint {
    Hint::of_program(messages::HintLetStand.say(), "--stands")
}
