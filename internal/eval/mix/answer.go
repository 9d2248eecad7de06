package mix

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/lexical/onetable"
)

// Right says whether an answer is right: one of those wanted, of WikiSQL and of one's own all of them without regard
// to their order.
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

// wikiAsker asks WikiSQL's tables by the parser for one table.
type wikiAsker struct {
	corpus *Corpus
	model  *onetable.Model

	mu      sync.Mutex
	readers map[int]*eval.WikiReader
}

func newWikiAsker(c *Corpus, m *onetable.Model) *wikiAsker {
	return &wikiAsker{corpus: c, model: m, readers: map[int]*eval.WikiReader{}}
}

func (a *wikiAsker) Ask(ctx context.Context, document int, question string, n int) ([]dual.Reading, error) {
	t := a.corpus.Wiki[document]
	if t == nil {
		return nil, nil
	}
	a.mu.Lock()
	r := a.readers[document]
	a.mu.Unlock()
	if r == nil {
		r = eval.NewWikiReader(a.model, t)
		a.mu.Lock()
		a.readers[document] = r
		a.mu.Unlock()
	}
	readings, err := r.Read(ctx, question, n)
	out := make([]dual.Reading, len(readings))
	for i, x := range readings {
		out[i] = dual.ReadingOf(x.Query, x.Query.SUQL(), x.P, x.Values)
	}
	return out, err
}
