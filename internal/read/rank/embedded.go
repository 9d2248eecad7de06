package rank

import (
	_ "embed"
	"sync"
)

//go:embed readings.bin
var embedded []byte

// Embedded returns the model that travels in the program; 'go run ./cmd/lab train readings' makes it.
var Embedded = sync.OnceValues(func() (*Model, error) { return Load(embedded) })
