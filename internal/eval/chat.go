package eval

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// ChatTurn is one turn of a conversation with its gold: a SUQL statement, in which {1}, {2} … stand for
// the keys of the rows shown before and {*} for all of them, or a reply without data.
type ChatTurn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	Reply    bool   `json:"reply"`
	// Asks means that the question is ambiguous and must lead to a clarification.
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
	Rows    bool // compare the rows as well
	Watch   Watch
	output.Files

	rows ChatRows
}

// Run asks every turn.
func (c *Conversations) Run(ctx context.Context) (*Report, error) {
	c.rows = ChatRows{}
	var groups []group
	turns := 0
	for n := range c.Chats {
		first := turns
		var of []int
		for range c.Chats[n].Turns {
			of, turns = append(of, turns), turns+1
		}
		groups = append(groups, group{of, func(context.Context) (put, func() error, error) {
			var history []parse.Turn
			return func(ctx context.Context, i int) (*Case, error) { return c.put(ctx, n, i-first, i, &history) },
				func() error { return nil }, nil
		}})
	}
	r := runner{dataset: "chat", workers: 1, decide: c.Decide, watch: c.Watch, Files: c.Files}
	report, err := r.run(ctx, turns, groups)
	if err == nil && c.Rows {
		report.Rows = c.rows.averaged()
	}
	return report, err
}

// noTalk drops the readings of what a parser takes for small talk.
type noTalk struct{ parse.Parser }

func (p noTalk) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	parsed, err := p.Parser.Parse(ctx, in)
	if err == nil && parsed.Data < .5 {
		parsed.Candidates = nil
	}
	return parsed, err
}

// put makes a case of a turn, and adds its gold to the history.
func (c *Conversations) put(ctx context.Context, n, t, index int, history *[]parse.Turn) (*Case, error) {
	turn := c.Chats[n].Turns[t]
	out := &Case{Want: turn.SUQL, Example: Example{Index: index, Parser: noTalk{c.Parser},
		Input: parse.Input{Question: turn.Question, Schema: c.Schema, Values: c.Values, Prober: c.Prober, History: *history}}}
	var failed error
	if !turn.Reply {
		var next parse.Turn
		out.Gold, next, failed = c.goldTurn(ctx, turn, *history)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case failed == nil:
			*history = append(*history, next)
			out.Right = c.rightFor(ctx, out.Gold)
		}
	}
	out.Judge = func(ctx context.Context, d *Decision) (j Judged, err error) {
		why := ""
		switch {
		case turn.Reply:
			j.qm, j.Talk = d.Query == nil, true
			j.ex = j.qm
			why = "no data was needed"
		case failed != nil: // the data may have changed since the gold was written
			j.Talk, why = true, "its own statement: "+failed.Error()
		case d.Query == nil:
			j.Talk, why = true, "taken for small talk"
		default:
			j.qm, j.ex, why = chatMatch(c.Schema, d.Query, out.Gold), c.same(ctx, out.Gold, d.Query), "other rows"
		}
		if !turn.Reply && failed == nil {
			if err := c.compare(ctx, out.Gold, d.Query); err != nil {
				return j, err
			}
		}
		if turn.Asks && len(d.Turns) == 0 {
			j.qm, j.ex, why = false, false, "does not ask back"
		}
		statement := ""
		if d.Query != nil {
			j.Query, statement = d.Query, d.Query.SUQL()
		}
		if !j.ex {
			j.Wrong = fmt.Sprintf("%d.%d %s\n  %s\n  got  %s\n  want %s\n", n+1, t+1, turn.Question, why, statement, turn.SUQL)
		}
		return j, nil
	}
	return out, nil
}

// rightFor returns a function that recognises queries with the gold's result; nil if nothing is executed.
func (c *Conversations) rightFor(ctx context.Context, gold *query.Query) func(*query.Query) bool {
	if c.Execute == nil {
		return nil
	}
	return func(q *query.Query) bool { return c.same(ctx, gold, q) }
}

// same reports whether two queries return the same rows.
func (c *Conversations) same(ctx context.Context, a, b *query.Query) bool {
	if c.Execute == nil {
		return false
	}
	x, err := c.Execute(ctx, a)
	if err != nil {
		return false
	}
	y, err := c.Execute(ctx, b)
	return err == nil && slices.Equal(x, y)
}

// goldTurn parses a turn's gold statement and returns the rows it shows.
func (c *Conversations) goldTurn(ctx context.Context, turn ChatTurn, history []parse.Turn) (*query.Query,
	parse.Turn, error) {
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
	gold, err := model.Typed(c.Schema, suql)
	if err != nil {
		return nil, parse.Turn{}, err
	}
	unnamed(gold)
	next := parse.Turn{Question: turn.Question, Query: gold, SUQL: suql}
	if c.Shown != nil {
		if next.Rows, err = c.Shown(ctx, gold); err != nil {
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
			quoted[i] = query.Literal(k)
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
