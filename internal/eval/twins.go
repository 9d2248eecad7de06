package eval

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/query"
)

// Twins measures whether the chat asks exactly when a question has two equally good readings: on a benchmark of
// Spider's form, with databases made ambiguous (AmbiQT's four kinds).
type Twins struct {
	Data  SpiderFiles
	Limit int                                                          // questions; 0: all
	Open  func(ctx context.Context, path string) (*talk.Source, error) // opens a file as the product does
	output.Files
}

// TwinsReport is the result.
type TwinsReport struct {
	Dataset  string         `json:"dataset"`
	Examples int            `json:"examples"` // originals
	Skipped  int            `json:"skipped"`  // questions that our queries cannot express
	Settings map[string]any `json:"settings"`
	// BothOffered is the mean over the kinds of how often both readings are among the options.
	BothOffered      float64               `json:"both_offered"`
	BothRight        float64               `json:"both_right"` // … and both are right otherwise
	AskedOnOriginals float64               `json:"asked_on_originals"`
	Microseconds     float64               `json:"us_per_parse"` // median
	Kinds            map[string]TwinsSlice `json:"slices"`
}

// TwinsSlice is the result for one kind; rates are fractions of its twins.
type TwinsSlice struct {
	N           int     `json:"n"`
	BothOffered float64 `json:"both_offered"`
	BothRight   float64 `json:"both_right"`
	Asked       float64 `json:"asked"`
	Silent      float64 `json:"silent"` // one of the two was answered without asking
}

// TwinsPrediction is a line of the predictions: an original has no kind.
type TwinsPrediction struct {
	*talk.Prediction
	Database string    `json:"database"`
	Question string    `json:"question"`
	Kind     string    `json:"kind,omitempty"`
	Readings [2]string `json:"readings"`
	Both     bool      `json:"both_offered"`
}

// twinsRun sums up.
type twinsRun struct {
	*Twins
	dir     string
	asked   int
	kinds   map[string]*[5]int // n, both offered, both right, asked, silent
	times   []time.Duration
	figures TwinsReport
}

// Run asks every question over its own database and over its twins.
func (t *Twins) Run(ctx context.Context) (*TwinsReport, error) {
	questions, tables, err := readSpider(t.Data.Questions, t.Data.Tables)
	if err != nil {
		return nil, err
	}
	if t.Limit > 0 && t.Limit < len(questions) {
		questions = questions[:t.Limit]
	}
	makes, err := newTwinner(ctx, tables)
	if err != nil {
		return nil, err
	}
	r := &twinsRun{Twins: t, kinds: map[string]*[5]int{}}
	if r.dir, err = os.MkdirTemp("", "surely-twins-*"); err != nil {
		return nil, err
	}
	defer os.RemoveAll(r.dir)
	for _, kind := range twinKinds {
		r.kinds[kind] = &[5]int{}
	}
	done := 0
	for _, of := range together(questions, func(q spiderQuestion) string { return q.DB }) {
		if err := r.database(ctx, makes, of, tables[of[0].DB]); err != nil {
			return nil, fmt.Errorf("%s: %w", of[0].DB, err)
		}
		done += len(of)
		t.Done(done, len(questions))
	}
	return r.report(), nil
}

// posing is a question over one variant of a database.
type posing struct {
	question string
	twin     *twin // nil: the original
}

// database asks the questions of one database, and those of each of its variants together.
func (r *twinsRun) database(ctx context.Context, makes *twinner, of []spiderQuestion, t spiderTables) error {
	b, done, err := r.Data.opener(t)(ctx)
	if err != nil {
		return err
	}
	defer done()
	var all []posing
	for _, q := range of {
		gold, err := readSQL(b.schema, q.SQL)
		if err != nil {
			r.figures.Skipped++
			continue
		}
		all = append(all, posing{question: q.Question})
		for _, twin := range makes.of(b.schema, gold) {
			all = append(all, posing{q.Question, &twin})
		}
	}
	path := filepath.Join(r.Data.Databases, t.DB, t.DB+".sqlite")
	for i, same := range together(all, func(p posing) string { return p.script() }) {
		form := path
		if same[0].twin != nil {
			form = filepath.Join(r.dir, fmt.Sprintf("%s_%d.sqlite", t.DB, i))
			if err := alter(ctx, path, form, same[0].twin.script); err != nil {
				continue // the database rejects the change
			}
		}
		if err := r.form(ctx, form, same, t.DB); err != nil {
			return err
		}
		if form != path {
			os.Remove(form)
		}
	}
	return nil
}

