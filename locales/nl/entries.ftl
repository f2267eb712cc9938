entry-game-begun = begonnen: {$rules}
entry-mark-deal = (ronde {$deal})
entry-mark-taken-back = (teruggenomen)
entry-mark-fixed = (verbeterd door notering {$entry})
entry-trump-named = {$trump} genoemd door de deler
entry-trump = troef: {$trump}
entry-trump-turned = {$trump} opengelegd
entry-card-turned = {$card} opengelegd
entry-bid = {$player} biedt {$number}
entry-took = {$player} haalt {$number}
entry-dealer = deler {$player}
entry-leave = {$newcomer} vervangt {$player}
entry-swap = {$player} en {$other} wisselen van plaats
entry-rename = {$old_name} heet {$name}, in elke ronde van de partij
entry-redeal = niet gespeeld; dezelfde deler deelt opnieuw
entry-extra = extra ronde: {$extra}
entry-title = titel “{$title}”
entry-day = gespeeld op {$day}
entry-note-on-deal = notitie bij ronde {$deal}: “{$note}”
entry-contract = contract: {$contract}
entry-fixed = ronde {$deal} verbeterd: {$changes}
entry-fixed-apart = verbeterd: {$changes}
entry-undone = notering {$entry} teruggenomen
entry-redone = notering {$entry} teruggezet
entry-note = notitie: “{$note}”
entry-against-rules = {$act}, tegen de regels
entry-nothing = niets
entry-change = {$new} (eerst: {$old}; notering {$entry})
entry-calls = geboden: {$calls}
entry-end = { $abandoned ->
    [true] de spelers hebben de partij afgebroken
   *[other] de spelers hebben de partij beëindigd
}
entry-end-reason = {$end}: “{$reason}”
entry-redeal-next = niet gespeeld; de volgende speler deelt
entry-annul = ronde {$deal} telt niet; { $is_left_out ->
    [true] er wordt niets voor gespeeld
   *[other] de ronde wordt opnieuw gespeeld
}
entry-join = {$player} stapt in met {$points}
entry-return = {$player} speelt weer mee
entry-left = {$player} verlaat de tafel
entry-incident = incident {$number}: {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] ; de keuze staat open
    [waived] ; daarvan is afgezien
   *[taken] ; gekozen: {$taken}
}
entry-choice = incident {$number}: { $waived ->
    [true] daarvan is afgezien
   *[other] gekozen: {$taken}
}
entry-removed = geschrapt: “{$old}” (notering {$entry})
