package cli

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
)

// meeting returns the settings of the agent and the simulated user.
func (f *evalFlags) meeting() (eval.Settings, error) {
	detector, err := app.Detector(f.Detector)
	if err != nil {
		return eval.Settings{}, err
	}
	s := eval.Settings{User: f.User, Detector: detector, K: f.K, Wrong: f.Wrong, Seed: f.Seed, Fresh: true}
	return s, s.Check(f.Passes)
}

// decide returns how a query is chosen: by asking the simulated user, if there is one.
func (f *evalFlags) decide() (eval.Decide, error) {
	s, err := f.meeting()
	if err != nil {
		return nil, err
	}
	return s.Decider(f.Passes)
}

// sweep runs all detectors over their range, and prints what each gave.
func (f *evalFlags) sweep(g *globals, s streams, settings map[string]any,
	run func(output.Files, eval.Decide) (*eval.Report, error)) error {
	base, err := f.meetingSomebody()
	if err != nil {
		return err
	}
	type row struct {
		Detector     string  `json:"detector"`
		AccQM        float64 `json:"acc_qm"`
		AccEx        float64 `json:"acc_ex"`
		AvgQuestions float64 `json:"avg_questions"`
		QRight       float64 `json:"q_right"`
	}
	var rows []row
	for _, base.Detector = range eval.Sweep() {
		name := base.Detector.String()
		r, err := run(output.Files{}, eval.Asking(base, nil, f.Passes))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		rows = append(rows, row{name, r.AccQM, r.AccEx, r.AvgQuestions, r.QRight})
	}
	if g.JSON {
		return printJSON(s.out, map[string]any{"settings": settings, "sweep": rows})
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "detector\tqm\tex\tquestions\tQ_r\t")
	for _, x := range rows {
		fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\t%.3f\t\n", x.Detector, x.AccQM, x.AccEx, x.AvgQuestions, x.QRight)
	}
	return t.Flush()
}

// meetingSomebody is meeting with a simulated user by default.
func (f *evalFlags) meetingSomebody() (eval.Settings, error) {
	base, err := f.meeting()
	if base.User == eval.NoUser {
		base.User = eval.SimulatedUser
	}
	return base, err
}

// learn draws the curve of learning from replies.
func (f *evalFlags) learn(ctx context.Context, w *eval.Wiki, g *globals, s streams) error {
	base, err := f.meetingSomebody()
	if err != nil {
		return err
	}
	if _, never := base.Detector.(errdetect.Never); never {
		base.Detector = errdetect.Probability(0.95)
	}
	l := eval.Learning{Wiki: w, Share: f.Learn, Settings: base, Passes: f.Passes,
		Log: func(format string, args ...any) { fmt.Fprintf(s.err, format+"\n", args...) }}
	curve, err := l.Run(ctx)
	if err != nil {
		return err
	}
	if g.JSON {
		return printJSON(s.out, curve)
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "met\tkept\tright of them\treplies\tmatch\texecution\t")
	for _, p := range curve.Points {
		fmt.Fprintf(t, "%d\t%d\t%.3f\t%d\t%.4f\t%.4f\t\n", p.Streamed, p.Kept, p.KeptRight, p.Questions, p.AccQM, p.AccEx)
	}
	fmt.Fprintf(t, "all annotated\t\t\t\t%.4f\t%.4f\t\n", curve.Full.AccQM, curve.Full.AccEx)
	if err := t.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.out, "%.1f %% of the accuracy with everything annotated, from %d annotated questions\n",
		100*curve.Share, curve.Annotated)
	return err
}
