"""Pipes an archive through a program in Spark: spark.py COMMAND ARCHIVE FOLDER."""

import sys

from pyspark.sql import SparkSession

command, archive, folder = sys.argv[1:]
spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
lines = spark.sparkContext.textFile(archive, minPartitions=8)
lines.pipe(command, checkCode=True).saveAsTextFile(folder)
spark.stop()
