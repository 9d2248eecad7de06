package cli

import (
	"context"
	"encoding/json"
	"io"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
)

// evalTwinsCommand measures whether the chat asks when two readings of a question are equally good.
type evalTwinsCommand struct {
	outputFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"What the databases' tables and columns are called (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
	Detector  string `help:"When to ask back (default: as the chat does)." default:"gain=0.9"`
	Pairs     string `hidden:"" help:"Write the weighed rivals here, for 'lab train rivals'." placeholder:"FILE"`
}

func (c *evalTwinsCommand) Run(ctx context.Context, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	chat, err := g.evaluatedChat(c.Detector, "", s)
	if err != nil {
		return err
	}
	defer chat.Close()
	run := &eval.Twins{Limit: c.Limit, Open: chat.Open,
		Data: eval.SpiderFiles{Questions: c.Questions, Tables: c.Tables, Databases: c.Databases, Home: home}}
	if c.Pairs != "" {
		pairs, err := os.Create(c.Pairs)
		if err != nil {
			return err
		}
		defer pairs.Close()
		if err := keepRivals(chat, run, pairs); err != nil {
			return err
		}
	}
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*eval.TwinsReport, error) {
		run.Files = o
		return run.Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Settings = c.limited(map[string]any{"detector": c.Detector})
	return printFigures(g, s, report)
}

// keepRivals writes the rivals weighed for each question, and whether each was the duplicated part.
func keepRivals(c *app.Evaluated, run *eval.Twins, out io.Writer) error {
	var weighed []agent.Rival
	lines := json.NewEncoder(out)
	run.Posed = func(parts [2]string) {
		for _, r := range weighed {
			right := [2]string{r.Of, r.Is} == parts || [2]string{r.Is, r.Of} == parts
			lines.Encode(map[string]any{"kind": r.Kind, "features": r.Features, "right": right})
		}
		weighed = nil
	}
	return c.KeepRivals(func(r agent.Rival) { weighed = append(weighed, r) })
}
