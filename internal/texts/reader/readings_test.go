package reader

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// reading is a question to a text, with what the text says.
type reading struct {
	verdict.Request
	want string
}

// TestReadings measures the reader on texts that nothing was trained on: JSON lines hold what texts of trades affirm,
// deny and do not mention, others dates and numbers. SURELY_READINGS names one more file of JSON lines, only measured.
func TestReadings(t *testing.T) {
	e, err := NewEmbedded(Options{})
	if err != nil {
		t.Fatal(err)
	}
	const folder = "../../../benchmarks/reading/"
	floors := map[string]float64{folder + "trades.jsonl": .55, folder + "plain.jsonl": .8, folder + "opposites.jsonl": .8,
		folder + "values.txt": .8, folder + "mentions.jsonl": .6,
		"../../../benchmarks/letters/answers.jsonl": .45}
	if file := os.Getenv("SURELY_READINGS"); file != "" {
		floors[file] = 0
	}
	for file, floor := range floors {
		t.Run(filepath.Base(file), func(t *testing.T) {
			read := tradeReadings
			if filepath.Ext(file) == ".txt" {
				read = valueReadings
			}
			asked := read(t, file)
			requests := make([]verdict.Request, len(asked))
			for i, a := range asked {
				requests[i] = a.Request
			}
			got, err := e.Decide(t.Context(), requests)
			if err != nil {
				t.Fatal(err)
			}
			if f := measured(t, asked, got); f < floor {
				t.Errorf("%.3f, want %.2f", f, floor)
			}
		})
	}
}

// measured logs how good verdicts are, and returns the accuracy, of JSON lines averaged over the wanted answers.
func measured(t *testing.T, asked []reading, got []verdict.Verdict) float64 {
	t.Helper()
	wanted, given, hits := map[string]float64{}, map[string]float64{}, map[string]float64{}
	wrongly := map[[2]string]float64{} // by what is wanted and given
	var sure []float64
	var rights []bool
	accuracy := 0.0
	for i, v := range got {
		want := asked[i].want
		x, err := strconv.ParseFloat(v.Answer, 64)
		y, err2 := strconv.ParseFloat(want, 64)
		right := v.Answer == want || err == nil && err2 == nil && x == y
		sure, rights = append(sure, v.Confidence), append(rights, right)
		wanted[want]++
		given[v.Answer]++
		if right {
			hits[want]++
			accuracy += 1 / float64(len(got))
		} else {
			wrongly[[2]string{want, v.Answer}]++
		}
	}
	t.Logf("%d: accuracy %.3f, calibration error %.3f", len(got), accuracy, learn.ECE(learn.Bins(sure, rights, 10)))
	if len(wanted) > 3 {
		return accuracy
	}
	balanced := 0.0
	for _, want := range slices.Sorted(maps.Keys(wanted)) {
		balanced += hits[want] / wanted[want] / float64(len(wanted))
		t.Logf("  %s: precision %.3f, recall %.3f, yes instead %.3f", want, hits[want]/max(1, given[want]),
			hits[want]/wanted[want], wrongly[[2]string{want, verdict.Yes}]/wanted[want])
	}
	t.Logf("  balanced %.3f", balanced)
	return balanced
}

// linesOf calls f for every line of a file that says something.
func linesOf(t *testing.T, file string, f func(line string) error) {
	t.Helper()
	text, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer text.Close()
	lines := bufio.NewScanner(text)
	for n := 1; lines.Scan(); n++ {
		if line := lines.Text(); line != "" && line[0] != '#' {
			if err := f(line); err != nil {
				t.Fatalf("%s, line %d: %v", file, n, err)
			}
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}

// tradeReadings reads a line with a trade's questions, then a line for each text with the questions it affirms and
// denies. About the others it says nothing; debatable cases are not measured.
func tradeReadings(t *testing.T, file string) (out []reading) {
	var questions map[string]string
	linesOf(t, file, func(line string) error {
		var l struct {
			Text           string
			Questions      map[string]string
			Yes, No, Maybe []string
		}
		if err := json.Unmarshal([]byte(line), &l); err != nil || l.Questions != nil {
			questions = l.Questions
			return err
		}
		want := map[string]string{}
		for answer, topics := range map[string][]string{verdict.Yes: l.Yes, verdict.No: l.No} {
			for _, topic := range topics {
				if questions[topic] == "" || want[topic] != "" {
					return fmt.Errorf("%q is not asked, or answered twice", topic)
				}
				want[topic] = answer
			}
		}
		for _, topic := range slices.Sorted(maps.Keys(questions)) {
			if !slices.Contains(l.Maybe, topic) {
				out = append(out, reading{verdict.Request{Task: verdict.Answer, Question: questions[topic],
					Text: []string{l.Text}}, cmp.Or(want[topic], verdict.NoInformation)})
			}
		}
		return nil
	})
	return out
}

// valueReadings reads lines of d|question|value|text for dates and n|… for numbers; the value is - if the text has
// none.
func valueReadings(t *testing.T, file string) (out []reading) {
	forms := map[string]verdict.Form{"d": verdict.Date, "n": verdict.Number}
	linesOf(t, file, func(line string) error {
		parts := strings.SplitN(line, "|", 4)
		if len(parts) < 4 || forms[parts[0]] == "" {
			return fmt.Errorf("want d|question|value|text")
		}
		want := parts[2]
		if want == "-" {
			want = verdict.NoInformation
		}
		out = append(out, reading{verdict.Request{Task: verdict.Answer, Question: parts[1], Text: parts[3:],
			Form: forms[parts[0]]}, want})
		return nil
	})
	return out
}
