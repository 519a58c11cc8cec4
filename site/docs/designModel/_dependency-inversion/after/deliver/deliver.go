package deliver

import "time"

type Attempt struct {
	N   int
	Err error
}

type Clock interface {
	Sleep(time.Duration)
}

type Journal interface {
	Append(Attempt) error
}

func Retry(send func() error, clock Clock, journal Journal) error {
	wait := time.Second
	for n := 1; ; n++ {
		err := send()
		if failed := journal.Append(Attempt{n, err}); failed != nil {
			return failed
		}
		if err == nil || n == 3 {
			return err
		}
		clock.Sleep(wait)
		wait *= 2
	}
}
