package web

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/labstack/echo/v4"
	"golang.org/x/oauth2"
)

// Login logs people in through the owner's OpenID Connect provider. Their identity is kept in a signed cookie, not in
// the server, so any server with the same key knows them.
type Login struct {
	verifier *oidc.IDTokenVerifier
	oauth    oauth2.Config
	claim    string // that names people
	keep     map[string]bool
	key      []byte
	now      func() time.Time
}

// LoginOptions configure the login.
type LoginOptions struct {
	Issuer, Client, Secret string
	// the address the provider returns to, such as https://chat.example/login/done
	Redirect   string
	Claim      string   // the claim that names people; default: email
	Scopes     []string // scopes besides openid and email
	Attributes []string // claims that rules use; others are dropped
	Key        []byte   // that signs cookies
}

// NewLogin fetches the provider's configuration.
func NewLogin(ctx context.Context, o LoginOptions) (*Login, error) {
	ctx = oidc.ClientContext(ctx, &http.Client{Timeout: 10 * time.Second})
	provider, err := oidc.NewProvider(ctx, o.Issuer)
	if err != nil {
		return nil, fmt.Errorf("ask the login at %s: %w", o.Issuer, err)
	}
	o.Claim = cmp.Or(o.Claim, "email")
	l := &Login{verifier: provider.Verifier(&oidc.Config{ClientID: o.Client}), claim: o.Claim, keep: map[string]bool{},
		key: o.Key, now: time.Now,
		oauth: oauth2.Config{ClientID: o.Client, ClientSecret: o.Secret, Endpoint: provider.Endpoint(),
			RedirectURL: o.Redirect,
			Scopes:      append([]string{oidc.ScopeOpenID, "email"}, o.Scopes...)}}
	for _, name := range o.Attributes {
		l.keep[name] = true
	}
	return l, nil
}

const (
	userCookie  = "surely_user"
	loginCookie = "surely_login"
	loginKept   = 12 * time.Hour
	loginTime   = 10 * time.Minute // to log in
)

// session is the content of a cookie, with its expiry.
type session struct {
	User  User   `json:"user"`
	Until int64  `json:"until"`
	For   string `json:"for"` // the cookie's name, so that none can replace another
}

// begun is a login in progress.
type begun struct {
	State, Nonce, Verifier string
	Until                  int64
	For                    string
}

// sign encodes a value for a cookie.
func (l *Login) sign(v any) (string, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return "", err
	}
	text := base64.RawURLEncoding.EncodeToString(b)
	return text + "." + base64.RawURLEncoding.EncodeToString(l.mac(text)), nil
}

func (l *Login) mac(text string) []byte {
	m := hmac.New(sha256.New, l.key)
	m.Write([]byte(text))
	return m.Sum(nil)
}

// read decodes a signed cookie.
func (l *Login) read(c echo.Context, name string, into any) bool {
	cookie, err := c.Cookie(name)
	if err != nil {
		return false
	}
	text, mac, _ := strings.Cut(cookie.Value, ".")
	given, err := base64.RawURLEncoding.DecodeString(mac)
	if err != nil || !hmac.Equal(given, l.mac(text)) {
		return false
	}
	b, err := base64.RawURLEncoding.DecodeString(text)
	return err == nil && json.Unmarshal(b, into) == nil
}

// user is the logged-in user.
func (l *Login) user(c echo.Context) (User, time.Time, bool) {
	var s session
	ok := l.read(c, userCookie, &s) && s.For == userCookie && l.now().Unix() < s.Until
	return s.User, time.Unix(s.Until, 0), ok
}

func (l *Login) cookie(c echo.Context, name, value string, keep time.Duration) {
	c.SetCookie(&http.Cookie{Name: name, Value: value, Path: "/", MaxAge: int(keep.Seconds()), HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: strings.HasPrefix(l.oauth.RedirectURL, "https://")})
}

