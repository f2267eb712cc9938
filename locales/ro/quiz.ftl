quiz-may-bid = Cărți de jucător: {$cards}. Jucători: {$players}. Licitații până acum: {$bids}. Poate ultimul jucător să liciteze {$bid}?
quiz-may-play = S-a ieșit cu: {$led}. Atu: {$trump}. În mână: {$hand}. Se poate juca {$card}?
quiz-hand = Cărți de jucător: {$cards}. Jucători: {$players}. Licitație: {$bid}. Levate: {$took}. Câte puncte?
quiz-contract = Contract: {$bid}. Levate: {$took}. Câte puncte primește declarantul?
quiz-tricks = Levate: {$took} din {$counted}. Câte puncte?
quiz-deal = Jucători: {$players}. Câte cărți primește fiecare în runda {$deal}?
quiz-verdict = { $is_legal ->
    [true] Da
   *[false] Nu
}
quiz-right = Corect.
quiz-wrong = Greșit. Răspunsul este {$answer}.
quiz-result = {$right} din {$asked} corecte.
quiz-unclear = { $is_number ->
    [true] Scrieți un număr.
   *[false] Scrieți da sau nu.
}
quiz-nothing = Nu este nimic de întrebat despre {$title}.
quiz-answer = Răspuns: {$answer}.
