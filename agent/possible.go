package agent

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// What a question cannot mean, in view of its other readings, is none of its readings. That is decided here, before
// anything is asked or answered.

// possible keeps the readings that the question can mean. Probabilities of readings that differ only in what nobody
// doubts add up; what is ruled out stays a reason for doubt, as "something else". A parser that decides clause by
// clause gives a mere sample of other readings, which says nothing about them.
func (h *handling) possible(t *Turn, parsed *parse.Parsed) {
	if parsed.Local != nil || len(parsed.Candidates) == 0 {
		return
	}
	var asked [forms]bool
	if len(h.conv.historyOf(t)) == 0 { // a fragment need not say its form
		asked = h.formsAsked(t.Question)
	}
	var all []sense
	total, mass := 0.0, map[string]float64{}
	for _, c := range parsed.Candidates {
		mass[cmp.Or(c.Result, c.Query.SUQL())] += c.P
	}
	for _, c := range parsed.Candidates {
		if query.Idle(c.Query.Where) && len(parsed.Candidates) > 1 {
			continue // it contradicts itself
		}
		s := h.senseOf(c, parsed.Tokens)
		s.asked, s.mass = asked[s.form], mass[cmp.Or(c.Result, c.Query.SUQL())]
		all = append(all, s)
		total += c.P
	}
	kept, left := sifted(all, total)
	out := make([]parse.Candidate, len(kept))
	for i, s := range kept {
		if s.P >= leastPossible*left && len(s.Unused) == 0 {
			parsed.Declines = min(parsed.Declines, unsaid)
		}
		out[i] = s.Candidate
	}
	if len(out) > 0 {
		slices.SortStableFunc(out, func(a, b parse.Candidate) int { return cmp.Compare(b.P, a.P) })
		parsed.Candidates = out
	}
}

// sifted drops the readings that others rule out, and adds up those that mean the same; left is what all kept have.
func sifted(all []sense, total float64) (kept []sense, left float64) {
	slices.SortStableFunc(all, func(a, b sense) int { // a form that is asked for comes before the others
		first, second := a.asked && a.P >= leastPossible*total, b.asked && b.P >= leastPossible*total
		switch {
		case first && !second:
			return -1
		case second && !first:
			return 1
		}
		return 0
	})
	rivals := slices.ContainsFunc(all, func(s sense) bool { return s.Rivals != nil })
	for _, s := range all {
		if s.Rivals == nil && slices.ContainsFunc(kept, func(k sense) bool { return k.rulesOut(&s) }) {
			support := func(k sense) bool {
				return len(k.Unused) == 0 && (s.Result != "" && k.Result == s.Result || k.Query.Reads())
			}
			if at := slices.IndexFunc(kept, support); at >= 0 { // the same answer, or all that was said is looked for
				kept[at].P += s.P
			}
			continue
		}
		left += s.P
		same := slices.IndexFunc(kept, func(k sense) bool { return k.means(&s) })
		switch {
		case same >= 0 && s.Rivals == nil && (rivals || opposed(kept[same].Query, s.Query)):
			// It would tip the balance of what fits as well; of opposites nobody doubts which is meant, but we may be wrong.
		case same >= 0 && s.Rivals == nil:
			kept[same].P += s.P
		default:
			kept = append(kept, s)
		}
	}
	return kept, left
}

// leastPossible is the share of the probability of all readings from which one rules others out by its form, or shows
// that the data can answer.
const leastPossible = .05

// unsaid is the most probability of "the data cannot answer" where a reading uses every word: it is not said then.
const unsaid = .49

// sense is a reading with what it makes of its question.
type sense struct {
	parse.Candidate
	form  form
	mass  float64 // the probability of its result
	asked bool    // the question's words ask for its form
	added bool    // it uses a column that no word of the question stands for
	gist  string  // itself, but for what nobody doubts
}

