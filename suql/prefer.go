package suql

import (
	"encoding/json"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// Linker tells which column, read out of the texts beforehand, answers a question that is put to a text.
type Linker interface {
	// Link returns the column of a table that means what is asked of its column of text, or nil.
	Link(t *schema.Table, text, question string) *schema.Column
}

// preferred is a column that is looked at in place of a text, and how the database names what answer() would say there.
type preferred struct {
	column    *schema.Column
	companion *pg.Node
}

// preferences finds the text calls of a statement that columns answer, by how they are shown. Where two calls that
// look alike mean different columns, both are read.
func (r *run) preferences(root *pg.Node) {
	if r.e.o.Linker != nil {
		r.preferred = byCall(root, r.preference, func(a, b *preferred) bool { return a.column == b.column })
	}
}

func (r *run) preference(c syntax.Call) *preferred {
	if c.Name != syntax.Answer {
		return nil
	}
	e := r.checked.Expr(c.Text)
	question, isConst := constant(c.Question)
	asked, isText := question.(string)
	if e == nil || e.Ref == nil || e.Ref.Source.Table == nil || !isConst || !isText {
		return nil
	}
	column := r.e.o.Linker.Link(e.Ref.Source.Table, e.Ref.Column().Name, asked)
	if column == nil || column.Companion == "" {
		return nil
	}
	return &preferred{column, qualified(e.Ref.Source.Name, column.Companion)}
}

func qualified(relation, column string) *pg.Node {
	return pg.MakeColumnRefNode([]*pg.Node{pg.MakeStrNode(relation), pg.MakeStrNode(column)}, -1)
}

// prefer makes a site look at the column that answers its question, where there is one.
func (f *frame) prefer(s *site) {
	p := f.run.preferred[s.shown]
	if p == nil {
		return
	}
	s.known, s.asks = f.column(p.companion, false), p.column.Question
	if f.run.plan != nil {
		f.run.plan.prefers(s.shown, p.column.Name)
	}
}

// beforehand is what a column says in place of a text; nil where it has no value that is sure, or had it from another
// text.
func (s *site) beforehand(r *row, documents []string) *decision {
	v, st := s.known.value(r)
	said, ok := v.(string)
	if st != ready || !ok {
		return nil
	}
	var b verdict.Beforehand
	if json.Unmarshal([]byte(said), &b) != nil || b.Answer == "" || !b.About(documents) {
		return nil
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: b.Answer, Quote: b.Quote, Confidence: b.Confidence},
		key: (verdict.Request{Task: s.task, Question: s.asks, Text: []string{said}}).Key()}
}
