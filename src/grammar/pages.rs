//! The pages of `hoyle help` that tell of no single command. A gap of two spaces in a line that is set
//! in parts what is told from what it means.

/// A page.
pub(crate) struct Page {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) text: &'static str,
}

pub(crate) const ALL: [Page; 5] = [
    Page { name: "exit-codes", about: "what the exit codes mean", text: EXIT_CODES },
    Page { name: "files", about: "where games live, and what else is read", text: FILES },
    Page { name: "environment", about: "the variables that are minded", text: ENVIRONMENT },
    Page { name: "options", about: "the options of every command", text: OPTIONS },
    Page { name: "plain", about: "what --plain prints", text: PLAIN },
];

pub(crate) const EXIT_CODES: &str = "  0  done; asked for a ruling: it is legal
  1  against the rules: it is said why, and nothing was recorded
  2  the command line is wrong
  3  the data is: no such game, a damaged or newer record, one that others hold locked, a full disk

Results go to standard output. What is said about them, and every refusal, goes to standard error.
A reader who closes the pipe early is no error.
";

pub(crate) const FILES: &str = "\
Games live in the platform's data folder: on Linux ~/.local/share/hoyle/games. Another one is named by --dir or HOYLE_DIR.

  ID.jsonl  a game: its journal, a line an entry, to which lines are only added
  current  the id of the game that was last written to
  bin/  the games that were removed

A rules file is TOML: hoyle rules NAME --toml prints one to begin with. A script has a command a line, as hoyle script prints it.
Nothing else is read or written, and nothing is ever sent or fetched.
";

pub(crate) const ENVIRONMENT: &str = "  HOYLE_DIR  where games live; --dir goes before it
  HOYLE_GAME  the game that is meant; --game goes before it
  HOYLE_PAGER, PAGER  what shows long answers on a terminal [less]; empty for nothing
  HOYLE_NOW  the time to record, for tests: 2026-11-20T20:15:00Z
  HOYLE_SEED  a number that settles who is drawn to deal, for tests
  NO_COLOR  no colours, if it is not empty; --color goes before it
  COLUMNS  the width to print for, from 20 on [the terminal's, or 80]
  LC_ALL, LC_CTYPE, LANG  whether there are signs such as \u{2660}; --symbols goes before them
  LESS  the options of less [FRXK]
  TZ  the time zone in which times are told
";

const OPTIONS: &str = "  -g, --game ID|PATH  the game: its id, or the path of its journal [HOYLE_GAME, or the last written to]
  --dir DIR  where games live [HOYLE_DIR, or the platform's folder]
  --after ENTRY  record only if the game still ends with this entry, as hoyle log numbers them
  --json  print JSON; hoyle schema NAME tells its shape
  --plain  print one record a line, its fields parted by tabs: hoyle help plain
  --color WHEN  auto, always or never; auto colours a terminal unless NO_COLOR is set
  --symbols SET  auto, unicode or ascii: spades as \u{2660} or as s; auto goes by the locale
  --no-pager  show long answers at once
  -h, --help  what a command does
  -V, --version  which version this is
";

const PLAIN: &str = "\
One record a line, fields parted by tabs; what is unknown is empty. Records only ever get more fields, at their end.

  status  a word and what it says: game, rules, scoring, finished, entries, deal, bid, call, contract, open, barred, due, next; and after each command that records
  sheet  of each hand: deal, mark, cards, trump, dealer, player, bid, took, points, bonus, ruling, total, contract, made or missed
  schedule  deal, cards, trump, dealer, who sits out, forehead
  explain  deal, mark, player, points, total, sum, rule, document, section
  log  entry, time, what, of, deal, in force or not, the words
  games  id, current or not, rules, deals played, deals, over or not, last written to, players with commas
  rules  rules or scores, id, title; of one set: clause, words
  score  bid, took, points; of a contract: bid, took, made or not, challenger, opponent
  check  legal or not, rule, open with spaces, why; of a trick: winner, card, player, why
  doctor  game or bin, id, state, entries, mended or not, what is said
  schema  name, title
  script  the script, as it is

hoyle sheet --plain | cut -f 6,12 prints who had how many points.
";
