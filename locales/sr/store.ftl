store-state-unreadable = nečitljivo
store-error-no-game-yet = Ovde još nema nijedne partije.
store-error-unknown-game = Nema partije „{$id}“.
store-error-path-without-game = Na {$path} nema partije.
store-error-exists = Partija {$id} već postoji; nije menjana.
store-error-bad-pointer = {$path} ne navodi partiju.
store-error-locked = {$path} je zaključao drugi program: drugi hoyle ili program koji to kopira. Nije oslobođeno ni posle pet sekundi, pa ništa nije urađeno. Pokušajte ponovo; ako ostane zaključano, zatvorite taj program.
store-error-not-file = {$path} nije običan fajl, pa ga hoyle ne otvara.
store-error-not-folder = {$path} nije folder, pa u njemu ne može biti ničega.
store-error-io = {$place}: nije uspelo { $operation ->
    [opened] otvaranje
    [locked] zaključavanje
    [read] čitanje
    [created] pravljenje
    [written] upisivanje
    [moved] premeštanje na pravo mesto
   *[flushed] upisivanje na disk
}: {$reason}.
store-error-system = { $kind ->
    [missing] nema takvog fajla ni foldera
    [denied] pristup nije dozvoljen
    [full] disk je pun
    [large] predugačko
   *[other] {$error}
}
store-archive-too-long = duže je od {$most} bajtova.
store-archive-not-archive = nije ni dnevnik partije ni arhiva partija, ili je deo oštećen.
store-archive-unreadable = ne može da se pročita: {$reason}.
store-archive-cut-off = kraj nedostaje.
store-archive-after-end = posle kraja ima još nečega. Blok nula može da krije partije.
store-archive-empty = u tome nema partija.
store-archive-bad-name = {$name} u tome nije ime dnevnika partije.
store-archive-member-not-file = {$id}.jsonl u tome nije običan fajl.
store-archive-member-too-long = {$id}.jsonl u tome duže je od {$most} bajtova, koliko partija može da ima.
store-archive-member-twice = {$id}.jsonl u tome stoji dvaput.
store-archive-too-many-games = ima više od {$most} partija.
store-state-never-begun = nikad započeto
store-state-not-file = nema fajla
store-check-unfinished-game = nije završeno i ne sadrži partiju. {$removal}
store-check-no-newline = na kraju poslednjeg reda nema znaka za novi red. { $repair ->
    [done] Popravljeno: {$entries}.
    [due] Bilo bi popravljeno: {$entries}.
   *[failed] Popravka nije uspela: {$error}
}
store-check-remedy-copy = Da se popravi, uklonite partiju i uvezite njenu kopiju.
store-check-remedy-lines = Da se popravi, uklonite partiju i uvezite njenu kopiju; bez kopije uvezite fajl samo sa { $lines ->
    [one] {$lines} redom
    [few] {$lines} reda
   *[other] {$lines} redova
} pre oštećenja.
store-check-remedy-event-copy = Da se popravi, uvezite kopiju večeri pod drugim id-om.
store-check-remedy-event = Da se popravi, uvezite kopiju večeri pod drugim id-om{ $lines ->
    [one] ; bez kopije zadržite samo {$lines} red sa početka fajla
    [few] ; bez kopije zadržite samo {$lines} reda sa početka fajla
   *[other] ; bez kopije zadržite samo {$lines} redova sa početka fajla
}.
store-check-cut-off = poslednji red ({ $cut ->
    [one] {$cut} bajt
    [few] {$cut} bajta
   *[other] {$cut} bajtova
}) prekinut je usred upisivanja i nikad nije potvrđen. { $repair ->
    [done] Red je uklonjen; ostaje: {$entries}.
    [due] Red bi bio uklonjen; ostaje: {$entries}.
   *[failed] Red nije mogao da se ukloni: {$error}
}
store-check-removal = { $repair ->
    [done] Uklonjeno je.
    [due] Bilo bi uklonjeno.
   *[failed] Nije moglo da se ukloni: {$error}
}
store-check-pointer = { $former_game ->
    [none] ne navodi partiju
   *[other] navodi {$former_game}, a te partije nema
}. { $repair ->
    [done] { $game ->
        [none] Sada ne navodi nijednu.
       *[other] Sada navodi {$game}, partiju sa poslednjim unosom.
    }
    [due] { $game ->
        [none] Ne bi navodilo nijednu.
       *[other] Navodilo bi {$game}, partiju sa poslednjim unosom.
    }
   *[failed] Nije moglo da se promeni: {$error}
}
store-check-repaired = popravljeno
store-check-repairable = za popravku
store-check-unreadable = ne može da se čita, ostaje kako jeste
store-check-all-sound = sve ispravno
store-check-summary = Pregledano: {$games}. Nalaz: {$result}.
store-check-summary-with-bin = Pregledano: {$games}, u korpi {$bin}. Nalaz: {$result}.
store-export-game = Upisano u {$file}: partija {$game}.
store-import-game = Uvezena partija {$id}: {$title}, {$entries}.
store-import-diverging = Poklapa se sa {$id} do unosa {$last_entry}, a dalje se razlikuje.
store-import-same = Partija {$id} je već ovde, bajt po bajt ista. Ništa nije promenjeno.
store-import-behind = Partija {$id} je već ovde, sa { $entries ->
    [one] {$entries} unosom
    [few] {$entries} unosa
   *[other] {$entries} unosa
} više nego u fajlu. Ništa nije promenjeno.
store-import-unchanged = {$finding} Ništa nije promenjeno.
store-import-ahead = Partija {$id} je ovde, a fajl ima { $entries ->
    [one] {$entries} unos
    [few] {$entries} unosa
   *[other] {$entries} unosa
} više.
store-id-taken = Već postoji druga partija {$id}.
store-import-stopped-at-last = Poslednja partija nije uvezena. Da nastavite, uvezite fajl ponovo.
store-import-stopped = Nije uvezeno partija: {$games}. Da nastavite, uvezite fajl ponovo.
store-remove-done = Partija {$id} premeštena u korpu: {$game}.
store-remove-done-renamed = Partija {$id} premeštena u korpu, kao {$bin_id}: {$game}.
store-restore-done = Partija {$id} vraćena iz korpe: {$game}.
store-notice-torn-line = Poslednji red u {$journal} nije potpun i izostavljen je: prekinut je usred upisivanja ili je fajl kasnije skraćen.
store-notice-not-current = Upisano, ali partija nije mogla da postane tekuća: {$error}
store-error-not-in-bin = U korpi nema partije „{$id}“.
store-check-unfinished-file = {$path}: nikad nije završeno. {$removal}
store-check-cache = games.cache: fajl je oštećen ili druge verzije i ne koristi se. {$removal}
store-check-stray = {$path}: nije partija; ostaje kako jeste.
store-export-games = Upisano u {$file}: { $games ->
    [one] {$games} partija
    [few] {$games} partije
   *[other] {$games} partija
}.
store-export-damaged = {$error} Prepisano bez izmene, bajt po bajt.
store-export-left-out = {$error} Izostavljeno.
store-import-ask-add = {$finding} Da li dodati što nedostaje?
store-import-added = U partiju {$id} { $entries ->
    [one] dodat je {$entries} unos
    [few] dodata su {$entries} unosa
   *[other] dodato je {$entries} unosa
}.
store-import-left-out = {$error} Nije uvezeno.
store-import-failed = {$place}: {$error} Ništa nije uvezeno.
store-import-one-id = {$place} ima {$games} partija; drugu oznaku može da dobije samo jedna.
store-remove-ask = Premestiti partiju {$id} ({$game}) u korpu?
store-no-current-game = Nema tekuće partije.
store-export-too-many = Broj partija je {$games}, a u arhivu ih staje najviše {$most}. Ništa nije izvezeno.
store-export-remedy-parts = Izvezite neke po oznakama, pa zatim ostale.
store-export-none-readable = Nijedna partija ne može da se pročita. Ništa nije izvezeno.
store-import-torn-line = Poslednji red fajla nije potpun i izostavljen je.
store-remove-declined = Ništa nije uklonjeno.
store-remove-no-terminal = Potvrda ne može da se zatraži: nema terminala.
store-notice-current = To je tekuća partija.
store-state-newer = novije
store-state-damaged = oštećeno
store-state-busy = zauzeto
store-bin-empty = Korpa je prazna.
store-no-games-yet = Ovde još nema partija.
store-no-games-match = Nijedna partija tome ne odgovara.
store-last-entry = poslednji unos {$time}
store-remedy-file = Ispravite ga ako je tekstualni fajl ili ga premestite: novi nastaje kad zatreba.
store-remedy-folder = Ako je to veza, vratite ono na šta pokazuje; ili je premestite: novi folder nastaje kad zatreba.
store-now-current = Komande se sada odnose na partiju {$id}.
import-ask-name = {$name} ovde još nije igrao. Da li je to {$near}?
import-error-name-near = {$name} ovde još nije igrao, ali {$near} jeste.
import-error-result-rules = Poznati su samo konačni zbirovi, a ne i po kojim pravilima.
import-error-archive-alone = {$file} sadrži zabeležene partije: uvezite je zasebno.
import-error-deal-rules = Deljenje ne kaže po kojim pravilima se boduju njegovi štihovi.
import-error-deal-card = „{$word}“ nije karta.
import-error-deal-unplayed = Deljenje nije odigrano, ili se ne vide ugovor, izvođač ili ko je izašao.
import-error-deal-tricks = Po ovim pravilima deljenje se završava posle štiha {$tricks}, a ima ih još.
import-error-deal-incomplete = Štihovi po kartama: {$tricks}. Nijedan rezultat ne kaže ko je odneo ostale.
import-error-deal-result = Štihovi strane koja izvodi: po kartama {$took}, po rezultatu {$result}.
import-error-many-deals = {$file} ima više od {$most} deljenja. Podelite datoteku.
import-deal-read = Štihovi po kartama: {$tricks}. Delio: {$dealer}.
import-deal-claimed = Ostali štihovi su oni iz rezultata.
import-here-already = Ovo veče je već ovde, kao partija {$id}; ništa nije uvezeno.
import-kept = Uvezeno kao partija {$id}: {$title}, deljenja: {$deals}, {$day}
import-rehearsed = Ovo bi postalo partija: {$title}, deljenja: {$deals}, {$day} Ništa nije uvezeno.
store-remove-no-batch = Ovde nema partija iz uvoza listova.
store-remove-ask-batch = Premestiti u korpu partije poslednjeg uvoza listova ({$games}): {$ids}?
store-remove-done-batch = U korpu premešteno partija: {$games}: {$ids}.
import-error-no-files = U {$folder} nema datoteka za uvoz.
