import csv
import sys

out = csv.writer(sys.stdout, lineterminator="\n")
out.writerow(["station", "day", "temp"])
for row in csv.DictReader(open(sys.argv[1])):
    if row["temp"]:
        out.writerow([row["station"], row["day"], float(row["temp"])])
