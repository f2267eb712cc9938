//! Rules files, and what is wrong with rules.

use super::{
    Language, Problem, Ruling, Unknown, and, did_you_mean, expected, law_kind, laws_that_fit,
    messages, no_such, or, perhaps, quoted, range, rules_title, setting_error, top_too_high,
    unknown,
};
use crate::cards::{Suit, near_miss, visible};
use crate::club::Plan;
use crate::presets::{
    self, ChoiceError, LONGEST_FILE, LocatedFileError, RulesFileError, ShapeError,
};
use crate::rules::{
    self, Clause, LocatedRulesError, MOST_DEALS, MOST_PLAYERS, OwnWords, RulesError, Ruleset,
    Scoring,
};

/// The ruling on rules that cannot be played as a table would have them.
pub fn rules_refused(rules: &Ruleset, error: &RulesError) -> Ruling {
    let clause = match error {
        RulesError::DoubledInCycle => Some(Clause::Doubling),
        RulesError::ZeroFinish(_) => Some(Clause::ZeroFinish),
        RulesError::MostBelowLeast { .. } => Some(Clause::BidRange),
        RulesError::RedealtForever { .. } | RulesError::HookNeverMet(_) => Some(Clause::Hook),
        RulesError::PackTooSmall { .. } => Some(Clause::Pack),
        _ => None,
    };
    let open = match *error {
        RulesError::PackTooSmall { players, pack, .. } if pack >= players => {
            Some(messages::RulesRemedyFewerCards { players, most: pack / players }.say())
        }
        _ => None,
    };
    let mut ruling = Ruling::on(rules, clause, rules_error(error), open);
    if let (RulesError::ZeroFinish(_), Some(ground)) = (error, &mut ruling.rests_on) {
        // The form of the schedule rules it out, not the variation itself.
        ground.source = presets::cite(rules, Clause::Deals);
    }
    ruling
}

