package reader

import (
	_ "embed"
	"io"
	"maps"

	"github.com/ask-surely/surely/internal/learn/weights"
)

// Model holds the trained parts of the reader.
type Model struct {
	tables weights.Set
}

//go:embed model/reader.bin
var modelFile []byte

var embeddedModel = weights.Embedded("reading model", modelFile,
	func(set weights.Set) (*Model, error) { return &Model{tables: set}, nil })

// ReadModel decodes a model.
func ReadModel(r io.Reader) (*Model, error) {
	tables, err := weights.Read(r)
	if err != nil {
		return nil, err
	}
	return &Model{tables: tables}, nil
}

// embeddedWith returns the embedded model with the parts of m, which may be nil.
func embeddedWith(m *Model) (*Model, error) {
	own, err := embeddedModel()
	if err != nil || m == nil {
		return own, err
	}
	tables := maps.Clone(own.tables)
	maps.Copy(tables, m.tables)
	return &Model{tables: tables}, nil
}

// Bytes encodes the model.
func (m *Model) Bytes() ([]byte, error) { return m.tables.Bytes() }

// logistic returns the classifier kept under name.
func (m *Model) logistic(name string) *logistic { return &logistic{weights: m.tables[name]} }
