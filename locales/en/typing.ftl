# Words that players may type beside the English ones, in lower case, with ", " between several.
input-spades = spades
input-hearts = hearts
input-diamonds = diamonds
input-clubs = clubs
input-no-trump = none
input-pass = pass
input-wait = wait
input-join = join
input-trou = trou
input-pass-trou = pass-trou
