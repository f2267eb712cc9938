//! Sheets as Markdown, CSV, HTML, SVG, PNG and workbooks, for every kind of game.

mod blank;
mod browser;
mod colours;
mod csv;
mod html;
mod markdown;
#[cfg(feature = "png")]
mod png;
mod svg;
#[cfg(feature = "xlsx")]
mod xlsx;

use crate::common::{Table, one_line, repository};
use scraper::{ElementRef, Html, Selector};

/// Made and missed bids, and a deal in progress.
const SERBIAN: &str = "\
new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday
bid 2 4 2 6
took 2 4 1
bid 3 5 4 1
took 3 4 3
bid 2 3
";

/// A full game: half points, the dead hand, runs, columns in another order.
const ROMANIAN: &str = "\
new romanian Ana Bogdan Cristina Dan Elena Florin Gheorghe --dealer Gheorghe \
--columns Gheorghe,Florin,Elena,Dan,Cristina,Bogdan,Ana --scoring trick \
--set promotions=five --set five.length=2 --id full
trump hearts
bid 0 0 1 0 0 1
took 1 0 0 0 0 0
trump clubs
bid 0 0 0 0 1 1
took 0 0 0 1 0 0
trump spades
bid 0 0 0 0 0 0
took 0 0 1 0 0 0
";

/// A run of deals made, and one of deals missed.
pub(crate) const RUNS: &str = "\
new romanian Ana Dan Ion --dealer Ion --schedule 8-1-8 --set promotions=five \
--set five.length=2 --id runs
bid 2 3 2
took 3 3
bid 1 4 2
took 2 4
bid 3 3 3
took 2 4
";

/// Table rulings, one on the dead hand, with text that looks like markup.
pub(crate) const RULED: &str = "\
new romanian A B C D E F G --dealer G --id ruled
bid 0 0 1 0 0 1
took 1 0 0 0 0 0
bid 0 0 0 0 1 1
took 0 0 0 1 0 0
rule revoke \"<i>hid</i> a | card & *said* so\" B=-2.5 G=1 --deal 1
rule misdeal \"a card lay face up\"
";

/// A bid that the hook forbids but the table let stand, and a substitute.
const NOTED: &str = "\
new serbian Igor Jovana Dunja Dušan --dealer Dušan --id noted
bid 1 4 2 6 --stands
took 2 4 1
leave Igor --to Vera
bid 1 2 3 4
";

/// An auction game: a pair, a missed contract, one without trump, and one in progress.
const AUCTION: &str = "\
new auction-whist Claire Jang Mett Pol --dealer Pol --id club
contract suit-8:hearts --by Jang --with Claire
took 9
contract solo-6:clubs --by Pol
took 4
contract petite-misere --by Claire
took 0
contract suit-9:spades --by Jang --with Pol
";

/// A match without bids, with a tie.
const GERMAN: &str = "\
new german Ada Bo --dealer Bo --id match
trump hearts
took 14 12
trump clubs
took 13 13
trump spades
took 9
";

/// Names that look like markup.
const NAMES: &str = "\
new serbian \"=1+1\" \"<b>Bo|bby</b>\" \"@x & `y`_z_\" '+A\"\\' --dealer =1+1 --id names
bid 2 3 1 0
took 2 3 1
bid 1 2
";

/// A game without deals.
const EMPTY: &str = "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id empty\n";

const GAMES: [(&str, &str); 9] = [
    ("serbian", SERBIAN),
    ("romanian", ROMANIAN),
    ("runs", RUNS),
    ("ruled", RULED),
    ("noted", NOTED),
    ("auction", AUCTION),
    ("german", GERMAN),
    ("names", NAMES),
    ("empty", EMPTY),
];

const STYLES: [&str; 2] = ["full", "paper"];

/// Returns the table at which a script was replayed.
pub(crate) fn at(script: &str) -> Table {
    let table = Table::new();
    table.write("evening.hoyle", script);
    table.done("replay evening.hoyle --save");
    table
}

/// Returns the sheet of a script.
fn sheet(script: &str, style: &str, format: &str) -> String {
    at(script).done(&format!("sheet --style {style} --format {format}"))
}

/// Returns the sheet of an example.
fn evening(name: &str, style: &str, format: &str) -> String {
    let script = repository(&format!("examples/{name}.hoyle"));
    let words = ["replay", script.to_str().expect("a path"), "--style", style, "--format", format];
    let said = Table::new().words(&words);
    assert_eq!(said.code, 0, "{}", said.stderr);
    said.stdout
}

/// Returns a text without its styles, which are always the same.
fn without_styles(text: &str) -> String {
    let (before, rest) = text.split_once("<style>").expect("styles");
    let (_, after) = rest.split_once("</style>").expect("an end of the styles");
    format!("{before}<style>…</style>{after}")
}

/// Returns the elements of a page that match a selector.
fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).expect("a selector")).collect()
}

/// Returns the text of an element, with whitespace collapsed.
fn text(element: ElementRef<'_>) -> String {
    let text: String = element.text().collect();
    let letters = text.replace('\u{FE0E}', "");
    one_line(&letters)
}
