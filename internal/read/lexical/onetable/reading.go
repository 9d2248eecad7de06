package onetable

import "github.com/ask-surely/surely/internal/words"

// reading is what is found out about a question over a table before any constraint: it is computed once and then
// decoded as often as wanted.
type reading struct {
	table      *Table
	text       string
	tokens     []words.Token
	weights    *wordWeights
	candidates []candidate
	clusters   []cluster
	mentions   [][]mention // by column, in order
	best       []mention   // by column, the weightiest; zero if it is not mentioned
	wordIDs    []uint64    // of tokens, numbers all alike
}

// candidate is a condition that the question may mean.
type candidate struct {
	Condition
	strict   bool    // the span is the value, but for case and spacing
	loose    bool    // … but for signs and accents
	verbatim bool    // the value is taken as the question has it, though the data spells it otherwise
	differs  uint8   // how span and value differ: see the constants
	signs    int     // how many more signs the span has than the value
	count    int     // rows that hold the value
	columns  int     // columns that hold it
	fuzzy    float64 // 0, or how much of the value the question holds
	edits    uint8   // the weakest way in which a word of a fuzzy candidate matches
	dropped  int     // words of the value that the question leaves out
	rivals   int     // other fuzzy candidates of the same words that are as good
	spelt    bool    // a number in words, or with a unit
}

// How a candidate's span differs from the value.
const (
	differsNot    uint8 = iota
	differsType         // in spacing, typographic signs
	differsComma        // in commas and quotes
	differsSign         // in signs
	differsSpace        // in where words end
	differsWords        // words are missing or misspelt
	differsNumber       // a number that the column need not hold
)

// cluster is a run of the question that overlapping candidates compete for.
type cluster struct {
	first, last int // tokens; last is the first one behind
	members     []int
}

// mention is a place of the question that names a column.
type mention struct {
	first, last int
	share       float64 // of the label's weight that is named
	weight      float64
	surface     int // label tokens that are there as such, not only by stem
	missing     int // label tokens that are not
}

// overlaps reports whether two mentions share a token.
func (m *mention) overlaps(o *mention) bool { return m.first < o.last && m.last > o.first }

// read prepares a question.
func read(t *Table, text string, weights *wordWeights) *reading {
	r := &reading{table: t, text: text, tokens: words.Tokenize(text), weights: weights}
	r.wordIDs = make([]uint64, len(r.tokens))
	for i := range r.tokens {
		r.wordIDs[i] = r.tokens[i].ID
		if r.tokens[i].Numeric {
			r.wordIDs[i] = wordNumber
		}
	}
	r.link()
	r.cluster()
	r.mention()
	return r
}

// What stands for a word in features where there is none, or none of its own.
const (
	wordBefore uint64 = 1 + iota // before the question
	wordBehind
	wordNumber
	wordValue // part of a value
)

// word returns what features call token i.
func (r *reading) word(i int) uint64 {
	if i < 0 {
		return wordBefore
	}
	if i >= len(r.wordIDs) {
		return wordBehind
	}
	return r.wordIDs[i]
}

// masked is word with the tokens of values hidden.
func (r *reading) masked(i int, hidden []bool) uint64 {
	if i >= 0 && i < len(hidden) && hidden[i] {
		return wordValue
	}
	return r.word(i)
}

// span returns the text of tokens first to last.
func (r *reading) span(first, last int) string {
	return r.text[r.tokens[first].Start:r.tokens[last-1].End]
}
