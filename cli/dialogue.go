package cli

import (
	"fmt"

	"surely/agent"
	"surely/errdetect"
	"surely/nlg"
)

// dialogueFlags say how people are talked with.
type dialogueFlags struct {
	Detector string `help:"When to ask back: never; any: about every piece of a query; probability=P: about pieces less sure than P; gain=G: until a result is as sure as G; risk=E: so that E of the answers are wrong." default:"gain=0.9"`
	Language string `help:"Language that Surely speaks: en or de." default:"en"`
}

// options are an agent's, with its source and its parser still to be set.
func (f *dialogueFlags) options() (agent.Options, error) {
	detector, err := errdetect.Parse(f.Detector)
	if err != nil {
		return agent.Options{}, err
	}
	switch detector.(type) {
	case errdetect.Perfect, errdetect.Dropout:
		return agent.Options{}, fmt.Errorf("detector %s is for 'surely eval' alone: give never, any, probability=P, gain=G or risk=E", detector)
	}
	voice, err := nlg.New(nlg.Plain, f.Language)
	if err != nil {
		return agent.Options{}, fmt.Errorf("no language %q: %w", f.Language, err)
	}
	return agent.Options{Detector: detector, Voice: voice}, nil
}
