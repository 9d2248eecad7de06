package present

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
)

// officeRows are rows in which a spreadsheet might see formulas, other separators or days of another calendar.
var officeRows = [][]any{
	{"Inn", 12.5, "2024-02-29"},
	{"=1+1", -3.0, "1899-12-31"},
	{"x;=1+1", 0.0, "9999-12-31"},
	{"\t=HYPERLINK(\"http://example.invalid\")", 1e15, "2192-04-11"},
	{"\"quoted\" and, split\nover lines", 1.0, "0001-01-01"},
	{"@SUM(A1)", 2.0, "1900-02-28"},
	{"+1", 3.0, "1900-03-01"},
	{"Ünïcode ☃", 4.0, "2400-01-01"},
}

// plainCell returns a cell without the apostrophes that mark text, and with one kind of space; days as in the data.
func plainCell(s string) string {
	if day, err := time.Parse("01/02/2006", s); err == nil {
		return day.Format(time.DateOnly)
	}
	return strings.Join(strings.Fields(strings.ReplaceAll(s, "'", "")), " ")
}

// TestOffice has LibreOffice open every download for spreadsheets: it must find each row, and compute nothing.
func TestOffice(t *testing.T) {
	office, err := exec.LookPath("soffice")
	if err != nil {
		t.Skip("LibreOffice is not installed (libreoffice-calc-nogui)")
	}
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Parallel()
	dir := t.TempDir()
	r := suql.Result{Columns: []string{"name", "figure", "day"}, Rows: officeRows}
	filters := map[string]string{"csv": "CSV:44,34,76,1", "tsv": "CSV:9,34,76,1", "xlsx": ""} // separator, quote, UTF-8
	for name, filter := range filters {
		var b bytes.Buffer
		w := bufio.NewWriter(&b)
		if err := Formats[name].Write(t.Context(), w, agent.ResultEvent{Result: r}); err != nil {
			t.Fatal(err)
		}
		w.Flush()
		path := filepath.Join(dir, "answer-"+name+"."+Formats[name].Extension)
		if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		args := []string{"-env:UserInstallation=file://" + filepath.Join(dir, "profile"), "--headless",
			"--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false", "--outdir", filepath.Join(dir, "opened")}
		if filter != "" {
			args = append(args, "--infilter="+filter)
		}
		if out, err := exec.CommandContext(t.Context(), office, append(args, path)...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	for name := range filters {
		b, err := os.ReadFile(filepath.Join(dir, "opened", "answer-"+name+".csv"))
		if err != nil {
			t.Error(err)
			continue
		}
		opened := csv.NewReader(bytes.NewReader(b))
		rows, err := opened.ReadAll()
		if err != nil || len(rows) != len(officeRows)+1 {
			t.Errorf("%s has %d rows: %v", name, len(rows), err)
			continue
		}
		for i, row := range rows[1:] {
			for k, v := range officeRows[i] {
				if want := plainCell(Plain(v)); len(row) != len(r.Columns) || plainCell(row[k]) != want {
					t.Errorf("%s: %q becomes %q", name, want, row)
				}
			}
		}
	}
}
