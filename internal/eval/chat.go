package eval

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// ChatTurn is one turn of a conversation with its gold: a SUQL statement, in which {1}, {2} … stand for
// the keys of the rows shown before and {*} for all of them, or a reply without data.
type ChatTurn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	Reply    bool   `json:"reply"`
	// Asks means that the question can be meant in several ways, and has to be asked back about first.
	Asks bool `json:"asks,omitempty"`
}

// Chat is one conversation.
type Chat struct {
	Turns []ChatTurn `json:"turns"`
}

// ReadChats reads a file of lines of {"turns":[…]} or of single {"question","suql"}, at most limit of them (0: all).
func ReadChats(path string, limit int) ([]Chat, error) {
	type chatOrTurn struct {
		Chat
		ChatTurn
	}
	var out []Chat
	err := jsonfile.Lines(path, func(line chatOrTurn) error {
		if len(line.Turns) == 0 {
			if line.Question == "" {
				return errors.New("neither turns nor a question")
			}
			line.Turns = []ChatTurn{line.ChatTurn}
		}
		if limit <= 0 || len(out) < limit {
			out = append(out, line.Chat)
		}
		return nil
	})
	return out, err
}

// Conversations measures a parser, or the agent with a simulated user, on conversations. Every turn gets the gold of
// earlier turns, so that one mistake counts once.
type Conversations struct {
	Chats  []Chat
	Parser parse.Parser
	Decide Decide // nil: Best
	Schema *schema.Database
	Values parse.Values
	Prober parse.Prober
	// Shown returns the keys and titles of the rows a query shows.
	Shown func(ctx context.Context, q *query.Query) ([]parse.RowRef, error)
	// Execute returns a query's rows as texts; nil: nothing is executed.
	Execute func(ctx context.Context, q *query.Query) ([]string, error)
	Rows    bool // compare the rows themselves, too
	Watch   Watch
	output.Files
}

// chatRun is one evaluation.
type chatRun struct {
	*Conversations
	account
	index int
	rows  ChatRows
}

// ChatRows tells of the rows that turns with data show. SUQL's paper has people judge whether all that a turn shows is
// what was asked for; here the gold statement judges, its limit aside, with the same reader of texts for both.
type ChatRows struct {
	Turns   int     `json:"turns"`
	Right   float64 `json:"right"`   // turns that show rows, all of which fit, or none where none does
	Nothing float64 `json:"nothing"` // turns that show nothing
	// Of the rows without limits, averaged over turns.
	Precision float64 `json:"precision"`
	Recall    float64 `json:"recall"`
	F1        float64 `json:"f1"`
}

// Run asks every turn.
func (c *Conversations) Run(ctx context.Context) (*Report, error) {
	if c.Decide == nil {
		c.Decide = Best
	}
	r := &chatRun{Conversations: c}
	for n, chat := range c.Chats {
		if err := r.chat(ctx, n, chat); err != nil {
			return nil, err
		}
		c.Done(n+1, len(c.Chats))
	}
	report := r.report("chat", r.all.n)
	if c.Rows {
		report.Rows = r.rows.averaged()
	}
	return report, nil
}

func (r *chatRun) chat(ctx context.Context, n int, chat Chat) error {
	var history []parse.Turn
	for t, turn := range chat.Turns {
		in := parse.Input{Question: turn.Question, Schema: r.Schema, Values: r.Values, Prober: r.Prober, History: history}
		start := time.Now()
		parsed, err := r.Parser.Parse(ctx, in)
		r.times = append(r.times, time.Since(start))
		if err != nil {
			return fmt.Errorf("%s: %w", turn.Question, err)
		}
		talk := parsed.Data < .5 || len(parsed.Candidates) == 0
		if turn.Reply {
			if err := r.note(n, t, turn, Decision{}, talk, talk,
				map[bool]string{false: "no data was needed"}[talk]); err != nil {
				return err
			}
			continue
		}
		gold, next, err := r.goldTurn(ctx, turn, history)
		if err != nil { // the data may have changed since it was written
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if err := r.note(n, t, turn, Decision{}, false, false, "its own statement: "+err.Error()); err != nil {
				return err
			}
			continue
		}
		history = append(history, next)
		if talk {
			if err := r.compare(ctx, gold, nil); err != nil {
				return err
			}
			if err := r.note(n, t, turn, Decision{}, false, false, "taken for small talk"); err != nil {
				return err
			}
			continue
		}
		d, err := r.Decide(ctx, Example{Index: r.index, Parser: r.Parser, Input: in, Gold: gold,
			Right: r.rightFor(ctx, gold)})
		if err != nil {
			return fmt.Errorf("%s: %w", turn.Question, err)
		}
		why, ex := "no query", false
		if d.Query != nil {
			why = differs(gold, d.Query)
			ex = why == "" || r.same(ctx, gold, d.Query)
		}
		if turn.Asks && len(d.Turns) == 0 {
			why, ex = "does not ask back", false
		}
		r.sure(&d, gold, ex)
		if err := r.compare(ctx, gold, d.Query); err != nil {
			return err
		}
		if err := r.note(n, t, turn, d, why == "", ex, why); err != nil {
			return err
		}
	}
	return nil
}

