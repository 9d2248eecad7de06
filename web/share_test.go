package web

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// postForm sends a form of names and values and returns the status and what came.
func postForm(t *testing.T, h *httptest.Server, path string, pairs ...any) (int, map[string]string) {
	t.Helper()
	form := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		form.Set(fmt.Sprint(pairs[i]), fmt.Sprint(pairs[i+1]))
	}
	r, err := http.PostForm(h.URL+path, form)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	out := map[string]string{}
	json.NewDecoder(r.Body).Decode(&out)
	return r.StatusCode, out
}

func TestLink(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	hello := c.until("hello")
	id, token := hello["conversation"], hello["token"]
	c.say("type", "ask", "text", "rows 3")
	c.until("result")
	code, made := postForm(t, h, "/chat/share", "conversation", id, "token", token)
	link := strings.TrimPrefix(made["link"], "/c/")
	if code != http.StatusOK || link == "" || link == id {
		t.Fatalf("share: %d %v", code, made)
	}
	c.say("type", "ask", "text", "rows 5") // after the copy was made
	c.until("result")

	reader := connect(t, h, "")
	reader.until("hello")
	reader.say("type", "resume", "conversation", link)
	if got := reader.until("hello"); got["read_only"] != true || got["token"] != nil {
		t.Errorf("hello of a link: %v", got)
	}
	if got := reader.until("result"); len(got["rows"].([]any)) != 3 {
		t.Errorf("it shows %v", got)
	}
	for _, say := range [][]any{{"type", "ask", "text", "rows 1"}, {"type", "run", "suql", "SELECT 1"}, {"type", "undo"},
		{"type", "edit", "turn", 0, "text", "rows 2"},
		{"type", "source", "name", "ships"}, {"type", "overturn", "row", 0, "expr", "x", "verdict", "No"}, {"type", "stop"}} {
		reader.say(say...)
		if e := reader.until("error", "notice", "result", "reply", "source"); e["code"] != "read_only" {
			t.Errorf("%v on a link: %v", say, e)
		}
	}
	for path, want := range map[string]int{"/chat/delete": http.StatusForbidden, "/table": http.StatusOK,
		"/export": http.StatusOK} {
		if code, _ := postForm(t, h, path, "conversation", link, "turn", 0); code != want {
			t.Errorf("%s with a link: %d", path, code)
		}
	}
	for _, body := range []string{`"question":"rows 1"`, `"suql":"SELECT 1"`, `"reply_to":"1.1","answers":["yes"]`} {
		code, said := postJSON(t, h, "/api/v1/ask", fmt.Sprintf(`{%s,"conversation":%q,"token":"x"}`, body, link))
		if code != http.StatusForbidden || codeOf(said) != "read_only" {
			t.Errorf("%s on a link: %d %v", body, code, said)
		}
	}
	if code, _ := postForm(t, h, "/chat/share", "conversation", id, "token", "guessed"); code != http.StatusForbidden {
		t.Errorf("share without the token: %d", code)
	}

	code, own := postForm(t, h, "/chat/fork", "conversation", link)
	if code != http.StatusOK || own["token"] == "" || own["conversation"] == id {
		t.Fatalf("fork: %d %v", code, own)
	}
	fork := connect(t, h, "")
	fork.until("hello")
	fork.say("type", "resume", "conversation", own["conversation"], "token", own["token"])
	fork.until("result")
	fork.say("type", "ask", "text", "rows 7")
	if got := fork.until("result", "error"); len(got["rows"].([]any)) != 7 {
		t.Errorf("a fork answers %v", got)
	}

	r, err := http.Get(h.URL + "/c/" + link)
	if err != nil {
		t.Fatal(err)
	}
	page, _ := io.ReadAll(r.Body)
	r.Body.Close()
	if r.StatusCode != http.StatusOK || !strings.Contains(string(page), `data-link="`+link+`"`) {
		t.Errorf("the link's page: %d", r.StatusCode)
	}
	for _, none := range []string{fmt.Sprint(id), "nothing"} { // a chat is not a link
		if r, err := http.Get(h.URL + "/c/" + none); err != nil || r.StatusCode != http.StatusNotFound {
			t.Errorf("/c/%s: %v %v", none, r, err)
		}
	}
	for key, want := range map[string]int{"guessed": http.StatusForbidden, fmt.Sprint(token): http.StatusOK} {
		code, _ := postForm(t, h, "/chat/share", "conversation", id, "token", key, "undo", "/c/"+link)
		if code != want {
			t.Errorf("a link is taken back with the token %s: %d", key, code)
		}
	}
	if r, err := http.Get(h.URL + "/c/" + link); err != nil || r.StatusCode != http.StatusNotFound {
		t.Errorf("a link that was taken back: %v %v", r, err)
	}
}

// TestLinkOfUnfinished copies a chat during a turn.
func TestLinkOfUnfinished(t *testing.T) {
	_, h, s := newServed(t, nil)
	s.step = 1 << 30
	c := connect(t, h, "")
	hello := c.until("hello")
	c.say("type", "ask", "text", "talk")
	c.until("reply")
	c.say("type", "ask", "text", "slow")
	<-s.begun
	_, made := postForm(t, h, "/chat/share", "conversation", hello["conversation"], "token", hello["token"])
	reader := connect(t, h, "")
	reader.until("hello")
	reader.say("type", "resume", "conversation", strings.TrimPrefix(made["link"], "/c/"))
	if got := reader.until("hello"); got["busy"] == true {
		t.Error("the copy works on the question")
	}
	reader.until("reply")
	reader.say("type", "stop")
	if got := reader.until("turn", "notice"); got["type"] != "notice" {
		t.Errorf("the copy shows %v", got)
	}
	c.say("type", "stop")
}
