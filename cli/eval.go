package cli

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// evalCommand measures the parser, the agent with a simulated user, and the chat, on benchmarks.
type evalCommand struct {
	Wikisql  evalWikiCommand      `cmd:"" help:"Questions about one table, in WikiSQL's format."`
	Spider   evalSpiderCommand    `cmd:"" help:"Questions about several tables, in Spider's format."`
	Hybridqa hybridFlags          `cmd:"" help:"Questions about tables whose cells link to passages, in HybridQA's format."`
	Ottqa    hybridFlags          `cmd:"" help:"Questions about tables whose cells link to passages, in OTT-QA's format."`
	Mix      hybridFlags          `cmd:"" help:"Questions about a mix of texts and tables: finding the right ones, and answering from a text or with a query."`
	Dir      evalCatalogueCommand `cmd:"" help:"A catalogue with columns extracted from texts: direct and exploratory questions, compared with reading the texts at question time."`
	Chat     evalChatCommand      `cmd:"" help:"Questions and conversations with gold SUQL, over --data."`
	Ask      evalAskCommand       `cmd:"" help:"Everyday questions with gold SQL, over a folder of databases (--data)."`
	Mine     evalMineCommand      `cmd:"" help:"The verified queries of surely.yaml (its examples), over --data."`
	Tables   evalTablesCommand    `cmd:"" help:"Questions about single tables with their answers, in WikiTableQuestions' format, asked over uploaded files."`
}

// evalFlags are the flags of benchmarks with a simulated user.
type evalFlags struct {
	outputFlags
	User     string  `enum:"none,simulated,multichoice,gold,truthful" default:"none" help:"Simulated user that answers clarification questions: ${enum}."`
	Wrong    float64 `help:"Share of wrong replies." placeholder:"Q"`
	Detector string  `default:"never" help:"When the agent asks: never, any, perfect, probability=P, dropout=S, gain=G, risk=E."`
	Passes   int     `default:"10" help:"Number of perturbed passes of the dropout detector."`
	K        int     `default:"3" help:"Maximum number of alternatives proposed after a no."`
	Seed     uint64  `default:"1" help:"Random seed."`
	Sweep    bool    `help:"Evaluate every detector over a range of settings, one line per setting."`
}

// Validate rejects flags that would be ignored.
func (f *evalFlags) Validate() error {
	if f.Sweep && (f.Calibrate != "" || f.Predictions != "" || f.Errors != "") {
		return errors.New("--sweep runs many evaluations and cannot be combined with --calibrate, --predictions or --errors")
	}
	return nil
}

// measureFunc evaluates a benchmark once.
type measureFunc func(r *eval.Run, decide eval.Decide) (*eval.Report, error)

// evaluate runs a benchmark with the user and the detector that the flags select, and prints the report.
func (f *evalFlags) evaluate(g *globals, s streams, run measureFunc) error {
	detector, err := app.Detector(f.Detector)
	if err != nil {
		return err
	}
	user := eval.Settings{User: f.User, Detector: detector, MaxAlternatives: f.K, ErrorRate: f.Wrong,
		Seed: f.Seed, Passes: f.Passes}
	settings := map[string]any{"user": f.User, "detector": f.Detector, "k": f.K, "seed": f.Seed}
	if f.Wrong > 0 {
		settings["wrong"] = f.Wrong
	}
	if f.Sweep {
		return f.sweep(g, s, user, f.withLimit(settings), run)
	}
	decide, err := user.Decider()
	if err != nil {
		return err
	}
	return f.report(g, s, settings, func(r *eval.Run) (*eval.Report, error) { return run(r, decide) })
}

// sweep evaluates with every detector over its range of settings and prints the results. The user is simulated unless
// the flags select another one.
func (f *evalFlags) sweep(g *globals, s streams, dialogue eval.Settings, settings map[string]any,
	run measureFunc) error {
	if dialogue.User == eval.NoUser {
		dialogue.User = eval.SimulatedUser
	}
	var rows []map[string]any
	for _, dialogue.Detector = range eval.Sweep() {
		name := dialogue.Detector.String()
		decide, err := dialogue.Decider()
		if err != nil {
			return err
		}
		r, err := run(&eval.Run{}, decide)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		row := map[string]any{"detector": name}
		for _, figure := range []string{"acc_qm", "acc_ex", "avg_questions", "q_right"} {
			row[figure] = r.Value(figure)
		}
		rows = append(rows, row)
	}
	return printFigures(g, s, map[string]any{"settings": settings, "sweep": rows})
}

type evalWikiCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their queries (JSON lines)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables that the questions are about (JSON lines)." placeholder:"FILE"`
}

func (c *evalWikiCommand) Run(ctx context.Context, g *globals, s streams) error {
	cases, err := eval.WikiCases(c.Questions, c.Tables, c.Limit)
	if err != nil {
		return err
	}
	embedded, modelParser, err := g.parsers(s)
	if err != nil {
		return err
	}
	return c.evaluate(g, s, func(r *eval.Run, decide eval.Decide) (*eval.Report, error) {
		r.Cases = cases
		return r.AskWiki(ctx, embedded, modelParser, decide)
	})
}

