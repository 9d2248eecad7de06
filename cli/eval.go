package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"text/tabwriter"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/eval"
	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/manytables"
	"github.com/ask-surely/surely/parse/lexical/model"
	"github.com/ask-surely/surely/parse/lexical/onetable"
)

// evalCommand measures the parser, and the agent with a simulated user, on benchmarks.
type evalCommand struct {
	Reader   evalReaderCommand `cmd:"" help:"The embedded reader, on texts with questions."`
	Wikisql  evalWikiCommand   `cmd:"" help:"Questions of one table, in WikiSQL's form."`
	Spider   evalSpiderCommand `cmd:"" help:"Questions of many tables, in Spider's form."`
	Hybridqa evalHybridCommand `cmd:"" help:"Questions over tables whose cells link to passages, in HybridQA's form."`
	Ottqa    evalOttCommand    `cmd:"" help:"The same in OTT-QA's form."`
	Mix      evalMixCommand    `cmd:"" help:"Texts and tables together: finding, and answers directly or by query."`
	Dir      evalDirCommand    `cmd:"" help:"A catalogue whose texts were turned into columns: direct and exploratory questions, beside what could be done without."`
	Chat     evalChatCommand   `cmd:"" help:"Questions and conversations with the SUQL they mean, over --data."`
	Ask      evalAskCommand    `cmd:"" help:"Everyday questions with the SQL that answers them, over a folder of databases (--data)."`
	Tables   evalTablesCommand `cmd:"" help:"Questions of single tables with their answers, in WikiTableQuestions' form, as a visitor's files."`
	Rows     evalRowsCommand   `cmd:"" help:"Questions end to end: whether the rows that come back are right, and whether any do."`
}

// evalFlags are the flags that all benchmarks share.
type evalFlags struct {
	outputFlags
	User      string  `enum:"none,simulated,multichoice,gold,truthful" default:"none" help:"Who answers the agent's questions: ${enum}."`
	Wrong     float64 `help:"How often the user answers wrongly." placeholder:"Q"`
	Detector  string  `default:"never" help:"When the agent asks: never, any, perfect, probability=P, dropout=S, gain=G, risk=E."`
	Passes    int     `default:"10" help:"Perturbed passes of the dropout detector."`
	K         int     `default:"3" help:"Most alternatives proposed after a no."`
	Learn     float64 `help:"Learn from replies: this share of the questions is annotated, the rest is streamed with interaction only." placeholder:"SHARE"`
	Baseline  string  `enum:",linearised" default:"" help:"See 'surely eval rows' and 'surely eval hybridqa'." hidden:""`
	Seed      uint64  `default:"1" help:"Chance starts here."`
	Sweep     bool    `help:"Evaluate all detectors over their range at once; write a table (CSV) and a drawing (SVG)."`
	Calibrate string  `help:"Write here how sure every result was and whether it was right, for the detector risk=E@FILE." placeholder:"FILE"`
	Fit       bool    `help:"Fit how sure the configured model is to how often it is right here, and keep that in --home for it. Use questions that nothing is measured on."`
	Name      string  `help:"What the calibration is called." placeholder:"NAME"`
	Diagram   string  `help:"Write a reliability diagram (SVG) here." placeholder:"FILE"`
}

// Validate refuses flags that would go unheard.
func (f *evalFlags) Validate() error {
	if f.Calibrate != "" && (f.Learn > 0 || f.Sweep) {
		return errors.New("--calibrate goes by one plain evaluation: leave out --learn and --sweep")
	}
	if f.Fit && (f.Learn > 0 || f.Sweep || f.Calibrate != "") {
		return errors.New("--fit goes by one plain evaluation: leave out --learn, --sweep and --calibrate")
	}
	return nil
}

// settings are what the report says it was run with.
func (f *evalFlags) settings() map[string]any {
	m := map[string]any{"user": f.User, "detector": f.Detector, "k": f.K, "seed": f.Seed}
	if f.Wrong > 0 {
		m["wrong"] = f.Wrong
	}
	if f.Limit > 0 {
		m["limit"] = f.Limit
	}
	return m
}

type evalWikiCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their queries (JSON lines)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
	Perturb   uint64 `help:"Misspell, shorten or strip the values of every question, with this seed." placeholder:"SEED"`
	Trained   string `type:"existingfile" help:"The tables that were trained on, to report headers never seen." placeholder:"FILE"`
	Model     string `env:"-" type:"existingfile" help:"A model file to use instead of the embedded one." placeholder:"FILE"`
}

