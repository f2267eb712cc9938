//! The forms that ask for one thing each, drawn from the questions that all front ends share.

use crate::cards::{Suit, Trump};
use crate::game::{Act, Choices, Deal, Due, Game, TableAct, TableChoice};
use crate::notation;
use crate::rules::AuctionRule;
use crate::views::{ActGroup, Asked, asked, asked_besides};
use crate::words;
use crate::words::messages;

/// A form that asks for one thing.
pub(super) struct Fieldset {
    pub(super) legend: String,
    pub(super) controls: Controls,
}

impl Fieldset {
    /// What the numbers of a form add up to.
    pub(super) fn sum(each: &[NumberField]) -> u32 {
        each.iter().map(|field| u32::from(field.number)).sum()
    }
}

pub(super) enum Controls {
    /// Buttons that each record something.
    Buttons(Vec<FormChoice>),
    /// Groups of buttons; only one group is open at a time.
    Groups(Vec<(String, Vec<FormChoice>)>),
    /// Numbers that are sent as the words after `line`.
    Numbers {
        line: String,
        each: Vec<NumberField>,
        most: u8,
        /// What they add up to, where that is known.
        total: Option<u8>,
    },
    /// A contract, chosen by its parts.
    Contract(ContractParts),
}

/// A button or a chip.
#[derive(Default)]
pub(super) struct FormChoice {
    pub(super) label: String,
    /// The line that it sends, or the value that it stands for.
    pub(super) value: String,
    /// The sign of a suit, which is shown in place of the label.
    pub(super) sign: Option<char>,
    /// Its classes in the style sheet.
    pub(super) class: String,
}

/// A number for a player, or for a declarer who needs no name.
pub(super) struct NumberField {
    pub(super) name: String,
    pub(super) number: u8,
    /// The bid that the number is compared with.
    pub(super) bid: Option<u8>,
}

impl FormChoice {
    fn of_trump(trump: Trump, value: String) -> FormChoice {
        let is_red = matches!(trump, Trump::Hearts | Trump::Diamonds);
        let class = if is_red { "red" } else { "" };
        let sign = trump.suit().map(Suit::sign);
        FormChoice { label: words::trump(trump), value, sign, class: class.to_owned() }
    }
}

impl NumberField {
    /// Whether the number is the bid.
    pub(super) fn is_made(&self) -> bool {
        self.bid == Some(self.number)
    }
}

/// The parts from which a contract is put together.
#[derive(Default)]
pub(super) struct ContractParts {
    /// The bids; a class tells which of the other parts a bid has.
    pub(super) bids: Vec<FormChoice>,
    pub(super) trumps: Vec<FormChoice>,
    pub(super) players: Vec<String>,
    pub(super) partners: Vec<String>,
    /// The words that multiply a contract, after the choice of none.
    pub(super) factors: Vec<Vec<FormChoice>>,
}

/// Forms for what the game waits for, and for what can be recorded beside it.
pub(super) fn due_fieldsets(game: &Game) -> Vec<Fieldset> {
    let due = game.due();
    let mut all = fieldsets(game, asked(game), "", &words::due(game, &due), game.current());
    if let Some(asked) = asked_besides(game, &due, &[]) {
        all.extend(fieldsets(game, asked, "", &words::which_besides(game, &due), None));
    }
    all
}

/// Forms for the player who has to bid or call.
pub(super) fn turn_fieldsets(game: &Game) -> Vec<Fieldset> {
    let due = game.due();
    let legend = words::due(game, &due);
    let asked = match due {
        Due::Calls(_) => asked(game),
        // The table's page has buttons for numbers.
        _ => match asked_besides(game, &due, &[]) {
            Some(Asked::Choice(mut groups)) => {
                groups.retain(|group| matches!(group.options[..], [(_, Act::Bid(_))]));
                Asked::Choice(groups)
            }
            _ => return Vec::new(),
        },
    };
    fieldsets(game, asked, "", &legend, None)
}

