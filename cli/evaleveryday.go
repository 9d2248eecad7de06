package cli

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/output"
)

// evalAskCommand measures the chat on everyday questions with gold SQL, over the databases in the --data folder.
type evalAskCommand struct {
	outputFlags
	todayFlag
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Part      string `help:"Only the questions of this part." placeholder:"PART"`
	User      string `enum:"none,truthful,hasty" default:"none" help:"Who replies to clarifications: ${enum}."`
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
	if c.Errors+c.Predictions != "" && slices.ContainsFunc(run.Questions, (*everyday.Question).Closed) {
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
	if c.User != everyday.NoUser {
		report.Settings["replies"] = c.Replies
	}
	if c.Part != "" {
		report.Settings["part"] = c.Part
	}
	return printFigures(g, s, report)
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
