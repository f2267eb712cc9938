script-saved = Als Partie {$id} gespeichert.
script-line-too-long = Diese Zeile ist zu lang (höchstens {$longest} Bytes).
script-refusal-second-game = Ein Skript enthält eine Partie und muss sie in der ersten Zeile beginnen.
script-refusal-other-command = Ein Skript kann nur eintragen, nach seiner eigenen Partie oder nach den Regeln fragen.
script-remedy-line = Berichtigen Sie die Zeile, oder lassen Sie sie weg.
script-rules-changed = Die Regeln haben sich seit dem Beginn dieser Partie geändert, oder ihre Datei ist fort, also würde dieses Skript andere Regeln benutzen. Die Partie selbst bleibt, wie sie ist.
script-lines-recorded = Die Zeilen davor sind eingetragen.
script-name = das Skript
