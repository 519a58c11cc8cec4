#!/bin/sh
# Grapheme clusters of five strings by one library per language and by Node, for the articles on
# unicode-length. Needs the Python package regex and the Debian packages golang-github-rivo-uniseg-dev
# and librust-unicode-segmentation-dev.
set -e
folder=$(mktemp -d)
cd "$folder"
cat > a.py <<'P'
import regex, importlib.metadata as m
print("Python regex", m.version("regex"), end=":")
for s in ["👨‍👩‍👧", "re\u0301sume\u0301", "ok👍🏽ok", "🇨🇳🇯🇵", "中文字符"]:
    print("", len(regex.findall(r"\X", s)), end="")
print()
P
"${PYTHON:-python3}" a.py
cat > a.go <<'G'
package main

import (
	"fmt"

	"github.com/rivo/uniseg"
)

func main() {
	fmt.Print("Go uniseg:")
	for _, s := range []string{"👨‍👩‍👧", "re\u0301sume\u0301", "ok👍🏽ok", "🇨🇳🇯🇵", "中文字符"} {
		fmt.Print(" ", uniseg.GraphemeClusterCount(s))
	}
	fmt.Println()
}
G
GO111MODULE=off GOPATH=/usr/share/gocode go run a.go
cat > a.rs <<'R'
use unicode_segmentation::UnicodeSegmentation;
fn main() {
    print!("Rust unicode-segmentation:");
    for s in ["👨‍👩‍👧", "re\u{301}sume\u{301}", "ok👍🏽ok", "🇨🇳🇯🇵", "中文字符"] {
        print!(" {}", s.graphemes(true).count());
    }
    println!();
}
R
crate=$(ls -d /usr/share/cargo/registry/unicode-segmentation-*)
rustc -O --edition 2018 --crate-type lib --crate-name unicode_segmentation -A warnings "$crate/src/lib.rs"
rustc -O --edition 2021 --extern unicode_segmentation=libunicode_segmentation.rlib a.rs
./a
cat > a.mjs <<'J'
const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const strings = ['👨‍👩‍👧', 're\u0301sume\u0301', 'ok👍🏽ok', '🇨🇳🇯🇵', '中文字符']
console.log(`Node ${process.version}:`, ...strings.map((s) => [...segmenter.segment(s)].length))
J
node a.mjs
cat > A.java <<'K'
import java.text.BreakIterator;
import java.util.regex.Pattern;

class A {
    public static void main(String[] args) {
        String[] strings = {"👨‍👩‍👧", "re\u0301sume\u0301", "ok👍🏽ok", "🇨🇳🇯🇵", "中文字符"};
        StringBuilder breaks = new StringBuilder("BreakIterator:");
        StringBuilder matches = new StringBuilder("Java " + System.getProperty("java.version") + " \\X:");
        for (String s : strings) {
            BreakIterator iterator = BreakIterator.getCharacterInstance();
            iterator.setText(s);
            int n = 0;
            while (iterator.next() != BreakIterator.DONE) n++;
            breaks.append(" ").append(n);
            matches.append(" ").append(Pattern.compile("\\X").matcher(s).results().count());
        }
        System.out.println(matches + "\n" + breaks);
    }
}
K
java A.java
rm -r "$folder"
