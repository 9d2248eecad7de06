package repo

import (
	"regexp"
	"strings"
	"testing"
)

// single are decisions that one place makes: no other file of these folders has what the pattern finds.
var single = []struct{ what, folders, pattern, in string }{
	{"who sent a request", `^(web|internal/app|cli)/`,
		`(Get|Values)\("(Authorization|Forwarded|X-)|HeaderXForwarded|HeaderXReal|HeaderAuthorization|ExtractIP|` +
			`\.RemoteAddr\b[^(]|\.Cookies?\(|BasicAuth|Header\.(Get|Values)\([^")]*(User|Auth)`,
		`^web/request/who\.go$`},
	{"what a number from outside is", `^web/`, `strconv\.(Atoi|ParseInt|ParseUint)|fmt\.Sscan`,
		`^web/(input/input|present/chart)\.go$`}, // a chart reads its own rows
	{"that a turn is appended", `^(internal/state|internal/app|web|cli)/`, `INTO events\b`, `^internal/state/conversations\.go$`},
}

func TestSinglePlaces(t *testing.T) {
	files := goFiles(t)
	for _, s := range single {
		folders, pattern, in := regexp.MustCompile(s.folders), regexp.MustCompile(s.pattern), regexp.MustCompile(s.in)
		found := 0
		for path, src := range files {
			if strings.HasSuffix(path, "_test.go") || !folders.MatchString(path) {
				continue
			}
			at := pattern.FindStringIndex(src)
			switch {
			case at == nil:
			case in.MatchString(path):
				found++
			default:
				t.Errorf("%s:%d decides %s: %s", path, 1+strings.Count(src[:at[0]], "\n"), s.what, src[at[0]:at[1]])
			}
		}
		if found == 0 {
			t.Errorf("nothing decides %s", s.what)
		}
	}
	if n := strings.Count(files["internal/state/conversations.go"], "INTO events"); n != 1 {
		t.Errorf("events are appended in %d places", n)
	}
}
