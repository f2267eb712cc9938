//! The example files of other games: their published points.

use crate::common::Table;

/// A file, the commands of some deals, and the totals of the sides in the order of their players.
const GAMES: &[(&str, &[&str], &[i64])] = &[
    // ludoteka, Sueca: 61 to 90 points one game, 91 to 119 two, all tricks four.
    ("sueca", &["count points 90"], &[1, 0]),
    ("sueca", &["count points 29"], &[0, 2]),
    ("sueca", &["count points 60"], &[0, 0]),
    ("sueca", &["count bandeira Ana=1", "count points 120"], &[4, 0]),
    // Bids below 20, from 20 on, and from 25 on.
    ("twenty-eight", &["contract 16:hearts --by Ana", "count points 16"], &[1, 0]),
    ("twenty-eight", &["contract 16:hearts --by Ana", "count points 15"], &[-2, 0]),
    ("twenty-eight", &["contract 20:hearts --by Bo", "count points 20"], &[0, 2]),
    ("twenty-eight", &["contract 24:hearts double --by Ana", "count points 20"], &[-6, 0]),
    ("twenty-eight", &["contract 25:hearts --by Ana", "count points 25"], &[3, 0]),
    // More than half of the points and the roem, or all of it for the others.
    ("klaverjassen", &["contract play:hearts --by Ana", "count points 82"], &[82, 80]),
    ("klaverjassen", &["contract play:hearts --by Ana", "count points 81"], &[0, 162]),
    (
        "klaverjassen",
        &["contract play:clubs --by Ana", "count roem Bo=20", "count points 90"],
        &[0, 182],
    ),
    (
        "klaverjassen",
        &["contract play:clubs --by Ana", "count pit Ana=1", "count points 162"],
        &[262, 0],
    ),
    (
        "pinochle",
        &["contract 30:hearts --by Ana", "count meld Ana=15 Bo=4", "count points 14"],
        &[-30, 15],
    ),
    ("pinochle", &["contract 25:hearts --by Bo", "count meld Bo=12", "count points 14"], &[11, 26]),
    // Avondale: eight hearts 300, ten without trump 520.
    ("five-hundred", &["contract hearts-8 --by Ana", "took 6"], &[-300, 40]),
    ("five-hundred", &["contract spades-6 --by Ana", "took 6"], &[40, 40]),
    ("five-hundred", &["contract no-trump-10 --by Bo", "took 10"], &[0, 520]),
    ("five-hundred", &["contract misere --by Ana", "took 0"], &[250, 0]),
    (
        "pitch",
        &[
            "contract 3 --by Ana",
            "count jack Ana=1",
            "count game Bo=1",
            "count low Ana=1",
            "count high Ana=1",
        ],
        &[3, 1, 0, 0],
    ),
    (
        "pitch",
        &["contract 3 --by Ana", "count game Bo=1", "count low Ana=1", "count high Ana=1"],
        &[-3, 1, 0, 0],
    ),
    // Each loser pays one winner, or each of the others pays the soloist.
    (
        "schafkopf",
        &[
            "contract rufspiel --by Ana --with Cy",
            "count runners Cy=3",
            "count schneider Ana=1",
            "count pips 95",
        ],
        &[60, -60, 60, -60],
    ),
    (
        "schafkopf",
        &["contract rufspiel --by Ana --with Bo", "count pips Bo=60"],
        &[-20, -20, 20, 20],
    ),
    (
        "schafkopf",
        &["contract wenz --by Bo", "count runners 2", "count pips 61"],
        &[-70, 210, -70, -70],
    ),
    (
        "schafkopf",
        &["contract solo:clubs stoss --by Bo", "count schneider Ana=1", "count pips 30"],
        &[120, -360, 120, 120],
    ),
    ("schafkopf", &["contract tout:hearts --by Di", "count pips 120"], &[-100, -100, -100, 300]),
    (
        "doppelkopf",
        &[
            "contract normal --by Ana --with Di",
            "count under Ana=1",
            "count extra Di=1 Bo=2",
            "count pips Ana=80 Di=75",
        ],
        &[1, -1, -1, 1],
    ),
    ("doppelkopf", &["contract normal --by Ana --with Di", "count pips 120"], &[-2, 2, 2, -2]),
    (
        "doppelkopf",
        &["contract normal re --by Ana --with Bo", "count under Ana=2", "count pips 185"],
        &[5, 5, -5, -5],
    ),
    (
        "doppelkopf",
        &["contract solo:clubs --by Cy", "count under Cy=2", "count pips 190"],
        &[-3, -3, 9, -3],
    ),
    // Parlett, The Penguin Book of Card Games: Barbu.
    ("barbu", &["kind barbu", "count king Cy=1"], &[0, 0, -20, 0]),
    ("barbu", &["kind domino", "count places 1 2 3 4"], &[40, 25, 10, -5]),
    ("barbu", &["kind hearts", "count hearts 3 3 3", "count ace Bo=1"], &[-6, -12, -6, -6]),
    ("trex", &["kind slaps", "count tricks 4 3 3"], &[-60, -45, -45, -45]),
    ("trex", &["kind trex", "count places 1 2 3"], &[200, 150, 100, 50]),
];

#[test]
fn deals_pay_what_is_published() {
    for (file, commands, expected) in GAMES {
        let table = Table::new();
        table.done(&format!("new {file} Ana Bo Cy Di --dealer Di"));
        for command in *commands {
            table.done(command);
        }
        let standings = table.json("sheet")["standings"].clone();
        let mut totals: Vec<(String, i64)> = Vec::new();
        for row in standings.as_array().expect("a list") {
            let player = row["player"].as_str().expect("a name").to_owned();
            totals.push((player, row["total"].as_i64().expect("a number")));
        }
        totals.sort();
        let totals: Vec<i64> = totals.into_iter().map(|(_, total)| total).collect();
        assert_eq!(totals, *expected, "{file}: {commands:?}");
    }
}
