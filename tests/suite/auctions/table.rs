//! Whole auctions as tables.
//!
//! A `## ` begins an auction of Ana, Bo, Cy and Di, dealt by Di, after four times pass-trou unless
//! `aces: none` says otherwise; `set: ` is what the table settles. Then come calls with bars
//! between, each after the name of the player who is due; `✗` is a call that is refused, with its
//! clause behind. `open: ` is what is open there, `= ` what the auction ends in, and `over: ` the
//! clause that refuses any further call.

/// The players, from the dealer's left.
pub(crate) const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

/// An auction of a table.
#[derive(Default)]
pub(crate) struct Whole {
    /// Its heading, with the page it stands on.
    pub(crate) title: String,
    /// What the table sets.
    pub(crate) set: Option<String>,
    /// What happens, in order.
    pub(crate) steps: Vec<Step>,
}

/// A step of an auction.
pub(crate) enum Step {
    /// A player's call, and the clause that refuses it, if one does.
    Call { name: String, call: String, refused: Option<String> },
    /// What is open, as the program puts it.
    Open(String),
    /// How the auction ends.
    Ends(String),
    /// The clause that refuses a call now that it is over.
    Over(String),
}

/// Returns the auctions of every page.
pub(crate) fn all() -> Vec<Whole> {
    [
        ("aces", include_str!("aces.txt")),
        ("turns", include_str!("turns.txt")),
        ("pairs", include_str!("pairs.txt")),
        ("ranks", include_str!("ranks.txt")),
    ]
    .into_iter()
    .flat_map(|(page, text)| text.split("\n## ").skip(1).map(move |text| auction(page, text)))
    .collect()
}

fn auction(page: &str, text: &str) -> Whole {
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let title = format!("{page}: {}", lines.next().expect("a heading"));
    let mut whole = Whole { title, ..Whole::default() };
    let mut aces = true;
    for line in lines {
        if line == "aces: none" {
            aces = false;
        } else if let Some(set) = line.strip_prefix("set: ") {
            whole.set = Some(set.to_owned());
        } else if let Some(open) = line.strip_prefix("open: ") {
            whole.steps.push(Step::Open(open.to_owned()));
        } else if let Some(end) = line.strip_prefix("= ") {
            whole.steps.push(Step::Ends(end.to_owned()));
        } else if let Some(clause) = line.strip_prefix("over: ") {
            whole.steps.push(Step::Over(clause.to_owned()));
        } else {
            whole.steps.extend(line.split(" | ").map(|cell| call(&whole.title, cell)));
        }
    }
    if aces {
        let said = NAMES.map(|name| call(&whole.title, &format!("{name} pass-trou")));
        whole.steps.splice(0..0, said);
    }
    whole
}

fn call(title: &str, cell: &str) -> Step {
    let words: Vec<&str> = cell.split_whitespace().collect();
    let (name, call, refused) = match words[..] {
        [name, call] => (name, call, None),
        [name, call, "✗", clause] => (name, call, Some(clause.to_owned())),
        _ => panic!("{title}: {cell}"),
    };
    assert!(NAMES.contains(&name), "{title}: {cell}");
    Step::Call { name: name.to_owned(), call: call.to_owned(), refused }
}
