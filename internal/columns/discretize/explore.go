package discretize

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// exploring are the words of questions about what matters, not about rows: "what should I look at in a tent?"
var exploring = text.Set("look watch consider matter differ choose know important attention property " +
	"characteristic attribute quality aspect trait overview summary guide introduction option range type sort main " +
	"key worth advise advice recommend suggest explain tell distinguish vary tip people thing idea better best " +
	"good count new apart set summarize summarise detail go beginner start information learn understand depend " +
	"typical usual available common general right suitable exist various different separate specification factor " +
	"point see say describe pay compare pick buy difference feature criterion criteria decide check mind think " +
	"choice kind varieti")

var exploringStems = func() map[string]bool {
	out := map[string]bool{}
	for w := range exploring {
		out[text.Stem(w)] = true
	}
	return out
}()

// asksWhatMatters reports whether a word is one of those, or nearly a synonym.
func asksWhatMatters(t text.Token) bool {
	if exploringStems[t.Stem] {
		return true
	}
	for w := range exploring {
		if encode.Alike(w, t.Lower) >= sameMeaning {
			return true
		}
	}
	return false
}

// Aspect is what the texts of a sub-domain say about one column.
type Aspect struct {
	Column *Column
	Said   int // rows that say it
	All    int // rows of the sub-domain
	Text   string
}

// Look runs a statement on the source.
type Look func(ctx context.Context, statement string) ([][]any, error)

// Explore answers what is worth knowing in a sub-domain from the columns' statistics, the most informative first; nil
// if the question asks something else. domain is empty for a table without sub-domains.
func (a *Asker) Explore(ctx context.Context, db *schema.Database, question string, run Look) (domain string,
	aspects []Aspect, err error) {
	for name, columns := range a.Tables {
		t := db.Table(name)
		if t == nil || t.Hidden {
			continue
		}
		x := begin(t, columns, question)
		x.route()
		if !x.explores() {
			continue
		}
		if aspects, err = x.aspects(ctx, run); err != nil || len(aspects) > 0 {
			return x.domain, aspects, err
		}
	}
	return "", nil, nil
}

// explores reports whether a question only asks what matters in a sub-domain, or in a table without any.
func (x *asked) explores() bool {
	if x.domain == "" && x.parting() != nil || len(x.tokens) < 3 {
		return false
	}
	general, rest := false, false
	for i, t := range x.tokens {
		switch {
		case x.idle(i):
		case asksWhatMatters(t):
			general = true
		case fillers[t.Lower] || t.Stem == text.Stem(x.table.Label):
		default:
			rest = true
		}
	}
	return general && (!rest || x.aboutAll())
}

// aboutAll reports whether a question asks about a sub-domain as a whole: it asks what or how, no word restricts the
// sub-domain, and none names a column.
func (x *asked) aboutAll() bool {
	first, last := slices.Index(x.used, true), len(x.used)-1
	for last >= 0 && !x.used[last] {
		last--
	}
	general := false
	for i, t := range x.tokens {
		next := i + 1
		switch t.Lower {
		case "what", "how", "which":
			if next == first || next < len(x.tokens) && (x.tokens[next].Lower == "many" || x.tokens[next].Lower == "much") {
				return false
			}
			general = true
		}
		if x.idle(i) || fillers[t.Lower] || asksWhatMatters(t) {
			continue
		}
		if i > last || next == first || t.Digit || x.known(t.Stem) || next < len(x.tokens) && x.tokens[next].Lower == "of" &&
			!x.says(next, first) {
			return false
		}
	}
	return general && first >= 0
}

// idle reports whether a token is accounted for or a filler.
func (x *asked) idle(i int) bool {
	t := x.tokens[i]
	return x.used[i] || !t.Word || text.Stop(t.Lower) || particles[t.Lower]
}

// says reports whether a content word is between two tokens.
func (x *asked) says(from, to int) bool {
	return from < to && slices.ContainsFunc(x.tokens[from+1:to], content)
}

