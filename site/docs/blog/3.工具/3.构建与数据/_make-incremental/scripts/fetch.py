import random
import sys

r = random.Random(int(sys.argv[1]))
print("station,day,temp")
for day in range(1, 31):
    for station in "ABC":
        temp = "" if r.random() < 0.1 else f"{r.gauss(15, 5):.1f}"
        print(f"{station},{day},{temp}")
