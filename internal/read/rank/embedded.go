package rank

import (
	_ "embed"
	"sync"

	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/weights/schema"
)

//go:embed readings.bin
var embedded []byte

// Embedded returns the parser that travels in the program; 'go run ./cmd/lab train readings' makes its model.
var Embedded = sync.OnceValues(func() (*Parser, error) {
	m, err := Load(embedded)
	if err != nil {
		return nil, err
	}
	r, err := roles.New(schema.Layers)
	if err != nil {
		return nil, err
	}
	return NewParser(m, r), nil
})
