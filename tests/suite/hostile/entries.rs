//! Entry points for untrusted bytes, shared by the fuzz targets and the property tests. Each panics
//! if the bytes cause something that must not happen.

use hoyle::analysis::{
    Rescorer, Rescoring, SheetForm, decode, portable_deals, read_sheets, worksheets,
};
use hoyle::commands::RescoredError;
use hoyle::game::{Game, Name, Players, Setup};
use hoyle::history::{GameId, journal as written};
use hoyle::output::json;
use hoyle::rules::Ruleset;
use hoyle::shell::rehearse;
use hoyle::store::archive::{Member, members};
use hoyle::store::{Selector, Store};
use hoyle::views::SheetJson;
use hoyle::words::{Language, Voice};
use hoyle::{cards, notation, presets, rules, words};
use std::collections::BTreeSet;
use std::io::{Cursor, Write};
use std::path::{Component, Path};

/// An untrusted journal.
pub(crate) fn journal(bytes: &[u8]) {
    let Ok(decoded) = written::decode(bytes.to_vec()) else { return };
    let again = decoded.history.journal().to_vec();
    let reread = written::decode(again).expect("what is written can be read");
    assert_eq!(reread.history, decoded.history);
    assert!(bytes.starts_with(decoded.history.journal()));
    let game = decoded.history.game();
    words::due(game, &game.due());
    assert_harmless(&json::line(&SheetJson::of(decoded.history.id().as_str(), game)));
}

/// An untrusted line of an archive.
pub(crate) fn line(bytes: &[u8]) {
    let mut rescorer = Rescorer::new(Rescoring::default());
    let mut answers = Vec::new();
    match rescorer.rescore(bytes) {
        Ok(rescored) => {
            json::append(&mut answers, &rescored);
            let again = rescorer.rescore(&answers).expect("what is written can be read");
            assert_eq!(again, rescored);
            let totals = rescorer.totals(bytes).expect("the same");
            assert_eq!(totals, rescorer.totals(bytes).expect("the same again"));
            assert!(totals.totals.iter().map(|(_, total)| total).eq(&rescored.totals));
            assert!(totals.ranks.iter().map(|(_, rank)| rank).eq(&rescored.ranks));
            json::append(&mut answers, &totals);
        }
        Err(error) => {
            assert!(rescorer.totals(bytes).is_err());
            let known = rescorer.replay(bytes);
            json::append(&mut answers, &RescoredError::of(1, &error, &known));
        }
    }
    assert_harmless(std::str::from_utf8(&answers).expect("text"));
}

/// An untrusted workbook; also, the bytes as the one worksheet of a workbook.
pub(crate) fn workbook(bytes: &[u8]) {
    let excel = excel(&[("2024-03-08", bytes)]);
    let open_document = packed(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet".as_bytes()),
        ("META-INF/manifest.xml", "<manifest/>".as_bytes()),
        ("content.xml", bytes),
    ]);
    for book in [bytes, &excel, &open_document] {
        for worksheet in worksheets(book).unwrap_or_default() {
            sheet(worksheet.text.as_bytes());
        }
    }
}

/// A workbook of Excel with these worksheets, in XML.
pub(crate) fn excel(sheets: &[(&str, &[u8])]) -> Vec<u8> {
    const TYPES: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let relation = |id: &str, target: &str, kind: &str| {
        format!(r#"<Relationship Id="{id}" Target="{target}" Type="{TYPES}/{kind}"/>"#)
    };
    let mut names = String::new();
    let mut targets = String::new();
    let mut paths = Vec::new();
    for (number, (name, _)) in (1..).zip(sheets) {
        let id = format!("r{number}");
        let target = format!("worksheets/sheet{number}.xml");
        names += &format!(r#"<sheet name="{name}" r:id="{id}"/>"#);
        targets += &relation(&id, &target, "worksheet");
        paths.push(format!("xl/{target}"));
    }
    let book = relation("r1", "xl/workbook.xml", "officeDocument");
    let root = format!("<Relationships>{book}</Relationships>");
    let names = format!("<workbook><sheets>{names}</sheets></workbook>");
    let targets = format!("<Relationships>{targets}</Relationships>");
    let mut parts = vec![
        ("_rels/.rels", root.as_bytes()),
        ("xl/workbook.xml", names.as_bytes()),
        ("xl/_rels/workbook.xml.rels", targets.as_bytes()),
    ];
    for (path, (_, bytes)) in paths.iter().zip(sheets) {
        parts.push((path, bytes));
    }
    packed(&parts)
}

/// A zip archive of these parts.
pub(crate) fn packed(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).expect("a part");
        archive.write_all(bytes).expect("memory");
    }
    archive.finish().expect("an archive").into_inner()
}

