import sys

n, bad = int(sys.argv[1]), int(sys.argv[2])
out = []
for i in range(1, n + 1):
    price = f"echo $(( $1 * {90 if i < bad else 9} / 100 ))\n"
    note = f"change {i}\n"
    out.append(
        f"commit refs/heads/main\nmark :{i}\n"
        f"committer Demo <demo@example.com> {1650000000 + 60 * i} +0800\n"
        f"data {len(f'c{i}')}\nc{i}\n"
        f"M 100755 inline price.sh\ndata {len(price)}\n{price}\n"
        f"M 100644 inline notes.txt\ndata {len(note)}\n{note}\n"
    )
print("".join(out), end="")
