// Package browse reads questions that look for rows by what their columns say and by what their texts say: "a quiet
// Italian place in Palo Alto that takes dogs". What a column explains becomes a condition on it; what no column
// explains becomes a question to the text. It knows no table by name: columns are recognised by their roles, labels and
// values, and everyday words by the lexicons beside this file.
package browse

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
)

// defaultRows is the number of rows if the question names none.
const defaultRows = 3

// Parse reads the question as a search. The candidates' probabilities are those of the decisions they are made of,
// under the assumption that the question is a search at all.
func Parse(in parse.Input) (candidates []parse.Candidate) {
	best, more := focus(in)
	if best == nil {
		return nil
	}
	beam := in.Beam
	if beam == 0 {
		beam = 40
	}
	for _, f := range append([]*ask{best}, more...) {
		f.read()
		candidates = append(candidates, f.enumerate(beam, in.Constraints)...)
	}
	return parse.Merge(candidates, beam)
}

// Fragment reads a part of a question about a table known from before: "cheaper ones", "with parking". The
// candidates hold only what is said: conditions, order, limit, attributes. Where it is said about rows that are known
// too ("does it have parking?"), what would be conditions on texts are questions to them.
func Fragment(in parse.Input, table string, about bool) []parse.Candidate {
	tokens := words.Tokenize(in.Question)
	t := in.Schema.Table(table)
	if t == nil || len(tokens) == 0 {
		return nil
	}
	a := &ask{in: in, q: link.On(in.Clock, in.Schema, in.Values, in.Question), tokens: tokens,
		gaps:  gaps(in.Question, tokens),
		table: t, p: 1, roles: rolesOf(t), explained: make([]bool, len(tokens)), fragment: true, named: about}
	a.read()
	return parse.Merge(a.enumerate(20, query.Constraints{}), 20)
}

// Words scores how much of the question is about the data: whether it names a table, a column or a value.
func Words(in parse.Input) (about float64) {
	a, _ := focus(in)
	if a == nil {
		return 0
	}
	about = mentions(a.table, a.tokens)
	a.read()
	n, explained := 0, len(a.asked)
	for i := range a.tokens {
		if a.explained[i] {
			explained++
		} else if a.content(i) {
			n++
		}
	}
	return about + float64(explained)/float64(explained+n+1)
}

// ask is one question read as a search of one table.
type ask struct {
	in     parse.Input
	q      *link.Question // what package link finds in the question
	tokens []words.Token
	gaps   []gap // what stands before each token: nothing, a comma, the end of a sentence
	table  *schema.Table
	p      float64 // that this is the table meant
	roles  roles

	explained []bool      // tokens that a link or a cue has used up
	linked    []valueLink // values that were found
	decisions []decision
	fragment  bool     // only what is said is wanted
	count     bool     // "how many …": the number of rows is wanted
	superlate bool     // "the best", "the cheapest": order decides
	singular  bool     // one row is wanted
	all       bool     // every row is wanted
	asked     []span   // phrases that the texts are asked about
	good      []span   // "good", "amazing": of the rows, unless the texts are asked
	rated     bool     // the praise names the rating
	named     bool     // a row is named: its attributes are wanted
	unmet     []string // superlatives without a column
	limit     int
	wanted    []query.Item // attributes asked for
}

// span is the tokens [i,j).
type span struct{ i, j int }

// gap is what separates a token from the one before it.
type gap int

const (
	none gap = iota
	comma
	stop
)

// gaps finds commas and sentence ends between the tokens, which the tokenizer drops.
func gaps(text string, tokens []words.Token) []gap {
	out := make([]gap, len(tokens)+1)
	last := 0
	for i, t := range tokens {
		for _, r := range text[last:t.Start] {
			switch r {
			case '.', '?', '!', ';', '\n':
				out[i] = stop
			case ',', ':', '(', ')':
				out[i] = max(out[i], comma)
			}
		}
		last = t.End
		if !t.Word && (t.Text == "." || t.Text == "?" || t.Text == "!" || t.Text == ";") {
			out[i] = stop
		}
	}
	out[len(tokens)] = stop
	out[0] = stop
	return out
}

// read makes the decisions, strongest evidence first: each step explains tokens that later steps ignore.
func (a *ask) read() {
	a.amount()
	a.values()
	a.prices()
	a.hours()
	a.figures()
	a.cues()
	a.attributes()
	a.superlatives()
	a.texts()
	a.goodness()
	a.shape()
}

// superlatives finds those without a column: "the biggest events" if events have no size. The text of a row can say
// that it is quiet, not that it is the quietest.
func (a *ask) superlatives() {
	if a.superlate {
		return
	}
	for i, t := range a.tokens {
		w := t.Text
		if !a.explained[i] && lang.Superlative(w) && (strings.HasSuffix(w, "est") || w == "worst") {
			bases := lang.Bases(w)
			if k := slices.IndexFunc(bases, adjective); k >= 0 {
				a.tokens[i].Text = bases[k]
				continue
			}
			a.explain(i, i+1)
			a.unmet = append(a.unmet, w)
		}
	}
}

// free reports whether no token of [i,j) is explained.
func (a *ask) free(i, j int) bool {
	return i >= j || !slices.Contains(a.explained[i:j], true)
}

func (a *ask) explain(i, j int) {
	for k := i; k < j; k++ {
		a.explained[k] = true
	}
}

// column returns the address of a column of the searched table.
func (a *ask) column(c *schema.Column) query.Column {
	return query.Column{Table: a.table.Name, Name: c.Name}
}

// word returns the text of token i, or nothing beyond the ends.
func (a *ask) word(i int) string {
	if i < 0 || i >= len(a.tokens) {
		return ""
	}
	return a.tokens[i].Text
}
