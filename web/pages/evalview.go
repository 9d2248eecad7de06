package pages

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/views"
)

// maxDialogues is the maximum number of dialogues shown of an evaluation: the latest, or those with wrong results.
const maxDialogues = 60

// latestView returns the view model of the latest evaluation, or nil.
func (s *Pages) latestView() *views.Evaluation {
	x := s.latest.Load()
	if x == nil {
		return nil
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	v := &views.Evaluation{Name: x.Name, Description: x.Settings.User + " user, " + x.Settings.Detector.String(),
		State: x.State, Error: x.Error, Started: x.Started.Format("2 Jan 2006, 15:04"), Done: len(x.Seen),
		All: len(x.cases), Running: x.State == evaluationRunning, CanAsk: s.IsPublic(x.Source),
		HasReport: x.Report != nil}
	v.Figures, v.Accuracy = summarize(x.Seen)
	for _, seen := range slices.Backward(x.Seen) {
		d := views.Dialogue{Question: seen.Question, Want: seen.Want, Got: seen.SUQL, Right: seen.Right,
			Confidence: seen.Sure}
		for _, t := range seen.Turns {
			d.Turns = append(d.Turns, views.DialogueTurn{Question: cmp.Or(t.Question, "Which of these do you mean?"),
				Reply: t.Answer})
		}
		v.Dialogues = append(v.Dialogues, d)
	}
	if !v.Running {
		slices.SortStableFunc(v.Dialogues, func(a, b views.Dialogue) int { return boolToInt(a.Right) - boolToInt(b.Right) })
	}
	v.Dialogues = v.Dialogues[:min(len(v.Dialogues), maxDialogues)]
	return v
}

// boolToInt returns 1 for true and 0 for false.
func boolToInt(condition bool) int {
	if condition {
		return 1
	}
	return 0
}

func percent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// summarize returns the figures of an evaluation so far, and the share of right answers by number of questions asked
// and by confidence.
func summarize(all []eval.Seen) (figures []views.Figure, accuracy []views.AccuracyTable) {
	var confidences []float64
	var right []bool
	var rightCount, matches, questions, maxQuestions int
	for _, seen := range all {
		confidences, right = append(confidences, seen.Sure), append(right, seen.Right)
		rightCount, matches = rightCount+boolToInt(seen.Right), matches+boolToInt(seen.Match)
		questions += seen.Questions
		maxQuestions = max(maxQuestions, seen.Questions)
	}
	if len(all) == 0 {
		return nil, nil
	}
	n := float64(len(all))
	bins := learn.Bins(confidences, right, 10)
	figures = []views.Figure{{Name: "right", Value: percent(float64(rightCount) / n)},
		{Name: "the same query", Value: percent(float64(matches) / n)},
		{Name: "clarifications per question", Value: fmt.Sprintf("%.2f", float64(questions)/n)},
		{Name: "calibration error", Value: percent(learn.ECE(bins))}}
	curve := views.AccuracyTable{ID: "eval-curve", Title: "Right answers by number of clarifications",
		Headers: []string{"at most", "right"}}
	for k := range maxQuestions + 1 {
		correct := 0
		for _, seen := range all {
			correct += boolToInt(seen.Right && seen.Questions <= k)
		}
		curve.Rows = append(curve.Rows, []string{fmt.Sprint(k), percent(float64(correct) / n)})
	}
	reliability := views.AccuracyTable{ID: "reliability", Title: "Right answers by confidence",
		Headers: []string{"sure", "right", "answers"}}
	for _, b := range bins {
		if b.N > 0 {
			reliability.Rows = append(reliability.Rows, []string{percent(b.Sure), percent(b.Right), fmt.Sprint(b.N)})
		}
	}
	return figures, []views.AccuracyTable{curve, reliability}
}
