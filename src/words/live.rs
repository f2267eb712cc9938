//! What only the live table in a browser says, and the program that serves it.

use super::{count, quoted};
use std::fmt::Display;

messages! {
    /// The title of the page where no evening has one.
    live_title: "The table";

    /// What the players are asked to wait for where there is no game.
    no_game_on_page: "There is no game yet. This page shows it as soon as it starts.";

    /// That the page cannot reach its server.
    page_offline: "Not connected. Trying again…";

    /// The heading of the players.
    players_title: "Players";

    /// The heading of what can be recorded.
    to_record: "To record";

    /// The heading of the links to other pages.
    pages_title: "Pages";

    /// The link that loads the page again.
    reload_link: "Reload";

    /// The heading of what is recorded.
    log_title: "Log";

    /// The link back.
    back_to_table: "Back to the table";

    /// The heading of a new game.
    new_game_title: "New game";

    /// The label of the rules of a new game.
    rules_label: "Rules";

    /// The label of a player of a new game.
    player_label(place: usize): "Player {place}";

    /// How the dealer of a new game is found, and the turn order.
    dealer_is_drawn: "In turn order. The first dealer is drawn.";

    /// The button that starts a game.
    start_button: "Start";

    /// The button that starts another game with the same players.
    rematch_button: "Rematch";

    /// The button that records.
    record_button: "Record";

    /// The button that takes back the last entry.
    undo_button: "Undo";

    /// The button that brings it back.
    redo_button: "Redo";

    /// What was recorded last.
    recorded_last(entry: &str): "Last: {entry}";

    /// The heading of commands typed in full.
    other_title: "Anything else";

    /// The label of a command typed in full.
    other_label: "A command as hoyle has it, such as redeal, note or swap";

    /// The heading of the parts of a deal to correct.
    correct_title: "Correct this deal";

    /// The heading of what a correction would change.
    preview_title: "What would change";

    /// The button that records a correction.
    correct_button: "Record the correction";

    /// How many cards are dealt.
    cards_dealt(cards: usize): "{}", count(cards, "card");

    /// Who deals.
    dealer_is(name: &str): "{name} deals";

    /// What stands before the trump, read aloud.
    trump_label: "Trump:";

    /// The heading of the bids.
    open_bids: "Open bids";

    /// The mark of the dealer.
    deals_mark: "deals";

    /// The mark of the leader to the first trick.
    leads_mark: "leads";

    /// The mark of the player who sits out.
    sits_out_mark: "sits out";

    /// A player's bid.
    bid_of(bid: &str): "bid {bid}";

    /// That a player has the best total.
    in_the_lead: "In the lead:";

    /// A run that may be completed: `4 of 5 made`.
    run_of(made: bool, deals: usize, of: usize): "{deals} of {of} in a row {}",
        if made { "made" } else { "missed" };

    /// The tricks of the declaring side.
    tricks_legend: "Tricks of the declaring side";

    /// What a deal on the sheet leads to.
    open_a_deal_on_sheet(may_fix: bool): "Open a deal to see how its points came about{}",
        if may_fix { ", or to correct it." } else { "." };

    /// That a command typed on the page names a game or a folder.
    page_is_about_its_game: "The page is about the game that it shows: leave out options that name another.";

    /// That a page was sent that shows a game which is no longer shown.
    page_is_of_other_game: "Nothing recorded: another game is shown here now.";

    /// How an act is recorded after all, once what others recorded has been seen.
    press_again: "press again";

    /// That anyone on the network can read plain HTTP.
    serve_in_the_open: "Plain HTTP: whoever can listen on this network can read the pages and their links.\n";

    /// That a page starts no game by a rules file.
    page_starts_built_in: "A page starts games by built-in rules only.";

    /// That a command typed on the page does not record anything.
    page_only_records: "A page takes only what records something.";

    /// That an address is not one of this machine.
    not_own_address(text: &str, own: &str):
        "{} is not an address of this machine in a network; it has {}.", quoted(text),
        if own.is_empty() { "none" } else { own };

    /// That there are several addresses to choose from.
    several_addresses(own: &str): "This machine has several addresses: {own}.";

    /// That there is no network.
    no_network: "This machine is in no network. Its own browser can connect without one.";

    /// That the server cannot listen.
    cannot_listen(at: &str, error: impl Display):
        "Cannot listen on {at}: {error}. This table may be served already.";

    /// The keys while the server runs.
    serve_keys(keeps_score: bool): "{}n makes new links, and the old ones stop working; q ends.\n",
        if keeps_score { "s shows the scorer's code; " } else { "" };
}
