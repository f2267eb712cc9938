script-saved = Salvat ca partida {$id}.
script-line-too-long = Acest rând este prea lung (cel mult {$longest} de octeți).
script-refusal-second-game = Un script cuprinde o singură partidă și trebuie să o înceapă pe primul rând.
script-refusal-other-command = Un script poate doar să noteze și să întrebe despre partida lui sau despre reguli.
script-remedy-line = Corectați rândul sau scoateți-l.
script-rules-changed = Regulile s-au schimbat de la începutul acestei partide sau fișierul lor a dispărut, deci rejucarea scriptului ar folosi alte reguli. Partida însăși nu este afectată.
script-lines-recorded = Rândurile dinainte au fost notate.
script-name = scriptul
