package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/schema"
)

// conditionByName replaces the keys in a condition on earlier rows with the rows' names, since people do not know the
// keys.
func (h *handling) conditionByName(c query.Condition) query.Condition {
	title, ok := h.titleFor(c.Item.Column)
	if !ok || c.Item.Agg != query.None || c.Item.Text != nil || c.Sub != nil || len(c.Values) == 0 ||
		!slices.Contains([]query.Op{query.Equal, query.NotEqual, query.In, query.NotIn}, c.Op) {
		return c
	}
	values := make([]query.Value, 0, len(c.Values))
	for _, v := range c.Values {
		name := h.shownName(c.Item.Column.Table, v.Text)
		if name == "" {
			return c
		}
		values = append(values, query.Value{Text: name, First: v.First, Last: v.Last})
	}
	c.Item.Column, c.Values = title, values
	return c
}

// titleFor returns the title column of the rows that a key column identifies.
func (h *handling) titleFor(key query.Column) (query.Column, bool) {
	t := h.src.Schema.Table(key.Table)
	if t == nil || len(t.Key) != 1 || t.Key[0] != key.Name {
		return query.Column{}, false
	}
	title := t.Title()
	if title == nil {
		return query.Column{}, false
	}
	return query.Column{Table: t.Name, Name: title.Name}, true
}

// shownName returns the name under which a row was shown, or "".
func (h *handling) shownName(table, key string) string {
	for _, turn := range h.conv.Turns {
		for _, r := range turn.Rows {
			if r.Table == table && r.Column == "" && r.Key == key {
				return r.Title
			}
		}
	}
	return ""
}

// showsKeys reports whether a query shows nothing but keys of rows that have names, adds such keys up, or sorts by
// them.
func (h *handling) showsKeys(q *query.Query) bool {
	isKey := func(c query.Column) bool {
		c.Table = q.From.Table(c.Table)
		title, hasTitle := h.titleFor(c)
		return hasTitle && title.Name != c.Name
	}
	isSummed := func(it query.Item) bool {
		return it.Agg != query.None && it.Agg != query.Count && isKey(it.Column)
	}
	onlyKeys := len(q.Select) > 0 && !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return it.Agg != query.None || it.Calc != nil || it.Text != nil || !isKey(it.Column)
	})
	sortsByKey := slices.ContainsFunc(q.OrderBy, func(o query.Order) bool {
		return o.Item.Agg == query.None && isKey(o.Item.Column) || isSummed(o.Item)
	})
	return onlyKeys || sortsByKey || slices.ContainsFunc(q.Select, isSummed)
}

// isIncidentalKey reports whether a key beside a row's name was selected only for later turns that refer to the row.
func (h *handling) isIncidentalKey(items []query.Item, c query.Column) bool {
	title, ok := h.titleFor(c)
	if !ok || !slices.ContainsFunc(items, query.Item{Column: title}.Same) || len(h.conv.Turns) == 0 {
		return false
	}
	label := strings.Fields(strings.ToLower(h.src.Schema.Table(c.Table).Column(c.Name).Label))
	return !h.asksForKeys() && !slices.ContainsFunc(h.lastWords(), func(w string) bool {
		return slices.Contains(label, w) || slices.Contains(label, strings.TrimSuffix(w, "s"))
	})
}

// lastWords returns the words of the last question.
func (h *handling) lastWords() []string {
	if len(h.conv.Turns) == 0 {
		return nil
	}
	return strings.Fields(strings.ToLower(h.conv.Turns[len(h.conv.Turns)-1].Question))
}

// asksForKeys reports whether the last question asks for keys: "ids of the clubs", but not "the number of clubs".
func (h *handling) asksForKeys() bool {
	words := strings.Fields(strings.ReplaceAll(strings.Join(h.lastWords(), " "), "number of", ""))
	return slices.ContainsFunc(words, func(w string) bool {
		return w != "no" && schema.IsKey(strings.TrimSuffix(w, "s"))
	})
}

// forRestatement returns the query to restate: rows by name, without incidental keys.
func (h *handling) forRestatement(q *query.Query) *query.Query {
	out := q.Clone()
	for i, c := range out.Where {
		out.Where[i] = h.conditionByName(c)
	}
	if len(out.GroupBy) == 0 && out.Set == query.NoSet {
		out.Select = slices.DeleteFunc(out.Select, func(it query.Item) bool {
			return it.Agg == query.None && it.Text == nil && h.isIncidentalKey(q.Select, it.Column)
		})
		if len(out.Select) == 0 { // the name is the key
			out.Select = q.Clone().Select
		}
	}
	return out
}

// spokenNames is a source's schema with the names that some questions use.
type spokenNames struct {
	questions string
	schema    *schema.Database
}

// names returns the schema with the names that the conversation's questions use, so that answers use them too.
func (h *handling) names() *schema.Database {
	noun, questions := "", make([]string, len(h.conv.Turns))
	for i := range h.conv.Turns {
		questions[i] = h.conv.Turns[i].Question
		if n := h.conv.Turns[i].RowNoun; n != "" {
			noun = n
		}
	}
	if all := strings.Join(append(questions, noun), "\n"); h.spoken.schema == nil || h.spoken.questions != all {
		h.spoken = spokenNames{all, account.Spoken(strings.Join(questions, "\n"), noun, h.src.Schema)}
	}
	return h.spoken.schema
}

// rowNoun returns what a question calls the rows of the only table, if that is not the table's name: "rentals" for a
// table of deck chairs. The best reading must have no other use for the word.
func (h *handling) rowNoun(t *Turn) string {
	if len(h.src.Schema.Visible()) != 1 || len(t.Candidates) == 0 {
		return ""
	}
	if noun := h.questionAccount(t).RowNoun(); slices.Contains(t.Candidates[0].Unused, noun) {
		return noun
	}
	return ""
}

// outsideData holds the kinds of small talk that ask for things outside the data.
var outsideData = map[string]bool{"meaning": true, "other": true}

// talk answers small talk. It mentions the data, so that people know what to ask.
func (h *handling) talk(kind string) string {
	if kind == "" {
		return ""
	}
	v := h.o.Voice
	return strings.TrimSpace(v.Say("talk."+kind, "offer", v.Say("talk.offer", "tables", h.describeData())))
}
