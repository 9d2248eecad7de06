package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// verbs inflects the verb of speech: reviews say, a description says. Other nouns "suggest".
func (p speaker) verbs(s slots, label string) {
	number := p.number(label)
	say, deny := "say", "deny"
	if w := strings.Fields(strings.ToLower(label)); len(w) > 0 && !p.g.is("speaks", w[len(w)-1]) {
		say, deny = "show", "refute"
	}
	s["say"], s["deny"] = p.g.say(say+number, nil), p.g.say(deny+number, nil)
	s["do"], s["answer"] = p.g.say("do"+number, nil), p.g.say("answer"+number, nil)
}

// conditions lists conditions with their connectives.
func (p speaker) conditions(form string, conds []query.Condition, f query.From) string {
	var b strings.Builder
	alternatives := slices.ContainsFunc(conds, func(c query.Condition) bool { return c.Or })
	if strings.HasPrefix(form, "post") && !alternatives {
		return p.behind(form, conds, f)
	}
	for i, c := range conds {
		if i > 0 && form == "chip" && !alternatives && i < len(conds)-1 {
			b.WriteString(", ")
		} else if i > 0 {
			word := "and"
			if c.Or {
				word = "or"
			}
			b.WriteString(" " + p.g.say(word, nil) + " ")
		}
		b.WriteString(p.condition(form, c, f))
	}
	return b.String()
}

// behind lists conditions after a noun, names and places first: boats in Turin with four seats and without a sail.
func (p speaker) behind(form string, conds []query.Condition, f query.From) string {
	conds = p.spans(conds, f)
	var first, rest []string
	placed := map[string]bool{}
	for _, c := range conds {
		text, class := p.condition(form, c, f), ""
		if c.Op == query.Equal && c.Sub == nil && c.Other == nil && c.Item.Agg == query.None && c.Item.Calc == nil {
			class = p.class(p.db, c.Item.Column, f)
		}
		if slices.Contains(rest, text) { // said already
			continue
		}
		rule := strings.TrimSuffix(form, ".one") + "." + class + ".eq"
		if (class == "name" || class == "place") && !placed[class] && text == p.g.say(rule, p.conditionSlots(c, f)) {
			placed[class] = true
			first = append(first, text)
		} else {
			rest = append(rest, text)
		}
	}
	slices.SortStableFunc(rest, func(a, b string) int { return p.owned(a) - p.owned(b) }) // joined in May and whose …
	said := strings.Join(first, " ")
	for i, post := range p.once(rest, len(first) == 0 && p.generic(f)) {
		and := " " + p.g.say("and", nil) + " "
		if i == 0 || p.owned(rest[i]) > p.owned(rest[i-1]) && !p.ofOthers(rest[:i]) {
			and = " "
		}
		said += and + post
	}
	return strings.TrimSpace(said)
}

// spans joins two conditions that bound a date into one: delivered in March, between two days.
func (p speaker) spans(conds []query.Condition, f query.From) []query.Condition {
	out := slices.Clone(conds)
	for i := 0; i < len(out); i++ {
		from := out[i]
		k := slices.IndexFunc(out, func(c query.Condition) bool {
			return c.Op == query.Less && c.Item.Same(from.Item) && len(c.Values) == 1
		})
		if from.Op != query.GreaterEqual || k < 0 || len(from.Values) != 1 || !isColumn(from.Item) {
			continue
		}
		grain, value, ok := text.Span(from.Values[0].Text, out[k].Values[0].Text)
		if !ok || columnOf(p.db, from.Item.Column, f) == nil {
			continue
		}
		span := from
		span.Op, span.Values = query.Equal, []query.Value{{Text: value, Number: grain == "year"}}
		if span.Item.Column.Part = query.Part(grain); grain == "" {
			span.Op, span.Values = query.Between, []query.Value{{Text: from.Values[0].Text}, {Text: value}}
		}
		out[i] = span
		out = slices.Delete(out, k, k+1)
	}
	return out
}

