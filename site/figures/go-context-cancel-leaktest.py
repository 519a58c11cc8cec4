"""Prints what `go test` says of a leaking handler: once with a NumGoroutine helper, once with
goleak. Needs Go and the Debian package golang-uber-goleak-dev."""
import os
import re
import subprocess
import tempfile
from pathlib import Path

TEST = '''package demo

import (
	"context"
	"runtime"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func handle(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Millisecond)
	defer cancel()
	ch := make(chan string)
	go func() {
		time.Sleep(100 * time.Millisecond)
		ch <- "42 rows"
	}()
	select {
	case <-ch:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func noLeaks(t *testing.T) {
	before := runtime.NumGoroutine()
	t.Cleanup(func() {
		for i := 0; i < 100; i++ {
			if runtime.NumGoroutine() <= before {
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
		t.Errorf("goroutines: %d before, %d after", before, runtime.NumGoroutine())
	})
}

func TestByCount(t *testing.T) {
	noLeaks(t)
	handle(context.Background())
}

func TestByGoleak(t *testing.T) {
	defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
	handle(context.Background())
}
'''

with tempfile.TemporaryDirectory() as folder:
    Path(folder, "demo_test.go").write_text(TEST)
    env = os.environ | {"GO111MODULE": "off", "GOPATH": "/usr/share/gocode"}
    run = subprocess.run(["go", "test", "demo_test.go"], cwd=folder, env=env,
                         capture_output=True, text=True)
    print(re.sub(re.escape(folder) + "/", "", run.stdout + run.stderr))
