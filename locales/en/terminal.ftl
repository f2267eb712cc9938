option-refusal-new-game = Only an existing game can be selected; give a new one an id.
terminal-ask-yes-or-no = {$question} Type yes or no.
terminal-reply-yes = yes y
terminal-reply-no = no n
terminal-error-setup = Could not set up the terminal: {$error}.
terminal-error-output = The output could not be written: {$error}. Anything already recorded is safe.
terminal-manual-written = Wrote {$pages} manual pages to {$folder}.
terminal-manual-usage = Read one: man {$page}
terminal-file-too-long = {$file} is longer than {$most} bytes.
terminal-file-not-text = {$file} is not UTF-8 text.
terminal-workbook-unreadable = {$file} cannot be read as a workbook (xlsx or ods). It may be damaged or protected by a password. Save the sheet as CSV and use that file.
terminal-workbook-old = {$file} is an Excel workbook from before 2007 (.xls), or one protected by a password. Save it as .xlsx without a password, or as CSV, and use that file.
terminal-workbook-too-large = {$file} is too large for a score sheet. Save the sheet alone as CSV and use that file.
terminal-file-exists = {$file} already exists and was not changed.
option-refusal-not-recording = {$option} is only for commands that record in an existing game.
option-refusal-not-records = {$option} works only with output in records.
option-refusal-game-named = {$option} cannot be used here: the command itself names the game.
option-refusal-exclusive = Choose one of {$options}.
terminal-file-remedy-path = Check the path and its permissions.
terminal-everything-saved = Everything recorded is saved.
terminal-nothing-recorded = Nothing recorded.
terminal-standard-input = standard input
terminal-temporary-folder = the temporary folder {$folder}
terminal-no-home-folder = There is no home folder to store games in.
terminal-file-not-regular = it is not a regular file
terminal-archive-not-shown = An archive or a workbook cannot be shown on a terminal.
ending-choice-save-sheet = Save the sheet
ending-choice-other-game = Other game
ending-choice-rematch = Rematch
ending-choice-export = Export
terminal-error-theme = {$theme} is not a theme for HOYLE_THEME; expected {$themes}.
terminal-error-time = {$time} is not a time for HOYLE_NOW; expected one such as 2026-11-20T20:15:00Z.
terminal-error-clock = The clock shows a time before 1970 or after 9999, which no game can record. Set the clock, or HOYLE_NOW.
serve-keys = { $keeps_score ->
    [true] s shows the scorer's code;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] 1 to {$players} show a player's code, p prints the players' links;{" "}
}n makes new links, and the old ones stop working; q ends.
terminal-nothing-stored = Nothing was stored.
sheet-refusal-script = A script writes no files.
sheet-refusal-ending = The ending of the file says what to write: txt, md, csv, html, svg, png or json.
sheet-refusal-not-shown = A picture cannot be shown on a terminal.
sheet-refusal-too-large = The sheet is too large for a picture. Take svg or html.
sheet-refusal-without-feature = This program was built without the feature { $feature }.
terminal-printing = The sheet is open in a browser, with its print dialogue: {$file}
terminal-no-browser = No browser can be opened here. Print this page from elsewhere: {$file}
terminal-copied = The sheet was sent to the clipboard. If it does not paste, the terminal did not take it: save the sheet.
terminal-no-clipboard = This terminal has no clipboard. Save the sheet.
ending-choice-print = Print the sheet
ending-choice-copy = Copy the sheet
terminal-ask-leave = Type q to leave.
