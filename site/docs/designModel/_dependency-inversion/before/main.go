package main

import (
	"errors"
	"fmt"

	"example.test/before/deliver"
)

func main() {
	fmt.Println(deliver.Retry(func() error { return errors.New("busy") }))
}