/// What is wrong with a set of rules, as a sentence.
pub fn rules_error(error: &RulesError) -> String {
    use RulesError::*;
    match error {
        Format(format) => messages::RulesErrorFormat { format }.say(),
        Id(id) => messages::RulesErrorId { id: quoted(id), reason: bad_id(id) }.say(),
        CallWord(id) => messages::RulesErrorCallWord { id: quoted(id) }.say(),
        Twice(value) => messages::RulesErrorDuplicate { value: quoted(value) }.say(),
        Unprintable => messages::RulesErrorUnprintable.say(),
        Empty => messages::RulesErrorEmpty.say(),
        TooLong(most) => messages::RulesErrorTooManyRows { most }.say(),
        TricksCounted { counted, most } => {
            messages::RulesErrorTricksCounted { counted, most }.say()
        }
        TricksAbove => messages::RulesErrorTricksAbove.say(),
        TricksAboveAll(counted) => messages::RulesErrorTricksAboveAll { counted }.say(),
        EndsByDeclarer => messages::RulesErrorEndsByDeclarer.say(),
        EndsWhen => messages::RulesErrorEndsWhen.say(),
        OutAlone => messages::RulesErrorOut.say(),
        EndsByPartners => messages::RulesErrorEndsByPartners.say(),
        Games => messages::RulesErrorSeveralGames.say(),
        NoZero => messages::RulesErrorNoZero.say(),
        Mark => messages::RulesErrorMark.say(),
        NoTable => messages::RulesErrorNoTable.say(),
        ScoreMismatch(id) => messages::RulesErrorScoreMismatch { score: id }.say(),
        TrumpMismatch => messages::RulesErrorTrumpMismatch.say(),
        NeverEnds => messages::RulesErrorNeverEnds.say(),
        LeastOutOfReach => messages::RulesErrorLeastOutOfReach.say(),
        OutOfReach => messages::RulesErrorOutOfReach.say(),
        Unit(rules::Unit::Half) => messages::RulesErrorUnitHalf.say(),
        Unit(rules::Unit::Tenth) => messages::RulesErrorUnitTenth.say(),
        TallyDistinct { players, least } => {
            messages::RulesErrorTallyDistinct { players, least }.say()
        }
        TallyMost(least) => messages::RulesErrorTallyMost { least }.say(),
        LowestOfRanks => messages::RulesErrorLowestOfRanks.say(),
        NoEquals => messages::RulesErrorNoEqualCards.say(),
        TooManyJokers => messages::RulesErrorTooManyJokers.say(),
        NotInPack(card) => messages::RulesErrorNotInPack { card: quoted(card) }.say(),
        EqualCards => messages::RulesErrorEqualCards.say(),
        TallyTotal => messages::RulesErrorTallyTotal.say(),
        TallyAgainst => messages::RulesErrorTallyAgainst.say(),
        QuotaFit => messages::RulesErrorQuotaFit.say(),
        QuotaSum { sum, tricks } => messages::RulesErrorQuotaSum { sum, tricks }.say(),
        TallyTarget { target, most } => messages::RulesErrorTallyTarget { target, most }.say(),
        MixedTargets => messages::RulesErrorMixedTargets.say(),
        CasesOfTricks => messages::RulesErrorCasesOfTricks.say(),
        NoSuchQuantity { word, known } => messages::RulesErrorUnknownQuantity {
            word: quoted(word),
            known: or(known),
            suggestion: did_you_mean(word, known),
        }
        .say(),
        NoSuchKind { kind, known } => {
            let missing = no_such(Unknown::Kind, kind, known);
            format!("{missing} {}", messages::TallyAdviceChoose { tallies: or(known) }.say())
        }
        KindMisere => messages::RulesErrorKindMisere.say(),
        NothingEndsDeal => messages::RulesErrorNothingEndsDeal.say(),
        TallyHalf => messages::RulesErrorTallyHalf.say(),
        TallyOver => messages::RulesErrorTallyOver.say(),
        TallyTable => messages::RulesErrorTallyTable.say(),
        TallyShort => messages::RulesErrorTallyShort.say(),
        MostBelowLeast { least, most } => messages::RulesErrorMostBelowLeast { most, least }.say(),
        RedealtForever { players, cards, most, below } => {
            messages::RulesErrorRedealtForever { cards, players, most, below }.say()
        }
        HookNeverMet(players) => messages::RulesErrorHookNeverMet { players }.say(),
        BidWord(word) => messages::RulesErrorBidWord { word: quoted(word) }.say(),
        NoSuchBidWord { word, known } => messages::RulesErrorUnknownBidWord {
            word: quoted(word),
            suggestion: did_you_mean(word, known),
        }
        .say(),
        LawsUnfit(set, need) => {
            messages::RulesErrorLawsUnfit { set, need: <&str>::from(need) }.say()
        }
        LawFact { fact, known } => {
            messages::LawsWrongFactName { fact: quoted(fact) }.say() + &did_you_mean(fact, known)
        }
        LawChooser => messages::RulesErrorLawChooser.say(),
        LawDefault { option, known } => messages::RulesErrorLawDefault {
            option: quoted(option),
            suggestion: did_you_mean(option, known),
        }
        .say(),
        LawIdle => messages::RulesErrorLawIdle.say(),
        LawTricks => messages::RulesErrorLawTricks.say(),
        LawCoverage { kind, facts } => messages::RulesErrorLawCoverage {
            kind: law_kind(*kind),
            facts: if facts.is_empty() { "none" } else { facts },
            word: <&str>::from(kind),
        }
        .say(),
        NoPartners(players) => messages::RulesErrorNoPartners { players }.say(),
        CalledPartner => messages::RulesErrorCalledPartner.say(),
        NumbersMissing => messages::RulesErrorNumbersMissing.say(),
        FactorsCalled => messages::RulesErrorFactorsCalled.say(),
        NoSuchLanguage(tag) => {
            let translated =
                Language::all().filter(|known| !known.is_pseudo() && *known != Language::ENGLISH);
            let known = translated.map(Language::tag);
            messages::RulesErrorUnknownLanguage { language: quoted(tag), languages: or(known) }
                .say()
        }
        NoSuchText { text, meant } => {
            messages::RulesErrorUnknownText { text: quoted(text) }.say()
                + &perhaps(meant.as_deref())
        }
        IdleTieBreak(tie) => messages::RulesErrorIdleTieBreak { word: <&str>::from(tie) }.say(),
        Words => messages::RulesErrorUnprintableWords.say(),
        LineBreak(text) => messages::RulesErrorLineBreak { text: quoted(text) }.say(),
        Setting(value) => messages::RulesErrorSettingValue { value: quoted(value) }.say(),
        DoubledInCycle => messages::RulesErrorDoubledInCycle.say(),
        ZeroFinish(form) => messages::RulesErrorZeroFinish { form }.say(),
        Form { form, forms } => unknown(Unknown::Schedule, form, forms).sentences(),
        EndlessEarly => messages::RulesErrorEndlessEarly.say(),
        NoDeals { .. } => messages::RulesErrorNoDeals.say(),
        TopTooHigh { top, most } => top_too_high(*top, *most, None),
        Packets => messages::RulesErrorPackets.say(),
        Talon => messages::RulesErrorTalon.say(),
        TrumpsMissing(trumps) => messages::RulesErrorTrumpsMissing {
            trumps: and(trumps
                .iter()
                .map(|trump| messages::GrammarQuotation { text: trump.name() }.say())),
        }
        .say(),
        SecondTrou => messages::RulesErrorSecondTrou.say(),
        TargetTooHigh { target, tricks } => {
            messages::RulesErrorTargetTooHigh { target, tricks }.say()
        }
        Settled => messages::RulesErrorOpponentsGiven.say(),
        OpponentsMissing => messages::RulesErrorOpponentsMissing.say(),
        UnevenSides => messages::RulesErrorUnevenSides.say(),
        SeveralPairs => messages::RulesErrorSeveralPairs.say(),
        NoOpponents => messages::RulesErrorNoOpponents.say(),
        Players(players) => messages::RulesErrorTableSize { players, most: MOST_PLAYERS }.say(),
        Deals { players, deals } => {
            messages::RulesErrorDealCount { players, deals, most: MOST_DEALS }.say()
        }
        PackTooSmall { players, cards: 0, pack } => {
            messages::RulesErrorPackBelowPlayers { pack, players }.say()
        }
        PackTooSmall { players, cards, pack } => {
            messages::RulesErrorPackBelowDeal { cards, players, pack }.say()
        }
    }
}

