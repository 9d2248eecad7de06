package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// earlier is what a follow-up can refer to: the last query and the rows it showed.
type earlier struct {
	query  *query.Query
	search *query.Query  // the last query that searched for rows, not one about rows already shown
	table  *schema.Table // the table of its rows
	rows   []parse.RowRef
	shown  []parse.RowRef // in all turns of this search
}

func lastTurn(in parse.Input) (earlier, bool) {
	for i := len(in.History) - 1; i >= 0; i-- {
		turn := in.History[i]
		if turn.Query == nil || len(turn.Query.From.Tables) == 0 {
			continue
		}
		e := earlier{query: turn.Query, table: in.Schema.Table(turn.Query.From.Tables[0])}
		if e.table == nil {
			return e, false
		}
		e.rows = withKeys(turn.Rows, e.table)
		for k := i; k >= 0; k-- {
			e.shown = append(e.shown, withKeys(in.History[k].Rows, e.table)...)
			if q := in.History[k].Query; e.search == nil && q != nil && !e.isAboutKeys(q) && q.From.Tables[0] == e.table.Name {
				e.search = q
			}
		}
		if e.search == nil {
			e.search = e.query
		}
		return e, true
	}
	return earlier{}, false
}

// withKeys returns the rows of a table that have a key and can therefore be found again.
func withKeys(rows []parse.RowRef, of *schema.Table) []parse.RowRef {
	return slices.DeleteFunc(slices.Clone(rows), func(r parse.RowRef) bool {
		return r.Key == "" || r.Column != "" || r.Table != of.Name
	})
}

// isAboutKeys reports whether a query is about rows given by their keys.
func (e earlier) isAboutKeys(q *query.Query) bool {
	key, ok := declaredKey(e.table)
	return ok && len(q.Where) > 0 && q.Where[0].Item.Column == key &&
		(q.Where[0].Op == query.In || q.Where[0].Op == query.Equal)
}

// followUpTurn is a turn that may continue an earlier one.
type followUpTurn struct {
	in         parse.Input
	q          *link.Question
	e          earlier
	tokens     []words.Token
	text       string            // the turn's words, each surrounded by spaces
	candidates []parse.Candidate // readings of the turn as a search
	first      *query.Query      // the most probable of them
	named      bool              // the turn names the table
	ones       bool              // the turn refers to its rows without naming them ("ones")
}

// has reports whether the turn contains one of the phrases, separated by |.
func (g *followUpTurn) has(phrases string) bool {
	said := func(p string) bool { return strings.Contains(g.text, " "+p+" ") }
	return slices.ContainsFunc(strings.Split(phrases, "|"), said)
}

// begins reports whether the turn begins with one of the phrases.
func (g *followUpTurn) begins(phrases string) bool {
	said := func(p string) bool { return strings.HasPrefix(g.text, " "+p+" ") }
	return slices.ContainsFunc(strings.Split(phrases, "|"), said)
}

// change applies the turn to the search that found the rows shown, ignoring later questions about those rows.
func (g *followUpTurn) change(f *query.Query) *query.Query { return replaced(g.e, g.e.search, f) }

// ask reads the follow-up as a question about the given rows, which were shown earlier.
func (g *followUpTurn) ask(rows []parse.RowRef) []parse.Candidate {
	return refine(g.in, browse.Fragment(g.in, g.e.table.Name, true), func(f *query.Query) *query.Query {
		return ofRows(g.e, rows, f)
	})
}

// followUp reads the question as a follow-up: "cheaper ones", "in Palo Alto instead", "what about parking?", "the
// second one", "show me another". share is the probability that it is one.
func followUp(in parse.Input, q *link.Question) (cands []parse.Candidate, share float64) {
	e, ok := lastTurn(in)
	if !ok {
		return nil, 0
	}
	g := &followUpTurn{in: in, q: q, e: e, tokens: words.Tokenize(in.Question), first: &query.Query{},
		text: " " + strings.Join(wordsOf(in.Question), " ") + " "}
	if rows := g.picked(); len(rows) > 0 {
		return g.ask(rows), .95
	}
	named, other := namesTables(q, e.table)
	if other || g.begins("forget it|forget that|never mind|nevermind|start over|new search") {
		return nil, 0
	}
	if g.candidates = browse.Fragment(in, e.table.Name, false); len(g.candidates) > 0 {
		g.first = g.candidates[0].Query
	}
	g.named, g.ones = named, g.has("ones|one|instead|of those|of these|of them|as well|too|rather|any")
	if cands, share = g.read(); len(cands) == 0 {
		return nil, 0
	}
	return cands, share
}

