//! Calls and bids by their first letters, and by the words that people say.

use crate::common::{Table, one_line};
use hoyle::game::Players;
use hoyle::notation;
use hoyle::presets;
use hoyle::rules::{Auction, Bid, Call};
use hoyle::words::{self, Language, Voice};

const AUCTION: &str = "new auction-whist Ana Marko Jelena Miloš --dealer Miloš";

#[test]
fn p_is_pass_or_no_trou_wherever_calls_are_typed() {
    let all = "call pass-trou pass-trou pass-trou pass-trou solo-6:hearts pass pass pass";
    let short = "call p p p p so6:h p p p";
    let table = Table::after(&[AUCTION, short]);
    assert_eq!(table.done("script").lines().last(), Some(all));

    let by_script = Table::new();
    by_script.write("evening.hoyle", &format!("{AUCTION}\n{short}\ntook 6\n"));
    by_script.done("replay evening.hoyle --save");
    assert!(by_script.done("script").contains(all));

    let silent = Table::new();
    assert!(silent.done("check call --calls p,p,p,p,w p").contains("may say pass."));
    assert!(silent.done("check call --calls p,p p").contains("may say pass-trou."));

    let table = Table::after(&[AUCTION, "call p p p p p p p so6:h", "took 6"]);
    table.done("fix 1 call p p p p so6:s p p p");
    assert!(table.done("log").contains("spades"));
}

#[test]
fn contracts_take_short_bids_too() {
    let table = Table::after(&[AUCTION, "contract su8:h --by a --with je"]);
    let recorded = "contract suit-8:hearts --by Ana --with Jelena";
    assert_eq!(table.done("script").lines().last(), Some(recorded));
    let table = Table::after(&[AUCTION]);
    let said = table.refused(2, "contract s8:h --by Ana");
    assert!(said.stderr.contains("“s8” could be suit-8 or solo-8."), "{}", said.stderr);
}

/// What people say, in quotes or not, and the bid of the document.
const SAID: [(&str, &str); 33] = [
    ("small misère", "petite-misere"),
    ("Petite Misère", "petite-misere"),
    ("'petite misère'", "petite-misere"),
    ("mala mizera", "petite-misere"),
    ("мала мизера", "petite-misere"),
    ("mizeră mică", "petite-misere"),
    ("kleine Misère", "petite-misere"),
    ("grande misère", "big-misere"),
    ("große Misère", "big-misere"),
    ("open big misère", "big-misere-open"),
    ("grande misère ouverte", "big-misere-open"),
    ("open misère", "big-misere-open"),
    ("petit chelem sans atout", "small-chelem:none"),
    ("small slam no trump", "small-chelem:none"),
    ("grand slam in spades", "big-chelem:spades"),
    ("veliki šlem pik", "big-chelem:spades"),
    ("8 hearts", "suit-8:hearts"),
    ("8 ♥", "suit-8:hearts"),
    ("8♥", "suit-8:hearts"),
    ("suit 8 h", "suit-8:hearts"),
    ("suit-8 hearts", "suit-8:hearts"),
    ("'suit 8 in hearts'", "suit-8:hearts"),
    ("9 cœur", "suit-9:hearts"),
    ("culoare 9 cupă", "suit-9:hearts"),
    ("solo 6 h", "solo-6:hearts"),
    ("so6 h", "solo-6:hearts"),
    ("solo6h", "solo-6:hearts"),
    ("suit8hearts", "suit-8:hearts"),
    ("8h", "suit-8:hearts"),
    ("solo-6 pik", "solo-6:spades"),
    ("abundance 9 clubs", "abondance-9:clubs"),
    ("Abundanz 9 Kreuz", "abondance-9:clubs"),
    ("pikolo", "piccolo"),
];

#[test]
fn bids_are_the_words_that_people_say_wherever_bids_are_typed() {
    for (said, bid) in SAID {
        let opening = "call pass-trou pass-trou pass-trou pass-trou";
        let recorded = format!("{opening} pass {bid} pass");
        let table = Table::after(&[AUCTION]);
        table.done(&format!("{opening} pass {said} pass"));
        assert_eq!(table.done("script").lines().last(), Some(&*recorded), "{said}");

        let table = Table::new();
        table.write("evening.hoyle", &format!("{AUCTION}\n{opening} pass {said} pass\n"));
        table.done("replay evening.hoyle --save");
        assert_eq!(table.done("script").lines().last(), Some(&*recorded), "{said}");

        let table = Table::after(&[AUCTION, opening, "call pass"]);
        let prompt = table.piped("play", format!("{said} pass\n"), 80);
        assert_eq!(prompt.code, 0, "{said}: {}", prompt.stderr);
        let typed = format!("call {bid} pass");
        assert_eq!(table.done("script").lines().last(), Some(&*typed), "{said}");

        let legal = table.json(&format!("check call --calls p,p,p,p {said}"));
        assert_eq!(legal["legal"], true, "{said}: {legal}");
        let id = bid.split(':').next().unwrap_or(bid);
        let score = table.json(&format!("score auction-whist {said} --took 1"));
        assert_eq!(score["bid"], id, "{said}");

        let with = if id.starts_with("suit") { " --with Marko" } else { "" };
        let table = Table::after(&[AUCTION, &format!("contract {said} --by Ana{with}")]);
        let recorded = format!("contract {bid} --by Ana{with}");
        assert_eq!(table.done("script").lines().last(), Some(&*recorded), "{said}");
    }
}

