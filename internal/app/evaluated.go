package app

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/store"
)

func readCalibration(path string) (*errdetect.Calibration, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no calibration %s", path)
	} else if err != nil {
		return nil, err
	}
	var c errdetect.Calibration
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, fmt.Errorf("read the calibration %s: %w", path, err)
	}
	if len(c.Scores) == 0 {
		return nil, fmt.Errorf("the calibration %s has no questions: recreate it with 'surely eval … --calibrate'", path)
	}
	return &c, nil
}

// Detector parses a detector such as gain=0.9, and loads the calibration of risk=E@FILE.
func Detector(name string) (errdetect.Detector, error) {
	d, err := errdetect.Parse(name)
	r, ok := d.(*errdetect.Risk)
	if err != nil || !ok {
		return d, err
	}
	if r.Name == "" {
		return nil, errdetect.ErrNoCalibration
	}
	c, err := readCalibration(r.Name)
	if err != nil {
		return nil, err
	}
	return r.WithCalibrations(c)
}

// EvalChat is the chat over an evaluation's files, which are opened one after the other like uploads.
type EvalChat struct {
	*App
	Agent *agent.Agent
	home  string // for derived files; empty: a temporary folder per file
}

// Evaluate returns the chat over files opened one after the other, with a detector. The App must have no sources.
func (a *App) Evaluate(d errdetect.Detector, home string) (*EvalChat, error) {
	ag, err := a.NewAgent(agent.Options{Detector: d})
	return &EvalChat{a, ag, home}, err
}

// maxRows is the maximum number of rows of a result.
const maxRows = 1000

// Open opens a file.
func (c *EvalChat) Open(ctx context.Context, path string) (*eval.Source, error) {
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: c.home})
	if err != nil {
		return nil, err
	}
	src := set.Sources[0]
	if err := c.join("", src); err != nil {
		return nil, errors.Join(fmt.Errorf("open %s: %w", path, err), set.Close())
	}
	out := &eval.Source{Agent: c.Agent, Schema: src.Schema(), Engine: c.sources[""].Engine, MaxRows: maxRows, Store: src,
		File: path}
	out.OnClose(func() error {
		c.leave("", src)
		return errors.Join(set.Close())
	})
	return out, nil
}

// EvalSource returns the named source with the chat's parser, for an evaluation; "" is the first.
func (a *App) EvalSource(name string) (*eval.Source, error) {
	src, err := a.Source(name)
	if err != nil {
		return nil, err
	}
	return &eval.Source{Schema: src.Schema, Values: src.Values, Prober: cmp.Or(src.Comparer, src.Prober), Parser: a.Parser,
		Engine: a.Engine(src.Schema), MaxRows: maxRows}, nil
}
