//! `rules new`: a rules file by its name and seven questions.

use super::file::as_file;
use crate::cards::without_accents;
use crate::grammar::hints;
use crate::rules::{
    BidTarget, DealRun, Form, Hand, Points, Ruleset, Schedule, Scoring, Size, Step, Times, is_id,
};
use crate::terminal::line::ask_line;
use crate::terminal::{Context, Failure, Result, answer, choose, files};
use crate::words::{self, Hint, messages};
use crate::{notation, presets};
use std::cmp::Ordering;
use std::path::PathBuf;
use toml::Value;

/// The file, with places for the answers.
const RULES: &str = include_str!("new/rules.toml");

/// What follows where everyone bids.
const BIDS: &str = include_str!("new/bids.toml");

/// A score of hands, where the catalogue has none.
const HANDS: &str = include_str!("new/hands.toml");

/// A score by tricks.
const TRICKS: &str = include_str!("new/tricks.toml");

/// What follows where the game ends at a number of points.
const ENDING: &str = include_str!("new/ending.toml");

/// What is trump, as a file has it, in the order of the choices.
const TRUMPS: [&str; 4] = [
    "\"turned\"",
    "\"drawn\"",
    "{ cycle = [\"spades\", \"diamonds\", \"hearts\", \"clubs\", \"none\"] }",
    "{ cycle = [\"none\"] }",
];

/// The cards of the deals.
struct Deals {
    runs: Vec<DealRun>,
    /// The cards of the largest deal.
    largest: u8,
    /// The points that end the game, without a last deal.
    points: Option<i64>,
}

/// A rules file that was written.
pub(super) struct NewRules {
    pub(super) rules: Ruleset,
    pub(super) file: String,
}

/// Asks for the rules of a game, and writes them as a file.
///
/// # Errors
/// Nobody answers, or the answers are no playable rules.
pub(super) fn ask_rules(context: &Context) -> Result<NewRules> {
    if context.screen.is_attended {
        answer::say(&[messages::TerminalAskLeave.say().to_owned()], &context.screen);
    }
    let title = ask(context, messages::RulesNewTitle.say(), line)?;
    let players = ask(context, messages::RulesNewPlayers.say(), player_numbers)?;
    let mut sides = 1;
    if players.iter().all(|number| *number >= 4 && number % 2 == 0) {
        sides = ask(context, messages::RulesNewSides.say(), |reply| choice(reply, 2))?;
    }
    let deals = ask(context, messages::RulesNewDeals.say(), planned)?;
    let bids = ask(context, messages::RulesNewBids.say(), |reply| choice(reply, 3))?;
    if bids == 3 {
        return with_contracts(context, &title, &players, deals);
    }
    let lowest = ask(context, messages::RulesNewPack.say(), lowest_rank)?;
    let trump = ask(context, messages::RulesNewTrump.say(), |reply| choice(reply, TRUMPS.len()))?;

    let mut text = RULES.to_owned();
    if bids == 2 {
        let bid = deals.largest.clamp(1, 4);
        let question = messages::RulesNewPoints { bid, fewer: bid - 1, more: bid + 1 }.say();
        let worths = ask(context, question, |reply| worth(reply, bid))?;
        let scoring = scored_hands(&worths);
        text = text.replace("{scoring}", &scoring) + BIDS;
        if scoring.is_empty() {
            text += HANDS;
        }
        for (place, (_, points)) in ["{made}", "{under}", "{over}"].iter().zip(worths) {
            text = text.replace(place, &points.to_string());
        }
    } else {
        let pays = ask(context, messages::RulesNewTricks.say(), |reply| choice(reply, 2))?;
        text = text.replace("{scoring}", "bidding = \"none\"") + TRICKS;
        text = text.replace("{pays}", if pays == 1 { "tricks" } else { "deals" });
    }
    if let Some(points) = deals.points {
        text += &ENDING.replace("{points}", &points.to_string());
    }

    let id = id_of(&title);
    let steps: Vec<String> = deals.runs.iter().map(DealRun::to_string).collect();
    let text = text
        .replace("{players}", &format!("{players:?}"))
        .replace("{lowest}", &lowest.to_string())
        .replace("{sides}", if sides == 2 { "opposite" } else { "alone" })
        .replace("{steps}", &format!("{steps:?}"))
        .replace("{trump}", TRUMPS[trump - 1])
        .replace("{id}", &id)
        .replace("{title_text}", &Value::from(title.as_str()).to_string())
        .replace("{title}", &title);
    written(&id, &text)
}

/// Asks whose contracts are played, and writes the rules of that game with these players and deals.
fn with_contracts(
    context: &Context,
    title: &str,
    players: &[u8],
    deals: Deals,
) -> Result<NewRules> {
    let mut games: Vec<Ruleset> = presets::rulesets().filter_map(presets::ruleset).collect();
    games.retain(|game| {
        let counts = game.player_counts();
        game.bidding.auction().is_some() && players.iter().all(|number| counts.contains(number))
    });
    if games.is_empty() {
        let start = "rules solo-whist --toml > ours.toml";
        let start = Hint::of_program(messages::HintRulesStart.say(), start);
        return Err(Failure::usage(messages::RulesNewContract.say()).hint(start));
    }

    let mut choices = String::new();
    for (index, game) in games.iter().enumerate() {
        choices += &format!(" {}: {}.", index + 1, words::rules_title(game));
    }
    let question = messages::RulesNewContracts { games: choices.trim_start() }.say();
    let number = ask(context, question, |reply| choice(reply, games.len()))?;

    let mut rules = games.swap_remove(number - 1);
    rules.id = id_of(title);
    rules.title = title.to_owned();
    let steps = deals.runs.into_iter().map(|run| Step { run, trump: None, kind: None }).collect();
    let form = Form { id: "deals".into(), steps, ..rules.schedule.forms.swap_remove(0) };
    rules.schedule = Schedule { form: form.id.clone(), forms: vec![form], ..rules.schedule };
    rules.settings.retain(|own| own.sets.keys().all(|key| !key.starts_with("schedule.")));
    rules.ending.points = deals.points.and_then(|points| points.try_into().ok());
    written(&rules.id, &as_file(&rules))
}

