package rank

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"surely/parse/link"

	"surely/parse/lexical/learn"
	"surely/parse/propose"
)

// Model scores readings. A nil Model knows nothing and goes by what is left unused.
type Model struct {
	weights     *learn.Model
	calibration calibration
	common      map[string]bool // stems of words that say nothing of their own: questions of many databases hold them
}

// ignoring is what it costs a reading to ignore a word that surely means something: a number, a date, a value of the data.
const ignoring = 3.0

// reading is what it costs a reading to have texts read for a clause, and unread what it costs it to ignore a telling word that
// texts could be read for.
const reading, unread = 1.0, 3.0

// Scores returns the scores of all readings of a set, comparable among each other only.
func (m *Model) Scores(set *propose.Set) []float64 {
	out := make([]float64, len(set.Readings))
	if m == nil {
		for i := range out {
			out[i] = prior(set, i)
		}
		return out
	}
	parts := make([]float64, len(set.Parts))
	for i, f := range set.Parts {
		parts[i] = m.weights.Score(&learn.Features{Sparse: f})
	}
	firm, readable := set.Question.Firm(), set.Question.Readable()
	for i, r := range set.Readings {
		for _, p := range r.Parts {
			out[i] += parts[p]
		}
		out[i] -= ignoring * float64(link.Count(firm&^r.Used))
		if r.Reads != 0 {
			out[i] -= reading
		}
		out[i] -= unread * float64(m.telling(set.Question, readable&^r.Used))
	}
	return out
}

// telling is how many words of a set say something of their own.
func (m *Model) telling(q *link.Question, set link.Mask) int {
	n := 0
	for i, stem := range q.Stems {
		if set&q.Content&(1<<uint(i)) != 0 && !m.common[stem] {
			n++
		}
	}
	return n
}

// Bytes returns the model as Load reads it.
func (m *Model) Bytes() ([]byte, error) {
	var b bytes.Buffer
	if err := binary.Write(&b, binary.LittleEndian, m.calibration); err != nil {
		return nil, err
	}
	words := strings.Join(slices.Sorted(maps.Keys(m.common)), " ")
	if err := binary.Write(&b, binary.LittleEndian, uint32(len(words))); err != nil {
		return nil, err
	}
	b.WriteString(words)
	err := m.weights.Write(&b)
	return b.Bytes(), err
}

// Load reads a model.
func Load(data []byte) (*Model, error) {
	m := &Model{}
	r := bytes.NewReader(data)
	err := binary.Read(r, binary.LittleEndian, &m.calibration)
	var n uint32
	if err == nil {
		err = binary.Read(r, binary.LittleEndian, &n)
	}
	if err == nil && int(n) > r.Len() {
		err = io.ErrUnexpectedEOF
	}
	if err == nil {
		words := make([]byte, n)
		if _, err = io.ReadFull(r, words); err == nil {
			m.Know(strings.Fields(string(words)))
			m.weights, err = learn.Read(r)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("the model of readings: %w", err)
	}
	return m, nil
}

// Know tells the model which words, by their stems, say nothing of their own.
func (m *Model) Know(stems []string) {
	m.common = make(map[string]bool, len(stems))
	for _, s := range stems {
		m.common[s] = true
	}
}
