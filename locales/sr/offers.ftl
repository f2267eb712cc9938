offer-top-by-players = najveće deljenje, najviše {$most_cards} za {$fewest_players} igrača i {$least_cards} za {$most_players}
offer-setting = { $setting ->
    [premium] poeni za ispunjenu licitaciju, bez štihova
    [spades-double] da li deljenje sa adutom pik vredi dvostruko
    [promotions] koji nizovi deljenja donose premiju
    [no-zero] da li uspešan niz u kome ima licitacija 0 ne donosi ništa; traži premiju koja važi
    [zero-finish] da li zbir od tačno 0 posle poslednjeg deljenja pobeđuje
    [forehead] koja se deljenja sa jednom kartom igraju sa kartom na čelu, gde svi vide sve karte osim svoje
    [rotation] ko deli posle deljenja preko reda: ko je na redu po rasporedu, ili sledeći posle tog delioca
    [top] najveće deljenje
    [step] za koliko karata deljenja rastu i opadaju, računajući od najmanjeg
    [bottom] najmanje deljenje; manja se izostavljaju
    [hook] da li važi zabrana zbira, ili od koliko karata važi
    [end] poeni koji završavaju partiju
    [trumps] redosled aduta između jednakih licitacija
    [overtricks] da li se solo plaća za svaki štih preko cilja, ili samo gde je navedeno
    [trou-all] koliko trou donosi za svih trinaest štihova
    [join] ko može da se pridruži pozivu u boji: ko nije govorio ili čeka, ili svako ko nije rekao dalje
    [trou-rank] da li je trou na mestu iz spiska poena, ili po svojim poenima
    [miss] da li previše štihova košta koliko i premalo, ili ništa
    [ties] šta redom odlučuje kod jednakih zbirova
   *[match] da li meč sabira dobijena deljenja ili štihove
}
offer-promotion-length = dužina niza za premiju {$promotion}; ujedno je uključuje
offer-promotion-points = premija za niz, {$promotion}; ujedno je uključuje
offer-match-end = da li meč sabira dobijena deljenja ili štihove, i tada se završava na {$tricks}
offer-other-scores = Trenutno; bodovanja na izbor: {$scores}.
offer-choices-caption = Šta se može izabrati
offer-no-laws = Bez zakona; odlučuju igrači.
