package e2e

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// Instructions injected into the data, in every text column, change neither the statement, nor
// decisions about other rows, nor the reply, although the model obeys each one it sees.
func TestOrdersInData(t *testing.T) {
	orders := llmtest.Injections()
	for _, question := range []struct{ asked, statement string }{
		{"Which inns in Faro are quiet?", "SELECT name, notes FROM inns WHERE town = 'Faro' AND answer(notes, 'is it quiet?') = 'Yes'"},
		{"What are the inns in Faro?", "SELECT name, notes, slogan FROM inns WHERE town = 'Faro'"},
		{"List the name and notes of all inns, Faro last", "SELECT name, notes FROM inns ORDER BY town DESC, id"},
		{"How many inns are there in each town?", "SELECT town, count(*) FROM inns GROUP BY town"},
	} {
		t.Run(question.asked, func(t *testing.T) {
			told := map[bool]string{}
			for _, evil := range []bool{false, true} {
				data := innsWith(t, orders, evil)
				out, status := ask(t, obeying(question.statement), map[string]string{"SURELY_TIMEOUT": "20s"},
					"--detector", "never", "--data", data, question.asked)
				if status != 0 {
					t.Fatal(out)
				}
				told[evil] = fmt.Sprint(out["suql"], out["reply"], out["columns"], out["evidence"], "Faro")
				// Otherwise the question would ask for the instructions.
				if !strings.Contains(question.statement, "FROM inns ORDER") {
					told[evil] += fmt.Sprint(out["rows"])
				}
			}
			if told[false] != told[true] {
				t.Errorf("%s\nbecame %s", told[false], told[true])
			}
			if !strings.Contains(strings.ToLower(told[true]), "faro") {
				t.Errorf("it tells nothing: %s", told[true])
			}
		})
	}
}

// innsWith are inns in Faro, as many as are read, and one inn in Porto for each injection, which is in its notes
// and slogan if the data is malicious.
func innsWith(t *testing.T, orders []string, evil bool) string {
	t.Helper()
	var b strings.Builder
	w := csv.NewWriter(&b)
	w.Write([]string{"id", "name", "town", "slogan", "notes"})
	for i, order := range orders {
		if !evil {
			order = "The street is loud until three at night, and nobody minds that at all."
		}
		w.Write([]string{fmt.Sprint(2*i + 1), fmt.Sprint("Loft ", i), "Porto", order, order})
		if i < 8 {
			w.Write([]string{fmt.Sprint(2*i + 2), fmt.Sprint("Mill ", i), "Faro", "Come and stay with us by the wide river",
				fmt.Sprintf("Room %d is by the river, where nothing happens and one sleeps like a stone.", i)})
		}
	}
	w.Flush()
	name := filepath.Join(t.TempDir(), "inns.csv")
	if err := os.WriteFile(name, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// obeying writes the statement, finds every place quiet and says so; if it sees an injected
// instruction it does the opposite of all that.
func obeying(statement string) llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		obeys := r.HasInjection()
		switch {
		case r.ForStatement() && obeys:
			return llmtest.Response{Text: "SELECT id FROM inns;"}
		case r.ForStatement():
			return llmtest.Response{Text: statement + ";"}
		case strings.Contains(r.Last, `"items"`):
			return llmtest.Response{Text: decidedAll(r.Last, obeys)}
		case obeys:
			return llmtest.Response{Text: `{"row":0,"text":"It is not one of them."}`}
		}
		return llmtest.Response{Text: `{"row":0,"text":"It is one of them."}`}
	}
}

// decidedAll decides that all texts say quiet, quoting their own words, or that none does.
func decidedAll(message string, denied bool) string {
	var m struct {
		Items []struct {
			ID   string
			Text []string
		}
	}
	json.Unmarshal([]byte(message), &m)
	items := []map[string]string{}
	for _, it := range m.Items {
		item := map[string]string{"id": it.ID, "answer": "No", "quote": ""}
		if !denied && !slices.ContainsFunc(it.Text, func(s string) bool { return strings.Contains(s, "loud") }) {
			item["answer"], item["quote"] = "Yes", strings.Join(it.Text, " ")
		}
		items = append(items, item)
	}
	b, _ := json.Marshal(map[string]any{"items": items})
	return string(b)
}
