settle-error-among = očekuje se all, {"last"} ili kasa kao pot:50,30,20
settle-error-pot = delovi kase čine ukupno 100 procenata, a ne {$sum}
settle-error-rate = očekuje se iznos kao 0.10, najviše 1000
settle-error-shares = Kasa ima { $shares ->
    [one] {$shares} deo
    [few] {$shares} dela
   *[other] {$shares} delova
}, a { $places ->
    [one] mesto je {$places}
    [few] mesta su {$places}
   *[other] mesta je {$places}
}: navedite najviše toliko.
settle-error-too-much = To je više novca nego što se može izračunati.
settle-among-all = Svako svakome plaća razliku.
settle-among-last = Poslednji svakome plaća razliku.
settle-among-pot = Svako uplaćuje u kasu svoj zaostatak za prvim mestom; kasa se deli {$shares}.
settle-terms = { $games ->
    [one] {$games} partija
    [few] {$games} partije
   *[other] {$games} partija
}, {$rate} {$currency} po poenu. {$method}
settle-not-fewest = Kad je ljudi više od {$people}, ne traži se najmanji broj plaćanja: ovde ih je bar za jedno manje nego ljudi.
settle-payment = {$payer} → {$payee}: {$amount} {$currency}.
settle-no-payments = Niko nikom ništa ne duguje.
settle-unfinished = Partija {$game} nije završena: obračunava se prema trenutnom stanju.
settle-error-currency = očekuje se valuta od 1 do 8 vidljivih znakova, na primer EUR ili €
settle-abandoned = Partija {$game} je prekinuta bez rezultata, pa se ne računa.
ledger-recorded = Uneto u blagajnu kao { $is_paid ->
    [true] plaćeno
   *[false] dugovanje
}.
ledger-has-game = Partija {$game} je već u blagajni.
ledger-empty = Blagajna je prazna.
ledger-undone = Uklonjen je poslednji unos u blagajni, od {$day}
ledger-games-unreadable = {$games} u blagajni: {$reason} Šta je time obračunato, ne računa se.
debts-owes = {$payer} duguje: {$payee}, {$amount} {$currency}.
debts-nothing = {$player} ne duguje ništa.
transfer-iban = očekuje se PLAYER=IBAN, sa IBAN-om čije su kontrolne cifre ispravne
transfer-currency = Kôd za bankovni prenos traži EUR.
transfer-nobody = Niko ne plaća: {$player}.
