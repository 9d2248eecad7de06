package propose_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// Ages are told by a birthday, or by the year in which something was built, where they are spoken of.
func TestAges(t *testing.T) {
	db := parsetest.Boats()
	db.Tables[0].Columns = append(db.Tables[0].Columns,
		&schema.Column{Name: "birth_date", Label: "birth date", Type: schema.Date, Distinct: 9},
		&schema.Column{Name: "berth_since", Label: "berth since", Type: schema.Date, Distinct: 9},
		&schema.Column{Name: "old_fee", Label: "old fee", Type: schema.Integer, Min: "300", Max: "900", Distinct: 9})
	db.Tables[1].Columns = append(db.Tables[1].Columns,
		&schema.Column{Name: "built", Label: "built", Type: schema.Integer, Min: "1951", Max: "2019", Distinct: 9})
	const age, built = "extract(year from age(current_date, birth_date))", "extract(year from current_date) - built"
	const berth = "extract(year from age(current_date, berth_since))"
	for question, want := range map[string]string{
		"owners over 60":                   "SELECT first_name, last_name FROM owners WHERE " + age + " >= 60",
		"owners younger than 30":           "SELECT first_name, last_name FROM owners WHERE " + age + " < 30",
		"owners aged 30 to 45":             "SELECT first_name, last_name FROM owners WHERE " + age + " BETWEEN 30 AND 45",
		"average age of owners":            "SELECT avg(" + age + ") FROM owners",
		"how old is Ida":                   "SELECT " + age + " FROM owners WHERE first_name = 'Ida'",
		"how old is Ida?":                  "SELECT " + age + " FROM owners WHERE first_name = 'Ida'",
		"boats older than 20":              "SELECT name FROM boats WHERE " + built + " >= 20",
		"boats longer than 20":             "",
		"owners not over 60":               "SELECT first_name, last_name FROM owners WHERE " + age + " < 60",
		"how many years has Ida been here": "SELECT " + berth + " FROM owners WHERE first_name = 'Ida'",
		"how long has Ida been here":       "SELECT " + berth + " FROM owners WHERE first_name = 'Ida'",
		"how many years does Ida pay":      "",
		"owners 18 or younger":             "SELECT first_name, last_name FROM owners WHERE " + age + " <= 18",
	} {
		set := propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)
		found, ages := false, false
		for i := range set.Readings {
			q := set.Query(i)
			found, ages = found || q.SUQL() == want, ages || q.HasAge()
		}
		if want != "" && !found {
			t.Errorf("%s: %s is not among %d readings", question, want, len(set.Readings))
		}
		if want == "" && ages {
			t.Errorf("%s: an age is read", question)
		}
	}
}

// Things are as old as the year in which they came to be, but nobody is as old as a membership.
func TestAgesOfThings(t *testing.T) {
	for name, ages := range map[string]bool{"built": true, "planted": true, "bought_yr": true, "yr": true,
		"joined": false, "started_year": false} {
		db := parsetest.Boats()
		db.Tables[1].Columns = append(db.Tables[1].Columns,
			&schema.Column{Name: name, Type: schema.Integer, Min: "1951", Max: "2019", Distinct: 9})
		want := "SELECT avg(extract(year from current_date) - " + name + ") FROM boats"
		if got := slices.Contains(statements(db, "average age of the boats"), want); got != ages {
			t.Errorf("%s tells an age: %t", name, got)
		}
	}
}

// statements are all readings of a question.
func statements(db *schema.Database, question string) (out []string) {
	set := propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)
	for i := range set.Readings {
		out = append(out, set.Query(i).SUQL())
	}
	return out
}

// What is listed is not counted.
func TestLists(t *testing.T) {
	for question, want := range map[string]bool{
		"list the sloops":           false,
		"list the number of sloops": true,
		"show me how many sloops":   true,
		"sloops":                    true,
	} {
		count := "SELECT count(*) FROM boats WHERE kind = 'sloop'"
		if got := slices.Contains(statements(parsetest.Boats(), question), count); got != want {
			t.Errorf("%s: counted %t, want %t", question, got, want)
		}
	}
}

// So many rows are wanted where a number stands at the head of a question, and nothing is the first of its kind.
func TestLeadingNumberLimitsRows(t *testing.T) {
	for question, want := range map[string]bool{
		"show me 5 sloops":          true,
		"list three insured boats":  true,
		"please show me 5 sloops":   true,
		"sloops with 5 berths":      false,
		"show me the 5 longest":     false,
		"more than 5 berths please": false,
	} {
		got := slices.ContainsFunc(statements(parsetest.Boats(), question), func(s string) bool {
			return strings.Contains(s, " LIMIT ") && !strings.HasSuffix(s, " LIMIT 1") && !strings.Contains(s, " BY ")
		})
		if got != want {
			t.Errorf("%s: proposed %v", question, got)
		}
	}
}
