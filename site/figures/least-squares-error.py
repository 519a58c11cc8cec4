"""Writes the coefficient errors of both solvers beside the page, as the chart's data."""

from pathlib import Path

TARGET = (
    Path(__file__).parents[1]
    / "docs/blog/4.模型/1.机器学习/least-squares-error.csv"
)


def dot(a, b):
    total = 0.0
    for p, q in zip(a, b):
        total += p * q
    return total

def back(R, z):                         # 回代：R 是上三角矩阵
    w = [0.0] * len(z)
    for i in reversed(range(len(z))):
        w[i] = (z[i] - dot(R[i][i + 1:], w[i + 1:])) / R[i][i]
    return w

def normal(cols, y):                    # 解 (XᵀX) w = Xᵀy，列主元消元
    M = [[dot(a, b) for b in cols] + [dot(a, y)] for a in cols]
    n = len(M)
    for c in range(n):
        p = max(range(c, n), key=lambda r: abs(M[r][c]))
        M[c], M[p] = M[p], M[c]
        for r in range(c + 1, n):
            f = M[r][c] / M[c][c]
            M[r] = [u - f * v for u, v in zip(M[r], M[c])]
    return back([row[:n] for row in M], [row[n] for row in M])

def qr(cols, y):                        # 修正的 Gram–Schmidt，y 一并投影
    cols, n = [list(c) for c in cols] + [list(y)], len(cols)
    R = [[0.0] * (n + 1) for _ in range(n)]
    for j in range(n):
        R[j][j] = dot(cols[j], cols[j]) ** 0.5
        q = [v / R[j][j] for v in cols[j]]
        for k in range(j + 1, n + 1):
            R[j][k] = dot(q, cols[k])
            cols[k] = [v - R[j][k] * u for v, u in zip(cols[k], q)]
    return back([row[:n] for row in R], [row[n] for row in R])

xs = [i / 19 for i in range(20)]
rows = ["次数,正规方程,QR"]
for degree in range(3, 12):
    cols = [[x**k for x in xs] for k in range(degree + 1)]
    y = [dot(row, [1] * len(row)) for row in zip(*cols)]
    e = [max(abs(v - 1) for v in f(cols, y)) for f in (normal, qr)]
    rows.append(f"{degree},{e[0]:.1e},{e[1]:.1e}")
TARGET.write_text("\n".join(rows) + "\n")