// spiderFlags name the files of a benchmark in Spider's format.
type spiderFlags struct {
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"Names of the databases' tables and columns (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
}

type evalSpiderCommand struct {
	evalFlags
	spiderFlags
}

func (c *evalSpiderCommand) Run(ctx context.Context, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	cases, err := eval.SpiderCases(c.Questions, c.Tables, c.Databases, c.Limit)
	if err != nil {
		return err
	}
	embedded, modelParser, err := g.parsers(s)
	if err != nil {
		return err
	}
	return c.evaluate(g, s, func(r *eval.Run, decide eval.Decide) (*eval.Report, error) {
		r.Cases = cases
		return r.AskSpider(ctx, home, cmp.Or(modelParser, embedded), decide)
	})
}

type evalChatCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their SUQL, or conversations (JSON lines)." placeholder:"FILE"`
}

func (c *evalChatCommand) Run(ctx context.Context, g *globals, s streams) error {
	cases, err := eval.ReadConversations(c.Questions, c.Limit)
	if err != nil {
		return err
	}
	return c.converse(ctx, g, s, func(*schema.Database) []eval.Case { return cases })
}

// evalMineCommand evaluates the owner's verified queries.
type evalMineCommand struct{ evalFlags }

func (c *evalMineCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.converse(ctx, g, s, func(db *schema.Database) (cases []eval.Case) {
		for _, e := range db.Examples {
			if c.Limit <= 0 || len(cases) < c.Limit {
				cases = append(cases, eval.Case{Turns: []string{e.Question}, Gold: []string{e.SUQL}})
			}
		}
		return cases
	})
}

// parsers returns the embedded parser, and the language model's if one is configured.
func (g *globals) parsers(s streams) (embedded, modelParser parse.Parser, err error) {
	client, err := g.endpoint(nil, s)
	if err != nil {
		return nil, nil, err
	}
	if client != nil {
		modelParser = model.New(model.Options{Model: client, Patience: g.settings.patience})
	}
	embedded, err = app.NewParser()
	return embedded, modelParser, err
}

// converse evaluates conversations over the first source.
func (f *evalFlags) converse(ctx context.Context, g *globals, s streams,
	cases func(*schema.Database) []eval.Case) error {
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	src, err := a.EvalSource("")
	if err != nil {
		return err
	}
	questions := cases(src.Schema)
	if len(questions) == 0 {
		return errors.New("there are no questions to evaluate: add verified queries as examples to surely.yaml")
	}
	return f.evaluate(g, s, func(r *eval.Run, decide eval.Decide) (*eval.Report, error) {
		r.Cases = questions
		return r.AskConversations(ctx, src, decide)
	})
}

// outputFlags limit an evaluation and select its output files.
type outputFlags struct {
	Limit       int    `help:"Evaluate only the first N examples." placeholder:"N"`
	Errors      string `help:"Write wrong predictions to this file." placeholder:"FILE"`
	Predictions string `help:"Write all predictions to this file, one per line." placeholder:"FILE"`
	Calibrate   string `help:"Write the confidence and correctness of every result to this file, for the detector risk=E@FILE." placeholder:"FILE"`
}

// withLimit adds --limit to a report's settings.
func (f *outputFlags) withLimit(settings map[string]any) map[string]any {
	if f.Limit > 0 {
		settings["limit"] = f.Limit
	}
	return settings
}

// report runs an evaluation, which writes to the flags' files, and prints its report.
func (f *outputFlags) report(g *globals, s streams, settings map[string]any,
	evaluate func(*eval.Run) (*eval.Report, error)) (err error) {
	var r eval.Run
	for _, file := range []struct {
		path string
		out  *io.Writer
	}{{f.Predictions, &r.Predictions}, {f.Errors, &r.Errors}} {
		if file.path == "" {
			continue
		}
		created, err2 := os.Create(file.path)
		if err2 != nil {
			return err2
		}
		w := bufio.NewWriter(created)
		defer func() { err = errors.Join(err, w.Flush(), created.Close()) }()
		*file.out = w
	}
	progressLine := newProgress(s.err)
	r.Progress = progressLine.countDone
	report, err := evaluate(&r)
	progressLine.clear()
	if err != nil {
		return err
	}
	if f.Calibrate != "" {
		err = writeCalibration(f.Calibrate, report)
	}
	report.Settings = f.withLimit(settings)
	return errors.Join(err, printFigures(g, s, report))
}

// writeCalibration writes the confidence and correctness of a report's results.
func writeCalibration(path string, r *eval.Report) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(printJSON(f, errdetect.Calibration{Scores: r.Results}), f.Close())
}

// printFigures prints a report as JSON: on one line with --json, otherwise indented for people.
func printFigures(g *globals, s streams, report any) error {
	if g.JSON {
		return printJSON(s.out, report)
	}
	return printIndented(s.out, report)
}
