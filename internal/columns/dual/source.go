package dual

import (
	"context"
	"fmt"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	lexical "github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

// Source answers from a source's documents, weighed against its tables. Everything is indexed when the first question
// comes.
type Source struct {
	with   With
	ready  func() (*Answerer, error)
	names  []string // by document of the index: the file, or the table
	tables map[int]*tableToAsk
}

// With are the dependencies of a Source.
type With struct {
	Source *store.Source
	Engine *suql.Engine
	Reader verdict.Reader
	Parser func() (parse.Parser, error) // parses questions about a table
	Prober func() parse.Prober          // runs readings over a table
}

// NewSource returns nil if a source has no documents.
func NewSource(with With) *Source {
	if len(with.Source.Documents()) == 0 {
		return nil
	}
	t := &Source{with: with, tables: map[int]*tableToAsk{}}
	t.ready = sync.OnceValues(t.open)
	return t
}

// indexedRows is the maximum number of indexed rows per table: questions to the table still find the rest.
const indexedRows = 20000

// open indexes the documents and tables.
func (t *Source) open() (*Answerer, error) {
	ctx := context.Background()
	var documents []joint.Document
	files := t.with.Source.Documents()
	for _, file := range slices.Sorted(maps.Keys(files)) {
		title := strings.NewReplacer("_", " ", "-", " ").Replace(strings.TrimSuffix(file, filepath.Ext(file)))
		documents = append(documents, joint.Document{ID: file, Title: title, Text: files[file]})
		t.names = append(t.names, file)
	}
	parser, err := t.with.Parser()
	if err != nil {
		return nil, err
	}
	for _, table := range t.with.Source.Schema().Visible() {
		d := joint.Document{ID: "table " + table.Name, Title: table.Label}
		var names []string
		for _, c := range table.Visible() {
			if c.ReadFrom == "" {
				names, d.Header = append(names, c.Name), append(d.Header, c.Label)
			}
		}
		if len(names) == 0 {
			continue
		}
		if d.Rows, err = t.with.Source.Sample(ctx, table.Name, names, indexedRows); err != nil {
			return nil, fmt.Errorf("index the table %s: %w", table.Name, err)
		}
		t.tables[len(documents)] = &tableToAsk{src: t.with.Source, table: table, engine: t.with.Engine, parser: parser,
			prober: t.with.Prober(), schema: &schema.Database{Name: t.with.Source.Schema().Name,
				Dialect: t.with.Source.Schema().Dialect, Tables: []*schema.Table{table}}}
		documents, t.names = append(documents, d), append(t.names, table.Label)
	}
	ix, err := joint.New(documents, nil)
	if err != nil {
		return nil, err
	}
	return New(ix, spannerOf(t.with.Reader), t, nil)
}

// Best is the best answer of a document.
type Best struct {
	Text       string
	Document   string
	Quote      string // the sentence
	Confidence float64
	First      bool // it is more likely right than the tables' answer
	// A table's answer instead, if it is nearly as likely; else empty.
	Table  string
	SUQL   string
	Values []string
}

// leastSure is the minimum confidence of an answer from a document.
const leastSure = .1

// Weigh answers from documents and tables, and returns the best answer of a document.
func (t *Source) Weigh(ctx context.Context, question string) (*Best, error) {
	a, err := t.ready()
	if err != nil {
		return nil, err
	}
	ranked, err := a.Answer(ctx, question)
	if err != nil {
		return nil, err
	}
	ranked = slices.DeleteFunc(ranked, func(a Answer) bool {
		return a.Kind == Span &&
			!fits(question, a.Values[0])
	})
	at := slices.IndexFunc(ranked, func(a Answer) bool { return a.Kind == Span })
	if at < 0 || ranked[at].Confidence < leastSure {
		return nil, nil
	}
	best := ranked[at]
	out := &Best{Text: best.Values[0], Document: t.names[best.Document], Quote: best.Quote,
		Confidence: best.Confidence, First: at == 0}
	if other := Other(ranked); out.First && other != nil {
		out.Table, out.SUQL, out.Values = t.names[other.Document], other.SUQL, other.Values
	}
	if !out.First && 3*best.Confidence < ranked[0].Confidence {
		return nil, nil
	}
	return out, nil
}

// fits reports whether a span can be an answer: "how many" and "how much" need a number.
func fits(question, stretch string) bool {
	if joint.Ask(text.Tokens(question)).Kind != joint.AsksAmount {
		return true
	}
	tokens := lexical.Tokenize(stretch)
	for i := range tokens {
		if _, n := lexical.NumberAt(tokens, i); n > 0 {
			return true
		}
	}
	return false
}

// Ask asks a table with the chat's own parser and engine.
func (t *Source) Ask(ctx context.Context, document int, question string, n int) ([]Reading, error) {
	table := t.tables[document]
	if table == nil {
		return nil, nil
	}
	return table.ask(ctx, question, n)
}

// tableToAsk is a single table of a source.
type tableToAsk struct {
	src    *store.Source
	table  *schema.Table
	schema *schema.Database
	parser parse.Parser
	prober parse.Prober
	engine *suql.Engine
}

// Lookup finds values of this table only.
func (t *tableToAsk) Lookup(phrase string, limit int) []schema.Match {
	return slices.DeleteFunc(t.src.Values().Lookup(phrase, limit),
		func(m schema.Match) bool { return m.Table != t.table.Name })
}

// valuesShown is the maximum number of values in an answer.
const valuesShown = 20

func (t *tableToAsk) ask(ctx context.Context, question string, n int) ([]Reading, error) {
	parsed, err := t.parser.Parse(ctx, parse.Input{Question: question, Schema: t.schema, Values: t, Prober: t.prober})
	if err != nil {
		return nil, err
	}
	var out []Reading
	for _, c := range parsed.Candidates[:min(n, len(parsed.Candidates))] {
		statement := c.Query.SUQL()
		result, err := t.engine.Run(ctx, statement, suql.RunOptions{MaxRows: valuesShown, NoReading: true})
		if err != nil {
			continue // a reading that cannot be run is dropped
		}
		var values []string
		for _, row := range result.Rows {
			if v := row[len(row)-1]; v != nil {
				values = append(values, fmt.Sprint(v))
			}
		}
		out = append(out, ReadingOf(c.Query, statement, c.P, values))
	}
	return out, ctx.Err()
}

// spannerOf finds spans with the embedded reader, or asks another reader about all texts at once.
func spannerOf(r verdict.Reader) Spanner {
	if e, ok := r.(*reader.Embedded); ok {
		return Embed(e)
	}
	return readSpans{r}
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