// rightFor tells which queries give what gold does; nil where nothing is executed.
func (r *chatRun) rightFor(ctx context.Context, gold *query.Query) func(*query.Query) bool {
	if r.Execute == nil {
		return nil
	}
	return func(q *query.Query) bool { return r.same(ctx, gold, q) }
}

// compare adds a turn's rows, if they are wanted: those of got, nil where there is none, beside all that fit gold.
func (r *chatRun) compare(ctx context.Context, gold, got *query.Query) error {
	if !r.Rows {
		return nil
	}
	fits, err := r.unlimited(ctx, gold)
	if err != nil {
		return err
	}
	var shown, all map[string]bool
	if got != nil {
		rows, err := r.Execute(ctx, got)
		if err != nil && ctx.Err() != nil {
			return err
		}
		shown = setOf(rows) // of one that fails: nothing
		if all, err = r.unlimited(ctx, got); err != nil && ctx.Err() != nil {
			return err
		}
	}
	r.rows.Turns++
	if len(shown) == 0 {
		r.rows.Nothing++
	}
	if shared(shown, fits) == len(shown) && (len(shown) > 0) == (len(fits) > 0) {
		r.rows.Right++
	}
	p, q := ratio(shared(all, fits), len(all)), ratio(shared(all, fits), len(fits))
	if len(all)+len(fits) == 0 {
		p, q = 1, 1
	}
	r.rows.Precision, r.rows.Recall = r.rows.Precision+p, r.rows.Recall+q
	if p+q > 0 {
		r.rows.F1 += 2 * p * q / (p + q)
	}
	return nil
}

// unlimited are a query's rows without its limit, as many as are looked at.
func (r *chatRun) unlimited(ctx context.Context, q *query.Query) (map[string]bool, error) {
	q = q.Clone()
	q.Limit, q.OrderBy = 0, nil
	rows, err := r.Execute(ctx, q)
	return setOf(rows), err
}

func setOf(rows []string) map[string]bool {
	out := map[string]bool{}
	for _, row := range rows {
		out[row] = true
	}
	return out
}

func shared(a, b map[string]bool) (n int) {
	for row := range a {
		if b[row] {
			n++
		}
	}
	return n
}

func ratio(n, of int) float64 { return float64(n) / float64(max(1, of)) }

func (c ChatRows) averaged() *ChatRows {
	n := float64(max(1, c.Turns))
	return &ChatRows{c.Turns, c.Right / n, c.Nothing / n, c.Precision / n, c.Recall / n, c.F1 / n}
}

// same reports whether two queries give the same rows.
func (r *chatRun) same(ctx context.Context, a, b *query.Query) bool {
	if r.Execute == nil {
		return false
	}
	x, err := r.Execute(ctx, a)
	if err != nil {
		return false
	}
	y, err := r.Execute(ctx, b)
	return err == nil && slices.Equal(x, y)
}

// note counts and logs a turn.
func (r *chatRun) note(n, t int, turn ChatTurn, d Decision, qm, ex bool, why string) error {
	r.all.add(qm, ex)
	r.asked(&d)
	p := d.prediction(r.index)
	r.Watch.seen(r.index, turn.Question, turn.SUQL, &d, ex, qm)
	r.index++
	if !qm {
		if err := r.Wrong("%d.%d %s\n  %s\n  got  %s\n  want %s\n", n+1, t+1, turn.Question, why, p.SUQL,
			turn.SUQL); err != nil {
			return err
		}
	}
	return r.Predict(p)
}

// goldTurn parses a turn's gold statement and returns the rows it shows.
func (r *chatRun) goldTurn(ctx context.Context, turn ChatTurn, history []parse.Turn) (*query.Query, parse.Turn, error) {
	var keys []string
	if n := len(history); n > 0 {
		for _, r := range history[n-1].Rows {
			keys = append(keys, r.Key)
		}
	}
	suql, err := fillRows(turn.SUQL, keys)
	if err != nil {
		return nil, parse.Turn{}, err
	}
	gold, err := model.Typed(r.Schema, suql)
	if err != nil {
		return nil, parse.Turn{}, err
	}
	unnamed(gold)
	next := parse.Turn{Question: turn.Question, Query: gold, SUQL: suql}
	if r.Shown != nil {
		if next.Rows, err = r.Shown(ctx, gold); err != nil {
			return nil, parse.Turn{}, err
		}
	}
	return gold, next, nil
}

// unnamed removes the table from "*", as the embedded parsers write it.
func unnamed(q *query.Query) {
	if q == nil {
		return
	}
	item := func(it *query.Item) {
		if it.Column.Name == "*" {
			it.Column.Table = ""
		}
	}
	for i := range q.Select {
		item(&q.Select[i])
	}
	for i := range q.OrderBy {
		item(&q.OrderBy[i].Item)
	}
	for _, list := range [][]query.Condition{q.Where, q.Having} {
		for i := range list {
			item(&list[i].Item)
			unnamed(list[i].Sub)
		}
	}
	unnamed(q.Right)
}