/// What keeps a text from being an id.
fn bad_id(id: &str) -> String {
    let wrong = id.chars().find(|c| !matches!(c, 'a'..='z' | '0'..='9' | '-'));
    match (id.chars().next(), wrong) {
        (None, _) => messages::RulesIdEmpty.say(),
        (_, Some(c)) if c.is_uppercase() => messages::RulesIdCapitals.say(),
        (_, Some(' ')) => messages::RulesIdSpace.say(),
        (_, Some(c)) => messages::RulesIdCharacter { character: quoted(&c.to_string()) }.say(),
        (Some(first), _) if !first.is_ascii_lowercase() => messages::RulesIdStart.say(),
        _ => messages::RulesIdTooLong.say(),
    }
}

/// The most errors of a file that are listed.
const MOST_LISTED: usize = 40;

/// Why a rules file cannot be used: its errors, a sentence each after its place.
pub fn file_errors(file: &str, errors: &[LocatedFileError]) -> Vec<String> {
    let listed = errors.iter().take(MOST_LISTED);
    let mut lines: Vec<String> = listed.map(|error| file_error(file, error)).collect();
    if errors.len() > MOST_LISTED {
        let more = messages::RulesFileMoreErrors { errors: errors.len() - MOST_LISTED };
        lines.push(format!("{}: {}", visible(file), more.say()));
    }
    lines
}