// ofOthers reports whether conditions name other things, which a "whose" behind them would be taken to be about.
func (p speaker) ofOthers(posts []string) bool {
	return slices.ContainsFunc(posts, func(post string) bool { return p.g.is("joins things", firstWord(post)) })
}

// once mentions the subject of several conditions only once: whose date is in May and is on a
// Friday. Rows without a noun are not mentioned: where the date is in May.
func (p speaker) once(posts []string, generic bool) []string {
	whose := p.g.say("whose", nil) + " "
	out := slices.Clone(posts)
	for i := 1; i < len(posts); i++ {
		if at := p.sameSubject(posts[i-1], posts[i]); at > 0 && strings.HasPrefix(posts[i], whose) {
			out[i] = posts[i][at:]
		}
	}
	if !generic || len(posts) == 0 ||
		slices.ContainsFunc(posts, func(post string) bool { return !strings.HasPrefix(post, whose) }) {
		return out
	}
	for i := range out {
		if noun, ok := strings.CutPrefix(out[i], whose); ok {
			out[i] = p.g.say("the", slots{"noun": noun})
		}
	}
	out[0] = p.g.say("where", slots{"conditions": out[0]})
	return out
}

// owned is 1 for a condition that begins with "whose", and 0 for others.
func (p speaker) owned(post string) int {
	if whose := p.g.say("whose", nil); whose != "" && strings.HasPrefix(post, whose+" ") {
		return 1
	}
	return 0
}

// verbs are the rules for the verbs of conditions.
var verbs = []string{"is", "do", "contain", "say", "deny", "show", "refute", "answer"}

// sameSubject is the position of a condition's verb, if the previous condition has the same words up
// to it.
func (p speaker) sameSubject(before, post string) int {
	at := 0
	for {
		next := strings.IndexByte(post[at:], ' ')
		if next < 0 || !strings.HasPrefix(before, post[:at+next+1]) {
			return 0
		}
		for _, verb := range verbs {
			if w := post[at : at+next]; at > 0 && (w == p.g.rules[verb] || w == p.g.rules[verb+".one"]) {
				return at
			}
		}
		at += next + 1
	}
}

// generic reports whether the rows of the only table have no noun of their own.
func (p speaker) generic(f query.From) bool {
	return len(f.Tables) == 1 && p.rows(p.db, f) == p.g.say("rows", nil)
}

// inner phrases a sub-query's value, and of which rows unless they are the outer query's.
func (p speaker) inner(q *query.Query, outer query.From) string {
	shared, q := q.Peers()
	if shared != nil && len(q.OrderBy) == 1 && q.Limit == 1 {
		rule := either(q.OrderBy[0].Desc, "peers.most", "peers.least")
		return p.g.say(rule, slots{"column": p.itemLabel(*shared, outer)})
	}
	s, rows := p.items(q), p.rows(p.db, q.From)
	if len(q.Select) == 1 && countsRows(q.Select[0]) {
		s = p.key(q.Select[0], q.From) // "the number of customers" names the rows already
	} else if len(q.Where) > 0 || rows != p.rows(p.db, outer) {
		s += " " + p.g.say("of", nil) + " " + rows
	}
	s = strings.TrimSpace(s + " " + p.inBrackets(q.Where, q.From))
	if shared != nil {
		return p.g.say("peers", slots{"inner": s, "column": p.itemLabel(*shared, outer)})
	}
	return s
}

// inBrackets phrases the conditions of a sub-query after its noun; what would begin with "whose" is put in brackets.
func (p speaker) inBrackets(conds []query.Condition, f query.From) string {
	if len(conds) == 0 {
		return ""
	}
	p.nested = true
	posts := p.conditions("post", conds, f)
	if whose := p.g.say("whose", nil) + " "; strings.Contains(posts, whose) {
		return "(" + p.conditions("chip", conds, f) + ")"
	}
	return posts
}
