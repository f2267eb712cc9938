//! Imports sheets, tables and lines of archives: what they say becomes a game, if it can be one.

use super::args::ImportArgs;
use super::deals;
use super::file::{Contents, IncomingFile};
use super::result::{Import, Placement};
use crate::analysis::{
    GameLine, MOST_PORTABLE_DEALS, PortableDeal, Replayed, StatGame, WrittenSheet, portable_deals,
};
use crate::cards::near_miss;
use crate::commands::notebook::findings::Findings;
use crate::commands::notebook::reading::{self, NamedSheet};
use crate::commands::notebook::{script, words as audit_words};
use crate::commands::player::{self, Fate};
use crate::game::{Players, fold};
use crate::grammar::{Choice, hints};
use crate::history::{GameId, History};
use crate::store::{ImportOutcome, Importer, TextFile};
use crate::terminal::files::ForeignText;
use crate::terminal::{Context, Failure, Reply, Result, ask, files, game_id, games, kept};
use crate::words::{Hint, game_line_error, joined, messages};
use std::collections::BTreeSet;

/// The longest text that is read, in bytes.
const LONGEST_TEXT: u64 = 8 * 1024 * 1024;

/// The name of a game in its file, and what became of it.
pub(super) type NamedImport = (String, Result<Import>);

/// The import of sheets and lines.
pub(super) struct SheetImport<'a> {
    context: &'a Context,
    args: &'a ImportArgs,
    to: Option<GameId>,
    importer: Importer<'a>,
    /// The games that are here, and those imported so far.
    known: Vec<StatGame>,
    names: BTreeSet<String>,
    /// The ids of the games imported so far.
    batch: Vec<GameId>,
}

