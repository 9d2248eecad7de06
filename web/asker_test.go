package web

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"sync"
	"testing"

	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/chat"
)

// Every costly request is attributed to its sender, whichever way it comes.
func TestExpensiveRequestsHaveAnOwner(t *testing.T) {
	const token = "a-token-of-the-owner"
	var mu sync.Mutex
	var by []chat.Asker
	note := func(ctx context.Context) {
		mu.Lock()
		defer mu.Unlock()
		a, _ := chat.AskerOf(ctx)
		by = append(by, a)
	}
	_, h, _ := newServed(t, func(o *Options) {
		o.Access = Access{Token: token, Open: true}
		rows := o.Sources[0].Rows
		o.Sources[0].Rows = func(ctx context.Context, memory []byte, statement string, most int) (*suql.Result, error) {
			note(ctx)
			return rows(ctx, memory, statement, most)
		}
		o.Sources[0].Search = func(ctx context.Context, question string, n int) ([]chat.Passage, error) {
			note(ctx)
			return nil, nil
		}
	})
	own := answerOf(t, h, "first 3")
	postForm(t, h, "/export", append(own, "all", "true")...)
	postForm(t, h, "/table", append(own, "page", "1")...)
	get(t, h.URL+"/api/search?question=calm")
	get(t, h.URL+"/api/search?question=calm", "Authorization", "Bearer "+token)
	visitor := chat.Asker{Address: "127.0.0.1"}
	if want := []chat.Asker{visitor, visitor, {Address: visitor.Address, Owner: true}}; !slices.Equal(by, want) {
		t.Errorf("work was done for %v, want %v", by, want)
	}
}

// answerOf asks something and returns the form values that identify the answer.
func answerOf(t *testing.T, h *httptest.Server, question string) []any {
	t.Helper()
	c := connect(t, h, "")
	return c.own(c.ask(question)["turn"])
}

// Rerunning a statement counts as a turn; paging through cached rows does not.
func TestRowsAgainCountAsTurns(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Turns = .1 }) // one immediately, and the next after ten seconds
	own := answerOf(t, h, "first 3")
	for i, test := range []struct {
		path, field string
		want        int
	}{{"/table", "page", http.StatusOK}, {"/export", "page", http.StatusOK}, {"/table", "all", http.StatusTooManyRequests},
		{"/export", "all", http.StatusTooManyRequests}} {
		if r := postForm(t, h, test.path, append(own, test.field, "true")...); r.status != test.want {
			t.Errorf("%d: %s with %s: %d", i, test.path, test.field, r.status)
		}
	}
}

// The user is whom the proxy names. The header is nobody's from elsewhere, or if there are two of them.
func TestUserHeader(t *testing.T) {
	const token = "a-token-of-the-owner"
	for _, c := range []struct {
		proxy   string
		headers []string
		status  int
		user    chat.User
	}{
		{"127.0.0.1/32", []string{"Remote-User", "ada"}, http.StatusOK,
			chat.User{Name: "ada", Role: "visitor"}},
		{"127.0.0.0/8", []string{"remote-user", "Ada"}, http.StatusOK, chat.User{Name: "Ada", Role: "visitor"}}, // as it is spelled
		{"127.0.0.1/32", []string{"Remote-User", "ada lovelace, x"}, http.StatusOK,
			chat.User{Name: "ada lovelace, x", Role: "visitor"}},
		{"127.0.0.1/32", []string{"Remote-User", "boſs@example.com"}, http.StatusOK,
			chat.User{Name: "boſs@example.com", Role: "visitor"}},
		{"127.0.0.1/32", nil, http.StatusUnauthorized, chat.User{}},
		{"127.0.0.1/32", []string{"Remote-User", ""}, http.StatusUnauthorized, chat.User{}},
		{"127.0.0.1/32", []string{"Remote-User", "a\xffb"}, http.StatusUnauthorized, chat.User{}},
		{"127.0.0.1/32", []string{"Remote-User", "ada", "Remote-User", "boss"}, http.StatusUnauthorized, chat.User{}},
		{"10.0.0.7/32", []string{"Remote-User", "ada"}, http.StatusUnauthorized, chat.User{}},
		{"10.0.0.7/32", []string{"Remote-User", "ada", "X-Forwarded-For", "10.0.0.7"}, http.StatusUnauthorized, chat.User{}},
		{"127.0.0.1/32", []string{"Remote-User", "ada", "Authorization", "Bearer " + token}, http.StatusOK,
			chat.User{Name: "", Role: "owner"}},
	} {
		var users []chat.User
		srv, h, _ := newServed(t, func(o *Options) {
			o.Access = Access{Token: token, UserHeader: "Remote-User",
				Proxies: []netip.Prefix{netip.MustParsePrefix(c.proxy)}}
			o.View = func(_ context.Context, u chat.User) (*chat.View, error) {
				users = append(users, u)
				return nil, nil
			}
		})
		got := get(t, h.URL+"/data", c.headers...)
		if got.status != c.status || c.status == http.StatusOK && (len(users) != 1 || users[0] != c.user) ||
			c.status != http.StatusOK && len(users) > 0 {
			t.Errorf("by a proxy at %s with %q: %d %+v", c.proxy, c.headers, got.status, users)
		}
		r := httptest.NewRequest(http.MethodGet, "/data", nil)
		r.RemoteAddr = "127.0.0.1:5000"
		for i := 0; i < len(c.headers); i += 2 {
			r.Header.Add(c.headers[i], c.headers[i+1])
		}
		if user, _ := srv.site.Who(r); c.proxy == "10.0.0.7/32" && user.Name != "" {
			t.Errorf("a stranger is taken for %q", user.Name)
		}
	}
}

// A chat belongs to the user who began it, to the letter.
func TestChatsOfUsers(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) {
		o.Access = Access{UserHeader: "Remote-User", Proxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}}
	})
	ask := func(user, body string) reply {
		return call(t, "POST", h.URL+"/api/ask", body, "Remote-User", user)
	}
	began := ask("boss@example.com", `{"question":"rows 1"}`).object()
	again := fmt.Sprintf(`{"question":"rows 2","conversation":%q,"token":%q}`, began["conversation"], began["token"])
	for _, where := range []string{"in the store", "open on a page"} {
		for user, want := range map[string]int{"boss@example.com": http.StatusOK, "Boss@example.com": http.StatusForbidden,
			"boſs@example.com": http.StatusForbidden, "bo": http.StatusForbidden} { // names are compared byte by byte
			if r := ask(user, again); r.status != want {
				t.Errorf("%s goes on with what is %s: %d: %.200s", user, where, r.status, r.body)
			}
		}
		page := connectWith(t, h, "", http.Header{"Remote-User": {"boss@example.com"}})
		page.say("type", "resume", "conversation", began["conversation"], "token", began["token"])
		page.until("hello")
	}
}
