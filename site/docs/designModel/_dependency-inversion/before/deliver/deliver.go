package deliver

import (
	"time"

	"example.test/before/journal"
)

func Retry(send func() error) error {
	wait := time.Second
	for n := 1; ; n++ {
		err := send()
		if failed := journal.Append(n, err); failed != nil {
			return failed
		}
		if err == nil || n == 3 {
			return err
		}
		time.Sleep(wait)
		wait *= 2
	}
}
