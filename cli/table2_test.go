package cli

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestTable2 uses a model that writes the six statements of the paper's Table 2 as published and
// reads their texts: answers that are selected, in conditions, cast and computed with, cast and
// sorted by.
func TestTable2(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	raw, err := os.ReadFile(filepath.Join(shared, "suql", "acceptance.json"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		ID, SQL, Group string
		Expect         struct{ Rows [][]any }
	}
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile(filepath.Join(shared, "suql", "fixture.sqlite.sql"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	db, err := sql.Open("sqlite3", dir+"/fixture.sqlite")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(string(script)); err != nil {
		t.Fatal(err)
	}
	db.Close()
	asked := 0
	for _, c := range cases {
		if c.Group != "Table 2" {
			continue
		}
		asked++
		server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
			switch {
			case r.ForStatement():
				return llmtest.Response{Text: c.SQL, Tokens: llmtest.Tokens(c.SQL, func(int) float64 { return .9999 })}
			case strings.Contains(r.Last, `"items"`):
				text, _, err := llmtest.OracleReply(r.Last)
				if err != nil {
					return llmtest.Response{Status: 400, Text: err.Error()}
				}
				return llmtest.Response{Text: text}
			}
			return llmtest.Response{}
		})
		defer server.Close()
		var out, errs bytes.Buffer
		getenv := func(name string) string {
			return map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "oracle"}[name]
		}
		status := run(context.Background(), []string{"ask", "--json", "--home", dir + "/" + c.ID, "--data", dir +
			"/fixture.sqlite", "what does " + c.ID + " ask?"},
			streams{strings.NewReader(""), &out, &errs, getenv})
		var got struct{ Rows [][]any }
		if err := json.Unmarshal(out.Bytes(), &got); err != nil || status != 0 {
			t.Errorf("%s: status %d, %v: %s%s", c.ID, status, err, out.String(), errs.String())
			continue
		}
		if fmt.Sprint(got.Rows) != fmt.Sprint(c.Expect.Rows) {
			t.Errorf("%s %s\ngot %v, want %v", c.ID, c.SQL, got.Rows, c.Expect.Rows)
		}
	}
	if asked != 6 {
		t.Errorf("%d questions of six", asked)
	}
}
