option-refusal-new-game = Se poate alege numai o partidă existentă; uneia noi dați-i un identificator.
terminal-ask-yes-or-no = {$question} Scrieți da sau nu.
terminal-reply-yes = da d
terminal-reply-no = nu n
terminal-error-setup = Terminalul nu s-a putut pregăti: {$error}.
terminal-error-output = Rezultatul nu s-a putut scrie: {$error}. Tot ce era deja notat este în siguranță.
terminal-manual-written = Pagini de manual scrise în {$folder}: {$pages}.
terminal-manual-usage = Citiți una: man {$page}
terminal-file-too-long = {$file} depășește {$most} de octeți.
terminal-file-not-text = {$file} nu este text UTF-8.
terminal-workbook-unreadable = {$file} nu poate fi citit ca registru de calcul (xlsx sau ods). Poate că e deteriorat sau protejat cu parolă. Salvați foaia ca CSV și folosiți acel fișier.
terminal-workbook-old = {$file} e un registru Excel dinainte de 2007 (.xls) sau protejat cu parolă. Salvați-l fără parolă ca .xlsx, sau ca CSV, și folosiți acel fișier.
terminal-workbook-too-large = {$file} e prea mare pentru o foaie de scor. Salvați numai foaia ca CSV și folosiți acel fișier.
terminal-file-exists = {$file} există deja și nu s-a schimbat.
option-refusal-not-recording = {$option} este numai pentru comenzi care notează într-o partidă existentă.
option-refusal-not-records = {$option} este numai pentru ieșire sub formă de înregistrări.
option-refusal-game-named = {$option} nu se poate folosi aici: comanda însăși numește partida.
option-refusal-exclusive = Alegeți una dintre {$options}.
terminal-file-remedy-path = Verificați calea și permisiunile.
terminal-everything-saved = Tot ce este notat este salvat.
terminal-nothing-recorded = Nu s-a notat nimic.
terminal-standard-input = intrarea standard
terminal-temporary-folder = folderul temporar {$folder}
terminal-no-home-folder = Nu există un dosar personal pentru partide.
terminal-file-not-regular = nu este un fișier obișnuit
terminal-archive-not-shown = O arhivă sau un registru de calcul nu se poate arăta pe un terminal.
ending-choice-save-sheet = Salvează tabelul
ending-choice-other-game = Altă partidă
ending-choice-rematch = Revanșă
ending-choice-export = Exportă
terminal-error-theme = {$theme} nu este o temă pentru HOYLE_THEME; posibile: {$themes}.
terminal-error-time = {$time} nu este o oră pentru HOYLE_NOW; de exemplu 2026-11-20T20:15:00Z.
terminal-error-clock = Ceasul arată un moment dinainte de 1970 sau de după 9999, pe care nicio partidă nu îl poate nota. Potriviți ceasul sau HOYLE_NOW.
serve-keys = { $keeps_score ->
    [true] s arată codul pentru scor;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] 1 până la {$players} arată codul unui jucător, p afișează linkurile jucătorilor;{" "}
}n face linkuri noi, iar cele vechi nu mai merg; q încheie.
terminal-nothing-stored = Nu s-a salvat nimic.
sheet-refusal-script = Un script nu scrie fișiere.
sheet-refusal-ending = Extensia fișierului spune ce se scrie: txt, md, csv, html, svg, png sau json.
sheet-refusal-not-shown = O imagine nu se poate arăta pe un terminal.
sheet-refusal-too-large = Tabelul este prea mare pentru o imagine. Folosește svg sau html.
sheet-refusal-without-feature = Acest program a fost compilat fără funcția { $feature }.
terminal-printing = Tabelul este deschis în browser, cu fereastra de tipărire: {$file}
terminal-no-browser = Aici nu se poate deschide niciun browser. Tipăriți pagina din altă parte: {$file}
terminal-copied = Tabelul a fost trimis în clipboard. Dacă nu se lipește, terminalul nu l-a primit: salvați-l.
terminal-no-clipboard = Acest terminal nu are clipboard. Salvați tabelul.
ending-choice-print = Tipărește tabelul
ending-choice-copy = Copiază tabelul
terminal-ask-leave = Tastați q pentru a ieși.
