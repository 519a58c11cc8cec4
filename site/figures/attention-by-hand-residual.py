"""The trimmed cache of the pages called attention-by-hand, as it is there and with residual connections and
normalization: how far the last output is from a fresh computation, how large the outputs are, and how far apart
the outputs of different words are."""
from math import exp, sqrt

WORDS = [[1, 0, 1, 0], [0, 2, 0, 1], [1, 1, 0, 0]] * 4
WQ = [[1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]
WK = [[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 0, 1]]
WV = [[1, 0, 0, 1], [0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 1]]


def times(x, W):
    return [sum(a * b for a, b in zip(x, column)) for column in zip(*W)]


def normal(x):
    mean = sum(x) / len(x)
    deviation = sqrt(sum((a - mean) ** 2 for a in x) / len(x) + 1e-5)
    return [(a - mean) / deviation for a in x]


def write(words, layers, whole, dropped=0):
    caches, outputs = [([], []) for _ in range(layers)], []
    for at, x in enumerate(words):
        if dropped and at == len(words) - 1:
            caches = [(K[dropped:], V[dropped:]) for K, V in caches]
        for K, V in caches:
            z = normal(x) if whole else x
            K.append(times(z, WK))
            V.append(times(z, WV))
            scores = [sum(a * b for a, b in zip(times(z, WQ), k)) / sqrt(4) for k in K]
            e = [exp(s - max(scores)) for s in scores]
            out = [sum(w * v for w, v in zip(e, column)) / sum(e) for column in zip(*V)]
            x = [a + b for a, b in zip(x, out)] if whole else out
        outputs.append(x)
    return outputs


def apart(vectors):
    return max(abs(a - b) for one in vectors for other in vectors for a, b in zip(one, other))


print(f"{'':28}{'layers':>6}{'trimmed':>10}{'size':>8}{'words apart':>13}")
for name, whole in (("as on the page", False), ("residual and normalization", True)):
    for layers in (1, 2, 4, 8):
        every = write(WORDS, layers, whole)
        trimmed, again = write(WORDS, layers, whole, 6)[-1], write(WORDS[6:], layers, whole)[-1]
        gap = max(abs(a - b) for a, b in zip(trimmed, again))
        size = max(abs(a) for a in again)
        print(f"{name:28}{layers:6}{gap:10.3f}{size:8.1f}{apart(every[3:]):13.3f}")
