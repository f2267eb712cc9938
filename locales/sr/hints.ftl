hint-purpose = { $hint ->
    [bid] upišite licitacije
    [call] upišite najave
    [contract] upišite kontrakt
    [trou] upišite oboje
    [took] upišite štihove
    [trick] upišite štih
    [kind] upišite vrstu deljenja
    [tally] prvo upišite ono što se još broji, ako toga ima
    [choose] izaberite, ili waive da prođe
    [choose-late] ako su igrači dozvolili, izaberite sada
    [rule] upišite odluku stola
    [incident] šta sad
    [redeal] poništite deljenje
    [leave] neka neko preuzme mesto i njegov zbir
    [join] vratite igrača u igru
    [end] završite partiju
    [fix-bid] ispravite licitaciju
    [undo] za poništavanje
    [undo-last] za poništavanje poslednjeg unosa
    [redo] za vraćanje
    [allow] ako su igrači dozvolili, ipak upišite
    [after] ako i dalje važi, upišite
    [status] pogledajte šta se čeka
    [help] pogledajte šta se ovde može uneti
    [sheet] pogledajte tabelu
    [log] pogledajte šta je upisano
    [rematch] igrajte još jednu
    [remove] uklonite partiju
    [script] ispišite partiju kao skriptu
    [all-rules] prikažite sve
    [rules-of] pogledajte pravila
    [help-on] pogledajte kako se koristi
   *[give-partner] navedite partnera
}
hint-record-trump = { $is_optional ->
    [true] upišite adut, ako želite
   *[false] upišite adut
}
hint-fix = { $what ->
    [dealer] ispravite delioca
    [took] ispravite odnete štihove
    [trick] ispravite štih
    [contract] ispravite kontrakt
    [contract-and-tricks] ispravite kontrakt
    [trump] ispravite adut
    [kind] ispravite vrstu deljenja
   *[tally] ispravite šta se još broji
}
hint-extra = odigrajte dodatno deljenje u kom { $bids ->
    [zero] je svaka licitacija 0
   *[blind] svi licitiraju pre deljenja
}
hint-confirm = preskočite pitanje
hint-confirm-removal = uklonite bez pitanja
hint-new-game = počnite partiju
hint-new-with-score = koristite ovo bodovanje
hint-games = prikažite spisak partija
hint-players = prikažite spisak igrača
hint-stats-player = pogledajte sve podatke igrača
hint-explain-figure = pogledajte odakle je podatak
hint-bin = prikažite spisak partija u korpi
hint-open = nastavite je
hint-open-any = izaberite partiju
hint-restore = vratite je
hint-restore-any = vratite neku
hint-import = uvezite na drugom računaru
hint-check-call = pitajte za najavu
hint-rules-show = prikažite neka od njih
hint-rules-start = krenite od slične igre
hint-doctor = pogledajte koje su partije ispravne
hint-check-rules = proverite fajl
hint-commands = prikažite spisak komandi
hint-topic = pročitajte jednu
hint-schema = ispišite jednu
hint-give-cards-and-players = navedite podeljene karte i broj igrača
hint-give-names = navedite igrače
hint-give-player-count = navedite broj igrača
hint-give-trump = navedite adut
hint-give-tricks = navedite odnete štihove
hint-give-game = navedite partiju
hint-give-id = izaberite oznaku
hint-give-other-id = izaberite drugu oznaku
hint-give-other-file = izaberite drugi fajl
hint-overwrite = zamenite ono što je tamo
hint-give-folder = navedite folder
hint-phones = povežite telefone
hint-give-port = izaberite drugi port
hint-give-address = izaberite
hint-continue = nastavite
hint-own-game = započnite svoju partiju
hint-rule-by-laws = odlučite po njima
hint-choose-explanation = uzmi prvo objašnjenje
hint-incident-show = pogledajte je
hint-incident-misdeal = presudite o pogrešnom deljenju
hint-incident-dealer = ako je delio {$player}
hint-let-stand = ostavite da važi
hint-annul = poništite deljenje {$deal}
hint-use-before = vratite se na prethodnu partiju
hint-chances-whole = pogledajte ceo tok
hint-sheet-to-audit = zapišite je u obliku koji može da se pročita
hint-name-columns = navedite šta su kolone
hint-name-dealer = navedite ko je prvi delio
hint-map-name = to je {$name}
hint-name-rules = navedite pravila
hint-import-again = uvezite ga ipak ponovo
hint-import-all = uvezite ih
hint-audit-all = proverite svaki
hint-name-day = bilo je {$day}
hint-take-back = poništi uvoz
hint-debts = videti šta se duguje
