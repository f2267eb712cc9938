board-open-bids = Mogelijk:
board-deal-part = { $part ->
    [bids] biedingen
    [tricks] slagen
    [trump] troef
    [tallies] tellingen
    [kind] soort spel
   *[dealer] deler
}
board-cell-bid = bod {$bid}
board-cell-took = heeft {$tricks}
board-view-title = { $view ->
    [table] tafel
    [sheet] blad
    [score] stand
    [chart] grafiek
    [log] logboek
   *[deal] ronde {$deal}
}
act-bid-word = bod {$word}
board-help =
    De cijfers van een toetsenblok volstaan.

    Aan tafel
     cijfers  een bod voor elk om de beurt;
              wie een slag haalde; de regel
              van een bod; 0 voor meer
     Enter    noteren; spatie sluit getal af
     -        toets wissen of terugnemen
     +        terugzetten
     /        de opengelegde kleur; een bod
              in een woord; een laat bod;
              wat er verder telt
     !        wat er misging
     e        wie komt of gaat, notities
     n        slag voor slag of getallen
    Overal
    {" *"}        de volgende weergave
    {" ."}        terug
     + - j k  bladeren; g G naar de einden
     / op een pagina: zoeken; n volgende,
              N vorige
    Op het scoreblad
     3 Enter  ronde 3 openen; een cijfer
              verbetert dan een deel, en f
              alles, in woorden
    Letters
     t tafel  s blad  b stand  c grafiek
     l logboek  ? dit  q stoppen
     u terugnemen  r terugzetten
    Bij stoppen gaat niets verloren: al wat
    genoteerd is, staat op de schijf.
board-key-record = Enter noteert
board-key-show-changes = Enter toont wat verandert
board-key-leave = q stoppen
board-key-trick-by-trick = n slag voor slag
board-key-numbers = n getallen
board-key-numbered-deal = getal en Enter openen een ronde
board-typed-deal = ronde {$typed}_
board-key-open = Enter opent
board-typed-search = zoeken: {$typed}_
board-key-find = Enter zoekt
board-key-escape = Esc terug
board-key-next-match = n volgende
board-key-previous-match = N vorige
board-typed-fix = verbeteren: {$typed}_
board-key-show = Enter toont
board-key-record-shown = Enter noteert het zoals getoond
board-ask-trump = Welke kleur is opengelegd?
board-ask-bid = Welk bod is gedaan?
board-ask-call = Wat is er geboden?
board-ask-tally = Wat is er geteld?
board-key-words = f in woorden
board-label-correct = juist:
board-digits-one-longer = Tot nu toe {$typed}; {$digit} maakt er {$number} van.
board-digits-some-longer = Tot nu toe {$typed}; {$first_digit}–{$last_digit} maakt er {$first_number}–{$last_number} van.
board-row-readings = {$digits}: {$readings}? Enter vraagt welke.
board-too-small = Het bord heeft {$columns} kolommen en {$rows} rijen nodig.
board-tricks-ask-takers = {$typed} van { $total ->
    [one] {$total} slag
   *[other] {$total} slagen
} ingevuld. Druk per slag op het cijfer van wie hem haalde.
board-tricks-ask-numbers = {$typed} van { $total ->
    [one] {$total} slag
   *[other] {$total} slagen
} ingevuld. Typ om de beurt hoeveel elk er haalde.
board-tricks-rest = {$player} haalde de andere {$rest}. Druk op Enter om te noteren.
board-tricks-too-many = Te veel: er { $total ->
    [one] is nog {$rest} van {$total} slag
   *[other] zijn nog {$rest} van {$total} slagen
} over.
board-tricks-last-player = De slagen zijn samen {$total}, dus haalde de laatste speler {$rest}.
board-search-none = Er is nog niets gezocht: / zoekt.
board-search-not-found = Niet op deze pagina: {$text}
board-choice-current = {$label} (nu)
board-value-change = {$before} → {$after}
board-typed-first = Wis eerst wat getypt is: {$typed}.
board-tricks-all-typed = { $total ->
    [one] De slag is getypt: Enter noteert hem, - neemt hem terug.
   *[other] Alle {$total} slagen zijn getypt: Enter noteert ze, - neemt de laatste terug.
}
board-tricks-missing = Niet genoteerd: nog maar {$typed} van { $total ->
    [one] {$total} slag
   *[other] {$total} slagen
} ingevuld.
board-tricks-taken = Gehaalde slagen: {$tricks}
board-ask-correction = Ronde {$deal}: wat { $part ->
    [bids] hadden de biedingen
    [tricks] hadden de slagen
    [trump] had de troef
    [tallies] hadden de tellingen
    [kind] had de soort spel
   *[dealer] had de deler
} moeten zijn?
board-number-too-high = Hier hoogstens {$most}.
board-digit-range = Druk op een cijfer van 1 t/m {$most}.
board-typed-unrecorded = Getypt maar niet genoteerd: {$typed}.
board-needs-terminal = Het bord heeft een terminal nodig.
board-all-typed = Alle getallen zijn ingevuld. Druk op Enter om { $is_correction ->
    [true] te zien wat verandert
   *[false] te noteren
}.
board-ask-deal = Typ het nummer van een begonnen ronde, dan Enter.
board-quit-key = Ctrl-C stopt.
board-help-title = {" "}Toetsen{" "}
board-key-undo = - terug
board-key-delete = - wissen
board-key-digits = cijfers
board-key-redo = + opnieuw
board-key-aside-back = / terug
board-key-view = {"*"} beeld
board-key-help = ? toetsen
board-key-back = {"."} terug
board-key-scroll = + - bladeren
board-key-search = / zoeken
board-key-table = {"."} tafel
board-key-help-back = ? terug
board-key-help-leave = 0 stoppen
board-key-aside = / {$entries}
board-aside-bid = bod
board-aside-call = bod
board-aside-tally = telling
board-choice-more = meer ({$page} van {$pages})
board-key-any = elke toets: verder
board-entry-not-now = n werkt zolang er slagen te noteren zijn: het verandert hoe ze getypt worden.
board-key-choose = Enter kiest
board-key-wrongs = ! ging mis
board-key-events = e voorval
board-cell-declarer = leider
board-cell-partner = partner
board-draft-kept = Eerder getypt en niet genoteerd: {$typed}.
board-draft-dropped = Niet meer nodig, en niet genoteerd: {$typed}.
board-key-next = Enter verder
board-contract-row = { $row ->
    [bid] Bod
    [trump] Troef
    [declarer] Leider
    [factor] Woord
   *[partner] Partner
}
board-key-contract = = contract
board-all-chosen = Alles gekozen. Enter noteert het.
