package model_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// published is a published statement.
type published struct {
	ID, SQL string
	Expect  struct{ Kind string }
}

// acceptance opens the published statements and their data.
func acceptance(t *testing.T) ([]published, *store.Source) {
	t.Helper()
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	raw, err := os.ReadFile(filepath.Join(shared, "suql", "acceptance.json"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []published
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile(filepath.Join(shared, "suql", "fixture.sqlite.sql"))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "fixture.sqlite")
	db, err := sql.Open("sqlite3", file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(string(script)); err != nil {
		t.Fatal(err)
	}
	db.Close()
	set, err := store.Open(context.Background(), store.Options{Sources: []string{file}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { set.Close() })
	return cases, set.Sources[0]
}

// TestAcceptance has a model write every published statement token by token: it is read, each of its components is as
// certain as its tokens, each can be said, and what is checked and run gives what the statement gives. What must be
// refused is refused.
func TestAcceptance(t *testing.T) {
	cases, src := acceptance(t)
	engine := suql.New(suql.Options{Schema: src.Schema(), Reader: llmtest.NewReader(), Concurrency: 1,
		Source: func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
			rows, err := src.Query(ctx, sql, args...)
			if err != nil {
				return nil, err
			}
			return rows, nil
		}})
	voice, err := nlg.New("")
	if err != nil {
		t.Fatal(err)
	}
	accepted, inForm := 0, 0
	for _, c := range cases {
		t.Run(c.ID, func(t *testing.T) {
			tokens := llmtest.Tokens(c.SQL, 0)
			for i := range tokens {
				tokens[i].P = .99 - .07*float64(i%5)
			}
			written := 0
			server := llmtest.NewScripted(func(llmtest.Request) llmtest.Response {
				written++
				return llmtest.Response{Text: c.SQL, Tokens: tokens}
			})
			defer server.Close()
			p := model.New(model.Options{Model: llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"}),
				Check: func(_ *schema.Database, s string) error { return engine.Check(s) }})
			got, err := p.Parse(context.Background(), parse.Input{Question: "what " + c.ID + " asks", Schema: src.Schema()})
			want, wantErr := engine.Run(context.Background(), c.SQL, suql.RunOptions{})
			if err != nil {
				var refused *suql.Error
				if wantErr == nil || !errors.As(err, &refused) || written != 2 {
					t.Fatalf("%v, after %d requests", err, written)
				}
				accepted++
				return
			}
			q := got.Candidates[0].Query
			if first, behind, more := strings.Cut(c.SQL, ";"); more && strings.TrimSpace(behind) != "" {
				if q.SUQL() != first { // what a reply holds behind a statement is never run
					t.Errorf("%s was taken for the statement", q.SUQL())
				}
				accepted++
				return
			}
			confidences, told := 1.0, 1.0
			for _, p := range got.Confidences {
				confidences *= p
			}
			for _, tok := range tokens {
				told *= tok.P
			}
			if math.Abs(math.Log(confidences)-math.Log(told)) > 1e-6 {
				t.Errorf("the components' certainties come to %g, the tokens' to %g: %v", confidences, told, got.Confidences)
			}
			for _, k := range query.Components(q) {
				if _, text := voice.Chip(src.Schema(), k, q); text == "" && math.Abs(got.Confidences[k.ID()]-.5) != .5 {
					t.Errorf("%s has no words", k.ID())
				}
				if k.Kind.AsWritten() && voice.Question(src.Schema(), k, q).Text == "" {
					t.Errorf("%s cannot be asked about", k.ID())
				}
			}
			result, err := engine.Run(context.Background(), q.SUQL(), suql.RunOptions{})
			if (err == nil) != (wantErr == nil) {
				t.Fatalf("%s\n%v, but as it was written %v", q.SUQL(), err, wantErr)
			}
			if err == nil && (fmt.Sprint(result.Rows) != fmt.Sprint(want.Rows) ||
				fmt.Sprint(result.Columns) != fmt.Sprint(want.Columns)) {
				t.Errorf("%s\n%v %v\nas it was written\n%v %v", q.SUQL(), result.Columns, result.Rows, want.Columns, want.Rows)
			}
			if q.Written == nil {
				inForm++
			}
			if !t.Failed() {
				accepted++
			}
		})
	}
	t.Logf("%d of %d statements, %d of them in the form of queries", accepted, len(cases), inForm)
}
