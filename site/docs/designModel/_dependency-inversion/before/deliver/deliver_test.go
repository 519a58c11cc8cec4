package deliver

import (
	"errors"
	"os"
	"testing"

	"example.test/before/journal"
)

func TestThirdAttemptSucceeds(t *testing.T) {
	calls := 0
	err := Retry(func() error {
		calls++
		if calls < 3 {
			return errors.New("busy")
		}
		return nil
	})
	if err != nil || calls != 3 {
		t.Fatalf("err %v, calls %d", err, calls)
	}
	got, _ := os.ReadFile(journal.Path)
	if want := "1 busy\n2 busy\n3 <nil>\n"; string(got) != want {
		t.Errorf("journal %q, want %q", got, want)
	}
}
