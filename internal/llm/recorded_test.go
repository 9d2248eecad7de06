package llm_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// What a real server sent is taken for what it is: see testdata/llamacpp.
func TestRecorded(t *testing.T) {
	for _, tt := range []struct {
		file, begin, says string
		status            int
	}{
		{file: "stream.txt", begin: "SELECT", says: "SELECT * FROM places WHERE id = 1;"},
		{file: "prose.txt", says: "Lisbon is a city located in Portugal"},
		{file: "held.txt", says: "SELECT min(inns.town) FROM inns;"},
		{file: "none.txt", says: "NONE"},
		{file: "toolong.json", status: http.StatusBadRequest},
		{file: "exceeds.json", status: http.StatusBadRequest},
	} {
		t.Run(tt.file, func(t *testing.T) {
			body, err := os.ReadFile("testdata/llamacpp/" + tt.file)
			if err != nil {
				t.Fatal(err)
			}
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				if strings.HasSuffix(tt.file, ".txt") {
					w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
				}
				if tt.status != 0 {
					w.WriteHeader(tt.status)
				}
				w.Write(body)
			}))
			defer server.Close()
			w := llm.NewWriter(llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "smollm2"}))
			got, err := w.Write(context.Background(), verdict.Writing{System: "s", Message: "m", Begin: tt.begin})
			if tt.status != 0 {
				var long *llm.ContextError
				if !errors.As(err, &long) || long.Tokens != 8192 || w.Does().Context != 8192 {
					t.Errorf("%v, and it reads %d tokens", err, w.Does().Context)
				}
				return
			}
			joined := ""
			for _, token := range got.Tokens {
				joined += token.Text
			}
			if err != nil || !strings.HasPrefix(got.Text, tt.says) || joined != got.Text {
				t.Errorf("%q in tokens %q, %v", got.Text, joined, err)
			}
			if w.Does().GoesOn != (tt.begin == "") {
				t.Error("it began anew, and is thought to go on")
			}
		})
	}
}

// A grammar that llama.cpp cannot read is left out from then on.
func TestRecordedGrammar(t *testing.T) {
	refusal, err := os.ReadFile("testdata/llamacpp/grammar.json")
	if err != nil {
		t.Fatal(err)
	}
	held, err := os.ReadFile("testdata/llamacpp/held.txt")
	if err != nil {
		t.Fatal(err)
	}
	requests := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests++
		if body, _ := io.ReadAll(r.Body); strings.Contains(string(body), `"grammar"`) {
			w.WriteHeader(http.StatusBadRequest)
			w.Write(refusal)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		w.Write(held)
	}))
	defer server.Close()
	w := llm.NewWriter(llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "smollm2"}))
	got, err := w.Write(context.Background(), verdict.Writing{System: "s", Message: "m", Grammar: "root ::= nothing"})
	if err != nil || got.Text != "SELECT min(inns.town) FROM inns;" || requests != 2 || w.Does().Follows {
		t.Errorf("%q after %d requests, %v", got.Text, requests, err)
	}
}
