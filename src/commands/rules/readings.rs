//! `rules RULES --readings`: what no document says in a set of rules, and how Hoyle reads it.

use crate::output::{fold_in, plain};
use crate::rules::Ruleset;
use crate::terminal::{Answer, Context};
use crate::words::{self, ReadingInWords, messages};

/// Our readings that a set of rules rests on.
pub(super) fn readings(context: &Context, rules: &Ruleset) -> Answer {
    Answer::of(
        &words::readings(rules),
        context,
        |readings| readings.iter().map(record).collect(),
        |readings| {
            let mut paragraphs = Vec::new();
            for ReadingInWords { rule, says, reason, setting, .. } in readings {
                let mut sentences = vec![says.clone()];
                sentences.push(messages::RulesReadingReason { rule, reason }.say());
                if let Some(key) = setting {
                    let setting = format!("--set {key}");
                    sentences.push(messages::RulesReadingSetting { setting }.say());
                }
                paragraphs.push(words::joined(sentences, " "));
            }
            if paragraphs.is_empty() {
                paragraphs
                    .push(messages::RulesReadingNone { title: words::rules_title(rules) }.say());
            }
            let width = context.screen.look.width;
            let folded: Vec<String> =
                paragraphs.iter().map(|paragraph| fold_in(paragraph, width, 0) + "\n").collect();
            Answer::result(folded.join("\n"))
        },
    )
}

fn record(reading: &ReadingInWords) -> String {
    let ReadingInWords { reading, rule, says, reason, setting } = reading;
    plain::record([*reading, rule, says, reason, setting.unwrap_or_default()])
}