// read applies the first kind of follow-up that the turn matches.
func (g *followUpTurn) read() ([]parse.Candidate, float64) {
	compare := g.compare()
	limited := compare != nil && hasNumber(g.first)
	switch n := len(g.tokens); {
	case !g.named && g.has("how many") && (n <= 6 || n <= 9 && len(g.first.Where) == 0):
		return refine(g.in, g.candidates, g.change), .85
	case compare != nil && !limited && (!g.named || g.ones):
		return refine(g.in, g.candidates, compare), .93
	case limited && !g.named:
		return refine(g.in, g.candidates, g.change), .9
	case compare == nil && !g.named && n <= 7 && g.has("another|other options|others|more|next|different one|other ones|else"):
		return refine(g.in, g.candidates, func(f *query.Query) *query.Query { return without(g.e, g.e.shown, g.change(f)) }),
			.9
	case g.begins("sort|order"):
		return refine(g.in, g.candidates, g.change), .93
	case g.first.ReadsTexts() && figures(g.q) != 0: // otherwise the figure's words would be searched for in texts
		return nil, 0
	}
	return g.elliptic()
}

// elliptic reads short follow-ups: "what about parking?", "in Porto", "top 5".
func (g *followUpTurn) elliptic() ([]parse.Candidate, float64) {
	shown := len(g.e.rows) > 0
	switch {
	case shown && g.asksOfThem() && g.named:
		return g.ask(g.e.rows), .5
	case shown && g.asksOfThem():
		return g.ask(g.e.rows), .85
	case shown && g.begins("what about|how about|and") && onlyText(g.first):
		return g.ask(g.e.rows), .92
	case g.begins("what about|how about|and|but|only|with|in|or|also|just|not|without|sort|order"), g.ones && !g.named:
		return refine(g.in, g.candidates, g.change), .9
	case shown && !g.named && isQuestion(g.text) && asksOnlyAttributes(g.first):
		// "what's the phone number?", "is there wifi?" are about the rows shown, since no row is named.
		return g.ask(g.e.rows), .8
	case len(g.tokens) > 5 || g.named || !changesRows(g.first) || isQuestion(g.text):
		return nil, 0
	case len(g.first.Where) == 0: // "top 5": of what was shown
		return refine(g.in, g.candidates, g.change), .92
	}
	return refine(g.in, g.candidates, g.change), .6
}

// asksOfThem reports whether the turn is a question about a pronoun such as "it" or "them".
func (g *followUpTurn) asksOfThem() bool {
	them := g.has("it|they|them|that one|this one|that place|this place|those|these|its|their") ||
		g.has("there") && !g.has("is there|are there|there is|there are")
	return them && len(g.tokens) <= 12 && !g.ones && isQuestion(g.text)
}

// refine builds a complete query from each reading of the turn.
func refine(in parse.Input, said []parse.Candidate, build func(*query.Query) *query.Query) []parse.Candidate {
	if len(said) == 0 {
		said = []parse.Candidate{{Query: &query.Query{}, P: 1}}
	}
	var out []parse.Candidate
	for _, s := range said {
		if q := build(s.Query); q != nil && in.Constraints.Allow(q) {
			out = append(out, parse.Candidate{Query: q, P: s.P})
		}
	}
	return out
}

// picked returns the row that the turn refers to by position or title: "the second one", "number 3", "the last one".
func (g *followUpTurn) picked() []parse.RowRef {
	rows, at := g.e.rows, -1
	for i, r := range rows {
		if title := strings.Join(wordsOf(r.Title), " "); len(title) > 3 && g.has(title) {
			at = i
		}
	}
	for _, f := range g.q.Numbers {
		if f.Ordinal || g.q.Near(f.First-1) == "number" {
			at = int(f.Value) - 1
		}
	}
	switch {
	case g.has("the first|first one"):
		at = 0
	case g.has("last one"):
		at = len(rows) - 1
	}
	if at < 0 || at >= len(rows) {
		return nil
	}
	return rows[at : at+1]
}

