package suql

import (
	"encoding/json"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// Linker finds columns extracted from text that answer a question about that text.
type Linker interface {
	// Link returns the column of a table that answers a question about its text column, or nil.
	Link(t *schema.Table, text, question string) *schema.Column
}

// preferred is a column used instead of a text, with the database's name for its companion, which holds what answer()
// would return.
type preferred struct {
	column    *schema.Column
	companion *pg.Node
}

// preferences maps the text calls of a statement, as printed, to columns that answer them. If two equal-looking calls
// mean different columns, both are read.
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

// prefer makes a site use the column that answers its question, if there is one.
func (f *frame) prefer(s *site) {
	p := f.run.preferred[s.label]
	if p == nil {
		return
	}
	s.known, s.columnQuestion = f.column(p.companion, false), p.column.Question
	if f.run.plan != nil {
		f.run.plan.prefers(s.label, p.column.Name)
	}
}

// extractedVerdict returns the verdict that a column holds for a text; nil if it is unsure or the text has changed
// since.
func (s *site) extractedVerdict(r *row, documents []string) *decision {
	v, st := s.known.value(r)
	encoded, ok := v.(string)
	if st != ready || !ok {
		return nil
	}
	var b verdict.ReadInAdvance
	if json.Unmarshal([]byte(encoded), &b) != nil || b.Answer == "" || !b.About(documents) {
		return nil
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: b.Answer, Quote: b.Quote, Confidence: b.Confidence},
		key: (verdict.Request{Task: s.task, Question: s.columnQuestion, Text: []string{encoded}}).Key()}
}
