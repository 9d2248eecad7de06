package documents

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// model holds a weight per feature.
type model []float64

//go:embed weights.json
var weightsFile []byte

// embeddedModel loads the weights. Those for cells and spans were trained on OTT-QA; the others were set by hand.
var embeddedModel = sync.OnceValues(func() (m model, err error) {
	if err = json.Unmarshal(weightsFile, &m); err == nil && len(m) != featureCount {
		err = fmt.Errorf("the answer model has %d weights, not %d", len(m), featureCount)
	}
	return m, err
})

// rank returns the candidates' answers, best first. Equal answers are represented by the likeliest of them, with the
// sum of their probabilities.
func (m model) rank(all []Candidate) []Answer {
	p := make([]float64, len(all))
	for i := range all {
		for _, f := range all[i].Features {
			p[i] += m[f.ID] * f.Value
		}
	}
	learn.Softmax(p)
	var out []Answer
	indexes, topProbability := map[string]int{}, map[string]float64{}
	for i := range all {
		if all[i].Kind == None {
			continue
		}
		key := Key(all[i].Values)
		k, exists := indexes[key]
		if !exists {
			k = len(out)
			indexes[key], out = k, append(out, all[i].Answer)
		}
		sum := out[k].Confidence + p[i]
		if p[i] > topProbability[key] {
			topProbability[key], out[k] = p[i], all[i].Answer
		}
		out[k].Confidence = sum
	}
	slices.SortStableFunc(out, func(a, b Answer) int { return cmp.Compare(b.Confidence, a.Confidence) })
	return out
}

// Key returns the same key for equal answers, regardless of the order of values and the format of numbers.
func Key(values []string) string {
	keys := make([]string, len(values))
	for i, v := range values {
		if x, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(v), ",", ""), 64); err == nil {
			keys[i] = strconv.FormatFloat(x, 'g', 9, 64)
		} else if keys[i] = reader.NormalizeAnswer(v); keys[i] == "" {
			keys[i] = strings.TrimSpace(v)
		}
	}
	slices.Sort(keys)
	return strings.Join(slices.Compact(keys), "\x00")
}
