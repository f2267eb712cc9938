tally-rule-none = Ništa osim štihova.
tally-rule-choices = Ništa osim štihova, osim ako igrači izaberu: {$tallies}
tally-rule-bid-made = Ništa ako je licitacija promašena.
tally-rule-half-off = Polovina ako je promašena za najviše {$tricks}.
tally-rule-recorded = Upisuje se u svakom deljenju.
tally-rule-carried = {$tally}: svakih {$number} jedne strane vredi {$points}, ostatak se prenosi.
tally-rule-each = po {$points}
tally-rule-number = { $points ->
    [one] {$points} poen
    [few] {$points} poena
   *[other] {$points} poena
} za {$number}
tally-rule-most = najviše {$most} u deljenju
tally-rule-total = {$total} u svakom deljenju
tally-rule-against = samo protiv kontrakta
tally-rule-declarer = samo za kontrakt
tally-rule-within-tricks = ne više nego što igrač ima štihova
tally-rule-distinct = različit broj za svakog igrača
tally-rule-short-by = Piše ih samo strana kojoj do kraja partije treba {$points} ili više, i niko ako su je štihovi već završili.
tally-worth-carried = {$tally}: {$before} + {$number} = {$total}: {$times} × {$each} = {$worth}, prenosi se {$rest}
tally-unscored-bid-missed = {$tally}: {$number}: licitacija je promašena: 0
tally-half = {$tally}: {$number}: polovina za zamalo ispunjenu licitaciju: {$points}
tally-unscored-near-end = ne računaju se strani kojoj treba manje od { $points ->
    [one] {$points} poena
    [few] {$points} poena
   *[other] {$points} poena
}
tally-unscored-game-ended = štihovi su završili partiju pre njih
tally-so-far = Dosad upisano: {$tallies}
tally-refusal-not-recorded = {$tally}: to sledi iz odnetih štihova i ne upisuje se.
tally-this-game = Ova partija
tally-refusal-none = {$rules}: osim štihova nema šta da se broji, onako kako se ovde igra.
tally-refusal-range = {$player} u ovom deljenju može da ima od 0 do {$most} ({$tally}).
tally-refusal-distinct = {$player} ne može da ima {$number}. {$tally}: različit broj za svakog igrača, od 1 do {$most}.
tally-doubt-all = {$player} ima sve ({$all}). Prvo upiši {$tally}: 1 ako je tako, 0 ako nije.
tally-refusal-sum = To bi bilo {$sum} ({$tally}), a u ovom deljenju ih je najviše {$most}.
tally-refusal-missing = Svako deljenje ima {$total} ({$tally}); prebrojano: {$sum}.
tally-refusal-declarer = {$player} igra kontrakt, a {$tally} se broji samo kod ostalih.
tally-refusal-against = {$player} ne igra kontrakt, a {$tally} se broji samo kod onoga ko ga igra.
tally-refusal-not-all = {$player}: {$tally} samo ako strana ima sve ({$needed}).
tally-refusal-twice = Za igrača {$player} navedena su dva broja.
tally-refusal-recorded = {$tally} za igrača {$player} već je upisano: {$number}.
tally-refusal-above-tricks = {$player}: ne može da bude {$tricks}; upisano je {$tally} {$number}, a svako je jedan štih.
tally-refusal-by-cards = Po upisanim kartama {$tally} za igrača {$player} ne može biti {$number}. Odlučuje štih {$trick}, koji nosi {$winner}.
tally-refusal-late = Deljenje {$deal} je završeno: {$tally} se upisuje pre štihova.
tally-advice-one-number = Navedite po jedan broj za svakog igrača.
tally-advice-count-again = Prebrojte ponovo.
tally-advice-choose = Izaberite: {$tallies}.
tally-unscored-case = {$tally}: {$number}: umesto toga se piše poseban slučaj: 0