func (p posing) script() string {
	if p.twin == nil {
		return ""
	}
	return strings.Join(p.twin.script, ";")
}

// alter copies a database and changes the copy.
func alter(ctx context.Context, from, to string, script []string) error {
	data, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, data, 0o600)
	}
	if err != nil {
		return err
	}
	return MakeDatabase(ctx, to, strings.Join(script, ";\n"))
}

// form asks the questions over one variant of a database.
func (r *twinsRun) form(ctx context.Context, path string, list []posing, name string) error {
	src, err := r.Open(ctx, path)
	if err != nil {
		return err
	}
	defer src.Close()
	for _, p := range list {
		if err := r.pose(ctx, src, p, name); err != nil {
			return err
		}
	}
	return nil
}

func (r *twinsRun) pose(ctx context.Context, src *talk.Source, p posing, name string) error {
	line := TwinsPrediction{Database: name, Question: p.question}
	var wanted [2]outcome
	if p.twin != nil {
		line.Kind = p.twin.kind
		for i, q := range p.twin.readings {
			var err error
			if wanted[i], err = gave(ctx, src, q); err != nil || len(wanted[i]) == 0 {
				return nil // no such reading
			}
			line.Readings[i] = q.SUQL()
		}
		if wanted[0].holds(wanted[1], false) || wanted[1].holds(wanted[0], false) {
			return nil // the readings have the same result
		}
	}
	o, err := (&talk.Talk{Agent: src.Agent}).Ask(ctx, p.question, talk.Silent)
	if err != nil {
		return err
	}
	r.times = append(r.times, o.Took)
	line.Prediction = o.Predict(r.figures.Examples, "", src.Schema)
	asked := len(o.Asked) > 0
	if p.twin == nil {
		r.figures.Examples++
		if asked {
			r.asked++
		}
		return r.Predict(line)
	}
	named, right := p.twin.offered(ctx, src, o, wanted)
	line.Both = named
	for i, so := range []bool{true, named, right, asked, !asked && o.Ran()} {
		if so {
			r.kinds[line.Kind][i]++
		}
	}
	if !named {
		var asks []string
		for _, e := range o.Asked {
			asks = append(asks, e.Question)
		}
		err = r.Wrong("%s %s: %s\n  one  %s\n  two  %s\n  said %s (%.2f)\n  asks %q\n", name, line.Kind, p.question,
			line.Readings[0], line.Readings[1], line.SUQL, line.Confidence, asks)
	}
	return errors.Join(err, r.Predict(line))
}

// offered reports whether the options include both readings, and whether both are right otherwise.
func (t *twin) offered(ctx context.Context, src *talk.Source, o *talk.Outcome, wanted [2]outcome) (named, right bool) {
	var by, whole [2]bool
	for _, e := range o.Asked {
		for _, option := range e.Options {
			if option.Query == nil {
				continue
			}
			got, err := gave(ctx, src, option.Query)
			for i := range by {
				by[i] = by[i] || t.goesBy(option.Query, i)
				whole[i] = whole[i] || err == nil && got.holds(wanted[i], false)
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

// gave is a query's result over a source.
func gave(ctx context.Context, src *talk.Source, q *query.Query) (outcome, error) {
	_, rows, err := src.Run(ctx, q.SUQL())
	return rows, err
}

func (r *twinsRun) report() *TwinsReport {
	out := r.figures
	out.Dataset, out.Kinds, out.Microseconds = "twins", map[string]TwinsSlice{}, output.Median(r.times)
	out.AskedOnOriginals = float64(r.asked) / float64(max(1, out.Examples))
	for kind, c := range r.kinds {
		n := float64(max(1, c[0]))
		s := TwinsSlice{c[0], float64(c[1]) / n, float64(c[2]) / n, float64(c[3]) / n, float64(c[4]) / n}
		out.Kinds[kind] = s
		out.BothOffered += s.BothOffered / float64(len(twinKinds))
		out.BothRight += s.BothRight / float64(len(twinKinds))
	}
	return &out
}
