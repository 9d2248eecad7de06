package eval

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// FileConversation is a conversation as a line of a file: a single question, or turns. A turn's gold is SUQL, in which
// {1}, {2} … stand for the keys of the rows shown before and {*} for all of them; or "reply" says that no data is
// needed. "asks" means that the turn must lead to a clarification.
type FileConversation struct {
	FileTurn
	Turns []FileTurn
}

// FileTurn is a question of a conversation.
type FileTurn struct {
	Question, SUQL string
	Reply, Asks    bool
}

// Cases returns a case for each turn of the n-th conversation.
func (s FileConversation) Cases(n int) (out []Case, err error) {
	if len(s.Turns) == 0 {
		s.Turns = []FileTurn{s.FileTurn}
	}
	var c Case
	for i, t := range s.Turns {
		if t.Question == "" {
			return nil, errors.New("neither turns nor a question")
		}
		c.ID, c.Kind, c.Ambiguous, c.Gold = fmt.Sprintf("%d.%d", n, i+1), "", t.Asks, []string{t.SUQL}
		if t.Reply {
			c.Kind = Meta
		}
		c.Turns = append(slices.Clip(c.Turns), t.Question)
		out = append(out, c)
		c.Before = append(slices.Clip(c.Before), t.SUQL)
	}
	return out, nil
}

// ReadConversations reads a file of conversations, one per line, at most limit of them (0: all).
func ReadConversations(path string, limit int) (out []Case, err error) {
	n := 0
	err = ReadLines(path, func(line FileConversation) error {
		if n++; limit > 0 && n > limit {
			return nil
		}
		cases, err := line.Cases(n)
		out = append(out, cases...)
		return err
	})
	return out, err
}

// AskConversations measures a parser, or the agent with a simulated user, on conversations over one source. Every turn
// gets the gold of earlier turns, so that one mistake counts once.
func (r *Run) AskConversations(ctx context.Context, src *Source, decide Decide) (*Report, error) {
	r.Dataset, r.Open = "chat", func(context.Context, *Case) (*Source, error) { return src, nil }
	r.Ask = func(ctx context.Context, _ *Source, i int) (*Score, error) {
		return src.scoreTurn(ctx, i, &r.Cases[i], decide)
	}
	return r.Run(ctx)
}

// withoutSmallTalk drops the readings of what a parser takes for small talk.
type withoutSmallTalk struct{ parse.Parser }

func (p withoutSmallTalk) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	parsed, err := p.Parser.Parse(ctx, in)
	if err == nil && parsed.Data < .5 {
		parsed.Candidates = nil
	}
	return parsed, err
}

