//! What the board draws on a screen of any size; this is a module of the library's own tests.

#[path = "pictures.rs"]
mod pictures;
#[path = "screens.rs"]
mod screens;

use super::theme::{ColorRole, Theme};
use super::{Shown, draw};
use crate::board::page::TextPage;
use crate::board::state::Board;
use crate::board::view::Click;
use crate::cards::Suit;
use crate::commands::{Cli, Command, ScriptCommand};
use crate::desk::Request;
use crate::game::{Players, Setup};
use crate::history::{History, Origin};
use crate::output::Look;
use crate::words::{Language, Voice, speak};
use crate::{notation, presets};
use clap::Parser;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::cell::RefCell;

/// A game after some commands.
fn game(rules: &str, names: &[&str], commands: &[&str]) -> History {
    let players = Players::new(names).expect("players");
    let dealer = players.seats().next_back().expect("a dealer");
    let setup = Setup::new(presets::ruleset(rules).expect("rules"), players, dealer);
    let now = "2026-11-20T20:15:00Z".parse().expect("a time");
    let id = "friday".parse().expect("an id");
    let mut history = History::new(id, now, Origin::default(), setup.expect("a setup"));
    for line in commands {
        let words = notation::words(&format!("hoyle {line}")).expect("words");
        let Some(Command::Script(ScriptCommand::Record(recording))) =
            Cli::try_parse_from(words).expect("words").command
        else {
            panic!("{line} records nothing")
        };
        let Request::Play { act, .. } = recording.request(&history).expect("a request") else {
            panic!("{line} is not an act")
        };
        history.record(&act, now).expect("a legal act");
    }
    history
}

/// The rows of the screen after some keys, as text.
fn screen(history: &History, keys: &str, page: &TextPage, size: (u16, u16)) -> Vec<String> {
    let buffer = picture(history, keys, page, size);
    let cells = buffer.content.chunks(size.0.into());
    cells.map(|row| row.iter().map(|cell| cell.symbol()).collect()).collect()
}

/// The text of a screen without line breaks and columns.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The screen after some keys.
fn picture(history: &History, keys: &str, page: &TextPage, size: (u16, u16)) -> Buffer {
    let mut board = Board::default();
    for key in keys.chars() {
        let code = if key == '\r' { KeyCode::Enter } else { KeyCode::Char(key) };
        board.key(code, history.game());
    }
    drawn(&board, history, page, size, &mut Vec::new())
}

/// The screen that a board shows, and the areas that react to a click.
fn drawn(
    board: &Board,
    history: &History,
    page: &TextPage,
    size: (u16, u16),
    spots: &mut Vec<(Rect, Click)>,
) -> Buffer {
    let look = Look { width: size.0.into(), color: false, ascii: false };
    let now = "2026-11-20T20:15:00Z".parse().expect("a time");
    let shown = Shown {
        board,
        history,
        page,
        look,
        now,
        theme: Theme::default(),
        is_demo: false,
        spots: RefCell::default(),
    };
    let buffer = on_screen(&shown, size);
    spots.extend(shown.spots.take());
    buffer
}

fn on_screen(shown: &Shown<'_>, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    terminal.draw(|frame| _ = draw(frame, shown)).expect("a picture");
    terminal.backend().buffer().clone()
}

#[test]
fn how_to_leave_stays_on_the_screen() {
    let history = game("serbian", &["Ana", "Bo", "Cy", "Di"], &[]);
    for width in (40..=120).step_by(3) {
        for (keys, height) in [("", 24), ("1", 24), ("1542", 24), ("", 10), ("1", 10), ("1542", 10)]
        {
            let rows = screen(&history, keys, &TextPage::default(), (width, height)).join("\n");
            assert!(rows.contains("q leave"), "{width}, {keys}:\n{rows}");
        }
    }
    // A text may begin with any letter, so that Esc leaves it.
    for (keys, leaves) in [("e", true), ("e2", false), ("e2q", false)] {
        let rows = screen(&history, keys, &TextPage::default(), (80, 24)).join("\n");
        assert_eq!(rows.contains("q leave"), leaves, "{rows}");
        assert!(rows.contains("Esc back"), "{rows}");
    }
}

