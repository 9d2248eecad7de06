package rank

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/read/roles"
)

// finalModel scores the best readings again, with their results, relative to each other and to two alternatives:
// something else is meant, and the data has no answer. Its outputs are the probabilities of being right.
type finalModel struct {
	reading *net         // scores a reading
	none    *net         // scores the two alternatives
	results []float32    // hashed weights of result shapes crossed with the question's words
	words   [2][]float32 // hashed weights of the question's words, for each alternative
}

// maxFinalists is the number of readings in the last round.
const maxFinalists = 24

// The sizes of the networks and of their inputs.
const (
	hiddenReading = 24
	hiddenNone    = 12
	resultBits    = 13
	questionSize  = 12
	readingSize   = len(propose.PartKinds) + 11 + roles.Groups + 4 + secondSize
	netSize       = readingSize + questionSize
)

// Question describes a question in numbers, relative to its data.
type Question struct {
	Tokens, Content, Linked, Tables, Columns int
	Meaningful                               int // number of unlinked words that carry meaning
	Unanswered, Textual                      float32
}

// finalist is a reading in the last round.
type finalist struct {
	reading int // the reading's index in its example
	dense   []float32
	sparse  []uint32
	result  uint16
}

// round holds the finalists of a question, best first.
type round struct {
	list     []finalist
	question []float32
	words    []uint32
}

// newRound describes the best readings of an example that the database accepts.
func (m *Model) newRound(e *Example) round {
	parts := m.partScores(e)
	order, scores := m.inOrder(e, parts)
	order = order[:min(len(order), maxFinalists)]
	var out round
	var p []float64
	for _, i := range order {
		out.list = append(out.list, finalist{reading: i, result: e.Readings[i].Result})
		p = append(p, scores[i])
	}
	learn.Softmax(p)
	mass := map[uint16]float64{}
	entropy := 0.0
	for k, f := range out.list {
		mass[f.result] += p[k]
		entropy -= p[k] * math.Log(max(p[k], 1e-12))
	}
	fits, best := secondFeatures(e, out.list)
	for k := range out.list {
		f := &out.list[k]
		result := e.Results[f.result]
		if k == 0 && e.Readings[f.reading].usesWholeQuestion() {
			result = usualIfEmpty(result)
		}
		f.dense = m.describe(e, f.reading, parts, finalistRank{k, p[k], mass[f.result],
			scores[f.reading] - scores[out.list[0].reading]}, result)
		f.dense = append(f.dense, fits[k][:]...)
		f.sparse = e.resultFeatures(result)
	}
	q := e.Question
	out.words = e.wordFeatures()
	out.question = []float32{float32(q.Tokens) / 20, float32(q.Content) / 8,
		float32(q.Linked) / float32(max(1, q.Content)),
		logCount(q.Tables), logCount(q.Columns), float32(entropy), logCount(len(mass)),
		logCount(q.Meaningful), 0, q.Unanswered, q.Textual, best} // the 0 replaces a removed feature
	return out
}

func logCount(n int) float32 { return float32(math.Log1p(float64(n))) }

// partScores returns the score of each feature block that the readings use.
func (m *Model) partScores(e *Example) map[uint16]float64 {
	parts := map[uint16]float64{}
	for _, r := range e.Readings {
		for _, p := range r.Parts {
			if _, ok := parts[p]; !ok {
				parts[p] = m.weights.Score(e.set.Parts[p], learn.Dropout{})
			}
		}
	}
	return parts
}

// finalistRank is a finalist's rank, its probability, its result's probability, and its score relative to the best.
type finalistRank struct {
	rank              int
	p, mass, scoreGap float64
}

// describe returns a reading's features: the scores of its parts, what it leaves out, and the shape of its result.
func (m *Model) describe(e *Example, i int, parts map[uint16]float64, at finalistRank, result parse.Probe) []float32 {
	t := &e.Readings[i]
	out := make([]float32, len(propose.PartKinds), readingSize)
	for _, p := range t.Parts {
		out[strings.IndexByte(propose.PartKinds, e.set.Kinds[p])] += float32(parts[p])
	}
	out = append(out, float32(math.Log(max(at.p, 1e-9))), float32(math.Log(max(at.mass, 1e-9))), float32(at.scoreGap),
		float32(at.rank)/maxFinalists,
		float32(t.Unused), float32(t.Ignored), float32(t.UnusedLinked), float32(t.Meaningful), float32(t.Conditions),
		flag(result.Rows == 0 || result.Null),
		flag(result.Zero), float32(t.MissingForms), flag(t.Cell == repeatsQuestion), flag(t.Cell == outsideChoices),
		flag(t.HasAge))
	var expected [roles.Groups]float32
	for _, f := range t.Roles {
		expected[roles.Group(f.At)] += m.roles[f.At] * f.Value
	}
	return append(out, expected[:]...)
}

