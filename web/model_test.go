package web

import (
	"io"
	"net/http"
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
	r, err := http.NewRequest(http.MethodGet, h.URL+"/owner", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer secret")
	reply, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer reply.Body.Close()
	page, err := io.ReadAll(reply.Body)
	if err != nil || !strings.Contains(string(page), "where the two find different rows you are asked") {
		t.Errorf("the owner is not told how the model is asked: %v", err)
	}
	_, h, _ = newServed(t, nil)
	if _, body := fetch(t, h.URL+"/data"); strings.Contains(body, `data-testid="model"`) {
		t.Error("the page names a model where there is none")
	}
}
