package syntax

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func TestParseRefuses(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"syntax", "SELECT a FRM t WHERE x", "42601 1:14: syntax error at or near \"t\""},
		{"wide characters", "SELECT 'éé',\n 'é' b c d", "42601 2:8: syntax error at or near \"c\""},
		{"end", "SELECT a FROM", "42601 1:14: syntax error at end of input"},
		{"empty", " ; ", "42601 the statement is empty"},
		{"update", "UPDATE t SET a = 1", "25006 1:1: cannot execute UPDATE: only SELECT can be run"},
		{"drop", "DROP TABLE t", "25006 1:1: cannot execute DROP: only SELECT can be run"},
		{"copy", "COPY t TO '/tmp/x'", "25006 1:1: cannot execute COPY: only SELECT can be run"},
		{"two", "SELECT 1; DROP TABLE chefs;", "42601 1:11: only one statement can be run at a time"},
		{"into", "SELECT a INTO b FROM t", "25006 1:15: cannot execute SELECT INTO: only SELECT can be run"},
		{"lock", "SELECT a FROM t FOR UPDATE", "25006 cannot execute SELECT FOR UPDATE: only SELECT can be run"},
		{"lock in arm", "SELECT a FROM t UNION (SELECT b FROM u FOR SHARE)", "25006 cannot execute SELECT FOR UPDATE: only SELECT can be run"},
		{"writing CTE", "WITH d AS (DELETE FROM t RETURNING *) SELECT * FROM d", "25006 1:6: cannot execute DELETE in WITH: only SELECT can be run"},
		{"nested writing CTE", "SELECT (WITH d AS (INSERT INTO t VALUES (1) RETURNING a) SELECT a FROM d)", "25006 1:14: cannot execute INSERT in WITH: only SELECT can be run"},
		{"parameter", "SELECT $1", "42P02 1:8: there is no parameter $1"},
		{"long", "SELECT '" + strings.Repeat("x", UserBounds.Bytes) + "'", "54001 the statement is longer than 8192 bytes"},
		{"operators", "SELECT " + strings.Repeat("1+", 3000) + "1", "54001 1:2010: the statement has more than 1000 operators"},
		{"tokens", "SELECT " + strings.Repeat("1,", 3500) + "1", "54001 1:3008: the statement has more than 3000 tokens"},
		{"depth", "SELECT " + strings.Repeat("(", 500) + "1" + strings.Repeat(")", 500),
			"54001 1:109: the statement is nested more than 100 levels deep"},
		{"null", "SELECT '\x00'", "42601 1:9: the statement contains a null byte"},
		{"utf8", "SELECT '\xff'", "22021 the statement is not valid UTF-8"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse(c.text)
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("got %v, want an Error", err)
			}
			if got := e.Code + " " + e.Error(); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestErrorJSON(t *testing.T) {
	got, err := json.Marshal(map[string]*Error{"error": {Code: "22012", Message: "division by zero"}})
	if want := `{"error":{"code":"22012","message":"division by zero","positions":[]}}`; err != nil ||
		string(got) != want {
		t.Errorf("got %s, %v", got, err)
	}
}

func TestParseAccepts(t *testing.T) {
	for _, text := range []string{
		"SELECT 1", "TABLE t", "(SELECT 1)", "SELECT a FROM t -- ; DROP TABLE t",
		"WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT * FROM r;",
		"SELECT " + strings.Repeat("1+", 900) + "1",
		"SELECT ';', $x$;$x$, /* ; /* ; */ */ E'\\';'",
	} {
		if s, err := Parse(text); err != nil || s.Select() == nil {
			t.Errorf("%.60s: %v", text, err)
		}
	}
}

func TestDocument(t *testing.T) {
	s, err := Parse(" Answer('menu.txt', 'do they serve duck?'); ")
	if err != nil || s.Document == nil || s.Document.File != "menu.txt" || s.Document.Question != "do they serve duck?" {
		t.Fatalf("got %+v, %v", s, err)
	}
	if s, err := Parse("answer(name, 'x')"); err == nil {
		t.Errorf("a column taken for a file: %+v", s.Document)
	}
}

func TestCalls(t *testing.T) {
	s, err := Parse("SELECT summary(a), (SELECT answer(answer(b, 'x'), 'y')) FROM t ORDER BY Answer(c, 'z')")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range Calls(s.Root) {
		text, err := PostgresExpr(c.Node)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, text)
	}
	want := "summary(a) | answer(answer(b, 'x'), 'y') | answer(b, 'x') | answer(c, 'z')"
	if g := strings.Join(got, " | "); g != want {
		t.Errorf("got  %s\nwant %s", g, want)
	}
}
