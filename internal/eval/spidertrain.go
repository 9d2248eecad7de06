package eval

import (
	"context"
	"fmt"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/read/lexical/manytables"
)

// SpiderFiles are the files of a benchmark of Spider's form.
type SpiderFiles struct {
	Questions string // a JSON list of {"db_id", "question", "query"}
	Tables    string // tables.json
	Databases string // a folder of <db_id>/<db_id>.sqlite
	Home      string // for the store's caches
}

// SpiderExamples reads a benchmark to train on, without gold queries that query.Query cannot express. Close the
// databases afterwards.
func SpiderExamples(ctx context.Context, f SpiderFiles) (_ []manytables.Example, close func(), err error) {
	questions, tables, err := readSpider(f.Questions, f.Tables)
	if err != nil {
		return nil, nil, err
	}
	bases, err := openAll(ctx, f, questions, tables)
	if err != nil {
		return nil, nil, err
	}
	var out []manytables.Example
	for _, q := range questions {
		b := bases[q.DB]
		gold, err := readSQL(b.schema, q.SQL)
		if err != nil {
			continue
		}
		out = append(out, manytables.Example{Group: q.DB, Question: q.Question, Schema: b.schema, Values: b.values(),
			Prober: b.prober, Gold: gold})
	}
	return out, func() { closeAll(bases) }, nil
}

// openAll opens the databases that the questions are about, two at a time.
func openAll(ctx context.Context, f SpiderFiles, questions []spiderQuestion,
	tables map[string]spiderTables) (map[string]*spiderBase, error) {
	bases := map[string]*spiderBase{}
	var lock sync.Mutex
	var g errgroup.Group
	g.SetLimit(2)
	for _, of := range together(questions, func(q spiderQuestion) string { return q.DB }) {
		g.Go(func() error {
			t, ok := tables[of[0].DB]
			if !ok {
				return fmt.Errorf("%s describes no database %q", f.Tables, of[0].DB)
			}
			b, _, err := f.opener(t)(ctx)
			lock.Lock()
			defer lock.Unlock()
			if err == nil {
				bases[t.DB] = b
			}
			return err
		})
	}
	if err := g.Wait(); err != nil {
		closeAll(bases)
		return nil, err
	}
	return bases, nil
}

func closeAll(bases map[string]*spiderBase) {
	for _, b := range bases {
		b.Close()
	}
}
