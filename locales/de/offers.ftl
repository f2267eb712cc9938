offer-top-by-players = die höchste Kartenzahl, höchstens {$most_cards} bei {$fewest_players} Spielern und {$least_cards} bei {$most_players}
offer-setting = { $setting ->
    [premium] die Punkte für eine erfüllte Ansage, vor ihren Stichen
    [spades-double] ob ein Spiel mit Pik als Trumpf doppelt zählt
    [promotions] welche Serien eine Prämie bringen
    [no-zero] ob eine Gewinnserie mit einer Ansage von 0 nichts bringt; braucht eine geltende Prämie
    [zero-finish] ob eine Summe von genau 0 nach dem letzten Spiel gewinnt
    [forehead] bei welchen Spielen mit einer Karte man sie an die Stirn hält und so alle Karten außer der eigenen sieht
    [rotation] wer gibt, nachdem jemand außer der Reihe gegeben hat: wer nach dem Plan dran ist oder der Nächste nach diesem Geber
    [top] die höchste Kartenzahl
    [step] um wie viele Karten die Kartenzahl steigt und fällt, von der kleinsten an
    [bottom] die kleinste Kartenzahl; Spiele mit weniger entfallen
    [hook] ob die Summenregel gilt, oder ab wie vielen Karten
    [end] die Punkte, mit denen die Partie endet
    [trumps] die Rangfolge der Trümpfe bei gleich hohen Geboten
    [overtricks] ob ein Solo für jeden Überstich zahlt oder nur für die aufgeführten
    [trou-all] was ein trou für alle dreizehn Stiche zahlt
    [join] wer bei einem Farbgebot mitgehen darf: wer noch nicht gesprochen hat oder wartet, oder alle, die nicht gepasst haben
    [trou-rank] ob trou dort steht, wo die Punkteliste es hat, oder nach seinen Punkten
    [miss] ob zu viele Stiche ebenso viel kosten wie zu wenige, oder nichts
    [ties] was bei gleichen Summen entscheidet, der Reihe nach
   *[match] ob ein Match gewonnene Spiele oder Stiche zählt
}
offer-promotion-length = Länge einer Serie für Prämie {$promotion}; schaltet sie auch ein
offer-promotion-points = Prämie für eine Serie in {$promotion}; schaltet sie auch ein
offer-match-end = ob ein Match gewonnene Spiele oder Stiche zählt und dann bei {$tricks} endet
offer-other-scores = Gilt gerade; {$scores} Wertungen zur Wahl.
offer-choices-caption = Was sich vereinbaren lässt
offer-no-laws = Keine Gesetze; die Runde entscheidet.
