package second

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/weights/second"
)

func reader(t testing.TB) *Reader {
	t.Helper()
	r, err := New(second.Layers)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The reading that fits comes first, wherever it stands, also where it is asked about again.
func TestFit(t *testing.T) {
	r := reader(t)
	for question, readings := range map[string][]string{
		"how many sloops are there?": {"select count (*) from boats where kind = sloop", "select name from boats where kind = sloop",
			"select count (*) from boats"},
		"which boat is the oldest?": {"select name from boats order by built limit 1", "select name from boats order by built desc limit 1",
			"select count (*) from boats"},
		"average fee per city": {"select city , avg ( fee ) from moorings group by city", "select avg ( fee ) from moorings",
			"select city , sum ( fee ) from moorings group by city"},
	} {
		for range 2 {
			got, err := r.Fit(t.Context(), question, append(readings[1:], readings[0], readings[0]))
			if err != nil {
				t.Fatal(err)
			}
			for i := range got[:2] {
				if got[i] >= got[2] {
					t.Errorf("%s: %q fits by %.2f, %q by %.2f", question, readings[i+1], got[i], readings[0], got[2])
				}
			}
			if got[2] != got[3] {
				t.Errorf("%s: the same reading fits by %.2f and %.2f", question, got[2], got[3])
			}
		}
	}
}

func TestFitEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := reader(t).Fit(ctx, "how many?", []string{"select count (*) from boats"}); err == nil {
		t.Error("it goes on although its context has ended")
	}
	if got, err := reader(t).Fit(t.Context(), "how many?", nil); err != nil || len(got) != 0 {
		t.Errorf("no readings: %v, %v", got, err)
	}
}

func BenchmarkFit(b *testing.B) {
	r := reader(b)
	readings := []string{"select count (*) from boats where kind = sloop", "select name from boats where kind = sloop",
		"select count (*) from boats", "select kind , count (*) from boats group by kind", "select * from boats",
		"select name from boats order by built limit 1", "select avg ( fee ) from moorings",
		"select count ( distinct kind ) from boats"}
	for b.Loop() {
		r.cached = encode.NewCache[pair, float32](maxCached)
		if _, err := r.Fit(b.Context(), "how many sloops are there?", readings); err != nil {
			b.Fatal(err)
		}
	}
}
