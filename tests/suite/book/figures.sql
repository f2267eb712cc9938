-- Every figure of every player: player, figure, what it is counted for, the number, and how many games or
-- deals it is based on. `chosen_fact` has a row for each hand, with its number in the file, which is in the order
-- of play, and `chosen_result` one for each player of a game of which only the result is known. SQLite and DuckDB
-- read this alike.
WITH
hand AS (
  SELECT nth, game, date, CAST(substr(date, 1, 4) AS INTEGER) AS year, deal, person AS player, side, cards, place AS speaking,
    place = max(place) OVER (PARTITION BY game, deal) AS last,
    bid, word, coalesce(counted, took) AS took, CASE WHEN made = 'true' THEN 1 ELSE 0 END AS made,
    CAST(round(10 * (points + bonus + ruling)) AS INTEGER) AS tenths, total,
    -- The only score of these evenings by which the lowest total wins.
    CASE WHEN scoring = 'negative' THEN -1 ELSE 1 END AS sign,
    CASE WHEN finished = 'true' THEN rank END AS rank,
    deal = max(deal) OVER (PARTITION BY game, side) AS is_side_last
  FROM chosen_fact
),
bids AS (SELECT * FROM hand WHERE bid IS NOT NULL),
numbered AS (
  SELECT player, made,
    row_number() OVER (PARTITION BY player ORDER BY nth)
      - row_number() OVER (PARTITION BY player, made ORDER BY nth) AS island
  FROM bids
),
runs AS (SELECT player, made, count(*) AS length FROM numbered GROUP BY player, made, island),
ended AS (
  SELECT game, date, year, player, side, rank FROM hand WHERE is_side_last AND rank IS NOT NULL
  UNION SELECT game, date, CAST(substr(date, 1, 4) AS INTEGER), person, side, rank FROM chosen_result
),
place AS (
  SELECT ended.*, firsts FROM ended JOIN (
    SELECT game, count(DISTINCT CASE WHEN rank = 1 THEN side END) AS firsts FROM ended GROUP BY game
  ) AS won USING (game)
),
attended AS (
  SELECT DISTINCT player, game, date, year FROM hand
  UNION SELECT player, game, date, year FROM ended
),
dealt AS (SELECT DISTINCT game, deal, max(deal) OVER (PARTITION BY game) AS deals FROM hand),
scored AS (SELECT DISTINCT game, deal, side, sign * total AS total FROM hand),
-- Whoever does not play a deal keeps the total of the one before.
totals AS (
  SELECT dealt.game, dealt.deal, deals, side, (
    SELECT total FROM scored
    WHERE scored.game = dealt.game AND scored.side = sides.side AND scored.deal <= dealt.deal
    ORDER BY scored.deal DESC LIMIT 1
  ) AS total
  FROM dealt JOIN (SELECT game, side, min(deal) AS since FROM scored GROUP BY game, side) AS sides
    ON sides.game = dealt.game AND since <= deal
),
lowest AS (
  SELECT game, deal, side, deals, total,
    min(total) OVER (PARTITION BY game, deal) AS least, count(*) OVER (PARTITION BY game, deal, total) AS alike
  FROM totals
),
behind AS (
  SELECT DISTINCT game, side FROM lowest
  WHERE total = least AND alike = 1 AND 2 * deal >= deals AND deal < deals
),
others AS (
  SELECT player, game, 20 * sum(tenths) AS twice, count(*) AS n FROM bids WHERE NOT last GROUP BY player, game
),
alike AS (
  SELECT cards, bid, coalesce(word, '') AS said, 20 * sum(tenths) AS twice, count(*) AS n
  FROM bids GROUP BY cards, bid, coalesce(word, '')
),
-- Averages are rounded to hundredths, halves away from zero.
from_others AS (
  SELECT player, game, twice + CASE WHEN twice < 0 THEN -n ELSE n END AS part, 2 * n AS whole FROM others
),
from_alike AS (
  SELECT cards, bid, said, twice + CASE WHEN twice < 0 THEN -n ELSE n END AS part, 2 * n AS whole FROM alike
),
evenings AS (
  SELECT player, date, row_number() OVER (PARTITION BY player ORDER BY date DESC) AS nth,
    count(*) OVER (PARTITION BY player) AS n
  FROM (SELECT DISTINCT player, date FROM attended) AS days
),
recent AS (SELECT player, date FROM evenings WHERE nth <= 20 AND n > 20),
won AS (
  SELECT place.*, CASE WHEN place.rank = 1 THEN 1.0 / firsts ELSE 0 END AS share,
    CASE WHEN place.rank = 1 AND behind.side IS NOT NULL THEN 1 ELSE 0 END AS comeback
  FROM place LEFT JOIN behind ON behind.game = place.game AND behind.side = place.side
),
figures AS (
SELECT player, 'evenings' AS figure, '' AS scope, count(DISTINCT date) AS value, NULL AS based FROM attended GROUP BY player
UNION ALL SELECT player, 'games', '', count(DISTINCT game), NULL FROM attended GROUP BY player
UNION ALL SELECT player, 'wins', '', sum(share), count(*) FROM won GROUP BY player
UNION ALL SELECT player, 'places', '', sum(rank), count(*) FROM won GROUP BY player
UNION ALL SELECT player, 'places', CAST(rank AS VARCHAR), count(*), sum(count(*)) OVER (PARTITION BY player)
    FROM won GROUP BY player, rank
UNION ALL SELECT player, 'comebacks', '', sum(comeback), count(*) FROM won GROUP BY player
UNION ALL SELECT player, 'points', '', sum(tenths) / 10.0, count(*) FROM hand GROUP BY player
UNION ALL SELECT player, 'made', '', sum(made), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'over', '', count(*) FILTER (WHERE took > bid AND made = 0), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'under', '', count(*) FILTER (WHERE took < bid AND made = 0), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'speaking', CASE WHEN last THEN 'last' ELSE CAST(speaking AS VARCHAR) END, sum(made), count(*)
    FROM bids GROUP BY player, CASE WHEN last THEN 'last' ELSE CAST(speaking AS VARCHAR) END
UNION ALL SELECT player, 'cards', CAST(cards AS VARCHAR), sum(made), count(*) FROM bids GROUP BY player, cards
UNION ALL SELECT player, 'bids', coalesce(word, CAST(bid AS VARCHAR)), sum(made), count(*)
    FROM bids GROUP BY player, coalesce(word, CAST(bid AS VARCHAR))
UNION ALL SELECT player, 'calibration', '', sum(took - bid), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'calibration', 'bid ' || bid, sum(took - bid), count(*) FROM bids GROUP BY player, bid
UNION ALL SELECT player, 'calibration', 'cards ' || cards, sum(took - bid), count(*) FROM bids GROUP BY player, cards
UNION ALL SELECT player, 'luck', '', sum(10 * tenths - (part - part % whole) / whole) / 100.0, count(*)
    FROM bids JOIN from_alike AS mean
    ON bids.cards = mean.cards AND bids.bid = mean.bid AND coalesce(bids.word, '') = mean.said
    GROUP BY player
UNION ALL SELECT bids.player, 'dealer', '', sum(10 * tenths - (part - part % whole) / whole) / 100.0, count(*)
    FROM bids JOIN from_others AS mean ON bids.player = mean.player AND bids.game = mean.game WHERE last
    GROUP BY bids.player
UNION ALL SELECT player, 'form', 'wins', sum(share), count(*) FROM won JOIN recent USING (player, date) GROUP BY player
UNION ALL SELECT player, 'form', 'places', sum(rank), count(*) FROM won JOIN recent USING (player, date) GROUP BY player
UNION ALL SELECT player, 'form', 'made', sum(made), count(*) FROM bids JOIN recent USING (player, date) GROUP BY player
UNION ALL SELECT player, 'streaks', CASE WHEN made = 1 THEN 'made' ELSE 'missed' END, max(length),
    sum(sum(length)) OVER (PARTITION BY player) FROM runs GROUP BY player, made
UNION ALL SELECT player, 'best', '', max(sign) * max(sign * tenths) / 10.0, count(*) FROM hand GROUP BY player
UNION ALL SELECT player, 'worst', '', max(sign) * min(sign * tenths) / 10.0, count(*) FROM hand GROUP BY player
UNION ALL SELECT one.player, 'against', other.player,
    sum(CASE WHEN one.rank < other.rank THEN 1.0 WHEN one.rank = other.rank THEN 0.5 ELSE 0 END), count(*)
    FROM place AS one JOIN place AS other
    ON one.game = other.game AND one.side <> other.side AND one.player <> other.player
    GROUP BY one.player, other.player
UNION ALL SELECT player, 'years', year || ' games', count(DISTINCT game), NULL FROM attended GROUP BY player, year
UNION ALL SELECT player, 'years', year || ' wins', sum(share), count(*) FROM won GROUP BY player, year
UNION ALL SELECT player, 'years', year || ' points', sum(tenths) / 10.0, count(*) FROM hand GROUP BY player, year
UNION ALL SELECT player, 'years', year || ' made', sum(made), count(*) FROM bids GROUP BY player, year
)
SELECT player, figure, scope, value, based FROM figures
