package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// textsCommand measures the reader on the files of benchmarks/reading: those of JSON lines hold what texts of trades
// affirm, deny and do not mention, others dates and numbers.
type textsCommand struct {
	Files []string `arg:"" type:"existingfile" help:"Texts with questions."`
}

func (c *textsCommand) Run(ctx context.Context) error {
	e, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		return err
	}
	for _, file := range c.Files {
		f, err := measureTexts(ctx, e, file)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if err := json.NewEncoder(os.Stdout).Encode(f); err != nil {
			return err
		}
	}
	return nil
}

// textFigures are shares of the questions to texts.
type textFigures struct {
	File     string             `json:"file"`
	Examples int                `json:"examples"`
	Accuracy float64            `json:"accuracy"`
	Balanced float64            `json:"balanced"`  // accuracy averaged over the wanted answers
	Given    map[string]float64 `json:"precision"` // of each answer that is given
	OnDenied float64            `json:"yes_on_denied"`
	OnSilent float64            `json:"yes_on_silent"`
	Invented float64            `json:"said_on_silent"` // any answer although the text gives none
	ECE      float64            `json:"ece"`
}

func measureTexts(ctx context.Context, r verdict.Reader, file string) (*textFigures, error) {
	read := readTrades
	if filepath.Ext(file) == ".txt" {
		read = readValues
	}
	requests, wants, err := read(file)
	if err != nil || len(requests) == 0 {
		return nil, cmp.Or(err, fmt.Errorf("no texts"))
	}
	got, err := r.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	f := &textFigures{File: file, Examples: len(got), Given: map[string]float64{}}
	wanted, given, hits := map[string]float64{}, map[string]float64{}, map[string]float64{}
	var sure []float64
	var rights []bool
	for i, v := range got {
		if v.Err != nil {
			return nil, v.Err
		}
		right := sameValue(v.Answer, wants[i])
		sure, rights = append(sure, v.Confidence), append(rights, right)
		wanted[wants[i]]++
		given[v.Answer]++
		silent := wants[i] == verdict.NoInformation
		switch yes := v.Answer == verdict.Yes; {
		case right:
			hits[wants[i]]++
			f.Accuracy += 1 / float64(len(got))
		case wants[i] == verdict.No && yes:
			f.OnDenied++
		case silent && yes:
			f.OnSilent++
			f.Invented++
		case silent:
			f.Invented++
		}
	}
	for want, n := range wanted {
		f.Balanced += hits[want] / n / float64(len(wanted))
		if given[want] > 0 && len(wanted) <= 3 {
			f.Given[want] = hits[want] / given[want]
		}
	}
	f.OnDenied /= max(1, wanted[verdict.No])
	f.OnSilent /= max(1, wanted[verdict.NoInformation])
	f.Invented /= max(1, wanted[verdict.NoInformation])
	f.ECE = learn.ECE(learn.Bins(sure, rights, 10))
	return f, nil
}

// sameValue compares numbers as numbers.
func sameValue(a, b string) bool {
	x, err := strconv.ParseFloat(a, 64)
	y, err2 := strconv.ParseFloat(b, 64)
	return a == b || err == nil && err2 == nil && x == y
}

// readTrades reads a line with a trade's questions, then a line for each text with the questions it affirms and denies.
// About the others it says nothing.
func readTrades(file string) (requests []verdict.Request, wants []string, err error) {
	var questions map[string]string
	return requests, wants, eval.ReadLines(file, func(l struct {
		Text           string
		Questions      map[string]string
		Yes, No, Maybe []string // debatable cases are not measured
	}) error {
		if l.Questions != nil {
			questions = l.Questions
			return nil
		}
		want := map[string]string{}
		for answer, topics := range map[string][]string{verdict.Yes: l.Yes, verdict.No: l.No} {
			for _, t := range topics {
				if questions[t] == "" || want[t] != "" {
					return fmt.Errorf("%q is not asked, or answered twice: %s", t, l.Text)
				}
				want[t] = answer
			}
		}
		for _, t := range slices.Sorted(maps.Keys(questions)) {
			if !slices.Contains(l.Maybe, t) {
				requests = append(requests, verdict.Request{Task: verdict.Answer, Question: questions[t], Text: []string{l.Text}})
				wants = append(wants, cmp.Or(want[t], verdict.NoInformation))
			}
		}
		return nil
	})
}

// readValues reads lines of d|question|value|text for dates and n|… for numbers; the value is - if the text has none.
func readValues(file string) (requests []verdict.Request, wants []string, err error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	forms := map[string]verdict.Form{"d": verdict.Date, "n": verdict.Number}
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		if line := lines.Text(); line != "" && line[0] != '#' {
			parts := strings.SplitN(line, "|", 4)
			if len(parts) < 4 || forms[parts[0]] == "" {
				return nil, nil, fmt.Errorf("line %d: want d|question|value|text", n)
			}
			requests = append(requests, verdict.Request{Task: verdict.Answer, Question: parts[1], Text: parts[3:],
				Form: forms[parts[0]]})
			want := parts[2]
			if want == "-" {
				want = verdict.NoInformation
			}
			wants = append(wants, want)
		}
	}
	return requests, wants, lines.Err()
}
