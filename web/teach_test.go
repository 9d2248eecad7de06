package web

import (
	"net/http"
	"slices"
	"strings"
	"testing"
)

// taughtHere stores taught examples in memory.
type taughtHere struct{ list []Taught }

func (t *taughtHere) Taught() []Taught { return t.list }
func (t *taughtHere) Teach(x Taught) error {
	t.list = append(t.list, x)
	return nil
}
func (t *taughtHere) Forget(question string) error {
	t.list = slices.DeleteFunc(t.list, func(x Taught) bool { return x.Question == question })
	return nil
}

// TestTeach checks that only the owner can teach by sentences, see what was taught and remove it.
func TestTeach(t *testing.T) {
	const token = "a-token-of-the-owner"
	teaching := &taughtHere{}
	_, h, _ := newServed(t, func(o *Options) { o.Teaching, o.Access = teaching, Access{Token: token, Open: true} })
	owner := []string{"Authorization", "Bearer " + token, "Content-Type", "application/x-www-form-urlencoded"}
	if _, body := request(t, "GET", h.URL+"/data", ""); strings.Contains(body, `data-testid="teach"`) {
		t.Error("a visitor may teach")
	}
	form := "do=teach&question=Is+it+dry%3F&for=The+hold+is+dry.%0D%0ANot+a+drop+below.&against=It+leaks."
	if status, _ := request(t, "POST", h.URL+"/data/teach", form, owner[2:]...); status != http.StatusUnauthorized {
		t.Errorf("a visitor teaches: %d", status)
	}
	if status, body := request(t, "POST", h.URL+"/data/teach", form, owner...); status != http.StatusSeeOther {
		t.Fatalf("%d %.200s", status, body)
	}
	if len(teaching.list) != 1 || len(teaching.list[0].For) != 2 || len(teaching.list[0].Against) != 1 {
		t.Fatalf("taught %+v", teaching.list)
	}
	_, body := request(t, "GET", h.URL+"/data", "", owner...)
	for _, said := range []string{"Is it dry?", "Yes: The hold is dry.", "No: It leaks.", "Forget"} {
		if !strings.Contains(body, said) {
			t.Errorf("the page does not say %q", said)
		}
	}
	for form, want := range map[string]int{"do=teach&question=&for=x": 422, "do=teach&question=a%7Cb&for=x": 422,
		"do=teach&question=a": 422,
		"do=what&question=a":  400, "do=teach&question=a&for=" + strings.Repeat("x%0A", 51): 422} {
		if status, _ := request(t, "POST", h.URL+"/data/teach", form, owner...); status != want {
			t.Errorf("%.40s: %d, want %d", form, status, want)
		}
	}
	if status, _ := request(t, "POST", h.URL+"/data/teach", "do=forget&question=Is+it+dry%3F",
		owner...); status != http.StatusSeeOther || len(teaching.list) != 0 {
		t.Errorf("forgetting: %d, %+v", status, teaching.list)
	}
}
