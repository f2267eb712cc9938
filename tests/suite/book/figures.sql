-- Every figure of every player: player, figure, what it is counted for, the number, and how many games or
-- deals it is based on. `hand` has a row for each hand, `deal` one for each deal, `side` one for each side at the end
-- of a game, with the points it began with, and `place` one for each player then.
WITH
bids AS (SELECT * FROM hand WHERE bid IS NOT NULL),
numbered AS (
  SELECT player, made,
    row_number() OVER (PARTITION BY player ORDER BY ord, deal)
      - row_number() OVER (PARTITION BY player, made ORDER BY ord, deal) AS island
  FROM bids
),
runs AS (SELECT player, made, count(*) AS length FROM numbered GROUP BY player, made, island),
attended AS (
  SELECT DISTINCT player, game, day, year FROM hand
  UNION SELECT player, game, day, year FROM place WHERE alone
),
side_points AS (SELECT DISTINCT game, deal, side, tenths FROM hand),
totals AS (
  SELECT deal.game, deal.deal, deal.deals, side.side,
    sign * (start + sum(coalesce(tenths, 0)) OVER (PARTITION BY deal.game, side.side ORDER BY deal.deal)) AS total
  FROM deal JOIN side ON side.game = deal.game AND side.since <= deal.deal
    LEFT JOIN side_points AS points
    ON points.game = deal.game AND points.deal = deal.deal AND points.side = side.side
),
trailing AS (
  SELECT DISTINCT one.game, one.side FROM totals AS one
  WHERE 2 * one.deal >= one.deals AND one.deal < one.deals
    AND NOT EXISTS (
      SELECT 1 FROM totals AS it
      WHERE it.game = one.game AND it.deal = one.deal AND it.side <> one.side AND it.total <= one.total
    )
),
others AS (
  SELECT player, game, 20 * sum(tenths) AS twice, count(*) AS n FROM bids WHERE NOT last GROUP BY player, game
),
alike AS (
  SELECT cards, bid, word, 20 * sum(tenths) AS twice, count(*) AS n FROM bids GROUP BY cards, bid, word
),
evenings AS (
  SELECT player, day, row_number() OVER (PARTITION BY player ORDER BY day DESC) AS nth,
    count(*) OVER (PARTITION BY player) AS n
  FROM (SELECT DISTINCT player, day FROM attended)
),
recent AS (SELECT player, day FROM evenings WHERE nth <= 20 AND n > 20),
won AS (
  SELECT place.*, CASE WHEN rank = 1 THEN 1.0 / firsts ELSE 0 END AS share,
    rank = 1 AND EXISTS (
      SELECT 1 FROM trailing WHERE trailing.game = place.game AND trailing.side = place.side
    ) AS comeback
  FROM place
)
SELECT player, 'evenings', '', count(DISTINCT day), NULL FROM attended GROUP BY player
UNION ALL SELECT player, 'games', '', count(DISTINCT game), NULL FROM attended GROUP BY player
UNION ALL SELECT player, 'wins', '', sum(share), count(*) FROM won GROUP BY player
UNION ALL SELECT player, 'places', '', sum(rank), count(*) FROM won GROUP BY player
UNION ALL SELECT player, 'places', rank, count(*),
    (SELECT count(*) FROM place AS it WHERE it.player = won.player) FROM won GROUP BY player, rank
UNION ALL SELECT player, 'comebacks', '', sum(comeback), count(*) FROM won GROUP BY player
UNION ALL SELECT player, 'points', '', sum(tenths) / 10.0, count(*) FROM hand GROUP BY player
UNION ALL SELECT player, 'made', '', sum(made), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'over', '', sum(took > bid AND NOT made), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'under', '', sum(took < bid AND NOT made), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'speaking', iif(last, 'last', speaking), sum(made), count(*)
    FROM bids GROUP BY player, iif(last, 'last', speaking)
UNION ALL SELECT player, 'cards', cards, sum(made), count(*) FROM bids GROUP BY player, cards
UNION ALL SELECT player, 'bids', coalesce(word, bid), sum(made), count(*)
    FROM bids GROUP BY player, coalesce(word, bid)
UNION ALL SELECT player, 'calibration', '', sum(took - bid), count(*) FROM bids GROUP BY player
UNION ALL SELECT player, 'calibration', 'bid ' || bid, sum(took - bid), count(*) FROM bids GROUP BY player, bid
UNION ALL SELECT player, 'calibration', 'cards ' || cards, sum(took - bid), count(*) FROM bids GROUP BY player, cards
-- Averages are rounded to hundredths, halves away from zero.
UNION ALL SELECT player, 'luck', '', sum(10 * tenths - (twice + iif(twice < 0, -n, n)) / (2 * n)) / 100.0, count(*)
    FROM bids JOIN alike ON bids.cards = alike.cards AND bids.bid = alike.bid AND bids.word IS alike.word
    GROUP BY player
UNION ALL SELECT bids.player, 'dealer', '', sum(10 * tenths - (twice + iif(twice < 0, -n, n)) / (2 * n)) / 100.0,
    count(*) FROM bids JOIN others ON bids.player = others.player AND bids.game = others.game WHERE last
    GROUP BY bids.player
UNION ALL SELECT player, 'form', 'wins', sum(share), count(*) FROM won JOIN recent USING (player, day) GROUP BY player
UNION ALL SELECT player, 'form', 'places', sum(rank), count(*) FROM won JOIN recent USING (player, day) GROUP BY player
UNION ALL SELECT player, 'form', 'made', sum(made), count(*) FROM bids JOIN recent USING (player, day) GROUP BY player
UNION ALL SELECT player, 'streaks', iif(made, 'made', 'missed'), max(length),
    (SELECT count(*) FROM bids WHERE bids.player = runs.player) FROM runs GROUP BY player, made
UNION ALL SELECT player, 'best', '', max(sign) * max(sign * tenths) / 10.0, count(*) FROM hand GROUP BY player
UNION ALL SELECT player, 'worst', '', max(sign) * min(sign * tenths) / 10.0, count(*) FROM hand GROUP BY player
UNION ALL SELECT one.player, 'against', other.player,
    sum((one.rank < other.rank) + 0.5 * (one.rank = other.rank)), count(*)
    FROM place AS one JOIN place AS other
    ON one.game = other.game AND one.side <> other.side AND one.player <> other.player
    GROUP BY one.player, other.player
UNION ALL SELECT player, 'years', year || ' games', count(DISTINCT game), NULL
    FROM attended GROUP BY player, year
UNION ALL SELECT player, 'years', year || ' wins', sum(share), count(*) FROM won GROUP BY player, year
UNION ALL SELECT player, 'years', year || ' points', sum(tenths) / 10.0, count(*)
    FROM hand GROUP BY player, year
UNION ALL SELECT player, 'years', year || ' made', sum(made), count(*) FROM bids GROUP BY player, year
