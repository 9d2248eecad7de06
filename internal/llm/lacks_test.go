package llm_test

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Whatever a server cannot do, the text comes whole, its tokens are its own or left out, and what is missing is told.
func TestServerWithMissingFeatures(t *testing.T) {
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
			var got verdict.Written
			var err error
			for range 3 { // log-probabilities of no use are given up when they are so time after time
				got, err = llm.NewWriter(c).Write(context.Background(), verdict.Writing{System: "s", Message: "m"})
			}
			text, tokens := got.Text, got.Tokens
			if err != nil || text != "SELECT name FROM inns;" {
				t.Fatal(text, err)
			}
			joined := ""
			for _, tok := range tokens {
				joined += tok.Text
			}
			if got := strings.Join(c.Lacks(), " "); got != tt.lacks || joined != text && tokens != nil ||
				(tokens == nil) != strings.Contains(tt.lacks, "logprobs") {
				t.Errorf("lacks %q, tokens %q", got, joined)
			}
		})
	}
}

// A server that goes on is given what the reply begins with; one that refuses that, or begins anew, is not given it
// again.
func TestBeginning(t *testing.T) {
	plain := func(llmtest.Request) llmtest.Response {
		return llmtest.Gold("SELECT name FROM inns WHERE town = 'Faro'")
	}
	const begin = "SELECT name FROM inns WHERE town ="
	for name, tt := range map[string]struct {
		script   llmtest.Script
		goesOn   bool
		requests int // of two texts
	}{
		"GoesOn":       {llmtest.GoingOn(plain), true, 2},
		"BeginsAnew":   {plain, false, 2},
		"Refuses":      {llmtest.NoBeginning(plain), false, 3},
		"DoesNotTell":  {llmtest.NoLogprobs(false, llmtest.GoingOn(plain)), true, 2},
		"DoesNotDrip":  {llmtest.NoStream(llmtest.GoingOn(plain)), true, 3},
		"NeitherOfAll": {llmtest.NoStream(llmtest.NoBeginning(plain)), false, 4},
	} {
		t.Run(name, func(t *testing.T) {
			var sent []llmtest.Request
			s := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response { sent = append(sent, r); return tt.script(r) })
			defer s.Close()
			c := llm.New(llm.Options{BaseURL: s.URL + "/v1", Model: "m"})
			for range 2 {
				got, err := llm.NewWriter(c).Write(context.Background(), verdict.Writing{System: "s", Message: "m", Begin: begin})
				text, tokens := got.Text, got.Tokens
				if err != nil || text != "SELECT name FROM inns WHERE town = 'Faro';" {
					t.Fatal(text, err)
				}
				rest := ""
				for _, tok := range tokens {
					rest += tok.Text
				}
				if want := text[len(begin):]; tokens != nil && tt.goesOn && rest != want || tokens != nil && !tt.goesOn &&
					rest != text {
					t.Errorf("tokens %q", rest)
				}
			}
			goesOn := llm.NewWriter(c).Does().GoesOn
			if goesOn != tt.goesOn || strings.Contains(strings.Join(c.Lacks(), " "), "begin") == goesOn ||
				len(sent) != tt.requests {
				t.Errorf("goes on: %t, lacks %q, %d requests", goesOn, c.Lacks(), len(sent))
			}
			if first, last := sent[0], sent[len(sent)-1]; first.Begin != begin || first.Last != "m" ||
				(last.Begin != "") != goesOn {
				t.Errorf("first %q, last %q", first.Begin, last.Begin)
			}
		})
	}
}
