package hybrid

import (
	"bytes"
	_ "embed"
	"fmt"
	"io"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// Trained by "go run ./cmd/lab train hybrid": the weights of candidates and of spans.
var (
	//go:embed model/choice.bin
	choiceFile []byte
	//go:embed model/spans.bin
	spansFile []byte
)

// Answerer answers questions over tables with linked passages. It is safe for concurrent use.
type Answerer struct {
	spans  Spanner
	rarity *retrieve.Rarity
	choice *choice
}

// NewAnswerer makes an answerer with the embedded models.
func NewAnswerer() (*Answerer, error) {
	return Load(bytes.NewReader(choiceFile), bytes.NewReader(spansFile))
}

// Load makes an answerer with models made by Train.
func Load(chosen, spans io.Reader) (*Answerer, error) {
	set, err := weights.Read(chosen)
	if err != nil {
		return nil, fmt.Errorf("load the candidates' weights: %w", err)
	}
	if n := len(set["choice"]); n != allFeatures {
		return nil, fmt.Errorf("the model has %d features, not %d: run \"go run ./cmd/lab train hybrid\" again", n,
			allFeatures)
	}
	m := &choice{weights: make([]float64, allFeatures)}
	for i, w := range set["choice"] {
		m.weights[i] = float64(w)
	}
	model, err := reader.ReadModel(spans)
	if err != nil {
		return nil, fmt.Errorf("load the span finder: %w", err)
	}
	s, err := reader.NewEmbedded(reader.Options{Model: model})
	if err != nil {
		return nil, err
	}
	return &Answerer{spans: s, rarity: retrieve.EmbeddedRarity(), choice: m}, nil
}

// Session is a table prepared for questions.
type Session struct {
	*Answerer
	index *index
}

// About prepares a table.
func (a *Answerer) About(t *Table) *Session { return &Session{Answerer: a, index: indexOf(t)} }

// Answer answers a question, and returns the table's rows by relevance.
func (s *Session) Answer(question string) (Answer, []int) {
	candidates, views := s.index.candidates(ask(s.rarity, question), s.spans)
	rows := make([]int, len(views))
	for i := range views {
		rows[i] = views[i].row
	}
	if len(candidates) == 0 {
		return Answer{}, rows
	}
	return s.choice.best(candidates), rows
}
