package llmtest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"net/http"
	"slices"
	"sort"
	"strconv"
	"strings"

	"surely/query"
	"surely/schema"
)

// Decided is one decision of a parser as the server was asked it, with what it answered.
type Decided struct {
	Question, Slot string

	Options []string
	P       []float64 // the probability of each option, as the log-probabilities tell it
	Right   int       // the option that gold takes, or -1
	Best    int
}

// NoisyGold is a script for parsers: it knows the query that every question means and decides rightly with probability
// pi on average. Its certainty is honest for every option: of all options that it gives .2, one in five is right. Where the
// right one stands when it is not first, and which ones are taken for it, is drawn from what the embedded parser confuses
// (see confusions). Where no option is right it hardly believes in any. What it did is told to saw, which may be nil.
func NoisyGold(gold func(question string) *query.Query, pi float64, seed uint64, saw func(Decided)) Script {
	return func(r Request) Response {
		var m parserMessage
		if err := json.Unmarshal([]byte(r.Last), &m); err != nil {
			return Response{Status: http.StatusBadRequest, Text: "the last message is no JSON object"}
		}
		q := gold(m.Question)
		if q == nil {
			return Response{Status: http.StatusBadRequest, Text: "no gold for " + m.Question}
		}
		noise := &dice{seed: fmt.Sprint(seed, m.Question, m.Slot, m.About, m.Sofar)}
		if m.Task == "write" {
			return written(m, q, pi, noise, r)
		}
		right := m.right(q)
		p := m.spread(right, pi, noise)
		best := 0
		token := Token{}
		for i := range p {
			if p[i] > p[best] {
				best = i
			}
			token.Top = append(token.Top, Alternative{Text: string(rune('A' + i)), P: p[i]})
		}
		for i := range token.Top { // most probable first, as servers send them
			for k := i; k > 0 && token.Top[k].P > token.Top[k-1].P; k-- {
				token.Top[k], token.Top[k-1] = token.Top[k-1], token.Top[k]
			}
		}
		token.Text, token.P = string(rune('A'+best)), p[best]
		if saw != nil {
			saw(Decided{Question: m.Question, Slot: m.Slot, Options: m.Options, P: p, Right: right, Best: best})
		}
		return Response{Text: token.Text, Tokens: []Token{token}}
	}
}

type parserMessage struct {
	Task     string   `json:"task"`
	Question string   `json:"question"`
	Slot     string   `json:"slot"`
	About    string   `json:"about"`
	Sofar    string   `json:"sofar"`
	Options  []string `json:"options"`
	Refused  []string `json:"refused"`
}

// spread makes the distribution over the options. What was refused takes part, and its share is then divided among the
// others, so that refusing an option leaves the order of the others as it was.
func (m parserMessage) spread(right int, pi float64, noise *dice) []float64 {
	all := append(append([]string(nil), m.Options...), m.Refused...)
	p := ranked(query.Kind(m.Slot), len(all), pi, noise)
	out := make([]float64, len(m.Options))
	for rank, i := range m.order(all, right, p, noise) {
		if i < len(out) {
			out[i] = p[rank]
		}
	}
	sum := 0.0
	for _, x := range out {
		sum += x
	}
	for i := range out {
		out[i] *= .9999 / sum
		if right < 0 {
			out[i] = .05 / float64(len(out))
		}
	}
	return out
}

// ranked returns the probabilities of n options, most probable first. The first has between 2·pi-1 and 1, pi on average.
func ranked(kind query.Kind, n int, pi float64, noise *dice) []float64 {
	p := make([]float64, n)
	sure := 1 - (1-pi)*2*noise.roll("sure")
	p[0] = min(max(sure, 1.2/float64(n)), .9999)
	rest := 0.0
	for i := 1; i < n; i++ {
		p[i] = places(kind, i)
		rest += p[i]
	}
	for i := 1; i < n; i++ {
		p[i] *= (1 - p[0]) / rest
	}
	return p
}

// order draws which option stands at which rank: the right one at each rank as often as the rank's probability says, the
// others in the order in which they are likely to be taken for it. Options are drawn by their texts, so that it does not
// matter which others there are.
func (m parserMessage) order(options []string, right int, p []float64, noise *dice) []int {
	var others []int
	key := make([]float64, len(options))
	for i, o := range options {
		if i != right {
			others = append(others, i)
			weight := 1.0
			if right >= 0 {
				weight = takenFor(query.Kind(m.Slot), options[right], o)
			}
			key[i] = -math.Log(1-noise.roll("option "+o)) / weight
		}
	}
	sort.SliceStable(others, func(a, b int) bool { return key[others[a]] < key[others[b]] })
	if right < 0 {
		return others
	}
	at, roll := 0, noise.roll("right")
	for at < len(p)-1 && roll >= p[at] {
		roll -= p[at]
		at++
	}
	return slices.Insert(others, at, right)
}

// dice are numbers in [0,1) that depend on nothing but the seed and a name.
type dice struct{ seed string }

func (d *dice) roll(name string) float64 {
	h := fnv.New64a()
	h.Write([]byte(d.seed + "\x00" + name))
	x := h.Sum64()
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	return float64(x>>11) / (1 << 53)
}

