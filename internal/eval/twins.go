package eval

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
)

// TwinCases are questions of Spider's form over their own databases, and over the twins of these: made ambiguous in
// AmbiQT's four ways. skipped are those that our queries cannot express. A source is a variant of a database.
func TwinCases(ctx context.Context, s *Spider, limit int) (out []Case, skipped int, err error) {
	questions, err := s.Cases(limit)
	if err != nil {
		return nil, 0, err
	}
	makes, err := newTwinner(ctx, s.described)
	if err != nil {
		return nil, 0, err
	}
	run := &Run{Cases: questions, Open: s.Open}
	run.Ask = func(_ context.Context, src *Source, i int) (*Score, error) {
		c := questions[i]
		gold, err := readSQL(src.Schema, c.Gold[0])
		if err != nil {
			skipped++
			return &Score{}, nil
		}
		out = append(out, c)
		for _, twin := range makes.of(src.Schema, gold) {
			same := c
			same.Kind, same.twin = twin.kind, &twin
			script := strings.Join(twin.script, ";\n")
			same.Data += "\n" + script
			same.write = func(folder string) (string, error) {
				path := filepath.Join(folder, filepath.Base(c.path))
				data, err := os.ReadFile(c.path)
				if err == nil {
					err = os.WriteFile(path, data, 0o600)
				}
				if err == nil && runScript(ctx, path, script) != nil { // the database rejects the change
					return "", ctx.Err()
				}
				return path, err
			}
			out = append(out, same)
		}
		return &Score{}, nil
	}
	_, err = run.Run(ctx)
	return out, skipped, err
}

// AskTwins measures whether the chat asks exactly when a question has two equally good readings. The examples of the
// report are the originals.
func (r *Run) AskTwins(ctx context.Context, skipped int) (*Report, error) {
	r.Dataset = "twins"
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		return twinScore(ctx, src, i, &r.Cases[i])
	}
	report, err := r.Run(ctx)
	if err != nil {
		return nil, err
	}
	report.Skipped = skipped
	report.Examples = len(slices.DeleteFunc(slices.Clone(r.Cases), func(c Case) bool { return c.twin != nil }))
	for _, name := range []string{"both_offered", "both_right"} { // the mean over the kinds
		for _, kind := range slices.Sorted(maps.Keys(report.slices)) {
			of := []Figure{{name, means(report.slices[kind], 0)[name], 1}}
			report.figures = summed(report.figures, of)
		}
	}
	return report, nil
}

// twinPrediction is a line of the predictions: an original has no kind.
type twinPrediction struct {
	*ChatPrediction
	Database string    `json:"database"`
	Question string    `json:"question"`
	Kind     string    `json:"kind,omitempty"`
	Readings [2]string `json:"readings"`
	Both     bool      `json:"both_offered"`
}

func twinScore(ctx context.Context, src *Source, i int, c *Case) (*Score, error) {
	if src == nil {
		return &Score{}, nil
	}
	line := twinPrediction{Question: c.question(), Kind: c.Kind}
	line.Database, _, _ = strings.Cut(c.Data, "\n")
	var wanted [2][][]any
	if c.twin != nil {
		for k, q := range c.twin.readings {
			var err error
			if wanted[k], err = src.rows(ctx, q.SUQL()); err != nil || len(wanted[k]) == 0 {
				return &Score{}, nil // no such reading
			}
			line.Readings[k] = q.SUQL()
		}
		if shows(wanted[0], wanted[1], false) || shows(wanted[1], wanted[0], false) {
			return &Score{}, nil // the readings have the same result
		}
	}
	o, err := (&Talk{Agent: src.Agent}).Ask(ctx, c.question(), Silent)
	if err != nil {
		return nil, err
	}
	line.ChatPrediction = o.predict(i, "", src.Schema)
	s := &Score{Took: []time.Duration{o.Took}}
	asked := len(o.Asked) > 0
	if c.twin == nil {
		s.Figures, s.Line = []Figure{among("asked_on_originals", asked)}, line
		return s, nil
	}
	named, right := c.twin.offered(ctx, src, o, wanted)
	line.Both = named
	s.Line = line
	s.Slices = map[string][]Figure{c.Kind: {among("both_offered", named), among("both_right", right),
		among("asked", asked), among("silent", !asked && o.Ran())}}
	if !named {
		s.Wrong = fmt.Sprintf("%s %s: %s\n  one  %s\n  two  %s\n  said %s (%.2f)\n%s", line.Database, c.Kind, c.question(),
			line.Readings[0], line.Readings[1], line.SUQL, line.Confidence, o.questions())
	}
	return s, nil
}

// offered reports whether the options include both readings, and whether both are right otherwise.
func (t *twin) offered(ctx context.Context, src *Source, o *Outcome, wanted [2][][]any) (named, right bool) {
	var by, whole [2]bool
	for _, e := range o.Asked {
		for _, option := range e.Options {
			if option.Query == nil {
				continue
			}
			got, err := src.rows(ctx, option.Query.SUQL())
			for i := range by {
				by[i] = by[i] || t.goesBy(option.Query, i)
				whole[i] = whole[i] || err == nil && shows(got, wanted[i], false)
			}
		}
	}
	return by[0] && by[1], whole[0] && whole[1]
}

// goesBy reports whether a query uses one of the two parts that distinguish a twin's readings, and not the other.
func (t *twin) goesBy(q *query.Query, which int) bool {
	uses := func(part string) bool {
		table, column, isColumn := strings.Cut(part, ".")
		if part == "" {
			return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Agg != query.None })
		}
		return q.Mentions(query.Column{Table: table, Name: column}) || !isColumn && slices.Contains(q.From.Tables, table)
	}
	return uses(t.parts[which]) && !uses(t.parts[1-which])
}
