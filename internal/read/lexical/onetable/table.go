package onetable

import (
	"math"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words"
)

// Table is what the parser knows of one table: headers, types and values, indexed once and then shared by all
// questions.
type Table struct {
	Name    string
	Columns []Column
	height  int        // rows
	places  valueIndex // of all columns
	fuzzy   fuzzyIndex // built when first wanted
	once    sync.Once
}

// Column is one column of a Table.
type Column struct {
	Name   string // as queries write it
	Label  string // what people call it
	Number bool   // its values can be compared and added up

	label  []words.Token
	header uint64  // hash of the label
	values []value // distinct, in order of first occurrence
	cells  []int32 // per row, the index into values
	known  map[string]int32
	stats  columnStats
}

// value is a distinct value of a column.
type value struct {
	text    string // as the data has it
	folded  string // lower-cased
	number  float64
	numeric bool // number is set
	count   int
}

// columnStats sum a column's values up.
type columnStats struct {
	least, most, magnitude float64 // of numbers; magnitude is the mean of log10(1+|x|)
	numeric, year, month   float64 // shares of the values
	person, upper          float64
	words                  float64 // tokens of a value, on average
	repeated               float64 // share of rows whose value occurred before
	shape, kind            uint64  // hashes of the above, coarsely
}

// New indexes a table. Rows hold the columns' values as text, one string per column; missing values are empty.
func New(name string, columns []Column, rows [][]string) *Table {
	t := &Table{Name: name, Columns: columns, height: len(rows)}
	for c := range t.Columns {
		col := &t.Columns[c]
		if col.Label == "" {
			col.Label = col.Name
		}
		col.label = words.Tokenize(col.Label)
		col.header = words.Hash(words.LooseKey(col.label))
		col.known = make(map[string]int32, len(rows))
		col.cells = make([]int32, len(rows))
		for r, row := range rows {
			text := ""
			if c < len(row) {
				text = row[c]
			}
			col.cells[r] = col.intern(text)
			col.values[col.cells[r]].count++
		}
	}
	t.places.build(t)
	for c := range t.Columns {
		t.Columns[c].summarise(len(rows))
	}
	return t
}

// intern returns the index of a value, which it adds where need be.
func (c *Column) intern(text string) int32 {
	folded := lower(text)
	if i, ok := c.known[folded]; ok {
		return i
	}
	v := value{text: text, folded: folded}
	v.number, v.numeric = firstNumber(folded, c.Number)
	i := int32(len(c.values))
	c.values = append(c.values, v)
	c.known[folded] = i
	return i
}

// lower is how values are compared: case and outer spaces aside.
func lower(s string) string { return strings.ToLower(strings.TrimSpace(s)) }

// firstNumber reads a value as a number. Within a column of numbers, one with a unit or a note is read too.
func firstNumber(s string, lenient bool) (float64, bool) {
	if f, ok := words.ParseNumber(s); ok || !lenient {
		return f, ok
	}
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			continue
		}
		j := i
		for j < len(s) && (s[j] >= '0' && s[j] <= '9' || s[j] == ',' || s[j] == '.' && j+1 < len(s) && s[j+1] >= '0' &&
			s[j+1] <= '9') {
			j++
		}
		if i > 0 && s[i-1] == '-' {
			i--
		}
		return words.ParseNumber(s[i:j])
	}
	return 0, false
}

