//! What other score keepers export, with made-up evenings.

use super::notebook::written;
use hoyle::analysis::{CellKind, SheetForm, WrittenSheet, read_sheets};
use hoyle::rules::Points;

const PLAYERS: [&str; 3] = ["Ana", "Bo", "Cid"];

/// Two deals, by player: the bid, the tricks, the points and the total.
const HANDS: [[[i64; 4]; 3]; 2] =
    [[[1, 1, 6, 6], [0, 0, 5, 5], [1, 0, -1, -1]], [[0, 0, 5, 11], [0, 1, -1, 4], [2, 1, -1, -2]]];

#[track_caller]
fn one(text: &str) -> WrittenSheet {
    let mut sheets = read_sheets(text, SheetForm::default());
    assert_eq!(sheets.len(), 1, "{sheets:?}");
    sheets.remove(0).1.unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// Checks that a sheet has these cells of every hand.
#[track_caller]
fn check(text: &str, kinds: &[CellKind]) {
    let sheet = one(text);
    let names: Vec<String> = sheet.players.names().map(ToString::to_string).collect();
    assert_eq!(names, PLAYERS, "{text}");
    assert_eq!(sheet.rows.len(), 2, "{text}");
    for (row, hands) in sheet.rows.iter().zip(HANDS) {
        for (hand, numbers) in row.hands.iter().zip(hands) {
            for kind in kinds {
                let index = [CellKind::Bid, CellKind::Took, CellKind::Points, CellKind::Total]
                    .iter()
                    .position(|other| other == kind)
                    .expect("a kind of number");
                assert_eq!(
                    hand.cell(*kind),
                    Some(Points::whole(numbers[index])),
                    "{kind:?}\n{text}"
                );
            }
        }
    }
}

/// A row for each hand, written by a function of the deal, the player and the numbers.
fn rows(header: &str, row: impl Fn(usize, &str, [i64; 4]) -> String) -> String {
    let mut text = format!("{header}\r\n");
    for (number, hands) in (1..).zip(HANDS) {
        for (name, numbers) in PLAYERS.iter().zip(hands) {
            text += &(row(number, name, numbers) + "\r\n");
        }
    }
    text
}

use CellKind::{Bid, Points as Score, Took, Total};

#[test]
fn escalier_writes_hands_and_then_a_summary() {
    for header in [
        "round,cards,status,dealer,lead,Player,bid,tricks,adjust,points,running",
        "manche,cartes,statut,donneur,entame,Joueur,annonce,plis,ajustement,points,cumul",
    ] {
        let hands = rows(header, |deal, name, [bid, took, points, total]| {
            format!("{deal},{deal},played,Cid,Ana,{name},{bid},{took},0,{points},{total}")
        });
        let text = format!(
            "{hands}\r\nround,cards,Ana,Bo,Cid\r\n1,1,1/1=6,0/0=5,1/0=-1\r\nTotal,,11,4,-2\r\n"
        );
        check(&text, &[Bid, Took, Score, Total]);
        assert_eq!(one(&text).about.unread.len(), 3, "the summary is not dropped in silence");
        assert_eq!(one(&text).rows[0].dealer.as_deref(), Some("Cid"));
    }
    // Its JSON has the hands in the rounds.
    let hand = |name: &str, [bid, took, points, _]: [i64; 4]| {
        format!(
            "{{\"player\":\"{name}\",\"satOut\":false,\"bid\":{bid},\"tricks\":{took},\"points\":{points}}}"
        )
    };
    let mut rounds = Vec::new();
    for (number, hands) in (1..).zip(HANDS) {
        let hands: Vec<String> =
            PLAYERS.iter().zip(hands).map(|(name, numbers)| hand(name, numbers)).collect();
        rounds.push(format!(
            "{{\"number\":{number},\"cards\":{number},\"dealer\":\"Cid\",\"results\":[{}]}}",
            hands.join(",")
        ));
    }
    let json = format!(
        "{{\"app\":\"L'Escalier\",\n\"players\":[{{\"name\":\"Ana\",\"seat\":1}}],\n\"rounds\":[{}]}}",
        rounds.join(",\n")
    );
    check(&json, &[Bid, Took, Score]);
}

#[test]
fn a_call_break_tracker_counts_money_too() {
    let header = "Round,Player,Bid,Tricks,Score,Money,Total Score,Total Money";
    check(
        &rows(header, |deal, name, [bid, took, points, total]| {
            format!("{deal},{name},{bid},{took},{points},0,{total},0")
        }),
        &[Bid, Took, Score, Total],
    );
}

#[test]
fn oh_heck_scoresheets_list_the_hands_of_each_player() {
    let mut text = "Game Number,Game Date,Player Name,Player Position,Hand Number,Cards Dealt,Tricks Bid,Tricks Taken,Forced Burn Flag,Hand Status,Hand Score\r\n".to_owned();
    for (position, name) in (1..).zip(PLAYERS) {
        for (number, hands) in (1..).zip(HANDS) {
            let [bid, took, points, _] = hands[position - 1];
            text += &format!(
                "50,2024-12-25,{name},{position},{number},{number},{bid},{took},No,Made,{points}\r\n"
            );
        }
    }
    check(&text, &[Bid, Took, Score]);
    let sheet = one(&text);
    assert_eq!(sheet.about.game.as_deref(), Some("50"));
    assert_eq!(written(sheet.about.day), "2024-12-25");
}

#[test]
fn a_skull_king_tracker_has_base_and_bonus() {
    let header = "round,player,bid,tricks,base,bonus,round_points,running_total";
    check(
        &rows(header, |deal, name, [bid, took, points, total]| {
            format!("{deal},{name},{bid},{took},{points},0,{points},{total}")
        }),
        &[Bid, Took, Score, Total],
    );
}

#[test]
fn wizard_rl_has_what_players_bid_and_won() {
    let header = "game,players,cards,player,bid,won";
    check(
        &rows(header, |deal, name, [bid, took, ..]| format!("1,3,{deal},{name},{bid},{took}")),
        &[Bid, Took],
    );
}

#[test]
fn bg_stats_has_results_of_players_by_their_ids() {
    let text = r#"{
        "players": [{"id": 7, "name": "Ana"}, {"id": 8, "name": "Bo"}, {"id": 9, "name": "Cid"}],
        "games": [{"id": 3, "name": "Oh Hell"}],
        "plays": [{"uuid": "x", "playDate": "2024-03-05 20:15:00", "gameRefId": 3,
            "playerScores": [{"playerRefId": 7, "score": "55"}, {"playerRefId": 8, "score": "44"},
                {"playerRefId": 9, "score": "67"}]}]
    }"#;
    let sheet = one(text);
    assert_eq!(sheet.about.result, Some([55, 44, 67].map(Points::whole).to_vec()));
    assert_eq!(written(sheet.about.day), "2024-03-05");
    assert_eq!(sheet.about.game.as_deref(), Some("Oh Hell"));
}

