//! Scores one deal using only the library: no record, no clock, no command line.
//!
//! Run it: `cargo run --example score_a_deal`. It plays the first deal of the example in the Serbian
//! whist text and prints what each hand scored, and why.

use hoyle::game::{Act, Count, Game, Players, Setup};
use hoyle::{presets, words};

fn main() {
    // Rules are data. These come with the library; `presets::read` reads your own file.
    let rules = presets::ruleset("serbian").expect("Serbian whist comes with the library");

    // Players in turn order; the last one deals first.
    let players = Players::new(&["Igor", "Jovana", "Dunja", "Dušan"]).expect("four names");
    let dealer = players.seats().next_back().expect("four players");
    let setup = Setup::new(rules, players, dealer).expect("four can play");

    // `play` changes the game, or leaves it as it was and returns a refusal.
    let mut game = Game::new(setup);
    game.play(&Act::Bid([2, 4, 2, 6].map(Count::next).into())).expect("legal bids");
    // The dealer's six tricks are left out: they follow from the total of thirteen.
    game.play(&Act::Took([2, 4, 1].map(Count::next).into())).expect("they add up");

    let deal = game.played().next_back().expect("one deal is played");
    for posting in &deal.postings {
        let name = words::sides(&game)(posting.side);
        let words::Because { because, .. } = words::posting(&game, deal, posting);
        println!("{name} {because}");
    }
}