// known reports whether a stem names a column of the table or a feature of its rows.
func (x *asked) known(stem string) bool {
	return slices.ContainsFunc(x.table.Visible(), func(c *schema.Column) bool {
		return stemsOf([]string{c.Label,
			c.Name})[stem]
	}) ||
		slices.ContainsFunc(x.columns, func(c *Column) bool {
			return slices.ContainsFunc(c.Values, func(v string) bool { return stemmed(v) == stem })
		})
}

// aspects describes the sub-domain's columns by what its rows say.
func (x *asked) aspects(ctx context.Context, run Look) ([]Aspect, error) {
	from := schema.SQLName(x.table.Name)
	if len(x.query.Where) > 0 {
		q := &query.Query{Select: []query.Item{query.Star(x.table.Name)}, From: x.query.From, Where: x.query.Where}
		_, rest, _ := strings.Cut(q.SUQL(), " FROM ")
		from = rest
	}
	rows, err := run(ctx, "SELECT count(*) FROM "+from)
	if err != nil {
		return nil, err
	}
	all := int(number(rows[0][0]))
	var out []Aspect
	for _, c := range x.columns {
		if !x.asks(c) {
			continue
		}
		rows, err := run(ctx, fmt.Sprintf("SELECT %s FROM %s", schema.SQLName(c.Name), from))
		if err != nil {
			return nil, err
		}
		if a := aspect(c, rows); a.Said >= leastSaid && a.Text != "" {
			a.All = all
			out = append(out, a)
		}
	}
	slices.SortStableFunc(out, func(a, b Aspect) int {
		if last := cmp.Compare(a.Column.term.kind/feature, b.Column.term.kind/feature); last != 0 {
			return last // the list of remaining features comes last
		}
		return b.Said - a.Said
	})
	return out, nil
}

// leastSaid is how many rows must say something to make it worth showing.
const leastSaid = 3

// aspect summarises a column's values.
func aspect(c *Column, rows [][]any) Aspect {
	a := Aspect{Column: c}
	counts := map[string]int{}
	var numbers []float64
	for _, row := range rows {
		switch v := row[0].(type) {
		case nil:
			continue
		case []any:
			if len(v) == 0 {
				continue
			}
			for _, e := range v {
				counts[fmt.Sprint(e)]++
			}
		case bool:
			counts[map[bool]string{true: "yes", false: "no"}[v]]++
		default:
			if c.Kind == Number {
				numbers = append(numbers, number(v))
			} else {
				counts[fmt.Sprint(v)]++
			}
		}
		a.Said++
	}
	if c.Kind == Number {
		slices.Sort(numbers)
		if n := len(numbers); n > 0 && numbers[0] < numbers[n-1] && numbers[n-1] < widest*max(numbers[0], 1e-9) {
			a.Text = strings.TrimSpace(fmt.Sprintf("%s to %s %s, half of them up to %s", figure(numbers[0]),
				figure(numbers[len(numbers)-1]), c.Unit, figure(numbers[(len(numbers)-1)/2])))
		}
		return a
	}
	a.Text = commonestOf(counts)
	return a
}

// widest is the largest ratio between amounts of one thing; a wider range mixes several.
const widest = 1e4

// valuesTold is how many values of a column are listed.
const valuesTold = 5

func commonestOf(counts map[string]int) string {
	values := byFrequency(counts)
	var parts []string
	for _, v := range values[:min(len(values), valuesTold)] {
		parts = append(parts, fmt.Sprintf("%s (%d)", v, counts[v]))
	}
	return strings.Join(parts, ", ")
}

func number(v any) float64 {
	switch x := v.(type) {
	case int64:
		return float64(x)
	case float64:
		return x
	}
	return 0
}

func figure(x float64) string { return strings.TrimSuffix(fmt.Sprintf("%.4g", x), ".0") }
