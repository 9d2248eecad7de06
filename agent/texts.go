package agent

import (
	"context"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/suql"
)

// Texts answers questions from documents beside the tables, and weighs that against the tables' answers.
type Texts interface {
	// Weigh returns a document's best answer; nil if none says anything.
	Weigh(ctx context.Context, question string) (*TextAnswer, error)
}

// TextAnswer is an answer from a document.
type TextAnswer struct {
	Text       string  `json:"text"`
	Document   string  `json:"document"`
	Quote      string  `json:"quote"` // the sentence
	Confidence float64 `json:"confidence"`
	First      bool    `json:"first,omitempty"` // it is likelier right than the tables' answer
	// The tables' answer, if it is nearly as likely; empty otherwise.
	Table  string   `json:"table,omitempty"`
	SUQL   string   `json:"suql,omitempty"`
	Values []string `json:"values,omitempty"`
}

// fromTexts answers from a document if that is likelier right than the tables' answer. Otherwise it returns a
// document's answer to show beside theirs.
func (h *handling) fromTexts(ctx context.Context, question string) (alternative *TextAnswer, answered bool) {
	if h.src.Texts == nil {
		return nil, false
	}
	a, err := h.src.Texts.Weigh(ctx, question)
	if err != nil || a == nil {
		return nil, false
	}
	if !a.First {
		return a, false
	}
	e := ResultEvent{Result: suql.Result{Columns: []string{"answer"}, Rows: [][]any{{a.Text}}, Warnings: []suql.Warning{},
		Evidence: []suql.Evidence{{Expr: fmt.Sprintf("answer('%s', '%s')", a.Document,
			strings.ReplaceAll(question, "'", "''")), Verdict: a.Text, Text: a.Quote}}},
		Searched: h.o.Voice.Say("searched.texts", "document", a.Document), Confidence: a.Confidence,
		Reply: h.o.Voice.Say("reply.text", "answer", a.Text, "document", a.Document, "quote", a.Quote)}
	if len(a.Values) > 0 {
		e.Reply += " " + h.o.Voice.Say("reply.text.other", "table", a.Table, "values", h.o.Voice.List(a.Values))
		e.Offers = []Offer{{Text: a.Table, SUQL: a.SUQL}}
	}
	h.conv.Turns = append(h.conv.Turns, Turn{Question: question, At: h.o.Clock(), Closed: true, Reply: e.Reply,
		Searched:   e.Searched,
		Confidence: a.Confidence, Evidence: e.Evidence})
	h.emit(e)
	return nil, true
}

// alsoInTexts shows a document's answer if the tables give another.
func (h *handling) alsoInTexts(t *Turn, r *suql.Result) string {
	a := t.Beside
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