/// An untrusted sheet.
pub(crate) fn sheet(bytes: &[u8]) {
    let Some(text) = decode(bytes) else { return };
    for deal in portable_deals(&text) {
        assert!(deal.tricks().len() <= text.len() && deal.line <= text.lines().count());
        deal.contract();
    }
    for (_, sheet) in read_sheets(&text, SheetForm::default()) {
        let Ok(sheet) = sheet else { continue };
        let players = sheet.players.count();
        assert!(sheet.rows.iter().all(|row| row.hands.len() == players));
        assert_eq!(sheet.rows.is_empty(), sheet.about.result.is_some());
        // What the columns may be instead has the same rows.
        for reading in sheet.readings() {
            assert_eq!(reading.rows.len(), sheet.rows.len());
        }
    }
}

/// An untrusted archive of games, as it is and with the checksums of its headers corrected.
pub(crate) fn archive(bytes: &[u8]) {
    for bytes in [bytes, &with_sums(bytes.to_vec())] {
        let Ok(members) = members(Cursor::new(bytes)) else { continue };
        assert!(!members.games.is_empty());
        let read =
            |member: &Member| member.journal.read(Cursor::new(bytes)).expect("it is in there");
        let all: usize = members.games.iter().map(|member| read(member).len()).sum();
        assert!(all <= bytes.len(), "no byte is in two games");
        let ids: BTreeSet<&GameId> = members.games.iter().map(|member| &member.id).collect();
        assert_eq!(ids.len(), members.games.len());
    }
}

fn with_sums(mut bytes: Vec<u8>) -> Vec<u8> {
    let mut at = 0_usize;
    while let Some(block) = bytes.get_mut(at..).and_then(|rest| rest.first_chunk_mut::<512>()) {
        let mut header = tar::Header::new_ustar();
        header.as_mut_bytes().copy_from_slice(block);
        if block.iter().any(|byte| *byte != 0) {
            header.set_cksum();
            block.copy_from_slice(header.as_bytes());
        }
        let size = header.entry_size().ok().and_then(|size| usize::try_from(size).ok());
        let next = size.and_then(|size| size.checked_next_multiple_of(512));
        at = at.saturating_add(512).saturating_add(next.unwrap_or_default());
    }
    bytes
}

/// A script.
pub(crate) fn script(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    // A script may name a rules file; files on this machine are not tested.
    if text.contains(['/', '\\']) {
        return;
    }
    let played = rehearse(text);
    assert!(played.code <= 3);
    assert!(played.code != 0 || !played.result.is_empty());
    assert!(played.code == 0 || !played.said.is_empty(), "a refusal says why");
    assert_harmless(&played.result);
    played.said.iter().for_each(|line| assert_harmless(line));
    assert_eq!(rehearse(text), played, "the same script comes to the same");
}

/// A rules file, in one of the languages.
pub(crate) fn rules(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let language = crc32fast::hash(bytes) as usize;
    speaking(language, || match presets::check(text, words::own_words_errors) {
        Ok(rules) => assert_line(&words::file_is_sound("x.toml", &rules)),
        Err(errors) => {
            words::file_errors("x.toml", &errors).iter().for_each(|text| assert_line(text))
        }
    });
    let Ok(rules) = presets::read(text) else { return };
    speaking(language, || described(&rules));
    for players in rules.player_counts() {
        let game = game(&rules, players);
        words::due(&game, &game.due());
        assert_harmless(&json::line(&SheetJson::of("game", &game)));
    }
}

