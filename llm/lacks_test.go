package llm_test

import (
	"context"
	"strings"
	"testing"

	"surely/llm"
	"surely/testkit/llmtest"
)

// Whatever a server cannot do, the text comes whole, its tokens are its own or left out, and what is missing is told.
func TestLacks(t *testing.T) {
	plain := func(llmtest.Request) llmtest.Response { return llmtest.Gold("SELECT name FROM inns") }
	for name, tt := range map[string]struct {
		script llmtest.Script
		lacks  string
	}{
		"Nothing":     {plain, ""},
		"NoStream":    {llmtest.NoStream(plain), "stream"},
		"NoLogprobs":  {llmtest.NoLogprobs(true, plain), "logprobs"},
		"Mute":        {llmtest.NoLogprobs(false, plain), "logprobs"},
		"OfOtherText": {llmtest.WrongLogprobs(plain), "logprobs"},
		"Neither":     {llmtest.NoStream(llmtest.NoLogprobs(true, plain)), "logprobs stream"},
	} {
		t.Run(name, func(t *testing.T) {
			s := llmtest.NewScripted(tt.script)
			defer s.Close()
			c := llm.New(llm.Options{BaseURL: s.URL + "/v1", Model: "m"})
			text, tokens, err := llm.NewWriter(c).Write(context.Background(), "s", "m", 0)
			if err != nil || text != "SELECT name FROM inns;" {
				t.Fatal(text, err)
			}
			joined := ""
			for _, tok := range tokens {
				joined += tok.Text
			}
			if got := strings.Join(c.Lacks(), " "); got != tt.lacks || joined != text && tokens != nil || (tokens == nil) != strings.Contains(tt.lacks, "logprobs") {
				t.Errorf("lacks %q, tokens %q", got, joined)
			}
		})
	}
}
