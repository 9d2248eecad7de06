package eval

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical"
)

// The test cases for learning: pairs of questions with the same ambiguity, over our databases.
const (
	learningPairs = 60
	perLearning   = 6 // of a database
	leastLearnt   = .8
)

// TestLearns asks ambiguous questions, picks one meaning, and asks the next question of the same
// kind: it is answered with the same meaning, without asking again.
func TestLearns(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes minutes: set SURELY_LONG=1")
	}
	parser, encoder := chatParser(t), defaultEncoder(t)
	scripts, err := filepath.Glob("../../training/databases/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	tried, learnt := 0, 0
	for _, script := range scripts {
		if tried >= learningPairs {
			break
		}
		name := strings.TrimSuffix(filepath.Base(script), ".sql")
		n, right := learnsOver(t, parser, encoder, script, goldsOf(t, name))
		tried, learnt = tried+n, learnt+right
	}
	share := float64(learnt) / float64(max(1, tried))
	t.Logf("%d of %d, %.3f", learnt, tried, share)
	if tried < learningPairs || share < leastLearnt {
		t.Errorf("%d pairs, %.3f of them learnt; want %d and %.2f", tried, share, learningPairs, leastLearnt)
	}
}

func defaultEncoder(t *testing.T) *encode.Encoder {
	e, err := encode.Default()
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// goldsOf are the questions of a database with their statements.
func goldsOf(t *testing.T, name string) []everyday.Question {
	all, err := plainQuestions("../../training/questions.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(all, func(q everyday.Question) bool { return q.Data != name || q.Unanswerable })
}

// learnsOver tries pairs over one database: the second meaning is picked for the first question, and must be used
// for the next.
func learnsOver(t *testing.T, parser *lexical.Parser, encoder *encode.Encoder, script string,
	questions []everyday.Question) (tried, learnt int) {
	ctx := context.Background()
	text, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	b, err := made(ctx, filepath.Join(t.TempDir(), "own.sqlite"), string(text), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	w := &twinner{}
	byScript := map[string][]posing{}
	var order []string
	for _, q := range questions {
		gold, err := readSQL(b.schema, q.Gold[0])
		if err != nil || gold.Written != nil || len(gold.From.Alias) > 0 {
			continue
		}
		for _, twin := range w.of(b.schema, gold) {
			p := posing{q.Turns[0], &twin}
			if byScript[p.script()] == nil {
				order = append(order, p.script())
			}
			byScript[p.script()] = append(byScript[p.script()], p)
		}
	}
	for _, s := range order {
		if len(byScript[s]) < 2 || tried == perLearning {
			continue
		}
		n, right := learnsTwin(t, parser, encoder, string(text), s, byScript[s])
		tried, learnt = tried+n, learnt+right
	}
	return tried, learnt
}

// learnsTwin tries the questions about one twin until a pair is found that is asked about.
func learnsTwin(t *testing.T, parser *lexical.Parser, encoder *encode.Encoder, script, change string,
	list []posing) (tried, learnt int) {
	ctx := context.Background()
	b, err := made(ctx, filepath.Join(t.TempDir(), "twin.sqlite"), script+";\n"+change, t.TempDir())
	if err != nil {
		return 0, 0
	}
	defer b.Close()
	src := &agent.Source{Schema: b.schema, Values: b.values(), Prober: b.prober, Engine: b.engine, Parser: parser}
	a, err := agent.New(agent.Options{Source: func(string) (*agent.Source, error) { return src, nil },
		Detector: errdetect.Gain(.9), Vectors: encoder})
	if err != nil {
		t.Fatal(err)
	}
	goesBy := func(p posing, q *query.Query, which int) bool { return q != nil && p.twin.goesBy(q, which) }
	for i, p := range list[:len(list)-1] {
		talking := &talk.Talk{Agent: a}
		o, err := talking.Ask(ctx, p.question, func(_ context.Context, e agent.ClarifyEvent) string {
			for _, option := range e.Options {
				if goesBy(p, option.Query, 1) {
					return option.ID
				}
			}
			return agent.Skip
		})
		if err != nil || len(o.Asked) == 0 || !goesBy(p, o.Query, 1) {
			continue
		}
		for _, next := range list[i+1:] {
			fresh, err := (&talk.Talk{Agent: a}).Ask(ctx, next.question, talk.Silent)
			if err != nil || !slices.ContainsFunc(fresh.Asked, next.twin.bothIn) {
				continue // it is misread, or there is nothing to learn
			}
			after, err := talking.Ask(ctx, next.question, talk.Silent)
			if err != nil {
				t.Fatal(err)
			}
			again := slices.ContainsFunc(after.Asked, next.twin.bothIn)
			if goesBy(next, after.Query, 1) && !again {
				return 1, 1
			}
			t.Logf("%s: %q after %q: %s, asked again: %v", next.twin.kind, next.question, p.question, after.SUQL, again)
			return 1, 0
		}
	}
	return 0, 0
}

// bothIn reports whether a clarification offers both of a twin's parts.
func (t *twin) bothIn(e agent.ClarifyEvent) bool {
	var by [2]bool
	for _, o := range e.Options {
		for i := range by {
			by[i] = by[i] || o.Query != nil && t.goesBy(o.Query, i)
		}
	}
	return by[0] && by[1]
}
