rules-error-format = Het formaat is {$format}; deze versie leest alleen formaat 1.
rules-error-id = {$id} kan geen id zijn: {$reason}.
rules-error-call-word = {$id} kan niet de id van een bod zijn: het heeft bij het bieden zelf al een betekenis.
rules-error-duplicate = {$value} staat al in deze lijst.
rules-error-unprintable = Deze tekst heeft een onzichtbaar teken, of meer dan 80 tekens.
rules-error-ends-by-declarer = Alleen een contract kan een partij door de leider beëindigen: in één partij, bij een aantal punten.
rules-error-ends-when = when komt in de plaats van points, least, games en by, en vraagt een speelplan met “until the end”.
rules-error-ends-by-partners = partner is het totaal van de speler tegenover: dat vraagt tafels van 4, 6, 8 spelers enzovoort, zonder dode hand, waar ieder voor zich telt en het hoogste totaal wint.
rules-error-out = out vraagt één partij, waarin ieder voor zich telt en alleen wint.
rules-error-empty = Er staat niets in.
rules-error-too-many-rows = Deze lijst heeft meer dan {$most} rijen.
rules-error-tricks-counted = counted kan niet {$counted} zijn: verwacht wordt 1 t/m {$most} slagen, zoveel als de kleinste ronde heeft, of "all".
rules-error-tricks-above = above is alleen voor pays = "tricks".
rules-error-tricks-above-all = above moet kleiner zijn dan counted, {$counted}: anders levert geen slag iets op.
rules-error-several-games = Meerdere partijen vragen ending.points en een speelplan met “until the end”.
rules-error-no-zero = no-zero verandert niets: er geldt geen reeksbonus.
rules-error-mark = Een teken heeft 1 t/m 4 zichtbare tekens.
rules-error-no-table = Geen rij [[tables]] noemt een aantal spelers.
rules-error-score-mismatch = De puntentelling {$score} past niet bij het bieden: [scoring.hands] hoort bij [bidding.exact], [scoring.contracts] bij [bidding.auction], en [scoring.tricks] bij bidding = "none".
rules-error-trump-mismatch = De troef wordt bij het bieden tegen elkaar op genoemd, en alleen daar; of er wordt mee uitgekomen.
rules-error-never-ends = Een speelplan met “until the end” vraagt ending.points.
rules-error-out-of-reach = Niemand kan deze punten halen: geen ronde levert er op.
rules-error-least-out-of-reach = Niemand kan tot dit totaal dalen: geen ronde kost punten.
rules-error-unit-half = Factoren zijn veelvouden van ½; zet voor tienden van een punt unit = "0.1".
rules-error-unit-tenth = Factoren zijn veelvouden van 0.1.
rules-error-tally-most = Er kunnen er {$least} in een ronde zijn, dus moet most minstens {$least} zijn.
rules-error-tally-distinct = Verschillende getallen van {$players} spelers zijn samen minstens {$least}, en dus total ook.
rules-error-lowest-of-ranks = ranks heeft de laagste rang al.
rules-error-no-equal-cards = Alleen in twee pakken, met double = true, zijn er gelijke kaarten.
rules-error-too-many-jokers = Een pak heeft hoogstens 60 kaarten zonder kleur.
rules-error-not-in-pack = {$card} zit in geen enkel pak van deze regels.
rules-error-equal-cards = Een stok vraagt een pak zonder gelijke kaarten, en het aankondigen van azen een pak met vier azen.
rules-error-tally-over = Een telling kan alleen van biedingen afhangen als de spelers slagen bieden.
rules-error-tally-half = Een telling kan na een gemist bod alleen de helft waard zijn met made = true en zonder every.
rules-error-tally-table = De punten van een telling staan in een tabel, of in points en every.
rules-error-tally-short = Een kant kan alleen punten tekortkomen als ending.points de partij beëindigt.
rules-error-tally-total = total zegt hoeveel elke ronde er heeft; het gaat niet samen met most of over.
rules-error-tally-against = Een telling kan alleen van één kant van een contract zijn als het bieden er een oplevert.
rules-error-nothing-ends-deal = Als slagen niets opleveren, moet een telling met total de ronde beëindigen.
rules-error-most-below-least = Het hoogste bod dat mag, {$most}, ligt onder het laagste, {$least}.
rules-error-redealt-forever = Een ronde van { $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
} voor {$players} spelers zou eindeloos opnieuw gedeeld worden: de biedingen zijn samen hoogstens {$most}, altijd minder dan {$below}.
rules-error-hook-never-met = Met {$players} spelers kan geen laatste bod ooit aan de somregel voldoen.
rules-error-bid-word = {$word} kan geen bod zijn: een woord heeft 1 t/m 16 kleine letters, cijfers en streepjes, en begint met een letter.
rules-error-unknown-bid-word = {$word} staat niet in bidding.exact.named.{$suggestion}
rules-error-no-partners = Een tafel van {$players} heeft geen partners tegenover elkaar: met 4, 6, 8 spelers enzovoort zijn die er, zonder dode hand.
rules-error-called-partner = Partners die tegenover elkaar zitten, kunnen geen contracten afrekenen en niet gevraagd worden.
rules-error-numbers-missing = Een doel ter hoogte van het getal heeft numbers in zijn rij nodig.
rules-error-factors-called = Woorden die een contract vermenigvuldigen, hebben contract_only = true nodig.
rules-error-setting-value = De waarde {$value} van deze instelling kan niet: deze regels missen een van de sleutels onder sets.
rules-error-doubled-in-cycle = Een kleur verdubbelt de punten alleen als de troef opengelegd wordt, niet in een vaste reeks.
rules-error-zero-finish = Een totaal van 0 kan niet winnen in {$form}.
rules-error-endless-early = Alleen de laatste stap kan tot het einde doorgaan.
rules-error-no-deals = Deze stap heeft aan geen enkele tafel rondes.
rules-error-packets = Elke ronde moet uit hele rondgangen van deze pakjes bestaan.
rules-error-talon = Alleen twee spelers kunnen van een stok trekken.
rules-error-trumps-missing = Bij de troeven ontbreken {$trumps}.
rules-error-second-trou = Er kan maar één trou zijn.
rules-error-target-too-high = Een doel van { $target ->
    [one] {$target} slag
   *[other] {$target} slagen
} is niet te halen: de grootste ronde heeft er {$tricks}.
rules-error-opponents-given = De spelers rekenen deze contracten onderling af: opponents kan niet gegeven worden.
rules-error-opponents-missing = De sleutel opponents ontbreekt.
rules-error-uneven-sides = Alleen bij twee tegen twee kan een bod met een partner afgerekend worden.
rules-error-several-pairs = Alleen een bod dat alleen gespeeld wordt, kan door meerdere spelers gespeeld worden.
rules-error-no-opponents = Aan een tafel van twee zou een bod met een partner geen tegenstanders hebben.
rules-error-table-size = Een tafel van {$players} kan niet: 2 t/m {$most} spelers, van wie er minstens twee kaarten hebben.
rules-error-deal-count = Met {$players} spelers zou het { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
} hebben; 1 t/m {$most} kan.
rules-error-pack-below-players = Een pak van {$pack} kaarten is te klein voor {$players} spelers.
rules-error-pack-below-deal = Een ronde van { $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
} voor {$players} spelers vraagt meer kaarten dan de {$pack} van het pak.
rules-id-empty = er staat niets in
rules-id-capitals = er horen alleen kleine letters in
rules-id-space = er zit een spatie in; gebruik een streepje
rules-id-character = er zit {$character} in
rules-id-start = het eerste teken is geen letter
rules-id-too-long = er zitten meer dan 40 tekens in
rules-file-error-too-long = een regelbestand heeft hoogstens {$most} bytes.
rules-file-error-not-toml = Dit is geen TOML: verwacht wordt KEY = VALUE, [TABLE] of [[LIST]], met alle aanhalingstekens en haken gesloten.
rules-file-error-duplicate-key = Deze sleutel is al gegeven.
rules-file-error-below-table = {$key} is een sleutel van het hele bestand en moet dus boven de eerste [table] staan.
rules-file-error-one-table = {$key} is een lijst van tabellen: schrijf [[{$key}]].
rules-file-error-quoted = {$key} is een getal: schrijf {$number} zonder aanhalingstekens.
rules-file-error-missing-key = De sleutel {$keys} ontbreekt.
rules-file-old-form = Vroegere versies schreven dit zo. Het wordt nog gelezen; verander het in `{$now}`.
rules-file-error-exclusive-keys = Van {$keys} kan er maar één gegeven worden.
rules-file-more-errors = Er { $errors ->
    [one] is nog {$errors} fout
   *[other] zijn nog {$errors} fouten
}.
rules-file-valid = {$file} is geldig: {$title}, voor {$player_counts} spelers.
rules-file-header = {$title}. Verander een regel naar keuze, en dan ook de id, de titel en de bronnen.
rules-error-unknown-language = Hoyle heeft geen taal {$language}; verwacht wordt {$languages}.
rules-error-unknown-text = Er is geen tekst {$text} om te vertalen.
rules-error-unprintable-words = Deze woorden hebben meer dan 500 tekens, een backslash of een onzichtbaar teken.
rules-error-line-break = In de woorden voor {$text} zit een regeleinde. Schrijf ze op één regel.
rules-error-idle-tie-break = {$word} staat er twee keer, of nadat de plaats al gedeeld is, en zou dus nooit beslissen.
rules-file-error-kind = { $kind ->
    [key] een sleutel is hier onbekend.
    [value] een waarde ontbreekt, of past niet bij de sleutel.
   *[rules] deze regels zijn niet te spelen.
}
rules-error-law-chooser = Bij keuzes hoort iemand die kiest, en omgekeerd.
rules-error-law-default = {$option} is geen van de keuzes.{$suggestion}
rules-error-law-idle = Deze wet doet niets: do of options ontbreekt.
rules-error-law-tricks = Waar iedereen alleen een aantal slagen biedt, kunnen er geen slagen verhuizen: wie de overtreding beging, kan er juist minder willen.
rules-error-law-coverage = Geen wet dekt dit: {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Voeg er een toe, of noem {$word} onder silent.
rules-error-laws-unfit = De wetten {$set} zijn voor spellen { $need ->
    [sides] met partners
    [alone] waarin iedereen alleen speelt
    [auction] waarin tegen elkaar op geboden wordt
    [tricks] waarin slagen punten opleveren
    [lone] met een bod dat zonder de partner gespeeld wordt
   *[exact] waarin iedereen een aantal slagen biedt
}.
rules-error-cases-of-tricks = Bijzondere gevallen van tellingen vragen pays = "nothing".
rules-error-unknown-quantity = {$word} wordt in deze puntentelling niet geteld: kies uit {$known}.{$suggestion}
rules-error-tally-target = Een doel van {$target} is niet te halen: wat ervoor telt, is samen hoogstens {$most}.
rules-error-mixed-targets = Alle biedingen hebben of, of geen enkele: een ronde eindigt met slagen of met tellingen.
rules-error-quota-fit = quota heeft een getal voor elke speler, bij pays = "tricks" zonder above en zonder partners.
rules-error-quota-sum = De quota zijn samen {$sum}, maar er tellen {$tricks} slagen van een ronde.
