package store

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestHiddenThroughFunctions calls every permitted function on a hidden column and on whole rows,
// in two databases that differ only in the hidden column: the results must be equal.
func TestHiddenThroughFunctions(t *testing.T) {
	onBoth(t, func(t *testing.T, server bool) {
		open := func(pin string) *Source {
			at := scripted(t, server, "CREATE TABLE shops (id integer PRIMARY KEY, name text, pin text); INSERT INTO shops VALUES (1, 'Yew', '"+pin+"'), (2, 'Elm', '7"+pin+"');")
			src, err := openWith(t, at, "tables:\n  shops: {columns: {pin: {hidden: true}}}")
			if err != nil {
				t.Fatal(err)
			}
			return src
		}
		one, two := open("2222"), open("canary")
		names := slices.Sorted(maps.Keys(sqliteFunctions))
		forms := []string{"%s(pin)", "%s(*)", "%s(DISTINCT pin)", "%s('x', pin)", "%s(pin, 'x')", "%s(1, 2, pin)",
			"%s(shops)", "%s(rowid, shops.pin)"}
		if server {
			names = slices.Sorted(maps.Keys(serverFunctions))
			forms = []string{"%s(pin)", "%s(shops)", "%s('x', pin)", "%s(to_jsonb(shops))"}
		}
		gave := 0
		for _, name := range names {
			for _, form := range forms {
				sql := "SELECT " + fmt.Sprintf(form, name) + " FROM shops"
				first, err := all(one.Query(context.Background(), sql))
				switch {
				case err == nil:
					gave++
				case strings.Contains(fmt.Sprint(err), "does not exist") ||
					strings.Contains(fmt.Sprint(err), "no such"): // the column, or a function of these
					continue
				}
				second, wrong := all(two.Query(context.Background(), sql))
				again, still := all(one.Query(context.Background(), sql)) // functions of the clock or of chance differ here, too
				if fmt.Sprint(first, err) != fmt.Sprint(second, wrong) && fmt.Sprint(first, err) == fmt.Sprint(again, still) {
					t.Errorf("%s tells of what is hidden: %.200v %v and %.200v %v", sql, first, err, second, wrong)
				}
			}
		}
		t.Logf("%d functions, %d calls gave rows", len(names), gave)
		if len(names) < 80 || gave < 10 {
			t.Errorf("%d functions gave rows in %d calls: they tell little", len(names), gave)
		}
	})
}

// TestHiddenDerivatives hides what derives from hidden data: generated columns, and text indexes with external
// content.
func TestHiddenDerivatives(t *testing.T) {
	onBoth(t, func(t *testing.T, server bool) {
		script := `CREATE TABLE notes (id integer PRIMARY KEY, title text, body text, called text GENERATED ALWAYS AS (upper(title)) STORED,
			size integer GENERATED ALWAYS AS (length(body)) STORED, "Shout" text GENERATED ALWAYS AS (upper("body") || title) STORED`
		if server {
			script += ", words tsvector GENERATED ALWAYS AS (to_tsvector('simple', body)) STORED"
		} else {
			script += ", again text GENERATED ALWAYS AS (lower([Shout])) VIRTUAL"
		}
		script += ");\nINSERT INTO notes (id, title, body) VALUES (1, 'mill', 'a canary sang');\n" +
			"CREATE TABLE letters (id integer PRIMARY KEY, body text);\nINSERT INTO letters VALUES (1, 'another canary');\n"
		if !server {
			script += `CREATE VIRTUAL TABLE found USING fts5(body, content='letters', content_rowid='id');
				INSERT INTO found (found) VALUES ('rebuild');
				CREATE VIRTUAL TABLE terms USING fts5vocab('found', 'row');
				CREATE VIRTUAL TABLE kept USING fts5(text); INSERT INTO kept VALUES ('a mill');`
		}
		src, err := openWith(t, scripted(t, server, script),
			"tables:\n  notes: {columns: {body: {hidden: true}}}\n  letters: {hidden: true}")
		if err != nil {
			t.Fatal(err)
		}
		var seen []string
		for _, table := range src.Schema().Visible() {
			for _, c := range table.Visible() {
				seen = append(seen, table.Name+"."+c.Name)
			}
		}
		slices.Sort(seen)
		want := "[notes.called notes.id notes.title]"
		if !server {
			want = "[kept.text notes.id notes.title]" // any generated column may show it
		}
		if fmt.Sprint(seen) != want {
			t.Errorf("seen are %v, and not %s", seen, want)
		}
		for _, sql := range []string{"SELECT * FROM notes", `SELECT "Shout" FROM notes`, "SELECT again FROM notes",
			"SELECT words FROM notes", "SELECT size FROM notes", "SELECT notes FROM notes",
			"SELECT * FROM found", "SELECT * FROM found WHERE found MATCH 'canary'", "SELECT * FROM terms", "SELECT * FROM found_data", "SELECT * FROM found_idx", "SELECT count(*) FROM found('canary')"} {
			rows, err := all(src.Query(context.Background(), sql))
			told := strings.ToLower(fmt.Sprint(rows))
			if strings.Contains(told, "canary") || strings.Contains(sql, "size") && err == nil ||
				strings.Contains(sql, "found") && err == nil {
				t.Errorf("%s gives %v", sql, rows)
			}
		}
	})
}
