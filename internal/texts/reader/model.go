package reader

import (
	_ "embed"
	"io"
	"math"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed model/reader.bin
var modelFile []byte

// Model holds trained weights by name.
type Model weights.Set

var embeddedModel = weights.Embedded("reading model", modelFile,
	func(set weights.Set) (Model, error) { return Model(set), nil })

// ReadModel reads a model.
func ReadModel(r io.Reader) (Model, error) {
	set, err := weights.Read(r)
	return Model(set), err
}

// feature is a feature of a text, by its index in the weight table.
type feature struct {
	id    uint32
	value float32
}

// featureHash returns the index of the feature with a name; collisions do little harm.
func featureHash(parts ...string) uint32 {
	h := text.Hash32("")
	for _, p := range parts {
		h = text.ExtendHash32(text.ExtendHash32(h, p), "|")
	}
	return (h ^ h>>15) & (1<<stanceBits - 1)
}

// logistic holds the weights of a log-linear yes/no model over hashed features.
type logistic []float32

func (m logistic) score(features []feature) float64 {
	var sum float64
	for _, f := range features {
		sum += float64(m[f.id] * f.value)
	}
	return sum
}

func (m logistic) probability(features []feature) float64 { return sigmoid(m.score(features)) }

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
