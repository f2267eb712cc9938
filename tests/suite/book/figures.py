"""Reads rows as JSON from standard input, and prints every figure that SQL makes of them."""

import json
import sqlite3
import sys

COLUMNS = {
    "deal": ["game", "deal", "deals", "sign"],
    "side": ["game", "side", "since", "start"],
    "place": ["game", "day", "year", "player", "side", "rank", "firsts", "alone"],
}
tables = json.load(sys.stdin)
database = sqlite3.connect(":memory:")
for name, rows in tables.items():
    columns = list(rows[0]) if rows else COLUMNS[name]
    database.execute(f"CREATE TABLE {name} ({', '.join(columns)})")
    marks = ", ".join("?" * len(columns))
    database.executemany(f"INSERT INTO {name} VALUES ({marks})", [list(row.values()) for row in rows])
database.execute("CREATE INDEX by_game ON place (game)")
for row in database.execute(open(sys.argv[1], encoding="utf-8").read()):
    player, figure, of, value, based_on = row
    value = f"{value:.2f}".rstrip("0").rstrip(".")
    print(player, figure, of, value, "" if based_on is None else based_on, sep="\t")