/// An error of a rules file, after its place.
pub(super) fn file_error(file: &str, error: &LocatedFileError) -> String {
    let file = visible(file);
    let says = rules_file_error(&error.error);
    match error.at {
        Some((line, column)) => format!("{file}:{line}:{column}: {says}"),
        None => format!("{file}: {says}"),
    }
}

/// The kind of an error of a rules file and its line. It quotes nothing from the file.
pub fn unquoted_file_error(file: &str, error: &LocatedFileError) -> String {
    let kind = match &error.error {
        RulesFileError::TooLong
        | RulesFileError::Empty
        | RulesFileError::NotToml
        | RulesFileError::DuplicateKey
        | RulesFileError::OldForm(_) => return file_error(file, error),
        RulesFileError::Shape(ShapeError::UnknownKey { .. } | ShapeError::BelowTable(_)) => "key",
        RulesFileError::Shape(_) => "value",
        RulesFileError::Unplayable(_) => "rules",
    };
    let line = error.at.map(|(line, _)| format!(":{line}")).unwrap_or_default();
    format!("{}{line}: {}", visible(file), messages::RulesFileErrorKind { kind }.say())
}

/// An error of a rules file, as a sentence.
pub fn rules_file_error(error: &RulesFileError) -> String {
    match error {
        RulesFileError::TooLong => messages::RulesFileErrorTooLong { most: LONGEST_FILE }.say(),
        RulesFileError::Empty => messages::RulesErrorEmpty.say(),
        RulesFileError::NotToml => messages::RulesFileErrorNotToml.say(),
        RulesFileError::DuplicateKey => messages::RulesFileErrorDuplicateKey.say(),
        RulesFileError::Shape(error) => shape_error(error),
        RulesFileError::OldForm(now) => messages::RulesFileOldForm { now }.say(),
        RulesFileError::Unplayable(error) => rules_error(error),
    }
}

/// The longest message about a text in a file, in characters: what it quotes may be endless.
const LONGEST_MESSAGE: usize = 300;

/// Where a file does not have the keys and values of rules, as a sentence.
fn shape_error(error: &ShapeError) -> String {
    match error {
        ShapeError::UnknownKey { key, known } => match near_miss(key, known) {
            Some(_) => no_such(Unknown::Key, key, known),
            None => {
                let keys = messages::LookupChoices { choices: or(known) }.say();
                format!("{} {keys}", no_such(Unknown::Key, key, known))
            }
        },
        ShapeError::BelowTable(key) => messages::RulesFileErrorBelowTable { key }.say(),
        ShapeError::OneTable(key) => messages::RulesFileErrorOneTable { key }.say(),
        ShapeError::Quoted { key, number } => messages::RulesFileErrorQuoted { key, number }.say(),
        ShapeError::Missing(keys) => messages::RulesFileErrorMissingKey { keys: or(keys) }.say(),
        ShapeError::OnlyOneOf(keys) => {
            messages::RulesFileErrorExclusiveKeys { keys: and(keys) }.say()
        }
        ShapeError::BadValue { key, found, takes } => messages::RulesSettingBadValue {
            key,
            value: quoted(found),
            reason: expected(found, takes),
        }
        .say(),
        ShapeError::Unreadable(unreadable) => {
            let says = unreadable.to_string();
            match says.char_indices().nth(LONGEST_MESSAGE) {
                Some((end, _)) => format!("{}….", &says[..end]),
                None => format!("{says}."),
            }
        }
        ShapeError::UnknownScore(id) => {
            let scores = presets::scorings();
            no_such(Unknown::AnyScore, id, scores.iter().map(Scoring::id))
        }
        ShapeError::UnknownLaws(id) => no_such(Unknown::Laws, id, presets::law_ids()),
    }
}

/// That a rules file can be played.
pub fn file_is_sound(file: &str, rules: &Ruleset) -> String {
    messages::RulesFileValid {
        file,
        title: rules_title(rules),
        player_counts: range(&rules.player_counts()),
    }
    .say()
}

/// The errors in the own words of some rules. Play leaves such words out.
pub fn own_words_errors(rules: &Ruleset) -> Vec<LocatedRulesError> {
    words_errors(&rules.words, &texts(rules))
}

