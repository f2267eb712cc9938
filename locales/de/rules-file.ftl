rules-error-format = Das Format der Datei ist {$format}; diese Version liest nur Format 1.
rules-error-id = {$id} kann keine Kennung sein: {$reason}.
rules-error-call-word = {$id} kann nicht die Kennung eines Gebots sein: Es hat schon eine eigene Bedeutung.
rules-error-duplicate = {$value} steht schon in dieser Liste.
rules-error-unprintable = Dieser Text hat ein unsichtbares Zeichen oder mehr als 80 Zeichen.
rules-error-ends-by-declarer = Nur ein Kontrakt kann ein Spiel durch den Alleinspieler beenden: in einer einzigen Partie, bei einer Punktzahl.
rules-error-ends-when = when steht anstelle von points, least, games und by und braucht einen Spielplan mit „until the end“.
rules-error-ends-by-partners = partner ist die Summe des Spielers gegenüber: Dafür braucht es Tische mit 4, 6, 8 Spielern und so weiter, ohne tote Hand, an denen jeder für sich zählt und die höchste Summe gewinnt.
rules-error-out = out braucht eine einzige Partie, in der jeder für sich zählt und allein gewinnt.
rules-error-empty = Darin steht nichts.
rules-error-too-many-rows = Diese Liste hat mehr als {$most} Zeilen.
rules-error-tricks-counted = counted kann nicht {$counted} sein: Erwartet werden 1 bis {$most} Stiche, so viele wie das kleinste Spiel hat, oder "all".
rules-error-tricks-above = above gilt nur bei pays = "tricks".
rules-error-tricks-above-all = above muss kleiner sein als counted, {$counted}: Sonst zählt kein Stich.
rules-error-several-games = Mehrere Partien brauchen ending.points und einen Spielplan mit „until the end“.
rules-error-no-zero = no-zero ändert nichts: Keine Prämie ist in Kraft.
rules-error-mark = Ein Kürzel hat 1 bis 4 sichtbare Zeichen.
rules-error-no-table = Keine Zeile in [[tables]] nennt eine Spielerzahl.
rules-error-score-mismatch = Die Wertung {$score} passt nicht zu den Ansagen: [scoring.hands] gehört zu [bidding.exact], [scoring.contracts] zu [bidding.auction] und [scoring.tricks] zu bidding = "none".
rules-error-trump-mismatch = Den Trumpf nennt ein Gebot beim Reizen, und nur dort; oder die erste ausgespielte Karte bestimmt ihn.
rules-error-never-ends = Ein Spielplan mit „until the end“ braucht ending.points.
rules-error-out-of-reach = Diese Punkte kann niemand erreichen: Kein Spiel bringt welche.
rules-error-least-out-of-reach = Auf diesen Stand kann niemand fallen: Kein Spiel kostet Punkte.
rules-error-unit-half = Faktoren sind Vielfache von ½; für Zehntelpunkte setzen Sie unit = "0.1".
rules-error-unit-tenth = Faktoren sind Vielfache von 0.1.
rules-error-tally-most = In einem Spiel kann es {$least} geben, also muss most mindestens {$least} sein.
rules-error-tally-distinct = Verschiedene Zahlen von {$players} Spielern ergeben zusammen mindestens {$least}, und so auch total.
rules-error-lowest-of-ranks = ranks hat schon den niedrigsten Wert.
rules-error-no-equal-cards = Nur bei zwei Blättern, mit double = true, gibt es gleiche Karten.
rules-error-too-many-jokers = Ein Blatt hat höchstens 60 Karten ohne Farbe.
rules-error-not-in-pack = {$card} ist in keinem Blatt dieser Regeln.
rules-error-equal-cards = Ein Talon braucht ein Blatt ohne gleiche Karten, und das Ansagen von Assen eines mit vier Assen.
rules-error-tally-over = Eine Zählung kann nur von Ansagen abhängen, wo Stiche angesagt werden.
rules-error-tally-half = Eine Zählung kann nach einer verfehlten Ansage nur mit made = true und ohne every die Hälfte wert sein.
rules-error-tally-table = Die Punkte einer Zählung stehen in einer Tabelle oder in points und every.
rules-error-tally-short = Einer Seite können nur dort Punkte fehlen, wo ending.points die Partie beendet.
rules-error-tally-total = total nennt, wie viele jedes Spiel hat; dazu passen weder most noch over.
rules-error-tally-against = Nur wo eine Versteigerung einen Kontrakt ergibt, kann eine Zählung für eine Partei gelten.
rules-error-nothing-ends-deal = Wo Stiche nichts zahlen, muss eine Zählung mit total das Spiel beenden.
rules-error-most-below-least = Die höchste Ansage, {$most}, liegt unter der niedrigsten, {$least}.
rules-error-redealt-forever = Ein Spiel mit { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
} für {$players} Spieler würde immer neu gegeben: Seine Ansagen ergeben höchstens {$most}, stets weniger als {$below}.
rules-error-hook-never-met = Bei {$players} Spielern kann nie eine letzte Ansage die Summenregel erfüllen.
rules-error-bid-word = {$word} kann keine Ansage sein: Ein Wort hat 1 bis 16 Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.
rules-error-unknown-bid-word = {$word} steht nicht in bidding.exact.named.{$suggestion}
rules-error-no-partners = Ein Tisch mit {$players} Spielern hat keine Partner, die sich gegenübersitzen: Die gibt es bei 4, 6, 8 Spielern und so weiter, ohne tote Hand.
rules-error-called-partner = Partner, die sich gegenübersitzen, können Kontrakte nicht untereinander abrechnen und nicht gerufen werden.
rules-error-numbers-missing = Ein Ziel in Höhe der Zahl braucht numbers in seiner Zeile.
rules-error-factors-called = Wörter, die einen Kontrakt vervielfachen, brauchen contract_only = true.
rules-error-setting-value = Der Wert {$value} dieser Einstellung kann nicht gesetzt werden: Diesen Regeln fehlt einer der Schlüssel unter sets.
rules-error-doubled-in-cycle = Eine Farbe verdoppelt die Punkte nur, wo Trumpf aufgedeckt wird, nicht bei fester Folge.
rules-error-zero-finish = In {$form} kann eine Summe von 0 nicht gewinnen.
rules-error-endless-early = Nur der letzte Schritt kann bis zum Ende gehen.
rules-error-no-deals = Dieser Schritt hat an keinem Tisch Spiele.
rules-error-packets = Jedes Spiel muss aus ganzen Runden dieser Päckchen bestehen.
rules-error-talon = Vom Talon können nur zwei Spieler ziehen.
rules-error-trumps-missing = Den Trümpfen fehlt {$trumps}.
rules-error-second-trou = Es kann nur ein trou geben.
rules-error-target-too-high = Ein Ziel von { $target ->
    [one] {$target} Stich
   *[other] {$target} Stichen
} ist nicht zu erreichen: Das größte Spiel hat {$tricks}.
rules-error-opponents-given = Diese Kontrakte werden am Tisch untereinander abgerechnet: Opponents ist nicht möglich.
rules-error-opponents-missing = Der Schlüssel opponents fehlt.
rules-error-uneven-sides = Nur zwei gegen zwei können ein Gebot mit Partner abrechnen.
rules-error-several-pairs = Nur ein allein gespieltes Gebot können mehrere spielen.
rules-error-no-opponents = An einem Tisch zu zweit hätte ein Gebot mit Partner keine Gegner.
rules-error-table-size = Ein Tisch mit {$players} Spielern geht nicht: 2 bis {$most} Spieler, davon mindestens zwei mit Karten.
rules-error-deal-count = Mit {$players} Spielern hätte es { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}; möglich sind 1 bis {$most}.
rules-error-pack-below-players = Ein Blatt mit {$pack} Karten ist für {$players} Spieler zu klein.
rules-error-pack-below-deal = Ein Spiel mit { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
} für {$players} Spieler braucht mehr Karten, als das Blatt mit {$pack} hat.
rules-id-empty = sie ist leer
rules-id-capitals = ihre Buchstaben müssen klein sein
rules-id-space = sie hat ein Leerzeichen; nehmen Sie einen Bindestrich
rules-id-character = sie hat {$character}
rules-id-start = sie beginnt nicht mit einem Buchstaben
rules-id-too-long = sie hat mehr als 40 Zeichen
rules-file-error-too-long = eine Regeldatei hat höchstens {$most} Bytes.
rules-file-error-not-toml = Das ist kein TOML: Erwartet wird KEY = VALUE, [TABLE] oder [[LIST]], alle Anführungszeichen und Klammern geschlossen.
rules-file-error-duplicate-key = Dieser Schlüssel ist schon angegeben.
rules-file-error-below-table = {$key} ist ein Schlüssel der ganzen Datei und muss über der ersten [Tabelle] stehen.
rules-file-error-one-table = {$key} ist eine Liste von Tabellen: Schreiben Sie [[{$key}]].
rules-file-error-quoted = {$key} ist eine Zahl: Schreiben Sie {$number} ohne Anführungszeichen.
rules-file-error-missing-key = Der Schlüssel {$keys} fehlt.
rules-file-old-form = So schrieben es frühere Versionen. Es wird noch gelesen; ändern Sie es in `{$now}`.
rules-file-error-exclusive-keys = Nur einer davon ist möglich: {$keys}.
rules-file-more-errors = { $errors ->
    [one] {$errors} weiterer Fehler
   *[other] {$errors} weitere Fehler
}.
rules-file-valid = {$file} ist gültig: {$title}, für {$player_counts} Spieler.
rules-file-header = {$title}. Ändern Sie beliebige Zeilen und dann auch id, title und die Quellen.
rules-error-unknown-language = Die Sprache {$language} gibt es in Hoyle nicht; möglich: {$languages}.
rules-error-unknown-text = Es gibt keinen Text {$text} zu übersetzen.
rules-error-unprintable-words = Diese Worte haben mehr als 500 Zeichen, einen Backslash oder ein unsichtbares Zeichen.
rules-error-line-break = Die Worte für {$text} haben einen Zeilenumbruch. Schreiben Sie sie in eine Zeile.
rules-error-idle-tie-break = {$word} steht doppelt oder nach dem geteilten Platz und würde nie entscheiden.
rules-file-error-kind = { $kind ->
    [key] ein Schlüssel ist hier unbekannt.
    [value] ein Wert fehlt oder ist keiner, den sein Schlüssel haben kann.
   *[rules] diese Regeln sind nicht spielbar.
}
rules-error-law-chooser = Zu options gehört ein chooser, und zu chooser gehören options.
rules-error-law-default = {$option} ist keine der Möglichkeiten.{$suggestion}
rules-error-law-idle = Dieses Gesetz bewirkt nichts: Es braucht do oder options.
rules-error-law-tricks = Stiche können nicht den Besitzer wechseln, wo jeder für sich eine Stichzahl ansagt: Vielleicht wollte der Schuldige gerade welche loswerden.
rules-error-law-coverage = Dafür gibt es kein Gesetz: {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Fügen Sie eines hinzu oder nennen Sie {$word} unter silent.
rules-error-laws-unfit = Die Gesetze {$set} sind für Spiele, { $need ->
    [sides] in denen Partner zusammenspielen
    [alone] in denen jeder für sich spielt
    [auction] mit Versteigerung
    [tricks] in denen Stiche Punkte bringen
    [lone] mit einem Gebot, das ohne den Partner gespielt wird
   *[exact] in denen jeder eine Stichzahl ansagt
}.
rules-error-cases-of-tricks = Sonderfälle von Zählungen brauchen pays = "nothing".
rules-error-unknown-quantity = {$word} wird in dieser Wertung nicht gezählt: zur Wahl stehen {$known}.{$suggestion}
rules-error-tally-target = Ein Ziel von {$target} ist nicht zu erreichen: was dafür zählt, ergibt höchstens {$most}.
rules-error-mixed-targets = Entweder haben alle Gebote of oder keines: ein Spiel endet mit Stichen oder mit Zählungen.
rules-error-quota-fit = quota hat eine Zahl je Spieler, für pays = "tricks" ohne above und ohne Partner.
rules-error-quota-sum = Die Sollzahlen ergeben {$sum}, aber {$tricks} Stiche eines Spiels zählen.
