package mix

import (
	"bytes"
	_ "embed"
	"fmt"

	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// Mode says which evidence is used and which kinds of answers are given.
type Mode struct {
	Name string
	kept [4]bool // by dual.Kind
}

// modes are those of the paper's tables. Direct answers are spans of texts or cells of tables.
var modes = []Mode{
	{"SQL only, tables", [4]bool{dual.Query: true}},
	{"direct, both", [4]bool{dual.Span: true, dual.Cell: true}},
	{"dual, both", [4]bool{dual.Span: true, dual.Cell: true, dual.Query: true}},
}

const dualBoth = 2

// of leaves out what the mode does not use.
func (m *Mode) of(c *dual.Candidates) *dual.Candidates {
	return c.Only(func(k dual.Kind) bool { return m.kept[k] })
}

// Rebuilt by "go run ./cmd/lab train mix": the weights of answers for each mode but the last, and of spans, both
// trained without what is held out.
var (
	//go:embed model/modes.bin
	modesFile []byte
	//go:embed model/spans.bin
	spansFile []byte
)

// learnModes makes a model for each mode but the last, so that each is compared at its best.
func learnModes(choices []*dual.Candidates, right func(int, *dual.Answer) bool, o trees.Options) ([]byte, error) {
	set := weights.Set{}
	for _, m := range modes[:dualBoth] {
		only := make([]*dual.Candidates, len(choices))
		for i := range choices {
			only[i] = m.of(choices[i])
		}
		dual.Learn(only, right, o).Save(m.Name, set)
	}
	return set.Bytes()
}

// models are the modes' models, in order.
func models() ([]*dual.Model, error) {
	set, err := weights.Read(bytes.NewReader(modesFile))
	if err != nil {
		return nil, fmt.Errorf("load the modes' models: %w", err)
	}
	var out []*dual.Model
	for _, m := range modes[:dualBoth] {
		model, err := dual.LoadFrom(m.Name, set)
		if err != nil {
			return nil, err
		}
		out = append(out, model)
	}
	last, err := dual.Embedded()
	return append(out, last), err
}

// heldOutReader finds spans, and was not trained on held-out questions.
func heldOutReader() (*reader.Embedded, error) {
	m, err := reader.ReadModel(bytes.NewReader(spansFile))
	if err != nil {
		return nil, fmt.Errorf("load the span finder: %w", err)
	}
	return reader.NewEmbedded(reader.Options{Model: m})
}