const FOUR: [&str; 4] = ["Igor", "Jovana", "Dunja", "Dušan"];

#[test]
fn a_contract_is_chosen_in_rows_with_names_totals_and_dealer_in_sight() {
    let names = ["Alexandra", "Bogdan", "Cristina", "Dan"];
    let played = ["contract solo-6:spades --by Bogdan", "took 6"];
    let history = game("auction-whist", &names, &played);
    let calls = ["call pass-trou pass-trou"];
    let called = game("auction-whist", &names, &[&played[..], &calls].concat());
    for size in [(40, 10), (40, 15), (80, 24), (120, 40)] {
        for keys in ["", "2", "=", "=1", "=14", "=142"] {
            let history = if keys.starts_with('=') { &history } else { &called };
            let rows = screen(history, keys, &TextPage::default(), size).join("\n");
            for name in ["Alexand", "Bogdan", "Cristin", "Dan"] {
                assert!(rows.contains(name), "{size:?} {keys}:\n{rows}");
            }
            let text = one_line(&rows);
            let is_told = text.contains("dealt by Alexandra") || text.contains("dealer Alexandra");
            assert!(is_told, "{size:?} {keys}:\n{rows}");
            let total = crate::words::decimal(history.game().totals()[0]);
            assert!(rows.contains(&format!(" {total}")), "{total} {size:?} {keys}:\n{rows}");
        }
        let rows = screen(&history, "=142", &TextPage::default(), size).join("\n");
        for text in ["suit-8", "hearts", "Bogdan", "1 Alexandra", "2 Cristina", "3 Dan"] {
            assert!(rows.contains(text), "{size:?}: {text}:\n{rows}");
        }
    }
}

const EIGHT: [&str; 8] =
    ["Alexandra", "Bogdan", "Cristina", "Dan", "Elena", "Florin", "Gheorghe", "Horia"];

#[test]
fn the_smallest_screen_shows_whose_turn_it_is_and_what_is_open_and_barred() {
    for players in 3..=6 {
        let history = game("romanian", &EIGHT[..players], &["trump hearts"]);
        for (typed, name) in EIGHT[..players].iter().enumerate() {
            let keys = "0".repeat(typed);
            let page = TextPage::default();
            let rows = screen(&history, &keys, &page, (40, 10));
            let all = rows.join("\n");
            let next: String = name.chars().take(7).collect();
            assert!(rows.iter().any(|row| row.contains(&next) && row.contains("bid _")), "{all}");
            let open = if typed + 1 == players { "Open: 0 (1)" } else { "Open: 0 1" };
            let parts = ["♥ HEARTS", "0 bid for 1 trick", "Deal 1 of ", "> Alex", open, "? keys"];
            for part in parts {
                assert!(all.contains(part), "{part}, {players} players:\n{all}");
            }
        }
    }
}

/// The number of rows with large type in them.
fn large_rows(rows: &[String]) -> usize {
    rows.iter().filter(|row| row.contains(['█', '▌', '▐', '▛', '▙', '▜', '▟', '▀', '▄'])).count()
}

#[test]
fn the_bids_typed_count_and_the_trump_is_large_where_there_is_room() {
    let history = game("serbian", &FOUR, &[]);
    let page = TextPage::default();
    for (size, large) in [((40, 10), 0), ((80, 24), 4), ((160, 50), 3), ((200, 60), 7)] {
        let rows = screen(&history, "34", &page, size);
        let all = rows.join("\n");
        assert!(all.contains("7 bid for 13 tricks"), "{all}");
        assert!(large_rows(&rows) >= large, "{all}");
        assert!(all.contains("> Igor") && (large > 0 || all.contains("♠ SPADES")), "{all}");
    }
}

#[test]
fn who_leads_is_on_a_narrow_screen_in_german_too() {
    let german = Voice { language: Language::of_tag("de").expect("a language"), ascii: false };
    let history = game("serbian", &["Alexandra", "Bo", "Cy", "Di"], &[]);
    let rows = speak(german, || screen(&history, "", &TextPage::default(), (40, 20)));
    assert!(rows.iter().any(|row| row.contains("Alexandra spielt aus")), "{}", rows.join("\n"));
}

