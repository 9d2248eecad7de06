package eval

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"sort"
	"strings"
	"testing"
	"time"

	"surely/parse"
	"surely/parse/lexical/manytables"
	"surely/query"
)

func TestDev(t *testing.T) {
	dir := os.Getenv("SURELY_SHARED") + "/data/spider/"
	ctx := context.Background()
	home := "/tmp/manytables/home"
	os.MkdirAll(home, 0o755)
	start := time.Now()
	model := os.Getenv("MODEL")
	var data []byte
	if model == "" {
		ex, done, err := SpiderExamples(ctx, SpiderFiles{dir + "train.json", dir + "tables.json", dir + "database", home})
		if err != nil {
			t.Fatal(err)
		}
		fmt.Println("opened", time.Since(start), len(ex))
		var b bytes.Buffer
		if err := manytables.Train(ctx, ex, manytables.TrainOptions{Progress: func(f string, a ...any) {
			fmt.Printf(f+" %v\n", append(a, time.Since(start))...)
		}}, &b); err != nil {
			t.Fatal(err)
		}
		done()
		data = b.Bytes()
		os.WriteFile("/tmp/manytables/model", data, 0o644)
	} else {
		data, _ = os.ReadFile(model)
	}
	fmt.Println("model", len(data), time.Since(start))
	start = time.Now()
	p, err := manytables.New(data)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Println("load", time.Since(start))
	qs, ts, _ := readSpider(dir+"dev.json", dir+"tables.json")
	bases, err := openAll(ctx, SpiderFiles{dir + "dev.json", dir + "tables.json", dir + "database", home}, qs, ts)
	if err != nil {
		t.Fatal(err)
	}
	var durs []time.Duration
	right, oracle, n, top := 0, 0, 0, 0
	ece := make([][3]float64, 15)
	kinds := map[string][3]int{}
	var errs strings.Builder
	for _, q := range qs {
		b := bases[q.DB]
		n++
		s := time.Now()
		out, err := p.Parse(ctx, parse.Input{Question: q.Question, Schema: b.schema, Values: b.values(), Prober: b})
		durs = append(durs, time.Since(s))
		if err != nil {
			t.Fatal(err)
		}
		want, err := b.run(ctx, q.SQL)
		if err != nil {
			fmt.Println("gold fails", err, q.SQL)
		}
		ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
		ok := false
		in := false
		mass := map[string]float64{}
		for i, c := range out.Candidates {
			got, err := b.run(ctx, sqliteText(c.Query))
			if err != nil {
				continue
			}
			mass[c.Result] += c.P
			if got.equal(want, ordered) {
				in = true
				if i == 0 {
					ok = true
				}
			}
		}
		k := kindOfGold(b, q.SQL)
		kk := kinds[k]
		kk[0]++
		if ok {
			right++
			kk[1]++
		}
		if in {
			oracle++
			kk[2]++
		}
		kinds[k] = kk
		if len(out.Candidates) > 0 {
			m := mass[out.Candidates[0].Result]
			e := &ece[min(14, int(m*15))]
			e[0]++
			e[1] += m
			if ok {
				e[2]++
			}
		}
		_ = top
		if !ok {
			fmt.Fprintf(&errs, "[%s %s in=%v] %s\n  G %s\n", q.DB, k, in, q.Question, q.SQL)
			for i, c := range out.Candidates[:min(2, len(out.Candidates))] {
				fmt.Fprintf(&errs, "  %d %.2f %s\n", i, c.P, c.Query.SUQL())
			}
		}
	}
	os.WriteFile("/tmp/manytables/errors", []byte(errs.String()), 0o644)
	sort.Slice(durs, func(a, b int) bool { return durs[a] < durs[b] })
	x := 0.0
	for _, e := range ece {
		if e[0] > 0 {
			d := e[1] - e[2]
			if d < 0 {
				d = -d
			}
			x += d
		}
	}
	fmt.Printf("ex %.4f oracle %.4f ece %.3f median %v p95 %v\n", float64(right)/float64(n), float64(oracle)/float64(n), x/float64(n), durs[len(durs)/2], durs[len(durs)*95/100])
	var ks []string
	for k := range kinds {
		ks = append(ks, k)
	}
	sort.Strings(ks)
	for _, k := range ks {
		v := kinds[k]
		fmt.Printf("%-10s %4d %.3f %.3f\n", k, v[0], float64(v[1])/float64(v[0]), float64(v[2])/float64(v[0]))
	}
}

func kindOfGold(b *spiderBase, sql string) string {
	q, err := readSQL(b.schema, sql)
	if err != nil {
		return "beyond"
	}
	nested := false
	for _, c := range q.Where {
		nested = nested || c.Sub != nil
	}
	j := ""
	if len(q.From.Tables) > 1 {
		j = "+"
	}
	switch {
	case q.Set != query.NoSet:
		return "set"
	case nested:
		return "nested"
	case len(q.GroupBy) > 0:
		return "group" + j
	case len(q.OrderBy) > 0:
		return "order" + j
	}
	return "plain" + j
}
