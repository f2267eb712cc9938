"""Prints every figure that SQL makes of the hands that `export --all --facts csv` writes, and of the results of
games without hands, which `export --all --lines` has.

usage: figures.py sqlite|duckdb HANDS.csv GAMES.jsonl FIGURES.sql [CONDITION]
"""

import csv
import json
import sqlite3
import sys

engine, hands, games, figures = sys.argv[1:5]
condition = sys.argv[5] if len(sys.argv) > 5 else "TRUE"
INTEGERS = {"deal", "cards", "place", "bid", "took", "rank", "counted"}
POINTS = {"points", "bonus", "ruling", "total"}


def results():
    """A row for each player of a game of which only the result is known."""
    for line in map(json.loads, open(games, encoding="utf-8")):
        has_result = line.get("finished") and not line.get("ended", {}).get("abandoned")
        if line["deals"] or "brought_forward" not in line or not has_result:
            continue
        ranks = line["ranks"]
        for place, player in enumerate(line["players"]):
            side = place % len(ranks)
            person = line.get("people", {}).get(player, player)
            yield (line["id"], line["day"], line["rules"], line.get("scoring"), person, str(side), ranks[side])


if engine == "duckdb":
    import duckdb

    database = duckdb.connect()
    kinds = {"date": "TEXT", "word": "TEXT", **{name: "BIGINT" for name in INTEGERS}}
    # The rows are in the order of play.
    query = f"SELECT *, row_number() OVER () AS nth FROM read_csv(?, types = {kinds})"
    database.execute(f"CREATE TABLE fact AS {query}", [hands])
else:
    database = sqlite3.connect(":memory:")
    with open(hands, encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    kinds = ["INTEGER" if name in INTEGERS else "REAL" if name in POINTS else "TEXT" for name in header]
    columns = ", ".join(f"{name} {kind}" for name, kind in zip(header, kinds))
    database.execute(f"CREATE TABLE fact ({columns}, nth INTEGER)")
    marks = ", ".join("?" * (len(header) + 1))
    rows = ([*(cell or None for cell in row), nth] for nth, row in enumerate(rows))
    database.executemany(f"INSERT INTO fact VALUES ({marks})", rows)
database.execute(
    "CREATE TABLE result (game TEXT, date TEXT, rules TEXT, scoring TEXT, person TEXT, side TEXT, rank INTEGER)"
)
for row in results():
    database.execute("INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?)", row)

query = open(figures, encoding="utf-8").read()
kinds = "SELECT rules, scoring = 'negative' FROM fact UNION SELECT rules, coalesce(scoring = 'negative', FALSE) FROM result"
for rules, is_negative in [(None, None), *database.execute(kinds).fetchall()]:
    chosen, label = f"({condition})", ""
    if rules:
        chosen += f" AND rules = '{rules}' AND coalesce(scoring, '') {'=' if is_negative else '<>'} 'negative'"
        label = f"{rules}, negative" if is_negative else rules
    for table in ["fact", "result"]:
        database.execute(f"DROP TABLE IF EXISTS chosen_{table}")
        database.execute(f"CREATE TEMP TABLE chosen_{table} AS SELECT * FROM {table} WHERE {chosen}")
    for player, figure, of, value, based_on in database.execute(query).fetchall():
        value = f"{value:.2f}".rstrip("0").rstrip(".")
        print(player, figure, of, value, "" if based_on is None else based_on, label, sep="\t")
