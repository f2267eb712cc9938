//! Each clause of a set of rules as a sentence.

use super::auction;
use super::grammar::{capital, count, or, range};
use crate::cards::Trump;
use crate::rules::{
    Bidding, Clause, Formula, Hook, Quantity, Ruleset, Scoring, Size, Step, TieBreak, Times,
    TrumpRule, Wins,
};

/// A clause in words, as a sentence with its full stop.
pub fn clause(rules: &Ruleset, clause: Clause) -> String {
    let side = rules.turn.side();
    match clause {
        Clause::Players => {
            let players = range(&rules.player_counts());
            match rules.bidding.auction() {
                Some(_) => format!("For {players} players."),
                None => format!("For {players} players, each playing alone."),
            }
        }
        Clause::Pack => pack(rules),
        Clause::Deals => deals(rules),
        Clause::Dealer if rules.bidding == Bidding::None => format!(
            "The first dealer is drawn. The deal and the play then pass to the {side} ({}).",
            rules.turn.name()
        ),
        Clause::Dealer => format!(
            "The first dealer is drawn. The deal, the bidding and the play then pass to the {side} \
             ({}).",
            rules.turn.name()
        ),
        Clause::DeadHand => dead_hand(rules),
        Clause::Trump => trump(&rules.trump),
        Clause::BidTurn => format!(
            "Everyone bids once, in turn; the player on the dealer's {side} bids first, {} last.",
            if rules.tables.iter().any(|table| table.dead_hand) {
                "the dealer (or, if that is the dead hand, the player before)"
            } else {
                "the dealer"
            }
        ),
        Clause::BidRange => {
            "A bid is a number of tricks, from 0 to the number of cards dealt to each player."
                .into()
        }
        Clause::BidFinal => "A bid is final.".into(),
        Clause::Hook => hook(rules.bidding.exact().map_or(Hook::Never, |bidding| bidding.hook)),
        Clause::CallTurn => format!(
            "The player on the dealer's {side} speaks first. A pass is final; the auction ends \
             when all others have passed. If nobody bids, the same dealer deals again."
        ),
        Clause::Trou => "A player with exactly three aces must announce trou before the bidding; \
                         the others say pass-trou. After a trou only higher bids may follow. \
                         Without one, the holder of the fourth ace is the partner, names the trump \
                         and leads."
            .into(),
        Clause::Wait => {
            "The first to speak may wait, and may then only join a suit call or pass.".into()
        }
        Clause::SuitCall => "A suit call needs a player who may still join it: one who has not \
                             spoken, or who is waiting. A call that nobody joins lapses."
            .into(),
        Clause::Join => "A player who has not spoken, or who is waiting, may join a suit call \
                         with a card of that suit: at its level while it is the standing bid, \
                         otherwise higher."
            .into(),
        Clause::Raise => "After a join only the joiner raises for the pair; once the joiner has \
                          passed, the first caller may still leave it for a higher bid played \
                          alone."
            .into(),
        Clause::FirstTurn => rules.bidding.auction().map_or_else(String::new, auction::first_turn),
        Clause::Ranking => rules.bidding.auction().map_or_else(String::new, auction::ranking),
        Clause::Contract => rules.bidding.auction().map_or_else(String::new, auction::contracts),
        Clause::Play => play(rules),
        Clause::Tricks if rules.bidding.auction().is_some() => {
            "The tricks of the declaring side are counted against the contract.".into()
        }
        Clause::Tricks if rules.bidding.exact().is_none() => match &rules.scoring {
            Scoring::Tricks(score) => format!(
                "{} of each deal count, and somebody takes each of them.",
                count(score.counted, "trick")
            ),
            Scoring::Hands(_) | Scoring::Contracts(_) => String::new(),
        },
        Clause::Tricks => {
            "Every card is played, so the tricks of a deal add up to the number of cards dealt to \
             each player."
                .into()
        }
        Clause::End => end(rules),
        Clause::Doubling => doubling(rules),
        Clause::Promotions => super::options::promotions(rules),
        Clause::ZeroFinish => super::options::zero_finish(rules),
        Clause::Forehead => super::options::forehead(rules.forehead),
        Clause::Extras => super::options::extras(rules),
        Clause::Incidents => "No penalty is set for a revoke, a misdeal or the like. The table \
                              decides, and its ruling is recorded with its reason."
            .into(),
    }
}

fn pack(rules: &Ruleset) -> String {
    let packs: Vec<String> = rules
        .tables
        .iter()
        .map(|table| {
            let (size, lowest) = (table.pack().size(), table.lowest.to_string());
            let cards = if size == 52 {
                "the full pack of 52".into()
            } else {
                format!("{size} cards, {lowest} to ace")
            };
            match rules.tables.len() {
                1 => cards,
                _ => format!("{} players, {cards}", range(&table.players)),
            }
        })
        .collect();
    format!("Ace is high. {}.", capital(&packs.join("; ")))
}

fn deals(rules: &Ruleset) -> String {
    let schedule = &rules.schedule;
    let steps = schedule.form_in_use().map_or(&[][..], |form| &form.steps);
    let steps: Vec<String> = steps.iter().map(|step| step_words(*step)).collect();
    if schedule.endless().is_some() {
        return format!("{}.", capital(&steps.join(", then ")));
    }
    let sizes: Vec<String> = rules
        .player_counts()
        .into_iter()
        .map(|players| {
            let deals = count(rules.deals(players).len() as i64, "deal");
            format!("{players} players, {deals} of up to {}", count(rules.highest(players), "card"))
        })
        .collect();
    format!("{}: {}. {}.", schedule.form, steps.join(", then "), sizes.join("; "))
}

