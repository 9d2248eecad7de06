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

// previousTurn is what a follow-up can refer to: the last query and the rows it showed.
type previousTurn struct {
	query  *query.Query
	search *query.Query  // the last query that searched for rows, not one about rows already shown
	table  *schema.Table // the table of its rows
	rows   []parse.RowRef
	shown  []parse.RowRef // in all turns so far
}

func lastTurn(in parse.Input) (previousTurn, bool) {
	for i := len(in.History) - 1; i >= 0; i-- {
		turn := in.History[i]
		if turn.Query == nil || len(turn.Query.From.Tables) == 0 {
			continue
		}
		e := previousTurn{query: turn.Query, table: in.Schema.Table(turn.Query.From.Tables[0])}
		if e.table == nil {
			return e, false
		}
		e.rows = withKeys(turn.Rows, e.table)
		for k := i; k >= 0; k-- {
			e.shown = append(e.shown, withKeys(in.History[k].Rows, e.table)...)
			if q := in.History[k].Query; e.search == nil && q != nil && !e.selectsByKey(q) && q.From.Tables[0] == e.table.Name {
				e.search = q
			}
		}
		if e.search == nil {
			e.search = e.query
		}
		return e, true
	}
	return previousTurn{}, false
}

// withKeys returns the rows of a table that have a key and can therefore be found again.
func withKeys(rows []parse.RowRef, table *schema.Table) []parse.RowRef {
	return slices.DeleteFunc(slices.Clone(rows), func(r parse.RowRef) bool {
		return r.Key == "" || r.Column != "" || r.Table != table.Name
	})
}

// selectsByKey reports whether a query selects rows by their keys.
func (e previousTurn) selectsByKey(q *query.Query) bool {
	key, ok := declaredKey(e.table)
	return ok && len(q.Where) > 0 && q.Where[0].Item.Column == key &&
		(q.Where[0].Op == query.In || q.Where[0].Op == query.Equal)
}

// followUpTurn is a turn that may continue an earlier one.
type followUpTurn struct {
	in              parse.Input
	q               *link.Question
	e               previousTurn
	tokens          []words.Token
	text            string            // the turn's words, each surrounded by spaces
	candidates      []parse.Candidate // readings of the turn as a search
	best            *query.Query      // the most probable of them
	namesTable      bool              // the turn names the table
	refersByPronoun bool              // the turn refers to its rows without naming them ("ones")
}

// hasPhrase reports whether the turn contains one of the phrases, separated by |.
func (g *followUpTurn) hasPhrase(phrases string) bool {
	isContained := func(p string) bool { return strings.Contains(g.text, " "+p+" ") }
	return slices.ContainsFunc(strings.Split(phrases, "|"), isContained)
}

// beginsWith reports whether the turn begins with one of the phrases.
func (g *followUpTurn) beginsWith(phrases string) bool {
	isPrefix := func(p string) bool { return strings.HasPrefix(g.text, " "+p+" ") }
	return slices.ContainsFunc(strings.Split(phrases, "|"), isPrefix)
}

// applyToSearch applies the turn to the search that found the rows shown, ignoring later questions about those rows.
func (g *followUpTurn) applyToSearch(f *query.Query) *query.Query {
	return replaceConditions(g.e, g.e.search, f)
}

// askAboutRows reads the follow-up as a question about the given rows, which were shown earlier.
func (g *followUpTurn) askAboutRows(rows []parse.RowRef) []parse.Candidate {
	return refine(g.in, browse.Fragment(g.in, g.e.table.Name, true), func(f *query.Query) *query.Query {
		return queryAboutRows(g.e, rows, f)
	})
}

