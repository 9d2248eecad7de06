package e2e

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// serveModel serves places with a scripted model server.
func serveModel(t *testing.T, script llmtest.Script, env map[string]string, args ...string) *served {
	t.Helper()
	server := llmtest.NewScripted(script)
	t.Cleanup(server.Close)
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/places.csv", []byte(places), 0o600); err != nil {
		t.Fatal(err)
	}
	getenv := func(name string) string {
		switch name {
		case "OPENAI_BASE_URL":
			return server.URL + "/v1"
		case "SURELY_MODEL":
			return "m"
		}
		return env[name]
	}
	return serveWith(t, dir+"/home", getenv, append([]string{"--data", dir + "/places.csv"}, args...)...)
}

// inSteps is a planner's script: a query that fails, one that works, one that uses its rows, and the end. With
// endless it asks for row after row.
func inSteps(stops bool) llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		if !strings.Contains(r.Last, `"task":"step"`) {
			return llmtest.Response{}
		}
		switch made := strings.Count(r.Last, `"thought"`); {
		case !stops:
			return llmtest.Response{Text: `{"thought":"one more","suql":"SELECT name FROM places WHERE id = ` +
				strings.Repeat("1", made+1) + `","done":false}`}
		case made == 0:
			return llmtest.Response{Text: `{"thought":"where is it?","suql":"SELECT twn FROM places WHERE name = 'The Heron'","done":false}`}
		case strings.Contains(r.Last, "twn") && made == 1 && strings.Contains(r.Last, "does not exist"):
			return llmtest.Response{Text: `{"thought":"by its right name","suql":"SELECT town FROM places WHERE name = 'The Heron'","done":false}`}
		case made == 2 && strings.Contains(r.Last, `"rows":[["Lisbon"]]`):
			return llmtest.Response{Text: `{"thought":"what else is there","suql":"SELECT name FROM places WHERE town = 'Lisbon' AND name <> 'The Heron'","done":false}`}
		}
		return llmtest.Response{Text: `{"thought":"that is it","suql":"","done":true}`}
	}
}

// In the chat, a question may take several queries: each is shown as it is made, failures included, within the
// limits on steps and the question's budget.
func TestStepsInTheChat(t *testing.T) {
	for _, tt := range []struct {
		name    string
		stops   bool
		env     map[string]string
		steps   int
		partial bool
		rows    int
	}{
		{"Three", true, nil, 3, false, 1},
		{"TooMany", false, nil, 5, true, 0},
		{"OutOfBudget", true, map[string]string{"SURELY_QUESTION_BUDGET": "calls=4"}, 2, true, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			chat := dial(t, serveModel(t, inSteps(tt.stops), tt.env, "--steps").url)
			chat.until("hello")
			chat.send(map[string]any{"type": "ask", "text": "what else is where The Heron is?"})
			var steps []map[string]any
			e := chat.until("step", "result", "reply", "error")
			for ; e["type"] == "step"; e = chat.until("step", "result", "reply", "error") {
				steps = append(steps, e)
			}
			partial, _ := e["partial"].(bool)
			rows, _ := e["rows"].([]any)
			if e["type"] != "result" || len(steps) != tt.steps || partial != tt.partial || len(rows) != tt.rows {
				t.Fatalf("%d steps, then %v", len(steps), e)
			}
			for i, s := range steps {
				if s["number"] != float64(i+1) || s["thought"] == "" || !strings.HasPrefix(s["suql"].(string), "SELECT") {
					t.Errorf("step %d: %v", i+1, s)
				}
			}
			if failed, _ := steps[0]["error"].(string); tt.stops && !strings.Contains(failed, `column "twn" does not exist`) {
				t.Errorf("the first step fails with %q", failed)
			}
			if e["suql"] != steps[len(steps)-1]["suql"] {
				t.Errorf("the answer is %v's", e["suql"])
			}
		})
	}
}

// refusing is a server that refuses every request permanently, with a message not meant for
// visitors.
func refusing(status int) llmtest.Script {
	return func(llmtest.Request) llmtest.Response {
		return llmtest.Response{Status: status, Text: "not with sk-…99"}
	}
}

