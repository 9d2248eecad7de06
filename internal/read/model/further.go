package model

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// An alternative token is inserted and the result parsed, if the rest of the statement may stay: another table, another
// word of a text's question, the end. Otherwise the model continues from the alternative.

// gap is an alternative token that only the model can continue from.
type gap struct {
	component   int
	p           float64
	begin       string
	token       placed // the replaced one
	alternative verdict.Alternative
	mayFollow   bool // as a clause, which the model may write later
}

// further is the model's statement after an alternative token.
type further struct {
	component int
	p         float64
	query     *query.Query
}

const (
	// worthAsking is the minimum probability of an alternative to ask the model to continue from it.
	worthAsking = .1
	// worthReading is the minimum probability of an alternative to insert it.
	worthReading = .03
	mostSpliced  = 24
	// mostSent is the number of requests for the statements of a question, as long as nobody is asked back.
	mostSent = 2
)

// goFurther makes the model continue from the most probable alternative that cannot simply be inserted.
func (a *asking) goFurther(s *statement) {
	if s.wentFurther {
		return
	}
	s.wentFurther = true
	if a.constrained() { // a reply costs one request
		return
	}
	gaps := s.likeliestGaps()
	if a.ahead != nil {
		gaps = slices.DeleteFunc(gaps, func(g gap) bool { return g.begin != a.ahead.begin })
	}
	if len(gaps) == 0 {
		return
	}
	var t *statement
	switch g := gaps[0]; {
	case a.ahead != nil:
		t = a.ahead.take()
	case a.sent < mostSent:
		t = a.continued(s.upTo(g))
	}
	if t != nil && t.query.SUQL() != s.query.SUQL() {
		s.further = append(s.further, further{gaps[0].component, gaps[0].p, t.query})
	}
}

// likeliestGaps are the alternatives that only the model can continue from, the most probable first.
func (s *statement) likeliestGaps() []gap {
	for i := range s.components {
		s.others(i, max(s.p[i], 0))
	}
	slices.SortStableFunc(s.gaps, func(x, y gap) int { return cmp.Compare(y.p, x.p) })
	return s.gaps
}

// continued is the model's statement from a beginning; nil if it cannot be run.
func (a *asking) continued(o opening) *statement {
	m := a.message()
	begin := o.begin
	m.begin = strings.TrimSpace(begin)
	t, err := a.once(m, o)
	if err != nil || t.none || t.unreadable != nil || a.o.Check != nil && a.o.Check(a.in.Schema, t.text) != nil {
		return nil
	}
	if have, want := strings.ToLower(line(t.text)), strings.ToLower(line(begin)); !strings.HasPrefix(have, want) {
		return nil
	}
	return t
}

// replaced makes a whole query from an alternative token's statement. It combines with no other change.
func (s *statement) replaced(with *query.Query) func(*query.Query) bool {
	base := s.query.SUQL()
	return func(q *query.Query) bool {
		if q.SUQL() != base {
			return false
		}
		*q = *with.Clone()
		return true
	}
}

// spliced is the statement with an alternative token, if the rest may stay; otherwise nil.
func (s *statement) spliced(t placed, other string) *query.Query {
	for _, text := range s.splices(t, other) {
		if s.tried++; s.tried > mostSpliced {
			return nil
		}
		r, err := read(s.db, text)
		if err != nil || s.check != nil && s.check(s.db, text) != nil {
			continue
		}
		if s.query.Written == nil && r.query.Written != nil || r.query.SUQL() == s.query.SUQL() {
			continue
		}
		return r.query
	}
	return nil
}

// splices are the texts the statement may become.
func (s *statement) splices(t placed, other string) []string {
	w := s.words[t.word]
	token := strings.TrimSpace(other)
	before := s.text[:t.start]
	low := strings.ToLower(token)
	switch {
	case token == "" || low[0] == ';' || strings.HasPrefix(token, "<|") || token == "</s>":
		return []string{strings.TrimRight(before, " \n\t,(")}
	case strings.HasPrefix(w.word, "'"):
		end := min(t.start+len(strings.TrimSpace(t.Text)), w.end)
		return []string{before + token + s.text[end:]}
	case clauses[low] && !clauses[w.word] || clauses[low] && low != w.word: // what is between is dropped
		for _, later := range s.words[t.word+1:] {
			if later.word == low {
				return []string{before + s.text[later.start:]}
			}
		}
		return nil
	}
	begun := s.text[w.start:max(t.start, w.start)] + token
	rest := s.text[w.end:]
	var out []string
	for _, name := range s.namesLike(begun) {
		text := s.text[:w.start] + name + rest
		if s.db.Table(strings.Trim(w.word, `"`)) != nil { // references to the old table are renamed
			text = s.renamed(w, name)
		}
		out = append(out, text)
	}
	return append(out, s.text[:w.start]+begun+rest)
}

// clauses are the first words of clauses.
var clauses = map[string]bool{"where": true, "group": true, "order": true, "limit": true, "having": true, "join": true,
	"union": true}

// namesLike are the tables and columns, as written in SQL, with a prefix; only the exact one, if it exists.
func (s *statement) namesLike(begun string) []string {
	var out []string
	add := func(name string) bool {
		sql := schema.SQLName(name)
		if len(sql) < len(begun) || !strings.EqualFold(sql[:len(begun)], begun) || slices.Contains(out, sql) {
			return false
		}
		out = append(out, sql)
		return strings.EqualFold(sql, begun)
	}
	for _, t := range s.db.Visible() {
		if add(t.Name) {
			return out[len(out)-1:]
		}
		for _, c := range t.Visible() {
			if c.Name != "" && add(c.Name) {
				return out[len(out)-1:]
			}
		}
	}
	if len(out) > mostNames {
		return nil
	}
	return out
}

// mostNames is the maximum number of names with the prefix for each to be tried.
const mostNames = 4

// renamed is the statement with every occurrence of a word replaced.
func (s *statement) renamed(word lexeme, name string) string {
	var b strings.Builder
	at := 0
	for _, w := range s.words {
		if w.word == word.word {
			b.WriteString(s.text[at:w.start] + name)
			at = w.end
		}
	}
	return b.String() + s.text[at:]
}

// statementP is the probability that a refusal might have been a statement.
func statementP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 0
	}
	p := 0.0
	for _, a := range tokens[0].Top {
		text := strings.ToLower(strings.TrimSpace(a.Text))
		if text != "" && (strings.HasPrefix("select", text) || strings.HasPrefix("with", text)) {
			p += math.Exp(min(a.Logprob, 0))
		}
	}
	return min(p, 1)
}