// differs returns how got differs from gold; empty if it does not. Questions about a text are the same if they share
// content words; an extra limit or order is not a difference where rows are wanted.
func differs(gold, got *query.Query) string {
	if why := conditionsDiffer(gold.Where, got.Where); why != "" {
		return why
	}
	if !slices.Equal(gold.GroupBy, got.GroupBy) {
		return "grouping"
	}
	if len(gold.OrderBy) > 0 && (len(got.OrderBy) == 0 || !sameItem(gold.OrderBy[0].Item, got.OrderBy[0].Item) ||
		gold.OrderBy[0].Desc != got.OrderBy[0].Desc) {
		return "order"
	}
	if gold.Limit == 1 && got.Limit != 1 && got.Limit != 3 || gold.Limit == 0 && got.Limit > 0 && got.Limit < 3 {
		return "limit"
	}
	if gold.Set != got.Set {
		return "set operation"
	}
	return selectDiffers(gold.Select, got.Select)
}

func selectDiffers(gold, got []query.Item) string {
	for _, it := range gold {
		all := it.Column.Name == "*" && it.Agg == query.None
		if !all && !slices.ContainsFunc(got, func(other query.Item) bool { return sameItem(it, other) }) {
			return "does not select " + it.String()
		}
	}
	if len(gold) > 0 && gold[0].Agg == query.None && len(got) > 0 && got[0].Agg != query.None {
		return "an aggregate"
	}
	return ""
}

func conditionsDiffer(gold, got []query.Condition) string {
	used := make([]bool, len(got))
next:
	for _, g := range gold {
		for i, c := range got {
			if !used[i] && sameCondition(g, c) {
				used[i] = true
				continue next
			}
		}
		return "misses a condition on " + g.Item.String()
	}
	for i, c := range got {
		if !used[i] {
			return "a condition too many on " + c.Item.String()
		}
	}
	return ""
}

func sameCondition(a, b query.Condition) bool {
	if !sameItem(a.Item, b.Item) {
		return false
	}
	opA, opB := a.Op, b.Op
	if opA != opB && !(len(a.Values) == 1 && (opA == query.In && opB == query.Equal || opA == query.Equal &&
		opB == query.In ||
		opA == query.NotIn && opB == query.NotEqual || opA == query.NotEqual && opB == query.NotIn)) {
		return false
	}
	if len(a.Values) != len(b.Values) || (a.Sub == nil) != (b.Sub == nil) {
		return false
	}
	held := map[string]bool{}
	for _, v := range a.Values {
		held[canonical(v)] = true
	}
	for _, v := range b.Values {
		if !held[canonical(v)] {
			return false
		}
	}
	return a.Sub == nil || differs(a.Sub, b.Sub) == ""
}

func canonical(v query.Value) string {
	if f, ok := words.ParseNumber(v.Text); ok {
		return words.FormatNumber(f)
	}
	return strings.ToLower(v.Text)
}

// sameItem reports whether two items are the same; questions about a text must share a content word.
func sameItem(a, b query.Item) bool {
	if a.Agg != b.Agg || a.Column.Name != b.Column.Name || a.Column.Table != b.Column.Table && a.Column.Name != "*" ||
		(a.Text == nil) != (b.Text == nil) {
		return false
	}
	if a.Text == nil || a.Text.Summary != b.Text.Summary || a.Text.Summary {
		return a.Text == nil || a.Text.Summary == b.Text.Summary
	}
	told := map[string]bool{}
	for _, t := range words.Tokenize(a.Text.Question) {
		if !t.Stop {
			told[t.Stem] = true
		}
	}
	for _, t := range words.Tokenize(b.Text.Question) {
		if !t.Stop && told[t.Stem] && !framing[t.Stem] {
			return true
		}
	}
	return false
}

// framing holds stems that frame a question without being its subject.
var framing = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields("good place restaurant chef event have has does serve this true people say") {
		m[words.Stem(w)] = true
	}
	return m
}()

// errPlaceholder is the error of a placeholder for a row that was not shown.
func errPlaceholder(name string) error {
	return fmt.Errorf("the placeholder %s refers to a row that was not shown", name)
}

// fillRows replaces {1}, {2} … and {*} in a gold statement by the keys of the rows shown before.
func fillRows(suql string, keys []string) (string, error) {
	quoted := make([]string, len(keys))
	for i, k := range keys {
		quoted[i] = k
		if strings.Trim(k, "0123456789") != "" {
			quoted[i] = "'" + strings.ReplaceAll(k, "'", "''") + "'"
		}
		suql = strings.ReplaceAll(suql, fmt.Sprintf("{%d}", i+1), quoted[i])
	}
	if strings.Contains(suql, "{*}") && len(keys) == 0 {
		return "", errPlaceholder("{*}")
	}
	suql = strings.ReplaceAll(suql, "{*}", strings.Join(quoted, ", "))
	if i := strings.Index(suql, "{"); i >= 0 && i+2 < len(suql) && suql[i+2] == '}' {
		return "", errPlaceholder(suql[i : i+3])
	}
	return suql, nil
}
