package onetable

import (
	"encoding/binary"
	"errors"
	"math"
	"sort"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words"
)

// rareWord is the weight of a word that no training question holds.
const rareWord = 9.0

// wordWeights say how much a word tells: the logarithm of how rarely questions hold it.
type wordWeights struct{ byStem map[uint32]float64 }

// of returns the weight of a token.
func (w *wordWeights) of(t *words.Token) float64 {
	if x, ok := w.byStem[uint32(t.StemID)]; ok {
		return x
	}
	return rareWord
}

// weigh learns the weights from questions.
func weigh(questions [][]words.Token) *wordWeights {
	holds := map[uint32]int{}
	for _, tokens := range questions {
		seen := map[uint32]bool{}
		for i := range tokens {
			if k := uint32(tokens[i].StemID); !seen[k] {
				seen[k] = true
				holds[k]++
			}
		}
	}
	w := &wordWeights{byStem: map[uint32]float64{}}
	for k, n := range holds {
		if x := math.Log(float64(len(questions)) / float64(n)); n > 1 && x < rareWord {
			w.byStem[k] = math.Round(x*25) / 25 // as it is kept in the file
		}
	}
	return w
}

// append writes the weights: sorted stems, a byte of weight for each.
func (w *wordWeights) append(out []byte) []byte {
	keys := make([]uint32, 0, len(w.byStem))
	for k := range w.byStem {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return keys[i] < keys[j] })
	out = binary.AppendUvarint(out, uint64(len(keys)))
	last := uint32(0)
	for _, k := range keys {
		out = binary.AppendUvarint(out, uint64(k-last))
		out = append(out, byte(math.Round(w.byStem[k]*25)))
		last = k
	}
	return out
}

func readWeights(r learn.Reader) (*wordWeights, error) {
	n, err := binary.ReadUvarint(r)
	if err != nil || n > 1<<24 {
		return nil, errors.New("read word weights: not a model of this version: rebuild it with 'surely train'")
	}
	w := &wordWeights{byStem: make(map[uint32]float64, n)}
	at := uint64(0)
	for range n {
		step, err := binary.ReadUvarint(r)
		if err != nil {
			return nil, err
		}
		b, err := r.ReadByte()
		if err != nil {
			return nil, err
		}
		at += step
		w.byStem[uint32(at)] = float64(b) / 25
	}
	return w, nil
}
