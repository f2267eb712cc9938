outcome-waived = {$refusal} Tabelul marchează runda cu †.
outcome-undone = Anulat: {$entry}.
outcome-redone = Refăcut: {$entry}.
outcome-tricks-known = Aceste levate sunt deja notate carte cu carte. Pentru runda următoare notați întâi atuul sau licitațiile.
outcome-ruling-pending = Punctele se trec la sfârșitul rundei.
outcome-totals = Totaluri: {$totals}.
outcome-tricks = Levate: {$tricks}.
outcome-points-bonus = bonus {$points}
outcome-points-ruling = decizie {$points}
outcome-games-won = Partide câștigate: {$games}.
outcome-points = Puncte: {$points}.
outcome-journal = jurnalul
outcome-game-label = Partida {$game}: {$text}
undo-nothing-left = Nu e nimic de anulat.
redo-nothing-left = Nimic de refăcut: ultima înregistrare nu a anulat nimic.
outcome-columns-incomplete = Coloanele trebuie să numească o singură dată fiecare jucător: {$players}.
news-recorded-by-others = Notat de alții:
conflict-entry-passed = partida {$game} nu se mai încheie cu înregistrarea {$entry}.
conflict-entry-missing = partida {$game} nu are încă înregistrarea {$entry}.
conflict-recorded-first = altcineva a notat ceva mai întâi.
conflict-latest-entry = Cea mai recentă este {$entry}
conflict-record-again = Dacă înregistrarea dumneavoastră este încă valabilă, notați-o din nou.
conflict-nothing-recorded = Nu s-a notat nimic: {$reason}
conflict-game-replaced = {$game}: în loc există altă partidă sau o copie mai veche: {$entries}.
news-earlier-entries = { $entries ->
    [one] {$entries} înregistrare
    [few] {$entries} înregistrări
   *[other] {$entries} de înregistrări
} înaintea acestora.
news-entry = înregistrarea {$number}, {$time}: {$entry}.
news-time-now = chiar acum
news-time-seconds = acum { $seconds ->
    [one] {$seconds} secundă
    [few] {$seconds} secunde
   *[other] {$seconds} de secunde
}
news-time-minutes = acum { $minutes ->
    [one] {$minutes} minut
    [few] {$minutes} minute
   *[other] {$minutes} de minute
}
outcome-dealer-drawn = Primul împărțitor, tras la sorți: {$dealer}.
