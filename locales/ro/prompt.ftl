prompt-games-known = Jocuri: {$games}.
prompt-number-game-over = Partida s-a încheiat: nu mai este nevoie de niciun număr.
prompt-number-not-due = Se așteaptă { $expected ->
    [call] un anunț
    [contract] contractul
    [kind] jocul ales
   *[trump] atuul
}, nu un număr.
prompt-digits-ambiguous = {$digits} ar putea fi {$readings}: puneți spații între numere.
prompt-suit-or-sheet = s poate fi pică sau tabelul: scrieți sp sau sheet.
prompt-not-understood = {$word} nu este o comandă{ $due ->
    [bid] {" "}și nici o licitație.
    [call] {" "}și nici un anunț.
    [contract] , nici un anunț cu jucătorii lui.
    [partner] , nici un partener și o culoare.
    [trump] {" "}și nici o culoare.
    [kind] {" "}și nici un joc.
    [tricks] , nici levate făcute sau cărți.
    [tally] {" "}și nici numere.
    [no_game] , iar aici nu este deschisă nicio partidă.
   *[nothing] {"."}
}
prompt-trump-recorded = Atuul este notat: {$trump}.
prompt-trump-by-contract = Contractul numește atuul.
prompt-trump-set = Atuul acestei runde este deja stabilit: {$trump}.
prompt-trump-not-needed = Aici nu este nevoie de nicio culoare.
prompt-standings = Clasament: {$totals}.
prompt-choice-rematch = {$number}  Revanșă: {$players}
prompt-choice-game = {$number}  Continuă {$id}: {$game}
prompt-choice-new-game = {$number}  Partidă nouă
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} jucători
prompt-choices-offered = Regulile casei acum: {$choices} … Scrieți altele ca să le schimbați sau help ca să le vedeți.
prompt-ask-players = Cine joacă {$title}? Indicați {$player_counts} jucători, în ordinea de la masă.
prompt-word-unreadable = {$word} nu se poate citi: {$expected}.
prompt-ask-next = Ce urmează? Scrieți un număr.
prompt-ask-next-or-leave = Ce urmează? Scrieți un număr, sau Enter pentru { $goes_back ->
    [true] înapoi
   *[false] ieșire
}.
prompt-ask-dealer = Cine împarte întâi? Scrieți un nume, sau Enter pentru tragere la sorți.
prompt-ask-game = Ce joc? Scrieți numărul sau numele lui, sau q pentru ieșire.
prompt-new-game-usage = Indicați un joc, apoi jucătorii în ordinea de la masă.
prompt-bids-usage = { $number ->
    [1] scrieți o licitație, de exemplu {$example}
    [few] scrieți {$number} licitații, de exemplu {$example}
   *[other] scrieți {$number} de licitații, de exemplu {$example}
}
prompt-tricks-usage = { $number ->
    [1] scrieți levatele
    [few] scrieți levatele a {$number} jucători; ultimul număr poate lipsi
   *[other] scrieți levatele a {$number} de jucători; ultimul număr poate lipsi
}
prompt-trou-usage = NUME CULOARE
prompt-turned-card-without-trick = De pe talon se întoarce o carte numai după o levată.
prompt-other-folder = Aici este deschis un singur dosar cu partide. Pentru altul, ieșiți și porniți din nou cu el.
prompt-label = { $due ->
    [reading] care
    [bid] licitație
    [call] anunț
    [contract] contract
    [partner] partener
    [trump] atu
    [kind] joc
    [tricks] levate
    [tally] numere
    [nothing] sfârșit
   *[no_game] hoyle
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(pe primul loc)
   *[false] {""}
}
prompt-ask-reading = {$digits} se poate citi în mai multe feluri. Care este cel bun?
prompt-help-intro = Scrieți ce se spune la masă: sensul depinde de ce urmează.
prompt-help-numbers = { $has_bids ->
    [true] licitații sau levate: ultima poate lipsi
   *[false] levate: ultimul număr poate lipsi
}
prompt-help-names = numere cu nume: ajunge începutul
prompt-help-word = licitația {$word}: ajunge începutul
prompt-help-suit = culoarea sau cartea întoarsă
prompt-help-suit-bids = culoarea și licitațiile
prompt-help-trick = o levată, cum s-a jucat
prompt-help-tally = ce se mai numără
prompt-help-bid = {$bid} cu cupă
prompt-help-contract = un contract și jucătorii lui
prompt-help-partner = partener și atu
prompt-help-tricks = levatele părții declarante
prompt-help-events = ce a mers prost; ce s-a mai întâmplat
prompt-help-undo = anulare, refacere
prompt-help-sheet = tabel, acest ajutor, ieșire
prompt-help-file = scrie tabelul într-un fișier
prompt-help-print = tipărește tabelul din browser; îl copiază
prompt-help-more = La ieșire nu se pierde nimic. Merg și comenzile, ca explain 3; help le înșiră.
prompt-number-expected = { $most ->
    [1] Tastați 1.
   *[other] Tastați un număr de la 1 la {$most}.
}
prompt-hand-out-alone = Tastați doar {$command}. Un fișier se scrie cu sheet FIȘIER, de exemplu sheet vineri.html.