impl<'a> SheetImport<'a> {
    /// # Errors
    /// The folder of games cannot be read.
    pub(super) fn new(
        context: &'a Context,
        args: &'a ImportArgs,
        to: Option<GameId>,
    ) -> Result<SheetImport<'a>> {
        let store = context.store()?;
        let stats = kept::all(store, |_, game| game.map(|game| game.stats))?;
        let known: Vec<StatGame> = stats.into_iter().flatten().collect();
        let names = known.iter().flat_map(|game| game.people.iter().cloned()).collect();
        let importer =
            Importer::new(store).map_err(|error| games::store_failure(context, error))?;
        Ok(SheetImport { context, args, to, importer, known, names, batch: Vec::new() })
    }

    /// Imports the games of a file. One that cannot be imported does not keep the others from it.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(super) fn file(&mut self, incoming: &IncomingFile) -> Result<Vec<NamedImport>> {
        let IncomingFile { file, place, contents } = incoming;
        let bytes = files::beginning(file, LONGEST_TEXT + 1, place)?;
        if bytes.len() as u64 > LONGEST_TEXT {
            return Err(files::too_long(place, LONGEST_TEXT));
        }
        let texts = files::foreign_texts(&bytes, place)?;
        drop(bytes);

        let mut imports = Vec::new();
        if *contents == Contents::Lines {
            let lines = texts.iter().flat_map(|ForeignText { text, .. }| text.lines());
            for (number, line) in (1..).zip(lines) {
                if !line.trim().is_empty() {
                    let place = format!("{place}:{number}");
                    let imported = self.line(line, &place);
                    imports.push((place, imported));
                }
            }
            return Ok(imports);
        }
        if *contents == Contents::Deals {
            for ForeignText { text, .. } in &texts {
                imports.extend(self.deals(text, place)?);
            }
            return Ok(imports);
        }
        for ForeignText { place, text } in &texts {
            for NamedSheet { game, name, sheet } in reading::sheets(text, place, &self.args.sheet) {
                let imported = sheet.and_then(|sheet| self.sheet(sheet, &game, place));
                imports.push((name, imported));
            }
        }
        Ok(imports)
    }

    /// Imports deals with the cards played.
    fn deals(&mut self, text: &str, place: &str) -> Result<Vec<NamedImport>> {
        let deals = portable_deals(text);
        if deals.len() > MOST_PORTABLE_DEALS {
            let error = messages::ImportErrorManyDeals { file: place, most: MOST_PORTABLE_DEALS };
            return Err(Failure::data(error.say()));
        }
        // Two deals of one file may well have the same points.
        let known = self.known.len();
        let mut imports = Vec::new();
        for deal in &deals {
            let name = match deal.known("Board") {
                Some(board) => format!("{place}, {board}"),
                None => format!("{place}:{}", deal.line),
            };
            imports.push((name, self.deal(deal, place, known)));
        }
        Ok(imports)
    }

    /// Imports a deal, unless one of the first `known` games is the same.
    fn deal(&mut self, deal: &PortableDeal, file: &str, known: usize) -> Result<Import> {
        let names = deals::names(deal);
        let mut players = Vec::new();
        for name in &names {
            players.push(self.player(name, &names)?);
        }
        let table = deals::ImportedTable { context: self.context, deal, players: &players, file };
        let (session, said) = table.play(&self.args.sheet)?;
        self.keep(session.into_history(), "", said, known)
    }

    /// What became of a game, or why it was not imported.
    pub(super) fn reported(&self, (name, imported): NamedImport) -> Import {
        let mut import = imported.unwrap_or_else(|failure| {
            let said = failure.lines(&self.context.speller()).join(" ");
            Import::new(name.clone(), Placement::Refused, said)
        });
        import.title = Some(name);
        import
    }

    /// Imports a line of an archive.
    fn line(&mut self, line: &str, place: &str) -> Result<Import> {
        let refused = |error, known: Replayed| {
            Failure::from(game_line_error(&error, &known)).at(place.to_owned())
        };
        let mut line =
            GameLine::read(line.as_bytes()).map_err(|error| refused(error, Replayed::default()))?;
        for index in 0..line.players.len() {
            let name = line.players[index].clone();
            let player = self.player(&name, &line.players)?;
            line.rename(&name, &player);
        }
        let id = self.id(&line.id)?;
        let history =
            line.record(id, self.context.now()).map_err(|error| refused(error, line.replay()))?;
        self.keep(history, &line.id, Vec::new(), self.known.len())
    }

    /// Imports a sheet, whose game has this id in its file, if any.
    fn sheet(&mut self, mut sheet: WrittenSheet, game: &str, place: &str) -> Result<Import> {
        let written: Vec<String> = sheet.players.names().map(ToString::to_string).collect();
        let mut names = Vec::new();
        for name in &written {
            names.push(self.player(name, &written)?);
        }
        sheet.players =
            Players::new(&names).map_err(|error| crate::words::players_error(&error))?;

        script::day(&self.args.sheet, &sheet)?;
        sheet = reading::in_turn(sheet, &self.args.sheet.turn)?;

        let mut args = self.args.sheet.clone();
        args.rules = args.rules.or_else(|| sheet.about.rules.clone());
        args.choice = Choice {
            scoring: args.choice.scoring.or_else(|| sheet.about.scoring.clone()),
            ..args.choice
        };
        if let Some(result) = &sheet.about.result {
            let Some(rules) = &args.rules else {
                return Err(Failure::usage(messages::ImportErrorResultRules.say())
                    .hint(Hint::of_program(messages::HintNameRules.say(), "--rules RULES")));
            };
            let text = script::of_result(rules, &args, &sheet, result)?;
            let begun = player::play(self.context, &text, place, None, Fate::Saved, None)?;
            let said = reading::unread(&sheet);
            return self.keep(begun.session.into_history(), game, said, self.known.len());
        }

        let findings = Findings::of(&mut sheet, &args)?;
        let mut said = vec![audit_words::columns(&sheet.about.columns)];
        said.extend(reading::unread(&sheet));
        if !findings.json.consistent || findings.lines.len() > 1 {
            said.extend(findings.lines.iter().cloned());
        }
        let text = match script::of(&sheet, &findings, &args) {
            Ok(text) => text,
            Err(failure) => return Err(failure.note(said)),
        };
        let begun = player::play(self.context, &text, place, None, Fate::Saved, None)?;
        self.keep(begun.session.into_history(), game, said, self.known.len())
    }

    /// The player whom a name of a sheet means; the others are those with whom it stands there.
    fn player(&self, name: &str, others: &[String]) -> Result<String> {
        let mapped = self.args.sheet.map.iter().find(|(from, _)| fold(from) == fold(name));
        if let Some((_, player)) = mapped {
            return Ok(player.clone());
        }
        if self.names.iter().any(|known| fold(known) == fold(name)) {
            return Ok(name.to_owned());
        }
        let free = self.names.iter().filter(|known| !others.contains(known));
        let Some(near) = near_miss(name, free) else { return Ok(name.to_owned()) };

        match ask(&self.context.screen, &messages::ImportAskName { name, near }.say())? {
            Reply::Yes => Ok(near.to_owned()),
            Reply::No => Ok(name.to_owned()),
            Reply::Nobody => {
                Err(Failure::usage(messages::ImportErrorNameNear { name, near }.say())
                    .hint(reading::same(name, near))
                    .hint(reading::same(name, name)))
            }
        }
    }

    /// The id to import a game under: the one that was asked for, or else that of the game in its file.
    fn id(&self, game: &str) -> Result<GameId> {
        match (&self.to, game.parse::<GameId>()) {
            (Some(id), _) => Ok(id.clone()),
            (None, Ok(id)) => Ok(id),
            (None, Err(_)) => game_id("imported", hints::games()),
        }
    }

    /// Stores a game, unless one of the first `known` games is the same.
    fn keep(
        &mut self,
        history: History,
        game: &str,
        read: Vec<String>,
        known: usize,
    ) -> Result<Import> {
        let id = if game.is_empty() && self.to.is_none() {
            // The sheet may be from another day.
            self.context.desk()?.free_id(history.setup().rules(), history.played_at())
        } else {
            self.id(game)?
        };
        let name = if game.is_empty() { id.to_string() } else { game.to_owned() };
        let stats = StatGame::of(&history);
        let here = self.known[..known].iter().find(|known| known.is_same_evening(&stats));
        if let Some(here) = here
            && !self.args.again
        {
            let said = messages::ImportHereAlready { id: &here.id }.say();
            let mut import = Import::new(name, Placement::Same, with(said, read));
            import.json.here = Some(here.id.clone());
            import.is_known = true;
            return Ok(import);
        }

        let mut import = Import::new(name, Placement::Rehearsed, String::new());
        import.json.entries = Some(history.entry_count());
        let title = crate::words::rules_title(history.setup().rules());
        let deals = stats.deals.len();
        let day = crate::words::day(&stats.day().to_string());
        let said = if self.args.dry_run {
            messages::ImportRehearsed { title, deals, day }.say()
        } else {
            let history = history.with_id(id.clone());
            let placed = self.importer.import(&history, &id, self.to.is_some());
            let placed = placed.map_err(|error| games::placing_failure(self.context, error))?;
            let id = match placed {
                ImportOutcome::Added { placed, .. } => placed.id,
                ImportOutcome::Here { id, .. } => id,
            };
            import.json.what = Placement::Placed;
            import.json.here = Some(id.to_string());
            import.is_in_batch = true;
            let said = messages::ImportKept { id: &id, title, deals, day }.say();
            if !self.batch.contains(&id) {
                self.batch.push(id);
            }
            said
        };
        self.names.extend(stats.people.iter().cloned());
        self.known.push(stats);
        import.json.said = with(said, read);
        Ok(import)
    }

    /// Writes down which games were imported, so that they can be removed together.
    ///
    /// # Errors
    /// The list cannot be written.
    pub(super) fn keep_batch(&self) -> Result<()> {
        if self.batch.is_empty() {
            return Ok(());
        }
        let mut ids = String::new();
        for id in &self.batch {
            ids += &format!("{id}\n");
        }
        let list = self.context.store()?.lock_text(TextFile::BATCH);
        let list = list.map_err(|error| Failure::beside(&error))?;
        list.replace(&ids).map_err(|error| Failure::beside(&error))
    }
}

/// What became of a sheet, and then what was read in it.
fn with(said: String, read: Vec<String>) -> String {
    joined([said].into_iter().chain(read), " ")
}
