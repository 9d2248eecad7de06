package cli

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
)

// modelParser returns the language model's parser if one is configured, else nil. With --fit its probabilities are
// unscaled.
func (f *evalFlags) modelParser(g *globals, s streams) (func(embedded parse.Parser) parse.Parser, error) {
	client, err := g.endpoint(nil, s)
	if err != nil {
		return nil, err
	}
	if f.Fit && (client == nil || g.Parser == "embedded" || g.Parser == "joint") {
		return nil, errors.New("--fit requires a model: set OPENAI_API_KEY or OPENAI_BASE_URL, and do not use --offline or --parser embedded or joint")
	}
	g.unscaledModel = f.Fit
	return g.modelParser(client, model.Options{}, s)
}

// parsers returns the embedded parser, and the function that adds a language model to it, if one is configured.
func (f *evalFlags) parsers(g *globals, s streams) (parse.Parser, func(parse.Parser) parse.Parser, error) {
	over, err := f.modelParser(g, s)
	if err != nil {
		return nil, nil, err
	}
	embedded, err := app.NewParser()
	return embedded, over, err
}

// fit stores the model's temperature, fitted to a report.
func (f *evalFlags) fit(r *eval.Report, g *globals, s streams) error {
	client, err := g.endpoint(nil, s)
	if err != nil {
		return err
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	path := filepath.Join(home, calibrationsFile)
	all, err := model.ReadCalibrations(path)
	if err != nil {
		return err
	}
	c, err := model.Fit(r.ByComponent())
	if err != nil {
		return err
	}
	c.On = r.Dataset
	all[client.Model()] = c
	if err := all.Write(path); err != nil {
		return err
	}
	fmt.Fprintf(s.err, "%s: temperature %.2f, from %d decisions\n", client.Model(), c.Temperature, c.N)
	return nil
}
