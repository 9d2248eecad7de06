// Package documents answers from a source's documents: the rows of its table documents(title, text), and the rows of
// other tables that name them. Spans of documents, cells of rows that name one, and the results of queries compete, and
// one model weighs them all, so that their confidences are comparable.
package documents

import (
	"context"
	"fmt"
	"math"
	"sync"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Kind is the kind of an answer.
type Kind int

// The kinds of answers.
const (
	None  Kind = iota // no candidate is right
	Span              // words of a document
	Cell              // a cell of a row that names documents
	Query             // the result of one of the parser's queries
)

// Answer is an answer with its evidence.
type Answer struct {
	Kind       Kind
	Values     []string
	Column     string // of a cell
	Document   string // title; empty for a query, and for a cell of a row without documents
	Quote      string // the sentence
	Query      *query.Query
	Confidence float64 // probability of being right, added up over equal answers
}

// Spanner finds spans of a text that may answer a question.
type Spanner interface {
	// Spans returns the n likeliest spans of each text, best first.
	Spans(ctx context.Context, question string, texts []string, n int) ([][]reader.Span, error)
}

// Dependencies holds the dependencies of a Source.
type Dependencies struct {
	Schema *schema.Database
	// Sample reads up to most rows of some columns as texts.
	Sample func(ctx context.Context, table string, columns []string, most int) ([][]string, error)
	// Run runs a statement, which may decide no texts, and returns up to most rows.
	Run    func(ctx context.Context, statement string, most int) ([][]any, error)
	Reader verdict.Reader
}

// Source answers from a source's documents. They are read on the first question.
type Source struct {
	with  Dependencies
	spans Spanner
	ready func() (*collection, error)
}

// The table of documents, its columns, and an optional one for a list of other names.
const (
	tableName   = "documents"
	titleColumn = "title"
	textColumn  = "text"
	namesColumn = "names"
)

// New returns nil for a source without a table of documents.
func New(with Dependencies) *Source {
	t := with.Schema.Table(tableName)
	if t == nil || t.Hidden || t.Column(titleColumn) == nil || t.Column(textColumn) == nil {
		return nil
	}
	s := &Source{with: with, spans: spannerOf(with.Reader)}
	s.ready = sync.OnceValues(func() (*collection, error) { return load(context.Background(), &s.with) })
	return s
}

// Weigh returns distinct answers to a question, best first, or none. readings are what the parser read.
func (s *Source) Weigh(ctx context.Context, question string, readings []parse.Candidate) ([]Answer, error) {
	m, err := embedded()
	if err != nil {
		return nil, err
	}
	c, err := s.Candidates(ctx, question, readings)
	if err != nil {
		return nil, err
	}
	return m.rank(c), nil
}

// Candidates finds possible answers with their features; the first stands for none of them.
func (s *Source) Candidates(ctx context.Context, question string, readings []parse.Candidate) ([]Candidate, error) {
	all, err := s.ready()
	if err != nil {
		return nil, err
	}
	f := &questionSearch{collection: all, asked: ask(all.rarity, question)}
	out := []Candidate{f.none()}
	direct, err := f.direct(ctx, s.spans)
	if err != nil {
		return nil, err
	}
	out = append(out, direct...)
	for i := range readings[:min(len(readings), readingsRun)] {
		out = append(out, s.queryCandidate(ctx, f, readings, i))
	}
	compare(out)
	return out, ctx.Err()
}

// Limits of what is run for a question.
const (
	readingsRun = 3
	valuesTaken = 20 // of a result
)

// queryCandidate returns a reading with the values it returns. Readings that need texts to be read are not run.
func (s *Source) queryCandidate(ctx context.Context, f *questionSearch, readings []parse.Candidate, i int) Candidate {
	r := &readings[i]
	var values []string
	if rows, err := s.with.Run(ctx, r.Query.SUQL(), valuesTaken); err == nil {
		at := s.answerColumn(r.Query)
		for _, row := range rows {
			if at < len(row) && row[at] != nil {
				values = append(values, fmt.Sprint(row[at]))
			}
		}
	}
	return f.query(r, i, readings[0].P, values)
}

// answerColumn returns the index of the selected column that answers: an aggregate, or the first that is not a key.
func (s *Source) answerColumn(q *query.Query) int {
	for i, item := range q.Select {
		t := s.with.Schema.Table(q.From.Table(item.Column.Table))
		if item.Agg != query.None || item.Calc != nil || t == nil || len(t.Key) != 1 || t.Key[0] != item.Column.Name {
			return i
		}
	}
	return 0
}

// spannerOf finds spans with the embedded reader, or asks another reader about all texts at once.
func spannerOf(r verdict.Reader) Spanner {
	if e, ok := r.(*reader.Embedded); ok {
		return embeddedSpans{e}
	}
	return readSpans{r}
}

type embeddedSpans struct{ *reader.Embedded }

func (e embeddedSpans) Spans(ctx context.Context, question string, texts []string, n int) ([][]reader.Span, error) {
	out := make([][]reader.Span, len(texts))
	for i, t := range texts {
		if err := e.Admit(ctx); err != nil {
			return nil, err
		}
		out[i] = e.Embedded.Spans(question, t, n)
	}
	return out, nil
}

type readSpans struct{ verdict.Reader }

func (r readSpans) Spans(ctx context.Context, question string, texts []string, _ int) ([][]reader.Span, error) {
	requests := make([]verdict.Request, len(texts))
	for i, s := range texts {
		requests[i] = verdict.Request{Task: verdict.Answer, Form: verdict.Text, Question: question, Text: []string{s}}
	}
	verdicts, err := r.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	out := make([][]reader.Span, len(texts))
	for i, v := range verdicts {
		if v.Err == nil && v.Answer != "" && v.Answer != verdict.NoInformation && v.Quote != "" {
			sure := max(.01, min(.99, v.Confidence))
			out[i] = []reader.Span{{Text: v.Answer, Quote: v.Quote, Score: math.Log(sure / (1 - sure))}}
		}
	}
	return out, nil
}
