package agent

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// Texts answers questions from documents.
type Texts interface {
	// Weigh returns the best answer from documents, weighed against the readings; nil if there is none.
	Weigh(ctx context.Context, question string, readings []parse.Candidate) (*TextAnswer, error)
}

// TextAnswer is an answer from a document, or a cell of a row that a document is about.
type TextAnswer struct {
	Text       string       `json:"text"`
	Document   string       `json:"document"`
	Quote      string       `json:"quote"`            // the sentence
	Column     string       `json:"column,omitempty"` // of the cell
	Query      *query.Query `json:"query,omitempty"`  // returns the cell
	Confidence float64      `json:"confidence"`
	Preferred  bool         `json:"first,omitempty"` // more probable than the queries' answers
	// The query's answer, if it is nearly as probable; else empty.
	Table  string   `json:"table,omitempty"`
	SUQL   string   `json:"suql,omitempty"`
	Values []string `json:"values,omitempty"`
}

// answerFromDocuments answers from a document if that is more probable than the readings. Otherwise it returns the
// document's answer, to be shown beside theirs.
func (h *handling) answerFromDocuments(ctx context.Context, question string,
	parsed *parse.Parsed) (alternative *TextAnswer, answered bool) {
	if h.src.Texts == nil || parsed != nil && parsed.SmallTalk != "" && !outsideData[parsed.SmallTalk] {
		return nil, false
	}
	var readings []parse.Candidate
	if parsed != nil {
		readings = slices.Clone(parsed.Candidates)
		for i := range readings {
			readings[i].P *= 1 - max(parsed.Declines, parsed.OutOfScope) // the data must be able to answer
		}
	}
	a, err := h.src.Texts.Weigh(ctx, question, readings)
	if err != nil || a == nil {
		return nil, false
	}
	if !a.Preferred {
		if a.Query != nil {
			return nil, false // only documents are shown beside a query's answer
		}
		return a, false
	}
	e := ResultEvent{Result: suql.Result{Columns: []string{cmp.Or(a.Column, "answer")}, Rows: [][]any{{a.Text}},
		Warnings: []suql.Warning{}, Evidence: []suql.Evidence{}}, Query: a.Query, Confidence: a.Confidence}
	if a.Quote != "" {
		e.Evidence = append(e.Evidence, suql.Evidence{Expr: fmt.Sprintf("answer('%s', '%s')",
			strings.ReplaceAll(a.Document, "'", "''"), strings.ReplaceAll(question, "'", "''")), Verdict: a.Text,
			Text: a.Quote})
	}
	if e.Reply = a.Text; a.Quote != "" || a.Query == nil {
		e.Reply = h.o.Voice.Say("reply.text", "answer", a.Text, "document", a.Document, "quote", a.Quote)
	}
	if e.Searched = h.o.Voice.Say("searched.texts", "document", a.Document); a.Query != nil {
		e.SUQL = a.Query.SUQL()
		e.Searched = h.searched(a.Query, e.SUQL)
	}
	if len(a.Values) > 0 {
		e.Reply += " " + h.o.Voice.Say("reply.text.other", "table", a.Table, "values", h.o.Voice.List(a.Values))
		e.Offers = []Offer{{Text: a.Table, SUQL: a.SUQL}}
	}
	h.conv.Turns = append(h.conv.Turns, Turn{Question: question, At: h.o.Clock(), Closed: true, Reply: e.Reply,
		Searched: e.Searched, SUQL: e.SUQL, Query: a.Query, Confidence: a.Confidence, Evidence: e.Evidence})
	h.emit(e)
	return nil, true
}

// documentNotice shows a document's answer if it differs from that of the tables.
func (h *handling) documentNotice(t *Turn, r *suql.Result) string {
	a := t.DocumentAnswer
	if a == nil {
		return ""
	}
	for _, row := range r.Rows {
		for _, v := range row {
			if strings.EqualFold(strings.TrimSpace(fmt.Sprint(v)), strings.TrimSpace(a.Text)) {
				return ""
			}
		}
	}
	return " " + h.o.Voice.Say("reply.text.beside", "document", a.Document, "answer", a.Text, "quote", a.Quote)
}
