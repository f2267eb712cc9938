"""Reads hands.csv, hands.jsonl and totals.jsonl in DuckDB, and compares the sums of the hands with the totals."""

import duckdb

TOTALS = """
    SELECT id, e.key AS player, e.value AS total
    FROM (SELECT id, unnest(map_entries(totals)) AS e FROM read_json('totals.jsonl',
        columns = {id: 'VARCHAR', totals: 'MAP(VARCHAR, DOUBLE)'}))
    ORDER BY ALL
"""
SUMS = """
    SELECT game, side, sum(points + bonus + ruling) FROM (
        SELECT DISTINCT game, deal, side, points, bonus, ruling FROM {hands}
    ) GROUP BY ALL ORDER BY ALL
"""
totals = duckdb.sql(TOTALS).fetchall()
for hands in ["read_csv('hands.csv')", "read_json('hands.jsonl')"]:
    sums = duckdb.sql(SUMS.format(hands=hands)).fetchall()
    assert sums == totals, (hands, sums, totals)
    print(f"same: {hands} in DuckDB, {len(sums)} totals")
