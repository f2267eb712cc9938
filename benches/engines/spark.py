"""Pipes an archive through a program in Spark: spark.py COMMAND ARCHIVE FOLDER."""

import os
import sys

from pyspark.sql import SparkSession

# The workers would run whatever python3 is, and Spark refuses another version than this one.
os.environ["PYSPARK_PYTHON"] = sys.executable
command, archive, folder = sys.argv[1:]
session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
spark = session.config("spark.ui.showConsoleProgress", "false").getOrCreate()
lines = spark.sparkContext.textFile(archive, minPartitions=8)
lines.pipe(command, checkCode=True).saveAsTextFile(folder)
spark.stop()
