package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Wiki configures an evaluation on questions of WikiSQL's form.
type Wiki struct {
	Questions []WikiQuestion
	Tables    map[string]*WikiTable
	Parser    parse.Parser // the chat's
	Decide    Decide       // nil: Best
	// Over wraps or replaces the embedded parser; nil: only the embedded one.
	Over  func(embedded parse.Parser) parse.Parser
	Watch Watch
	output.Files
}

// NewWiki reads questions, at most limit of them (0: all), with their tables; the parser is not set.
func NewWiki(user, questions, tables string, limit int) (*Wiki, error) {
	if user == TruthfulUser {
		return nil, errors.New("the truthful user chooses between whole readings, as 'surely eval spider' offers them: " +
			"take --user simulated here")
	}
	qs, err := ReadWikiQuestions(questions, limit)
	if err != nil {
		return nil, fmt.Errorf("read questions: %w", err)
	}
	ts, err := ReadWikiTables(tables)
	if err != nil {
		return nil, fmt.Errorf("read tables: %w", err)
	}
	return &Wiki{Questions: qs, Tables: ts}, nil
}

// Run evaluates. Skipped examples are those of missing tables.
func (w *Wiki) Run(ctx context.Context) (*Report, error) {
	dir, err := os.MkdirTemp("", "wiki-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	r := runner{dataset: "wikisql", workers: runtime.GOMAXPROCS(0), decide: w.Decide, watch: w.Watch, Files: w.Files}
	return r.run(ctx, len(w.Questions), w.groups(dir))
}

// groups groups the questions by their tables, each opened in a folder of its own.
func (w *Wiki) groups(dir string) (out []group) {
	for k, of := range output.Groups(w.Questions, func(q WikiQuestion) string { return q.TableID }) {
		t, folder := w.Tables[w.Questions[of[0]].TableID], filepath.Join(dir, strconv.Itoa(k))
		if t == nil {
			continue
		}
		out = append(out, group{of, func(ctx context.Context) (put, func() error, error) {
			b, err := openWiki(ctx, t, folder, w.Parser)
			if b == nil || err != nil {
				return nil, nil, err
			}
			return func(_ context.Context, i int) (*Case, error) { return w.put(b, i) },
				func() error { return b.close(folder) }, nil
		}})
	}
	return out
}

// put makes a case of a question.
func (w *Wiki) put(b *wikiBase, i int) (*Case, error) {
	q := &w.Questions[i]
	c := &Case{Example: b.example(i, q.Question, &q.SQL)}
	if c.Gold != nil {
		c.Want = c.Gold.SUQL()
	}
	if w.Over != nil {
		c.Parser = w.Over(c.Parser)
	}
	want, err := b.table.Run(&q.SQL)
	if err != nil {
		return nil, fmt.Errorf("gold: %w", err)
	}
	c.Judge = func(_ context.Context, d *Decision) (j Judged, err error) {
		var translated *WikiQuery
		if d.Query != nil {
			if translated, err = b.wiki(d.Query); err != nil && !errors.Is(err,
				errForeign) { // a query without WikiSQL form is wrong
				return j, err
			}
		}
		if translated != nil && err == nil {
			got, err := b.table.Run(translated)
			if err != nil {
				return j, err
			}
			j.Query, j.score = translated, score{translated.Same(&q.SQL), slices.Equal(got, want), sameValues(got, want)}
		}
		j.Slices = map[string]score{}
		if len(want) > 0 {
			j.Slices["gold result not empty"] = j.score
		}
		if w.Errors == nil || j.ex {
			return j, nil
		}
		line, err := json.Marshal(struct {
			Index    int
			Question string
			Header   []string
			Gold     WikiQuery
			Said     *WikiQuery
			Sure     float64
		}{i, q.Question, b.table.Header, q.SQL, translated, d.Sure})
		j.Wrong = string(line) + "\n"
		return j, err
	}
	return c, nil
}
