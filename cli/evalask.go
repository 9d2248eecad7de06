package cli

import (
	"fmt"

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

// decide returns how a query is chosen: by asking the simulated user, if any.
func (f *evalFlags) decide() (eval.Decide, error) {
	s, err := f.meeting()
	if err != nil {
		return nil, err
	}
	return s.Decider(f.Passes)
}

// sweep runs all detectors over their range and prints each result.
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
	return printFigures(g, s, map[string]any{"settings": settings, "sweep": rows})
}

// meetingSomebody is meeting with a simulated user by default.
func (f *evalFlags) meetingSomebody() (eval.Settings, error) {
	base, err := f.meeting()
	if base.User == eval.NoUser {
		base.User = eval.SimulatedUser
	}
	return base, err
}
