package cli

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	_ "github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// bearers are texts, some of which state a birthday and a number, and one neither.
const bearers = `CREATE TABLE bearers(id INTEGER PRIMARY KEY, name TEXT, gender TEXT, year INTEGER, info TEXT);
INSERT INTO bearers VALUES
 (1, 'Ana Reis', 'Female', 2012, 'Ana Reis (born 4 March 1988) is a judoka from Porto. She has won 2 medals at home.'),
 (2, 'Otto Lind', 'Male', 2012, 'Otto Lind, born on 12 June 1991 in Malmo, is a sailor. He has sailed in 5 regattas.'),
 (3, 'Jan Kos', 'Male', 2016, 'Jan Kos is a rower. He was born on 30 January 1979 in Maribor. He won 12 medals.'),
 (4, 'Lee Cho', 'Male', 2016, 'Lee Cho is a swimmer of whom little is known.');`

// TestCasts compares, sorts and computes with dates and numbers stated in texts, like the fifth and
// sixth questions of Table 2, with the embedded reader and with a model.
func TestCasts(t *testing.T) {
	dir := t.TempDir()
	db, err := sql.Open("sqlite3", dir+"/bearers.sqlite")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(bearers); err != nil {
		t.Fatal(err)
	}
	db.Close()
	server := llmtest.NewScripted(readBearers)
	defer server.Close()
	const born, medals = `answer(info, 'when was this person born?')::date`,
		`answer(info, 'how many medals has this person won?')::int`
	for _, reader := range []string{"embedded", "model"} {
		for _, tt := range []struct{ suql, want string }{
			{`SELECT max(` + born + `) FROM bearers WHERE year IN ('2016', '2012')`, "[[1991-06-12]]"},
			{`SELECT year FROM bearers WHERE gender = 'Male' ORDER BY ` + born + ` DESC NULLS LAST LIMIT 1`, "[[2012]]"},
			{`SELECT name FROM bearers WHERE ` + born + ` < '1990-01-01' ORDER BY name`, "[[Ana Reis] [Jan Kos]]"},
			{`SELECT name FROM bearers ORDER BY ` + born + ` NULLS LAST`, "[[Jan Kos] [Ana Reis] [Otto Lind] [Lee Cho]]"},
			{`SELECT name FROM bearers WHERE ` + medals + ` > 2`, "[[Jan Kos]]"},
			{`SELECT sum(` + medals + `) FROM bearers`, "[[14]]"},
			{`SELECT name FROM bearers WHERE answer(info, 'in which year was this person born?')::int > 1985 ORDER BY id`, "[[Ana Reis] [Otto Lind]]"},
		} {
			t.Run(reader+"/"+tt.suql, func(t *testing.T) {
				args := []string{"suql", "--json", "--home", dir + "/" + reader, "--data", dir + "/bearers.sqlite", tt.suql}
				if reader == "embedded" {
					args = append(args, "--offline")
				}
				var out, errs bytes.Buffer
				status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs, func(name string) string {
					return map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m"}[name]
				}})
				var got struct{ Rows [][]any }
				if err := json.Unmarshal(out.Bytes(), &got); err != nil || status != 0 || fmt.Sprint(got.Rows) != tt.want {
					t.Errorf("status %d, %v: %s%s", status, err, out.String(), errs.String())
				}
			})
		}
	}
}

// readBearers reads the texts like a model that is told the required type.
func readBearers(r llmtest.Request) llmtest.Response {
	var m struct {
		Items []struct {
			ID, Question, Type string
			Text               []string
		}
	}
	if err := json.Unmarshal([]byte(r.Last), &m); err != nil {
		return llmtest.Response{Status: 400, Text: err.Error()}
	}
	facts := map[string][3]string{"Ana": {"1988-03-04", "2", "4 March 1988"}, "Otto": {"1991-06-12", "", "12 June 1991"},
		"Jan": {"1979-01-30", "12", "30 January 1979"}}
	type item struct {
		ID     string `json:"id"`
		Answer string `json:"answer"`
		Quote  string `json:"quote"`
	}
	var items []item
	for _, it := range m.Items {
		first, _, _ := strings.Cut(it.Text[0], " ")
		f, reply := facts[first], item{ID: it.ID, Answer: "no information"}
		switch {
		case f[0] == "":
		case it.Type == "date":
			reply.Answer, reply.Quote = f[0], f[2]
		case strings.Contains(it.Question, "medals") && f[1] != "":
			reply.Answer, reply.Quote = f[1], f[1]+" medals"
		case strings.Contains(it.Question, "year"):
			reply.Answer, reply.Quote = f[0][:4], f[2]
		}
		items = append(items, reply)
	}
	text, err := json.Marshal(map[string]any{"items": items})
	if err != nil {
		return llmtest.Response{Status: 500, Text: err.Error()}
	}
	return llmtest.Response{Text: string(text)}
}
