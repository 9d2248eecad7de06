package eval

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
)

// formQuestion is a line of testdata/forms/questions.tsv.
type formQuestion struct {
	form string
	everyday.Question
}

func formQuestions(t *testing.T) []formQuestion {
	text, err := os.ReadFile("testdata/forms/questions.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var out []formQuestion
	for line := range strings.Lines(string(text)) {
		if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) > 3 && !strings.HasPrefix(line, "#") {
			out = append(out, formQuestion{f[0], question(f[1], f[2], f[3:]...)})
		}
	}
	return out
}

// firstRight is the minimum number of questions of each form whose first reading must be right.
var firstRight = map[string]int{"median": 10, "share": 8, "columns": 4, "change": 8, "averages": 9, "dates": 7,
	"both": 8, "different": 9, "topn": 7, "first": 5, "never": 8}

// TestForms asks questions of each form about databases not used for training: the first reading is right, or at
// least one of those proposed. dog_boarding and campsite and their questions were written after the forms, by
// somebody who had not read their code.
func TestForms(t *testing.T) {
	parser, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	bases := map[string]*spiderBase{}
	type count struct{ asked, first, proposed int }
	counts := map[string]*count{}
	for _, q := range formQuestions(t) {
		b := bases[q.Data]
		if b == nil {
			var done func()
			if b, done, err = scriptOpener(filepath.Join("testdata/forms", q.Data+".sql"), t.TempDir())(ctx); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(done)
			bases[q.Data] = b
		}
		right, err := Corpus{}.right(ctx, b, q.Question)
		if err != nil {
			t.Fatalf("%s: %v", q.Turns[0], err)
		}
		in := parse.Input{Question: q.Turns[0], Schema: b.schema, Values: b.source.Values(), Prober: b.prober}
		parsed, err := parser.Parse(ctx, in)
		if err != nil {
			t.Fatalf("%s: %v", q.Turns[0], err)
		}
		c := counts[q.form]
		if c == nil {
			c = &count{}
			counts[q.form] = c
		}
		c.asked++
		at := -1
		for i, x := range parsed.Candidates {
			if got, err := b.runSUQL(ctx, x.Query.SUQL()); err == nil && right(got) {
				at = i
				break
			}
		}
		switch {
		case at == 0:
			c.first++
			c.proposed++
		case at > 0:
			c.proposed++
			t.Logf("%s: %q is reading %d; the first is %s", q.form, q.Turns[0], at+1, parsed.Candidates[0].Query.SUQL())
		case len(parsed.Candidates) > 0:
			t.Logf("%s: %q has none; the first is %s", q.form, q.Turns[0], parsed.Candidates[0].Query.SUQL())
		default:
			t.Logf("%s: %q has none at all", q.form, q.Turns[0])
		}
	}
	for form, c := range counts {
		t.Logf("%-10s %d asked, %d right at first, %d proposed", form, c.asked, c.first, c.proposed)
		if c.first < firstRight[form] {
			t.Errorf("%s: %d of %d right at first, not %d", form, c.first, c.asked, firstRight[form])
		}
	}
}
