//! `games`: the games stored here, or those in the bin.

use crate::analysis::People;
use crate::game::fold;
use crate::grammar::{Filter, hints};
use crate::history::GameId;
use crate::output::json::{self, NamedSchema};
use crate::output::{Look, fold_in, indented, plain};
use crate::store::{CachedGame, ListedGame, StoreError};
use crate::terminal::kept::{self, KeptGame};
use crate::terminal::{Answer, Context, Failure, Result, Series, games};
use crate::views::{GameInList, GameSummary};
use crate::words::{self, Hint, labelled, messages, nobody_called};
use clap::Args;
use std::collections::{BTreeSet, HashSet};

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "games",
    "The games in the folder, or in the bin",
    json::schema::<Vec<GameSummary>>,
);

/// List the games, the one last written to first
///
/// hoyle games --player Ana --since 2026
///
/// hoyle games --bin
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub(crate) struct GamesArgs {
    /// Only games in which this player took part; with several, all of them
    #[arg(long, value_name = "NAME")]
    player: Vec<String>,
    #[command(flatten)]
    filter: Filter,
    /// Only games whose title contains this
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// List the games in the bin instead
    #[arg(long, conflicts_with = "event")]
    bin: bool,
}

/// The games stored here, the current one marked, or those in the bin.
///
/// # Errors
/// The folder cannot be read, or the list not be printed.
pub(crate) fn games(context: &Context, args: &GamesArgs) -> Result<Answer> {
    let store = context.store()?;
    let mut list = List::new(context, args)?;
    if args.bin {
        let games = store.bin().map_err(|error| Failure::data(error.to_string()))?;
        for ListedGame { id, game } in games {
            if !list.print(&id, game.map(KeptGame::of)) {
                break;
            }
        }
    } else if let Some(event) = &args.filter.event {
        for game in kept::listed(store, Some(event), |game| game)? {
            list.print(event, game);
        }
    } else {
        list.current = store.current().map_err(|error| Failure::data(error.to_string()))?;
        kept::each(store, |id, game| (id.clone(), game), |(id, game)| list.print(&id, game))?;
    }
    list.end()
}

/// Prints games, each as soon as it is read.
struct List<'a> {
    context: &'a Context,
    args: &'a GamesArgs,
    /// Whether only some of the games are asked for.
    is_filtered: bool,
    current: Option<GameId>,
    people: People,
    series: Series<'a>,
    remarks: Vec<String>,
    /// The rules and the players of all the games, if only some are asked for.
    rules: BTreeSet<String>,
    players: BTreeSet<String>,
    has_unreadable: bool,
}

