package discretize

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// lamps is a table of two sub-domains with columns extracted from its texts.
func lamps() (*schema.Database, map[string][]*Column) {
	t := &schema.Table{Name: "things", Label: "things", Columns: []*schema.Column{
		{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title},
		{Name: "kind", Label: "kind", Type: schema.Text, Role: schema.Enumeration, Values: []schema.ValueCount{{Value: "desk lamps", Count: 9}, {Value: "kettles", Count: 8}}},
		{Name: "maker", Label: "maker", Type: schema.Text, Role: schema.Enumeration, Values: []schema.ValueCount{{Value: "Oldham", Count: 4}}},
		{Name: "price", Label: "price", Type: schema.Real},
	}}
	columns := []*Column{
		{Name: "weight_kg", Label: "weight", Kind: Number, Unit: "kg", Domains: []string{"desk lamps", "kettles"}, term: term{amount, "mass", ""}},
		{Name: "capacity_l", Label: "capacity", Kind: Number, Unit: "l", Domains: []string{"kettles"}, term: term{amount, "volume", ""}},
		{Name: "cups", Label: "cups", Kind: Number, Domains: []string{"kettles"}, term: term{kind: amount, word: "cup"}},
		{Name: "dimmable", Label: "dimmable", Kind: YesNo, Domains: []string{"desk lamps"}, term: term{kind: trait, word: "dimmabl"}},
		{Name: "timer", Label: "timer", Kind: YesNo, Domains: []string{"kettles"}, term: term{kind: trait, word: "timer"}},
		{Name: "bulb", Label: "bulb", Kind: Choice, Values: []string{"led", "halogen"}, Domains: []string{"desk lamps"}, term: term{kind: variety, word: "bulb"}},
		{Name: "colour", Label: "colour", Kind: List, Values: []string{"red", "black"}, Domains: []string{"desk lamps", "kettles"}, term: term{kind: class, word: "colour"}},
	}
	for _, c := range columns {
		typ := map[Kind]schema.Type{Number: schema.Real, YesNo: schema.Boolean}[c.Kind]
		if typ == "" {
			typ = schema.Text
		}
		t.Columns = append(t.Columns, &schema.Column{Name: c.Name, Label: c.Label, Type: typ, List: c.Kind == List,
			Unit: c.Unit, ReadFrom: "text"})
	}
	return &schema.Database{Name: "shop", Tables: []*schema.Table{t}}, map[string][]*Column{"things": columns}
}

func TestAskerReads(t *testing.T) {
	db, tables := lamps()
	a := &Asker{Tables: tables}
	for question, want := range map[string]string{
		"desk lamps that are not dimmable":                 "name WHERE kind = 'desk lamps' AND dimmable = false",
		"lamps with a halogen bulb under 50 euros":         "name, price WHERE kind = 'desk lamps' AND bulb = 'halogen' AND price < 50",
		"kettles of at least 500 ml":                       "name, capacity_l WHERE kind = 'kettles' AND capacity_l >= 0.5",
		"kettles without a timer that weigh less than 2kg": "name, weight_kg WHERE kind = 'kettles' AND weight_kg < 2 AND timer = false",
		"how many kettles have a timer?":                   "count(*) WHERE kind = 'kettles' AND timer = true",
		"the lightest desk lamp":                           "name, weight_kg WHERE kind = 'desk lamps' AND weight_kg IS NOT NULL ORDER BY weight_kg LIMIT 1",
		"red kettles for six cups or more":                 "name, cups, colour WHERE kind = 'kettles' AND cups >= 6 AND 'red' = ANY (colour)",
		"black kettles by Oldham":                          "name, colour WHERE kind = 'kettles' AND maker = 'Oldham' AND 'black' = ANY (colour)",
		"which ones have a timer?":                         "name WHERE timer = true",
		"the cheapest one with a timer":                    "name, price WHERE timer = true AND price IS NOT NULL ORDER BY price LIMIT 1",

		"kettles that whistle and have a timer": "", // nothing is known about whistling
		"desk lamps":                            "", // no extracted column is involved
		"dimmable ones with a timer":            "", // no sub-domain has both
		"kettles with a handle of 30 apples":    "",
		"":                                      "",
	} {
		got := ""
		if q := a.Read(db, question); q != nil {
			got = strings.TrimPrefix(q.SUQL(), "SELECT ")
			got = strings.Replace(got, " FROM things", "", 1)
		}
		if got != want {
			t.Errorf("%q is read as\n%s, want\n%s", question, got, want)
		}
	}
}

