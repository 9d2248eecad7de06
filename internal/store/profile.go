package store

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
)

// profile describes one column's values.
type profile struct {
	column columnShape

	seen, nulls                   int64
	integers, reals, bools, blobs int64
	texts, lists                  int64
	blanks                        int64 // texts that consist of blankLetters and are read as NULL

	elements        int64            // text values or list elements
	numericElements int64            // list elements that are numbers
	distinct        map[string]int64 // count of each text value or element; nil once there are too many
	numbers         map[float64]int64
	manyText        bool // distinct is incomplete: free text, or too many values
	manyNumbers     bool
	keptElements    int64 // elements counted before distinct reached its limit
	lowest          float64
	highest         float64
	examples        []string // the first distinct texts, for the role tests
	samples         []string
	bytes           int // size of the texts in distinct
	maxBytes        int
	words           int64     // number of words in the measured texts
	measured        int64     // number of texts whose words were counted
	firstTexts      []string  // the short texts of the first rows, in row order; "" for other values
	firstNumbers    []float64 // the numbers of the first rows, in row order; NaN for other values
}

// Limits on the values kept for one column.
const (
	maxDistinct  = 1_500_000
	maxNumbers   = 100_000
	maxExamples  = 400
	maxMeasured  = 20_000
	fewTexts     = 4096 // number of distinct values at which running text is recognised
	maxFirst     = 4096 // rows in which a column's dates are compared with another's
	maxDateBytes = 40   // bytes of a text that may be a date

	maxKept         = 1 << 30   // bytes of one table's distinct values
	maxKeptComputed = 128 << 20 // bytes of a computed table's distinct values
)

func newProfile(c columnShape) *profile {
	return &profile{column: c, distinct: map[string]int64{}, numbers: map[float64]int64{}, lowest: math.Inf(1),
		highest: math.Inf(-1), maxBytes: maxKept}
}

// blankLetters are the characters that a blank cell may consist of.
const blankLetters = " \t\r\n\u00a0"

// add counts one value.
func (p *profile) add(v any) {
	p.seen++
	if len(p.firstTexts) < maxFirst {
		s, _ := v.(string)
		if len(s) > maxDateBytes {
			s = ""
		}
		p.firstTexts = append(p.firstTexts, strings.Clone(s))
		p.firstNumbers = append(p.firstNumbers, numberOf(v))
	}
	switch v := v.(type) {
	case nil:
		p.nulls++
	case int64:
		p.integers++
		p.addNumber(float64(v))
	case float64:
		p.reals++
		p.addNumber(v)
	case json.Number:
		p.reals++
		if f, err := v.Float64(); err == nil {
			p.addNumber(f)
		}
	case bool:
		p.bools++
		p.addSample(strconv.FormatBool(v))
	case []byte:
		p.blobs++
	case []any:
		p.addList(v)
	case string:
		if strings.Trim(v, blankLetters) == "" {
			p.blanks, p.nulls = p.blanks+1, p.nulls+1
			return
		}
		if p.lists >= p.texts && len(v) > 1 && v[0] == '[' {
			if list, ok := parseList(v); ok {
				p.addList(list)
				return
			}
		}
		p.texts++
		p.addText(v)
	}
}

// numberOf returns a value that is a number, or NaN.
func numberOf(v any) float64 {
	switch v := v.(type) {
	case int64:
		return float64(v)
	case float64:
		return v
	case json.Number:
		if f, err := v.Float64(); err == nil {
			return f
		}
	}
	return math.NaN()
}

func (p *profile) addList(list []any) {
	p.lists++
	if len(p.samples) < sampleCount && len(list) > 0 {
		p.addSample(listText(list))
	}
	for _, e := range list {
		switch e.(type) {
		case nil:
			continue
		case int64, float64, json.Number:
			p.numericElements++
		}
		p.addText(elementText(e))
	}
}

func (p *profile) addNumber(f float64) {
	p.lowest, p.highest = min(p.lowest, f), max(p.highest, f)
	if len(p.samples) < sampleCount {
		p.addSample(numberText(f))
	}
	if p.manyNumbers {
		return
	}
	p.numbers[f]++
	if len(p.numbers) > maxNumbers {
		p.numbers, p.manyNumbers = nil, true
	}
}

