package onetable

import (
	"bytes"
	"fmt"

	"github.com/ask-surely/surely/internal/learn"
)

// Model is the trained part of the parser: what words weigh, and a scorer for every kind of choice.
type Model struct {
	weights   *wordWeights
	condition *learn.Model // a cluster's condition, or none
	selection *learn.Model // the column that is asked for
	agg       *learn.Model // its aggregator
	rank      *learn.Model // whole queries
}

// Bytes returns the model as it is kept in the program.
func (m *Model) Bytes() ([]byte, error) {
	out := bytes.NewBuffer(m.weights.append(nil))
	for _, p := range []*learn.Model{m.condition, m.selection, m.agg, m.rank} {
		if err := p.Write(out); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// Load reads a model from what Bytes returned.
func Load(data []byte) (*Model, error) {
	r := bytes.NewReader(data)
	m := &Model{}
	var err error
	if m.weights, err = readWeights(r); err != nil {
		return nil, err
	}
	for _, p := range []**learn.Model{&m.condition, &m.selection, &m.agg, &m.rank} {
		if *p, err = learn.Read(r); err != nil {
			return nil, fmt.Errorf("single-table parser: %w", err)
		}
	}
	return m, nil
}
