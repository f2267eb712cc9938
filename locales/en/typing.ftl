# Words that players may type beside those of the rules, in lower case, with ", " between several. The first
# in English is what all of them mean.
input-spades = spades
input-hearts = hearts
input-diamonds = diamonds
input-clubs = clubs
input-pass = pass
input-wait = wait
input-join = join
input-trou = trou
input-pass-trou = pass-trou
input-no-trump = none, no-trump, notrump, no-trumps, without-trump
input-small = small, petite, little
input-big = big, grand, large, great
input-misere = misere, misère, misery, miserie, null
input-chelem = chelem, slam, slim
input-open = open, spread
input-abondance = abondance, abundance
input-piccolo = piccolo, picolo
input-suit = suit
input-in = in, with, of
