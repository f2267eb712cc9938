//! Text sheets at every width, in every script.

use crate::common;
use crate::sheet::table::{self, Table};
use hoyle::cards::Suit;
use hoyle::output::text::{self, Look};
use hoyle::views::{Sheet, Style};
use insta::assert_snapshot;
use unicode_width::UnicodeWidthStr;

const LONG: [&str; 4] =
    ["Alexandra Konstantinidou", "Alexandra Konstantopoulou", "Bartholomew Fitzgerald", "Jo"];
const SCRIPTS: [&str; 7] = ["王小明", "👨‍👩‍👧 Fam", "Zoe\u{308}", "Ελένη", "🇷🇸 Ana", "Дуња", "さくら"];
const SEVEN: [&str; 7] = ["Ana", "Bogdan", "Cristina", "Dan", "Elena", "Florin", "Gheorghe"];

fn draw(sheet: &Sheet, style: Style, width: usize) -> String {
    text::sheet(sheet, style, Look { width, color: false, ascii: false }, None)
}

fn paper(sheet: &Sheet, width: usize) -> String {
    draw(sheet, Style::Paper, width)
}

fn full(sheet: &Sheet, width: usize) -> String {
    draw(sheet, Style::Full, width)
}

fn seven() -> Table {
    Table::of("romanian", &SEVEN, "Gheorghe")
        .trump(Suit::Clubs)
        .deal(&[0, 0, 0, 1, 0, 1], &[0, 1, 0, 0, 0, 0])
        .trump(Suit::Hearts)
        .deal(&[0, 0, 1, 0, 0, 1], &[0, 0, 1, 0, 0, 0])
        .bids(&[1, 0])
}

fn four(names: &[&str]) -> Table {
    Table::of("serbian", names, names[3])
        .deal(&[2, 4, 2, 6], &[2, 4, 1, 6])
        .deal(&[3, 0, 5, 3], &[0, 9, 0, 3])
}

#[test]
fn three_players_fit_40_columns() {
    let sheet = table::romanian().sheet();
    assert_snapshot!("romanian_paper_40", paper(&sheet, 40));
    assert_snapshot!("romanian_full_40", full(&sheet, 40));
    assert_snapshot!("romanian_full_80", full(&sheet, 80));
}

#[test]
fn four_players_fit_40_columns() {
    let sheet = table::serbian().sheet();
    assert_snapshot!("serbian_paper_40", paper(&sheet, 40));
    assert_snapshot!("serbian_full_40", full(&sheet, 40));
    assert_snapshot!("serbian_full_80", full(&sheet, 80));
    assert_snapshot!("serbian_full_120", full(&sheet, 120));
}

#[test]
fn seven_players_are_split_if_they_do_not_fit() {
    let sheet = seven().sheet();
    assert_snapshot!("seven_paper_40", paper(&sheet, 40));
    assert_snapshot!("seven_paper_80", paper(&sheet, 80));
    assert_snapshot!("seven_full_40", full(&sheet, 40));
    assert_snapshot!("seven_full_80", full(&sheet, 80));
}

#[test]
fn long_names_are_shortened_and_stay_distinct() {
    let sheet = four(&LONG).sheet();
    assert_snapshot!("long_paper_40", paper(&sheet, 40));
    assert_snapshot!("long_paper_80", paper(&sheet, 80));
    assert_snapshot!("long_full_40", full(&sheet, 40));
    assert_snapshot!("long_full_80", full(&sheet, 80));
    assert_snapshot!("long_full_20", full(&sheet, 20));
}

#[test]
fn colour_only_adds_to_what_the_text_says() {
    let sheet = seven().sheet();
    for (style, width) in [(Style::Paper, 40), (Style::Full, 40), (Style::Full, 80)] {
        let plain = draw(&sheet, style, width);
        let coloured = text::sheet(&sheet, style, Look { width, color: true, ascii: false }, None);
        assert_ne!(plain, coloured);
        assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
    }
}

#[test]
fn colour_marks_made_and_missed_bids() {
    let sheet = table::serbian().sheet();
    let look = Look { width: 40, color: true, ascii: false };
    for (name, style) in [("paper", Style::Paper), ("full", Style::Full)] {
        let coloured = text::sheet(&sheet, style, look, None);
        assert_snapshot!(format!("serbian_{name}_40_colour"), coloured.replace('\u{1b}', "␛"));
    }
}

#[test]
fn half_points_and_negative_totals_stay_aligned() {
    let sheet = table::romanian_first_deals(Some("trick")).deal(&[0, 0, 0], &[0, 0, 1]).sheet();
    assert_snapshot!("halves_paper_40", paper(&sheet, 40));
    assert_snapshot!("halves_full_80", full(&sheet, 80));
}

#[test]
fn a_deal_in_progress_shows_its_bids() {
    let sheet = table::serbian().bids(&[3, 2]).sheet();
    assert_snapshot!("in_progress_paper_40", paper(&sheet, 40));
    assert_snapshot!("in_progress_full_40", full(&sheet, 40));
    assert_snapshot!("in_progress_full_80", full(&sheet, 80));
}

#[test]
fn a_finished_game_ends_with_its_standings() {
    let table = Table::of("romanian", &["Ana", "Dan", "Ion"], "Ion").played_out();
    assert_snapshot!("finished_paper_40", paper(&table.sheet(), 40));
    assert_snapshot!("finished_full_80", full(&table.sheet(), 80));
}

