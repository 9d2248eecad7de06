package web

import (
	"context"
	"encoding/json"
	"fmt"
	"github.com/ask-surely/surely/web/request"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
)

// postJSON sends a JSON body and returns the status and the JSON object in the response, if any.
func postJSON(t *testing.T, h *httptest.Server, path, body string) (int, map[string]any) {
	t.Helper()
	r, err := http.Post(h.URL+path, "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var out map[string]any
	json.NewDecoder(r.Body).Decode(&out)
	return r.StatusCode, out
}

// codeOf is the code of an error response.
func codeOf(out map[string]any) string {
	e, _ := out["error"].(map[string]any)
	return fmt.Sprint(e["code"])
}

// Meaningless requests are refused with a code that says why.
func TestRefusals(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) {
		o.Judge = func(context.Context, request.Judgement) error { return nil }
	})
	for _, test := range []struct {
		method, path, body string
		status             int
		code, says         string
	}{
		{"GET", "/api/nothing", "", 404, "not_found", ""},
		{"POST", "/api/nothing", "{}", 404, "not_found", ""},
		{"GET", "/nothing", "", 404, "not_found", ""},
		{"GET", "/api/ask", "", 405, "wrong_method", ""},
		{"POST", "/api/ask", `{"qestion":"talk"}`, 400, "unknown_field", `"qestion"`},
		{"POST", "/api/ask", `{"question":"talk","answer":["yes"]}`, 400, "unknown_field", `"answer"`},
		{"POST", "/api/ask", `{"question":3}`, 400, "bad_message", `"question"`},
		{"POST", "/api/ask", `{"question":"talk"} {}`, 400, "bad_message", ""},
		{"POST", "/api/ask", `question=talk`, 400, "bad_message", "JSON"},
		{"POST", "/api/ask", `{"reply_to":"1.1","conversation":"x","token":"y"}`, 400, "bad_message", "answers"},
		{"POST", "/api/ask", `{"question":"talk","suql":"SELECT 1"}`, 400, "bad_message", "suql"},
		{"POST", "/api/ask", `{"question":"talk","conversation":"x","token":"y"}`, 403, "unknown_conversation", ""},
		{"POST", "/api/ask", `{"question":"talk","source":"nope"}`, 404, "no_source", ""},
		{"GET", "/api/search", "", 400, "bad_message", "question"},
		{"GET", "/api/search?question=x&source=nope", "", 404, "no_source", ""},
		{"GET", "/api/v1/search?question=x&limit=3", "", 400, "unknown_field", `"limit"`},
		{"GET", "/api/v1/search?qestion=x", "", 400, "unknown_field", `"qestion"`},
		{"POST", "/chat/share", `{"conversation":"x","tken":"y"}`, 400, "unknown_field", `"tken"`},
		{"POST", "/chat/fork", `{"conversation":"x","token":"y"}`, 403, "wrong_token", ""},
		{"POST", "/judge", `{"conversation":"x","token":"y","turn":0,"good":"maybe"}`, 400, "bad_message", `"good"`},
		{"POST", "/chat/delete", `{"conversation":1}`, 400, "bad_message", `"conversation"`},
	} {
		r, err := http.NewRequest(test.method, h.URL+test.path, strings.NewReader(test.body))
		if err != nil {
			t.Fatal(err)
		}
		got, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		var out map[string]map[string]any
		err = json.NewDecoder(got.Body).Decode(&out)
		got.Body.Close()
		said := fmt.Sprint(out["error"]["message"])
		if err != nil || got.StatusCode != test.status || out["error"]["code"] != test.code ||
			!strings.Contains(said, test.says) {
			t.Errorf("%s %s %s: %d %v, %v", test.method, test.path, test.body, got.StatusCode, out, err)
		}
	}
}

// What pages send as forms, programs send as JSON.
func TestJSONEverywhere(t *testing.T) {
	var judged []request.Judgement
	_, h, _ := newServed(t, func(o *Options) {
		o.Judge = func(_ context.Context, j request.Judgement) error { judged = append(judged, j); return nil }
	})
	_, answer := postJSON(t, h, "/api/ask", `{"question":"rows 3"}`)
	own := fmt.Sprintf(`"conversation":%q,"token":%q`, answer["conversation"], answer["token"])
	if status, out := postJSON(t, h, "/judge", `{`+own+`,"turn":0,"good":false,"reason":"too few"}`); status !=
		http.StatusNoContent || len(judged) != 1 || judged[0].Good || judged[0].Reason != "too few" {
		t.Errorf("judge: %d %v %v", status, out, judged)
	}
	status, made := postJSON(t, h, "/chat/share", `{`+own+`}`)
	link := strings.TrimPrefix(fmt.Sprint(made["link"]), "/c/")
	if status != http.StatusOK || link == "" {
		t.Errorf("share: %d %v", status, made)
	}
	if status, forked := postJSON(t, h, "/chat/fork", fmt.Sprintf(`{"conversation":%q}`, link)); status != http.StatusOK ||
		forked["token"] == nil {
		t.Errorf("fork: %d %v", status, forked)
	}
	if status, rows := postJSON(t, h, "/export", `{`+own+`,"turn":0,"format":"json"}`); status != http.StatusOK ||
		len(rows["rows"].([]any)) != 3 {
		t.Errorf("export: %d %v", status, rows)
	}
	if status, out := postJSON(t, h, "/chat/delete", `{`+own+`}`); status != http.StatusNoContent {
		t.Errorf("delete: %d %v", status, out)
	}
	if status, out := postJSON(t, h, "/chat/share", `{`+own+`}`); status != http.StatusForbidden ||
		codeOf(out) != "wrong_token" {
		t.Errorf("share of what is deleted: %d %v", status, out)
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
