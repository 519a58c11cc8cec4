import csv
import statistics as st
import sys

temps = {}
for path in sys.argv[1:]:
    for row in csv.DictReader(open(path)):
        temps.setdefault(row["station"], []).append(float(row["temp"]))
print("station,count,mean")
for station, values in sorted(temps.items()):
    print(f"{station},{len(values)},{st.mean(values):.2f}")