#[test]
fn what_is_looked_at_from_afar_grows_with_the_screen() {
    let history = game("serbian", &FOUR, &["bid 2 4 2 6", "took 2 4 1 6"]);
    let page = TextPage::default();
    let large = |size| large_rows(&screen(&history, "15", &page, size));
    assert!(large((80, 24)) >= 7, "{}", large((80, 24)));
    // The sign of the trump, and the totals.
    assert!(large((120, 36)) >= 12, "{}", large((120, 36)));
    assert!(large((200, 50)) >= 18, "{}", large((200, 50)));
    // On no screen is half of it blank.
    for size in [(120, 36), (200, 50)] {
        let rows = screen(&history, "15", &page, size);
        let blank = rows.iter().filter(|row| row.trim().is_empty()).count();
        assert!(blank < rows.len() / 2, "{}", rows.join("\n"));
    }
}

#[test]
fn partners_have_one_total_with_their_bags() {
    let deal = ["bid 3 3 3 3", "took 4 3 3 3"];
    let history = game("spades", &["Ana", "Bo", "Cy", "Di"], &deal);
    let rows = screen(&history, "", &TextPage::default(), (80, 24)).join("\n");
    assert_eq!(rows.matches("bags 1").count(), 1, "{rows}");
    assert_eq!(rows.matches(" 61 ").count(), 1, "{rows}");
    let score = screen(&history, "b", &TextPage::default(), (80, 24)).join("\n");
    assert!(score.contains("Ana & Cy  bags 1"), "{score}");
}

#[test]
fn long_names_are_cut_with_a_sign_and_leave_the_totals_whole() {
    let names = ["Maximilian-Alexander", "Anastasia-Konstantina", "Bo", "Cy"];
    let history = game("serbian", &names, &["bid 2 4 2 6", "took 2 4 1 6", "bid 1 1 1 1"]);
    for size in [(40, 10), (40, 15), (60, 20), (80, 24)] {
        let rows = screen(&history, "", &TextPage::default(), size);
        let is_player = |row: &&String| row.contains("Maximil") && row.contains("took ");
        let row = rows.iter().find(is_player).unwrap_or_else(|| panic!("{}", rows.join("\n")));
        let is_whole = row.contains(names[0]);
        assert!(is_whole || row.contains('…'), "{size:?}: {row}");
        if size.1 > 10 {
            assert!(row.trim_end().ends_with(" 12"), "{size:?}: {row}");
        }
    }
}

#[test]
fn a_row_that_can_be_read_in_two_ways_shows_both() {
    let history = game("serbian", &FOUR, &[]);
    let page = TextPage::default();
    let rows = screen(&history, "10", &page, (40, 20)).join("\n");
    assert!(rows.contains("bid 1/10") && rows.contains("bid 0/_"), "{rows}");
    assert!(rows.contains("10: 1 0, or 10? Enter asks which."), "{rows}");
    // Tricks that may still be two things: neither is complete, so Enter would not ask.
    let tricks = game("serbian", &FOUR, &["bid 2 4 2 6"]);
    let rows = screen(&tricks, "n13", &page, (40, 20)).join("\n");
    for part in ["took 1/13", "took 3/_", "took _", "0 of 13 tricks in."] {
        assert!(rows.contains(part), "{part}: {rows}");
    }
    let rows = screen(&history, "1032", &page, (40, 20)).join("\n");
    for part in ["bid 1 ", "bid 0 ", "bid 3 ", "bid 2 ", "6 bid for 13 tricks"] {
        assert!(rows.contains(part), "{part}: {rows}");
    }
}

#[test]
fn every_player_who_may_have_taken_a_trick_has_a_key_on_the_smallest_screen() {
    for players in 3..=6 {
        let bids = ["0"; 6][..players - 1].join(" ");
        let history = game("romanian", &EIGHT[..players], &[&format!("bid {bids} 0")]);
        let rows = screen(&history, "", &TextPage::default(), (40, 10)).join("\n");
        for (place, name) in EIGHT[..players].iter().enumerate() {
            let shown: String = name.chars().take(7).collect();
            let mark = if place == 0 { ">" } else { " " };
            assert!(rows.contains(&format!("{}{mark}{shown}", place + 1)), "{name}:\n{rows}");
        }
        assert!(rows.contains("0 of 1 trick in."), "{rows}");
    }
}