// readFollowUp reads the question as a follow-up: "cheaper ones", "in Palo Alto instead", "what about parking?", "the
// second one", "show me another". share is the probability that it is one.
func readFollowUp(in parse.Input, q *link.Question) (cands []parse.Candidate, share float64) {
	e, ok := lastTurn(in)
	if !ok {
		return nil, 0
	}
	g := &followUpTurn{in: in, q: q, e: e, tokens: words.Tokenize(in.Question), best: &query.Query{},
		text: " " + strings.Join(wordsOf(in.Question), " ") + " "}
	if rows := g.pickedRows(); len(rows) > 0 {
		return g.askAboutRows(rows), .95
	}
	named, other := namesTables(q, e.table)
	if other || g.beginsWith("forget it|forget that|never mind|nevermind|start over|new search") {
		return nil, 0
	}
	if g.candidates = browse.Fragment(in, e.table.Name, false); len(g.candidates) > 0 {
		g.best = g.candidates[0].Query
	}
	g.namesTable, g.refersByPronoun = named, g.hasPhrase("ones|one|instead|of those|of these|of them|as well|too|rather|any")
	if cands, share = g.read(); len(cands) == 0 {
		return nil, 0
	}
	return cands, share
}

// read applies the first kind of follow-up that the turn matches.
func (g *followUpTurn) read() ([]parse.Candidate, float64) {
	compare := g.compare()
	limited := compare != nil && hasNumber(g.best)
	switch n := len(g.tokens); {
	case !g.namesTable && g.hasPhrase("how many") && (n <= 6 || n <= 9 && len(g.best.Where) == 0):
		return refine(g.in, g.candidates, g.applyToSearch), .85
	case compare != nil && !limited && (!g.namesTable || g.refersByPronoun):
		return refine(g.in, g.candidates, compare), .93
	case limited && !g.namesTable:
		return refine(g.in, g.candidates, g.applyToSearch), .9
	case compare == nil && !g.namesTable && n <= 7 && g.hasPhrase("another|other options|others|more|next|different one|other ones|else"):
		return refine(g.in, g.candidates, func(f *query.Query) *query.Query {
				return excludeShown(g.e, g.e.shown,
					g.applyToSearch(f))
			}),
			.9
	case g.beginsWith("sort|order"):
		return refine(g.in, g.candidates, g.applyToSearch), .93
	case g.best.ReadsTexts() && figureTokens(g.q) != 0: // otherwise the figure's words would be searched for in texts
		return nil, 0
	}
	return g.readShort()
}

// readShort reads short follow-ups: "what about parking?", "in Porto", "top 5".
func (g *followUpTurn) readShort() ([]parse.Candidate, float64) {
	hasRows := len(g.e.rows) > 0
	switch {
	case hasRows && g.asksAboutShown() && g.namesTable:
		return g.askAboutRows(g.e.rows), .5
	case hasRows && g.asksAboutShown():
		return g.askAboutRows(g.e.rows), .85
	case hasRows && g.beginsWith("what about|how about|and") && asksOnlyAboutText(g.best):
		return g.askAboutRows(g.e.rows), .92
	case g.beginsWith("what about|how about|and|but|only|with|in|or|also|just|not|without|sort|order"), g.refersByPronoun && !g.namesTable:
		return refine(g.in, g.candidates, g.applyToSearch), .9
	case hasRows && !g.namesTable && isQuestion(g.text) && asksOnlyAttributes(g.best):
		// "what's the phone number?", "is there wifi?" are about the rows shown, since no row is named.
		return g.askAboutRows(g.e.rows), .8
	case len(g.tokens) > 5 || g.namesTable || !changesRows(g.best) || isQuestion(g.text):
		return nil, 0
	case len(g.best.Where) == 0: // "top 5" of the rows shown
		return refine(g.in, g.candidates, g.applyToSearch), .92
	}
	return refine(g.in, g.candidates, g.applyToSearch), .6
}

// asksAboutShown reports whether the turn is a question about "it", "them" and the like.
func (g *followUpTurn) asksAboutShown() bool {
	hasPronoun := g.hasPhrase("it|they|them|that one|this one|that place|this place|those|these|its|their") ||
		g.hasPhrase("there") && !g.hasPhrase("is there|are there|there is|there are")
	return hasPronoun && len(g.tokens) <= 12 && !g.refersByPronoun && isQuestion(g.text)
}

// refine builds a complete query from each reading of the turn.
func refine(in parse.Input, readings []parse.Candidate, build func(*query.Query) *query.Query) []parse.Candidate {
	if len(readings) == 0 {
		readings = []parse.Candidate{{Query: &query.Query{}, P: 1}}
	}
	var out []parse.Candidate
	for _, s := range readings {
		if q := build(s.Query); q != nil && in.Constraints.Allow(q) {
			out = append(out, parse.Candidate{Query: q, P: s.P})
		}
	}
	return out
}

