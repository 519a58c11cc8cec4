package journal

import (
	"fmt"
	"os"
)

const Path = "attempts.log"

func Append(n int, err error) error {
	f, failed := os.OpenFile(Path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if failed != nil {
		return failed
	}
	defer f.Close()
	_, failed = fmt.Fprintf(f, "%d %v\n", n, err)
	return failed
}
