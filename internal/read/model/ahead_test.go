package model_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
)

// hesitant is a server that is not sure whether to select more, and ends its statement once it was asked to go on from
// there; it waits no longer than a moment for that. It returns the parser, the number of requests, and whether it had
// to wait in vain.
func hesitant(t *testing.T, check func(*schema.Database, string) error) (*model.Parser, *atomic.Int32, *atomic.Bool) {
	var sent atomic.Int32
	var alone atomic.Bool
	wentOn := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		sent.Add(1)
		var asked struct {
			Messages []struct{ Role, Content string }
		}
		if json.NewDecoder(r.Body).Decode(&asked) != nil || len(asked.Messages) == 0 {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		say := func(text string, p float64, other string, q float64) {
			token := map[string]any{"token": text, "logprob": math.Log(p), "top_logprobs": []any{
				map[string]any{"token": text, "logprob": math.Log(p)}, map[string]any{"token": other, "logprob": math.Log(q)}}}
			chunk, _ := json.Marshal(map[string]any{"choices": []any{map[string]any{"index": 0,
				"delta": map[string]string{"content": text}, "logprobs": map[string]any{"content": []any{token}}}}})
			fmt.Fprintf(w, "data: %s\n\n", chunk)
			w.(http.Flusher).Flush()
		}
		surely := func(texts ...string) {
			for _, text := range texts {
				say(text, .9999, "?", .00001)
			}
		}
		if last := asked.Messages[len(asked.Messages)-1]; last.Role == "assistant" {
			if last.Content != "SELECT name," {
				t.Errorf("it shall go on from %q", last.Content)
			}
			close(wentOn)
			surely(" score", " FROM", " inns", " WHERE", " score", " >=", " 4", ";")
		} else {
			surely("SELECT", " name")
			say(" FROM", .55, ",", .4)
			surely(" inns", " WHERE", " score")
			select {
			case <-wentOn:
			case <-time.After(5 * time.Second):
				alone.Store(true)
			}
			surely(" >=", " 4", ";")
		}
		fmt.Fprint(w, `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`+"\n\ndata: [DONE]\n\n")
	}))
	t.Cleanup(server.Close)
	p := model.New(model.Options{Check: check,
		Model: llm.NewWriter(llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"}))})
	return p, &sent, &alone
}

const (
	hesitated = "SELECT name FROM inns WHERE score >= 4"
	wentOn    = "SELECT name, score FROM inns WHERE score >= 4"
)

// Where only the model can tell what follows an alternative, it is asked while it still writes its own statement, and
// not again when that has ended.
func TestGoesOnWhileWriting(t *testing.T) {
	p, sent, alone := hesitant(t, nil)
	got, err := p.Parse(t.Context(), input(query.Constraints{}))
	if err != nil {
		t.Fatal(err)
	}
	var suql []string
	for _, c := range got.Candidates {
		suql = append(suql, c.Query.SUQL())
	}
	if alone.Load() || sent.Load() != 2 || !slices.Equal(suql, []string{hesitated, wentOn}) {
		t.Errorf("%d requests (it waited in vain: %t): %v", sent.Load(), alone.Load(), suql)
	}
	if p := got.Candidates[1].P; math.Abs(p-.4) > .05 {
		t.Errorf("the other is %.2f probable", p)
	}
}

// A statement that the checker refuses is not written anew if the other is there; it is as sure as its own doubt.
func TestAheadIsTheSecondTry(t *testing.T) {
	p, sent, _ := hesitant(t, func(_ *schema.Database, suql string) error {
		if !strings.Contains(suql, "name, score") {
			return errors.New("1:8: no")
		}
		return nil
	})
	got, err := p.Parse(t.Context(), input(query.Constraints{}))
	if err != nil || len(got.Candidates) == 0 || got.Candidates[0].Query.SUQL() != wentOn || sent.Load() != 2 {
		t.Fatalf("%d requests, %v, %+v", sent.Load(), err, got)
	}
	if p := got.Candidates[0].P; p > .5 {
		t.Errorf("it is %.2f sure", p)
	}
}
