package mix

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Right reports whether an answer is right: any of the expected ones, or for WikiSQL and own collections all of them,
// in any order.
func (q *Question) Right(values []string) bool {
	if q.Set == WikiSQL || q.Set == Own {
		return dual.Key(values) == dual.Key(q.Answers)
	}
	return slices.ContainsFunc(q.Answers, func(want string) bool { return dual.Key(values) == dual.Key([]string{want}) })
}

func holds(body string, answers []string) bool {
	body = strings.ToLower(body)
	return slices.ContainsFunc(answers, func(a string) bool { return strings.Contains(body, strings.ToLower(a)) })
}

// wikiAsker asks questions about WikiSQL's tables with a parser. Each table is opened when it is
// first used.
type wikiAsker struct {
	corpus *Corpus
	parser parse.Parser
	dir    string

	mu      sync.Mutex
	readers map[int]func() (*eval.WikiReader, error)
}

// newWikiAsker returns a wikiAsker, which must be closed.
func newWikiAsker(c *Corpus, p parse.Parser) (*wikiAsker, error) {
	dir, err := os.MkdirTemp("", "mix-")
	return &wikiAsker{corpus: c, parser: p, dir: dir, readers: map[int]func() (*eval.WikiReader, error){}}, err
}

// Close closes the tables.
func (a *wikiAsker) Close() error {
	var failed error
	for _, open := range a.readers {
		if r, err := open(); err == nil {
			failed = errors.Join(failed, r.Close())
		}
	}
	return errors.Join(failed, os.RemoveAll(a.dir))
}

// reader returns the parser for a document's table.
func (a *wikiAsker) reader(document int) (*eval.WikiReader, error) {
	a.mu.Lock()
	open := a.readers[document]
	if open == nil {
		folder := filepath.Join(a.dir, strconv.Itoa(document))
		open = sync.OnceValues(func() (*eval.WikiReader, error) {
			return eval.NewWikiReader(context.Background(), a.parser, a.corpus.Wiki[document], folder)
		})
		a.readers[document] = open
	}
	a.mu.Unlock()
	return open()
}

func (a *wikiAsker) Ask(ctx context.Context, document int, question string, n int) ([]dual.Reading, error) {
	if a.corpus.Wiki[document] == nil {
		return nil, nil
	}
	r, err := a.reader(document)
	if err != nil {
		return nil, err
	}
	readings, err := r.Read(ctx, question, n)
	out := make([]dual.Reading, len(readings))
	for i, x := range readings {
		out[i] = dual.ReadingOf(x.Query, x.Query.SUQL(), x.P, x.Values)
	}
	return out, err
}
