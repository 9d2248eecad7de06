package cli

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestCascade checks that the embedded reader replaces the model once both agree often enough, through the real
// command and a server that answers by keywords.
func TestCascade(t *testing.T) {
	const rows = 200
	for name, c := range map[string]struct {
		word   string // that the server looks for; every row says "parking"
		flags  []string
		spares bool
		agreed string
	}{
		"they agree":     {"parking", []string{"--cascade", ".9"}, true, "decides what embedded"},
		"they disagree":  {"carport", []string{"--cascade", ".9"}, false, "decides everything: they agreed on 0 of"},
		"off by default": {"parking", nil, false, ""},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			data := filepath.Join(home, "inns.db")
			ownersAspects(t, home)
			db, err := sql.Open("sqlite3", data)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := db.Exec("CREATE TABLE inns (id INTEGER PRIMARY KEY, said TEXT)"); err != nil {
				t.Fatal(err)
			}
			for i := range rows {
				if _, err := db.Exec("INSERT INTO inns VALUES (?, ?)", i,
					fmt.Sprintf("Parking is easy, in the big lot number %d.", i)); err != nil {
					t.Fatal(err)
				}
			}
			db.Close()
			server := llmtest.NewServer()
			defer server.Close()
			surely := func(args ...string) string {
				t.Helper()
				env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "OPENAI_API_KEY": "test", "SURELY_MODEL": "oracle"}
				args = append(append([]string{"suql", "--data", data, "--home", home, "--max-rows", "0"}, c.flags...), args...)
				var out, errs bytes.Buffer
				if status := run(context.Background(), args, streams{nil, &out, &errs,
					func(k string) string { return env[k] }}); status != 0 {
					t.Fatalf("status %d: %s%s", status, out.String(), errs.String())
				}
				return out.String()
			}
			query := "SELECT id FROM inns WHERE answer(said, 'is parking easy? [" + c.word + "]') = 'Yes'"
			type result struct {
				Stats struct {
					Verdicts   int
					LedgerHits int `json:"ledger_hits"`
					ByEmbedded int `json:"by_embedded"`
					ByModel    int `json:"by_model"`
				}
			}
			ask := func() (r result) {
				t.Helper()
				if err := json.Unmarshal([]byte(surely("--json", query)), &r); err != nil {
					t.Fatal(err)
				}
				return r
			}
			first := ask().Stats
			if first.Verdicts != rows || first.ByEmbedded+first.ByModel != rows || first.ByEmbedded > 0 != c.spares {
				t.Errorf("first: %+v", first)
			}
			if _, asked := server.Counts(); asked != first.ByModel {
				t.Errorf("the model was asked %d times, the stats say %d", asked, first.ByModel)
			}
			if again := ask().Stats; again.LedgerHits != rows || again.Verdicts+again.ByEmbedded+again.ByModel != 0 {
				t.Errorf("what is known is asked again: %+v", again)
			}
			plan := surely("--explain", query)
			if !strings.Contains(plan, fmt.Sprintf("at most %d text decisions, %d of them known\n", rows, rows)) {
				t.Errorf("the plan says nothing of the ledger:\n%s", plan)
			}
			if c.agreed == "" && strings.Contains(plan, "agreed") || !strings.Contains(plan, c.agreed) {
				t.Errorf("the plan does not say who decides:\n%s", plan)
			}
		})
	}
}
