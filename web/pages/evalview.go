package pages

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/views"
)

// shownDialogues is how many dialogues of an evaluation are shown: the latest, and those with wrong results.
const shownDialogues = 60

// evaluationView returns an evaluation as the page shows it.
func (s *Pages) evaluationView(x *evaluation) views.Evaluation {
	x.mu.Lock()
	defer x.mu.Unlock()
	v := views.Evaluation{ID: x.ID, Name: x.Name, Told: x.Settings.User + " user, " + x.Settings.Detector.String(),
		State: x.State, Error: x.Error, Began: x.Began.Format("2 Jan 2006, 15:04"), Done: len(x.Seen),
		All: len(x.cases), Running: x.State == evaluationRunning, Opens: s.IsPublic(x.Source),
		Reported: x.Report != nil}
	v.Figures, v.Shares = figuresOf(x.Seen)
	for _, each := range slices.Backward(x.Seen) {
		d := views.Dialogue{Question: each.Question, Want: each.Want, Got: each.SUQL, Right: each.Right, Sure: each.Sure}
		for _, t := range each.Turns {
			d.Turns = append(d.Turns, views.DialogueTurn{Asked: cmp.Or(t.Question, "Which of these is meant?"), Said: t.Answer})
		}
		v.Dialogues = append(v.Dialogues, d)
	}
	if !v.Running {
		slices.SortStableFunc(v.Dialogues, func(a, b views.Dialogue) int { return boolToInt(a.Right) - boolToInt(b.Right) })
	}
	v.Dialogues = v.Dialogues[:min(len(v.Dialogues), shownDialogues)]
	return v
}

// boolToInt is 1 if the condition holds, else 0.
func boolToInt(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

func percent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// figuresOf returns the figures of an evaluation so far, and how many answers were right, by the number of questions
// asked and by confidence.
func figuresOf(all []eval.Seen) (figures []views.Figure, shares []views.ShareTable) {
	var sure []float64
	var right []bool
	var rights, matches, asked, most int
	for _, each := range all {
		sure, right = append(sure, each.Sure), append(right, each.Right)
		rights, matches, asked = rights+boolToInt(each.Right), matches+boolToInt(each.Match), asked+each.Questions
		most = max(most, each.Questions)
	}
	if len(all) == 0 {
		return nil, nil
	}
	n := float64(len(all))
	bins := learn.Bins(sure, right, 10)
	figures = []views.Figure{{Name: "right", Value: percent(float64(rights) / n)},
		{Name: "the same query", Value: percent(float64(matches) / n)},
		{Name: "questions back", Value: fmt.Sprintf("%.2f", float64(asked)/n)},
		{Name: "certainty off by", Value: percent(learn.ECE(bins))}}
	curve := views.ShareTable{ID: "eval-curve", Title: "Right, by how many questions were asked",
		Heads: []string{"at most", "right"}}
	for k := range most + 1 {
		within := 0
		for _, each := range all {
			within += boolToInt(each.Right && each.Questions <= k)
		}
		curve.Rows = append(curve.Rows, []string{fmt.Sprint(k), percent(float64(within) / n)})
	}
	reliability := views.ShareTable{ID: "reliability", Title: "Right, by how sure it was",
		Heads: []string{"sure", "right", "answers"}}
	for _, b := range bins {
		if b.N > 0 {
			reliability.Rows = append(reliability.Rows, []string{percent(b.Sure), percent(b.Right), fmt.Sprint(b.N)})
		}
	}
	return figures, []views.ShareTable{curve, reliability}
}
