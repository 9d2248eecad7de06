package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sort"
	"strings"
	"time"

	"surely/retrieve"
)

// searchCommand finds the passages of the data's free text that speak of a question. It stands alone: no SQL, no verdicts.
type searchCommand struct {
	K        int      `name:"k" default:"10" help:"Most passages to show."`
	Question []string `arg:"" help:"What to look for, in words."`
}

func (c *searchCommand) Run(ctx context.Context, g *globals, s streams) error {
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	defer set.Close()
	found := []retrieve.Found{}
	for _, src := range set.Sources {
		x, err := newTextIndex(src, g, s)
		if err != nil {
			return err
		}
		if x == nil {
			continue
		}
		some, err := c.source(ctx, x, s)
		x.Close()
		if err != nil {
			return fmt.Errorf("search %s: %w", src.Name(), err)
		}
		found = append(found, some...)
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].Score > found[j].Score })
	found = found[:min(c.K, len(found))]
	if g.JSON {
		e := json.NewEncoder(s.out)
		e.SetEscapeHTML(false)
		return e.Encode(map[string]any{"found": found})
	}
	for _, f := range found {
		fmt.Fprintf(s.out, "%.2f  %s\n      %s\n", f.Score, f.Text, f.Key)
	}
	return nil
}

// worthTelling is from how many rows on progress is told.
const worthTelling = 5000

// busyWait is how often a search asks whether another process has done with the index.
const busyWait = 100 * time.Millisecond

// source brings the index of one source up to date and searches it. While another process does the former, it searches what
// is there, or waits where nothing is.
func (c *searchCommand) source(ctx context.Context, x *textIndex, s streams) ([]retrieve.Found, error) {
	question := strings.Join(c.Question, " ")
	for told := false; ; {
		shown := newProgress(s.err)
		err := x.refresh(ctx, func(done, all int) {
			if all > worthTelling {
				shown.line("index %s: %d of %d rows", x.src.Name(), done, all)
			}
		})
		shown.clear()
		switch {
		case err == nil:
			return x.kept.Search(ctx, question, c.K)
		case !errors.Is(err, retrieve.ErrBusy):
			return nil, err
		case x.kept.Len() > 0:
			fmt.Fprintf(s.err, "%s is being indexed by another process: rows that are new may be missing\n", x.src.Name())
			return x.kept.Search(ctx, question, c.K)
		case !told:
			told = true
			fmt.Fprintf(s.err, "%s is being indexed by another process: waiting for it\n", x.src.Name())
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(busyWait):
		}
	}
}
