//! Every view of every game at every size.

use crate::board::screen::Screen;
use crate::board::{SIZES, at};
use crate::common::Table;
use insta::assert_snapshot;

/// An evening after some deals, in the middle of one.
const GAMES: [(&str, &[&str]); 4] = [
    (
        "serbian",
        &[
            "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday",
            "bid 2 4 2 6",
            "took 2 4 1",
            "bid 1 3 5 4",
            "took 2 3 4",
            "bid 2 3 1",
        ],
    ),
    (
        "romanian",
        &[
            "new romanian Ana Bogdan Cristina Dan Elena Florin Gheorghe --dealer Gheorghe --id full",
            "trump hearts",
            "bid 0 0 1 0 0 1",
            "took 1 0 0 0 0 0",
            "trump clubs",
            "bid 0 0 0 0 1 1",
            "took 0 0 0 1 0 0",
            "trump spades",
            "bid 0 0 0 0 0",
        ],
    ),
    (
        "auction",
        &[
            "new auction-whist Claire Jang Mett Pol --dealer Pol --id club",
            "contract suit-8:hearts --by Jang --with Claire",
            "took 9",
            "contract solo-6:clubs --by Pol",
            "took 4",
            "call pass-trou pass-trou pass-trou pass-trou",
            "call pass suit-8:spades",
        ],
    ),
    (
        "german",
        &[
            "new german Ada Bo --dealer Bo --id match",
            "trump hearts",
            "took 14 12",
            "trump clubs",
            "took 12 14",
            "trump spades",
        ],
    ),
];

/// The views, by the keys that open them and a text that only they show.
const VIEWS: [(&str, &str, &str); 7] = [
    ("table", "t", "table · "),
    ("sheet", "s", "sheet · "),
    ("deal", "s1\r", "deal 1 · "),
    ("score", "b", "score · "),
    ("chart", "c", "chart · "),
    ("log", "l", "log · "),
    ("help", "?", "Keys ─"),
];

#[test]
fn the_sheet_and_the_chart_stand_beside_the_table_where_there_is_room() {
    let (_, lines) = GAMES[0];
    let table = Table::after(lines);
    for size in [(100, 24), (140, 40)] {
        let board = at(&table, size);
        assert_snapshot!(format!("beside_{}x{}", size.0, size.1), board.text());
        board.press("q");
        board.ends();
    }
}

fn look(game: &str) {
    let (_, lines) = GAMES.iter().find(|(name, _)| *name == game).expect("a game");
    let table = Table::after(lines);
    for size in SIZES {
        let board = at(&table, size);
        for (view, keys, seen) in VIEWS {
            board.after(keys, seen);
            let (columns, rows) = size;
            assert_snapshot!(format!("{game}_{view}_{columns}x{rows}"), board.text());
        }
        board.press("q");
        board.ends();
    }
}

#[test]
fn serbian_whist_in_every_view() {
    look("serbian");
}

#[test]
fn romanian_whist_in_every_view() {
    look("romanian");
}

#[test]
fn auction_whist_in_every_view() {
    look("auction");
}

#[test]
fn a_late_call_fits_every_screen() {
    let table = Table::after(&[
        "new auction-whist Claire Jang Mett Pol --dealer Pol --id club",
        "call pass-trou pass-trou pass-trou pass-trou suit-8:hearts join pass pass",
    ]);
    for size in SIZES {
        let board = at(&table, size);
        let (columns, rows) = size;
        assert_snapshot!(format!("auction_last_word_{columns}x{rows}"), board.text());
        board.after("/", "Which call was made?");
        assert_snapshot!(format!("auction_late_call_{columns}x{rows}"), board.text());
        board.press("q");
        board.ends();
    }
}

#[test]
fn german_whist_in_every_view() {
    look("german");
}

#[test]
fn the_sheet_has_the_same_colours_everywhere() {
    let (_, lines) = GAMES[0];
    let table = Table::after(lines);
    let board = at(&table, (80, 24));
    board.after("s", "sheet · ");
    board.sees("✗");
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.sees("bid>");
    prompt.after("sheet\r", "✗");
    let shell = Screen::of(&table, &["sheet"], (80, 24));
    shell.sees("✗");
    let [on_board, in_prompt, in_shell] = [&board, &prompt, &shell].map(|screen| {
        let mut colours: Vec<String> = Vec::new();
        screen.each_cell((80, 24), |_, _, cell| {
            if ["✓", "✗"].contains(&cell.contents()) {
                colours.push(format!("{} {:?}", cell.contents(), cell.fgcolor()));
            }
        });
        colours
    });
    assert_eq!(in_shell.len(), 8);
    assert_eq!(in_shell[2], "✗ Idx(1)");
    assert_eq!(on_board, in_shell);
    assert_eq!(in_prompt, in_shell);
    board.press("q");
    board.ends();
    prompt.press("quit\r");
    prompt.ends();
}

#[test]
fn no_run_is_cut_in_silence() {
    let table = crate::sheet::promoted();
    for size in [(100, 24), (60, 24)] {
        let board = at(&table, size);
        let text = board.text().replace('\n', " ");
        assert!(text.contains("3 of 5"), "{text}");
        let all = text.contains("3 of 10") && text.contains("2 of 10");
        assert!(all || text.contains('…'), "{text}");
        board.press("q");
        board.ends();
    }
    // In pairs there is only a sign that there are runs.
    let board = at(&table, (40, 10));
    assert!(board.text().contains('…'), "{}", board.text());
    board.press("q");
    board.ends();
}

#[test]
fn a_sheet_longer_than_the_screen_begins_with_the_standings() {
    let (_, lines) = GAMES[0];
    let table = Table::after(lines);
    for (rows, deals_first) in [(24, true), (12, false)] {
        let screen = Screen::of(&table, &["sheet", "--no-pager"], (40, rows));
        screen.ends();
        // What came first has left the short screen.
        let text = screen.text();
        assert!(text.contains("13 2"), "{text}");
        assert_eq!(text.contains("Standings"), deals_first, "{text}");
    }
}
