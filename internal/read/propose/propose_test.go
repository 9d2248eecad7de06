package propose_test

import (
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// For each question the reading that a person means is among those that are proposed, and leaves no telling word
// unused.
// now is the day that questions about days are asked on.
var now = when.Clock{Today: time.Date(2026, 11, 26, 0, 0, 0, 0, time.UTC)}

func TestReadings(t *testing.T) {
	db := parsetest.Boats()
	for question, want := range map[string]string{
		"sloops":                                               `SELECT name FROM boats WHERE kind = 'sloop'`,
		"owners from Kiel":                                     `SELECT first_name, last_name FROM owners WHERE city = 'Kiel'`,
		"sloops of Ida Ravn":                                   `SELECT boats.name FROM boats JOIN owners ON boats.owner_id = owners.id WHERE boats.kind = 'sloop' AND owners.first_name = 'Ida' AND owners.last_name = 'Ravn'`,
		"how many boats are insured":                           `SELECT count(*) FROM boats WHERE insured = 1`,
		"the three longest boats":                              `SELECT name FROM boats ORDER BY length_cm DESC LIMIT 3`,
		"the second longest boat":                              `SELECT name FROM boats ORDER BY length_cm DESC LIMIT 1 OFFSET 1`,
		"average length of sloops":                             `SELECT avg(length_cm) FROM boats WHERE kind = 'sloop'`,
		"boats per kind":                                       `SELECT kind, count(*) FROM boats GROUP BY kind`,
		"average length per kind":                              `SELECT kind, avg(length_cm) FROM boats GROUP BY kind`,
		"boats bought per year":                                `SELECT extract(year from bought), count(*) FROM boats GROUP BY extract(year from bought)`,
		"owner with the most boats":                            `SELECT owners.first_name, owners.last_name FROM boats JOIN owners ON boats.owner_id = owners.id GROUP BY owners.id ORDER BY count(*) DESC LIMIT 1`,
		"boats with the highest fees":                          `SELECT boats.name FROM moorings JOIN boats ON moorings.boat_id = boats.id GROUP BY boats.id ORDER BY sum(moorings.fee_cents) DESC LIMIT 1`,
		"kinds with more than 2 names":                         `SELECT kind FROM boats GROUP BY kind HAVING count(DISTINCT name) > 2`,
		"owners without boats":                                 `SELECT first_name, last_name FROM owners WHERE id NOT IN (SELECT owner_id FROM boats)`,
		"owners with more than 2 boats":                        `SELECT owners.first_name, owners.last_name FROM boats JOIN owners ON boats.owner_id = owners.id GROUP BY owners.id HAVING count(*) > 2`,
		"what share of boats is insured":                       `SELECT 100.0 * count(*) FILTER (WHERE insured = 1) / nullif(count(*), 0) FROM boats`,
		"how much longer is a ketch than a sloop on average":   `SELECT abs(avg(length_cm) FILTER (WHERE kind = 'ketch') - avg(length_cm) FILTER (WHERE kind = 'sloop')) FROM boats`,
		"how many sloops for every ketch":                      `SELECT 1.0 * count(*) FILTER (WHERE kind = 'sloop') / nullif(count(*) FILTER (WHERE kind = 'ketch'), 0) FROM boats`,
		"how much more fees were paid in 2021 than in 2020":    `SELECT abs(sum(fee_cents) FILTER (WHERE extract(year from paid_on) = 2021) - sum(fee_cents) FILTER (WHERE extract(year from paid_on) = 2020)) FROM moorings`,
		"boats bought on a saturday or sunday":                 `SELECT name FROM boats WHERE to_char(bought, 'FMDay') IN ('Saturday', 'Sunday')`,
		"most common kind":                                     `SELECT kind FROM boats GROUP BY kind ORDER BY count(*) DESC LIMIT 1`,
		"is any ketch insured":                                 `SELECT count(*) > 0 FROM boats WHERE kind = 'ketch' AND insured = 1`,
		"owners whose letters mention a leaking hull":          `SELECT first_name, last_name FROM owners WHERE answer(letters, 'does this owner mention a leaking hull?') = 'Yes'`,
		"fees per month in 2021":                               `SELECT to_char(paid_on, 'YYYY-MM'), sum(fee_cents) FROM moorings WHERE extract(year from paid_on) = 2021 GROUP BY to_char(paid_on, 'YYYY-MM')`,
		"share of insured boats per kind":                      `SELECT kind, 100.0 * count(*) FILTER (WHERE insured = 1) / nullif(count(*), 0) FROM boats GROUP BY kind`,
		"boats per kind, the commonest on top":                 `SELECT kind, count(*) FROM boats GROUP BY kind ORDER BY count(*) DESC`,
		"the longest boat of each kind":                        `SELECT kind, name FROM boats WHERE length_cm = (SELECT max(other.length_cm) FROM boats AS other WHERE other.kind = boats.kind)`,
		"the longest insured boat of each owner":               `SELECT owners.first_name, owners.last_name, boats.name, boats.length_cm FROM boats JOIN owners ON boats.owner_id = owners.id WHERE boats.insured = 1 AND boats.length_cm = (SELECT max(other.length_cm) FROM boats AS other WHERE other.owner_id = boats.owner_id AND other.insured = 1)`,
		"the heaviest boat by displacement":                    `SELECT name FROM boats ORDER BY substring(replace(displacement, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric DESC NULLS LAST LIMIT 1`,
		"what share of boats is insured, by city of the owner": `SELECT owners.city, 100.0 * count(*) FILTER (WHERE boats.insured = 1) / nullif(count(*), 0) FROM boats JOIN owners ON boats.owner_id = owners.id GROUP BY owners.city`,
		"ratio of sloops to ketches for each owner":            `SELECT owners.first_name, owners.last_name, 1.0 * count(*) FILTER (WHERE boats.kind = 'sloop') / nullif(count(*) FILTER (WHERE boats.kind = 'ketch'), 0) FROM boats JOIN owners ON boats.owner_id = owners.id GROUP BY owners.id`,
		"ratio of insured to non-insured boats per kind":       `SELECT kind, 1.0 * count(*) FILTER (WHERE insured = 1) / nullif(count(*) FILTER (WHERE insured = 0), 0) FROM boats GROUP BY kind`,
		"boats without a mooring paid in 2021":                 `SELECT name FROM boats WHERE id NOT IN (SELECT boat_id FROM moorings WHERE extract(year from paid_on) = 2021)`,
		"boats without a mooring paid in 2020 or 2021":         `SELECT name FROM boats WHERE id NOT IN (SELECT boat_id FROM moorings WHERE extract(year from paid_on) IN (2020, 2021))`,
		"owners without moorings":                              `SELECT first_name, last_name FROM owners WHERE id NOT IN (SELECT boats.owner_id FROM boats JOIN moorings ON boats.id = moorings.boat_id)`,
		"boats bought in the first half of 2021":               `SELECT name FROM boats WHERE bought >= '2021-01-01' AND bought < '2021-07-01'`,
		"boats bought on or before 1 May 2021":                 `SELECT name FROM boats WHERE bought < '2021-05-02'`,
		"compare the number of sloops and ketches":             `SELECT count(*) FILTER (WHERE kind = 'sloop'), count(*) FILTER (WHERE kind = 'ketch') FROM boats`,
		"boats bought before June":                             `SELECT name FROM boats WHERE bought < '2026-06-01'`,
		"boats bought after October":                           `SELECT name FROM boats WHERE bought >= '2026-11-01'`,
		"the length and the name of sloops":                    `SELECT length_cm, name FROM boats WHERE kind = 'sloop'`,
		"sloops to ketches":                                    `SELECT 1.0 * count(*) FILTER (WHERE kind = 'sloop') / nullif(count(*) FILTER (WHERE kind = 'ketch'), 0) FROM boats`,
		"owners with both a sloop and a ketch":                 `SELECT DISTINCT owners.first_name, owners.last_name FROM owners JOIN boats ON owners.id = boats.owner_id WHERE boats.kind = 'sloop' INTERSECT SELECT DISTINCT owners.first_name, owners.last_name FROM owners JOIN boats ON owners.id = boats.owner_id WHERE boats.kind = 'ketch'`,
		"fees per kind and year":                               `SELECT boats.kind, extract(year from moorings.paid_on), sum(moorings.fee_cents) FROM moorings JOIN boats ON moorings.boat_id = boats.id GROUP BY boats.kind, extract(year from moorings.paid_on)`,
		"boats per owner by kind":                              `SELECT owners.first_name, owners.last_name, boats.kind, count(*) FROM boats JOIN owners ON boats.owner_id = owners.id GROUP BY owners.id, boats.kind, owners.first_name, owners.last_name`,
		"uninsured sloops":                                     `SELECT name FROM boats WHERE insured = 0 AND kind = 'sloop'`,
	} {
		t.Run(question, func(t *testing.T) {
			set := propose.Readings(link.NewAt(now, db, parsetest.BoatValues{}, question), nil, nil)
			for i := range set.Readings {
				if set.Query(i).SUQL() == want {
					return
				}
			}
			t.Errorf("%s is not among %d readings", want, len(set.Readings))
		})
	}
}

// The first of its kind is proposed where something is said to be that, however it is spelt, and nowhere else.
func TestFirstOfItsKind(t *testing.T) {
	for question, want := range map[string]bool{
		"sloops by length":                   false,
		"boats with at least 3 berths":       false,
		"boats with at most 3 berths":        false,
		"almost all sloops":                  false,
		"boats from Budapest":                false,
		"boats sorted by length, show 10":    true,
		"how many sloops were bought in May": false,
		"the longest sloop":                  true,
		"cheapst moorings":                   true,
		"the most popular kind":              true,
		"boats bought after 2020":            false,
		"which is longer, a ketch or sloop?": true,
		"the second boat by length":          true,
	} {
		got := slices.ContainsFunc(statements(parsetest.Boats(), question), func(s string) bool {
			return strings.Contains(s, " ORDER BY ") && strings.Contains(s, " LIMIT ")
		})
		if got != want {
			t.Errorf("%s: proposed %v", question, got)
		}
	}
}

// What is said to be the most is not proposed the other way round.
func TestDirections(t *testing.T) {
	for question, never := range map[string]string{
		"the kind with the most boats":   "ORDER BY count(*) LIMIT 1",
		"the kind with the fewest boats": "ORDER BY count(*) DESC LIMIT 1",
		"the boat bought earliest":       "ORDER BY bought DESC LIMIT 1",
	} {
		other := strings.NewReplacer(" DESC LIMIT", " LIMIT", " LIMIT", " DESC LIMIT").Replace(never)
		all := statements(parsetest.Boats(), question)
		for ending, want := range map[string]bool{never: false, other: true} {
			if slices.ContainsFunc(all, func(s string) bool { return strings.HasSuffix(s, ending) }) != want {
				t.Errorf("%s: proposed with %s: %t, want %t", question, ending, !want, want)
			}
		}
	}
}

// What no word asks for, or what cannot be meant, is not proposed.
func TestNotProposed(t *testing.T) {
	for question, nonsense := range map[string]string{
		"the longest sloop":              `SELECT kind FROM boats WHERE kind = 'sloop' ORDER BY length_cm DESC LIMIT 1`,
		"average berths of sloops":       `SELECT avg(berths), max(berths) FROM boats WHERE kind = 'sloop'`,
		"boats bought from 2020 to 2022": `SELECT name FROM boats WHERE extract(year from bought) IN (2020, 2022)`,
		"owners without phone in Brest":  `SELECT first_name, last_name FROM owners WHERE phone IS NULL AND city <> 'Brest'`,
	} {
		if slices.Contains(statements(parsetest.Boats(), question), nonsense) {
			t.Errorf("%s: %s is proposed", question, nonsense)
		}
	}
}

// A time without more is that of the rows: a mooring's date, not the day on which its boat was bought.
func TestDatesOfRows(t *testing.T) {
	for name, bought := range map[string]bool{"paid_on": true, "mooring_date": false} {
		db := parsetest.Boats()
		c := db.Table("moorings").Column("paid_on")
		c.Name, c.Label = name, strings.ReplaceAll(name, "_", " ")
		for question, want := range map[string]bool{"total fees of sloops in 2021": bought,
			"total fees of sloops by year": bought, "total fees of sloops bought in 2021": true} {
			all := statements(db, question)
			has := func(column string) bool {
				return slices.ContainsFunc(all, func(s string) bool {
					return strings.Contains(s, "sum(moorings.fee_cents) FROM moorings") && strings.Contains(s, column)
				})
			}
			if !has("moorings."+name) || has("boats.bought") != want {
				t.Errorf("%s with %s: by the day boats were bought: %v", question, name, !want)
			}
		}
	}
}

// What a reading leaves unused is told apart from what it rests on.
func TestUnused(t *testing.T) {
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "sloops with a purple funnel")
	set := propose.Readings(q, nil, nil)
	for i := range set.Readings {
		if set.Query(i).SUQL() == `SELECT name FROM boats WHERE kind = 'sloop'` {
			if got := q.TextOf(set.Unused(i)); got != "purple funnel" {
				t.Errorf("left unused: %q", got)
			}
			return
		}
	}
	t.Error("no reading lists the sloops")
}

