package eval

import (
	"context"
	"strings"
)

// SpiderCorpus is a benchmark of Spider's form.
func SpiderCorpus(f SpiderFiles) Corpus {
	return Corpus{"spider", 1, false, func(ctx context.Context) ([]batch, func(), error) {
		questions, tables, err := readSpider(f.Questions, f.Tables)
		if err != nil {
			return nil, nil, err
		}
		var out []batch
		list := together(questions, func(q spiderQuestion) string { return q.DB })
		for i, of := range list {
			out = append(out, batch{len(of), func(ctx context.Context, call func(posed) error) error {
				b, err := openSpider(ctx, f.Databases, f.Home, tables[of[0].DB])
				if err != nil {
					return err
				}
				defer b.Close()
				for _, q := range of {
					want, err := b.run(ctx, q.SQL)
					if err != nil || len(want.rows) == 0 {
						continue
					}
					ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
					golds := []statement{b.statement(q.SQL, want.wide)}
					want = want.sorted()
					right := func(got outcome) bool { return got.sorted().equal(want, ordered) }
					if err := call(posed{base: b, question: q.Question, right: right, golds: golds}); err != nil {
						return err
					}
				}
				for k := range len(of) / oneInStrange {
					other := list[(i+len(list)/2+k)%len(list)]
					p := posed{base: b, question: other[(7*k+3)%len(other)].Question, foreign: true,
						right: func(outcome) bool { return false }}
					if err := call(p); err != nil {
						return err
					}
				}
				return nil
			}})
		}
		return out, func() {}, nil
	}}
}
