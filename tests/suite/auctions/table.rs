//! The notation of the auction tables.
//!
//! `## ` starts an auction of Ana, Bo, Cy and Di, dealt by Di, after four pass-trou calls unless
//! `aces: none` is given; `set: ` gives settings. Calls follow, separated by bars, each after the
//! name of the player to call; `✗` marks an illegal call, with the clause after it. `open: ` lists
//! the open calls, `= ` gives the result, and `over: ` the clause that refuses any further call.

/// The players, from the dealer's left.
pub(crate) const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

/// An auction in a table.
#[derive(Default)]
pub(crate) struct Whole {
    /// Its heading, with the name of its file.
    pub(crate) title: String,
    /// Its settings.
    pub(crate) set: Option<String>,
    /// What happens, in order.
    pub(crate) steps: Vec<Step>,
}

/// A step of an auction.
pub(crate) enum Step {
    /// A player's call, and the clause that refuses it, if any.
    Call { name: String, call: String, refused: Option<String> },
    /// The open calls, as the program prints them.
    Open(String),
    /// How the auction ends.
    Ends(String),
    /// The clause that refuses a call after the end.
    Over(String),
}

/// Returns the auctions in every file.
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
