//! Every command, and the games and files that they work on.

use crate::common::{Bytes, Table, evening, repository};
use crate::shell::help;
use std::borrow::Cow;
use std::sync::LazyLock;

/// A command line. What follows `<` is the file that is typed at it.
#[derive(Clone, Debug)]
pub(super) struct Deed(pub(super) Cow<'static, str>);

/// Commands that leave every file as it is.
const READING: &[&str] = &[
    "",
    "status -g taking",
    "log -g taking",
    "schedule -g bidding",
    "schedule house.toml --players 4",
    "sheet -g played",
    "explain 1 -g played",
    "score serbian --cards 6 --players 4 3/2",
    "rules serbian",
    "rules --check house.toml",
    "quiz -g bidding",
    "check bid 1 -g bidding",
    "check call pass-trou -g calling",
    "check trick --rules serbian --trump h 7c Kc 2h Ac",
    "check play --rules serbian --trump h --led 7c --hand 'Kc 2h' Kc",
    "check incident revoke Bo 7 found=9 --laws whist-1900",
    "script -g taking",
    "what-if --scoring exact -g played",
    "chances -g over",
    "replay evening.hoyle",
    "audit sheet.txt --rules romanian",
    "import sheet.txt --rules romanian --dealer Ana --dry-run",
    "fix 1 bid Ana=1 -g played --dry-run",
    "incident revoke Ana 1 --laws round-table -g played",
    "games",
    "games --bin",
    "games --player Ana --since 2026",
    "stats",
    "players",
    "settle played over",
    "debts",
    "season season.toml",
    "export taking --to -",
    "export --all --lines",
    "export --all --facts csv",
    "rescore games.jsonl --totals",
    "doctor --dry-run",
    "help topics",
    "event status",
    "event kinds",
    "event list",
    "event log",
    "event standings",
    "event prizes",
    "event explain 1",
    "event draw --check",
    "completions bash",
    "man sheet",
    "schema sheet",
];

/// Commands that record something.
const RECORDING: &[&str] = &[
    "trump hearts -g turning",
    "bid 1 2 3 4 -g bidding",
    "bid 1 2 3 4 -g current",
    "took 1 2 3 -g taking",
    "trick Ks 2s 3s 4s -g taking",
    "call pass-trou pass-trou pass-trou pass-trou suit-8:hearts -g calling",
    "contract solo-6:hearts --by Bo -g calling",
    "count twos Ana=1 -g counting",
    "kind queens -g choosing",
    "dealer Bo -g bidding",
    "join Vera --points average -g played",
    "leave Ana --to Vera -g played",
    "swap Ana Bo -g played",
    "redeal -g taking",
    "redeal --deal 1 'a long story' -g played",
    "extra zero -g over",
    "rule other 'a long story' Ana=-5 -g taking",
    "incident revoke Ana 1 --laws round-table --take miss -g played",
    "rename Friday -g taking",
    "redate 2024-09-08 -g taking",
    "note 'a long story' -g taking",
    "end 'a long story' -g played",
    "fix 1 bid Ana=1 -g played --yes",
    "fix 1 took 2 2 2 7 -g played --yes",
    "fix 1 trump hearts -g turned",
    "fix 1 trick 1 As 2s 3s 4s -g tricked",
    "fix 1 call pass-trou,pass-trou,pass-trou,pass-trou,solo-6:h -g called --yes",
    "fix 1 contract solo-6:h --by Cy -g agreed --yes",
    "fix 1 dealer Bo -g turned --yes",
    "fix 1 count twos Ana=2 -g counted --yes",
    "fix 1 kind hearts -g chosen --yes",
    "fix --entry 1 --remove -g taking",
    "event add Gus+Hal Io+Jo",
    "event withdraw 1",
    "event back 3",
    "event substitute 1 Zoe",
    "event rename 1 Anna",
    "event paid 1 5",
    "event draw",
    "event result 1 10 7",
    "event agree 1",
    "event dispute 1",
    "event close",
    "event seat 1 1=1,2,3,4 2=5,6,7,8 --event summer",
    "event adjust 2 -10 --because late",
    "event rank points lot --because late",
    "event clock 45",
    "event note 'a long story'",
    "event end",
    "event undo",
    "event redo",
    "undo -g taking",
    "redo -g undone",
    "play -g bidding < typed",
];

/// Commands that create, move or repair games, or write files.
const MOVING: &[&str] = &[
    "new serbian Ana Bo Cy Di --dealer Di --id fresh",
    "new serbian Ana Bo Cy Di",
    "rematch -g played --id again",
    "players split Ana --games played --as 'Ana K.'",
    "players merge Ioana Ana",
    "players hide Ana",
    "players show Di",
    "players rename Ana Anna",
    "settle played --record",
    "debts --undo",
    "rematch",
    "use played",
    "sheet sheet.html -g played",
    "remove taking --yes",
    "remove twice --yes",
    "restore gone",
    "restore twice",
    "restore gone --as other",
    "import guest.jsonl",
    "import guest.jsonl --as other",
    "import taken.jsonl",
    "import ahead.jsonl --yes",
    "import - < guests.tar",
    "import guests.tar",
    "event new swiss-pairs --id pairs",
    "event new --from spring --id again",
    "event demo",
    "event remove spring --yes",
    "event restore winter",
    "event export --event summer",
    "event export --facts csv --to facts.csv",
    "event import autumn.tar",
    "event print seats --to seats.html",
    "export taking --to out.jsonl",
    "export --all --to out.tar",
    "export --all --lines --to out.jsonl",
    "replay evening.hoyle --save",
    "doctor",
    "man --out pages",
    "man --out written --overwrite",
];

/// The games at the beginning.
const GAMES: &[&str] = &[
    "new serbian Ana Bo Cy Di --dealer Di --id bidding",
    "new romanian Ana Bo Cy Di --dealer Di --id turning",
    "new romanian Ana Bo Cy Di --dealer Di --id turned",
    "trump spades",
    "bid 0 0 0 0",
    "new auction-whist Ana Bo Cy Di --dealer Di --id calling",
    "new auction-whist Ana Bo Cy Di --dealer Di --id called",
    "call pass-trou pass-trou pass-trou pass-trou suit-8:hearts",
    "new auction-whist Ana Bo Cy Di --dealer Di --id agreed",
    "contract solo-6:hearts --by Bo",
    "new contract-whist Ana Bo Cy Di --dealer Di --set twos=on --id counting",
    "bid 4 3 2 1",
    "new contract-whist Ana Bo Cy Di --dealer Di --set twos=on --id counted",
    "bid 4 3 2 1",
    "count twos Ana=1",
    "new king Ana Bo Cy Di --dealer Di --schedule dealer --id choosing",
    "new king Ana Bo Cy Di --dealer Di --schedule dealer --id chosen",
    "kind queens",
    "new serbian Ana Bo Cy Di --dealer Di --id undone",
    "bid 1 2 3 4",
    "undo",
    "new serbian Ana Bo Cy Di --dealer Di --id tricked",
    "bid 1 2 3 4",
    "trick Ks 2s 3s 4s",
    "new serbian Ana Bo Cy Di --dealer Di --id played",
    "bid 2 2 3 4",
    "took 2 2 3",
    "new serbian Ana Bo Cy Di --dealer Di --id gone",
    "remove gone --yes",
    "new serbian Ana Bo Cy Di --dealer Di --id twice",
    "remove twice --yes",
    "new serbian Ana Bo Cy Di --dealer Ana --id twice",
    "new serbian Ana Bo Cy Di --dealer Di --id taking",
    "bid 1 2 3 4",
    "new serbian Ana Bo Cy Di --dealer Di --id current",
    "event new championship --id winter",
    "event remove winter --yes",
    "event new championship --id summer",
    "event add Ana Bo Cy Di Ed Fay Gus Hal",
    "event draw --seed x",
    "note late -g summer/r1t1",
    "event new swiss-pairs --id spring",
    "event add Ana+Bo Cy+Di Ed+Fay",
    "event draw --seed x",
    "event withdraw 3",
    "event result 1 9 6",
    "event note late",
    "event undo",
];

/// Links that were kept; nothing listens at the port.
const LINKS: &str =
    "port = 9\nview = \"AAAAAAAAAAAAAAAAAAAAAA\"\nscore = \"BBBBBBBBBBBBBBBBBBBBBA\"\n";

static BEGINNING: LazyLock<Bytes> = LazyLock::new(|| {
    let table = Table::after(GAMES);
    let over = evening("romanian-evening").join("\n");
    table.write("over.hoyle", &over.replacen("new romanian", "new romanian --id over", 1));
    table.done("replay over.hoyle --save");
    let script = repository("examples/romanian.hoyle");
    std::fs::copy(script, table.path("evening.hoyle")).expect("an example");
    table.write("house.toml", &table.done("rules serbian --toml"));
    table.write("typed", "bid 1\nbid 2\nundo\n");
    // Every other file of the folder is there.
    table.done("players split Cy --games played --as 'Cy K.'");
    table.done("players hide Di");
    table.done("settle over --record");
    table.done("games");
    table.write("data/serve.toml", LINKS);
    for lock in ["import.lock", "serve.lock"] {
        table.write(&format!("data/{lock}"), "");
    }
    table.write("season.toml", "events = [\"over\"]\nplaces = [1]\n");
    table.write("sheet.txt", "Ana Bo Cid\n1 1 6 0 5 1 -1\n");

    let away = table.copy();
    away.done("took 1 2 3 -g taking");
    away.done("bid 4 3 2 1");
    away.done("export taking --to ahead.jsonl");
    for id in ["guest", "guest-2", "guest-3"] {
        away.done(&format!("new serbian Eva Fay Gil Hal --dealer Hal --id {id}"));
        away.done("bid 1 2 3 4");
    }
    away.done("export guest --to guest.jsonl");
    away.done("export guest guest-2 guest-3 --to guests.tar");
    let elsewhere = Table::after(&["new serbian Eva Fay Gil Hal --dealer Hal --id bidding"]);
    elsewhere.done("export --to taken.jsonl");
    for line in ["new championship --id autumn", "add Ana Bo Cy Di", "draw --seed x"] {
        elsewhere.done(&format!("event {line}"));
    }
    elsewhere.done("note late -g autumn/r1t1");
    elsewhere.done("event export");
    for (from, name) in [
        (&away, "ahead.jsonl"),
        (&away, "guest.jsonl"),
        (&away, "guests.tar"),
        (&elsewhere, "taken.jsonl"),
        (&elsewhere, "autumn.tar"),
    ] {
        std::fs::copy(from.path(name), table.path(name)).expect("copied");
    }
    table.bytes()
});

impl Deed {
    /// Returns the commands that change files.
    pub(super) fn writing() -> Vec<Deed> {
        Deed::of(&[MOVING, RECORDING])
    }

    /// Returns every command.
    pub(super) fn all() -> Vec<Deed> {
        Deed::of(&[MOVING, RECORDING, READING])
    }

    fn of(lines: &[&[&'static str]]) -> Vec<Deed> {
        lines.concat().into_iter().map(|line| Deed(line.into())).collect()
    }

    /// Returns a table at which the command can be run. The doctor finds what killed programs have
    /// left behind.
    pub(super) fn table(&self) -> Table {
        let table = Table::with(&BEGINNING);
        if self.0.ends_with("--overwrite") {
            std::fs::create_dir(table.path("written")).expect("made");
            table.write("written/hoyle.1", "An older page.");
        }
        if self.0.starts_with("doctor") {
            for journal in ["games/taking", "events/spring/event", "events/summer/r1t1"] {
                let path = table.path(&format!("data/{journal}.jsonl"));
                let mut torn = std::fs::read(&path).expect("a journal");
                torn.extend(b"{\"sum\":\"12");
                std::fs::write(&path, torn).expect("written");
            }
            table.write("data/games/empty.jsonl", "");
            table.write("data/events/summer/r9t9.jsonl", "");
            table.write("data/games/.unfinished-0123456789abcdef", "{\"sum\":\"12");
            table.write("data/bin/.unfinished-0123", "");
            table.write("data/events/spring/.unfinished-4567", "");
            table.write("data/.unfinished-0123456789abcdef", "cur");
            table.write("data/current", "nobody\n");
        }
        table
    }

    /// Returns whether the command runs until it is stopped.
    pub(super) fn is_server(&self) -> bool {
        self.0.starts_with("serve")
    }

    pub(super) fn words(&self) -> Vec<String> {
        shell_words::split(self.0.split(" < ").next().unwrap_or_default()).expect("quotes close")
    }

    /// Returns the file that is typed at the command.
    pub(super) fn typed(&self) -> Option<&str> {
        self.0.split_once(" < ").map(|(_, file)| file)
    }
}

#[test]
fn every_command_is_tried() {
    let names = help::commands(&Table::new());
    let tried: Vec<Vec<String>> = Deed::all().iter().map(Deed::words).collect();
    for name in names {
        let words: Vec<&str> = name.split_whitespace().collect();
        // The board and the demo need a terminal, and a server runs until it is stopped.
        let is_open_ended = ["board", "demo", "serve"].contains(&name.as_str());
        assert!(
            tried.iter().any(|deed: &Vec<String>| {
                let words_of_it = deed.iter().filter(|word| word.parse::<u8>().is_err());
                words_of_it.zip(&words).filter(|(one, other)| one == other).count() == words.len()
            }) || is_open_ended,
            "{name}"
        );
    }
}
