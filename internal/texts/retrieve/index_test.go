package retrieve

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/words/lexicon"
)

func newRanker(t testing.TB) *Ranker {
	t.Helper()
	f, err := os.Open("../../demo/aspects.txt") // as an owner's file
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	l, err := lexicon.Load(f)
	if err != nil {
		t.Fatal(err)
	}
	return NewRanker(l)
}

func TestSearchFindsWhatIsMeant(t *testing.T) {
	ix := New(newRanker(t), false)
	rows := []Row{
		{"inn/1", []string{"Our spaniel got a bowl of water and a biscuit.", "The soup was thin."}},
		{"inn/2", []string{"We circled the block for half an hour.", "The soup came hot."}},
		{"inn/3", []string{"A guitarist plays there on Fridays."}},
	}
	if err := ix.Add(context.Background(), rows); err != nil {
		t.Fatal(err)
	}
	for question, want := range map[string]string{
		"are dogs allowed?":      "inn/1",
		"is parking easy?":       "inn/2",
		"is there live music?":   "inn/3",
		"was the soup any hot?":  "inn/2",
		"do they have musicians": "inn/3", // by a word of like meaning
	} {
		if found := ix.Search(question, 1); len(found) == 0 || found[0].Key != want {
			t.Errorf("%q finds %v, want %s", question, found, want)
		}
	}
}

// TestRankByLikeness: if the question is about no aspect of the lexicon, similar words count.
func TestRankByLikeness(t *testing.T) {
	r := newRanker(t)
	for question, sentences := range map[string][]string{
		"do they sell violins?":    {"We came on a Monday.", "They had a cello and two guitars in the window.", "Everybody was in a hurry.", "The stairs are steep."},
		"do they repair bicycles?": {"The stairs are steep.", "We came on a Monday.", "A mechanic had fixed her motorbike.", "Everybody was in a hurry."},
	} {
		if asked := r.Question(question).Asked; len(asked) > 0 {
			t.Fatalf("%q asks for %s: this tests what the lexicon does not know", question, asked[0].Name)
		}
		best := r.Passages(question, []Row{{Texts: sentences}})[0].Text
		if !strings.Contains(best, "cello") && !strings.Contains(best, "motorbike") {
			t.Errorf("%q is best answered by %q", question, best)
		}
	}
}

// ending is a context that ends after it was asked so often.
type ending struct {
	context.Context
	left int
}

func (e *ending) Err() error {
	if e.left--; e.left < 0 {
		return context.Canceled
	}
	return nil
}

func TestScoreOfALongText(t *testing.T) {
	r := newRanker(t)
	long, dogs := strings.Repeat("The soup was thin. ", MaxSentences), "The spaniel barked."
	scores, err := r.Score(t.Context(), "a spaniel", [][]string{{long, dogs}, {dogs, long}})
	if err != nil || scores[0] >= scores[1] {
		t.Errorf("past the first sentences %v, among them %v (%v)", scores[0], scores[1], err)
	}
	if _, err := r.Score(&ending{t.Context(), 3}, "a spaniel", [][]string{{long}}); err == nil {
		t.Error("it is read to its end although nobody waits")
	}
}

// sentencesOf makes sentences whose word frequencies follow Zipf's law.
func sentencesOf(n int) []Row {
	random := rand.New(rand.NewSource(1))
	zipf := rand.NewZipf(random, 1.1, 8, 60000)
	stock := []string{"the", "was", "and", "a", "of", "we", "it", "in", "to"}
	themes := []string{"parking", "waiter", "noise", "dessert", "patio", "view", "wine", "dog", "children", "price",
		"quiet", "romantic", "clean", "slow"}
	rows := make([]Row, n)
	for i := range rows {
		var b strings.Builder
		for k := range 14 {
			switch {
			case k%2 == 0:
				b.WriteString(stock[random.Intn(len(stock))])
			case random.Intn(12) == 0:
				b.WriteString(themes[random.Intn(len(themes))])
			default:
				fmt.Fprintf(&b, "w%dx", zipf.Uint64())
			}
			b.WriteByte(' ')
		}
		b.WriteByte('.')
		rows[i] = Row{fmt.Sprint(i), []string{b.String()}}
	}
	return rows
}

// BenchmarkIndex indexes a sentence.
func BenchmarkIndex(b *testing.B) {
	rows := sentencesOf(100000)
	r := newRanker(b)
	for b.Loop() {
		ix := New(r, false)
		if err := ix.Add(context.Background(), rows); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(rows)*b.N)/b.Elapsed().Seconds(), "sentences/s")
}

// BenchmarkSearchMillion asks an index of a million sentences for the best 20, and reports the
// median and 99th percentile of the time, and the index's memory.
func BenchmarkSearchMillion(b *testing.B) {
	rows := sentencesOf(1000000)
	ix := New(newRanker(b), false)
	start := time.Now()
	if err := ix.Add(context.Background(), rows); err != nil {
		b.Fatal(err)
	}
	speed := float64(len(rows)) / time.Since(start).Seconds()
	rows = nil
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	questions := []string{"is parking easy?", "are dogs allowed on the patio?", "is the w12x dessert good with wine?",
		"does it have a nice view?",
		"w3x w50x waiter", "is it quiet and romantic?", "w1x w2x w3x w4x", "w4000x w25x", "good for families with children?", "is the price fair for w77x?"}
	var took []time.Duration
	b.ResetTimer()
	for i := 0; b.Loop(); i++ {
		at := time.Now()
		ix.Search(questions[i%len(questions)], 20)
		took = append(took, time.Since(at))
	}
	b.ReportMetric(speed, "indexed/s")
	b.ReportMetric(float64(m.HeapAlloc)/(1<<20), "MiB")
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}
