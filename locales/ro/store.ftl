store-state-unreadable = ilizibil
store-error-no-game-yet = Aici nu există încă nicio partidă.
store-error-unknown-game = Nu există partida „{$id}”.
store-error-path-without-game = La {$path} nu există nicio partidă.
store-error-exists = Partida {$id} există deja; a rămas neschimbată.
store-error-bad-pointer = {$path} nu numește o partidă.
store-error-locked = {$path} este blocat de alt program: alt hoyle sau unul care îl copiază. Nu a fost eliberat în cinci secunde, deci nu s-a făcut nimic. Încercați din nou; dacă rămâne blocat, închideți acel program.
store-error-not-file = {$path} nu este un fișier obișnuit, deci hoyle nu îl deschide.
store-error-not-folder = {$path} nu este un dosar, deci nu poate fi nimic în el.
store-error-io = {$place} nu s-a putut { $operation ->
    [opened] deschide
    [locked] bloca
    [read] citi
    [created] crea
    [written] scrie
    [moved] muta la locul lui
   *[flushed] scrie pe disc
}: {$reason}.
store-error-system = { $kind ->
    [missing] nu există un asemenea fișier sau dosar
    [denied] acces refuzat
    [full] discul este plin
    [large] prea lung
   *[other] {$error}
}
store-archive-too-long = are peste {$most} de octeți.
store-archive-not-archive = nu este nici jurnalul unei partide, nici o arhivă de partide, sau este parțial deteriorat.
store-archive-unreadable = nu se poate citi: {$reason}.
store-archive-cut-off = îi lipsește sfârșitul.
store-archive-after-end = după sfârșit mai urmează ceva. Un bloc de zerouri poate ascunde partide.
store-archive-empty = nu conține nicio partidă.
store-archive-bad-name = {$name} de aici nu este numele jurnalului unei partide.
store-archive-member-not-file = {$id}.jsonl de aici nu este un fișier obișnuit.
store-archive-member-too-long = {$id}.jsonl de aici depășește {$most} de octeți, cât poate avea o partidă.
store-archive-member-twice = {$id}.jsonl apare aici de două ori.
store-archive-too-many-games = are peste { $most ->
    [other] {$most} de partide
   *[few] {$most} partide
}.
store-state-never-begun = neîncepută
store-state-not-file = niciun fișier
store-check-unfinished-game = nu a fost scris până la capăt și nu conține nicio partidă. {$removal}
store-check-no-newline = ultimul rând nu are sfârșit de rând. { $repair ->
    [done] S-a reparat: {$entries}.
    [due] S-ar repara: {$entries}.
   *[failed] Nu s-a putut repara: {$error}
}
store-check-remedy-copy = Pentru a o repara, eliminați partida și importați o copie a ei.
store-check-remedy-lines = Pentru a o repara, eliminați partida și importați o copie a ei; fără copie, importați un fișier doar cu { $lines ->
    [one] rândul
    [few] cele {$lines} rânduri
   *[other] cele {$lines} de rânduri
} dinaintea stricăciunii.
store-check-remedy-event-copy = Pentru a o repara, importați o copie a serii sub alt id.
store-check-remedy-event = Pentru a o repara, importați o copie a serii sub alt id{ $lines ->
    [one] ; fără copie, păstrați numai primul rând al fișierului
    [few] ; fără copie, păstrați numai primele {$lines} rânduri ale fișierului
   *[other] ; fără copie, păstrați numai primele {$lines} de rânduri ale fișierului
}.
store-check-cut-off = ultimul rând ({ $cut ->
    [one] {$cut} octet
    [few] {$cut} octeți
   *[other] {$cut} de octeți
}) a fost trunchiat la scriere și nu a fost confirmat niciodată. { $repair ->
    [done] S-a șters; au rămas: {$entries}.
    [due] S-ar șterge; ar rămâne: {$entries}.
   *[failed] Nu s-a putut șterge: {$error}
}
store-check-removal = { $repair ->
    [done] S-a șters.
    [due] S-ar șterge.
   *[failed] Nu s-a putut șterge: {$error}
}
store-check-pointer = { $former_game ->
    [none] nu numește o partidă
   *[other] numește {$former_game}, care nu există
}. { $repair ->
    [done] { $game ->
        [none] Acum nu numește niciuna.
       *[other] Acum numește {$game}, partida cu ultima înregistrare.
    }
    [due] { $game ->
        [none] Nu ar numi niciuna.
       *[other] Ar numi {$game}, partida cu ultima înregistrare.
    }
   *[failed] Nu s-a putut schimba: {$error}
}
store-check-repaired = reparat
store-check-repairable = de reparat
store-check-unreadable = imposibil de citit, lăsat neschimbat
store-check-all-sound = totul în regulă
store-check-summary = Verificat: {$games}. Rezultat: {$result}.
store-check-summary-with-bin = Verificat: {$games}, iar în coș {$bin}. Rezultat: {$result}.
store-export-game = Scris în {$file}: partida {$game}.
store-import-game = Partida {$id} importată: {$title}, {$entries}.
store-import-diverging = Se potrivește cu {$id} până la înregistrarea {$last_entry}, apoi diferă.
store-import-same = Partida {$id} este deja aici, identică octet cu octet. Nu s-a schimbat nimic.
store-import-behind = Partida {$id} este deja aici, cu { $entries ->
    [one] {$entries} înregistrare
    [few] {$entries} înregistrări
   *[other] {$entries} de înregistrări
} mai mult decât în fișier. Nu s-a schimbat nimic.
store-import-unchanged = {$finding} Nu s-a schimbat nimic.
store-import-ahead = Partida {$id} este aici, iar fișierul are cu { $entries ->
    [one] {$entries} înregistrare
    [few] {$entries} înregistrări
   *[other] {$entries} de înregistrări
} mai mult.
store-id-taken = Există deja altă partidă {$id}.
store-import-stopped-at-last = Ultima partidă nu s-a importat. Ca să continuați, importați fișierul din nou.
store-import-stopped = Partide neimportate: {$games}. Ca să continuați, importați fișierul din nou.
store-remove-done = Partida {$id} mutată în coș: {$game}.
store-remove-done-renamed = Partida {$id} mutată în coș, ca {$bin_id}: {$game}.
store-restore-done = Partida {$id} restaurată: {$game}.
store-notice-torn-line = Ultimul rând din {$journal} nu este întreg și a fost omis: a fost trunchiat la scriere sau fișierul a fost trunchiat mai târziu.
store-notice-not-current = Notat, dar partida nu a putut deveni cea curentă: {$error}
store-error-not-in-bin = În coș nu este partida „{$id}”.
store-check-unfinished-file = {$path}: nu a fost scris până la capăt. {$removal}
store-check-cache = games.cache: fișierul este deteriorat sau de altă versiune și nu se folosește. {$removal}
store-check-stray = {$path}: nu este o partidă; rămâne neschimbat.
store-export-games = Scris în {$file}: { $games ->
    [one] {$games} partidă
    [few] {$games} partide
   *[other] {$games} de partide
}.
store-export-damaged = {$error} S-a copiat neschimbat, octet cu octet.
store-export-left-out = {$error} A fost omis.
store-import-ask-add = {$finding} Se adaugă ce lipsește?
store-import-added = La partida {$id} s-a adăugat: { $entries ->
    [one] {$entries} înregistrare
    [few] {$entries} înregistrări
   *[other] {$entries} de înregistrări
}.
store-import-left-out = {$error} Nu s-a importat.
store-import-failed = {$place}: {$error} Nu s-a importat nimic.
store-import-one-id = {$place} are { $games ->
    [other] {$games} de partide
   *[few] {$games} partide
}; alt identificator poate primi numai una singură.
store-remove-ask = Mutați partida {$id} ({$game}) în coș?
store-no-current-game = Nu există nicio partidă curentă.
store-export-too-many = Sunt { $games ->
    [other] {$games} de partide
   *[few] {$games} partide
}, iar o arhivă are cel mult {$most}. Nu s-a exportat nimic.
store-export-remedy-parts = Exportați câteva după identificatori, apoi celelalte.
store-export-none-readable = Nicio partidă nu se poate citi. Nu s-a exportat nimic.
store-import-torn-line = Ultimul rând al fișierului nu este întreg și a fost omis.
store-remove-declined = Nu s-a șters nimic.
store-remove-no-terminal = Nu se poate cere confirmarea: nu există un terminal.
store-notice-current = Este partida curentă.
store-state-newer = mai nouă
store-state-damaged = deteriorată
store-state-busy = ocupată
store-bin-empty = Coșul este gol.
store-no-games-yet = Aici nu sunt încă partide.
store-no-games-match = Nicio partidă nu se potrivește.
store-last-entry = ultima înregistrare {$time}
store-remedy-file = Corectați-l dacă este un fișier text sau mutați-l: se face altul nou când este nevoie.
store-remedy-folder = Dacă este o legătură, puneți la loc ceea ce indică; sau mutați-o: se face un dosar nou când este nevoie.
store-now-current = Comenzile se referă acum la partida {$id}.
import-ask-name = {$name} nu a mai jucat aici. Este {$near}?
import-error-name-near = {$name} nu a mai jucat aici, dar {$near} da.
import-error-result-rules = Se știu doar totalurile finale, nu și după ce reguli.
import-error-archive-alone = {$file} conține jocuri înregistrate: importați-l separat.
import-error-deal-rules = O rundă nu spune după ce reguli i se punctează levatele.
import-error-deal-card = „{$word}” nu este o carte.
import-error-deal-unplayed = Runda nu s-a jucat, sau nu se pot citi contractul, declarantul ori cine a ieșit.
import-error-deal-tricks = După aceste reguli runda se termină după levata {$tricks}, dar mai sunt și altele.
import-error-deal-incomplete = Levate după cărțile lor: {$tricks}. Niciun rezultat nu spune cine le-a luat pe celelalte.
import-error-deal-result = Levatele taberei declarante: {$took} după cărți, {$result} după rezultat.
import-error-many-deals = {$file} are peste {$most} de runde. Împărțiți-l.
import-deal-read = Levate după cărțile lor: {$tricks}. A împărțit: {$dealer}.
import-deal-claimed = Celelalte levate sunt cele din rezultat.
import-here-already = Această seară este deja aici, ca jocul {$id}; nu s-a importat nimic.
import-kept = Importat ca partida {$id}: {$title}, runde: {$deals}, {$day}.
import-rehearsed = Din aceasta s-ar face o partidă: {$title}, runde: {$deals}, {$day}. Nu s-a importat nimic.
store-remove-no-batch = Nu sunt aici jocuri dintr-un import de fișe.
store-remove-ask-batch = Mutați la coș jocurile ultimului import de fișe ({$games}): {$ids}?
store-remove-done-batch = Jocuri mutate la coș: {$games}: {$ids}.
import-error-no-files = În {$folder} nu sunt fișiere de importat.
