//! Asks for a ruling from the library alone: may the last player bid 3?
//!
//! Run it: `cargo run --example ask_a_ruling`. The case is the worked example from the
//! Serbian whist text: six cards, four players, and bids of 2, 0 and 1 so far.

use hoyle::game::Players;
use hoyle::presets;
use hoyle::rules::BidsSoFar;
use hoyle::words;

fn main() {
    let rules = presets::ruleset("serbian").expect("Serbian whist comes with the library");
    let bidding = rules.bidding.exact().expect("Serbian whist bids exactly");

    // A ruling needs no game, only these facts and whose bid it is.
    let so_far = BidsSoFar { cards: 6, players: 4, bids: &[2, 0, 1] };
    let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).expect("four names");
    let last = players.seats().next_back().expect("four players");

    for bid in [3, 4] {
        match bidding.judge(so_far, last, bid) {
            Ok(bid) => println!("A bid of {bid} is legal."),
            Err(refusal) => {
                // A refusal carries facts. `words` turns them into sentences.
                let ruling = words::ruling(&rules, &refusal, &|_| "the last to bid".into());
                println!("{}", ruling.citing(&ruling.because));
                println!("{}", ruling.open.unwrap_or_default());
            }
        }
    }
}
