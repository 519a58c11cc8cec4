"""Writes the cache of one sequence by model and length beside both pages, as the charts' data."""

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
TARGET = DOCS / "blog/4.模型/2.语言模型/kv-cache-memory.csv"
ENGLISH = DOCS / "en/blog/4.Models/kv-cache-memory.csv"
MODELS = {"Llama 2 7B": (32, 32), "Llama 3 8B": (32, 8), "Llama 2 70B": (80, 8)}

rows = ["模型,2k,4k,8k"]
for name, (layers, kv_heads) in MODELS.items():
    per_token = 2 * layers * kv_heads * 128 * 2
    sizes = [per_token * length / 2**30 for length in (2048, 4096, 8192)]
    rows.append(",".join([name, *(f"{size:g}" for size in sizes)]))
TARGET.write_text("\n".join(rows) + "\n")

rows = [",".join(["Tokens", *MODELS])]
for length in (2**n for n in range(10, 18)):
    sizes = [4 * layers * kv_heads * 128 * length / 2**30 for layers, kv_heads in MODELS.values()]
    rows.append(",".join([str(length), *(f"{size:g}" for size in sizes)]))
ENGLISH.write_text("\n".join(rows) + "\n")
