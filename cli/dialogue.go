package cli

import (
	"fmt"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/nlg"
)

// dialogueFlags configure the dialogue.
type dialogueFlags struct {
	Detector string `help:"When to ask back: never; any: about every piece of a query; probability=P: about pieces less sure than P; gain=G: until a result is as sure as G; dropout=S: about pieces whose probability varies by more than S over --passes perturbed readings; risk=E: until so sure that E of the answers are wrong, by a calibration." default:"gain=0.9"`
	Passes   int    `help:"Perturbed readings for the detector dropout." default:"10" hidden:""`
	Steps    bool   `help:"Answer in up to five queries, each written by the model after seeing the rows of the last; all are shown."`
}

// todayFlag sets the day that "last month" and current_date refer to.
type todayFlag struct {
	Today time.Time `format:"2006-01-02" help:"The day that \"last month\" and current_date go by (default: today)." placeholder:"YYYY-MM-DD"`
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
		return agent.Options{}, fmt.Errorf("detector %s is only for 'surely eval': give never, any, probability=P, "+
			"dropout=S, gain=G or risk=E", detector)
	}
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		return agent.Options{}, err
	}
	return agent.Options{Detector: detector, Voice: voice, Passes: f.Passes}, nil
}
