package llm_test

import (
	"context"
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
		file, says string
		status     int
	}{
		{file: "stream.txt", says: "SELECT * FROM places WHERE id = 1;"},
		{file: "prose.txt", says: "Lisbon is a city located in Portugal"},
		{file: "held.txt", says: "SELECT min(inns.town) FROM inns;"}, {file: "none.txt", says: "NONE"},
		{file: "toolong.json", status: http.StatusBadRequest}, {file: "exceeds.json", status: http.StatusBadRequest},
	} {
		t.Run(tt.file, func(t *testing.T) {
			body, err := os.ReadFile("testdata/llamacpp/" + tt.file)
			if err != nil {
				t.Fatal(err)
			}
			well, err := os.ReadFile("testdata/llamacpp/none.txt")
			if err != nil {
				t.Fatal(err)
			}
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if tt.status != 0 && r.ContentLength > 10_000 {
					w.WriteHeader(tt.status)
					w.Write(body)
					return
				}
				w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
				if tt.status != 0 {
					body = well
				}
				w.Write(body)
			}))
			defer server.Close()
			c := llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "smollm2"})
			long := strings.Repeat("CREATE TABLE places (id integer, name text); ", 800) // 9,000 tokens
			got, err := c.Write(context.Background(), verdict.TextRequest{System: long, Message: "m",
				IsSufficient: func(string) bool { return false }})
			if tt.status != 0 {
				if reads := c.Context(); verdict.FailureReason(err) != verdict.Long || reads < 6000 || reads > 9000 {
					t.Errorf("%v, and it reads %d tokens", err, reads)
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
		})
	}
}
