package nlg_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

const golden = "testdata/restated.txt"

var rewrite = flag.Bool("restate", false, "rewrite testdata/restated.txt")

// restated calls each for every statement of the golden file: with its database, its query, which is nil if it has no
// form of its own, and the number of its line.
func restated(t *testing.T, lines []string, each func(db *schema.Database, statement string, q *query.Query, at int)) {
	t.Helper()
	db := &schema.Database{}
	for i, line := range lines {
		if rest, ok := strings.CutPrefix(line, "database "); ok {
			db = &schema.Database{Name: rest}
			continue
		}
		if line == "" || strings.HasPrefix(line, "  ") || strings.HasPrefix(line, "#") || declared(db, line) {
			continue
		}
		q, err := model.Typed(db, line)
		if err != nil {
			q = nil
		}
		each(db, line, q, i)
	}
}

func readGolden(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

// unsayable are words of a statement that nobody says of what was searched for.
var unsayable = []string{"I searched", "I worked out", "with their visits", "grouped by", "only the one", "repeats",
	"at most 3 of them", "(the latest", "the month of the date", "leaving out every", "of those where", "“yes”",
	"production id", "open Now", "where they are"}

// TestSearched checks what is said of the statements of a file, which -restate rewrites: a statement on a line, its
// sentence on the next, below the database that they are of. No two statements have one sentence.
func TestSearched(t *testing.T) {
	v := nlg.PlainVoice(t)
	lines, of := readGolden(t), map[string]string{}
	restated(t, lines, func(db *schema.Database, statement string, q *query.Query, at int) {
		text := v.DescribeStatement(db, statement)
		if q != nil {
			text = v.DescribeSearch(db, q)
		}
		if other := of[db.Name+text]; other != "" {
			t.Errorf("two statements have the sentence %q:\n%s\n%s", text, other, statement)
		}
		of[db.Name+text] = statement
		for _, odd := range unsayable {
			if q != nil && strings.Contains(text, odd) {
				t.Errorf("%s\n  is said as %s", statement, text)
			}
		}
		if strings.Contains(text, "  ") || strings.Contains(text, "{") || strings.Contains(text, "whose the ") {
			t.Errorf("%s\n  is said as %s", statement, text)
		}
		if lines[at+1] != "  "+text && !*rewrite {
			t.Errorf("%s\n%s\n  is now\n  %s", statement, lines[at+1], text)
		}
		lines[at+1] = "  " + text
	})
	if *rewrite {
		if err := os.WriteFile(golden, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// declared adds to a database what a line declares: "table NAME: COLUMN TYPE ROLE, …" with the values of a column of
// few, or "key TABLE.COLUMN TABLE.COLUMN".
func declared(db *schema.Database, line string) bool {
	if rest, ok := strings.CutPrefix(line, "key "); ok {
		f := strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == '.' })
		db.ForeignKeys = append(db.ForeignKeys,
			schema.ForeignKey{Table: f[0], Column: f[1], RefTable: f[2], RefColumn: f[3]})
		return true
	}
	name, columns, ok := strings.Cut(strings.TrimPrefix(line, "table "), ": ")
	if !ok || !strings.HasPrefix(line, "table ") {
		return false
	}
	t := &schema.Table{Name: name, Ordered: true}
	for _, spec := range strings.Split(columns, ", ") {
		f := strings.Fields(spec)
		c := &schema.Column{Name: f[0], Label: nlg.Words(f[0]), Type: schema.Type(f[1])}
		for _, word := range f[2:] {
			switch word {
			case "key":
				t.Key, c.Role = []string{c.Name}, schema.Identifier
			case "id", "title":
				c.Role = map[string]schema.Role{"id": schema.Identifier, "title": schema.Title}[word]
			case "texts", "money":
				c.Role = map[string]schema.Role{"texts": schema.FreeText, "money": schema.Money}[word]
			case "years":
				c.Min, c.Max = "1950", "2020"
			case "flag":
				c.Distinct, c.Min, c.Max = 2, "0", "1"
			case "list":
				c.List = true
			case "hours":
				c.Role = schema.OpeningHours
			default:
				c.Values = append(c.Values, schema.ValueCount{Value: word, Count: 9})
				c.Distinct = int64(len(c.Values))
			}
		}
		t.Columns = append(t.Columns, c)
	}
	db.Tables = append(db.Tables, t)
	return true
}

// Whatever is changed in a statement changes its sentence: a value, an aggregate, a comparison, a column, the limit.
func TestSearchedTellsApart(t *testing.T) {
	v := nlg.PlainVoice(t)
	changed := 0
	restated(t, readGolden(t), func(db *schema.Database, statement string, q *query.Query, _ int) {
		for _, change := range [][2]string{{"'Rome'", "'Oslo'"}, {"max(", "min("}, {"sum(", "avg("}, {" > ", " < "},
			{" >= ", " <= "}, {" DESC", ""}, {"LIMIT 1", "LIMIT 7"}, {"LIMIT 3", "LIMIT 4"}, {"price", "total_rent"},
			{" AND ", " OR "}, {"count(*)", "max(price)"}, {"NOT ", ""}, {"IS NULL", "IS NOT NULL"}, {"80", "81"}} {
			other := strings.ReplaceAll(statement, change[0], change[1])
			changedTo, err := model.Typed(db, other)
			if q == nil || err != nil || other == statement {
				continue
			}
			if changed++; v.DescribeSearch(db, q) == v.DescribeSearch(db, changedTo) {
				t.Errorf("%s\n%s\nare both said as %s", statement, other, v.DescribeSearch(db, q))
			}
		}
	})
	if changed < 100 {
		t.Errorf("only %d changes were tried", changed)
	}
}