/// The links from the table's page or a deal's to the pages of acts: what went wrong, and what else happened.
/// The options of open choices are on the table's page itself.
pub(super) fn act_links(
    game: &Game,
    base: &str,
    deal: Option<usize>,
) -> [Vec<(String, String)>; 2] {
    let mut choices = Choices::of(game);
    let mut path = format!("{base}/act");
    if let Some(number) = deal {
        choices = Choices::of_deal(game, number);
        path = format!("{base}/deal/{number}/act");
    }
    let link = |choice: &TableChoice| match choice.act {
        TableAct::Choose(_) => None,
        act => {
            let label = words::capital(&words::table_act(game, act));
            Some((format!("{path}/{}", act.name()), label))
        }
    };
    [choices.wrongs().filter_map(link).collect(), choices.events().filter_map(link).collect()]
}

/// Forms for what is asked for. Every line that they send begins with `prefix`; the numbers of a deal
/// are those recorded, or else its bids.
pub(super) fn fieldsets(
    game: &Game,
    asked: Asked,
    prefix: &str,
    legend: &str,
    deal: Option<&Deal>,
) -> Vec<Fieldset> {
    let players = game.setup().players();
    let name = |seat| players.name(seat).to_string();
    let bid = |seat| deal.and_then(|deal| deal.bid(seat));
    let controls = match asked {
        // The table's page has buttons for the bids that are open.
        Asked::Bids { .. } if prefix.is_empty() => return Vec::new(),
        Asked::Bids { seats, most } => {
            let each = seats.into_iter().map(|seat| NumberField {
                name: name(seat),
                number: bid(seat).unwrap_or_default(),
                bid: None,
            });
            Controls::Numbers {
                line: format!("{prefix}bid"),
                each: each.collect(),
                most,
                total: None,
            }
        }
        Asked::Tricks { seats, total } => {
            let recorded = deal.map(|deal| deal.tricks.as_slice()).unwrap_or_default();
            let mut each: Vec<NumberField> = Vec::new();
            for (place, seat) in seats.iter().enumerate() {
                let rest = total.saturating_sub(each.iter().map(|field| field.number).sum());
                let expected = if place + 1 == seats.len() {
                    rest
                } else {
                    bid(*seat).unwrap_or_default().min(rest)
                };
                let number = recorded.get(place).copied().unwrap_or(expected);
                each.push(NumberField { name: name(*seat), number, bid: bid(*seat) });
            }
            Controls::Numbers {
                line: format!("{prefix}took"),
                each,
                most: total,
                total: Some(total),
            }
        }
        Asked::Count { declarers: 1, most } => {
            let counts = (0..=most).map(|number| FormChoice {
                label: number.to_string(),
                value: format!("{prefix}took {number}"),
                sign: None,
                class: String::new(),
            });
            let controls = Controls::Buttons(counts.collect());
            let legend = messages::LiveTricksLegend.say().to_owned();
            return vec![Fieldset { legend, controls }];
        }
        Asked::Count { declarers, most } => {
            let recorded = deal.map(|deal| deal.tricks.as_slice()).unwrap_or_default();
            let each = (0..declarers).map(|place| NumberField {
                name: String::new(),
                number: recorded.get(place).copied().unwrap_or_default(),
                bid: None,
            });
            Controls::Numbers {
                line: format!("{prefix}took"),
                each: each.collect(),
                most,
                total: None,
            }
        }
        Asked::Choice(groups) => return choices(game, groups, prefix, legend),
    };
    vec![Fieldset { legend: legend.to_owned(), controls }]
}