/// Checks the text of a rules file, and writes it to a file that does not exist yet in the current folder.
fn written(id: &str, text: &str) -> Result<NewRules> {
    let mut path = PathBuf::from(format!("{id}.toml"));
    let mut number = 2;
    while path.exists() {
        path = PathBuf::from(format!("{id}-{number}.toml"));
        number += 1;
    }
    let file = path.display().to_string();
    let rules = choose::check(text)
        .map_err(|errors| Failure::against(words::file_errors(&file, &errors).join("\n").into()))?;
    files::write_new(&path, hints::give_other_file(), |new| new.write_all(text.as_bytes()))?;
    Ok(NewRules { rules, file })
}

/// Asks until the reply can be read.
fn ask<T>(context: &Context, question: String, read: impl Fn(&str) -> Option<T>) -> Result<T> {
    let question = [question];
    loop {
        let reply = ask_line(&context.screen, &question)?;
        if reply.is_none() && !context.screen.is_attended {
            return Err(
                Failure::usage(messages::RulesNewUnattended.say()).hint(hints::start_rules())
            );
        }
        let Some(reply) = reply.filter(|reply| !reply.eq_ignore_ascii_case("q")) else {
            return Err(Failure::usage(messages::TerminalNothingStored.say()));
        };
        match read(&reply) {
            Some(value) => return Ok(value),
            None => answer::say(
                &[messages::RulesNewAgain { reply: words::quoted(&reply) }.say()],
                &context.screen,
            ),
        }
    }
}

/// A title.
fn line(reply: &str) -> Option<String> {
    let is_line = !reply.is_empty() && reply.chars().count() <= 80;
    is_line.then(|| reply.to_owned())
}

/// `4`, or `3-6` for all from three to six.
fn player_numbers(reply: &str) -> Option<Vec<u8>> {
    let (least, most) = reply.split_once('-').unwrap_or((reply, reply));
    let least: u8 = least.trim().parse().ok()?;
    let most: u8 = most.trim().parse().ok()?;
    (2 <= least && least <= most && most <= 26).then(|| (least..=most).collect())
}

/// The lowest rank of a pack, as a number.
fn lowest_rank(reply: &str) -> Option<u8> {
    reply.parse().ok().filter(|rank| (2..=10).contains(rank))
}

/// One of so many numbered choices.
fn choice(reply: &str, choices: usize) -> Option<usize> {
    reply.parse().ok().filter(|number| (1..=choices).contains(number))
}

/// `1-8-1`, `13 x 8`, or `13 500` for deals of thirteen until somebody has 500 points.
fn planned(reply: &str) -> Option<Deals> {
    let sizes: Option<Vec<u8>> = reply.split('-').map(|size| size.trim().parse().ok()).collect();
    if let Some(sizes) = sizes.filter(|sizes| sizes.len() > 1) {
        let largest = sizes.iter().copied().max()?;
        let mut runs = Vec::new();
        for (turn, ends) in sizes.windows(2).enumerate() {
            let from = ends[0];
            let to = ends[1];
            // The deal at a turn is played once.
            let step = u8::from(turn > 0);
            runs.push(match from.cmp(&to) {
                Ordering::Less => DealRun::Up(Size::Cards(from + step), Size::Cards(to)),
                Ordering::Equal => DealRun::Up(Size::Cards(from), Size::Cards(to)),
                Ordering::Greater => DealRun::Down(Size::Cards(from - step), Size::Cards(to)),
            });
        }
        return Some(Deals { runs, largest, points: None });
    }

    let numbers = reply.split(|c: char| !c.is_ascii_digit());
    let [cards, number] = numbers.filter_map(notation::number).collect::<Vec<i64>>()[..] else {
        return None;
    };
    let largest = u8::try_from(cards).ok()?;
    let size = Size::Cards(largest);
    if !reply.contains(['x', '×', '*']) {
        return Some(Deals { runs: vec![DealRun::Endless(size)], largest, points: Some(number) });
    }
    let run = DealRun::Repeat(size, Times::Number(u8::try_from(number).ok()?));
    Some(Deals { runs: vec![run], largest, points: None })
}

/// Hands and what they are worth: made, one trick short, one trick over.
fn worth(reply: &str, bid: u8) -> Option<Vec<(Hand, Points)>> {
    let words = reply.split([' ', ',']).filter(|word| !word.is_empty());
    let worths: Option<Vec<Points>> = words.map(|word| word.parse().ok()).collect();
    let worths = worths.filter(|worths| worths.len() == 3)?;
    let hand =
        |took| Hand { bid, word: None, took, cards: 13, players: 4, target: BidTarget::Exact };
    let hands = [bid, bid - 1, bid + 1].map(hand);
    Some(hands.into_iter().zip(worths).collect())
}

/// The key of a score of the catalogue that gives these hands their points; empty if there is none.
fn scored_hands(worths: &[(Hand, Points)]) -> String {
    for scoring in presets::scorings() {
        let Scoring::Hands(score) = &scoring else { continue };
        if worths.iter().all(|(hand, points)| score.score(*hand, None) == *points) {
            return format!("scoring = \"{}\"", scoring.id());
        }
    }
    String::new()
}

/// The id of a game with this title.
fn id_of(title: &str) -> String {
    let mut id = without_accents(title);
    id.retain(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if is_id(&id) { id } else { "ours".into() }
}
