option-refusal-new-game = Bira se samo postojeća partija; novoj dajte oznaku.
terminal-ask-yes-or-no = {$question} Otkucajte da ili ne.
terminal-reply-yes = da d
terminal-reply-no = ne n
terminal-error-setup = Terminal nije mogao da se pripremi: {$error}.
terminal-error-output = Izlaz nije mogao da se upiše: {$error}. Sve što je već upisano je sačuvano.
terminal-manual-written = Stranice priručnika upisane su u {$folder}, ukupno {$pages}.
terminal-manual-usage = Pročitajte jednu stranicu: man {$page}
terminal-file-too-long = {$file} je duže od {$most} bajtova.
terminal-file-not-text = {$file} nije tekst u UTF-8.
terminal-workbook-unreadable = {$file} ne može da se pročita kao radna sveska (xlsx ili ods). Možda je oštećena ili zaštićena lozinkom. Sačuvajte list kao CSV i upotrebite tu datoteku.
terminal-workbook-old = {$file} je radna sveska Excela starijeg od 2007 (.xls) ili je zaštićena lozinkom. Sačuvajte je bez lozinke kao .xlsx, ili kao CSV, i upotrebite tu datoteku.
terminal-workbook-too-large = {$file} je prevelika za list sa rezultatima. Sačuvajte samo taj list kao CSV i upotrebite tu datoteku.
terminal-file-exists = {$file} već postoji i nije promenjeno.
option-refusal-not-recording = {$option} važi samo za komande koje upisuju u postojeću partiju.
option-refusal-not-records = {$option} važi samo za ispis u zapisima.
option-refusal-game-named = {$option} ovde ne može: sama komanda navodi partiju.
option-refusal-exclusive = Izaberite jednu od opcija {$options}.
terminal-file-remedy-path = Proverite putanju i dozvole.
terminal-everything-saved = Sve upisano je sačuvano.
terminal-nothing-recorded = Ništa nije upisano.
terminal-standard-input = standardni ulaz
terminal-temporary-folder = privremeni folder {$folder}
terminal-no-home-folder = Nema kućnog foldera u kome bi se čuvale partije.
terminal-file-not-regular = nije običan fajl
terminal-archive-not-shown = Arhiva ili radna sveska ne može da se prikaže na terminalu.
ending-choice-save-sheet = Sačuvaj tabelu
ending-choice-other-game = Druga partija
ending-choice-rematch = Revanš
ending-choice-export = Izvoz
terminal-error-theme = {$theme} nije tema za {"HOYLE_THEME"}; moguće su: {$themes}.
terminal-error-time = {$time} nije vreme za {"HOYLE_NOW"}; na primer {"2026-11-20T20:15:00Z"}.
terminal-error-clock = Sat pokazuje vreme pre 1970. ili posle 9999. godine, koje nijedna partija ne može da zabeleži. Podesite sat ili {"HOYLE_NOW"}.
serve-keys = { $keeps_score ->
    [true] {"s"} prikazuje kod za zapisivanje;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] 1 do {$players} prikazuju kod igrača, {"p"} ispisuje veze igrača;{" "}
}{"n"} pravi nove veze, a stare prestaju da važe; {"q"} završava.
terminal-nothing-stored = Ništa nije sačuvano.
sheet-refusal-script = Skripta ne upisuje fajlove.
sheet-refusal-ending = Završetak imena fajla kazuje šta se upisuje: txt, md, csv, html, svg, png ili json.
sheet-refusal-not-shown = Slika ne može da se prikaže na terminalu.
sheet-refusal-too-large = Tabela je prevelika za sliku. Uzmi svg ili html.
sheet-refusal-without-feature = Ovaj program je napravljen bez dodatka { $feature }.
terminal-printing = Tabela je otvorena u pregledaču, sa dijalogom za štampu: {$file}
terminal-no-browser = Ovde ne može da se otvori pregledač. Odštampajte ovu stranicu drugde: {$file}
terminal-copied = Tabela je poslata u klipbord. Ako ne može da se nalepi, terminal je nije primio: sačuvajte je.
terminal-no-clipboard = Ovaj terminal nema klipbord. Sačuvajte tabelu.
ending-choice-print = Štampaj tabelu
ending-choice-copy = Kopiraj tabelu
terminal-ask-leave = Otkucajte q za izlaz.
