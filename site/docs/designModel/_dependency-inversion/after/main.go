package main

import (
	"errors"
	"fmt"
	"time"

	"example.test/after/deliver"
	"example.test/after/journal"
)

type system struct{}

func (system) Sleep(d time.Duration) { time.Sleep(d) }

func main() {
	send := func() error { return errors.New("busy") }
	fmt.Println(deliver.Retry(send, system{}, journal.File{Path: "attempts.log"}))
}
