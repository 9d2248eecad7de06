package eval

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/lexical/manytables"
	"github.com/ask-surely/surely/internal/read/lexical/model"
	"github.com/ask-surely/surely/internal/read/rank"
)

// What is tried of learning: pairs of questions that can be meant in the same two ways, over databases of ours.
const (
	learningPairs = 60
	perLearning   = 6 // of a database
	leastLearnt   = .80
)

// TestLearns asks questions that can be meant in two ways, picks one of them, and asks the next question of the same
// kind: it is answered the same way, and nothing is asked.
func TestLearns(t *testing.T) {
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

func chatParser(t *testing.T) *lexical.Parser {
	many, err := manytables.New(model.ManyTables)
	if err != nil {
		t.Fatal(err)
	}
	weights, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return lexical.New(lexical.Options{ManyTables: many, Readings: rank.NewParser(weights)})
}

func defaultEncoder(t *testing.T) *encode.Encoder {
	e, err := encode.Default()
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// goldsOf are the questions of a database with their statements.
func goldsOf(t *testing.T, name string) (out []plainQuestion) {
	data, err := os.ReadFile("../../training/questions.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		var q plainQuestion
		if err := json.Unmarshal([]byte(line), &q); err == nil && q.DB == name && q.SQL != "" {
			out = append(out, q)
		}
	}
	return out
}

// learnsOver tries pairs over one database: the first picks the second meaning, the next is to be answered by it.
func learnsOver(t *testing.T, parser *lexical.Parser, encoder *encode.Encoder, script string,
	questions []plainQuestion) (tried, learnt int) {
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
		gold, err := readSQL(b.schema, q.SQL)
		if err != nil || gold.Written != nil || len(gold.From.Alias) > 0 {
			continue
		}
		for _, twin := range w.of(b.schema, gold) {
			p := posing{q.Question, &twin}
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

// learnsTwin tries the questions about one twin until a pair was found that is asked about.
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
			if err != nil || !goesBy(next, fresh.Query, 0) && !goesBy(next, fresh.Query, 1) || len(fresh.Asked) == 0 {
				continue // it is not read as what it means, or nothing need be learnt
			}
			after, err := talking.Ask(ctx, next.question, talk.Silent)
			if err != nil {
				t.Fatal(err)
			}
			if goesBy(next, after.Query, 1) && len(after.Asked) == 0 {
				return 1, 1
			}
			t.Logf("%q after %q: %s, asked %d", next.question, p.question, after.SUQL, len(after.Asked))
			return 1, 0
		}
	}
	return 0, 0
}
