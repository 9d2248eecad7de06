package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"text/tabwriter"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/eval"
	"github.com/ask-surely/surely/nlg"
)

// meeting reads the flags that say who asks and who answers.
func (f *evalFlags) meeting() (eval.Settings, error) {
	detector, err := errdetect.Parse(f.Detector)
	if err == nil {
		detector, err = withCalibration(detector)
	}
	if err != nil {
		return eval.Settings{}, err
	}
	s := eval.Settings{User: f.User, Detector: detector, K: f.K, Wrong: f.Wrong, Seed: f.Seed, Fresh: true}
	return s, s.Check(f.Passes)
}

// decide returns how queries are decided on: by asking, where there is somebody to ask.
func (f *evalFlags) decide() (eval.Decide, error) {
	s, err := f.meeting()
	if err != nil {
		return nil, err
	}
	if s.User == eval.NoUser {
		return eval.Best, nil
	}
	style := nlg.Paper
	if s.User != eval.SimulatedUser {
		style = nlg.Plain
	}
	voice, err := nlg.New(style, "")
	if err != nil {
		return nil, err
	}
	return eval.Asking(s, voice, f.Passes), nil
}

// meeter lets the agent and the user meet under many settings at once.
type meeter interface {
	Meet(ctx context.Context, settings []eval.Settings, passes int) ([]eval.Tally, error)
}

// sweep runs all detectors, prints a table and writes CSV and SVG into the home folder.
func (f *evalFlags) sweep(ctx context.Context, dataset string, m meeter, g *globals, s streams) error {
	base, err := f.meeting()
	if err != nil {
		return err
	}
	if base.User == eval.NoUser {
		base.User = eval.SimulatedUser
	}
	tallies, err := m.Meet(ctx, eval.SweepSettings(base), f.Passes)
	if err != nil {
		return err
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	stem := filepath.Join(home, "sweep-"+dataset)
	title := fmt.Sprintf("%s, %d examples, user %s, K = %d", dataset, tallies[0].Examples, base.User, base.K)
	if base.Wrong > 0 {
		title += fmt.Sprintf(", wrong with probability %v", base.Wrong)
	}
	if err := write(stem+".csv", func(w io.Writer) error { return eval.WriteCSV(w, tallies) }); err != nil {
		return err
	}
	if err := write(stem+".svg", func(w io.Writer) error { return eval.DrawSweep(w, title, tallies) }); err != nil {
		return err
	}
	fmt.Fprintf(s.err, "%s.csv\n%s.svg\n", stem, stem)
	return f.table(tallies, g, s)
}

// table prints what each setting gave.
func (f *evalFlags) table(tallies []eval.Tally, g *globals, s streams) error {
	if g.JSON {
		type row struct {
			Detector     string  `json:"detector"`
			AccQM        float64 `json:"acc_qm"`
			AccEx        float64 `json:"acc_ex"`
			AvgQuestions float64 `json:"avg_questions"`
			QRight       float64 `json:"q_right"`
		}
		rows := []row{}
		for _, t := range tallies {
			rows = append(rows, row{t.Settings.Detector.String(), t.AccQM(), t.AccEx(), t.AvgQuestions(), t.QRight()})
		}
		return printJSON(s.out, map[string]any{"settings": f.settings(), "sweep": rows})
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "detector\tqm\tex\tquestions\tQ_r\t")
	for _, x := range tallies {
		fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\t%.3f\t\n", x.Settings.Detector, x.AccQM(), x.AccEx(), x.AvgQuestions(),
			x.QRight())
	}
	return t.Flush()
}

// write makes a file.
func write(path string, fill func(io.Writer) error) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := fill(file); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

// learn draws the curve of learning from replies.
func (f *evalFlags) learn(ctx context.Context, w *eval.Wiki, g *globals, s streams) error {
	base, err := f.meeting()
	if err != nil {
		return err
	}
	if base.User == eval.NoUser {
		base.User = eval.SimulatedUser
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
