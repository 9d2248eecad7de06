package browse_test

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

func TestParse(t *testing.T) {
	for _, c := range []struct{ question, want string }{
		{"quiet hostels in Lisbon",
			`WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND answer(comments, 'is this inn quiet?') = 'Yes' LIMIT 3`},
		{"What is the best boutique place in Porto?",
			`WHERE 'boutique' = ANY (kinds) AND town = 'Porto' ORDER BY score DESC LIMIT 1`},
		{"a cheap place in Lisbom that is good for a honeymoon",
			`WHERE town = 'Lisbon' AND cost = 'cheap' AND answer(comments, 'is this inn good for a honeymoon?') = 'Yes' LIMIT 1`},
		{"How many inns in Porto have more than 100 votes?", `SELECT count(*) FROM inns WHERE town = 'Porto' AND num_votes > 100`},
		{"Which inn in Lisbon has the most votes?", `WHERE town = 'Lisbon' ORDER BY num_votes DESC LIMIT 1`},
		{"hostels or ski lodges in Porto", `WHERE kinds && ARRAY['hostel', 'ski lodge'] AND town = 'Porto' LIMIT 3`},
		{"inns in Lisbon with live music and a view of the river",
			`WHERE town = 'Lisbon' AND answer(comments, 'does this inn have live music?') = 'Yes' AND answer(comments, 'does this inn have a view of the river?') = 'Yes' LIMIT 3`},
		{"luxury hotels in Porto, not hostels", `WHERE town = 'Porto' AND ('hostel' = ANY (kinds)) IS NOT TRUE AND cost = 'luxury' LIMIT 3`},
		{"How many inns don't have parking?", `WHERE answer(comments, 'does this inn have parking?') = 'No'`},
		{"inns opened after 2010 in Porto", `WHERE town = 'Porto' AND opened >= '2011-01-01' LIMIT 3`},
		{"which inns are quiet and allow dogs?", `WHERE answer(comments, 'is this inn quiet?') = 'Yes' AND answer(comments, 'does this inn allow dogs?') = 'Yes' LIMIT 3`},
		{"hostels opened from 1990 to 1999", `WHERE 'hostel' = ANY (kinds) AND opened >= '1990-01-01' AND opened < '2000-01-01' LIMIT 3`},
		{"quiet inns before evening with live music", `WHERE answer(comments, 'is this inn quiet?') = 'Yes' AND answer(comments, 'does this inn have live music?') = 'Yes' LIMIT 3`},
		{"hotels in Porto that are not expensive", `WHERE town = 'Porto' AND cost IN ('cheap', 'moderate') LIMIT 3`},
		{"cheapest hotel in Porto", `WHERE town = 'Porto' AND cost = 'cheap' LIMIT 1`},
		{"hotels rated exactly 4.1", `WHERE score = 4.1 LIMIT 3`},
		{"the 10 most popular hotels in Porto", `WHERE town = 'Porto' ORDER BY num_votes DESC LIMIT 10`},
		{"worst rated hotel in Lisbon", `WHERE town = 'Lisbon' ORDER BY score LIMIT 1`},
		{"anything but hostels in Porto", `WHERE ('hostel' = ANY (kinds)) IS NOT TRUE AND town = 'Porto' LIMIT 3`},
		{"not too noisy, hostel", `WHERE 'hostel' = ANY (kinds) AND answer(comments, 'is this inn noisy?') = 'No' LIMIT 3`},
		{"family-owned hotels", `WHERE answer(comments, 'is this inn family-owned?') = 'Yes' LIMIT 3`},
		{"hostels open late on friday", `WHERE 'hostel' = ANY (kinds) AND open_at(hours, 'friday 11 pm') LIMIT 3`},
		{"a drink after 10pm in Porto", `WHERE town = 'Porto' AND open_at(hours, 'after 10pm') AND answer(comments, 'does this inn have a drink?') = 'Yes' LIMIT 3`},
		{"what time does the Drowsy Heron open on sundays?", `SELECT id, name, hours FROM inns WHERE name = 'The Drowsy Heron'`},
		{"name and cost of all hostels", `SELECT id, name, cost FROM inns WHERE 'hostel' = ANY (kinds)`},
		{"hostels in Porto that won't break the bank", `WHERE 'hostel' = ANY (kinds) AND town = 'Porto' AND cost = 'cheap' LIMIT 3`},
		{"hostels with high ratings", `WHERE 'hostel' = ANY (kinds) AND score >= 4 ORDER BY score DESC LIMIT 3`},
		{"not too pricey hostel in Porto", `WHERE 'hostel' = ANY (kinds) AND town = 'Porto' AND cost IN ('cheap', 'moderate') LIMIT 3`},
		{"non-hostels in Porto", `WHERE ('hostel' = ANY (kinds)) IS NOT TRUE AND town = 'Porto' LIMIT 3`},
		{"hotels that are neither noisy nor expensive", `WHERE cost IN ('cheap', 'moderate') AND answer(comments, 'is this inn noisy?') = 'No' LIMIT 3`},
		{"hotels where the service is slow", `WHERE answer(comments, 'is the service slow?') = 'Yes' LIMIT 3`},
		{"hostels with fewer than 40 votes opened before 1950", `WHERE 'hostel' = ANY (kinds) AND num_votes < 40 AND opened < '1950-01-01' LIMIT 3`},
		{"the quietest inns", `WHERE answer(comments, 'is this inn quiet?') = 'Yes' LIMIT 3`},
		{"does any have hostel options and a pool?", `WHERE 'hostel' = ANY (kinds) AND answer(extras, 'does this inn have a pool?') = 'Yes' LIMIT 3`},
		{"a hostel for 12 people in Porto", `WHERE 'hostel' = ANY (kinds) AND town = 'Porto' AND answer(comments, 'is this inn good for 12 people?') = 'Yes' LIMIT 3`},
		{"a good hotel to stay at in Porto", `WHERE town = 'Porto' AND score >= 4 ORDER BY score DESC LIMIT 1`},
		{"something for my mother's birthday", `WHERE answer(comments, 'is this inn good for a mother''s birthday?') = 'Yes' LIMIT 3`},
		{"is the Drowsy Heron quiet?", `SELECT id, name, answer(comments, 'is this inn quiet?') FROM inns WHERE name = 'The Drowsy Heron'`},
	} {
		got := browse.Parse(parse.Input{Question: c.question, Schema: parsetest.Inns(), Values: parsetest.Values()})
		if len(got) == 0 {
			t.Errorf("%s: nothing", c.question)
			continue
		}
		suql := got[0].Query.SUQL()
		if !strings.HasSuffix(suql, c.want) {
			t.Errorf("%s\n got %s\nwant …%s", c.question, suql, c.want)
		}
	}
}