func (s *Source) scoreTurn(ctx context.Context, i int, turn *Case, decide Decide) (*Score, error) {
	e := Example{Index: i, Parser: withoutSmallTalk{s.Parser}, Input: s.Input(turn.question()), Want: turn.Gold[0]}
	for k, suql := range turn.Before {
		if suql == "" {
			continue
		}
		before, err := s.gold(ctx, turn.Turns[k], suql, e.Input.History)
		if err == nil {
			e.Input.History = append(e.Input.History, before)
		} else if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	var gold parse.Turn
	var failed error
	if turn.Kind != Meta {
		if gold, failed = s.gold(ctx, turn.question(), turn.Gold[0], e.Input.History); failed == nil {
			e.Gold, e.Right = gold.Query, func(q *query.Query) bool { return s.same(ctx, gold.Query, q) }
		}
	}
	return scoreDecision(ctx, e, decide, func(d *Decision) (j Judged) {
		switch {
		case turn.Kind == Meta:
			j.NoQuery, j.Why = true, "no data was needed"
			j.Match, j.Right = d.Query == nil, d.Query == nil
		case failed != nil: // the data may have changed since the gold was written
			j.NoQuery, j.Why = true, "its own statement: "+failed.Error()
		case d.Query == nil:
			j.NoQuery, j.Why = true, "taken for small talk"
		default:
			j.Match, j.Right = coversParts(s.Schema, d.Query, e.Gold), e.Right(d.Query)
		}
		if turn.Ambiguous && len(d.Turns) == 0 {
			j.Match, j.Right, j.Why = false, false, "does not ask back"
		}
		if d.Query != nil {
			j.Query = d.Query
		}
		return j
	})
}

// gold returns a turn as the chat would remember it: its gold statement, and the rows that it shows.
func (s *Source) gold(ctx context.Context, question, statement string,
	history []parse.Turn) (parse.Turn, error) {
	var shown []parse.RowRef
	if n := len(history); n > 0 {
		shown = history[n-1].Rows
	}
	statement, err := fillRows(statement, shown)
	if err != nil {
		return parse.Turn{}, err
	}
	gold, err := model.Typed(s.Schema, statement)
	if err != nil {
		return parse.Turn{}, err
	}
	gold = withoutStarTable(s.Schema, gold)
	out := parse.Turn{Question: question, Query: gold, SUQL: statement}
	out.Rows, err = s.shown(ctx, gold)
	return out, err
}

// fillRows replaces {1}, {2} … and {*} in a gold statement with the keys of the rows shown before.
func fillRows(statement string, shown []parse.RowRef) (string, error) {
	keys := make([]string, len(shown))
	for i, row := range shown {
		keys[i] = row.Key
		if strings.Trim(row.Key, "0123456789") != "" {
			keys[i] = query.Literal(row.Key)
		}
		statement = strings.ReplaceAll(statement, fmt.Sprintf("{%d}", i+1), keys[i])
	}
	if len(keys) > 0 {
		statement = strings.ReplaceAll(statement, "{*}", strings.Join(keys, ", "))
	}
	if i := strings.Index(statement, "{"); i >= 0 && i+2 < len(statement) && statement[i+2] == '}' {
		return "", fmt.Errorf("the placeholder %s refers to a row that was not shown", statement[i:i+3])
	}
	return statement, nil
}

// shownRows is how many rows later turns can refer to.
const shownRows = 3

// shown returns the first rows of a query by key, without reading texts, so that the rows that later turns refer to do
// not depend on the reader.
func (s *Source) shown(ctx context.Context, q *query.Query) (out []parse.RowRef, err error) {
	byKey, table := s.byKey(q)
	if table == "" {
		return nil, nil
	}
	byKey.Where = slices.DeleteFunc(byKey.Where, func(c query.Condition) bool { return c.Item.Text != nil })
	result, err := s.Engine.Run(ctx, byKey.SUQL(), suql.RunOptions{MaxRows: shownRows})
	if err != nil {
		return nil, err
	}
	for _, row := range result.Rows {
		out = append(out, parse.RowRef{Table: table, Key: fmt.Sprint(row[0])})
	}
	return out, nil
}

// same reports whether two queries return the same rows, by their keys if they have any.
func (s *Source) same(ctx context.Context, a, b *query.Query) bool {
	a, _ = s.byKey(a)
	b, _ = s.byKey(b)
	x, err := s.rows(ctx, a.SUQL())
	if err != nil {
		return false
	}
	y, err := s.rows(ctx, b.SUQL())
	return err == nil && equal(x, y, len(a.OrderBy) > 0 && len(b.OrderBy) > 0)
}

// byKey returns the query with only the key of its table selected, so that the selected columns do not matter; the
// query itself, without a table, if its rows have no key.
func (s *Source) byKey(q *query.Query) (*query.Query, string) {
	t := s.Schema.Table(q.From.Tables[0])
	if t == nil || len(t.Key) != 1 || len(q.GroupBy) > 0 || q.Set != query.NoSet || len(q.Select) > 0 &&
		q.Select[0].Agg != query.None {
		return q, ""
	}
	out := q.Clone()
	out.Distinct = false
	out.Select = []query.Item{{Column: query.Column{Table: t.Name, Name: t.Key[0]}}}
	return out, t.Name
}