func (c *evalWikiCommand) Run(ctx context.Context, g *globals, s streams) error {
	if c.User == eval.TruthfulUser {
		return errors.New("the truthful user chooses between whole readings, as 'surely eval spider' offers them: take --user simulated here")
	}
	decide, err := c.decide()
	if err != nil {
		return err
	}
	questions, tables, err := readWiki(c.Questions, c.Tables, c.Limit)
	if err != nil {
		return err
	}
	data := model.OneTable
	if c.Model != "" {
		if data, err = os.ReadFile(c.Model); err != nil {
			return err
		}
	}
	w := eval.Wiki{Questions: questions, Tables: tables, Perturb: c.Perturb, Decide: decide}
	if w.Over, err = c.over(g, s); err != nil {
		return err
	}
	if w.Model, err = onetable.Load(data); err != nil {
		return err
	}
	if c.Trained != "" {
		trained, err := eval.ReadWikiTables(c.Trained)
		if err != nil {
			return err
		}
		w.Seen = []string{}
		for _, t := range trained {
			w.Seen = append(w.Seen, t.HeaderKey())
		}
	}
	settings := c.settings()
	if c.Perturb != 0 {
		settings["perturb"] = c.Perturb
	}
	return c.evaluate(g, s, settings, func(o outputs) (*eval.Report, error) {
		w.Out, w.Errors, w.Progress = o.predictions, o.errors, o.progress
		switch {
		case c.Learn > 0:
			return nil, c.learn(ctx, &w, g, s)
		case c.Sweep:
			return nil, c.sweep(ctx, "wikisql", &w, g, s)
		}
		return w.Run(ctx)
	})
}

type evalSpiderCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"What the databases' tables and columns are called (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
	Model     string `env:"-" type:"existingfile" help:"A model file to use instead of the embedded one." placeholder:"FILE"`
}

func (c *evalSpiderCommand) Run(ctx context.Context, g *globals, s streams) error {
	if c.Learn > 0 {
		return errors.New("--learn learns questions about single tables: give it to 'surely eval wikisql'")
	}
	decide, err := c.decide()
	if err != nil {
		return err
	}
	data := model.ManyTables
	if c.Model != "" {
		if data, err = os.ReadFile(c.Model); err != nil {
			return err
		}
	}
	var parser parse.Parser
	if parser, err = manytables.New(data); err != nil {
		return err
	}
	if c.Model == "" {
		if parser, err = newParser(); err != nil {
			return err
		}
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	over, err := c.over(g, s)
	if err != nil {
		return err
	}
	if over != nil {
		parser = over(parser)
	}
	e := eval.Spider{Parser: parser, Decide: decide, Limit: c.Limit,
		Files: eval.SpiderFiles{Questions: c.Questions, Tables: c.Tables, Databases: c.Databases, Home: home}}
	return c.evaluate(g, s, c.settings(), func(o outputs) (*eval.Report, error) {
		e.Out, e.Errors, e.Progress = o.predictions, o.errors, o.progress
		if c.Sweep {
			return nil, c.sweep(ctx, "spider", &e, g, s)
		}
		return e.Run(ctx)
	})
}

// evaluate runs with the files that the flags name and prints the report, if there is one.
func (f *evalFlags) evaluate(g *globals, s streams, settings map[string]any,
	run func(outputs) (*eval.Report, error)) error {
	if f.Baseline != "" {
		return errors.New("--baseline linearised ranks rows, each as one text, and here queries are measured: give it to 'surely eval rows', 'hybridqa' or 'ottqa'")
	}
	var report *eval.Report
	err := f.with(g, s, func(o outputs) (err error) {
		report, err = run(o)
		return err
	})
	if err != nil || report == nil {
		return err
	}
	report.Settings = settings
	if f.Fit {
		if err := f.fit(report, g, s); err != nil {
			return err
		}
	}
	if f.Calibrate != "" {
		if err := writeCalibration(f.Calibrate, errdetect.Calibration{Name: f.Name, Scores: report.Results}); err != nil {
			return err
		}
	}
	return f.show(report, g, s)
}

// show prints a report, as JSON or for people, and draws the diagram.
func (f *evalFlags) show(r *eval.Report, g *globals, s streams) error {
	if f.Diagram != "" {
		file, err := os.Create(f.Diagram)
		if err != nil {
			return err
		}
		title := fmt.Sprintf("%s, %d examples: ECE %.4f over components", r.Dataset, r.Examples, r.ECE)
		if err := eval.Diagram(file, title, r.Bins); err != nil {
			file.Close()
			return err
		}
		if err := file.Close(); err != nil {
			return err
		}
	}
	if g.JSON {
		return printJSON(s.out, r)
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', 0)
	row := func(name string, x any) { fmt.Fprintf(t, "%s\t%v\n", name, x) }
	rate := func(x float64) string { return fmt.Sprintf("%.4f", x) }
	row("examples", r.Examples)
	if r.Skipped > 0 {
		row("skipped", r.Skipped)
	}
	row("execution", rate(r.AccEx))
	if r.AccValues > r.AccEx {
		row("execution, by value", rate(r.AccValues))
	}
	row("query match", rate(r.AccQM))
	if r.AvgQuestions > 0 {
		row("questions", rate(r.AvgQuestions))
		row("left by the user", rate(r.Exits))
		row("of them about what was right", rate(r.QRight))
	}
	row("calibration error (components)", rate(r.ECE))
	row("calibration error (results)", rate(r.ECEResult))
	for _, k := range r.Risk {
		row("risk="+fmt.Sprint(k.E), fmt.Sprintf("%.4f stated and wrong, %d of %d halves within, %.4f stated", k.Wrong,
			k.Within, k.Halves, k.Answered))
	}
	row("microseconds a parse", fmt.Sprintf("%.0f", r.Microseconds))
	for _, name := range sortedKeys(r.Slices) {
		x := r.Slices[name]
		row(name, fmt.Sprintf("%.4f execution, %.4f by value, %.4f match (%d)", x.AccEx, x.AccValues, x.AccQM, x.N))
	}
	return t.Flush()
}
