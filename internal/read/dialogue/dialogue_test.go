package dialogue_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// Each turn of a conversation becomes, among other things, the query that a person means.
func TestRead(t *testing.T) {
	for _, c := range []struct{ before, turn, want string }{
		{"how many sloops are there", "and ketches?", `SELECT count(*) FROM boats WHERE kind = 'ketch'`},
		{"sloops", "how many are those?", `SELECT count(*) FROM boats WHERE kind = 'sloop'`},
		{"sloops", "and ketches?", `SELECT name FROM boats WHERE kind = 'ketch'`},
		{"average length of sloops", "per kind", `SELECT kind, avg(length_cm) FROM boats WHERE kind = 'sloop' GROUP BY kind`},
		{"sloops", "group them by berths", `SELECT berths, count(*) FROM boats WHERE kind = 'sloop' GROUP BY berths`},
		{"how many sloops are there", "no, I meant ketches", `SELECT count(*) FROM boats WHERE kind = 'ketch'`},
		{"boats bought in July 2024", "and in August?", `SELECT name FROM boats WHERE to_char(bought, 'YYYY-MM') = '2024-08'`},
		{"boats bought in December 2024", "and in January?", `SELECT name FROM boats WHERE to_char(bought, 'YYYY-MM') = '2025-01'`},
		{"boats per kind", "and the average length?", `SELECT kind, avg(length_cm) FROM boats GROUP BY kind`},
		{"boats per kind", "only insured ones", `SELECT kind, count(*) FROM boats WHERE insured = 1 GROUP BY kind`},
		{"boats per kind", "just those with more than 7", `SELECT kind, count(*) FROM boats GROUP BY kind HAVING count(*) > 7`},
		{"boats per kind", "who has the lowest?", `SELECT kind, count(*) FROM boats GROUP BY kind ORDER BY count(*) LIMIT 1`},
		{"bought in May 2024", "and the month before", `SELECT name FROM boats WHERE to_char(bought, 'YYYY-MM') = '2024-04'`},
		{"bought since May 2024", "and the year before", `SELECT name FROM boats WHERE bought >= '2023-05-01'`},
		{"the three longest boats", "what is their average length?", `SELECT avg(length_cm) FROM boats WHERE id IN (SELECT id FROM boats ORDER BY length_cm DESC LIMIT 3)`},
		{"the three longest boats", "what kind are they?", `SELECT name, kind FROM boats ORDER BY length_cm DESC LIMIT 3`},
		{"the three longest boats", "tell me more about the second one", `SELECT * FROM boats WHERE id = 5`},
		{"the three longest boats", "how long is the last?", `SELECT length_cm FROM boats WHERE id = 7`},
		{"the three longest boats", "what kind is the petrel?", `SELECT kind FROM boats WHERE id = 7`},
		{"the three longest boats", "the first two", `SELECT * FROM boats WHERE id IN (2, 5)`},
		{"the three longest boats", "show me the next three", `SELECT name FROM boats WHERE id NOT IN (2, 5, 7) ORDER BY length_cm DESC LIMIT 3`},
		{"boats per kind", "how many in total?", `SELECT count(*) FROM boats`},
		{"average length of sloops", "whats the shortest", `SELECT min(length_cm) FROM boats WHERE kind = 'sloop'`},
		{"boats per kind", "which kind has the most?", `SELECT kind, count(*) FROM boats GROUP BY kind ORDER BY count(*) DESC LIMIT 1`},
		{"how many sloops are there", "more than ketches?", `SELECT count(*) FILTER (WHERE kind = 'sloop') > count(*) FILTER (WHERE kind = 'ketch') FROM boats`},
		{"average length of sloops", "how much more than ketches?", `SELECT abs(avg(length_cm) FILTER (WHERE kind = 'sloop') - avg(length_cm) FILTER (WHERE kind = 'ketch')) FROM boats`},
		{"how many sloops are there", "compared to ketches", `SELECT count(*) FILTER (WHERE kind = 'sloop'), count(*) FILTER (WHERE kind = 'ketch') FROM boats`},
		{"how many sloops are there", "is it less in ketches?", `SELECT count(*) FILTER (WHERE kind = 'sloop') > count(*) FILTER (WHERE kind = 'ketch') FROM boats`},
		{"how many sloops are there", "show me those", `SELECT name FROM boats WHERE kind = 'sloop'`},
		{"the most common kind of insured boats", "list them", `SELECT name FROM boats WHERE insured = 1 AND kind IN (SELECT kind FROM boats WHERE insured = 1 GROUP BY kind ORDER BY count(*) DESC LIMIT 1)`},
		{"the most common kind of insured boats", "what is their average length?", `SELECT avg(length_cm) FROM boats WHERE insured = 1 AND kind IN (SELECT kind FROM boats WHERE insured = 1 GROUP BY kind ORDER BY count(*) DESC LIMIT 1)`},
		{"how many sloops are there", "how many were insured?", `SELECT count(*) FROM boats WHERE kind = 'sloop' AND insured = 1`},
		{"the three longest boats", "and the rest?", `SELECT name FROM boats WHERE id NOT IN (2, 5, 7) ORDER BY length_cm DESC`},
	} {
		r := after(t, c.before, c.turn)
		found := slices.IndexFunc(r.Edits, func(e *dialogue.Edit) bool { return e.Query.SUQL() == c.want })
		if found < 0 {
			t.Errorf("%s; %s: %s is not among %d", c.before, c.turn, c.want, len(r.Edits))
		} else if strings.HasPrefix(c.turn, "no, ") && r.Edits[found].Unused != 0 {
			t.Errorf("%s; %s: leaves out what only corrects", c.before, c.turn)
		}
		shares, alone, rest := r.Probabilities()
		alone += rest
		for _, s := range shares {
			alone += s
		}
		if alone < .999 || alone > 1.001 {
			t.Errorf("%s: the probabilities add up to %g", c.turn, alone)
		}
	}
}

