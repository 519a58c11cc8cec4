"""Writes the data of the charts of bpe-tokenizer.md, in both languages, from what bpe-tokenizer-published.mjs counted."""
import csv
import json
from pathlib import Path

FIGURES = Path(__file__).parent
FOLDER = FIGURES.parent / "docs"
PAGES = {"zh": FOLDER / "blog/4.模型/2.语言模型", "en": FOLDER / "en/blog/4.Models"}
COUNTS = json.loads((FIGURES / "tokens/counts.json").read_text())


def write(name, heads, columns):
    for language, head in heads.items():
        with open(PAGES[language] / f"bpe-tokenizer-{name}.csv", "w", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows([head, *([one["name"], *columns(one)] for one in COUNTS)])


write(
    "pages",
    {"zh": ["词表", "中文", "英文"], "en": ["Vocabulary", "Chinese", "English"]},
    lambda one: [one["zh"], one["en"]],
)
write(
    "vocabulary",
    {
        "zh": ["词表", "一个字", "两个字", "三个字", "四个字以上"],
        "en": ["Vocabulary", "one character", "two", "three", "four or more"],
    },
    lambda one: one["lengths"],
)
write(
    "broken",
    {"zh": ["词表", "不完整的 token"], "en": ["Vocabulary", "Incomplete tokens"]},
    lambda one: [f"{100 * one['broken']:.1f}"],
)
write(
    "spaces",
    {"zh": ["词表", "空格占的 token"], "en": ["Vocabulary", "Tokens for the spaces"]},
    lambda one: [f"{100 * (one['zh'] - one['tight']) / one['zh']:.1f}"],
)
write(
    "code",
    {"zh": ["词表", "程序"], "en": ["Vocabulary", "Programs"]},
    lambda one: [one["code"]],
)
