//! Rules files, and what is wrong with rules.

use super::{
    Language, Problem, Ruling, Unknown, and, catalog, did_you_mean, expected, list, no_such, or,
    perhaps, quoted, range, setting_fault, top_too_high, translated, unknown,
};
use crate::cards::near_miss;
use crate::game::SlipRefusal;
use crate::presets::{
    self, BadChoice, ChoiceFault, FaultInFile, FileFault, LONGEST_FILE, ShapeFault,
};
use crate::rules::{self, Clause, MOST_DEALS, MOST_PLAYERS, RulesFault, Ruleset, Scoring, Unsound};

/// The ruling on rules that cannot be played as a table would have them.
pub fn rules_refused(rules: &Ruleset, fault: &RulesFault) -> Ruling {
    let clause = match fault {
        RulesFault::DoubledInCycle => Some(Clause::Doubling),
        RulesFault::ZeroFinish(_) => Some(Clause::ZeroFinish),
        RulesFault::MostBelowLeast { .. } => Some(Clause::BidRange),
        RulesFault::RedealtForever { .. } | RulesFault::HookNeverMet(_) => Some(Clause::Hook),
        RulesFault::PackTooSmall { .. } => Some(Clause::Pack),
        _ => None,
    };
    Ruling::on(rules, clause, rules_fault(fault), None)
}

/// What is wrong with a set of rules, as a sentence.
pub fn rules_fault(fault: &RulesFault) -> String {
    use RulesFault::*;
    match fault {
        Format(format) => catalog::its_format_is_this_version_reads(format),
        Id(id) => catalog::cannot_be_id(quoted(id), bad_id(id)),
        CallWord(id) => catalog::cannot_be_bid_s_id_it(quoted(id)),
        Twice(value) => catalog::is_already_in_this_list(quoted(value)),
        Unprintable => catalog::this_text_has_invisible_character_or(),
        Empty => catalog::there_is_nothing_in_it(),
        TooLong(most) => catalog::this_list_has_more_than_rows(most),
        TricksCounted { counted, most } => catalog::counted_cannot_be_expected_1_to(counted, most),
        TricksAbove => catalog::above_is_only_for_pays_tricks(),
        TricksAboveAll(counted) => catalog::above_has_to_be_less_than(counted),
        Games => catalog::several_games_need_ending_points_and(),
        NoZero => catalog::no_zero_changes_nothing_no_promotion(),
        Mark => catalog::mark_has_1_to_4_visible(),
        NoTable => catalog::no_tables_row_names_number_of(),
        ScoreMismatch(id) => catalog::score_does_not_fit_bidding_of(id),
        TrumpMismatch => catalog::trump_is_named_in_auction_and(),
        NeverEnds => catalog::schedule_with_until_end_needs_ending(),
        OutOfReach => catalog::nobody_can_reach_these_points_no(),
        Unit(rules::Unit::Half) => catalog::factors_are_multiples_of_for_tenths(),
        Unit(rules::Unit::Tenth) => catalog::factors_are_multiples_of_0_1(),
        CountMost(least) => catalog::there_can_be_in_deal_so(least),
        LowestOfRanks => catalog::ranks_has_lowest_rank_already(),
        NoEquals => catalog::only_in_two_packs_with_double(),
        TooManyJokers => catalog::pack_has_at_most_60_cards(),
        NotInPack(card) => catalog::is_in_no_pack_of_these_2(quoted(card)),
        EqualCards => catalog::talon_needs_pack_without_equal_cards(),
        CountOver => catalog::count_can_depend_on_bids_only(),
        CountTable => catalog::points_of_count_are_in_table(),
        CountShort => catalog::side_can_lack_points_only_where(),
        MostBelowLeast { least, most } => catalog::most_that_may_be_bid_is(most, least),
        RedealtForever { players, cards, most, below } => {
            catalog::deal_of_for_players_would_be(cards, players, most, below)
        }
        HookNeverMet(players) => catalog::with_players_no_last_bid_can(players),
        BidWord(word) => catalog::cannot_be_bid_word_has_1(quoted(word)),
        NoSuchBidWord { word, known } => {
            catalog::is_not_among_bidding_exact_named(quoted(word), did_you_mean(word, known))
        }
        NoPartners(players) => catalog::table_of_has_no_partners_opposite(players),
        CalledPartner => catalog::partners_who_sit_opposite_each_other(),
        NoSuchLanguage(tag) => {
            let tags = Language::all().filter(|it| !it.is_pseudo()).map(Language::tag);
            let known = tags.filter(|tag| *tag != Language::ENGLISH.tag());
            catalog::no_words_in_language(quoted(tag), or(known))
        }
        NoSuchMessage { id, meant } => {
            catalog::is_no_message(quoted(id)) + &perhaps(meant.as_deref())
        }
        Pattern(arguments) if arguments.is_empty() => catalog::is_no_pattern("none"),
        Pattern(arguments) => {
            catalog::is_no_pattern(list(arguments.iter().map(|name| format!("{{${name}}}"))))
        }
        Words => catalog::these_words_cannot_be_shown(),
        Setting(value) => catalog::value_of_this_setting_cannot_be(quoted(value)),
        DoubledInCycle => catalog::suit_doubles_points_only_where_trump(),
        ZeroFinish(form) => catalog::total_of_0_cannot_win_in(form),
        Form { form, forms } => unknown(Unknown::Schedule, form, forms).sentences(),
        EndlessEarly => catalog::only_last_step_can_go_on(),
        NoDeals { .. } => catalog::this_step_has_no_deals_at(),
        TopTooHigh { top, most } => top_too_high(*top, *most, None),
        Packets => catalog::every_deal_must_be_made_of(),
        Talon => catalog::only_two_players_can_draw_from(),
        TrumpsMissing(trumps) => {
            catalog::trumps_lack(and(trumps.iter().map(|it| catalog::quoted_text(it.name()))))
        }
        SecondTrou => catalog::there_can_be_only_one_trou(),
        TargetTooHigh { target, tricks } => {
            catalog::target_of_cannot_be_met_largest(target, tricks)
        }
        Settled => catalog::players_settle_these_contracts_opponents_cannot(),
        OpponentsMissing => catalog::key_opponents_is_missing(),
        UnevenSides => catalog::only_two_against_two_can_settle(),
        SeveralPairs => catalog::only_bid_played_alone_can_be(),
        NoOpponents => catalog::at_table_of_two_bid_with(),
        Players(players) => catalog::table_of_is_not_possible_2(players, MOST_PLAYERS),
        Deals { players, deals } => {
            catalog::with_players_it_would_have_1(players, deals, MOST_DEALS)
        }
        PackTooSmall { players, cards: 0, pack } => {
            catalog::pack_of_cards_is_too_small(pack, players)
        }
        PackTooSmall { players, cards, pack } => {
            catalog::deal_of_for_players_needs_more(cards, players, pack)
        }
    }
}