// variants is how many wrong texts stand beside the right one.
const variants = 4

// written writes the gold literal or question, or something near it. Cold it writes what is most probable, warm it draws.
func written(m parserMessage, q *query.Query, pi float64, noise *dice, r Request) Response {
	text := ""
	for _, c := range q.Where {
		item := c.Item.Column.String()
		if m.Slot == string(query.WhereText) && c.Item.Text != nil && m.About == item {
			text = c.Item.Text.Question
		}
		if m.Slot == string(query.WhereValue) && strings.HasPrefix(m.About, item+" ") && len(c.Values) > 0 {
			text = strings.Trim(c.Values[0].Text, "%")
		}
	}
	texts, right := []string{text}, 0
	near := " x"
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		near = ""
	}
	for i := range variants {
		texts = append(texts, strings.TrimSpace(text+near+strconv.Itoa(i)))
	}
	if text == "" { // nothing is right here
		texts, right = texts[1:], -1
	}
	m.Options = slices.DeleteFunc(slices.Clone(texts), func(t string) bool { return refused(m.Refused, t) })
	m.Refused = slices.DeleteFunc(slices.Clone(texts), func(t string) bool { return !refused(m.Refused, t) })
	if len(m.Options) == 0 {
		m.Options = []string{"nothing"}
	}
	if right = slices.Index(m.Options, text); text == "" {
		right = -1
	}
	p := m.spread(right, pi, noise)
	take := 0
	for i := range p {
		if p[i] > p[take] {
			take = i
		}
	}
	if r.Temperature > 0 {
		roll := (&dice{noise.seed + strconv.Itoa(r.Seed)}).roll("drawn")
		for i := range p {
			if take = i; roll < p[i] {
				break
			}
			roll -= p[i]
		}
	}
	body, _ := json.Marshal(map[string]string{"text": m.Options[take]})
	return Response{Text: string(body), Tokens: []Token{{Text: string(body), P: p[take]}}}
}

func refused(list []string, text string) bool {
	return slices.ContainsFunc(list, func(r string) bool { return strings.EqualFold(strings.Trim(r, "%"), text) })
}

// right returns the option that gold takes, or -1.
func (m parserMessage) right(q *query.Query) int {
	find := func(want ...string) int {
		for _, w := range want {
			for i, o := range m.Options {
				if strings.EqualFold(o, w) || strings.HasPrefix(strings.ToLower(o), strings.ToLower(w)+" (") {
					return i
				}
			}
		}
		return -1
	}
	done := func(at query.Column) bool { return strings.Contains(m.Sofar, schema.SQLName(at.Name)) }
	where := ""
	if _, after, ok := strings.Cut(m.Sofar, " WHERE "); ok {
		where = after
	}
	switch query.Kind(m.Slot) {
	case "data":
		return 0
	case query.FromTables:
		for i, o := range m.Options {
			if sameSet(strings.Split(o, " with "), q.From.Tables) {
				return i
			}
		}
	case query.SelectColumn:
		for _, it := range q.Select {
			if it.Column.Name == "*" {
				if it.Agg == query.Count {
					return find("the number of rows")
				}
				return find("everything about the row")
			}
			if !done(it.Column) || m.Sofar == "" {
				return find(it.Column.String())
			}
		}
		return find("no more columns")
	case query.SelectAgg:
		for _, it := range q.Select {
			if it.Column.String() == m.About {
				return find(aggOptions[it.Agg])
			}
		}
	case query.WhereCount:
		return find(strconv.Itoa(len(q.Where)))
	case query.WhereColumn:
		for _, c := range q.Where {
			if !strings.Contains(where, schema.SQLName(c.Item.Column.Name)) {
				return find(c.Item.Column.String())
			}
		}
	case query.WhereOp:
		for _, c := range q.Where {
			if c.Item.Column.String() == m.About {
				return find(opOptions[c.Op])
			}
		}
	case query.WhereValue:
		for _, c := range q.Where {
			if strings.HasPrefix(m.About, c.Item.Column.String()+" ") && len(c.Values) > 0 {
				return find(c.Values[0].Text, "another value")
			}
		}
	case query.AndOr:
		if len(q.Where) > 1 && q.Where[1].Or {
			return find("one of them is enough")
		}
		return find("all must hold")
	case query.GroupColumn:
		if len(q.GroupBy) > 0 {
			return find("a figure for each " + q.GroupBy[0].String())
		}
		return find("one figure for all rows")
	case query.OrderItem:
		if len(q.OrderBy) == 0 {
			return find("no order")
		}
		dir := map[bool]string{true: ", largest first", false: ", smallest first"}[q.OrderBy[0].Desc]
		for i, o := range m.Options {
			if strings.HasPrefix(o, q.OrderBy[0].Item.Column.String()) && strings.HasSuffix(o, dir) {
				return i
			}
		}
	case query.LimitRows:
		if q.Limit == 0 {
			return find("all of them")
		}
		return find(strconv.Itoa(q.Limit))
	}
	return -1
}

func sameSet(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for _, x := range a {
		found := false
		for _, y := range b {
			found = found || strings.EqualFold(x, y)
		}
		if !found {
			return false
		}
	}
	return true
}
