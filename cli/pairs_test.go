package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// verdictsOnFilms are reviews of two films, and whether they praise. Several answer a question of their own.
var verdictsOnFilms = []struct {
	film, text string
	praise     bool
}{
	{"Harbour", "Does he still carry a whole film? Why yes, he does.", true},
	{"Harbour", "You may ask whether the old director can surprise us again. Yes, oh yes.", true},
	{"Harbour", "Is it long? Yes. Is it worth every minute? True.", true},
	{"Harbour", "Would I queue in the rain for it? Yes!", true},
	{"Harbour", "I laughed, I cried, and I phoned my sister.", true},
	{"Harbour", "Two hours of my life are gone. Is that the answer to anything? No.", false},
	{"Harbour", "The lead mumbles, the boat sinks, so does the plot.", false},
	{"Harbour", "Correct, it is the same film as last year, with less light.", false},
	{"Lantern", "Yes, that ending. Nobody in our row breathed.", true},
	{"Lantern", "True to the book and braver than the book.", true},
	{"Lantern", "Can a film be both gentle and mean? Yes it can.", true},
	{"Lantern", "Yes, we left before the end. Twice.", false},
	{"Lantern", "They ask for your patience. The answer is yes for an hour, and then never again.", false},
	{"Lantern", "A lantern without a candle.", false},
}

// critic is a model that judges the texts of verdictsOnFilms and quotes their last sentence.
func critic(r llmtest.Request) llmtest.Response {
	var m struct {
		Task  string
		Items []struct {
			ID   string
			Text []string
		}
	}
	if json.Unmarshal([]byte(r.Last), &m) != nil || m.Task != "answer" {
		return llmtest.Response{}
	}
	var items []map[string]string
	for _, it := range m.Items {
		reply := map[string]string{"id": it.ID, "answer": "no information", "quote": ""}
		for _, v := range verdictsOnFilms {
			said := strings.TrimSpace(strings.Join(it.Text, " "))
			sentences := strings.SplitAfter(v.text, ". ")
			if said != "" && strings.HasSuffix(v.text, said) && v.praise {
				reply["answer"], reply["quote"] = "Yes", sentences[len(sentences)-1]
			} else if said != "" && strings.HasSuffix(v.text, said) {
				reply["answer"] = "No"
			}
		}
		items = append(items, reply)
	}
	b, _ := json.Marshal(map[string]any{"items": items})
	return llmtest.Response{Text: string(b)}
}

// TestPairsOfTexts joins texts with texts by a model's verdicts about both. No pair stays undecided
// because a text contains its own "yes".
func TestPairsOfTexts(t *testing.T) {
	var file strings.Builder
	file.WriteString("id,film,review\n")
	like, unlike := 0, 0
	for i, v := range verdictsOnFilms {
		fmt.Fprintf(&file, "%d,%s,%q\n", i+1, v.film, v.text)
		for _, w := range verdictsOnFilms[:i] {
			switch {
			case w.film != v.film:
			case w.praise == v.praise:
				like++
			default:
				unlike++
			}
		}
	}
	folder, home := t.TempDir(), t.TempDir()
	fixture(t, folder+"/reviews.csv", file.String())
	server := llmtest.NewScripted(critic)
	defer server.Close()
	const asked = "'is the review clearly positive?'"
	pairs := "SELECT a.id, b.id FROM reviews a JOIN reviews b ON a.film = b.film AND a.id < b.id WHERE answer(a.review, " +
		asked + ") %s answer(b.review, " + asked + ")"
	for statement, want := range map[string]int{
		fmt.Sprintf(pairs, "="):  like,
		fmt.Sprintf(pairs, "<>"): unlike,
		"SELECT id FROM reviews WHERE answer(review, " + asked + ") = 'Yes'": 8,
		"SELECT id FROM reviews WHERE answer(review, " + asked + ") = 'No'":  6,
	} {
		var out, errs strings.Builder
		status := run(t.Context(), []string{"suql", "--json", "--data", folder + "/reviews.csv", "--home", home, statement},
			streams{strings.NewReader(""), &out, &errs, func(name string) string {
				return map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m"}[name]
			}})
		var got struct {
			Rows     [][]any
			Warnings []struct{ Message string }
		}
		if err := json.Unmarshal([]byte(out.String()), &got); status != 0 || err != nil {
			t.Fatalf("%s: status %d, %v\n%s%s", statement, status, err, out.String(), errs.String())
		}
		if len(got.Rows) != want || len(got.Warnings) > 0 {
			t.Errorf("%s\n%d rows, not %d; %v", statement, len(got.Rows), want, got.Warnings)
		}
	}
}

// fixture writes a file.
func fixture(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
