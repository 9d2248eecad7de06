package eval

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// TestDatesInTexts orders texts by the dates they contain.
func TestDatesInTexts(t *testing.T) {
	for _, c := range []struct {
		form schema.DateForm
		want string // in the order of the dates
	}{
		{schema.Whole, "2012-05-01|May 3, 2012|4 May 2012"},
		{schema.Inside, "Thu., Dec. 5, 1940|May 3, 2012|6 May 2012|7 May 2012|TBD"},
		{schema.OfMonth, "June 2003|Sept. 2003|May 2004|January, 2009"},
		{schema.Yearless, "2 January|Feb. 29|3 March|December 21|cancelled"},
	} {
		texts := strings.Split(c.want, "|")
		var file strings.Builder
		for _, s := range slices.Backward(texts) { // in another order
			file.WriteString(`{"at": "` + s + "\"}\n")
		}
		path := filepath.Join(t.TempDir(), "a.jsonl") // whose texts stay unchanged
		if err := os.WriteFile(path, []byte(file.String()), 0o600); err != nil {
			t.Fatal(err)
		}
		ctx := context.Background()
		b, err := openBase(ctx, path, t.TempDir(), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer b.Close()
		if got := b.schema.Table("a").Column("at").Dates; got != c.form {
			t.Errorf("%s: read as %q", c.want, got)
		}
		at := query.Column{Table: "a", Name: "at"}
		dated := at
		dated.Dated, dated.Found = true, c.form
		q := &query.Query{Select: []query.Item{{Column: at}}, From: query.From{Tables: []string{"a"}},
			OrderBy: []query.Order{{Item: query.Item{Column: dated}}}}
		_, rows, err := b.table(ctx, q.SUQL())
		if err != nil {
			t.Errorf("%s: %v", c.want, err)
			continue
		}
		var run []string
		for _, r := range rows {
			run = append(run, r[0].(string))
		}
		if got := strings.Join(run, "|"); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

// TestAsWritten has an extra column with what is not a date: the question means the dates, not that column.
func TestAsWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tasks.csv")
	if err := os.WriteFile(path, []byte("task,due\nmow,Mar 3 2025\nfix,TBD\nsell,Mar 4 2025\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	b, err := openBase(context.Background(), path, t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	q := link.New(b.schema, b.values(), "tasks without a due date")
	for _, c := range q.Catalog.Columns {
		if got, want := q.Columns[c.At].Exact != 0, c.Name == "due"; got != want && c.Name != "task" {
			t.Errorf("%s is named: %v", c.Name, got)
		}
	}
}
