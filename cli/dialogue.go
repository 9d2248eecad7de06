package cli

import (
	"fmt"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
)

// dialogueFlags configure the dialogue.
type dialogueFlags struct {
	Detector string `help:"When to ask for clarification: never; any: about every part of a query; probability=P: about parts with a probability below P; gain=G: until a result has probability G; dropout=S: about parts whose probability varies by more than S over --passes perturbed readings; risk=E: until at most a share E of the answers is wrong, by a calibration." default:"gain=0.9"`
	Passes   int    `help:"Number of perturbed readings for the detector dropout." default:"10" hidden:""`
	Steps    bool   `help:"Answer with up to five queries, each written by the model after it has seen the rows of the previous one; all are shown."`
}

// todayFlag sets the current day, against which "last month" and current_date are resolved.
type todayFlag struct {
	Today time.Time `format:"2006-01-02" help:"The current day for \"last month\" and current_date (default: today)." placeholder:"YYYY-MM-DD"`
}

// clock returns the clock of an agent or engine; nil: the machine's.
func (f *todayFlag) clock() func() time.Time {
	if f.Today.IsZero() {
		return nil
	}
	return func() time.Time { return f.Today }
}

// options returns an agent's options, without source and parser.
func (f *dialogueFlags) options() (agent.Options, error) {
	detector, err := errdetect.Parse(f.Detector)
	if err != nil {
		return agent.Options{}, err
	}
	switch detector.(type) {
	case errdetect.Perfect:
		return agent.Options{}, fmt.Errorf("detector %s is only for 'surely eval': use never, any, probability=P, "+
			"dropout=S, gain=G or risk=E", detector)
	}
	return agent.Options{Detector: detector, Passes: f.Passes}, nil
}
