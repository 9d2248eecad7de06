package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

func TestLink(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	id, token := c.hello["conversation"], c.hello["token"]
	c.ask("rows 3")
	made := postForm(t, h, "/chat/share", "conversation", id, "token", token)
	link := strings.TrimPrefix(fmt.Sprint(made.object()["link"]), "/c/")
	if made.status != http.StatusOK || link == "" || link == id {
		t.Fatalf("share: %d %s", made.status, made.body)
	}
	c.ask("rows 5") // after the copy was made

	reader := connect(t, h, "")
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
	for _, body := range []string{`"question":"rows 1"`, `"suql":"SELECT 1"`, `"reply_to":"1.1","answers":["yes"]`} {
		r := postJSON(t, h, "/api/v1/ask", fmt.Sprintf(`{%s,"conversation":%q,"token":"x"}`, body, link))
		if r.status != http.StatusForbidden || r.code() != "read_only" {
			t.Errorf("%s on a link: %d %s", body, r.status, r.body)
		}
	}
	own := postForm(t, h, "/chat/fork", "conversation", link).object()
	if own["token"] == nil || own["conversation"] == id {
		t.Fatalf("fork: %v", own)
	}
	fork := resume(t, h, "", own, 0)
	fork.until("result")
	if got := fork.ask("rows 7"); len(got["rows"].([]any)) != 7 {
		t.Errorf("a fork answers %v", got)
	}
	if page := get(t, h.URL+"/c/"+link).body; !strings.Contains(page, `data-link="`+link+`"`) {
		t.Errorf("the link's page: %s", page)
	}
	for _, test := range []struct {
		path string
		form []any
		want int
	}{
		{"/chat/delete", []any{"conversation", link}, http.StatusForbidden},
		{"/table", []any{"conversation", link, "turn", 0}, http.StatusOK},
		{"/export", []any{"conversation", link, "turn", 0}, http.StatusOK},
		{"/chat/share", []any{"conversation", id, "token", "guessed"}, http.StatusForbidden},
		{"/chat/share", []any{"conversation", id, "token", "guessed", "undo", "/c/" + link}, http.StatusForbidden},
		{"/chat/share", []any{"conversation", id, "token", token, "undo", "/c/" + link}, http.StatusOK},
	} {
		if r := postForm(t, h, test.path, test.form...); r.status != test.want {
			t.Errorf("%s with %v: %d", test.path, test.form, r.status)
		}
	}
	for _, none := range []any{id, "nothing", link} { // a chat is not a link, and the link was taken back
		if r := get(t, fmt.Sprint(h.URL, "/c/", none)); r.status != http.StatusNotFound {
			t.Errorf("/c/%s: %d", none, r.status)
		}
	}
}

// TestLinkOfUnfinished copies a chat during a turn.
func TestLinkOfUnfinished(t *testing.T) {
	_, h, s := newServed(t, nil)
	s.step = 1 << 30
	c := connect(t, h, "")
	c.ask("talk")
	c.say("type", "ask", "text", "slow")
	<-s.begun
	link, _ := postForm(t, h, "/chat/share", c.own(0)...).object()["link"].(string)
	reader := connect(t, h, "")
	reader.say("type", "resume", "conversation", strings.TrimPrefix(link, "/c/"))
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
