//! The examples at the top of each command's help, and the overview of all commands.

use crate::output::fold::fold_in;

/// The examples of a command, one per line; empty for an unknown command.
pub(crate) fn of(path: &[&str]) -> &'static str {
    match path {
        [] => {
            "hoyle new serbian Igor Jovana Dunja Dušan\nhoyle bid 2 4 2 6\nhoyle took 2 4 1\n\
             hoyle sheet"
        }
        ["new"] => {
            "hoyle new romanian Ana Radu Ion --dealer Ion --set promotions=ten\n\
             hoyle new oh-hell Ann Bob Cleo --scoring wizard"
        }
        ["play"] => "hoyle play\nhoyle play < evening.hoyle",
        ["board"] => "hoyle board\nhoyle board --color never",
        ["status"] => "hoyle\nhoyle status --json",
        ["trump"] => "hoyle trump hearts\nhoyle trump 7h",
        ["bid"] => "hoyle bid 2 4 2 6\nhoyle bid Igor=2",
        ["took"] => "hoyle took 2 4 1\nhoyle took Igor=2 Jovana=4 Dunja=1 Dušan=6",
        ["trick"] => "hoyle trick Ah 10h 2h Kh\nhoyle trick Igor=Ah 10h 2h Kh",
        ["call"] => "hoyle call pass join suit-8:hearts\nhoyle call pass-trou",
        ["contract"] => "hoyle contract suit-8:hearts --by Ana --with Ion",
        ["dealer"] => "hoyle dealer Jovana",
        ["leave"] => "hoyle leave Igor --to Marko",
        ["swap"] => "hoyle swap Igor Jovana",
        ["redeal"] => "hoyle redeal",
        ["extra"] => "hoyle extra zero\nhoyle extra nv",
        ["rule"] => "hoyle rule revoke \"a club on hearts\" Igor=-5 Ana=2.5",
        ["fix"] => "hoyle fix 3 took Jelena=2 --dry-run",
        ["fix", "bid"] => "hoyle fix 3 bid 2 4 2 6\nhoyle fix 3 bid Igor=1",
        ["fix", "took"] => "hoyle fix 3 took Igor=1 Ana=2 --dry-run",
        ["fix", "trump"] => "hoyle fix 3 trump hearts",
        ["fix", "trick"] => "hoyle fix 3 trick 2 Ah 10h 2h Kh",
        ["fix", "call"] => "hoyle fix 3 call pass join suit-8:hearts",
        ["fix", "contract"] => "hoyle fix 3 contract suit-8:hearts --by Ana",
        ["fix", "dealer"] => "hoyle fix 3 dealer Jovana",
        ["undo"] => "hoyle undo",
        ["redo"] => "hoyle redo",
        ["log"] => "hoyle log\nhoyle log --plain | tail -3",
        ["games"] => "hoyle games\nhoyle games --bin",
        ["remove"] => "hoyle remove serbian-2026-11-20",
        ["restore"] => "hoyle restore serbian-2026-11-20 --as friday",
        ["export"] => "hoyle export\nhoyle export --all --to games.tar",
        ["import"] => "hoyle import games.tar\nhoyle import friday.jsonl --as sunday",
        ["doctor"] => "hoyle doctor --dry-run",
        ["schedule"] => {
            "hoyle schedule serbian Ana Marko Jelena Miloš\n\
             hoyle schedule oh-hell --players 5 --format html > blank.html"
        }
        ["sheet"] => "hoyle sheet --style paper\nhoyle sheet --format html > evening.html",
        ["explain"] => "hoyle explain 2 Jelena\nhoyle explain",
        ["score"] => {
            "hoyle score serbian --cards 13 --players 4 3/2\nhoyle score auction-whist solo-6 --took 7"
        }
        ["rules"] => {
            "hoyle rules serbian\nhoyle rules romanian --toml > ours.toml\n\
             hoyle rules --check ours.toml"
        }
        ["check"] => {
            "hoyle check bid 3\nhoyle check bid --cards 6 --players 4 --bids 2,0,1 3\n\
             hoyle check trick --rules serbian --trump h 7c Kc 2h Ac"
        }
        ["check", "bid"] => {
            "hoyle check bid 3\nhoyle check bid --cards 6 --players 4 --bids 2,0,1 3"
        }
        ["check", "call"] => "hoyle check call --calls trou pass-trou",
        ["check", "trick"] => "hoyle check trick --rules serbian --trump h 7c Kc 2h Ac",
        ["check", "play"] => {
            "hoyle check play --rules serbian --trump h --led 7c --hand \"Kc 2h\" 2h"
        }
        ["replay"] => {
            "hoyle replay evening.hoyle --style paper\nhoyle replay - --save < evening.hoyle"
        }
        ["script"] => "hoyle script > evening.hoyle",
        ["help"] => "hoyle help bid\nhoyle help exit-codes",
        ["completions"] => {
            "source <(hoyle completions bash)\nsource <(hoyle completions zsh)\n\
             hoyle completions fish > ~/.config/fish/completions/hoyle.fish"
        }
        ["man"] => "hoyle man check bid | man -l -\nhoyle man --out ~/.local/share/man/man1",
        ["schema"] => "hoyle schema sheet\nhoyle schema check bid",
        _ => "",
    }
}

/// The commands by purpose. A test makes sure that none is missing.
const OVERVIEW: [(&str, &str); 6] = [
    ("Play", "new play board bid took trump trick call contract extra undo redo fix"),
    ("Table", "dealer redeal leave swap rule"),
    ("Read", "status sheet explain log schedule script"),
    ("Ask", "check score rules"),
    ("Games", "games remove restore export import doctor replay"),
    ("More", "help completions man schema"),
];

/// The commands by purpose, and where to read more.
pub(crate) fn overview(width: usize) -> String {
    let rows = OVERVIEW
        .iter()
        .map(|(what, names)| fold_in(&format!("{:7}{names}", format!("{what}:")), width, 7));
    let more = fold_in(
        "hoyle help COMMAND explains a command, hoyle help commands lists all, and hoyle help topics \
         lists pages on options, exit codes, files and the environment.",
        width,
        0,
    );
    rows.chain([String::new(), more]).collect::<Vec<_>>().join("\n")
}
