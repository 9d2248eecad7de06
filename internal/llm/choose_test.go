package llm

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
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
	gone := httptest.NewServer(nil)
	gone.Close()
	for name, tt := range map[string]struct{ named, url, want, said string }{
		"Named":       {"b", listingServer(t, "a", "b"), "b", ""},
		"Only":        {"", listingServer(t, "a"), "a", ""},
		"First":       {"", listingServer(t, "a", "b"), "a", "(a, b), a is used"},
		"NotListed":   {"c", listingServer(t, "a", "b"), "c", "does not list the model c; it has a, b"},
		"NoList":      {"c", listingServer(t), "c", ""},
		"Nothing":     {"", listingServer(t), DefaultModel, "which may cost money"},
		"Unreachable": {"c", gone.URL, "c", "cannot be reached now"},
		"OpenAI":      {"", "", DefaultModel, "which OpenAI charges for"},
		"OpenAINamed": {"x", "", "x", ""},
	} {
		t.Run(name, func(t *testing.T) {
			got, said := Choose(tt.named, tt.url, "")
			if got != tt.want || !strings.Contains(said, tt.said) || tt.said == "" && said != "" {
				t.Errorf("%s, %q", got, said)
			}
		})
	}
}

func TestBudgetsAndPrices(t *testing.T) {
	if b, err := ParseBudget("calls=3, tokens=1e6,money=.5"); err != nil || b.Calls != 3 || b.Tokens != 1000000 ||
		b.Money != .5 {
		t.Errorf("%+v, %v", b, err)
	}
	for _, bad := range []string{"calls", "calls=x", "cats=3", "calls=-1"} {
		if _, err := ParseBudget(bad); err == nil {
			t.Errorf("%q is no budget", bad)
		}
	}
	if p, err := ParsePrices("m=1/2"); err != nil || p["m"].Completion != 2 {
		t.Errorf("%+v, %v", p, err)
	}
	if _, err := ParsePrices("m=1"); err == nil {
		t.Error("half a price is none")
	}
}
