people-error-unreadable = Ne može da se pročita: {$reason}.
people-error-circle = Imena idu u krug: {$name}.
people-error-unknown = Pod imenom {$name} niko nije igrao.{$suggestion}
people-error-same = Oba imena već pripadaju istom igraču: {$player}.
people-error-together = {$player} i {$other} su zajedno u partiji {$game}, dakle to su dva igrača.
people-error-not-merged = Ime {$name} nije spojeno sa drugim igračem.
people-error-no-game = Partija {$game} ne postoji.
people-error-not-in-game = U partiji {$game} nema igrača {$name}.
people-error-taken = U partiji {$game} već postoji {$name}.
people-error-incomplete = Navedite i partije i ime igrača u njima, ili ništa od toga, da biste poništili spajanje.
people-split-again = {$name} i {$player} opet su dva igrača.
people-renamed-again = {$player} je opet {$name}: {$games}.
people-merged = {$name} je {$player} u svakoj partiji.
people-adopted = Imena koja su u fajlu jedan igrač sada su to i ovde.
people-different = U fajlu je {$name} isto što i {$other}; ovde i dalje {$player}.
people-renamed = {$old_name} je {$player}: {$games}.
people-games-named = { $number ->
    [one] partija
    [few] partije
   *[other] partije
} {$games}
people-error-hidden = {$player} se već ne prikazuje na stranicama.
people-error-not-hidden = {$player} se već prikazuje na stranicama.
people-hidden = {$player} se više ne prikazuje na stranicama.
people-shown = {$player} se opet prikazuje na stranicama.
