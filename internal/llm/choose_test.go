package llm

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/port"
)

// listingServer tells models, or refuses to.
func listingServer(t *testing.T, models ...string) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if models == nil {
			http.NotFound(w, nil)
			return
		}
		for i, m := range models {
			models[i] = fmt.Sprintf(`{"id":%q}`, strings.Trim(m, `{"id:}`))
		}
		fmt.Fprintf(w, `{"data":[%s]}`, strings.Join(models, ","))
	}))
	t.Cleanup(s.Close)
	return s.URL
}

func TestChoose(t *testing.T) {
	for name, tt := range map[string]struct{ url, want, said string }{
		"Only":        {listingServer(t, "a"), "a", ""},
		"First":       {listingServer(t, "a", "b"), "a", "(a, b), a is used"},
		"Nothing":     {listingServer(t), DefaultModel, "which may cost money"},
		"Unreachable": {"http://" + port.Refused(t), DefaultModel, "which may cost money"},
		"OpenAI":      {"", DefaultModel, "which OpenAI charges for"},
	} {
		t.Run(name, func(t *testing.T) {
			got, said := Choose(tt.url, "")
			if got != tt.want || !strings.Contains(said, tt.said) || tt.said == "" && said != "" {
				t.Errorf("%s, %q", got, said)
			}
		})
	}
}

func TestParseBudget(t *testing.T) {
	if b, err := ParseBudget("calls=3, tokens=1000000"); err != nil || b != (Budget{3, 1000000}) {
		t.Errorf("%+v, %v", b, err)
	}
	for _, bad := range []string{"calls", "calls=x", "cats=3", "calls=-1"} {
		if _, err := ParseBudget(bad); err == nil {
			t.Errorf("%q is no budget", bad)
		}
	}
}
