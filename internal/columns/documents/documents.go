// Package documents answers questions from a source's documents, which are the rows of its table documents(title,
// text), and from rows of other tables that name documents. One model ranks spans of documents, cells of those rows and
// results of queries, so that their confidences are comparable.
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
	Span              // a span of a document
	Cell              // a cell of a row
	Query             // the result of a query
)

// Answer is an answer and its evidence.
type Answer struct {
	Kind       Kind
	Values     []string
	Column     string // of a cell
	Document   string // the document's title; empty for a query, or if the row names no document
	Quote      string // the supporting sentence
	Query      *query.Query
	Confidence float64 // probability of being right, summed over equal answers
}

// Spanner finds spans of a text that may answer a question.
type Spanner interface {
	// Spans returns the n likeliest spans of each text, best first.
	Spans(ctx context.Context, question string, texts []string, n int) ([][]reader.Span, error)
}

// Dependencies holds the dependencies of a Source.
type Dependencies struct {
	Schema *schema.Database
	// Sample returns at most limit rows of some columns as text.
	Sample func(ctx context.Context, table string, columns []string, limit int) ([][]string, error)
	// Run runs a statement without reading texts and returns at most limit rows.
	Run    func(ctx context.Context, statement string, limit int) ([][]any, error)
	Reader verdict.Reader
}

// Source answers questions from a source's documents, which are loaded for the first question.
type Source struct {
	deps           Dependencies
	spans          Spanner
	loadCollection func() (*collection, error)
}

// The table of documents and its columns; the optional namesColumn has a list of other names.
const (
	tableName   = "documents"
	titleColumn = "title"
	textColumn  = "text"
	namesColumn = "names"
)

// New returns a Source, or nil if there is no table of documents.
func New(deps Dependencies) *Source {
	t := deps.Schema.Table(tableName)
	if t == nil || t.Hidden || t.Column(titleColumn) == nil || t.Column(textColumn) == nil {
		return nil
	}
	s := &Source{deps: deps, spans: newSpanner(deps.Reader)}
	s.loadCollection = sync.OnceValues(func() (*collection, error) { return load(context.Background(), &s.deps) })
	return s
}

// RankAnswers returns distinct answers to a question, best first. readings are the parser's queries.
func (s *Source) RankAnswers(ctx context.Context, question string, readings []parse.Candidate) ([]Answer, error) {
	m, err := embeddedModel()
	if err != nil {
		return nil, err
	}
	loaded, err := s.loadCollection()
	if err != nil {
		return nil, err
	}
	f := &questionSearch{collection: loaded, model: m, question: analyseQuestion(loaded.rarity, question)}
	direct, err := f.directCandidates(ctx, s.spans)
	if err != nil {
		return nil, err
	}
	all := append([]candidate{{}}, direct...) // the first means that none of the others is right
	for i := range readings[:min(len(readings), maxReadings)] {
		all = append(all, s.queryCandidate(ctx, f, &readings[i], i))
	}
	m.addAgreement(all)
	return rank(all), ctx.Err()
}

// Limits on the queries run for a question.
const (
	maxReadings = 3
	maxValues   = 20 // per result
)

// queryCandidate runs a query of the parser and returns its candidate, without values if the query fails or reads
// texts.
func (s *Source) queryCandidate(ctx context.Context, f *questionSearch, r *parse.Candidate, rank int) candidate {
	var values []string
	if rows, err := s.deps.Run(ctx, r.Query.SUQL(), maxValues); err == nil {
		at := s.answerColumnIndex(r.Query)
		for _, row := range rows {
			if at < len(row) && row[at] != nil {
				values = append(values, fmt.Sprint(row[at]))
			}
		}
	}
	return f.queryCandidate(r, rank, values)
}

// answerColumnIndex returns the index of the selected column that holds the answer: the first that is not a key.
func (s *Source) answerColumnIndex(q *query.Query) int {
	for i, item := range q.Select {
		t := s.deps.Schema.Table(q.From.Table(item.Column.Table))
		if item.IsFigure() || t == nil || len(t.Key) != 1 || t.Key[0] != item.Column.Name {
			return i
		}
	}
	return 0
}

// newSpanner returns a Spanner that uses the embedded reader, or one that asks another reader about all texts at once.
func newSpanner(r verdict.Reader) Spanner {
	if e, ok := r.(*reader.Embedded); ok {
		return embeddedSpans{e}
	}
	return readerSpans{r}
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

type readerSpans struct{ verdict.Reader }

func (r readerSpans) Spans(ctx context.Context, question string, texts []string, _ int) ([][]reader.Span, error) {
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
			confidence := max(.01, min(.99, v.Confidence))
			out[i] = []reader.Span{{Text: v.Answer, Quote: v.Quote, Score: math.Log(confidence / (1 - confidence))}}
		}
	}
	return out, nil
}
