package eval

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
)

// TwinCases returns questions in Spider's form over their own databases, and over the twins of these: made ambiguous in
// AmbiQT's four ways. skipped is the number of questions that our queries cannot express. Each variant of a database is
// a source.
func TwinCases(ctx context.Context, questions []Case, tables, home string) (out []Case, skipped int, err error) {
	maker, err := newTwinMaker(ctx, tables)
	if err != nil {
		return nil, 0, err
	}
	run := &Run{Cases: questions, Open: CaseOpener(home)}
	run.Ask = func(_ context.Context, src *Source, i int) (*Score, error) {
		c := questions[i]
		gold, err := readSQL(src.Schema, c.Gold[0])
		if err != nil {
			skipped++
			return &Score{}, nil
		}
		c.Origin.Names = nil
		out = append(out, c)
		for _, twin := range maker.twins(src.Schema, gold) {
			same := c
			same.Kind, same.twin, same.Origin.Script = twin.kind, &twin, twin.script
			same.Data += "\n" + twin.script
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
	report, err := r.AskAlone(ctx, "twins", scoreTwin)
	if err != nil {
		return nil, err
	}
	report.Skipped, report.Examples = skipped, 0
	for _, c := range r.Cases {
		if c.twin == nil {
			report.Examples++
		}
	}
	for kind, of := range report.slices { // the mean over the kinds
		mean, _ := of.means(report.sizes[kind])["both_offered"].(float64)
		report.figures.add([]Figure{{"both_offered", mean, 1}})
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

func scoreTwin(ctx context.Context, src *Source, c *Case, o *Outcome, p *ChatPrediction, s *Score) {
	line := twinPrediction{ChatPrediction: p, Question: c.question(), Kind: c.Kind}
	line.Database, _, _ = strings.Cut(c.Data, "\n")
	asked := len(o.Asked) > 0
	if c.twin == nil {
		s.Figures, s.Line = []Figure{fractionOfSome("asked_on_originals", asked)}, line
		return
	}
	if !c.twin.differ(ctx, src) {
		return
	}
	var by [2]bool
	for i, q := range c.twin.readings {
		line.Readings[i] = q.SUQL()
		for _, e := range o.Asked {
			by[i] = by[i] || slices.ContainsFunc(e.Options, func(x agent.Option) bool {
				return x.Query != nil && c.twin.usesOnly(x.Query, i)
			})
		}
	}
	line.Both = by[0] && by[1]
	s.Line = line
	s.Slices = map[string][]Figure{c.Kind: {fractionOfSome("both_offered", line.Both), fractionOfSome("asked", asked),
		fractionOfSome("silent", !asked && o.Ran())}}
	if !line.Both {
		s.ErrorText = o.describeError(fmt.Sprintf("%s %s: %s", line.Database, c.Kind, c.question()),
			line.Readings[0]+"\n        "+line.Readings[1])
	}
}

// differ reports whether both readings return something, and not the same.
func (t *twin) differ(ctx context.Context, src *Source) bool {
	var found [2][][]any
	for i, q := range t.readings {
		rows, err := src.runNative(ctx, strings.ReplaceAll(q.SUQL(), " ILIKE ", " LIKE "))
		if err != nil || len(rows) == 0 {
			return false
		}
		found[i] = rows
	}
	return !showsGold(found[0], found[1], false) && !showsGold(found[1], found[0], false)
}

// usesOnly reports whether a query uses only one of the two parts in which a twin's readings differ.
func (t *twin) usesOnly(q *query.Query, which int) bool {
	uses := func(part string) bool {
		table, column, isColumn := strings.Cut(part, ".")
		if part == "" {
			return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Agg != query.None })
		}
		return q.Mentions(query.Column{Table: table, Name: column}) || !isColumn && slices.Contains(q.From.Tables, table)
	}
	return uses(t.parts[which]) && !uses(t.parts[1-which])
}
