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

// columnAnswer is a column used instead of reading text; companion refers to the column with the results of answer().
type columnAnswer struct {
	column    *schema.Column
	companion *pg.Node
}

// findColumnAnswers maps the text calls of a statement, keyed by their SQL text, to columns that answer them. If calls
// with the same SQL text mean different columns, the texts are read.
func (r *run) findColumnAnswers(root *pg.Node) {
	if r.engine.options.Linker != nil {
		r.columnAnswers = byCall(root, r.columnAnswerFor, func(a, b *columnAnswer) bool { return a.column == b.column })
	}
}

func (r *run) columnAnswerFor(c syntax.Call) *columnAnswer {
	if c.Name != syntax.Answer {
		return nil
	}
	e := r.checked.Expr(c.Text)
	constant, isConst := constantValue(c.Question)
	question, isText := constant.(string)
	if e == nil || e.Ref == nil || e.Ref.Source.Table == nil || !isConst || !isText {
		return nil
	}
	column := r.engine.options.Linker.Link(e.Ref.Source.Table, e.Ref.Column().Name, question)
	if column == nil || column.Companion == "" {
		return nil
	}
	return &columnAnswer{column, qualifiedColumn(e.Ref.Source.Name, column.Companion)}
}

func qualifiedColumn(relation, column string) *pg.Node {
	return pg.MakeColumnRefNode([]*pg.Node{pg.MakeStrNode(relation), pg.MakeStrNode(column)}, -1)
}

// useColumnAnswer makes a site use the column that answers its question, if any.
func (f *frame) useColumnAnswer(s *site) {
	p := f.run.columnAnswers[s.label]
	if p == nil {
		return
	}
	s.extracted, s.columnQuestion = f.addColumn(p.companion, false), p.column.Question
	if f.run.plan != nil {
		f.run.plan.addColumnUse(s.label, p.column.Name)
	}
}

// extractedVerdict returns the verdict stored in a column for a text; nil if it is uncertain or the text has changed.
func (s *site) extractedVerdict(r *row, documents []string) *decision {
	v, st := s.extracted.value(r)
	encoded, ok := v.(string)
	if st != ready || !ok {
		return nil
	}
	var stored verdict.StoredVerdict
	if json.Unmarshal([]byte(encoded), &stored) != nil || stored.Answer == "" || !stored.IsAbout(documents) {
		return nil
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: stored.Answer, Quote: stored.Quote,
		Confidence: stored.Confidence},
		key: (verdict.Request{Task: s.task, Question: s.columnQuestion, Text: []string{encoded}}).Key()}
}