/// What is probably a mistake, as a sentence.
pub fn slip_refusal(slip: &SlipRefusal) -> String {
    match slip {
        SlipRefusal::Name(name) if name.contains('=') => {
            catalog::looks_like_name_n_or_key(quoted(name))
        }
        SlipRefusal::Name(name) => catalog::looks_like_number_not_player_s(quoted(name)),
        SlipRefusal::Reason(reason) => catalog::looks_like_points_of_ruling_not(quoted(reason)),
        SlipRefusal::Rules(Unsound { fault: fault @ RulesFault::NoZero, .. }) => rules_fault(fault),
        SlipRefusal::Rules(Unsound { key, fault }) => format!("{key}: {}", rules_fault(fault)),
    }
}

/// What keeps a text from being an id.
fn bad_id(id: &str) -> String {
    let other = |c: &char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '-');
    match (id.chars().next(), id.chars().find(other)) {
        (None, _) => catalog::it_is_empty(),
        (_, Some(c)) if c.is_uppercase() => catalog::its_letters_have_to_be_lower(),
        (_, Some(' ')) => catalog::it_has_space_use_hyphen(),
        (_, Some(c)) => catalog::it_has(quoted(&c.to_string())),
        (Some(first), _) if !first.is_ascii_lowercase() => catalog::it_does_not_start_with_letter(),
        _ => catalog::it_has_more_than_40_characters(),
    }
}

/// The most faults of a file that are listed.
const MOST_LISTED: usize = 40;

/// Why a rules file cannot be used: its faults, a sentence each after its place.
pub fn file_faults(file: &str, faults: &[FaultInFile]) -> Vec<String> {
    let more = faults.len().saturating_sub(MOST_LISTED);
    let more = (more > 0).then(|| format!("{file}: {}", catalog::more_faults(more)));
    faults.iter().take(MOST_LISTED).map(|fault| file_fault(file, fault)).chain(more).collect()
}

/// A fault of a rules file, after its place.
pub(super) fn file_fault(file: &str, fault: &FaultInFile) -> String {
    let says = fault_in_file(&fault.fault);
    match fault.at {
        Some((line, column)) => format!("{file}:{line}:{column}: {says}"),
        None => format!("{file}: {says}"),
    }
}

