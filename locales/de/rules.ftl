rules-remedy-promotion = Setzen Sie auch eine Prämie in Kraft.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Alle sagen an
rules-family-texts = Spiele der vier Texte
rules-family-no-bids = Keine Ansagen
rules-lack-premium = die Wertung {$score} zahlt keine Prämie für einen erfüllten Kontrakt
rules-lack-setting = { $setting ->
    [premium] keine Wertung nach Ansage und Stichen
    [spades-double] keine Wertung nach Ansage und Stichen
    [promotions] keine Prämien
    [no-zero] keine Prämien
    [zero-finish] keinen Schluss auf null
    [forehead] keine Spiele mit verschieden vielen Karten
    [top] eine feste Kartenzahl
    [step] keine steigende oder fallende Kartenzahl
    [bottom] keine steigende oder fallende Kartenzahl
    [hook] keine Ansagen, die eine Summenregel sperren könnte
    [end] einen Spielplan, der von selbst endet
    [trumps] kein Reizen
    [overtricks] keine Kontrakte
    [trou-all] kein trou
    [join] keine Farbgebote zum Mitgehen
    [trou-rank] kein trou
    [miss] keinen Abzug der Ansage bei einer verfehlten
    [ties] keine Wertung nach Ansage und Stichen
   *[match] kein Match
}
rules-setting-inapplicable = {$title} hat {$lack}
rules-value-expected = erwartet wird {$values}
rules-value-nearest = am nächsten ist {$value}
rules-remedy-fewer-cards = Wählen Sie ein anderes Spiel: {$players} Spieler haben höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
rules-value-all-listed = alle von {$words}, durch Kommas getrennt, niedrigste zuerst
rules-value-some-listed = off oder eine durch Kommas getrennte Liste von {$words}
rules-value-range = {$least} bis {$most}{ $unit ->
    [cards] {" "}Karten
    [points] {" "}Punkte
    [deals] {" "}Spiele
   *[other] {""}
}
rules-value-text = ein Text in Anführungszeichen
rules-value-list = eine Liste in Klammern
rules-value-table = eine Tabelle
lookup-unknown-rules = Regeln namens {$name} gibt es nicht.
lookup-unknown-score = Eine Wertung namens {$name} gibt es für {$rules} nicht.
lookup-unknown-name = { $noun ->
    [kind] Eine Art von Spiel
    [clause] Eine Regel
    [promotion] Eine Prämie
    [document] Ein Dokument
    [form] Eine Form
    [count] Eine Zählung
    [bid] Ein Gebot
    [rules] Regeln
    [score] Eine Wertung
    [extra] Ein Zusatzspiel
    [schedule] Ein Spielplan
    [key] Ein Schlüssel
    [setting] Eine Einstellung
    [schema] Ein Schema
    [command] Ein Befehl
   *[other] {$noun}
} namens {$name} gibt es nicht.
lookup-clause-without-rules = Eine einzelne Regel wird mit ihrem Regelwerk genannt: {$clauses}.
rules-clause-in-game = {$clause} in Partie {$game}
lookup-choices = Zur Wahl: {$choices}.
lookup-more-choices = und {$left} weitere
rules-setting-syntax = Eine Einstellung hat die Form KEY=VALUE, etwa hook=off, nicht {$setting}.{$suggestion}
rules-setting-bad-value = {$key} kann nicht {$value} sein; {$reason}.
rules-setting-refused = {$key} kann nicht gesetzt werden: {$reason}.
rules-top-too-high = top kann nicht {$top} sein: Ein Spiel hat höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
rules-top-too-high-at-table = top kann nicht {$top} sein: Bei {$players} Spielern hat ein Spiel höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
rules-points-caption = Punkte nach Ansage und gemachten Stichen
rules-points-deal = je { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}, {$players} Spieler
rules-bids-caption = Ansagen und nötige Stiche, von der niedrigsten an
rules-contracts-caption = Punkte je Alleinspieler nach Stichen
rules-contracts-opponents = die eines Gegners darunter
rules-clause-not-file = Eine einzelne Regel ist keine Regeldatei; geben Sie das ganze Regelwerk aus.
rules-family-partners = Partner
rules-family-auctions = Reizen
rules-choice-current = {" "}(gilt jetzt)
rules-scores-title = Wertungen
rules-reading-reason = Unsere Lesart von {$rule}: {$reason}.
rules-reading-setting = Eine Runde kann es mit {$setting} entscheiden.
rules-reading-none = Nichts bleibt offen: {$title} beruht auf keiner Lesart von uns.
rules-new-title = Wie heißt das Spiel?
rules-new-players = Wie viele können spielen? Zum Beispiel 4 oder 3-6.
rules-new-sides = Wer spielt zusammen? 1: jeder für sich. 2: die sich gegenübersitzen.
rules-new-deals = Wie viele Karten bekommt jeder? Zum Beispiel 1-8-1 (von einer Karte bis acht und zurück), 13 x 8 (acht Spiele mit dreizehn) oder 13 500 (Spiele mit dreizehn, bis jemand 500 Punkte hat).
rules-new-pack = Welche Karte des Blatts ist die niedrigste? 2 für alle 52 Karten, 7 für 32, 9 für 24.
rules-new-bids = Wer sagt an? 1: niemand. 2: alle, eine Zahl von Stichen. 3: wer am meisten bietet, spielt einen Kontrakt.
rules-new-trump = Was ist Trumpf? 1: die Farbe einer aufgedeckten Karte. 2: eine Farbe, die gezogen oder genannt wird. 3: der Reihe nach Pik, Karo, Herz, Kreuz und ohne Trumpf. 4: nichts.
rules-new-points = Was zählt eine Ansage von {$bid} mit {$bid}, {$fewer} oder {$more} Stichen? Drei Zahlen, zum Beispiel 14 -1 -1.
rules-new-tricks = Was zählt? 1: ein Punkt für jeden Stich. 2: ein Punkt für die meisten Stiche eines Spiels.
rules-new-again = {$reply} beantwortet die Frage nicht.
rules-new-unattended = Nach Regeln wird an einem Terminal gefragt, eine Frage nach der anderen.
rules-new-contract = Ein Kontrakt braucht seine Ansagen und was sie zählen: am besten von einem Spiel ausgehen, das sie hat.
rules-new-contracts = Wessen Ansagen und Punkte? {$games}
rules-new-written = Die Regeln stehen in {$file} und können dort geändert werden.
rules-find-nothing = Keine Regel, kein Gesetz und keine Überschrift des Handbuchs enthält alles von {$words}.
rules-find-also = Auch {$rules}{ $more ->
    [0] .
   *[other] {" "}und {$more} weitere.
}
rules-find-more = { $number ->
    [one] Ein weiterer Treffer ist
   *[other] {$number} weitere Treffer sind
} ausgelassen: Nennen Sie die Regeln, oder ergänzen Sie ein Wort.
rules-region = { $rules ->
    [serbian] Serbien
    [romanian] Rumänien
    [auction-whist] Luxemburg
    [german] Großbritannien
    [contract-whist] Großbritannien
    [nomination-whist] Großbritannien
    [judgement] Indien
    [plump] Schweden
    [boerenbridge] Niederlande
    [pocha] Spanien
    [wizard] Kanada
    [skull-king] USA
    [call-break] Nepal, Indien
    [whist] Großbritannien
    [spades] USA
    [belote] Frankreich
    [coinche] Frankreich
    [schieber] Schweiz
    [tarneeb] Levante
    [euchre] USA, Kanada
    [solo-whist] Großbritannien
    [wiezen] Belgien
    [skat] Deutschland
    [hearts] USA
    [king] Russland, Portugal
    [rentz] Rumänien
    [barbu] Frankreich
    [bid-whist] USA
    [five-hundred] Australien
    [hokm] Iran
    [klaverjassen] Niederlande
    [nap] Großbritannien
    [pinochle] USA
    [pitch] USA
    [sergeant-major] Großbritannien
    [doppelkopf] Deutschland
    [schafkopf] Deutschland
    [stiche-raten] Deutschland, Schweiz
    [sueca] Portugal
    [trex] Levante
    [twenty-eight] Indien
   *[none] {""}
}