/// A part of a page: a head, and so many rows.
fn part(name: &str, rows: usize) -> [String; 2] {
    let rows = (1..=rows).map(|row| format!("{name} {row}\n")).collect();
    [format!("caption\n\n{name}\n----\n"), rows]
}

#[test]
fn the_head_of_a_sheet_stays_while_its_rows_scroll() {
    let history = game("serbian", &FOUR, &["bid 2 4 2 6"]);
    let page = TextPage(vec![part("deals", 30), part("places", 4)]);
    let top = screen(&history, "sg", &page, (40, 20));
    let wide = |row: &str| format!("{row:<40}");
    assert_eq!(&top[1..6], ["caption", "", "deals", "----", "deals 1"].map(wide));
    let later = screen(&history, "sg+++++++++", &page, (40, 20));
    assert_eq!(&later[1..6], ["caption", "", "deals", "----", "deals 10"].map(wide));
    // If there is little room, only the headings of the columns stay.
    let short = screen(&history, "sg+++++++++", &page, (40, 15));
    assert!(short[1..5].concat().contains("deals") && !short[1].contains("places"), "{short:?}");
    let end = screen(&history, "s", &page, (40, 20)).join("\n");
    assert!(end.contains("places 4") && end.contains("deals 30"), "{end}");
}

#[test]
fn the_smallest_screen_shows_every_total_and_the_end_of_every_page() {
    let history = game("romanian", &EIGHT[..7], &[]);
    let page = TextPage(vec![["head\n".into(), "row\n".repeat(20) + "the end\n"]]);
    let score = screen(&history, "b", &page, (40, 10)).join("\n");
    for name in &EIGHT[..7] {
        assert!(score.contains(name), "{name}:\n{score}");
    }
    let sheet = screen(&history, "s", &page, (40, 10)).join("\n");
    assert!(sheet.contains("head") && sheet.contains("the end"), "{sheet}");
}

#[test]
fn the_totals_fill_the_screen_and_say_which_deal_it_is() {
    let names = ["Ana", "Bogdan", "Cristina", "Dan", "Elena", "Florin"];
    let page = TextPage::default();
    for (rules, names) in [("serbian", &FOUR[..]), ("romanian", &names)] {
        let history = game(rules, names, &[]);
        for size in [(80, 24), (120, 40), (160, 50), (200, 60)] {
            let rows = screen(&history, "b", &page, size);
            let heading = rows[1..3].concat();
            assert!(heading.contains("Deal 1 of ") && heading.contains("dealt by"), "{heading}");
            let needed = usize::from(size.1).div_ceil(5);
            assert!(large_rows(&rows) >= needed, "{size:?}:\n{}", rows.join("\n"));
            for name in names {
                assert!(rows.iter().any(|row| row.contains(name)), "{name} at {size:?}");
            }
        }
    }
}

#[test]
fn the_help_fits_every_screen_and_scrolls_to_its_end() {
    let history = game("serbian", &FOUR, &[]);
    let keys = crate::words::messages::BoardHelp.say();
    let page = TextPage::default();
    for size in [(40, 10), (40, 15), (80, 24), (120, 40), (200, 60)] {
        let seen: String = (0..keys.lines().count())
            .flat_map(|down| screen(&history, &format!("?{}", "+".repeat(down)), &page, size))
            .collect();
        for line in keys.lines() {
            assert!(seen.contains(line), "{line:?} is not seen at {size:?}");
        }
    }
    // The view beneath stays.
    let open = screen(&history, "?", &page, (200, 60));
    assert!(open[1].starts_with("Deal 1 of 28"), "{}", open.join("\n"));
}