func (c *Column) summarise(rows int) {
	s := &c.stats
	s.least, s.most = math.Inf(1), math.Inf(-1)
	total, numbers := float64(rows)+1e-9, 0.0
	for i := range c.values {
		v := &c.values[i]
		share := float64(v.count) / total
		tokens := words.Tokenize(v.text)
		s.words += share * float64(len(tokens))
		letters, capitals, month := 0, 0, false
		for k := range tokens {
			t := &tokens[k]
			month = month || words.Month(t.Text)
			if t.Word && !t.Numeric && !t.Unit {
				letters++
				if t.Upper {
					capitals++
				}
			}
		}
		if month {
			s.month += share
		}
		if r, _ := utf8.DecodeRuneInString(v.text); unicode.IsUpper(r) {
			s.upper += share
		}
		if letters == len(tokens) && letters == capitals && (letters == 2 || letters == 3) {
			s.person += share
		}
		f, ok := words.ParseNumber(v.folded)
		if !ok {
			continue
		}
		s.numeric += share
		if year(f) {
			s.year += share
		}
		s.least, s.most = min(s.least, f), max(s.most, f)
		numbers += float64(v.count)
		s.magnitude += float64(v.count) * math.Log10(1+math.Abs(f))
	}
	if numbers > 0 {
		s.magnitude /= numbers
	}
	s.repeated = 1 - float64(len(c.values))/total
	s.shape = learn.Mix(learn.Mix(learn.Mix(learn.Mix(1, third(s.numeric)), third(s.year)), third(s.month)),
		uint64(min(4, int(s.words+0.5))))
	s.kind = learn.Mix(learn.Mix(learn.Mix(s.shape, third(s.person)), third(s.upper)), third(s.repeated))
}

// year reports whether a number may be a year.
func year(f float64) bool { return f >= 1850 && f <= 2030 && f == math.Floor(f) }

// third says whether a share is most, some or hardly any.
func third(x float64) uint64 {
	switch {
	case x > 0.8:
		return 2
	case x > 0.3:
		return 1
	}
	return 0
}

// place is a value of a column.
type place struct {
	column, value int32
	strict, loose uint64 // hashes of the value's tokens, and of the words among them without accents
	before, after uint8  // signs that the value begins and ends with
}

// valueIndex finds values by what they say, spaces and signs aside.
type valueIndex struct {
	compact map[uint64][]place
	longest int // tokens of the longest value
}

// spanKeys hash a span of tokens in three ways, from strict to lenient. Extend adds one more token.
type spanKeys struct {
	strict, loose, compact uint64
	words                  int
}

const emptyCompact = 14695981039346656037

func newSpanKeys() spanKeys { return spanKeys{compact: emptyCompact} }

func (k *spanKeys) extend(t *words.Token) {
	k.strict = learn.Mix(k.strict, t.ID)
	if !t.Word {
		return
	}
	k.words++
	k.loose = learn.Mix(k.loose, t.FoldID)
	text := words.Fold(t.Text)
	for i := 0; i < len(text); i++ {
		if text[i] == '.' { // of a decimal number
			continue
		}
		k.compact ^= uint64(text[i])
		k.compact *= 1099511628211
	}
}

// key is what the span is looked up by: signs alone count as they stand.
func (k *spanKeys) key() uint64 {
	if k.words == 0 {
		return k.strict
	}
	return k.compact
}

func (x *valueIndex) build(t *Table) {
	x.compact = map[uint64][]place{}
	for c := range t.Columns {
		for v := range t.Columns[c].values {
			x.add(c, v, t.Columns[c].values[v].text)
		}
	}
}

// maxValueTokens bounds the values that questions are searched for.
const maxValueTokens = 30

func (x *valueIndex) add(column, value int, text string) {
	tokens := words.Tokenize(text)
	if len(tokens) == 0 || len(tokens) > maxValueTokens {
		return
	}
	keys := newSpanKeys()
	for i := range tokens {
		keys.extend(&tokens[i])
	}
	x.longest = max(x.longest, len(tokens))
	p := place{column: int32(column), value: int32(value), strict: keys.strict, loose: keys.loose}
	if keys.words > 0 {
		for !tokens[p.before].Word {
			p.before++
		}
		for !tokens[len(tokens)-1-int(p.after)].Word {
			p.after++
		}
	}
	x.compact[keys.key()] = append(x.compact[keys.key()], p)
}
