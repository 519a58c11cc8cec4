"""Writes docs/blog/2.编程语言/2.Go/go-channel-vs-mutex.csv: the median cost of one increment relative
to an atomic one with as many goroutines, and prints the table with its spread. Needs Go."""
import statistics
import subprocess
import tempfile
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs/blog/2.编程语言/2.Go/go-channel-vs-mutex.csv"
ROUNDS = 31
PROGRAM = '''package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
)

type padded struct {
	n int64
	_ [120]byte
}

var (
	count  int64
	mu     sync.Mutex
	near   [8]int64
	far    [8]padded
	plain  chan int64
	queue  chan int64
	seat   int64
)

func owner(ch chan int64) {
	for n := range ch {
		count += n
	}
}

func variants() map[string]func() func() {
	return map[string]func() func(){
		"atomic":         func() func() { return func() { atomic.AddInt64(&count, 1) } },
		"mutex":          func() func() { return func() { mu.Lock(); count++; mu.Unlock() } },
		"channel":        func() func() { return func() { plain <- 1 } },
		"channel(1024)":  func() func() { return func() { queue <- 1 } },
		"shards, near": func() func() {
			p := &near[atomic.AddInt64(&seat, 1)%8]
			return func() { atomic.AddInt64(p, 1) }
		},
		"shards, padded": func() func() {
			p := &far[atomic.AddInt64(&seat, 1)%8].n
			return func() { atomic.AddInt64(p, 1) }
		},
	}
}

func main() {
	testing.Init()
	flag.Set("test.benchtime", "20ms")
	rounds, _ := strconv.Atoi(os.Args[1])
	plain, queue = make(chan int64), make(chan int64, 1024)
	go owner(plain)
	go owner(queue)
	names := []string{"atomic", "mutex", "channel(1024)", "channel", "shards, near", "shards, padded"}
	fmt.Fprintln(os.Stderr, runtime.Version(), "GOMAXPROCS", runtime.GOMAXPROCS(0))
	for i := 0; i < rounds; i++ {
		for _, workers := range []int{1, 2, 4} {
			for _, name := range names {
				setup := variants()[name]
				r := testing.Benchmark(func(b *testing.B) {
					if workers == 1 {
						op := setup()
						for i := 0; i < b.N; i++ {
							op()
						}
						return
					}
					b.SetParallelism(workers / runtime.GOMAXPROCS(0))
					b.RunParallel(func(pb *testing.PB) {
						op := setup()
						for pb.Next() {
							op()
						}
					})
				})
				ns := float64(r.T.Nanoseconds()) / float64(r.N)
				fmt.Printf("%d;%d;%s;%f\\n", i, workers, name, ns)
			}
		}
	}
}
'''

with tempfile.TemporaryDirectory() as folder:
    Path(folder, "main.go").write_text(PROGRAM)
    subprocess.run(["go", "build", "-o", "bench", "main.go"], cwd=folder, check=True)
    lines = subprocess.run(["./bench", str(ROUNDS)], cwd=folder, check=True,
                           stdout=subprocess.PIPE, text=True).stdout.split("\n")

times = {}
names = []
for line in filter(None, lines):
    turn, workers, name, ns = line.split(";")
    times[int(turn), int(workers), name] = float(ns)
    if name not in names:
        names.append(name)
ratios = {(w, n): [times[t, w, n] / times[t, w, "atomic"] for t in range(ROUNDS)]
          for w in (1, 2, 4) for n in names}
for w in (1, 2, 4):
    for n in names:
        ns = [times[t, w, n] for t in range(ROUNDS)]
        r = ratios[w, n]
        q = statistics.quantiles(r, n=4)
        print(f"{w} {n:15} {statistics.median(ns):7.1f} ns/op  "
              f"{statistics.median(r):5.2f}x (quartiles {q[0]:.2f}-{q[2]:.2f})")
rows = ["goroutine 数," + ",".join(names[:4])]
rows += [f"{w} 个," + ",".join(f"{statistics.median(ratios[w, n]):.2f}" for n in names[:4])
         for w in (1, 2, 4)]
OUT.write_text("\n".join(rows) + "\n")
