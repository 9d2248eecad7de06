package account

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// statement is what a query says, as SQL.
type statement struct {
	literals []string // folded
	rest     string   // without literals, lower case
	names    string   // the rest, folded
	words    map[string]bool
	numbers  []float64
	days     []time.Time    // literals that are dates
	columns  []*link.Column // that it uses
	written  bool           // by a model, in a form of its own
	sides    bool           // what it compares is kept apart
}

var (
	reLiteral = regexp.MustCompile(`'((?:[^']|'')*)'`)
	reNumber  = regexp.MustCompile(`\d+(?:\.\d+)?`)
	reWord    = regexp.MustCompile(`[\p{L}_][\p{L}\p{N}_]*`)
	reBound   = regexp.MustCompile(`[<>]|between`)
	reAlone   = regexp.MustCompile(`(^|[^\p{L}\p{N}_.])(\d+(?:\.\d+)?)`)
	reDenied  = regexp.MustCompile(`<>|!=|\bnot\b|is null|\bexcept\b|= 0\b|= false|is false|< 1\b`)
	reFirst   = regexp.MustCompile(`^(no|un|in|non|never|none|without|f|false|0|n)`)
)

// read reads a query as a statement.
func read(q *query.Query, cat *link.Catalog) *statement {
	sql := q.SUQL()
	s := &statement{words: map[string]bool{}, written: len(q.Written) > 0,
		sides: len(q.Written) > 0 || comparesSides(q)}
	for _, m := range reLiteral.FindAllStringSubmatch(sql, -1) {
		said := strings.ReplaceAll(m[1], "''", "'")
		s.literals = append(s.literals, text.Fold(said))
		for _, n := range reNumber.FindAllString(said, -1) {
			s.numbers = append(s.numbers, number(n))
		}
		for form, size := range map[string]int{time.DateOnly: 10, "2006-01": 7} {
			if d, err := time.Parse(form, said[:min(len(said), size)]); err == nil {
				s.days = append(s.days, d)
			}
		}
	}
	s.rest = strings.ToLower(reLiteral.ReplaceAllString(sql, "''"))
	s.names = text.Fold(strings.ReplaceAll(s.rest, "_", " "))
	for _, w := range reWord.FindAllString(s.rest, -1) {
		s.words[w] = true
	}
	for _, m := range reAlone.FindAllStringSubmatch(s.rest, -1) {
		s.numbers = append(s.numbers, number(m[2]))
	}
	for _, c := range cat.Columns {
		if s.words[strings.ToLower(c.Name)] || strings.Contains(s.rest, `"`+strings.ToLower(c.Name)+`"`) {
			s.columns = append(s.columns, c)
		}
	}
	return s
}

// has reports whether a word is part of the statement, besides literals.
func (s *statement) has(word string) bool { return s.words[word] }

// says reports whether a literal, or a name, says a phrase.
func (s *statement) says(phrase string) bool {
	if phrase == "" {
		return true
	}
	in := func(l string) bool { return strings.Contains(" "+l+" ", " "+phrase+" ") }
	return slices.ContainsFunc(s.literals, func(l string) bool {
		return in(l) || len(phrase) > 3 && strings.Contains(l, phrase)
	}) || len(phrase) > 2 && in(s.names)
}

// between reports whether an operator stands between two columns.
func (s *statement) between(a *link.Column, op string, b *link.Column) bool {
	name := func(c *link.Column) string { return `"?` + regexp.QuoteMeta(strings.ToLower(c.Name)) + `"?` }
	return regexp.MustCompile(`(^|[ (.])` + name(a) + ` ` + op + ` (coalesce\()?([^ ()]+\.)?` + name(b) + `($|[ ,)])`).
		MatchString(s.rest)
}

// of reports whether a table is part of the statement, or a column named after it, as keys are.
func (s *statement) of(t *link.Table) bool {
	said := map[string]bool{}
	for w := range strings.FieldsSeq(s.names) {
		said[text.Stem(w)] = true
	}
	return s.has(strings.ToLower(t.Name)) || slices.ContainsFunc(t.Names, func(n link.Name) bool {
		return !slices.ContainsFunc(n.Stem, func(stem string) bool { return !said[stem] })
	})
}

