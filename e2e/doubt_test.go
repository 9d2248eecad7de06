package e2e

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// shops are two nearly identical tables, so that statements can be doubtful.
var shops = map[string]string{
	"shops.csv": "id,name,town,owner,price,rating,notes\n" +
		"1,The Heron,Lisbon,Ines,10,4,So quiet that we slept like stones and woke up late every single morning there\n" +
		"2,Casa Azul,Porto,Rui,20,3,The street is loud until three at night but the breakfast makes up for all of it\n" +
		"3,Old Mill,Lisbon,Ana,30,5,A quiet mill by the river where nothing happens and nobody minds that at all really\n" +
		"4,Blue Door,Faro,Rui,40,2,The rooms are warm and the owner cooks a dinner that everybody talks about for days\n",
	"stalls.csv": "id,name,town,owner,price,rating,shop_id\n" +
		"1,Fish Corner,Lisbon,Eva,5,5,1\n2,Fruit Cart,Braga,Rui,6,1,3\n3,Nut Bar,Braga,Zoe,7,2,3\n",
}

// doubt is a statement with one token the model is unsure of, and the statement with the other
// token.
type doubt struct{ name, statement, token, other, with string }

// doubts has one for each kind of component.
var doubts = []doubt{
	{"Table", "SELECT name FROM shops WHERE town = 'Lisbon';", "shops", "stalls", "SELECT name FROM stalls WHERE town = 'Lisbon';"},
	{"Column", "SELECT owner FROM shops WHERE town = 'Lisbon';", "owner", "price", "SELECT price FROM shops WHERE town = 'Lisbon';"},
	{"Aggregate", "SELECT avg(price) FROM shops;", "avg", "max", "SELECT max(price) FROM shops;"},
	{"ConditionColumn", "SELECT name FROM shops WHERE price > 4;", "price", "rating", "SELECT name FROM shops WHERE rating > 4;"},
	{"Operator", "SELECT name FROM shops WHERE price > 20;", ">", "<", "SELECT name FROM shops WHERE price < 20;"},
	{"Value", "SELECT name FROM shops WHERE town = 'Lisbon';", "Lisbon", "Porto", "SELECT name FROM shops WHERE town = 'Porto';"},
	{"Join", "SELECT shops.name FROM shops JOIN stalls ON stalls.shop_id = shops.id;", "JOIN", ";", "SELECT shops.name FROM shops;"},
	{"Group", "SELECT town, count(*) FROM shops GROUP BY town;", "town", "owner", "SELECT owner, count(*) FROM shops GROUP BY owner;"},
	{"Order", "SELECT name FROM shops ORDER BY price LIMIT 1;", "price", "rating", "SELECT name FROM shops ORDER BY rating LIMIT 1;"},
	{"Limit", "SELECT name FROM shops ORDER BY price LIMIT 1;", "1", "3", "SELECT name FROM shops ORDER BY price LIMIT 3;"},
	{"TextCondition", "SELECT name FROM shops WHERE answer(notes, 'is it quiet?') = 'Yes';", "quiet", "warm", "SELECT name FROM shops WHERE answer(notes, 'is it warm?') = 'Yes';"},
	{"WhetherTheDataTells", "SELECT name FROM shops WHERE town = 'Lisbon';", "SELECT", "NONE", "NONE"},
	// the same with other tokens
	{"FirstColumnOrAggregate", "SELECT price FROM shops WHERE town = 'Lisbon';", "price", "avg", "SELECT avg(price) FROM shops WHERE town = 'Lisbon';"},
	{"OrderOrNone", "SELECT name FROM shops WHERE price > 4 ORDER BY price DESC LIMIT 2;", "ORDER", ";", "SELECT name FROM shops WHERE price > 4;"},
	{"Direction", "SELECT name FROM shops ORDER BY price DESC LIMIT 1;", "DESC", "LIMIT", "SELECT name FROM shops ORDER BY price LIMIT 1;"},
	{"ConditionOrNone", "SELECT name FROM shops WHERE price > 20;", "WHERE", ";", "SELECT name FROM shops;"},
	{"TableAfterColumn", "SELECT price FROM shops WHERE town = 'Lisbon';", "shops", "stalls", "SELECT price FROM stalls WHERE town = 'Lisbon';"},
	{"Nested", "SELECT name FROM shops WHERE id IN (SELECT shop_id FROM stalls WHERE town = 'Braga');", "Braga", "Lisbon", "SELECT name FROM shops WHERE id IN (SELECT shop_id FROM stalls WHERE town = 'Lisbon');"},
	{"NotTyped", "SELECT name, rank() OVER (ORDER BY price) FROM shops WHERE town = 'Lisbon';", "Lisbon", "Porto", "SELECT name, rank() OVER (ORDER BY price) FROM shops WHERE town = 'Porto';"},
	// with tokens the model itself must continue from
	{"WithAnotherTable", "SELECT count(*) FROM shops WHERE price > 4 AND rating > 2 AND town = 'Lisbon';", "WHERE", "JOIN", "SELECT count(*) FROM shops JOIN stalls ON stalls.shop_id = shops.id;"},
	{"ThanWhatIsNested", "SELECT name FROM shops WHERE price > 20 AND rating > 1;", "20", "(", "SELECT name FROM shops WHERE price > (SELECT max(price) FROM stalls) AND rating > 2;"},
}

