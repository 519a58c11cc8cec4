package journal

import (
	"fmt"
	"os"

	"example.test/after/deliver"
)

type File struct{ Path string }

func (j File) Append(a deliver.Attempt) error {
	f, err := os.OpenFile(j.Path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = fmt.Fprintf(f, "%d %v\n", a.N, a.Err)
	return err
}