// A price for each of something is multiplied with their number, whatever says how many.
func TestPricesOfEach(t *testing.T) {
	number := func(name string, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: schema.Integer, Role: role,
			Min: "1", Max: "9", Distinct: 9}
	}
	for _, c := range []struct {
		number, price string
		role          schema.Role
		want          bool
	}{
		{"nights", "rate_per_night", schema.Plain, true},
		{"hours", "hourly_fee", schema.Money, true},
		{"heads", "fare_per_head", schema.Plain, true},
		{"jars", "jar_price", schema.Money, true},
		{"jars_sold", "jar_price", schema.Money, true},
		{"nights", "rate_per_person", schema.Plain, false},
		{"hours", "heart_rate", schema.Plain, false},
		{"guests", "fee", schema.Money, true},
		{"stars", "fee", schema.Money, false},
		{"discount_percent", "fee", schema.Money, false},
		{"width_cm", "fee", schema.Money, false},
		{"meals_per_day", "fee", schema.Money, false},
	} {
		db := &schema.Database{Name: "inn", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "stays", Label: "stays",
			Rows: 40, Columns: []*schema.Column{number(c.number, schema.Plain), number(c.price, c.role)}}}}
		set := propose.Readings(link.New(db, nil, "total turnover"), nil, nil)
		if got := proposes(set, "sum("+c.number+" * "+c.price+")"); got != c.want {
			t.Errorf("%s times %s: proposed %t, want %t", c.number, c.price, got, c.want)
		}
	}
}

