script-saved = Sačuvano kao partija {$id}.
script-line-too-long = Ovaj red je predugačak (najviše {$longest} bajtova).
script-refusal-second-game = Skripta sadrži jednu partiju i mora da je započne u prvom redu.
script-refusal-other-command = Skripta može samo da upisuje, da pita o svojoj partiji ili o pravilima.
script-remedy-line = Ispravite red ili ga izostavite.
script-rules-changed = Pravila su se promenila otkako je ova partija započeta, ili njihovog fajla više nema, pa bi ponavljanje ove skripte koristilo druga pravila. Ova partija ostaje kako jeste.
script-lines-recorded = Raniji redovi su upisani.
script-name = skripta
