package eval

import (
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
	statement := ""
	server := llmtest.NewScripted(func(llmtest.Request) llmtest.Response { return llmtest.Gold(statement) })
	defer server.Close()
	client := llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"})
	said, right, inForm := 0, 0, 0
	n := 0.0
	overSpider(t, func(src *Source, c *Case) error {
		n++
		statement = inPostgres(src, c.Gold[0])
		p := asked.New(asked.Options{Model: llm.NewWriter(client),
			Check: func(_ *schema.Database, s string) error { return src.Engine.Check(s) }})
		parsed, err := p.Parse(t.Context(), parse.Input{Question: c.question(), Schema: src.Schema})
		if err != nil || len(parsed.Candidates) == 0 {
			t.Logf("%s\n  %v", statement, err)
			return nil
		}
		said++
		got := parsed.Candidates[0].Query
		if got.Written == nil {
			inForm++
		}
		want, err := src.native(t.Context(), c.Gold[0])
		if err != nil {
			return nil // the gold fails
		}
		if found, err := src.rows(t.Context(), got.SUQL()); err == nil && equal(found, want, c.Order) {
			right++
		} else {
			t.Logf("%s\n  wrote %s\n  another result, or %v", c.Gold[0], got.SUQL(), err)
		}
		return nil
	})
	t.Logf("of %.0f golds %.3f are said, %.3f checked and run with the gold's result; %.3f in the form of queries", n,
		float64(said)/n, float64(right)/n, float64(inForm)/n)
	if float64(right)/n < .97 {
		t.Errorf("%.3f of the golds, want .97", float64(right)/n)
	}
}

// inPostgres is a gold statement in PostgreSQL's dialect: unchanged if possible, else with the
// casts and groups that SQLite does not need.
func inPostgres(src *Source, sql string) string {
	statement := toPostgres(src.Schema, sql)
	if src.Engine.Check(statement) == nil {
		return statement
	}
	var q *query.Query
	if q, _ = readSQL(src.Schema, sql); q != nil {
		return q.SUQL()
	}
	return statement
}
