package llm_test

import (
	"bytes"
	"context"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// A server that sends requests on to another one does not get that one the key, be it a port away.
func TestRedirectsKeepTheKey(t *testing.T) {
	var heard string
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter,
		r *http.Request) {
		heard += r.Header.Get("Authorization") + "!"
	}))
	defer other.Close()
	for _, status := range []int{301, 302, 303, 307, 308} {
		sly := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter,
			r *http.Request) {
			http.Redirect(w, r, other.URL+r.URL.Path, status)
		}))
		_, err := llm.New(llm.Options{BaseURL: sly.URL + "/v1", Key: "sk-verysecret99"}).Complete(context.Background(),
			prompt("hi"))
		if err == nil || strings.Contains(err.Error(), other.URL) {
			t.Errorf("%d: %v", status, err)
		}
		if _, err := llm.Models(context.Background(), sly.URL+"/v1", "sk-verysecret99"); err == nil {
			t.Errorf("%d: the list of models was taken from elsewhere", status)
		}
		sly.Close()
	}
	if heard != "" {
		t.Errorf("the other server heard %q", heard)
	}
}

// A reply that does not end is not read to its end.
func TestHugeReply(t *testing.T) {
	endless := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Write([]byte(`{"choices":[{"message":{"content":"`))
		for chunk := bytes.Repeat([]byte("x"), 1<<20); ; {
			if _, err := w.Write(chunk); err != nil {
				return
			}
		}
	}))
	defer endless.Close()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	_, err := llm.New(llm.Options{BaseURL: endless.URL + "/v1", Timeout: 20 * time.Second}).Complete(context.Background(),
		prompt("hi"))
	runtime.ReadMemStats(&after)
	if err == nil || time.Since(start) > 15*time.Second {
		t.Errorf("after %v: %v", time.Since(start), err)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 200<<20 {
		t.Errorf("it allocated %d MB", took>>20)
	}
}

// book is what a state keeps.
type book map[string]llm.Budget

func (b book) Spend(_ context.Context, day string, calls, tokens int) (int, int, error) {
	b[day] = llm.Budget{Calls: b[day].Calls + calls, Tokens: b[day].Tokens + tokens}
	return b[day].Calls, b[day].Tokens, nil
}

// A day's budget is not given anew by a restart, and is the same for all that share the book.
func TestBudgetSurvives(t *testing.T) {
	kept := book{}
	s := llmtest.NewScripted(llmtest.ReplyWith("hello"))
	defer s.Close()
	start := func() *llm.Client {
		return llm.New(llm.Options{BaseURL: s.URL + "/v1", Budget: llm.Budget{Calls: 3}, Book: kept})
	}
	first, second := start(), start()
	for i, c := range []*llm.Client{first, second, first} {
		if _, err := c.Complete(context.Background(), prompt("hi")); err != nil {
			t.Fatalf("call %d: %v", i, err)
		}
	}
	for name, c := range map[string]*llm.Client{"that spent it": first, "anew": start()} {
		if _, err := c.Complete(context.Background(), prompt("hi")); err == nil ||
			!strings.Contains(err.Error(), "budget of calls for this day") {
			t.Errorf("a process %s: %v", name, err)
		}
	}
	if n := s.Requests(); n != 3 {
		t.Errorf("%d calls of 3", n)
	}
}

type askerKey struct{}

// A visitor who has spent a day's budget does not stop others, after a restart, too.
func TestBudgetOfAVisitor(t *testing.T) {
	kept := book{}
	s := llmtest.NewScripted(llmtest.ReplyWith("hello"))
	defer s.Close()
	ask := func(c *llm.Client, name string) error {
		ctx := context.WithValue(context.Background(), askerKey{},
			llm.Account{Name: name, Budget: llm.Budget{Calls: 2}})
		_, err := c.Complete(ctx, prompt("hi"))
		return err
	}
	start := func() *llm.Client {
		return llm.New(llm.Options{BaseURL: s.URL + "/v1", Budget: llm.Budget{Calls: 3}, Book: kept,
			AccountOf: func(ctx context.Context) (llm.Account, bool) {
				a, ok := ctx.Value(askerKey{}).(llm.Account)
				return a, ok
			}})
	}
	c := start()
	for i, test := range []struct{ name, says string }{{"a", ""}, {"a", ""}, {"a", "day and visitor"}, {"b", ""},
		{"b", "this day is"}} {
		if i == 2 {
			c = start()
		}
		err := ask(c, test.name)
		if (err == nil) != (test.says == "") || err != nil && !strings.Contains(err.Error(), test.says) {
			t.Errorf("request %d, of %s: %v", i, test.name, err)
		}
	}
	if n := s.Requests(); n != 3 {
		t.Errorf("%d calls", n)
	}
}
