"""Counts scheduler events (go tool trace) for 10,000 increments of one counter by two goroutines,
and prints what the race detector says of the version without protection. Needs Go."""
import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

TRACED = '''package main

import (
	"os"
	"runtime/trace"
	"sync"
	"sync/atomic"
)

func main() {
	var count int64
	var mu sync.Mutex
	size := 0
	if os.Args[1] == "channel(1024)" {
		size = 1024
	}
	ch := make(chan int64, size)
	stopped := make(chan bool)
	go func() {
		for n := range ch {
			count += n
		}
		close(stopped)
	}()
	ops := map[string]func(){
		"atomic":        func() { atomic.AddInt64(&count, 1) },
		"mutex":         func() { mu.Lock(); count++; mu.Unlock() },
		"channel":       func() { ch <- 1 },
		"channel(1024)": func() { ch <- 1 },
	}
	op := ops[os.Args[1]]
	f, _ := os.Create(os.Args[2])
	trace.Start(f)
	var wg sync.WaitGroup
	for w := 0; w < 2; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := 0; i < 5000; i++ {
				op()
			}
		}()
	}
	wg.Wait()
	trace.Stop()
	close(ch)
	<-stopped
	if count != 10000 {
		panic(count)
	}
}
'''
RACY = '''package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	count := 0
	for w := 0; w < 2; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := 0; i < STEPS; i++ {
				count++
			}
		}()
	}
	wg.Wait()
	fmt.Println(count)
}
'''

with tempfile.TemporaryDirectory() as folder:
    def go(*words):
        return subprocess.run(words, cwd=folder, capture_output=True, text=True)

    Path(folder, "main.go").write_text(TRACED)
    go("go", "build", "-o", "traced", "main.go").check_returncode()
    for name in ("atomic", "mutex", "channel(1024)", "channel"):
        rows = []
        for _ in range(5):
            go("./traced", name, "out").check_returncode()
            events = go("go", "tool", "trace", "-d", "traced", "out").stdout
            found = Counter(re.findall(r"^\d+ (\w+)", events, re.M))
            rows.append([found["GoBlockSend"] + found["GoBlockRecv"] + found["GoBlockSync"],
                         found["GoUnblock"], found["GoStart"]])
        print(name.ljust(14), "blocked, unblocked, started; five runs:", rows)
    for steps in ("50000000", "1000"):
        Path(folder, "main.go").write_text(RACY.replace("STEPS", steps))
        go("go", "build", "-o", "racy", "main.go").check_returncode()
        print("2 x", steps, "gives", [go("./racy").stdout.strip() for _ in range(5)])
    run = go("go", "run", "-race", "main.go")
    print((run.stderr + run.stdout).replace(folder + "/", ""))
