package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestDiscretize checks that texts become columns that statements use like any other, that answer() prefers,
// and that cost nothing.
func TestDiscretize(t *testing.T) {
	home := t.TempDir()
	surely := func(args ...string) string {
		t.Helper()
		var out, errs strings.Builder
		args = append(args, "--demo", "products", "--home", home, "--offline")
		if status := run(t.Context(), args, streams{strings.NewReader(""), &out, &errs,
			func(string) string { return "" }}); status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, out.String(), errs.String())
		}
		return out.String()
	}
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
}

// TestDiscretizeWithAModel checks that a model proposes columns and reads them, and that statements
// use them without it.
func TestDiscretizeWithAModel(t *testing.T) {
	home, file := t.TempDir(), filepath.Join(t.TempDir(), "kettles.csv")
	var b strings.Builder
	b.WriteString("id,name,description\n")
	for i := range 12 {
		fmt.Fprintf(&b, "%d,Kettle %[1]d,Number %[1]d of the kettles of the house %s\n", i+1,
			[]string{"sings when its water boils.", "is quiet at all times."}[i%2])
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	const column = `{"name": "sings", "kind": "yes/no", "unit": "", "values": [],
		"question": "Does it sing when its water boils?"}`
	server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
		answer, quote := "No", ""
		switch {
		case strings.Contains(r.Last, `"most":`):
			return llmtest.Response{Text: `{"columns": [` + column + `]}`}
		case strings.Contains(r.Last, "house sings"):
			answer, quote = "Yes", "sings when its water boils"
		}
		return llmtest.Response{Text: fmt.Sprintf(`{"items": [{"id": "1", "answer": %q, "quote": %q}]}`, answer, quote)}
	})
	defer server.Close()
	surely := func(url string, args ...string) string {
		t.Helper()
		var out, errs strings.Builder
		env := map[string]string{"OPENAI_BASE_URL": url, "SURELY_MODEL": "m"}
		args = append(args, "--data", file, "--home", home)
		if status := run(t.Context(), args, streams{strings.NewReader(""), &out, &errs,
			func(name string) string { return env[name] }}); status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, out.String(), errs.String())
		}
		return out.String()
	}
	out := surely(server.URL, "discretize", "--table", "kettles", "--columns", "description")
	if !strings.Contains(out, "proposed by m") || !strings.Contains(out, "12 rows  Does it sing when its water boils?") {
		t.Error(out)
	}
	if out := surely("", "suql", "--json", "SELECT count(*) FROM kettles WHERE sings"); !strings.Contains(out, "[[6]]") {
		t.Error(out)
	}
	server.Close()
	again := surely(server.URL, "discretize", "--table", "kettles", "--columns", "description")
	if !strings.Contains(again, "0 of them read now") {
		t.Errorf("a second run needs the server: %s", again)
	}
}

// TestDiscretizedTextChanges checks that a text changed since is read again instead of using its
// column.
func TestDiscretizedTextChanges(t *testing.T) {
	home, file := t.TempDir(), filepath.Join(t.TempDir(), "kettles.csv")
	write := func(first string) {
		t.Helper()
		var b strings.Builder
		fmt.Fprintf(&b, "id,name,description\n0,Kettle 0,%s\n", first)
		for i := range 30 {
			said := []string{"It has a whistle and a lid that you can take off to clean it.",
				"There is no whistle on it and the lid cannot be taken off."}[i%2]
			fmt.Fprintf(&b, "%d,Kettle %[1]d,Number %[1]d of the kettles of the house. %s\n", i+1, said)
		}
		if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	surely := func(args ...string) string {
		t.Helper()
		var out, errs strings.Builder
		args = append(args, "--data", file, "--home", home, "--offline")
		if status := run(t.Context(), args, streams{strings.NewReader(""), &out, &errs,
			func(string) string { return "" }}); status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, out.String(), errs.String())
		}
		return out.String()
	}
	decisions := func() (n int) {
		t.Helper()
		var result struct{ Stats struct{ Verdicts int } }
		said := surely("suql", "--json", "SELECT answer(description, 'Does it have a whistle?') FROM kettles")
		if err := json.Unmarshal([]byte(said), &result); err != nil {
			t.Fatal(err)
		}
		return result.Stats.Verdicts
	}
	write("The first kettle of the house. It has a whistle and no lid.")
	surely("discretize", "--table", "kettles", "--columns", "description")
	if n := decisions(); n != 0 {
		t.Errorf("%d decisions for what was discretised", n)
	}
	write("The first kettle of the house. Its whistle is broken since it fell.")
	if n := decisions(); n != 1 {
		t.Errorf("%d decisions where one text has changed", n)
	}
}

// TestDiscretizedCells measures the precision of filled cells on a sample judged by hand: product
// number, column, value, verdict.
func TestDiscretizedCells(t *testing.T) {
	home := t.TempDir()
	surely := func(args ...string) []byte {
		t.Helper()
		var out, errs strings.Builder
		args = append(args, "--demo", "products", "--home", home, "--offline", "--json")
		if status := run(t.Context(), args, streams{strings.NewReader(""), &out, &errs,
			func(string) string { return "" }}); status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, out.String(), errs.String())
		}
		return []byte(out.String())
	}
	surely("discretize", "--table", "products")
	var all struct {
		Columns []string
		Rows    [][]any
	}
	if err := json.Unmarshal(surely("suql", "SELECT * FROM products ORDER BY product_id"), &all); err != nil {
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

// TestDiscretizedFile checks that rows of a file keep their order when columns are extracted.
func TestDiscretizedFile(t *testing.T) {
	home := t.TempDir()
	surely := func(out any, args ...string) {
		t.Helper()
		var said, errs strings.Builder
		args = append(args, "--home", home, "--offline", "--json")
		if status := run(t.Context(), args, streams{strings.NewReader(""), &said, &errs,
			func(string) string { return "" }}); status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, said.String(), errs.String())
		}
		if err := json.Unmarshal([]byte(said.String()), out); err != nil {
			t.Fatal(err)
		}
	}
	var tents, result struct{ Rows [][]any }
	surely(&tents, "suql", "--demo", "products",
		"SELECT name, description FROM products WHERE category = 'tents' ORDER BY name DESC")
	var file strings.Builder
	file.WriteString("name,description\n")
	for _, row := range tents.Rows {
		fmt.Fprintf(&file, "%q,%q\n", row[0], strings.ReplaceAll(row[1].(string), `"`, "'"))
	}
	path := t.TempDir() + "/tents.csv"
	if err := os.WriteFile(path, []byte(file.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	var made struct{ Columns []struct{ Name string } }
	surely(&made, "discretize", "--data", path, "--table", "tents")
	if len(made.Columns) == 0 {
		t.Fatal("no column was read out of the texts")
	}
	surely(&result, "suql", "--data", path,
		fmt.Sprintf("SELECT rowid, name, %s FROM tents WHERE rowid <= 3 ORDER BY rowid DESC", made.Columns[0].Name))
	if len(result.Rows) != 3 || result.Rows[0][0] != 3.0 || result.Rows[0][1] != tents.Rows[2][0] {
		t.Errorf("%v, want %v", result.Rows, tents.Rows[2])
	}
	surely(&result, "suql", "--data", path, "SELECT * FROM tents ORDER BY rowid LIMIT 1")
	if result.Rows[0][0] != tents.Rows[0][0] {
		t.Errorf("%v stands in front of * or of the rows", result.Rows)
	}
}
