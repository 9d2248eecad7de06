package cli

import (
	"context"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/eval/dir"
)

// evalDirCommand compares questions to extracted columns with two baselines.
type evalDirCommand struct {
	Questions string `required:"" type:"existingfile" help:"Questions with gold rows, numbers or aspects (JSON lines)." placeholder:"FILE"`
	Table     string `default:"products" help:"The table to extract columns from."`
}

func (c *evalDirCommand) Run(ctx context.Context, g *globals, s streams) error {
	questions, err := dir.Read(c.Questions)
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
	if err := (&discretizeCommand{Table: c.Table, MaxColumns: discretize.DefaultMost}).Run(ctx, &with, quiet); err != nil {
		return err
	}
	var all []dir.Figures
	for _, x := range []struct {
		name string
		g    *globals
	}{{"columns", &with}, {"reading at question time", &without}} {
		a, err := x.g.app(ctx, s)
		if err != nil {
			return err
		}
		defer a.Close()
		ag, err := a.Asks(errdetect.Never{})
		if err != nil {
			return err
		}
		src, err := a.Source("")
		if err != nil {
			return err
		}
		systems := []dir.System{dir.Chat(x.name, ag, src.Schema)}
		if x.g == &without {
			rank, err := (&baselineFlag{Baseline: "linearised"}).linearised(map[string]any{})
			if err != nil {
				return err
			}
			retrieval, err := dir.Retrieval(ctx, a.Set.Sources[0], c.Table, rank)
			if err != nil {
				return err
			}
			systems = append(systems, *retrieval)
		}
		for _, system := range systems {
			f, err := dir.Measure(ctx, system, questions)
			if err != nil {
				return err
			}
			all = append(all, f)
		}
	}
	return printFigures(g, s, map[string]any{"dataset": "dir", "examples": len(questions), "systems": all})
}
