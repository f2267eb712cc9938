script-saved = Saved as game {$id}.
script-line-too-long = This line is too long (at most {$longest} bytes).
script-refusal-second-game = A script holds one game and must start it on its first line.
script-refusal-other-command = A script can only record, query its own game, or ask about the rules.
script-remedy-line = Correct the line, or leave it out.
script-rules-changed = The rules have changed since this game was started, or their file is gone, so replaying this script would use different rules. This game is unaffected.
script-lines-recorded = Earlier lines were recorded.
script-name = the script
