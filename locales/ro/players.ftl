name-unknown-at-table = La această masă nimeni nu se numește {$name}.{$suggestion}
players-at-table = La masă: {$names}.
name-unknown = Nimeni nu se numește {$name}.
name-ambiguous = {$name} ar putea fi {$players}: scrieți mai mult din nume.
name-remedy-different = Dați fiecărui jucător alt nume.
name-remedy-length = Un nume are între 1 și {$longest} de caractere vizibile.
name-refusal-duplicate = Doi jucători se numesc {$name}.
name-refusal-equivalent = {$name} și {$other_name} sunt același nume: literele mari, forma Unicode și caracterele invizibile nu contează.
name-refusal-empty = Un nume trebuie să aibă cel puțin un caracter vizibil.
name-refusal-too-long = {$name} este prea lung pentru un nume.
name-fault-invisible = conține U+{$code}, un caracter de control sau invizibil
name-fault-comma = virgulele despart numele într-o listă
name-fault-hyphen = o cratimă la început indică o opțiune
name-refusal-unsuitable = {$name} nu poate fi un nume: {$reason}.
dealer-refusal-deal-begun = Runda {$deal} a început: este prea târziu ca să schimbați împărțitorul, de la care pornește ordinea licitării.
dealer-refusal-same-player = {$player} împarte deja această rundă.
seating-refusal-mid-deal = Runda {$deal} a început, iar locurile se schimbă numai între runde.
seating-refusal-too-many = Locurile s-au schimbat deja de {$most} de ori, maximul posibil.
seating-refusal-name-taken = {$player} este deja la masă.
seating-refusal-name-in-game = Partida are deja un jucător cu numele {$name}.
seating-refusal-nobody-called = La masă nu este și nu a fost nimeni cu numele {$name}.
seating-refusal-no-name = Acesta nu este un nume.
seating-refusal-partners = Partenerii stau față în față, deci numai ei pot face schimb de locuri.
seating-refusal-same-seat = Numai doi jucători diferiți pot face schimb de locuri.
seating-change-replaced = Din această rundă {$successor} joacă în loc de {$predecessor}.
seating-change-swapped = De la această rundă {$player} și {$other_player} au schimbat locurile.
seating-passed-on = {$predecessor} avea locul pe care îl are acum {$successor}.
name-remedy-another = Dați jucătorului alt nume.
players-refusal-number = {$title} este pentru {$allowed} jucători, nu {$given}.
players-remedy-number = Indicați { $allowed ->
    [other] {$allowed} de jucători
   *[few] {$allowed} jucători
}.
seating-remedy-finish-deal = Jucați întâi runda până la capăt.
seating-remedy-take-over = După ce se termină runda, cineva poate prelua locul.
seating-remedy-another-name = Alegeți alt nume.
seating-remedy-different-players = Indicați doi jucători diferiți.
seating-remedy-partners = Indicați doi parteneri.
name-doubt-setting = {$name} arată ca NAME=N sau KEY=VALUE, nu ca numele unui jucător.
name-doubt-number = {$name} arată ca un număr, nu ca numele unui jucător.
player-last-bidder = ultimul la licitare
player-by-bidding-place = jucătorul {$place} la licitare
player-by-seat = jucătorul {$place}
player-by-trick-place = jucătorul {$place} la joc
seating-refusal-number = Aceste reguli nu prevăd o masă pentru {$players}, ci numai pentru {$allowed}.
join-refusal-mid-deal = Runda {$deal} a început, iar jucătorii noi intră numai între runde.
leave-refusal-mid-deal = Runda {$deal} a început, iar {$player} joacă în ea.
seating-refusal-not-at-table = {$player} nu este la masă.
join-refusal-keeps-total = {$player} a mai jucat și revine la același total.
seating-change-joined = Din această rundă joacă și {$player}, pornind de la {$points}.
seating-change-returned = Din această rundă {$player} joacă din nou.
seating-change-left = { $deal ->
    [0] {$player} a plecat înainte de prima rundă.
   *[other] {$player} a plecat după runda {$deal}.
}
seating-change-out = {$player} iese din joc după runda {$deal}.
join-remedy-no-points = Nu dați puncte.
