package web

import (
	"context"
	"net/http"
	"net/http/cookiejar"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/oidctest"
)

// who makes the server report the sender and role of each request.
func who(users *[]User) func(context.Context, User) (*View, error) {
	return func(_ context.Context, u User) (*View, error) {
		*users = append(*users, u)
		return nil, nil
	}
}

func TestLogin(t *testing.T) {
	issuer := oidctest.New(t, "surely")
	var users []User
	var login *Login
	_, h, _ := newServed(t, func(o *Options) {
		var err error
		login, err = NewLogin(context.Background(), LoginOptions{Issuer: issuer.URL, Client: "surely",
			Attributes: []string{"team"}, Key: []byte("a key")})
		if err != nil {
			t.Fatal(err)
		}
		o.Access = Access{Login: login, Owners: []string{"boss@boats.example"}}
		o.View = who(&users)
	})
	login.oauth.RedirectURL = h.URL + "/login/done"
	enter := func() (*http.Client, int) {
		jar, _ := cookiejar.New(nil)
		c := &http.Client{Jar: jar, Timeout: 10 * time.Second}
		r, err := c.Get(h.URL + "/login")
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		return c, r.StatusCode
	}
	last := func() User { return users[len(users)-1] }

	if status, page := request(t, "GET", h.URL+"/", "", "Accept", "text/html"); status != http.StatusUnauthorized ||
		!strings.Contains(page, `href="/login"`) {
		t.Errorf("who has not logged in gets %d %.200s", status, page)
	}
	issuer.Says(map[string]any{"email": "ada@boats.example", "email_verified": true, "team": []string{"north", "it's"},
		"salary": 5})
	c, status := enter()
	if status != http.StatusOK || last().Name != "ada@boats.example" || last().Role != "member" ||
		len(last().Attributes["team"]) != 2 || last().Attributes["salary"] != nil {
		t.Fatalf("a login gives %d %+v", status, users)
	}
	r, err := c.Get(h.URL + "/metrics")
	if err != nil || r.StatusCode < 400 {
		t.Errorf("a member reads the metrics: %v %v", r.Status, err)
	}
	issuer.Says(map[string]any{"email": "boss@boats.example", "email_verified": true})
	if _, status := enter(); status != http.StatusOK || last().Role != "owner" {
		t.Errorf("the owner's login gives %d %+v", status, last())
	}
	for what, claims := range map[string]map[string]any{
		"an address nobody checked": {"email": "boss@boats.example", "email_verified": false},
		"no address":                {"email_verified": true},
		"another client's identity": {"email": "ada@boats.example", "aud": "other"},
		"another issuer's":          {"email": "ada@boats.example", "iss": "https://evil.example"},
		"an old one":                {"email": "ada@boats.example", "exp": time.Now().Add(-time.Hour).Unix()},
		"one of another login":      {"email": "ada@boats.example", "nonce": "x"},
	} {
		issuer.Says(claims)
		if _, status := enter(); status != http.StatusForbidden {
			t.Errorf("%s: %d", what, status)
		}
	}
	forged, err := (&Login{key: []byte("another key")}).sign(session{User{Name: "boss@boats.example"},
		time.Now().Add(time.Hour).Unix(), userCookie})
	if err != nil {
		t.Fatal(err)
	}
	begun, _ := login.sign(begun{For: loginCookie, Until: time.Now().Add(time.Hour).Unix()})
	old, _ := login.sign(session{User{Name: "ada@boats.example"}, time.Now().Add(-time.Second).Unix(), userCookie})
	for what, cookie := range map[string]string{"forged": forged, "of a login under way": begun, "old": old,
		"cut": old[:9]} {
		if status, _ := request(t, "GET", h.URL+"/data", "", "Cookie", userCookie+"="+
			cookie); status != http.StatusUnauthorized {
			t.Errorf("a cookie that is %s: %d", what, status)
		}
	}
}

// TestUserHeader takes the user from a trusted proxy's header, and from nobody else's.
func TestUserHeader(t *testing.T) {
	var users []User
	served := func(proxy string) string {
		_, h, _ := newServed(t, func(o *Options) {
			o.Access = Access{Open: true, UserHeader: "Remote-User", AttributeHeaders: map[string]string{"team": "X-Team"},
				Proxies: []netip.Prefix{netip.MustParsePrefix(proxy)}}
			o.View = who(&users)
		})
		return h.URL
	}
	for _, c := range []struct {
		proxy, role string
		headers     []string
	}{
		{"127.0.0.1/32", "member", []string{"Remote-User", "ada", "X-Team", "north, south"}},
		{"127.0.0.1/32", "visitor", nil},
		{"10.0.0.7/32", "visitor", []string{"Remote-User", "ada", "X-Team", "north"}},
	} {
		users = nil
		request(t, "GET", served(c.proxy)+"/data", "", c.headers...)
		if len(users) == 0 || users[0].Role != c.role || c.role == "member" &&
			(users[0].Name != "ada" || len(users[0].Attributes["team"]) != 2) || c.role == "visitor" && users[0].Name != "" {
			t.Errorf("by a proxy at %s with %q: %+v", c.proxy, c.headers, users)
		}
	}
}