func (p *profile) addText(s string) {
	p.elements++
	if p.measured < maxMeasured {
		p.measured++
		p.words += int64(countWords(s))
	}
	if p.lists == 0 && len(p.samples) < sampleCount && s != "" {
		p.addSample(s)
	}
	if p.manyText {
		return
	}
	if n := p.distinct[s]; n > 0 {
		p.distinct[s] = n + 1
		return
	}
	p.distinct[strings.Clone(s)] = 1
	p.bytes += len(s)
	if len(p.examples) < maxExamples && s != "" {
		p.examples = append(p.examples, s)
	}
	n := len(p.distinct)
	if n >= maxDistinct || p.bytes > p.maxBytes || n == fewTexts &&
		(p.meanWords() > 12 || p.meanWords() >= 8 && p.elements < fewTexts+fewTexts/4) {
		p.manyText, p.keptElements = true, p.elements // long texts are never looked up, so the values are not kept
	}
}

const sampleCount = 5

func (p *profile) addSample(s string) {
	if len(p.samples) >= sampleCount {
		return
	}
	s = shorten(s, 120)
	if !slices.Contains(p.samples, s) {
		p.samples = append(p.samples, s)
	}
}

func (p *profile) meanWords() float64 {
	if p.measured == 0 {
		return 0
	}
	return math.Round(100*float64(p.words)/float64(p.measured)) / 100
}

// distinctCount returns the number of distinct values. If not all were kept, or rows were sampled, it extrapolates.
func (p *profile) distinctCount(step int64) int64 {
	n := estimateDistinct(int64(len(p.distinct)), p.elements, step)
	if p.manyText {
		n = p.elements * step * int64(len(p.distinct)) / max(1, min(p.elements, p.keptElements))
	}
	if p.manyNumbers {
		return n + (p.integers+p.reals)*step
	}
	return n + estimateDistinct(int64(len(p.numbers)), p.integers+p.reals, step) + min(p.bools, int64(len(p.samples)))
}

func estimateDistinct(distinct, seen, step int64) int64 {
	if step > 1 && 2*distinct > seen {
		return distinct * step
	}
	return distinct
}

// meanCount returns the average number of occurrences of a distinct text.
func (p *profile) meanCount() float64 {
	if len(p.distinct) == 0 {
		return 0
	}
	return float64(p.elements) / float64(len(p.distinct))
}

// counts returns the text values with their counts, most frequent first.
func (p *profile) counts(limit int) []schema.ValueCount {
	out := make([]schema.ValueCount, 0, len(p.distinct))
	for v, n := range p.distinct {
		out = append(out, schema.ValueCount{Value: v, Count: n})
	}
	slices.SortFunc(out, func(a, b schema.ValueCount) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), strings.Compare(a.Value, b.Value))
	})
	return out[:min(len(out), limit)]
}

// profiles reads a table and profiles its columns.
func profiles(ctx context.Context, in inspector, t *shape, progress func(rows int64)) ([]*profile, error) {
	out := make([]*profile, len(t.columns))
	limit := maxKept
	if t.computed {
		limit = maxKeptComputed
	}
	for i, c := range t.columns {
		out[i] = newProfile(c)
		out[i].maxBytes = limit / len(t.columns)
	}
	var rows int64
	err := in.scan(ctx, t, func(row []any) {
		for i, p := range out {
			p.add(row[i])
		}
		if rows++; rows%1024 == 0 {
			progress(rows)
		}
	})
	return out, err
}

func countWords(s string) int { return len(strings.Fields(s)) }

// numberText formats a number as both databases compare it: 4 for 4.0.
func numberText(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// elementText formats a list element.
func elementText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case float64:
		return numberText(v)
	case []any:
		return listText(v)
	}
	return fmt.Sprint(v)
}

func listText(list []any) string {
	return strings.Join(mapped(list, elementText), ", ")
}

func shorten(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	for limit > 0 && !utf8.RuneStart(s[limit]) {
		limit--
	}
	return s[:limit] + "…"
}