// after reads a turn of a conversation.
func after(t *testing.T, before, turn string) *dialogue.Reading {
	t.Helper()
	return afterTurns(t, turn, dialogue.IndependentReading{}, parse.Turn{Query: reading(t, before), Rows: shown(before)})
}

// afterTurns reads a turn after others.
func afterTurns(t *testing.T, turn string, alone dialogue.IndependentReading, history ...parse.Turn) *dialogue.Reading {
	t.Helper()
	set := propose.Readings(link.New(parsetest.Boats(), parsetest.BoatValues{}, turn), nil, nil)
	order, scores := make([]int, len(set.Readings)), make([]float64, len(set.Readings))
	for i := range order {
		order[i], scores[i] = i, -2*float64(link.Count(set.Unused(i)))
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	return dialogue.Read(set, order, scores, history, alone, func(int) bool { return false })
}

// Words that stand for what was shown make a turn a follow-up, however well it reads alone.
func TestRefersBack(t *testing.T) {
	sloops := parse.Turn{Query: reading(t, "how many sloops are there")}
	sure := dialogue.IndependentReading{Query: reading(t, "boats per kind"), P: .95}
	for turn, isFollowUp := range map[string]bool{"how many boats is that": true,
		"how many of those boats are insured": true, "how many are insured": true, "how many boats does she have": true, "is that more than ketches": true,
		"how many ketches are there": false, "how many boats that are insured": false, "boats bought since that": true, "who has a boat of their own": false} {
		_, alone, _ := afterTurns(t, turn, sure, sloops).Probabilities()
		if alone < .5 != isFollowUp {
			t.Errorf("%q stands alone with %.2f", turn, alone)
		}
	}
}

// The highest or lowest without a name is that of the figure shown.
func TestPickExtreme(t *testing.T) {
	highest := `SELECT max(length_cm) FROM boats WHERE kind = 'sloop'`
	for turn, isHighest := range map[string]bool{"whats the highest": true, "what about the maximum": true,
		"which boat has the highest": false, "who has the highest": false} {
		r := after(t, "average length of sloops", turn)
		shares, _, _ := r.Probabilities()
		found := slices.IndexFunc(r.Edits, func(e *dialogue.Edit) bool { return e.Query.SUQL() == highest })
		if (found >= 0 && shares[found] > .9) != isHighest {
			t.Errorf("%s: the highest length is meant, or the other way round", turn)
		}
	}
}

// An order by the first keeps all rows, unless other columns are shown, which may be meant, or the rows have no such
// column of their own.
func TestOnlySorts(t *testing.T) {
	sloops := reading(t, "sloops")
	withBerths := sloops.Clone()
	withBerths.Select = append(withBerths.Select, query.Item{Column: query.Column{Table: "boats", Name: "berths"}})
	ofBoat := sloops.Clone()
	ofBoat.From = query.From{Tables: []string{"moorings", "boats"}}
	ofBoat.Select[0].Column = query.Column{Table: "moorings", Name: "id"}
	for _, before := range []*query.Query{sloops, withBerths, ofBoat} {
		r := afterTurns(t, "longest first", dialogue.IndependentReading{}, parse.Turn{Query: before})
		shares, _, _ := r.Probabilities()
		all := 0.0
		for i, e := range r.Edits {
			if by := e.Query.OrderBy; e.Query.Limit == 0 && len(by) == 1 && by[0].Item.Column.Name == "length_cm" {
				all += shares[i]
			}
		}
		if (all > .1) != (before == sloops) {
			t.Errorf("%s is sorted by length with %.2f", before.SUQL(), all)
		}
	}
}

// Groups without rows are of those asked about.
func TestAsksPer(t *testing.T) {
	for _, c := range []struct{ before, turn, want string }{
		{"sloops", "how many per berths", `SELECT berths, count(*) FROM boats WHERE kind = 'sloop' GROUP BY berths`},
		{"boats per kind", "average length per kind", `SELECT kind, avg(length_cm) FROM boats GROUP BY kind`},
		{"sloops", "average length per year", `SELECT extract(year from bought), avg(length_cm) FROM boats WHERE kind = 'sloop' GROUP BY extract(year from bought)`},
		{"average length of sloops", "how many per year", `SELECT extract(year from bought), count(*) FROM boats WHERE kind = 'sloop' GROUP BY extract(year from bought)`},
		{"average length of sloops", "and the longest per year", `SELECT extract(year from bought), max(length_cm) FROM boats WHERE kind = 'sloop' GROUP BY extract(year from bought)`},
	} {
		r := after(t, c.before, c.turn)
		shares, _, _ := r.Probabilities()
		best := slices.Index(shares, slices.Max(shares))
		if got := r.Edits[best].Query.SUQL(); got != c.want {
			t.Errorf("%s; %s: %s (%.2f), not %s", c.before, c.turn, got, shares[best], c.want)
		}
	}
}

// "All of them again" goes back to what was narrowed.
func TestWiden(t *testing.T) {
	all := reading(t, "sloops")
	few := all.Clone()
	few.Where = append(few.Where, query.Condition{Item: query.Item{Column: query.Column{Table: "boats", Name: "insured"}},
		Op: query.Equal, Values: []query.Value{{Text: "1", Number: true}}})
	for _, rows := range [][]parse.RowRef{nil, {{Table: "boats", Column: "insured", Key: "1"}}} {
		r := afterTurns(t, "all of them again", dialogue.IndependentReading{}, parse.Turn{Query: all, Rows: rows},
			parse.Turn{Query: few})
		shares, _, _ := r.Probabilities()
		for i, e := range r.Edits {
			if (shares[i] > .5) != (e.Query.SUQL() == all.SUQL()) {
				t.Errorf("%s has %.2f after %v", e.Query.SUQL(), shares[i], rows)
			}
		}
		if !r.Decides(shares) {
			t.Errorf("the words do not decide it after %v", rows)
		}
	}
}

// What follows a yes-or-no comparison is about the figure that was compared.
func TestWithoutComparisons(t *testing.T) {
	sloops := parse.Turn{Query: reading(t, "how many sloops are there")}
	r := afterTurns(t, "is it less in ketches?", dialogue.IndependentReading{}, sloops)
	compared := slices.IndexFunc(r.Edits, func(e *dialogue.Edit) bool { return e.Query.Select[0].Calc != nil })
	comparison := parse.Turn{Query: r.Edits[compared].Query}
	for _, c := range []struct {
		history []parse.Turn
		keeps   int
	}{{[]parse.Turn{sloops, comparison}, 1}, {[]parse.Turn{sloops, comparison, comparison}, 1},
		{[]parse.Turn{comparison}, 1}, {[]parse.Turn{{Query: reading(t, "sloops")}, comparison}, 2}} {
		if got := len(dialogue.WithoutComparisons(c.history)); got != c.keeps {
			t.Errorf("%d of %d turns are kept, not %d", got, len(c.history), c.keeps)
		}
	}
}

// So does "all kinds again" after a condition on the kind.
func TestWidenByColumn(t *testing.T) {
	sloops := reading(t, "how many sloops are there")
	all := sloops.Clone()
	all.Where = nil
	r := afterTurns(t, "all kinds again", dialogue.IndependentReading{}, parse.Turn{Query: all}, parse.Turn{Query: sloops})
	shares, _, _ := r.Probabilities()
	best := slices.Index(shares, slices.Max(shares))
	if got := r.Edits[best].Query.SUQL(); got != all.SUQL() || shares[best] < .9 {
		t.Errorf("%s has %.2f", got, shares[best])
	}
}

// A pronoun stands for what was named.
func TestLeavesOpen(t *testing.T) {
	sloops := parse.Turn{Query: reading(t, "how many sloops are there")}
	r := afterTurns(t, "how many boats does she have", dialogue.IndependentReading{}, sloops)
	if !r.LeavesOpen(reading(t, "boats per kind")) || r.LeavesOpen(reading(t, "average length of sloops")) {
		t.Error("a query that is not about sloops is, or the other way round")
	}
}

// What one row has is a value, not a total or an average.
func TestOneRowsValue(t *testing.T) {
	sloops, asked := reading(t, "sloops"), reading(t, "average length of sloops").Clone()
	asked.Where = nil
	r := afterTurns(t, "what is her average length", dialogue.IndependentReading{Query: asked},
		parse.Turn{Query: sloops, Rows: []parse.RowRef{{Table: "boats", Key: "2", Title: "Old Tern"}}})
	shares, _, _ := r.Probabilities()
	best := slices.Index(shares, slices.Max(shares))
	if got := r.Edits[best].Query.Select[0]; got.Agg != query.None || got.Column.Name != "length_cm" {
		t.Errorf("%s, not the length", r.Edits[best].Query.SUQL())
	}
}

// A turn of which no change uses a word is more often something else.
func TestElse(t *testing.T) {
	_, _, known := after(t, "sloops", "and ketches?").Probabilities()
	if _, _, strange := after(t, "sloops", "and frobnicated?").Probabilities(); strange < 2*known {
		t.Errorf("something else is as likely after words that are used (%g) as after others (%g)", known, strange)
	}
}

// shown are the rows of a question of the marina, as far as turns point at them.
func shown(question string) []parse.RowRef {
	if question != "the three longest boats" {
		return nil
	}
	return []parse.RowRef{{Table: "boats", Key: "2", Title: "Old Tern"}, {Table: "boats", Key: "5", Title: "Grey Gull"},
		{Table: "boats", Key: "7", Title: "Storm Petrel"}}
}

// reading is the query that a question of the marina is meant as.
func reading(t *testing.T, question string) *query.Query {
	t.Helper()
	want := map[string]string{
		"how many sloops are there":             `SELECT count(*) FROM boats WHERE kind = 'sloop'`,
		"sloops":                                `SELECT name FROM boats WHERE kind = 'sloop'`,
		"average length of sloops":              `SELECT avg(length_cm) FROM boats WHERE kind = 'sloop'`,
		"boats bought in July 2024":             `SELECT name FROM boats WHERE to_char(bought, 'YYYY-MM') = '2024-07'`,
		"boats bought in December 2024":         `SELECT name FROM boats WHERE to_char(bought, 'YYYY-MM') = '2024-12'`,
		"boats per kind":                        `SELECT kind, count(*) FROM boats GROUP BY kind`,
		"the three longest boats":               `SELECT name FROM boats ORDER BY length_cm DESC LIMIT 3`,
		"the most common kind of insured boats": `SELECT kind FROM boats WHERE insured = 1 GROUP BY kind ORDER BY count(*) DESC LIMIT 1`,
		"bought in May 2024":                    `SELECT name FROM boats WHERE to_char(bought, 'YYYY-MM') = '2024-05'`,
		"bought since May 2024":                 `SELECT name FROM boats WHERE bought >= '2024-05-01'`,
	}[question]
	set := propose.Readings(link.New(parsetest.Boats(), parsetest.BoatValues{}, question), nil, nil)
	for i := range set.Readings {
		if q := set.Query(i); q.SUQL() == want {
			return q
		}
	}
	t.Fatalf("%s is no reading of %q", want, question)
	return nil
}
