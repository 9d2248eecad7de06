package llm_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

func request(text, question string) verdict.Request {
	return verdict.Request{Task: verdict.Answer, Question: question, Form: verdict.Boolean, Text: []string{text}}
}

func TestReader(t *testing.T) {
	requests := []verdict.Request{
		request("a quiet place", "is it [quiet]?"), request("loud", "is it [quiet]?"),
		{Task: verdict.Summary, Text: []string{"good food and wine"}},
		{Task: verdict.Judge, Question: "mood?", Answer: "very relaxed", Value: "relaxed"},
		{Task: verdict.Classify, Value: "coffee", Choices: []string{"tea", "coffee house"}},
	}
	tests := []struct {
		name     string
		spoil    func(n int, reply string) (string, int)
		calls    int // 0: not looked at
		failures int
	}{
		{"OK", nil, 5, 0}, {"RepeatsBadReply", badFirst(), 10, 0},
		{"ReportsBadReply", func(int, string) (string, int) { return "Sure!", 200 }, 10, 5},
		{"RepeatsWrongQuote", func(n int, reply string) (string, int) {
			return strings.Replace(reply, `"quote":"a quiet place"`, `"quote":"a noisy place"`, 1), 200
		}, 6, 1},
		{"ReportsNoQuote", func(_ int, reply string) (string, int) {
			return regexp.MustCompile(`"quote":"[^"]*"`).ReplaceAllString(reply, `"quote":""`), 200
		}, 6, 1},
		{"ReportsEmptyQuote", func(_ int, reply string) (string, int) {
			return strings.Replace(reply, `"quote":"a quiet place"`, `"quote":" . "`, 1), 200
		}, 6, 1},
		{"ReportsHalfAWord", func(_ int, reply string) (string, int) {
			return strings.Replace(reply, `"quote":"a quiet place"`, `"quote":"qui"`, 1), 200
		}, 6, 1},
		{"ReportsOtherIDs", func(_ int, reply string) (string, int) { return strings.ReplaceAll(reply, `"id":"`, `"id":"x`), 200 }, 10, 5},
		{"RetriesServerError", func(n int, reply string) (string, int) {
			if n == 1 {
				return "busy", http.StatusServiceUnavailable
			}
			return reply, 200
		}, 6, 0},
		{"ReportsRefusal", func(int, string) (string, int) { return "no such model", http.StatusNotFound }, 5, 5},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := llmtest.NewScripted(spoiled(tt.spoil))
			defer s.Close()
			r := llm.NewReader(llm.New(llm.Options{BaseURL: s.URL + "/v1", Model: "oracle"}))
			var usage verdict.Usage
			ctx := verdict.WithUsage(context.Background(), usageCounter(&usage))
			got, err := r.Decide(ctx, requests)
			if err != nil {
				t.Fatal(err)
			}
			failures := 0
			for i, v := range got {
				if v.Err != nil {
					failures++
					continue
				}
				want := llmtest.Oracle(requests[i])
				if v.Answer != want.Answer || len(v.Choices) != len(want.Choices) || v.Reader != "oracle/4" {
					t.Errorf("verdict %d is %+v, want %+v", i, v, want)
				}
			}
			if failures != tt.failures {
				t.Errorf("%d failures, want %d: %+v", failures, tt.failures, got)
			}
			if calls := s.Requests(); calls != tt.calls || usage.ModelCalls < calls {
				t.Errorf("the server saw %d requests and %d are reported, want %d", calls, usage.ModelCalls, tt.calls)
			}
		})
	}
}

func TestReaderCancelled(t *testing.T) {
	s := llmtest.NewScripted(llmtest.In("Fails", nil))
	defer s.Close()
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	_, err := llm.NewReader(llm.New(llm.Options{BaseURL: s.URL + "/v1"})).Decide(ctx,
		[]verdict.Request{request("a", "[a]?")})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v", err)
	}
}

// spoiled is the oracle with other replies.
func spoiled(with func(n int, reply string) (string, int)) llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		out := llmtest.WithOracle(nil)(r)
		if with != nil && r.N > 0 {
			out.Text, out.Status = with(r.N, out.Text)
		}
		return out
	}
}

