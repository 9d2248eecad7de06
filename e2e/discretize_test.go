package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
)

// products runs commands over the built-in products, with one home.
func products(t *testing.T) func(args ...string) string {
	home := t.TempDir()
	return func(args ...string) string {
		t.Helper()
		status, out, said := once(nil, append(args, "--demo", "products", "--home", home, "--offline")...)
		if status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, out, said)
		}
		return out
	}
}

// TestDiscretize checks that texts become columns that statements use like any other, that answer() prefers,
// and that cost nothing; and how many cells of a sample are right.
func TestDiscretize(t *testing.T) {
	surely := products(t)
	surely("discretize", "--table", "products")
	var again struct {
		Decisions int `json:"verdicts"`
	}
	if err := json.Unmarshal([]byte(surely("discretize", "--table", "products", "--json")), &again); err != nil ||
		again.Decisions != 0 {
		t.Errorf("a second run decides again: %+v, %v", again, err)
	}
	var result struct {
		Rows     [][]any
		Evidence []struct{ Verdict, Text string }
		Stats    struct{ Verdicts int }
	}
	ask := func(statement string) {
		t.Helper()
		result.Evidence = nil
		if err := json.Unmarshal([]byte(surely("suql", "--json", statement)), &result); err != nil {
			t.Fatal(err)
		}
	}
	ask("SELECT name FROM products WHERE category = 'tents' AND waterproof AND weight_kg < 1 AND price < 100")
	if len(result.Rows) != 1 || result.Rows[0][0] != "Hammock Roof" {
		t.Errorf("%v", result.Rows)
	}
	ask("SELECT name FROM products WHERE category = 'tents' AND price < 120 AND weight_kg < 1 AND " +
		"answer(description, 'is the tent waterproof?') = 'Yes' ORDER BY name")
	if len(result.Rows) != 2 || result.Stats.Verdicts != 0 || len(result.Evidence) == 0 ||
		!strings.Contains(result.Evidence[0].Text, "waterproof") {
		t.Errorf("%+v", result)
	}
	ask("SELECT count(*) FROM (SELECT * FROM products WHERE category = 'running shoes' AND " +
		"answer(description, 'is it vegan?') = 'No') AS x")
	if result.Stats.Verdicts != 0 || result.Rows[0][0].(float64) < 3 {
		t.Errorf("under an aggregate: %+v", result)
	}
	plan := surely("suql", "--explain", "SELECT name FROM products WHERE answer(description, 'is it waterproof?') = 'Yes'")
	if !strings.Contains(plan, "is taken from the column waterproof") {
		t.Errorf("the plan does not tell: %s", plan)
	}
	ask("SELECT * FROM products LIMIT 1")
	if strings.Contains(surely("data", "describe"), " said") || len(result.Rows) != 1 {
		t.Error("companions are shown")
	}
	t.Run("cells", func(t *testing.T) { judgedCells(t, surely) })
}

// judgedCells measures the precision of filled cells on a sample judged by hand: product, column, value, verdict.
func judgedCells(t *testing.T, surely func(args ...string) string) {
	var all struct {
		Columns []string
		Rows    [][]any
	}
	if err := json.Unmarshal([]byte(surely("suql", "--json", "SELECT * FROM products ORDER BY product_id")), &all); err != nil {
		t.Fatal(err)
	}
	cells := map[string]string{}
	for _, row := range all.Rows {
		for i, name := range all.Columns {
			cells[fmt.Sprint(row[0], name)] = plainCell(row[i])
		}
	}
	f, err := os.Open("testdata/judged_cells.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	right, wrong, empty, other := 0, 0, 0, 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		p := strings.Split(lines.Text(), "\t")
		switch have := cells[p[0]+p[1]]; {
		case have == "":
			empty++
		case have != p[2]:
			other++
			t.Logf("%s of product %s is %q, judged was %q (%s): judge it", p[1], p[0], have, p[2], p[3])
		case p[3] == "right":
			right++
		default:
			wrong++
		}
	}
	precision := float64(right) / float64(max(1, right+wrong+other)) // unjudged cells count as wrong
	t.Logf("%d right, %d wrong, %d changed, %d empty now: precision %.3f", right, wrong, other, empty, precision)
	if precision < .85 || right < 100 {
		t.Errorf("precision %.3f over %d cells", precision, right+wrong+other)
	}
}

// plainCell formats a cell as in the sample.
func plainCell(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case bool:
		return map[bool]string{true: "yes", false: "no"}[v]
	case []any:
		var out []string
		for _, e := range v {
			out = append(out, fmt.Sprint(e))
		}
		return strings.Join(out, "; ")
	}
	return fmt.Sprint(v)
}