// ofRows returns the turn as a query about rows already shown. Conditions on texts become questions in the select list.
func ofRows(e earlier, rows []parse.RowRef, said *query.Query) *query.Query {
	key, ok := declaredKey(e.table)
	if !ok || len(rows) == 0 {
		return nil
	}
	q := &query.Query{From: query.From{Tables: []string{e.table.Name}},
		Where: []query.Condition{dialogue.Among(key, rows, query.In)}}
	q.Select = identity(e)
	q.Select = append(q.Select, said.Select...)
	for _, c := range said.Where {
		if c.Item.Column.Table == e.table.Name && !selects(q.Select, c.Item) {
			q.Select = append(q.Select, c.Item)
		}
	}
	if len(said.Select)+len(said.Where) == 0 {
		// "tell me about the second one" shows all columns, with a summary of the text.
		for _, c := range e.table.Visible() {
			switch {
			case c.Role == schema.FreeText:
				q.Select = append(q.Select, query.Item{Column: query.Column{Table: e.table.Name, Name: c.Name},
					Text: &query.TextCall{Summary: true}})
			case c.Role != schema.Identifier && c.Role != schema.Title:
				q.Select = append(q.Select, query.Item{Column: query.Column{Table: e.table.Name, Name: c.Name}})
			}
		}
	}
	return q
}

// without excludes rows that were shown before.
func without(e earlier, rows []parse.RowRef, q *query.Query) *query.Query {
	key, ok := declaredKey(e.table)
	if q == nil || !ok || len(rows) == 0 {
		return q
	}
	return dialogue.Without(q, dialogue.Among(key, rows, query.NotIn))
}

// declaredKey returns a table's declared single-column key.
func declaredKey(t *schema.Table) (query.Column, bool) {
	if len(t.Key) != 1 {
		return query.Column{}, false
	}
	return query.Column{Table: t.Name, Name: t.Key[0]}, true
}

// identity selects the columns that identify a row.
func identity(e earlier) []query.Item {
	var out []query.Item
	if key, ok := declaredKey(e.table); ok {
		out = append(out, query.Item{Column: key})
	}
	if title := e.table.Title(); title != nil {
		out = append(out, query.Item{Column: query.Column{Table: e.table.Name, Name: title.Name}})
	}
	return out
}

// replaced replaces the earlier conditions on the same columns and adds the rest.
func replaced(e earlier, before, said *query.Query) *query.Query {
	q := *before
	q.Where = dialogue.Replaced(before.Where, said.Where)
	if slices.ContainsFunc(said.From.Tables, func(t string) bool { return !slices.Contains(q.From.Tables, t) }) {
		return nil
	}
	if len(said.OrderBy) > 0 {
		q.OrderBy = said.OrderBy
		if len(q.Select) > 0 && q.Select[0].Agg != query.None && len(q.GroupBy) == 0 {
			// After an aggregate, show the best of the counted rows.
			q.Select, q.Limit = identity(e), 1
		}
	}
	if said.Limit > 0 {
		q.Limit = said.Limit
	}
	for _, s := range said.Select {
		if s.Agg == query.Count {
			q.Select, q.OrderBy, q.Limit, q.GroupBy, q.Having = []query.Item{s}, nil, 0, nil, nil
			break
		}
		if !selects(q.Select, s) {
			q.Select = append(append([]query.Item(nil), q.Select...), s)
		}
	}
	return &q
}

func selects(items []query.Item, item query.Item) bool { return slices.ContainsFunc(items, item.Same) }

// onlyText reports whether a query asks only about texts.
func onlyText(f *query.Query) bool { return textual(f) && len(f.Where)+len(f.Select) > 0 }

// textual reports whether all conditions are on texts.
func textual(f *query.Query) bool {
	return !slices.ContainsFunc(f.Where, func(c query.Condition) bool { return c.Item.Text == nil })
}

// questionWords are words that begin a question.
var questionWords = text.Set("do does is are can what how when where which who did has have will")

// isQuestion reports whether the text is a question, not a request.
func isQuestion(said string) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(said, " "), " ")
	return questionWords[first]
}

// namesTables reports whether the turn names the current table, or another table instead.
func namesTables(q *link.Question, at *schema.Table) (this, other bool) {
	for i, t := range q.Catalog.Tables {
		if q.Tables[i].Exact != 0 {
			this, other = this || t.Table == at, other || t.Table != at
		}
	}
	return this, other && !this
}

// changesRows reports whether the turn changes which rows are shown.
func changesRows(q *query.Query) bool { return len(q.Where)+len(q.OrderBy)+q.Limit > 0 }

// hasNumber reports whether a query compares something with a number.
func hasNumber(q *query.Query) bool {
	return slices.ContainsFunc(q.Where, func(c query.Condition) bool {
		return slices.ContainsFunc(c.Values, func(v query.Value) bool { return v.Number })
	})
}

// asksOnlyAttributes reports whether the turn only asks for columns or about texts, without searching for other rows.
func asksOnlyAttributes(q *query.Query) bool { return textual(q) && len(q.OrderBy) == 0 }
