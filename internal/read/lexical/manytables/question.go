package manytables

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// question is a question seen against a schema: where it names tables, columns and values.
type question struct {
	cat     *catalog
	text    string
	words   []words.Token // without signs
	comma   []bool        // a comma stands before the word
	capital []bool        // capitalised, and not as a sentence's beginning
	tables  [][]mention   // by table
	columns [][]mention   // by column
	beaten  [][][]int     // by column and mention, see findBeaten
	values  []value       // that the data holds, with their columns
	loose   []value       // that fit any column of their kind
	content []int         // words that are no fillers
	cover   []cover       // by word, what names it
	sets    [][]int       // sets of tables to select from, connected
	shape   []uint64      // features of the question as a whole
	sight   []tableSight  // by table
	spans   []mention     // of columns that are named in full, in order, none within another
	cues    []cue         // by word
	clause  []uint64      // by word: how many clauses begin before it
	sure    []int         // by word: how surely it is a value
	needs   []need        // what tables are needed for
	kin     []wordKin     // of the words that nothing explains

	kinTables, kinColumns []kin // by table and column
	sequence              learn.Sequence
}

// cover says by what a word is explained, as bits.
type cover uint8

const (
	byTable cover = 1 << iota
	byColumn
	byValue
	byPart // of a name
)

// newQuestion links a question to a schema.
func newQuestion(cat *catalog, text string, values parse.Values) *question {
	// A literal is copied from the question into a statement, which has to be text.
	text = strings.ReplaceAll(strings.ToValidUTF8(text, " "), "\x00", " ")
	q := &question{cat: cat, text: text}
	end := 0
	for _, t := range words.Tokenize(text) {
		if !t.Word {
			continue
		}
		between := text[end:t.Start]
		q.words = append(q.words, t)
		q.comma = append(q.comma, strings.Contains(between, ","))
		q.capital = append(q.capital, t.Upper && len(q.words) > 1 && !strings.ContainsAny(between, ".?!"))
		end = t.End
	}
	for i := range q.words {
		if !filler[q.words[i].Text] {
			q.content = append(q.content, i)
		}
	}
	for i := range cat.tables {
		q.tables = append(q.tables, mentions(q.words, cat.tables[i].names))
	}
	for i := range cat.columns {
		q.columns = append(q.columns, mentions(q.words, cat.columns[i].names))
	}
	q.leaveLiteral()
	q.findValues(values)
	q.beaten = q.findBeaten()
	q.findCover()
	q.findPlaces()
	q.findKin()
	q.findSets()
	q.sight = q.lookAtTables()
	q.findNeeds()
	q.sure = q.valueness()
	q.shape = shapeOf(q)
	q.sequence = sequenceOf(q)
	return q
}

func (q *question) findCover() {
	q.cover = make([]cover, len(q.words))
	mark := func(all [][]mention, full cover) {
		for _, ms := range all {
			for _, m := range ms {
				bit := byPart
				if m.level >= whole {
					bit = full
				}
				for j := m.a; j < m.b; j++ {
					q.cover[j] |= bit
				}
			}
		}
	}
	mark(q.tables, byTable)
	mark(q.columns, byColumn)
	for _, v := range q.values {
		for j := v.a; j < v.b; j++ {
			q.cover[j] |= byValue
		}
	}
}

// The limits of the sets of tables that are considered.
const (
	startTables   = 8 // sets grow from pairs of the likeliest tables
	tripleTables  = 6 // and from triples of fewer
	largestSet    = 5
	farthestTable = 900
)

// findSets lists the sets of tables that the question may be about: every table alone, and the likeliest together with
// the tables that connect them.
func (q *question) findSets() {
	n := len(q.cat.tables)
	likely := make([]float64, n)
	order := make([]int, n)
	tableWeight := [...]float64{0, .8, 1.2, 1.9, 2.5, 2.8}
	columnWeight := [...]float64{0, .15, .2, .35, .5, .55}
	for t := range n {
		order[t] = t
		for _, m := range q.tables[t] {
			likely[t] = max(likely[t], tableWeight[m.level]*m.share)
		}
		sum := 0.0
		for _, c := range q.cat.tables[t].columns {
			for _, m := range q.columns[c] {
				sum += columnWeight[m.level] * m.share
			}
		}
		likely[t] += min(sum, 1.8)
		for _, v := range q.values {
			if q.cat.columns[v.column].table == t && v.how <= stemmed {
				likely[t] += .9
				break
			}
		}
	}
	sortBy(order, func(a, b int) bool { return likely[a] > likely[b] })
	seen := map[string]bool{}
	add := func(tables ...int) {
		set, ok := q.cat.span(tables)
		if !ok || len(set) > largestSet {
			return
		}
		key := ""
		for _, t := range set {
			key += string(rune(t + 1))
		}
		if !seen[key] {
			seen[key] = true
			q.sets = append(q.sets, set)
		}
	}
	for _, t := range order {
		add(t)
	}
	top := order[:min(n, startTables)]
	for i, a := range top {
		for j, b := range top[:i] {
			add(a, b)
			if i < tripleTables {
				for _, c := range top[:j] {
					add(a, b, c)
				}
			}
		}
	}
}

// span adds to the tables those that connect them, by the cheapest ways; false where there is none.
func (cat *catalog) span(tables []int) ([]int, bool) {
	in := []int{tables[0]}
	has := func(t int) bool { return slices.Contains(in, t) }
	for _, t := range tables[1:] {
		if has(t) {
			continue
		}
		best, cost := -1, farthestTable
		for _, x := range in {
			if d := cat.dist[t][x]; d < cost || d == cost && x < best {
				best, cost = x, d
			}
		}
		if best < 0 {
			return nil, false
		}
		for at := t; at != best && !has(at); at = cat.next[at][best] {
			in = append(in, at)
		}
	}
	sortBy(in, func(a, b int) bool { return a < b })
	return in, true
}

// word returns the text of word i, with numbers and the ends as placeholders, hashed.
func (q *question) word(i int) uint64 {
	switch {
	case i < 0:
		return beforeFirst
	case i >= len(q.words):
		return afterLast
	case q.words[i].Numeric:
		return anyNumber
	}
	return q.words[i].ID
}

var (
	beforeFirst = words.Hash("<s>")
	afterLast   = words.Hash("</s>")
	anyNumber   = words.Hash("NUM")
)