/// Forms for a choice: acts that stand alone are one row of buttons, and suits another.
fn choices(game: &Game, groups: Vec<ActGroup>, prefix: &str, legend: &str) -> Vec<Fieldset> {
    let is_contract =
        |group: &ActGroup| matches!(group.options.first(), Some((_, Act::Contract(_))));
    if groups.iter().any(is_contract) {
        let controls = Controls::Contract(ContractParts::of(game, groups));
        return vec![Fieldset { legend: legend.to_owned(), controls }];
    }

    let mut suits = Vec::new();
    let mut single = Vec::new();
    let mut calls = Vec::new();
    let mut others = Vec::new();
    for group in groups {
        let buttons = group.options.iter().map(|(label, act)| {
            let value = format!("{prefix}{}", notation::line(act, game.setup().players()));
            match act {
                Act::Trump(trump) => FormChoice::of_trump(*trump, value),
                _ => FormChoice { label: label.clone(), value, sign: None, class: String::new() },
            }
        });
        let buttons: Vec<FormChoice> = buttons.collect();
        match group.options.as_slice() {
            [(_, Act::Trump(_))] => suits.extend(buttons),
            [_] => single.extend(buttons),
            [(_, Act::Call(_)), ..] => calls.push((group.label, buttons)),
            // These are among the acts of the table.
            [(_, Act::Redeal | Act::End(_)), ..] | [] => {}
            [_, ..] => {
                others.push(Fieldset { legend: group.label, controls: Controls::Buttons(buttons) })
            }
        }
    }

    let mut all = Vec::new();
    if !suits.is_empty() {
        let legend = words::capital(&messages::HeadingTrump.say());
        all.push(Fieldset { legend, controls: Controls::Buttons(suits) });
    }
    if !calls.is_empty() {
        all.push(Fieldset { legend: legend.to_owned(), controls: Controls::Groups(calls) });
    }
    if !single.is_empty() {
        all.push(Fieldset { legend: legend.to_owned(), controls: Controls::Buttons(single) });
    }
    all.extend(others);
    all
}

impl ContractParts {
    /// The parts of contracts; those of a bid are one group.
    fn of(game: &Game, groups: Vec<ActGroup>) -> ContractParts {
        let players = game.setup().players();
        let mut parts = ContractParts::default();
        let mut bids: Vec<(String, bool, bool)> = Vec::new();
        for group in groups {
            for (_, act) in group.options {
                let Act::Contract(contract) = act else { continue };
                let id = &contract.bid.id;
                if bids.last().is_none_or(|(last, ..)| last != id) {
                    bids.push((id.clone(), false, false));
                }
                if let Some((_, has_trump, has_partner)) = bids.last_mut() {
                    *has_trump |= contract.bid.trump.is_some();
                    *has_partner |= contract.with.is_some();
                }
                if let Some(trump) = contract.bid.trump {
                    let value = trump.name().to_owned();
                    if parts.trumps.iter().all(|other| other.value != value) {
                        parts.trumps.push(FormChoice::of_trump(trump, value));
                    }
                }
                push_new(&mut parts.players, players.name(contract.by).as_str());
                if let Some(partner) = contract.with {
                    push_new(&mut parts.partners, players.name(partner).as_str());
                }
            }
        }

        let rule = game.setup().rules().bidding.auction();
        for group in rule.into_iter().flat_map(AuctionRule::factor_groups) {
            let mut choices = vec![FormChoice { label: "–".to_owned(), ..FormChoice::default() }];
            for factor in group {
                let label = words::bid_name(&factor.word);
                choices.push(FormChoice {
                    label,
                    value: factor.word.clone(),
                    ..FormChoice::default()
                });
            }
            if choices.len() > 1 {
                parts.factors.push(choices);
            }
        }
        for (id, has_trump, has_partner) in bids {
            let mut class = String::new();
            if !has_trump {
                class += "no-trump ";
            }
            if !has_partner {
                class += "alone";
            }
            let label = words::bid_name(&id);
            parts.bids.push(FormChoice { label, value: id, sign: None, class });
        }
        parts
    }
}

fn push_new(names: &mut Vec<String>, name: &str) {
    if names.iter().all(|other| other != name) {
        names.push(name.to_owned());
    }
}
