package llm_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/port"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

func prompt(text string) llm.Prompt {
	return llm.Prompt{User: text, MaxTokens: 50}
}

// client returns a client of a server that follows the script, and the server.
func client(t *testing.T, script llmtest.Script, change ...func(*llm.Options)) (*llm.Client, *llmtest.Server) {
	t.Helper()
	s := llmtest.NewScripted(script)
	t.Cleanup(s.Close)
	o := llm.Options{BaseURL: s.URL + "/v1", Key: "sk-verysecret99", Model: "m", Timeout: 2 * time.Second}
	for _, f := range change {
		f(&o)
	}
	return llm.New(o), s
}

// TestUnreachable says why there is no reply, but not where the server is.
func TestUnreachable(t *testing.T) {
	for at, want := range map[string]string{
		"http://" + port.Refused(t) + "/v1": "the model's server cannot be reached: connection refused",
		"http://nowhere.invalid:8000/v1":    "the model's server cannot be reached: ",
	} {
		_, err := llm.New(llm.Options{BaseURL: at, Tries: 1}).Complete(context.Background(), prompt("hi"))
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "invalid") ||
			strings.Contains(err.Error(), "127.0.0.1") {
			t.Errorf("%s: %v", at, err)
		}
		var coded interface{ SQLState() string }
		if !errors.As(err, &coded) || coded.SQLState() != "08006" {
			t.Errorf("%s: %T has no code", at, err)
		}
	}
}

func TestComplete(t *testing.T) {
	hello := llmtest.ReplyWith("hello")
	for _, tt := range []struct {
		name   string
		script llmtest.Script
		want   string // the reply, or "error: " and a part of the message
		calls  int
	}{
		{"OK", hello, "hello", 1}, {"Busy", llmtest.In("BusyOnce", hello), "hello", 2},
		{"Failed", llmtest.In("FailsOnce", hello), "hello", 2},
		{"Fails", llmtest.In("Fails", hello), "error: the model's server failed (status 500); please try again", 3},
		{"Cut", llmtest.In("Cut", hello), "error: the model's reply was cut off; please try again", 3},
		{"Refused", llmtest.In("RefusesAll", hello), "error: the model cannot be reached; the log", 1},
		{"Secret", llmtest.In("WrongKey", hello), "error: the model cannot be reached; the log", 1},
		{"Empty", llmtest.In("NoChoices", hello), "error: the model's server gave no usable reply", 3},
		{"WebPage", llmtest.In("AWebPage", hello), "error: the model's server gave no usable reply", 1},
		{"Endless", llmtest.In("Endless", hello), "and on", 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			c, s := client(t, tt.script, func(o *llm.Options) { o.Tries = 3 })
			var used verdict.Usage
			reply, err := c.Complete(verdict.WithUsage(context.Background(), usageCounter(&used)), prompt("hi"))
			got := ""
			if err != nil {
				got = "error: " + err.Error()
			} else {
				got = reply.Text
			}
			if part, isError := strings.CutPrefix(tt.want, "error: "); isError && (err == nil || !strings.Contains(got, part)) ||
				!isError && !strings.HasPrefix(got, tt.want) {
				t.Errorf("got %.200q, want %q", got, tt.want)
			}
			if strings.Contains(got, "verysecret") {
				t.Errorf("the key is told: %s", got)
			}
			if s.Requests() != tt.calls || used.ModelCalls < tt.calls {
				t.Errorf("%d requests, %d reported, want %d", s.Requests(), used.ModelCalls, tt.calls)
			}
		})
	}
}

func TestTimeoutCancels(t *testing.T) {
	c, s := client(t, llmtest.In("Hangs", nil),
		func(o *llm.Options) { o.Timeout, o.Tries = 30*time.Millisecond, 2 })
	start := time.Now()
	_, err := c.Complete(context.Background(), prompt("hi"))
	if err == nil || !strings.Contains(err.Error(), "no reply within 30ms") || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	if s.Requests() != 1 || time.Since(start) > 3*time.Second {
		t.Errorf("%d requests in %s", s.Requests(), time.Since(start))
	}
}

