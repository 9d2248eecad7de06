package reading

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Values reads questions about a date (d) or a number (n), one per line: d|question|value|text, the value - if the
// text gives none.
func Values(file string) ([]Case, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	forms := map[string]verdict.Form{"d": verdict.Date, "n": verdict.Number}
	var out []Case
	scanner := bufio.NewScanner(f)
	for n := 1; scanner.Scan(); n++ {
		line := scanner.Text()
		if line == "" || line[0] == '#' {
			continue
		}
		parts := strings.SplitN(line, "|", 4)
		form, ok := forms[parts[0]]
		if !ok || len(parts) < 4 {
			return nil, fmt.Errorf("%s, line %d: want d|question|value|text", file, n)
		}
		want := parts[2]
		if want == "-" {
			want = verdict.NoInformation
		}
		out = append(out, Case{Index: len(out), Group: parts[3], Topic: parts[0], Question: parts[1],
			Text: []string{parts[3]}, Form: form, Want: []string{want}})
	}
	return out, scanner.Err()
}

// ValueFigures measures how often a reader returns the date or number in a text, and none if there
// is none.
func ValueFigures(ctx context.Context, r verdict.Reader, file string) (*Figures, error) {
	out, err := askAll(ctx, r)(Values(file))
	if err != nil {
		return nil, err
	}
	right, invented := 0.0, 0.0
	silent := 0.0
	for i := range out {
		o := &out[i]
		if sameValue(o.Answer, o.Want[0]) {
			right++
		}
		if o.Want[0] == verdict.NoInformation {
			silent++
			if o.Answer != verdict.NoInformation {
				invented++
			}
		}
	}
	right /= float64(len(out))
	f := &Figures{Dataset: "values", Examples: len(out), Accuracy: &right, Outcomes: out}
	if silent > 0 {
		invented /= silent
		f.SaidOnSilent = &invented
	}
	return f, nil
}

// sameValue compares numbers as numbers.
func sameValue(a, b string) bool {
	x, err := strconv.ParseFloat(a, 64)
	y, err2 := strconv.ParseFloat(b, 64)
	return a == b || err == nil && err2 == nil && x == y
}