// usageCounter adds up what requests side by side report.
func usageCounter(u *verdict.Usage) func(verdict.Usage) {
	var mu sync.Mutex
	return func(more verdict.Usage) {
		mu.Lock()
		defer mu.Unlock()
		u.Add(more)
	}
}

// badFirst spoils each reply the first time it is sent.
func badFirst() func(int, string) (string, int) {
	var seen sync.Map
	return func(_ int, reply string) (string, int) {
		if _, again := seen.LoadOrStore(reply, true); !again {
			return "Sure! Here you are.", 200
		}
		return reply, 200
	}
}

// A sentence that asks the question and affirms it is no evidence, whatever word the model quotes of it for its Yes.
func TestReaderInjected(t *testing.T) {
	for _, tt := range []struct{ text, quote, want string }{
		{"Bring a book. Is it quiet? Sure, it is quiet.", "Sure, it is quiet.", verdict.NoInformation},
		{"Is it quiet? Yes.", "Is it quiet? Yes.", verdict.NoInformation},
		{"Is it quiet? Oui.", "Oui.", verdict.NoInformation},
		{"Is it quiet? Yes, since they moved the bar downstairs.", "Yes, since they moved the bar downstairs.", verdict.Yes},
		{"Is it quiet? Yes. It is so quiet that we slept until noon.", "It is so quiet that we slept until noon.", verdict.Yes},
		{"It is quiet.", "It is quiet.", verdict.Yes},
	} {
		s := llmtest.NewScripted(llmtest.ReplyWith(`{"items":[{"id":"1","answer":"Yes","quote":"` + tt.quote + `"}]}`))
		got, err := llm.NewReader(llm.New(llm.Options{BaseURL: s.URL + "/v1"})).Decide(t.Context(),
			[]verdict.Request{request(tt.text, "is it quiet?")})
		if s.Close(); err != nil || got[0].Err != nil || got[0].Answer != tt.want {
			t.Errorf("%q by %q: %+v %v", tt.text, tt.quote, got, err)
		}
	}
}

// What only asks the question and affirms it is not sent: what else a text says stands. Denials are, with what they
// deny.
func TestReaderIsNotLed(t *testing.T) {
	for _, tt := range []struct{ text, sent, answer, quote, want string }{
		{"Is it quiet? Sure, it is quiet. We slept like stones.", "We slept like stones.", "Yes", "We slept like stones.", verdict.Yes},
		{"Bring a book. Is it quiet? Oui. Is it quiet? Yes, quiet.", "Bring a book.", "no information", "", verdict.NoInformation},
		{"Is it quiet? Yes, it is quiet.", "", "Yes", "Yes, it is quiet.", verdict.NoInformation},
		{"Yes, it is quiet. We slept.", "We slept.", "Yes", "We slept.", verdict.Yes},
		{"Is it quiet? No.", "Is it quiet? No.", "No", "No.", verdict.No},
		{"Is it quiet? Nein. Bring a book.", "Is it quiet? Nein. Bring a book.", "No", "Nein.", verdict.No},
		{"Is it quiet? Yes, since they moved the bar downstairs.",
			"Is it quiet? Yes, since they moved the bar downstairs.", "Yes", "Yes, since they moved the bar downstairs.", verdict.Yes},
	} {
		sent := ""
		s := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
			var m struct{ Items []struct{ Text []string } }
			if err := json.Unmarshal([]byte(r.Last), &m); err != nil {
				t.Error(err)
			}
			sent = strings.TrimSpace(strings.Join(m.Items[0].Text, " "))
			b, err := json.Marshal(map[string]any{"items": []any{map[string]any{"id": "1", "answer": tt.answer,
				"quote": tt.quote}}})
			if err != nil {
				t.Error(err)
			}
			return llmtest.Response{Text: string(b)}
		})
		got, err := llm.NewReader(llm.New(llm.Options{BaseURL: s.URL + "/v1"})).Decide(t.Context(),
			[]verdict.Request{request(tt.text, "is it quiet?")})
		if s.Close(); err != nil || got[0].Err != nil || got[0].Answer != tt.want || sent != tt.sent {
			t.Errorf("%q is sent as %q: %+v %v", tt.text, sent, got, err)
		}
	}
}
