option-refusal-new-game = Alleen een bestaande partij kan gekozen worden; geef een nieuwe een id.
terminal-ask-yes-or-no = {$question} Typ ja of nee.
terminal-reply-yes = ja j
terminal-reply-no = nee n
terminal-error-setup = De terminal kon niet ingesteld worden: {$error}.
terminal-error-output = De uitvoer kon niet geschreven worden: {$error}. Wat al genoteerd is, is veilig.
terminal-manual-written = {$pages} handleidingpagina’s geschreven in {$folder}.
terminal-manual-usage = Een ervan lezen: man {$page}
terminal-file-too-long = {$file} is langer dan {$most} bytes.
terminal-file-not-text = {$file} is geen tekst in UTF-8.
terminal-workbook-unreadable = {$file} is niet te lezen als werkmap (xlsx of ods). Misschien is het bestand beschadigd of met een wachtwoord beveiligd. Sla het blad op als CSV en gebruik dat bestand.
terminal-workbook-old = {$file} is een Excel-werkmap van vóór 2007 (.xls), of met een wachtwoord beveiligd. Sla hem zonder wachtwoord op als .xlsx, of als CSV, en gebruik dat bestand.
terminal-workbook-too-large = {$file} is te groot voor een scoreblad. Sla alleen het blad op als CSV en gebruik dat bestand.
terminal-file-exists = {$file} bestaat al en is niet veranderd.
option-refusal-not-recording = {$option} is alleen voor commando’s die in een bestaande partij noteren.
option-refusal-not-records = {$option} werkt alleen bij uitvoer in records.
option-refusal-game-named = {$option} kan hier niet: het commando noemt zelf de partij.
option-refusal-exclusive = Kies een van {$options}.
terminal-file-remedy-path = Controleer het pad en de rechten.
terminal-everything-saved = Alles wat genoteerd is, is bewaard.
terminal-nothing-recorded = Niets genoteerd.
terminal-standard-input = standaardinvoer
terminal-temporary-folder = de tijdelijke map {$folder}
terminal-no-home-folder = Er is geen thuismap om partijen in te bewaren.
terminal-file-not-regular = het is geen gewoon bestand
terminal-archive-not-shown = Een archief of een werkmap kan niet op een terminal getoond worden.
ending-choice-save-sheet = Scoreblad bewaren
ending-choice-other-game = Andere partij
ending-choice-rematch = Revanche
ending-choice-export = Exporteren
terminal-error-theme = {$theme} is geen thema voor HOYLE_THEME; verwacht wordt {$themes}.
terminal-error-time = {$time} is geen tijd voor HOYLE_NOW; verwacht wordt er een zoals 2026-11-20T20:15:00Z.
terminal-error-clock = De klok staat vóór 1970 of na 9999, en zo’n tijd kan geen partij noteren. Zet de klok goed, of HOYLE_NOW.
serve-keys = { $keeps_score ->
    [true] s toont de code van wie de stand bijhoudt;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] 1 t/m {$players} toont de code van een speler, p drukt de links van de spelers af;{" "}
}n maakt nieuwe links, en de oude werken dan niet meer; q stopt.
terminal-nothing-stored = Er is niets bewaard.
sheet-refusal-script = Een script schrijft geen bestanden.
sheet-refusal-ending = De uitgang van het bestand zegt wat er geschreven wordt: txt, md, csv, html, svg, png of json.
sheet-refusal-not-shown = Een afbeelding kan niet op een terminal getoond worden.
sheet-refusal-too-large = Het blad is te groot voor een afbeelding. Neem svg of html.
sheet-refusal-without-feature = Dit programma is gebouwd zonder de functie { $feature }.
terminal-printing = Het scoreblad is open in een browser, met het afdrukvenster: {$file}
terminal-no-browser = Hier kan geen browser geopend worden. Druk deze pagina elders af: {$file}
terminal-copied = Het scoreblad is naar het klembord gestuurd. Lukt plakken niet, dan nam de terminal het niet aan: bewaar het scoreblad.
terminal-no-clipboard = Deze terminal heeft geen klembord. Bewaar het scoreblad.
ending-choice-print = Scoreblad afdrukken
ending-choice-copy = Scoreblad kopiëren
terminal-ask-leave = Typ q om te stoppen.
