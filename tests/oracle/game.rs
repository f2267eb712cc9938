//! A game of the library, with every act kept so that a failing game can be printed as a script.

use crate::terms::{Terms, pack};
use hoyle::cards::{Card, Seat, Trump};
use hoyle::game::{Act, Count, Deal, Game, Players, Setup, TrickCard};
use hoyle::presets;
use hoyle::rules::{Contract, Refusal, Ruleset};
use std::fmt::Write;

/// A game and what is needed to replay it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Game,
    begun: String,
    acts: Vec<Act>,
}

/// What went wrong, in words.
pub(crate) type Outcome = Result<(), String>;

const NAMES: [&str; 7] = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];

impl Table {
    /// Returns a table with this many players, the last of whom deals first.
    pub(crate) fn new(rules: Ruleset, file: Option<&str>, players: usize, options: &str) -> Table {
        let names = &NAMES[..players];
        let begun = format!(
            "{}new {} {} --dealer {}{options}\n",
            file.map(|text| format!(
                "# small.toml:\n# {}\n",
                text.trim_end().replace('\n', "\n# ")
            ))
            .unwrap_or_default(),
            if file.is_some() { "small.toml" } else { &rules.id },
            names.join(" "),
            names[players - 1],
        );
        let players = Players::new(names).expect("names");
        let dealer = players.seats().next_back().expect("a dealer");
        let setup = Setup::new(rules, players, dealer).expect("so many are seated");
        Table { game: Game::new(setup), begun, acts: Vec::new() }
    }

    pub(crate) fn rules(&self) -> &Ruleset {
        self.game.setup().rules()
    }

    pub(crate) fn deal(&self) -> &Deal {
        self.game.current().expect("a deal is on")
    }

    /// Plays an act and returns whether it was accepted.
    pub(crate) fn accepts(&mut self, act: &Act) -> Result<(), Refusal> {
        let settled = self.game.play(act)?;
        self.acts.push(settled);
        Ok(())
    }

    pub(crate) fn act(&mut self, act: &Act) -> Outcome {
        self.accepts(act).map_err(|refusal| format!("{} is refused: {refusal:?}", self.line(act)))
    }

    /// Plays an impossible act.
    pub(crate) fn refuses(&self, act: &Act) -> Outcome {
        let mut after = self.game.clone();
        match after.play(act) {
            Ok(_) => Err(format!("{} is accepted and cannot be", self.line(act))),
            Err(_) if after != self.game => {
                Err(format!("{} is refused and has changed the game", self.line(act)))
            }
            Err(_) => Ok(()),
        }
    }

    /// Returns the terms of the current deal.
    pub(crate) fn terms(&self, lowest: &str, discard: bool, leader: Seat) -> Terms {
        let rules = self.rules();
        let plan = &self.deal().plan;
        let pack = pack(lowest);
        let players = plan.seats.len();
        let cards = usize::from(plan.cards);
        let draws = if rules.play.talon { (pack.len() - players * cards) / players } else { 0 };
        let turned = rules.trump == hoyle::rules::TrumpRule::Turned;
        Terms {
            turned: turned && pack.len() > players * cards,
            pack,
            seats: plan.seats.clone(),
            cards,
            draws,
            discard,
            trump: self.deal().trump().and_then(Trump::suit),
            must_trump: rules.play.must_trump,
            leader: plan.seats.iter().position(|seat| *seat == leader).expect("a seat"),
        }
    }

    /// Returns the whole game as a script.
    pub(crate) fn script(&self) -> String {
        let mut script = self.begun.clone();
        for act in &self.acts {
            let _ = writeln!(script, "{}", self.line(act));
        }
        script
    }

    /// Returns an act as a line of a script.
    pub(crate) fn line(&self, act: &Act) -> String {
        let named = |said: &Count| match said.by {
            Some(seat) => format!(" {}={}", NAMES[seat.index()], said.number),
            None => format!(" {}", said.number),
        };
        let laid = |laid: &TrickCard| match laid.by {
            Some(seat) => format!(" {}={}", NAMES[seat.index()], laid.card),
            None => format!(" {}", laid.card),
        };
        match act {
            Act::Trump(trump) => format!("trump {}", trump.name()),
            Act::Turned(card) => format!("trump {card}"),
            Act::Bid(said) => format!("bid{}", said.iter().map(named).collect::<String>()),
            Act::Took(said) => format!("took{}", said.iter().map(named).collect::<String>()),
            Act::Trick { cards, turned } => {
                let up = turned.map(|card| format!(" --up {card}")).unwrap_or_default();
                format!("trick{}{up}", cards.iter().map(laid).collect::<String>())
            }
            Act::Contract(Contract { bid, by, with, also: _, factors: _ }) => {
                let with = with.map(|with| format!(" --with {}", NAMES[with.index()]));
                format!("contract {bid} --by {}{}", NAMES[by.index()], with.unwrap_or_default())
            }
            _ => unreachable!("the oracle says none of them"),
        }
    }
}

/// Returns a trick as the oracle records it: the cards without their players.
pub(crate) fn trick(cards: &[Card], turned: Option<Card>) -> Act {
    let cards = cards.iter().map(|card| TrickCard { by: None, card: *card }).collect();
    Act::Trick { cards, turned }
}

/// Returns the seats of a table.
pub(crate) fn seats(players: usize) -> Vec<Seat> {
    Players::new(&NAMES[..players]).expect("names").seats().collect()
}

/// Returns a built-in game.
pub(crate) fn preset(id: &str) -> Ruleset {
    presets::ruleset(id).expect("a preset")
}

/// Returns custom rules.
pub(crate) fn house(text: &str) -> Ruleset {
    presets::read(text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"))
}
