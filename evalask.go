package main

import (
	"surely/errdetect"
	"surely/eval"
	"surely/nlg"
)

// meeting reads the flags that say who asks and who answers.
func (f *evalFlags) meeting() (eval.Settings, error) {
	detector, err := errdetect.Parse(f.Detector)
	if err != nil {
		return eval.Settings{}, err
	}
	s := eval.Settings{User: f.User, Detector: detector, K: f.K, Wrong: f.Wrong, Seed: f.Seed}
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
