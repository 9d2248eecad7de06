package nlg

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// PlainVoice is the voice that people hear.
func PlainVoice(t *testing.T) *Voice {
	t.Helper()
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// Said are the parts that the phrase for a query says, in order.
func (v *Voice) Said(db *schema.Database, q *query.Query) []string {
	_, said := v.phraseParts(db, q)
	slices.Sort(said)
	return said
}

// Parts are the parts of a query's outermost block.
func Parts(q *query.Query) []string {
	var t phrasing
	for _, i := range q.Select {
		t.record("show", i.String())
	}
	for _, c := range q.Where {
		t.record("where", c.About())
	}
	for _, c := range q.Having {
		t.record("having", c.About())
	}
	for _, g := range q.GroupBy {
		t.record("group", g.String())
	}
	for _, o := range q.OrderBy {
		t.record("order", o.Item.String())
	}
	for r := q.Right; r != nil; r = r.Right {
		for _, o := range r.OrderBy {
			t.record("order", o.Item.String())
		}
		if r.Limit+r.Offset > 0 {
			t.record("limit", "")
		}
	}
	for kind, has := range map[string]bool{"limit": q.Limit+q.Offset > 0, "distinct": q.Distinct,
		"set": q.Set != query.NoSet} {
		if has {
			t.record(kind, "")
		}
	}
	slices.Sort(t.taken)
	return t.taken
}
