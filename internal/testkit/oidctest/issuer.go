// Package oidctest is an OpenID Connect provider for tests, which logs in the user that the test names.
package oidctest

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
)

// Issuer is a provider. Its claims are for the next login, and override its own.
type Issuer struct {
	*httptest.Server
	Client string

	mu     sync.Mutex
	claims map[string]any
	codes  map[string]url.Values // authorisation requests, by code
	key    *rsa.PrivateKey
}

// New starts a provider that knows a client.
func New(t testing.TB, client string) *Issuer {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	i := &Issuer{Client: client, codes: map[string]url.Values{}, key: key}
	mux := http.NewServeMux()
	mux.HandleFunc("/.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		i.send(w, map[string]any{"issuer": i.URL, "authorization_endpoint": i.URL + "/authorize", "token_endpoint": i.URL +
			"/token", "jwks_uri": i.URL + "/keys",
			"id_token_signing_alg_values_supported": []string{"RS256"}})
	})
	mux.HandleFunc("/keys", func(w http.ResponseWriter, _ *http.Request) {
		i.send(w, jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: key.Public(), KeyID: "1", Algorithm: "RS256",
			Use: "sig"}}})
	})
	mux.HandleFunc("/authorize", i.authorize)
	mux.HandleFunc("/token", i.token)
	i.Server = httptest.NewServer(mux)
	t.Cleanup(i.Close)
	return i
}

// Says sets the claims for the next logins.
func (i *Issuer) Says(claims map[string]any) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.claims = claims
}

func (i *Issuer) send(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(v)
}

func (i *Issuer) authorize(w http.ResponseWriter, r *http.Request) {
	i.mu.Lock()
	defer i.mu.Unlock()
	asked := r.URL.Query()
	code := rand.Text()
	i.codes[code] = asked
	http.Redirect(w, r, asked.Get("redirect_uri")+"?"+url.Values{"code": {code}, "state": {asked.Get("state")}}.Encode(),
		http.StatusFound)
}

func (i *Issuer) token(w http.ResponseWriter, r *http.Request) {
	i.mu.Lock()
	defer i.mu.Unlock()
	asked, ok := i.codes[r.FormValue("code")]
	delete(i.codes, r.FormValue("code"))
	proof := sha256.Sum256([]byte(r.FormValue("code_verifier")))
	if !ok || asked.Get("code_challenge") != base64.RawURLEncoding.EncodeToString(proof[:]) ||
		asked.Get("client_id") != i.Client {
		http.Error(w, `{"error":"invalid_grant"}`, http.StatusBadRequest)
		return
	}
	claims := map[string]any{"iss": i.URL, "aud": i.Client, "sub": "1", "nonce": asked.Get("nonce"),
		"exp": time.Now().Add(time.Minute).Unix(), "iat": time.Now().Unix()}
	maps.Copy(claims, i.claims)
	payload, _ := json.Marshal(claims)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: i.key, KeyID: "1"}},
		nil)
	if err != nil {
		panic(err)
	}
	signed, err := signer.Sign(payload)
	if err != nil {
		panic(err)
	}
	compact, err := signed.CompactSerialize()
	if err != nil {
		panic(err)
	}
	i.send(w, map[string]any{"access_token": "x", "token_type": "Bearer", "id_token": compact})
}
