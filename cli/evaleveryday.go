package cli

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/eval/everyday"
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/verdict"
)

// evalAskCommand measures the chat on everyday questions with the SQL that answers them. The data is the folder of
// --data.
type evalAskCommand struct {
	outputFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Part      string `help:"Only the questions of this part." placeholder:"PART"`
	User      string `enum:"none,truthful,hasty" default:"none" help:"Who replies to what is asked back: ${enum}."`
	Replies   int    `default:"2" help:"How many questions of a conversation the user replies to; the others are skipped."`
	Detector  string `help:"When to ask back (default: as the chat does)." default:"gain=0.9"`
	Reach     bool   `help:"Where it asks back, try what up to two replies would lead to."`
	Texts     string `enum:"read,length" default:"read" help:"What texts say: what is read in them, or yes where they have an even length: then golds can tell what text conditions leave, and how questions are read is measured alone." placeholder:"read|length"`
	Calibrate string `help:"Write here how sure every answer was and whether it was right, for the detector risk=E@FILE." placeholder:"FILE"`
	Keep      bool   `help:"Keep the same in --home, by database, for the detector risk=E."`
	Name      string `help:"What the calibration is called." placeholder:"NAME"`
}

var errOneFolder = errors.New("give one --data: the folder of the files that the questions are about")

func (c *evalAskCommand) Run(ctx context.Context, g *globals, s streams) error {
	run, a, err := c.prepare(g, s)
	if err != nil {
		return err
	}
	defer a.Close()
	var report *everyday.Report
	err = c.with(g, s, func(o outputs) (err error) {
		run.Out, run.Errors, run.Progress = o.predictions, o.errors, o.progress
		report, err = run.Run(ctx)
		return err
	})
	if err != nil {
		return err
	}
	if err := c.calibrate(a, report, g, s); err != nil {
		return err
	}
	report.Settings = map[string]any{"user": c.User, "detector": c.Detector}
	if c.User != everyday.NoUser {
		report.Settings["replies"] = c.Replies
	}
	if c.Part != "" {
		report.Settings["part"] = c.Part
	}
	if c.Limit > 0 {
		report.Settings["limit"] = c.Limit
	}
	if !c.Reach {
		report.Reachable, report.AmbiguousTold = nil, nil
	}
	return printReportOf(g, s, report, everydayLines(report))
}

// calibrate writes down how sure answers were and whether they were right: all together into a file, and each
// database's into --home, where the detector risk looks for it.
func (c *evalAskCommand) calibrate(a *app, r *everyday.Report, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	all := errdetect.Calibration{Name: c.Name, Parser: a.parserName()}
	for _, source := range sortedKeys(r.Scores) {
		all.Scores = append(all.Scores, r.Scores[source]...)
		if !c.Keep {
			continue
		}
		one := errdetect.Calibration{Name: c.Name, Parser: a.parserName(), Data: source, Scores: r.Scores[source]}
		if err := writeCalibration(calibrationFile(home, a.parserName(), source), one); err != nil {
			return err
		}
	}
	if c.Calibrate == "" {
		return nil
	}
	return writeCalibration(c.Calibrate, all)
}

// prepare reads the questions and wires the chat up over the folder they are about.
func (c *evalAskCommand) prepare(g *globals, s streams) (*everyday.Run, *app, error) {
	if len(g.Data) != 1 {
		return nil, nil, errOneFolder
	}
	detector, err := errdetect.Parse(c.Detector)
	if err != nil {
		return nil, nil, err
	}
	if detector, err = withCalibration(detector); err != nil {
		return nil, nil, err
	}
	run := &everyday.Run{Folder: g.Data[0], User: c.User, Replies: c.Replies, Reach: c.Reach}
	if run.Questions, err = everyday.Read(c.Questions, run.Folder, c.Part, c.Limit); err != nil {
		return nil, nil, err
	}
	home, err := g.home(s)
	if err != nil {
		return nil, nil, err
	}
	a, err := g.appOver(&store.Set{}, s)
	if err != nil {
		return nil, nil, err
	}
	if c.Texts == "length" {
		a.reader = byLength{}
	}
	ag, err := agent.New(agent.Options{Source: a.source, Parser: a.parser, Detector: detector})
	if err != nil {
		a.Close()
		return nil, nil, err
	}
	run.Open = func(ctx context.Context, path string) (*everyday.Source, error) {
		return openEveryday(ctx, a, ag, path, home)
	}
	return run, a, nil
}

// byLength takes a text of even length to say yes, and any other to say no.
type byLength struct{}

func (byLength) Name() string { return "length" }

func (byLength) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i, r := range requests {
		out[i] = verdict.Verdict{Answer: verdict.No, Confidence: 1, Reader: byLength{}.Name()}
		if utf8.RuneCountInString(strings.Join(r.Text, ""))%2 == 0 {
			out[i].Answer = verdict.Yes
		}
	}
	return out, nil
}

func openEveryday(ctx context.Context, a *app, ag *agent.Agent, path, home string) (*everyday.Source, error) {
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		return nil, err
	}
	src := set.Sources[0]
	if err := a.join("", src, 1); err != nil {
		set.Close()
		return nil, err
	}
	as := a.sources[""]
	return &everyday.Source{Name: src.Name(), Agent: ag, Schema: src.Schema(),
		Run: func(ctx context.Context, statement string) ([]string, [][]any, error) {
			r, err := as.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: defaultMaxRows})
			if err != nil {
				return nil, nil, err
			}
			return r.Columns, r.Rows, nil
		},
		Close: func() {
			a.part("", src)
			set.Close()
		}}, nil
}

// everydayLines are a report's figures as people read them.
func everydayLines(r *everyday.Report) []line {
	lines := []line{
		{"examples", r.Examples}, {"right", r.Right}, {"wrong and silent", r.WrongSilent}, {"wrong, or without a value, and silent", r.LostSilent},
		{"wrong after asking", r.WrongAsked}, {"wrong or without a value, asked or not", r.Lost}, {"declined", r.Declined}, {"failed", r.Failed},
		{"questions back", r.AvgQuestions}, {"asked although right, of those right", r.Needless}, {"harm", r.Harm},
		{"calibration error (results)", r.ECEResult}, {"microseconds a turn", r.Microseconds},
	}
	for _, x := range []struct {
		name string
		rate *float64
	}{{"right, or reachable by two replies", r.Reachable}, {"ambiguous, asked back", r.AmbiguousAsked},
		{"ambiguous, replies lead to two readings", r.AmbiguousTold}, {"unanswerable, declined", r.Unanswerable},
		{"answerable, declined", r.Answerable}} {
		if x.rate != nil {
			lines = append(lines, line{x.name, *x.rate})
		}
	}
	for _, k := range sortedKeys(r.Kinds) {
		lines = append(lines, line{"  " + string(k), r.Kinds[k].Right})
	}
	return lines
}