/// The share of the light that a colour of the palette of 256 reflects, from 0 to 1.
fn luminance(color: u8) -> f64 {
    let channel = |level: u8| match f64::from(level) / 255.0 {
        level if level <= 0.04045 => level / 12.92,
        level => ((level + 0.055) / 1.055).powf(2.4),
    };
    let [red, green, blue] = match color {
        0..16 => panic!("a terminal may have any colour for {color}"),
        16..232 => [(color - 16) / 36, (color - 16) / 6 % 6, (color - 16) % 6]
            .map(|level: u8| if level == 0 { 0 } else { 55 + 40 * level }),
        232.. => [8 + 10 * (color - 232); 3],
    };
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

#[test]
fn every_colour_can_be_read_on_its_background() {
    const WHITE: f64 = 1.0;
    const BLACK: f64 = 0.0;
    let suits = Suit::ALL.map(|suit| ColorRole::Suit(Some(suit)));
    let texts = [ColorRole::News, ColorRole::Barred, ColorRole::Due].into_iter().chain(suits);
    let lines = (0..8).map(ColorRole::Line);
    let themes: [(Theme, &[f64], [f64; 2]); 4] = [
        (Theme::LIGHT, &[WHITE], [4.5, 4.5]),
        (Theme::DARK, &[BLACK], [4.5, 4.5]),
        // What WCAG asks of a line in a picture: few colours can be read on both.
        (Theme::EITHER, &[WHITE, BLACK], [4.5, 3.0]),
        (Theme::COLOR_BLIND, &[WHITE, BLACK], [4.4, 3.0]),
    ];
    for (theme, backgrounds, [of_text, of_line]) in themes {
        let text = texts.clone().map(|role| (role, of_text));
        for (role, least) in text.chain(lines.clone().map(|role| (role, of_line))) {
            // A black suit has the terminal's own colour.
            let Color::Indexed(color) = theme.color(role) else { continue };
            for background in backgrounds {
                let ink = luminance(color) + 0.05;
                let paper = background + 0.05;
                let ratio = ink.max(paper) / ink.min(paper);
                assert!(ratio >= least, "{role:?} of {theme:?}: {ratio:.2}");
            }
        }
        let inks: Vec<Color> = (0..8).map(|column| theme.color(ColorRole::Line(column))).collect();
        for (column, ink) in inks.iter().enumerate() {
            assert!(!inks[..column].contains(ink), "{theme:?}: {inks:?}");
        }
    }
}

#[test]
fn a_page_has_as_many_rows_as_lines() {
    let empty = || [String::new(), String::new()];
    for parts in [vec![], vec![empty(), part("deals", 2)], vec![part("deals", 2), empty()]] {
        let page = TextPage(parts);
        assert_eq!(page.rows(), page.lines().len(), "{page:?}");
    }
}

#[test]
fn no_name_touches_another() {
    let names = ["Alexandrina", "Andreea-Maria", "Anastasia", "Ana"];
    let history = game("romanian", &names, &[]);
    for size in [(40, 10), (40, 11), (40, 15), (60, 20), (80, 24)] {
        let rows = screen(&history, "b", &TextPage::default(), size);
        for row in &rows {
            let signs: Vec<char> = row.chars().collect();
            for pair in signs.windows(2) {
                let begins = ['●', '▲', '■', '◆'].contains(&pair[1]);
                assert!(!begins || pair[0] == ' ', "{}", rows.join("\n"));
            }
        }
    }
}

#[test]
fn a_page_is_drawn_in_the_colours_of_its_text() {
    let history = game("serbian", &FOUR, &["bid 2 4 2 6"]);
    let page =
        TextPage::from("\u{1b}[31m1/0\u{1b}[0m \u{1b}[33m\u{1b}[1mIgor\u{1b}[0m end".to_owned());
    let picture = picture(&history, "s", &page, (40, 10));
    let row = &picture.content[40..80];
    let text: String = row.iter().map(|cell| cell.symbol()).collect();
    assert_eq!(text.trim_end(), "1/0 Igor end");
    assert_eq!((row[0].fg, row[3].fg), (Color::Indexed(1), Color::Reset));
    assert_eq!((row[4].fg, row[4].modifier), (Color::Indexed(3), Modifier::BOLD));
    assert_eq!((row[9].fg, row[9].modifier), (Color::Reset, Modifier::empty()));
}
