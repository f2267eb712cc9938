//! Imports deals in Portable Bridge Notation: each becomes a game of one deal, with its tricks by their cards.
//!
//! Bridge itself is not scored. The rules that were named judge every line, and refuse what is not theirs.

use crate::analysis::{COMPASS, PortableContract, PortableDeal};
use crate::cards::Seat;
use crate::commands::notebook::args::NotebookArgs;
use crate::commands::notebook::script;
use crate::commands::player::{self, Fate};
use crate::desk::{Begun, Session};
use crate::game::{Day, Deal, Due, Game, LONGEST_TITLE};
use crate::notation::quote;
use crate::rules::Bidding;
use crate::terminal::{Context, Failure, Result};
use crate::words::{Hint, messages};

/// The names of the players of a deal, in turn: those that it has, or else the letters of the compass.
pub(super) fn names(deal: &PortableDeal) -> Vec<String> {
    let mut names = Vec::new();
    for (letter, tag) in COMPASS.into_iter().zip(["North", "East", "South", "West"]) {
        names.push(deal.known(tag).unwrap_or(letter).to_owned());
    }
    names
}

/// A deal, and the players in the order of the compass.
pub(super) struct ImportedTable<'a> {
    pub(super) context: &'a Context,
    pub(super) deal: &'a PortableDeal,
    pub(super) players: &'a [String],
    pub(super) file: &'a str,
}

