package reading

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Trades reads texts of many trades with what each says: a line with the trade and its questions, then a line for
// each text with the questions it affirms and denies. About the others it says nothing. A group is a trade.
func Trades(file string) ([]Case, error) {
	var cases []Case
	trade := ""
	var questions map[string]string
	err := jsonfile.Lines(file, func(l struct {
		Trade, Text string
		Questions   map[string]string
		Words       string
		Yes, No     []string
		Maybe       []string // debatable cases are not measured
	}) error {
		if l.Questions != nil {
			trade, questions = l.Trade, l.Questions
			return nil
		}
		want := map[string]string{}
		for answer, topics := range map[string][]string{verdict.Yes: l.Yes, verdict.No: l.No} {
			for _, t := range topics {
				if questions[t] == "" || want[t] != "" {
					return fmt.Errorf("%s: %q is not asked, or answered twice: %s", trade, t, l.Text)
				}
				want[t] = answer
			}
		}
		topics := slices.Sorted(maps.Keys(questions))
		for _, t := range topics {
			if slices.Contains(l.Maybe, t) {
				continue
			}
			want[t] = cmp.Or(want[t], verdict.NoInformation)
			cases = append(cases, Case{Index: len(cases), Group: trade, Topic: t, Question: questions[t], Text: []string{l.Text},
				Want: []string{want[t]}})
		}
		return nil
	})
	if err == nil && len(cases) == 0 {
		err = fmt.Errorf("%s contains no texts", file)
	}
	return cases, err
}

// Akin reports which training trades are similar to one of the measured files.
func Akin(files ...string) (func(trade string) bool, error) {
	akin := map[string]bool{}
	for _, file := range files {
		err := jsonfile.Lines(file, func(l struct {
			Trade string
			Akin  []string
		}) error {
			for _, trade := range append(l.Akin, l.Trade) {
				akin[trade] = true
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return func(trade string) bool { return akin[trade] }, nil
}

// TradeFigures measures a reader on texts of trades.
func TradeFigures(ctx context.Context, r verdict.Reader, file string) (*Figures, error) {
	out, err := askAll(ctx, r)(Trades(file))
	if err != nil {
		return nil, err
	}
	return threeWay("trades", out), nil
}

// threeWay scores the distinction of affirmed, denied and not mentioned.
func threeWay(name string, out []Outcome) *Figures {
	c := Confuse(out, nil)
	balanced, denied, silent, ece := c.Balanced(), c.Rate(verdict.No, verdict.Yes),
		c.Rate(verdict.NoInformation, verdict.Yes), ECE(out)
	precision := map[string]float64{}
	for _, answer := range []string{verdict.Yes, verdict.No} {
		given := 0
		for _, row := range c {
			given += row[answer]
		}
		if given > 0 {
			precision[answer] = float64(c[answer][answer]) / float64(given)
		}
	}
	return &Figures{Dataset: name, Examples: len(out), Balanced: &balanced, YesOnDenied: &denied, YesOnSilent: &silent,
		Precision: precision, ECE: &ece, Outcomes: out}
}