// What has no sum is averaged, even if a total is asked for.
func TestTotalOfWhatHasNoSum(t *testing.T) {
	for name, want := range map[string]string{"VAT %": "avg", "rating": "avg", "comfort (1-9)": "avg", "nights": "sum",
		"score": "sum", "cats (0-9)": "sum"} {
		db := &schema.Database{Name: "inn", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "stays", Label: "stays",
			Rows: 40, Columns: []*schema.Column{{Name: name, Label: name, Type: schema.Integer, Min: "1", Max: "9"}}}}}
		word := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) })[0]
		set := propose.Readings(link.New(db, nil, "total "+word), nil, nil)
		for _, agg := range []string{"avg", "sum"} {
			if got := proposes(set, "SELECT "+agg+"("); got != (agg == want) {
				t.Errorf("total %s: proposed %s: %t", name, agg, got)
			}
		}
	}
}

// A yes/no question may ask which of two figures is greater, or less.
func TestWhetherGreater(t *testing.T) {
	side := func(kind string) string { return "avg(length_cm) FILTER (WHERE kind = '" + kind + "')" }
	for question, want := range map[string]string{
		"are sloops longer than ketches":  side("sloop") + " > " + side("ketch"),
		"are sloops shorter than ketches": side("ketch") + " > " + side("sloop"),
	} {
		set := propose.Readings(link.New(parsetest.Boats(), parsetest.BoatValues{}, question), nil, nil)
		if !proposes(set, want) {
			t.Errorf("%s: no %s", question, want)
		}
	}
}

