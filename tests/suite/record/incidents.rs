//! Incidents in a journal: what is written, what is refused, and what a choice changes.

use crate::common::{decode, seat_at, side_at};
use crate::record::table::{begin, noon, play_on};
use hoyle::game::{Act, MOST_INCIDENTS, RuledIncident};
use hoyle::history::History;
use hoyle::rules::laws::{Chooser, IncidentKind};
use hoyle::rules::{IncidentRefusal, Refusal};
use std::collections::BTreeMap;

/// A revoke by the third player in deal 1, of which nothing is taken yet.
fn revoke() -> RuledIncident {
    RuledIncident {
        number: None,
        kind: IncidentKind::Revoke,
        deal: Some(1),
        by: Some(seat_at(2)),
        facts: BTreeMap::from([("trick".into(), "3".into()), ("found".into(), "end".into())]),
        laws: "round-table".into(),
        clauses: vec!["revoke".into()],
        offenders: Vec::new(),
        opponents: Vec::new(),
        does: Vec::new(),
        options: vec![
            ("miss".into(), vec!["miss offender".parse().expect("an effect")]),
            ("void".into(), vec!["void same".parse().expect("an effect")]),
        ],
        first: false,
        chooser: Some(Chooser::Others),
        choose_at: None,
        until: None,
        default: None,
        taken: None,
    }
}

fn record(history: &mut History, incident: RuledIncident) -> Result<(), Refusal> {
    history.record(&Act::Incident(Box::new(incident)), noon()).map(|_| ())
}

fn choose(incident: usize, taken: &str) -> Act {
    Act::Choose { incident, taken: taken.into() }
}

/// Two deals of Serbian whist, and a revoke in the first.
fn revoked() -> History {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 10);
    record(&mut history, revoke()).expect("a deal that was played");
    history
}

#[test]
fn an_incident_is_written_whole_and_read_back() {
    let mut history = revoked();
    let text = String::from_utf8(history.journal().to_vec()).expect("JSON");
    let last = text.lines().last().expect("a line");
    let line = r#""act":{"incident":{"n":1,"kind":"revoke","deal":1,"by":2,"facts":{"found":"end","trick":"3"},"laws":"round-table","clauses":["revoke"],"offenders":[2],"opponents":[0,1,3],"options":{"miss":["miss offender"],"void":["void same"]},"chooser":"others"}}"#;
    assert!(last.contains(line) && last.contains("\"hoyle\":5"), "{last}");
    history.record(&choose(1, "waive"), noon()).expect("open");
    let text = String::from_utf8(history.journal().to_vec()).expect("JSON");
    let last = text.lines().last().expect("a line");
    assert!(last.contains(r#""act":{"choose":{"incident":1,"taken":"waive"}}"#), "{last}");
    assert_eq!(decode(&history.journal().to_vec()).map(|decoded| decoded.history), Ok(history));
}

#[test]
fn a_choice_is_open_until_somebody_makes_it() {
    let mut history = revoked();
    let open = |history: &History| history.game().open_choices().count();
    assert_eq!(open(&history), 1);
    history.record(&choose(1, "waive"), noon()).expect("open");
    assert_eq!(open(&history), 0);
    let again = history.game().judge(&choose(1, "miss"));
    assert_eq!(again, Err(Refusal::Incident(IncidentRefusal::NotOpen(1))));
    history.undo(noon()).expect("the choice");
    assert_eq!(open(&history), 1);
    history.undo(noon()).expect("the incident");
    assert_eq!(history.game().incidents().count(), 0);
}

#[test]
fn what_cannot_be_recorded_is_refused() {
    let history = revoked();
    let check = |changed: RuledIncident, refusal: IncidentRefusal| {
        let judged = history.game().judge(&Act::Incident(Box::new(changed)));
        assert_eq!(judged, Err(Refusal::Incident(refusal)));
    };
    let options = ["miss", "void", "waive"].map(String::from).to_vec();
    let no_option = |taken: &str| IncidentRefusal::NoSuchOption {
        taken: taken.into(),
        options: options.clone(),
    };
    check(RuledIncident { number: Some(1), ..revoke() }, IncidentRefusal::NumberTaken(1));
    check(RuledIncident { number: Some(0), ..revoke() }, IncidentRefusal::TooMany);
    check(RuledIncident { number: Some(MOST_INCIDENTS + 1), ..revoke() }, IncidentRefusal::TooMany);
    let not_begun = IncidentRefusal::NoSuchDeal { deal: 4, begun: 3 };
    check(RuledIncident { deal: Some(4), ..revoke() }, not_begun);
    check(RuledIncident { by: Some(seat_at(4)), ..revoke() }, IncidentRefusal::NoSuchSeat);
    let beyond = vec![side_at(4)];
    check(RuledIncident { offenders: beyond, ..revoke() }, IncidentRefusal::NoSuchSeat);
    check(RuledIncident { taken: Some("three".into()), ..revoke() }, no_option("three"));
    check(RuledIncident { taken: Some("yes".into()), ..revoke() }, no_option("yes"));
    check(RuledIncident { default: Some("none".into()), ..revoke() }, no_option("none"));
    let none = history.game().judge(&choose(2, "miss"));
    assert_eq!(none, Err(Refusal::Incident(IncidentRefusal::NoSuchIncident(2))));
}

#[test]
fn the_number_of_incidents_is_limited() {
    let mut history = revoked();
    for _ in 1..MOST_INCIDENTS {
        record(&mut history, revoke()).expect("room");
    }
    let full = Err(Refusal::Incident(IncidentRefusal::TooMany));
    assert_eq!(record(&mut history, revoke()), full);
    assert_eq!(decode(&history.journal().to_vec()).map(|decoded| decoded.history), Ok(history));
}