/// The first error in the own words of the plan of a club night, as a sentence.
pub fn plan_words_error(plan: &Plan) -> Option<String> {
    let prizes = plan.prizes.iter().map(|prize| prize.name.as_str());
    let texts: Vec<&str> = prizes.chain([plan.title.as_str()]).collect();
    words_errors(&plan.words, &texts).first().map(|found| rules_error(&found.error))
}

/// The errors in words that translate these texts.
fn words_errors(own: &OwnWords, texts: &[&str]) -> Vec<LocatedRulesError> {
    let mut errors = Vec::new();
    for (tag, words) in own {
        let language = Language::of_tag(tag).filter(|language| language.tag() == tag);
        // Programs read English.
        if language.is_none_or(|language| language == Language::ENGLISH) {
            let error = RulesError::NoSuchLanguage(tag.clone());
            errors.push(LocatedRulesError { key: format!("words.{tag}"), error });
            continue;
        }

        for (text, own) in words {
            let error = if !texts.contains(&text.as_str()) {
                let meant = near_miss(text, texts.iter().copied()).map(str::to_owned);
                RulesError::NoSuchText { text: text.clone(), meant }
            } else if own.contains('\n') {
                RulesError::LineBreak(text.clone())
            } else {
                continue;
            };
            errors.push(LocatedRulesError { key: format!("words.{tag}.{text}"), error });
        }
    }
    errors
}

/// The own words that play leaves out, a sentence for each error.
pub fn ignored_words(rules: &Ruleset) -> Vec<String> {
    own_words_errors(rules).iter().map(|found| rules_error(&found.error)).collect()
}

/// Every text of some rules that is shown to players.
fn texts(rules: &Ruleset) -> Vec<&str> {
    let tallies = rules.tallies.iter().flat_map(|tally| [&tally.id, &tally.title]);
    let jokers = rules.jokers().into_iter().map(|joker| &joker.title);
    let settings = rules.settings.iter().map(|own| &own.says);
    let texts = tallies.chain(jokers).chain(settings).map(String::as_str);
    let bids = rules.bidding.bids().iter().map(|bid| bid.id.as_str());
    let named = rules.bidding.exact().into_iter().flat_map(|exact| &exact.named);
    let words = named.map(|bid| bid.word.as_str());
    let kinds = rules.kinds.iter().map(|kind| kind.title.as_str());
    let titles = [rules.title.as_str(), rules.scoring.title()];
    let suits = Suit::ALL.map(<&str>::from);
    texts.chain(bids).chain(words).chain(kinds).chain(titles).chain(suits).collect()
}

/// Why rules cannot be played with what a table chooses in them; of the rules with what was chosen before.
pub fn choice_error(rules: &Ruleset, error: &ChoiceError) -> Problem {
    match error {
        ChoiceError::Scoring(id) => {
            let fitting = presets::scorings_for(rules);
            unknown(Unknown::Score(&rules_title(rules)), id, fitting.iter().map(Scoring::id))
        }
        ChoiceError::Schedule(id) => {
            unknown(Unknown::Schedule, id, rules.schedule.forms.iter().map(|form| form.id.as_str()))
        }
        ChoiceError::Laws(id) => {
            let sets = presets::law_sets().filter(|set| rules.lacks(set).is_none());
            unknown(Unknown::Laws, id, sets.map(|set| &set.id))
        }
        ChoiceError::LawsUnfit(id, need) => {
            let unfit = RulesError::LawsUnfit(id.clone(), *need);
            let mut problem = Problem::from(rules_error(&unfit));
            problem.notes.extend(laws_that_fit(rules));
            problem
        }
        ChoiceError::Setting(text, error) => setting_error(rules, text, error),
        ChoiceError::Top { top, most, players } => top_too_high(*top, *most, *players).into(),
        ChoiceError::Unplayable(unplayable) => rules_refused(rules, &unplayable.error).into(),
    }
}
