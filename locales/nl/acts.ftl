table-act = { $act ->
    [rule] beslissing van de spelers
    [close] beslissing die de ronde beëindigt
    [allow-bid] het verboden bod laten staan
    [redeal] opnieuw delen
    [pass-on] de volgende speler deelt
    [annul] een ronde telt niet
    [dealer] een andere deler
    [note] notitie
    [join] iemand komt erbij
    [leave] iemand gaat weg
    [replace] iemand neemt een plaats over
    [swap] twee spelers wisselen van plaats
    [rename] een naam verbeteren
    [title] titel van de avond
    [day] dag van de avond
    [extra] extra ronde
    [end] de partij beëindigen met de stand van nu
   *[abandon] stoppen zonder uitslag
}
incident-kind-short = { $kind ->
    [revoke] verzaakt
    [misdeal] deelfout
    [count] aantal kaarten
    [exposed] kaart getoond
    [lead] foute uitkomst
    [play] voor de beurt
    [bid] fout bod
    [trick] foute slag
    [claim] kaarten open
    [pack] fout pak
    [dealer] foute deler
    [trump] foute troef
    [score] foute stand
   *[player] speler afwezig
}
table-field-ask = { $field ->
    [player] Welke speler?
    [other] Met wie?
    [after] Na wie?
    [name] Welke naam?
    [start] Met hoeveel punten: een getal, lowest of average?
    [points] Hoeveel punten?
    [kind] Waar gaat het over?
    [reason] Waarom?
    [option] Wat wordt er gekozen?
    [bid] Welk bod?
    [deal] Welke ronde?
    [again] Wordt de ronde opnieuw gespeeld?
    [text] Wat moet er staan?
    [day] Welke dag, zoals 2024-09-08?
    [extra] Welke extra ronde?
    [held] Hoeveel kaarten?
    [trick] In welke slag?
    [followed] Hoeveel spelers speelden bij?
    [found] Wanneer is het ontdekt?
   *[fact] Wat precies?
}
table-field-optional = Enter alleen laat het weg.
dialog-leave = Enter alleen noteert niets.
table-value = { $value ->
    [revoke] een verzaking
    [misdeal] een deelfout
    [other] iets anders
    [again] de ronde wordt opnieuw gespeeld
    [skip] er wordt niets voor gespeeld
    [misdeal-order] in de verkeerde volgorde
    [misdeal-two] twee kaarten tegelijk
    [misdeal-uncut] niet gecoupeerd
    [misdeal-trump] de troef lag verkeerd
    [misdeal-shuffled] geschud na het couperen
    [exposed-table] op tafel
    [exposed-floor] op de vloer
    [exposed-deal] tijdens het delen
    [play-third] derde hand vóór de tweede
    [play-fourth] vierde hand vóór de tweede
    [play-ahead] vóór de uitkomst
    [bid-turn] voor de beurt
    [bid-low] te laag
    [bid-barred] niet toegestaan
    [bid-changed] veranderd
    [bid-hook] tegen de somregel
    [bid-unheard] niet gehoord
    [trick-two] twee kaarten gespeeld
    [trick-omitted] geen kaart gespeeld
    [trick-mixed] met een andere vermengd
    [trick-seen] bekeken
    [trick-taken] door de verkeerde kant opgeraapt
    [claim-some] enkele kaarten opengelegd
    [claim-all] alle kaarten opengelegd
    [claim-attention] de aandacht op de slag gevestigd
    [trump-written] verkeerd opgeschreven
    [trump-played] als troef gespeeld
    [trump-named] verkeerd genoemd
    [score-number] een verkeerd getal
    [score-rubber] een verkeerde robber
    [player-absent] afwezig
    [player-leaves] gaat weg
   *[player-replaced] vervangen
}
table-act-ask = Noteren?
table-field-open = Kies uit {$open}.
table-form-title = { $is_wrong ->
    [true] Wat ging er mis?
   *[false] Wat is er gebeurd?
}
table-form-later = later: de keuze blijft open
table-act-not-now = {$act} (nu niet)
dialog-line-expected = Typ een nummer van 1 t/m {$most}, of het begin van een regel.
