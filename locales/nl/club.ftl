# Club nights: several tables, with people who move between them.
event-ready = Avond {$event} staat klaar: {$title}.
event-entry-entered = {$number} {$players} ingeschreven.
event-entries-counted = { $number ->
    [one] {$number} inschrijving
   *[other] {$number} inschrijvingen
}. Tafels: {$sizes}.
event-entries-other = Met één meer: {$more}. Met één minder: {$fewer}.
event-entries-bench = {$sizes}; {$number} met rust
event-entry-away = {$number} {$players} ontbreekt vanaf speelronde {$round}.
event-entry-back = {$number} {$players} is er weer vanaf speelronde {$round}.
event-person-changed = Vanaf speelronde {$round} speelt {$player} als {$number} in plaats van {$old_name}.
event-name-corrected = Inschrijving {$number} wordt geschreven als {$player}.
event-exported = Avond {$event} staat in {$file}.
event-imported = Avond {$event} is hier: {$title}.
event-entry-paid = {$number} {$players} heeft {$amount} betaald.
event-money-counted = Tot nu toe betaald: {$amount}, door {$paid} van {$number}.
event-round-drawn = Speelronde {$round}, startwaarde {$seed}, poging {$attempt}.
event-round-drawn-again = Speelronde {$round} opnieuw geloot, startwaarde {$seed}, poging {$attempt}: {$reason}.
event-table-seats = Tafel {$table}: {$players}
event-bench-seats = Met rust: {$players}
event-meetings-new = Aan geen tafel hebben spelers elkaar al ontmoet.
event-meetings-again = { $number ->
    [one] {$number} paar heeft elkaar al ontmoet.
   *[other] {$number} paren hebben elkaar al ontmoet.
}
event-seats-corrected = Speelronde {$round}, tafel {$table}: daar zaten {$players}.
event-seats-corrected-because = Speelronde {$round}, tafel {$table}: daar zaten {$players} (reden: {$reason}).
event-clock-started = Speelronde {$round} duurt {$minutes} minuten.
event-result-entered = Speelronde {$round}, tafel {$table}: {$result}.
event-result-changed = Speelronde {$round}, tafel {$table}: {$result} (reden: {$reason}).
event-result-not-played = Speelronde {$round}, tafel {$table} is niet gespeeld.
event-result-winner = Speelronde {$round}, tafel {$table}: gewonnen door {$players}.
event-table-agreed = Speelronde {$round}, tafel {$table} is akkoord.
event-table-disputed = Speelronde {$round}, tafel {$table}: de uitslag wordt betwist.
event-table-disputed-by = Speelronde {$round}, tafel {$table}: {$players} betwist de uitslag.
event-table-agreed-by = Speelronde {$round}, tafel {$table}: {$players} is akkoord.
event-round-closed = De uitslagen van speelronde {$round} staan vast.
event-points-adjusted = {$number} {$players}: {$points} punten in speelronde {$round} (reden: {$reason}).
event-rank-changed = Nu beslissen op volgorde: {$criteria} (reden: {$reason}).
event-note-made = Notitie: {$text}
event-over = De avond is afgelopen.
event-act-undone = Teruggenomen: {$act}
event-act-redone = Teruggezet: {$act}
event-all-tables-in = Alle tafels zijn binnen.
event-tables-out = Nog niet binnen: {$tables}.
event-places-changed = Gewijzigde plaatsen: {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = De tafels zijn niet even groot en de ranglijst begint met punten: aan een grotere tafel gaat het om meer of minder punten.
event-stations-repeat = Vanaf speelronde {$round} ontmoeten sommigen elkaar opnieuw.
event-partners-again = Vroegere partners kunnen elkaar weer treffen.
event-cut-lot = {$player} en {$other} stonden volgens alle criteria gelijk: het lot liet {$player} doorgaan.
event-cut-changed = Hiermee zou {$players} vanaf speelronde {$round} meespelen in plaats van {$others}: de indeling blijft staan.
event-draws-sound = Elke loting is die welke de startwaarde geeft.
event-draw-differs = De indeling van speelronde {$round} is niet die welke de startwaarde geeft.
event-nothing-drawn = Er is nog geen speelronde geloot.
event-table-state = { $state ->
    [open] nog niets
    [entered] ingevuld
    [agreed] akkoord
    [closed] vast
   *[not-played] niet gespeeld
}
event-table-playing = ronde {$deal} gespeeld
event-flag = { $flag ->
    [early] vroeg ingevoerd
    [far] ver van alle andere
    [repeated] hetzelfde als in de vorige speelronde
    [changed] gewijzigd na akkoord
    [unfinished] niet klaar bij het sluiten
   *[disputed] betwist
}
event-criterion = { $criterion ->
    [points] punten
    [match] matchpunten
    [wins] overwinningen
    [made] gehaalde rondes
    [met] onderling resultaat
    [best] beste speelrondes
    [last] laatste speelrondes
    [table] laatste tafel
   *[lot] lot
}
event-ranked-by = Vanaf speelronde {$round} beslissen op volgorde: {$criteria}.
event-rounds-title = Punten per speelronde
event-left-early = Eerder weggegaan en niet gerangschikt: {$players}.
event-results-missing = Nog zonder uitslag: {$tables}.
event-table-named = speelronde {$round} tafel {$table}
event-tables-named = speelronde {$round} { $number ->
    [one] tafel
   *[other] tafels
} {$tables}
event-explain-played = Speelronde {$round}: tafel {$table}, stoel {$seat}, {$points} punten, {$match_points} matchpunten.
event-explain-open = Speelronde {$round}: tafel {$table}, stoel {$seat}, nog geen uitslag.
event-explain-bench = Speelronde {$round}: rust, {$points} punten.
event-explain-away = Speelronde {$round}: niet aanwezig.
event-explain-against = Plaats {$place} met {$points} punten en {$match_points} matchpunten, tegen {$players} beslist door {$criterion}.
event-explain-place = Plaats {$place} met {$points} punten en {$match_points} matchpunten, beslist door {$criterion}.
event-explain-equal = Plaats {$place} met {$points} punten en {$match_points} matchpunten, na alle criteria gelijk met anderen.
event-prize-won = {$prize}: {$players}
event-no-prizes = De avond heeft geen prijzen.
event-no-events = Er is nog geen avond.
event-state-running = speelronde {$round}
event-heading = { $column ->
    [number] nr
    [place] plaats
    [name] naam
    [points] punten
    [match] match
    [wins] winst
    [made] gehaald
    [decided] beslist door
    [table] tafel
    [seat] stoel
    [event] avond
    [title] titel
    [entries] inschr.
    [day] dag
    [round] ronde
    [result] uitslag
   *[initials] paraaf
}
event-refusal-no-event = Er is geen avond {$event}.{$suggestion}
event-refusal-none-chosen = Er is geen avond gekozen.
event-refusal-exists = Er is al een avond {$event}.
event-refusal-unreadable = Op het journaal van avond {$event} is geen staat te maken: {$reason}
event-refusal-no-kind = Er is geen soort avond {$kind}.{$suggestion}
event-refusal-plan = Het plan is niet te lezen: {$reason}.
event-refusal-plan-key = Een plan heeft geen sleutel {$key}.{$suggestion}
event-refusal-plan-value = {$key} kan in een plan niet {$value} zijn.
event-journal-not-first = de eerste regel is niet die van een avond
event-journal-line = regel {$line}: {$reason}
event-refusal-ended = De avond is afgelopen.
event-refusal-no-entry = Geen inschrijving heet {$name}.
event-refusal-several-entries = {$name} kan {$numbers} zijn.
event-refusal-name = {$name} kan geen naam van een inschrijving zijn: een naam heeft 1 t/m 40 zichtbare tekens, geen + en is geen getal.
event-refusal-too-many = Een avond heeft hoogstens {$most} inschrijvingen.
event-refusal-too-many-tables = Een speelronde heeft hoogstens {$most} tafels, en deze zou er {$tables} hebben.
event-refusal-people = Een inschrijving is bij deze avond { $number ->
    [one] één persoon
   *[other] een paar, zoals Ana+Bo
}.
event-refusal-seating = { $present ->
    [one] {$present} inschrijving is
   *[other] {$present} inschrijvingen zijn
} niet in te delen: er zijn er minstens {$least} nodig{ $has_most ->
    [true] , en hoogstens {$most}
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] Er is nog geen speelronde geloot
   *[other] Speelronde {$round} is niet geloot: de laatste is {$rounds}
}.
event-refusal-no-table = Er is geen tafel {$table}: { $tables ->
    [one] er is {$tables} tafel.
   *[other] er zijn {$tables} tafels.
}
event-refusal-tables-open = In speelronde {$round} ontbreekt nog de uitslag van { $number ->
    [one] tafel
   *[other] de tafels
} {$tables}.
event-refusal-needs-winner = De punten zijn gelijk aan { $number ->
    [one] tafel
   *[other] de tafels
} {$tables}, dus moet gezegd worden wie verdergaat: de tafel trekt kaarten.
event-refusal-all-drawn = Speelronde {$round} was de laatste.
event-refusal-begun = Speelronde {$round} is al begonnen en kan dus niet opnieuw geloot worden.
event-refusal-form = {$text} heeft niet de vorm {$form}.
event-refusal-no-side = Aan deze tafel is er geen partij {$side}: er zijn er {$sides}.
event-refusal-people-settled = Speelronde {$round} is al begonnen, dus staat vast wie erin speelt.
event-refusal-own-result = De partij van {$number} heeft deze uitslag ingevoerd: iemand van een andere partij moet akkoord gaan.
event-refusal-not-at-table = {$number} zit niet aan tafel {$table}.
event-refusal-needs-reason = Deze uitslag staat vast: zeg waarom hij verandert.
event-refusal-sides = { $given ->
    [one] Er is {$given} getal gegeven
   *[other] Er zijn {$given} getallen gegeven
}, en er zijn er {$needed} nodig.
event-refusal-sum = De punten zijn samen {$given}, niet {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} is geen geheel getal.
   *[other] {$points} is geen veelvoud van {$step}.
}
event-refusal-bounds = {$points} is aan een tafel niet mogelijk: { $limits ->
    [both] van {$low} tot en met {$high}
    [least] minstens {$low}
   *[most] hoogstens {$high}
}.
event-refusal-typed = De uitslagen van avond {$event} worden getypt, dus hebben de tafels geen partijen.
event-refusal-other-entries = Op deze stoelen moeten dezelfde inschrijvingen zitten als eerst: {$numbers}.
event-refusal-unchanged = Het is al zo.
event-refusal-nothing-to-undo = Er is niets meer om terug te nemen.
event-refusal-nothing-to-redo = Er is niets teruggenomen.
event-refusal-fixed-tables = De tafels volgen uit het schema, dus kan niemand er een vragen.
hint-event-add = mensen inschrijven
hint-event-draw = volgende speelronde loten
hint-event-result = uitslag invullen
hint-event-winner = zeggen wie gewonnen heeft
hint-event-reason = reden geven
hint-event-status = zien hoe het staat
hint-event-standings = rangschikking tonen
hint-event-kind = de sleutels van een soort bekijken
hint-event-kinds = soorten op een rij zetten
hint-event-new = een avond beginnen
hint-event-choose = de avond noemen
hint-event-list = avonden op een rij zetten
hint-event-undo = terugnemen
room-code-director = Om de avond te leiden: alleen voor de leiding
room-refusal-link = Deze link legt dat niet vast.
room-refusal-meanwhile = Sinds deze pagina is getekend, is er iets anders vastgelegd: kijk, en stuur dit opnieuw als het nog klopt.
room-refusal-agreed = Over deze uitslag is men akkoord: roep de leiding.
room-replace-question = {$result} is om {$at} ingevoerd. Voer de uitslag nog eens in om die te vervangen.
room-dispute-button = Dit klopt niet
room-enter-button = Uitslag invoeren
room-keeper-label = Wie houdt de score bij?
room-game-link = Gift voor gift bijhouden
room-agree-elsewhere = De andere partij gaat akkoord op haar eigen pagina.
room-agree-button = {$player} is akkoord
room-agree-question = Klopt dat?
room-table-empty = In speelronde {$round} zit hier niemand.
room-line-label = Elke opdracht van hoyle event die iets vastlegt, zoals result 2 7 of substitute 3 Zoe
room-states-title = Tafels
room-signs-title = Bordjes en kaartjes met links
room-next-bench = {$player} rust in speelronde {$round}
room-next-partner = {$player}: speelronde {$round}, tafel {$table}, stoel {$seat}, met {$partner} tegen {$against}
room-next-seat = {$player}: speelronde {$round}, tafel {$table}, stoel {$seat}, tegen {$against}
room-close-button = Uitslagen van speelronde {$round} vastleggen
room-clock-button = Klok starten
room-draw-button = Volgende speelronde loten
room-ranking-title = Stand na speelronde {$round}
room-results-title = Speelronde {$round}: de uitslagen
room-seats-title = Speelronde {$round}: wie zit waar
room-out-title = Tafels zonder uitslag
room-clock-until = tot {$at}
room-table-title = Tafel {$table}
event-none-removed = Er is geen avond in de prullenbak.
event-remove-ask = Avond {$event} naar de prullenbak verplaatsen?
event-remove-done = Avond {$event} naar de prullenbak verplaatst.
event-restore-done = Avond {$event} teruggehaald.
event-restore-none = Er is geen avond {$event} in de prullenbak.
event-refusal-removed = Er is een avond {$event} in de prullenbak.
event-demo-title = Repetitie: {$title}
event-demo-ready = De repetitie {$event} staat klaar, met verzonnen mensen en uitslagen.
event-print-no-links = Er zijn nog geen links: hoyle serve maakt ze als het voor het eerst draait.
hint-event-bin = avonden in de prullenbak op een rij zetten
hint-event-entries = een ander aantal kiezen
hint-event-remove = de avond weghalen
