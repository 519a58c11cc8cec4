import csv
import sys

for row in csv.DictReader(open(sys.argv[1])):
    print(row["station"], "#" * round(float(row["mean"])), row["mean"])
