store-state-unreadable = onleesbaar
store-error-no-game-yet = Hier is nog geen partij.
store-error-unknown-game = Er is geen partij “{$id}”.
store-error-path-without-game = In {$path} is geen partij.
store-error-exists = Er is al een partij {$id}; die is niet veranderd.
store-error-bad-pointer = {$path} noemt geen partij.
store-error-locked = {$path} is vergrendeld door een ander programma: een andere hoyle, of een die het bestand kopieert. Het kwam niet binnen vijf seconden vrij, dus is er niets gedaan. Probeer het nog eens; blijft het vergrendeld, sluit dan dat programma.
store-error-not-file = {$path} is geen gewoon bestand, dus opent hoyle het niet.
store-error-not-folder = {$path} is geen map, dus er kan niets in staan.
store-error-io = {$place} kon niet { $operation ->
    [opened] geopend worden
    [locked] vergrendeld worden
    [read] gelezen worden
    [created] gemaakt worden
    [written] geschreven worden
    [moved] op zijn plaats gezet worden
   *[flushed] naar de schijf geschreven worden
}: {$reason}.
store-error-system = { $kind ->
    [missing] zo’n bestand of map bestaat niet
    [denied] geen toestemming
    [full] de schijf is vol
    [large] het is te lang
   *[other] {$error}
}
store-archive-too-long = het is langer dan {$most} bytes.
store-archive-not-archive = het is geen journaal van een partij en geen archief van partijen, of een deel ervan is beschadigd.
store-archive-unreadable = het is niet te lezen: {$reason}.
store-archive-cut-off = het einde ontbreekt.
store-archive-after-end = er volgt iets op het einde. Een blok van nullen kan partijen verbergen.
store-archive-empty = er zitten geen partijen in.
store-archive-bad-name = {$name} erin is geen naam voor het journaal van een partij.
store-archive-member-not-file = {$id}.jsonl erin is geen gewoon bestand.
store-archive-member-too-long = {$id}.jsonl erin is langer dan de {$most} bytes die een partij kan hebben.
store-archive-member-twice = {$id}.jsonl komt er twee keer in voor.
store-archive-too-many-games = het heeft meer dan {$most} partijen.
store-state-never-begun = nooit begonnen
store-state-not-file = geen bestand
store-check-unfinished-game = het is nooit afgemaakt, en er zit geen partij in. {$removal}
store-check-no-newline = de laatste regel heeft geen regeleinde. { $repair ->
    [done] Dat is hersteld: {$entries}.
    [due] Dat zou hersteld worden: {$entries}.
   *[failed] Dat kon niet hersteld worden: {$error}
}
store-check-remedy-copy = Verwijder om dit te herstellen de partij, en importeer er een kopie van.
store-check-remedy-lines = Verwijder om dit te herstellen de partij, en importeer er een kopie van; is die er niet, importeer dan een bestand met alleen de { $lines ->
    [one] regel
   *[other] {$lines} regels
} vóór de schade.
store-check-remedy-event-copy = Importeer om dit te herstellen een kopie van de avond onder een andere id.
store-check-remedy-event = Importeer om dit te herstellen een kopie van de avond onder een andere id{ $lines ->
    [one] ; is die er niet, houd dan alleen de eerste regel van het bestand
   *[other] ; is die er niet, houd dan alleen de eerste {$lines} regels van het bestand
}.
store-check-cut-off = de laatste regel ({ $cut ->
    [one] {$cut} byte
   *[other] {$cut} bytes
}) is tijdens het schrijven afgebroken, en nooit bevestigd. { $repair ->
    [done] Die is verwijderd; er blijft {$entries} over.
    [due] Die zou verwijderd worden; er blijft {$entries} over.
   *[failed] Die kon niet verwijderd worden: {$error}
}
store-check-removal = { $repair ->
    [done] Het is verwijderd.
    [due] Het zou verwijderd worden.
   *[failed] Het kon niet verwijderd worden: {$error}
}
store-check-pointer = het { $former_game ->
    [none] noemt geen partij
   *[other] noemt {$former_game}, en die bestaat niet
}. { $repair ->
    [done] Het noemt nu { $game ->
        [none] geen partij
       *[other] {$game}, de partij met de laatste notering
    }.
    [due] Het zou { $game ->
        [none] geen partij
       *[other] {$game}, de partij met de laatste notering,
    } gaan noemen.
   *[failed] Het kon niet veranderd worden: {$error}
}
store-check-repaired = hersteld
store-check-repairable = te herstellen
store-check-unreadable = onleesbaar en niet veranderd
store-check-all-sound = alles in orde
store-check-summary = Gecontroleerd: {$games}. Bevinding: {$result}.
store-check-summary-with-bin = Gecontroleerd: {$games}, en {$bin} in de prullenbak. Bevinding: {$result}.
store-export-game = {$file} geschreven: partij {$game}.
store-import-game = Partij {$id} geïmporteerd: {$title}, {$entries}.
store-import-diverging = De partij is gelijk aan {$id} t/m notering {$last_entry} en verschilt daarna.
store-import-same = Partij {$id} is hier al, byte voor byte. Er is niets veranderd.
store-import-behind = Partij {$id} is hier al, met { $entries ->
    [one] {$entries} notering
   *[other] {$entries} noteringen
} meer dan het bestand heeft. Er is niets veranderd.
store-import-unchanged = {$finding} Er is niets veranderd.
store-import-ahead = Partij {$id} is hier, en het bestand heeft { $entries ->
    [one] {$entries} notering
   *[other] {$entries} noteringen
} meer.
store-id-taken = Er is al een andere partij {$id}.
store-import-stopped-at-last = De laatste partij is niet geïmporteerd. Importeer het bestand nog eens om verder te gaan.
store-import-stopped = {$games} partijen zijn niet geïmporteerd. Importeer het bestand nog eens om verder te gaan.
store-remove-done = Partij {$id} naar de prullenbak verplaatst: {$game}.
store-remove-done-renamed = Partij {$id} naar de prullenbak verplaatst, als {$bin_id}: {$game}.
store-restore-done = Partij {$id} teruggehaald: {$game}.
store-notice-torn-line = De laatste regel van {$journal} is onvolledig en wordt weggelaten: die is tijdens het schrijven afgebroken, of het bestand is later ingekort.
store-notice-not-current = Genoteerd, maar de partij kon niet de huidige worden: {$error}
store-error-not-in-bin = In de prullenbak is geen partij “{$id}”.
store-check-unfinished-file = {$path}: het is nooit afgemaakt. {$removal}
store-check-cache = games.cache: het is beschadigd of van een andere versie, en wordt niet gebruikt. {$removal}
store-check-stray = {$path}: geen partij; niet veranderd.
store-export-games = {$file} geschreven: { $games ->
    [one] {$games} partij
   *[other] {$games} partijen
}.
store-export-damaged = {$error} De partij is ongewijzigd gekopieerd, byte voor byte.
store-export-left-out = {$error} De partij is weggelaten.
store-import-ask-add = {$finding} Toevoegen wat ontbreekt?
store-import-added = { $entries ->
    [one] {$entries} notering
   *[other] {$entries} noteringen
} toegevoegd aan partij {$id}.
store-import-left-out = {$error} De partij is niet geïmporteerd.
store-import-failed = {$place}: {$error} Er is niets geïmporteerd.
store-import-one-id = {$place} heeft {$games} partijen; alleen een enkele kan een andere id krijgen.
store-remove-ask = Partij {$id} ({$game}) naar de prullenbak verplaatsen?
store-no-current-game = Er is geen huidige partij.
store-export-too-many = Dit zijn {$games} partijen, en een archief heeft er hoogstens {$most}. Er is niets geëxporteerd.
store-export-remedy-parts = Exporteer er enkele met hun id, en dan de andere.
store-export-none-readable = Geen van de partijen is te lezen. Er is niets geëxporteerd.
store-import-torn-line = De laatste regel van het bestand is onvolledig en is weggelaten.
store-remove-declined = Er is niets verwijderd.
store-remove-no-terminal = Kan niet om bevestiging vragen: er is geen terminal.
store-notice-current = Het is de huidige partij.
store-state-newer = nieuwer
store-state-damaged = beschadigd
store-state-busy = bezet
store-bin-empty = De prullenbak is leeg.
store-no-games-yet = Hier zijn nog geen partijen bewaard.
store-no-games-match = Er is geen partij die past.
store-last-entry = laatste notering {$time}
store-remedy-file = Verbeter het als het een tekstbestand is, of zet het weg: er komt een nieuw als het nodig is.
store-remedy-folder = Als het een koppeling is, zet dan terug waar ze naar verwijst; of zet het weg: er komt een nieuwe map als ze nodig is.
store-now-current = Commando’s gelden nu voor partij {$id}.
import-ask-name = {$name} heeft hier nog nooit gespeeld. Is dat {$near}?
import-error-name-near = {$name} heeft hier nog nooit gespeeld, maar {$near} wel.
import-error-result-rules = Alleen de eindtotalen zijn bekend, en niet volgens welke regels.
import-error-archive-alone = {$file} bevat vastgelegde partijen: lees het apart in.
import-error-deal-rules = Een ronde zegt niet volgens welke regels de slagen tellen.
import-error-deal-card = “{$word}” is geen kaart.
import-error-deal-unplayed = De ronde is niet gespeeld, of het contract, de leider of wie uitkwam is niet te lezen.
import-error-deal-tricks = Volgens deze regels is de ronde voorbij na slag {$tricks}, maar er zijn er meer.
import-error-deal-incomplete = Slagen met hun kaarten: {$tricks}. Geen uitslag zegt wie de rest haalde.
import-error-deal-result = Slagen van de spelende partij: volgens de kaarten {$took}, volgens de uitslag {$result}.
import-error-many-deals = {$file} heeft meer dan {$most} ronden. Splits het bestand.
import-deal-read = Slagen met hun kaarten: {$tricks}. Deler: {$dealer}.
import-deal-claimed = De overige slagen zijn die van de uitslag.
import-here-already = Deze avond is er al, als partij {$id}; er is niets ingelezen.
import-kept = Ingelezen als partij {$id}: {$title}, { $deals ->
    [one] één ronde
   *[other] {$deals} rondes
 }, {$day}.
import-rehearsed = Dit zou een partij worden: {$title}, { $deals ->
    [one] één ronde
   *[other] {$deals} rondes
 }, {$day}. Er is niets ingelezen.
store-remove-no-batch = Er zijn hier geen partijen die samen van scorebladen zijn ingelezen.
store-remove-ask-batch = { $games ->
    [one] De laatst van een scoreblad ingelezen partij naar de prullenbak verplaatsen: {$ids}?
   *[other] De {$games} laatst van scorebladen ingelezen partijen naar de prullenbak verplaatsen: {$ids}?
}
store-remove-done-batch = { $games ->
    [one] Eén partij naar de prullenbak verplaatst: {$ids}.
   *[other] {$games} partijen naar de prullenbak verplaatst: {$ids}.
}
import-error-no-files = In {$folder} staan geen bestanden om in te lezen.