// same are doubts that change no row.
var same = []doubt{
	{"Table", "SELECT count(*) FROM shops WHERE town = 'Nowhere';", "shops", "stalls", ""},
	{"Aggregate", "SELECT max(price) FROM shops WHERE id = 1;", "max", "min", ""},
	{"ConditionColumn", "SELECT name FROM shops WHERE price > 1;", "price", "rating", ""},
	{"Operator", "SELECT name FROM shops WHERE price > 1;", ">", ">=", ""},
	{"Value", "SELECT name FROM shops WHERE price > 21;", "21", "22", ""},
	{"Order", "SELECT name FROM shops ORDER BY price LIMIT 1;", "price", "id", ""},
	{"Limit", "SELECT name FROM shops WHERE price > 20 ORDER BY price LIMIT 10;", "10", "11", ""},
	{"Group", "SELECT count(*) FROM shops GROUP BY id;", "id", "name", ""},
}

func shopsIn(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range shops {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// With the default detector, a doubtful token is asked about, whatever it decides: both statements
// are offered, through ask and over the websocket. Skipping leaves the confidence unchanged.
func TestEveryKindIsAskedAbout(t *testing.T) {
	asked, named := 0, 0
	for _, d := range doubts {
		t.Run(d.name, func(t *testing.T) {
			var sent atomic.Int32
			script := llmtest.GoingOn(llmtest.Doubtful(d.statement, d.token, d.other, d.with))
			counted := func(r llmtest.Request) llmtest.Response {
				if !strings.Contains(r.Last, `"task"`) { // texts are read as well
					sent.Add(1)
				}
				return script(r)
			}
			out, status := ask(t, counted, map[string]string{}, "--data", shopsIn(t), "what is asked here about the shops?")
			turns, _ := out["turns"].([]any)
			if status != 0 || len(turns) != 1 {
				t.Fatalf("status %d, asked %d times: %v", status, len(turns), out)
			}
			asked++
			turn := turns[0].(map[string]any)
			options, _ := turn["options"].([]any)
			if len(options) < 2 || strings.Contains(fmt.Sprint(options), "id:yes") {
				t.Errorf("the other is not named: %v", turn)
				return
			}
			named++
			if sure := out["confidence"].(float64); sure > .6 {
				t.Errorf("left alone, it is %.2f sure", sure)
			}
			if sent.Load() > 3 {
				t.Errorf("%d requests", sent.Load())
			}
			t.Logf("%d requests; %s", sent.Load(), fmt.Sprint(turn["question"], options))
		})
	}
	if asked < len(doubts) || named < len(doubts) {
		t.Errorf("asked %d, named %d of %d", asked, named, len(doubts))
	}
}

// Every other detector asks about it as well, with a yes/no question if it does not compare
// results; whether the data can answer is asked by offering the nearest answers, as with the
// default.
func TestEveryDetectorAsks(t *testing.T) {
	dir := shopsIn(t)
	for _, detector := range []string{"probability=0.95", "dropout=0.05", "any"} {
		for _, d := range doubts {
			script := llmtest.GoingOn(llmtest.Doubtful(d.statement, d.token, d.other, d.with))
			out, status := ask(t, script, map[string]string{}, "--detector", detector, "--data", dir,
				"what is asked here about the shops?")
			turns, _ := out["turns"].([]any)
			if status != 0 || len(turns) == 0 {
				t.Errorf("%s of %s: status %d, asked %d times", detector, d.name, status, len(turns))
				continue
			}
			options := fmt.Sprint(turns[0].(map[string]any)["options"])
			if d.with == "NONE" && strings.Contains(options, "id:yes") {
				t.Errorf("%s of %s: %v", detector, d.name, turns[0])
			}
		}
	}
}

// Without log-probabilities the embedded parser is a second opinion: the choice is between readings with different
// results, and one request suffices, apart from the refused one for log-probabilities and the sentences about the
// rows.
func TestSecondOpinion(t *testing.T) {
	for town, asked := range map[string]int{"Lisbon": 0, "Porto": 1} {
		statements := 0
		out, status := ask(t, llmtest.NoLogprobs(true, func(r llmtest.Request) llmtest.Response {
			if !r.ForStatement() {
				return llmtest.Response{Text: "{}"}
			}
			statements++
			return llmtest.Response{Text: "SELECT name FROM places WHERE town = '" + town + "';"}
		}), map[string]string{"SURELY_TIMEOUT": "20s"}, "Which places are in Lisbon?")
		turns, _ := out["turns"].([]any)
		if status != 0 || len(turns) != asked || statements != 1 {
			t.Errorf("%s: status %d, %d statements, asked %v", town, status, statements, turns)
			continue
		}
		for _, turn := range turns {
			if options := fmt.Sprint(turn.(map[string]any)["options"]); !strings.Contains(options, "Lisbon") ||
				!strings.Contains(options, "Porto") {
				t.Errorf("offers %s", options)
			}
		}
	}
}

// A doubt that changes no row is not asked about.
func TestHarmlessDoubtIsNotAsked(t *testing.T) {
	for _, d := range same {
		t.Run(d.name, func(t *testing.T) {
			script := llmtest.GoingOn(llmtest.Doubtful(d.statement, d.token, d.other, d.with))
			out, status := ask(t, script, map[string]string{}, "--data", shopsIn(t), "what is asked here about the shops?")
			if turns, _ := out["turns"].([]any); status != 0 || len(turns) > 0 {
				t.Errorf("status %d, asked: %v", status, out["turns"])
			}
		})
	}
}

// Over the websocket each doubt is a choice, picking an option ends the turn with its statement,
// and skipping leaves the doubtful part's confidence unchanged.
func TestDoubtsInTheChat(t *testing.T) {
	var now atomic.Pointer[llmtest.Script]
	s := serveModel(t, func(r llmtest.Request) llmtest.Response { return (*now.Load())(r) }, nil, "--data", shopsIn(t))
	for _, d := range doubts {
		t.Run(d.name, func(t *testing.T) {
			script := llmtest.GoingOn(llmtest.Doubtful(d.statement, d.token, d.other, d.with))
			now.Store(&script)
			for _, reply := range []string{"2", "skip"} {
				chat := dial(t, s.url)
				chat.until("hello")
				chat.send(map[string]any{"type": "source", "name": "shops"})
				chat.send(map[string]any{"type": "ask",
					"text": "what is asked here about the shops, " + strings.ToLower(d.name) + "?"})
				e := chat.until("clarify", "result", "reply", "error")
				for e["type"] == "reply" && strings.Contains(fmt.Sprint(e["text"]), "shops") && e["declined"] == nil {
					e = chat.until("clarify", "result", "reply", "error")
				}
				options, _ := e["options"].([]any)
				if e["type"] != "clarify" || len(options) < 2 {
					t.Fatalf("%v", e)
				}
				value := reply
				if d.with == "NONE" && reply == "2" {
					value = "none"
				}
				chat.send(map[string]any{"type": "answer", "id": e["id"], "value": value})
				end := chat.until("clarify", "result", "reply", "error")
				suql, _ := end["suql"].(string)
				sure, _ := end["confidence"].(float64)
				switch {
				case value == "none":
					if end["declined"] != true {
						t.Errorf("none: %v", end)
					}
				case reply == "2" && suql+";" != strings.ReplaceAll(d.with, "shops.name", "name"):
					t.Errorf("picked the other: %s, not %s", suql, d.with)
				case reply == "skip" && (suql+";" != d.statement || sure > .6):
					t.Errorf("skipped: %.2f sure of %s", sure, suql)
				}
			}
		})
	}
}

// Replies stored with --keep-replies are deleted with their conversation.
func TestKeptRepliesGo(t *testing.T) {
	home, d := t.TempDir(), doubts[0]
	script := llmtest.GoingOn(llmtest.Doubtful(d.statement, d.token, d.other, d.with))
	s := serveModel(t, script, nil, "--data", shopsIn(t), "--keep-replies", "--home", home)
	chat := dial(t, s.url)
	hello := chat.until("hello")
	chat.send(map[string]any{"type": "source", "name": "shops"})
	chat.send(map[string]any{"type": "ask", "text": "what is asked here about the shops?"})
	chat.send(map[string]any{"type": "answer", "id": chat.until("clarify")["id"], "value": "2"})
	chat.until("result")
	kept, err := state.Open(filepath.Join(home, stateFile))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	replies := func() int {
		found, err := kept.Feedback().Of(t.Context(), app.ReplyRemark, time.Time{})
		if err != nil {
			t.Fatal(err)
		}
		return len(found)
	}
	if replies() == 0 {
		t.Fatal("no reply is kept")
	}
	r, err := http.PostForm(s.url+"/chat/delete", url.Values{"conversation": {fmt.Sprint(hello["conversation"])},
		"token": {fmt.Sprint(hello["token"])}})
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	if r.StatusCode != http.StatusNoContent || replies() > 0 {
		t.Errorf("deleted with status %d, %d replies are left", r.StatusCode, replies())
	}
}

// With SURELY_MEASURE set: the wait until the question and the number of requests, with a server
// that takes .3 s for a prompt and 30 ms per token.
func TestWaitForTheQuestion(t *testing.T) {
	if os.Getenv("SURELY_MEASURE") == "" {
		t.Skip("SURELY_MEASURE is not set")
	}
	var now atomic.Pointer[llmtest.Script]
	var sent atomic.Int32
	s := serveModel(t, func(r llmtest.Request) llmtest.Response {
		sent.Add(1)
		resp := (*now.Load())(r)
		resp.Delay, resp.Drip = 300*time.Millisecond, 30*time.Millisecond
		return resp
	}, nil, "--data", shopsIn(t))
	for _, d := range doubts {
		script := llmtest.GoingOn(llmtest.Doubtful(d.statement, d.token, d.other, d.with))
		now.Store(&script)
		sent.Store(0)
		chat := dial(t, s.url)
		chat.until("hello")
		chat.send(map[string]any{"type": "source", "name": "shops"})
		begun := time.Now()
		chat.send(map[string]any{"type": "ask",
			"text": "what is asked here about the shops, " + strings.ToLower(d.name) + "?"})
		chat.until("clarify")
		t.Logf("%-24s %4d ms, %d requests", d.name, time.Since(begun).Milliseconds(), sent.Load())
	}
}
