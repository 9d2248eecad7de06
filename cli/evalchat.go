package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// evalAskCommand measures the chat on everyday questions with gold SQL, over the databases in the --data folder.
type evalAskCommand struct {
	outputFlags
	todayFlag
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Part      string `help:"Only the questions of this part." placeholder:"PART"`
	User      string `enum:"none,truthful,hasty,me" default:"none" help:"Who answers clarification questions: ${enum}. me: you, at the terminal."`
	Detector  string `help:"When to ask for clarification (default: as the chat does)." default:"gain=0.9"`
	Worlds    string `hidden:"" help:"Write what was weighed about each question, without its text (JSON lines)." placeholder:"FILE"`
}

var (
	errOneFolder = errors.New("use --data once, with the folder of the questions' databases")
	errClosed    = errors.New("closed questions cannot be shown: --errors, --predictions and --user me are not allowed")
)

func (c *evalAskCommand) Run(ctx context.Context, g *globals, s streams) error {
	if len(g.Data) != 1 {
		return errOneFolder
	}
	cases, err := eval.ReadCases(c.Questions, g.Data[0], c.Part, c.Limit)
	if err != nil {
		return err
	}
	closed := func(c eval.Case) bool { return c.Closed() }
	if (c.Errors+c.Predictions != "" || c.User == eval.MeUser) && slices.ContainsFunc(cases, closed) {
		return errClosed
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	settings := map[string]any{"user": c.User}
	if c.Part != "" {
		settings["part"] = c.Part
	}
	e := eval.Everyday{User: c.User, Me: terminalUser(s)}
	if c.Worlds != "" {
		worlds, err := os.Create(c.Worlds)
		if err != nil {
			return err
		}
		defer worlds.Close()
		e.Worlds = worlds
	}
	f := chatFlags{c.outputFlags, c.Detector}
	return f.ask(g, s, chatEvaluation{settings: settings, cases: cases, home: home, clock: c.clock(),
		run: func(r *eval.Run) (*eval.Report, error) {
			r.Dataset = "everyday"
			return e.Run(ctx, r)
		}})
}

// terminalUser returns the user at the terminal, who sees each question with its meaning and replies to clarifications.
// At the end of the input all clarifications are skipped.
func terminalUser(s streams) func(*eval.Case) eval.ChatUser {
	in := bufio.NewScanner(s.in)
	number := 0
	return func(c *eval.Case) eval.ChatUser {
		number++
		fmt.Fprintf(s.err, "\n%d. %s\n", number, strings.Join(c.Turns, " → "))
		if c.Means != "" {
			fmt.Fprintf(s.err, "   You mean: %s\n", c.Means)
		}
		return func(_ context.Context, e agent.ClarifyEvent) string { return prompt(s.err, in, &e) }
	}
}

// chatFlags are the flags of benchmarks in which the chat's clarifications get no reply.
type chatFlags struct {
	outputFlags
	Detector string `default:"never" help:"When the agent asks; clarifications get no reply."`
}

// chatEvaluation is an evaluation of the chat over files that are opened like uploads.
type chatEvaluation struct {
	settings map[string]any
	cases    []eval.Case
	home     string                           // for derived files; empty: a temporary folder per file
	texts    func() (*reader.Embedded, error) // the reader of texts; nil: the default reader
	clock    func() time.Time
	run      func(r *eval.Run) (*eval.Report, error)
}

// ask evaluates the chat, and prints the report.
func (f *chatFlags) ask(g *globals, s streams, e chatEvaluation) error {
	d, err := app.Detector(f.Detector)
	if err != nil {
		return err
	}
	a, err := g.appOver(app.Options{Set: &store.Set{}, Concurrency: 1}, "", s)
	if err != nil {
		return err
	}
	defer a.Close()
	chat, err := a.Evaluate(d, e.home)
	if err != nil {
		return err
	}
	a.Clock = e.clock
	if e.texts != nil && a.client == nil {
		if a.Reader, err = e.texts(); err != nil {
			return err
		}
	}
	e.settings["detector"] = f.Detector
	return f.report(g, s, e.settings, func(r *eval.Run) (*eval.Report, error) {
		r.Cases = e.cases
		r.Open = func(ctx context.Context, c *eval.Case) (*eval.Source, error) { return c.Open(ctx, chat.Open) }
		return e.run(r)
	})
}

// evalTablesCommand measures questions over single tables, whose answers are given as values.
type evalTablesCommand struct {
	chatFlags
	Questions string `required:"" type:"existingfile" help:"Questions with id, table and answer (JSON lines)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"Tables, each with an id, a header and rows of strings (JSON Lines)." placeholder:"FILE"`
}

func (c *evalTablesCommand) Run(ctx context.Context, g *globals, s streams) error {
	cases, err := eval.TableCases(c.Questions, c.Tables, c.Limit)
	if err != nil {
		return err
	}
	return c.ask(g, s, chatEvaluation{settings: map[string]any{"user": eval.NoUser}, cases: cases,
		run: func(r *eval.Run) (*eval.Report, error) {
			r.Dataset = "tables"
			return (&eval.Everyday{User: eval.NoUser}).Run(ctx, r)
		}})
}

// hybridFlags are the flags for questions over tables and passages.
type hybridFlags struct {
	chatFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their answers (a JSON list as in HybridQA; for mix, JSON lines: {\"question\", \"answer\": […], \"documents\": [ids]})." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables that the questions are about (JSON lines)." placeholder:"FILE"`
	Passages  string `required:"" type:"existingfile" help:"The passages (JSON lines)." placeholder:"FILE"`
}

// Run evaluates the chat, with a span model that was not trained on the questions. HybridQA and OTT-QA have the
// same format; in a mix, the right tables and passages must be found first.
func (c *hybridFlags) Run(ctx context.Context, k *kong.Context, g *globals, s streams) (err error) {
	dataset := k.Selected().Name
	heldOut := "hybridqa"
	e := chatEvaluation{settings: map[string]any{"user": eval.NoUser},
		texts: func() (*reader.Embedded, error) { return eval.HeldOut(heldOut) },
		run:   func(r *eval.Run) (*eval.Report, error) { return r.AskHybrid(ctx, dataset) }}
	if dataset == "mix" {
		heldOut = "mix"
		e.cases, e.settings["found"], err = eval.MixCases(ctx, c.Questions, c.Tables, c.Passages, c.Limit)
	} else {
		e.cases, err = eval.HybridCases(c.Questions, c.Tables, c.Passages, c.Limit)
	}
	if err != nil {
		return err
	}
	return c.ask(g, s, e)
}

// evalCatalogueCommand compares questions over extracted columns with reading the texts at question time.
type evalCatalogueCommand struct {
	Questions string `required:"" type:"existingfile" help:"Questions with gold rows, numbers or aspects (JSON lines)." placeholder:"FILE"`
	Table     string `default:"products" help:"The table to extract columns from."`
}

func (c *evalCatalogueCommand) Run(ctx context.Context, g *globals, s streams) error {
	cases, err := eval.ReadCatalogue(c.Questions)
	if err != nil {
		return err
	}
	temp, err := os.MkdirTemp("", "surely-dir-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	with, without := *g, *g
	with.Home, without.Home = filepath.Join(temp, "with"), filepath.Join(temp, "without")
	quiet := s
	quiet.out = s.err
	if err := (&discretizeCommand{Table: c.Table, MaxColumns: discretize.DefaultMaxColumns}).Run(ctx, &with,
		quiet); err != nil {
		return err
	}
	var all []map[string]any
	for _, x := range []struct {
		name string
		g    *globals
	}{{"columns", &with}, {"reading at question time", &without}} {
		a, err := x.g.app(ctx, s)
		if err != nil {
			return err
		}
		defer a.Close()
		ag, err := a.NewAgent(agent.Options{Detector: errdetect.Never{}})
		if err != nil {
			return err
		}
		src, err := a.Source("")
		if err != nil {
			return err
		}
		report, err := (&eval.Run{Cases: cases}).AskCatalogue(ctx, &eval.Source{Agent: ag, Schema: src.Schema})
		if err != nil {
			return err
		}
		row := map[string]any{"system": x.name}
		for _, figure := range []string{"accuracy", "direct", "exploratory", "decisions_per_question",
			"seconds_per_question"} {
			row[figure] = report.Value(figure)
		}
		all = append(all, row)
	}
	return printFigures(g, s, map[string]any{"dataset": "dir", "examples": len(cases), "systems": all})
}