#[test]
fn keep_score_has_a_row_for_each_game() {
    for header in [
        "Start time,Last modified,Game duration,Number of players,Number of rounds,Game name,\
         Player(s) with the most points,Player(s) with the least points",
        "Startzeit,Letzte Änderung,Spieldauer,Anzahl der Spieler,Anzahl der Runden,Spielname,\
         Spieler mit den meisten Punkten,Spieler mit den wenigsten Punkten",
    ] {
        let text = format!(
            "{header},\"Ana\",\"Bo\",\"Cid\"\r\n\
             \"2024-03-05 20:15:00\",\"2024-03-05 22:15:00\",\"02:00:00\",\"3\",\"12\",\"Oh Hell\",\"Cid\",\"Bo\",\"55\",\"44\",\"67\"\r\n\
             \"2024-03-01 20:15:00\",\"2024-03-01 22:15:00\",\"02:00:00\",\"2\",\"9\",,\"Ana, Cid\",\"Ana, Cid\",\"70\",,\"70\"\r\n"
        );
        let sheets = read_sheets(&text, SheetForm::default());
        let sheets: Vec<WrittenSheet> =
            sheets.into_iter().map(|(_, sheet)| sheet.expect("a sheet")).collect();
        assert_eq!(sheets.len(), 2, "{sheets:?}");
        let [first, second] = sheets.as_slice() else { unreachable!("two") };
        assert_eq!(first.about.result, Some([55, 44, 67].map(Points::whole).to_vec()));
        assert_eq!(first.about.title.as_deref(), Some("Oh Hell"));
        assert_eq!(written(first.about.day), "2024-03-05");
        assert_eq!(second.about.result, Some([70, 70].map(Points::whole).to_vec()));
        assert_eq!(
            second.players.names().map(ToString::to_string).collect::<Vec<_>>(),
            ["Ana", "Cid"]
        );
    }
}

#[test]
fn a_log_of_wizard_has_its_own_names() {
    let header = "game_id,round_index,cards_per_player,dealer_id,player_id,player_name,bid,tricks_won,\
                  round_delta,total_score,trump_suit";
    let text = rows(header, |deal, name, [bid, took, points, total]| {
        format!("g1,{deal},{deal},2,0,{name},{bid},{took},{points},{total},")
    });
    check(&text, &[Bid, Took, Score, Total]);
}