// A reply that suffices is ended there; one that breaks off before is asked for again.
func TestEnough(t *testing.T) {
	p := prompt("count")
	p.Enough = func(text string) bool { return strings.HasSuffix(text, "two") }
	c, _ := client(t, llmtest.ReplyWith("one two three"))
	if reply, err := c.Complete(t.Context(), p); err != nil || reply.Text != "one two" || reply.Usage.PromptTokens == 0 {
		t.Errorf("%+v, %v", reply, err)
	}
	p.Enough = func(string) bool { return false }
	c, s := client(t, llmtest.In("Cut", llmtest.ReplyWith("one two three four five")),
		func(o *llm.Options) { o.Tries = 2 })
	if _, err := c.Complete(t.Context(), p); err == nil || !strings.Contains(err.Error(), "cut off") || s.Requests() != 2 {
		t.Errorf("%v after %d requests", err, s.Requests())
	}
}

func TestBudget(t *testing.T) {
	c, s := client(t, llmtest.ReplyWith("ok"), func(o *llm.Options) {
		o.Budget = llm.Budget{Calls: 3}
	})
	ask := func(ctx context.Context) error {
		_, err := c.Complete(ctx, prompt("good morning, how are you?"))
		return err
	}
	var refused *llm.BudgetError
	small := llm.WithBudget(context.Background(), llm.Budget{Tokens: 10})
	if err := ask(small); !errors.As(err, &refused) || refused.Per != "question" || refused.What != "tokens" {
		t.Errorf("a reply may have 50 tokens, which is more than 10: %v", err)
	}
	question := llm.WithBudget(context.Background(), llm.Budget{Calls: 1})
	if err := ask(question); err != nil {
		t.Error(err)
	}
	if err := ask(question); !errors.As(err, &refused) || refused.Per != "question" || refused.What != "calls" {
		t.Errorf("%v", err)
	}
	for range 2 {
		if err := ask(context.Background()); err != nil {
			t.Errorf("two more calls are within the day's budget: %v", err)
		}
	}
	if err := ask(context.Background()); !errors.As(err, &refused) || refused.Per != "day" {
		t.Errorf("%v", err)
	}
	if spent := c.Spent(); spent.Calls != 3 || s.Requests() != 3 || spent.Tokens == 0 || spent.Tokens > 60 {
		t.Errorf("%+v (server: %d): what was refused must cost nothing, what was sent its real cost", spent, s.Requests())
	}
}

func TestBudgetBeginsAnewEachDay(t *testing.T) {
	now := time.Date(2030, 1, 1, 23, 59, 0, 0, time.UTC)
	c, _ := client(t, llmtest.ReplyWith("ok"), func(o *llm.Options) {
		o.Budget, o.Clock = llm.Budget{Calls: 1},
			func() time.Time { return now }
	})
	ask := func() error { _, err := c.Complete(context.Background(), prompt("hi")); return err }
	if ask() != nil || ask() == nil {
		t.Error("one call a day")
	}
	now = now.Add(2 * time.Minute)
	if spent := c.Spent(); spent.Calls != 0 {
		t.Errorf("a new day begins with %d calls", spent.Calls)
	}
	if err := ask(); err != nil {
		t.Error(err)
	}
}

func TestBreaker(t *testing.T) {
	now := time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC)
	c, s := client(t, llmtest.In("Fails", nil), func(o *llm.Options) {
		o.Tries, o.Clock = 1,
			func() time.Time { return now }
	})
	ask := func(leaves string) {
		t.Helper()
		_, err := c.Complete(context.Background(), prompt("hi"))
		if leaves == "" && err != nil || leaves != "" && (err == nil || !strings.Contains(err.Error(), leaves)) {
			t.Errorf("after %d requests: %v", s.Requests(), err)
		}
	}
	for range 8 {
		ask("status 500")
	}
	ask("does not answer; trying again at")
	s.Use(llmtest.ReplyWith("ok"))
	now = now.Add(time.Minute)
	ask("")
	ask("")
	if s.Requests() != 10 {
		t.Errorf("%d requests", s.Requests())
	}
}

func TestEmbed(t *testing.T) {
	c, _ := client(t, llmtest.ReplyWith(""), func(o *llm.Options) { o.Embedding = "e" })
	got, err := c.Embed(context.Background(), []string{"ab", "ba", "c"})
	if err != nil || len(got) != 3 || got[0][0] != 1 || got[0][2] != 0 || got[2][2] != 1 {
		t.Errorf("%v, %v", got, err)
	}
	none, _ := client(t, llmtest.ReplyWith(""))
	if _, err := none.Embed(context.Background(), []string{"a"}); err == nil {
		t.Error("without an embedding model there are no vectors")
	}
}
