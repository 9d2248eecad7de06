package web

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/web/request"
)

// Meaningless requests are refused with a code that says why; programs get JSON, people a page.
func TestRefusals(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) {
		o.Notes = newState(t).Feedback()
	})
	began := postJSON(t, h, "/api/ask", `{"question":"talk"}`).object()
	large := `{"question":"` + strings.Repeat("x", 2<<20) + `"}`
	for _, test := range []struct {
		method, path, body string
		status             int
		code, says         string
	}{
		{"GET", "/api/nothing", "", 404, "not_found", ""},
		{"POST", "/api/nothing", "{}", 404, "not_found", ""},
		{"GET", "/nothing", "", 404, "not_found", "nothing at this address"},
		{"GET", "/api/ask", "", 405, "wrong_method", "see the Allow header"},
		{"POST", "/api/ask", large, 413, "too_large", "the limit is 1 MB"},
		{"POST", "/api/ask", `{"qestion":"talk"}`, 400, "unknown_field", `"qestion"`},
		{"POST", "/api/ask", `{"question":"talk","answer":["yes"]}`, 400, "unknown_field", `"answer"`},
		{"POST", "/api/ask", `{"question":3}`, 400, "bad_message", `"question"`},
		{"POST", "/api/ask", `{"question":"talk"} {}`, 400, "bad_message", ""},
		{"POST", "/api/ask", `{"question":""}`, 400, "empty", ""},
		{"POST", "/api/ask", `question=talk`, 400, "bad_message", "JSON"},
		{"POST", "/api/ask", `{"reply_to":"1.1","conversation":"x","token":"y"}`, 400, "bad_message", "answers"},
		{"POST", "/api/ask", `{"question":"talk","suql":"SELECT 1"}`, 400, "bad_message", "suql"},
		{"POST", "/api/ask", `{"suql":"SELECT nam FROM boats"}`, 422, "42703", "nam"},
		{"POST", "/api/ask", `{"question":"talk","conversation":"x","token":"y"}`, 403, "unknown_conversation", ""},
		{"POST", "/api/ask", fmt.Sprintf(`{"question":"talk","conversation":%q,"token":"y"}`, began["conversation"]), 403, "wrong_token", ""},
		{"POST", "/api/ask", `{"question":"talk","source":"nope"}`, 404, "no_source", ""},
		{"GET", "/api/search", "", 400, "bad_message", "question"},
		{"GET", "/api/search?question=x&n=0", "", 400, "bad_message", ""},
		{"GET", "/api/search?question=x", "", 404, "no_source", ""},
		{"GET", "/api/search?question=x&source=nope", "", 404, "no_source", ""},
		{"GET", "/api/v1/search?question=x&limit=3", "", 400, "unknown_field", `"limit"`},
		{"GET", "/api/v1/search?qestion=x", "", 400, "unknown_field", `"qestion"`},
		{"POST", "/chat/share", `{"conversation":"x","tken":"y"}`, 400, "unknown_field", `"tken"`},
		{"POST", "/chat/fork", `{"conversation":"x","token":"y"}`, 403, "wrong_token", ""},
		{"POST", "/judge", `{"conversation":"x","token":"y","turn":0,"good":true}`, 403, "wrong_token", ""},
		{"POST", "/judge", `{"conversation":"x","token":"y","turn":0,"good":"maybe"}`, 400, "bad_message", `"good"`},
		{"POST", "/chat/delete", `{"conversation":1}`, 400, "bad_message", `"conversation"`},
	} {
		r := call(t, test.method, h.URL+test.path, test.body)
		e, _ := r.object()["error"].(map[string]any)
		if _, list := e["positions"].([]any); r.status != test.status || e["code"] != test.code || !list ||
			!strings.Contains(fmt.Sprint(e["message"]), test.says) || r.status == 405 && r.header.Get("Allow") == "" {
			t.Errorf("%s %s %.100s: %d %s", test.method, test.path, test.body, r.status, r.body)
		}
	}
	chunked, err := http.Post(h.URL+"/api/ask", "application/json", io.MultiReader(strings.NewReader(large)))
	if err != nil || chunked.StatusCode != http.StatusRequestEntityTooLarge {
		t.Errorf("2 MiB in chunks: %v, %v", chunked, err)
	}
	if r := get(t, h.URL+"/nothing", "Accept", "text/html,*/*;q=0.8"); !strings.Contains(r.body, "<h1") {
		t.Errorf("a person gets %s", r.body)
	}
	for path, want := range map[string]int{"/": 200, "/healthz": 200, "/export": 405} {
		if r := call(t, "HEAD", h.URL+path, ""); r.status != want || r.body != "" {
			t.Errorf("HEAD %s: %d %s", path, r.status, r.body)
		}
	}
}

// What pages send as forms, programs send as JSON.
func TestJSONEverywhere(t *testing.T) {
	book := newState(t).Feedback()
	_, h, _ := newServed(t, func(o *Options) {
		o.Notes = book
	})
	answer := postJSON(t, h, "/api/ask", `{"question":"rows 3"}`).object()
	own := fmt.Sprintf(`"conversation":%q,"token":%q`, answer["conversation"], answer["token"])
	link := ""
	for _, test := range []struct {
		path, body string
		status     int
		holds      string
	}{
		{"/judge", `{` + own + `,"turn":0,"good":false,"reason":"too few"}`, http.StatusNoContent, ""},
		{"/chat/share", `{` + own + `}`, http.StatusOK, `"link":"/c/`},
		{"/chat/fork", `{"conversation":"LINK"}`, http.StatusOK, `"token":"`},
		{"/export", `{` + own + `,"turn":0,"format":"json"}`, http.StatusOK, `["Boat 3",838]`},
		{"/chat/delete", `{` + own + `}`, http.StatusNoContent, ""},
		{"/chat/share", `{` + own + `}`, http.StatusForbidden, `"wrong_token"`},
	} {
		r := postJSON(t, h, test.path, strings.Replace(test.body, "LINK", link, 1))
		if r.status != test.status || !strings.Contains(r.body, test.holds) {
			t.Errorf("%s: %d %s", test.path, r.status, r.body)
		}
		if made, ok := r.object()["link"].(string); ok {
			link = strings.TrimPrefix(made, "/c/")
		}
	}
	if j := judgement(t, book, 1); j.Good || j.Reason != "too few" {
		t.Errorf("judged %+v", j)
	}
}

// TestCodesDocumented checks that the documentation lists exactly the codes there are, with their status.
func TestCodesDocumented(t *testing.T) {
	text, err := os.ReadFile("../docs/api.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "| code | status | meaning |\n|---|---|---|\n")
	table, _, _ = strings.Cut(table, "\n\n")
	rows := strings.Split(table, "\n")
	for i, c := range request.Codes {
		want := fmt.Sprintf("| `%s` | %d | ", c.Word, c.Status)
		if len(rows) != len(request.Codes) || !strings.HasPrefix(rows[i], want) {
			t.Errorf("docs/api.md should have %q", want)
		}
	}
}
