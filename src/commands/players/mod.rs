//! `players`: who took part over the years, under which names.

use crate::analysis::{Attended, People, PeopleChange, PeopleError, StatGame};
use crate::grammar::hints;
use crate::history::GameId;
use crate::output::{plain, text};
use crate::store::StoreError;
use crate::terminal::kept::{self, KeptGame};
use crate::terminal::{Answer, Context, Failure, games};
use crate::views::PlayerSummary;
use crate::words;
use clap::{Args, Subcommand};

/// List the players of all games, or say which names are one player's
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct PlayersArgs {
    #[command(subcommand)]
    pub(crate) change: Option<PlayersChange>,
}

#[derive(Clone, Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum PlayersChange {
    /// List two names as one player; no game is changed
    Merge {
        /// One name
        name: String,
        /// The name to list the player under
        #[arg(value_name = "NAME")]
        into: String,
    },
    /// List a name as another player in some games, or undo its merge
    Split {
        /// The name
        name: String,
        /// The games in which it is another player
        #[arg(long, value_name = "ID", num_args = 1.., value_delimiter = ',')]
        games: Vec<String>,
        /// The name to list that player under
        #[arg(long = "as", value_name = "NAME")]
        to: Option<String>,
    },
}

impl PlayersChange {
    pub(crate) fn meant(&self) -> PeopleChange {
        match self.clone() {
            PlayersChange::Merge { name, into } => PeopleChange::Merge { name, into },
            PlayersChange::Split { name, games, to } => PeopleChange::Split { name, games, to },
        }
    }
}

/// The players of all games; or says something of their names, and then lists them.
pub(crate) fn players(context: &Context, args: &PlayersArgs) -> Result<Answer, Failure> {
    let change = args.change.as_ref();
    let store = context.store()?;
    let trouble = |error: StoreError| Failure::data(error.to_string());
    let known = kept::people(&store)?;
    let (mut attended, mut remarks) = (Vec::new(), Vec::new());
    let mut failed = None;
    let of = |id: &GameId, game: Result<KeptGame, StoreError>| {
        game.map(|KeptGame { stats: StatGame { day: last, people: names, .. }, .. }| Attended {
            game: id.to_string(),
            names,
            last,
        })
    };
    kept::each(&store, of, |read| {
        match read {
            Ok(it) => attended.push(it),
            // Who sat with whom has to be known; of a journal that is damaged nobody can say.
            Err(error) if change.is_some() && !matches!(error, StoreError::Journal { .. }) => {
                failed = Some(trouble(error));
            }
            Err(error) => remarks.push(error.to_string()),
        }
        failed.is_none()
    })?;
    failed.map_or(Ok(()), Err)?;
    let list = |people: &People| PlayerSummary::all(people, &attended);
    let records = |all: &Vec<PlayerSummary>| -> String {
        all.iter().map(|it| plain::record(it.record())).collect()
    };
    let Some(change) = change else {
        let all = list(&known);
        if all.is_empty() {
            remarks.extend([words::no_games(false), context.hint(&hints::new_game())]);
        }
        let answer = Answer::of(&all, context, records, |all| match all.as_slice() {
            [] => Answer::default(),
            all => Answer::result(text::grid(&PlayerSummary::grid(all), context.look)),
        });
        return Ok(answer.with_remarks(remarks));
    };
    games::no_game_option(context)?;
    let change = change.meant();
    let changed = |mut people: People| {
        let back = people.change(&change, &attended).map_err(|fault| {
            let sentence = words::people_error(&fault);
            match fault {
                PeopleError::Incomplete => Failure::usage(sentence),
                PeopleError::NotThere { .. } | PeopleError::NoSuchGame(_) => {
                    Failure::against(sentence.into()).hint(hints::games())
                }
                _ => Failure::against(sentence.into()).hint(hints::players()),
            }
        });
        back.map(|back| (people, back))
    };
    // What is refused leaves no lock behind.
    changed(known)?;
    let names = store.lock_names().map_err(trouble)?;
    let (people, back) = changed(kept::read_people(&store, &names.text)?)?;
    names.replace(&people.text()).map_err(trouble)?;
    let said = words::people_changed(&change, &back);
    let answer = Answer::of(&list(&people), context, records, |_| {
        Answer::paragraphs(&[said], context).remark(context.hint(&hints::change_people(&back)))
    });
    Ok(answer.with_remarks(remarks))
}
