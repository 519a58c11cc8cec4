package deliver

import (
	"errors"
	"fmt"
	"testing"
	"time"
)

type fakeClock struct{ slept []time.Duration }

func (c *fakeClock) Sleep(d time.Duration) { c.slept = append(c.slept, d) }

type memory struct {
	attempts []Attempt
	full     bool
}

func (m *memory) Append(a Attempt) error {
	if m.full {
		return errors.New("disk full")
	}
	m.attempts = append(m.attempts, a)
	return nil
}

func failing(times int) func() error {
	return func() error {
		if times--; times >= 0 {
			return errors.New("busy")
		}
		return nil
	}
}

func TestThirdAttemptSucceeds(t *testing.T) {
	clock, journal := &fakeClock{}, &memory{}
	err := Retry(failing(2), clock, journal)
	got := fmt.Sprint(err, clock.slept, journal.attempts)
	if want := "<nil> [1s 2s] [{1 busy} {2 busy} {3 <nil>}]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestGivesUpWithoutSleepingAgain(t *testing.T) {
	clock := &fakeClock{}
	err := Retry(failing(9), clock, &memory{})
	if got := fmt.Sprint(err, clock.slept); got != "busy [1s 2s]" {
		t.Errorf("got %s", got)
	}
}

func TestFullDiskStopsAtOnce(t *testing.T) {
	clock := &fakeClock{}
	err := Retry(failing(9), clock, &memory{full: true})
	if got := fmt.Sprint(err, clock.slept); got != "disk full []" {
		t.Errorf("got %s", got)
	}
}

func BenchmarkThirdAttemptSucceeds(b *testing.B) {
	for i := 0; i < b.N; i++ {
		_ = Retry(failing(2), &fakeClock{}, &memory{})
	}
}