/// The name that a language has for a bid can be typed.
#[test]
fn each_language_shows_its_own_names_of_bids_and_understands_them() {
    let table = Table::new();
    for (tag, name) in [("fr", "petite misère"), ("de", "kleine Misère"), ("sr", "mala mizera")] {
        let said = table.done(&format!("score auction-whist petite-misere --took 0 --lang {tag}"));
        assert!(said.starts_with(name), "{said}");
    }

    let rules = presets::ruleset("auction-whist").expect("rules");
    let auction = rules.bidding.auction().expect("an auction");
    for language in Language::all().filter(|language| !language.is_pseudo()) {
        for bid in &auction.bids {
            let voice = Voice { language, ascii: false };
            let name = words::speak(voice, || words::bid_name(&bid.id));
            let score = table.json(&format!("score auction-whist {name} --took 1"));
            assert_eq!(score["bid"], bid.id.as_str(), "{name}");
        }
    }
}

#[test]
fn several_bids_in_a_row_are_told_apart_or_refused_with_their_readings() {
    let opening = "call pass-trou pass-trou pass-trou pass-trou";
    let table = Table::after(&[AUCTION, opening]);
    table.done("call 8 s solo 6 h petite misère pass");
    let recorded = "call suit-8:spades solo-6:hearts petite-misere pass";
    assert_eq!(table.done("script").lines().last(), Some(recorded));

    let table = Table::after(&["new solo-whist Ana Marko Jelena Miloš --dealer Miloš"]);
    let said = table.refused(2, "call misère open misère");
    let sentence = "“misere open misere” could be misere open-misere or open-misere misere.";
    assert!(one_line(&said.stderr).contains(sentence), "{}", said.stderr);
}

#[test]
fn a_bid_that_does_not_exist_suggests_the_nearest() {
    let opening = "call pass-trou pass-trou pass-trou pass-trou";
    let table = Table::after(&[AUCTION, opening]);
    for (said, meant) in [
        ("solo-9:spades", "Did you mean solo-6, solo-7 or solo-8?"),
        ("petit-mizerre", "Did you mean petite-misere"),
        ("7 hearts", "Did you mean solo-7?"),
        ("misère", "could be petite-misere, big-misere or big-misere-open."),
        ("slam", "could be small-chelem or big-chelem."),
        ("abundance h", "could be abondance-9, abondance-10 or abondance-11."),
    ] {
        let error = one_line(&table.refused(2, &format!("call {said}")).stderr);
        assert!(error.contains(meant), "{said}: {error}");
        assert!(!error.contains(" more."), "{said}: {error}");
    }
}

/// The words of a bid with a trump that it may name, as calls.
fn in_words(bid: &Bid) -> Vec<Call> {
    let named = bid.trump.map(|trump| trump.name().to_owned());
    let words = bid.id.split('-').map(str::to_owned).chain(named);
    words.map(|word| Call::Bid(Bid { id: word, trump: None })).collect()
}

#[test]
fn two_bids_in_words_are_those_two_or_refused_with_them() {
    let players = Players::new(&["Ana", "Bo", "Cy", "Di"]).expect("players");
    let mut refused = 0;
    for rules in presets::rulesets().chain(presets::examples()).filter_map(presets::ruleset) {
        let Some(rule) = rules.bidding.auction() else { continue };
        // Where only the contract is recorded, nobody calls.
        if rule.contract_only {
            continue;
        }
        let mut bids = Vec::new();
        for bid in &rule.bids {
            let trumps = [None].into_iter().chain(rule.trumps.iter().copied().map(Some));
            let named = trumps.filter(|trump| bid.takes(*trump)).take(2);
            bids.extend(named.map(|trump| Bid { id: bid.id.clone(), trump }));
        }
        for first in &bids {
            for second in &bids {
                let row = [in_words(first), in_words(second)].concat();
                let auction = Auction::new(rule, players.seats().collect());
                let both = [Call::Bid(first.clone()), Call::Bid(second.clone())];
                match notation::calls(&row, rule, &rules.words, auction) {
                    Ok(calls) => assert_eq!(calls, both, "{}: {row:?}", rules.id),
                    Err(error) => {
                        let reading = format!("{first} {second}");
                        assert!(error.could_be.contains(&reading), "{}: {error}", rules.id);
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 0, "misère, open misère");
}