/// A fault of a rules file, as a sentence.
pub fn fault_in_file(fault: &FileFault) -> String {
    match fault {
        FileFault::TooLong => catalog::rules_file_has_at_most_bytes(LONGEST_FILE),
        FileFault::NotToml => catalog::this_is_not_toml_expected_key(),
        FileFault::DuplicateKey => catalog::this_key_was_given_before(),
        FileFault::Shape(fault) => shape_fault(fault),
        FileFault::Unplayable(fault) => rules_fault(fault),
    }
}

/// The longest message about a text in a file, in characters: what it quotes may be endless.
const LONGEST_MESSAGE: usize = 300;

/// Where a file does not have the keys and values of rules, as a sentence.
fn shape_fault(fault: &ShapeFault) -> String {
    match fault {
        ShapeFault::UnknownKey { key, known } => match near_miss(key, known) {
            Some(_) => no_such(Unknown::Key, key, known),
            None => unknown(Unknown::Key, key, known).sentences(),
        },
        ShapeFault::Missing(keys) => catalog::key_is_missing(or(keys)),
        ShapeFault::OnlyOneOf(keys) => catalog::only_one_of_can_be_given(and(keys)),
        ShapeFault::BadValue { key, found, takes } => {
            catalog::cannot_be(key, quoted(found), expected(found, takes))
        }
        ShapeFault::Unreadable(unreadable) => {
            let says = unreadable.to_string();
            match says.char_indices().nth(LONGEST_MESSAGE) {
                Some((end, _)) => format!("{}….", &says[..end]),
                None => format!("{says}."),
            }
        }
        ShapeFault::UnknownScore(id) => {
            let scores = presets::scorings();
            no_such(Unknown::AnyScore, id, scores.iter().map(Scoring::id))
        }
    }
}

/// That a rules file can be played.
pub fn file_is_sound(file: &str, rules: &Ruleset) -> String {
    catalog::is_valid_for_players(file, translated(&rules.title), range(&rules.player_counts()))
}

/// What to know before changing rules written as a file.
pub fn file_header(rules: &Ruleset) -> String {
    catalog::change_any_line_and_then_also(&rules.title)
}

/// The faults in the own words of some rules. Messages ignore such words.
pub fn own_words_faults(rules: &Ruleset) -> Vec<Unsound> {
    let texts = texts(rules);
    let mut faults = Vec::new();
    for (tag, words) in &rules.words {
        // Programs read English.
        if Language::of_tag(tag).is_none_or(|it| it == Language::ENGLISH || it.tag() != tag) {
            let fault = RulesFault::NoSuchLanguage(tag.clone());
            faults.push(Unsound { key: format!("words.{tag}"), fault });
            continue;
        }
        for (id, pattern) in words {
            let fault = match catalog::IDS.iter().position(|known| known == id) {
                Some(message) if catalog::can_be_said(message, pattern) => continue,
                Some(message) => {
                    RulesFault::Pattern(catalog::arguments(catalog::SOURCES[0].get(message)))
                }
                None if texts.contains(&id.as_str()) => continue,
                None => RulesFault::NoSuchMessage {
                    id: id.clone(),
                    meant: near_miss(id, catalog::IDS.iter().chain(texts.iter().copied()))
                        .map(str::to_owned),
                },
            };
            faults.push(Unsound { key: format!("words.{tag}.{id}"), fault });
        }
    }
    faults
}

/// Every text of some rules that is shown to players.
fn texts(rules: &Ruleset) -> Vec<&str> {
    let counts = rules.counts.iter().flat_map(|count| [&count.id, &count.title]);
    let jokers = rules.jokers().into_iter().map(|joker| &joker.title);
    let settings = rules.settings.iter().map(|own| &own.says);
    let texts = counts.chain(jokers).chain(settings).map(String::as_str);
    texts.chain([rules.title.as_str(), rules.scoring.title()]).collect()
}

/// Why rules cannot be played with what a table chooses in them.
pub fn choice_fault(ChoiceFault { rules, choice }: &ChoiceFault) -> Problem {
    match choice {
        BadChoice::Scoring(id) => {
            let fitting = presets::scorings_for(rules);
            unknown(Unknown::Score(&translated(&rules.title)), id, fitting.iter().map(Scoring::id))
        }
        BadChoice::Schedule(id) => {
            unknown(Unknown::Schedule, id, rules.schedule.forms.iter().map(|form| form.id.as_str()))
        }
        BadChoice::Setting(text, fault) => setting_fault(rules, text, fault),
        BadChoice::Top { top, most, players } => top_too_high(*top, *most, *players).into(),
        BadChoice::Unsound(unsound) => rules_refused(rules, &unsound.fault).into(),
    }
}
