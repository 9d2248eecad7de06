package hybrid

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// bag is a text's stems and the pairs of neighbouring ones.
type bag struct {
	stems map[string]bool
	pairs map[string]bool
}

func bagOf(s string) bag {
	b := bag{stems: map[string]bool{}, pairs: map[string]bool{}}
	previous := ""
	for _, stem := range text.Words(s) {
		b.stems[stem] = true
		if previous != "" {
			b.pairs[previous+" "+stem] = true
		}
		previous = stem
	}
	return b
}

// index is a table prepared for questions.
type index struct {
	*Table
	header   []bag
	cells    [][]bag
	passages map[string]bag
	first    map[string]bag // of the first sentence of a passage, which says what kind of thing it is about
	linked   [][]string     // per row, the links of its cells that have a passage, each once
	rows     []map[string]bool
	number   [][]float64 // a cell's number or date; NaN without one
	df       map[string]int
	pdf      map[string]int
}

func indexOf(t *Table) *index {
	ix := &index{Table: t, passages: map[string]bag{}, first: map[string]bag{}, df: map[string]int{},
		pdf: map[string]int{}}
	for _, h := range t.Header {
		ix.header = append(ix.header, bagOf(h.Text))
	}
	for link, body := range t.Passages {
		name := strings.NewReplacer("_", " ", "(", " ", ")", " ").Replace(strings.TrimPrefix(link, "/wiki/"))
		b := bagOf(name + " . " + body)
		ix.passages[link] = b
		for s := range b.stems {
			ix.pdf[s]++
		}
		if sentences := text.Sentences(body); len(sentences) > 0 {
			ix.first[link] = bagOf(sentences[0].Text)
		}
	}
	for _, row := range t.Rows {
		all := map[string]bool{}
		var cells []bag
		var numbers []float64
		for _, c := range row {
			b := bagOf(c.Text)
			cells = append(cells, b)
			numbers = append(numbers, measure(c.Text))
			for s := range b.stems {
				all[s] = true
			}
		}
		links := t.linked(row)
		for _, l := range links {
			for s := range ix.passages[l].stems {
				all[s] = true
			}
		}
		for s := range all {
			ix.df[s]++
		}
		ix.cells, ix.number, ix.linked, ix.rows = append(ix.cells, cells), append(ix.number, numbers),
			append(ix.linked, links), append(ix.rows, all)
	}
	return ix
}

// weigh is the weight of each term of a question: its rarity in prose, and among the rows.
func (ix *index) weigh(q *asked) (weights map[string]float64, total float64) {
	weights = map[string]float64{}
	n := float64(len(ix.Rows)) + 1
	for _, t := range q.terms {
		df := ix.df[t]
		if df == 0 {
			continue // it distinguishes no rows
		}
		w := q.weight[t] * (.15 + math.Log(n/float64(df))/math.Log(n+1))
		weights[t] = w
		total += w
	}
	return weights, total + 1e-6
}

var (
	yearPattern   = regexp.MustCompile(`\b(1[0-9]\d\d|20\d\d)\b`)
	numberPattern = regexp.MustCompile(`-?\d+(?:,\d{3})*(?:\.\d+)?`)
	monthPattern  = regexp.MustCompile(`(?i)\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b\.?\s*(\d{1,2})?\b`)
)

const monthsInOrder = "janfebmaraprmayjunjulaugsepoctnovdec"

// measure parses a cell's number, or its date as a number.
func measure(s string) float64 {
	year := yearPattern.FindString(s)
	if m := monthPattern.FindStringSubmatch(s); m != nil {
		y, _ := strconv.ParseFloat(year, 64)
		day, _ := strconv.ParseFloat(m[2], 64)
		if day == 0 {
			if d := numberPattern.FindString(s); d != "" && len(d) < 3 {
				day, _ = strconv.ParseFloat(d, 64)
			}
		}
		return y + float64(strings.Index(monthsInOrder, strings.ToLower(m[1]))/3)/12 + day/400
	}
	if n := numberPattern.FindString(s); n != "" {
		if v, err := strconv.ParseFloat(strings.ReplaceAll(n, ",", ""), 64); err == nil {
			return v
		}
	}
	return math.NaN()
}

// Forms of a cell or span, judging by its letters.
const (
	formText = iota
	formYear
	formDate
	formNumber
	formNumbered // a number with words
	formName
	forms
)

func formOf(s string) int {
	s = strings.TrimSpace(s)
	digits := numberPattern.FindString(s)
	switch {
	case len(s) == 4 && yearPattern.MatchString(s):
		return formYear
	case monthPattern.MatchString(s) && digits != "":
		return formDate
	case digits != "" && len(s)-len(digits) <= 2:
		return formNumber
	case digits != "":
		return formNumbered
	case s != "" && strings.ToLower(s[:1]) != s[:1]:
		return formName
	}
	return formText
}
