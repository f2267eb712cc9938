outcome-waived = {$refusal} U tabeli je deljenje označeno sa †.
outcome-undone = Poništeno: {$entry}.
outcome-redone = Vraćeno: {$entry}.
outcome-tricks-known = Ovi štihovi su već upisani kartu po kartu. Za sledeće deljenje prvo upišite adut ili licitacije.
outcome-ruling-pending = Poeni se računaju kad se deljenje završi.
outcome-totals = Zbirovi: {$totals}.
outcome-tricks = Štihovi: {$tricks}.
outcome-points-bonus = premija {$points}
outcome-points-ruling = odluka {$points}
outcome-games-won = Dobijene partije: {$games}.
outcome-points = Poeni: {$points}.
outcome-journal = dnevnik
outcome-game-label = Partija {$game}: {$text}
undo-nothing-left = Nema šta da se poništi.
redo-nothing-left = Nema šta da se vrati: poslednji unos nije poništavanje.
outcome-columns-incomplete = Kolone treba po jednom da navedu svakog igrača: {$players}.
news-recorded-by-others = Upisali su drugi:
conflict-entry-passed = partija {$game} više se ne završava unosom {$entry}.
conflict-entry-missing = partija {$game} još nema unos {$entry}.
conflict-recorded-first = pre vas je upisano nešto drugo.
conflict-latest-entry = Poslednji je {$entry}
conflict-record-again = Ako vaše i dalje važi, upišite ga ponovo.
conflict-nothing-recorded = Ništa nije upisano: {$reason}
conflict-game-replaced = {$game} je zamenjeno drugom partijom ili starijom kopijom: {$entries}.
news-earlier-entries = { $entries ->
    [one] još {$entries} unos pre ovih.
    [few] još {$entries} unosa pre ovih.
   *[other] još {$entries} unosa pre ovih.
}
news-entry = unos {$number}, {$time}: {$entry}.
news-time-now = upravo sada
news-time-seconds = pre { $seconds ->
    [one] {$seconds} sekunde
    [few] {$seconds} sekunde
   *[other] {$seconds} sekundi
}
news-time-minutes = pre { $minutes ->
    [one] {$minutes} minuta
    [few] {$minutes} minuta
   *[other] {$minutes} minuta
}
outcome-dealer-drawn = Izvučeno je: prvi deli {$dealer}.
