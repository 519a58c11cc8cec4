#!/usr/bin/env bash
# Every make run quoted in docs/blog/3.工具/3.构建与数据/make-incremental.md, in order; needs GNU Make.
set -u
exec 2>&1
here=$(cd "$(dirname "$0")/../docs/blog/3.工具/3.构建与数据/_make-incremental" && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cp -r "$here"/. "$work"
cd "$work"
say() { echo; echo "## $*"; }
later() { sleep 1.1; }

say first; make
say second; make
say help; make help
later
say touch raw/2.csv; touch raw/2.csv; make -n; echo; make --trace
later
say touch plot.py; touch scripts/plot.py; make -n
later
say touch fetch.py; touch scripts/fetch.py; make -n | wc -l
make -s; cat out/chart.txt out/stats.csv

say without SECONDARY
rm -r raw out; sed '/SECONDARY/d' Makefile > m1; make -f m1 | tail -n 2; ls raw
rm -r out; make -s; later

say half-written
sed '/DELETE_ON_ERROR/d' Makefile > m2
sed -i '40s/.*/B,13,N\/A/' raw/2.csv
echo '$ make'; make -f m2 2>&1 | grep -vE '^( |Traceback)'; echo '$ wc -l out/2.clean.csv'; wc -l out/2.clean.csv
echo '$ make'; make -f m2; echo '$ cat out/stats.csv'; cat out/stats.csv
later; touch raw/2.csv
echo "with DELETE_ON_ERROR:"; make 2>&1 | grep -v '^ '; ls out/2.clean.csv
echo "again:"; make 2>&1 | tail -n 1

say jobs
rm -r raw out; mkdir j; cd j
printf '%s\n' 'all: title.txt page.txt' 'title.txt:' $'\tsleep 1; echo Temperatures > $@' \
  'page.txt:' $'\tcat title.txt > $@' > Makefile
echo j1; make; rm ./*.txt; echo '$ make -j2'; make -j2; echo "exit $?"
cd ..
make -s -j4; echo "-j4 exit $?"

say mtime
later; cp -p raw/1.csv keep.csv
sed 's/^A,.*/A,1,99.9/' raw/1.csv > raw/1.new; touch -r scripts/fetch.py raw/1.new; mv raw/1.new raw/1.csv
ls --full-time raw/1.csv out/1.clean.csv; make
cp -p keep.csv raw/1.csv; make -s

say move if changed
sed 's|^\t$(PY) scripts/clean.py.*|\t$(PY) scripts/clean.py $< > $@.tmp\n\tcmp -s $@.tmp $@ \&\& rm $@.tmp \|\| mv $@.tmp $@|' Makefile > m3
grep -A2 '^out/%' m3
later; touch raw/2.csv; make -f m3; echo "again:"; make -f m3

say without order-only prerequisites
rm -r raw out; sed -E 's/^([^#\t].*:.*) \| (raw|out)$/\1 \2/' Makefile > m4
count() { make -n -f m4 | grep -cv 'Nothing to be done\|is up to date'; make -s -f m4; later; }
make -s -f m4; later
echo "second: $(count)"; echo "third: $(count)"
touch raw/notes.txt; echo "after an unrelated file in raw: $(count)"
