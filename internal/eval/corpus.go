package eval

import (
	"context"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
)

// Corpus is a file of cases with their right results, for training, as benchmarks/convert/training.py writes them.
type Corpus struct {
	File, Home string
	Limit      int // maximum number of questions; 0: all
}

// Name returns the name of the file.
func (c Corpus) Name() string { return strings.TrimSuffix(filepath.Base(c.File), filepath.Ext(c.File)) }

// each calls ask for every question, for several databases at a time, and then the functions that ask returns, one at a
// time.
func each(ctx context.Context, c Corpus, ask func(context.Context, *Source, *Case) (func() error, error)) error {
	var cases []Case
	err := ReadLines(c.File, func(x Case) error {
		cases = append(cases, x)
		return nil
	})
	if err != nil {
		return err
	}
	var lock sync.Mutex
	r := Run{Cases: first(cases, c.Limit), Workers: runtime.GOMAXPROCS(0), Open: CaseOpener(c.Home)}
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		if src == nil {
			return &Score{}, nil
		}
		record, err := ask(ctx, src, &r.Cases[i])
		if err != nil || record == nil {
			return &Score{}, err
		}
		lock.Lock()
		defer lock.Unlock()
		return &Score{}, record()
	}
	_, err = r.Run(ctx)
	return err
}

// Linked calls f for every question, with the turns before it, linked to its data.
func (c Corpus) Linked(ctx context.Context, f func(*Case, *link.Question) error) error {
	return each(ctx, c, func(_ context.Context, src *Source, q *Case) (func() error, error) {
		asked := rank.Conversation(link.CatalogOf(src.Schema), q.history(src), q.question())
		linked := link.NewAt(q.clock(), src.Schema, src.Values, asked)
		return func() error { return f(q, linked) }, nil
	})
}

// Right returns a function that recognises a question's right results: nil if none are known.
func (q *Case) Right(ctx context.Context, src *Source) (func([][]any) bool, error) {
	if q.Answer != nil {
		return func(got [][]any) bool {
			firsts := make([]any, len(got))
			for i, row := range got {
				firsts[i] = row[0]
			}
			return sameDenotation(firsts, q.Answer)
		}, nil
	}
	var golds [][][]any
	for _, statement := range q.Gold {
		gold, err := src.runNative(ctx, statement)
		if q.Exact && (err != nil || len(gold) == 0) {
			return nil, nil // the benchmark's own statement returns nothing
		}
		if err != nil {
			return nil, err
		}
		golds = append(golds, gold)
	}
	return func(got [][]any) bool {
		return slices.ContainsFunc(golds, func(want [][]any) bool {
			return q.Exact && equal(sortCells(got), sortCells(want), q.Order) || !q.Exact && showsGold(got, want, q.Order)
		})
	}, nil
}

// Union holds what the ranker and the decoder find for a question.
type Union struct {
	*rank.Union
	Corpus, Data string
	Right        []bool
	Unanswerable bool // the data has no answer
}

// Unions has the ranker and the decoder read the questions whose right results are known, and runs what they find.
func (c Corpus) Unions(ctx context.Context, p *rank.Parser, visit func(*Union) error) error {
	return each(ctx, c, func(ctx context.Context, src *Source, q *Case) (func() error, error) {
		right, err := q.Right(ctx, src)
		if err != nil || right == nil {
			return nil, nil //nolint:nilerr // its gold statement fails or returns nothing
		}
		found, err := q.union(ctx, src, p)
		if err != nil || found == nil {
			return nil, err
		}
		out := &Union{Union: found, Corpus: c.Name(), Data: q.Data, Unanswerable: q.Unanswerable}
		for _, r := range found.Results {
			got, err := src.rows(ctx, r.Query.SUQL())
			out.Right = append(out.Right, err == nil && !q.Unanswerable && right(got))
		}
		return func() error { return visit(out) }, nil
	})
}

// history returns the earlier turns with their statements, where query.Query can express them.
func (c *Case) history(src *Source) (out []parse.Turn) {
	for i, statement := range c.Before {
		before := parse.Turn{Question: c.Turns[i]}
		if q, err := model.Typed(src.Schema, asSUQL(statement)); err == nil {
			before.Query = q
		}
		out = append(out, before)
	}
	return out
}

// Expressions in the conversations' SQLite statements that SUQL writes differently: folded case, and parts of dates.
var (
	foldedPattern = regexp.MustCompile(`(?i)lower\((?:trim\(([^()]+)\)|([^()]+))\)`)
	partPattern   = regexp.MustCompile(`(?i)strftime\('(%Y|%Y-%m)', ([^()]+)\)`)
)

func asSUQL(statement string) string {
	statement = foldedPattern.ReplaceAllString(statement, "$1$2")
	return partPattern.ReplaceAllStringFunc(statement, func(part string) string {
		m := partPattern.FindStringSubmatch(part)
		format := strings.NewReplacer("%Y", "YYYY", "%m", "MM").Replace(m[1])
		return "to_char(" + m[2] + "::timestamp, '" + format + "')"
	})
}

// union returns what the ranker and the decoder find for the last turn. For each earlier turn, it takes the right
// reading if it was found, as if the person had confirmed it, and otherwise the first.
func (c *Case) union(ctx context.Context, src *Source, p *rank.Parser) (*rank.Union, error) {
	in := src.Input(c.Turns[0])
	in.Clock = c.clock()
	if len(c.Turns) == 1 {
		return p.Union(ctx, in)
	}
	for i, asked := range c.Turns[:len(c.Turns)-1] {
		in.Question = asked
		parsed, err := p.Parse(ctx, in)
		if err != nil {
			return nil, err
		}
		before := Case{Gold: c.Before[i : i+1]}
		right, err := before.Right(ctx, src)
		if err != nil {
			return nil, err
		}
		for k, read := range parsed.Candidates {
			text := read.Query.SUQL()
			got, err := src.rows(ctx, text)
			if k == 0 || err == nil && right(got) {
				in.History = append(in.History[:i:i], parse.Turn{Question: asked, Query: read.Query, SUQL: text})
			}
			if err == nil && right(got) {
				break
			}
		}
		if len(in.History) == i {
			return nil, nil // nothing was found before
		}
	}
	in.Question = c.question()
	return p.TurnUnion(ctx, in)
}
