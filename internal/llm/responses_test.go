package llm_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// A server that speaks the Responses API alone is found out by its first refusal, or by its address, and then asked
// so: statements with the certainty of their tokens, piece by piece, and decisions about texts.
func TestResponses(t *testing.T) {
	script := func(r llmtest.Request) llmtest.Response {
		if strings.HasPrefix(r.Last, "{") {
			reply, _, _ := llmtest.OracleReply(r.Last)
			return llmtest.Response{Text: reply}
		}
		return llmtest.Response{Text: "SELECT name;", Tokens: []llmtest.Token{{Text: "SELECT", P: .9},
			{Text: " name", P: .6, Top: []llmtest.Alternative{{Text: " name", P: .6}, {Text: " town", P: .3}}}, {Text: ";", P: 1}}}
	}
	for suffix, first := range map[string][]string{"": {"/v1/chat/completions", "/v1/responses"},
		"/responses": {"/v1/responses"}} {
		var asked []string
		s := llmtest.NewResponses(script, func(path string) { asked = append(asked, path) })
		defer s.Close()
		var known llm.Abilities
		o := llm.Options{BaseURL: s.URL + "/v1" + suffix, Model: "m", Keep: func(a llm.Abilities) { known = a }}
		c := llm.New(o)
		came := 0
		got, err := llm.NewWriter(c).Write(context.Background(), verdict.Writing{System: "write", Message: "Question: who?",
			Grammar: "root ::= [a-z]+", Begin: "SELECT", Come: func(string, []verdict.Token) { came++ }})
		if err != nil || got.Text != "SELECT name;" || len(got.Tokens) != 3 || came < 3 ||
			math.Abs(got.Tokens[1].Logprob-math.Log(.6)) > 1e-9 || got.Tokens[1].Top[1].Text != " town" {
			t.Errorf("%+v, %v after %d pieces", got, err, came)
		}
		if fmt.Sprint(asked) != fmt.Sprint(first) {
			t.Errorf("%s asks %v", suffix, asked)
		}
		read, err := llm.NewReader(c).Decide(context.Background(), []verdict.Request{request("so quiet", "is it [quiet]?")})
		if err != nil || read[0].Err != nil || read[0].Answer != verdict.Yes || read[0].Quote != "so quiet" {
			t.Errorf("%+v, %v", read, err)
		}
		if suffix != "" {
			continue
		}
		data, _ := json.Marshal(known)
		o.Known, asked = &llm.Abilities{}, nil
		json.Unmarshal(data, o.Known)
		if _, err := llm.NewReader(llm.New(o)).Decide(context.Background(),
			[]verdict.Request{request("so quiet", "is it [quiet]?")}); err != nil || fmt.Sprint(asked) != "[/v1/responses]" {
			t.Errorf("%v: %v", asked, err)
		}
	}
}

// A server that speaks neither is told as that, and is asked for chat completions the next time.
func TestServerWithNeitherAPI(t *testing.T) {
	c, s := client(t, func(llmtest.Request) llmtest.Response {
		return llmtest.Response{Status: 405, Text: "nothing here"}
	})
	for range 2 {
		if _, err := c.Complete(context.Background(), prompt("hi")); err == nil || c.Abilities().Responses {
			t.Errorf("%v, %+v", err, c.Abilities())
		}
	}
	if calls(s) != 2 {
		t.Errorf("%d chat completions", calls(s))
	}
}
