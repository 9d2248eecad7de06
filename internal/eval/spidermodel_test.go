package eval

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	asked "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestGoldsOverAModel uses a model that writes every gold statement of Spider's dev set in PostgreSQL's dialect:
// parsing, checking and running it must give the gold's result.
func TestGoldsOverAModel(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	dir := filepath.Join(shared, "data", "spider")
	s := &Spider{Data: SpiderFiles{Questions: dir + "/dev.json", Tables: dir + "/tables.json", Databases: dir +
		"/database"}}
	ctx := context.Background()
	questions, tables, err := s.read()
	if err != nil {
		t.Fatal(err)
	}
	bases, err := openAll(ctx, s.Data, questions, tables)
	if err != nil {
		t.Fatal(err)
	}
	defer closeAll(bases)
	statement := ""
	server := llmtest.NewScripted(func(llmtest.Request) llmtest.Response { return llmtest.Gold(statement) })
	defer server.Close()
	client := llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"})
	said, right, inForm := 0, 0, 0
	why := map[string]int{}
	for i, q := range questions {
		b := bases[q.DB]
		statement = inPostgres(b, q.SQL)
		p := asked.New(asked.Options{Model: llm.NewWriter(client),
			Check: func(_ *schema.Database, s string) error { return b.engine.Check(s) }})
		parsed, err := p.Parse(ctx, parse.Input{Question: q.Question, Schema: b.schema})
		if err != nil || len(parsed.Candidates) == 0 {
			t.Logf("%d %s\n  %v", i, statement, err)
			continue
		}
		said++
		got := parsed.Candidates[0].Query
		if got.Written == nil {
			inForm++
		}
		want, err := b.run(ctx, q.SQL)
		if err != nil {
			t.Logf("%d %s: the gold fails: %v", i, q.SQL, err)
			continue
		}
		found, err := b.runSUQL(ctx, got.SUQL())
		switch {
		case err != nil:
			why["refused"]++
			t.Logf("%d %s\n  wrote %s\n  %v", i, q.SQL, got.SUQL(), err)
		case !found.equal(want, strings.Contains(strings.ToLower(q.SQL), "order by")):
			why["another result"]++
			t.Logf("%d %s\n  wrote %s\n  another result", i, q.SQL, got.SUQL())
		default:
			right++
		}
	}
	n := float64(len(questions))
	t.Logf("of %.0f golds %.3f are said, %.3f checked and run with the gold's result; %.3f in the form of queries; %v", n,
		float64(said)/n, float64(right)/n, float64(inForm)/n, why)
	if float64(right)/n < .97 {
		t.Errorf("%.3f of the golds, want .97", float64(right)/n)
	}
}

// inPostgres is a gold statement in PostgreSQL's dialect: unchanged if possible, else with the
// casts and groups that SQLite does not need.
func inPostgres(b *spiderBase, sql string) string {
	statement := toPostgres(b.schema, sql)
	if b.engine.Check(statement) == nil {
		return statement
	}
	var q *query.Query
	if q, _ = readSQL(b.schema, sql); q != nil {
		return q.SUQL()
	}
	return statement
}
