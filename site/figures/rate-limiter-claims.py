"""Statements of the pages called rate-limiter, simulated: GCRA when clocks disagree, the two counters when requests
are even or random, and who gets the tokens when four machines ask at fixed or at random times."""
import random

MS, SECOND = 1_000, 1_000_000                  # microseconds
COST, CAP = 10 * MS, 100 * MS                  # 100 a second, bucket of 10


class Gcra:
    def __init__(self, now):
        self.due = now

    def allow(self, now):
        due = max(self.due, now)
        if due - now > CAP - COST:
            return False
        self.due = due + COST
        return True


def two_machines(skew):
    limiter, accepted = Gcra(SECOND), [0, 0]
    for i in range(200):
        accepted[i % 2] += limiter.allow(SECOND + i * MS + (skew if i % 2 else 0))
    return accepted


def backwards():
    limiter = Gcra(100 * SECOND)
    return [sum(limiter.allow(100 * SECOND + s * SECOND + i * 2_500 - (3 * SECOND if s >= 4 else 0)) for i in range(400))
            for s in range(10)]


def counters(times, limit=100):
    index = before = here = 0
    for t in times:
        if t // SECOND != index:
            before = here if t // SECOND == index + 1 else 0
            index, here = t // SECOND, 0
        if before * (SECOND - t % SECOND) + here * SECOND < limit * SECOND:
            here += 1
            yield t


def log(times, limit=100):
    seen = []
    for t in times:
        while seen and seen[0] <= t - SECOND:
            seen.pop(0)
        if len(seen) < limit:
            seen.append(t)
            yield t


def most(times):
    times, first, worst = list(times), 0, 0
    for last, t in enumerate(times):
        while times[first] <= t - SECOND:
            first += 1
        worst = max(worst, last - first + 1)
    return f"{len(times):6} {worst:6}"


def four_machines(regular):
    rng, asked = random.Random(1), []
    for machine in range(4):
        t = rng.random() * 10 * MS
        while t < 10 * SECOND:
            asked.append((t, machine))
            t += 10 * MS if regular else rng.expovariate(1 / (10 * MS))
    credit, last, accepted = CAP, 0, [0] * 4
    for t, machine in sorted(asked):
        credit, last = min(CAP, credit + t - last), t
        if credit >= COST:
            credit -= COST
            accepted[machine] += 1
    return accepted


print("GCRA, two machines:", two_machines(0), "  B 500 ms ahead:", two_machines(500 * MS))
print("GCRA, clock back 3 s after 4 s:", *backwards())
print("requests in 60 s            counters: accepted, most in a second   log: accepted, most")
rng, at, poisson = random.Random(1), 0, []
while at < 60 * SECOND:
    at += int(rng.expovariate(200) * SECOND)
    poisson.append(at)
for name, times in (("one every 5 ms", range(0, 60 * SECOND, 5 * MS)), ("one every 7 ms", range(0, 60 * SECOND, 7 * MS)),
                    ("at random, 200 a second", poisson)):
    print(f"{name:24} {most(counters(times)):>28} {most(log(times)):>24}")
print("four machines, every 10 ms:", four_machines(True), "  as often at random:", four_machines(False))
