//! The pages of `hoyle help` on other topics. In an indented line, two spaces separate a term from
//! its meaning.

/// A page.
pub(crate) struct Page {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) text: &'static str,
}

pub(crate) const ALL: [Page; 5] = [
    Page { name: "exit-codes", about: "what the exit codes mean", text: EXIT_CODES },
    Page { name: "files", about: "where games are stored, and what else is read", text: FILES },
    Page { name: "environment", about: "environment variables read", text: ENVIRONMENT },
    Page { name: "options", about: "the options of every command", text: OPTIONS },
    Page { name: "plain", about: "what --plain prints", text: PLAIN },
];

pub(crate) const EXIT_CODES: &str = "  0  success; of a ruling: it is legal
  1  against the rules; nothing was recorded
  2  the command line is wrong
  3  trouble with data: no such game, a damaged or newer journal, a lock held too long, a full disk

Results go to standard output. Remarks and errors go to standard error.
A pipe that is closed early is not an error.
";

pub(crate) const FILES: &str = "\
Games are stored in the platform's data folder, on Linux ~/.local/share/hoyle/games. --dir or HOYLE_DIR names another.

  ID.jsonl  a game: its journal, one entry per line, only ever appended to
  current  the id of the game last written to
  bin/  removed games

A rules file is TOML; hoyle rules NAME --toml prints one to start from. A script has one command per line, as hoyle script prints it.
No other file is read or written, and the network is never used.
";

pub(crate) const ENVIRONMENT: &str = "  HOYLE_DIR  the folder of games; --dir overrides it
  HOYLE_GAME  the game; --game overrides it
  HOYLE_PAGER, PAGER  the pager for long output on a terminal [less]; empty for none
  HOYLE_NOW  the time to record, for tests: 2026-11-20T20:15:00Z
  HOYLE_SEED  a seed for drawing the first dealer, for tests
  NO_COLOR  no colours, unless empty; --color overrides it
  COLUMNS  the width of output, at least 20 [the terminal's, or 80]
  LC_ALL, LC_CTYPE, LANG  whether symbols such as \u{2660} can be shown; --symbols overrides them
  LESS  the options of less [FRXK]
  TZ  the time zone of times shown
";

const OPTIONS: &str = "  -g, --game ID|PATH  the game: its id, or the path of its journal [HOYLE_GAME, or the last written to]
  --dir DIR  the folder of games [HOYLE_DIR, or the platform's data folder]
  --after ENTRY  record only if the game still ends with this entry, as hoyle log numbers them
  --json  print JSON, as hoyle schema NAME describes it
  --plain  print one record per line, with tabs between fields: hoyle help plain
  --color WHEN  auto, always or never; auto colours terminals unless NO_COLOR is set
  --symbols SET  auto, unicode or ascii: spades as \u{2660} or s; auto goes by the locale
  --no-pager  do not use a pager for long output
  -h, --help  show help
  -V, --version  show the version
";

const PLAIN: &str = "\
One record per line, with tabs between fields; unknown fields are empty. Later versions may append fields, but change none.

  status  a key and its value: game, rules, scoring, finished, entries, deal, bid, call, contract, open, barred, due, next; also printed by every command that records
  sheet  for each hand: deal, mark, cards, trump, dealer, player, bid, took, points, bonus, ruling, total, contract, made or missed
  schedule  deal, cards, trump, dealer, players sitting out, forehead
  explain  deal, mark, player, points, total, sum, rule, document, section
  log  entry, time, what, of, deal, in force or not, description
  games  id, current or not, rules, deals played, deals, over or not, last written, players with commas between
  rules  rules or scores, id, title; for one set of rules: clause, text
  score  bid, took, points; for contracts: bid, took, made or not, challenger, opponent
  check  legal or not, rule, open ones with spaces between, reason; for a trick: winner, card, player, reason
  doctor  game or bin, id, state, entries, repaired or not, message
  schema  name, title
  script  the script, as it is

hoyle sheet --plain | cut -f 6,12 prints each player with the total after each deal.
";
