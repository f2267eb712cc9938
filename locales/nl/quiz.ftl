quiz-may-bid = Kaarten per speler: {$cards}. Spelers: {$players}. Biedingen tot nu toe: {$bids}. Mag de laatste speler {$bid} bieden?
quiz-may-play = Uitgekomen: {$led}. Troef: {$trump}. In de hand: {$hand}. Mag {$card} worden gespeeld?
quiz-hand = Kaarten per speler: {$cards}. Spelers: {$players}. Bod: {$bid}. Slagen: {$took}. Hoeveel punten?
quiz-contract = Contract: {$bid}. Slagen: {$took}. Hoeveel punten krijgt elke speler van de spelende kant?
quiz-tricks = Slagen: {$took} van {$counted}. Hoeveel punten?
quiz-deal = Spelers: {$players}. Hoeveel kaarten krijgt ieder in ronde {$deal}?
quiz-verdict = { $is_legal ->
    [true] Ja
   *[false] Nee
}
quiz-right = Goed.
quiz-wrong = Fout. Het antwoord is {$answer}.
quiz-result = {$right} van {$asked} goed.
quiz-unclear = { $is_number ->
    [true] Typ een getal.
   *[false] Typ ja of nee.
}
quiz-nothing = Over {$title} valt niets te vragen.
quiz-answer = Antwoord: {$answer}.