// pickedRows returns the row that the turn refers to by its position or title: "the second one", "number 3", "the last
// one".
func (g *followUpTurn) pickedRows() []parse.RowRef {
	rows, at := g.e.rows, -1
	for i, r := range rows {
		if title := strings.Join(wordsOf(r.Title), " "); len(title) > 3 && g.hasPhrase(title) {
			at = i
		}
	}
	for _, f := range g.q.Numbers {
		if f.Ordinal || g.q.Token(f.First-1) == "number" {
			at = int(f.Value) - 1
		}
	}
	switch {
	case g.hasPhrase("the first|first one"):
		at = 0
	case g.hasPhrase("last one"):
		at = len(rows) - 1
	}
	if at < 0 || at >= len(rows) {
		return nil
	}
	return rows[at : at+1]
}

// queryAboutRows returns the turn as a query about rows already shown. Conditions on texts become questions in the
// select list.
func queryAboutRows(e previousTurn, rows []parse.RowRef, turn *query.Query) *query.Query {
	key, ok := declaredKey(e.table)
	if !ok || len(rows) == 0 {
		return nil
	}
	q := &query.Query{From: query.From{Tables: []string{e.table.Name}},
		Where: []query.Condition{dialogue.Among(key, rows, query.In)}}
	q.Select = identityItems(e)
	q.Select = append(q.Select, turn.Select...)
	for _, c := range turn.Where {
		if c.Item.Column.Table == e.table.Name && !selects(q.Select, c.Item) {
			q.Select = append(q.Select, c.Item)
		}
	}
	if len(turn.Select)+len(turn.Where) == 0 {
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

// excludeShown excludes rows that were shown before.
func excludeShown(e previousTurn, rows []parse.RowRef, q *query.Query) *query.Query {
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

// identityItems selects the columns that identify a row.
func identityItems(e previousTurn) []query.Item {
	var out []query.Item
	if key, ok := declaredKey(e.table); ok {
		out = append(out, query.Item{Column: key})
	}
	if title := e.table.Title(); title != nil {
		out = append(out, query.Item{Column: query.Column{Table: e.table.Name, Name: title.Name}})
	}
	return out
}

// replaceConditions returns the earlier query with the turn's conditions, which replace those on the same columns, and
// with the turn's order, limit and items.
func replaceConditions(e previousTurn, before, turn *query.Query) *query.Query {
	q := *before
	q.Where = dialogue.ReplaceConditions(before.Where, turn.Where)
	if slices.ContainsFunc(turn.From.Tables, func(t string) bool { return !slices.Contains(q.From.Tables, t) }) {
		return nil
	}
	if len(turn.OrderBy) > 0 {
		q.OrderBy = turn.OrderBy
		if len(q.Select) > 0 && q.Select[0].Agg != query.None && len(q.GroupBy) == 0 {
			// After an aggregate, show the best of the counted rows.
			q.Select, q.Limit = identityItems(e), 1
		}
	}
	if turn.Limit > 0 {
		q.Limit = turn.Limit
	}
	for _, s := range turn.Select {
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

// asksOnlyAboutText reports whether a query asks only about texts.
func asksOnlyAboutText(f *query.Query) bool {
	return hasOnlyTextConditions(f) && len(f.Where)+len(f.Select) > 0
}

func hasOnlyTextConditions(f *query.Query) bool {
	return !slices.ContainsFunc(f.Where, func(c query.Condition) bool { return c.Item.Text == nil })
}

// questionWords are words that begin a question.
var questionWords = text.Set("do does is are can what how when where which who did has have will")

// isQuestion reports whether the text is a question, not a request.
func isQuestion(turn string) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(turn, " "), " ")
	return questionWords[first]
}

// namesTables reports whether the turn names the current table, or only other tables.
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
func asksOnlyAttributes(q *query.Query) bool { return hasOnlyTextConditions(q) && len(q.OrderBy) == 0 }
