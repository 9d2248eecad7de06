package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/eval/dir"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
)

// evalDirCommand compares questions to columns read out of texts with what could be done without them.
type evalDirCommand struct {
	Questions string `required:"" type:"existingfile" help:"Questions with the rows, the number or the aspects that answer them (JSON lines)." placeholder:"FILE"`
	Table     string `default:"products" help:"The table whose texts are turned into columns."`
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
	var swept dir.Answered
	for _, x := range []struct {
		name string
		g    *globals
	}{{"columns", &with}, {"reading at question time", &without}} {
		a, err := x.g.app(ctx, s)
		if err != nil {
			return err
		}
		defer a.Close()
		system, err := chatSystem(x.name, a.App)
		if err != nil {
			return err
		}
		systems := []dir.System{system}
		if x.g == &with {
			if swept, err = c.sweep(ctx, a.App); err != nil {
				return err
			}
		} else {
			retrieval, err := c.retrieval(ctx, a.App)
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
	if g.JSON {
		return printJSON(s.out, map[string]any{"dataset": "dir", "examples": len(questions), "systems": all,
			"every_row": swept})
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(t, "%d questions\tright\tdirect\texploratory\tdecisions\tseconds\n", len(questions))
	for _, f := range all {
		fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\t%.1f\t%.2f\n", f.System, f.Accuracy, f.Direct, f.Exploratory, f.Decisions,
			f.Seconds)
	}
	of := all[0].Columns
	fmt.Fprintf(t, "direct questions answered by columns: %d, %d of them right, %d decisions\n", of.Questions, of.Right,
		of.Decisions)
	fmt.Fprintf(t, "the questions of the columns put to every row: %d, %d decisions\n", swept.Questions, swept.Decisions)
	return t.Flush()
}

// sweep puts the question of each column to the texts of all rows, of whatever sub-domain.
func (c *evalDirCommand) sweep(ctx context.Context, a *app.App) (out dir.Answered, err error) {
	src, err := a.Source("")
	if err != nil {
		return out, err
	}
	t := src.Schema.Table(c.Table)
	for _, col := range t.Visible() {
		if col.ReadFrom == "" {
			continue
		}
		call := fmt.Sprintf("answer(%s, '%s')", schema.SQLName(col.ReadFrom), strings.ReplaceAll(col.Question, "'", "''"))
		r, err := src.Engine.Run(ctx, fmt.Sprintf("SELECT %s FROM %s", call, schema.SQLName(c.Table)), suql.RunOptions{})
		if err != nil {
			return out, err
		}
		out.Questions++
		out.Decisions += r.Stats.Verdicts
	}
	return out, nil
}

// chatSystem is the chat itself, asked nothing back.
func chatSystem(name string, a *app.App) (dir.System, error) {
	ag, err := a.Asks(errdetect.Never{})
	if err != nil {
		return dir.System{}, err
	}
	src, err := a.Source("")
	if err != nil {
		return dir.System{}, err
	}
	return dir.System{Name: name, Ask: func(ctx context.Context, q *dir.Question, _ int) (out dir.Answer, err error) {
		o, err := (&talk.Talk{Agent: ag}).Ask(ctx, q.Text, talk.Silent)
		switch {
		case err != nil:
			return out, err
		case o.Failed != nil:
			return out, errors.New(o.Failed.Message)
		case o.Ran():
			out = answerOf(o, src.Schema)
		}
		return out, nil
	}}, nil
}

// answerOf converts a result: names of rows, a number, or aspects mentioned.
func answerOf(e *talk.Outcome, db *schema.Database) (out dir.Answer) {
	out.Decisions, out.Ran, out.Reads = e.Stats.Verdicts, true, readsTexts(e.SUQL, db)
	if e.Query == nil {
		for _, row := range e.Rows {
			out.Told = append(out.Told, fmt.Sprint(row[0]))
		}
		return out
	}
	if len(e.Rows) == 1 && len(e.Rows[0]) == 1 {
		if n, ok := e.Rows[0][0].(int64); ok {
			count := int(n)
			out.Count = &count
		}
	}
	t := db.Table(e.Query.From.Tables[0])
	if t == nil {
		return out
	}
	at := titleOf(t, e.Columns)
	for _, row := range e.Rows {
		if at >= 0 {
			out.Rows = append(out.Rows, fmt.Sprint(row[at]))
		}
	}
	out.Told = e.Columns // an overview names what its columns are about
	return out
}

// readsTexts reports whether a statement asks texts something that no column answers.
func readsTexts(statement string, db *schema.Database) bool {
	parsed, err := syntax.Parse(statement)
	if err != nil {
		return true
	}
	return slices.ContainsFunc(syntax.Calls(parsed.Root), func(call syntax.Call) bool {
		fields := call.Text.GetColumnRef().GetFields()
		if call.Name != syntax.Answer || len(fields) == 0 {
			return true
		}
		of, question := fields[len(fields)-1].GetString_().GetSval(), call.Question.GetAConst().GetSval().GetSval()
		return !slices.ContainsFunc(db.Visible(), func(t *schema.Table) bool {
			return discretize.Linker{}.Link(t, of,
				question) != nil
		})
	})
}

func titleOf(t *schema.Table, columns []string) int {
	if title := t.Title(); title != nil {
		return slices.Index(columns, title.Name)
	}
	return -1
}

// passagesTold is how many passages answer an exploratory question where nothing but passages is to be had.
const passagesTold = 5

// described is a row with its text.
type described struct {
	name string
	text string
}

// retrieval is the simplest rule: the nearest rows, each as one text.
func (c *evalDirCommand) retrieval(ctx context.Context, a *app.App) (*dir.System, error) {
	src := a.Set.Sources[0]
	t := src.Schema().Table(c.Table)
	if t == nil {
		return nil, fmt.Errorf("there is no table %q", c.Table)
	}
	var names []string
	for _, col := range t.Visible() {
		if col.Role == schema.Title || col.Role == schema.FreeText || col.Role == schema.Enumeration {
			names = append(names, col.Name)
		}
	}
	lines, err := src.Sample(ctx, c.Table, names, defaultMaxRows)
	if err != nil {
		return nil, err
	}
	title := titleOf(t, names)
	rows := make([]described, len(lines))
	for i, line := range lines {
		rows[i] = described{line[max(0, title)], strings.Join(line, ". ")}
	}
	rank, err := (&baselineFlag{Baseline: "linearised"}).linearised(map[string]any{})
	if err != nil {
		return nil, err
	}
	texts := make([]string, len(rows))
	for i, r := range rows {
		texts[i] = r.text
	}
	retrieval := dir.System{Name: "retrieval alone", Ask: func(_ context.Context, q *dir.Question,
		wanted int) (out dir.Answer, _ error) {
		for i, row := range rank(q.Text, texts)[:min(max(wanted, passagesTold), len(rows))] {
			if i < wanted {
				out.Rows = append(out.Rows, rows[row].name)
			}
			for _, w := range text.Words(rows[row].text) {
				if q.Exploratory() && slices.ContainsFunc(q.Aspects, func(a string) bool { return text.Stem(a) == w }) &&
					!slices.Contains(out.Told, w) {
					out.Told = append(out.Told, w) // only what counts: nobody can say which words of a passage are meant
				}
			}
		}
		return out, nil
	}}
	return &retrieval, nil
}