// A server that fails during a conversation only costs that turn its model: the embedded reader
// answers, the page says why, and the next question is answered as usual.
func TestChatOutlivesFaults(t *testing.T) {
	for name, fault := range map[string]llmtest.Script{
		"500":     llmtest.Broken(-1, inLisbon()),
		"429":     llmtest.Storm(1000, "0.01", inLisbon()),
		"Cut":     llmtest.CutOff(10, inLisbon()),
		"Hang":    llmtest.Slow(10*time.Second, inLisbon()),
		"Garbage": llmtest.Babble(),
		"Key":     refusing(http.StatusUnauthorized),
		"Model":   refusing(http.StatusNotFound),
		"Request": refusing(http.StatusBadRequest),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var failing atomic.Bool
			well := inLisbon()
			s := serveModel(t, func(r llmtest.Request) llmtest.Response {
				if failing.Load() {
					return fault(r)
				}
				return well(r)
			}, map[string]string{"SURELY_TIMEOUT": "300ms"}, "--detector", "never")
			chat := dial(t, s.url)
			hello := chat.until("hello")
			for i, want := range []string{"", "without it", ""} {
				failing.Store(want != "")
				chat.send(map[string]any{"type": "ask", "text": "Which places are in Lisbon" + strings.Repeat("?", i+1)})
				e := chat.until("result", "reply", "error")
				reply, _ := e["reply"].(string)
				if e["type"] != "result" || strings.Contains(reply, "language model") != (want != "") ||
					!strings.Contains(reply, want) || strings.Contains(reply, "sk-") || len(e["rows"].([]any)) != 2 {
					t.Fatalf("question %d: %v", i+1, e)
				}
			}
			again := dial(t, s.url)
			again.until("hello")
			again.send(map[string]any{"type": "resume", "conversation": hello["conversation"], "token": hello["token"],
				"after": 0})
			for range 3 {
				if e := again.until("result", "reply", "error"); e["type"] != "result" {
					t.Errorf("kept %v", e)
				}
			}
		})
	}
}

// Features the model server lacks are worked around, and the data page says how.
func TestDataPageShowsServerLimits(t *testing.T) {
	s := serveModel(t, llmtest.NoStream(llmtest.NoSchema(true, llmtest.NoLogprobs(true, withReader(inLisbon())))), nil,
		"--detector", "never")
	if said := dataPage(t, s.url); !strings.Contains(said, "language model m") || strings.Contains(said, "Its server") {
		t.Errorf("before anything was asked: %s", said)
	}
	chat := dial(t, s.url)
	chat.until("hello")
	chat.send(map[string]any{"type": "ask", "text": "Which places are in Lisbon?"})
	if e := chat.until("result", "reply", "error"); e["type"] != "result" || len(e["rows"].([]any)) != 2 {
		t.Fatalf("%v", e)
	}
	chat.send(map[string]any{"type": "run",
		"suql": "SELECT name FROM places WHERE answer(notes, 'is it [quiet]?') = 'Yes'"})
	if e := chat.until("result", "reply", "error"); e["type"] != "result" {
		t.Fatalf("%v", e)
	}
	said := dataPage(t, s.url)
	for _, lacks := range []string{"no usable log-probabilities: the embedded reader gives a second opinion",
		"does not stream: replies come in one piece",
		"takes no form for replies: they are read as plain text"} {
		if !strings.Contains(said, lacks) {
			t.Errorf("the data page does not tell that the server %s", lacks)
		}
	}
}

// withReader answers a reader's messages by rule and leaves the others to a script.
func withReader(then llmtest.Script) llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		if text, _, err := llmtest.OracleReply(r.Last); err == nil && strings.Contains(r.Last, `"items"`) {
			return llmtest.Response{Text: text}
		}
		return then(r)
	}
}

