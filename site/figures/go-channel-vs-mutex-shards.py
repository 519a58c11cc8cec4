"""Two threads, 20,000 atomic increments each, started together by a spin barrier, 1,001 times for
each layout in turn: one counter, two counters on one cache line, two counters 128 bytes apart.
Prints the median window in ns per increment and thread. Needs Go and two processors."""
import subprocess
import tempfile
from pathlib import Path

PROGRAM = '''package main

import (
	"fmt"
	"runtime"
	"sort"
	"sync/atomic"
	"time"
)

const steps, windows = 20000, 1001

type padded struct {
	n int64
	_ [120]byte
}

func main() {
	cells := new([4]padded)
	line := new([16]int64)
	layouts := []struct {
		name string
		a, b *int64
	}{
		{"one counter", &cells[0].n, &cells[0].n},
		{"one line", &line[8], &line[9]},
		{"128 bytes apart", &cells[1].n, &cells[3].n},
	}
	zero := time.Now()
	times := map[string][]float64{}
	for w := 0; w < windows; w++ {
		for _, l := range layouts {
			var ready, start int64
			end := make(chan float64, 2)
			for _, p := range []*int64{l.a, l.b} {
				p := p
				go func() {
					runtime.LockOSThread()
					defer runtime.UnlockOSThread()
					if atomic.AddInt64(&ready, 1) == 2 {
						atomic.StoreInt64(&start, time.Since(zero).Nanoseconds())
					}
					for atomic.LoadInt64(&start) == 0 {
					}
					for i := 0; i < steps; i++ {
						atomic.AddInt64(p, 1)
					}
					end <- float64(time.Since(zero).Nanoseconds()-start) / steps
				}()
			}
			a, b := <-end, <-end
			if b > a {
				a = b
			}
			times[l.name] = append(times[l.name], a)
		}
	}
	for _, l := range layouts {
		t := times[l.name]
		sort.Float64s(t)
		fmt.Printf("%-16s median %.1f ns, quartiles %.1f-%.1f, tenth %.1f\\n",
			l.name, t[windows/2], t[windows/4], t[windows*3/4], t[windows/10])
	}
}
'''

with tempfile.TemporaryDirectory() as folder:
    Path(folder, "main.go").write_text(PROGRAM)
    subprocess.run(["go", "build", "-o", "shards", "main.go"], cwd=folder, check=True)
    subprocess.run(["./shards"], cwd=folder, check=True)
