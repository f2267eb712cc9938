//! Hints spelled as command lines: `Take it back: hoyle undo`.

use super::Global;
use crate::analysis::PeopleChange;
use crate::game::Incident;
use crate::notation::quote;
use crate::words::{Fixable, Hint};

/// The command line, or the option, that does what a hint proposes. A command has those of the options
/// `typed` that choose its folder and its game.
pub(crate) fn spelled(hint: &Hint, typed: &Global) -> String {
    match command(hint) {
        option if option.starts_with("--") => option,
        command => format!("{} {}{command}", typed.program(), chosen(hint, typed)),
    }
}

fn chosen(hint: &Hint, typed: &Global) -> String {
    use Hint::{
        AllRules, Begin, Bin, Board, CheckRules, Commands, ConfirmRemoval, Doctor, ExplainFigure,
        Games, Help, HelpOn, Import, New, NewWithScore, Open, People, Players, Prompt, Remove,
        Restore, Rules, RulesOf, Schema, StatsOf, Topic,
    };
    let (dir, game) = match hint {
        // Those about no game here.
        AllRules | CheckRules(_) | Commands | Help | HelpOn(_) | Import(_) | Rules | RulesOf(_)
        | Schema | Topic => (None, None),
        // Those about every game, a new one, or one that they name.
        Begin | Bin | Board(Some(_)) | ConfirmRemoval(_) | Doctor | ExplainFigure | Games
        | StatsOf | New | NewWithScore(_) | Open(_) | People(_) | Players | Prompt(Some(_))
        | Remove(_) | Restore(_) => (typed.dir.as_ref(), None),
        _ => (typed.dir.as_ref(), typed.game.as_ref()),
    };
    let dir = dir.map(|dir| format!("--dir {} ", quote(&dir.to_string_lossy())));
    let game = game.map(|game| format!("-g {} ", quote(game)));
    dir.into_iter().chain(game).collect()
}

/// The command or the option of a hint, without the program's name.
pub(crate) fn command(hint: &Hint) -> String {
    let game = |id: &Option<String>, command: &str| match id {
        Some(id) => format!("-g {id} {command}"),
        None => command.to_owned(),
    };
    let arguments = arguments(hint).unwrap_or_default();
    match hint {
        Hint::Bid(_) => format!("bid {arguments}"),
        Hint::Call => format!("call {arguments}"),
        Hint::Took(_) => format!("took {arguments}"),
        Hint::Trick(_) => format!("trick {arguments}"),
        Hint::Contract => "contract BID[:SUIT] --by NAME [--with NAME]".into(),
        Hint::Trou(by) => format!("contract trou:SUIT --by {} --with NAME", quote(by)),
        Hint::Trump { .. } => "trump SUIT".into(),
        Hint::Tally(id) => format!("count {id} NAME=N…"),
        Hint::Extra(id) => format!("extra {id}"),
        Hint::Rule(about) => {
            let about = about.map_or("KIND", Incident::name);
            format!("rule {about} \"REASON\" [NAME=POINTS]… [--deal N]")
        }
        Hint::Redeal => "redeal".into(),
        Hint::Leave(name) => format!("leave {} --to NAME", quote(name)),
        Hint::Fix { deal, what } => match what {
            Fixable::Dealer => format!("fix {deal} dealer NAME"),
            Fixable::Trick => format!("fix {deal} trick N CARD…"),
            Fixable::Trump => format!("fix {deal} trump SUIT"),
            Fixable::Tally => format!("fix {deal} count WHAT NAME=N…"),
            Fixable::Contract => format!("fix {deal} contract BID --by NAME"),
            Fixable::ContractAndTricks => format!("fix {deal} contract BID --by NAME --took N"),
        },
        Hint::FixBid { deal, name } => format!("fix {deal} bid {}", quote(&format!("{name}=N"))),
        Hint::Undo | Hint::UndoLast => "undo".into(),
        Hint::Redo => "redo".into(),
        Hint::Allow | Hint::Confirm => "--yes".into(),
        Hint::ConfirmRemoval(id) => format!("remove {id} --yes"),
        Hint::After(last) => format!("--after {last}"),
        Hint::Status => "status".into(),
        Hint::Help => "help".into(),
        Hint::Sheet => "sheet".into(),
        Hint::Log => "log".into(),
        Hint::New => "new serbian NAME NAME NAME NAME".into(),
        Hint::NewWithScore(id) => format!("new RULES NAME… --scoring {id}"),
        Hint::Games => "games".into(),
        Hint::Players => "players".into(),
        Hint::People(PeopleChange::Merge { name, into }) => {
            format!("players merge {} {}", quote(name), quote(into))
        }
        Hint::People(PeopleChange::Split { name, games, to }) => {
            let games =
                if games.is_empty() { "" } else { &format!(" --games {}", games.join(" ")) };
            let to = to.as_ref().map_or_else(String::new, |to| format!(" --as {}", quote(to)));
            format!("players split {}{games}{to}", quote(name))
        }
        Hint::Rematch => "rematch".into(),
        Hint::StatsOf => "stats NAME".into(),
        Hint::ExplainFigure => "stats NAME --explain FIGURE".into(),
        Hint::Bin => "games --bin".into(),
        Hint::Open(id) => format!("-g {}", id.as_deref().unwrap_or("ID")),
        Hint::Remove(id) => format!("remove {id}"),
        Hint::Restore(id) => format!("restore {}", id.as_deref().unwrap_or("ID")),
        Hint::Import(file) => format!("import {}", quote(file)),
        Hint::Begin => "play".into(),
        Hint::Prompt(id) => game(id, "play"),
        Hint::Board(id) => game(id, "board"),
        Hint::Script => "script".into(),
        Hint::CheckCall => "check call CALL".into(),
        Hint::Rules => "rules NAME".into(),
        Hint::AllRules => "rules".into(),
        Hint::RulesOf(id) => format!("rules {}", quote(id)),
        Hint::Doctor => "doctor".into(),
        Hint::CheckRules(file) => format!("rules --check {}", quote(file)),
        Hint::Commands => "help commands".into(),
        Hint::HelpOn(command) => format!("help {command}"),
        Hint::Topic => "help NAME".into(),
        Hint::Schema => "schema NAME".into(),
        Hint::GiveCardsAndPlayers => "--cards N --players N".into(),
        Hint::GivePlayers => "--players N".into(),
        Hint::GiveNames => "--players A,B,C".into(),
        Hint::GivePartner => "--with NAME".into(),
        Hint::GiveTrump => "--trump SUIT".into(),
        Hint::GiveTricks => "--took N".into(),
        Hint::GiveGame => "--game ID".into(),
        Hint::GiveNewId => "--id ID".into(),
        Hint::GiveOtherId => "--as ID".into(),
        Hint::GiveOtherFile => "--to FILE".into(),
        Hint::Overwrite => "--overwrite".into(),
        Hint::GiveFolder => "--dir DIR".into(),
        Hint::Phones => "serve --lan".into(),
        Hint::GivePort => "--port N".into(),
        Hint::GiveAddress => "--lan=ADDRESS".into(),
    }
}

/// What a command that records bids, calls, tricks or cards is given.
pub(crate) fn arguments(hint: &Hint) -> Option<String> {
    Some(match hint {
        Hint::Bid(numbers) | Hint::Took(Some(numbers)) => vec!["N"; *numbers].join(" "),
        Hint::Took(None) => "N…".into(),
        Hint::Trick(cards) => vec!["CARD"; *cards].join(" "),
        Hint::Call => "CALL…".into(),
        _ => return None,
    })
}
