package eval

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// Dialogues makes training examples of how follow-ups change the previous query.
type Dialogues struct {
	Parser *rank.Parser
	// Folder holds the data, Scripts the SQL scripts of data whose name ends in .sql.
	Folder, Scripts string
	Home            string
	Said            func(format string, args ...any) // logs turns without a right edit

	lock sync.Mutex
}

// Conversation is a sequence of turns about one file.
type Conversation struct {
	Data  string
	turns []everyday.Question
	// apart means that the turns are unrelated.
	apart bool
}

// DialogueExample is a turn as a training example.
type DialogueExample struct {
	dialogue.Example
	Data string
}

// ReadConversations reads a file of conversations: "@ DATA" before those about a file, one line per turn with
// the question, a tab and its SQL, and an empty line after every conversation.
func ReadConversations(path string) ([]Conversation, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var out []Conversation
	now := Conversation{}
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		text, sql, isTurn := strings.Cut(line, "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case isTurn:
			now.turns = append(now.turns, question("", text, sql))
		case line == "" || strings.HasPrefix(line, "@ "):
			if len(now.turns) > 0 {
				out, now.turns = append(out, now), nil
			}
			if line != "" {
				now.Data = strings.TrimPrefix(line, "@ ")
			}
		default:
			return nil, fmt.Errorf("%s:%d: neither a turn, nor '@ DATA', nor a comment", path, n)
		}
	}
	if len(now.turns) > 0 {
		out = append(out, now)
	}
	return out, lines.Err()
}

// ReadUnrelated reads everyday questions as conversations of unrelated turns.
func ReadUnrelated(path, part string) ([]Conversation, error) {
	all, err := singleTurns(path, part)
	all = slices.DeleteFunc(all, func(q everyday.Question) bool { return len(q.Gold) == 0 })
	var out []Conversation
	for _, of := range together(all, func(q everyday.Question) string { return q.Data }) {
		out = append(out, Conversation{of[0].Data, of, true})
	}
	return out, err
}

// Examples makes an example of every turn but the first of each conversation.
func (d *Dialogues) Examples(ctx context.Context, all []Conversation) ([]DialogueExample, error) {
	list := together(all, func(c Conversation) string { return c.Data })
	found := make([][]DialogueExample, len(list))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i, of := range list {
		group.Go(func() error {
			b, done, err := d.open(ctx, of[0].Data)
			if err != nil {
				return err
			}
			defer done()
			for _, c := range of {
				more, err := d.conversation(ctx, b, c)
				if err != nil {
					return err
				}
				found[i] = append(found[i], more...)
			}
			return nil
		})
	}
	err := group.Wait()
	return slices.Concat(found...), err
}

func (d *Dialogues) open(ctx context.Context, data string) (*spiderBase, func(), error) {
	if filepath.Ext(data) == ".sql" {
		return scriptOpener(filepath.Join(d.Scripts, data), d.Home)(ctx)
	}
	return opener(filepath.Join(d.Folder, data), d.Home, nil)(ctx)
}

// conversation makes examples of one conversation. Each turn follows the simplest right query of the turn before.
func (d *Dialogues) conversation(ctx context.Context, b *spiderBase, c Conversation) ([]DialogueExample, error) {
	var out []DialogueExample
	var before []parse.Turn
	for n, turn := range c.turns {
		e, next, err := d.turn(ctx, b, turn, before)
		if err != nil {
			return nil, err
		}
		if e.teaches() {
			e.Data = c.Data
			out = append(out, e)
		}
		if next == nil && !c.apart {
			d.missed(c, n, before)
			next = written(b.schema, turn.Gold[0])
		}
		switch {
		case next != nil:
			before = append(before, parse.Turn{Question: turn.Turns[0], Query: next, SUQL: next.SUQL(),
				Rows: b.shown(ctx, next)})
		case c.apart:
			before = nil
		default:
			return out, nil
		}
	}
	return out, nil
}

// written parses SQL; nil if a query cannot represent it.
func written(db *schema.Database, sql string) *query.Query {
	q, err := readSQL(db, sql)
	if err != nil {
		return nil
	}
	return q
}

// shown returns references to the rows that a query shows.
func (b *spiderBase) shown(ctx context.Context, q *query.Query) []parse.RowRef {
	rows, by, ok := parse.Identified(b.schema, q)
	if !ok {
		return nil
	}
	again, err := b.engine.Run(ctx, rows.SUQL(), suql.RunOptions{})
	if err != nil {
		return nil // as in the chat: then nothing can be referred to
	}
	shown, err := b.engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: parse.MostReferred})
	if err != nil {
		return nil
	}
	return parse.Refer(b.schema, by, again.Rows, shown.Rows)
}

func (d *Dialogues) missed(c Conversation, n int, before []parse.Turn) {
	d.lock.Lock()
	defer d.lock.Unlock()
	after := ""
	if len(before) > 0 {
		after = " after " + before[len(before)-1].SUQL
	}
	d.Said("%s, turn %d: no right edit for %q%s", c.Data, n+1, c.turns[n].Turns[0], after)
}

// turn makes an example of one turn, and returns its simplest right query.
func (d *Dialogues) turn(ctx context.Context, b *spiderBase, turn everyday.Question,
	before []parse.Turn) (e DialogueExample, next *query.Query, err error) {
	p, err := Corpus{}.posed(ctx, b, turn, nil)
	if err != nil {
		return e, nil, fmt.Errorf("%q: %w", turn.Turns[0], err)
	}
	t := newTrial(p)
	right := func(q *query.Query) bool { return t.try(ctx, q).Right }
	in := parse.Input{Question: turn.Turns[0], Schema: b.schema, Values: b.values(), Prober: b.prober,
		History: before}
	alone, follow, err := d.Parser.Follow(ctx, in)
	if err != nil {
		return e, nil, err
	}
	for _, c := range alone {
		if right(c.Query) && (next == nil || plainer(c.Query, next)) {
			next = c.Query
		}
	}
	if follow == nil || len(alone) == 0 {
		return e, next, nil
	}
	// Only the most probable reading can be an independent question.
	e.add(follow.Fresh, right(alone[0].Query))
	for _, x := range follow.Edits {
		q := parse.Fit(b.schema, x.Query)
		ok := right(q)
		e.add(x.Features, ok)
		if ok && (next == nil || plainer(q, next)) {
			next = q
		}
	}
	return e, next, nil
}

// plainer reports whether a query has fewer components than another.
func plainer(a, b *query.Query) bool { return parts(a) < parts(b) }

func parts(q *query.Query) int {
	n := len(q.Select) + len(q.From.Tables) + len(q.GroupBy) + len(q.OrderBy) + len(q.Having) + len(q.Where)
	for _, w := range q.Where {
		if w.Sub != nil {
			n += parts(w.Sub)
		}
	}
	return n
}

func (e *DialogueExample) add(features []dialogue.Feature, right bool) {
	e.Features, e.Right = append(e.Features, features), append(e.Right, right)
}

// teaches reports whether some candidates are right and others are not.
func (e *DialogueExample) teaches() bool {
	return slices.Contains(e.Right, true) && slices.Contains(e.Right, false)
}
