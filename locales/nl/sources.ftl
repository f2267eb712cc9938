source-table-ruling = Beslissing van de spelers
source-house-rules = Huisregels
source-our-reading = onze lezing
source-own-page = {$game}, { $id ->
    [oh-hell] zoals Hoyle het bijhoudt
   *[other] zoals meestal gespeeld
}
source-reason = { $reading ->
    [first-dealer] het document zegt niet wie deelt
    [last-before-dead-hand] een dode hand kan niet bieden
    [end-of-auction] niemand hoeft zichzelf te overbieden, en er is geen ronde gespeeld
    [last-word] tot dan is er niets gespeeld
    [lapsed-call] een vraag is een bod voor twee, en overtreft zonder partner niets
    [join-keeps-level] meegaan is instemmen met een bod, niet het overbieden
    [no-trump-highest] het document rangschikt alleen de kleuren
    [trick-fewer] wie een kaart weglegt, heeft geen kaart meer voor nog een slag
    [match-length] het document zegt niet hoe lang een match is
    [tie-at-the-end] over een gelijke stand aan het einde is niets gezegd
    [shared-rank] over gelijke totalen is niets gezegd
    [spoilt-run] de bonus wordt geweigerd, niet de reeks
    [dead-hand-counts] de spelers tellen, niet de handen
    [runs-past-dead-hand] een dode hand wint noch faalt
    [zero-before-extras] extra rondes horen niet bij het speelplan
    [ace-high] het document spreekt van de hoogste kaart zonder die te noemen
    [highest-ranks] het document geeft alleen het aantal kaarten
    [larger-tables] het document zegt niet hoe de rondes met meer spelers veranderen
    [dead-hand-deals] het document telt spelers, en dus speelt iedereen in elke reeks één keer niet mee
    [needs-joiner] een speler die geboden of gepast heeft, mag niet meegaan
    [who-may-join] meegaan zou een eerder bod weggooien
    [opening-may-rise] het is in de eerste beurt aangekondigd
    [trou-place] het document verwijst naar zijn lijst van inzetten
    [highest-wins] het document zegt niet wiens totaal wint
    [bonuses-undoubled] het document verdubbelt de punten voor de ronde
    [new-run] het document zegt niet wat volgt op een reeks die betaald is
    [shared-zero] het document spreekt van de punten na de laatste hand, en van één speler
    [forehead-deals] zoveel rondes van één kaart staan bij elkaar
    [extra-deals] extra rondes horen niet bij het speelplan, en alleen biedingen van 0 zijn verplicht
    [either-miss] het document gebruikt “underbid” voor te weinig slagen en voor te veel
    [row-ends] de rij punten houdt daar op
    [flat-loss] de rij heeft één getal en geen puntjes
    [trou-thirteen] de rij heeft één getal
    [tied-deal] over gelijke slagen is niets gezegd
   *[no-penalties] het document geeft geen straf
}
source-reading = { $reading ->
    [last-before-dead-hand] de speler vóór de dode hand biedt als laatste
    [lapsed-call] een vraag waarop niemand meegaat vervalt, en het hoogste andere bod wordt gespeeld, ook als die bieder intussen gepast heeft
    [join-keeps-level] meegaan houdt de hoogte van de vraag zolang die het hoogste bod is; anders tilt het het bod van het paar op tot de laagste vraag boven het hoogste bod, of tot de genoemde hoogte
    [end-of-auction] de kant met het hoogste bod hoeft niet te passen; biedt niemand, dan deelt dezelfde deler opnieuw
    [last-word] het winnende paar mag nog verhogen of zich losmaken tot een kaart of de uitslag genoteerd is
    [shared-rank] gelijke totalen delen de plaats
    [tie-at-the-end] zijn de beste totalen gelijk, dan wordt nog een ronde gespeeld
    [spoilt-run] onder no-zero levert een reeks met een bod van 0 niets op, maar eindigt toch waar die betaald zou zijn
    [runs-past-dead-hand] een ronde als dode hand verlengt een reeks niet en beëindigt die niet
    [ace-high] de aas is de hoogste kaart en de twee de laagste
    [needs-joiner] alleen een speler die nog niet gesproken heeft, of die wacht, mag nog meegaan
    [who-may-join] alleen iemand die nog niet gesproken heeft, of die wacht, mag meegaan
    [opening-may-rise] een speler die opende met een bod van de eerste beurt, mag het later tot een hoger daarvan verhogen
    [trou-place] trou heeft de rang van zijn plaats in de puntenlijst, niet die van zijn punten
    [highest-wins] het hoogste totaal wint
    [bonuses-undoubled] bonussen worden niet verdubbeld
    [new-run] na een volledige reeks, gehaald of gemist, begint een nieuwe
    [shared-zero] bonussen tellen mee voor een totaal van 0, en meerdere spelers kunnen samen winnen
    [forehead-deals] er zijn aan elk einde evenveel rondes op het voorhoofd als spelers
    [extra-deals] een somregel geldt waar spelers zelf bieden, en in deze rondes worden geen bonussen betaald
    [either-miss] missen met te veel slagen kost evenveel als met te weinig
    [row-ends] slagen voorbij het einde van de rij van een bod leveren niets meer op
    [trou-thirteen] alle dertien slagen leveren bij trou niet meer op dan negen
    [tied-deal] een ronde met gelijke slagen heeft geen winnaar
   *[zero-before-extras] het totaal wordt beoordeeld vóór eventuele extra rondes
}
source-reading-highest-ranks = de hoogste rangen van elke kleur blijven in het pak: {$ranks}
source-reading-larger-tables = met meer spelers is de hoogste ronde zo groot als het pak toelaat, en zijn er evenveel rondes van één kaart als spelers: {$deals}
source-reading-dead-hand-deals = rondes die voor elke speler herhaald worden, tellen de dode hand als speler: {$deals}
source-reading-flat-loss = {$bids} kost evenveel, hoeveel slagen er ook ontbreken
source-reading-no-trump-highest = zonder troef staat boven {$suit}
source-reading-every-suit = elke kleur
source-reading-trick-fewer = er worden {$tricks} gespeeld bij {$bids}, of er nu iemand een kaart weglegt of niet
source-reading-dead-hand-counts = de dode hand telt als een van de spelers van {$schemes}
