package text

import (
	"net/url"
	"strings"
)

// secretParameters are the parts of a database URL that are never shown.
var secretParameters = Set("password sslpassword sslkey passfile")

func secret(parameter string) bool { return secretParameters[strings.ToLower(parameter)] }

// Address returns a URL without its secrets.
func Address(raw string) string {
	scheme, _, _ := strings.Cut(raw, "://")
	u, err := url.Parse(raw)
	if err != nil {
		return scheme + "://…"
	}
	q := u.Query()
	for key := range q {
		if secret(key) {
			q.Set(key, "xxxxx")
		}
	}
	if len(q) > 0 || u.RawQuery != "" {
		u.RawQuery = q.Encode() // unparsable parameters are dropped
	}
	return u.Redacted()
}

// RemoveSecrets removes the secrets of the URL raw, in any encoding, from the message shown.
func RemoveSecrets(raw, shown string) string {
	shown = strings.ReplaceAll(shown, raw, Address(raw))
	u, err := url.Parse(raw)
	if err != nil {
		return "the address is not a valid URL: check its port, and write special characters in the password as %XX"
	}
	var secrets []string
	if p, ok := u.User.Password(); ok {
		secrets = append(secrets, p)
	}
	for _, part := range strings.FieldsFunc(u.RawQuery, func(r rune) bool { return r == '&' || r == ';' }) {
		key, value, _ := strings.Cut(part, "=")
		if secret(key) {
			plain, _ := url.QueryUnescape(value)
			secrets = append(secrets, value, plain)
		}
	}
	for _, s := range secrets {
		if s == "" {
			continue
		}
		for _, form := range []string{s, url.QueryEscape(s), url.PathEscape(s)} {
			shown = strings.ReplaceAll(shown, form, "xxxxx")
		}
	}
	return shown
}