// rulesOut reports whether nobody would mean another reading beside this one: it is less probable and leaves out more
// of the question or adds what nobody said, or it gives the same rows in another form.
func (s *sense) rulesOut(o *sense) bool {
	switch {
	case !within(s.Unused, o.Unused) && !s.asked:
		return false
	case s.form != o.form && sameRows(s.Query, o.Query):
		return s.mass >= o.mass || s.asked && !o.asked
	}
	return s.mass >= o.mass && within(s.Unused, o.Unused) && (len(s.Unused) < len(o.Unused) || !s.added && o.added)
}

// means reports whether a less probable reading differs from this one in nothing that anybody doubts.
func (s *sense) means(o *sense) bool {
	return s.mass >= o.mass && s.gist == o.gist && within(s.Unused, o.Unused)
}

// opposed reports whether of two queries with one gist one denies what the other says, or shows the other end.
func opposed(a, b *query.Query) bool {
	if len(a.Where) != len(b.Where) || len(a.Select) != len(b.Select) {
		return false
	}
	for i := range a.Where {
		if a.Where[i].Op != b.Where[i].Op {
			return true
		}
	}
	for i := range a.Select {
		if a.Select[i].Agg != b.Select[i].Agg {
			return true
		}
	}
	return false
}

// sameRows reports whether two queries are about the same rows.
func sameRows(a, b *query.Query) bool {
	return a.Set == query.NoSet && b.Set == query.NoSet && a.Written == nil && b.Written == nil &&
		len(a.From.Tables) == len(b.From.Tables) && within(a.From.Tables, b.From.Tables) &&
		slices.EqualFunc(a.Where, b.Where, query.Condition.Equals)
}

// form is the form of an answer.
type form int

const (
	ofRows   form = iota // rows, or their values
	ofAll                // figures over all rows
	ofGroups             // a figure for each group
	ofFirst              // the first of an order
	forms
)

func formOf(q *query.Query) form {
	switch {
	case q.Limit > 0 && len(q.OrderBy) > 0:
		return ofFirst
	case len(q.GroupBy) > 0:
		return ofGroups
	case slices.ContainsFunc(q.Select, aggregated):
		return ofAll
	}
	return ofRows
}

// aggregated reports whether an item is a figure over several rows.
func aggregated(i query.Item) bool {
	return i.Agg != query.None || i.Calc != nil && (aggregated(i.Calc.Left) || aggregated(i.Calc.Right))
}

// formsAsked tells which forms of an answer a question's words ask for. Those of a time, as in "last month", ask for
// none.
func (h *handling) formsAsked(question string) (asked [forms]bool) {
	const figures = cue.Average | cue.Total | cue.Number | cue.Share | cue.Ratio | cue.Together | cue.Gap | cue.Change
	const ranks = cue.Most | cue.Least | cue.First | cue.Last | cue.Earliest | cue.Latest | cue.Top | cue.Popular |
		cue.Next
	tokens := words.Tokenize(question)
	times := when.Read(question, tokens, h.clock())
	figure := false
	for i, t := range tokens {
		if slices.ContainsFunc(times, func(x when.Time) bool { return i >= x.Words[0] && i < x.Words[1] }) {
			continue
		}
		figure = figure || figures.Is(t.Text)
		asked[ofAll] = asked[ofAll] || i == 0 && t.Text == "what"
		asked[ofFirst] = asked[ofFirst] || ranks.Is(t.Text) || lang.Superlative(t.Text)
		asked[ofGroups] = asked[ofGroups] || cue.PerGroup.Is(t.Text)
	}
	asked[ofAll], asked[ofRows] = asked[ofAll] || figure || asked[ofFirst], !figure
	asked[ofGroups] = asked[ofGroups] || asked[ofFirst]
	return asked
}