// handleLogin redirects to the provider.
func (s *Server) handleLogin(c echo.Context) error {
	l := s.options.Access.Login
	b := begun{State: random(16), Nonce: random(16), Verifier: oauth2.GenerateVerifier(),
		Until: l.now().Add(loginTime).Unix(), For: loginCookie}
	value, err := l.sign(b)
	if err != nil {
		return err
	}
	l.cookie(c, loginCookie, value, loginTime)
	return c.Redirect(http.StatusFound, l.oauth.AuthCodeURL(b.State, oidc.Nonce(b.Nonce),
		oauth2.S256ChallengeOption(b.Verifier)))
}

// handleLoggedIn handles the return from the provider.
func (s *Server) handleLoggedIn(c echo.Context) error {
	l := s.options.Access.Login
	var b begun
	known := l.read(c, loginCookie, &b) && b.For == loginCookie && l.now().Unix() < b.Until
	if !known || subtle.ConstantTimeCompare([]byte(b.State), []byte(c.QueryParam("state"))) != 1 {
		return refuse("forbidden", s.words.LoginFailed)
	}
	l.cookie(c, loginCookie, "", -time.Second) // once
	u, err := l.exchange(c.Request().Context(), c.QueryParam("code"), b)
	if err != nil {
		s.metrics.refuse(notLetIn)
		slog.Warn("a login failed", "address", c.RealIP(), "err", err)
		return refuse("forbidden", s.words.LoginFailed)
	}
	value, err := l.sign(session{u, l.now().Add(loginKept).Unix(), userCookie})
	if err != nil {
		return err
	}
	l.cookie(c, userCookie, value, loginKept)
	return c.Redirect(http.StatusSeeOther, "/")
}

// handleLeave logs a person out here.
func (s *Server) handleLeave(c echo.Context) error {
	s.options.Access.Login.cookie(c, userCookie, "", -time.Second)
	return c.Redirect(http.StatusSeeOther, "/")
}

// exchange redeems a code at the provider and verifies the identity.
func (l *Login) exchange(ctx context.Context, code string, b begun) (u User, err error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	token, err := l.oauth.Exchange(ctx, code, oauth2.VerifierOption(b.Verifier))
	if err != nil {
		return u, err
	}
	raw, ok := token.Extra("id_token").(string)
	if !ok {
		return u, errors.New("the provider gave no identity")
	}
	id, err := l.verifier.Verify(ctx, raw)
	if err != nil {
		return u, err
	}
	if id.Nonce != b.Nonce {
		return u, errors.New("the identity was given for another login")
	}
	var claims map[string]any
	if err := id.Claims(&claims); err != nil {
		return u, err
	}
	return l.userOf(claims)
}

// mostValues and mostClaim bound the claims kept: they travel with each request.
const (
	mostValues = 50
	mostClaim  = 200
)

// userOf makes a user from claims.
func (l *Login) userOf(claims map[string]any) (u User, err error) {
	name, _ := claims[l.claim].(string)
	if verified, present := claims["email_verified"].(bool); l.claim == "email" && present && !verified {
		return u, errors.New("the address is not verified")
	}
	if !plainUser(name) {
		return u, fmt.Errorf("the identity has no %s", l.claim)
	}
	u = User{Name: name, Attributes: map[string][]string{"user": {name}}}
	verified, present := claims["email_verified"].(bool)
	for claim, v := range claims {
		if !l.keep[claim] || claim == "user" || claim == "email" && present && !verified {
			continue
		}
		list, ok := v.([]any)
		if !ok {
			list = []any{v}
		}
		for _, each := range list {
			switch each.(type) {
			case string, bool, float64:
				u.Attributes[claim] = append(u.Attributes[claim], fmt.Sprint(each))
			}
		}
		if len(u.Attributes[claim]) > mostValues || len(strings.Join(u.Attributes[claim], "")) > mostClaim*mostValues/5 {
			return u, fmt.Errorf("the identity has too much in %s", claim)
		}
	}
	return u, nil
}