impl ImportedTable<'_> {
    /// The game that the deal becomes, and what to say of it.
    ///
    /// # Errors
    /// It was not played, or the rules forbid it.
    pub(super) fn play(&self, args: &NotebookArgs) -> Result<(Session, Vec<String>)> {
        let Some(rules) = &args.rules else {
            return Err(Failure::usage(messages::ImportErrorDealRules.say())
                .hint(Hint::of_program(messages::HintNameRules.say(), "--rules RULES")));
        };
        if let Some((line, word)) = &self.deal.unread {
            let place = format!("{}:{line}", self.file);
            return Err(Failure::data(messages::ImportErrorDealCard { word }.say()).at(place));
        }
        let deal = self.deal;
        let unplayed = || self.refused(messages::ImportErrorDealUnplayed.say());
        let contract = deal.contract().ok_or_else(unplayed)?;
        let declarer = deal.player("Declarer").ok_or_else(unplayed)?;
        let leader = deal.player("Play").ok_or_else(unplayed)?;

        let dealer = args.dealer.as_ref().unwrap_or(&self.players[(leader + 3) % 4]);
        let mut begun = self.begin(script::opening(rules, &args.choice), dealer)?;
        begun = self.name_trump(begun, &contract, declarer)?;
        let mut tricks = 0;
        while let Some(words) = self.trick(begun.session.game(), tricks, leader)? {
            begun = self.record(begun, &words)?;
            tricks += 1;
        }
        let mut said = vec![messages::ImportDealRead { tricks, dealer }.say()];
        if let Some(words) = self.claim(begun.session.game(), tricks, declarer)? {
            begun = self.record(begun, &words)?;
            said.push(messages::ImportDealClaimed.say());
        }
        if !matches!(begun.session.game().due(), Due::Nothing { .. }) {
            begun = self.record(begun, &["end".to_owned()])?;
        }
        let day = deal.known("Date").and_then(|day| day.replace('.', "-").parse::<Day>().ok());
        if let Some(day) = args.date.or(day) {
            begun = self.record(begun, &["redate".to_owned(), day.to_string()])?;
        }
        Ok((begun.session, said))
    }

    /// Begins a game with these words and those for the table.
    fn begin(&self, mut words: Vec<String>, dealer: &str) -> Result<Begun> {
        words.push(format!("--dealer={dealer}"));
        if let Some(title) = self.deal.known("Event") {
            let title: String = title.chars().take(LONGEST_TITLE).collect();
            words.push(format!("--title={title}"));
        }
        words.push("--".to_owned());
        words.extend(self.players.iter().cloned());
        player::play(self.context, &quoted(&words), self.file, None, Fate::Saved, None)
            .map_err(|failure| failure.at(self.place()))
    }

    /// Records the contract if the rules have an auction, or else the trump, unless they fix it.
    fn name_trump(
        &self,
        begun: Begun,
        contract: &PortableContract,
        declarer: usize,
    ) -> Result<Begun> {
        let trump = contract.trump.name();
        let game = begun.session.game();
        let words = if matches!(game.setup().rules().bidding, Bidding::Auction(_)) {
            let bid = format!("{}:{trump}", contract.number);
            let by = format!("--by={}", self.players[declarer]);
            let mut words = vec!["contract".to_owned(), bid, by];
            words.extend(contract.doubled.map(str::to_owned));
            words
        } else if game.current().and_then(Deal::trump) == Some(contract.trump) {
            return Ok(begun);
        } else {
            vec!["trump".to_owned(), trump.to_owned()]
        };
        self.record(begun, &words)
    }

    /// The command that records the trick after this many, if all its cards are known.
    fn trick(&self, game: &Game, tricks: usize, leader: usize) -> Result<Option<Vec<String>>> {
        let Some(trick) = self.deal.tricks().get(tricks).copied() else { return Ok(None) };
        if game.played().next().is_some() {
            return Err(self.refused(messages::ImportErrorDealTricks { tricks }.say()));
        }
        let mut turn: Vec<usize> = match game.due() {
            Due::Tricks(due) => due.turn.iter().map(|seat| seat.index()).collect(),
            _ => (0..4).collect(),
        };
        if tricks == 0 {
            // The rules may let somebody else lead, or ask for bids first: then they refuse it.
            turn.sort_by_key(|seat| (seat + 4 - leader) % 4);
        }
        let mut words = vec!["trick".to_owned(), "--".to_owned()];
        for seat in turn {
            let Some(card) = trick[seat] else { return Ok(None) };
            words.push(format!("{}={card}", self.players[seat]));
        }
        Ok(Some(words))
    }

    /// The command that records the rest of the tricks by the result, if the cards do not show who took them.
    fn claim(&self, game: &Game, tricks: usize, declarer: usize) -> Result<Option<Vec<String>>> {
        let setup = game.setup();
        let seats: Vec<Seat> = setup.players().seats().collect();
        let is_declaring = |seat: &Seat| setup.side_of(*seat) == setup.side_of(seats[declarer]);
        if let Some(deal) = game.played().next() {
            let took = deal.recorded.iter().filter(|trick| is_declaring(&trick.winner)).count();
            return match self.deal.result() {
                Some(result) if usize::from(result) != took => {
                    Err(self.refused(messages::ImportErrorDealResult { took, result }.say()))
                }
                _ => Ok(None),
            };
        }

        let Some(result) = self.deal.result() else {
            return Err(self.refused(messages::ImportErrorDealIncomplete { tricks }.say()));
        };
        let due = match game.due() {
            Due::Tricks(due) => due.seats,
            _ => Vec::new(),
        };
        let counted = due.into_iter().find(is_declaring).map_or(declarer, Seat::index);
        let count = format!("{}={result}", self.players[counted]);
        Ok(Some(vec!["took".to_owned(), "--".to_owned(), count]))
    }

    fn record(&self, begun: Begun, words: &[String]) -> Result<Begun> {
        let recorded = player::play_on(self.context, begun, &quoted(words));
        recorded.map_err(|failure| failure.in_script().at(self.place()))
    }

    fn refused(&self, said: String) -> Failure {
        Failure::data(said).at(self.place())
    }

    fn place(&self) -> String {
        format!("{}:{}", self.file, self.deal.line)
    }
}

fn quoted(words: &[String]) -> String {
    words.iter().map(|word| quote(word)).collect::<Vec<_>>().join(" ")
}