// How long ago goes back from today, and how long until goes on from it.
func TestElapsed(t *testing.T) {
	for question, want := range map[string]string{
		"how many days ago was the last sloop bought": "current_date::date - max(bought)::date",
		"how long until the next sloop is bought":     "min(bought)::date - current_date::date",
	} {
		set := propose.Readings(link.New(parsetest.Boats(), parsetest.BoatValues{}, question), nil, nil)
		if !proposes(set, want) {
			t.Errorf("%s: no %s", question, want)
		}
	}
}

// Takings are of money, never a number of things.
func TestTakings(t *testing.T) {
	number := func(name string, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Integer, Role: role, Min: "1", Max: "40", Distinct: 9}
	}
	db := &schema.Database{Name: "inn", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "stays", Label: "stays",
		Rows: 40, Columns: []*schema.Column{number("guests", schema.Plain), number("fee", schema.Money)}}}}
	set := propose.Readings(link.New(db, nil, "total takings"), nil, nil)
	if proposes(set, "sum(guests)") || !proposes(set, "sum(guests * fee)") {
		t.Error("takings are a number of guests, or no product")
	}
}

// What takes longest goes by the time between two times of day, too.
func TestTimesOfDayApart(t *testing.T) {
	clock := func(name, first, last string) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Text, Distinct: 9, Samples: []string{first, last},
			Min: first, Max: last}
	}
	for ends, want := range map[*schema.Column]bool{
		clock("ends", "09:30", "20:00"): true, clock("ends", "02:00", "20:00"): false} {
		db := &schema.Database{Name: "school", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "lessons",
			Label: "lessons", Rows: 40, Columns: []*schema.Column{clock("begins", "08:30", "18:00"), ends}}}}
		set := propose.Readings(link.New(db, nil, "how long is the longest lesson"), nil, nil)
		if got := proposes(set, "max(extract(epoch from ends::time - begins::time) / 3600)"); got != want {
			t.Errorf("from %s on: a length of lessons: %v", ends.Min, got)
		}
	}
}

func BenchmarkReadings(b *testing.B) {
	db := parsetest.Boats()
	for b.Loop() {
		propose.Readings(link.New(db, parsetest.BoatValues{},
			"which owners from Kiel have more than two insured sloops longer than 9 m?"), nil, nil)
	}
}

// Groups by a key that the database does not declare name what is shown beside it: PostgreSQL asks for it.
func TestGroupsByUndeclaredKey(t *testing.T) {
	for _, declared := range []bool{true, false} {
		db, want := parsetest.Boats(), "GROUP BY boats.id"
		if !declared {
			db.Table("boats").Key, want = nil, "GROUP BY boats.id, boats.name"
		}
		all := statements(db, "number of moorings of each boat")
		if !slices.ContainsFunc(all, func(s string) bool { return strings.HasSuffix(s, want) }) {
			t.Errorf("declared %v: nothing with %s", declared, want)
		}
	}
}
