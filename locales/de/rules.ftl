rules-remedy-promotion = Setzen Sie auch eine Prämie in Kraft.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Alle sagen an
rules-family-texts = Spiele der vier Texte
rules-family-no-bids = Keine Ansagen
rules-lack-premium = die Wertung {$score} zahlt keine Prämie für einen erfüllten Kontrakt
rules-lack-setting = { $setting ->
    [premium] keine Wertung nach Händen
    [spades-double] keine Wertung nach Händen
    [promotions] keine Prämien
    [no-zero] keine Prämien
    [zero-finish] kein Null-Ende
    [forehead] keine Spiele verschiedener Größe
    [top] Spiele fester Größe
    [step] keine Spiele, die steigen oder fallen
    [hook] keine Ansagen, die eine Summenregel sperren könnte
    [end] einen Spielplan, der von selbst endet
    [trumps] kein Reizen
    [overtricks] keine Kontrakte
    [trou-all] kein trou
    [join] keine Farbgebote zum Mitgehen
    [trou-rank] kein trou
    [miss] keinen Abzug der Ansage bei einer verfehlten
    [ties] keine Wertung nach Händen
   *[match] kein Match
}
rules-setting-inapplicable = {$title} hat {$lack}
rules-value-expected = erwartet wird {$values}
rules-value-nearest = am nächsten ist {$value}
rules-remedy-fewer-cards = Wählen Sie ein anderes Spiel: {$players} Personen haben höchstens { $most ->
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
lookup-more-choices = {$left} weitere
rules-setting-syntax = Eine Einstellung hat die Form KEY=VALUE, etwa hook=off, nicht {$setting}.{$suggestion}
rules-setting-bad-value = {$key} kann nicht {$value} sein; {$reason}.
rules-setting-refused = {$key} kann nicht gesetzt werden: {$reason}.
rules-top-too-high = top kann nicht {$top} sein: Ein Spiel hat höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
rules-top-too-high-at-table = top kann nicht {$top} sein: Bei {$players} Personen hat ein Spiel höchstens { $most ->
    [one] {$most} Karte
   *[other] {$most} Karten
}.
rules-points-caption = Punkte nach Ansage und gemachten Stichen
rules-points-deal = je { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}, {$players} Personen
rules-contracts-caption = Punkte je Alleinspieler nach Stichen
rules-contracts-opponents = die eines Gegners darunter
rules-clause-not-file = Eine einzelne Regel ist keine Regeldatei; geben Sie das ganze Regelwerk aus.
rules-family-partners = Partner
rules-family-auctions = Reizen
rules-choice-current = {" "}(gilt jetzt)
rules-scores-title = Wertungen
rules-reading-reason = Unsere Lesart von {$rule}: {$reason}.
rules-reading-setting = Ein Tisch kann es mit {$setting} entscheiden.
rules-reading-none = Nichts bleibt offen: {$title} beruht auf keiner Lesart von uns.
