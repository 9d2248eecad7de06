package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
)

// evalAskCommand measures the chat on everyday questions with gold SQL, over the databases in the --data folder.
type evalAskCommand struct {
	outputFlags
	todayFlag
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Part      string `help:"Only the questions of this part." placeholder:"PART"`
	User      string `enum:"none,truthful,hasty,me" default:"none" help:"Who replies to clarifications: ${enum}. me: you, at the terminal."`
	Replies   int    `default:"2" help:"Maximum number of replies per conversation; later clarifications are skipped."`
	Detector  string `help:"When to ask back (default: as the chat does)." default:"gain=0.9"`
	Texts     string `enum:"read,length" default:"read" help:"How text conditions are decided: by reading, or yes for texts of even length, so that gold SQL can express them and only the parsing of questions is measured." placeholder:"read|length"`
	Calibrate string `help:"Write a calibration for the detector risk=E@FILE." placeholder:"FILE"`
	Keep      bool   `help:"Keep a calibration per database in --home, for the detector risk=E."`
	Name      string `help:"Name of the calibration." placeholder:"NAME"`
}

var (
	errOneFolder = errors.New("give one --data: the folder with the questions' databases")
	errClosed    = errors.New("of closed questions only figures are shown, without --errors and --predictions")
)

func (c *evalAskCommand) Run(ctx context.Context, g *globals, s streams) error {
	if len(g.Data) != 1 {
		return errOneFolder
	}
	run := &everyday.Run{Dataset: "everyday", Folder: g.Data[0], User: c.User, Replies: c.Replies}
	var err error
	if run.Questions, err = everyday.Read(c.Questions, run.Folder, c.Part, c.Limit); err != nil {
		return err
	}
	if (c.Errors+c.Predictions != "" || c.User == everyday.MeUser) &&
		slices.ContainsFunc(run.Questions, (*everyday.Question).Closed) {
		return errClosed
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	chat, err := g.evaluatedChat(c.Detector, home, s)
	if err != nil {
		return err
	}
	defer chat.Close()
	chat.Clock = c.clock()
	if c.Texts == "length" {
		chat.Reader = everyday.ByLength{}
	}
	run.Open = chat.Open
	run.Me = me(s)
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*everyday.Report, error) {
		run.Files = o
		return run.Run(ctx)
	})
	if err != nil {
		return err
	}
	if err := c.calibrate(chat.App, report, home); err != nil {
		return err
	}
	report.Settings = c.limited(map[string]any{"user": c.User, "detector": c.Detector})
	if c.User == everyday.TruthfulUser || c.User == everyday.HastyUser {
		report.Settings["replies"] = c.Replies
	}
	if c.Part != "" {
		report.Settings["part"] = c.Part
	}
	return printFigures(g, s, report)
}

// me has the person at the terminal play the user: they see each question and what it means, and reply to what is asked
// back. At the end of the input everything is skipped.
func me(s streams) func(*everyday.Question) talk.User {
	in := bufio.NewScanner(s.in)
	asked := 0
	return func(q *everyday.Question) talk.User {
		asked++
		fmt.Fprintf(s.err, "\n%d. %s\n", asked, strings.Join(q.Turns, " → "))
		if q.Means != "" {
			fmt.Fprintf(s.err, "   You mean: %s\n", q.Means)
		}
		return func(_ context.Context, e agent.ClarifyEvent) string { return prompted(s.err, in, &e) }
	}
}

// calibrate writes calibrations: one over all questions to a file, and one per database to --home for the detector
// risk.
func (c *evalAskCommand) calibrate(a *app.App, r *everyday.Report, home string) error {
	all := errdetect.Calibration{Name: c.Name, Parser: a.ParserName()}
	for _, source := range slices.Sorted(maps.Keys(r.Scores)) {
		all.Scores = append(all.Scores, r.Scores[source]...)
		if !c.Keep {
			continue
		}
		one := errdetect.Calibration{Name: c.Name, Parser: a.ParserName(), Data: source, Scores: r.Scores[source]}
		if err := app.WriteCalibration(app.CalibrationFile(home, a.ParserName(), source), one); err != nil {
			return err
		}
	}
	if c.Calibrate == "" {
		return nil
	}
	return app.WriteCalibration(c.Calibrate, all)
}
