package roles

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/weights/schema"
)

func read(t *testing.T, question string) (*link.Question, *Scores) {
	t.Helper()
	r, err := New(schema.Layers)
	if err != nil {
		t.Fatal(err)
	}
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
	s, err := r.Read(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	return q, s
}

// best returns the column that a role fits best.
func (s *Scores) best(r Role) string {
	name, most := "", float32(-1000)
	for p, scores := range s.parts {
		if p.column != wholeTable && scores[r] > most {
			c := s.catalog.Columns[p.column]
			name, most = c.Table.Name+"."+c.Name, scores[r]
		}
	}
	return name
}

func TestRoles(t *testing.T) {
	for _, test := range []struct {
		question string
		role     Role
		want     string
	}{
		{"average length of boats per kind", Averaged, "boats.length_cm"},
		{"average length of boats per kind", Grouped, "boats.kind"},
		{"which owners live in Kiel", Equal, "owners.city"},
		{"boats ordered by berths, most first", Descending, "boats.berths"},
	} {
		if _, s := read(t, test.question); s.best(test.role) != test.want {
			t.Errorf("%s: role %d goes to %s, not %s", test.question, test.role, s.best(test.role), test.want)
		}
	}
}

// A question is read once, whoever asks it again.
func TestReadAgain(t *testing.T) {
	r, err := New(schema.Layers)
	if err != nil {
		t.Fatal(err)
	}
	d := parsetest.Boats()
	ask := func(ctx context.Context, question string) (*Scores, error) {
		return r.Read(ctx, link.New(d, parsetest.BoatValues{}, question))
	}
	first, err := ask(t.Context(), "which owners live in Kiel")
	if err != nil {
		t.Fatal(err)
	}
	ended, end := context.WithCancel(t.Context())
	end() // nothing can be read any more
	if again, err := ask(ended, "which owners live in Kiel"); err != nil || again != first {
		t.Errorf("it is read again: %v", err)
	}
	if _, err := ask(ended, "which owners live in Bonn"); !errors.Is(err, context.Canceled) {
		t.Errorf("another question: %v", err)
	}
}

// A statement that does what is asked has more evidence for it than one that does something else.
func TestFeatures(t *testing.T) {
	column := func(name string) query.Item { return query.Item{Column: query.Column{Table: "boats", Name: name}} }
	of := func(i query.Item) *query.Query {
		return &query.Query{Select: []query.Item{i}, From: query.From{Tables: []string{"boats"}}}
	}
	average := column("length_cm")
	average.Agg = query.Avg
	_, s := read(t, "average length of boats")
	sum := func(q *query.Query) (sum float32) {
		for _, f := range s.Features(q) {
			if int(f.At) < firstWholeFeature && f.At%2 == 0 {
				sum += f.Value
			}
		}
		return sum
	}
	asked := sum(of(average))
	for _, other := range []query.Item{column("kind"), column("length_cm"), column("berths")} {
		if x := sum(of(other)); x >= asked {
			t.Errorf("%+v is expected as much as the average length: %v, %v", other, x, asked)
		}
	}
}

// Sums of floats depend on their order, so that must not change from run to run.
func TestFeaturesAreRepeatable(t *testing.T) {
	q, s := read(t, "name, kind, length and berths of boats by length")
	var all []query.Item
	for _, c := range q.Catalog.Columns {
		all = append(all, query.Item{Column: query.Column{Table: c.Table.Name, Name: c.Name}})
	}
	statement := &query.Query{Select: all, From: query.From{Tables: []string{q.Catalog.Tables[0].Name}}}
	want := s.Features(statement)
	for range 100 {
		if got := s.Features(statement); !slices.Equal(got, want) {
			t.Fatalf("features %v, then %v", want, got)
		}
	}
}

func TestRows(t *testing.T) {
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "how many owners live in Kiel")
	all := rows(encode.DefaultTokenizer(), q)
	seen := 0
	for _, x := range all {
		if x.seq.Len() > rowTokens {
			t.Errorf("a row has %d tokens", x.seq.Len())
		}
		for _, p := range x.parts {
			if p.To <= p.From || p.To > x.seq.Len() {
				t.Errorf("part %v stands at %v", p.part, p.Span)
			}
			seen++
		}
	}
	if want := len(q.Catalog.Tables) + len(q.Catalog.Columns); seen != want {
		t.Errorf("%d of %d tables and columns are in the rows", seen, want)
	}
	if first := sortTables(q, hintsOf(q))[0].Name; first != "owners" {
		t.Errorf("%s comes first", first)
	}
}

func TestUses(t *testing.T) {
	cat := link.CatalogOf(parsetest.Boats())
	boat := func(name string) query.Column { return query.Column{Table: "boats", Name: name} }
	q := &query.Query{
		Select: []query.Item{{Column: boat("kind")}, {Agg: query.Count, Column: boat("*")}},
		From:   query.From{Tables: []string{"boats"}},
		Where: []query.Condition{{Item: query.Item{Column: boat("berths")}, Op: query.Greater,
			Values: []query.Value{{Text: "4", Number: true}}}},
		GroupBy: []query.Column{boat("kind")},
		OrderBy: []query.Order{{Item: query.Item{Agg: query.Count, Column: boat("*")}, Desc: true}}, Limit: 1,
	}
	u := newUsage(cat, q)
	var got []string
	for o := range u.operators {
		got = append(got, o)
	}
	slices.Sort(got)
	want := []string{"count*", "desc", "group", "gt", "limit1", "select2", "where1"}
	if !slices.Equal(got, want) {
		t.Errorf("operators %v, not %v", got, want)
	}
	roles := map[string][]Role{}
	for _, p := range u.parts {
		if p.column == wholeTable {
			continue
		}
		for r, has := range p.roles {
			if has {
				roles[cat.Columns[p.column].Name] = append(roles[cat.Columns[p.column].Name], Role(r))
			}
		}
	}
	if !slices.Equal(roles["kind"], []Role{Selected, Grouped}) || !slices.Equal(roles["berths"], []Role{Above}) {
		t.Errorf("roles %v", roles)
	}
}

func TestReadCancelled(t *testing.T) {
	r, err := New(schema.Layers)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "boats")
	if _, err := r.Read(ctx, q); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

func BenchmarkRead(b *testing.B) {
	r, err := New(schema.Layers)
	if err != nil {
		b.Fatal(err)
	}
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "average length of boats per kind of those in Kiel")
	for b.Loop() {
		if _, err := r.Read(context.Background(), q); err != nil {
			b.Fatal(err)
		}
	}
}