impl<'a> List<'a> {
    fn new(context: &'a Context, args: &'a GamesArgs) -> Result<List<'a>> {
        let is_filtered = *args != GamesArgs { bin: args.bin, ..GamesArgs::default() };
        // A list of all games needs nobody's names.
        let people = if is_filtered { kept::people(context.store()?)? } else { People::default() };
        Ok(List {
            context,
            args,
            is_filtered,
            current: None,
            people,
            series: Series::new(context),
            remarks: Vec::new(),
            rules: BTreeSet::new(),
            players: BTreeSet::new(),
            has_unreadable: false,
        })
    }

    /// Whether a program reads the list.
    fn is_data(&self) -> bool {
        self.context.global.json || self.context.global.plain
    }

    /// Prints a game if it is one of those asked for. Returns whether to go on.
    fn print(&mut self, id: &GameId, game: Result<KeptGame, StoreError>) -> bool {
        if self.is_filtered
            && let Ok(game) = &game
        {
            self.rules.insert(game.stats.rules.clone());
            let people = game.stats.people.iter();
            self.players.extend(people.map(|name| self.people.who(id.as_str(), name).to_owned()));
        }
        self.has_unreadable |= game.is_err();
        let is_asked_for = match &game {
            Ok(game) => is_asked_for(game, self.args, &self.people),
            // What a game is that cannot be read is unknown.
            Err(_) => !self.is_filtered,
        };
        let mut game = games::in_list(id, game.map(|game| game.summary));
        game.summary.current = self.current.as_ref() == Some(id);

        let mut may_go_on = true;
        if is_asked_for {
            let context = self.context;
            let may_print_more = self.series.print(&game.summary, |_| {
                if context.global.plain { record(&game) } else { lines(&game, context.screen.look) }
            });
            // The remarks are still to come, whether or not the list can be printed.
            may_go_on = may_print_more || !self.is_data();
        }
        if !self.is_data() {
            self.remarks.extend(game.summary.trouble);
        }
        may_go_on
    }

    /// Refuses rules and players that no game has.
    fn check_names(&self) -> Result<()> {
        self.args.filter.check_rules(self.rules.iter().map(String::as_str))?;
        for name in &self.args.player {
            let wanted = fold(self.people.player(name));
            if !self.players.iter().any(|player| fold(player) == wanted) {
                let known = self.players.iter().map(String::as_str);
                return Err(Failure::usage(nobody_called(name, known)).hint(hints::players()));
            }
        }
        Ok(())
    }

    fn end(mut self) -> Result<Answer> {
        // An unreadable game might have them.
        if self.series.is_empty() && !self.has_unreadable {
            self.check_names()?;
        }
        if !self.is_data() {
            let is_empty = self.series.is_empty();
            if is_empty && self.is_filtered {
                self.remarks.push(messages::StoreNoGamesMatch.say());
            } else if is_empty {
                self.remarks.push(if self.args.bin {
                    messages::StoreBinEmpty.say()
                } else {
                    messages::StoreNoGamesYet.say()
                });
            }
            let restore = Hint::of_folder(messages::HintRestoreAny.say(), "restore ID");
            let next = match (self.args.bin, is_empty) {
                _ if self.is_filtered => None,
                (true, false) => Some(restore),
                (false, true) => Some(hints::new_game()),
                (true, true) | (false, false) => None,
            };
            self.remarks.extend(next.map(|hint| self.context.hint(&hint)));
        }
        self.series.end(Answer::default().with_remarks(self.remarks))
    }
}

fn is_asked_for(game: &KeptGame, args: &GamesArgs, people: &People) -> bool {
    let KeptGame { summary, stats } = game;
    let names = stats.people.iter().map(|name| fold(people.who(&summary.game, name)));
    let players: HashSet<String> = names.collect();
    let title = summary.title.as_deref().map(fold).unwrap_or_default();
    let has_title = args
        .title
        .as_ref()
        .is_none_or(|part| summary.title.is_some() && title.contains(&fold(part)));
    args.player.iter().all(|name| players.contains(&fold(people.player(name))))
        && args.filter.is_by(&stats.rules)
        && args.filter.is_since(stats.day())
        && args.filter.is_until(stats.day())
        && has_title
}

/// A game in two lines, how far it has come and who plays or has won; the current one is marked.
fn lines(game: &GameInList, look: Look) -> String {
    let mark = if game.summary.current { "* " } else { "  " };
    let id_and_state = mark.to_owned() + &labelled(&game.summary.game, &game.state);
    let Some(played) = &game.summary.played else { return id_and_state + "\n" };

    let mut head = format!("{id_and_state}, {}", words::day(played));
    // The list is in the order of the last entries.
    if let Some(last) = &game.summary.last
        && last.split(' ').next() != played.split(' ').next()
    {
        let last = messages::StoreLastEntry { time: words::day(last) }.say();
        head += &format!("{}{last}", messages::GrammarSemicolon.say());
    }
    let head = fold_in(&head, look.width, 4);
    let players = indented(&game.who(), look.width, 4);
    format!("{head}\n{players}\n")
}

/// A record: id, `current`, rules, deals played, deals scheduled, `over`, the local time of the last
/// entry, the players, the title, and who has won.
fn record(GameInList { summary, state }: &GameInList) -> String {
    plain::record([
        summary.game.as_str(),
        if summary.current { "current" } else { "" },
        summary.rules.as_deref().unwrap_or(state),
        &summary.deals_played.to_string(),
        &summary.deals.map(|deals| deals.to_string()).unwrap_or_default(),
        if summary.finished { "over" } else { "" },
        summary.last.as_deref().unwrap_or_default(),
        &summary.players.join(","),
        summary.title.as_deref().unwrap_or_default(),
        &summary.winners.join(","),
    ])
}
