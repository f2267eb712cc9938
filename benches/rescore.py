"""Scores evenings of Romanian whist in SQL, as `cargo bench --bench rescore` compares them.

usage: rescore.py ARCHIVE CSV
"""

import sys

import duckdb

archive, totals = sys.argv[1:]
db = duckdb.connect()
db.execute("SET threads = 2")
db.execute("SET preserve_insertion_order = false")
# A bid made is worth 5 points and the tricks, any other as many less as it is off.
scored = """
    COPY (
        SELECT id, players[i] AS player, list_sum(list_transform(deals, lambda deal: CASE
            WHEN deal.bids[i] = deal.took[i] THEN 5 + deal.took[i]
            ELSE -abs(deal.bids[i] - deal.took[i]) END)) AS total
        FROM (
            SELECT id, players, deals, unnest([1, 2, 3, 4]) AS i
            FROM read_json($archive, format = 'newline_delimited', columns = {
                id: 'VARCHAR',
                players: 'VARCHAR[]',
                deals: 'STRUCT(bids INTEGER[], took INTEGER[])[]'
            })
        )
    ) TO '$totals' (HEADER false)
"""
quote = lambda text: text.replace("'", "''")
db.execute(scored.replace("$archive", f"'{quote(archive)}'").replace("$totals", quote(totals)))
