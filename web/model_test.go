package web

import (
	"strings"
	"testing"
)

// The data page names the model and how missing server features are worked around; the owner's page
// says how the model is used and what it costs.
func TestDataPageTellsTheModel(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) {
		o.Access, o.Lab, o.Notes = Access{Token: "secret", Open: true}, emptyLab{}, &notebook{}
		o.Model = func() (string, []string) { return "small-7b", []string{"logprobs", "stream"} }
	})
	_, body := fetch(t, h.URL+"/data")
	for _, said := range []string{"The language model small-7b reads", "a second opinion", "replies come in one piece"} {
		if !strings.Contains(body, said) {
			t.Errorf("the page does not say %q", said)
		}
	}
	_, h, _ = newServed(t, nil)
	if _, body := fetch(t, h.URL+"/data"); strings.Contains(body, `data-testid="model"`) {
		t.Error("the page names a model where there is none")
	}
}
