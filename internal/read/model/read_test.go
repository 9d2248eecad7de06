package model

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

var rewrite = flag.Bool("rewrite", false, "write the golden files anew")

// golden compares a text with a file of testdata.
func golden(t *testing.T, file, got string) {
	t.Helper()
	path := "testdata/" + file
	if *rewrite {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (-rewrite accepts it):\n%s", path, got)
	}
}

// laid are statements of every shape that there is.
var laid = []string{
	`SELECT name FROM inns WHERE cost = 'cheap' AND score >= 4 AND answer(comments, 'is it quiet?') = 'Yes' ORDER BY score DESC NULLS LAST LIMIT 3;`,
	`SELECT max(answer(comments, 'when was it built?')::date) FROM inns WHERE score > 4`,
	`SELECT DISTINCT town FROM inns WHERE 'hostel' = ANY (kinds) OR opened IS NOT NULL AND num_votes BETWEEN 3 AND 9`,
	`SELECT town, count(*) FROM inns GROUP BY town HAVING count(*) > 2 ORDER BY count(*)`,
	`SELECT name FROM inns WHERE id IN (SELECT id FROM inns WHERE score > 4 AND cost IN ('cheap', 'moderate')) AND town <> 'Faro'`,
	`SELECT name FROM inns WHERE score > 4 EXCEPT SELECT name FROM inns WHERE answer(comments, 'is it loud?') = 'Yes'`,
	`SELECT count(*) FILTER (WHERE cost = 'cheap'), extract(year from opened) FROM inns`,
	`SELECT a.name, b.name FROM inns a JOIN inns b ON a.town = b.town AND a.id < b.id WHERE (a.score > 4 OR b.score > 4) AND a.cost = 'cheap' ORDER BY 1, 2`,
	`WITH good AS (SELECT * FROM inns WHERE score > 4), quiet AS (SELECT * FROM good WHERE answer(comments, 'is it quiet?') = 'Yes') SELECT (SELECT count(*) FROM good), (SELECT count(*) FROM quiet)`,
	`SELECT name, rank() OVER (ORDER BY score DESC) FROM inns WHERE CASE WHEN cost = 'cheap' THEN true ELSE score > 4 END LIMIT 1 + 1 OFFSET 2`,
	`(SELECT name FROM inns ORDER BY score LIMIT 1) UNION ALL (SELECT town FROM inns GROUP BY town HAVING max(score) > 4 AND min(score) > 2)`,
	`SELECT name FROM inns WHERE score IS DISTINCT FROM 4 AND lower(answer(comments, 'is it quiet?')) = 'yes'`,
}

// Every word of a statement belongs to the component that it decides, and to no other.
func TestComponentsPartitionStatement(t *testing.T) {
	var b strings.Builder
	for _, statement := range laid {
		r, err := read(parsetest.Inns(), statement)
		if err != nil {
			t.Fatal(statement, err)
		}
		fmt.Fprintf(&b, "%s\n", statement)
		if r.query.Written == nil && r.query.SUQL() != strings.TrimSuffix(statement, ";") {
			fmt.Fprintf(&b, "  printed: %s\n", r.query.SUQL())
		}
		if r.query.Written != nil && r.query.SUQL() != strings.TrimSuffix(statement, ";") {
			t.Errorf("%s\nbecomes\n%s", statement, r.query.SUQL())
		}
		for i, c := range r.components {
			text := ""
			for k, w := range r.words {
				if r.owner[k] == i {
					text += " " + statement[w.start:w.end]
				}
			}
			if text != "" {
				fmt.Fprintf(&b, "  %-10s%s\n", c.Block+string(c.Kind)+":", text)
			}
		}
		for k, w := range r.words {
			if r.owner[k] < 0 {
				t.Errorf("%s: %s belongs to nobody", statement, w.word)
			}
		}
	}
	golden(t, "laid.golden", b.String())
}

// A part that is refused goes, and nothing else; what a statement cannot do without stays.
func TestWithoutAPart(t *testing.T) {
	for _, tt := range []struct{ statement, part, want string }{
		{`SELECT lower(name), upper(town) FROM inns`, `lower(name)`, `SELECT upper(town) FROM inns`},
		{`SELECT lower(name) FROM inns`, `lower(name)`, ``},
		{`SELECT lower(name) FROM inns WHERE score > 4 AND cost = 'cheap' LIMIT 2`, `score > 4`, `SELECT lower(name) FROM inns WHERE cost = 'cheap' LIMIT 2`},
		{`SELECT lower(name) FROM inns WHERE score > 4 LIMIT 2`, `score > 4`, `SELECT lower(name) FROM inns LIMIT 2`},
		{`SELECT lower(name) FROM inns ORDER BY 1`, `1`, `SELECT lower(name) FROM inns`},
		{`SELECT lower(name) FROM inns`, `inns`, ``},
	} {
		made, err := read(parsetest.Inns(), tt.statement)
		if err != nil {
			t.Fatal(err)
		}
		q := made.query
		got := ""
		for _, c := range query.Components(q) {
			if c.Choice == tt.part {
				if less := query.Without(q, c); less != nil {
					got = less.SUQL()
				}
			}
		}
		if got != tt.want {
			t.Errorf("%s without %s: %s", tt.statement, tt.part, got)
		}
	}
}
