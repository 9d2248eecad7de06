package e2e

import (
	"io"
	"net/http"
	"testing"
)

// An address of rows whose number is none leads nowhere; the numbers themselves lead to rows.
func TestAddressesOfRows(t *testing.T) {
	s := serve(t, t.TempDir())
	for value, want := range map[string]int{"4.5": http.StatusOK, "Inf": http.StatusNotFound,
		"-infinity": http.StatusNotFound, "NaN": http.StatusNotFound, "1e999": http.StatusNotFound} {
		r, err := http.Get(s.url + "/rows?source=Bay+Area+restaurants&table=restaurants&is.rating=" + value)
		if err != nil {
			t.Fatal(err)
		}
		b, _ := io.ReadAll(r.Body)
		r.Body.Close()
		if r.StatusCode != want {
			t.Errorf("rows of the rating %s: %s %.300s", value, r.Status, b)
		}
	}
}