// usesWholeQuestion reports whether a reading has a condition and uses every word of the question.
func (t *ExampleReading) usesWholeQuestion() bool {
	return t.UnusedLinked == 0 && t.Ignored == 0 && t.MissingForms == 0 && t.Conditions > 0
}

// usualIfEmpty makes an empty result look like a usual one: rows of names, or a number. If the best reading uses the
// whole question, an empty result is no evidence against it, since there may be nothing to find.
func usualIfEmpty(result parse.Probe) parse.Probe {
	switch {
	case result.Null:
		result.Null, result.Cell = false, parse.NumberCell
	case result.Rows == 0:
		result.Rows, result.Columns, result.Cell = 2, 1, parse.TextCell
	}
	return result
}

func flag(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

func rowBucket(n int) int {
	switch {
	case n < 2:
		return n
	case n < 4:
		return 2
	case n < 11:
		return 3
	case n < 51:
		return 4
	}
	return 5
}

// resultFeatures hashes the shape of a result together with the question's words.
func (e *Example) resultFeatures(result parse.Probe) []uint32 {
	var s learn.Sink
	rows, cell, wide := uint64(rowBucket(result.Rows)), uint64(result.Cell), uint64(min(result.Columns, 3))
	for _, w := range e.QuestionWords {
		s.Add(learn.Common, 201, rows, wide, w)
		s.Add(learn.Common, 202, cell, w)
		s.Add(learn.Common, 203, rows, cell, w)
	}
	return s.Take()
}

// wordFeatures hashes the question's words, and the stems of its unlinked ones.
func (e *Example) wordFeatures() []uint32 {
	var s learn.Sink
	for _, w := range e.QuestionWords {
		s.Add(learn.Common, 301, w)
	}
	for _, w := range e.UnlinkedStems {
		s.Add(learn.Common, 302, w)
	}
	s.Add(learn.Common, 303, uint64(min(len(e.UnlinkedStems), 4)))
	return s.Take()
}

// weigh returns the probabilities of the finalists, of something else, and of no answer.
func (f *finalModel) weigh(r *round) []float64 {
	p := make([]float64, len(r.list)+2)
	for i, x := range r.list {
		f.reading.run(slices.Concat(x.dense, r.question), p[i:i+1])
		for _, h := range x.sparse {
			p[i] += float64(f.results[h>>2&(1<<resultBits-1)])
		}
	}
	f.none.run(r.features(), p[len(r.list):])
	for o, weights := range f.words {
		for _, h := range r.words {
			p[len(r.list)+o] += float64(weights[h>>2&(1<<resultBits-1)])
		}
	}
	learn.Softmax(p)
	return p
}

// features returns the features of a question and its best reading.
func (r *round) features() []float32 {
	if len(r.list) == 0 {
		return append(make([]float32, readingSize), r.question...)
	}
	return slices.Concat(r.list[0].dense, r.question)
}

// newFinalModel returns a model without networks.
func newFinalModel() *finalModel {
	f := &finalModel{results: make([]float32, 1<<resultBits)}
	for o := range f.words {
		f.words[o] = make([]float32, 1<<resultBits)
	}
	return f
}

var errShape = errors.New("the network does not have the expected shape")

func readFinalModel(r io.Reader) (*finalModel, error) {
	f := newFinalModel()
	var err error
	if f.reading, err = readNet(r, netSize, hiddenReading, 1); err == nil {
		f.none, err = readNet(r, netSize, hiddenNone, 2)
	}
	for _, list := range [][]float32{f.results, f.words[0], f.words[1]} {
		if err == nil {
			err = binary.Read(r, binary.LittleEndian, list)
		}
	}
	return f, err
}
