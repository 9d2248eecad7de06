package link

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// TestForms: what a question asks is read as a simpler one, and what it asks beside that is told.
func TestForms(t *testing.T) {
	for _, c := range []struct {
		question, simpler string
		form              Form
	}{
		{"median length of boats", "average length of boats", Form{Percentile: 50}},
		{"the 90th percentile of the length", "the average of the length", Form{Percentile: 90}},
		{"how many boats per owner on average", "how many boats per owner", Form{GroupAverage: true}},
		{"how many boats does an owner have on average", "how many boats does each owner have", Form{GroupAverage: true}},
		{"average number of boats per owner", "number of boats per owner", Form{GroupAverage: true}},
		{"average length per kind", "average length per kind", Form{}},
		{"average amount per kind", "average amount per kind", Form{}},
		{"average sum per kind", "average sum per kind", Form{}},
		{"average total per kind", "total per kind", Form{GroupAverage: true}},
	} {
		q := New(parsetest.Boats(), parsetest.BoatValues{}, c.question)
		var words []string
		before := 0
		for _, token := range q.Tokens {
			words = append(words, token.Text)
			if token.Start < before || token.End < token.Start {
				t.Errorf("%q: the place of %q runs backwards", c.question, token.Text)
			}
			before = token.Start
		}
		if got := strings.Join(words, " "); got != c.simpler || q.Form != c.form {
			t.Errorf("%q is read as %q, %+v", c.question, got, q.Form)
		}
	}
}
