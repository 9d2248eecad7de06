package agent

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// Shown rows are referred to by name; their keys are kept for later turns only.
func TestShownRowsGoByName(t *testing.T) {
	col := func(name string) query.Item { return query.Item{Column: query.Column{Table: "inns", Name: name}} }
	h := &handling{src: &Source{Schema: parsetest.Inns()}, conv: &Conversation{Turns: []Turn{{Rows: []parse.RowRef{
		{Table: "inns", Key: "7", Title: "The Drowsy Heron"}, {Table: "inns", Key: "9", Title: "Casa Amarela"}}}}}}
	about := func(op query.Op, keys ...string) *query.Query {
		c := query.Condition{Item: col("id"), Op: op}
		for _, k := range keys {
			c.Values = append(c.Values, query.Value{Text: k, Number: true})
		}
		return &query.Query{Select: []query.Item{col("id"), col("name"), col("score")},
			From: query.From{Tables: []string{"inns"}}, Where: []query.Condition{c}}
	}
	for _, c := range []struct {
		q    *query.Query
		want string
	}{
		{about(query.Equal, "7"), `SELECT name, score FROM inns WHERE name = 'The Drowsy Heron'`},
		{about(query.NotIn, "7", "9"), `SELECT name, score FROM inns WHERE name NOT IN ('The Drowsy Heron', 'Casa Amarela')`},
		{about(query.In, "7", "8"), `SELECT name, score FROM inns WHERE id IN (7, 8)`}, // 8 was never shown
		{about(query.Greater, "7"), `SELECT name, score FROM inns WHERE id > 7`},
	} {
		before := c.q.SUQL()
		if got := h.forRestatement(c.q).SUQL(); got != c.want {
			t.Errorf("%s\n told as %s\n    want %s", before, got, c.want)
		}
		if c.q.SUQL() != before {
			t.Errorf("%s has changed to %s", before, c.q.SUQL())
		}
	}
	h.conv.Turns = append(h.conv.Turns, Turn{Question: "ids and names of the inns"})
	if asked := about(query.Greater, "7"); h.forRestatement(asked).SUQL() != asked.SUQL() {
		t.Errorf("the id that was asked for is left out: %s", h.forRestatement(asked).SUQL())
	}
}

// A name that is the primary key is still shown.
func TestNameThatIsTheKey(t *testing.T) {
	name := query.Column{Table: "gardens", Name: "client"}
	db := &schema.Database{Tables: []*schema.Table{{Name: "gardens", Label: "garden", Key: []string{"client"},
		Columns: []*schema.Column{{Name: "client", Label: "client", Type: schema.Text, Role: schema.Title}}}}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db},
		conv: &Conversation{Turns: []Turn{{Question: "the oldest"}}}}
	q := &query.Query{Select: []query.Item{{Column: name}}, From: query.From{Tables: []string{"gardens"}}}
	if got := h.forRestatement(q); len(got.Select) != 1 {
		t.Errorf("what is said shows %v", got.Select)
	}
}

// A text is found in a question as whole words, and returned as typed there.
func TestAsTyped(t *testing.T) {
	for text, want := range map[string]string{"hamburg": "Hamburg", "örebro": "Örebro", "ham": "", "": ""} {
		if got := asTyped("anyone from Hamburg or Örebro?", text); got != want {
			t.Errorf("%s: %q, not %q", text, got, want)
		}
	}
}

// Keys of rows that have names are no answer to offer.
func TestShowsKeys(t *testing.T) {
	h := &handling{src: &Source{Schema: parsetest.Inns()}, conv: &Conversation{}}
	inns := func(items ...query.Item) *query.Query {
		return &query.Query{Select: items, From: query.From{Tables: []string{"inns"}}}
	}
	item := func(agg query.Agg, name string) query.Item {
		return query.Item{Agg: agg, Column: query.Column{Table: "inns", Name: name}}
	}
	sorted := inns(item(query.None, "name"))
	sorted.OrderBy = []query.Order{{Item: item(query.None, "id")}}
	for _, tt := range []struct {
		q    *query.Query
		want bool
	}{
		{inns(item(query.None, "id")), true}, {inns(item(query.Sum, "id")), true}, {sorted, true},
		{inns(item(query.Count, "id")), false}, {inns(item(query.None, "id"), item(query.None, "name")), false},
		{inns(item(query.Sum, "score")), false},
	} {
		if got := h.showsKeys(tt.q); got != tt.want {
			t.Errorf("%s: %v", tt.q.SUQL(), got)
		}
	}
}