#[test]
fn standings_come_first_where_the_sheet_is_longer_than_the_screen() {
    let sheet = Table::of("romanian", &["Ana", "Dan", "Ion"], "Ion").played_out().sheet();
    let look = Look { width: 80, color: false, ascii: false };
    for (rows, first) in
        [(None, "Romanian"), (Some(100), "Romanian"), (Some(24), "Final standings")]
    {
        let drawn = text::sheet(&sheet, Style::Full, look, rows);
        assert!(drawn.starts_with(first), "{drawn}");
        assert_eq!(drawn.matches("Final standings").count(), 1);
    }
}

#[test]
fn equal_totals_share_a_rank() {
    let table = Table::of("romanian", &["Ana", "Dan", "Ion"], "Ion");
    let sheet = table.deal(&[0, 0, 0], &[1, 0, 0]).sheet();
    let ranks: Vec<usize> = sheet.json.standings.iter().map(|place| place.rank).collect();
    assert_eq!(ranks, [1, 1, 3]);
    assert_snapshot!("shared_ranks_full_80", full(&sheet, 80));
}

#[test]
fn a_game_without_deals_still_has_columns() {
    let sheet = Table::of("serbian", &["Igor", "Jovana", "Dunja", "Dušan"], "Dušan").sheet();
    assert_snapshot!("empty_paper_40", paper(&sheet, 40));
    assert_snapshot!("empty_full_40", full(&sheet, 40));
    assert_snapshot!("empty_full_80", full(&sheet, 80));
}

#[test]
fn every_script_is_shown() {
    let sheet = Table::of("romanian", &SCRIPTS, SCRIPTS[6])
        .deal(&[0, 0, 0, 1, 0, 1], &[0, 1, 0, 0, 0, 0])
        .sheet();
    assert_snapshot!("scripts_paper_40", paper(&sheet, 40));
    assert_snapshot!("scripts_paper_80", paper(&sheet, 80));
    assert_snapshot!("scripts_full_40", full(&sheet, 40));
}

/// Returns the columns at which the words of a line end.
fn ends(line: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    for (index, c) in line.char_indices() {
        let after = index + c.len_utf8();
        if c != ' ' && (after == line.len() || line[after..].starts_with(' ')) {
            ends.push(line[..after].width());
        }
    }
    ends
}

#[test]
fn names_in_every_script_align_with_their_numbers() {
    for name in SCRIPTS.iter().map(|name| name.replace(' ', "")) {
        let players = [name.as_str(), "Dušan", "Ana"];
        let sheet = Table::of("romanian", &players, "Ana").deal(&[0, 0, 0], &[1, 0, 0]).sheet();
        let drawn = paper(&sheet, 40);
        let lines: Vec<&str> = drawn.lines().collect();
        let totals: Vec<usize> = ends(lines[2]).into_iter().skip(2).step_by(2).collect();
        assert_eq!(ends(lines[0]), totals, "{drawn}");
        assert_eq!(lines[1].width(), *totals.last().expect("three totals"));
    }
}

#[test]
fn sheets_fit_every_width_from_20_columns() {
    let sheets = [
        table::serbian().bids(&[1]).sheet(),
        table::romanian().sheet(),
        seven().sheet(),
        four(&LONG).sheet(),
        Table::of("romanian", &SCRIPTS, SCRIPTS[0]).played_out().sheet(),
        Table::of("serbian", &LONG, LONG[0]).played_out().sheet(),
    ];
    for sheet in &sheets {
        for width in 20..130 {
            for drawn in [paper(sheet, width), full(sheet, width)] {
                let widest = drawn.lines().map(UnicodeWidthStr::width).max().expect("lines");
                assert!(widest <= width, "{widest} > {width}\n{drawn}");
                assert!(drawn.lines().all(|line| line.trim_end() == line), "trailing spaces");
            }
        }
    }
}

#[test]
fn any_width_is_accepted() {
    let sheet = seven().sheet();
    for width in 0..20 {
        assert!(!paper(&sheet, width).is_empty());
        assert!(!full(&sheet, width).is_empty());
    }
}

fn schedule(rules: &str, names: &[&str], width: u8) -> String {
    let table = common::Table::new();
    let words = [&["schedule", rules, "--dealer", names[0]], names].concat();
    table.run(&words, &table.path(""), Some(width)).stdout
}

#[test]
fn schedules_are_tables() {
    assert_snapshot!("schedule_serbian_40", schedule("serbian", &LONG, 40));
    assert_snapshot!("schedule_seven_80", schedule("romanian", &SEVEN, 80));
}

/// Returns how many lines are drawn across a sheet on paper.
fn lines_across(sheet: &Sheet) -> usize {
    paper(sheet, 80).lines().filter(|line| line.starts_with("---")).count()
}

#[test]
fn a_rule_is_drawn_only_once_another_deal_follows() {
    let one_card_deals =
        table::romanian_first_deals(None).deal(&[0, 0, 0], &[0, 0, 1]).deal(&[1, 1, 0], &[0, 1, 0]);
    assert_eq!(lines_across(&one_card_deals.sheet()), 1, "below the header alone");
    assert_eq!(lines_across(&table::romanian().sheet()), 2, "and below the one-card deals");
}
