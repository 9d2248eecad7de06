package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// What one visitor says, brings or breaks changes nothing for another.
func TestVisitorsApart(t *testing.T) {
	t.Parallel()
	s := serve(t, t.TempDir(), "--max-turns", "1000", "--max-messages", "1000")
	v := newVisitor(s.url, "127.0.0.1")
	t.Run("the syntax of searches", func(t *testing.T) {
		for _, text := range []string{"NEAR(a b", `"`, "a AND", "name:*", "x' OR 1", "^", "(((", "-a", "{a b}", "*", "a\"b*",
			"body MATCH 'x'", "\u202equiet\u202c", strings.Repeat("(", 2000), strings.Repeat("a ", 3000)} {
			q := strings.NewReplacer("%", "%25", " ", "%20", `"`, "%22", "{", "%7B", "}", "%7D", "^", "%5E").Replace(text)
			if status, said := v.get("/api/v1/search?question=" + q); status != http.StatusOK {
				t.Errorf("searching for %.40q: %d %s", text, status, said)
			}
		}
		for _, text := range []string{`NEAR("quiet`, "quiet AND name:*"} {
			if status, said, _ := v.ask(map[string]any{"question": "which places are " + text}); status != http.StatusOK {
				t.Errorf("asking for %q: %d %s", text, status, said)
			}
		}
	})
	t.Run("verdicts", func(t *testing.T) {
		const statement = "SELECT name, answer(reviews, 'is it quiet?') AS quiet FROM restaurants ORDER BY name LIMIT 2"
		one, other := dial(t, s.url), dial(t, s.url)
		verdict := func(c client) string {
			c.send(map[string]any{"type": "run", "suql": statement})
			return fmt.Sprint(c.until("result")["rows"])
		}
		before := verdict(other)
		if verdict(one) != before {
			t.Fatal("two visitors get different verdicts")
		}
		one.send(map[string]any{"type": "overturn", "row": 0, "expr": "answer(reviews, 'is it quiet?')",
			"verdict": "overturned"})
		if e := one.until("result", "error", "notice"); !strings.Contains(fmt.Sprint(e["rows"]), "overturned") {
			t.Fatalf("overturning is answered %.300v", e)
		}
		if after := verdict(other); after != before {
			t.Errorf("another visitor had %s, and then %s", before, after)
		}
	})
	t.Run("numbers from outside", func(t *testing.T) {
		for _, n := range []string{"-1", "1", "99999999", "-9223372036854775808", "9223372036854775807", "1e999", "null",
			`"0"`, "0.5"} {
			c := dial(t, s.url) // who sends much that is malformed is disconnected
			hello := c.until("hello")
			c.ran("SELECT 1")
			for _, message := range []string{`{"type":"edit","turn":%s,"text":"how many"}`,
				`{"type":"overturn","row":%s,"expr":"x","verdict":"No"}`,
				`{"type":"resume","conversation":"x","token":"y","after":%s}`,
				`{"type":"resume","conversation":"` + fmt.Sprint(hello["conversation"]) + `","token":"` +
					fmt.Sprint(hello["token"]) + `","after":%s}`} {
				if err := c.ws.WriteMessage(1, fmt.Appendf(nil, message, n)); err != nil {
					t.Fatalf("%s with %s: %v", message, n, err)
				}
			}
			for _, path := range []string{"/table", "/export", "/judge"} {
				status, said := v.post(path, "conversation", fmt.Sprint(hello["conversation"]),
					"token", fmt.Sprint(hello["token"]),
					"turn", n, "sort", n, "page", n, "columns", n, "format", "csv", "good", "true", "filters", `{"`+n+`":"x"}`)
				if status >= http.StatusInternalServerError || status == 0 {
					t.Errorf("%s with %s: %d %s", path, n, status, said)
				}
			}
			if status, said, _ := v.ask(map[string]any{"suql": "SELECT 1", "source": n}); status >= 500 {
				t.Errorf("a source %s: %d %s", n, status, said)
			}
		}
	})
	if c := dial(t, s.url); strings.Contains(c.ran("SELECT 1"), "error") {
		t.Error("the server no longer answers")
	}
	if log := s.log(); strings.Contains(log, "panic") {
		t.Errorf("a panic reached the log: %.2000s", log[strings.Index(log, "panic"):])
	}
}