fn step_words(step: Step) -> String {
    match step {
        Step::Repeat(size, Times::Players) => format!("{} once per player", size_words(size)),
        Step::Repeat(size, Times::Number(times)) => {
            format!("{} for {}", size_words(size), count(times, "deal"))
        }
        Step::Endless(size) => format!("{} until the game ends", size_words(size)),
        Step::Up(from, to) => format!("{} up to {}", size_words(from), size_words(to)),
        Step::Down(from, to) => format!("{} down to {}", size_words(from), size_words(to)),
    }
}

fn size_words(size: Size) -> String {
    match size {
        Size::Cards(cards) => count(cards, "card"),
        Size::Top => "the most cards".into(),
        Size::BelowTop => "one card fewer than the most".into(),
    }
}

fn dead_hand(rules: &Ruleset) -> String {
    let dead: Vec<u8> = rules
        .tables
        .iter()
        .filter(|table| table.dead_hand)
        .flat_map(|table| table.players.iter().copied())
        .collect();
    if dead.is_empty() {
        return "Everyone plays in every deal.".into();
    }
    format!(
        "With {} players the dealer sits out as the dead hand: no cards, bid, tricks or points in \
         that deal; the player before the dealer bids last.",
        or(&dead)
    )
}

fn trump(rule: &TrumpRule) -> String {
    match rule {
        TrumpRule::Cycle(cycle) => {
            let names: Vec<&str> = cycle
                .iter()
                .map(|trump| if *trump == Trump::None { "no trump" } else { trump.name() })
                .collect();
            format!("Trumps run in a fixed cycle from the first deal on: {}.", names.join(", "))
        }
        TrumpRule::Drawn => "A trump suit is drawn for each deal.".into(),
        TrumpRule::Named => "The contract names the trump, or no trump.".into(),
        TrumpRule::Turned => {
            "The next card is turned up, and its suit is trump; if every card is dealt, there is \
             no trump."
                .into()
        }
    }
}

fn hook(hook: Hook) -> String {
    let rule = "the last bid may not make the bids add up to the number of cards dealt to each \
                player";
    match hook {
        Hook::Always => format!("{}.", capital(rule)),
        Hook::FromCards(least) => format!("In deals of {} or more {rule}.", count(least, "card")),
        Hook::Never => "The bids may add up to any number.".into(),
    }
}

fn play(rules: &Ruleset) -> String {
    let free = if rules.play.must_trump {
        "a player without it must trump if possible, and otherwise may play any card"
    } else {
        "a player without it may play any card"
    };
    let first = match rules.bidding.auction() {
        Some(_) => " unless the contract says otherwise",
        None => "",
    };
    let talon = if rules.play.talon {
        " After each trick the winner takes the card face up on the talon and the loser the one \
         under it, until none is left."
    } else {
        ""
    };
    format!(
        "The player on the dealer's {} leads first{first}; the winner of a trick leads to the next. \
         The suit led must be followed; {free}. The highest trump takes the trick, or else the \
         highest card of the suit led.{talon}",
        rules.turn.side()
    )
}

fn end(rules: &Ruleset) -> String {
    let best = match rules.scoring.wins() {
        Wins::Highest => "highest",
        Wins::Lowest => "lowest",
    };
    let ties = match rules.scoring.ties() {
        Some(TieBreak::SuccessfulBids) => {
            "between equal totals the larger sum of successful bids wins"
        }
        None => "equal totals share the rank",
    };
    match rules.ending.points {
        Some(points) => format!(
            "The game ends after the deal in which somebody reaches {}. The {best} total wins; if \
             the best totals are equal, another deal is played.",
            count(points, "point")
        ),
        None => format!(
            "The game ends with the last deal of the schedule. The {best} total wins; {ties}."
        ),
    }
}

fn doubling(rules: &Ruleset) -> String {
    match rules.scoring.doubled_by() {
        Some(suit) => format!(
            "With {} as trump the points of a deal count double; bonuses do not. This applies to \
             trumps turned up, not to a fixed cycle.",
            suit.name()
        ),
        None => "No trump doubles the points of a deal.".into(),
    }
}

/// A formula in words: `10 + tricks`, `minus the difference`.
pub fn formula(formula: &Formula) -> String {
    let terms: Vec<String> = formula
        .terms()
        .enumerate()
        .map(|(index, (factor, quantity))| {
            let negative = factor.in_halves() < 0;
            let size = if negative { -factor } else { factor };
            let sign = match (index, negative) {
                (0, true) if quantity != Quantity::One => "minus ",
                (0, true) => "-",
                (0, false) => "",
                (_, true) => "- ",
                (_, false) => "+ ",
            };
            match quantity {
                Quantity::One => format!("{sign}{size}"),
                _ if size.in_halves() == 2 => format!("{sign}{}", quantity_words(quantity)),
                _ => format!("{sign}{size} × {}", quantity_words(quantity)),
            }
        })
        .collect();
    if terms.is_empty() { "0".into() } else { terms.join(" ") }
}

const fn quantity_words(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::One => "",
        Quantity::Bid => "bid",
        Quantity::Took => "tricks",
        Quantity::Off => "tricks off",
        Quantity::Cards => "cards",
        Quantity::BidSquared => "bid²",
        Quantity::OffSquared => "(tricks off)²",
    }
}
