offer-top-by-players = het hoogste aantal kaarten, hoogstens {$most_cards} met {$fewest_players} spelers en {$least_cards} met {$most_players}
offer-setting = { $setting ->
    [premium] de punten voor een gehaald bod, vóór de slagen
    [spades-double] of een ronde met schoppen als troef dubbel telt
    [promotions] welke reeksen van rondes een bonus opleveren
    [no-zero] of een winnende reeks met een bod van 0 erin niets oplevert; vraagt een geldende reeksbonus
    [zero-finish] of een totaal van precies 0 na de laatste ronde wint
    [forehead] welke rondes van één kaart met de kaart op het voorhoofd gespeeld worden, waarbij iedereen alle kaarten ziet behalve de eigen
    [rotation] wie deelt nadat iemand buiten de beurt deelde (wie volgens het speelplan aan de beurt is, of wie na die deler komt)
    [top] het hoogste aantal kaarten
    [step] met hoeveel kaarten de rondes op- en aflopen, geteld vanaf de kleinste ronde
    [bottom] de kleinste ronde; kleinere vervallen
    [hook] of de somregel geldt, of vanaf hoeveel kaarten
    [end] de punten waarbij de partij afgelopen is
    [trumps] de volgorde van de troeven bij gelijke biedingen
    [overtricks] of een solo voor elke slag boven het doel betaald wordt, of alleen voor de opgesomde
    [trou-all] wat een trou oplevert voor alle dertien slagen
    [join] wie op een vraag mag meegaan: wie nog niet gesproken heeft of wacht, of iedereen die niet gepast heeft
    [trou-rank] of trou de rang heeft van zijn plaats in de puntenlijst, of die van zijn punten
    [miss] of te veel slagen evenveel kosten als te weinig, of niets
    [ties] wat gelijke totalen beslist, het een na het ander
   *[match] of een match gewonnen rondes optelt, of slagen
}
offer-promotion-length = lengte van een reeks voor reeksbonus {$promotion}; zet die ook aan
offer-promotion-points = bonus voor een reeks in reeksbonus {$promotion}; zet die ook aan
offer-match-end = of een match gewonnen rondes optelt, of slagen, en dan eindigt bij {$tricks}
offer-other-scores = De huidige; {$scores} puntentellingen om uit te kiezen.
offer-choices-caption = Wat de spelers kunnen kiezen
offer-no-laws = Geen wetten; de spelers beslissen.
