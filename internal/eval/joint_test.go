package eval

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"sync"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	asked "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestJointOverAModel combines the readings of the embedded parser and of a calibrated server that
// decides correctly with probability pi. Together they must be right more often than the better of
// the two by query, as often by result, and well calibrated. SURELY_MODEL_EXAMPLES is the number of
// questions (default 100; 0: all).
func TestJointOverAModel(t *testing.T) {
	limit := 100
	if n, err := strconv.Atoi(os.Getenv("SURELY_MODEL_EXAMPLES")); err == nil {
		limit = n
	}
	questions, tables := wikiDev(t, limit)
	embedded := chatParser(t)
	for _, pi := range []float64{.9, .98} {
		var golds sync.Map // by question
		server := llmtest.NewScripted(llmtest.NoisyGold(func(question string) *query.Query {
			q, _ := golds.Load(question)
			gold, _ := q.(*query.Query)
			return gold
		}, pi, 1, nil))
		defer server.Close()
		written := asked.New(asked.Options{Model: llm.NewWriter(llm.New(llm.Options{BaseURL: server.URL + "/v1",
			Model: "m"}))})
		over := func(reads func(embedded parse.Parser) parse.Parser) *Report {
			w := Wiki{Questions: questions, Tables: tables, Parser: embedded,
				Decide: func(ctx context.Context, e Example) (Decision, error) {
					// The same question may be asked about several tables.
					e.Input.Question = oneLine(fmt.Sprintf("%s [%d]", e.Input.Question, e.Index))
					golds.Store(e.Input.Question, e.Gold)
					e.Parser = reads(e.Parser)
					d, err := Best(ctx, e)
					if err != nil {
						return Decision{}, nil // such as a column without a name, which no statement can refer to
					}
					return d, nil
				}}
			r, err := w.Run(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		queries, results := 0.0, 0.0 // right by the better of the two
		for _, tt := range []struct {
			name  string
			reads func(embedded parse.Parser) parse.Parser
		}{
			{"embedded", func(embedded parse.Parser) parse.Parser { return embedded }},
			{"model", func(parse.Parser) parse.Parser { return written }},
			{"joint", func(embedded parse.Parser) parse.Parser { return parse.Joint{A: written, B: embedded} }},
		} {
			r := over(tt.reads)
			t.Logf("pi %g, %-8s query match %.3f, execution %.3f, ECE %.3f, of results %.3f", pi, tt.name, r.AccQM, r.AccEx,
				r.ECE, r.ECEResult)
			if tt.name == "joint" && (r.AccQM <= queries || r.AccEx < results || r.ECEResult > .16) {
				t.Errorf("pi %g: the better of the two is right by query %.3f of the time, by result %.3f; both together less",
					pi, queries, results)
			}
			queries, results = max(queries, r.AccQM), max(results, r.AccEx)
		}
	}
}
