package llm_test

import (
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// What each server lacks, by its name in llmtest; the others lack nothing.
var lacks = map[string]string{
	"NoLogprobs": "logprobs", "LogprobsForbidden": "logprobs", "NobodyHasAll": "logprobs", "Unprocessable": "logprobs",
	"RefusesWithoutAWord": "logprobs", "LogprobsLeftOut": "logprobs", "NoSchema": "schema", "NoJSON": "schema",
	"NoStream": "stream", "StreamIgnored": "stream", "NoStreamOptions": "stream", "LacksMuch": "logprobs stream schema",
}

// Whatever a server does, a text comes whole, or with the code of what is wrong; its tokens are its own or left out;
// and no text takes more than three requests.
func TestModes(t *testing.T) {
	const statement = "SELECT name FROM places WHERE town = 'Lisbon'"
	for _, m := range llmtest.Modes {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			c, s := client(t, m.Wrap(func(llmtest.Request) llmtest.Response { return llmtest.Gold(statement) }))
			if m.FallbackReason == "slow" {
				c, s = client(t, m.Wrap(nil), func(o *llm.Options) { o.Timeout = 50 * time.Millisecond })
			}
			long := strings.Repeat("CREATE TABLE places (id integer, name text); ", 60)
			got, err := c.Write(t.Context(), verdict.TextRequest{System: long, Message: "Question: where?"})
			if s.Requests() > 3 {
				t.Errorf("%d requests", s.Requests())
			}
			switch m.FallbackReason {
			case "down", "slow", "long":
				if err == nil || verdict.FailureReason(err) != m.FallbackReason || strings.Contains(err.Error(), "verysecret") {
					t.Errorf("%v is %q, want %q", err, verdict.FailureReason(err), m.FallbackReason)
				}
				return
			case "":
				if !strings.Contains(got.Text, statement) {
					t.Errorf("it wrote %q", got.Text)
				}
			}
			joined := ""
			for _, token := range got.Tokens {
				joined += token.Text
			}
			if err != nil || got.Tokens != nil && joined != got.Text {
				t.Errorf("%q in tokens %q, %v", got.Text, joined, err)
			}
		})
	}
}

// A decision about a text is the model's, or an error: a bad reply is never repaired by guessing.
func TestModesOfReaders(t *testing.T) {
	for _, m := range llmtest.Modes {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			c, _ := client(t, m.Wrap(llmtest.WithOracle(nil)))
			if m.FallbackReason == "slow" {
				c, _ = client(t, m.Wrap(nil), func(o *llm.Options) { o.Timeout = 50 * time.Millisecond })
			}
			text := "so quiet that we slept " + strings.Repeat("like stones ", 120)
			got, err := llm.NewReader(c).Decide(t.Context(), []verdict.Request{request(text, "is it [quiet]?")})
			isUsable := m.FallbackReason == ""
			if err != nil || (got[0].Err == nil) != isUsable || isUsable && got[0].Answer != verdict.Yes {
				t.Errorf("%+v, %v", got, err)
			}
		})
	}
}

// A probe finds out what a server lacks, and so does the first refusal; neither reads the server's words.
func TestProbe(t *testing.T) {
	for _, m := range llmtest.Modes {
		if m.FallbackReason != "" && m.FallbackReason != "nonsense" || strings.HasSuffix(m.Name, "Once") {
			continue
		}
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			c, s := client(t, m.Wrap(llmtest.WithOracle(nil)), func(o *llm.Options) { o.Timeout = 20 * time.Second })
			if err := c.Probe(t.Context()); err != nil {
				t.Fatal(err)
			}
			known := c.Abilities()
			got := strings.Join(c.MissingAbilities(), " ")
			if got != lacks[m.Name] || known.Probed.IsZero() || s.Requests() != 0 {
				t.Errorf("it lacks %q, want %q: %+v", got, lacks[m.Name], known)
			}
			if m.Name == "OtherLimit" && known.MaxTokensParam {
				t.Errorf("%+v", known)
			}
		})
	}
	c, s := client(t, llmtest.In("Fails", nil))
	if err := c.Probe(t.Context()); err == nil || len(c.MissingAbilities()) > 0 {
		t.Errorf("a server that fails is known by %v to lack %q after %d requests", err, c.MissingAbilities(), s.Requests())
	}
}

// What a server lacks is tried again after a day.
func TestAbilitiesAreTriedAgain(t *testing.T) {
	now := time.Now()
	c, s := client(t, llmtest.In("NoLogprobs", llmtest.ReplyWith("{}")),
		func(o *llm.Options) { o.Clock = func() time.Time { return now } })
	p := prompt("hi")
	p.Logprobs = true
	for day, lacks := range []int{1, 0} {
		if _, err := c.Complete(t.Context(), p); err != nil || len(c.MissingAbilities()) != lacks {
			t.Errorf("day %d: %v, lacks %q", day, err, c.MissingAbilities())
		}
		s.Use(llmtest.ReplyWith("{}"))
		now = now.Add(25 * time.Hour)
	}
}

// A probe counts towards the day's budget, and not towards that of a question or of whoever asks it.
func TestProbeIsNobodysQuestion(t *testing.T) {
	c, s := client(t, llmtest.In("NoLogprobs", llmtest.ReplyWith("{}")))
	p := prompt("hi")
	p.Logprobs = true
	var used verdict.Usage
	ctx := llm.WithBudget(verdict.WithUsage(t.Context(), usageCounter(&used)), llm.Budget{Calls: 2})
	if _, err := c.Complete(ctx, p); err != nil || used.ModelCalls != 2 || s.Requests() != 2 {
		t.Errorf("%v, %d requests of %d", err, used.ModelCalls, s.Requests())
	}
	if spent := c.Spent(); spent.Calls <= 2 {
		t.Errorf("%d calls in the day's budget", spent.Calls)
	}
}
