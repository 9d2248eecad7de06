package manytables

import (
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// value is a literal that the question may speak of.
type value struct {
	a, b   int // the words it was read from, [a, b); -1 where there are none
	how    how
	text   string // as the query compares it
	norm   string // folded, for telling values apart
	column int    // the column that holds it; anyColumn, anyText
}

const (
	anyColumn = -1 // a number: any column that holds numbers
	anyText   = -2 // a text: any column that does not
)

// how says where a value comes from.
type how uint64

const (
	cell     how = iota // stands in the data as it stands in the question
	stemmed             // the same up to endings
	misspelt            // the same up to a slip
	partly              // some of the value's words, or their beginning
	initial             // one letter for a word: F for female
	yes                 // a column of two values is named: the one that affirms
	no                  // the one that denies
	either              // one of them
	digits              // a number
	inWords             // a number in words
	quoted              // in quotation marks
	capitals            // capitalised words that the data does not know
	said                // the person gave it
	assumed             // nobody named it: "more than one" of "several"
)

// normal folds a literal: values that differ in case, blanks, wildcards or the way a number is written are one.
func normal(s string) string {
	s = strings.ToLower(strings.Trim(s, "% "))
	if f, ok := words.ParseNumber(s); ok {
		return words.FormatNumber(f)
	}
	return s
}

// The limits of looking values up.
const (
	longestPhrase = 7
	lookupLimit   = 24
	fewDistinct   = 30 // a column with at most so many values is worth guessing at
)

// findValues fills in the values: those of the data that the question names, and those it gives itself.
func (q *question) findValues(values parse.Values) {
	at := map[[2]string]int{}
	for i := 1; i < len(q.cat.columns); i++ {
		c := &q.cat.columns[i]
		at[[2]string{q.cat.tables[c.table].Name, c.Name}] = i
	}
	seen := map[[2]string]bool{}
	add := func(v value) {
		v.norm = normal(v.text)
		k := [2]string{string(rune(v.column + 3)), strings.ToLower(v.text)}
		if !seen[k] {
			seen[k] = true
			q.values = append(q.values, v)
		}
	}
	if values != nil {
		q.lookUp(values, at, add)
	}
	q.implied(add)
	q.literals()
}

// lookUp asks the data for the question's phrases, longer ones first; what lies within a phrase that is there is not
// looked up again.
func (q *question) lookUp(values parse.Values, at map[[2]string]int, add func(value)) {
	n := len(q.words)
	taken := make([]bool, n)
	for l := min(longestPhrase, n); l >= 1; l-- {
		for i := 0; i+l <= n; i++ {
			if !q.phrase(i, i+l) || !slices.Contains(taken[i:i+l], false) {
				continue
			}
			hit := false
			for _, m := range values.Lookup(q.text[q.words[i].Start:q.words[i+l-1].End], lookupLimit) {
				c, ok := at[[2]string{m.Table, m.Column}]
				if !ok {
					continue
				}
				if h, ok := q.accept(m, c, i, i+l); ok {
					add(value{a: i, b: i + l, how: h, text: m.Value, column: c})
					hit = hit || h <= stemmed
				}
			}
			if hit && l > 1 {
				for j := i; j < i+l; j++ {
					taken[j] = true
				}
			}
		}
	}
}

// phrase reports whether the words [a, b) are worth looking up.
func (q *question) phrase(a, b int) bool {
	first, last := &q.words[a], &q.words[b-1]
	if b-a == 1 {
		return !filler[first.Text] || q.capital[a]
	}
	return (!first.Stop || q.capital[a] || a == 0 && first.Upper) && (!last.Stop || q.capital[b-1])
}

// accept judges a match of the words [a, b) with a value of column c.
func (q *question) accept(m schema.Match, c, a, b int) (how, bool) {
	col := &q.cat.columns[c]
	if _, isNumber := words.ParseNumber(m.Value); isNumber && col.kind == number {
		return 0, false // numbers are compared with any column
	}
	capital := q.capital[a]
	switch m.How {
	case schema.Exact, schema.Folded:
		return cell, true
	case schema.Stemmed:
		return stemmed, true
	case schema.Misspelt:
		return misspelt, len(q.words[a].Text) >= 4 && (capital || col.Distinct <= fewDistinct)
	case schema.Prefix, schema.Dropped:
		return partly, capital && len(q.words[a].Text) >= 3 || b-a > 1 || col.Distinct <= fewDistinct &&
			len(q.words[a].Text) >= 4
	}
	return 0, false
}

var (
	maleWords   = text.Set("male males men man boy boys gentlemen")
	femaleWords = text.Set("female females women woman girl girls ladies")
	yesValues   = text.Set("t true y yes 1")
	noValues    = text.Set("f false n no 0")
)

// implied adds values that a question means without saying them: a letter for a word, and either value of a column that
// has two.
func (q *question) implied(add func(value)) {
	for c := 1; c < len(q.cat.columns); c++ {
		col := &q.cat.columns[c]
		if len(col.few) == 0 || len(col.few) > 3 || col.key || col.foreign {
			continue
		}
		for _, v := range col.few {
			lower := strings.ToLower(v)
			if lower == "f" || lower == "m" {
				for i := range q.words {
					if w := q.words[i].Text; lower == "m" && maleWords[w] || lower == "f" && femaleWords[w] {
						add(value{a: i, b: i + 1, how: initial, text: v, column: c})
					}
				}
				continue
			}
			if ms := q.columns[c]; len(col.few) <= 2 && len(v) <= 5 && len(ms) > 0 && ms[0].share >= .5 {
				h := either
				if yesValues[lower] {
					h = yes
				} else if noValues[lower] {
					h = no
				}
				add(value{a: ms[0].a, b: ms[0].b, how: h, text: v, column: c})
			}
		}
	}
}

// times are numbers that are said otherwise.
var times = map[string]float64{"once": 1, "single": 1, "twice": 2, "both": 2}

// literals adds what the question gives as a value itself: numbers, quotations, capitalised words.
func (q *question) literals() {
	for i := 0; i < len(q.words); i++ {
		f, n := words.NumberAt(q.words, i)
		if n == 0 {
			if f, n = times[q.words[i].Text], 1; f == 0 {
				continue
			}
		}
		h := inWords
		if q.words[i].Numeric {
			h = digits
		}
		text := words.FormatNumber(f)
		q.loose = append(q.loose, value{a: i, b: i + n, how: h, text: text, norm: normal(text), column: anyColumn})
		i += n - 1
	}
	seen := map[string]bool{}
	text := func(a, b int, h how) {
		if a >= b {
			return
		}
		s := strings.Trim(q.text[q.words[a].Start:q.words[b-1].End], " ")
		if !seen[s] {
			seen[s] = true
			q.loose = append(q.loose, value{a: a, b: b, how: h, text: s, norm: normal(s), column: anyText})
		}
	}
	for _, s := range append(datePattern.FindAllStringIndex(q.text, -1), quotations(q.text)...) {
		a := sort.Search(len(q.words), func(i int) bool { return q.words[i].Start >= s[0] })
		b := sort.Search(len(q.words), func(i int) bool { return q.words[i].Start >= s[1] })
		text(a, b, quoted)
	}
	for i := 1; i < len(q.words); i++ {
		if q.capital[i] && !q.capital[i-1] {
			j := i
			for j < len(q.words) && q.capital[j] {
				j++
			}
			text(i, j, capitals)
		}
	}
}

// datePattern finds dates and times in digits.
var datePattern = regexp.MustCompile(`\b\d{4}-\d{1,2}-\d{1,2}(?: \d{1,2}:\d{2}(?::\d{2})?)?\b|\b\d{1,2}/\d{1,2}/\d{2,4}\b`)

// quotations returns the byte ranges between quotation marks.
func quotations(s string) [][]int {
	var out [][]int
	for _, marks := range [][2]string{{`"`, `"`}, {"“", "”"}, {"‘", "’"}, {"'", "'"}} {
		for at := 0; ; {
			i := strings.Index(s[at:], marks[0])
			if i < 0 {
				break
			}
			start := at + i + len(marks[0])
			if marks[0] == "'" && at+i > 0 && letter(s[at+i-1]) {
				at = start // an apostrophe
				continue
			}
			j := strings.Index(s[start:], marks[1])
			if j < 0 {
				break
			}
			out = append(out, []int{start, start + j})
			at = start + j + len(marks[1])
		}
	}
	return out
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80 }

// literal makes the query's value: a number is bare only where a number is compared.
func (q *question) literal(v value, it query.Item) query.Value {
	out := query.Value{Text: v.text, First: v.a, Last: v.b - 1}
	if v.a < 0 {
		out.First, out.Last = -1, -1
	}
	if _, ok := words.ParseNumber(v.text); ok {
		c, _ := q.cat.number(it.Column)
		out.Number = it.Agg == query.Count || it.Agg == query.Sum || it.Agg == query.Avg || c > 0 &&
			q.cat.columns[c].kind == number
	}
	return out
}
