package llm_test

import (
	"context"
	"errors"
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
		short             bool
	}{
		{file: "stream.txt", begin: "SELECT", says: "SELECT * FROM places WHERE id = 1;"},
		{file: "prose.txt", says: "Lisbon is a city located in Portugal", short: true},
		{file: "toolong.json", status: http.StatusBadRequest},
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
			if err != nil || !strings.HasPrefix(got.Text, tt.says) || joined != got.Text || got.Short != tt.short {
				t.Errorf("%q in tokens %q, %v", got.Text, joined, err)
			}
			if w.Does().GoesOn != (tt.begin == "") {
				t.Error("it began anew, and is thought to go on")
			}
		})
	}
}
