package rank

import (
	_ "embed"
	"sync"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/read/second"
	decoder "github.com/ask-surely/surely/weights/decode"
	"github.com/ask-surely/surely/weights/schema"
	weights "github.com/ask-surely/surely/weights/second"
)

//go:embed readings.bin
var embedded []byte

// Embedded returns the parser with the embedded models.
var Embedded = sync.OnceValues(func() (*Parser, error) {
	m, err := Load(embedded)
	if err != nil {
		return nil, err
	}
	r, err := roles.New(schema.Layers)
	if err != nil {
		return nil, err
	}
	s, err := second.New(weights.Layers)
	if err != nil {
		return nil, err
	}
	d, err := decode.New(decoder.Layers, schema.Layers)
	if err != nil {
		return nil, err
	}
	return NewParser(m, r, s.Fit).WithDecoder(d), nil
})
