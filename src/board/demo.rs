//! The evening of `hoyle demo`: a script, and the time that each step stays on the screen.

use crate::commands::player::{self, ScriptCommand};
use crate::desk::Session;
use crate::grammar::{Recording, hints};
use crate::notation;
use crate::terminal::{Context, Failure, choose, game_id};
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;
use std::time::{Duration, Instant};
use std::vec::IntoIter;

/// The script. A comment that begins with `keys: ` holds keys to press on the board, with `E` for Enter;
/// one that begins with `refused: ` holds a command that is against the rules.
const SCRIPT: &str = include_str!("../../examples/demo.hoyle");

/// The shortest time that a step stays on the screen.
const LEAST: Duration = Duration::from_millis(1200);
/// The additional time for each character of the step's message.
const FOR_A_CHARACTER: Duration = Duration::from_millis(40);

/// The remaining steps.
pub(super) struct Demo {
    steps: IntoIter<DemoStep>,
    /// The time of the next step.
    next: Instant,
}

/// A step of the demo.
pub(super) enum DemoStep {
    Record(Recording),
    Press(Vec<KeyCode>),
}

impl Demo {
    /// Starts the game in memory, and prepares its steps.
    ///
    /// # Errors
    /// Never: a test plays the script.
    pub(super) fn begin(context: &Context) -> Result<(Session, Demo), Failure> {
        let mut begun = None;
        let mut steps = Vec::new();
        for line in SCRIPT.lines() {
            if let Some(keys) = line.strip_prefix("# keys: ") {
                steps.push(DemoStep::Press(keys.chars().map(key).collect()));
                continue;
            }
            let line = line.strip_prefix("# refused: ").unwrap_or(line);
            let words = notation::words(line).unwrap_or_default();
            if words.is_empty() {
                continue;
            }
            match player::parse(&words)?.command {
                ScriptCommand::New(new) => {
                    let new = choose::recorded_game(&new)?;
                    let id = game_id("demo", hints::games())?;
                    let started = new
                        .begin(id, context.now(), &mut context.dice())
                        .map_err(|error| Failure::not_begun(&new.rules, &error))?;
                    begun = Some(started);
                }
                ScriptCommand::Record(recording) => steps.push(DemoStep::Record(recording)),
                _ => {}
            }
        }
        let begun = begun.ok_or_else(|| Failure::usage(messages::ScriptRefusalSecondGame.say()))?;
        let demo = Demo { steps: steps.into_iter(), next: Instant::now() + LEAST };
        Ok((begun.session, demo))
    }

    /// The time until the next step; unlimited after the last one.
    pub(super) fn pause(&self) -> Duration {
        if self.steps.len() == 0 {
            return Duration::MAX;
        }
        self.next.saturating_duration_since(Instant::now())
    }

    /// Takes the next step.
    pub(super) fn next(&mut self) -> Option<DemoStep> {
        self.steps.next()
    }

    /// Delays the next step, so that a message of this many characters can be read.
    pub(super) fn wait(&mut self, characters: usize) {
        let reading = FOR_A_CHARACTER * u32::try_from(characters).unwrap_or(u32::MAX);
        self.next = Instant::now() + LEAST + reading;
    }
}

fn key(sign: char) -> KeyCode {
    if sign == 'E' { KeyCode::Enter } else { KeyCode::Char(sign) }
}