/// A translation of each text of some rules.
pub(crate) fn own_words(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let language = crc32fast::hash(bytes) as usize;
    let mut rules = presets::ruleset("contract-whist").expect("rules of the program");
    let texts = ["Contract whist", "tricks won with a two", "twos", "no text of these rules"];
    for language in Language::all() {
        let words = texts.map(|own| (own.to_owned(), text.to_owned()));
        rules.words.insert(language.tag().to_owned(), words.into());
    }
    for error in rules.errors().into_iter().chain(words::own_words_errors(&rules)) {
        speaking(language, || assert_line(&words::rules_error(&error.error)));
    }
    // Longer words are refused before they are shown.
    if rules.errors().is_empty() {
        speaking(language, || described(&rules));
    }
}

/// Describes rules, and the sheet of a game by them, in the language in use.
fn described(rules: &Ruleset) {
    words::adopt(rules);
    assert_line(&words::rules_title(rules));
    for (clause, says) in words::ruleset(rules) {
        assert_line(&clause);
        assert_line(&says);
    }
    words::ignored_words(rules).iter().for_each(|text| assert_line(text));
    let players = rules.player_counts()[0];
    let game = game(rules, players);
    assert_line(&words::due(&game, &game.due()));
}

fn game(rules: &Ruleset, players: u8) -> Game {
    let names: Vec<String> = (1..=players).map(|seat| format!("P{seat}")).collect();
    let names = Players::new(&names).expect("names");
    let dealer = names.seats().next().expect("a seat");
    Game::new(Setup::new(rules.clone(), names, dealer).expect("seated"))
}

/// Runs a function in one of the languages, which take turns.
pub(crate) fn speaking<T>(turn: usize, f: impl FnOnce() -> T) -> T {
    let languages: Vec<Language> = Language::all().collect();
    let language = languages[turn % languages.len()];
    words::speak(Voice { language, ascii: false }, f)
}

/// A player's name.
pub(crate) fn name(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(name) = text.parse::<Name>() else { return };
    assert_harmless(name.as_str());
    assert!(name.matches(text) && name.matches(name.as_str()));
    assert_eq!(name.as_str().parse().as_ref(), Ok(&name), "a name is one as it is shown");
    let quoted = notation::quote(name.as_str()).into_owned();
    assert_eq!(notation::words(&quoted).ok(), Some(vec![name.as_str().to_owned()]));
}

/// A game's id, or anything else typed to name a game.
pub(crate) fn id(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(id) = text.parse::<GameId>() {
        let store = Store::new("data");
        let path = store.path(&id);
        assert_eq!(path.parent(), Some(Path::new("data/games")));
        assert!(path.components().all(|part| matches!(part, Component::Normal(_))));
        assert_eq!(text.parse::<Selector>(), Ok(Selector::Id(id)));
    }
    for word in notation::words(text).unwrap_or_default() {
        drop(word.parse::<rules::Call>());
        drop(word.parse::<rules::Bid>());
        drop(word.parse::<notation::CardRun>());
        drop(word.parse::<cards::Trump>());
        notation::number(&word);
        assert_harmless(&words::quoted(&word));
        hoyle::cards::near_miss(&word, ["serbian", "romanian"]);
    }
}

/// Asserts that a text is a line that could not disturb a terminal.
#[track_caller]
pub(crate) fn assert_line(text: &str) {
    assert!(!text.contains('\n'), "{text:?}");
    assert_harmless(text);
}

/// Asserts that a text could not disturb a terminal.
#[track_caller]
pub(crate) fn assert_harmless(text: &str) {
    // French has no-break spaces.
    let harmful = text.chars().find(|c| !matches!(c, '\n' | '\u{a0}') && cards::is_invisible(*c));
    assert_eq!(harmful, None, "{text:?}");
}