func dataPage(t *testing.T, url string) string {
	t.Helper()
	r, err := http.Get(url + "/data")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

// While a statement is being written, its parts are shown as they arrive, each with its tokens' confidence:
// before the statement ends, and the rows before any text about them. With SURELY_MEASURE set it must be
// quick: the first part within 300 ms of the first token, rows within 100 ms of the last.
func TestPartsAreShownAsTheyAreWritten(t *testing.T) {
	var first, last atomic.Int64 // when these tokens were sent
	quick := func(what string, sent *atomic.Int64, within time.Duration) {
		took := time.Since(time.Unix(0, sent.Load()))
		t.Logf("%s after %v", what, took.Round(time.Millisecond/10))
		if os.Getenv("SURELY_MEASURE") != "" && took > within {
			t.Errorf("%s after %v, want %v", what, took, within)
		}
	}
	release := make(chan struct{})
	said := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var asked struct{ Messages []struct{ Content string } }
		if json.NewDecoder(r.Body).Decode(&asked) != nil || len(asked.Messages) == 0 {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		say := func(text string) {
			piece, _ := json.Marshal(text)
			fmt.Fprintf(w, `data: {"choices":[{"index":0,"delta":{"content":%s},"logprobs":{"content":[{"token":%s,"logprob":-0.1,`+
				`"top_logprobs":[]}]}}]}`+"\n\n", piece, piece)
			w.(http.Flusher).Flush()
		}
		if !strings.Contains(asked.Messages[len(asked.Messages)-1].Content, "Question: ") {
			<-said
			say(`{"row":0,"text":"The Heron is in Lisbon."}`)
		} else {
			first.Store(time.Now().UnixNano())
			say("SELECT")
			say(" name")
			<-release
			for _, piece := range []string{" FROM", " places", " WHERE", " town", " =", " '", "Lisbon", "'"} {
				say(piece)
			}
			<-release
			last.Store(time.Now().UnixNano())
			say(";")
		}
		fmt.Fprint(w, `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`+"\n\ndata: [DONE]\n\n")
	}))
	t.Cleanup(server.Close)
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/places.csv", []byte(places), 0o600); err != nil {
		t.Fatal(err)
	}
	getenv := func(name string) string {
		return map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m"}[name]
	}
	chat := dial(t, serveWith(t, dir+"/home", getenv, "--data", dir+"/places.csv", "--detector", "never").url)
	chat.until("hello")
	chat.send(map[string]any{"type": "ask", "text": "Which places are in Lisbon?"})
	shows := func(text string) {
		t.Helper()
		for {
			if e := chat.until("state", "result"); e["type"] == "result" || strings.Contains(fmt.Sprint(e["components"]), text) {
				if e["type"] == "result" {
					t.Fatalf("the end came before %q", text)
				}
				return
			}
		}
	}
	shows("…")
	quick("first sign", &first, 300*time.Millisecond)
	shows("name")
	quick("first chip", &first, 300*time.Millisecond)
	release <- struct{}{}
	shows("Lisbon")
	release <- struct{}{}
	if e := chat.until("result", "phrase"); e["type"] != "result" || len(e["rows"].([]any)) != 2 {
		t.Fatalf("%v", e)
	}
	quick("rows", &last, 100*time.Millisecond)
	close(said)
	if e := chat.until("phrase"); e["text"] != "The Heron is in Lisbon." {
		t.Errorf("%v", e)
	}
}

// Two people ask the same while the model is silent: either can stop at once, and ask again when it speaks.
func TestStoppedAndAskedAgain(t *testing.T) {
	speaks, asked := make(chan bool), "Which places are in Lisbon?"
	then := inLisbon()
	s := serveModel(t, func(r llmtest.Request) llmtest.Response { <-speaks; return then(r) }, nil)
	release := sync.OnceFunc(func() { close(speaks) })
	t.Cleanup(release)
	b := browser.Start(t)
	var tabs []*browser.Tab
	for range 2 {
		tab := b.Tab(t)
		visit(tab, s.url)
		tab.Keys(asked + "\r")
		tab.Wait(lastState + ` === "working"`)
		tabs = append(tabs, tab)
	}
	for _, tab := range []*browser.Tab{tabs[1], tabs[0]} {
		tab.Click(`[data-do="stop"]`)
		tab.WaitFor(3*time.Second, lastState+` === "failed"`)
		if said := tab.Text(".trouble"); !strings.HasPrefix(said, "Stopped") {
			t.Errorf("it says %q", said)
		}
	}
	release()
	for _, tab := range tabs {
		tab.Click(`[data-testid="ask-again"]`)
		tab.Wait(settled + ` && ` + lastState + ` !== "failed"`)
		if n := tab.Count(".turn"); n != 1 {
			t.Errorf("%d turns", n)
		}
	}
}
