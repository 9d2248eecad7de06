package rank

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/text"
)

// Model scores readings.
type Model struct {
	first      *learn.Model // chooses the readings to rank
	weights    *learn.Model
	roles      []float32 // weights of the encoder's features
	final      *finalModel
	plainStems map[string]bool // stems of words that carry no meaning, since questions about many databases have them
	drop       learn.Dropout   // features that a perturbed pass leaves out
}

// dropRate is the share of features a perturbed pass drops.
const dropRate = .1

// perturbed returns the model without a random part of its features, unless seed is 0.
func (m *Model) perturbed(seed uint64) *Model {
	if seed == 0 {
		return m
	}
	out := *m
	out.drop = learn.Dropout{Seed: seed, Rate: dropRate}
	return &out
}

// ignoredCost is the cost of leaving out a word that certainly matters: a number, a date, a value of the data.
const ignoredCost = 3.0

// missingFormCost is the cost of lacking a form that the question asks for, such as the median (if the reading has an
// average). It was set by hand, since no model was trained on forms.
const missingFormCost = 12.0

// textCost is the cost of a text condition, unreadCost that of ignoring a word that a text condition could use.
const textCost, unreadCost = 1.0, 3.0

// Readings proposes readings of a question, guided by the model.
func (m *Model) Readings(q *link.Question, seen *roles.Scores) *propose.Set {
	return propose.Readings(q, seen, m.score)
}

// score returns the first score of a feature block.
func (m *Model) score(features []uint32) float64 {
	return m.first.Score(features, m.drop)
}

// Scores returns the first scores of all readings of a set, comparable only with each other.
func (m *Model) Scores(set *propose.Set) []float64 {
	out := make([]float64, len(set.Readings))
	parts := make([]float64, len(set.Parts))
	for i, f := range set.Parts {
		parts[i] = m.score(f)
	}
	required := set.Question.RequiredTokens()
	for i, r := range set.Readings {
		for _, p := range r.Parts {
			out[i] += parts[p]
		}
		out[i] += m.fixedCosts(set, i, required)
	}
	return out
}

// roleScore returns the score of the encoder's features.
func (m *Model) roleScore(features []roles.Feature) float64 {
	sum := 0.0
	for _, f := range features {
		sum += float64(m.roles[f.At] * f.Value)
	}
	return sum
}

// rankedCount is the number of the best readings that are ranked again, as in training.
const rankedCount = 80

// Rerank replaces the best readings' first scores with the final ones and sorts them; the other readings follow.
func (m *Model) Rerank(set *propose.Set, seen *roles.Scores, order []int, scores []float64) {
	if len(order) == 0 {
		return
	}
	best := order[:min(rankedCount, len(order))]
	last := scores[best[len(best)-1]]
	parts := make(map[uint16]float64, 1024)
	required := set.Question.RequiredTokens()
	lowest := math.Inf(1)
	for _, i := range best {
		x := m.fixedCosts(set, i, required)
		for _, p := range set.Readings[i].Parts {
			v, ok := parts[p]
			if !ok {
				v = m.weights.Score(set.Parts[p], m.drop)
				parts[p] = v
			}
			x += v
		}
		if seen != nil {
			x += m.roleScore(seen.Features(set.Query(i)))
		}
		scores[i] = x
		lowest = min(lowest, x)
	}
	for _, i := range order[len(best):] {
		scores[i] += lowest - last
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
}

// fixedCosts returns the fixed costs of a reading.
func (m *Model) fixedCosts(set *propose.Set, i int, required link.Mask) float64 {
	r := &set.Readings[i]
	return math.Log(m.textFactor(set,
		i)) - ignoredCost*float64(link.Count(required&^r.Used)) - missingFormCost*float64(r.MissingForms)
}

// meaningfulWords counts the words of a set that carry meaning.
func (m *Model) meaningfulWords(q *link.Question, set link.Mask) int {
	n := 0
	for i, stem := range q.Stems {
		if set&q.Content&(1<<uint(i)) != 0 && !m.isPlain(stem) {
			n++
		}
	}
	return n
}

// Load reads a model.
func Load(data []byte) (*Model, error) {
	m := &Model{}
	if err := m.read(bytes.NewReader(data)); err != nil {
		return nil, fmt.Errorf("the reading model: %w", err)
	}
	return m, nil
}

func (m *Model) read(r *bytes.Reader) (err error) {
	var head [2]uint32 // the length of the words, and a number that is not read
	if err := binary.Read(r, binary.LittleEndian, &head); err != nil {
		return err
	}
	if int(head[0]) > r.Len() {
		return io.ErrUnexpectedEOF
	}
	words := make([]byte, head[0])
	if _, err := io.ReadFull(r, words); err != nil {
		return err
	}
	m.SetPlainStems(strings.Fields(string(words)))
	if m.final, err = readFinalModel(r); err != nil {
		return err
	}
	m.roles = make([]float32, roles.FeatureCount)
	if err := binary.Read(r, binary.LittleEndian, m.roles); err != nil {
		return err
	}
	if m.first, err = learn.Read(r); err != nil {
		return err
	}
	m.weights, err = learn.Read(r)
	return err
}

// fillers are stems that carry no meaning either: people use them about any data, and no data is named after them.
var fillers = text.Stems("actually", "already", "come", "exactly", "go", "goes", "got", "happen", "here", "honestly",
	"just", "kindly", "look", "moment", "now", "pls", "put", "really", "right", "say", "see", "went", "yes")

// isPlain reports whether words with this stem carry no meaning.
func (m *Model) isPlain(stem string) bool { return m.plainStems[stem] || fillers[stem] }

// SetPlainStems sets the stems of words that carry no meaning.
func (m *Model) SetPlainStems(stems []string) {
	m.plainStems = make(map[string]bool, len(stems))
	for _, s := range stems {
		m.plainStems[s] = true
	}
}