func TestProbabilities(t *testing.T) {
	for _, q := range []string{"quiet hostels in Lisbon", "good cheap place", "x", "best best best",
		strings.Repeat("quiet ", 400)} {
		got := browse.Parse(parse.Input{Question: q, Schema: parsetest.Inns(), Values: parsetest.Values()})
		sum := 0.0
		for i, c := range got {
			sum += c.P
			if i > 0 && c.P > got[i-1].P {
				t.Errorf("%.30s: candidates out of order", q)
			}
		}
		if sum > 1+1e-9 {
			t.Errorf("%.30s: probabilities sum to %g", q, sum)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, q := range []string{"quiet hostels in Lisbon", "", "?", "not not", "between 3 and", "$", "top 5", "🙂 最好",
		"'; drop table inns"} {
		f.Add(q)
	}
	db, v := parsetest.Inns(), parsetest.Values()
	f.Fuzz(func(t *testing.T, q string) {
		browse.Parse(parse.Input{Question: q, Schema: db, Values: v, Beam: 10})
		browse.Fragment(parse.Input{Question: q, Schema: db, Values: v}, "inns", len(q)%2 == 0)
	})
}

// Superlatives and comparatives speak of the columns that measure what they say.
func TestMeasures(t *testing.T) {
	number := func(name, low, high string) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Integer, Min: low, Max: high}
	}
	boats := &schema.Database{Tables: []*schema.Table{{Name: "boats", Label: "boats", Rows: 9, Columns: []*schema.Column{
		{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title}, number("length", "4", "14"), number("built", "1974", "2012"), number("price", "1950", "214900"),
		{Name: "notes", Label: "notes", Type: schema.Text, Role: schema.FreeText, Words: 20}}}}}
	for question, want := range map[string]string{
		"the longest boat built before 1980": `WHERE built < 1980 ORDER BY length DESC LIMIT 1`,
		"the shortest boat":                  `ORDER BY length LIMIT 1`,
		"the oldest boat":                    `ORDER BY built LIMIT 1`,
		"boats longer than 11 m":             `WHERE length > 11 LIMIT 3`,
		"boats older than 1985":              `WHERE built < 1985 LIMIT 3`,
		"boats newer than 1985":              `WHERE built > 1985 LIMIT 3`,
		"boats built since 1985":             `WHERE built >= 1985 LIMIT 3`,
		"which boats cost less than 100k":    `WHERE price < 100000 LIMIT 3`,
	} {
		got := browse.Parse(parse.Input{Question: question, Schema: boats})
		if len(got) == 0 {
			t.Errorf("%s: nothing", question)
		} else if suql := got[0].Query.SUQL(); !strings.HasSuffix(suql, want) {
			t.Errorf("%s\n got %s\nwant …%s", question, suql, want)
		}
	}
}
