quiz-may-bid = Cards each: {$cards}. Players: {$players}. Bids so far: {$bids}. May the last player bid {$bid}?
quiz-may-play = Led: {$led}. Trump: {$trump}. In hand: {$hand}. May {$card} be played?
quiz-hand = Cards each: {$cards}. Players: {$players}. Bid: {$bid}. Tricks: {$took}. How many points?
quiz-contract = Contract: {$bid}. Tricks: {$took}. How many points does the declarer get?
quiz-tricks = Tricks: {$took} of {$counted}. How many points?
quiz-deal = Players: {$players}. How many cards does each player get in deal {$deal}?
quiz-verdict = { $is_legal ->
    [true] Yes
   *[false] No
}
quiz-right = Right.
quiz-wrong = Wrong. The answer is {$answer}.
quiz-result = {$right} of {$asked} right.
quiz-unclear = { $is_number ->
    [true] Type a number.
   *[false] Type yes or no.
}
quiz-nothing = There is nothing to ask about {$title}.
quiz-answer = Answer: {$answer}.
