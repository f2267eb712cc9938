live-language-label = Taal
live-title = De tafel
live-no-game = Er is nog geen partij. Zodra er een begint, staat die op deze pagina.
live-offline = Geen verbinding. Nieuwe poging…
live-players-caption = Spelers
live-record-label = Te noteren
live-pages-label = Pagina’s
live-reload-link = Opnieuw laden
live-log-title = Logboek
live-find-title = Een regel zoeken
live-find-label = Woorden uit de regel
live-find-button = Zoeken
live-back-link = Terug naar de tafel
live-picture-link = Scoreblad als afbeelding
live-new-title = Nieuwe partij
live-player-label = Speler {$place}
live-start-button = Beginnen
live-record-button = Noteren
live-undo-button = Terugnemen
live-redo-button = Terugzetten
live-recorded-last = Laatste: {$entry}
live-other-caption = Iets anders
live-other-label = Elk commando van hoyle dat iets noteert, zoals redeal, note of swap
live-correct-caption = Deze ronde verbeteren
live-preview-title = Wat er zou veranderen
live-correct-button = Verbetering noteren
live-dealer = {$player} deelt
live-trump-label = Troef:
live-bids-label = Mogelijke biedingen
live-mark-deals = deelt
live-mark-leads = komt uit
live-mark-left = weg
live-player-bid = bod {$bid}
live-lead-label = Aan kop:
live-run = {$deals} van {$length} op rij { $made ->
    [true] gehaald
   *[false] gemist
}
live-tricks-legend = Slagen van de spelende kant
live-sheet-advice = Open een ronde om te zien hoe de punten tot stand kwamen{ $may_fix ->
    [true] , of om ze te verbeteren
   *[false] {""}
}.
live-refusal-other-game = Deze pagina noteert alleen in de partij die hier staat: laat opties weg die een andere noemen.
live-error-game-changed = Niets genoteerd: hier wordt nu een andere partij getoond.
live-error-internal = Deze pagina kon door een fout in Hoyle zelf niet gemaakt worden. Wat genoteerd was, is bewaard: ga terug en laad de pagina opnieuw.
live-press-again = druk nog eens
live-serve-unencrypted = Gewoon HTTP: wie op dit netwerk kan meeluisteren, kan de pagina’s en hun links lezen.
live-refusal-rules-file = Een pagina begint alleen partijen met ingebouwde regels.
live-refusal-reading = Een pagina neemt alleen commando’s aan die iets noteren.
live-error-address-foreign = {$address} is geen netwerkadres van deze computer; die heeft { $addresses ->
    [none] er geen
   *[other] {$addresses}
}.
live-error-address-several = Deze computer heeft meerdere adressen: {$addresses}.
live-error-no-network = Deze computer zit niet op een netwerk. De eigen browser kan ook zonder verbinden.
live-error-listen = Op {$address} kan geen verbinding ontvangen worden: {$error}. Misschien is er al een andere `hoyle serve` bezig.
live-error-links = In {$path} staan niet de links naar de pagina’s. Wordt het bestand weggezet, dan komen er nieuwe, en de oude werken dan niet meer.
live-error-threads = De live tafel heeft eigen threads nodig, en het systeem weigert die: {$error}. Sluit andere programma’s, of verhoog de grens voor processen.
live-serve-address = Te bereiken op {$address}, het adres van de standaardroute. Andere van deze computer, voor --lan=ADDRESS: {$others}.
live-no-page = Achter deze link is niets, of niets meer. Vraag de huidige waar hoyle draait.
live-silent = Al {$seconds} s geen antwoord. Nieuwe poging…
live-turn-mine = Aan de beurt
live-me-label = Ik ben…
live-act-gone = Dit kan nu niet genoteerd worden.
live-field-optional = (mag leeg blijven)
live-laws-button = Wat de wetten zeggen
live-stands-button = Noteren: de spelers laten het gelden
live-dealer-label = Eerste deler
live-dealer-lot = door loting
live-schedule-label = Rondes
live-score-label = Puntentelling
live-promotions-label = Reeksbonussen
live-evening-label = Titel van de avond
live-order-label = De spelers, in zitvolgorde
live-refusal-others = Deze link is voor de eigen biedingen, op de eigen beurt. Al het andere noteert wie de stand bijhoudt.
live-confirm-agree = Ja, dat klopt
live-confirm-object = Nee
live-confirm-objected = Iemand is het niet eens met de slagen van ronde {$deal}. Wie de stand bijhoudt, kan ze verbeteren.
live-confirm-note = {$player} is het niet eens met de slagen
live-error-confirm = --confirm vraagt het de spelers op hun eigen link: daarvoor is --keep-score=players nodig.
live-code-viewer = Om te kijken
live-code-scorer = Om de stand bij te houden: alleen voor wie dat doet
live-code-player = Alleen voor {$player}: de eigen biedingen
live-code-hide = Elke toets verbergt de code.
live-serve-lost = Deze computer heeft het adres {$address} niet meer, dus kunnen telefoons niet verbinden. { $others ->
    [none] Hij heeft er nu geen.
   *[other] Hij heeft nu {$others}.
} Start de server opnieuw om een ander te gebruiken.
live-serve-found = Deze computer heeft het adres {$address} weer.
live-sheet-all = Alle {$number} rondes
