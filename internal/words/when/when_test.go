package when_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/when"
)

var rewrite = flag.Bool("rewrite", false, "rewrite testdata/times.txt")

// days are a Wednesday in August, a Saturday in January, and a leap day.
var days = []string{"2025-08-20", "2026-01-10", "2024-02-29"}

func onDay(t testing.TB, day string) when.Clock {
	today, err := time.Parse(time.DateOnly, day)
	if err != nil {
		t.Fatal(err)
	}
	return when.Clock{Today: today}
}

func read(text string, c when.Clock) []when.Time { return when.Read(text, words.Tokenize(text), c) }

// shown is a time as testdata has it: its days, and ? if its year was not said.
func shown(all []when.Time) string {
	end := func(t time.Time) string {
		if t.IsZero() {
			return "…"
		}
		return t.Format(time.DateOnly)
	}
	var out []string
	for _, t := range all {
		out = append(out, end(t.From)+" "+end(t.To)+map[bool]string{true: "?"}[t.Assumed])
	}
	return strings.Join(out, " & ")
}

// TestTimes reads every line of testdata/times.txt as of each of the days.
func TestTimes(t *testing.T) {
	const file = "testdata/times.txt"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	lines := 0
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			fmt.Fprintln(&out, line)
			continue
		}
		lines++
		text, _, _ := strings.Cut(line, " | ")
		got := text
		for _, day := range days {
			got += " | " + shown(read(text, onDay(t, day)))
		}
		if fmt.Fprintln(&out, strings.TrimSpace(got)); strings.TrimSpace(got) != line && !*rewrite {
			t.Errorf("got  %s\nwant %s", got, line)
		}
	}
	if *rewrite {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if lines < 400 {
		t.Errorf("%d expressions", lines)
	}
}

// TestMonthFirst reads dates in digits by the locale, unless the digits tell.
func TestMonthFirst(t *testing.T) {
	for text, want := range map[string]string{
		"3/4/2025":  "2025-03-04 2025-03-05",
		"25/4/2025": "2025-04-25 2025-04-26",
		"3.4.2025":  "2025-04-03 2025-04-04",
	} {
		c := onDay(t, days[0])
		c.MonthFirst = true
		if got := shown(read(text, c)); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestWords checks which tokens a time takes up.
func TestWords(t *testing.T) {
	for text, want := range map[string]string{
		"how many visits since last summer by town": "since last summer",
		"fees between March and May, per sweep":     "between march and may",
		"from August on how many":                   "from august on",
		"total of 2023 or later":                    "of 2023 or later",
	} {
		tokens := words.Tokenize(text)
		all := read(text, onDay(t, days[0]))
		if len(all) != 1 {
			t.Errorf("%s: %d times", text, len(all))
			continue
		}
		var got []string
		for _, k := range tokens[all[0].Words[0]:all[0].Words[1]] {
			got = append(got, k.Text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// FuzzRead checks that times are in order, apart, within the text and not empty.
func FuzzRead(f *testing.F) {
	data, err := os.ReadFile("testdata/times.txt")
	if err != nil {
		f.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		text, _, _ := strings.Cut(strings.TrimSpace(line), " | ")
		f.Add(text, 20000)
	}
	f.Fuzz(func(t *testing.T, text string, day int) {
		c := when.Clock{Today: time.Unix(0, 0).AddDate(0, 0, day%100000)}
		tokens, last := words.Tokenize(text), 0
		for _, x := range read(text, c) {
			if x.Words[0] < last || x.Words[1] > len(tokens) || x.Words[0] >= x.Words[1] {
				t.Fatalf("%q: words %v of %d after %d", text, x.Words, len(tokens), last)
			}
			last = x.Words[1]
			for _, p := range x.Periods() {
				if p.PeriodTokens[0] < x.Words[0] || p.PeriodTokens[1] > x.Words[1] || p.PeriodTokens[0] >= p.PeriodTokens[1] {
					t.Fatalf("%q: %v is not within %v", text, p.PeriodTokens, x.Words)
				}
			}
			if x.From.IsZero() && x.To.IsZero() || !x.From.IsZero() && !x.To.IsZero() && !x.From.Before(x.To) {
				t.Fatalf("%q: from %v to %v", text, x.From, x.To)
			}
		}
	})
}

// TestNested reads what is nested deep in a short time.
func TestNested(t *testing.T) {
	for _, w := range []string{"early ", "the start of ", "first week of ", "last ", "since ", "week of ",
		"monday ", "3 to ", "in "} {
		started := time.Now()
		read(strings.Repeat(w, 200), onDay(t, days[0]))
		if took := time.Since(started); took > 2*time.Second {
			t.Errorf("%q many times: %v", w, took)
		}
	}
}