// compares reports whether something is compared by its order.
func (s *statement) compares() bool {
	return reBound.MatchString(strings.ReplaceAll(s.rest, "<>", "")) || s.has("order") || s.has("max") || s.has("min") ||
		s.has("between") || s.has("greatest") || s.has("abs")
}

// denies reports whether anything is denied, or compared with a value that denies.
func (s *statement) denies() bool {
	said := reDenied.MatchString(strings.ReplaceAll(s.rest, "is not null", ""))
	return said || s.has("left") || slices.ContainsFunc(s.literals, func(l string) bool {
		return reFirst.MatchString(l) || slices.ContainsFunc(strings.Fields(l), func(w string) bool { return denials[w] })
	})
}

// holds reports whether a number is part of the statement, in its own unit or another of the same dimension.
func (s *statement) holds(x float64, u text.Unit) bool {
	factors := []float64{1, .01, 100}
	if u.Dimension != "" {
		for _, other := range text.Units() {
			if other.Dimension == u.Dimension && other.Factor > 0 {
				factors = append(factors, u.Factor/other.Factor)
			}
		}
	} else {
		factors = append(factors, 1e-3, 1e-6, 1e3, 1e6)
	}
	for _, have := range s.numbers {
		if have == x-1 && s.has("offset") || have == x {
			return true
		}
		for _, f := range factors {
			if math.Abs(have-x*f) <= 1e-6*math.Abs(have) {
				return true
			}
		}
	}
	return false
}

// measures reports whether the statement uses a column of a unit's dimension.
func (s *statement) measures(u text.Unit) bool {
	if u.Dimension == "" || u.Dimension == "time" && (s.has("age") || s.has("interval") || len(s.days) > 0) {
		return true
	}
	return slices.ContainsFunc(s.columns, func(c *link.Column) bool {
		return c.Unit.Dimension == u.Dimension || c.Unit.Dimension == "" && c.Kind != link.Textual && (alike(c,
			u.Dimension) ||
			u.Dimension == "time") ||
			c.Kind == link.Temporal && u.Dimension == "time" || u.Dimension == "share" && c.Fraction()
	}) || u.Dimension == "share" && strings.Contains(s.rest, "100")
}

// elapses reports whether the statement takes one moment from another, and so counts in a unit.
func (s *statement) elapses(u text.Unit) bool {
	units := text.Units()
	return u == units["day"] && strings.Contains(s.rest, "::date - ") ||
		u == units["hour"] && strings.Contains(s.rest, "epoch from ")
}

// covers reports whether the statement has both ends of an interval.
func (s *statement) covers(t *when.Time) bool {
	if s.written && (s.has("current_date") || s.has("now") || s.has("interval")) {
		return true // it counts from today itself
	}
	if t.OfMonth > 0 && (s.says(strings.ToLower(time.Month(t.OfMonth).String())) || s.inMonth(t.OfMonth)) {
		return true
	}
	return (t.From.IsZero() || s.ends(t.From, t.From, 1)) && (t.To.IsZero() || s.ends(t.To, t.To.AddDate(0, 0, -1), 0))
}

// inMonth reports whether the statement names a month of some year: after "in July 2024", "and in August" is of 2024.
func (s *statement) inMonth(month int) bool {
	return slices.ContainsFunc(s.days, func(d time.Time) bool { return int(d.Month()) == month && d.Day() == 1 })
}

// ends reports whether the statement bounds something by the day that an interval begins with or ends before, or names
// the day, month or year that day is the first or last of; more is what a year may lie after it.
func (s *statement) ends(at, of time.Time, more int) bool {
	first := time.Date(of.Year(), of.Month(), 1, 0, 0, 0, 0, time.UTC)
	for _, d := range s.days {
		if d.Equal(at) || d.Equal(at.AddDate(0, 0, -1)) || d.Equal(first) {
			return true
		}
	}
	next := time.Date(at.Year(), at.Month()+1, 1, 0, 0, 0, 0, time.UTC)
	years := slices.ContainsFunc(s.columns, (*link.Column).Years)
	for _, n := range s.numbers {
		switch y := int(n); {
		case y == 100*at.Year()+int(at.Month()), at.Day() > 1 && y == 100*next.Year()+int(next.Month()),
			y == of.Year() && slices.Contains(s.numbers, float64(of.Month())),
			at.YearDay() == 1 && (y == at.Year() || y == at.Year()-1), years && (y == of.Year() || y == of.Year()+more):
			return true
		}
	}
	return false
}
