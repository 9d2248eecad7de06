package app_test

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/parse"
)

// standing are the databases whose questions are asked in sequence (the second half is only
// measured), and the number of turns before each question.
var standing = [2][]string{{"courier", "langschool", "physio"}, {"townhall", "vetpractice", "workshop"}}

const (
	standingPairs = 67 // of a database
	standingTurns = 20
	minStanding   = .96
)

// TestStandsAlone asks independent questions after others: each must mean the same as when asked
// first.
func TestStandsAlone(t *testing.T) {
	parser, err := app.NewParser()
	if err != nil {
		t.Fatal(err)
	}
	for half, names := range standing {
		same, all := 0, 0
		for _, name := range names {
			src := openUpload(t, "../../training/databases/"+name+".sql")
			s, n := standsAlone(t, parser, src, wholeQuestions(t, name))
			same, all = same+s, all+n
		}
		share := float64(same) / float64(all)
		t.Logf("half %d: %d of %d pairs the same, %.3f", half+1, same, all, share)
		if share < minStanding {
			t.Errorf("half %d: %.3f of the questions mean the same after another turn, want %.2f", half+1, share, minStanding)
		}
	}
}

// wholeQuestions are a database's questions, without mere headings of a few words.
func wholeQuestions(t *testing.T, name string) (out []string) {
	err := eval.ReadLines("../../training/questions.jsonl", func(q struct{ DB, Question, SQL string }) error {
		if q.DB == name && q.SQL != "" && len(strings.Fields(q.Question)) >= 4 {
			out = append(out, q.Question)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func standsAlone(t *testing.T, parser parse.Parser, src *eval.Source, questions []string) (same, all int) {
	read := func(question string, before []parse.Turn) *parse.Parsed {
		in := src.Input(question)
		in.History = before
		p, err := parser.Parse(t.Context(), in)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	step := max(1, len(questions)/standingPairs)
	var before []parse.Turn
	for i := 0; i < len(questions) && all < standingPairs; i += step {
		alone := read(questions[i], nil)
		at, _ := alone.Leader()
		if at < 0 {
			continue
		}
		want := alone.Candidates[at]
		if len(before) > 0 {
			all++
			after := read(questions[i], before)
			if k, _ := after.Leader(); k >= 0 && (after.Candidates[k].Query.SUQL() == want.Query.SUQL() ||
				after.Candidates[k].Result == want.Result && want.Result != "") {
				same++
			} else if k >= 0 {
				t.Logf("%q after %q\n  alone %s\n  after %s (%.2f)", questions[i], before[len(before)-1].Question,
					want.Query.SUQL(), after.Candidates[k].Query.SUQL(), after.Candidates[k].P)
			}
		}
		// the turn before is not the question written before this one
		before = append(before, parse.Turn{Question: questions[i], Query: want.Query, SUQL: want.Query.SUQL()})
		if len(before) > standingTurns {
			before = before[1:]
		}
	}
	return same, all
}