// senseOf finds what a reading makes of its question.
func (h *handling) senseOf(c parse.Candidate, tokens []string) sense {
	s := sense{Candidate: c, form: formOf(c.Query), gist: h.gist(c.Query)}
	if c.Words == nil {
		return s
	}
	stems := map[string]bool{}
	for _, t := range tokens {
		stems[text.Stem(t)] = true
	}
	for _, k := range query.Components(c.Query) {
		switch k.Kind {
		case query.WhereColumn, query.GroupColumn, query.OrderItem, query.HavingItem:
		case query.SelectAgg:
			if !aggregated(k.Item) {
				continue
			}
		case query.SelectColumn:
			if k.Item.Calc == nil {
				continue
			}
		default:
			continue
		}
		s.added = s.added || len(c.Words[k.ID()]) == 0 && !h.named(k.Item, stems)
	}
	return s
}

// named reports whether a word of the question names each column of an item.
func (h *handling) named(i query.Item, stems map[string]bool) bool {
	if i.Calc != nil {
		return h.named(i.Calc.Left, stems) && h.named(i.Calc.Right, stems)
	}
	col := h.column(i.Column, query.From{})
	return col == nil || slices.ContainsFunc(strings.Fields(strings.ToLower(col.Label)), func(w string) bool {
		return stems[text.Stem(w)]
	})
}

// gist is a query without what nobody doubts about it: whether a condition holds or is denied, the largest or the
// smallest, the direction of a difference, powers of ten, rows counted once or as often as they occur, figures beside
// the groups chosen by them, and that what is shown has a value.
func (h *handling) gist(q *query.Query) string {
	out := q.Clone()
	for i := range out.Select {
		out.Select[i] = h.plainer(out.Select[i], len(q.GroupBy) == 0)
	}
	if shown := slices.DeleteFunc(slices.Clone(out.Select), aggregated); len(q.Having) > 0 && len(shown) > 0 {
		out.Select = shown
	}
	out.Where = nil
	for _, c := range q.Where {
		if c.Op != query.IsNotNull || c.Or || !displays(q, c.Item.Column) {
			out.Where = append(out.Where, h.affirmed(c))
		}
	}
	return out.SUQL()
}

// displays reports whether a query shows a column, or something computed from it.
func displays(q *query.Query, c query.Column) bool {
	return slices.ContainsFunc(q.Select, func(i query.Item) bool {
		return i.Column.Table == c.Table && i.Column.Name == c.Name
	})
}

// plainer is the gist of an item.
func (h *handling) plainer(i query.Item, ofAll bool) query.Item {
	for k := range i.Only {
		i.Only = slices.Clone(i.Only)
		i.Only[k] = h.affirmed(i.Only[k])
	}
	switch {
	case i.Calc != nil:
		calc := *i.Calc
		calc.Left, calc.Right = h.plainer(calc.Left, false), h.plainer(calc.Right, false)
		if n := strings.Trim(calc.Right.Number, "0"); n == "1" && (calc.Op == query.Ratio || calc.Op == query.Times) {
			return calc.Left
		}
		if calc.Op == query.Apart && calc.Left.String() > calc.Right.String() {
			calc.Left, calc.Right = calc.Right, calc.Left
		}
		i.Calc = &calc
	case i.Agg == query.Min:
		i.Agg = query.Max
	case i.Agg == query.Count && i.Distinct && ofAll:
		i.Distinct, i.Column = false, query.Column{Name: "*"}
	}
	return i
}

// affirming is the operator that another one denies.
var affirming = map[query.Op]query.Op{query.NotEqual: query.Equal, query.NotIn: query.In, query.NotLike: query.Like,
	query.NotBetween: query.Between, query.HasNot: query.Has, query.NotExists: query.Exists,
	query.IsNotNull: query.IsNull}

// affirmed is the gist of a condition.
func (h *handling) affirmed(c query.Condition) query.Condition {
	c.Op = cmp.Or(affirming[c.Op], c.Op)
	flag := ""
	if col := h.column(c.Item.Column, query.From{}); col != nil {
		flag, _ = col.Flag()
	}
	c.Values = slices.Clone(c.Values)
	for i, v := range c.Values {
		switch {
		case c.Op == query.Equal && flag != "":
			c.Values[i].Text = ""
		case v.Number:
			c.Values[i].Text = strings.Trim(strings.Replace(v.Text, ".", "", 1), "0")
		}
	}
	return c
}
