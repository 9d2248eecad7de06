package cli

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/suql"
)

// TestMixedOpinions asks the embedded reader about guests who disagree and guests who agree, and again from the
// ledger.
func TestMixedOpinions(t *testing.T) {
	home := t.TempDir()
	data := filepath.Join(home, "inns.db")
	db, err := sql.Open("sqlite3", data)
	if err != nil {
		t.Fatal(err)
	}
	ownersAspects(t, home)
	if _, err := db.Exec(`CREATE TABLE inns (id INTEGER PRIMARY KEY, name TEXT, said JSON);
		INSERT INTO inns VALUES (1, 'Ash', '["A very quiet room.", "So loud that my ears rang.", "We found it peaceful and quiet.", "The noise was deafening."]'),
			(2, 'Box', '["A very quiet room.", "Quiet and peaceful."]')`); err != nil {
		t.Fatal(err)
	}
	db.Close()
	surely := func(args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		args = append([]string{"suql", "--offline", "--data", data, "--home", home}, args...)
		if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs,
			func(string) string { return "" }}); status != 0 {
			t.Fatalf("status %d: %s%s", status, out.String(), errs.String())
		}
		return out.String()
	}
	const query = "SELECT name, answer(said, 'is it quiet?') FROM inns ORDER BY id"
	for _, when := range []string{"read now", "known"} {
		var result suql.Result
		if err := json.Unmarshal([]byte(surely("--json", query)), &result); err != nil || len(result.Evidence) != 2 {
			t.Fatalf("%s: %v, %+v", when, err, result)
		}
		divided, agreed := result.Evidence[0], result.Evidence[1]
		if m := divided.Mixed; m == nil || m.For != 2 || m.Against != 2 || m.Text == divided.Text {
			t.Errorf("%s: evidence %+v of divided guests is %+v", when, divided, m)
		}
		if agreed.Mixed != nil {
			t.Errorf("%s: guests who agree are told as divided: %+v", when, agreed.Mixed)
		}
	}
	if out := surely(query); !strings.Contains(out, "opinions are mixed, 2 for and 2 against: “") {
		t.Errorf("the table does not tell:\n%s", out)
	}
	if out := surely("--json", "SELECT name, answer(said, 'is it quiet?') FROM inns WHERE id = 2"); strings.Contains(out,
		"mixed") {
		t.Errorf("without disagreement the contract is as it was: %s", out)
	}
}
