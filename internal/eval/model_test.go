package eval

import (
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	asked "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestGoldsOverAModel uses a model that writes every gold statement of Spider's dev set, with PostgreSQL's quotes and
// ILIKE: parsing, checking and running it must give the gold's result. Most others leave columns out of GROUP BY.
func TestGoldsOverAModel(t *testing.T) {
	statement := ""
	server := llmtest.NewScripted(func(llmtest.Request) llmtest.Response { return llmtest.Gold(statement) })
	defer server.Close()
	client := llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"})
	said, right, inForm := 0, 0, 0
	n := 0.0
	overSpider(t, func(src *Source, c *Case) error {
		n++
		statement = toPostgres(c.Gold[0])
		p := asked.New(asked.Options{Model: client,
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
		want, err := src.runNative(t.Context(), c.Gold[0])
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
	if float64(right)/n < .91 {
		t.Errorf("%.3f of the golds, want .91", float64(right)/n)
	}
}