// plain is a parser with one reading.
type plain struct{ parse.Parser }

func (plain) Parse(context.Context, parse.Input) (*parse.Parsed, error) {
	return &parse.Parsed{Data: 1,
		Candidates: []parse.Candidate{{Query: &query.Query{Select: []query.Item{query.Star("things")},
			From: query.From{Tables: []string{"things"}}}, P: .5}}}, nil
}

func TestAskerParses(t *testing.T) {
	db, tables := lamps()
	a := &Asker{Parser: plain{}, Tables: tables}
	parsed, err := a.Parse(context.Background(), parse.Input{Question: "kettles with a timer", Schema: db})
	if err != nil || len(parsed.Candidates) != 2 || parsed.Candidates[0].P != certain || parsed.Candidates[1].P > .051 {
		t.Errorf("%+v, %v", parsed, err)
	}
	for _, in := range []parse.Input{{Question: "kettles that whistle", Schema: db},
		{Question: "kettles with a timer", Schema: db, History: []parse.Turn{{Question: "kettles"}}}} {
		if parsed, err = a.Parse(context.Background(), in); err != nil || len(parsed.Candidates) != 1 ||
			parsed.Candidates[0].P != .5 {
			t.Errorf("%q: the other parser alone has to read it: %+v, %v", in.Question, parsed, err)
		}
	}
}

func TestExplore(t *testing.T) {
	db, tables := lamps()
	a := &Asker{Tables: tables}
	look := func(_ context.Context, statement string) ([][]any, error) {
		switch {
		case strings.Contains(statement, "count(*)"):
			return [][]any{{int64(8)}}, nil
		case !strings.Contains(statement, "kind = 'kettles'"):
			t.Errorf("other rows are looked at: %s", statement)
		case strings.Contains(statement, "timer"):
			return [][]any{{true}, {false}, {false}, {nil}}, nil
		case strings.Contains(statement, "capacity_l"):
			return [][]any{{1.5}, {.5}, {2.}, {1.}}, nil
		case strings.Contains(statement, "colour"):
			return [][]any{{[]any{"red", "black"}}, {[]any{"red"}}, {[]any{}}, {[]any{"red"}}}, nil
		}
		return [][]any{{nil}, {nil}}, nil
	}
	domain, aspects, err := a.Explore(context.Background(), db, "What should I look at in a kettle?", look)
	if err != nil || domain != "kettles" || len(aspects) != 3 {
		t.Fatalf("%s: %+v, %v", domain, aspects, err)
	}
	var told []string
	for _, x := range aspects {
		told = append(told, x.Column.Label+": "+x.Text)
	}
	want := "capacity: 0.5 to 2 l, half of them up to 1|timer: no (2), yes (1)|colour: red (3), black (1)"
	if got := strings.Join(told, "|"); got != want || aspects[0].Said != 4 || aspects[0].All != 8 {
		t.Errorf("told is %s, want %s", got, want)
	}
	for _, question := range []string{"kettles with a timer", "what should I look at?",
		"what should I look at in a kettle that whistles?"} {
		if _, aspects, err := a.Explore(context.Background(), db, question, look); err != nil || aspects != nil {
			t.Errorf("%q asks something else: %+v, %v", question, aspects, err)
		}
	}
}
