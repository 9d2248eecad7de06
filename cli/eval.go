package cli

import (
	"context"
	"errors"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/read/parse"
)

// evalCommand measures the parser, and the agent with a simulated user, on benchmarks.
type evalCommand struct {
	Wikisql  evalWikiCommand   `cmd:"" help:"Questions of one table, in WikiSQL's form."`
	Spider   evalSpiderCommand `cmd:"" help:"Questions of many tables, in Spider's form."`
	Hybridqa evalHybridCommand `cmd:"" help:"Questions over tables whose cells link to passages, in HybridQA's form."`
	Ottqa    evalOttCommand    `cmd:"" help:"The same in OTT-QA's form."`
	Mix      evalMixCommand    `cmd:"" help:"Texts and tables together: finding, and answers directly or by query."`
	Dir      evalDirCommand    `cmd:"" help:"A catalogue with columns extracted from texts: direct and exploratory questions, against baselines."`
	Chat     evalChatCommand   `cmd:"" help:"Questions and conversations with gold SUQL, over --data."`
	Ask      evalAskCommand    `cmd:"" help:"Everyday questions with gold SQL, over a folder of databases (--data)."`
	Mine     evalMineCommand   `cmd:"" help:"The verified queries of surely.yaml (its examples), over --data."`
	Tables   evalTablesCommand `cmd:"" help:"Questions of single tables with their answers, in WikiTableQuestions' form, as a visitor's files."`
	Twins    evalTwinsCommand  `cmd:"" help:"Spider's questions over databases made ambiguous: whether both readings are offered."`
}

// evalFlags are the flags that all benchmarks share.
type evalFlags struct {
	outputFlags
	User      string  `enum:"none,simulated,multichoice,gold,truthful" default:"none" help:"Who answers the agent's questions: ${enum}."`
	Wrong     float64 `help:"How often the user answers wrongly." placeholder:"Q"`
	Detector  string  `default:"never" help:"When the agent asks: never, any, perfect, probability=P, dropout=S, gain=G, risk=E."`
	Passes    int     `default:"10" help:"Perturbed passes of the dropout detector."`
	K         int     `default:"3" help:"Maximum number of alternatives proposed after a no."`
	Baseline  string  `enum:",linearised" default:"" help:"See 'surely eval dir'." hidden:""`
	Seed      uint64  `default:"1" help:"Random seed."`
	Sweep     bool    `help:"Evaluate all detectors over their range, one line each."`
	Calibrate string  `help:"Write every result's confidence and correctness here, for the detector risk=E@FILE." placeholder:"FILE"`
	Fit       bool    `help:"Calibrate the configured model's confidence on these questions and store the result in --home. Use questions that are not used for measuring."`
	Name      string  `help:"Name of the calibration." placeholder:"NAME"`
}

// Validate rejects flags that would be ignored.
func (f *evalFlags) Validate() error {
	if f.Sweep && (f.Calibrate != "" || f.Fit || f.Predictions != "" || f.Errors != "") {
		return errors.New("--sweep makes many evaluations: leave out --calibrate, --fit, --predictions and --errors")
	}
	if f.Fit && f.Calibrate != "" {
		return errors.New("--fit needs a plain evaluation: leave out --calibrate")
	}
	return nil
}

// settings are the settings in the report.
func (f *evalFlags) settings() map[string]any {
	m := map[string]any{"user": f.User, "detector": f.Detector, "k": f.K, "seed": f.Seed}
	if f.Wrong > 0 {
		m["wrong"] = f.Wrong
	}
	return f.limited(m)
}

type evalWikiCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their queries (JSON lines)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
}

// wiki reads what the flags name.
func (c *evalWikiCommand) wiki(g *globals, s streams) (*eval.Wiki, error) {
	w, err := eval.NewWiki(c.User, c.Questions, c.Tables, c.Limit)
	if err != nil {
		return nil, err
	}
	if w.Over, err = c.over(g, s); err != nil {
		return nil, err
	}
	w.Parser, err = app.NewParser()
	return w, err
}

func (c *evalWikiCommand) Run(ctx context.Context, g *globals, s streams) error {
	w, err := c.wiki(g, s)
	if err != nil {
		return err
	}
	return c.evaluate(g, s, c.settings(), func(o output.Files, decide eval.Decide) (*eval.Report, error) {
		w.Files, w.Decide = o, decide
		return w.Run(ctx)
	})
}

type evalSpiderCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The schemas (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
}

func (c *evalSpiderCommand) Run(ctx context.Context, g *globals, s streams) error {
	embedded, err := app.NewParser()
	if err != nil {
		return err
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	over, err := c.over(g, s)
	if err != nil {
		return err
	}
	var parser parse.Parser = embedded
	if over != nil {
		parser = over(embedded)
	}
	e := eval.Spider{Parser: parser, Limit: c.Limit,
		Data: eval.SpiderFiles{Questions: c.Questions, Tables: c.Tables, Databases: c.Databases, Home: home}}
	return c.evaluate(g, s, c.settings(), func(o output.Files, decide eval.Decide) (*eval.Report, error) {
		e.Files, e.Decide = o, decide
		return e.Run(ctx)
	})
}

// evaluate runs an evaluation with the files named by the flags and prints the report.
func (f *evalFlags) evaluate(g *globals, s streams, settings map[string]any,
	run func(output.Files, eval.Decide) (*eval.Report, error)) error {
	if f.Baseline != "" {
		return errors.New("--baseline linearised ranks rows and does not apply to queries: 'surely eval dir' has it")
	}
	if f.Sweep {
		return f.sweep(g, s, settings, run)
	}
	decide, err := f.decide()
	if err != nil {
		return err
	}
	report, err := evaluated(&f.outputFlags, g, s, func(o output.Files) (*eval.Report, error) { return run(o, decide) })
	if err != nil {
		return err
	}
	report.Settings = settings
	if f.Fit {
		if err := f.fit(report, g, s); err != nil {
			return err
		}
	}
	if f.Calibrate != "" {
		if err := app.WriteCalibration(f.Calibrate, errdetect.Calibration{Name: f.Name, Scores: report.Results}); err != nil {
			return err
		}
	}
	return printFigures(g, s, report)
}
