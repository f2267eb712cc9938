store-state-unreadable = unreadable
store-error-no-game-yet = There is no game here yet.
store-error-unknown-game = There is no game “{$id}”.
store-error-path-without-game = There is no game at {$path}.
store-error-exists = There is already a game {$id}; it was left unchanged.
store-error-bad-pointer = {$path} does not name a game.
store-error-locked = {$path} is locked by another program: another hoyle, or one that copies it. It was not released within five seconds, so nothing was done. Try again; if it stays locked, close that program.
store-error-not-file = {$path} is not a regular file, so hoyle does not open it.
store-error-not-folder = {$path} is not a folder, so nothing can be in it.
store-error-io = {$place} could not be { $operation ->
    [opened] opened
    [locked] locked
    [read] read
    [created] created
    [written] written to
    [moved] moved into place
   *[flushed] flushed to the disk
}: {$reason}.
store-error-system = { $kind ->
    [missing] there is no such file or folder
    [denied] permission denied
    [full] the disk is full
    [large] it is too long
   *[other] {$error}
}
store-archive-too-long = it is longer than {$most} bytes.
store-archive-not-archive = it is neither a game's journal nor an archive of games, or part of it is damaged.
store-archive-unreadable = it cannot be read: {$reason}.
store-archive-cut-off = its end is missing.
store-archive-after-end = something follows its end. A zeroed block may hide games.
store-archive-empty = it has no games in it.
store-archive-bad-name = {$name} in it is not the name of a game's journal.
store-archive-member-not-file = {$id}.jsonl in it is not a regular file.
store-archive-member-too-long = {$id}.jsonl in it is longer than the {$most} bytes that a game can have.
store-archive-member-twice = {$id}.jsonl appears in it twice.
store-archive-too-many-games = it has more than {$most} games.
store-state-never-begun = never begun
store-state-not-file = no file
store-check-unfinished-game = it was never finished, and has no game in it. {$removal}
store-check-no-newline = the last line has no newline. { $repair ->
    [done] It was repaired: {$entries}.
    [due] It would be repaired: {$entries}.
   *[failed] It could not be repaired: {$error}
}
store-check-remedy-copy = To mend it, remove the game and import a copy of it.
store-check-remedy-lines = To mend it, remove the game and import a copy of it; without one, import a file with only the { $lines ->
    [one] line
   *[other] {$lines} lines
} before the damage.
store-check-remedy-event-copy = To mend it, import a copy of the event under another id.
store-check-remedy-event = To mend it, import a copy of the event under another id{ $lines ->
    [one] ; without one, keep only the first line of the file
   *[other] ; without one, keep only the first {$lines} lines of the file
}.
store-check-cut-off = the last line ({ $cut ->
    [one] {$cut} byte
   *[other] {$cut} bytes
}) was cut off while it was being written, and was never acknowledged. { $repair ->
    [done] It was removed: {$entries} left.
    [due] It would be removed: {$entries} left.
   *[failed] It could not be removed: {$error}
}
store-check-removal = { $repair ->
    [done] It was removed.
    [due] It would be removed.
   *[failed] It could not be removed: {$error}
}
store-check-pointer = it { $former_game ->
    [none] does not name a game
   *[other] names {$former_game}, which does not exist
}. { $repair ->
    [done] It was set to { $game ->
        [none] no game
       *[other] {$game}, the game with the latest entry
    }.
    [due] It would be set to { $game ->
        [none] no game
       *[other] {$game}, the game with the latest entry
    }.
   *[failed] It could not be set: {$error}
}
store-check-repaired = repaired
store-check-repairable = to repair
store-check-unreadable = unreadable and left unchanged
store-check-all-sound = all sound
store-check-summary = Checked {$games}: {$result}.
store-check-summary-with-bin = Checked {$games} and {$bin} in the bin: {$result}.
store-export-game = Wrote {$file}: game {$game}.
store-import-game = Imported game {$id}: {$title}, {$entries}.
store-import-diverging = It matches {$id} up to entry {$last_entry} and then differs.
store-import-same = Game {$id} is already here, byte for byte. Nothing changed.
store-import-behind = Game {$id} is already here, with { $entries ->
    [one] {$entries} entry
   *[other] {$entries} entries
} more than the file has. Nothing changed.
store-import-unchanged = {$finding} Nothing changed.
store-import-ahead = Game {$id} is here, and the file has { $entries ->
    [one] {$entries} entry
   *[other] {$entries} entries
} more.
store-id-taken = There is already another game {$id}.
store-import-stopped-at-last = The last game was not imported. Import the file again to continue.
store-import-stopped = {$games} games were not imported. Import the file again to continue.
store-remove-done = Moved game {$id} to the bin: {$game}.
store-remove-done-renamed = Moved game {$id} to the bin, as {$bin_id}: {$game}.
store-restore-done = Restored game {$id}: {$game}.
store-notice-torn-line = The last line of {$journal} is incomplete, and is left out: it was cut off while it was being written, or the file was cut off later.
store-notice-not-current = Recorded, but the game could not be made the current one: {$error}
store-error-not-in-bin = There is no game “{$id}” in the bin.
store-check-unfinished-file = {$path}: it was never finished. {$removal}
store-check-cache = games.cache: it is damaged or of another version, and not used. {$removal}
store-check-stray = {$path}: not a game; left unchanged.
store-export-games = Wrote {$file}: { $games ->
    [one] {$games} game
   *[other] {$games} games
}.
store-export-damaged = {$error} It was copied unchanged, byte for byte.
store-export-left-out = {$error} It was left out.
store-import-ask-add = {$finding} Add what is missing?
store-import-added = Added { $entries ->
    [one] {$entries} entry
   *[other] {$entries} entries
} to game {$id}.
store-import-left-out = {$error} It was not imported.
store-import-failed = {$place}: {$error} Nothing was imported.
store-import-one-id = {$place} has {$games} games; only a single one can get another id.
store-remove-ask = Move game {$id} ({$game}) to the bin?
store-no-current-game = There is no current game.
store-export-too-many = These are {$games} games, and an archive has at most {$most}. Nothing was exported.
store-export-remedy-parts = Export some of them by their ids, then the others.
store-export-none-readable = None of the games can be read. Nothing was exported.
store-import-torn-line = The last line of the file is incomplete and was left out.
store-remove-declined = Nothing was removed.
store-remove-no-terminal = Cannot ask for confirmation: there is no terminal.
store-notice-current = It is the current game.
store-state-newer = newer
store-state-damaged = damaged
store-state-busy = busy
store-bin-empty = The bin is empty.
store-no-games-yet = No games are stored here yet.
store-no-games-match = No game matches.
store-last-entry = last entry {$time}
store-remedy-file = Correct it if it is a text file, or move it away: a new one is made when it is needed.
store-remedy-folder = Restore its target if it is a link, or move it away: a new folder is made when it is needed.
store-now-current = Commands now apply to game {$id}.
import-ask-name = {$name} has never played here. Is that {$near}?
import-error-name-near = {$name} has never played here, but {$near} has.
import-error-result-rules = Only the final totals are known, and not by which rules.
import-error-archive-alone = {$file} holds recorded games: import it on its own.
import-error-deal-rules = A deal does not say by which rules its tricks are scored.
import-error-deal-card = “{$word}” is not a card.
import-error-deal-unplayed = The deal was not played, or its contract, its declarer or who led cannot be read.
import-error-deal-tricks = By these rules the deal is over after trick {$tricks}, but there are more.
import-error-deal-incomplete = Tricks by their cards: {$tricks}. No result says who took the rest.
import-error-deal-result = Tricks of the declaring side: by the cards {$took}, by the result {$result}.
import-error-many-deals = {$file} has more than {$most} deals. Split it.
import-deal-read = Tricks by their cards: {$tricks}. Dealer: {$dealer}.
import-deal-claimed = The rest of the tricks are as the result says.
import-here-already = This evening is here already, as game {$id}; nothing was imported.
import-kept = Imported as game {$id}: {$title}, { $deals ->
    [one] one deal
   *[other] {$deals} deals
 }, {$day}.
import-rehearsed = This would become a game: {$title}, { $deals ->
    [one] one deal
   *[other] {$deals} deals
 }, {$day}. Nothing was imported.
store-remove-no-batch = No games of an import of sheets are here.
store-remove-ask-batch = { $games ->
    [one] Move the game of the last import of sheets to the bin: {$ids}?
   *[other] Move the {$games} games of the last import of sheets to the bin: {$ids}?
}
store-remove-done-batch = { $games ->
    [one] Moved one game to the bin: {$ids}.
   *[other] Moved {$games} games to the bin: {$ids}.
}
import-error-no-files = There are no files to import in {$folder}.
