hint-purpose = { $hint ->
    [bid] biedingen noteren
    [call] noteren wat er geboden wordt
    [contract] contract noteren
    [trou] allebei noteren
    [took] slagen noteren
    [trick] slag noteren
    [kind] het soort spel noteren
    [tally] eerst de telling noteren, als die er is
    [choose] kiezen, of ervan afzien met waive
    [choose-late] nu kiezen, als de spelers het toestonden
    [rule] beslissing van de spelers noteren
    [incident] wat nu
    [redeal] opnieuw laten delen
    [leave] iemand de plaats en het totaal laten overnemen
    [join] de speler laten terugkomen
    [end] partij beëindigen
    [fix-bid] een bod verbeteren
    [undo] terugnemen
    [undo-last] laatste notering terugnemen
    [redo] terugzetten
    [allow] toch noteren, als de spelers het toestonden
    [after] noteren, als het nog geldt
    [status] zien wat er nu nodig is
    [help] zien wat hier getypt kan worden
    [sheet] scoreblad tonen
    [log] zien wat er genoteerd is
    [rematch] nog een partij spelen
    [remove] partij verwijderen
    [script] partij als script afdrukken
    [all-rules] alles op een rij zetten
    [rules-of] regels tonen
    [help-on] uitleg
   *[give-partner] partner noemen
}
hint-record-trump = { $is_optional ->
    [true] desgewenst de troef noteren
   *[false] troef noteren
}
hint-incident-show = het bekijken
hint-incident-misdeal = over de deelfout beslissen
hint-incident-dealer = als {$player} heeft gedeeld
hint-let-stand = het laten staan
hint-annul = ronde {$deal} annuleren
hint-use-before = terug naar de vorige partij
hint-fix = { $what ->
    [dealer] deler verbeteren
    [took] gehaalde slagen verbeteren
    [trick] een slag verbeteren
    [contract] contract verbeteren
    [contract-and-tricks] contract verbeteren
    [trump] troef verbeteren
    [kind] soort spel verbeteren
   *[tally] telling verbeteren
}
hint-confirm = de vraag overslaan
hint-confirm-removal = zonder vraag verwijderen
hint-new-game = een partij beginnen
hint-new-with-score = deze puntentelling gebruiken
hint-games = partijen op een rij zetten
hint-players = spelers op een rij zetten
hint-stats-player = alle cijfers van een speler tonen
hint-explain-figure = zien waar een cijfer vandaan komt
hint-bin = partijen in de prullenbak tonen
hint-open = ermee verdergaan
hint-open-any = een partij kiezen
hint-restore = terughalen
hint-restore-any = er een terughalen
hint-import = op een andere computer importeren
hint-check-call = vragen of een bod mag
hint-rules-show = er een tonen
hint-rules-start = beginnen met een spel dat erop lijkt
hint-doctor = zien welke partijen in orde zijn
hint-check-rules = het bestand controleren
hint-commands = commando’s op een rij zetten
hint-topic = er een lezen
hint-schema = er een afdrukken
hint-give-cards-and-players = aantal kaarten en spelers geven
hint-give-names = spelers noemen
hint-give-player-count = aantal spelers geven
hint-give-trump = troef geven
hint-give-tricks = gehaalde slagen geven
hint-give-game = een partij noemen
hint-give-id = een id kiezen
hint-give-other-id = een andere id kiezen
hint-give-other-file = een ander bestand kiezen
hint-overwrite = vervangen wat er staat
hint-give-folder = een map noemen
hint-phones = telefoons laten verbinden
hint-give-port = een andere poort kiezen
hint-give-address = er een kiezen
hint-continue = verdergaan
hint-own-game = een eigen partij beginnen
hint-rule-by-laws = ermee beslissen
hint-choose-explanation = de eerste verklaring nemen
hint-extra = een extra ronde spelen waarin { $bids ->
    [zero] elk bod 0 is
   *[blind] iedereen vóór het delen biedt
}
hint-chances-whole = alles tonen
hint-sheet-to-audit = schrijven in een leesbare vorm
hint-name-columns = zeggen wat de kolommen zijn
hint-name-dealer = de eerste deler noemen
hint-map-name = dit is {$name}
hint-name-rules = de regels noemen
hint-import-again = toch nog eens inlezen
hint-import-all = alles inlezen
hint-audit-all = ze allemaal controleren
hint-name-day = het was op {$day}
hint-take-back = het inlezen ongedaan maken
hint-debts = zien wat er open staat
