package llmtest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"net/http"
	"strconv"
	"strings"

	"surely/query"
)

// Decided is one decision of a parser as the server was asked it, with what it answered.
type Decided struct {
	Slot    string
	Options []string
	P       []float64 // the probability of each option, as the log-probabilities tell it
	Right   int       // the option that gold takes, or -1
	Best    int
}

// NoisyGold is a script for parsers: it knows the query that every question means and decides rightly with probability
// pi on average. Its certainty is honest: when it says .8 it is right four times in five. The right option holds most of
// what a wrong one leaves. What it did is told to saw, which may be nil.
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
		p := spread(len(m.Options), right, pi, noise)
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
			saw(Decided{Slot: m.Slot, Options: m.Options, P: p, Right: right, Best: best})
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

// spread makes the distribution over n options. Options are drawn by what they are, so that leaving one out leaves the
// order of the others as it was.
func spread(n, right int, pi float64, noise *dice) []float64 {
	p := make([]float64, n)
	if n == 1 {
		p[0] = .999
		return p
	}
	sure := 1 - (1-pi)*2*noise.roll("sure") // between 2·pi-1 and 1, pi on average
	sure = min(max(sure, 1.2/float64(n)), .999)
	winner := right
	if right < 0 || noise.roll("right") > sure {
		best := -1.0
		for i := range n {
			if x := noise.roll("option" + strconv.Itoa(i)); i != right && x > best {
				winner, best = i, x
			}
		}
	}
	for i := range p {
		p[i] = (1 - sure) * .3 / float64(n)
	}
	p[winner] += sure
	if second := right; second >= 0 && second != winner {
		p[second] += (1 - sure) * .7
	} else {
		for i := range p {
			if i != winner {
				p[i] += (1 - sure) * .7 / float64(n-1)
			}
		}
	}
	return p
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

// written writes the gold literal or question, or with the rest of the probability something near it.
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
	p := 1 - (1-pi)*2*noise.roll("sure")
	if r.Temperature > 0 {
		noise = &dice{noise.seed + strconv.Itoa(r.Seed)}
	}
	if noise.roll("right") > p || text == "" {
		text = strings.TrimSpace(text + " x" + strconv.Itoa(int(10*noise.roll("what"))))
		p = 1 - p
	}
	body, _ := json.Marshal(map[string]string{"text": text})
	return Response{Text: string(body), Tokens: []Token{{Text: string(body), P: min(max(p, .001), .999)}}}
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
	done := func(at query.Column) bool { return strings.Contains(m.Sofar, query.Identifier(at.Name)) }
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
				return find(map[query.Agg]string{query.None: "each value as it is", query.Count: "how many there are", query.Max: "the largest",
					query.Min: "the smallest", query.Sum: "the sum", query.Avg: "the average"}[it.Agg])
			}
		}
	case query.WhereCount:
		return find(strconv.Itoa(len(q.Where)))
	case query.WhereColumn:
		for _, c := range q.Where {
			if !strings.Contains(where, query.Identifier(c.Item.Column.Name)) {
				return find(c.Item.Column.String())
			}
		}
	case query.WhereOp:
		for _, c := range q.Where {
			if c.Item.Column.String() == m.About {
				return find(map[query.Op][]string{query.Equal: {"is"}, query.Has: {"holds"}, query.NotEqual: {"is not"}, query.HasNot: {"does not hold"},
					query.Greater: {"is more than"}, query.GreaterEqual: {"is at least"}, query.Less: {"is less than"}, query.LessEqual: {"is at most"},
					query.Like: {"contains"}, query.OpenAt: {"is open at"}}[c.Op]...)
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
