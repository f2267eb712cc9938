rules-error-format = Formatul este {$format}; această versiune citește numai formatul 1.
rules-error-id = {$id} nu poate fi identificator: {$reason}.
rules-error-call-word = {$id} nu poate fi identificatorul unui anunț: este deja un cuvânt cu alt rost.
rules-error-duplicate = {$value} este deja în această listă.
rules-error-unprintable = Acest text are un caracter invizibil, sau peste 80 de caractere.
rules-error-ends-by-declarer = Numai un contract poate încheia partida prin declarant: într-o singură partidă, la un număr de puncte.
rules-error-ends-when = when ține locul lui points, least, games și by și cere un program cu „until the end”.
rules-error-ends-by-partners = partner este totalul jucătorului din față: cere mese de 4, 6, 8 jucători și așa mai departe, fără mână moartă, la care fiecare are scorul lui și câștigă totalul cel mai mare.
rules-error-out = out cere o singură partidă, în care fiecare are scorul lui și câștigă singur.
rules-error-empty = Este gol.
rules-error-too-many-rows = Această listă are peste { $most ->
    [other] {$most} de rânduri
   *[few] {$most} rânduri
}.
rules-error-tricks-counted = counted nu poate fi {$counted}: se așteaptă de la 1 la { $most ->
    [other] {$most} de levate
   *[few] {$most} levate
}, câte are cea mai mică rundă, sau "all".
rules-error-tricks-above = above este numai pentru pays = "tricks".
rules-error-tricks-above-all = above trebuie să fie sub counted, {$counted}: altfel nu se numără nicio levată.
rules-error-several-games = Un meci din mai multe partide cere ending.points și un program cu „until the end”.
rules-error-no-zero = no-zero nu schimbă nimic: niciun bonus pentru serii nu este în vigoare.
rules-error-mark = Un semn are între 1 și 4 caractere vizibile.
rules-error-no-table = Niciun rând [[tables]] nu dă un număr de jucători.
rules-error-score-mismatch = Punctajul {$score} nu se potrivește cu licitarea: [scoring.hands] merge cu [bidding.exact], [scoring.contracts] cu [bidding.auction], iar [scoring.tricks] cu bidding = "none".
rules-error-trump-mismatch = Atuul se numește la licitare, și numai acolo; sau îl dă prima carte jucată.
rules-error-never-ends = Un program cu „until the end” cere ending.points.
rules-error-out-of-reach = Nimeni nu poate ajunge la aceste puncte: nicio rundă nu aduce puncte.
rules-error-least-out-of-reach = Nimeni nu poate coborî la acest total: nicio rundă nu costă puncte.
rules-error-unit-half = Factorii sunt multipli de ½; pentru zecimi de punct puneți unit = "0.1".
rules-error-unit-tenth = Factorii sunt multipli de 0.1.
rules-error-tally-most = Într-o rundă pot fi {$least}, deci most trebuie să fie {$least} sau mai mult.
rules-error-tally-distinct = Numerele diferite ale celor {$players} jucători însumează cel puțin {$least}, deci și total.
rules-error-lowest-of-ranks = ranks are deja valoarea cea mai mică.
rules-error-no-equal-cards = Cărți egale există numai în două pachete, cu double = true.
rules-error-too-many-jokers = Un pachet are cel mult 60 de cărți fără culoare.
rules-error-not-in-pack = {$card} nu există în niciun pachet din aceste reguli.
rules-error-equal-cards = Un talon cere un pachet fără cărți egale, iar anunțarea așilor cere unul cu patru ași.
rules-error-tally-over = Ce se numără poate depinde de licitații numai unde se licitează levate.
rules-error-tally-half = O numărătoare poate valora jumătate după o licitație ratată numai cu made = true și fără every.
rules-error-tally-table = Punctele pentru ce se numără se dau ori într-un tabel, ori prin points și every.
rules-error-tally-short = Unei părți îi pot lipsi puncte numai unde ending.points încheie partida.
rules-error-tally-total = total spune câte are fiecare rundă; nu merge nici cu most, nici cu over.
rules-error-tally-against = Numărătoarea poate fi a unei părți a contractului numai unde o licitație dă un contract.
rules-error-nothing-ends-deal = Unde levatele nu aduc nimic, o numărătoare cu total trebuie să încheie runda.
rules-error-most-below-least = Licitația cea mai mare, {$most}, este sub cea mai mică, {$least}.
rules-error-redealt-forever = O rundă de { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} la { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} s-ar împărți din nou la nesfârșit: suma licitațiilor este cel mult {$most}, mereu sub {$below}.
rules-error-hook-never-met = La { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} nicio ultimă licitație nu poate respecta regula sumei.
rules-error-bid-word = {$word} nu poate fi o licitație: un cuvânt are de la 1 la 16 litere mici, cifre și cratime și începe cu o literă.
rules-error-unknown-bid-word = {$word} nu este printre bidding.exact.named.{$suggestion}
rules-error-no-partners = O masă de { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} nu are parteneri față în față: aceștia există la 4, 6, 8 jucători și așa mai departe, fără mână moartă.
rules-error-called-partner = Partenerii care stau față în față nu pot deconta contracte între ei și nici nu pot fi chemați.
rules-error-numbers-missing = O țintă egală cu numărul cere numbers în rândul ei.
rules-error-factors-called = Cuvintele care înmulțesc un contract cer contract_only = true.
rules-error-setting-value = Valoarea {$value} nu se poate alege pentru această setare: acestor reguli le lipsește una dintre cheile de sub sets.
rules-error-doubled-in-cycle = O culoare dublează punctele numai unde atuul se întoarce, nu într-un ciclu fix.
rules-error-zero-finish = La {$form} un total de 0 nu poate câștiga.
rules-error-endless-early = Numai ultimul pas poate ține până la sfârșit.
rules-error-no-deals = Acest pas nu are runde la nicio masă.
rules-error-packets = Fiecare rundă trebuie să aibă numai tururi întregi din aceste pachețele.
rules-error-talon = De pe talon pot trage numai doi jucători.
rules-error-trumps-missing = Atuurilor le lipsește {$trumps}.
rules-error-second-trou = Poate exista un singur trou.
rules-error-target-too-high = O țintă de { $target ->
    [one] {$target} levată
    [few] {$target} levate
   *[other] {$target} de levate
} nu poate fi atinsă: runda cea mai mare are {$tricks}.
rules-error-opponents-given = Aceste contracte se decontează între jucători: opponents nu se poate da.
rules-error-opponents-missing = Lipsește cheia opponents.
rules-error-uneven-sides = Un anunț cu partener se poate deconta numai la doi contra doi.
rules-error-several-pairs = Numai un anunț fără partener poate fi jucat de mai mulți.
rules-error-no-opponents = La o masă de doi, un anunț cu partener nu ar avea adversari.
rules-error-table-size = O masă de { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} nu este posibilă: se așteaptă de la 2 la { $most ->
    [other] {$most} de jucători
   *[few] {$most} jucători
}, dintre care cel puțin doi cu cărți.
rules-error-deal-count = La { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} ar avea { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}; sunt posibile de la 1 la {$most}.
rules-error-pack-below-players = Un pachet de { $pack ->
    [other] {$pack} de cărți
   *[few] {$pack} cărți
} este prea mic pentru { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
}.
rules-error-pack-below-deal = O rundă de { $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
} la { $players ->
    [other] {$players} de jucători
   *[few] {$players} jucători
} cere mai multe cărți decât are pachetul de {$pack}.
rules-id-empty = este gol
rules-id-capitals = literele trebuie să fie mici
rules-id-space = are un spațiu; folosiți o cratimă
rules-id-character = are {$character}
rules-id-start = nu începe cu o literă
rules-id-too-long = are peste 40 de caractere
rules-file-error-too-long = un fișier de reguli are cel mult {$most} de octeți.
rules-file-error-not-toml = Acesta nu este TOML: se așteaptă KEY = VALUE, [TABLE] sau [[LIST]], cu toate ghilimelele și parantezele închise.
rules-file-error-duplicate-key = Această cheie s-a dat deja.
rules-file-error-below-table = {$key} este o cheie a întregului fișier, deci trebuie să stea deasupra primului [tabel].
rules-file-error-one-table = {$key} este o listă de tabele: scrieți [[{$key}]].
rules-file-error-quoted = {$key} este un număr: scrieți {$number} fără ghilimele.
rules-file-error-missing-key = Lipsește cheia {$keys}.
rules-file-old-form = Așa se scria în versiunile mai vechi. Încă se citește; schimbați în `{$now}`.
rules-file-error-exclusive-keys = Se poate da numai una dintre {$keys}.
rules-file-more-errors = Mai sunt încă { $errors ->
    [one] {$errors} greșeală
    [few] {$errors} greșeli
   *[other] {$errors} de greșeli
}.
rules-file-valid = {$file} este valid: {$title}, pentru {$player_counts} jucători.
rules-file-header = {$title}. Schimbați orice rând, apoi și id, title și sursele.
rules-error-unknown-language = Hoyle nu are limba {$language}; limbi posibile: {$languages}.
rules-error-unknown-text = Nu există niciun text {$text} de tradus.
rules-error-unprintable-words = Aceste cuvinte au peste 500 de caractere, o bară inversă sau un caracter invizibil.
rules-error-line-break = Cuvintele pentru {$text} au un sfârșit de rând. Scrieți-le pe un singur rând.
rules-error-idle-tie-break = {$word} apare de două ori sau după locul împărțit, deci nu ar decide niciodată.
rules-file-error-kind = { $kind ->
    [key] o cheie este necunoscută aici.
    [value] o valoare lipsește sau nu este dintre cele pe care le poate avea cheia ei.
   *[rules] aceste reguli nu pot fi jucate.
}
rules-error-law-chooser = options cere un chooser, iar chooser cere options.
rules-error-law-default = {$option} nu este printre opțiuni.{$suggestion}
rules-error-law-idle = Această lege nu face nimic: îi trebuie do sau options.
rules-error-law-tricks = Levatele nu pot trece la altul unde fiecare anunță singur un număr de levate: poate că vinovatul tocmai asta voia.
rules-error-law-coverage = Nicio lege nu acoperă acest caz: {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Adăugați una sau treceți {$word} la silent.
rules-error-laws-unfit = Legile {$set} sunt pentru jocuri { $need ->
    [sides] cu parteneri
    [alone] în care fiecare joacă singur
    [auction] cu licitație
    [tricks] în care levatele aduc puncte
    [lone] cu o licitație care se joacă fără partener
   *[exact] în care fiecare anunță un număr de levate
}.
rules-error-cases-of-tricks = Cazurile speciale cer pays = "nothing".
rules-error-unknown-quantity = {$word} nu se numără în acest punctaj: alege dintre {$known}.{$suggestion}
rules-error-tally-target = Ținta de {$target} nu poate fi atinsă: ce se numără face cel mult {$most}.
rules-error-mixed-targets = Ori toate anunțurile au of, ori niciunul: o rundă se încheie cu levate sau cu numărători.
rules-error-quota-fit = quota are un număr pentru fiecare jucător, pentru pays = "tricks" fără above și fără parteneri.
rules-error-quota-sum = Numerele din quota fac {$sum}, dar se socotesc {$tricks} levate.
