package judge

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// TestSentences checks plain sentences that affirm, deny or do neither, and that judgements are
// cached.
func TestSentences(t *testing.T) {
	j, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		question, sentence string
		yes, no            bool
	}{
		{"Are candles allowed?", "Candles are allowed.", true, false},
		{"Are candles allowed?", "Candles are not allowed.", false, true},
		{"Are candles allowed?", "The owner collects stamps.", false, false},
		{"Is there a piano?", "There is no piano.", false, true},
		{"Is there a piano?", "There is a piano.", true, false},
		{"Is the lamp heavy?", "The lamp isn't heavy.", false, true},
		{"Is the lamp heavy?", "We bought it in March.", false, false},
		{"does it have parking or a garage?", "There is a garage.", true, false},
		{"Is there a piano?", "There is a piano in the hall.", true, false},
		{"Is there a piano?", "The club has a piano.", true, false},
		{"Is there a piano?", "The piano is gone.", false, true},
		{"Is there a piano?", "A piano is planned.", false, false},
		{"Is it big?", "It is small.", false, true},
		{"Is the room hot?", "The room was cold.", false, true},
		{"Is the garden big?", "The garden gate is green.", false, false},
	} {
		got, err := j.JudgeSentences(context.Background(), c.question, []string{c.sentence})
		if err != nil {
			t.Fatal(err)
		}
		if yes, no := got[0].Yes > .5, got[0].No > .5; yes != c.yes || no != c.no {
			t.Errorf("%s %s: %+v", c.question, c.sentence, got[0])
		}
		if kept, ok := j.cache.Get(cacheKey(c.question, c.sentence)); !ok || kept != got[0] {
			t.Errorf("%s: kept %+v, %v", c.sentence, kept, ok)
		}
	}
}

// TestLongSentences checks that the cache does not hold the sentences it knows, which may be long.
func TestLongSentences(t *testing.T) {
	j, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	if cacheKey("Is it hot?", "No.") == cacheKey("Is it hot", "?No.") {
		t.Error("other questions share a key")
	}
	held := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC() // empties pools
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	judge := func(length int) {
		for i := range 16 {
			sentence := fmt.Sprintf("Visit %d %s", i, strings.Repeat("the soup was cold and ", length))
			if _, err := j.JudgeSentences(t.Context(), "Is the soup hot?", []string{sentence}); err != nil {
				t.Fatal(err)
			}
		}
	}
	judge(1)
	before := held()
	judge(10_000)
	if grown := held() - before; grown > 1<<20 {
		t.Errorf("16 sentences of 220 kB are held in %d bytes", grown)
	}
	runtime.KeepAlive(j)
}

// TestText checks that a text affirms by its affirming sentence, that one without a word of the
// question is not read, and that nothing is decided once the context has ended.
func TestText(t *testing.T) {
	j, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	sentences := []Sentence{NewSentence("We came by train."), NewSentence("There is a grand piano."), {}, NewSentence("!")}
	got, err := j.JudgeText(context.Background(), "Is there a piano?", sentences)
	if err != nil || got.MostAffirming != 1 || got.Yes < .6 || got.No > .1 || got.Sentences[3] != (Stance{}) {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := j.JudgeText(context.Background(), "Is there a piano?", sentences[2:]); err != nil ||
		got.MostAffirming != -1 {
		t.Errorf("nothing to read: %+v, %v", got, err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := j.JudgeText(ended, "Is there an organ?", sentences); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// BenchmarkSentences judges sixteen uncached sentences, the most that are read of one text.
func BenchmarkSentences(b *testing.B) {
	j, err := Default()
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; b.Loop(); n++ {
		sentences := make([]string, maxJudged)
		for i := range sentences {
			sentences[i] = fmt.Sprintf("On visit %d we sat at table %d and the soup was cold.", n, i)
		}
		if _, err := j.JudgeSentences(b.Context(), "Do they sell violins?", sentences); err != nil {
			b.Fatal(err)
		}
	}
}
